// SPDX-License-Identifier: MIT
// Workers at the gateway: input from clients, frontend tools, cancelling, failing, and wires that
// break under the worker.
//
// Environment: SLUICE (the gateway's binary).
import assert from "node:assert/strict";
import { test } from "node:test";
import { AbstractAgent } from "@ag-ui/client";
import { Observable } from "rxjs";
import WebSocket from "ws";
import { serveAgent } from "../src/worker.js";
import { randomRun } from "./lib/log.mjs";
import { startWire } from "./lib/processes.mjs";
import { randomOf } from "./lib/random.mjs";
import { agentOf, gatewayFor, picture, served, skip, until, user } from "./lib/served.mjs";

const gateway = gatewayFor();
const call = (toolCallId, toolCallName = "look") => [
  { type: "TOOL_CALL_START", toolCallId, toolCallName },
  { type: "TOOL_CALL_END", toolCallId },
];
const seed = 1 + Math.floor(Math.random() * 1e6);

/** Adds up what it is given until it is given 0. */
async function* sum(input, { inputs }) {
  const list = [];
  yield { type: "STATE_SNAPSHOT", snapshot: { list: [] } };
  for await (const { value, principal } of inputs) {
    if (!value) break;
    list.push(value);
    yield { type: "CUSTOM", name: principal.subject, value };
    yield { type: "STATE_DELTA", delta: [{ op: "add", path: "/list/-", value }] };
  }
  return list.length;
}

for (const protocol of ["json", "msgpack"])
  test(`clients of both framings give a live run input, and see what comes of it (${protocol} worker)`, { skip }, async (t) => {
    const { url, workerUrl } = gateway();
    await served(t, workerUrl, { [`sum-${protocol}`]: sum }, { protocol });
    const threadId = `input-${protocol}`;
    const a = agentOf(t, `sum-${protocol}`, threadId, url);
    const b = agentOf(t, `sum-${protocol}`, threadId, url, { protocol: "msgpack" });
    const seen = { a: [], b: [] };
    const note = (list) => ({ onCustomEvent: ({ event }) => void list.push(event.value) });
    const run = a.runAgent({ runId: "r" }, note(seen.a));
    await until(() => a.state.list);
    const watch = b.connectAgent({}, note(seen.b));
    await until(() => b.state.list);
    const given = [{ from: "json" }, 1.5, "\ud83d\ude00", [null, { deep: [true] }]];
    for (const [i, value] of given.entries()) {
      const ack = await (i % 2 ? b : a).sendInput(value, { key: `k${i}` });
      assert.deepEqual([ack.key, ack.runId], [`k${i}`, "r"]);
      await (i % 2 ? a : b).sendInput(value, { key: `k${i}` }); // the same request again
    }
    await until(() => [a, b].every(({ state }) => state.list.length === given.length));
    await b.sendInput(0);
    const { result } = await run;
    await watch;
    assert.equal(result, given.length);
    assert.deepEqual([seen.a, seen.b], [given, given]);
    assert.deepEqual(a.state, { list: given });
    assert.deepEqual(picture(a), picture(b));
    await assert.rejects(a.connection.input({ threadId, runId: "r", value: 1 }), { code: "run_over" });
    await assert.rejects(a.connection.input({ threadId, runId: "s", value: 1 }), { code: "unknown_run" });
  });

test("what a run did not take is told to its sender", { skip }, async (t) => {
  const { url, workerUrl } = gateway();
  let end;
  await served(t, workerUrl, {
    deaf: async function* () {
      yield { type: "CUSTOM", name: "here", value: null };
      await new Promise((resolve) => (end = resolve));
    },
  });
  const a = agentOf(t, "deaf", "deaf", url);
  const told = new Promise((resolve) => a.connection.on("undelivered", resolve));
  const run = a.runAgent({ runId: "r" });
  const { key } = await a.sendInput("anybody?");
  await until(() => end);
  end();
  await run;
  const { op, ...frame } = await told;
  assert.deepEqual(frame, { threadId: "deaf", runId: "r", key });
});

test("two clients answer one frontend tool and one wins", { skip }, async (t) => {
  const { url, workerUrl } = gateway();
  t.diagnostic(`seed ${seed}`);
  const rnd = randomOf(seed);
  await served(t, workerUrl, {
    asks: async function* (input, { toolResult }) {
      for (let i = 0; i < 20; i++) {
        yield* call(`c${i}`);
        yield (await toolResult(`c${i}`)).event;
      }
    },
  });
  const tabs = ["json", "msgpack"].map((protocol) => agentOf(t, "asks", "tabs", url, { protocol }));
  const run = tabs[0].runAgent({ runId: "r" });
  await until(() => tabs[0].messages.length);
  const watch = tabs[1].connectAgent();
  const wins = [[], []];
  for (let i = 0; i < 20; i++) {
    const id = `c${i}`;
    await until(() => tabs.every(({ messages }) => messages.some(({ toolCalls }) => toolCalls?.[0].id === id)));
    const claims = rnd.chance(0.5); // else both answer at once
    const turns = await Promise.allSettled(tabs.map(async (tab, n) => {
      if (claims) await tab.claimToolCall(id);
      await tab.answerToolCall(id, `tab ${n}`);
      wins[n].push(id);
    }));
    const lost = turns.filter(({ status }) => status === "rejected");
    assert.equal(lost.length, 1, `${id}, seed ${seed}`);
    assert.match(lost[0].reason.code, /^(claimed|answered)$/);
  }
  await Promise.all([run, watch]);
  assert.deepEqual(picture(tabs[1]), picture(tabs[0]));
  const results = tabs[0].messages.filter(({ role }) => role === "tool");
  assert.deepEqual(results.map(({ toolCallId }) => toolCallId), Array.from({ length: 20 }, (_, i) => `c${i}`));
  for (const { toolCallId, content } of results)
    assert.ok(wins[Number(content.at(-1))].includes(toolCallId), `${toolCallId}: ${content}`);
  await assert.rejects(tabs[0].answerToolCall("c0", "again"), { code: "answered" });
  await assert.rejects(tabs[0].claimToolCall("other"), { code: "unknown_call" });
});

test("goodbye gives claims back, a lost socket does not", { skip }, async (t) => {
  const { url, workerUrl } = gateway();
  await served(t, workerUrl, {
    once: async function* (input, { toolResult }) {
      yield* call("c");
      yield (await toolResult("c")).event;
    },
  });
  const [a, b, c] = [1, 2, 3].map(() => agentOf(t, "once", "goodbye", url));
  const run = a.runAgent();
  await until(() => a.messages.length);
  await b.claimToolCall("c", { ttlMs: 600000 });
  b.connection.link.socket.terminate();
  await b.connection.ready();
  await assert.rejects(c.claimToolCall("c"), { code: "claimed", retryable: true });
  await b.claimToolCall("c", { ttlMs: 600000 });
  await b.connection.goodbye();
  await c.claimToolCall("c");
  await c.answerToolCall("c", "done");
  await run;
  assert.equal(a.messages.at(-1).content, "done");
});

test("state between runs is in the next run; a state that came too late is a conflict", { skip }, async (t) => {
  const { url, workerUrl } = gateway();
  const states = [];
  await served(t, workerUrl, {
    keep: async function* ({ state }) {
      states.push(state);
      yield { type: "STATE_DELTA", delta: [{ op: "add", path: "/runs", value: states.length }] };
    },
  });
  const [a, b] = ["json", "msgpack"].map((protocol) => agentOf(t, "keep", "keep", url, { protocol }));
  await a.patchState([{ op: "add", path: "/first", value: 1 }]); // a thread that never ran
  await a.runAgent();
  await b.connectAgent();
  await b.patchState([{ op: "add", path: "/between", value: [2] }]);
  await assert.rejects(b.patchState([{ op: "test", path: "/first", value: 1 }, { op: "remove", path: "/none" }]), {
    code: "patch_failed", field: "patch/1/path",
  });
  assert.deepEqual(b.state, { first: 1, runs: 1, between: [2] });
  a.setState({ mine: true });
  a.addMessage(user("u"));
  await assert.rejects(a.runAgent(), { code: "conflict" });
  assert.deepEqual(a.state, b.state);
  assert.deepEqual(a.messages, [user("u")]);
  a.setState({ ...a.state, mine: true });
  await a.runAgent();
  await b.connectAgent();
  assert.deepEqual(states, [{ first: 1 }, { first: 1, runs: 1, between: [2], mine: true }]);
  assert.deepEqual(b.state, { first: 1, runs: 2, between: [2], mine: true });
  assert.deepEqual(picture(a), picture(b));
});

test("an answer after the run is in the next one's history", { skip }, async (t) => {
  const { url, workerUrl } = gateway();
  const inputs = [];
  await served(t, workerUrl, {
    leaves: async function* (input) {
      inputs.push(input);
      if (inputs.length === 1) yield* call("later");
    },
  });
  const a = agentOf(t, "leaves", "leaves", url);
  const pending = [];
  await a.runAgent({ runId: "r1" }, { onRunFinishedEvent: ({ pendingToolCallIds }) => void pending.push(...pendingToolCallIds) });
  assert.deepEqual(pending, ["later"]);
  await a.answerToolCall("later", "42", { messageId: "answer" });
  a.addMessage(user("thanks"));
  await a.runAgent({ runId: "r2" });
  assert.deepEqual(inputs[1].messages.slice(-2).map(({ id, role }) => [id, role]), [["answer", "tool"], ["thanks", "user"]]);
  assert.deepEqual(a.messages.map(({ id }) => id), ["later", "answer", "thanks"]);
});

test("a cancelled run ends at its worker, for everybody, with everything closed", { skip }, async (t) => {
  const { url, workerUrl } = gateway();
  const reasons = [];
  await served(t, workerUrl, {
    endless: async function* (input, { signal }) {
      yield { type: "STEP_STARTED", stepName: "s" };
      yield { type: "TEXT_MESSAGE_START", messageId: "m" };
      signal.addEventListener("abort", () => reasons.push(signal.reason.code));
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
    },
  });
  const [a, b] = [agentOf(t, "endless", "stop", url), agentOf(t, "endless", "stop", url)];
  const outcomes = [];
  const note = { onRunFinishedEvent: ({ outcome }) => void outcomes.push(outcome) };
  const run = a.runAgent({}, note);
  await until(() => a.messages.length);
  const watch = b.connectAgent({}, note);
  await until(() => b.messages.length);
  await b.cancelRun();
  await Promise.all([run, watch]);
  assert.deepEqual([outcomes, reasons], [["cancelled", "cancelled"], ["cancelled"]]);
  assert.deepEqual(picture(a), picture(b));
});

for (const protocol of ["json", "msgpack"])
  test(`a wire that breaks under the worker changes nothing (${protocol})`, { skip }, async (t) => {
    const { url, workerUrl, host } = gateway();
    t.diagnostic(`seed ${seed}`);
    const rnd = randomOf(seed);
    // What is lost is events: a run that does not reach its worker three times is given up. Longer
    // each time, for a frame has to fit between two breaks.
    const wire = await startWire(host, (breaks) =>
      2000 + 1000 * breaks + rnd.below(8000), { upward: true });
    t.after(() => wire.stop());
    const name = `random-${protocol}`;
    const run = (of) => randomRun(randomOf(of), "t", "x", 60).map(({ event }) => event);
    const body = async function* (input) {
      const { threadId, runId, messages } = input;
      for (const { input: _, ...event } of run(Number(messages.findLast(({ role }) => role === "user").content))) {
        const own = event.type === "RUN_STARTED" || event.type === "RUN_FINISHED";
        yield own ? { ...event, threadId, runId } : event;
        if (rnd.chance(0.1)) await new Promise(setImmediate);
      }
    };
    const broken = await served(t, wire.workerUrl, { [name]: body }, { protocol });
    await served(t, workerUrl, { [`${name}-whole`]: body }, { protocol });
    await Promise.all(Array.from({ length: 6 }, async (_, i) => {
      const pair = [name, `${name}-whole`].map((agent) => agentOf(t, agent, `${agent}-${i}`, url));
      for (let turn = 0; turn < 3; turn++)
        for (const agent of pair) {
          agent.addMessage(user(`u${turn}`, String(seed + i * 10 + turn)));
          const resume = agent.pendingInterrupts.map(({ id }) => ({ interruptId: id, status: "cancelled" }));
          await agent.runAgent({ runId: `r${turn}`, resume });
        }
      const [a, b] = pair.map((agent) => JSON.stringify(picture(agent)));
      assert.equal(a, b, `seed ${seed}, thread ${i}`);
    }));
    assert.ok(wire.breaks > 2, `${wire.breaks} breaks`);
    assert.deepEqual(broken.failures, []);
  });

test("an agent that fails or floods ends its own run and no other", { skip }, async (t) => {
  const { url, workerUrl } = gateway();
  class Flood extends AbstractAgent {
    run({ threadId, runId }) {
      return new Observable((output) => {
        output.next({ type: "RUN_STARTED", threadId, runId });
        for (let i = 0; i < 5000; i++) output.next({ type: "CUSTOM", name: "n", value: i });
        output.complete();
      });
    }
  }
  const worker = await served(t, workerUrl, {
    throws: async function* () {
      yield { type: "CUSTOM", name: "here", value: null };
      throw Object.assign(new Error("the model is away"), { code: "no_model" });
    },
    large: async function* () {
      yield { type: "CUSTOM", name: "large", value: "x".repeat(20e6) };
    },
    deep: async function* () {
      let value = [];
      for (let depth = 1; depth < 600; depth++) value = [value];
      yield { type: "CUSTOM", name: "deep", value };
    },
    flood: new Flood(),
    fine: sum,
  }, { maxBuffered: 2000 });
  const fine = agentOf(t, "fine", "fine", url);
  const going = fine.runAgent();
  const codes = {};
  for (const name of ["throws", "large", "deep", "flood"]) {
    const agent = agentOf(t, name, `fails-${name}`, url);
    await agent.runAgent({}, { onRunErrorEvent: ({ event }) => void (codes[name] = event.code) });
  }
  assert.deepEqual(codes, { throws: "no_model", large: "too_large", deep: "too_deep", flood: "too_many" });
  await fine.sendInput(7);
  await fine.sendInput(0);
  await going;
  assert.deepEqual(fine.state, { list: [7] });
  assert.deepEqual(worker.failures, []);
});

test("an event may nest as deep as the gateway says, and no deeper", { skip }, async (t) => {
  const { url, workerUrl } = gateway();
  const nested = (depth) => {
    let value = 1;
    for (let i = 0; i < depth; i++) value = [value];
    return value;
  };
  for (const protocol of ["json", "msgpack"]) {
    const name = `nests-${protocol}`;
    await served(t, workerUrl, {
      [name]: async function* ({ messages }) {
        // The event is an object in the list of a frame in the list of a message.
        yield { type: "CUSTOM", name: "nested", value: nested(512 - 4 + Number(messages.at(-1).content)) };
      },
    }, { protocol });
    const agent = agentOf(t, name, name, url);
    const seen = [];
    const run = (more) => {
      agent.addMessage(user(`m${more}`, String(more)));
      return agent.runAgent({}, {
        onCustomEvent: ({ event }) => void seen.push(JSON.stringify(event.value).length),
        onRunErrorEvent: ({ event }) => void seen.push(event.code),
      });
    };
    await run(0);
    await run(1);
    assert.deepEqual(seen, [2 * 508 + 1, "too_deep"], protocol);
  }
});

test("a worker that may not serve what it offers stops, and says why", { skip }, async (t) => {
  const worker = serveAgent(sum, { name: "onboarding", url: gateway().workerUrl, WebSocket });
  t.after(() => worker.close());
  await assert.rejects(worker.ended, { code: "bad_field", field: "agents/0/name" });
  assert.equal(worker.state, "stopped");
  await assert.rejects(worker.ready(), { code: "bad_field" });
});

test("a worker that drains finishes what it has", { skip }, async (t) => {
  const { url, workerUrl } = gateway();
  const first = await served(t, workerUrl, { twin: sum }, { capacity: 1 });
  const a = agentOf(t, "twin", "twin-a", url);
  const run = a.runAgent();
  await until(() => a.state.list);
  const drained = first.drain();
  const b = agentOf(t, "twin", "twin-b", url);
  const waiting = b.runAgent();
  await a.sendInput(1);
  await a.sendInput(0);
  await run;
  await drained;
  assert.deepEqual(a.state.list, [1]);
  await served(t, workerUrl, { twin: sum });
  await until(() => b.state.list);
  await b.sendInput(0);
  await waiting;
});
