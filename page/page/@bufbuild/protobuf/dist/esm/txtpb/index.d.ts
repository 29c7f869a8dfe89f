export { toText } from "./to-text.js";
export type { TextWriteOptions } from "./to-text.js";
export { fromText, mergeFromText } from "./from-text.js";
export type { TextReadOptions } from "./from-text.js";
