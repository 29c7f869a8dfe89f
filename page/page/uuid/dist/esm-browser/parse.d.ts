declare function parse(uuid: string): Uint8Array;
export default parse;
