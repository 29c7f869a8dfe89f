/**
 * Helper functions to schedule and unschedule microtasks.
 */
export declare const Immediate: {
    setImmediate(cb: () => void): number;
    clearImmediate(handle: number): void;
};
/**
 * Used for internal testing purposes only. Do not export from library.
 */
export declare const TestTools: {
    pending(): number;
};
//# sourceMappingURL=Immediate.d.ts.map