export * from "./binary-encoding.js";
export * from "./base64-encoding.js";
export { getTextEncoding, configureTextEncoding } from "./text-encoding.js";
export * from "./text-format.js";
export * from "./size-delimited.js";
