/// <reference types="node" />
/// <reference types="node" />
declare function md5(bytes: Uint8Array): Buffer;
export default md5;
