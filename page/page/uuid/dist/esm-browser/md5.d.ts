declare function md5(bytes: Uint8Array): Uint8Array;
export default md5;
