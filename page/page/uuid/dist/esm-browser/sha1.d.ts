declare function sha1(bytes: Uint8Array): Uint8Array;
export default sha1;
