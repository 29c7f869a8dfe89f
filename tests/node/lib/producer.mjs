// SPDX-License-Identifier: MIT
// A producer that makes random legal runs.
import { ANY, SUBAGENTS, WILD, WORDS, content, dress, patch, tagged } from "./events.mjs";

// A careful producer: it knows what it has open, and what belongs to whom.
export class Producer {
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
