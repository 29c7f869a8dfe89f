// SPDX-License-Identifier: MIT
// The code tables are the gateway's.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import test from "node:test";
import { closeAction, CLOSES, CODES } from "../src/core.js";
import { render } from "../tools/tables.mjs";

const header = new URL("../../../include/sluice/codes.h", import.meta.url);
const packed = !existsSync(header) && "codes.h is not beside the package";

test("src/tables.js is what codes.h says", { skip: packed }, () => {
  assert.equal(readFileSync(new URL("../src/tables.js", import.meta.url), "utf8"), render());
  const text = readFileSync(header, "utf8");
  const count = (macro) => {
    const body = text.slice(text.indexOf(`#define ${macro}(X)`));
    return body.slice(0, body.search(/[^\\]\n/)).match(/\bX\([A-Z]/g).length;
  };
  assert.equal(Object.keys(CODES).length, count("SL_CODES"));
  assert.equal(Object.keys(CLOSES).length, count("SL_CLOSES"));
});

test("close codes say what to do", () => {
  assert.equal(closeAction(4401), "reauthenticate");
  assert.equal(closeAction(4413), "stop");
  assert.equal(closeAction(4420), "resume");
  for (const code of [1000, 1001, 1005, 1006, 1011, 4999]) assert.equal(closeAction(code), "resume");
  for (const code of [1008, 1009]) assert.equal(closeAction(code), "stop");
});

test("the types name what the gateway's tables do", { skip: packed }, () => {
  const types = readFileSync(new URL("../src/core.d.ts", import.meta.url), "utf8");
  const named = (text, from, to) => [...text.split(from)[1].split(to)[0].matchAll(/"([^"]+)"/g)].map(([, name]) => name);
  const table = (file, macro) => {
    const text = readFileSync(new URL(`../../../include/sluice/${file}`, import.meta.url), "utf8");
    const body = text.split(`#define ${macro}(X)`)[1].split(/[^\\]\n/)[0];
    return [...body.matchAll(/X\([A-Z_]+,\s*"([^"]+)"/g)].map(([, name]) => name);
  };
  assert.deepEqual(named(types, "type ResetReason =", ";"), table("frame.h", "SL_RESETS"));
  assert.deepEqual(named(types, "  strip?: ", "[]"), table("filter.h", "SL_STRIPS"));
  assert.deepEqual(named(types, "  mayDrop?: ", "[]"), table("collapse.h", "SL_DROPS"));
});
