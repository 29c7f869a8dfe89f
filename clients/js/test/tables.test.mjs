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
