// SPDX-License-Identifier: MIT
// Holds what filters show against the published client over random histories: whatever passes is
// taken, readers that join at any time by a resync end where those end who saw everything that
// passed, nothing hidden passes, and the state is the thread's without what is hidden.
//
//   node lens.test.mjs VIEW_PROBE [FIRST_SEED [SEEDS]]
// VIEW_SEEDS in the environment says how many seeds when the argument does not.
import { deepStrictEqual, ok } from "node:assert";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

// ctest takes 77 as "skipped": the modules are installed by tests/run.
const { Viewer, quiet } = await import("./lib/viewer.mjs").catch((error) => {
    if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
    console.log("skipped: the npm modules are not installed, run tests/run");
    process.exit(77);
});
const { History, THREAD, WildHistory } = await import("./lib/history.mjs");
const { Random } = await import("./lib/random.mjs");

const ENTRIES = 60;
const CATEGORIES = {
    text: /^TEXT_/,
    tool: /^TOOL_/,
    state: /^STATE_/,
    activity: /^ACTIVITY_/,
    reasoning: /^REASONING_/,
    special: /^(RAW|CUSTOM)$/,
    subagent: /^SUBAGENT_/,
};
const PATHS = ["/a", "/a/b", "/b", "/list", "/list/*", "/list/0", "/list/1", "/*/b", "/a/*", "/deep/x/y", "/n"];

class Probe {
    constructor(program) {
        this.child = spawn(program, { stdio: ["pipe", "pipe", "inherit"] });
        this.answers = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
    }

    async ask(line) {
        this.child.stdin.write(`${line}\n`);
        const { value, done } = await this.answers.next();
        if (done) throw new Error(`the probe died at: ${line}`);
        return JSON.parse(value);
    }

    end() {
        this.child.stdin.end();
    }
}

// The bytes of an event are kept: `raw` is its JSON text.
function line({ raw, ...entry }) {
    const text = JSON.stringify(entry);
    return raw === undefined ? `E ${text}` : `E ${text.slice(0, -1)},"body":${raw}}`;
}

function plain(value) {
    return JSON.parse(JSON.stringify(value));
}

function agrees(what, viewer, expected, hide) {
    deepStrictEqual(plain(viewer.messages), plain(expected.messages), `${what}: messages`);
    deepStrictEqual(plain(viewer.pendingInterrupts), plain(expected.interrupts), `${what}: interrupts`);
    if (!hide.includes("state")) deepStrictEqual(plain(viewer.state), plain(expected.state), `${what}: state`);
}

// A state without what the paths name, all at once.
function without(value, paths) {
    if (value === null || typeof value !== "object") return value;
    const isArray = Array.isArray(value);
    const left = [];
    for (const [key, member] of Object.entries(value)) {
        const inside = paths.filter(([token]) => token === "*" || token === key);
        if (inside.some((path) => path.length === 1)) continue;
        left.push([key, without(member, inside.map((path) => path.slice(1)))]);
    }
    return isArray ? left.map(([, member]) => member) : Object.fromEntries(left);
}

function checkShown({ hide, hideState }, { type, json, isState }) {
    const hides = hide.length > 0 || hideState.length > 0;
    for (const category of hide) {
        ok(!CATEGORIES[category].test(type), `${type} is shown`);
        ok(category !== "state" || !isState, "a state is shown");
    }
    if (isState) return;
    const event = JSON.parse(json);
    ok(!hides || !("rawEvent" in event), "a rawEvent is shown");
    ok(!hides || (type !== "RAW" && type !== "unknown"), `${type} is shown`);
    for (const { id, role, content, toolCalls } of event.messages ?? event.input?.messages ?? []) {
        const category = { tool: "tool", activity: "activity", reasoning: "reasoning" }[role] ?? "text";
        const isReset = /^sluice-reset/.test(id) && content === "";
        const isCall = role === "assistant" && toolCalls !== undefined && content === undefined;
        ok(isReset || isCall || !hide.includes(category), `a message of ${role} is shown`);
        ok(toolCalls === undefined || !hide.includes("tool"), "calls are shown");
    }
}

// What the lens holds as the client would hold it.
async function told(probe) {
    const resync = await probe.ask("Y");
    const viewer = new Viewer();
    await viewer.take(resync);
    await viewer.close();
    return { resync, ...viewer.snapshot() };
}

function chooseFilter(rng) {
    const hide = Object.keys(CATEGORIES).filter(() => rng.chance(0.25));
    const hideState = rng.chance(0.5) ? PATHS.filter(() => rng.chance(0.25)) : [];
    return { hide, hideState, strip: rng.chance(0.2) ? ["rawEvent"] : [] };
}

async function check(probe, seed) {
    const rng = new Random(seed);
    const isWild = rng.chance(0.4);
    const history = isWild ? new WildHistory(rng) : new History(rng);
    const filter = chooseFilter(rng);
    const paths = filter.hideState.map((path) => path.slice(1).split("/"));
    let viewers = [new Viewer()];
    await probe.ask(`N ${JSON.stringify({ threadId: THREAD })}`);
    await probe.ask(`F ${JSON.stringify(filter)}`);
    for (let i = 0; i < ENTRIES; i++) {
        const { out } = await probe.ask(line(history.next()));
        const whole = await probe.ask("V");
        const lens = await told(probe);
        for (const delivery of [...out, ...lens.resync.filter(({ isState }) => !isState)]) checkShown(filter, delivery);
        for (const [number, viewer] of viewers.entries()) {
            await viewer.take(out);
            agrees(`entry ${i}, viewer ${number}`, viewer, lens, filter.hide);
        }
        if (!isWild && !filter.hide.includes("state"))
            deepStrictEqual(plain(viewers[0].state), plain(without(whole.state, paths)), `entry ${i}: shown state`);
        history.learn(whole);
        if (whole.live === "" && rng.chance(0.3)) for (const viewer of viewers) await viewer.close();
        if (rng.chance(0.15)) {
            const late = new Viewer(rng.pick(viewers).snapshot());
            await late.take(lens.resync);
            agrees(`entry ${i}, who joins`, late, lens, filter.hide);
            viewers.push(late);
        }
        if (rng.chance(0.05)) {
            // Another process has a lens of its own; who goes on there joins.
            for (const viewer of viewers) await viewer.close().catch(() => {});
            await probe.ask(`F ${JSON.stringify(filter)}`);
            const late = new Viewer(viewers[0].snapshot());
            await late.take((await told(probe)).resync);
            viewers = [late];
        }
    }
    for (const viewer of viewers) await viewer.close();
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
