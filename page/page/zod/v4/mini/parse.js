export { parse, safeParse, parseAsync, safeParseAsync } from "../core/index.js";
