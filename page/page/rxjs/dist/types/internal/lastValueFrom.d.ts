import { Observable } from './Observable';
export interface LastValueFromConfig<T> {
    defaultValue: T;
}
export declare function lastValueFrom<T, D>(source: Observable<T>, config: LastValueFromConfig<D>): Promise<T | D>;
export declare function lastValueFrom<T>(source: Observable<T>): Promise<T>;
//# sourceMappingURL=lastValueFrom.d.ts.map