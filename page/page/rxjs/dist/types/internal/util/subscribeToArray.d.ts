import { Subscriber } from '../Subscriber';
/**
 * Subscribes to an ArrayLike with a subscriber
 * @param array The array or array-like to subscribe to
 */
export declare const subscribeToArray: <T>(array: ArrayLike<T>) => (subscriber: Subscriber<T>) => void;
//# sourceMappingURL=subscribeToArray.d.ts.map