// SPDX-License-Identifier: MIT
// WebSocketAgent: what it sends, what it shows, and that a broken socket changes nothing.
import assert from "node:assert/strict";
import test from "node:test";
import WebSocket from "ws";
import { Connection, SluiceError, WebSocketAgent } from "../src/index.js";
import { FakeGateway } from "./lib/gateway.mjs";
import { randomRun } from "./lib/log.mjs";
import { randomOf } from "./lib/random.mjs";
import { itemsOf, play } from "./lib/reference.mjs";

process.env.SUPPRESS_TRANSFORMATION_WARNINGS = "1";
console.error = () => {}; // AbstractAgent prints every failed run
console.warn = () => {};

const FAST = { minBackoffMs: 1, maxBackoffMs: 2 };
const user = (id, content = id) => ({ id, role: "user", content });
const tick = () => new Promise(setImmediate);

/** Agents: `echo` repeats the last message, `hold` runs until it is told to finish. */
function scripts(held) {
  return {
    echo: ({ input, put, finish }) => {
      const messageId = `re-${input.runId}`;
      put({ type: "TEXT_MESSAGE_START", messageId, role: "assistant" });
      put({ type: "TEXT_MESSAGE_CONTENT", messageId, delta: `${input.messages.at(-1)?.content}!` });
      put({ type: "TEXT_MESSAGE_END", messageId });
      put({ type: "STATE_DELTA", delta: [{ op: "add", path: "/last", value: input.runId }] });
      finish({ result: input.runId });
    },
    mute: ({ runId, put, finish }) => {
      put({ type: "TEXT_MESSAGE_START", messageId: `re-${runId}`, role: "assistant" });
      put({ type: "TEXT_MESSAGE_END", messageId: `re-${runId}` });
      finish({ result: runId });
    },
    hold: (run) => void held.push(run),
    ask: ({ input, finish }) =>
      input.resume
        ? finish()
        : finish({ outcome: { type: "interrupt", interrupts: [{ id: "i", reason: "confirmation" }] } }),
  };
}

async function world(t, options = {}) {
  const held = [];
  const gateway = await new FakeGateway(scripts(held)).start();
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
  const sent = () => gateway.peers.flatMap((peer) => peer.seen).filter((frame) => frame.op === "run");
  return { gateway, held, connect, connection, agent, sent };
}

const picture = ({ messages, state, pendingInterrupts }) => ({ messages, state, pendingInterrupts });
async function thread(gateway, threadId = "t") {
  const { messages, state, pendingInterrupts } = await play(itemsOf(gateway.thread(threadId).log));
  return { messages, state, pendingInterrupts };
}
async function until(done) {
  while (!done()) await tick();
}

for (const protocol of ["json", "msgpack"])
  test(`runs send what the thread does not have (${protocol})`, async (t) => {
    const { gateway, agent, sent } = await world(t, { protocol });
    const a = agent("echo");
    a.addMessage(user("u1"));
    const first = await a.runAgent({ runId: "r1" });
    assert.deepEqual(first.result, "r1");
    assert.deepEqual(first.newMessages.map((message) => message.id), ["re-r1"]);
    assert.deepEqual(sent()[0].input.messages, [user("u1")]);
    assert.equal("state" in sent()[0].input, false);
    a.addMessage(user("u2"));
    await a.runAgent({ runId: "r2" });
    assert.deepEqual(sent()[1].input.messages, [user("u2")]);
    assert.equal("state" in sent()[1].input, false);
    assert.equal(sent()[1].rewrite, undefined);
    a.setState({ mine: 1 });
    await a.runAgent({ runId: "r3" });
    assert.deepEqual(sent()[2].input.messages, []);
    assert.deepEqual(sent()[2].input.state, { mine: 1 });
    assert.deepEqual(a.state, { mine: 1, last: "r3" });
    assert.deepEqual(picture(a), await thread(gateway));
  });

test("edited history is sent whole, as a rewrite", async (t) => {
  const { gateway, agent, sent } = await world(t);
  const a = agent("echo");
  a.addMessage(user("u1"));
  await a.runAgent();
  a.setMessages([user("u1", "changed")]);
  await a.runAgent();
  assert.equal(sent()[1].rewrite, true);
  assert.deepEqual(sent()[1].input.messages, [user("u1", "changed")]);
  assert.equal(a.messages.length, 2);
  assert.deepEqual(picture(a), await thread(gateway));
});

test("initial state is the user's, an empty one is not", async (t) => {
  const { agent, sent } = await world(t);
  await agent("echo", { initialState: {} }).runAgent();
  await agent("echo", { threadId: "u" }).runAgent();
  assert.deepEqual(sent()[0].input.state, {});
  assert.equal("state" in sent()[1].input, false);
});

test("a fresh agent on an old thread shows the thread, then its run", async (t) => {
  const { gateway, agent } = await world(t);
  const a = agent("echo");
  a.addMessage(user("u1"));
  await a.runAgent({ runId: "r1" });
  const b = agent("mute");
  b.addMessage(user("u2"));
  const { result } = await b.runAgent({ runId: "r2" });
  assert.equal(result, "r2");
  assert.deepEqual(b.messages.map(({ id }) => id), ["u1", "re-r1", "u2", "re-r2"]);
  assert.deepEqual(picture(b), await thread(gateway));
  a.addMessage(user("u3"));
  a.setState({ fresh: true });
  await a.runAgent({ runId: "r3" });
  assert.deepEqual(a.messages.map(({ id }) => id), ["u1", "re-r1", "u2", "re-r2", "u3", "re-r3"]);
  assert.deepEqual(picture(a), await thread(gateway));
});

test("agents of one connection share its socket, and so do clones", async (t) => {
  const { gateway, agent, connection } = await world(t);
  const agents = Array.from({ length: 50 }, (_, i) => agent("echo", { threadId: `t${i}` }));
  await Promise.all(agents.map((each, i) => (each.addMessage(user(`u${i}`)), each.runAgent())));
  for (const [i, each] of agents.entries()) {
    assert.equal(each.messages[1].content, `u${i}!`);
    assert.deepEqual(picture(each), await thread(gateway, `t${i}`));
  }
  const copy = agents[0].clone();
  assert.equal(copy.cursor, agents[0].cursor);
  copy.addMessage(user("more"));
  await copy.runAgent();
  assert.equal(copy.messages.length, 4);
  assert.equal(agents[0].messages.length, 2);
  assert.equal(gateway.peers.length, 1);
  assert.equal(connection.subscriptions.size, 0);
});

test("two runs on one thread: one runs, the other is told and keeps what it had", async (t) => {
  const { held, agent } = await world(t);
  const [a, b] = [agent("hold"), agent("hold")];
  a.addMessage(user("a"));
  b.addMessage(user("b"));
  const first = a.runAgent();
  await until(() => held.length);
  await assert.rejects(b.runAgent(), (error) => {
    assert.ok(error instanceof SluiceError);
    assert.deepEqual([error.code, error.retryable], ["run_active", true]);
    return true;
  });
  assert.deepEqual(b.messages, [user("b")]);
  held[0].finish();
  await first;
  const second = b.runAgent();
  await until(() => held.length > 1);
  held[1].finish();
  await second;
  assert.deepEqual(b.messages, [user("a"), user("b")]);
});

test("abort stops the run at the gateway", async (t) => {
  const { gateway, held, agent } = await world(t);
  const a = agent("hold");
  const outcomes = [];
  const run = a.runAgent({}, { onRunFinishedEvent: ({ outcome }) => void outcomes.push(outcome) });
  await until(() => held.length);
  a.abortRun();
  await run;
  assert.deepEqual(outcomes, ["cancelled"]);
  assert.equal(gateway.thread("t").running, undefined);
});

test("a run that is aborted before it was sent is not sent", async (t) => {
  const { gateway, agent, connection } = await world(t, { token: () => new Promise(() => {}) });
  const a = agent("hold");
  const run = a.runAgent();
  await until(() => a._sessions.size);
  a.abortRun();
  await run;
  assert.equal(gateway.peers.length, 0);
  assert.equal(connection.requests.size, 0);
});

test("an interrupt is answered by the next run, and by watchers seen", async (t) => {
  const { gateway, agent } = await world(t);
  const a = agent("ask");
  await a.runAgent();
  assert.deepEqual(a.pendingInterrupts.map(({ id }) => id), ["i"]);
  await assert.rejects(a.runAgent(), /pending interrupt/);
  const b = agent("ask");
  await b.connectAgent();
  assert.deepEqual(picture(b), picture(a));
  await b.connectAgent();
  assert.deepEqual(b.pendingInterrupts.map(({ id }) => id), ["i"]);
  await b.runAgent({ resume: [{ interruptId: "i", status: "resolved", payload: true }] });
  assert.deepEqual(b.pendingInterrupts, []);
  await a.connectAgent();
  assert.deepEqual(picture(a), await thread(gateway));
});

test("watching joins in the middle, waits for the end, and keeps what was not sent", async (t) => {
  const { gateway, held, agent } = await world(t);
  const a = agent("hold");
  const run = a.runAgent({ runId: "r" });
  await until(() => held.length);
  held[0].put({ type: "TEXT_MESSAGE_START", messageId: "m" });
  held[0].put({ type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta: "one " });
  const b = agent("hold");
  b.addMessage(user("draft"));
  const watch = b.connectAgent();
  await until(() => b.messages.some(({ id }) => id === "m"));
  held[0].put({ type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta: "two" });
  held[0].put({ type: "TEXT_MESSAGE_END", messageId: "m" });
  held[0].finish();
  await Promise.all([run, watch]);
  assert.equal(b.messages[0].content, "one two");
  assert.deepEqual(b.messages[1], user("draft"));
  const again = b.runAgent({ runId: "s" });
  await until(() => held.length > 1);
  assert.deepEqual(held[1].input.messages, [user("draft")]);
  held[1].finish();
  await again;
  await a.connectAgent();
  assert.deepEqual(picture(a), await thread(gateway));
});

test("watching shows every missed run before it is done", async (t) => {
  const { gateway, agent } = await world(t);
  const a = agent("echo");
  await a.runAgent();
  const b = agent("echo");
  for (let i = 0; i < 5; i++) {
    b.addMessage(user(`b${i}`));
    await b.runAgent();
  }
  await a.connectAgent();
  assert.deepEqual(picture(a), await thread(gateway));
  assert.equal(a.cursor, b.cursor);
});

test("following stays until it is detached, through state between runs", async (t) => {
  const { gateway, agent } = await world(t);
  const watcher = agent("echo", { follow: true });
  const watch = watcher.connectAgent();
  const a = agent("echo");
  for (let i = 0; i < 3; i++) {
    a.addMessage(user(`u${i}`));
    await a.runAgent();
    gateway.append("t", { patch: [{ op: "add", path: `/between${i}`, value: i }] });
  }
  gateway.append("t", { patch: [{ op: "add", path: "/seen", value: true }] });
  await until(() => watcher.state.seen);
  await watcher.detachActiveRun();
  await watch;
  assert.deepEqual(picture(watcher), await thread(gateway));
  await a.connectAgent();
  assert.deepEqual(picture(a), picture(watcher));
});

test("messages, state and cursor are enough to go on elsewhere", async (t) => {
  const { gateway, agent, sent } = await world(t);
  const a = agent("echo");
  a.addMessage(user("u1"));
  await a.runAgent();
  const { cursor, messages, state } = structuredClone({ cursor: a.cursor, messages: a.messages, state: a.state });
  const b = agent("echo", { cursor, initialMessages: messages, initialState: state });
  b.addMessage(user("u2"));
  const types = [];
  await b.runAgent({}, { onEvent: ({ event }) => void types.push(event.type) });
  assert.ok(!types.includes("MESSAGES_SNAPSHOT"));
  assert.deepEqual(sent()[1].input.messages, [user("u2")]);
  assert.equal("state" in sent()[1].input, false);
  assert.deepEqual(picture(b), await thread(gateway));
});

test("refusals before the start reject, and a failed subscriber does not corrupt", async (t) => {
  const { gateway, agent } = await world(t);
  await assert.rejects(agent("nobody").runAgent(), { name: "SluiceError", code: "unknown_agent" });
  const a = agent("echo");
  const fail = { onTextMessageContentEvent: () => { throw new Error("the page broke"); } };
  a.addMessage(user("u1"));
  await a.runAgent({}, fail).catch(() => {});
  await a.connectAgent();
  assert.deepEqual(picture(a), await thread(gateway));
});

test("a thread that the gateway lost is brought back by the next run", async (t) => {
  const { gateway, agent, sent } = await world(t);
  const a = agent("echo", { initialState: { mine: 1 } });
  a.addMessage(user("u1"));
  await a.runAgent({ runId: "r1" });
  const kept = structuredClone(picture(a));
  gateway.threads.clear();
  gateway.generation = "g2";
  await a.connectAgent();
  assert.deepEqual(picture(a), kept);
  a.addMessage(user("u2"));
  await a.runAgent({ runId: "r2" });
  assert.deepEqual(sent()[1].input.messages.map(({ id }) => id), ["u1", "re-r1", "u2"]);
  assert.deepEqual(sent()[1].input.state, { mine: 1, last: "r1" });
  assert.equal(sent()[1].rewrite, undefined);
  assert.deepEqual(picture(a), await thread(gateway));
  gateway.threads.clear();
  gateway.generation = "g3";
  a.addMessage(user("u3"));
  await a.runAgent({ runId: "r3" });
  assert.equal(sent()[2].input.messages.length, 5);
  assert.deepEqual(picture(a), await thread(gateway));
});

test("a thread that began anew elsewhere is not mistaken for the old one", async (t) => {
  const { gateway, agent, sent } = await world(t);
  const a = agent("echo");
  a.addMessage(user("u1"));
  await a.runAgent({ runId: "r1" });
  gateway.threads.clear();
  gateway.generation = "g2";
  const b = agent("echo");
  b.addMessage(user("v1"));
  await b.runAgent({ runId: "s1" });
  a.addMessage(user("u2"));
  await a.runAgent({ runId: "r2" });
  assert.deepEqual(sent()[2].input.messages.map(({ id }) => id), ["u1", "re-r1", "u2"]);
  assert.deepEqual(a.messages.map(({ id }) => id), ["v1", "re-s1", "u1", "re-r1", "u2", "re-r2"]);
  assert.deepEqual(picture(a), await thread(gateway));
});

test("a run whose thread is lost under way fails, and the next one starts over", async (t) => {
  const { gateway, held, agent, sent } = await world(t);
  const a = agent("hold");
  a.addMessage(user("u1"));
  const run = a.runAgent();
  await until(() => held.length && a._place.messages.length === 0 && a._sessions.size);
  await until(() => [...a._sessions.values()][0].ownStarted);
  gateway.threads.clear();
  gateway.generation = "g2";
  gateway.live[0].socket.terminate();
  await assert.rejects(run, { code: "not_stored" });
  a.addMessage(user("u2"));
  const again = a.runAgent();
  await until(() => held.length > 1);
  held[1].finish();
  await again;
  assert.deepEqual(sent().at(-1).input.messages.map(({ id }) => id), ["u1", "u2"]);
});

test("capabilities come from the welcome", async (t) => {
  const { agent } = await world(t);
  assert.deepEqual(await agent("echo").getCapabilities(), {
    identity: { name: "echo" }, transport: { streaming: true, resumable: true },
  });
});

/** Random runs by a scripted agent, one event per turn of the loop. */
async function randomRuns(gateway, seed, runs) {
  const rnd = randomOf(seed);
  for (let i = 0; i < runs; i++)
    for (const entry of randomRun(rnd, "t", `run${i}`)) {
      gateway.append("t", entry);
      await tick();
    }
}

for (const mode of ["replay", "rebuild"])
  test(`the socket breaks at every event, and watchers converge (${mode})`, async (t) => {
    for (let seed = 1; seed <= 12; seed++) {
      const { gateway, connect } = await world(t, { protocol: seed % 2 ? "json" : "msgpack" });
      if (mode === "rebuild")
        gateway.place = () => undefined; // no cursor is known: every resume is a rebuild
      const connection = connect();
      const follower = new WebSocketAgent({ connection, agent: "x", threadId: "t", follow: true });
      const watch = follower.connectAgent();
      await until(() => gateway.live.some((peer) => peer.subs.size));
      const rnd = randomOf(seed);
      const cut = setInterval(() => {
        gateway.killAfter = gateway.live[0]?.events + 1 + rnd.below(mode === "replay" ? 2 : 9);
      });
      await randomRuns(gateway, seed, 3);
      clearInterval(cut);
      gateway.killAfter = undefined;
      const expected = await thread(gateway);
      const whole = () => connection.state === "ready" && [...connection.subscriptions.values()]
        .some(({ cursor }) => cursor === gateway.cursor(gateway.thread("t"), gateway.thread("t").log.length));
      await until(whole);
      await follower.detachActiveRun();
      await watch;
      assert.deepEqual(picture(follower), expected, `seed ${seed}`);
    }
  });

test("a run whose socket breaks at its n-th event ends as if it had not", async (t) => {
  const events = 9; // of the run and of the rebuild before it
  for (let at = 1; at <= events; at++)
    for (const forget of [false, true]) {
      const { gateway, agent } = await world(t);
      await agent("echo").runAgent({ runId: "before" });
      gateway.live[0].events = 0;
      gateway.killAfter = at;
      if (forget) gateway.place = () => undefined;
      const a = agent("echo");
      a.addMessage(user("u"));
      const run = a.runAgent({ runId: "r" });
      await until(() => gateway.peers.length > 1 || a._sessions.size === 0);
      gateway.killAfter = undefined;
      const { result } = await run;
      assert.equal(result, "r");
      assert.deepEqual(picture(a), await thread(gateway), `cut at ${at}, forget ${forget}`);
    }
});
