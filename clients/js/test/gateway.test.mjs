// SPDX-License-Identifier: MIT
// The library against the gateway itself, with an AG-UI server behind it that sends random runs.
//
// Environment: SLUICE (the gateway's binary).
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { HttpAgent } from "@ag-ui/client";
import WebSocket from "ws";
import { Connection, WebSocketAgent } from "../src/index.js";
import { randomRun } from "./lib/log.mjs";
import { startAgent, startGateway, startWire } from "./lib/processes.mjs";
import { randomOf } from "./lib/random.mjs";

process.env.SUPPRESS_TRANSFORMATION_WARNINGS = "1";
console.error = () => {}; // AbstractAgent prints every failed run
console.warn = () => {}; // patches that do not apply are part of the material

const skip = !process.env.SLUICE && "SLUICE is not set";
const FAST = { minBackoffMs: 1, maxBackoffMs: 3 };
const user = (id, content = id) => ({ id, role: "user", content });
const tick = () => new Promise(setImmediate);
const until = async (done) => {
  while (!done()) await tick();
};
const picture = ({ messages, state, pendingInterrupts }) => ({ messages, state, pendingInterrupts });

/** What the last user message asks for: `random SEED`, `long COUNT`, `hold`, or `flood COUNT`. */
const held = new Map(); // thread -> lets the run end
async function* script(input, response) {
  const { threadId, runId } = input;
  const [what, number] = (input.messages.filter(({ role }) => role === "user").at(-1)?.content ?? "hold").split(" ");
  if (what === "random") {
    for (const { event } of randomRun(randomOf(Number(number)), threadId, "x", 40)) {
      const own = event.type === "RUN_STARTED" || event.type === "RUN_FINISHED";
      if (own) event.runId = runId;
      delete event.input;
      yield event;
    }
    return;
  }
  yield { type: "RUN_STARTED", threadId, runId };
  yield { type: "TEXT_MESSAGE_START", messageId: `m-${runId}` };
  if (what === "hold" || what === "flood")
    await Promise.race([
      new Promise((resolve) => held.set(threadId, resolve)),
      new Promise((resolve) => response.on("close", resolve)),
    ]);
  for (let i = 0; i < Number(number ?? 1); i++)
    yield { type: "TEXT_MESSAGE_CONTENT", messageId: `m-${runId}`, delta: `${i} `.padEnd(what === "flood" ? 4096 : 0) };
  yield { type: "TEXT_MESSAGE_END", messageId: `m-${runId}` };
  yield { type: "STATE_SNAPSHOT", snapshot: { done: runId } };
  yield { type: "RUN_FINISHED", threadId, runId };
}

let server, gateway;
before(async () => {
  if (skip) return;
  server = await startAgent(script);
  gateway = await startGateway("--agent", `it=${server.url}`);
});
after(async () => {
  if (skip) return;
  await server.stop();
  assert.equal(await gateway.stop(), 0, gateway.log.join("\n"));
});

/** An agent with a connection of its own, closed after the test. */
function agentOf(t, threadId, { url = gateway.url, protocol = "json", ...more } = {}) {
  const connection = new Connection({ url, protocol, WebSocket, ...FAST, client: "test" });
  t.after(() => connection.close());
  return new WebSocketAgent({ connection, agent: "it", threadId, ...more });
}

/** The requests for runs that an agent makes from now on. */
function sentBy({ connection }) {
  const sent = [];
  const { requestRun } = connection;
  connection.requestRun = (run) => (sent.push(run), requestRun.call(connection, run));
  return sent;
}

async function say(agent, content, id = `u${agent.messages.length}`) {
  agent.addMessage(user(id, content));
  return agent.runAgent({ runId: `run-${id}`, resume: agent.pendingInterrupts.map(cancelled) });
}
const cancelled = ({ id }) => ({ interruptId: id, status: "cancelled" });

const SEEDS = [1, 2, 3, 4, 5, 6];

for (const protocol of ["json", "msgpack"])
  test(`random runs are the same as over HTTP (${protocol})`, { skip }, async (t) => {
    for (const seed of SEEDS) {
      const direct = new HttpAgent({ url: server.url, threadId: `d${seed}` });
      const through = agentOf(t, `${protocol}-same${seed}`, { protocol });
      const sent = sentBy(through);
      for (let turn = 0; turn < 3; turn++) {
        await say(direct, `random ${seed * 10 + turn}`);
        await say(through, `random ${seed * 10 + turn}`);
        assert.deepEqual(picture(through), picture(direct), `seed ${seed}, turn ${turn}`);
        const { input, rewrite } = sent[turn];
        assert.deepEqual([rewrite, "state" in input], [undefined, false]);
        assert.deepEqual(input.messages.map(({ content }) => content), [`random ${seed * 10 + turn}`]);
      }
    }
  });

test("viewers before, during and after hold what the runner holds", { skip }, async (t) => {
  const runner = agentOf(t, "viewed");
  await say(runner, "random 7");
  const before = agentOf(t, "viewed", { protocol: "msgpack", follow: true });
  const watch = before.connectAgent();
  const run = say(runner, "long 40");
  await until(() => runner.messages.at(-1)?.content?.length > 20);
  const during = ["json", "msgpack"].map((protocol) => agentOf(t, "viewed", { protocol }));
  const watches = during.map((agent) => agent.connectAgent());
  await run;
  await Promise.all(watches);
  const late = ["json", "msgpack"].map((protocol) => agentOf(t, "viewed", { protocol }));
  await Promise.all(late.map((agent) => agent.connectAgent()));
  await until(() => before.state?.done === runner.state.done);
  await before.detachActiveRun();
  await watch;
  for (const agent of [before, ...during, ...late]) assert.deepEqual(picture(agent), picture(runner));
});

test("fifty runs on one socket, each complete and in order", { skip }, async (t) => {
  const { connection } = agentOf(t, "x");
  const agents = Array.from({ length: 50 }, (_, i) =>
    new WebSocketAgent({ connection, agent: "it", threadId: `many${i}` }));
  await Promise.all(agents.map((agent) => say(agent, "long 60")));
  const whole = Array.from({ length: 60 }, (_, i) => `${i} `).join("");
  for (const agent of agents) assert.deepEqual(agent.messages[1].content, whole);
});

test("two runs on one thread: one runs, the other is told", { skip }, async (t) => {
  const [a, b] = [agentOf(t, "two"), agentOf(t, "two")];
  const first = say(a, "hold", "a");
  await until(() => held.has("two"));
  await assert.rejects(say(b, "hold", "b"), { name: "SluiceError", code: "run_active", retryable: true });
  assert.deepEqual(b.messages, [user("b", "hold")]);
  held.get("two")();
  await first;
  assert.equal(a.messages.length, 2);
});

test("abort ends the run for everybody", { skip }, async (t) => {
  const [a, b] = [agentOf(t, "aborted"), agentOf(t, "aborted")];
  const outcomes = [];
  const note = { onRunFinishedEvent: ({ outcome }) => void outcomes.push(outcome) };
  a.addMessage(user("u", "hold"));
  const run = a.runAgent({}, note);
  await until(() => a.messages.length > 1);
  const watch = b.connectAgent({}, note);
  await until(() => b.messages.length > 1);
  b.abortRun();
  await Promise.all([run, watch]);
  assert.deepEqual(outcomes, ["cancelled", "cancelled"]);
  assert.deepEqual(picture(a), picture(b));
});

test("a run that was let go in the middle is joined again", { skip }, async (t) => {
  const a = agentOf(t, "let-go");
  await say(a, "random 3");
  a.addMessage(user("u", "hold"));
  const run = a.runAgent({ resume: a.pendingInterrupts.map(cancelled) });
  await until(() => held.has("let-go") && a.messages.at(-1).id.startsWith("m-"));
  await a.detachActiveRun();
  await run;
  assert.equal(a.cursor, undefined);
  const again = a.connectAgent();
  held.get("let-go")();
  await again;
  const whole = agentOf(t, "let-go");
  await whole.connectAgent();
  assert.deepEqual(picture(a), picture(whole));
  assert.ok(a.cursor);
});

test("a gateway that came back empty gets the conversation from the next run", { skip }, async (t) => {
  let other = await startGateway("--agent", `it=${server.url}`, "--drain-timeout", "0s");
  const wire = await startWire(() => other.host, () => Infinity);
  t.after(async () => (await wire.stop(), await other.stop()));
  const a = agentOf(t, "moved", { url: wire.url });
  await say(a, "long 2");
  a.setState({ mine: true });
  await say(a, "long 3");
  const kept = structuredClone(picture(a));
  assert.equal(await other.stop(), 0);
  other = await startGateway("--agent", `it=${server.url}`);
  await a.connectAgent();
  assert.deepEqual(picture(a), kept);
  await say(a, "long 4");
  const b = agentOf(t, "moved", { url: wire.url });
  await b.connectAgent();
  assert.equal(b.messages.length, 6);
  assert.deepEqual(picture(b), picture(a));
});

test("a token is renewed before it runs out, and the run goes on", { skip }, async (t) => {
  const directory = mkdtempSync(join(tmpdir(), "sluice-"));
  t.after(() => rmSync(directory, { recursive: true }));
  const key = join(directory, "key");
  writeFileSync(key, "k".repeat(40));
  const mint = (threads) => execFileSync(process.env.SLUICE, [
    "token", "--jwt-key", key, "--sub", "me", "--ttl", "4s", "--threads", threads, "--agents", "it",
    "--verbs", "*",
  ], { encoding: "utf8" }).trim();
  const locked = await startGateway("--agent", `it=${server.url}`, "--jwt-key", key);
  t.after(() => locked.stop());
  const asked = [];
  const token = ({ why }) => (asked.push(why), mint("mine*"));
  const connection = new Connection({ url: locked.url, WebSocket, token, ...FAST });
  t.after(() => connection.close());
  const a = new WebSocketAgent({ connection, agent: "it", threadId: "mine-1" });
  const run = say(a, "hold");
  await until(() => asked.filter((why) => why === "renew").length === 2);
  held.get("mine-1")();
  await run;
  assert.deepEqual(asked, ["connect", "renew", "renew"]);
  const stranger = new WebSocketAgent({ connection, agent: "it", threadId: "yours" });
  await assert.rejects(say(stranger, "long 1"), { code: "forbidden" });
  const stale = new Connection({ url: locked.url, WebSocket, token: "not.a.token", ...FAST });
  await assert.rejects(stale.ready(), { code: "unauthenticated", closeCode: 4401 });
});

test("history that was edited becomes the thread's", { skip }, async (t) => {
  const a = agentOf(t, "edited");
  await say(a, "long 1");
  await say(a, "long 2");
  a.setMessages([user("u0", "long 3")]);
  await a.runAgent({ runId: "again" });
  const b = agentOf(t, "edited");
  await b.connectAgent();
  assert.deepEqual(picture(b), picture(a));
  assert.deepEqual(a.messages.map(({ content }) => content), ["long 3", "0 1 2 "]);
});

test("refusals carry the gateway's words", { skip }, async (t) => {
  const a = agentOf(t, "refused");
  a.agent = "nobody";
  await assert.rejects(a.runAgent(), (error) => error.code === "unknown_agent" && error.message.length > 5);
  const capabilities = await agentOf(t, "x").getCapabilities();
  assert.equal(capabilities.transport.resumable, true);
});

for (const protocol of ["json", "msgpack"])
  test(`a wire that breaks at any byte changes nothing (${protocol})`, { skip }, async (t) => {
    for (const seed of SEEDS) {
      const rnd = randomOf(seed);
      const threadId = `${protocol}-broken${seed}`;
      // Longer each time: a rebuild has to fit between two breaks.
      const wire = await startWire(gateway.host, (breaks) =>
        900 + 100 * breaks + rnd.below(rnd.pick([200, 2000, 9000])));
      t.after(() => wire.stop());
      const runner = agentOf(t, threadId, { url: wire.url, protocol });
      const follower = agentOf(t, threadId, { url: wire.url, protocol, follow: true });
      const watch = follower.connectAgent();
      for (let turn = 0; turn < 3; turn++) await say(runner, `random ${seed * 100 + turn}`);
      const whole = agentOf(t, threadId, { protocol });
      await whole.connectAgent();
      assert.ok(wire.breaks > 2, `${wire.breaks} breaks`);
      assert.deepEqual(picture(runner), picture(whole), `runner, seed ${seed}`);
      await until(() => follower.messages.length === whole.messages.length && follower._sessions.values().next().value.stream.idle);
      await until(() => follower.connection.state === "ready");
      await follower.detachActiveRun();
      await watch;
      assert.deepEqual(picture(follower), picture(whole), `follower, seed ${seed}`);
    }
  });

test("a reader that fell behind gets what it missed collapsed, in the middle of its run", { skip }, async (t) => {
  const options = ["--sub-queue-entries", "20", "--send-buffer", "4KiB"];
  const narrow = await startGateway("--agent", `it=${server.url}`, ...options);
  t.after(() => narrow.stop());
  let slowSocket;
  class Pausable extends WebSocket {
    constructor(...args) {
      super(...args);
      slowSocket = this;
    }
  }
  const connection = new Connection({ url: narrow.url, WebSocket: Pausable, ...FAST });
  t.after(() => connection.close());
  const slow = new WebSocketAgent({ connection, agent: "it", threadId: "slow" });
  const quick = agentOf(t, "slow", { url: narrow.url, follow: true });
  const watch = quick.connectAgent();
  slow.addMessage(user("u", "flood 1500"));
  const seen = [];
  const run = slow.runAgent({ runId: "r" }, { onEvent: ({ event }) => void seen.push(event.type) });
  await until(() => held.has("slow") && seen.includes("TEXT_MESSAGE_START"));
  slowSocket.pause();
  held.get("slow")();
  await until(() => quick.state?.done);
  slowSocket.resume();
  await run;
  await quick.detachActiveRun();
  await watch;
  assert.deepEqual(picture(slow), picture(quick));
  assert.equal(slow.messages.at(-1).content.length, 1500 * 4096);
  assert.equal(seen.filter((type) => type === "RUN_STARTED").length, 1);
  const deltas = seen.filter((type) => type === "TEXT_MESSAGE_CONTENT").length;
  assert.ok(deltas < 200, `${deltas} deltas of 1500 came`);
});
