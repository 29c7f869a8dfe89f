// SPDX-License-Identifier: MIT
// Serves a hand-written agent: it takes input while it runs, shares state with everybody, has the
// client look something up, and asks for an approval that is carried out once.
//
//   node examples/serve-generator.mjs [NAME] [--gateway ws://127.0.0.1:8787/worker] [--ledger FILE]
//
// Give it input: {"amount": 20}, {"note": "for lunch"}, {"done": true}. SLUICE_TOKEN is the token,
// where the gateway wants one.
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import WebSocket from "ws";
import { serveAgent } from "../src/worker.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    gateway: { type: "string", default: "ws://127.0.0.1:8787/worker" },
    ledger: { type: "string", default: "ledger.jsonl" },
  },
});

/** An answer may arrive twice, in another process; its key does not change. */
function carryOut(key, transfer) {
  const lines = existsSync(values.ledger) ? readFileSync(values.ledger, "utf8").trim().split("\n") : [];
  if (lines.some((line) => line && JSON.parse(line).key === key)) return;
  appendFileSync(values.ledger, `${JSON.stringify({ key, ...transfer })}\n`);
}

function* say(messageId, text) {
  yield { type: "TEXT_MESSAGE_START", messageId, role: "assistant" };
  yield { type: "TEXT_MESSAGE_CONTENT", messageId, delta: text };
  yield { type: "TEXT_MESSAGE_END", messageId };
}

const approvalOf = (transfer) => ({
  id: "approve",
  reason: "confirmation",
  message: `Transfer ${transfer.amount}?`,
  responseSchema: {
    type: "object",
    properties: { approved: { type: "boolean" }, amount: { type: "number", minimum: 0 } },
    required: ["approved"],
  },
});

async function* transferAgent(input, { inputs, state, toolResult, resumeKeys }) {
  const { threadId, runId } = input;
  const [answer] = input.resume ?? [];
  if (answer) {
    const transfer = { ...state.transfer, amount: answer.payload?.amount ?? state.transfer.amount };
    const approved = answer.status === "resolved" && answer.payload.approved;
    if (approved) carryOut(resumeKeys[answer.interruptId], transfer);
    yield { type: "STATE_DELTA", delta: [{ op: "add", path: "/transfer", value: { ...transfer, approved } }] };
    yield* say(`end-${runId}`, approved ? `Transferred ${transfer.amount}.` : "Not transferred.");
    return approved;
  }
  yield* say(`ask-${runId}`, "How much, and what for?");
  const transfer = { amount: 0 };
  yield { type: "STATE_DELTA", delta: [{ op: "add", path: "/transfer", value: { ...transfer } }] };
  for await (const { value } of inputs) {
    if (value.done) break;
    Object.assign(transfer, value);
    const delta = Object.entries(value).map(([name, to]) => ({ op: "add", path: `/transfer/${name}`, value: to }));
    yield { type: "STATE_DELTA", delta };
  }
  if (input.tools?.some(({ name }) => name === "balance")) {
    const toolCallId = `balance-${runId}`;
    yield { type: "TOOL_CALL_START", toolCallId, toolCallName: "balance" };
    yield { type: "TOOL_CALL_ARGS", toolCallId, delta: "{}" };
    yield { type: "TOOL_CALL_END", toolCallId };
    yield (await toolResult(toolCallId)).event;
  }
  const outcome = { type: "interrupt", interrupts: [approvalOf(transfer)] };
  yield { type: "RUN_FINISHED", threadId, runId, outcome };
}

const worker = serveAgent(transferAgent, {
  name: positionals[0] ?? "transfer",
  url: values.gateway,
  token: process.env.SLUICE_TOKEN,
  WebSocket,
});
worker.on("state", (state) => console.log(state));
worker.on("error", (error) => console.error(`${error.code}: ${error.message}`));
process.once("SIGINT", () => worker.drain());
process.once("SIGTERM", () => worker.drain());
await worker.ended.catch(() => (process.exitCode = 1));
