/// <reference types="node" resolution-mode="require"/>
/// <reference types="node" resolution-mode="require"/>
declare function md5(bytes: Uint8Array): Buffer;
export default md5;
