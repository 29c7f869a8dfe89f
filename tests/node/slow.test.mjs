// SPDX-License-Identifier: MIT
// Readers that take little, nothing or too late, over sockets, against the gateway: they cost the
// others nothing and end where those end.
//
// Environment: SLUICE (the gateway's binary).
import assert from "node:assert/strict";
import test from "node:test";

// ctest takes 77 as "skipped": the modules are installed by tests/run.
const { world, THREAD } = await import("./lib/slow.mjs").catch((error) => {
    if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
    console.log("skipped: the npm modules are not installed, run tests/run");
    process.exit(77);
});
const { quiet } = await import("./lib/viewer.mjs");
quiet();

const times = (count, make) => Array.from({ length: count }, (_, i) => make(i));
const content = (delta, messageId = "m") => ({ type: "TEXT_MESSAGE_CONTENT", messageId, delta });
const custom = (value) => ({ type: "CUSTOM", name: "c", value });
const start = (messageId = "m") => ({ type: "TEXT_MESSAGE_START", messageId, role: "assistant" });
const end = (messageId = "m") => ({ type: "TEXT_MESSAGE_END", messageId });

const snapshot = (i, size) => ({ type: "STATE_SNAPSHOT", snapshot: { i, pad: "x".repeat(size) } });

/** Notes the types of what a reader is given, and the values of CUSTOM events. */
function notes() {
    const types = [];
    const customs = [];
    const frames = (list) => {
        for (const { op, event } of list) {
            types.push(event?.type ?? op);
            if (event?.type === "CUSTOM") customs.push(event.value);
        }
    };
    return { types, customs, frames, count: (type) => types.filter((each) => each === type).length };
}

for (const protocol of ["sluice.v1.json", "sluice.v1.msgpack"])
    for (const [what, args, resets] of [
        ["collapsed, without losing a CUSTOM event", ["--sub-queue-entries", "400"], 0],
        ["under caps below the size of one event", ["--sub-queue-bytes", "1KiB", "--sub-queue-entries", "1", "--queue-bytes", "1KiB", "--queue-entries", "1"], 3],
    ])
        test(`a reader that stopped for a while converges, ${what} (${protocol})`, async (t) => {
            const { publisher, quick, reader, begin } = await world(t, ...args);
            const seen = notes();
            const slow = await reader({ protocol, frames: seen.frames });
            await begin();
            await publisher.publish(start());
            slow.raw.pause();
            await publisher.publish(...times(300, (i) => [content(`${i} `.padEnd(1024)), custom(i), snapshot(i, 1024)]).flat());
            await publisher.publish(end());
            await publisher.finish();
            const head = await publisher.head();
            await quick.reach(head);
            slow.raw.resume();
            await slow.reach(head);
            assert.deepEqual(slow.picture(), quick.picture());
            assert.ok(slow.counts.reset <= resets, `${slow.counts.reset} rebuilds`);
            if (!resets) assert.deepEqual(seen.customs, times(300, (i) => i));
            assert.ok(seen.count("TEXT_MESSAGE_CONTENT") < 150, `${seen.count("TEXT_MESSAGE_CONTENT")} deltas of 300 came`);
        });

test("a lone large event passes as it is, over every cap, to who keeps up", async (t) => {
    const { publisher, quick, reader, begin } = await world(t, "--sub-queue-bytes", "1KiB", "--queue-bytes", "1KiB", "--send-buffer", "128KiB");
    const texts = [];
    const slow = await reader({ frames: (list, bytes) => texts.push(String(bytes)) });
    await begin();
    const large = { type: "STATE_DELTA", delta: [{ op: "add", path: "/large", value: "x".repeat(2 << 20) }] };
    await publisher.publish(custom(1));
    await slow.reach(quick.after);
    await publisher.publish(large);
    await slow.raw.until(() => texts.some((text) => text.includes(`"event":${JSON.stringify(large)}}`)));
    await publisher.finish();
    const head = await publisher.head();
    await Promise.all([quick.reach(head), slow.reach(head)]);
    assert.deepEqual(slow.picture(), quick.picture());
    assert.deepEqual([slow.counts.reset, quick.counts.reset], [0, 0]);
});

test("a snapshot over the cap is sent once for each time that it is needed, and that ends", async (t) => {
    const caps = ["--sub-queue-bytes", "1KiB", "--sub-queue-entries", "2", "--max-frame", "8MiB"];
    const { publisher, quick, reader, begin } = await world(t, ...caps);
    const messages = [{ id: "u", role: "user", content: "x".repeat(3 << 20) }];
    await begin({ messages });
    await quick.reach(await publisher.head());
    const slow = await reader();
    for (let round = 0; round < 3; round++) {
        await slow.reach(await publisher.head());
        slow.raw.pause();
        // More than the thread itself, and nothing that could be collapsed.
        for (let i = 0; i < 10; i++) await publisher.publish(...times(5, () => custom("x".repeat(100000))));
        const head = await publisher.head();
        await quick.reach(head);
        slow.raw.resume();
        await slow.reach(head);
        assert.deepEqual(slow.picture(), quick.picture());
        assert.ok(slow.counts.reset <= 1 + round, `${slow.counts.reset} rebuilds`);
    }
});

const double = (count) => times(count, () => ({ op: "copy", from: "/list", path: "/list/-" }));
for (const [how, deltas] of [
    ["one by one", times(40, () => ({ type: "STATE_DELTA", delta: double(1) }))],
    ["in one go", [{ type: "STATE_DELTA", delta: double(40) }]],
])
    test(`a patch bomb ends its run at the limit of the state, and everybody converges (${how})`, async (t) => {
        const { publisher, quick, reader, begin } = await world(t, "--thread-state", "256KiB");
        const slow = await reader();
        await begin();
        await publisher.publish({ type: "STATE_SNAPSHOT", snapshot: { list: ["x".repeat(1000)] } }, start());
        await slow.reach(await publisher.head());
        slow.raw.pause();
        await publisher.publish(...deltas);
        await publisher.over();
        const head = await publisher.head();
        await quick.reach(head);
        slow.raw.resume();
        await slow.reach(head);
        for (const { fed } of [slow, quick]) {
            const last = fed.findLast(({ event }) => event)?.event;
            assert.deepEqual([last.type, last.code], ["RUN_ERROR", "thread_full"]);
        }
        assert.deepEqual(slow.picture(), quick.picture());
        assert.ok(JSON.stringify(quick.picture().state).length < 256 << 10);
    });

test("who never reads is closed with 4420, who reads byte by byte is a burden to nobody", async (t) => {
    const { gateway, publisher, quick, reader, begin } = await world(t, "--stall-timeout", "1s");
    const mute = await reader();
    const trickle = await reader({ chunk: 1 });
    await begin();
    await publisher.publish(start());
    await Promise.all([mute, trickle].map(({ raw }) => raw.until(() => mute.after === quick.after)));
    mute.raw.pause();
    trickle.raw.pause();
    const second = setInterval(() => trickle.raw.grant(1), 10);
    t.after(() => clearInterval(second));
    for (let i = 0; i < 20; i++) await publisher.publish(...times(20, (n) => snapshot(20 * i + n, 4096)));
    await quick.reach(await publisher.head()); // whatever the others do
    const line = `session_stalled session=${mute.session.slice(0, 8)}`;
    while (!gateway.log.some((each) => each.includes(line))) await new Promise((resolve) => setTimeout(resolve, 20));
    mute.raw.resume(); // what had been sent before is read, then the close frame
    assert.equal(await mute.raw.gone, 4420);
    clearInterval(second);
    trickle.raw.resume();
    await publisher.finish();
    const head = await publisher.head();
    await quick.reach(head);
    for (const gone of [mute, trickle]) {
        const there = await gone.reach(head).then(() => true, () => false);
        const back = there ? gone : await reader({ place: { after: gone.after, fed: gone.fed } });
        await back.reach(head);
        assert.deepEqual(back.picture(), quick.picture());
    }
});

test("answers to a slow reader go in front of the megabytes that it is owed", async (t) => {
    const caps = ["--sub-queue-bytes", "64MiB", "--queue-bytes", "64MiB", "--sub-queue-entries", "100000", "--queue-entries", "100000"];
    const { publisher, quick, reader, begin } = await world(t, ...caps);
    const slow = await reader();
    await begin();
    await publisher.publish(start());
    await slow.reach(await publisher.head());
    slow.raw.pause();
    const before = slow.raw.bytes;
    for (let i = 0; i < 80; i++) await publisher.publish(...times(100, (n) => custom(`${100 * i + n}`.padEnd(1000))));
    slow.raw.ping();
    slow.raw.send({ op: "subscribe", ref: 2, subs: [{ sub: 2, threadId: "elsewhere" }] });
    slow.raw.send({ op: "unsubscribe", ref: 3, subs: [7] });
    slow.raw.send({ op: "state", ref: 4, key: "k", threadId: THREAD, patch: [{ op: "add", path: "/mine", value: 1 }] });
    const mine = ({ event }) => event?.delta?.[0]?.path === "/mine";
    await quick.raw.until(() => quick.fed.some(mine)); // so the gateway has read all of it
    slow.raw.resume();
    const head = await publisher.head();
    await slow.reach(head);
    const owed = slow.raw.bytes - before;
    assert.ok(owed > 8e6, `${owed} bytes came`);
    const answers = slow.answers.sort((a, b) => a.ref - b.ref);
    assert.deepEqual(answers.map(({ ref, op, code }) => [ref, code ?? op]), [[2, "subscribed"], [3, "unknown_sub"], [4, "ack"]]);
    const places = [...slow.raw.pongs, ...slow.answers.map(({ at }) => at)].map((at) => at - before);
    assert.equal(places.length, 4);
    // Behind what the kernels hold and the message that was begun.
    for (const place of places) assert.ok(place < 1 << 20, `${places}`);
    await quick.reach(head);
    assert.deepEqual(slow.picture(), quick.picture());
    assert.equal(slow.counts.customs, 8000);
});
