/** prettier */
import { Observable } from '../Observable';
/**
 * Tests to see if the object is an RxJS {@link Observable}
 * @param obj the object to test
 */
export declare function isObservable(obj: any): obj is Observable<unknown>;
//# sourceMappingURL=isObservable.d.ts.map