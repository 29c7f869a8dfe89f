// SPDX-License-Identifier: MIT
// Readers of any speed end where one that saw everything ends, over sockets of a real gateway: runs
// that a worker publishes, readers that stop, go on, are cut off and come back.
//
// SOCKET_SEEDS in the environment says how many seeds, SOCKET_FIRST the first.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";

// ctest takes 77 as "skipped": the modules are installed by tests/run.
if (!existsSync(new URL("node_modules", import.meta.url))) process.exit(77);
const { quiet } = await import("./lib/viewer.mjs");
const { world } = await import("./lib/slow.mjs");
const { Producer } = await import("./lib/producer.mjs");
const { Random } = await import("./lib/random.mjs");

const READERS = 4;
const BATCHES = 25;

/** A reader's wishes, and how it begins. */
function wishes(rng) {
    return {
        protocol: rng.pick(["sluice.v1.json", "sluice.v1.msgpack"]),
        from: rng.pick(["now", "start"]),
        budget: rng.pick([Infinity, Infinity, 3000]),
        ...(rng.chance(0.3) && { coalesceMs: rng.pick([10, 50]) }),
        ...(rng.chance(0.3) && { mayDrop: ["RAW", "STEP", "REASONING"] }),
    };
}

/** Some of a run's events; text is long at times, so that sockets fill. */
function batch(rng, producer) {
    const pad = rng.chance(0.3) ? "x".repeat(rng.pick([500, 5000])) : "";
    return Array.from({ length: 1 + rng.below(30) }, () => {
        const event = producer.emit();
        if (pad && typeof event.delta === "string") event.delta += pad;
        return event;
    });
}

class Readers {
    constructor(rng, reader) {
        this.rng = rng;
        this.make = reader;
        this.all = [];
        this.places = [];
    }

    async join() {
        const { rng } = this;
        const place = this.places.length && rng.chance(0.8) ? rng.pick(this.places.slice(rng.pick([0, -6]))) : {};
        this.all.push(await this.make({ ...wishes(rng), place: { ...place, fresh: rng.chance(0.3) } }));
    }

    remember(reader) {
        for (const { cursor, fed } of reader.cursors.splice(0)) this.places.push({ after: cursor, fed: reader.fed.slice(0, fed) });
    }

    /** One stops, reads a little, reads on, or is cut off for another to come back in its place. */
    async disturb() {
        const { rng } = this;
        const reader = rng.pick(this.all);
        const what = rng.below(5);
        if (what === 0) reader.raw.pause();
        else if (what === 1) reader.raw.grant(rng.pick([100, 2000, 20000]));
        else if (what === 2) reader.raw.resume();
        else if (what === 3) {
            this.remember(reader);
            this.all.splice(this.all.indexOf(reader), 1);
            await reader.end();
            await this.join();
        }
    }

    async reach(head) {
        for (const { raw } of this.all) raw.resume();
        for (const reader of this.all) {
            await reader.reach(head);
            this.remember(reader);
        }
    }
}

const first = Number(process.env.SOCKET_FIRST ?? "1");
const seeds = Number(process.env.SOCKET_SEEDS ?? "15");
quiet();
for (let seed = first; seed < first + seeds; seed++)
    test(`seed ${seed}`, async (t) => {
        const rng = new Random(seed);
        const caps = ["--sub-queue-entries", rng.pick(["1", "5", "40"]), "--sub-queue-bytes", rng.pick(["1KiB", "8KiB", "1MiB"])];
        const kept = rng.pick([50, 300, 10000]);
        const { publisher, quick, reader, begin } = await world(t, ...caps, "--thread-entries", String(kept));
        const readers = new Readers(rng, reader);
        for (let i = 0; i < READERS; i++) await readers.join();
        let producer;
        for (let i = 0; i < BATCHES; i++) {
            if (!producer) {
                await begin(rng.chance(0.5) ? { state: { list: [i] } } : {});
                producer = new Producer(rng, 0.2);
            }
            await publisher.publish(...batch(rng, producer));
            await readers.disturb();
            if (publisher.ended !== undefined) producer = undefined;
            else if (rng.chance(0.2)) {
                await publisher.publish(...producer.finish());
                await publisher.finish();
                producer = undefined;
            }
            if (!rng.chance(0.15) && i < BATCHES - 1) continue;
            const head = await publisher.head();
            await quick.reach(head);
            await readers.reach(head);
            // Who begins at the start gets every event, as long as the log has them all.
            const whole = kept === 10000 ? await reader({ from: "start" }) : quick;
            await whole.reach(head);
            for (const each of [quick, ...readers.all]) assert.deepEqual(each.picture(), whole.picture(), `seed ${seed}`);
            if (kept === 10000) assert.equal(whole.counts.reset, 0);
        }
    });
