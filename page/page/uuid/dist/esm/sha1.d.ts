/// <reference types="node" resolution-mode="require"/>
/// <reference types="node" resolution-mode="require"/>
declare function sha1(bytes: Uint8Array): Buffer;
export default sha1;
