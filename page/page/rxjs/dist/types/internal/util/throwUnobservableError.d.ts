/**
 * Creates the TypeError to throw if an invalid object is passed to `from` or `scheduled`.
 * @param input The object that was passed.
 */
export declare function createInvalidObservableTypeError(input: any): TypeError;
//# sourceMappingURL=throwUnobservableError.d.ts.map