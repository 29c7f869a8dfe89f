// SPDX-License-Identifier: MIT
// Connections: hello, resume, renewal, silence, close codes, requests that survive a socket.
import assert from "node:assert/strict";
import test from "node:test";
import WebSocket from "ws";
import { Backoff } from "../src/backoff.js";
import { Connection, SluiceError } from "../src/core.js";
import { FakeGateway } from "./lib/gateway.mjs";

const FAST = { minBackoffMs: 1, maxBackoffMs: 5 };
const event = (name) => ({ event: { type: "CUSTOM", name, value: null }, runId: "r" });

/** A gateway and a connection to it, closed after the test. */
async function pair(t, options = {}, prepare = () => {}) {
  const gateway = await new FakeGateway({ echo: ({ finish }) => finish() }).start();
  prepare(gateway);
  const connection = new Connection({ url: gateway.url, WebSocket, ...FAST, ...options });
  t.after(async () => {
    connection.close();
    await gateway.stop();
  });
  return { gateway, connection };
}

/** Collects deliveries; `until(n)` resolves when there are n of them. */
function collector() {
  const names = [];
  const rebuilds = [];
  const verdicts = [];
  let wake = () => {};
  const sink = {
    names, rebuilds, verdicts,
    subscribed: ({ verdict }) => verdicts.push(verdict),
    change: (change) => (names.push(change.event?.name ?? change.event?.type), wake()),
    rebuild: (rebuild) => (rebuilds.push(rebuild), wake()),
    error: (error) => ((sink.failed = error), wake()),
    until: async (done) => {
      while (!done()) await new Promise((resolve) => (wake = resolve));
    },
  };
  return sink;
}

const state = (connection, wanted) =>
  new Promise((resolve) => {
    if (connection.state === wanted) return resolve();
    const stop = connection.on("state", (now) => now === wanted && (stop(), resolve()));
  });

for (const protocol of ["json", "msgpack"])
  test(`many subscriptions share one socket (${protocol})`, async (t) => {
    const { gateway, connection } = await pair(t, { protocol, token: "secret" });
    const sinks = Array.from({ length: 250 }, collector);
    sinks.forEach((sink, i) => connection.subscribe({ threadId: `t${i}`, from: "start" }, sink));
    const welcome = await connection.ready();
    assert.equal(welcome.agents[0].name, "echo");
    sinks.forEach((_, i) => gateway.append(`t${i}`, event(`first${i}`), event(`second${i}`)));
    for (const [i, sink] of sinks.entries()) {
      await sink.until(() => sink.names.length > 1);
      assert.deepEqual(sink.names, [`first${i}`, `second${i}`]);
    }
    assert.equal(gateway.peers.length, 1);
    assert.equal(gateway.peers[0].seen[0].token, "secret");
    assert.equal(gateway.peers[0].seen.filter((frame) => frame.op === "subscribe").length, 3);
  });

test("each subscription goes on behind its own cursor after a broken socket", async (t) => {
  const { gateway, connection } = await pair(t);
  const [a, b] = [collector(), collector()];
  connection.subscribe({ threadId: "a", from: "start" }, a);
  connection.subscribe({ threadId: "b", from: "start" }, b);
  await connection.ready();
  for (let round = 0; round < 5; round++) {
    gateway.append("a", event(`a${round}`));
    gateway.append("b", event(`b${round}`), event(`B${round}`));
    await a.until(() => a.names.length > round);
    gateway.live[0].socket.terminate();
    gateway.append("b", event(`late${round}`));
    await b.until(() => b.names.length > 3 * round + 2);
  }
  assert.deepEqual(a.names, [0, 1, 2, 3, 4].map((i) => `a${i}`));
  assert.deepEqual(b.names, [0, 1, 2, 3, 4].flatMap((i) => [`b${i}`, `B${i}`, `late${i}`]));
  assert.equal(a.rebuilds.length + b.rebuilds.length, 0);
});

test("a rebuild that was cut is asked for again and arrives whole", async (t) => {
  const { gateway, connection } = await pair(t, {}, (gateway) => {
    const runId = "r";
    gateway.append("t", { event: { type: "RUN_STARTED", threadId: "t", runId }, runId });
    gateway.append("t", { event: { type: "RUN_FINISHED", threadId: "t", runId }, runId });
    gateway.killAfter = 2;
  });
  const sink = collector();
  const stop = connection.on("state", (now) => {
    if (now === "waiting") gateway.killAfter = undefined;
  });
  const subscription = connection.subscribe({ threadId: "t" }, sink);
  await sink.until(() => sink.rebuilds.length);
  stop();
  assert.equal(gateway.peers.length, 2);
  assert.deepEqual(sink.rebuilds[0].changes.map(({ event: { type } }) => type), [
    "RUN_STARTED", "MESSAGES_SNAPSHOT", "MESSAGES_SNAPSHOT", "STATE_SNAPSHOT", "RUN_FINISHED",
  ]);
  assert.deepEqual(sink.rebuilds[0].runs.map((run) => run.runId), ["r"]);
  assert.equal(sink.names.length, 0);
  assert.equal(subscription.cursor, "g1/t/2");
  const again = gateway.peers[1].seen.find((frame) => frame.op === "subscribe");
  assert.equal(again.subs[0].after, "g1/t/2~");
});

test("an unanswered run is asked again under its key, an answered one is not", async (t) => {
  const { gateway, connection } = await pair(t);
  connection.subscribe({ threadId: "t" }, collector()); // else nothing needs the socket
  let swallow = true;
  gateway.intercept = (frame, peer) => {
    if (frame.op !== "run" || !swallow) return false;
    swallow = false;
    gateway.run(frame, { send: () => {}, refuse: () => {} }); // carried out, the answer is lost
    peer.socket.terminate();
    return true;
  };
  const input = { threadId: "t", runId: "r", messages: [] };
  const ack = await connection.run({ agent: "echo", input });
  assert.deepEqual([ack.request, ack.threadId, ack.runId], ["run", "t", "r"]);
  const keys = gateway.peers.flatMap((peer) => peer.seen).filter((frame) => frame.op === "run");
  assert.equal(keys.length, 2);
  assert.equal(keys[0].key, keys[1].key);
  assert.equal(gateway.thread("t").log.length, 2);
  gateway.live[0].socket.terminate();
  await state(connection, "waiting");
  await connection.ready();
  assert.equal(gateway.live[0].seen.filter((frame) => frame.op === "run").length, 0);
});

test("requests beyond the gateway's window wait, and `busy` is tried again", async (t) => {
  const { gateway, connection } = await pair(t);
  let busy = 3;
  let most = 0;
  let open = 0;
  gateway.intercept = (frame, peer) => {
    if (frame.op !== "run") return false;
    if (busy-- > 0) return peer.refuse(frame, "busy", { retryable: true }), true;
    open += 1;
    most = Math.max(most, open);
    setImmediate(() => {
      open -= 1;
      peer.send({ op: "ack", ref: frame.ref, request: "run" });
    });
    return true;
  };
  const runs = Array.from({ length: 200 }, (_, i) =>
    connection.run({ agent: "echo", input: { threadId: `t${i}`, runId: "r", messages: [] } }));
  await Promise.all(runs);
  assert.ok(most <= 32, `${most} at once`);
});

test("a frame over the gateway's limit is refused here, and none shares a message over it", async (t) => {
  const { gateway, connection } = await pair(t, {}, (gateway) => {
    gateway.limits = { frameBytes: 600, unansweredRequests: 4 };
  });
  await connection.ready();
  let largest = 0;
  gateway.live[0].socket.prependListener("message", (data) => {
    largest = Math.max(largest, data.length);
  });
  const run = (i, size) => connection.run({
    agent: "echo",
    input: { threadId: `t${i}`, runId: "r", messages: [{ id: "m", role: "user", content: "é".repeat(size) }] },
  });
  const small = Array.from({ length: 20 }, (_, i) => run(i, 100));
  await assert.rejects(run(99, 300), { code: "too_large", limit: 600 });
  await Promise.all(small);
  assert.ok(largest > 300 && largest <= 600, `${largest} bytes`);
});

test("refusals become errors with the gateway's fields", async (t) => {
  const { connection } = await pair(t);
  const input = { threadId: "t", runId: "r", messages: [] };
  await assert.rejects(connection.run({ agent: "nobody", input }), (error) => {
    assert.ok(error instanceof SluiceError);
    assert.deepEqual([error.code, error.field, error.retryable], ["unknown_agent", "agent", false]);
    return true;
  });
  await assert.rejects(connection.cancel({ threadId: "t", runId: "r" }), { code: "unknown_run" });
  await assert.rejects(connection.run({ agent: "echo", input: { n: 1n } }), TypeError);
});

test("the token function is asked at every connect and when the token runs out", async (t) => {
  const asked = [];
  const { gateway, connection } = await pair(t, {
    token: async ({ why }) => (asked.push(why), `token${asked.length}`),
  });
  connection.subscribe({ threadId: "t" }, collector());
  await connection.ready();
  gateway.live[0].send({ op: "tokenExpiring", expiresAt: 1 });
  await connection.renewToken();
  const renewals = gateway.peers[0].seen.filter((frame) => frame.op === "token");
  assert.deepEqual(renewals.map((frame) => frame.token).sort(), ["token2", "token3"]);
  gateway.live[0].socket.close(4402);
  await state(connection, "waiting");
  await connection.ready();
  assert.equal(gateway.live[0].seen[0].token, "token4");
  assert.deepEqual(asked, ["connect", "renew", "renew", "connect"]);
});

test("a token that cannot be had for a while is asked for again", async (t) => {
  let offline = 0;
  const { gateway, connection } = await pair(t, {
    token: async () => {
      if (offline-- > 0) throw new Error("offline");
      return "fine";
    },
  });
  connection.subscribe({ threadId: "t" }, collector());
  await connection.ready();
  offline = 8;
  gateway.live[0].socket.terminate();
  await state(connection, "waiting");
  await connection.ready();
  assert.equal(gateway.peers.length, 2);
  const never = new Connection({
    url: gateway.url, WebSocket, ...FAST, token: () => { throw new Error("offline"); },
  });
  await assert.rejects(never.ready(), (error) => error.code === "unreachable" && error.cause.message === "offline");
});

test("waits are random, double, have a ceiling, and start over", () => {
  const waits = (random, count) => {
    const backoff = new Backoff({ minMs: 100, maxMs: 1000, random });
    const list = Array.from({ length: count }, () => backoff.next());
    backoff.reset();
    return [...list, backoff.next()];
  };
  assert.deepEqual(waits(() => 1, 6), [100, 200, 400, 800, 1000, 1000, 100]);
  assert.deepEqual(waits(() => 0.5, 2), [50, 100, 50]);
});

test("a token that stays refused stops the connection", async (t) => {
  const { gateway, connection } = await pair(t, { token: () => "bad" });
  gateway.intercept = (frame, peer) => {
    peer.refuse(frame, "unauthenticated");
    peer.socket.close(4401);
    return true;
  };
  const sink = collector();
  connection.subscribe({ threadId: "t" }, sink);
  const run = connection.run({ agent: "echo", input: { threadId: "t", runId: "r", messages: [] } });
  await assert.rejects(connection.ready(), { code: "unauthenticated", closeCode: 4401 });
  await assert.rejects(run, { code: "unauthenticated" });
  assert.equal(sink.failed.code, "unauthenticated");
  assert.equal(connection.state, "stopped");
  assert.equal(gateway.peers.length, 3);
  gateway.intercept = undefined;
  await connection.open().ready();
});

test("a text token cannot be renewed: one refusal is enough", async (t) => {
  const { gateway, connection } = await pair(t, { token: "bad" });
  gateway.intercept = (_, peer) => (peer.socket.close(4401), true);
  await assert.rejects(connection.ready(), { code: "unauthenticated" });
  assert.equal(gateway.peers.length, 1);
});

for (const [code, name] of [[4400, "bad_message"], [4409, "replaced"], [4413, "too_large"], [1009, "stopped"]])
  test(`close code ${code} stops`, async (t) => {
    const { gateway, connection } = await pair(t);
    await connection.ready();
    const sink = collector();
    connection.subscribe({ threadId: "t" }, sink);
    gateway.live[0].socket.close(code);
    await sink.until(() => sink.failed);
    assert.deepEqual([sink.failed.code, sink.failed.closeCode], [name, code]);
    assert.equal(connection.state, "stopped");
  });

test("a silent gateway counts as gone", async (t) => {
  let now = 0;
  const timers = new Map();
  let next = 1;
  const { gateway, connection } = await pair(t, {
    now: () => now,
    setTimeout: (fn, ms) => (timers.set(next, { fn, at: now + ms }), next++),
    clearTimeout: (timer) => timers.delete(timer),
    random: () => 0.5,
  });
  const pass = (ms) => {
    now += ms;
    for (const [timer, { fn, at }] of [...timers]) if (at <= now && timers.delete(timer)) fn();
  };
  const sink = collector();
  connection.subscribe({ threadId: "t", from: "start" }, sink);
  await connection.ready();
  pass(15000); // the watch over the opening now watches heartbeats
  pass(20000);
  assert.equal(connection.state, "ready");
  gateway.live[0].send({ op: "heartbeat", time: 0, cursors: [{ sub: 1, cursor: "g1/t/0" }] });
  gateway.append("t", event("alive"));
  await sink.until(() => sink.names.length);
  pass(20000);
  assert.equal(connection.state, "ready");
  pass(25000);
  assert.equal(connection.state, "waiting");
  pass(10);
  await connection.ready();
  assert.equal(gateway.peers.length, 2);
});

test("a gateway that never answers is unreachable; wake and close end waits", async (t) => {
  const gateway = await new FakeGateway().start();
  await gateway.stop();
  const connection = new Connection({ url: gateway.url, WebSocket, ...FAST, firstAttempts: 3 });
  await assert.rejects(connection.ready(), { code: "unreachable" });
  await gateway.start();
  t.after(() => gateway.stop());
  await connection.open().ready();
  const slow = new Connection({ url: gateway.url, WebSocket, minBackoffMs: 1e6, maxBackoffMs: 1e6 });
  await slow.ready();
  const held = slow.subscribe({ threadId: "t" }, collector());
  gateway.live.at(-1).socket.terminate();
  await state(slow, "waiting");
  slow.wake();
  await slow.ready();
  held.unsubscribe();
  connection.close();
  slow.close();
  await assert.rejects(slow.ready(), { code: "closed" });
});

test("an unused socket closes when asked to, and opens again on use", async (t) => {
  const { gateway, connection } = await pair(t, { idleCloseMs: 1 });
  await connection.ready();
  await state(connection, "idle");
  await connection.run({ agent: "echo", input: { threadId: "t", runId: "r", messages: [] } });
  await state(connection, "idle");
  assert.equal(gateway.peers.length, 2);
});

test("a refused subscription ends alone; a retryable refusal is asked again", async (t) => {
  const { gateway, connection } = await pair(t, { maxBackoffMs: 20 });
  let refusals = 2;
  gateway.intercept = (frame, peer) => {
    if (frame.op !== "subscribe") return false;
    for (const sub of frame.subs) {
      if (sub.threadId === "mine") peer.subscribe(frame, sub);
      else if (sub.threadId === "later" && refusals-- <= 0) peer.subscribe(frame, sub);
      else {
        const later = sub.threadId === "later";
        peer.refuse(frame, later ? "store_lost" : "forbidden", { sub: sub.sub, retryable: later });
      }
    }
    return true;
  };
  const [mine, later, other] = [collector(), collector(), collector()];
  connection.subscribe({ threadId: "mine", from: "start" }, mine);
  connection.subscribe({ threadId: "later" }, later);
  connection.subscribe({ threadId: "other" }, other);
  await other.until(() => other.failed);
  assert.equal(other.failed.code, "forbidden");
  gateway.append("mine", event("x"));
  await mine.until(() => mine.names.length);
  while (!later.verdicts.length) await new Promise(setImmediate);
  assert.equal(later.failed, undefined);
});
