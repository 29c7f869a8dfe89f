import { combineLatestAll } from './combineLatestAll';
export var combineAll = combineLatestAll;
//# sourceMappingURL=combineAll.js.map