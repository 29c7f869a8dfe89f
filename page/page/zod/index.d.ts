import * as z from "./v3/external.js";
export * from "./v3/external.js";
export { z };
export default z;
