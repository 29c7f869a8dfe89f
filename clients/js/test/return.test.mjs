// SPDX-License-Identifier: MIT
// The returning client, against the gateway: its session taken over while the old socket is half
// open, and devices that slept, with time moved on both sides.
//
// Environment: SLUICE (the gateway's binary); libfaketime, where the gateway's time is moved.
import assert from "node:assert/strict";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import WebSocket from "ws";
import { Connection, WebSocketAgent } from "../src/index.js";
import { JumpingClock } from "./lib/clock.mjs";
import { startAgent, startGateway, startGatewayIn, startRelay } from "./lib/processes.mjs";

process.env.SUPPRESS_TRANSFORMATION_WARNINGS = "1";
console.error = () => {}; // AbstractAgent prints every failed run

const skip = !process.env.SLUICE && "SLUICE is not set";
const FAST = { minBackoffMs: 1, maxBackoffMs: 3 };
const user = (id, content = id) => ({ id, role: "user", content });
const tick = () => new Promise(setImmediate);
const until = async (done) => {
  while (!done()) await tick();
};
const picture = ({ messages, state, pendingInterrupts }) => ({ messages, state, pendingInterrupts });

function faketime() {
  const directory = "/usr/lib";
  for (const name of readdirSync(directory)) {
    const path = join(directory, name, "faketime", "libfaketime.so.1");
    if (existsSync(path)) return path;
  }
  return undefined;
}
const noFaketime = skip || (!faketime() && "libfaketime is not installed");

/** An agent that sends `count` deltas whenever it is let on, and ends when told so. */
const held = new Map(); // thread -> { on(count, pad) }
async function* script({ threadId, runId }) {
  const asks = [];
  let wake = () => {};
  held.set(threadId, { on: (count, pad = 0) => (asks.push([count, pad]), wake()) });
  yield { type: "RUN_STARTED", threadId, runId };
  yield { type: "TOOL_CALL_START", toolCallId: "call", toolCallName: "look" };
  yield { type: "TOOL_CALL_END", toolCallId: "call" };
  yield { type: "TEXT_MESSAGE_START", messageId: `m-${runId}` };
  for (let n = 0; ; ) {
    if (!asks.length) await new Promise((resolve) => (wake = resolve));
    const [count, pad] = asks.shift();
    if (!count) break;
    for (let i = 0; i < count; i++) {
      yield { type: "TEXT_MESSAGE_CONTENT", messageId: `m-${runId}`, delta: `${n++} `.padEnd(pad) };
      if (i % 10 === 0) yield { type: "STATE_SNAPSHOT", snapshot: { n } };
    }
    yield { type: "STATE_SNAPSHOT", snapshot: { n } };
  }
  yield { type: "TEXT_MESSAGE_END", messageId: `m-${runId}` };
  yield { type: "RUN_FINISHED", threadId, runId };
}

let server;
before(async () => {
  if (!skip) server = await startAgent(script);
});
after(() => server?.stop());

async function agentOf(t, threadId, url, { clock, WebSocket: Socket = WebSocket, ...more } = {}) {
  const connection = new Connection({ url, WebSocket: Socket, ...FAST, ...clock?.options });
  t.after(() => connection.close());
  return new WebSocketAgent({ connection, agent: "it", threadId, ...more });
}

/** Watches a thread and keeps every event that the pipeline was given. */
function watch(agent) {
  const seen = [];
  const watching = agent.connectAgent({}, { onEvent: ({ event }) => void seen.push(event) });
  return { seen, end: async () => (await agent.detachActiveRun(), watching) };
}

for (const protocol of ["json", "msgpack"])
  test(`a session is taken over from a socket that is half open; nothing comes twice (${protocol})`, { skip }, async (t) => {
    const gateway = await startGateway("--drain-timeout", "0s", "--agent", `it=${server.url}`);
    const relay = await startRelay(gateway.host);
    t.after(async () => (await relay.stop(), await gateway.stop()));
    const clock = new JumpingClock();
    const closes = [];
    class Noted extends WebSocket {
      constructor(...args) {
        super(...args);
        this.addEventListener("close", ({ code }) => closes.push(code));
      }
    }
    const threadId = `half-${protocol}`;
    const gone = await agentOf(t, threadId, relay.url, { clock, protocol, follow: true, WebSocket: Noted });
    const there = await agentOf(t, threadId, gateway.url, { follow: true });
    const [view, other] = [watch(gone), watch(there)];
    await Promise.all([gone, there].map(({ connection }) => connection.ready()));
    const runner = await agentOf(t, threadId, gateway.url);
    runner.addMessage(user("u"));
    const run = runner.runAgent({ runId: "r" });
    await until(() => held.has(threadId));
    held.get(threadId).on(50);
    await until(() => gone.state.n === 50);
    const { session } = gone.connection;
    await gone.claimToolCall("call", { ttlMs: 600000 });
    relay.freeze(); // the gateway cannot know
    held.get(threadId).on(200);
    await until(() => there.state.n === 250);
    assert.equal(gone.state.n, 50);
    clock.jump(120000); // the device wakes up somewhere else
    await until(() => gone.state.n === 250);
    assert.equal(gone.connection.session, session);
    await assert.rejects(there.answerToolCall("call", "mine"), { code: "claimed" });
    relay.thaw(); // what the old socket still had arrives now
    await until(() => closes.length);
    held.get(threadId).on(100);
    held.get(threadId).on(0);
    await run;
    await until(() => [gone, there].every(({ state }) => state.n === 350));
    await until(() => [view, other].every(({ seen }) => seen.at(-1).type === "RUN_FINISHED"));
    assert.deepEqual(view.seen, other.seen);
    assert.deepEqual(picture(gone), picture(runner));
    await gone.answerToolCall("call", "the claim outlived its socket");
    assert.equal(closes[0], 4409);
    await Promise.all([view.end(), other.end()]);
  });

for (const [name, ms] of [["10 seconds", 10000], ["10 minutes", 600000]])
  test(`a device that slept for ${name} converges`, { skip }, async (t) => {
    const gateway = await startGateway("--drain-timeout", "0s", "--agent", `it=${server.url}`, "--queue-entries", "200");
    const relay = await startRelay(gateway.host);
    t.after(async () => (await relay.stop(), await gateway.stop()));
    const clock = new JumpingClock();
    let sockets = 0;
    class Counted extends WebSocket {
      constructor(...args) {
        super(...args);
        sockets += 1;
      }
    }
    const threadId = `slept-${ms}`;
    const sleeper = await agentOf(t, threadId, relay.url, { clock, follow: true, WebSocket: Counted });
    const view = watch(sleeper);
    await sleeper.connection.ready();
    const runner = await agentOf(t, threadId, gateway.url);
    const run = runner.runAgent({ runId: "r" });
    await until(() => held.has(threadId));
    held.get(threadId).on(20);
    await until(() => sleeper.state.n === 20);
    relay.freeze();
    held.get(threadId).on(500);
    await until(() => runner.state.n === 520);
    clock.jump(ms);
    relay.thaw();
    held.get(threadId).on(20);
    await until(() => sleeper.state.n === 540);
    held.get(threadId).on(0);
    await run;
    await until(() => view.seen.at(-1).type === "RUN_FINISHED");
    assert.equal(sockets, ms > 60000 ? 2 : 1);
    assert.equal(view.seen.filter(({ type }) => type === "RUN_STARTED").length, 1);
    await view.end();
    assert.deepEqual(picture(sleeper), picture(runner));
  });

for (const [name, ms] of [["10 seconds", 10000], ["10 minutes", 600000]])
  test(`time moves ${name} on both sides while a client takes nothing`, { skip: noFaketime }, async (t) => {
    const directory = mkdtempSync(join(tmpdir(), "sluice-"));
    const file = join(directory, "time");
    const move = (seconds) => writeFileSync(file, `+${seconds}\n`);
    move(0);
    const gateway = await startGatewayIn({
      LD_PRELOAD: faketime(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      ASAN_OPTIONS: "verify_asan_link_order=0",
    }, "--agent", `it=${server.url}`, "--upstream-timeout", "1h", "--drain-timeout", "0s", "--send-buffer", "4KiB", "--queue-entries", "100");
    t.after(async () => {
      await gateway.stop();
      rmSync(directory, { recursive: true });
    });
    const clock = new JumpingClock();
    let socket;
    class Pausable extends WebSocket {
      constructor(...args) {
        super(...args);
        socket = this;
      }
    }
    const threadId = `both-${ms}`;
    const sleeper = await agentOf(t, threadId, gateway.url, { clock, follow: true, WebSocket: Pausable });
    const view = watch(sleeper);
    await sleeper.connection.ready();
    const runner = await agentOf(t, threadId, gateway.url);
    const run = runner.runAgent({ runId: "r" });
    await until(() => held.has(threadId));
    held.get(threadId).on(20);
    await until(() => sleeper.state.n === 20);
    socket.pause();
    const { session } = sleeper.connection;
    held.get(threadId).on(600, 1000); // more than the kernel takes for a client that reads nothing
    await until(() => runner.state.n === 620);
    move(ms / 1000);
    held.get(threadId).on(20); // wakes the gateway, whose clock has moved
    await until(() => runner.state.n === 640);
    // As stalled, or as silent to pings: whichever of the two times is looked at first.
    const stalled = () => gateway.log.some((line) =>
      /session_(stalled|closed)/.test(line) && line.includes(session.slice(0, 8)));
    // Closed by the gateway, a minute behind the last byte that the kernel took; the device does not
    // know. One that never says hello is closed after the gateway has looked at the sleeper's time.
    for (let minutes = 1; ms > 60000 && !stalled(); minutes++) {
      const mute = new WebSocket(gateway.url, "sluice.v1.json");
      await once(mute, "open");
      move(ms / 1000 + 61 * minutes);
      assert.equal((await once(mute, "close"))[0], 4408);
    }
    if (ms < 60000) assert.ok(!stalled());
    clock.jump(ms);
    if (socket.isPaused) socket.resume();
    held.get(threadId).on(20);
    await until(() => sleeper.state.n === 660);
    assert.equal(sleeper.connection.session, session);
    held.get(threadId).on(0);
    await run;
    await until(() => view.seen.at(-1).type === "RUN_FINISHED");
    assert.equal(view.seen.filter(({ type }) => type === "RUN_STARTED").length, 1);
    await view.end();
    assert.deepEqual(picture(sleeper), picture(runner));
    const late = await agentOf(t, threadId, gateway.url);
    await late.connectAgent();
    assert.deepEqual(picture(late), picture(runner));
  });
