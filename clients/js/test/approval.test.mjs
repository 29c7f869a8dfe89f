// SPDX-License-Identifier: MIT
// An approval with edited arguments is carried out once, though the answer was sent twice and the
// worker died in the middle: before it said anything, and after.
//
// Environment: SLUICE (the gateway's binary).
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import WebSocket from "ws";
import { startScript } from "./lib/processes.mjs";
import { agentOf, gatewayFor, picture, skip, until } from "./lib/served.mjs";

const gateway = gatewayFor("--worker-lease", "1s");

/** A ledger, and workers that die in given ways. */
async function bank(t) {
  const directory = mkdtempSync(join(tmpdir(), "sluice-"));
  const ledger = join(directory, "ledger");
  const workers = [];
  t.after(async () => {
    for (const worker of workers) await worker.stop("SIGKILL");
    rmSync(directory, { recursive: true });
  });
  return {
    lines: () => readFileSync(ledger, "utf8").trim().split("\n").map((line) => JSON.parse(line)),
    hire: async (way) => {
      const worker = startScript("test/lib/mortal.mjs", gateway().workerUrl, ledger, way);
      workers.push(worker);
      await worker.line("ready");
      return worker;
    },
  };
}

/** The first `run` gets to the gateway, and the socket breaks before the answer comes back. */
function forgetful() {
  const sent = [];
  class Forgetful extends WebSocket {
    send(data) {
      if (!String(data).includes('"resume"')) return super.send(data);
      sent.push(JSON.parse(data).find(({ op }) => op === "run").key);
      return super.send(data, () => sent.length === 1 && this.terminate());
    }
  }
  return { Forgetful, sent };
}

const answer = (agent, amount) => [
  { interruptId: agent.pendingInterrupts[0].id, status: "resolved", payload: { amount } },
];

test("the worker dies before it said anything: another one finishes, once", { skip }, async (t) => {
  const { hire, lines } = await bank(t);
  const mortal = await hire("silent");
  const { Forgetful, sent } = forgetful();
  const a = agentOf(t, "pay", "silent", gateway().url, { WebSocket: Forgetful });
  await a.runAgent({ runId: "r1" });
  const month = 720 * 3600 * 1000; // the gateway's default for one that does not say
  assert.ok(Math.abs(a.interruptsExpireAt - Date.now() - month) < 60000);
  const carried = [];
  const note = { onCustomEvent: ({ event }) => void carried.push(event.value) };
  await assert.rejects(a.runAgent({ resume: answer(a, 1000) }), { code: "bad_answer" });
  sent.length = 0;
  const run = a.runAgent({ runId: "r2", resume: answer(a, 42) }, note);
  await mortal.ended();
  assert.deepEqual(lines().map(({ amount }) => amount), [42]);
  await hire("whole");
  await run;
  assert.deepEqual(carried, [{ attempt: 2, was: 10 }]);
  assert.deepEqual(lines().map(({ amount }) => amount), [42]);
  assert.deepEqual(a.state, { paid: 42 });
  assert.equal(sent.length, 2, "sent twice");
  assert.equal(sent[0], sent[1]);
  const b = agentOf(t, "pay", "silent", gateway().url, { protocol: "msgpack" });
  await b.connectAgent();
  assert.deepEqual(picture(b), picture(a));
});

test("the worker dies after it spoke: the answer is repeated, and carried out once", { skip }, async (t) => {
  const { hire, lines } = await bank(t);
  const mortal = await hire("spoken");
  const a = agentOf(t, "pay", "spoken", gateway().url);
  await a.runAgent({ runId: "r1" });
  const seen = [];
  const errors = [];
  const note = {
    onCustomEvent: ({ event }) => void seen.push(event.name),
    onRunErrorEvent: ({ event }) => void errors.push(event.code),
  };
  const run = a.runAgent({ runId: "r2", resume: answer(a, 42) }, note);
  await until(() => seen.length);
  await mortal.stop("SIGKILL");
  await run;
  assert.deepEqual(errors, ["worker_lost"]);
  assert.equal(a.pendingInterrupts.length, 1, "it is still open");
  await hire("whole");
  await assert.rejects(a.runAgent({ resume: answer(a, 43) }), { code: "conflict" });
  await a.runAgent({ runId: "r3", resume: answer(a, 42) }, note);
  assert.deepEqual(lines().map(({ amount }) => amount), [42]);
  assert.deepEqual(a.state, { paid: 42 });
  assert.deepEqual(a.pendingInterrupts, []);
});
