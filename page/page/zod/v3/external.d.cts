export * from "./errors.cjs";
export * from "./helpers/parseUtil.cjs";
export * from "./helpers/typeAliases.cjs";
export * from "./helpers/util.cjs";
export * from "./types.cjs";
export * from "./ZodError.cjs";
