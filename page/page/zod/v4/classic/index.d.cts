import * as z from "./external.cjs";
export { z };
export * from "./external.cjs";
export default z;
