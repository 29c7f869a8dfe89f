// SPDX-License-Identifier: MIT
// The declarations compile together with the reference client's.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import test from "node:test";

test("tsc accepts the declarations", () => {
  const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  const project = new URL(".", import.meta.url).pathname;
  const { stdout, status } = spawnSync(process.execPath, [tsc, "-p", project], { encoding: "utf8" });
  assert.equal(status, 0, stdout);
});
