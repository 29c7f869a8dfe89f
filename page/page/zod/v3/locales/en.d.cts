import { type ZodErrorMap } from "../ZodError.cjs";
declare const errorMap: ZodErrorMap;
export default errorMap;
