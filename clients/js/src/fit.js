// SPDX-License-Identifier: MIT
// Fits a thread's rebuild, which is written for an empty pipeline, into one that is running.
import { Tracker } from "./tracker.js";

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
    before: body.slice(1, split),
    snapshots,
    behind: body.slice(split).filter(({ event }) => !SNAPSHOTS.has(event.type)),
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

/** Ends of subagents that are open and not in `now`, which names none of a run that is over. */
function subagentClosings(open, now) {
  return [...open.subagents]
    .filter(([id, over]) => !over && !now?.subagents.has(id))
    .map(([subagentRunId]) => ({ type: "SUBAGENT_FINISHED", subagentRunId }))
    .reverse(); // helpers of helpers first
}

/**
 * Which events of the rebuild are news to the pipeline. STARTs stand in front of the snapshots, or
 * behind them where the snapshots hold the item.
 */
function newsOf(open, now, results) {
  const begun = new Set(); // calls whose START is among the news
  const told = new Set(results.map(({ toolCallId }) => toolCallId));
  return (event) => {
    const { type, toolCallId } = event;
    if (OPENING.has(type)) return !open[OPENING.get(type)].has(event.messageId);
    switch (type) {
      case "SUBAGENT_STARTED":
        return !open.subagents.has(event.subagentRunId);
      case "SUBAGENT_FINISHED":
      case "SUBAGENT_ERROR":
        return open.subagents.get(event.subagentRunId) !== true;
      case "STEP_STARTED":
        return !hasStep(open, event);
      case "TOOL_CALL_START": {
        const list = now.calls.has(toolCallId) ? open.calls : open.tally;
        if (!list.has(toolCallId)) begun.add(toolCallId);
        return !list.has(toolCallId);
      }
      case "TOOL_CALL_END":
        return begun.has(toolCallId);
      case "TOOL_CALL_RESULT":
        return open.tally.get(toolCallId) !== true && !told.has(toolCallId);
      default:
        return true; // the terminal
    }
  };
}

/** The same run goes on: only what changed since. */
export function fitSameRun(open, rebuild) {
  const results = missedResults(open, rebuild);
  const isNews = newsOf(open, rebuild.tracker, results);
  const news = (items) => items.map(({ event }) => event).filter(isNews);
  return [
    ...results,
    ...stepClosings(open, rebuild.tracker),
    ...news(rebuild.before),
    ...rebuild.snapshots.map(({ event }) => event),
    ...closings(open, rebuild.tracker),
    ...subagentClosings(open, rebuild.tracker),
    ...news(rebuild.behind),
  ];
}

function hasStep(open, event) {
  for (const each of open.steps.values())
    if (each.stepName === event.stepName && each.subagentRunId === event.subagentRunId) return true;
  return false;
}

/** Everything that is open, closed. */
export const closeAll = (open) => [
  ...closings(open),
  ...stepClosings(open),
  ...subagentClosings(open),
];

/** Ends a run that the rebuild is beyond. `snapshots` go in front of what closes. */
export function endRun(open, rebuild, terminal, snapshots) {
  const events = [...missedResults(open, rebuild), ...snapshots];
  if (terminal.type === "RUN_FINISHED")
    events.push(...closeAll(open));
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
