// SPDX-License-Identifier: MIT
// Holds `sluice patch` against json-patch-test-suite, and `sluice transcode` against
// @msgpack/msgpack, both ways, with input in pieces.
//
//   node cli.test.mjs     SLUICE in the environment is the program
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";

import { Random } from "./lib/random.mjs";

const require = createRequire(import.meta.url);
const { decodeMulti, encode } = load("@msgpack/msgpack");

// ctest takes 77 as "skipped": the modules are installed by tests/run.
function load(name) {
    try {
        return require(name);
    } catch (error) {
        if (error.code !== "MODULE_NOT_FOUND") throw error;
        console.log(`skipped: ${name} is not installed, run tests/run`);
        process.exit(77);
    }
}

function sluice(args, input) {
    const { status, stdout, stderr, error } = spawnSync(process.env.SLUICE, args, {
        input,
        maxBuffer: 1 << 28,
    });
    if (error) throw error;
    return { status, stdout, stderr: stderr.toString("utf8") };
}

// The input in pieces, each of which the program has taken before the next one is written.
async function inPieces(args, pieces) {
    const child = spawn(process.env.SLUICE, args, { stdio: ["pipe", "pipe", "inherit"] });
    const out = [];
    child.stdout.on("data", (data) => out.push(data));
    for (const piece of pieces) {
        if (!child.stdin.write(piece)) await new Promise((done) => child.stdin.once("drain", done));
        await new Promise(setImmediate);
    }
    child.stdin.end();
    const status = await new Promise((done) => child.on("close", done));
    return { status, stdout: Buffer.concat(out) };
}

const folder = mkdtempSync(join(tmpdir(), "sluice-node-"));
test.after(() => rmSync(folder, { recursive: true }));

for (const name of ["spec_tests.json", "tests.json"])
    test(`patch: ${name}`, () => {
        let count = 0;
        const document = join(folder, "doc.json");
        for (const { doc, patch, error, expected, disabled } of load(`json-patch-test-suite/${name}`)) {
            if (!patch || disabled) continue;
            writeFileSync(document, JSON.stringify(doc));
            const { status, stdout, stderr } = sluice(["patch", document, "-"], JSON.stringify(patch));
            const what = JSON.stringify({ doc, patch });
            if (error !== undefined) {
                assert.deepEqual([status, stdout.toString()], [1, ""], what);
                assert.match(stderr, /^sluice patch: operation \d+ \(/, what);
            } else {
                assert.deepEqual([status, stderr], [0, ""], what);
                if (expected !== undefined) assert.deepEqual(JSON.parse(stdout), expected, what);
            }
            count++;
        }
        assert.ok(count > 15);
    });

const SCALARS = [null, true, false, 0, 1, -1, 127, 128, -33, 65536, 4294967296, 1.5, -2.25, 1e300, "",
    "a", "\u00e4\u{1f600}", "line\nbreak", "x".repeat(40), "y".repeat(300), "z".repeat(70000)];

function value(rng, depth) {
    if (depth === 0 || rng.chance(0.4)) return rng.pick(SCALARS);
    const length = rng.pick([0, 1, 2, 3, 17 - 5 * (3 - depth)]);
    const items = Array.from({ length }, () => value(rng, depth - 1));
    return rng.chance(0.5) ? items : Object.fromEntries(items.map((item, i) => [`k${i}`, item]));
}

// The same pieces for the same seed.
function cut(rng, bytes) {
    const pieces = [];
    for (let at = 0; at < bytes.length; ) {
        const size = 1 + rng.below(rng.pick([1, 3, 100, 5000, 100000]));
        pieces.push(bytes.subarray(at, at + size));
        at += size;
    }
    return pieces;
}

test("transcode: both ways, whole and in pieces", async () => {
    for (let seed = 1; seed <= 25; seed++) {
        const rng = new Random(seed);
        const values = Array.from({ length: 1 + rng.below(20) }, () => value(rng, 3));
        const json = values.map((each) => `${JSON.stringify(each)}\n`).join("");
        const packed = sluice(["transcode", "--to", "msgpack"], json);
        assert.deepEqual([packed.status, packed.stderr], [0, ""]);
        assert.deepEqual([...decodeMulti(packed.stdout)], values);
        const pieces = cut(rng, Buffer.from(json));
        assert.deepEqual(await inPieces(["transcode", "--to=msgpack", "-"], pieces),
            { status: 0, stdout: packed.stdout });
        const theirs = Buffer.concat(values.map((each) => Buffer.from(encode(each))));
        for (const bytes of [packed.stdout, theirs]) {
            const back = await inPieces(["transcode", "--to=json"], cut(rng, bytes));
            assert.equal(back.status, 0);
            assert.deepEqual(back.stdout.toString().trimEnd().split("\n").map((line) => JSON.parse(line)),
                values);
        }
        const back = sluice(["transcode", "--to", "json"], packed.stdout);
        assert.equal(back.stdout.toString(), json);
    }
});

test("transcode: what was cut is told, and what came before it is there", () => {
    const packed = sluice(["transcode", "--to", "msgpack"], '{"a":[1,"bc"]}\n').stdout;
    for (let size = 1; size < packed.length; size++) {
        const bytes = Buffer.concat([packed, packed.subarray(0, size)]);
        const { status, stdout, stderr } = sluice(["transcode", "--to", "json"], bytes);
        assert.deepEqual([status, stdout.toString(), stderr], [1, '{"a":[1,"bc"]}\n',
            `sluice transcode: byte ${packed.length}: cut: the input ends within a value\n`]);
    }
});

test("a stream is judged while it comes, and a reader that goes away ends it", async () => {
    const child = spawn(process.env.SLUICE, ["check"], { stdio: ["pipe", "pipe", "pipe"] });
    const errors = [];
    child.stderr.on("data", (data) => errors.push(data));
    child.stdin.on("error", () => {});
    child.stdin.write("nonsense\n");
    const first = await new Promise((done) => child.stdout.once("data", done));
    assert.equal(first.toString(), "line 1: bad_json: there is no value (byte 1)\n");
    child.stdout.destroy();
    child.stdin.write("nonsense\n".repeat(100000));
    const status = await new Promise((done) => child.on("close", done));
    assert.equal(status, 1);
    assert.equal(Buffer.concat(errors).toString(), "sluice check: standard output: Broken pipe\n");
});
