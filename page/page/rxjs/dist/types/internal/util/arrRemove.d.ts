/**
 * Removes an item from an array, mutating it.
 * @param arr The array to remove the item from
 * @param item The item to remove
 */
export declare function arrRemove<T>(arr: T[] | undefined | null, item: T): void;
//# sourceMappingURL=arrRemove.d.ts.map