import { SchedulerLike, ReadableStreamLike } from '../types';
import { Observable } from '../Observable';
export declare function scheduleReadableStreamLike<T>(input: ReadableStreamLike<T>, scheduler: SchedulerLike): Observable<T>;
//# sourceMappingURL=scheduleReadableStreamLike.d.ts.map