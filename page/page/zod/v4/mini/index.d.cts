import * as z from "./external.cjs";
export * from "./external.cjs";
export { z };
