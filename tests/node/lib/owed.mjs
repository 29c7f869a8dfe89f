// SPDX-License-Identifier: MIT
// What a view must owe to agents, told independently from the entries and what they delivered.
import { deepStrictEqual, ok } from "node:assert";

const toolMessages = (messages, call) => messages.filter((m) => m.role === "tool" && m.toolCallId === call);
const hasCall = (messages, call) => messages.some((m) => m.role === "assistant" && m.toolCalls?.some(({ id }) => id === call));

export class Owed {
    inputs = []; // { seq, kind, body }
    answers = [];
    first = {}; // the key that an open interrupt was first answered with
    resume = [];
    seq = 0;

    // One step: the entry, what the probe answered, what the view told before and tells now.
    step(entry, answer, before, told) {
        const { kind, body } = entry;
        const owed = { seq: ++this.seq, kind, body };
        if (answer.began) this.began(entry, before, told);
        if (kind === "input" && !answer.skipped) this.inputs.push(owed);
        if (kind === "taken" && !answer.skipped) this.inputs = this.inputs.filter((i) => !body.keys.includes(i.body.key));
        if (kind === "answer") this.answered(owed, answer, before);
        if (told.live === "" || answer.began) this.inputs = [];
        for (const { type, json } of answer.out) {
            if (type === "TOOL_CALL_RESULT") this.drop(JSON.parse(json).toolCallId);
            if (type === "RUN_STARTED") this.added = undefined; // the view's messages by now
            if (type === "RUN_FINISHED") this.first = {};
        }
        for (const { body: { toolCallId } } of [...this.answers])
            if (toolMessages(told.messages, toolCallId).length) this.drop(toolCallId);
        this.compare(told);
    }

    drop(call) {
        this.answers = this.answers.filter(({ body }) => body.toolCallId !== call);
    }

    // An answer counts once for each call that is there and has none.
    answered(owed, answer, before) {
        const call = owed.body.toolCallId;
        const known = hasCall(before.messages, call);
        const has = toolMessages(before.messages, call).length > 0 || this.answers.some(({ body }) => body.toolCallId === call);
        const claimed = toolMessages(this.added ?? [], call).length > 0;
        deepStrictEqual(answer.code, !known ? "unknown_call" : has || (before.live && claimed) ? "answered" : "ok", "an answer");
        if (answer.code === "ok") this.answers.push(owed);
    }

    // Every answer that was left is one tool message of the run's input, where its call is there.
    began({ body: { input, rewrite, key, channel } }, before, told) {
        this.channel = channel;
        this.added = undefined;
        this.resume = (input.resume ?? []).map(({ interruptId }) => interruptId);
        for (const id of this.resume) if (before.interrupts.some((i) => i.id === id)) this.first[id] ??= key;
        if (told.input) {
            const base = rewrite ? input.messages : before.messages;
            for (const { body } of this.answers) {
                const found = toolMessages(told.input.messages, body.toolCallId);
                deepStrictEqual(found.length, hasCall(base, body.toolCallId) ? 1 : 0, `tool messages for ${body.toolCallId}`);
                if (!found.length) continue;
                deepStrictEqual([found[0].content, found[0].error], [body.content, body.error], "an answer's message");
                ok(found[0].id === body.messageId || [...before.messages, ...input.messages].some(({ id }) => id === body.messageId));
            }
            this.added = told.input.messages;
        }
        this.answers = [];
    }

    compare(told) {
        const open = told.live !== "" && this.channel ? [...this.inputs, ...this.answers] : [];
        deepStrictEqual(told.owed, open.sort((a, b) => a.seq - b.seq), "owed");
        const keys = told.live === "" ? [] : this.resume.filter((id) => id in this.first).map((id) => [id, this.first[id]]);
        deepStrictEqual(told.resumeKeys, Object.fromEntries(keys), "resume keys");
    }
}
