export { TestScheduler } from '../internal/testing/TestScheduler';
//# sourceMappingURL=index.js.map