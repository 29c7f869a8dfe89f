/**
 * Used in operators and functions that accept either a list of arguments, or an array of arguments
 * as a single argument.
 */
export declare function argsOrArgArray<T>(args: (T | T[])[]): T[];
//# sourceMappingURL=argsOrArgArray.d.ts.map