import { Scheduler } from '../Scheduler';
import { SubscriptionLog } from './SubscriptionLog';
export declare class SubscriptionLoggable {
    subscriptions: SubscriptionLog[];
    scheduler: Scheduler;
    logSubscribedFrame(): number;
    logUnsubscribedFrame(index: number): void;
}
//# sourceMappingURL=SubscriptionLoggable.d.ts.map