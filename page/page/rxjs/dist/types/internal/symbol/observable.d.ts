/**
 * Symbol.observable or a string "@@observable". Used for interop
 *
 * @deprecated We will no longer be exporting this symbol in upcoming versions of RxJS.
 * Instead polyfill and use Symbol.observable directly *or* use https://www.npmjs.com/package/symbol-observable
 */
export declare const observable: string | symbol;
//# sourceMappingURL=observable.d.ts.map