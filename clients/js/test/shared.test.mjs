// SPDX-License-Identifier: MIT
// Three clients and an agent change one document at once, thousands of times, over sockets that
// break: all end equal, every refusal is told, and nothing is applied twice.
//
// Environment: SLUICE (the gateway's binary).
import assert from "node:assert/strict";
import { test } from "node:test";
import WebSocket from "ws";
import { startRelay } from "./lib/processes.mjs";
import { randomOf } from "./lib/random.mjs";
import { agentOf, gatewayFor, picture, served, skip, tick, until } from "./lib/served.mjs";

const gateway = gatewayFor();
const seed = 1 + Math.floor(Math.random() * 1e6);
const PATCHES = 500; // of each client and of the agent
const start = { ids: [], list: [], counter: 0 };

/** A change that leaves its id behind, once for each time; at most places a third cannot apply. */
function change(rnd, id) {
  const mark = { op: "add", path: "/ids/-", value: id };
  const key = `/k${rnd.below(5)}`;
  const effect = rnd.pick([
    [{ op: "add", path: key, value: id }],
    [{ op: "add", path: "/list/-", value: id }],
    [{ op: "remove", path: key }],
    [{ op: "replace", path: key, value: { id } }],
    [{ op: "test", path: "/counter", value: rnd.below(4) }, { op: "replace", path: "/counter", value: rnd.below(4) }],
    [{ op: "move", from: "/list/0", path: key }],
    [{ op: "copy", from: key, path: "/copied" }],
  ]);
  const never = { op: "remove", path: "/list/none" };
  return rnd.chance(0.02) ? [mark, ...effect, never] : [mark, ...effect];
}

for (const protocol of ["json", "msgpack"])
  test(`one document, four writers, broken sockets (worker: ${protocol})`, { skip }, async (t) => {
    t.diagnostic(`seed ${seed}`);
    const rnd = randomOf(seed);
    const relay = await startRelay(gateway().host);
    t.after(() => relay.stop());
    const name = `shared-${protocol}`;
    let mirror;
    let finish = () => {};
    const made = [];
    const worker = await served(t, relay.workerUrl, {
      [name]: async function* (input, context) {
        mirror = () => context.state;
        const own = randomOf(seed + 1);
        yield { type: "STATE_SNAPSHOT", snapshot: start };
        for (let i = 0; i < PATCHES; i++) {
          made.push(`w${i}`);
          yield { type: "STATE_DELTA", delta: change(own, `w${i}`) };
          if (own.chance(0.5)) await tick();
          if (own.chance(0.05)) mirror(); // reading must not disturb
        }
        await new Promise((resolve) => (finish = resolve));
      },
    }, { protocol });
    const clients = ["json", "msgpack", "json"].map((framing) =>
      agentOf(t, name, name, relay.url, { protocol: framing, follow: true }));
    const runner = agentOf(t, name, name, gateway().url);
    const run = runner.runAgent({ runId: "r" });
    await until(() => runner.state.list);
    const watches = clients.map((client) => client.connectAgent());
    await until(() => clients.every(({ state }) => state.list));

    const told = { applied: new Set(), refused: new Map() };
    let cuts = 0;
    let busy = true;
    const cutting = (async () => {
      while (busy) {
        for (let turns = 5 + rnd.below(20); turns > 0; turns--) await tick();
        relay.cut();
        cuts += 1;
      }
    })();
    await Promise.all(clients.map(async (client, n) => {
      const own = randomOf(seed + 10 + n);
      let pending = [];
      for (let i = 0; i < PATCHES; i++) {
        const id = `c${n}-${i}`;
        const patch = change(own, id);
        pending.push(client.patchState(patch).then(
          () => void told.applied.add(id),
          (error) => void told.refused.set(id, error),
        ));
        if (own.chance(0.3)) await tick();
        if (pending.length > 20) pending = [await Promise.all(pending)];
      }
      await Promise.all(pending);
    }));
    busy = false;
    await cutting;
    await until(() => worker.runs.size === 1 && made.length === PATCHES && worker.state === "ready");
    await until(() => [...worker.runs.values()][0].window.events.length === 0);
    finish();
    await run;
    await until(() => clients.every(({ connection }) => connection.state === "ready"));
    await until(() => clients.every((client) => JSON.stringify(client.state) === JSON.stringify(runner.state)));
    for (const client of clients) await client.detachActiveRun();
    await Promise.all(watches);

    assert.equal(told.applied.size + told.refused.size, 3 * PATCHES, "every client was told of every change");
    const { ids } = runner.state;
    assert.equal(new Set(ids).size, ids.length, "nothing was applied twice");
    const theirs = ids.filter((id) => id.startsWith("c"));
    assert.deepEqual([...theirs].sort(), [...told.applied].sort(), "what is in is what was told");
    for (const { code, field } of told.refused.values()) {
      assert.equal(code, "patch_failed");
      assert.match(field, /^patch\/\d+\//);
    }
    for (const each of clients) assert.deepEqual(picture(each), picture(runner), `seed ${seed}`);
    assert.deepEqual(mirror(), runner.state, `the worker's mirror, seed ${seed}`);
    const late = agentOf(t, name, name, gateway().url);
    await late.connectAgent();
    assert.deepEqual(picture(late), picture(runner));
    assert.ok(told.refused.size > 100 && told.applied.size > 100 && cuts > 10, JSON.stringify({
      refused: told.refused.size, applied: told.applied.size, cuts,
    }));
    t.diagnostic(JSON.stringify({ refused: told.refused.size, applied: told.applied.size, cuts, worker: ids.length - theirs.length }));
    assert.deepEqual(worker.failures, []);
  });
