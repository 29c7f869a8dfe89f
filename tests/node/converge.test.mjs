// SPDX-License-Identifier: MIT
// Readers of any speed end where one that saw everything ends, over random histories and schedules.
//
//   node converge.test.mjs HUB_PROBE VIEW_PROBE [FIRST_SEED [SEEDS]]
// In the environment: CONVERGE_SEEDS, how many seeds when the argument does not say it;
// CONVERGE_LOSSY, another program for the slow readers' hub; CONVERGE_STOP, to stop at the first
// seed that fails. Otherwise one that fails is shrunk to entries that are needed for it.
import { deepStrictEqual } from "node:assert";

// ctest takes 77 as "skipped": the modules are installed by tests/run.
const { Reader } = await import("./lib/reader.mjs").catch((error) => {
    if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
    console.log("skipped: the npm modules are not installed, run tests/run");
    process.exit(77);
});
const { quiet } = await import("./lib/viewer.mjs");
const { History, THREAD, WildHistory } = await import("./lib/history.mjs");
const { LineProbe } = await import("./lib/line-probe.mjs");
const { Random } = await import("./lib/random.mjs");

const ENTRIES = 60;
const CATEGORIES = ["text", "tool", "state", "activity", "reasoning", "special", "subagent"];

const entryLine = ({ raw, ...entry }) => {
    const text = JSON.stringify({ do: "entry", ...entry });
    return raw === undefined ? text : `${text.slice(0, -1)},"body":${raw}}`;
};

/** Makes some of what is said long, so that spans take several messages. */
function widen(rng, { body }) {
    if (!body || !rng.chance(0.5)) return;
    const pad = "x".repeat(rng.pick([100, 4000, 9000]));
    if (typeof body.delta === "string" && body.type !== undefined) body.delta += pad;
    else if (body.type === "CUSTOM") body.value = pad;
}

/** Entries of a log, each as the text of a command. */
async function makeHistory(view, rng) {
    const wide = rng.chance(0.3);
    const history = rng.chance(0.2) ? new WildHistory(rng) : new History(rng);
    const entries = [];
    await view.ask(`N ${JSON.stringify({ threadId: THREAD })}`);
    for (let i = 0; i < ENTRIES; i++) {
        const { raw, ...entry } = history.next();
        if (wide) widen(rng, entry);
        const text = JSON.stringify(entry);
        await view.ask(`E ${raw === undefined ? text : `${text.slice(0, -1)},"body":${raw}}`}`);
        history.learn(await view.ask("V"));
        entries.push(entryLine(raw === undefined ? entry : { ...entry, raw }));
    }
    return entries;
}

/** A hub, and its readers by their peers' numbers. */
class Side {
    constructor(probe) {
        this.probe = probe;
        this.peers = 0;
    }

    async do(...commands) {
        const texts = commands.map((command) => (typeof command === "string" ? command : JSON.stringify(command)));
        return this.probe.ask(`[${texts.join(",")}]`);
    }

    async connect(reader, options) {
        reader.peer = this.peers++ % 256;
        reader.options = options;
        const { framing, ...rest } = options;
        await this.do(
            { do: "open", peer: reader.peer, framing },
            { do: "subscribe", peer: reader.peer, ...rest, ...reader.subscription.request() },
        );
    }

    async gather(reader, messages, budget) {
        const [got] = await this.do({ do: "gather", peer: reader.peer, messages, budget });
        for (const frames of got) reader.accept(frames);
        return got.length;
    }

    /** Everything that is owed. */
    async drain(reader) {
        for (let still = 0; still < 3;) {
            still = (await this.gather(reader, 1000, 15360)) ? 0 : still + 1;
            await this.do({ do: "tick", ms: reader.options.coalesceMs ?? 30 });
        }
        await reader.settle();
    }
}

const filterKey = ({ hide = [], strip = [] }) => JSON.stringify([hide, strip]);

function readerOptions(rng, filters) {
    const options = { framing: rng.pick(["json", "msgpack"]), from: rng.pick(["now", "start"]) };
    if (rng.chance(0.3)) options.coalesceMs = rng.pick([10, 250, 1000]);
    if (rng.chance(0.3)) options.mayDrop = ["RAW", "STEP", "REASONING"].filter(() => rng.chance(0.6));
    if (filters && rng.chance(0.5)) options.hide = CATEGORIES.filter(() => rng.chance(0.3));
    if (filters && rng.chance(0.3)) options.strip = ["rawEvent", "RAW"].filter(() => rng.chance(0.6));
    return options;
}

const hubOptions = (rng) => ({
    subQueueEntries: rng.pick([1, 2, 3, 5, 8, 20]),
    subQueueBytes: rng.pick([1, 200, 1000, 5000, 1 << 20]),
    queueEntries: rng.pick([2, 5, 50]),
    queueBytes: rng.pick([500, 1 << 20]),
    threadEntries: rng.pick([10, 20, 40, 100000]),
});

class Trial {
    constructor(rng, lossy, ample, filters) {
        this.rng = rng;
        this.lossy = new Side(lossy);
        this.ample = new Side(ample);
        this.filters = filters;
        this.readers = [];
        this.references = new Map(); // by filter
        this.seen = new Map(); // by filter: places where a reader has been
    }

    async begin() {
        await this.lossy.do({ do: "new", options: hubOptions(this.rng) });
        await this.ample.do({ do: "new", options: {} });
        for (let i = 0; i < 4; i++) await this.join(readerOptions(this.rng, this.filters));
    }

    async reference(options) {
        const key = filterKey(options);
        if (this.references.has(key)) return this.references.get(key);
        const reader = new Reader();
        const { hide, strip } = options;
        await this.ample.connect(reader, { framing: "json", from: "start", ...(hide && { hide }), ...(strip && { strip }) });
        this.references.set(key, reader);
        this.seen.set(key, []);
        return reader;
    }

    async join(options, place) {
        await this.reference(options);
        const reader = new Reader({ ...place, fresh: this.rng.chance(0.3) });
        await this.lossy.connect(reader, options);
        this.readers.push(reader);
        return reader;
    }

    remember(reader) {
        const places = this.seen.get(filterKey(reader.options));
        for (const { cursor, fed } of reader.cursors.splice(0))
            places.push({ after: cursor, fed: reader.fed.slice(0, fed) });
    }

    /** Another reader of the same filter goes on from any place that was ever seen. */
    async replace(reader) {
        this.remember(reader);
        await this.lossy.do({ do: "close", peer: reader.peer });
        await reader.close();
        this.readers.splice(this.readers.indexOf(reader), 1);
        const places = this.seen.get(filterKey(reader.options));
        const place = places.length && this.rng.chance(0.85) ? this.rng.pick(places.slice(this.rng.pick([0, -5]))) : undefined;
        const { hide, strip } = reader.options;
        const { hide: _h, strip: _s, ...other } = readerOptions(this.rng, false);
        await this.join({ ...other, ...(hide && { hide }), ...(strip && { strip }) }, place);
    }

    async step(entry) {
        const { rng } = this;
        await this.lossy.do(entry, { do: "tick", ms: 5 });
        await this.ample.do(entry, { do: "tick", ms: 5 });
        for (const reference of this.references.values()) await this.ample.gather(reference, 1000, 15360);
        for (const reader of [...this.readers]) {
            if (rng.chance(0.25)) await this.lossy.gather(reader, rng.pick([1, 1, 2, 5]), rng.pick([1, 300, 15360]));
            else if (rng.chance(0.05)) await this.replace(reader);
        }
        if (rng.chance(0.1)) await this.lossy.do({ do: "second" });
        if (rng.chance(0.1)) await this.check(rng.pick(this.readers));
    }

    async check(reader) {
        const reference = await this.reference(reader.options);
        await this.ample.drain(reference);
        await this.lossy.drain(reader);
        const what = `reader ${JSON.stringify(reader.options)}`;
        deepStrictEqual(reader.picture(), reference.picture(), what);
        if (reader.viewer.broken) throw reader.viewer.broken;
        this.remember(reader);
    }

    async end() {
        for (const reader of this.readers) await this.check(reader);
        for (const reader of [...this.readers, ...this.references.values()]) await reader.close();
    }
}

/** Each step's choices are its own, so that leaving entries out changes no others. */
const stepRng = (seed, i) => new Random(seed * 7919 + i + 1);

/** What goes wrong with these entries (numbered by their place in the history), or undefined. */
async function failure(probes, seed, entries) {
    const trial = new Trial(stepRng(seed, -1), probes.lossy, probes.ample, !process.env.CONVERGE_PLAIN);
    try {
        await trial.begin();
        for (const [i, entry] of entries) {
            trial.rng = stepRng(seed, i);
            await trial.step(entry);
        }
        await trial.end();
        return undefined;
    } catch (error) {
        return error;
    }
}

/** Fewer entries that still fail: parts are left out, by halves, quarters and so on. */
async function shrunk(makeProbes, seed, entries) {
    let kept = entries;
    for (let size = Math.ceil(kept.length / 2); size >= 1; size = size > 1 ? Math.ceil(size / 2) : 0)
        for (let at = 0; at < kept.length;) {
            const fewer = [...kept.slice(0, at), ...kept.slice(at + size)];
            const probes = makeProbes();
            const failed = await failure(probes, seed, fewer);
            endAll(probes);
            if (failed) kept = fewer;
            else at += size;
        }
    return kept;
}

const endAll = (probes) => {
    for (const probe of Object.values(probes)) probe.end();
};

const [hubProbe, viewProbe, first = "1", seeds = process.env.CONVERGE_SEEDS ?? "2000"] = process.argv.slice(2);
const makeProbes = () => ({
    lossy: new LineProbe(process.env.CONVERGE_LOSSY ?? hubProbe),
    ample: new LineProbe(hubProbe),
});
const view = new LineProbe(viewProbe);
const most = process.env.CONVERGE_STOP ? 1 : 3;
quiet();
let probes = makeProbes();
let failed = 0;
for (let seed = Number(first); seed < Number(first) + Number(seeds) && failed < most; seed++) {
    const entries = [...(await makeHistory(view, new Random(seed))).entries()];
    const error = await failure(probes, seed, entries);
    if (!error) continue;
    failed++;
    console.log(`seed ${seed}: ${error.stack}`);
    endAll(probes);
    probes = makeProbes();
    if (process.env.CONVERGE_STOP) continue;
    const fewer = await shrunk(makeProbes, seed, entries);
    console.log(`fails with these ${fewer.length} of ${entries.length} entries:`);
    for (const [i, entry] of fewer) console.log(`${i} ${entry}`);
    console.log((await failure(makeProbes(), seed, fewer)).stack);
}
endAll({ ...probes, view });
console.log(`${seeds} seeds from ${first}, ${failed} failed`);
process.exit(failed ? 1 : 0);
