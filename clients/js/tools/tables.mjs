// SPDX-License-Identifier: MIT
// Writes src/tables.js from the gateway's vocabulary; `--check` only compares.
import { readFileSync, writeFileSync } from "node:fs";

const header = new URL("../../../include/sluice/codes.h", import.meta.url);
const target = new URL("../src/tables.js", import.meta.url);

/** The rows of an X-macro: each row's arguments, as written. */
function rows(text, macro) {
  const start = text.indexOf(`#define ${macro}(X)`);
  if (start < 0) throw new Error(`${macro} is not in codes.h`);
  const lines = text.slice(start).split("\n");
  const end = lines.findIndex((line) => !line.trimEnd().endsWith("\\"));
  const body = lines.slice(1, end + 1).join(" ").replace(/\\/g, " ");
  return [...body.matchAll(/X\(((?:"[^"]*"|[^")])*)\)/g)].map((row) =>
    [...row[1].matchAll(/"([^"]*)"|([^,"\s]+)/g)].map((cell) => cell[1] ?? cell[2]),
  );
}

export function render() {
  const text = readFileSync(header, "utf8");
  const codes = rows(text, "SL_CODES").map(
    ([, name, retryable, meaning]) =>
      `  ${name}: { retryable: ${retryable}, meaning: ${JSON.stringify(meaning)} },`,
  );
  const closes = rows(text, "SL_CLOSES").map(
    ([, number, name, reconnect, meaning]) =>
      `  ${number}: { name: "${name}", reconnect: "${reconnect}", meaning: ${JSON.stringify(meaning)} },`,
  );
  return [
    "// SPDX-License-Identifier: MIT",
    "// The gateway's error and close codes. Written by tools/tables.mjs; do not edit.",
    "",
    "export const CODES = Object.freeze({",
    ...codes,
    "});",
    "",
    "export const CLOSES = Object.freeze({",
    ...closes,
    "});",
    "",
  ].join("\n");
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const same = process.argv.includes("--check") && readFileSync(target, "utf8") === render();
  if (process.argv.includes("--check") && !same) {
    console.error("src/tables.js is out of date: npm run tables");
    process.exit(1);
  }
  if (!same) writeFileSync(target, render());
}
