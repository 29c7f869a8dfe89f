// SPDX-License-Identifier: MIT
// The published client as a viewer of a thread: messages, state and interrupts that outlive its
// pipelines, each of which is fed one event at a time.
import { AbstractAgent } from "@ag-ui/client";
import jsonpatch from "fast-json-patch";
import { Subject, tap } from "rxjs";

export class Viewer extends AbstractAgent {
    constructor({ messages = [], state = {}, interrupts = [] } = {}) {
        super({ threadId: "thread", initialMessages: messages, initialState: state });
        this.pendingInterrupts = structuredClone(interrupts);
        this.source = undefined;
        this.broken = undefined;
        this.waiting = []; // [runId, ids of calls without a result] of each success
        this.fed = 0;
    }

    run() {
        this.opened();
        return this.source.asObservable();
    }

    // Sees what the verifier lets through before the reducer does.
    apply(input, events, subscribers) {
        return super.apply(input, events.pipe(tap({ error: (error) => (this.broken = error) })), subscribers);
    }

    async open() {
        const subscribed = new Promise((resolve) => (this.opened = resolve));
        const resume = this.pendingInterrupts.map(({ id }) => ({ interruptId: id, status: "cancelled" }));
        this.source = new Subject();
        const onRunFinishedEvent = ({ event, outcome, pendingToolCallIds }) => {
            if (outcome === "success") this.waiting.push([event.runId, [...pendingToolCallIds].sort()]);
        };
        this.done = this.runAgent({ runId: "viewer", resume }, { onRunFinishedEvent }).catch(
            (error) => (this.broken ??= error),
        );
        await subscribed;
    }

    // Until everything that was fed is applied: the reducer waits for nothing but promises.
    async settle() {
        await new Promise(setImmediate);
        if (this.broken) throw this.broken;
    }

    async close() {
        if (!this.source) return;
        this.source.complete();
        await this.done;
        this.source = undefined;
        if (this.broken) throw this.broken;
    }

    // Deliveries of a view, in order.
    async take(deliveries) {
        for (const { json, isState, isPatch } of deliveries) {
            const value = JSON.parse(json);
            if (isState) {
                await this.close();
                this.state = isPatch ? jsonpatch.applyPatch(this.state, value, true, false).newDocument : value;
                continue;
            }
            if (!this.source) await this.open();
            this.fed++;
            this.source.next(value);
        }
        await this.settle();
    }

    // What another viewer can go on with.
    snapshot() {
        return structuredClone({
            messages: this.messages,
            state: this.state,
            interrupts: this.pendingInterrupts,
        });
    }
}

// Keeps the client's warnings off the test's output.
export function quiet() {
    console.warn = () => {};
    console.error = () => {};
}
