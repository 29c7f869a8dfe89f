// SPDX-License-Identifier: MIT
// Random runs: legal ones, careless ones and wild ones, and ways to break them.

const TEXTS = ["m1", "m2", "m3", "m4", "", "é\ud83d\ude00", "\ud83d"];
const CALLS = ["c1", "c2", "c3", "m1"];
const THOUGHTS = ["r1", "r2", "m1"];
const ACTIVITIES = ["a1", "a2", "m2"];
const SUBAGENTS = ["s1", "s2", "s3", ""];
const STEPS = ["p1", "p2", ""];
const WORDS = ["a", "b", "", "\u0000", "ü", "\ud83d", "\ude00", '{"k":'];
export const THREAD = "thread";

const ANY = [null, 0, false, "", [], {}, { a: null, b: [1, { c: "x" }] }, "text", 1.5, [null]];

function tagged(rng, event, tag) {
    if (tag !== undefined) event.subagentRunId = tag;
    return event;
}

function dress(rng, event) {
    if (rng.chance(0.1)) event.timestamp = rng.pick([0, 1, -1, 1700000000000, 9007199254740991]);
    if (rng.chance(0.08)) event.rawEvent = rng.pick(ANY.slice(1));
    if (rng.chance(0.1)) event.metadata = rng.pick([{}, { k: null }, { k: { d: 1 } }, { u: "x" }]);
    return event;
}

function source(rng) {
    return rng.pick([
        { type: "data", value: "AAAA", mimeType: "image/png" },
        { type: "url", value: "http://x/" },
        { type: "url", value: "http://x/", mimeType: "audio/ogg" },
        { type: "file", value: "f", provider: "p", mimeType: "a/b" },
    ]);
}

function part(rng, inMessage) {
    if (rng.chance(0.4))
        return { type: "text", text: rng.pick(WORDS), ...(rng.chance(0.2) && { id: "i" }) };
    if (inMessage && rng.chance(0.15))
        return {
            type: "binary",
            mimeType: rng.pick(["image/png", "audio/x", "video/x", "application/pdf"]),
            ...rng.pick([
                { data: "AAAA" },
                { url: "http://x/" },
                { id: "z" },
                { data: "", url: "u" },
                {},
            ]),
            ...(rng.chance(0.3) && { filename: "f.txt" }),
        };
    const made = { type: rng.pick(["image", "audio", "video", "document"]), source: source(rng) };
    if (rng.chance(0.2))
        made.metadata = rng.pick([{}, 1, "x", [], { filename: "f.txt" }, inMessage ? null : {}]);
    if (rng.chance(0.1)) made.id = "i";
    return made;
}

function content(rng, inMessage) {
    if (rng.chance(0.6)) return rng.pick(WORDS);
    return Array.from({ length: rng.below(3) }, () => part(rng, inMessage));
}

function call(rng) {
    const made = {
        id: rng.pick(CALLS),
        type: "function",
        function: { name: "f", arguments: "{}" },
    };
    if (rng.chance(0.2)) made.encryptedValue = "e";
    if (rng.chance(0.2)) made.metadata = { k: 1 };
    return made;
}

export function message(rng) {
    const role = rng.pick([
        "developer",
        "system",
        "assistant",
        "assistant",
        "user",
        "tool",
        "activity",
        "reasoning",
    ]);
    const made = { id: rng.pick(TEXTS), role };
    if (rng.chance(0.3)) made.subagentRunId = rng.pick(SUBAGENTS);
    if (rng.chance(0.2)) made.metadata = { k: 1 };
    switch (role) {
        case "assistant":
            if (rng.chance(0.7)) made.content = rng.pick(WORDS);
            if (rng.chance(0.4))
                made.toolCalls = Array.from({ length: rng.below(3) }, () => call(rng));
            break;
        case "user":
            made.content = content(rng, true);
            break;
        case "tool":
            made.content = content(rng, true);
            made.toolCallId = rng.pick(CALLS);
            if (rng.chance(0.2)) made.error = "e";
            break;
        case "activity":
            made.id = rng.pick(ACTIVITIES);
            made.activityType = "plan";
            made.content = rng.pick([{}, { steps: [1] }]);
            break;
        case "reasoning":
            made.id = rng.pick(THOUGHTS);
            made.content = rng.pick(WORDS);
            break;
        default:
            made.content = rng.pick(WORDS);
            if (rng.chance(0.2)) made.name = "n";
    }
    if (rng.chance(0.1) && role !== "activity") made.encryptedValue = "e";
    return made;
}

const messages = (rng) => Array.from({ length: rng.below(4) }, () => message(rng));

function patch(rng) {
    return Array.from({ length: rng.below(4) }, () =>
        rng.pick([
            { op: "add", path: "/a", value: rng.pick(ANY) },
            { op: "remove", path: "/a" },
            { op: "replace", path: "", value: {} },
            { op: "replace", path: "/a~1b~0", value: 1 },
            { op: "move", from: "/a", path: "/b" },
            { op: "copy", from: "", path: "/b/-" },
            { op: "test", path: "/a", value: 1, extra: true },
        ]),
    );
}

export function runInput(rng) {
    const made = { threadId: THREAD, runId: "run", messages: messages(rng) };
    if (rng.chance(0.5)) made.tools = [{ name: "t", description: "d", parameters: {} }];
    if (rng.chance(0.5)) made.context = [{ description: "d", value: "v" }];
    if (rng.chance(0.3)) made.state = rng.pick(ANY);
    if (rng.chance(0.3)) made.forwardedProps = rng.pick(ANY);
    if (rng.chance(0.3)) made.protocolVersion = "1.0";
    if (rng.chance(0.3)) made.parentRunId = "p";
    if (rng.chance(0.3))
        made.resume = [
            {
                interruptId: "i",
                status: rng.pick(["resolved", "cancelled"]),
                payload: rng.pick(ANY),
            },
        ];
    return made;
}

function usage(rng) {
    return [{ provider: "p", model: "m", inputTokens: rng.pick([0, 1, 5e3]), totalTokens: 7 }, {}];
}

function finished(rng) {
    const made = { type: "RUN_FINISHED", threadId: THREAD, runId: "run" };
    if (rng.chance(0.3)) made.result = rng.pick(ANY);
    if (rng.chance(0.2)) made.usage = usage(rng);
    if (rng.chance(0.6))
        made.outcome = rng.pick([
            { type: "success" },
            { type: "success", pendingToolCallIds: ["c1"] },
            { type: "cancelled" },
            { type: "interrupt", interrupts: [{ id: "i", reason: "input_required" }] },
            {
                type: "interrupt",
                interrupts: [
                    {
                        id: "i",
                        reason: "x",
                        message: "m",
                        toolCallId: "c1",
                        responseSchema: {},
                        metadata: {},
                    },
                    {
                        id: "j",
                        reason: "y",
                        expiresAt: "2030-01-01T00:00:00Z",
                        subagentRunId: "s1",
                    },
                ],
            },
            {
                type: "interrupt",
                interrupts: [
                    { id: "i", reason: "x" },
                    { id: "i", reason: "y" },
                ],
            },
        ]);
    return made;
}

// Every kind of event with fields out of small sets, in no order at all.
const WILD = {
    RUN_STARTED: (rng) => ({
        threadId: THREAD,
        runId: "run",
        ...(rng.chance(0.3) && { input: runInput(rng) }),
    }),
    RUN_FINISHED: (rng) => finished(rng),
    RUN_ERROR: (rng) => ({
        message: "m",
        ...(rng.chance(0.3) && { code: "c", usage: usage(rng) }),
    }),
    STEP_STARTED: (rng) => ({ stepName: rng.pick(STEPS) }),
    STEP_FINISHED: (rng) => ({ stepName: rng.pick(STEPS) }),
    TEXT_MESSAGE_START: (rng) => ({
        messageId: rng.pick(TEXTS),
        ...(rng.chance(0.5) && { role: rng.pick(["developer", "system", "assistant", "user"]) }),
        ...(rng.chance(0.2) && { name: "n" }),
    }),
    TEXT_MESSAGE_CONTENT: (rng) => ({ messageId: rng.pick(TEXTS), delta: rng.pick(WORDS) }),
    TEXT_MESSAGE_END: (rng) => ({ messageId: rng.pick(TEXTS) }),
    TEXT_MESSAGE_CHUNK: (rng) => ({
        ...(rng.chance(0.6) && { messageId: rng.pick(TEXTS) }),
        ...(rng.chance(0.3) && { role: rng.pick(["assistant", "assistant", "user"]) }),
        ...(rng.chance(0.2) && { name: rng.pick(["n", "o"]) }),
        ...(rng.chance(0.8) && { delta: rng.pick(WORDS) }),
    }),
    TOOL_CALL_START: (rng) => ({
        toolCallId: rng.pick(CALLS),
        toolCallName: rng.pick(["f", "g"]),
        ...(rng.chance(0.5) && { parentMessageId: rng.pick(TEXTS) }),
    }),
    TOOL_CALL_ARGS: (rng) => ({ toolCallId: rng.pick(CALLS), delta: rng.pick(WORDS) }),
    TOOL_CALL_END: (rng) => ({ toolCallId: rng.pick(CALLS) }),
    TOOL_CALL_CHUNK: (rng) => ({
        ...(rng.chance(0.6) && { toolCallId: rng.pick(CALLS) }),
        ...(rng.chance(0.7) && { toolCallName: rng.pick(["f", "f", "g"]) }),
        ...(rng.chance(0.3) && { parentMessageId: rng.pick(TEXTS) }),
        ...(rng.chance(0.8) && { delta: rng.pick(WORDS) }),
    }),
    TOOL_CALL_RESULT: (rng) => ({
        messageId: rng.pick(["t1", "t2", ...TEXTS]),
        toolCallId: rng.pick(CALLS),
        content: content(rng, false),
        ...(rng.chance(0.3) && { role: "tool" }),
    }),
    STATE_SNAPSHOT: (rng) => ({ snapshot: rng.pick(ANY) }),
    STATE_DELTA: (rng) => ({ delta: patch(rng) }),
    MESSAGES_SNAPSHOT: (rng) => ({ messages: messages(rng) }),
    ACTIVITY_SNAPSHOT: (rng) => ({
        messageId: rng.pick(ACTIVITIES),
        activityType: "plan",
        content: rng.pick([{}, { a: 1 }]),
        ...(rng.chance(0.4) && { replace: rng.chance(0.5) }),
    }),
    ACTIVITY_DELTA: (rng) => ({
        messageId: rng.pick(ACTIVITIES),
        activityType: "plan",
        patch: patch(rng),
    }),
    REASONING_START: (rng) => ({ messageId: rng.pick(THOUGHTS) }),
    REASONING_END: (rng) => ({ messageId: rng.pick(THOUGHTS) }),
    REASONING_MESSAGE_START: (rng) => ({ messageId: rng.pick(THOUGHTS), role: "reasoning" }),
    REASONING_MESSAGE_CONTENT: (rng) => ({ messageId: rng.pick(THOUGHTS), delta: rng.pick(WORDS) }),
    REASONING_MESSAGE_END: (rng) => ({ messageId: rng.pick(THOUGHTS) }),
    REASONING_MESSAGE_CHUNK: (rng) => ({
        ...(rng.chance(0.6) && { messageId: rng.pick(THOUGHTS) }),
        ...(rng.chance(0.8) && { delta: rng.pick(WORDS) }),
    }),
    REASONING_ENCRYPTED_VALUE: (rng) => ({
        subtype: rng.pick(["tool-call", "message"]),
        entityId: rng.pick([...TEXTS, ...CALLS, ...THOUGHTS]),
        encryptedValue: "e",
    }),
    RAW: (rng) => ({ event: rng.pick(ANY), ...(rng.chance(0.3) && { source: "s" }) }),
    CUSTOM: (rng) => ({ name: "n", value: rng.pick(ANY) }),
    SUBAGENT_STARTED: (rng) => ({
        subagentRunId: rng.pick(SUBAGENTS),
        name: "n",
        ...(rng.chance(0.3) && { parentSubagentRunId: rng.pick(SUBAGENTS) }),
        ...(rng.chance(0.2) && { description: "d", parentToolCallId: "c1", parentMessageId: "m1" }),
    }),
    SUBAGENT_FINISHED: (rng) => ({
        subagentRunId: rng.pick(SUBAGENTS),
        ...(rng.chance(0.3) && { result: rng.pick(ANY) }),
        ...(rng.chance(0.4) && {
            outcome: rng.pick([
                { type: "success" },
                { type: "suspended" },
                { type: "suspended", interruptIds: ["i"] },
            ]),
        }),
    }),
    SUBAGENT_ERROR: (rng) => ({ subagentRunId: rng.pick(SUBAGENTS), message: "m" }),
    THINKING_START: (rng) => ({ ...(rng.chance(0.3) && { title: "t" }) }),
    THINKING_END: () => ({}),
    THINKING_TEXT_MESSAGE_START: () => ({}),
    THINKING_TEXT_MESSAGE_CONTENT: (rng) => ({ delta: rng.pick(WORDS) }),
    THINKING_TEXT_MESSAGE_END: () => ({}),
    FUTURE_EVENT: (rng) => ({ anything: rng.pick(ANY) }),
};
const WILD_TYPES = Object.keys(WILD);
const UNTAGGED = new Set([
    "RUN_STARTED",
    "RUN_FINISHED",
    "RUN_ERROR",
    "MESSAGES_SNAPSHOT",
    "SUBAGENT_STARTED",
    "SUBAGENT_FINISHED",
    "SUBAGENT_ERROR",
]);
const ENDS = new Set(["RUN_FINISHED", "RUN_ERROR", "RUN_STARTED"]);

function wild(rng, tags) {
    let type = rng.pick(WILD_TYPES);
    if (ENDS.has(type) && rng.chance(0.8)) type = "TEXT_MESSAGE_START";
    const event = { type, ...WILD[type](rng) };
    if (!UNTAGGED.has(type) && rng.chance(tags)) event.subagentRunId = rng.pick(SUBAGENTS);
    return dress(rng, event);
}

// A careful producer: it knows what it has open, and what belongs to whom.
class Producer {
    constructor(rng, tags) {
        this.rng = rng;
        this.tags = tags;
        this.open = []; // { kind, id, tag }
        this.owners = new Map(); // kind + id -> tag
        this.subagents = new Map(); // id -> running
        this.lanes = new Map(); // tag -> { kind, id }
        this.count = 0;
    }

    tag() {
        if (!this.rng.chance(this.tags)) return undefined;
        return this.rng.pick(SUBAGENTS);
    }

    fresh(prefix) {
        return `${prefix}${++this.count}`;
    }

    // A continuation may leave the tag out.
    again(item) {
        return item.tag !== undefined && this.rng.chance(0.8) ? item.tag : undefined;
    }

    start(kind, event, id, tag) {
        this.open.push({ kind, id, tag });
        return tagged(this.rng, event, tag);
    }

    item(kind) {
        const items = this.open.filter((item) => item.kind === kind && !item.chunk);
        return items.length ? this.rng.pick(items) : undefined;
    }

    close(item) {
        this.open.splice(this.open.indexOf(item), 1);
    }

    end(item) {
        this.close(item);
        const tag = this.again(item);
        switch (item.kind) {
            case "text":
                return tagged(this.rng, { type: "TEXT_MESSAGE_END", messageId: item.id }, tag);
            case "call":
                return tagged(this.rng, { type: "TOOL_CALL_END", toolCallId: item.id }, tag);
            case "thought":
                return tagged(this.rng, { type: "REASONING_MESSAGE_END", messageId: item.id }, tag);
            case "span":
                return tagged(this.rng, { type: "REASONING_END", messageId: item.id }, tag);
            case "step":
                return tagged(this.rng, { type: "STEP_FINISHED", stepName: item.id }, item.tag);
            default:
                this.subagents.set(item.id, false);
                return this.rng.chance(0.7)
                    ? {
                          type: "SUBAGENT_FINISHED",
                          ...WILD.SUBAGENT_FINISHED(this.rng),
                          subagentRunId: item.id,
                      }
                    : { type: "SUBAGENT_ERROR", subagentRunId: item.id, message: "m" };
        }
    }

    chunk() {
        const { rng } = this;
        const tag = this.tag();
        const lane = this.lanes.get(tag);
        const kinds = {
            text: "TEXT_MESSAGE_CHUNK",
            call: "TOOL_CALL_CHUNK",
            thought: "REASONING_MESSAGE_CHUNK",
        };
        const event = { type: undefined };
        let kind = rng.pick(["text", "call", "thought"]);
        if (lane && rng.chance(0.7)) {
            kind = lane.kind;
            if (rng.chance(0.4)) event[kind === "call" ? "toolCallId" : "messageId"] = lane.id;
            if (kind === "call" && rng.chance(0.3)) event.toolCallName = "f";
        } else {
            const id = this.fresh("k");
            event[kind === "call" ? "toolCallId" : "messageId"] = id;
            if (kind === "call") event.toolCallName = "f";
            if (kind === "text" && rng.chance(0.3)) event.role = rng.pick(["assistant", "user"]);
            this.lanes.set(tag, { kind, id });
        }
        event.type = kinds[kind];
        if (rng.chance(0.85)) event.delta = rng.pick(WORDS);
        return tagged(rng, event, tag);
    }

    step() {
        const { rng } = this;
        const action = rng.below(22);
        const tag = this.tag();
        const item = this.open.length ? rng.pick(this.open) : undefined;
        let id;
        switch (action) {
            case 0:
            case 1:
                id = this.fresh("m");
                return this.start(
                    "text",
                    { type: "TEXT_MESSAGE_START", messageId: id, role: "assistant" },
                    id,
                    tag,
                );
            case 2: {
                id = this.fresh("c");
                const parent = this.item("text");
                const event = { type: "TOOL_CALL_START", toolCallId: id, toolCallName: "f" };
                if (parent && rng.chance(0.5)) {
                    event.parentMessageId = parent.id;
                    return this.start("call", event, id, parent.tag);
                }
                return this.start("call", event, id, tag);
            }
            case 3:
                id = this.fresh("r");
                return this.start(
                    "thought",
                    { type: "REASONING_MESSAGE_START", messageId: id, role: "reasoning" },
                    id,
                    tag,
                );
            case 4:
                id = this.fresh("r");
                return this.start("span", { type: "REASONING_START", messageId: id }, id, tag);
            case 5:
                id = this.fresh("p");
                return this.start("step", { type: "STEP_STARTED", stepName: id }, id, tag);
            case 6: {
                id = this.fresh("s");
                const parents = [...this.subagents.keys()];
                const event = { type: "SUBAGENT_STARTED", subagentRunId: id, name: "n" };
                if (parents.length && rng.chance(0.5))
                    event.parentSubagentRunId = rng.pick(parents);
                this.subagents.set(id, true);
                return this.start("subagent", event, id, undefined);
            }
            case 7:
            case 8:
            case 9:
                if (item?.kind === "text")
                    return tagged(
                        rng,
                        {
                            type: "TEXT_MESSAGE_CONTENT",
                            messageId: item.id,
                            delta: rng.pick(WORDS),
                        },
                        this.again(item),
                    );
                if (item?.kind === "call")
                    return tagged(
                        rng,
                        { type: "TOOL_CALL_ARGS", toolCallId: item.id, delta: rng.pick(WORDS) },
                        this.again(item),
                    );
                if (item?.kind === "thought")
                    return tagged(
                        rng,
                        {
                            type: "REASONING_MESSAGE_CONTENT",
                            messageId: item.id,
                            delta: rng.pick(WORDS),
                        },
                        this.again(item),
                    );
                return { type: "CUSTOM", name: "n", value: rng.pick(ANY) };
            case 10:
            case 11:
                return item ? this.end(item) : { type: "RAW", event: rng.pick(ANY) };
            case 12:
                return tagged(
                    rng,
                    {
                        type: "TOOL_CALL_RESULT",
                        messageId: this.fresh("t"),
                        toolCallId: `c${rng.below(6)}`,
                        content: content(rng, false),
                    },
                    tag,
                );
            case 13:
                return tagged(rng, { type: "STATE_SNAPSHOT", snapshot: rng.pick(ANY) }, tag);
            case 14:
                return tagged(rng, { type: "STATE_DELTA", delta: patch(rng) }, tag);
            case 15:
                return tagged(
                    rng,
                    { type: "ACTIVITY_SNAPSHOT", ...WILD.ACTIVITY_SNAPSHOT(rng) },
                    tag,
                );
            case 16:
            case 17:
            case 18:
                return this.chunk();
            default:
                return {
                    type: rng.pick(["RAW", "CUSTOM"]),
                    event: 1,
                    name: "n",
                    value: rng.pick(ANY),
                };
        }
    }

    // Chunks end where their lane goes on with something else.
    emit() {
        const event = this.step();
        if (
            !event.type.endsWith("_CHUNK") &&
            !["RAW", "ACTIVITY_SNAPSHOT", "SUBAGENT_STARTED"].includes(event.type)
        )
            this.lanes.delete(event.subagentRunId);
        if (event.type === "RAW") {
            delete event.name;
            delete event.value;
        } else if (event.type === "CUSTOM") {
            delete event.event;
        }
        return dress(this.rng, event);
    }

    finish() {
        const events = [];
        while (this.open.length) events.push(this.end(this.open[this.open.length - 1]));
        return events;
    }
}

// A run as a list of events (objects), and sometimes what comes behind it.
export function makeRun(rng) {
    const wildness = rng.pick([0, 0, 0, 0.02, 0.05, 0.2, 1]);
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
    if (rng.chance(0.7)) events.push(...producer.finish());
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

const ODD = [
    null,
    null,
    null,
    0,
    -1,
    1.5,
    true,
    false,
    "",
    "odd",
    "tool",
    "binary",
    [],
    {},
    [null],
    [1],
    { type: "odd" },
    { role: "odd" },
    { op: "odd" },
    9007199254740992,
    1e300,
    "~2",
    "/a",
];
const KEYS = [
    "odd",
    "type",
    "role",
    "name",
    "id",
    "metadata",
    "subagentRunId",
    "content",
    "rawEvent",
    "toString",
    "outcome",
    "result",
    "data",
    "filename",
];

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
            if (!Array.isArray(container)) container[rng.pick(KEYS)] = rng.pick(ODD);
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

const NUMBERS = [
    "1.0",
    "1e3",
    "-0",
    "0.5",
    "9007199254740992",
    "9007199254740991",
    "9007199254740991.4",
    "1e400",
    "1e-400",
    "-9007199254740991",
    "-9007199254740992",
    "1E+2",
    "123456789012345678901234567890",
];

// JSON in unusual spellings: escapes, repeated keys, odd numbers, white space.
export function spell(rng, value, oddness) {
    const odd = () => rng.chance(oddness);
    if (typeof value === "string") {
        if (!odd()) return JSON.stringify(value);
        // Code unit by code unit: a surrogate pair becomes two escapes.
        const escape = (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`;
        const units = value
            .split("")
            .map((c) => (rng.chance(0.3) ? escape(c) : JSON.stringify(c).slice(1, -1)));
        return `"${units.join("")}"`;
    }
    if (typeof value === "number" && odd()) return rng.pick(NUMBERS);
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const space = () => (odd() ? rng.pick([" ", "\t", "  "]) : "");
    if (Array.isArray(value))
        return `[${value.map((e) => space() + spell(rng, e, oddness)).join(",")}${space()}]`;
    const members = [];
    for (const key of Object.keys(value)) {
        if (odd())
            members.push(`${JSON.stringify(key)}:${spell(rng, structuredClone(rng.pick(ODD)), 0)}`);
        members.push(
            `${space()}${spell(rng, key, oddness)}:${space()}${spell(rng, value[key], oddness)}`,
        );
    }
    return `{${members.join(",")}${space()}}`;
}

// The run of a seed as JSON texts.
export function streamOf(rng) {
    const events = makeRun(rng);
    for (let i = rng.pick([0, 0, 0, 1, 2]); i > 0; i--) breakShape(rng, events);
    for (let i = rng.pick([0, 0, 0, 0, 1, 2]); i > 0 && events.length; i--) breakOrder(rng, events);
    const oddness = rng.pick([0, 0, 0.02, 0.2]);
    return events.map((event) => spell(rng, event, oddness));
}
