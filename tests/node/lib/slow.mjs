// SPDX-License-Identifier: MIT
// A gateway with a worker that publishes what a test says, and readers that take what it says.
import { once } from "node:events";
import { startGateway } from "./processes.mjs";
import { RawSocket } from "./raw-socket.mjs";
import { Reader } from "./reader.mjs";
import WebSocket from "ws";

export const THREAD = "thread";

/** Runs of one thread, published event by event. */
class Publisher {
    constructor(host) {
        this.socket = new WebSocket(`ws://${host}/worker`, "sluice.v1.json");
        this.frames = [];
        this.wake = () => {};
        this.runs = 0;
        this.socket.on("close", () => this.frames.push({ op: "error", message: "the worker's socket is closed" }));
        this.socket.on("message", (data) => {
            this.frames.push(...JSON.parse(data));
            this.wake();
        });
        this.heads = 0;
        this.client = new RawSocket(host, { onframes: (list) => this.answers.push(...list) });
        this.answers = [];
    }

    async open() {
        await once(this.socket, "open");
        this.send({ op: "hello", worker: "w", capacity: 1, agents: [{ name: "it" }] });
        await this.take(({ op }) => op === "welcome");
        this.client.send({ op: "hello" });
        return this;
    }

    send(frame) {
        this.socket.send(JSON.stringify(frame));
    }

    /** The next frame that fits; those before it are dropped. */
    async take(fits) {
        for (;;) {
            while (this.frames.length) {
                const frame = this.frames.shift();
                if (frame.op === "error") throw new Error(JSON.stringify(frame));
                if (fits(frame)) return frame;
            }
            await new Promise((resolve) => (this.wake = resolve));
        }
    }

    async begin(input = {}) {
        const runId = `run-${++this.runs}`;
        const whole = { threadId: THREAD, runId, messages: [], tools: [], context: [], forwardedProps: {}, ...input };
        this.client.send({ op: "run", key: runId, agent: "it", input: whole });
        await this.answered((frame) => frame.runId === runId);
        const { lease } = await this.take(({ op }) => op === "assign");
        this.run = { threadId: THREAD, runId, lease };
        this.sequence = 0;
        this.ended = undefined;
        await this.publish({ type: "RUN_STARTED", threadId: THREAD, runId });
    }

    /** Resolves when all of them are durable. */
    async publish(...events) {
        for (let i = 0; i < events.length; i += 100) {
            const part = events.slice(i, i + 100);
            this.send({ op: "events", ...this.run, sequence: this.sequence + 1, events: part });
            this.sequence += part.length;
            const { sequence } = this;
            const { op, code } = await this.take((frame) => frame.op === "over" || (frame.op === "ack" && frame.sequence >= sequence));
            if (op === "over") this.ended = code;
        }
    }

    /** Why the run is over. */
    async over() {
        if (this.ended === undefined) this.ended = (await this.take(({ op }) => op === "over")).code;
        return this.ended;
    }

    /** The place of the log's end, made by a change that changes nothing. */
    async head() {
        const key = `head-${++this.heads}`;
        this.client.send({ op: "state", key, threadId: THREAD, patch: [] });
        return (await this.answered((frame) => frame.key === key)).cursor;
    }

    /** The gateway's answer to a request of the client's; none may be refused. */
    async answered(fits) {
        const found = () => this.answers.find((frame) => frame.op === "error" || (frame.op === "ack" && fits(frame)));
        await this.client.until(found);
        if (found().op === "error") throw new Error(JSON.stringify(found()));
        return found();
    }

    async finish(more) {
        const { threadId, runId } = this.run;
        await this.publish({ type: "RUN_FINISHED", threadId, runId, ...more });
    }
}

/** A reader on a socket of its own. */
export class SlowReader extends Reader {
    /** `frames(list)` sees what comes, `budget` is what it reads at first; `place` is a Reader's. */
    constructor(host, { protocol, chunk, place, frames, from = "start", budget = Infinity, ...wishes } = {}) {
        super(place);
        Object.assign(this, { see: frames, wishes, answers: [] });
        this.subscription.from = from;
        this.raw = new RawSocket(host, { protocol, chunk, onframes: (list, bytes) => this.receive(list, bytes) });
        this.raw.budget = budget;
    }

    async begin() {
        const sub = { ...this.subscription.request(), ...this.wishes };
        this.raw.send({ op: "hello" }, { op: "subscribe", ref: 1, subs: [sub] });
        await this.raw.until(() => this.verdict || this.raw.budget <= 0);
        return this;
    }

    receive(list, bytes) {
        this.see?.(list, bytes);
        this.session ??= list.find(({ op }) => op === "welcome")?.session;
        for (const frame of list) if (frame.ref > 1) this.answers.push({ ...frame, at: this.raw.bytes });
        this.accept(list.filter(({ sub, op, ref }) => sub === 1 && (op !== "error" || ref === 1)));
    }

    /** Until it has what there is up to a place. */
    async reach(cursor) {
        await this.raw.until(() => this.after === cursor);
        await this.settle();
    }

    end() {
        this.raw.destroy();
        return this.close();
    }
}

/** A gateway, its publisher and a quick reader, stopped after the test. */
export async function world(t, ...args) {
    const gateway = await startGateway(["--send-buffer", "4KiB", "--drain-timeout", "0s", ...args]);
    const publisher = await new Publisher(gateway.host).open();
    const readers = [];
    const reader = async (options) => {
        const made = new SlowReader(gateway.host, options);
        readers.push(made);
        return made.begin();
    };
    t.after(async () => {
        for (const each of readers) await each.end();
        publisher.socket.terminate();
        publisher.client.destroy();
        await gateway.stop();
    });
    return { gateway, publisher, reader, quick: await reader(), begin: (input) => publisher.begin(input) };
}
