export { TestScheduler, RunHelpers } from '../internal/testing/TestScheduler';
