import * as z from "./external.js";

export { z };
export * from "./external.js";
export default z;
