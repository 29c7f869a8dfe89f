import { Observable } from '../Observable';
import { SchedulerLike } from '../types';
export declare function scheduleArray<T>(input: ArrayLike<T>, scheduler: SchedulerLike): Observable<T>;
//# sourceMappingURL=scheduleArray.d.ts.map