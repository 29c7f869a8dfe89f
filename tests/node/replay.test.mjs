// SPDX-License-Identifier: MIT
// `sluice replay`: recordings that cannot be used, and misuse.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

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
  for (let cut = 1; cut < WHOLE.length; cut += 7) {
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
