/// <reference types="node" />
/// <reference types="node" />
declare function sha1(bytes: Uint8Array): Buffer;
export default sha1;
