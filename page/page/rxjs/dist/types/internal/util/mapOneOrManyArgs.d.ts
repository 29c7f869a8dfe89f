import { OperatorFunction } from "../types";
/**
 * Used in several -- mostly deprecated -- situations where we need to
 * apply a list of arguments or a single argument to a result selector.
 */
export declare function mapOneOrManyArgs<T, R>(fn: ((...values: T[]) => R)): OperatorFunction<T | T[], R>;
//# sourceMappingURL=mapOneOrManyArgs.d.ts.map