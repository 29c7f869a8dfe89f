// SPDX-License-Identifier: MIT
// What clients send back: input, shared state, claims and answers, and the session they belong to.
import assert from "node:assert/strict";
import test from "node:test";
import WebSocket from "ws";
import { Connection, WebSocketAgent } from "../src/index.js";
import { FakeGateway } from "./lib/gateway.mjs";

process.env.SUPPRESS_TRANSFORMATION_WARNINGS = "1";
console.error = () => {}; // AbstractAgent prints every failed run
console.warn = () => {};

const FAST = { minBackoffMs: 1, maxBackoffMs: 2 };
const user = (id, content = id) => ({ id, role: "user", content });
const tick = () => new Promise(setImmediate);
async function until(done) {
  while (!done()) await tick();
}

async function world(t, options = {}) {
  const held = [];
  const gateway = await new FakeGateway({
    hold: (run) => void held.push(run),
    echo: ({ finish }) => finish(),
  }).start();
  const connections = [];
  const connect = (more) => {
    const connection = new Connection({ url: gateway.url, WebSocket, ...FAST, ...options, ...more });
    connections.push(connection);
    return connection;
  };
  t.after(async () => {
    connections.forEach((connection) => connection.close());
    await gateway.stop();
  });
  const connection = connect();
  const agent = (name, more) => new WebSocketAgent({ connection, agent: name, threadId: "t", ...more });
  const sent = (op) => gateway.peers.flatMap(({ seen }) => seen).filter((frame) => frame.op === op);
  return { gateway, held, connect, connection, agent, sent };
}

for (const protocol of ["json", "msgpack"])
  test(`requests whose answer was lost are repeated under their keys (${protocol})`, async (t) => {
    const { gateway, connection, sent } = await world(t, { protocol });
    const lost = new Set();
    gateway.thread("t").running = "r";
    gateway.intercept = (frame, peer) => {
      if (frame.op === "hello" || lost.has(frame.op)) return false;
      lost.add(frame.op); // carried out, the answer is lost
      peer.once.call({ gateway, session: peer.session, send: () => {} }, frame);
      peer.socket.terminate();
      return true;
    };
    const taken = [];
    gateway.taken = ({ value }) => taken.push(value);
    const input = await connection.input({ threadId: "t", runId: "r", value: { go: [1] } });
    assert.deepEqual([input.request, input.threadId, input.runId], ["input", "t", "r"]);
    assert.equal(input.key, sent("input")[0].key);
    const add = [{ op: "add", path: "/n", value: 1 }];
    const state = await connection.patchState({ threadId: "t", patch: add, key: "mine" });
    assert.deepEqual([state.key, state.cursor], ["mine", "g1/t/1"]);
    const claim = await connection.claimTool({ threadId: "t", toolCallId: "c", ttlMs: 5000 });
    assert.deepEqual([claim.toolCallId, claim.expiresAt], ["c", 1e12 + 5000]);
    await connection.answerTool({ threadId: "t", toolCallId: "c", content: "done" });
    assert.deepEqual(taken, [{ go: [1] }]);
    assert.deepEqual(gateway.thread("t").state, { n: 1 });
    assert.equal(gateway.thread("t").answers.get("c").content, "done");
    assert.equal(gateway.claims, 1);
    for (const op of ["input", "state", "toolClaim", "toolResult"]) {
      const frames = sent(op);
      assert.equal(frames.length, 2, op);
      assert.deepEqual(frames[0], frames[1]);
    }
  });

test("refusals name the operation, and leave everything as it was", async (t) => {
  const { gateway, connection } = await world(t);
  const bad = [{ op: "add", path: "/a", value: 1 }, { op: "remove", path: "/b" }];
  await assert.rejects(connection.patchState({ threadId: "t", patch: bad }), {
    code: "patch_failed", field: "patch/1/path", retryable: false,
  });
  assert.equal(gateway.thread("t").log.length, 0);
  await assert.rejects(connection.input({ threadId: "t", runId: "r", value: 1 }), { code: "unknown_run" });
});

test("the session is taken over by the next socket, and is nobody else's", async (t) => {
  const { gateway, connect, connection } = await world(t);
  await connection.ready();
  const { session } = connection;
  const old = gateway.live[0];
  connection.subscribe({ threadId: "t" }, { change() {}, rebuild() {} });
  connection.lost(1006, "the device slept"); // the gateway has not noticed
  await connection.ready();
  assert.equal(gateway.peers[1].seen[0].session, session);
  assert.equal(connection.session, session);
  await until(() => old.socket.readyState === 3);
  const other = connect();
  await other.ready();
  assert.equal("session" in gateway.live.at(-1).seen[0], false);
  assert.notEqual(other.session, session);
});

test("who was replaced stays away until told otherwise", async (t) => {
  const { gateway, connection } = await world(t);
  await connection.ready();
  const errors = [];
  connection.on("error", (error) => errors.push(error.code));
  const thief = new Connection({ url: gateway.url, WebSocket, ...FAST });
  t.after(() => thief.close());
  thief.session = connection.session;
  await thief.ready();
  await until(() => connection.state === "stopped");
  assert.deepEqual(errors, ["replaced"]);
  for (let i = 0; i < 20; i++) await tick();
  assert.equal(gateway.peers.length, 2);
  await connection.open().ready();
  await until(() => thief.state === "stopped");
});

test("a session of another subject is given up", async (t) => {
  const { gateway, connection } = await world(t);
  await connection.ready();
  connection.subscribe({ threadId: "t" }, { change() {}, rebuild() {} });
  gateway.intercept = (frame, peer) => {
    if (frame.op !== "hello" || !frame.session) return false;
    peer.refuse(frame, "forbidden", { field: "session" });
    return true;
  };
  gateway.live[0].socket.terminate();
  await until(() => connection.state === "waiting");
  await connection.ready();
  assert.equal(gateway.peers.length, 3);
  assert.equal("session" in gateway.peers[2].seen[0], false);
});

test("goodbye releases what the session has, and so does close", async (t) => {
  const { connection, connect, sent } = await world(t);
  await connection.ready();
  await connection.goodbye();
  assert.equal(connection.state, "closed");
  const other = connect();
  await other.ready();
  other.close();
  await until(() => sent("goodbye").length === 2);
});

test("an agent sends its live run input, and hears what was not delivered", async (t) => {
  const { gateway, held, agent, connection, sent } = await world(t);
  const a = agent("hold");
  await assert.rejects(a.sendInput("early"), { code: "unknown_run" });
  const run = a.runAgent({ runId: "r" });
  await a.sendInput({ text: "hi" }, { key: "k1" });
  const b = agent("hold");
  const watch = b.connectAgent();
  await until(() => b._sessions.size && ![...b._sessions.values()][0].stream.idle);
  await b.sendInput("me too");
  assert.deepEqual(sent("input").map(({ runId, value }) => [runId, value]), [["r", { text: "hi" }], ["r", "me too"]]);
  const undelivered = new Promise((resolve) => connection.on("undelivered", resolve));
  gateway.live[0].send({ op: "undelivered", threadId: "t", runId: "r", key: "k1" });
  assert.equal((await undelivered).key, "k1");
  held[0].finish();
  await Promise.all([run, watch]);
  await assert.rejects(a.sendInput("late"), { code: "unknown_run" });
});

test("state changes as it is delivered: in a run, between runs, and under a draft", async (t) => {
  const { gateway, held, agent } = await world(t);
  const a = agent("hold");
  const run = a.runAgent({ runId: "r" });
  await until(() => held.length);
  await a.patchState([{ op: "add", path: "/during", value: 1 }]);
  await until(() => a.state.during);
  held[0].finish();
  await run;
  const b = agent("hold");
  await b.connectAgent();
  await a.patchState([{ op: "add", path: "/between", value: 2 }]);
  assert.deepEqual(a.state, { during: 1, between: 2 });
  await assert.rejects(a.patchState([{ op: "remove", path: "/none" }]), { code: "patch_failed" });
  assert.deepEqual(a.state, { during: 1, between: 2 });
  b.setState({ draft: true }); // the thread moves on: what was delivered counts
  await b.patchState([{ op: "add", path: "/more", value: 3 }]);
  assert.deepEqual(b.state, { during: 1, between: 2, more: 3 });
  assert.equal(b.cursor, gateway.cursor(gateway.thread("t"), gateway.thread("t").log.length));
  const c = agent("hold", { follow: true });
  const watch = c.connectAgent();
  await c.patchState([{ op: "add", path: "/followed", value: 4 }]);
  await until(() => c.state.followed);
  await c.detachActiveRun();
  await watch;
});

test("a rewrite or a state says what it is based on; in a conflict the thread is shown", async (t) => {
  const { agent, sent } = await world(t);
  const a = agent("echo");
  a.addMessage(user("u1"));
  await a.runAgent();
  const b = agent("echo");
  await b.connectAgent();
  a.addMessage(user("u2"));
  await a.runAgent(); // adding is never a conflict
  assert.equal(sent("run").some((frame) => "basedOn" in frame), false);
  b.setMessages([user("u1", "edited")]);
  await assert.rejects(b.runAgent(), { code: "conflict" });
  assert.deepEqual(b.messages, a.messages);
  assert.equal(b.cursor, a.cursor);
  b.setMessages([user("u1", "edited")]);
  await b.runAgent();
  assert.equal(sent("run").at(-1).basedOn, a.cursor);
  await b.patchState([{ op: "add", path: "/theirs", value: 1 }]);
  a.setState({ mine: 1 });
  a.addMessage(user("u3"));
  await assert.rejects(a.runAgent(), { code: "conflict" });
  assert.deepEqual(a.state, b.state);
  assert.deepEqual(a.messages, [user("u1", "edited"), user("u3")]);
  await a.runAgent();
  assert.deepEqual(sent("run").at(-1).input.messages, [user("u3")]);
});

test("a claim is renewed until the call is answered; who comes second is told", async (t) => {
  const timers = [];
  const { gateway, connect, agent } = await world(t);
  const setTimeout = (fn, ms) => timers.push({ fn, ms }) - 1;
  const clearTimeout = (at) => timers[at] && (timers[at].fn = undefined);
  const pass = (ms) => timers.splice(0).filter((timer) => timer.ms === ms).forEach(({ fn }) => fn?.());
  const a = agent("hold", { connection: connect({ setTimeout, clearTimeout }) });
  const b = agent("hold");
  const claim = await a.claimToolCall("c", { ttlMs: 4000, renew: true });
  assert.equal(claim.expiresAt, 1e12 + 4000);
  await assert.rejects(b.claimToolCall("c"), { code: "claimed", retryable: true });
  await assert.rejects(b.answerToolCall("c", "no"), { code: "claimed" });
  pass(2000);
  await until(() => gateway.claims === 2);
  await until(() => timers.some(({ ms }) => ms === 2000));
  await a.answerToolCall("c", [{ type: "text", text: "yes" }], { messageId: "m" });
  pass(2000);
  await until(() => claim.ended);
  assert.equal(claim.ended.code, "answered");
  await assert.rejects(b.answerToolCall("c", "late"), { code: "answered" });
  assert.deepEqual(gateway.thread("t").answers.get("c").messageId, "m");
  const stopped = await a.claimToolCall("d", { renew: true });
  stopped.stop();
  pass(15000);
  assert.equal(gateway.claims, 3);
});

test("when interrupts expire stands beside them", async (t) => {
  const { gateway, agent } = await world(t);
  const interrupts = [{ id: "i", reason: "confirmation" }];
  const runId = "r";
  gateway.append("t",
    { event: { type: "RUN_STARTED", threadId: "t", runId }, runId },
    { event: { type: "RUN_FINISHED", threadId: "t", runId, outcome: { type: "interrupt", interrupts } }, runId, expiresAt: 1234 });
  const a = agent("echo", { cursor: "g1/t/0" });
  await a.connectAgent();
  assert.deepEqual(a.pendingInterrupts, interrupts);
  assert.equal(a.interruptsExpireAt, 1234);
  await a.runAgent({ resume: [{ interruptId: "i", status: "cancelled" }] });
  assert.equal(a.interruptsExpireAt, undefined);
});
