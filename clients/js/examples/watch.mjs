// SPDX-License-Identifier: MIT
// Runs an agent from a terminal and prints what happens; answers its questions from the keyboard.
//
//   node examples/watch.mjs AGENT [MESSAGE] [--url ws://127.0.0.1:8787/ws] [--thread ID] [--join]
//
// Ctrl-C leaves, and the run goes on; --join comes back to it, and says nothing of its own.
// SLUICE_TOKEN is the token, where the gateway wants one.
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import WebSocket from "ws";
import { WebSocketAgent } from "../src/index.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: "string", default: "ws://127.0.0.1:8787/ws" },
    thread: { type: "string", default: `terminal-${Date.now()}` },
    join: { type: "boolean", default: false },
    msgpack: { type: "boolean", default: false },
  },
});
const [name, text = "Hello"] = positionals;
if (!name) {
  console.error("usage: watch.mjs AGENT [MESSAGE] [--url URL] [--thread ID] [--join] [--msgpack]");
  process.exit(2);
}

const agent = new WebSocketAgent({
  url: values.url,
  agent: name,
  threadId: values.thread,
  protocol: values.msgpack ? "msgpack" : "json",
  token: process.env.SLUICE_TOKEN,
  WebSocket,
});

const line = (mark, what) => console.log(`${mark} ${what}`);
const printer = {
  onRunStartedEvent: ({ event }) => line("▶", `run ${event.runId}`),
  onStepStartedEvent: ({ event }) => line("·", event.stepName),
  onSubagentStartedEvent: ({ event }) => line("·", `${event.name} helps`),
  onTextMessageStartEvent: () => void process.stdout.write("\n  "),
  onTextMessageContentEvent: ({ event }) => void process.stdout.write(event.delta),
  onTextMessageEndEvent: () => void process.stdout.write("\n\n"),
  onToolCallEndEvent: ({ toolCallName, toolCallArgs }) =>
    line("⚒", `${toolCallName} ${JSON.stringify(toolCallArgs)}`),
  onToolCallResultEvent: ({ event }) => line("=", JSON.stringify(event.content)),
  onCustomEvent: ({ event }) => line("□", `${event.name} ${JSON.stringify(event.value)}`),
  onRunErrorEvent: ({ event }) => line("✗", `${event.code ?? "error"}: ${event.message}`),
  onRunFinishedEvent: ({ outcome }) => line("■", outcome),
};

/** What was said before. */
function history({ event }) {
  for (const { role, content } of event.messages)
    if (typeof content === "string" && content) console.log(`\n  ${role}: ${content}`);
}

/** An answer as JSON, or `yes` and `no` for `{"approved": …}`; an empty one cancels. */
async function answer(terminal, { id, message, reason, responseSchema }) {
  if (responseSchema) line("?", JSON.stringify(responseSchema));
  const said = (await terminal.question(`? ${message ?? reason} `)).trim();
  if (!said) return { interruptId: id, status: "cancelled" };
  if (said === "yes" || said === "no")
    return { interruptId: id, status: "resolved", payload: { approved: said === "yes" } };
  try {
    return { interruptId: id, status: "resolved", payload: JSON.parse(said) };
  } catch {
    return { interruptId: id, status: "resolved", payload: said };
  }
}

let left = false;
process.once("SIGINT", () => {
  left = true;
  line("…", "left; the run goes on");
  agent.detachActiveRun();
});
try {
  if (values.join) await agent.connectAgent({}, { ...printer, onMessagesSnapshotEvent: history });
  else {
    agent.addMessage({ id: `said-${Date.now()}`, role: "user", content: text });
    await agent.runAgent({}, printer);
  }
  while (!left && agent.pendingInterrupts.length && process.stdin.isTTY) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const resume = [];
    for (const interrupt of agent.pendingInterrupts) resume.push(await answer(terminal, interrupt));
    terminal.close();
    await agent.runAgent({ resume }, printer);
  }
  line("≡", JSON.stringify(agent.state));
} catch (error) {
  console.error(`${error.code ?? error.name}: ${error.message}`);
  process.exitCode = 1;
} finally {
  agent.close();
}
