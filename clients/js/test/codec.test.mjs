// SPDX-License-Identifier: MIT
// The gateway's own rebuilds, fitted into a running pipeline, converge with never having been away.
//
// Environment: VIEW_PROBE (the program that drives the gateway's fold from lines).
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import test from "node:test";
import { ThreadStream } from "../src/core.js";
import { randomRun } from "./lib/log.mjs";
import { randomOf } from "./lib/random.mjs";
import { itemsOf, play } from "./lib/reference.mjs";

process.env.SUPPRESS_TRANSFORMATION_WARNINGS = "1";
console.warn = () => {}; // patches that do not apply are part of the material
console.error = () => {};

const { VIEW_PROBE, SLUICE_FIT_LOGS = "25" } = process.env;
const skip = !VIEW_PROBE && "VIEW_PROBE is not set";
const PAIRS = 8;

/** A thread's entries as the probe takes them. */
function entries(rnd) {
  const list = [];
  let lease = 0;
  const put = (kind, run, body) => list.push({ kind, lease, run, body });
  for (let i = 0, runs = 1 + rnd.below(4); i < runs; i++) {
    const run = `run${i}`;
    const messages = rnd.chance(0.7) ? [{ id: `said${i}`, role: "user", content: "go on" }] : [];
    const input = { threadId: "t", runId: run, messages, tools: [], context: [], forwardedProps: {} };
    if (rnd.chance(0.3)) input.state = { from: i };
    lease += 1;
    put("grant", run, { threadId: "t", agent: "a", policy: "repair", rewrite: rnd.chance(0.15), input });
    const events = randomRun(rnd, "t", run);
    const cancelled = rnd.chance(0.1) ? rnd.below(events.length) : Infinity;
    for (const { event } of events.slice(0, cancelled)) {
      if (event.type === "RUN_STARTED" && rnd.chance(0.5)) delete event.input;
      put("event", run, event);
      if (rnd.chance(0.03)) put("event", run, { type: "MESSAGES_SNAPSHOT", messages: [] });
    }
    if (cancelled < events.length) {
      lease += 1;
      put("fence", run, { outcome: "cancelled" });
    }
    if (rnd.chance(0.2))
      put("patch", "", { key: `k${i}`, patch: [{ op: "add", path: "/between", value: i }] });
  }
  return list;
}

/** What each entry delivers, and the rebuild of the thread behind it. */
function fold(list) {
  const lines = ['N {"threadId":"t"}'];
  for (const entry of list) lines.push(`E ${JSON.stringify(entry)}`, "V", "Y");
  const { stdout, stderr, status } = spawnSync(VIEW_PROBE, { input: `${lines.join("\n")}\n`, encoding: "utf8", maxBuffer: 1 << 28 });
  assert.equal(status, 0, stderr);
  const answers = stdout.trimEnd().split("\n").slice(1).map((line) => JSON.parse(line));
  return list.map((_, i) => {
    const [step, view, resync] = answers.slice(3 * i, 3 * i + 3);
    return {
      out: step.out.map(changeOf),
      rebuild: {
        reason: "behind",
        runs: view.ended.map(([runId, terminal]) => ({ runId, terminal })),
        liveRunId: view.live || undefined,
        changes: resync.map(changeOf),
      },
    };
  });
}

const changeOf = ({ isState, isPatch, run, json }) => {
  const value = JSON.parse(json);
  if (!isState) return { event: value, runId: run };
  return isPatch ? { patch: value } : { state: value };
};

test("any two places converge", { skip }, async () => {
  for (let seed = 1; seed <= Number(SLUICE_FIT_LOGS); seed++) {
    const rnd = randomOf(seed);
    const steps = fold(entries(rnd));
    const expected = await play(itemsOf(steps.flatMap((step) => step.out)));
    for (let pair = 0; pair < PAIRS; pair++) {
      const seen = rnd.below(steps.length);
      const back = seen + 1 + rnd.below(steps.length - seen);
      const at = `seed ${seed}, seen ${seen}, back ${back} of ${steps.length}`;
      const items = [];
      const stream = new ThreadStream({
        threadId: "t",
        emit: (event) => items.push({ event }),
        patchIdle: (side) => items.push({ side }),
      });
      const deliver = (some) => some.forEach((step) => step.out.forEach((change) => stream.change(change)));
      deliver(steps.slice(0, seen));
      stream.rebuild(steps[back - 1].rebuild);
      deliver(steps.slice(back));
      const got = await play(items).catch((error) => assert.fail(`${at}: ${error.message}`));
      const { messages, state, pendingInterrupts } = got;
      assert.deepEqual(
        { messages, state, pendingInterrupts },
        { messages: expected.messages, state: expected.state, pendingInterrupts: expected.pendingInterrupts },
        at,
      );
      // A run that was missed as a whole, with a later one behind it, tells of no waiting calls; nor
      // does a thread that lost the message with the answer.
      const events = (some) => some.flatMap((step) => step.out.map((change) => change.event ?? {}));
      const told = events(steps.slice(back)).some(({ type }) => type === "RUN_FINISHED");
      const lost = events(steps.slice(seen, back)).some(({ messages }) => messages?.length === 0);
      if (seen > 0 && told && !lost)
        assert.deepEqual(got.pendingToolCallIds, expected.pendingToolCallIds, at);
    }
  }
});
