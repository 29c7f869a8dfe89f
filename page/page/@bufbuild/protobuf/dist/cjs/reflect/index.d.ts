export * from "./error.js";
export * from "./names.js";
export * from "./nested-types.js";
export * from "./reflect.js";
export * from "./reflect-types.js";
export * from "./scalar.js";
export * from "./path.js";
export { isReflectList, isReflectMap, isReflectMessage } from "./guard.js";
