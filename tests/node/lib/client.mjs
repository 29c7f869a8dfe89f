// SPDX-License-Identifier: MIT
// The published client, fed one event at a time: where it rejects a run, and what it warns about.
const { AbstractAgent } = await load("@ag-ui/client");
const { Subject, tap } = await load("rxjs");

// ctest takes 77 as "skipped": the modules are installed by tests/run.
async function load(name) {
    try {
        return await import(name);
    } catch (error) {
        if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
        console.log(`skipped: ${name} is not installed, run tests/run`);
        process.exit(77);
    }
}

class Feed extends AbstractAgent {
    source = new Subject();
    broken = undefined;

    constructor(messages) {
        super({ threadId: "thread", initialMessages: messages });
        this.subscribed = new Promise((resolve) => (this.onSubscribed = resolve));
    }

    run() {
        this.onSubscribed();
        return this.source.asObservable();
    }

    // Sees what comes out of the pipeline before the reducer does.
    apply(input, events, subscribers) {
        const watch = tap({ error: (error) => (this.broken = error) });
        return super.apply(input, events.pipe(watch), subscribers);
    }
}

const isEvent = (value) =>
    typeof value === "object" &&
    value !== null &&
    typeof value.type === "string" &&
    value.type !== "";

// Resolves to { fatal, error, warned, messages, state, reducerError }: `fatal` is the index of the
// event that made the client reject the run, -1 when none did; `warned` says of each event taken
// whether the client's enforcement warned. `texts` are JSON.
export async function feed(texts, { messages = [] } = {}) {
    const { warn, error } = console;
    let warnings = 0;
    console.warn = () => warnings++;
    console.error = () => {};
    try {
        const agent = new Feed(structuredClone(messages));
        let reducerError;
        const done = agent.runAgent({ runId: "run" }).catch((e) => (reducerError = e));
        await agent.subscribed;
        // The pipeline subscribes in the same turn as run() returns.
        const warned = [];
        let fatal = -1;
        for (let i = 0; i < texts.length && fatal < 0; i++) {
            const event = JSON.parse(texts[i]);
            warnings = 0;
            // What the client's HTTP transport does with a frame that is no event.
            if (isEvent(event)) agent.source.next(event);
            else agent.source.error((agent.broken = new TypeError("not an event")));
            warned.push(warnings > 0);
            if (agent.broken) fatal = i;
        }
        agent.source.complete();
        await done;
        return {
            fatal,
            error: agent.broken,
            reducerError: fatal < 0 ? reducerError : undefined,
            warned,
            messages: agent.messages,
            state: agent.state,
            interrupts: agent.pendingInterrupts,
        };
    } finally {
        console.warn = warn;
        console.error = error;
    }
}

// The error comes from the check of shapes, not of order.
export const isShapeError = (error) => error?.name === "ZodError" || error instanceof TypeError;
