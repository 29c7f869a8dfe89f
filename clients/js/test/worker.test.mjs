// SPDX-License-Identifier: MIT
// Workers: what they send of a run, what they make of what comes, and that broken sockets, full
// windows and failing agents end as they should.
import assert from "node:assert/strict";
import test from "node:test";
import { AbstractAgent } from "@ag-ui/client";
import jsonpatch from "fast-json-patch";
import { Observable } from "rxjs";
import WebSocket from "ws";
import { fromGenerator } from "../src/worker-execute.js";
import { Mirror } from "../src/worker-mirror.js";
import { serveAgent, serveAgents } from "../src/worker.js";
import { FakePool } from "./lib/pool.mjs";
import { randomOf } from "./lib/random.mjs";

const FAST = { minBackoffMs: 1, maxBackoffMs: 2 };
const tick = () => new Promise(setImmediate);
async function until(done) {
  while (!done()) await tick();
}
const text = (messageId) => [
  { type: "TEXT_MESSAGE_START", messageId, role: "assistant" },
  { type: "TEXT_MESSAGE_CONTENT", messageId, delta: "é" },
  { type: "TEXT_MESSAGE_END", messageId },
];
const custom = (name, value = null) => ({ type: "CUSTOM", name, value });

async function world(t, agents, { pool: poolOptions, ...options } = {}) {
  const pool = await new FakePool(poolOptions).start();
  const worker = serveAgents(agents, { url: pool.url, WebSocket, ...FAST, ...options });
  const errors = [];
  worker.on("error", (error) => errors.push(error));
  t.after(async () => {
    worker.close();
    await pool.stop();
  });
  await worker.ready();
  return { pool, worker, errors };
}

for (const protocol of ["json", "msgpack"])
  test(`a generator's events arrive numbered, framed by its beginning and end (${protocol})`, async (t) => {
    const { pool, worker } = await world(t, {
      say: async function* ({ messages, state }, { threadId, runId, key, attempt, principal, agent }) {
        yield* text("m");
        yield custom("seen", { threadId, runId, key, attempt, principal, agent, messages, state });
        return { done: true };
      },
    }, { protocol, capacity: 3, name: "ignored" });
    const [hello] = pool.seen("hello");
    assert.deepEqual(hello.agents, [{ name: "say" }]);
    assert.equal(hello.capacity, 3);
    assert.match(hello.worker, /^[0-9a-f]{32}$/);
    const run = pool.give("say", { state: { a: [1.5, "\ud800"] } });
    await until(() => run.over);
    assert.deepEqual(run.events, [
      { type: "RUN_STARTED", threadId: "t", runId: "run1" },
      ...text("m"),
      custom("seen", {
        threadId: "t", runId: "run1", key: "key1", attempt: 1, principal: { subject: "me" },
        agent: "say", messages: [], state: { a: [1.5, "\ud800"] },
      }),
      { type: "RUN_FINISHED", threadId: "t", runId: "run1", result: { done: true } },
    ]);
    assert.deepEqual(run.frames, [6], "one frame for a turn of the loop");
    await until(() => worker.runs.size === 0);
  });

test("an agent that begins and ends its run by itself is not helped", async (t) => {
  const { pool } = await world(t, {
    whole: function* ({ threadId, runId }) {
      yield { type: "RUN_STARTED", threadId, runId, protocolVersion: "1.0" };
      yield { type: "RUN_FINISHED", threadId, runId, outcome: { type: "success" } };
      yield custom("too late");
    },
    refuses: async function* () {
      yield { type: "RUN_ERROR", message: "no" };
    },
  });
  const [whole, refuses] = [pool.give("whole"), pool.give("refuses")];
  await until(() => whole.over && refuses.over);
  assert.deepEqual(whole.events.map(({ type }) => type), ["RUN_STARTED", "RUN_FINISHED"]);
  assert.deepEqual(refuses.events, [{ type: "RUN_ERROR", message: "no" }]);
});

test("a full window stops the generator, an acknowledgement lets it go on", async (t) => {
  let pulled = 0;
  const { pool } = await world(t, {
    flood: async function* () {
      for (; pulled < 5000; pulled++) yield custom("n", pulled);
    },
  }, { pool: { acks: false, limits: { unackedEvents: 100, unackedBytes: 1e6 } } });
  const run = pool.give("flood");
  await until(() => run.events.length === 100);
  for (let i = 0; i < 50; i++) await tick();
  assert.equal(run.events.length, 100);
  assert.ok(pulled <= 101, `${pulled} pulled`);
  pool.acks = true;
  pool.ack(run);
  await until(() => run.over);
  assert.deepEqual(run.type("CUSTOM").map(({ value }) => value), Array.from({ length: 5000 }, (_, i) => i));
});

test("bytes fill a window as well; a single large event passes", async (t) => {
  const { pool } = await world(t, {
    large: async function* () {
      for (let i = 0; i < 4; i++) yield custom("large", "x".repeat(900));
    },
  }, { pool: { acks: false, limits: { unackedEvents: 100, unackedBytes: 500 } } });
  const run = pool.give("large");
  await until(() => run.events.length > 1);
  for (let i = 0; i < 20; i++) await tick();
  assert.equal(run.events.length, 2, "RUN_STARTED and one more");
  pool.acks = true;
  pool.ack(run);
  await until(() => run.over);
  assert.equal(run.type("CUSTOM").length, 4);
});

for (const protocol of ["json", "msgpack"])
  test(`sockets break at random and no event is lost or repeated (${protocol})`, async (t) => {
    const seed = 1 + Math.floor(Math.random() * 1e6);
    t.diagnostic(`seed ${seed}`);
    const rnd = randomOf(seed);
    const { pool } = await world(t, {
      long: async function* (input, { state }) {
        for (let i = 0; i < 400; i++) {
          if (i % 7 === 0) await tick();
          yield custom("n", i);
        }
      },
    }, { protocol, pool: { limits: { unackedEvents: 50 } } });
    const runs = Array.from({ length: 5 }, () => pool.give("long"));
    pool.intercept = (frame, peer) => {
      if (frame.op !== "events" || !rnd.chance(0.2)) return false;
      if (rnd.chance(0.5)) pool.events(frame, { send: () => {} }); // taken, the answer is lost
      else if (rnd.chance(0.5)) return true; // a message that got lost: a gap
      peer.socket.terminate();
      return true;
    };
    await until(() => runs.every((run) => run.events.at(-1)?.type === "RUN_FINISHED"));
    assert.ok(pool.peers.length > 3, `${pool.peers.length} sockets`);
    for (const run of runs)
      assert.deepEqual(run.type("CUSTOM").map(({ value }) => value), Array.from({ length: 400 }, (_, i) => i));
    const again = pool.seen("hello").at(-1);
    assert.equal(again.worker, pool.seen("hello")[0].worker);
  });

test("a run that went to another worker in the meantime stops here", async (t) => {
  const reasons = [];
  const { pool, worker } = await world(t, {
    wait: async function* (_, { signal }) {
      yield custom("here");
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      reasons.push(signal.reason.code);
      yield custom("never sent");
    },
  });
  const [a, b, c] = [pool.give("wait"), pool.give("wait"), pool.give("wait")];
  await until(() => [a, b, c].every((run) => run.events.length === 2));
  a.over = "stale_lease";
  pool.runs.delete(b.names.lease);
  pool.live.socket.terminate();
  await until(() => reasons.length === 2);
  c.tell({ op: "over", code: "worker_lost" });
  await until(() => reasons.length === 3);
  assert.deepEqual(reasons, ["stale_lease", "unknown_run", "worker_lost"]);
  assert.equal(worker.runs.size, 0);
  assert.ok([a, b, c].every((run) => run.events.length === 2));
});

test("a worker that stays cut off for the time of its lease stops its runs", async (t) => {
  const timers = [];
  let reason;
  const { pool, worker } = await world(t, {
    wait: async function* (_, { signal }) {
      yield custom("here");
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      reason = signal.reason.code;
    },
  }, {
    setTimeout: (fn, ms) => timers.push({ fn, ms }) - 1,
    clearTimeout: (at) => timers[at] && (timers[at].fn = undefined),
    pool: { leaseMs: 9999 },
  });
  const run = pool.give("wait");
  await until(() => run.events.length === 2);
  timers.filter(({ ms }) => ms === 3333).forEach(({ fn }) => fn?.());
  await until(() => pool.seen("heartbeat").length === 1);
  pool.live.socket.terminate();
  await until(() => worker.state === "waiting");
  assert.equal(reason, undefined);
  timers.filter(({ ms }) => ms === 9999).forEach(({ fn }) => fn?.());
  await until(() => reason);
  assert.equal(reason, "worker_lost");
});

test("inputs come once, and are taken when the agent goes on from them", async (t) => {
  const { pool } = await world(t, {
    chat: async function* (_, { inputs }) {
      for await (const { key, value, principal } of inputs) {
        if (value === "stop") break;
        yield custom(key, { value, by: principal.subject });
      }
      yield custom("stopped");
      for await (const { value } of inputs) {
        yield custom("again", value);
        return;
      }
    },
  });
  const run = pool.give("chat");
  const put = (key, value) => run.tell({ op: "input", key, value, principal: { subject: "you" } });
  const keys = () => pool.seen("taken").flatMap((frame) => frame.keys);
  put("k1", "one");
  await until(() => run.type("CUSTOM").length === 1);
  await until(() => keys().length === 1);
  put("k1", "one"); // given again: what was told is told again, and nothing else happens
  await until(() => keys().length === 2);
  pool.live.socket.terminate();
  await until(() => pool.peers.length === 2 && pool.live?.seen.length);
  await tick();
  put("k1", "one");
  put("k2", "two");
  put("k3", "stop");
  await until(() => run.type("CUSTOM").length === 3);
  assert.deepEqual(run.type("CUSTOM").map(({ name }) => name), ["k1", "k2", "stopped"]);
  put("k4", "on");
  await until(() => run.over);
  assert.deepEqual(run.type("CUSTOM").at(-1), custom("again", "on"));
  assert.deepEqual([...new Set(keys())], ["k1", "k2", "k3", "k4"]);
});

test("answers to tool calls arrive whether they are early, late or twice", async (t) => {
  const { pool } = await world(t, {
    ask: async function* (_, { toolResult, resumeKeys }) {
      yield custom("keys", resumeKeys);
      for (const id of ["early", "late"]) {
        const result = await toolResult(id);
        assert.equal(result, await toolResult(id));
        yield result.event;
        yield custom(id, { key: result.key, error: result.error });
      }
      await toolResult("never");
    },
  });
  const run = pool.give("ask", {}, { resumeKeys: { i: "k" } });
  const answer = (toolCallId, more) =>
    run.tell({ op: "toolResult", toolCallId, messageId: `m-${toolCallId}`, content: "42", ...more });
  answer("early", { key: "a" });
  answer("early", { key: "b", content: "43" });
  await until(() => run.type("TOOL_CALL_RESULT").length === 1);
  answer("late", { key: "c", error: "no" });
  await until(() => run.type("CUSTOM").length === 3);
  assert.deepEqual(run.type("TOOL_CALL_RESULT")[0], {
    type: "TOOL_CALL_RESULT", role: "tool", messageId: "m-early", toolCallId: "early", content: "42",
  });
  assert.deepEqual(run.type("CUSTOM").map(({ value }) => value), [{ i: "k" }, { key: "a" }, { key: "c", error: "no" }]);
  run.tell({ op: "cancel", graceMs: 1000 });
  await until(() => run.over);
  assert.deepEqual(run.events.at(-1).outcome, { type: "cancelled" });
});

test("the mirror is what the log amounts to, in whatever order things become known", (t) => {
  const seed = 1 + Math.floor(Math.random() * 1e6);
  t.diagnostic(`seed ${seed}`);
  const rnd = randomOf(seed);
  const apply = (state, patch) => {
    try {
      return jsonpatch.applyPatch(structuredClone(state), patch, true).newDocument;
    } catch {
      return state;
    }
  };
  const operation = (n) => rnd.pick([
    { op: "add", path: `/k${rnd.below(4)}`, value: n },
    { op: "replace", path: `/k${rnd.below(4)}`, value: { n } },
    { op: "remove", path: `/k${rnd.below(4)}` },
    { op: "add", path: "/list/-", value: n },
    { op: "test", path: `/k${rnd.below(4)}`, value: n - 1 },
    { op: "move", from: "/list/0", path: "/list/1" },
  ]);
  for (let round = 0; round < 300; round++) {
    const input = { list: [0], k1: 1 };
    const mirror = new Mirror(input);
    const log = []; // of own events { n } and others' patches
    let made = 0; // own events that exist
    let logged = 0; // of them, in the log
    const own = [];
    const later = []; // messages of the gateway that are under way
    for (let step = 0; step < 60; step++) {
      const what = rnd.below(4);
      if (what === 0) {
        const event = rnd.chance(0.1)
          ? { type: "STATE_SNAPSHOT", snapshot: { list: [step], k0: step } }
          : rnd.chance(0.2) ? custom("x") : { type: "STATE_DELTA", delta: [operation(step), operation(step)] };
        own.push(event);
        mirror.note(event, ++made);
      } else if (what === 1 && logged < made) log.push(own[logged++]);
      else if (what === 2) {
        const whole = rnd.chance(0.1);
        const change = whole ? { state: { list: [], whole: step } } : { patch: [operation(step)] };
        const before = log.reduce(step0, input);
        // One that does not apply is skipped, and the worker hears nothing of it.
        if (!whole && apply(before, change.patch) === before) continue;
        log.push(change);
        later.push({ ...change, after: logged });
      } else if (what === 3 && later.length) mirror.take(later.shift());
    }
    while (later.length) mirror.take(later.shift());
    while (logged < made) log.push(own[logged++]);
    assert.deepEqual(mirror.state, log.reduce(step0, input), `seed ${seed}, round ${round}`);
  }
  function step0(state, { snapshot, delta, patch, state: whole, type }) {
    if (type && type !== "STATE_SNAPSHOT" && type !== "STATE_DELTA") return state;
    if (delta ?? patch) return apply(state, delta ?? patch);
    return structuredClone(snapshot ?? whole);
  }
});

test("the state is the agent's to read, with others' changes in it", async (t) => {
  const { pool } = await world(t, {
    edit: async function* (_, context) {
      context.state.spoilt = true; // a copy: without effect on anybody
      await context.patchState([{ op: "add", path: "/mine", value: 1 }]);
      for await (const { value } of context.inputs) yield custom(value, context.state);
    },
  });
  const run = pool.give("edit", { state: { start: 0 } });
  await until(() => run.events.length === 1);
  run.tell({ op: "state", after: 0, patch: [{ op: "add", path: "/mine", value: "overwritten" }, { op: "add", path: "/theirs", value: 2 }] });
  run.tell({ op: "input", key: "a", value: "look" });
  await until(() => run.type("CUSTOM").length === 1);
  assert.deepEqual(run.type("CUSTOM")[0].value, { start: 0, mine: 1, theirs: 2 });
  run.tell({ op: "state", after: 1, state: [] });
  run.tell({ op: "input", key: "b", value: "look" });
  await until(() => run.type("CUSTOM").length === 2);
  assert.deepEqual(run.type("CUSTOM")[1].value, []);
});

test("cancelled: cleanly by the agent, by the library what it left open, at last without it", async (t) => {
  const timers = [];
  const open = [
    { type: "STEP_STARTED", stepName: "s" },
    { type: "TEXT_MESSAGE_START", messageId: "m" },
    { type: "TOOL_CALL_START", toolCallId: "c", toolCallName: "look" },
  ];
  const { pool, errors } = await world(t, {
    clean: async function* ({ threadId, runId }, { signal }) {
      yield custom("here");
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      yield custom("bye");
      yield { type: "RUN_FINISHED", threadId, runId, outcome: { type: "cancelled" } };
    },
    throws: async function* (_, { signal }) {
      yield* open;
      await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    },
    deaf: async function* () {
      yield* open;
      await new Promise(() => {});
    },
  }, {
    setTimeout: (fn, ms) => timers.push({ fn, ms }) - 1,
    clearTimeout: (at) => timers[at] && (timers[at].fn = undefined),
  });
  const runs = ["clean", "throws", "deaf"].map((name) => pool.give(name));
  const [clean, throws, deaf] = runs;
  await until(() => runs.every((run) => run.events.length > 1));
  for (const run of runs) run.tell({ op: "cancel", graceMs: 5000 });
  await until(() => clean.over && throws.over);
  assert.deepEqual(clean.events.slice(2).map(({ type }) => type), ["CUSTOM", "RUN_FINISHED"]);
  const closed = ["TEXT_MESSAGE_END", "TOOL_CALL_END", "STEP_FINISHED", "RUN_FINISHED"];
  assert.deepEqual(throws.events.slice(4).map(({ type }) => type), closed);
  assert.deepEqual(throws.events.at(-1).outcome, { type: "cancelled" });
  assert.equal(deaf.over, undefined);
  timers.filter(({ ms }) => ms === 3000).forEach(({ fn }) => fn?.());
  await until(() => deaf.over);
  assert.deepEqual(deaf.events.slice(4).map(({ type }) => type), closed);
  assert.deepEqual(errors, []);
});

test("a run keeps nothing of the events that have left", async (t) => {
  const { pool } = await world(t, {
    many: async function* () {
      for (let i = 0; i < 50; i++) yield custom("n", i);
    },
  });
  const run = pool.give("many");
  await until(() => run.over);
  const listeners = new Set();
  const stub = {
    input: {}, names: {}, assign: {}, controller: new AbortController(), inputs: { confirm() {} },
    begin() {}, push() {}, room() {},
    onStop(listener) {
      listeners.add(listener);
      assert.ok(listeners.size <= 1, "one listener at a time");
      return () => listeners.delete(listener);
    },
  };
  await fromGenerator(async function* () {
    for (let i = 0; i < 1000; i++) yield custom("n", i);
  })(stub);
  assert.equal(listeners.size, 0);
});

test("what goes wrong in an agent becomes its run's RUN_ERROR", async (t) => {
  class Silent extends AbstractAgent {
    run() {
      return new Observable((output) => {
        output.next({ type: "RUN_STARTED", threadId: "t", runId: "r" });
        output.complete();
      });
    }
  }
  class Fails extends Silent {
    run() {
      return new Observable((output) => output.error(new TypeError("fetch failed")));
    }
  }
  const cyclic = {};
  cyclic.self = cyclic;
  const { pool, errors } = await world(t, {
    throws: async function* () {
      throw Object.assign(new Error("the model is away"), { code: "no_model" });
    },
    text: async function* () {
      throw "just text";
    },
    nothing: async function* () {
      yield undefined;
    },
    large: async function* () {
      yield custom("large", "é".repeat(600));
    },
    cyclic: async function* () {
      yield custom("cyclic", cyclic);
    },
    silent: new Silent(),
    fails: new Fails(),
  }, { pool: { limits: { eventBytes: 1000 } } });
  const ends = {};
  for (const name of ["throws", "text", "nothing", "large", "cyclic", "silent", "fails"]) {
    const run = pool.give(name);
    await until(() => run.over);
    const { type, code, message } = run.events.at(-1);
    assert.equal(type, "RUN_ERROR", name);
    ends[name] = code ?? message;
  }
  assert.match(ends.cyclic, /circular/i);
  assert.deepEqual({ ...ends, cyclic: 0 }, {
    throws: "no_model", text: "just text", nothing: "bad_event", large: "too_large", cyclic: 0,
    silent: "upstream_lost", fails: "fetch failed",
  });
  assert.deepEqual(errors, []);
});

test("an AbstractAgent is cloned for each run, behind its middleware, and told to stop", async (t) => {
  let aborted = 0;
  class Counter extends AbstractAgent {
    run({ threadId, runId, forwardedProps }) {
      return new Observable((output) => {
        this.output = output;
        output.next({ type: "RUN_STARTED", threadId, runId });
        output.next(custom("self", [this.threadId, this.messages.length, this.state.n]));
        if (!forwardedProps.hold) {
          output.next({ type: "RUN_FINISHED", threadId, runId });
          output.complete();
        }
      });
    }
    abortRun() {
      aborted += 1;
      this.output.next({ type: "RUN_ERROR", message: "aborted", code: "abort" });
      this.output.complete();
    }
  }
  const agent = new Counter();
  agent.use((input, next) => next.run({ ...input, runId: `${input.runId}!` }));
  const { pool } = await world(t, { count: agent });
  const message = { id: "u", role: "user", content: "x" };
  const runs = [1, 2].map((n) =>
    pool.give("count", { messages: [message], state: { n }, forwardedProps: { hold: n === 2 } }));
  await until(() => runs[0].over && runs[1].events.length === 2);
  assert.equal(runs[0].events[0].runId, "run1!");
  assert.deepEqual(runs.map((run) => run.type("CUSTOM")[0].value), [["t", 1, 1], ["t", 1, 2]]);
  assert.equal(agent.messages.length, 0);
  runs[1].tell({ op: "cancel", graceMs: 5000 });
  await until(() => runs[1].over);
  assert.equal(aborted, 1);
  assert.deepEqual(runs[1].events.at(-1).outcome, { type: "cancelled" });
});

test("an Observable that floods is kept up to a bound", async (t) => {
  class Flood extends AbstractAgent {
    run({ threadId, runId, forwardedProps: { count } }) {
      return new Observable((output) => {
        output.next({ type: "RUN_STARTED", threadId, runId });
        for (let i = 0; i < count; i++) output.next(custom("n", i));
        output.next({ type: "RUN_FINISHED", threadId, runId });
        output.complete();
      });
    }
  }
  const { pool } = await world(t, { flood: new Flood() }, { maxBuffered: 3000, pool: { limits: { unackedEvents: 100 } } });
  const fits = pool.give("flood", { forwardedProps: { count: 2900 } });
  await until(() => fits.over);
  assert.equal(fits.type("CUSTOM").length, 2900);
  assert.ok(fits.frames.every((count) => count <= 100));
  const floods = pool.give("flood", { forwardedProps: { count: 1e5 } });
  await until(() => floods.over);
  assert.equal(floods.events.length, 3002);
  assert.equal(floods.events.at(-1).code, "too_many");
});

test("draining waits for the live runs and takes no other; releasing gives one back", async (t) => {
  let finish;
  const { pool, worker } = await world(t, {
    hold: async function* () {
      await new Promise((resolve) => (finish = resolve));
    },
    pass: async function* (_, { release, signal }) {
      release("not today");
      assert.equal(signal.reason.code, "released");
    },
  });
  const pass = pool.give("pass");
  await until(() => pool.seen("release").length === 1);
  assert.deepEqual(pool.seen("release")[0], { op: "release", ...pass.names, message: "not today" });
  const hold = pool.give("hold");
  await until(() => finish);
  const drained = worker.drain();
  await until(() => pool.seen("capacity").length === 1);
  assert.equal(pool.seen("capacity")[0].capacity, 0);
  pool.give("hold"); // crossed on the wire
  await until(() => pool.seen("release").length === 2);
  finish();
  await drained;
  assert.ok(hold.over);
  assert.equal(worker.state, "closed");
  await worker.ended;
  await until(() => pool.seen("goodbye").length === 1);
  assert.equal(pool.seen("release").length, 2);
});

test("a worker whose id another process uses stops, and says so", async (t) => {
  const { pool, worker, errors } = await world(t, { wait: async function* () { await new Promise(() => {}); } });
  pool.give("wait");
  await until(() => worker.runs.size === 1);
  pool.live.socket.close(4409);
  await assert.rejects(worker.ended, { code: "replaced", closeCode: 4409 });
  assert.deepEqual([worker.state, worker.runs.size, errors[0].code], ["stopped", 0, "replaced"]);
});

test("what is not an agent is refused at once", () => {
  assert.throws(() => serveAgent({}, { name: "x", url: "ws://x", WebSocket }), { code: "bad_option" });
});
