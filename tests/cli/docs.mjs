// SPDX-License-Identifier: MIT
// Runs the examples of docs/cli.md, and holds its table of rules against `sluice check --help`.
//
//   node docs.mjs SLUICE
//
// A block "```jsonl NAME" is a file of that name; "```console" is commands behind "$ ", each with
// what it prints, errors included.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";

const program = resolve(process.argv[2]);
const document = readFileSync(new URL("../../docs/cli.md", import.meta.url), "utf8");
const folder = mkdtempSync(join(tmpdir(), "sluice-docs-"));
const env = { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env.PATH}` };

function run(command) {
    // In one pipe, in the order in which they come.
    const { stdout, error } = spawnSync("sh", ["-c", `exec 2>&1\n${command}`], { cwd: folder, env });
    if (error) throw error;
    return stdout.toString("utf8");
}

let commands = 0;
try {
    for (const [, info, body] of document.matchAll(/^```(.*)\n([^]*?)^```$/gm)) {
        const [language, name] = info.split(" ");
        if (language === "jsonl") writeFileSync(join(folder, name), body);
        if (language !== "console") continue;
        for (const example of body.split(/^\$ /m).slice(1)) {
            const end = example.indexOf("\n");
            const command = example.slice(0, end);
            assert.equal(run(command), example.slice(end + 1), command);
            commands++;
        }
    }
} finally {
    rmSync(folder, { recursive: true });
}
assert.ok(commands > 8, "the document has lost its examples");

const [, rules] = document.split("<!-- begin rules -->\n");
const documented = rules
    .split("<!-- end rules -->")[0]
    .trim()
    .split("\n")
    .slice(2)
    .map((row) => row.split("|").slice(1, -1).map((cell) => cell.trim().replaceAll("`", "")).join(": "));
const help = spawnSync(program, ["check", "--help"]).stdout.toString("utf8");
const known = help.split("Rules:\n")[1].trim().split("\n").map((line) => line.trim());
assert.deepEqual(documented, known);
console.log(`${commands} examples, ${known.length} rules`);
