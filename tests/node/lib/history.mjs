// SPDX-License-Identifier: MIT
// Random histories of a thread as entries of its log: several runs, granted, executed and ended in
// every way, by producers that are careful, careless or wild.

import { streamOf } from "./streams.mjs";

export const THREAD = "thread";
const SUBAGENTS = ["s1", "s2", ""];
const WORDS = ["a", "be", "", " c", "\u0000", "ü", "\ud83d", "\ude00", '{"k":', "\\"];
const VALUES = [null, 0, false, "", [], {}, { a: [1, { b: null }] }, "text", -1.5, [[], {}]];
const ROLES = ["developer", "system", "assistant", "assistant", "user"];

const parts = (rng) =>
    rng.chance(0.7)
        ? rng.pick(WORDS)
        : [
                { type: "text", text: rng.pick(WORDS) },
                { type: "image", source: { type: "url", value: "http://x/" }, ...(rng.chance(0.5) && { metadata: { k: 1 } }) },
            ].slice(rng.below(3));

// A message as a client or a server could write it.
export function randomMessage(rng, id) {
    const role = rng.pick([...ROLES, "tool", "activity", "reasoning"]);
    const made = { id, role };
    if (rng.chance(0.2)) made.metadata = { k: rng.pick(VALUES) };
    if (role === "activity") Object.assign(made, { activityType: rng.pick(["plan", "card"]), content: { n: [1] } });
    else if (role === "tool") Object.assign(made, { toolCallId: `c${rng.below(9)}`, content: parts(rng) });
    else if (role === "user") made.content = parts(rng);
    else made.content = rng.pick(WORDS);
    if (role === "assistant" && rng.chance(0.5)) {
        if (rng.chance(0.3)) delete made.content;
        made.toolCalls = Array.from({ length: rng.below(3) }, () => ({
            id: `c${rng.below(9)}`,
            type: "function",
            function: { name: rng.pick(["f", "g"]), arguments: rng.pick(["", "{}"]) },
            ...(rng.chance(0.2) && { metadata: { m: 1 } }),
        }));
    }
    if (rng.chance(0.1)) made.subagentRunId = rng.pick(SUBAGENTS);
    if (rng.chance(0.1) && role !== "activity") made.encryptedValue = "e";
    return made;
}

// Mostly what applies to the state, sometimes what does not, or what clients do otherwise.
export function randomPatch(rng, document, wild) {
    const pointer = () => {
        let path = "";
        let at = document;
        while (typeof at === "object" && at !== null && rng.chance(0.8)) {
            const keys = Object.keys(at);
            if (!keys.length) break;
            const key = rng.pick(keys);
            path += `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
            at = at[key];
        }
        return { path, at };
    };
    const somewhere = () => {
        const { path, at } = pointer();
        if (Array.isArray(at)) return `${path}/${rng.pick(["-", "0", String(at.length)])}`;
        return typeof at === "object" && at !== null ? `${path}/${rng.pick(["a", "b", "x~1y", ""])}` : path;
    };
    return Array.from({ length: rng.below(4) }, () => {
        if (rng.chance(wild))
            return rng.pick([
                { op: "add", path: "/list/01", value: 1 },
                { op: "remove", path: "/missing" },
                { op: "test", path: "", value: "no" },
                { op: "move", from: "/a", path: "/a/b" },
                { op: "frobnicate", path: "/a" },
                { op: "replace", path: "/toString", value: 1 },
                { op: "add", path: "/__proto__/x", value: 1 },
                { op: "copy", from: "/list", path: "/list/9" },
                { op: "replace", path: "", value: rng.pick(VALUES) },
                { op: "remove", path: "" },
            ]);
        const { path, at } = pointer();
        return rng.pick([
            { op: "add", path: somewhere(), value: structuredClone(rng.pick(VALUES)) },
            { op: "add", path: somewhere(), value: rng.below(100) },
            { op: "replace", path, value: structuredClone(rng.pick(VALUES)) },
            { op: "test", path, value: at ?? null },
            path === "" ? { op: "add", path: "/list", value: [1, 2] } : { op: "remove", path },
            path === "" ? { op: "add", path: "/a", value: 1 } : { op: "copy", from: path, path: somewhere() },
        ]);
    });
}

class Producer {
    constructor(rng, thread, { wild, tags, tangled }) {
        Object.assign(this, { rng, thread, wild, tags, tangled });
        this.open = []; // { kind, id, tag }
        this.subagents = [];
        this.lanes = new Map();
    }

    fresh(prefix) {
        return `${prefix}${this.thread.ids++}`;
    }

    // The id of a message that the thread has.
    known(roles) {
        const found = this.thread.messages.filter(({ role }) => !roles || roles.includes(role));
        return found.length ? this.rng.pick(found).id : undefined;
    }

    tag() {
        return this.rng.chance(this.tags) ? this.rng.pick(SUBAGENTS) : undefined;
    }

    // The id of an item that is open.
    opened(kind) {
        const items = this.open.filter((item) => item.kind === kind);
        return items.length ? this.rng.pick(items).id : undefined;
    }

    item(kind) {
        const items = this.open.filter((item) => item.kind === kind);
        if (items.length && !this.rng.chance(this.wild)) return this.rng.pick(items);
        return items.length || this.rng.chance(this.wild) ? { id: this.known() ?? "none", tag: undefined } : undefined;
    }

    dress(event, tag) {
        const { rng } = this;
        if (tag !== undefined) event.subagentRunId = tag;
        if (rng.chance(0.15)) event.metadata = rng.pick([{}, { k: rng.pick(VALUES) }, { u: "x", v: {} }, { __proto__x: 1 }]);
        if (rng.chance(0.1)) event.timestamp = 1700000000000;
        if (rng.chance(0.05)) event.rawEvent = { any: 1 };
        return event;
    }

    start(kind, id, event) {
        const owner = this.thread.messages.find((m) => m.id === (event.parentMessageId ?? id))?.subagentRunId;
        const isOld = this.thread.messages.some((m) => m.id === (event.parentMessageId ?? id));
        const tag = isOld && !this.rng.chance(this.wild) ? (this.rng.chance(0.5) ? owner : undefined) : this.tag();
        this.open.push({ kind, id, tag });
        return this.dress(event, tag);
    }

    again(item, event) {
        return this.dress(event, this.rng.chance(0.8) ? item.tag : undefined);
    }

    end(item, event) {
        const at = this.open.indexOf(item);
        if (at >= 0) this.open.splice(at, 1);
        return this.again(item, event);
    }

    text() {
        const { rng } = this;
        const id = (rng.chance(0.25) && this.known()) || (rng.chance(0.05) && this.opened("thought")) || this.fresh("m");
        const event = { type: "TEXT_MESSAGE_START", messageId: id };
        if (rng.chance(0.7)) event.role = rng.pick(ROLES);
        if (rng.chance(0.2)) event.name = "n";
        return this.start("text", id, event);
    }

    call() {
        const { rng } = this;
        const calls = this.thread.messages.flatMap((m) => m.toolCalls ?? []);
        const id = rng.chance(0.2) && calls.length ? rng.pick(calls).id : this.fresh("c");
        const event = { type: "TOOL_CALL_START", toolCallId: id, toolCallName: rng.pick(["f", "f", "g"]) };
        if (rng.chance(0.6))
            event.parentMessageId = rng.pick([this.known(["assistant"]), this.known(), this.opened("text"), this.fresh("m"), ""]) ?? "";
        return this.start("call", id, event);
    }

    result() {
        const { rng } = this;
        const calls = this.thread.messages.flatMap((m) => m.toolCalls ?? []);
        const toolCallId = calls.length && rng.chance(0.9) ? rng.pick(calls).id : `c${rng.below(9)}`;
        const messageId = (rng.chance(0.15) && this.known(["tool"])) || this.fresh("t");
        const event = { type: "TOOL_CALL_RESULT", messageId, toolCallId, content: parts(rng) };
        if (rng.chance(0.3)) event.role = "tool";
        return this.dress(event, this.tag());
    }

    messages() {
        const { rng } = this;
        const streaming = rng.chance(this.tangled ? 0.9 : 0.3) ? this.opened("text") : undefined;
        const list = structuredClone(this.thread.messages).filter(({ id }) => id !== streaming && rng.chance(0.9));
        for (const message of list) {
            if (typeof message.content === "string" && rng.chance(0.2)) message.content += "!";
            if (message.metadata && rng.chance(0.2)) delete message.metadata;
        }
        if (rng.chance(0.3)) for (let i = list.length - 1; i > 0; i--) [list[i], list[i - 1]] = [list[i - 1], list[i]];
        for (let i = rng.below(3); i > 0; i--) list.splice(rng.below(list.length + 1), 0, randomMessage(rng, this.fresh("x")));
        const kept = rng.chance(0.5) ? list : list.filter(({ role }) => role !== rng.pick(["activity", "reasoning"]));
        const event = { type: "MESSAGES_SNAPSHOT", messages: kept };
        if (rng.chance(0.4))
            event.metadata = {
                "@ag-ui/client": rng.pick([
                    { authoritativeActivityTypes: null },
                    { authoritativeActivityTypes: ["plan"] },
                    { authoritativeActivityTypes: [] },
                    { authoritativeActivityTypes: ["plan", 1] },
                    {},
                    "odd",
                    null,
                ]),
            };
        return event;
    }

    // An activity whose changes come before it does.
    ghost() {
        const { rng } = this;
        if (this.ghostId && rng.chance(0.5)) {
            const messageId = this.ghostId;
            this.ghostId = undefined;
            return { type: "ACTIVITY_SNAPSHOT", messageId, activityType: "plan", content: { a: [1] }, ...(rng.chance(0.5) && { replace: false }) };
        }
        this.ghostId ??= (rng.chance(0.2) && this.known(["assistant", "user"])) || this.fresh("a");
        return { type: "ACTIVITY_DELTA", messageId: this.ghostId, activityType: "card", patch: [{ op: "add", path: "/b", value: 1 }] };
    }

    activity() {
        const { rng } = this;
        if (rng.chance(0.3)) return this.ghost();
        const id = this.known(["activity"]);
        if (id !== undefined && rng.chance(0.6)) {
            const { content, subagentRunId } = this.thread.messages.find((m) => m.id === id && m.role === "activity");
            return this.dress(
                { type: "ACTIVITY_DELTA", messageId: id, activityType: rng.pick(["plan", "card"]), patch: randomPatch(rng, content, this.wild) },
                rng.chance(0.5) ? subagentRunId : undefined,
            );
        }
        const event = {
            type: "ACTIVITY_SNAPSHOT",
            messageId: id ?? ((rng.chance(0.1) && this.known()) || this.fresh("a")),
            activityType: rng.pick(["plan", "card"]),
            content: structuredClone(rng.pick([{}, { a: [1] }, { steps: [{ done: false }] }])),
        };
        if (rng.chance(0.4)) event.replace = rng.chance(0.5);
        return this.dress(event, this.tag());
    }

    encrypted() {
        const { rng } = this;
        const calls = this.thread.messages.flatMap((m) => m.toolCalls ?? []);
        const isCall = rng.chance(0.5) && calls.length > 0;
        const entityId = (isCall ? rng.pick(calls).id : this.known()) ?? "none";
        return this.dress({ type: "REASONING_ENCRYPTED_VALUE", subtype: isCall ? "tool-call" : "message", entityId, encryptedValue: rng.pick(WORDS) });
    }

    subagent() {
        const { rng } = this;
        const running = this.open.filter(({ kind }) => kind === "subagent");
        if (running.length && rng.chance(0.5)) {
            const item = rng.pick(running);
            this.open.splice(this.open.indexOf(item), 1);
            return rng.chance(0.7)
                ? { type: "SUBAGENT_FINISHED", subagentRunId: item.id, ...(rng.chance(0.3) && { result: rng.pick(VALUES.slice(1)) }) }
                : { type: "SUBAGENT_ERROR", subagentRunId: item.id, message: "m" };
        }
        const id = this.subagents.length < SUBAGENTS.length ? SUBAGENTS[this.subagents.length] : this.fresh("s");
        const event = { type: "SUBAGENT_STARTED", subagentRunId: id, name: "n" };
        if (this.subagents.length && rng.chance(0.5)) event.parentSubagentRunId = rng.pick(this.subagents);
        this.subagents.push(id);
        this.open.push({ kind: "subagent", id });
        return event;
    }

    step() {
        const { rng } = this;
        const item = this.open.filter(({ kind }) => kind === "step")[0];
        if (item && rng.chance(0.5)) {
            this.open.splice(this.open.indexOf(item), 1);
            return this.dress({ type: "STEP_FINISHED", stepName: item.id }, item.tag);
        }
        const id = rng.pick(["p1", "p2", ""]);
        const tag = this.tag();
        this.open.push({ kind: "step", id, tag });
        return this.dress({ type: "STEP_STARTED", stepName: id }, tag);
    }

    chunk() {
        const { rng } = this;
        const tag = this.tag();
        const lane = this.lanes.get(tag);
        const event = {};
        let kind = rng.pick(["TEXT_MESSAGE_CHUNK", "TOOL_CALL_CHUNK", "REASONING_MESSAGE_CHUNK"]);
        if (lane && rng.chance(0.7)) {
            kind = lane;
        } else {
            event[kind === "TOOL_CALL_CHUNK" ? "toolCallId" : "messageId"] = this.fresh("k");
            if (kind === "TOOL_CALL_CHUNK") event.toolCallName = "f";
            this.lanes.set(tag, kind);
        }
        event.type = kind;
        if (rng.chance(0.85)) event.delta = rng.pick(WORDS);
        return this.dress(event, tag);
    }

    stream() {
        const { rng } = this;
        const deltas = {
            text: (item) => ({ type: "TEXT_MESSAGE_CONTENT", messageId: item.id, delta: rng.pick(WORDS) }),
            call: (item) => ({ type: "TOOL_CALL_ARGS", toolCallId: item.id, delta: rng.pick(WORDS) }),
            thought: (item) => ({ type: "REASONING_MESSAGE_CONTENT", messageId: item.id, delta: rng.pick(WORDS) }),
        };
        const kind = rng.pick(["text", "text", "call", "thought"]);
        const item = this.item(kind);
        return item ? this.again(item, deltas[kind](item)) : this.text();
    }

    close() {
        const { rng } = this;
        const ends = {
            text: (item) => ({ type: "TEXT_MESSAGE_END", messageId: item.id }),
            call: (item) => ({ type: "TOOL_CALL_END", toolCallId: item.id }),
            thought: (item) => ({ type: "REASONING_MESSAGE_END", messageId: item.id }),
            span: (item) => ({ type: "REASONING_END", messageId: item.id }),
        };
        const kind = rng.pick(Object.keys(ends));
        const item = this.item(kind);
        return item ? this.end(item, ends[kind](item)) : this.text();
    }

    thought() {
        const { rng } = this;
        const isSpan = rng.chance(this.tangled ? 0 : 0.4);
        const id =
            (rng.chance(0.2) && this.known(["reasoning"])) ||
            (rng.chance(this.tangled ? 0.9 : 0.2) && this.opened("text")) ||
            this.fresh(rng.chance(0.2) ? "m" : "r");
        return isSpan
            ? this.start("span", id, { type: "REASONING_START", messageId: id })
            : this.start("thought", id, { type: "REASONING_MESSAGE_START", messageId: id, role: "reasoning" });
    }

    state() {
        const { rng } = this;
        return rng.chance(0.3)
            ? this.dress({ type: "STATE_SNAPSHOT", snapshot: structuredClone(rng.pick([...VALUES, { list: [1, 2], a: { b: 1 } }])) }, this.tag())
            : this.dress({ type: "STATE_DELTA", delta: randomPatch(rng, this.thread.state, this.wild) }, this.tag());
    }

    // A message that is open although a snapshot took it: a call may bring it back.
    vanished() {
        const { rng } = this;
        const item = this.open.find(({ kind, id }) => kind === "text" && !this.thread.messages.some((m) => m.id === id));
        if (!item || rng.chance(0.6)) return undefined;
        if (rng.chance(0.6)) return this.again(item, { type: "TEXT_MESSAGE_CONTENT", messageId: item.id, delta: rng.pick(WORDS) });
        const id = this.fresh("c");
        return this.start("call", id, { type: "TOOL_CALL_START", toolCallId: id, toolCallName: "f", parentMessageId: item.id });
    }

    event() {
        const { rng } = this;
        // Few kinds of events about few ids, which get in each other's way.
        const tangle = () =>
            rng.pick([
                () => (this.opened("text") ? this.thought() : this.text()), () => this.stream(), () => this.stream(), () => this.stream(),
                () => this.stream(), () => this.stream(), () => this.messages(), () => this.activity(),
            ])();
        const made = this.vanished() ?? (this.tangled && rng.chance(0.85) ? tangle() : undefined) ?? rng.pick([
            () => this.text(), () => this.stream(), () => this.stream(), () => this.stream(), () => this.stream(),
            () => this.close(), () => this.close(), () => this.call(), () => this.call(), () => this.result(),
            () => this.thought(), () => this.state(), () => this.state(), () => this.activity(), () => this.activity(),
            () => (rng.chance(0.3) ? this.messages() : this.stream()), () => this.encrypted(), () => this.subagent(),
            () => this.step(), () => this.chunk(), () => this.chunk(),
            () => ({ type: "CUSTOM", name: "n", value: rng.pick(VALUES) }), () => ({ type: "RAW", event: 1 }),
        ])();
        const apart = ["RAW", "ACTIVITY_SNAPSHOT", "ACTIVITY_DELTA", "REASONING_ENCRYPTED_VALUE", "SUBAGENT_STARTED"];
        if (!made.type.endsWith("_CHUNK") && !apart.includes(made.type)) this.lanes.delete(made.subagentRunId);
        if (made.type === "MESSAGES_SNAPSHOT") this.lanes.clear();
        return made;
    }
}

// What ends a run that is executed to its end.
function terminal(rng, ids) {
    if (rng.chance(0.25)) return { type: "RUN_ERROR", message: "m", ...(rng.chance(0.5) && { code: "c" }) };
    const made = { type: "RUN_FINISHED", ...ids };
    if (rng.chance(0.2)) made.result = rng.pick(VALUES.slice(1));
    if (rng.chance(0.7))
        made.outcome = rng.pick([
            { type: "success" },
            { type: "interrupt", interrupts: [{ id: `i${rng.below(9)}`, reason: "input_required" }] },
            { type: "interrupt", interrupts: [{ id: "i1", reason: "x", message: "m", metadata: { k: 1 } }, { id: "i2", reason: "y", subagentRunId: "s1" }] },
            { type: "cancelled" },
        ]);
    return made;
}

// One log. `thread` is what the view tells at each moment: messages, state.
export class History {
    constructor(rng) {
        this.rng = rng;
        this.thread = { messages: [], state: {}, ids: 0 };
        this.lease = 0;
        this.runs = 0;
        this.live = undefined;
        this.wild = rng.pick([0, 0, 0, 0.1, 0.3]);
        this.tags = rng.pick([0, 0.2, 0.5]);
        this.tangled = rng.chance(0.2);
        if (this.tangled) this.tags = this.wild = 0;
        this.keys = 0;
        this.interrupts = [];
    }

    grantInput(runId) {
        const { rng, thread } = this;
        const own = thread.messages.filter(({ role }) => role !== "activity");
        const calls = own.flatMap((m) => m.toolCalls ?? []);
        const fresh = Array.from({ length: rng.below(3) }, () => ({ id: `u${thread.ids++}`, role: "user", content: parts(rng) }));
        if (calls.length && rng.chance(0.3))
            fresh.push({ id: `t${thread.ids++}`, role: "tool", toolCallId: rng.pick(calls).id, content: "answer" });
        const input = { threadId: THREAD, runId, messages: [...(rng.chance(0.5) ? own : []), ...fresh] };
        if (rng.chance(0.3)) input.state = structuredClone(rng.pick([{}, { list: [1, 2] }, thread.state, null]));
        if (rng.chance(0.5)) Object.assign(input, { tools: [], context: [], forwardedProps: { x: null } });
        const resumes = this.interrupts.filter(() => rng.chance(0.9));
        if (resumes.length)
            input.resume = resumes.map(({ id }) => ({ interruptId: id, status: rng.pick(["resolved", "cancelled"]), payload: { n: 1 } }));
        return input;
    }

    grant() {
        const { rng, thread } = this;
        const run = `run-${++this.runs}`;
        const input = this.grantInput(run);
        const rewrite = rng.chance(0.2);
        if (rewrite) {
            const own = thread.messages.filter(({ role }) => role !== "activity").filter(() => rng.chance(0.8));
            if (own.length && rng.chance(0.3)) own.reverse();
            const edited = own.map((m) => (typeof m.content === "string" && rng.chance(0.2) ? { ...m, content: "edited" } : m));
            input.messages = [...edited, { id: `u${thread.ids++}`, role: "user", content: "again" }];
            if (rng.chance(0.1)) input.messages = [];
        }
        const ids = rng.chance(0.8) ? { threadId: THREAD, runId: run } : { threadId: THREAD, runId: `own-${this.runs}` };
        this.live = {
            run,
            ids,
            input,
            started: false,
            left: rng.pick([0, 3, 10, 25, 40]),
            producer: new Producer(rng, thread, this),
        };
        const policy = this.wild > 0 && rng.chance(0.2) ? rng.pick(["reject", "pass"]) : "repair";
        const body = { threadId: THREAD, agent: "agent", policy, rewrite, channel: rng.chance(0.8), key: `g${++this.keys}`, input };
        if (rng.chance(0.5)) body.interruptMs = 1000;
        return { kind: "grant", lease: ++this.lease, run, body };
    }

    event(body) {
        return { kind: "event", lease: this.lease, run: this.live.run, body };
    }

    start() {
        const { rng, live } = this;
        live.started = true;
        if (rng.chance(0.1)) return undefined;
        const event = { type: "RUN_STARTED", ...live.ids };
        if (rng.chance(0.3)) event.protocolVersion = "1.0";
        if (rng.chance(0.3)) event.input = structuredClone({ ...live.input, state: {} });
        if (event.input && rng.chance(0.4))
            event.input.messages = rng.pick([
                [],
                event.input.messages.slice(1),
                event.input.messages.map((m) => ({ ...m, id: `other-${m.id}` })),
                [...event.input.messages, randomMessage(rng, `x${this.thread.ids++}`)],
            ]);
        return this.event(event);
    }

    fence() {
        const body = this.rng.chance(0.5) ? { outcome: "cancelled" } : { code: "worker_lost", message: "gone" };
        const entry = { kind: "fence", lease: ++this.lease, run: this.live.run, body };
        this.live = undefined;
        return entry;
    }

    patch() {
        const { rng, thread } = this;
        const body = rng.chance(0.7)
            ? { key: "k", patch: randomPatch(rng, thread.state, this.wild) }
            : { key: "k", state: structuredClone(rng.pick(VALUES)) };
        return { kind: "patch", lease: 0, run: this.live?.run ?? "", body };
    }

    // What clients send to agents.
    posted() {
        const { rng, thread } = this;
        const run = this.live?.run ?? "";
        const key = () => `k${rng.below(6)}`;
        if (rng.chance(0.3)) return { kind: "input", lease: 0, run, body: { key: key(), value: rng.pick([0, "x", { a: [1] }]) } };
        if (rng.chance(0.2)) return { kind: "taken", lease: Math.max(0, this.lease - rng.chance(0.2)), run, body: { keys: [key(), key(), key()] } };
        const calls = thread.messages.flatMap((m) => m.toolCalls ?? []);
        const known = thread.messages.length && rng.chance(0.1) ? rng.pick(thread.messages).id : undefined;
        const body = {
            key: key(),
            toolCallId: calls.length && rng.chance(0.95) ? rng.pick(calls).id : `c${rng.below(9)}`,
            messageId: known ?? `p${thread.ids++}`,
            content: parts(rng),
        };
        if (rng.chance(0.2)) body.error = "denied";
        return { kind: "answer", lease: 0, run, body };
    }

    // The next entry.
    next() {
        const { rng } = this;
        if (rng.chance(0.06)) return this.patch();
        if (rng.chance(0.08)) return this.posted();
        if (!this.live) {
            if (rng.chance(0.05) && this.runs > 0)
                return { kind: "event", lease: this.lease, run: `run-${this.runs}`, body: { type: "RAW", event: 1 } };
            return this.grant();
        }
        if (rng.chance(0.03)) return this.fence();
        if (rng.chance(0.02)) return { kind: "event", lease: Math.max(0, this.lease - 1), run: this.live.run, body: { type: "RAW", event: 1 } };
        if (rng.chance(0.02)) return { kind: "grant", lease: ++this.lease, run: this.live.run, body: {} };
        if (rng.chance(0.01)) return this.grant();
        if (!this.live.started) {
            const start = this.start();
            if (start) return start;
        }
        if (this.live.left-- > 0) {
            if (this.wild && rng.chance(0.01)) return { ...this.event(), body: undefined, text: "{no json" };
            return this.event(this.live.producer.event());
        }
        const entry = this.event(terminal(rng, this.live.ids));
        // A producer that left something open is closed by the policy repair alone.
        this.live = undefined;
        return entry;
    }

    // What the view tells behind the entry.
    learn(view) {
        this.thread.messages = view.messages;
        this.thread.state = view.state;
        this.interrupts = view.interrupts;
        if (view.live === "") this.live = undefined;
    }
}

// The same with runs that know no rules: broken shapes, broken order, odd spellings.
export class WildHistory extends History {
    constructor(rng) {
        super(rng);
        this.wild = 1;
    }

    next() {
        const { rng } = this;
        if (!this.live) {
            const entry = this.grant();
            this.events = streamOf(rng);
            entry.body.policy = rng.pick(["repair", "repair", "reject", "pass"]);
            return entry;
        }
        if (rng.chance(0.02)) return this.patch();
        if (rng.chance(0.05)) return this.posted();
        if (!this.events.length) return this.fence();
        return { ...this.event(), raw: this.events.shift() };
    }
}
