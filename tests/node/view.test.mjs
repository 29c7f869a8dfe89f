// SPDX-License-Identifier: MIT
// Holds views and their resyncs against the published client over random histories.
//
//   node view.test.mjs VIEW_PROBE [FIRST_SEED [SEEDS]]
// VIEW_SEEDS in the environment says how many seeds when the argument does not.
import { deepStrictEqual } from "node:assert";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

// ctest takes 77 as "skipped": the modules are installed by tests/run.
const { Viewer, quiet } = await import("./lib/viewer.mjs").catch((error) => {
    if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
    console.log("skipped: the npm modules are not installed, run tests/run");
    process.exit(77);
});
const { History, THREAD, WildHistory } = await import("./lib/history.mjs");
const { Owed } = await import("./lib/owed.mjs");
const { Random } = await import("./lib/random.mjs");

class Probe {
    constructor(program) {
        this.child = spawn(program, { stdio: ["pipe", "pipe", "inherit"] });
        this.answers = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
    }

    async askText(line) {
        this.child.stdin.write(`${line}\n`);
        const { value, done } = await this.answers.next();
        if (done) throw new Error(`the probe died at: ${line}`);
        return value;
    }

    async ask(line) {
        return JSON.parse(await this.askText(line));
    }

    end() {
        this.child.stdin.end();
    }
}

const LIMITS = JSON.stringify({ threadId: THREAD });
const ENTRIES = 70;

// The bytes of an event are kept: `raw` is its JSON text.
function line({ raw, ...entry }) {
    const text = JSON.stringify(entry);
    return raw === undefined ? `E ${text}` : `E ${text.slice(0, -1)},"body":${raw}}`;
}

function same(what, actual, expected) {
    deepStrictEqual(JSON.parse(JSON.stringify(actual)), JSON.parse(JSON.stringify(expected)), what);
}

function agrees(what, viewer, { messages, state, interrupts }) {
    same(`${what}: messages`, viewer.messages, messages);
    same(`${what}: state`, viewer.state, state);
    same(`${what}: interrupts`, viewer.pendingInterrupts, interrupts);
}

// What the view holds as the client would hold it: without what the client leaves out.
async function seenByClient(resync) {
    const viewer = new Viewer();
    await viewer.take(JSON.parse(resync));
    await viewer.close();
    return viewer.snapshot();
}

// Generates a history while a viewer watches it live.
async function live(probe, rng, history, isWild) {
    const viewer = new Viewer();
    const trace = [];
    const answered = new Set();
    const owed = new Owed();
    await probe.ask(`N ${LIMITS}`);
    let before = await probe.ask("V");
    for (let i = 0; i < ENTRIES; i++) {
        const entry = history.next();
        const text = await probe.askText(line(entry));
        const answer = JSON.parse(text);
        const resync = await probe.askText("Y");
        const told = await probe.ask("V");
        if (answer.began && told.live !== "") told.input = await probe.ask("I");
        owed.step(entry, answer, before, told);
        before = told;
        const view = isWild ? await seenByClient(resync) : told;
        trace.push({ entry, text, answer, view, resync, fed: viewer.fed });
        for (const { type, json } of answer.out)
            if (type === "TOOL_CALL_RESULT") answered.add(JSON.parse(json).toolCallId);
        trace.at(-1).answered = new Set(answered);
        await viewer.take(answer.out);
        agrees(`live, entry ${i}`, viewer, view);
        trace.at(-1).saw = viewer.snapshot();
        trace.at(-1).waited = viewer.waiting.length;
        if (told.live === "" && rng.chance(0.3)) await viewer.close();
        history.learn(told);
    }
    await viewer.close();
    return { trace, waiting: viewer.waiting };
}

// A view that is stored and loaded behind every entry is the same view.
async function stored(probe, trace) {
    await probe.ask(`N ${LIMITS}`);
    for (const [i, { entry, text, resync }] of trace.entries()) {
        same(`stored, entry ${i}: deliveries`, await probe.askText(line(entry)), text);
        await probe.askText("R");
        same(`stored, entry ${i}: resync`, await probe.askText("Y"), resync);
    }
}

// A viewer that last saw entry k gets the resync of entry n and then everything behind it.
async function resynced(trace, waiting, k, n) {
    const viewer = new Viewer(k < 0 ? {} : trace[k].saw);
    const what = `resync from ${k} to ${n}`;
    await viewer.take(JSON.parse(trace[n].resync));
    agrees(what, viewer, trace[n].view);
    viewer.waiting = [];
    for (let i = n + 1; i < trace.length; i++) await viewer.take(trace[i].answer.out);
    agrees(`${what}, then live`, viewer, trace.at(-1).view);
    await viewer.close();
    // A producer may begin a call anew that had its result before: a viewer that was not there then
    // takes it for one that waits.
    const expected = waiting.slice(trace[n].waited);
    const seen = viewer.waiting.map(([run, ids], i) => [
        run,
        ids.filter((id) => expected[i]?.[1].includes(id) || !trace[n].answered.has(id)),
    ]);
    same(`${what}: calls that wait`, seen, expected);
}

async function check(probe, seed) {
    const rng = new Random(seed);
    const isWild = rng.chance(0.4);
    const history = isWild ? new WildHistory(rng) : new History(rng);
    const { trace, waiting } = await live(probe, rng, history, isWild);
    await stored(probe, trace);
    for (let i = 0; i < 6; i++) {
        const n = rng.below(trace.length);
        await resynced(trace, waiting, rng.pick([-1, rng.below(n + 1), Math.max(-1, n - 1 - rng.below(5))]), n);
    }
}

const [program, first = "1", seeds = process.env.VIEW_SEEDS ?? "100"] = process.argv.slice(2);
const probe = new Probe(program);
quiet();
let failed = 0;
for (let seed = Number(first); seed < Number(first) + Number(seeds) && failed < 3; seed++) {
    try {
        await check(probe, seed);
    } catch (error) {
        failed++;
        console.log(`seed ${seed}: ${error.message}`);
    }
}
probe.end();
console.log(`${seeds} seeds from ${first}, ${failed} failed`);
process.exit(failed ? 1 : 0);
