// SPDX-License-Identifier: MIT
// Fits a thread's rebuild, which is written for an empty pipeline, into one that is running.
import { Tracker, isTerminal } from "./tracker.js";

const SNAPSHOTS = new Set(["MESSAGES_SNAPSHOT", "STATE_SNAPSHOT"]);
const OPENING = new Map([
  ["TEXT_MESSAGE_START", "texts"],
  ["REASONING_START", "spans"],
  ["REASONING_MESSAGE_START", "reasoning"],
]);

/** A rebuild's events, sorted: earlier runs, and the parts of the last one. */
export function readRebuild(changes) {
  const items = changes.filter((change) => change.event);
  let last = items.length - 1;
  while (last >= 0 && items[last].event.type !== "RUN_STARTED") last--;
  const body = items.slice(Math.max(last, 0));
  const tracker = new Tracker();
  for (const { event, runId } of body) tracker.take(event, runId);
  const snapshots = body.filter(({ event }) => SNAPSHOTS.has(event.type));
  const first = body.findIndex(({ event }) => SNAPSHOTS.has(event.type));
  const split = first < 0 ? body.length : first;
  return {
    earlier: items.slice(0, Math.max(last, 0)),
    body,
    runId: body[0]?.runId,
    tracker,
    lifecycle: body.slice(1, split),
    snapshots,
    opens: body.slice(split).filter(({ event }) => !SNAPSHOTS.has(event.type)),
    terminal: body.find(({ event }) => isTerminal(event)),
    messages: snapshots.flatMap(({ event }) => event.messages ?? []),
  };
}

/** Results that the pipeline missed of calls that it saw: never hidden inside a snapshot. */
function missedResults(open, rebuild) {
  return rebuild.messages
    .filter((message) => message.role === "tool" && open.tally.get(message.toolCallId) === false)
    .map(({ id, toolCallId, content, subagentRunId }) => ({
      type: "TOOL_CALL_RESULT",
      messageId: id,
      toolCallId,
      content,
      role: "tool",
      ...(subagentRunId !== undefined && { subagentRunId }),
    }));
}

/** ENDs of what the pipeline has open and `now` has not; without `now`, of everything. */
function closings(open, now) {
  const gone = (kind) => [...open[kind].keys()].filter((id) => !now?.[kind].has(id));
  return [
    ...gone("reasoning").map((messageId) => ({ type: "REASONING_MESSAGE_END", messageId })),
    ...gone("spans").map((messageId) => ({ type: "REASONING_END", messageId })),
    ...gone("texts").map((messageId) => ({ type: "TEXT_MESSAGE_END", messageId })),
    ...gone("calls").map((toolCallId) => ({ type: "TOOL_CALL_END", toolCallId })),
  ];
}

function stepClosings(open, now) {
  return [...open.steps]
    .filter(([key]) => !now?.steps.has(key))
    .map(([, { stepName, subagentRunId }]) => ({
      type: "STEP_FINISHED",
      stepName,
      ...(subagentRunId !== undefined && { subagentRunId }),
    }));
}

/** The same run goes on: only what changed since. */
export function fitSameRun(open, rebuild) {
  const now = rebuild.tracker;
  const lifecycle = rebuild.lifecycle
    .map(({ event }) => event)
    .filter((event) => {
      if (event.type === "SUBAGENT_STARTED") return !open.subagents.has(event.subagentRunId);
      if (event.type === "STEP_STARTED") return !hasStep(open, event);
      return open.subagents.get(event.subagentRunId) !== true; // an end of one
    });
  const begun = new Set();
  const opens = rebuild.opens
    .map(({ event }) => event)
    .filter((event) => {
      if (OPENING.has(event.type)) return !open[OPENING.get(event.type)].has(event.messageId);
      if (event.type === "TOOL_CALL_START") {
        const { toolCallId } = event;
        const fresh = now.calls.has(toolCallId)
          ? !open.calls.has(toolCallId)
          : !open.tally.has(toolCallId);
        if (fresh) begun.add(toolCallId);
        return fresh;
      }
      if (event.type === "TOOL_CALL_END") return begun.has(event.toolCallId);
      return true; // the terminal
    });
  return [
    ...missedResults(open, rebuild),
    ...stepClosings(open, now),
    ...lifecycle,
    ...rebuild.snapshots.map(({ event }) => event),
    ...closings(open, now),
    ...opens,
  ];
}

function hasStep(open, event) {
  for (const each of open.steps.values())
    if (each.stepName === event.stepName && each.subagentRunId === event.subagentRunId) return true;
  return false;
}

/** Ends a run that the rebuild is beyond. `snapshots` go in front of what closes. */
export function endRun(open, rebuild, terminal, snapshots) {
  const events = [...missedResults(open, rebuild), ...snapshots];
  if (terminal.type === "RUN_FINISHED") {
    const alive = [...open.subagents].filter(([, over]) => !over).map(([id]) => id);
    events.push(...closings(open), ...stepClosings(open));
    for (const subagentRunId of alive.reverse())
      events.push({ type: "SUBAGENT_FINISHED", subagentRunId });
  }
  events.push(terminal);
  return events;
}

/** A run that the pipeline missed as a whole: only that it was, and how it ended. */
export function skeleton(threadId, runId, terminal, snapshots) {
  const started = {
    type: "RUN_STARTED",
    threadId: terminal.threadId ?? threadId,
    runId: terminal.runId ?? runId,
  };
  return [started, ...snapshots, terminal];
}

export const historyGone = () => ({
  type: "RUN_ERROR",
  code: "history_gone",
  message: "the run ended while this client was away, and how is no longer stored",
});
