import z4 from "./classic/index.cjs";
export * from "./classic/index.cjs";
export default z4;
