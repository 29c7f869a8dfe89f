// SPDX-License-Identifier: MIT
// Runs `sluice` as the cases say, and compares output, errors and exit codes byte by byte.
//
//   node run.mjs SLUICE CASES.json...
//
// A case is {"name", "args", "files"?: {NAME: DATA}, "stdin"?, "to"?, "stdout", "stderr", "exit"}.
// DATA is a string, a list of lines, {"hex": TEXT}, or {"parts": [TEXT or [TEXT, TIMES], ...]}.
// "to" is a file that standard output goes to, and is not read.
import { spawnSync } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const [program, ...suites] = process.argv.slice(2).map((path) => resolve(path));

function bytes(data) {
    if (typeof data === "string") return Buffer.from(data);
    if (Array.isArray(data)) return Buffer.from(data.map((line) => `${line}\n`).join(""));
    if ("hex" in data) return Buffer.from(data.hex.replaceAll(" ", ""), "hex");
    const parts = data.parts.map((part) => (Array.isArray(part) ? part[0].repeat(part[1]) : part));
    return Buffer.from(parts.join(""));
}

const shown = (buffer) => (buffer.length > 2000 ? `${buffer.length} bytes` : JSON.stringify(buffer.toString("latin1")));

function run(test) {
    const folder = mkdtempSync(join(tmpdir(), "sluice-cli-"));
    try {
        for (const [name, data] of Object.entries(test.files ?? {}))
            writeFileSync(join(folder, name), bytes(data));
        const { status, stdout, stderr, error } = spawnSync(program, test.args, {
            cwd: folder,
            input: bytes(test.stdin ?? ""),
            stdio: ["pipe", test.to ? openSync(test.to, "w") : "pipe", "pipe"],
            maxBuffer: 1 << 28,
        });
        // A program that does not read all of its input is right when the case says so.
        if (error && error.code !== "EPIPE") throw error;
        return { stdout: stdout ?? Buffer.alloc(0), stderr, exit: status };
    } finally {
        rmSync(folder, { recursive: true });
    }
}

function differences(test) {
    const got = run(test);
    const wrong = [];
    for (const stream of ["stdout", "stderr"]) {
        const expected = bytes(test[stream] ?? "");
        if (!expected.equals(got[stream]))
            wrong.push(`${stream}\n     is ${shown(got[stream])}\n    not ${shown(expected)}`);
    }
    if (got.exit !== (test.exit ?? 0)) wrong.push(`exit is ${got.exit}, not ${test.exit ?? 0}`);
    return wrong;
}

let failed = 0;
let count = 0;
for (const suite of suites)
    for (const test of JSON.parse(readFileSync(suite, "utf8"))) {
        count++;
        const wrong = differences(test);
        if (!wrong.length) continue;
        failed++;
        console.log(`${test.name}:\n  ${wrong.join("\n  ")}`);
    }
console.log(`${count} cases, ${failed} failed`);
process.exitCode = failed || !count ? 1 : 0;
