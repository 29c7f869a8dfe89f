import * as z from "./v3/external.cjs";
export * from "./v3/external.cjs";
export { z };
export default z;
