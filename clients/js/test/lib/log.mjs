// SPDX-License-Identifier: MIT
// Random logs of a thread: legal runs, interleaved as agents interleave them.

const KINDS = [
  "text", "text", "delta", "delta", "delta", "end", "tool", "args", "toolEnd", "result", "span",
  "reason", "reasonDelta", "step", "stepEnd", "subagent", "subagentEnd", "state", "patch",
  "activity", "activityDelta", "custom", "messages", "encrypted", "raw",
];

class Run {
  constructor(rnd, threadId, runId, history) {
    Object.assign(this, { rnd, threadId, runId, history });
    this.events = [];
    this.serial = 0;
    this.texts = [];
    this.calls = [];
    this.unanswered = [];
    this.spans = [];
    this.reasoning = [];
    this.steps = [];
    this.subagents = [];
    this.finished = [];
  }

  id(kind) {
    return `${this.runId}-${kind}${this.serial++}`;
  }

  put(type, fields) {
    const event = { type, ...fields };
    for (const key of Object.keys(event)) if (event[key] === undefined) delete event[key];
    if (this.rnd.chance(0.1)) event.metadata = { [this.rnd.pick(["a", "b"])]: this.serial };
    this.events.push(event);
  }

  owner() {
    return this.subagents.length && this.rnd.chance(0.4) ? this.rnd.pick(this.subagents) : undefined;
  }

  take(list) {
    return list.splice(this.rnd.below(list.length), 1)[0];
  }

  word() {
    return this.rnd.pick(["so ", "é", "\u{1f600}", "{\"a\":", "1}", ""]);
  }

  step(kind) {
    const { rnd } = this;
    const subagentRunId = this.owner();
    const tag = { subagentRunId };
    switch (kind) {
      case "text": {
        const again = this.closedTexts?.length && rnd.chance(0.15) ? this.take(this.closedTexts) : null;
        const item = again ?? { messageId: this.id("m"), subagentRunId };
        this.texts.push(item);
        return this.put("TEXT_MESSAGE_START", { ...item, role: again ? undefined : rnd.pick([undefined, "assistant"]) });
      }
      case "delta":
        return this.texts.length &&
          this.put("TEXT_MESSAGE_CONTENT", { messageId: rnd.pick(this.texts).messageId, delta: this.word() });
      case "end": {
        if (!this.texts.length) return undefined;
        const item = this.take(this.texts);
        (this.closedTexts ??= []).push(item);
        return this.put("TEXT_MESSAGE_END", { messageId: item.messageId });
      }
      case "tool": {
        const parent = this.texts.find((text) => text.subagentRunId === subagentRunId);
        const toolCallId = this.id("c");
        this.calls.push(toolCallId);
        return this.put("TOOL_CALL_START", {
          toolCallId, toolCallName: "look",
          parentMessageId: rnd.chance(0.6) ? parent?.messageId : undefined, ...tag,
        });
      }
      case "args":
        return this.calls.length &&
          this.put("TOOL_CALL_ARGS", { toolCallId: rnd.pick(this.calls), delta: this.word() });
      case "toolEnd": {
        if (!this.calls.length) return undefined;
        const toolCallId = this.take(this.calls);
        this.unanswered.push(toolCallId);
        return this.put("TOOL_CALL_END", { toolCallId });
      }
      case "result": {
        if (!this.unanswered.length) return undefined;
        const toolCallId = this.take(this.unanswered);
        return this.put("TOOL_CALL_RESULT", {
          messageId: this.id("r"), toolCallId, role: "tool",
          content: rnd.chance(0.8) ? "done" : [{ type: "text", text: "done" }],
        });
      }
      case "span": {
        if (this.spans.length && rnd.chance(0.5)) return this.put("REASONING_END", { messageId: this.take(this.spans) });
        const messageId = this.id("s");
        this.spans.push(messageId);
        return this.put("REASONING_START", { messageId, ...tag });
      }
      case "reason": {
        if (this.reasoning.length && rnd.chance(0.5)) return this.put("REASONING_MESSAGE_END", { messageId: this.take(this.reasoning) });
        const messageId = this.id("t");
        this.reasoning.push(messageId);
        return this.put("REASONING_MESSAGE_START", { messageId, role: "reasoning", ...tag });
      }
      case "reasonDelta":
        return this.reasoning.length &&
          this.put("REASONING_MESSAGE_CONTENT", { messageId: rnd.pick(this.reasoning), delta: this.word() });
      case "step": {
        const stepName = rnd.pick(["plan", "act", "check"]);
        if (this.steps.some((each) => each.stepName === stepName && each.subagentRunId === subagentRunId)) return undefined;
        this.steps.push({ stepName, subagentRunId });
        return this.put("STEP_STARTED", { stepName, ...tag });
      }
      case "stepEnd":
        return this.steps.length && this.put("STEP_FINISHED", this.take(this.steps));
      case "subagent": {
        const parents = [...this.subagents, ...this.finished];
        const id = this.id("a");
        this.put("SUBAGENT_STARTED", {
          subagentRunId: id, name: "helper",
          parentSubagentRunId: parents.length && rnd.chance(0.5) ? rnd.pick(parents) : undefined,
        });
        return this.subagents.push(id);
      }
      case "subagentEnd": {
        if (!this.subagents.length) return undefined;
        const id = this.take(this.subagents);
        this.finished.push(id);
        return rnd.chance(0.8)
          ? this.put("SUBAGENT_FINISHED", { subagentRunId: id })
          : this.put("SUBAGENT_ERROR", { subagentRunId: id, message: "no" });
      }
      case "state":
        return this.put("STATE_SNAPSHOT", { snapshot: { n: this.serial, list: [] } });
      case "patch":
        return this.put("STATE_DELTA", {
          delta: rnd.chance(0.8)
            ? [{ op: "add", path: `/k${rnd.below(3)}`, value: this.serial }]
            : [{ op: "replace", path: "/list/7", value: 0 }],
        });
      case "activity": {
        const messageId = rnd.chance(0.5) && this.activity ? this.activity : (this.activity = this.id("v"));
        return this.put("ACTIVITY_SNAPSHOT", { messageId, activityType: "plan", content: { steps: [] } });
      }
      case "activityDelta":
        return this.activity &&
          this.put("ACTIVITY_DELTA", { messageId: this.activity, activityType: "plan", patch: [{ op: "add", path: "/steps/-", value: this.serial }] });
      case "custom":
        return this.put("CUSTOM", { name: "ping", value: null });
      case "raw":
        return this.put("RAW", { event: { some: 1 } });
      case "encrypted": {
        const open = this.reasoning[0];
        return open && this.put("REASONING_ENCRYPTED_VALUE", { subtype: "message", entityId: open, encryptedValue: `x${this.serial}` });
      }
      default:
        return undefined;
    }
  }

  closeAll() {
    const { rnd } = this;
    const rest = [
      ...this.texts.map(({ messageId }) => ["TEXT_MESSAGE_END", { messageId }]),
      ...this.calls.map((toolCallId) => ["TOOL_CALL_END", { toolCallId }]),
      ...this.spans.map((messageId) => ["REASONING_END", { messageId }]),
      ...this.reasoning.map((messageId) => ["REASONING_MESSAGE_END", { messageId }]),
      ...this.steps.map((step) => ["STEP_FINISHED", step]),
      ...this.subagents.map((subagentRunId) => ["SUBAGENT_FINISHED", { subagentRunId }]),
    ];
    while (rest.length) this.put(...rest.splice(rnd.below(rest.length), 1)[0]);
  }

  terminal() {
    const { rnd, threadId, runId } = this;
    if (rnd.chance(0.15)) return this.put("RUN_ERROR", { message: "broken" });
    this.closeAll();
    const outcome = rnd.pick([
      undefined, undefined, { type: "success" }, { type: "cancelled" },
      { type: "interrupt", interrupts: [{ id: `${runId}-i`, reason: "confirmation" }] },
    ]);
    return this.put("RUN_FINISHED", { threadId, runId, outcome });
  }
}

/** Entries `{ event, runId }` of one run; its events name it otherwise than the frames do. */
export function randomRun(rnd, threadId, requested, steps = 5 + rnd.below(25)) {
  const run = new Run(rnd, threadId, `${requested}!`, []);
  const messages = rnd.chance(0.6)
    ? [{ id: run.id("u"), role: "user", content: "go on" }]
    : undefined;
  const input = messages && { threadId, runId: run.runId, messages, tools: [], context: [], forwardedProps: {} };
  run.put("RUN_STARTED", { threadId, runId: run.runId, input, protocolVersion: rnd.pick([undefined, "1.0"]) });
  for (let i = 0; i < steps; i++) run.step(rnd.pick(KINDS));
  run.terminal();
  return run.events.map((event) => ({ event, runId: requested }));
}

export function randomLog(rnd, threadId = "t") {
  const runs = 1 + rnd.below(4);
  const log = [];
  for (let i = 0; i < runs; i++) {
    log.push(...randomRun(rnd, threadId, `run${i}`));
    if (rnd.chance(0.2)) log.push({ patch: [{ op: "add", path: "/between", value: i }] });
  }
  return log;
}
