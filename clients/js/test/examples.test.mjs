// SPDX-License-Identifier: MIT
// The examples of workers do what they say.
//
// Environment: SLUICE (the gateway's binary).
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { startAgent, startScript } from "./lib/processes.mjs";
import { agentOf, gatewayFor, skip, until, user } from "./lib/served.mjs";

const gateway = gatewayFor();

async function example(t, file, ...args) {
  const worker = startScript(`examples/${file}`, ...args, "--gateway", gateway().workerUrl);
  let stopped = false;
  t.after(() => stopped || worker.stop("SIGKILL"));
  await worker.line("ready");
  return { stop: () => ((stopped = true), worker.stop()) };
}

test("serve-http: an AG-UI server behind a worker; when it dies the run ends, the worker does not", { skip }, async (t) => {
  let dying;
  const script = async function* ({ threadId, runId, messages }) {
    yield { type: "RUN_STARTED", threadId, runId };
    yield { type: "TEXT_MESSAGE_START", messageId: `m-${runId}` };
    yield { type: "TEXT_MESSAGE_CONTENT", messageId: `m-${runId}`, delta: "so far " };
    if (messages.at(-1).content === "die") await new Promise((resolve) => (dying = resolve));
    yield { type: "TEXT_MESSAGE_END", messageId: `m-${runId}` };
    yield { type: "RUN_FINISHED", threadId, runId, result: "whole" };
  };
  const server = await startAgent(script);
  const worker = await example(t, "serve-http.mjs", "http", server.url);
  const a = agentOf(t, "http", "http", gateway().url);
  a.addMessage(user("u1"));
  assert.equal((await a.runAgent()).result, "whole");
  a.addMessage(user("u2", "die"));
  const errors = [];
  const run = a.runAgent({}, { onRunErrorEvent: ({ event }) => void errors.push(event.message) });
  await until(() => dying && a.messages.length === 4);
  await server.stop();
  await run;
  assert.equal(errors.length, 1);
  a.addMessage(user("u3"));
  await a.runAgent({}, { onRunErrorEvent: ({ event }) => void errors.push(event.message) });
  assert.equal(errors.length, 2, "nobody listens there any more");
  assert.equal(await worker.stop(), 0);
});

test("serve-inprocess: a class of @ag-ui/client", { skip }, async (t) => {
  const worker = await example(t, "serve-inprocess.mjs");
  const a = agentOf(t, "words", "words", gateway().url, { protocol: "msgpack" });
  a.addMessage(user("u1", "one two three"));
  await a.runAgent();
  a.addMessage(user("u2", "four"));
  assert.equal((await a.runAgent()).result, 4);
  assert.deepEqual(a.messages.filter(({ role }) => role === "assistant").map(({ content }) => content),
    ["3 words, 3 so far", "1 words, 4 so far"]);
  assert.equal(await worker.stop(), 0);
});

test("serve-generator: input, shared state, a frontend tool and an approval", { skip }, async (t) => {
  const directory = mkdtempSync(join(tmpdir(), "sluice-"));
  t.after(() => rmSync(directory, { recursive: true }));
  const ledger = join(directory, "ledger");
  const worker = await example(t, "serve-generator.mjs", "--ledger", ledger);
  const a = agentOf(t, "transfer", "transfer", gateway().url);
  const balance = { name: "balance", description: "Looks up the balance", parameters: { type: "object" } };
  const run = a.runAgent({ tools: [balance] });
  await until(() => a.state.transfer);
  await a.sendInput({ amount: 20 });
  await a.patchState([{ op: "add", path: "/note", value: "from the client" }]);
  await a.sendInput({ for: "lunch" });
  await a.sendInput({ done: true });
  await until(() => a.messages.some(({ toolCalls }) => toolCalls));
  const { id } = a.messages.find(({ toolCalls }) => toolCalls).toolCalls[0];
  await a.answerToolCall(id, "100");
  await run;
  assert.deepEqual(a.state, { transfer: { amount: 20, for: "lunch" }, note: "from the client" });
  const interruptId = a.pendingInterrupts[0].id;
  const resume = [{ interruptId, status: "resolved", payload: { approved: true, amount: 25 } }];
  assert.equal((await a.runAgent({ resume })).result, true);
  assert.deepEqual(a.state.transfer, { amount: 25, for: "lunch", approved: true });
  const lines = readFileSync(ledger, "utf8").trim().split("\n").map((line) => JSON.parse(line));
  assert.deepEqual(lines.map(({ amount }) => amount), [25]);
  assert.equal(await worker.stop(), 0);
});
