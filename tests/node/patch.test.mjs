// SPDX-License-Identifier: MIT
// Holds JSON Patch against the suites of json-patch-test-suite and against fast-json-patch, which
// the reference client applies patches with.
//
//   node patch.test.mjs PATCH_PROBE [CASES [SEED]]
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { createRequire } from "node:module";

const [probePath, cases = "6000", seedText = "1"] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const { applyPatch } = load("fast-json-patch");

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

class Probe {
    constructor(path) {
        this.child = spawn(path, { stdio: ["pipe", "pipe", "inherit"] });
        this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
    }
    async ask(question) {
        const [answer] = await this.askAll([question]);
        return answer;
    }
    async askAll(questions) {
        for (const { doc, patch } of questions)
            this.child.stdin.write(`{"doc":${doc},"patch":${patch}}\n`);
        const answers = [];
        for (const question of questions) {
            const { value, done } = await this.lines.next();
            if (done) throw new Error(`the probe died at or before ${JSON.stringify(question)}`);
            answers.push(JSON.parse(value));
        }
        return answers;
    }
    end() {
        this.child.stdin.end();
        return new Promise((resolve) => this.child.on("exit", resolve));
    }
}

// One text for everything that is deep-equal.
function canonical(value) {
    return JSON.stringify(value, (key, inner) => {
        if (inner === Infinity) return "Infinity";
        return inner && typeof inner === "object" && !Array.isArray(inner)
            ? { sorted: sorted(inner) }
            : inner;
    });
}
function sorted(object) {
    const keys = Object.keys(object);
    return keys.length === 1 && keys[0] === "sorted" && Array.isArray(object.sorted)
        ? object.sorted
        : keys.sort().map((key) => [key, object[key]]);
}

function client(docText, patchText) {
    const doc = JSON.parse(docText);
    try {
        const { newDocument } = applyPatch(doc, JSON.parse(patchText), true, false);
        return { ok: true, doc: canonical(newDocument) ?? "undefined" };
    } catch {
        return { ok: false, doc: canonical(doc) };
    }
}

/* Random documents and patches. */

function random32(seed) {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
}

const NUMBERS = ["0", "1", "-1", "1.0", "1e0", "100", "1e2", "0.1", "-7.25", "12345"];
const ODD_NUMBERS = ["9007199254740993", "9007199254740992", "0.10000000000000001", "1e400", "-0",
    "1e-400", "123456789012345678901234567890"];
const STRINGS = ['""', '"a"', '"\\u0061"', '"b"', '"\\ud83d"', '"\\ud83d\\ude00"', '"\u{1f600}"'];
const KEYS = ["a", "b", "c", "d", "", "0", "1", "-", "m~n", "x/y", "\u{1f600}"];
const ODD_KEYS = ["length", "toString", "constructor", "prototype", "__proto__", "hasOwnProperty",
    "01", "valueOf"];
const ODD_INDICES = ["01", "", "00", "4294967296", "4294967297", "2147483647", "2147483648", "x",
    "length", "map", "-1", "1e0", "1.0", "+1", "99999999999999999999"];

class Source {
    constructor(seed) {
        this.next = random32(seed);
        this.odd = this.next() < 0.3 ? 0.15 : 0;
    }
    below(n) {
        return Math.floor(this.next() * n);
    }
    of(list) {
        return list[this.below(list.length)];
    }
    chance(p) {
        return this.next() < p;
    }
    key() {
        return this.chance(this.odd) ? this.of(ODD_KEYS) : this.of(KEYS);
    }
    keyText(key) {
        const text = JSON.stringify(key);
        return this.chance(0.1) ? text.replace("a", "\\u0061") : text;
    }
    value(depth) {
        const kind = this.below(depth > 0 ? 10 : 6);
        if (kind < 2) return this.of(this.chance(this.odd) ? ODD_NUMBERS : NUMBERS);
        if (kind < 4) return this.of(STRINGS);
        if (kind < 6) return this.of(["null", "true", "false"]);
        return this.container(depth, kind < 8);
    }
    container(depth, array) {
        // Now and then enough members for an index.
        const length = this.chance(0.04) ? 17 + this.below(20) : this.below(5);
        const parts = [];
        for (let i = 0; i < length; i++) {
            const key = length > 16 && this.chance(0.9) ? `k${i}` : this.key();
            const value = this.value(depth - 1);
            parts.push(array ? value : `${this.keyText(key)}:${value}`);
        }
        return array ? `[${parts}]` : `{${parts}}`;
    }
    document() {
        return this.chance(0.03 + this.odd) ? this.value(3) : this.container(4, this.chance(0.3));
    }
    // A path into the document, most often one that leads somewhere.
    path(doc) {
        let at = doc;
        let path = "";
        while (at && typeof at === "object" && this.chance(0.75)) {
            const keys = Object.keys(at);
            if (keys.length === 0) break;
            const key = this.of(keys);
            path += `/${escape(key)}`;
            at = at[key];
        }
        if (!this.chance(0.5) && (path !== "" || this.chance(0.1))) return path;
        return `${path}/${escape(this.token(at))}`;
    }
    token(at) {
        if (!Array.isArray(at)) return this.key();
        if (this.chance(this.odd * 2)) return this.of(ODD_INDICES);
        const index = this.below(at.length + 1 + (this.chance(0.2) ? 2 : 0));
        return this.chance(0.2) ? "-" : String(index);
    }
    operation(doc) {
        const op = this.of(["add", "add", "replace", "remove", "move", "copy", "test"]);
        const path = this.path(doc);
        const from = this.chance(0.1) ? parentOf(path) : this.path(doc);
        const members = [`"op":"${op}"`, `"path":${this.keyText(path)}`];
        if (op === "move" || op === "copy") members.push(`"from":${this.keyText(from)}`);
        if (op === "test") members.push(`"value":${this.tested(doc, path)}`);
        if (op === "add" || op === "replace") members.push(`"value":${this.value(2)}`);
        return `{${members}}`;
    }
    // Most often what is there.
    tested(doc, path) {
        const there = this.chance(0.8) ? lookUp(doc, path) : undefined;
        return there === undefined ? this.value(1) : JSON.stringify(there);
    }
    patch(docText) {
        let doc = JSON.parse(docText);
        const operations = [];
        for (let count = 1 + this.below(6); count > 0; count--) {
            const operation = this.operation(doc);
            try {
                const after = applyPatch(doc, JSON.parse(`[${operation}]`), true, false).newDocument;
                JSON.stringify(after); // throws when the document has become a cycle
                doc = after ?? null;
                operations.push(operation);
            } catch {
                // Most operations should work, since a patch ends with the first that does not.
                if (!this.chance(0.15)) continue;
                operations.push(operation);
                break;
            }
        }
        return operations;
    }
}

const escape = (token) => token.replace(/~/g, "~0").replace(/\//g, "~1");
const parentOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf("/")));

function lookUp(doc, path) {
    let at = doc;
    for (const token of path.split("/").slice(1)) {
        const key = token.replace(/~1/g, "/").replace(/~0/g, "~");
        if (!at || typeof at !== "object" || !Object.hasOwn(at, key)) return undefined;
        at = at[key];
    }
    return typeof at === "function" ? undefined : at;
}

function disagreement(question, answer) {
    if (answer.deviates) return null;
    const theirs = client(question.doc, question.patch);
    if (answer.ok !== theirs.ok) return `ok: ${answer.ok}, the client's: ${theirs.ok}`;
    const ours = canonical(answer.doc);
    return ours === theirs.doc ? null : `doc: ${ours}, the client's: ${theirs.doc}`;
}

// Leaves operations out while the disagreement stays.
async function shrink(probe, doc, operations) {
    for (let i = 0; i < operations.length; ) {
        const fewer = operations.toSpliced?.(i, 1) ?? operations.filter((_, at) => at !== i);
        const question = { doc, patch: `[${fewer}]` };
        if (disagreement(question, await probe.ask(question))) operations = fewer;
        else i++;
    }
    return operations;
}

async function differential(probe, count, firstSeed) {
    const seen = { ok: 0, failed: 0, deviates: 0, plainDeviates: 0, plain: 0 };
    for (let start = 0; start < count; start += 250) {
        const batch = [];
        for (let i = start; i < Math.min(count, start + 250); i++) {
            const source = new Source(firstSeed * 1000003 + i);
            const doc = source.document();
            const operations = source.patch(doc);
            batch.push({ doc, patch: `[${operations}]`, operations, plain: source.odd === 0, seed: i });
        }
        const answers = await probe.askAll(batch);
        for (const [i, question] of batch.entries()) {
            const answer = answers[i];
            const what = disagreement(question, answer);
            if (what) {
                const operations = await shrink(probe, question.doc, question.operations);
                throw new Error(`case ${question.seed}\n${question.doc}\n[${operations}]\n${what}`);
            }
            seen.deviates += answer.deviates;
            seen.plain += question.plain;
            seen.plainDeviates += question.plain && answer.deviates;
            if (!answer.deviates) seen[answer.ok ? "ok" : "failed"]++;
        }
    }
    console.log(`${count} random cases: ${seen.ok} applied, ${seen.failed} refused by both, ` +
        `${seen.deviates} marked (${seen.plainDeviates} of ${seen.plain} plain ones)`);
    // A mark on everything would prove nothing.
    if (seen.ok < count / 4 || seen.failed < count / 20) throw new Error("too few cases say anything");
    if (seen.plainDeviates > seen.plain / 10) throw new Error("too many plain patches are marked");
}

async function suite(probe, name) {
    const all = load(`json-patch-test-suite/${name}`).filter((test) => test.patch && !test.disabled);
    for (const test of all) {
        const title = `${name}: ${test.comment ?? JSON.stringify(test.patch)}`;
        const answer = await probe.ask({ doc: JSON.stringify(test.doc), patch: JSON.stringify(test.patch) });
        if (answer.ok !== (test.error === undefined)) throw new Error(`${title}: ${JSON.stringify(answer)}`);
        if (test.expected !== undefined && canonical(answer.doc) !== canonical(test.expected))
            throw new Error(`${title}: ${JSON.stringify(answer.doc)}`);
    }
    console.log(`${all.length} cases of ${name}`);
}

const probe = new Probe(probePath);
await suite(probe, "spec_tests.json");
await suite(probe, "tests.json");
await differential(probe, Number(cases), Number(seedText));
process.exitCode = await probe.end();
