// SPDX-License-Identifier: MIT
// Holds everything that the gateway sends against docs/protocol.md: its tables of frames, codes,
// reasons and closes, and where cursors stand.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const document = readFileSync(new URL("../../docs/protocol.md", import.meta.url), "utf8");

/** The rows of a generated table, each as its cells without back quotes. */
function table(region) {
  const [, body] = document.split(`<!-- begin ${region} -->\n`);
  assert.ok(body, `docs/protocol.md has no region ${region}`);
  const [head, , ...rows] = body.split(`<!-- end ${region} -->`)[0].trim().split("\n");
  assert.ok(head.startsWith("|"), `${region} is no table`);
  return rows.map((row) => row.split("|").slice(1, -1).map((cell) => cell.trim().replaceAll("`", "")));
}

const column = (region) => new Set(table(region).map(([first]) => first));
const opsOf = (whom) => new Map([...column(`${whom} ops`)].map((op) => [op, new Map(
  table(`${whom} ${op}`).map(([field, type, always]) => [field, { type, always: always === "yes" }]),
)]));
const clients = { ops: opsOf("gateway"), limits: column("limits") };
const workers = { ops: opsOf("told"), limits: column("worker limits") };
const words = {
  code: column("codes"),
  verdict: column("verdicts"),
  reason: column("resets"),
  request: column("client ops"),
};
const closes = new Map(table("closes").map(([code, reason]) => [Number(code), reason]));

const is = {
  integer: (value) => Number.isSafeInteger(value) && value >= 0,
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
  array: (value) => Array.isArray(value),
  object: (value) => value !== null && typeof value === "object" && !Array.isArray(value),
  any: () => true,
};

function assertFields(ops, { op, ...fields }) {
  const known = ops.get(op);
  assert.ok(known, `op ${op} is not documented`);
  for (const [field, value] of Object.entries(fields)) {
    const row = known.get(field);
    assert.ok(row, `${op}.${field} is not documented`);
    assert.ok(is[row.type](value), `${op}.${field} is not of the type ${row.type}`);
    const isWord = words[field]?.has(value) ?? true;
    assert.ok(isWord || (op === "over" && ["ended", "cancelled"].includes(value)),
      `${op}.${field}: ${value} is in no table`);
    if (field === "cursor") assert.match(value, /^[\w-]{32,67}$/, `${op}.cursor`);
  }
  for (const [field, { always }] of known)
    assert.ok(!always || field in fields, `${op}.${field} is missing`);
}

/** What one connection receives. */
export class Documented {
  #rebuilding = new Map(); // frames that are still to come, by subscription

  constructor(path) {
    this.tables = path.split("?")[0] === "/worker" ? workers : clients;
  }

  #assertCursor({ op, sub, cursor }) {
    const left = this.#rebuilding.get(sub) ?? 0;
    this.#rebuilding.set(sub, Math.max(left - 1, 0));
    // Outside of rebuilds only collapsed spans have frames without one.
    if (left) assert.equal(cursor !== undefined, left === 1, `${op} of ${sub}: the last frame of a rebuild has a cursor`);
  }

  frame(frame) {
    assertFields(this.tables.ops, frame);
    if (frame.op === "welcome")
      assert.deepEqual(new Set(Object.keys(frame.limits)), this.tables.limits);
    if (this.tables === workers) return;
    if (frame.op === "subscribed") this.#rebuilding.delete(frame.sub);
    if (frame.op === "reset") this.#rebuilding.set(frame.sub, frame.frames);
    if (frame.op === "event" || frame.op === "state") this.#assertCursor(frame);
    if (frame.op === "state") assert.notEqual("patch" in frame, "state" in frame);
  }

  closed({ code, reason }) {
    if (code >= 4000) assert.equal(reason, closes.get(code), `the reason of ${code}`);
  }
}
