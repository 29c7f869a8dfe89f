export { TestScheduler, RunHelpers } from '../internal/testing/TestScheduler';
//# sourceMappingURL=index.d.ts.map