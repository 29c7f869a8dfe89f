export * as core from "../core/index.cjs";
export * from "./parse.cjs";
export * from "./schemas.cjs";
export * from "./checks.cjs";
export type { infer, output, input } from "../core/index.cjs";
export { globalRegistry, registry, config, $output, $input, $brand, function, clone, regexes, treeifyError, prettifyError, formatError, flattenError, toJSONSchema, TimePrecision, NEVER, } from "../core/index.cjs";
export * as locales from "../locales/index.cjs";
/** A special constant with type `never` */
export * as iso from "./iso.cjs";
export { ZodMiniISODateTime, ZodMiniISODate, ZodMiniISOTime, ZodMiniISODuration, } from "./iso.cjs";
export * as coerce from "./coerce.cjs";
