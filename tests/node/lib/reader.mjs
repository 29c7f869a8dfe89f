// SPDX-License-Identifier: MIT
// A reader of a thread: the published client behind the parts of clients/js that turn frames into
// its events. Everything it was fed is kept, so that another reader can begin where it was.
import jsonpatch from "fast-json-patch";
import { Subscription } from "../../../clients/js/src/subscription.js";
import { ThreadStream } from "../../../clients/js/src/thread-stream.js";
import { Viewer } from "./viewer.mjs";

export class Reader {
    // `fed`: what an earlier reader had been fed at the cursor `after`.
    // `fresh`: begins a new pipeline at every rebuild, as a client without a running one would.
    constructor({ sub = 1, after, fed = [], fresh = false } = {}) {
        this.viewer = new Viewer();
        this.fresh = fresh;
        this.fed = [];
        this.queue = [];
        this.cursors = []; // { cursor, fed: how much was fed there }
        this.counts = { reset: 0, customs: 0 };
        this.stream = this.newStream();
        for (const step of fed) {
            this.feed(step);
            if (step.event) this.stream.open.take(step.event, step.runId);
            else if (step.restart) this.stream = this.newStream();
        }
        this.subscription = new Subscription(undefined, sub, { threadId: "thread", after }, this);
    }

    newStream() {
        return new ThreadStream({
            threadId: "thread",
            emit: (event, runId) => this.feed({ event, runId }),
            patchIdle: (idle) => this.feed({ idle }),
        });
    }

    feed(step) {
        this.fed.push(step);
        this.queue.push(step);
    }

    /* --- what the subscription calls --- */

    change(change) {
        this.stream.change(change);
    }

    rebuild(rebuild) {
        this.counts.reset++;
        if (!this.fresh) return this.stream.rebuild(rebuild);
        this.feed({ restart: true });
        this.stream = this.newStream();
        if (!rebuild.changes.some(({ event }) => event)) return this.stream.rebuild(rebuild);
        for (const change of rebuild.changes) this.stream.change(change);
        return undefined;
    }

    /* --- what the test calls --- */

    get after() {
        return this.subscription.cursor;
    }

    // A message is taken as a whole.
    accept(frames) {
        for (const frame of frames) {
            if (frame.op === "error") throw new Error(`refused: ${JSON.stringify(frame)}`);
            this.verdict = frame.verdict ?? this.verdict;
            this.subscription.accept(frame);
        }
        const cursor = this.subscription.cursor;
        if (cursor !== undefined && cursor !== this.cursors.at(-1)?.cursor)
            this.cursors.push({ cursor, fed: this.fed.length });
    }

    // Until the client has applied everything.
    async settle() {
        const { viewer } = this;
        for (const { event, idle, restart } of this.queue.splice(0)) {
            if (event) {
                if (event.type === "CUSTOM") this.counts.customs++;
                if (!viewer.source) await viewer.open();
                viewer.source.next(structuredClone(event));
                continue;
            }
            await viewer.settle();
            await viewer.close();
            if (restart || !idle) continue;
            if (idle.type === "STATE_SNAPSHOT") viewer.state = structuredClone(idle.snapshot);
            else if (idle.type === "MESSAGES_SNAPSHOT") viewer.messages = [];
            else viewer.state = patched(viewer.state, idle.delta);
        }
        await viewer.settle();
    }

    async close() {
        await this.settle();
        await this.viewer.close();
    }

    picture() {
        const { messages, state, interrupts } = this.viewer.snapshot();
        return JSON.parse(JSON.stringify({ messages, state, interrupts }));
    }
}

// As the reducer takes it: a patch that does not apply changes nothing.
function patched(state, patch) {
    try {
        return jsonpatch.applyPatch(structuredClone(state), structuredClone(patch), true, false).newDocument;
    } catch {
        return state;
    }
}
