// SPDX-License-Identifier: MIT
// A thread as a list to be shown: messages, calls with their results, and what stands between.

/** Text of a message's content, whose other parts are named. */
export function plain(content) {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return content === undefined ? "" : JSON.stringify(content);
  return content.map((part) => (part.type === "text" ? part.text : `[${part.type}]`)).join("\n");
}

function* ofMessage(message, model, results) {
  const { id, role, content, subagentRunId } = message;
  const base = { key: id, subagentRunId };
  if (role === "activity") yield { ...base, kind: "activity", type: message.activityType, content };
  else if (role === "reasoning")
    yield { ...base, kind: "reasoning", text: plain(content), writing: model.writing.has(id) };
  else if (role === "tool") {
    if (!results.owned.has(id)) yield { ...base, kind: "result", text: plain(content), error: message.error };
  } else if (content !== undefined && (plain(content) !== "" || model.writing.has(id)))
    yield { ...base, kind: "text", role, text: plain(content), writing: model.writing.has(id) };
  for (const call of message.toolCalls ?? []) {
    const result = results.byCall.get(call.id);
    yield {
      key: call.id, subagentRunId, kind: "call", name: call.function.name,
      args: call.function.arguments, writing: model.writing.has(call.id), live: model.live,
      result: result && { text: plain(result.content), error: result.error },
      pending: !result && model.pendingCalls.includes(call.id),
    };
  }
}

function resultsOf(messages) {
  const calls = new Set(messages.flatMap(({ toolCalls }) => (toolCalls ?? []).map(({ id }) => id)));
  const answers = messages.filter(({ role, toolCallId }) => role === "tool" && calls.has(toolCallId));
  return {
    owned: new Set(answers.map(({ id }) => id)),
    byCall: new Map(answers.map((message) => [message.toolCallId, message])),
  };
}

/** In the order of the thread; what a subagent did is inside its entry. */
export function timelineOf(messages, model) {
  const results = resultsOf(messages);
  const known = new Set(messages.map(({ id }) => id));
  const behind = group(model.extras.values(), ({ after }) => (known.has(after) ? after : undefined));
  const flat = [...(behind.get(undefined) ?? [])];
  for (const message of messages) {
    flat.push(...ofMessage(message, model, results), ...(behind.get(message.id) ?? []));
  }
  return nest(flat);
}

function group(list, keyOf) {
  const groups = new Map();
  for (const each of list) {
    const key = keyOf(each);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(each);
  }
  return groups;
}

function nest(flat) {
  const top = [];
  const agents = new Map();
  const entries = flat.map((entry) => ({ ...entry }));
  for (const entry of entries)
    if (entry.kind === "subagent") agents.set(entry.key, Object.assign(entry, { entries: [] }));
  for (const entry of entries) {
    const owner = agents.get(`agent ${entry.subagentRunId}`);
    if (owner && owner !== entry) owner.entries.push(entry);
    else top.push(entry);
  }
  return top;
}
