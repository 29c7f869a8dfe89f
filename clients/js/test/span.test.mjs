// SPDX-License-Identifier: MIT
// Collapsed spans, rebuilds in several messages, and what a subscription asks of its deliveries.
import assert from "node:assert/strict";
import test from "node:test";
import WebSocket from "ws";
import { Connection, WebSocketAgent } from "../src/index.js";
import { FakeGateway } from "./lib/gateway.mjs";
import { itemsOf, play, rebuildOf } from "./lib/reference.mjs";

process.env.SUPPRESS_TRANSFORMATION_WARNINGS = "1";
console.error = () => {}; // AbstractAgent prints every failed run

const FAST = { minBackoffMs: 1, maxBackoffMs: 2 };
const WISHES = { coalesceMs: 50, hide: ["activity"], strip: ["rawEvent"], mayDrop: ["STEP"] };
const user = (id, content = id) => ({ id, role: "user", content });
const until = async (done) => {
  while (!done()) await new Promise(setImmediate);
};
const picture = ({ messages, state, pendingInterrupts }) => ({ messages, state, pendingInterrupts });
async function thread(gateway) {
  const { messages, state, pendingInterrupts } = await play(itemsOf(gateway.thread("t").log));
  return { messages, state, pendingInterrupts };
}

async function world(t, options) {
  const held = [];
  const gateway = await new FakeGateway({ hold: (run) => void held.push(run) }).start();
  const connection = new Connection({ url: gateway.url, WebSocket, ...FAST, ...options });
  t.after(async () => {
    connection.close();
    await gateway.stop();
  });
  const agent = (more) => new WebSocketAgent({ connection, agent: "hold", threadId: "t", ...more });
  const asked = (peer) => peer.seen.filter(({ op }) => op === "subscribe").flatMap(({ subs }) => subs);
  return { gateway, connection, held, agent, asked };
}

/** Notes everything that a subscription gives, in order. */
function notes() {
  const list = [];
  return {
    list,
    subscribed: ({ verdict }) => list.push([verdict]),
    change: ({ event }, cursor) => list.push([event.name ?? event.type, cursor]),
    rebuild: ({ changes, reason }, cursor) => list.push([reason, changes.length, cursor]),
  };
}

const custom = (name) => ({ event: { type: "CUSTOM", name, value: null }, runId: "r" });
const textOf = (messageId, delta) => ({ type: "TEXT_MESSAGE_CONTENT", messageId, delta });

for (const protocol of ["json", "msgpack"])
  test(`a collapsed span has its place behind its last change (${protocol})`, async (t) => {
    const { gateway, connection, asked } = await world(t, { protocol });
    const sink = notes();
    const subscription = connection.subscribe({ threadId: "t", from: "start", ...WISHES }, sink);
    await until(() => sink.list.length);
    gateway.append("t", { event: { type: "RUN_STARTED", threadId: "t", runId: "r" }, runId: "r" });
    gateway.thread("t").paused = true;
    gateway.append("t", custom("b"), custom("c"), custom("d"));
    gateway.collapse("t", [custom("b"), custom("d")]);
    await until(() => sink.list.length === 4);
    assert.deepEqual(sink.list, [["live"], ["RUN_STARTED", "g1/t/1"], ["b", undefined], ["d", "g1/t/4"]]);
    gateway.thread("t").paused = true;
    gateway.append("t", custom("e"), custom("f"), custom("g"), custom("h"));
    gateway.collapse("t", [custom("e"), custom("f"), custom("h")], ({ socket }) => {
      socket.close(4420); // behind the first message
    });
    await until(() => sink.list.length === 7);
    assert.deepEqual(sink.list.slice(4).map(([what]) => what), ["e", "resync", "history_gone"]);
    assert.equal(sink.list[4][1], "g1/t/8~");
    assert.deepEqual(asked(gateway.peers[0]), [{ sub: 1, threadId: "t", from: "start", ...WISHES }]);
    assert.deepEqual(asked(gateway.peers[1]), [{ sub: 1, threadId: "t", after: "g1/t/8~", ...WISHES }]);
    assert.equal(subscription.cursor, "g1/t/8");
  });

for (const protocol of ["json", "msgpack"])
  test(`a rebuild in several messages, with others between, is one (${protocol})`, async (t) => {
    const { gateway, connection } = await world(t, { protocol });
    const runId = "r";
    gateway.append("t",
      { event: { type: "RUN_STARTED", threadId: "t", runId }, runId },
      { event: { type: "RUN_FINISHED", threadId: "t", runId }, runId });
    gateway.intercept = ({ op }, peer) => op === "subscribe" && peer.subs.size === 1 && (behind(peer), true);
    const behind = async (peer) => {
      const { runs, changes } = await rebuildOf(gateway.thread("t").log);
      const frames = changes.map((change) => ({ op: "event", sub: 1, ...change }));
      frames.at(-1).cursor = "g1/t/2";
      const more = [
        { op: "heartbeat", time: 1, cursors: [{ sub: 1, cursor: "g1/t/9" }, { sub: 2, cursor: "g1/u/9" }] },
        { op: "event", sub: 2, cursor: "g1/u/1", ...custom("other") },
      ];
      peer.send({ op: "subscribed", sub: 2, threadId: "u", verdict: "live", cursor: "g1/u/0" },
        { op: "reset", sub: 1, cursor: "g1/t/2~", reason: "behind", frames: frames.length, runs });
      for (const frame of frames) peer.send(...more, frame);
    };
    const sink = notes();
    const subscription = connection.subscribe({ threadId: "t", after: "g1/t/2" }, sink);
    await until(() => sink.list.length);
    const seen = []; // by the other subscription, while the rebuild is under way
    const change = () => seen.push([sink.list.length, subscription.cursor]);
    connection.subscribe({ threadId: "u" }, { change });
    await until(() => sink.list.length === 2);
    assert.deepEqual(sink.list, [["live"], ["behind", 5, "g1/t/2"]]);
    assert.deepEqual(seen, Array(5).fill([1, "g1/t/2~"]));
    assert.equal(subscription.cursor, "g1/t/2");
  });

for (const [how, between] of [["one message", undefined], ["several", () => {}]])
  test(`a run that ends inside a collapsed span leaves no place to go on from (${how})`, async (t) => {
    const { gateway, held, agent } = await world(t);
    const a = agent();
    a.addMessage(user("u"));
    const run = a.runAgent({ runId: "r" });
    await until(() => held.length);
    held[0].put({ type: "TEXT_MESSAGE_START", messageId: "m" });
    await until(() => a.messages.length === 2);
    gateway.thread("t").paused = true;
    for (const delta of ["o", "n", "e"]) held[0].put(textOf("m", delta));
    held[0].put({ type: "TEXT_MESSAGE_END", messageId: "m" });
    held[0].finish();
    gateway.append("t", { patch: [{ op: "add", path: "/a", value: 1 }] }, { patch: [{ op: "add", path: "/b", value: 2 }] });
    const log = gateway.thread("t").log.slice(-3);
    gateway.collapse("t", [
      { event: textOf("m", "one"), runId: "r" }, { event: { type: "TEXT_MESSAGE_END", messageId: "m" }, runId: "r" },
      log[0], { state: { a: 1, b: 2 } },
    ], between);
    await run;
    assert.equal(a.messages[1].content, "one");
    assert.equal(a.cursor, undefined);
    await a.connectAgent();
    assert.deepEqual(picture(a), await thread(gateway));
    assert.equal(a.cursor, gateway.cursor(gateway.thread("t"), gateway.thread("t").log.length));
    await a.patchState([{ op: "add", path: "/c", value: 3 }]);
    assert.deepEqual(a.state, { a: 1, b: 2, c: 3 });
  });

for (const [how, between] of [["one message", undefined], ["several", () => {}]])
  test(`who watches takes a whole span, runs that end inside it included (${how})`, async (t) => {
    const { gateway, held, agent, asked } = await world(t);
    const wishes = { ...WISHES, coalesceMs: undefined };
    const runner = agent();
    const first = runner.runAgent({ runId: "r" });
    await until(() => held.length);
    const watcher = agent(wishes).clone();
    const types = [];
    const watching = watcher.connectAgent({}, { onEvent: ({ event }) => void types.push(event.type) });
    await until(() => types.includes("RUN_STARTED"));
    gateway.thread("t").paused = true;
    held[0].finish();
    const { threadId } = gateway.thread("t");
    gateway.append("t",
      { patch: [{ op: "add", path: "/a", value: 1 }] },
      { event: { type: "RUN_STARTED", threadId, runId: "s" }, runId: "s" },
      { event: { type: "STATE_SNAPSHOT", snapshot: { s: 1 } }, runId: "s" },
      { event: { type: "STATE_SNAPSHOT", snapshot: { s: 2 } }, runId: "s" },
      { event: { type: "RUN_FINISHED", threadId, runId: "s" }, runId: "s" });
    const { log } = gateway.thread("t");
    const [ended, , started, , last, over] = log.slice(-6);
    gateway.collapse("t", [ended, { state: { a: 1 } }, started, last, over], between);
    await Promise.all([first, watching]);
    assert.deepEqual(picture(watcher), await thread(gateway));
    assert.equal(watcher.cursor, gateway.cursor(gateway.thread("t"), log.length));
    assert.deepEqual(types.filter((type) => /^RUN_/.test(type)), ["RUN_STARTED", "RUN_FINISHED", "RUN_STARTED", "RUN_FINISHED"]);
    const looks = asked(gateway.peers[0]).filter(({ hide }) => hide);
    assert.deepEqual(looks.at(-1).after, watcher.cursor); // under the filter that the cursor is of
    assert.deepEqual([looks[0].strip, looks[0].mayDrop], [WISHES.strip, WISHES.mayDrop]);
  });

test("history is not edited where messages are hidden, added to it is", async (t) => {
  const { held, agent } = await world(t);
  const a = agent({ hide: ["tool"] });
  const say = async (runId) => {
    const run = a.runAgent({ runId });
    await until(() => held.some((each) => each.runId === runId));
    held.at(-1).finish();
    return run;
  };
  a.addMessage(user("u1"));
  await say("r1");
  a.addMessage(user("u2"));
  await say("r2");
  assert.deepEqual(held[1].input.messages, [user("u2")]);
  a.setMessages([user("u1", "edited")]);
  await assert.rejects(a.runAgent({ runId: "r3" }), { code: "unsupported" });
  assert.equal(held.length, 2);
});
