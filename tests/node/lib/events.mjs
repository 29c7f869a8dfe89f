// SPDX-License-Identifier: MIT
// Random events of every kind, with all their fields, out of small sets of ids and values.

export const TEXTS = ["m1", "m2", "m3", "m4", "", "é\ud83d\ude00", "\ud83d"];
export const CALLS = ["c1", "c2", "c3", "m1"];
const THOUGHTS = ["r1", "r2", "m1"];
const ACTIVITIES = ["a1", "a2", "m2"];
export const SUBAGENTS = ["s1", "s2", "s3", ""];
const STEPS = ["p1", "p2", ""];
export const WORDS = ["a", "b", "", "\u0000", "ü", "\ud83d", "\ude00", '{"k":'];
export const THREAD = "thread";

export const ANY = [
    null,
    0,
    false,
    "",
    [],
    {},
    { a: null, b: [1, { c: "x" }] },
    "text",
    1.5,
    [null],
];

export function tagged(rng, event, tag) {
    if (tag !== undefined) event.subagentRunId = tag;
    return event;
}

export function dress(rng, event) {
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

export function content(rng, inMessage) {
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

export const messages = (rng) => Array.from({ length: rng.below(4) }, () => message(rng));

export function patch(rng) {
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

export function finished(rng) {
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
                    { id: rng.pick(["i", "j", "j", "j"]), reason: "y" },
                ],
            },
        ]);
    return made;
}

// Every kind of event with fields out of small sets, in no order at all.
export const WILD = {
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

export function wild(rng, tags) {
    let type = rng.pick(WILD_TYPES);
    if (ENDS.has(type) && rng.chance(0.8)) type = "TEXT_MESSAGE_START";
    const event = { type, ...WILD[type](rng) };
    if (!UNTAGGED.has(type) && rng.chance(tags)) event.subagentRunId = rng.pick(SUBAGENTS);
    return dress(rng, event);
}
