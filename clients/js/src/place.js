// SPDX-License-Identifier: MIT
// What an agent was last delivered of its thread, and what a run has to send beyond that.
import { equal } from "./equal.js";

const AUTHORITY = { "@ag-ui/client": { authoritativeActivityTypes: null } };

/**
 * A place: `cursor` resumes exactly behind it (undefined: only a rebuild will do); `messages` and
 * `state` are the thread's there. `state` is undefined while the thread's is unknown.
 */
export const emptyPlace = (threadId, state) => ({
  threadId,
  cursor: undefined,
  messages: [],
  state,
});

/** Activity is never part of a run's input. */
const sendable = (messages) => messages.filter((message) => message.role !== "activity");

/**
 * Input of a run, reduced to what the thread does not have, and whether it rewrites history.
 * `dirty` and `stateSet` say in what the client is ahead of the thread.
 */
export function difference(place, input) {
  const base = sendable(place.messages);
  const messages = sendable(input.messages);
  const kept = base.every((message, i) => equal(message, messages[i]));
  const { state, ...rest } = input;
  const sent = { ...rest, messages: kept ? messages.slice(base.length) : messages };
  const stateSet = !equal(state, place.state);
  if (stateSet) sent.state = state;
  const dirty = !kept || sent.messages.length > 0;
  return { input: sent, rewrite: !kept, dirty, stateSet, added: kept ? sent.messages : [] };
}

/**
 * Events that put a client back to the place, behind somebody else's RUN_STARTED, which may have
 * brought `messages`: the client's own additions come again behind what others did meanwhile.
 */
export function returnTo(place, stateSet, messages = []) {
  const base = new Set(place.messages.map(({ id }) => id));
  const whole = [...place.messages, ...messages.filter(({ id }) => !base.has(id))];
  // A snapshot without reasoning keeps the client's: a place-holder takes it out.
  const reasons = whole.some((message) => message.role === "reasoning");
  const reset = reasons ? [{ id: "sluice-reset", role: "reasoning", content: "" }] : [];
  const events = [reset, whole].map((shown) => ({
    type: "MESSAGES_SNAPSHOT",
    messages: shown,
    metadata: AUTHORITY,
  }));
  if (stateSet && place.state !== undefined)
    events.push({ type: "STATE_SNAPSHOT", snapshot: place.state });
  return events;
}

/** Ids of the messages that an event brings or makes. */
export function noteMessages(known, event) {
  switch (event.type) {
    case "RUN_STARTED":
      for (const message of event.input?.messages ?? []) known.add(message.id);
      break;
    case "MESSAGES_SNAPSHOT":
      for (const message of event.messages) known.add(message.id);
      break;
    case "TOOL_CALL_START":
      known.add(event.parentMessageId ?? event.toolCallId).add(event.toolCallId);
      break;
    case "TEXT_MESSAGE_START":
    case "REASONING_MESSAGE_START":
    case "TOOL_CALL_RESULT":
    case "ACTIVITY_SNAPSHOT":
      known.add(event.messageId);
      break;
    default:
  }
}
