// SPDX-License-Identifier: MIT
// Random runs: legal ones, careless ones and wild ones, and ways to break them.
import {
    CALLS,
    SUBAGENTS,
    TEXTS,
    THREAD,
    dress,
    finished,
    messages,
    runInput,
    wild,
} from "./events.mjs";
import { KEYS, ODD } from "./odd.mjs";
import { Producer } from "./producer.mjs";
import { spell } from "./spell.mjs";

// A run as a list of events (objects), and sometimes what comes behind it.
export function makeRun(rng) {
    const wildness = rng.pick([0, 0, 0, 0, 0, 0.02, 0.05, 0.2, 1]);
    const tags = rng.pick([0, 0.3, 0.6]);
    const producer = new Producer(rng, tags);
    const started = { type: "RUN_STARTED", threadId: THREAD, runId: "run" };
    if (rng.chance(0.3)) started.protocolVersion = rng.pick(["1.0", "0.9"]);
    if (rng.chance(0.3)) started.input = runInput(rng);
    const events = rng.chance(0.97) ? [dress(rng, started)] : [];
    const length = rng.pick([3, 8, 15, 40]);
    for (let i = 0; i < length; i++) {
        if (rng.chance(0.03))
            events.push({ type: "MESSAGES_SNAPSHOT", messages: wildness ? messages(rng) : [] });
        events.push(rng.chance(wildness) ? wild(rng, tags) : producer.emit());
    }
    if (rng.chance(0.85)) events.push(...producer.finish());
    if (rng.chance(0.8))
        events.push(
            dress(rng, rng.chance(0.8) ? finished(rng) : { type: "RUN_ERROR", message: "m" }),
        );
    for (let i = rng.chance(0.2) ? 2 : 0; i > 0; i--) events.push(wild(rng, tags));
    return events;
}

// Places inside a value: [container, key] pairs.
function places(value, found = []) {
    if (typeof value === "object" && value !== null)
        for (const key of Object.keys(value)) {
            found.push([value, key]);
            places(value[key], found);
        }
    return found;
}

// Breaks the shape of one event of the run.
export function breakShape(rng, events) {
    const event = rng.pick(events);
    const all = places(event).filter(([, key]) => key !== "type" || rng.chance(0.1));
    if (!all.length) return;
    const [container, key] = rng.pick(all);
    switch (rng.below(4)) {
        case 0:
            if (Array.isArray(container)) container.splice(Number(key), 1);
            else delete container[key];
            break;
        case 1:
            if (!Array.isArray(container))
                container[rng.pick(KEYS)] = structuredClone(rng.pick(ODD));
            else container.push(structuredClone(rng.pick(ODD)));
            break;
        default:
            container[key] = structuredClone(rng.pick(ODD));
    }
}

// Breaks the order of the run.
export function breakOrder(rng, events) {
    const at = rng.below(events.length);
    const other = rng.below(events.length);
    switch (rng.below(5)) {
        case 0:
            events.splice(at, 1);
            break;
        case 1:
            events.splice(other, 0, structuredClone(events[at]));
            break;
        case 2:
            [events[at], events[other]] = [events[other], events[at]];
            break;
        case 3:
            if (rng.chance(0.5)) events[at].subagentRunId = rng.pick(SUBAGENTS);
            else delete events[at].subagentRunId;
            break;
        default: {
            const ids = [
                "messageId",
                "toolCallId",
                "stepName",
                "parentMessageId",
                "runId",
                "threadId",
            ];
            const key = rng.pick(ids.filter((id) => id in events[at]).concat("messageId"));
            if (key in events[at]) events[at][key] = rng.pick([...TEXTS, ...CALLS]);
        }
    }
}

// The run of a seed as JSON texts.
export function streamOf(rng) {
    // Values come out of shared lists, and are about to be broken.
    const events = makeRun(rng).map((event) => structuredClone(event));
    for (let i = rng.pick([0, 0, 0, 0, 1, 2]); i > 0; i--) breakShape(rng, events);
    for (let i = rng.pick([0, 0, 0, 0, 0, 1, 2]); i > 0 && events.length; i--)
        breakOrder(rng, events);
    const oddness = rng.pick([0, 0, 0.02, 0.2]);
    return events.map((event) => spell(rng, event, oddness));
}
