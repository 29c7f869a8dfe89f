// SPDX-License-Identifier: MIT
// The gateway's own scripted conversation: to its interrupt, on with the answer, and the client
// killed at every single event of it.
//
// Environment: SLUICE (the gateway's binary).
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import WebSocket from "ws";
import { Connection, WebSocketAgent } from "../src/index.js";
import { cuttingSocket } from "./lib/cut.mjs";
import { startGateway } from "./lib/processes.mjs";

console.error = () => {}; // AbstractAgent prints every failed run

const skip = !process.env.SLUICE && "SLUICE is not set";
const FAST = { minBackoffMs: 1, maxBackoffMs: 3 };
const picture = ({ messages, state, pendingInterrupts }) => ({ messages, state, pendingInterrupts });
const hello = { id: "u", role: "user", content: "I would like an account" };

let gateway, plain;
before(async () => {
  if (skip) return;
  gateway = await startGateway("--scenario-pace", "0");
  plain = new Connection({ url: gateway.url, WebSocket, ...FAST, protocol: "msgpack" });
});
after(async () => {
  plain?.close();
  if (!skip) assert.equal(await gateway.stop(), 0, gateway.log.join("\n"));
});

/** Runs the conversation; `seen` gets the type of every event. */
async function converse(agent, seen = []) {
  const note = { onEvent: ({ event }) => void seen.push(event.type) };
  agent.addMessage(hello);
  await agent.runAgent({ runId: "first" }, note);
  const [interrupt, ...more] = agent.pendingInterrupts;
  assert.ok(interrupt && !more.length);
  assert.equal(agent.state.account?.number, undefined);
  const resume = [{ interruptId: interrupt.id, status: "resolved", payload: { approved: true } }];
  await agent.runAgent({ runId: "second", resume }, note);
  assert.deepEqual(agent.pendingInterrupts, []);
  assert.ok(agent.state.account.number);
  return seen;
}

const fresh = (threadId, connection = plain) =>
  new WebSocketAgent({ connection, agent: "onboarding", threadId });

/** A viewer that comes afterwards. */
async function viewOf(threadId) {
  const viewer = fresh(threadId);
  await viewer.connectAgent();
  return picture(viewer);
}

test("the conversation is interrupted, answered, and comes to its end", { skip }, async () => {
  const agent = fresh("plain");
  const seen = await converse(agent);
  for (const type of [
    "STEP_STARTED", "TEXT_MESSAGE_CONTENT", "TOOL_CALL_ARGS", "TOOL_CALL_RESULT", "STATE_SNAPSHOT",
    "STATE_DELTA", "REASONING_MESSAGE_CONTENT", "SUBAGENT_STARTED", "CUSTOM", "ACTIVITY_SNAPSHOT",
  ]) assert.ok(seen.includes(type), type);
  assert.deepEqual(await viewOf("plain"), picture(agent));
});

for (const protocol of ["json", "msgpack"])
  test(`a client killed at any event of it resumes (${protocol})`, { skip }, async () => {
    const events = (await converse(fresh(`count-${protocol}`))).length;
    const one = async (left) => {
      const threadId = `${protocol}-${left}`;
      const plan = { left };
      const connection = new Connection({
        url: gateway.url, protocol, WebSocket: cuttingSocket(plan), ...FAST,
      });
      const agent = fresh(threadId, connection);
      const seen = await converse(agent);
      connection.close();
      assert.equal(plan.left, undefined, `killed at ${left}`);
      assert.equal(seen.length, events, `events when killed at ${left}`);
      assert.deepEqual(picture(agent), await viewOf(threadId), `killed at ${left}`);
    };
    assert.ok(events > 100, `${events} events`);
    for (let left = 1; left <= events; left += 20)
      await Promise.all(Array.from({ length: Math.min(20, events - left + 1) }, (_, i) => one(left + i)));
  });

test("killed at every event, one after the other", { skip }, async () => {
  const plan = { left: 1, next: () => 1 };
  const connection = new Connection({ url: gateway.url, WebSocket: cuttingSocket(plan), ...FAST });
  const agent = fresh("every", connection);
  const seen = await converse(agent);
  connection.close();
  assert.deepEqual(seen, await converse(fresh("every-not")));
  assert.deepEqual(picture(agent), await viewOf("every"));
});

test("a page that is loaded again joins in the middle of a message", { skip }, async () => {
  const paced = await startGateway("--scenario-pace", "10");
  const connections = ["json", "msgpack"].map((protocol) =>
    new Connection({ url: paced.url, WebSocket, protocol, ...FAST }));
  const runner = fresh("page", connections[0]);
  let join;
  const joined = new Promise((resolve) => (join = resolve));
  const run = converse(runner, { push: (type) => type === "TEXT_MESSAGE_CONTENT" && join() });
  await joined;
  const pages = connections.map((connection) => fresh("page", connection));
  const partial = [];
  await Promise.all(pages.map((page) => page.connectAgent({}, {
    onMessagesSnapshotEvent: ({ event }) => void partial.push(event.messages),
  })));
  assert.ok(partial.some((messages) => messages.length), "nothing was there to join");
  await run;
  await Promise.all(pages.map((page) => page.connectAgent()));
  for (const page of pages) assert.deepEqual(picture(page), picture(runner));
  connections.forEach((connection) => connection.close());
  assert.equal(await paced.stop(), 0);
});
