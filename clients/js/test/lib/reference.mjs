// SPDX-License-Identifier: MIT
// The reference client as oracle, and a rebuild of a thread written from its messages and state.
import { AbstractAgent } from "@ag-ui/client";
import { Observable, Subject } from "rxjs";

const AUTHORITY = { "@ag-ui/client": { authoritativeActivityTypes: null } };

/** Plays a list of `{ event }` (into the pipeline) and `{ side }` (into the reducer). */
class Player extends AbstractAgent {
  constructor(items) {
    super({ threadId: "t" });
    this.items = items;
    this.side = new Subject();
  }

  run() {
    return new Observable((output) => {
      for (const { event, side } of this.items) {
        if (event) output.next(event);
        else this.side.next(side);
      }
      output.complete();
    });
  }

  apply(input, events, subscribers) {
    const merged = new Observable((output) => {
      const side = this.side.subscribe((event) => output.next(event));
      side.add(events.subscribe(output));
      return side;
    });
    return super.apply(input, merged, subscribers);
  }
}

export const sideOf = (change) =>
  change.patch
    ? { type: "STATE_DELTA", delta: change.patch }
    : { type: "STATE_SNAPSHOT", snapshot: change.state };

export const itemsOf = (entries) =>
  entries.map((entry) => (entry.event ? { event: entry.event } : { side: sideOf(entry) }));

/** What the reference client makes of a stream; rejects where its verifier objects. */
export async function play(items) {
  const agent = new Player(structuredClone(items));
  const finished = [];
  await agent.runAgent({}, { onRunFinishedEvent: (params) => void finished.push(params) });
  const { messages, state, pendingInterrupts } = agent;
  const last = finished.at(-1);
  const pendingToolCallIds = [...(last?.pendingToolCallIds ?? [])].sort();
  return { messages, state, pendingInterrupts, pendingToolCallIds };
}

const bare = ({ metadata, rawEvent, ...event }) => event;
const openAt = (events) => {
  const open = { subagents: [], steps: [], spans: [], reasoning: [], texts: [], calls: [], unanswered: [] };
  const drop = (list, same) => {
    const at = list.findIndex(same);
    return at < 0 ? undefined : list.splice(at, 1)[0];
  };
  for (const event of events) {
    const byMessage = (each) => each.messageId === event.messageId;
    const byCall = (each) => each.toolCallId === event.toolCallId;
    switch (event.type) {
      case "SUBAGENT_STARTED": open.subagents.push([event]); break;
      case "SUBAGENT_FINISHED": case "SUBAGENT_ERROR":
        open.subagents.find(([start]) => start.subagentRunId === event.subagentRunId).push(event); break;
      case "STEP_STARTED": open.steps.push(event); break;
      case "STEP_FINISHED":
        drop(open.steps, (each) => each.stepName === event.stepName && each.subagentRunId === event.subagentRunId); break;
      case "REASONING_START": open.spans.push(event); break;
      case "REASONING_END": drop(open.spans, byMessage); break;
      case "REASONING_MESSAGE_START": open.reasoning.push(event); break;
      case "REASONING_MESSAGE_END": drop(open.reasoning, byMessage); break;
      case "TEXT_MESSAGE_START": open.texts.push(event); break;
      case "TEXT_MESSAGE_END": drop(open.texts, byMessage); break;
      case "TOOL_CALL_START": open.calls.push(event); break;
      case "TOOL_CALL_END": open.unanswered.push([drop(open.calls, byCall), event]); break;
      case "TOOL_CALL_RESULT": drop(open.unanswered, ([start]) => byCall(start)); break;
      default:
    }
  }
  return open;
};

const runsOf = (entries) => {
  const runs = [];
  for (const entry of entries) {
    if (!entry.event) continue;
    if (runs.at(-1)?.runId !== entry.runId) runs.push({ runId: entry.runId, events: [] });
    runs.at(-1).events.push(entry.event);
  }
  for (const run of runs) {
    const last = run.events.at(-1);
    run.terminal = last.type === "RUN_FINISHED" || last.type === "RUN_ERROR" ? last : undefined;
  }
  return runs;
};

/**
 * The gateway's rebuild of a thread after `entries`, for an empty pipeline: what `reset` says and
 * the changes that follow. `kept` is how many ended runs it lists.
 */
export async function rebuildOf(entries, kept = 3) {
  const { messages, state } = await play(itemsOf(entries));
  const runs = runsOf(entries);
  if (!runs.length) return { reason: "behind", runs: [], changes: [{ state }] };
  const run = runs.at(-1);
  const ended = runs.filter((each) => each.terminal);
  const open = openAt(run.events);
  const changes = [];
  const put = (event, runId = run.runId) => changes.push({ event, runId });
  const settled = runs.slice(0, -1).findLast((each) => each.terminal.type === "RUN_FINISHED");
  if (settled?.terminal.outcome?.type === "interrupt" && run.terminal?.type !== "RUN_FINISHED") {
    put(withoutInput(settled.events[0]), settled.runId);
    put(settled.terminal, settled.runId);
  }
  put(withoutInput(run.events[0]));
  for (const events of open.subagents) for (const event of events) put(bare(event));
  for (const event of open.steps) put(bare(event));
  const reasons = messages.some((message) => message.role === "reasoning");
  const reset = reasons ? [{ id: "reset", role: "reasoning", content: "" }] : [];
  put({ type: "MESSAGES_SNAPSHOT", messages: reset, metadata: AUTHORITY });
  put({ type: "MESSAGES_SNAPSHOT", messages, metadata: AUTHORITY });
  put({ type: "STATE_SNAPSHOT", snapshot: state });
  for (const kind of ["spans", "reasoning", "texts", "calls"])
    for (const event of open[kind]) put(bare(event));
  for (const [start, end] of open.unanswered) {
    put(bare(start));
    put(bare(end));
  }
  if (run.terminal) put(run.terminal);
  return {
    reason: "behind",
    runs: ended.slice(ended.length - Math.min(kept, ended.length)).map((each) => ({ runId: each.runId, terminal: named(each) })),
    liveRunId: run.terminal ? undefined : run.runId,
    changes,
  };
}

/** A run's terminal, naming the calls that it left open: a client may have missed their START. */
function named({ events, terminal }) {
  const pendingToolCallIds = openAt(events).unanswered.map(([start]) => start.toolCallId);
  const success = terminal.type === "RUN_FINISHED" && (terminal.outcome?.type ?? "success") === "success";
  if (!success || !pendingToolCallIds.length) return terminal;
  return { ...terminal, outcome: { type: "success", pendingToolCallIds } };
}

const withoutInput = ({ input, ...event }) => event;
