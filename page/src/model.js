// SPDX-License-Identifier: MIT
// What a thread shows beside its messages: runs, steps, subagents, components, and what is open.

const terminal = (type) => type === "RUN_FINISHED" || type === "RUN_ERROR";

export class Model {
  constructor() {
    this.live = false;
    this.outcome = undefined; // of the last run: "done", "failed", "cancelled", "interrupted"
    this.interrupts = []; // open ones
    this.extras = new Map(); // key -> what stands between the messages, in order of arrival
    this.writing = new Set(); // ids of texts, reasoning and calls that are still being written
    this.started = []; // tool calls of the live run
    this.answered = new Set();
    this.pendingCalls = []; // of the last run: for this client to answer
    this.serial = 0;
    this.events = 0;
  }

  /** An event in its place behind `messages`. */
  take(event, messages) {
    this.events += 1;
    this.last = messages.at(-1)?.id;
    this[`on_${event.type}`]?.(event);
    if (terminal(event.type)) this.ended(event);
  }

  add(key, kind, fields) {
    const { last, serial } = this;
    this.serial += 1;
    const extra = { key: key ?? `x${serial}`, kind, after: last, ...fields };
    this.extras.set(extra.key, extra);
    return extra;
  }

  on_RUN_STARTED(event) {
    if (this.interrupts.length) this.resumed(event.input?.resume);
    this.live = true;
    this.outcome = undefined;
    this.run = event.runId;
    this.started = [];
    this.pendingCalls = [];
    this.writing.clear();
  }

  /** The questions become part of the history; they are open again if the run fails. */
  resumed(answers) {
    for (const { id, reason, message } of this.interrupts) {
      const answer = answers?.find(({ interruptId }) => interruptId === id);
      this.add(`ask ${id}`, "asked", { text: message ?? reason, answer });
    }
  }

  ended() {
    this.live = false;
    this.writing.clear();
    for (const extra of this.extras.values()) if (extra.state === "running") extra.state = "left";
  }

  on_RUN_FINISHED({ outcome, result }) {
    const kind = outcome?.type ?? "success";
    this.interrupts = outcome?.interrupts ?? [];
    for (const { id } of this.interrupts) this.extras.delete(`ask ${id}`);
    this.outcome = { interrupt: "interrupted", cancelled: "cancelled" }[kind] ?? "done";
    if (kind === "success") {
      const named = outcome?.pendingToolCallIds ?? [];
      const open = this.started.filter((id) => !this.answered.has(id));
      this.pendingCalls = named.length ? named : open;
    }
    if (kind !== "interrupt") this.add(undefined, "end", { state: this.outcome, result });
  }

  on_RUN_ERROR({ message, code }) {
    this.outcome = "failed";
    this.add(undefined, "end", { state: "failed", text: message, code });
  }

  on_STEP_STARTED({ stepName, subagentRunId }) {
    this.add(undefined, "step", { name: stepName, state: "running", subagentRunId });
  }

  on_STEP_FINISHED({ stepName, subagentRunId }) {
    for (const extra of this.extras.values())
      if (extra.kind === "step" && extra.name === stepName && extra.state === "running" &&
          extra.subagentRunId === subagentRunId) extra.state = "done";
  }

  on_SUBAGENT_STARTED({ subagentRunId, name, description, parentSubagentRunId }) {
    this.add(`agent ${subagentRunId}`, "subagent", {
      name, description, state: "running", subagentRunId: parentSubagentRunId,
    });
  }

  on_SUBAGENT_FINISHED({ subagentRunId, outcome, result }) {
    const extra = this.extras.get(`agent ${subagentRunId}`);
    if (extra) Object.assign(extra, { state: outcome?.type === "suspended" ? "suspended" : "done", result });
  }

  on_SUBAGENT_ERROR({ subagentRunId, message }) {
    const extra = this.extras.get(`agent ${subagentRunId}`);
    if (extra) Object.assign(extra, { state: "failed", text: message });
  }

  /** A component with the id of an earlier one replaces it, where that one stands. */
  on_CUSTOM({ name, value, subagentRunId }) {
    if (name !== "component" || typeof value?.component !== "string") {
      this.add(undefined, "custom", { name, value, subagentRunId });
      return;
    }
    const key = value.id === undefined ? undefined : `component ${JSON.stringify(value.id)}`;
    const fields = { component: value.component, props: value.props, subagentRunId };
    const old = this.extras.get(key);
    if (old) Object.assign(old, fields);
    else this.add(key, "component", fields);
  }

  on_TEXT_MESSAGE_START({ messageId }) { this.writing.add(messageId); }
  on_TEXT_MESSAGE_END({ messageId }) { this.writing.delete(messageId); }
  on_REASONING_MESSAGE_START({ messageId }) { this.writing.add(messageId); }
  on_REASONING_MESSAGE_END({ messageId }) { this.writing.delete(messageId); }
  on_TOOL_CALL_START({ toolCallId }) {
    this.writing.add(toolCallId);
    this.started.push(toolCallId);
  }
  on_TOOL_CALL_END({ toolCallId }) { this.writing.delete(toolCallId); }
  on_TOOL_CALL_RESULT({ toolCallId }) { this.answered.add(toolCallId); }
}
