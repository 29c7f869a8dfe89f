import { combineLatestAll } from './combineLatestAll';
export const combineAll = combineLatestAll;
//# sourceMappingURL=combineAll.js.map