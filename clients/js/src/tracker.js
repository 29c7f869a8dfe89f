// SPDX-License-Identifier: MIT
// What a pipeline of AG-UI events has open, seen from the events that went into it.

const stepKey = (event) => JSON.stringify([event.subagentRunId ?? null, event.stepName]);

/** Opening and closing events: [type, the map it concerns, the field that names the item]. */
const OPENERS = new Map([
  ["TEXT_MESSAGE_START", ["texts", "messageId"]],
  ["TOOL_CALL_START", ["calls", "toolCallId"]],
  ["REASONING_START", ["spans", "messageId"]],
  ["REASONING_MESSAGE_START", ["reasoning", "messageId"]],
]);
const CLOSERS = new Map([
  ["TEXT_MESSAGE_END", ["texts", "messageId"]],
  ["TOOL_CALL_END", ["calls", "toolCallId"]],
  ["REASONING_END", ["spans", "messageId"]],
  ["REASONING_MESSAGE_END", ["reasoning", "messageId"]],
]);

export const isTerminal = (event) => event.type === "RUN_FINISHED" || event.type === "RUN_ERROR";

export class Tracker {
  constructor() {
    this.runId = undefined; // of the run whose RUN_STARTED came last, as frames name it
    this.live = false; // between a RUN_STARTED and its terminal
    this.clear();
  }

  clear() {
    this.texts = new Map(); // open items: id -> the event that opened it
    this.calls = new Map();
    this.spans = new Map();
    this.reasoning = new Map();
    this.steps = new Map();
    this.subagents = new Map(); // every one of the run: id -> whether it is over
    this.tally = new Map(); // every tool call of the run: id -> whether it was answered
  }

  take(event, runId) {
    const opener = OPENERS.get(event.type);
    if (opener) this[opener[0]].set(event[opener[1]], event);
    const closer = CLOSERS.get(event.type);
    if (closer) this[closer[0]].delete(event[closer[1]]);
    switch (event.type) {
      case "RUN_STARTED":
        this.clear();
        this.runId = runId;
        this.live = true;
        break;
      case "RUN_FINISHED":
      case "RUN_ERROR":
        this.runId = runId;
        this.live = false;
        break;
      case "STEP_STARTED":
        this.steps.set(stepKey(event), event);
        break;
      case "STEP_FINISHED":
        this.steps.delete(stepKey(event));
        break;
      case "SUBAGENT_STARTED":
        this.subagents.set(event.subagentRunId, false);
        break;
      case "SUBAGENT_FINISHED":
      case "SUBAGENT_ERROR":
        this.subagents.set(event.subagentRunId, true);
        break;
      case "TOOL_CALL_START":
        if (!this.tally.has(event.toolCallId)) this.tally.set(event.toolCallId, false);
        break;
      case "TOOL_CALL_RESULT":
        if (this.tally.has(event.toolCallId)) this.tally.set(event.toolCallId, true);
        break;
      default:
    }
  }
}
