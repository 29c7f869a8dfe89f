// SPDX-License-Identifier: MIT
// `sluice replay`: recordings that cannot be used, and misuse.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

try {
  await import("ws");
} catch {
  console.log("the packages of tests/node are not installed");
  process.exit(77);
}
const { Gateway, within } = await import("../sessions/gateway.mjs");
const { approve, converse, joined, runAgent, tool } = await import("./lib/tools.mjs");

const { SLUICE } = process.env;
const NOBODY = ["--url", "ws://127.0.0.1:1", "--agent", "rehearsal"];
const folder = mkdtempSync(join(tmpdir(), "sluice-replay-"));
after(() => rmSync(folder, { recursive: true }));

function replay(text, ...args) {
  const path = join(folder, "recording.jsonl");
  writeFileSync(path, text);
  const { status, stdout, stderr } = spawnSync(SLUICE, ["replay", path, ...args],
    { encoding: "utf8", timeout: 20000 });
  return [status, stdout, stderr.split("\n")[0]];
}

const line = (ms, event) => JSON.stringify({ ms, runId: "r1", event });
const RUN = [line(0, { type: "RUN_STARTED", threadId: "t", runId: "r1" }),
  line(5, { type: "TEXT_MESSAGE_START", messageId: "m", role: "assistant" }),
  line(9, { type: "TEXT_MESSAGE_END", messageId: "m" }),
  line(9, { type: "RUN_FINISHED", threadId: "t", runId: "r1" })];
const WHOLE = `${RUN.join("\n")}\n`;
const UNREACHABLE = "sluice replay: the gateway cannot be reached: nobody answers at 127.0.0.1 port 1";

test("a recording that is cut names the line, wherever it is cut", () => {
  const ends = [...WHOLE.matchAll(/\n/g)].map(({ index }) => index);
  for (let cut = 1; cut < WHOLE.length; cut += 19) {
    const number = ends.filter((end) => end < cut).length + 1;
    const [code, out, err] = replay(WHOLE.slice(0, cut), ...NOBODY);
    assert.deepEqual([code, out], [1, ""]);
    if (ends.includes(cut) || ends.includes(cut - 1)) assert.equal(err, UNREACHABLE);
    else assert.match(err, new RegExp(`line ${number}: the recording ends within it: `));
  }
});

test("lines may end in CR LF, and the last one without", () => {
  for (const text of [WHOLE.replaceAll("\n", "\r\n"), WHOLE.trimEnd(), `\n${WHOLE}\n\n`])
    assert.deepEqual(replay(text, ...NOBODY), [1, "", UNREACHABLE]);
});

test("lines that make no sense are told by number", () => {
  const fails = (text, why) => assert.deepEqual(replay(text, ...NOBODY),
    [1, "", `sluice replay: ${why}`]);
  fails("", "the recording has no run");
  fails(`${RUN[0]}\nnull\n`, "line 2: this is no object");
  fails(`${RUN[1]}\n`, "line 1: an event belongs to no run");
  fails(`${RUN[0]}\n${RUN[0]}\n`, "line 2: a run begins before the one before it ended");
  fails(`${WHOLE}{"ms":"soon","event":{}}\n`,
    "line 5: `ms` must be a whole number of milliseconds");
});

test("misuse", () => {
  const fails = (args, why) => {
    const { status, stderr } = spawnSync(SLUICE, ["replay", ...args], { encoding: "utf8" });
    assert.deepEqual([status, stderr.split("\n")[0]], [2, `sluice replay: ${why}`]);
  };
  const file = join(folder, "recording.jsonl");
  fails([], "FILE: it is required");
  fails([file], "--url: it is required");
  fails([file, "--url", "ws://127.0.0.1:1"], "--agent: it is required");
  fails([file, ...NOBODY, "--pace", "fast"], `--pace: "fast" is not a number`);
  fails([join(folder, "none"), ...NOBODY], `FILE: ${folder}/none: No such file or directory`);
});

// ---- with gateways ----

async function withGateways(count, body) {
  const gateways = Array.from({ length: count }, () => new Gateway(SLUICE));
  for (const gateway of gateways) gateway.start(["--scenario-pace", "2", "--cancel-grace", "100ms"]);
  try {
    await body(...await Promise.all(gateways.map((gateway) => gateway.address())), ...gateways);
    for (const gateway of gateways) {
      gateway.end("SIGTERM");
      assert.equal(await within(gateway.exited, "exit of a gateway"), 0);
    }
  } finally {
    for (const gateway of gateways) gateway.clear();
  }
}

async function record(address, threadId, name) {
  const path = join(folder, name);
  const { code, err } = await tool(["record", `ws://${address}`, "--thread", threadId,
    "-o", path]).ended;
  assert.deepEqual([code, err], [0, ""]);
  return path;
}

/** What `sluice fold` makes of a recording in which `sluice check` finds nothing. */
async function inspect(path) {
  assert.deepEqual(await tool(["check", path]).ended, { code: 0, out: "", err: "" });
  const { code, out, err } = await tool(["fold", path]).ended;
  assert.deepEqual([code, err], [0, ""]);
  return out;
}

const rehearse = async (address, path, pace) => {
  const replaying = tool(["replay", path, "--url", `ws://${address}`, "--agent", "rehearsal",
    "--pace", String(pace)]);
  await replaying.says("serving agent rehearsal");
  return replaying;
};

test("a replayed thread amounts to the recorded one, and is recorded the same", () =>
  withGateways(2, async (first, second) => {
    const messages = [{ id: "m1", role: "user", content: "An account, please" }];
    const events = await runAgent(first, "t", "r1", { messages });
    await runAgent(first, "t", "r2", { resume: approve(events) });
    const path = await record(first, "t", "first.jsonl");
    const replaying = await rehearse(second, path, 100);
    const again = await runAgent(second, "u", "x1", { agent: "rehearsal", messages });
    assert.deepEqual(approve(again), approve(events));
    await runAgent(second, "u", "x2", { agent: "rehearsal", resume: approve(again) });
    assert.equal((await replaying.ended).code, 0);
    const fold = await joined(first, "t");
    assert.ok(fold.messages.length > 5 && fold.state.case);
    assert.deepEqual(await joined(second, "u"), fold);
    const copy = await record(second, "u", "second.jsonl");
    const folded = await inspect(path);
    assert.deepEqual(JSON.parse(folded), fold);
    assert.equal(await inspect(copy), folded);
    const third = await rehearse(first, copy, 0);
    const last = await runAgent(first, "v", "y1", { agent: "rehearsal", messages });
    await runAgent(first, "v", "y2", { agent: "rehearsal", resume: approve(last) });
    assert.equal((await third.ended).code, 0);
    assert.deepEqual(await joined(first, "v"), fold);
  }));

test("what nobody recorded ends as a run does that lost its worker, and a stop gives back", () =>
  withGateways(1, async (address) => {
    await runAgent(address, "t", "r1");
    const path = await record(address, "t", "whole.jsonl");
    const cut = join(folder, "cut.jsonl");
    writeFileSync(cut, `${readFileSync(path, "utf8").split("\n").slice(0, 20).join("\n")}\n`);
    const short = await rehearse(address, cut, 0);
    const events = await runAgent(address, "u", "x1", { agent: "rehearsal" });
    assert.deepEqual([events.at(-1).event.type, events.at(-1).event.code],
      ["RUN_ERROR", "worker_lost"]);
    assert.equal((await short.ended).code, 0);
    const slow = await rehearse(address, path, 100000);
    const run = runAgent(address, "v", "y1", { agent: "rehearsal" });
    await slow.says("publishing run 1 of 1 (thread v, run y1)");
    slow.child.kill("SIGTERM");
    assert.equal((await run).at(-1).event.code, "worker_lost");
    assert.equal((await slow.ended).code, 0);
  }));

test("a gateway that goes away ends the replay", () => withGateways(1, async (address, gateway) => {
  await runAgent(address, "t", "r1");
  const path = await record(address, "t", "gone.jsonl");
  const replaying = await rehearse(address, path, 100);
  gateway.end("SIGTERM");
  assert.equal(await within(gateway.exited, "exit of the gateway"), 0);
  const { code, err } = await replaying.ended;
  assert.equal(code, 1);
  assert.match(err, /sluice replay: the connection ended: draining/);
}));

/** Starts a run and, once its first event came, sends `frame` for it. */
const interfere = (address, threadId, frame, take) => {
  let asked = false;
  const input = { threadId, runId: "x", messages: [], tools: [], context: [], forwardedProps: {} };
  return converse(address, [
    { op: "hello" },
    { op: "subscribe", subs: [{ sub: 1, threadId }] },
    { op: "run", key: "k", agent: "rehearsal", input },
  ], (got, resolve, send) => {
    if (!asked && got.op === "event") send({ ...frame, key: "k2", threadId, runId: "x" });
    asked ||= got.op === "event";
    take(got, resolve);
  });
};

test("a recording cannot be told anything, and a cancelled run is ended by the gateway", () =>
  withGateways(1, async (address) => {
    await runAgent(address, "t", "r1");
    const path = await record(address, "t", "deaf.jsonl");
    const slow = await rehearse(address, path, 100000);
    const undelivered = await interfere(address, "u", { op: "input", value: "hurry" },
      (frame, resolve) => {
        if (frame.op === "ack" && frame.request === "input") slow.child.kill("SIGTERM");
        if (frame.op === "undelivered") resolve(frame);
      });
    assert.deepEqual(undelivered, { op: "undelivered", threadId: "u", runId: "x", key: "k2" });
    assert.equal((await slow.ended).code, 0);
    const cancelled = await rehearse(address, path, 100000);
    const end = await interfere(address, "v", { op: "cancel" }, (frame, resolve) => {
      if (frame.event?.type === "RUN_FINISHED") resolve(frame.event);
    });
    assert.equal(end.outcome.type, "cancelled");
    const { code, err } = await cancelled.ended;
    assert.equal(code, 0);
    assert.match(err, /cancelled run 1 of 1 \(thread v, run x\)/);
  }));
