import { ReadableStreamLike } from '../types';
export declare function readableStreamLikeToAsyncGenerator<T>(readableStream: ReadableStreamLike<T>): AsyncGenerator<T>;
export declare function isReadableStreamLike<T>(obj: any): obj is ReadableStreamLike<T>;
//# sourceMappingURL=isReadableStreamLike.d.ts.map