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
const { RawSocket } = await import("./lib/raw-socket.mjs");
const { quiet } = await import("./lib/viewer.mjs");
const { Subscription } = await import("../../clients/js/src/subscription.js");
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
        ["collapsed, without losing a CUSTOM event", ["--sub-queue-entries", "800"], 0],
        ["under caps below the size of one event", ["--sub-queue-bytes", "1KiB", "--sub-queue-entries", "1", "--queue-bytes", "1KiB", "--queue-entries", "1"], 3],
    ])
        test(`a reader that stopped for a while converges, ${what} (${protocol})`, async (t) => {
            const { publisher, quick, reader, begin } = await world(t, ...args);
            const seen = notes();
            const slow = await reader({ protocol, frames: seen.frames });
            await begin();
            await publisher.publish(start());
            slow.raw.pause();
            await publisher.publish(...times(600, (i) => [content(`${i} `.padEnd(1024)), custom(i), snapshot(i, 1024)]).flat());
            await publisher.publish(end());
            await publisher.finish();
            const head = await publisher.head();
            await quick.reach(head);
            slow.raw.resume();
            await slow.reach(head);
            assert.deepEqual(slow.picture(), quick.picture());
            assert.ok(slow.counts.reset <= resets, `${slow.counts.reset} rebuilds`);
            if (!resets) assert.deepEqual(seen.customs, times(600, (i) => i));
            const deltas = seen.count("TEXT_MESSAGE_CONTENT");
            assert.ok(deltas < 600 - 800 / 3 + 2, `${deltas} deltas of 600 came`);
        });

test("a lone large event passes as it is, over every cap, to who keeps up", async (t) => {
    const { publisher, quick, reader, begin } = await world(t, "--sub-queue-bytes", "1KiB", "--queue-bytes", "1KiB", "--send-buffer", "128KiB");
    const texts = [];
    const slow = await reader({ frames: (list, bytes) => texts.push(String(bytes)) });
    await begin();
    const large = { type: "STATE_DELTA", delta: [{ op: "add", path: "/large", value: "x".repeat(2 << 20) }] };
    await slow.reach(await publisher.head()); // it owes nothing else then
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
    const begun = await publisher.head();
    await Promise.all([mute, trickle].map((each) => each.reach(begun)));
    mute.raw.pause();
    trickle.raw.pause();
    const second = setInterval(() => trickle.raw.grant(1), 10);
    t.after(() => clearInterval(second));
    const line = `session_stalled session=${mute.session.slice(0, 8)}`;
    for (let i = 0; !gateway.log.some((each) => each.includes(line)); i++) {
        await publisher.publish(...times(20, (n) => snapshot(20 * i + n, 4096)));
        await quick.reach(await publisher.head()); // whatever the others do
        await new Promise((resolve) => setTimeout(resolve, 20)); // the gateway's clock is a real one
    }
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

test("who stops in the middle of a snapshot of 5 MiB goes on there, or comes back, and converges", async (t) => {
    const { publisher, quick, reader, begin } = await world(t, "--max-frame", "8MiB", "--sub-queue-entries", "20");
    const half = "x".repeat(5 << 19);
    await begin({ messages: [{ id: "u", role: "user", content: half }], state: { half } });
    await publisher.publish(start(), content("one "));
    await quick.reach(await publisher.head());
    // In the middle of the messages, and of the state behind them.
    const stopped = [];
    for (const budget of [1 << 20, 4 << 20]) for (let i = 0; i < 2; i++) stopped.push(await reader({ from: "now", budget }));
    for (const { raw } of stopped) await raw.until(() => raw.budget <= 0);
    await publisher.publish(...times(30, (i) => [content(`${i} `), { type: "STATE_DELTA", delta: [{ op: "add", path: "/i", value: i }] }]).flat());
    await publisher.publish(end());
    await publisher.finish();
    await begin();
    await publisher.publish(start("n"), content("two", "n"));
    const head = await publisher.head();
    await quick.reach(head);
    for (const [i, gone] of stopped.entries()) {
        assert.equal(gone.counts.reset, 0);
        if (i % 2) gone.raw.destroy();
        else gone.raw.resume();
        const back = i % 2 ? await reader({ from: "now", place: { after: gone.after, fed: gone.fed } }) : gone;
        await back.reach(head);
        assert.deepEqual(back.picture(), quick.picture());
        assert.equal(back.counts.reset, 1);
    }
});

/** A reader of one message and the state, for tests with many of them. */
class Light {
    constructor(host, { after, text }) {
        Object.assign(this, { text, state: undefined, cursor: after });
        this.subscription = new Subscription(undefined, 1, { threadId: THREAD, after }, this);
        const onframes = (list) => list.filter(({ sub }) => sub === 1).forEach((frame) => this.subscription.accept(frame));
        this.raw = new RawSocket(host, { chunk: 4096, onframes });
        this.raw.budget = 1;
        this.raw.send({ op: "hello" }, { op: "subscribe", subs: [this.subscription.request()] });
    }

    change({ event }) {
        if (event?.type === "TEXT_MESSAGE_CONTENT") this.text += event.delta;
        if (event?.type === "STATE_SNAPSHOT") this.state = event.snapshot;
        if (event?.type === "MESSAGES_SNAPSHOT") this.text = event.messages.at(-1)?.content;
    }

    rebuild({ changes }) {
        changes.forEach((change) => this.change(change));
    }
}

test("a thousand readers that stalled, each begun at another place, are woken and converge", async (t) => {
    const places = [];
    let text = "";
    const { gateway, publisher, reader, begin } = await world(t, "--sub-queue-entries", "200");
    const noted = await reader({
        frames: (list) => {
            for (const { cursor, event } of list) {
                if (event?.type === "TEXT_MESSAGE_CONTENT") text += event.delta;
                if (cursor && event) places.push({ after: cursor, text });
            }
        },
    });
    await begin();
    await publisher.publish(start());
    for (let i = 0; i < 10; i++) {
        await publisher.publish(...times(100, (n) => content(`${100 * i + n} `)));
        await noted.reach(await publisher.head()); // as it is, with a cursor for each
    }
    assert.ok(places.length > 1000);
    const stalled = places.slice(-1000).map((place) => new Light(gateway.host, place));
    t.after(() => stalled.forEach(({ raw }) => raw.destroy()));
    const ready = () => gateway.log.filter((line) => line.includes("session_ready")).length;
    while (ready() < 1000 + 4) await new Promise(setImmediate); // with the worker, its client and the two
    for (let i = 0; i < 3; i++) await publisher.publish(...times(100, (n) => [content(`+${100 * i + n} `), snapshot(n, 4096)]).flat());
    await publisher.publish(end());
    await publisher.finish();
    const head = await publisher.head();
    await noted.reach(head);
    for (const { raw } of stalled) raw.resume();
    const { messages, state } = noted.picture();
    for (const each of stalled) {
        await each.raw.until(() => each.subscription.cursor === head);
        assert.equal(each.text, messages[0].content);
        assert.deepEqual(each.state, state);
    }
    const { bytes } = stalled.at(-1).raw; // it had been at the log's end
    assert.ok(bytes < 600000, `${bytes} bytes of 1300000`);
});

/** What predictive state sends: each token of a tool's argument replaces the whole object. */
function predicted(count) {
    const steps = times(40, (i) => ({ id: i, title: `Step ${i}`, text: "What was there before. ".repeat(6) }));
    let draft = "";
    return times(count, (i) => {
        const token = `word${i} `;
        draft += token;
        const document = { title: "Plan", draft, steps };
        return [
            { type: "TOOL_CALL_ARGS", toolCallId: "call", delta: token },
            { type: "STATE_DELTA", delta: [{ op: "replace", path: "/document", value: document }] },
        ];
    });
}

for (const [ending, last] of [
    ["confirmed by a snapshot", { document: { title: "Plan", done: true } }],
    ["taken back", { document: { title: "Before" } }],
])
    for (const [how, args, wishes] of [
        ["with a rhythm", [], { coalesceMs: 250 }],
        ["behind its cap", ["--sub-queue-bytes", "128KiB", "--thread-bytes", "128MiB"], {}],
    ])
        test(`predictive state, ${ending}, costs 64 kbit/s a twentieth at most of its replay (${how})`, async (t) => {
            const { publisher, quick, reader, begin } = await world(t, ...args);
            const PER_TOKEN = 160; // bytes in 20 ms, with fifty tokens a second
            await begin({ state: { document: { title: "Before" } } });
            await publisher.publish({ type: "TOOL_CALL_START", toolCallId: "call", toolCallName: "write_document" });
            const slow = await reader({ ...wishes, chunk: 1600 });
            await slow.reach(await publisher.head());
            slow.raw.pause();
            const tokens = predicted(2500);
            for (let i = 0; i < tokens.length; i += 250) {
                const part = tokens.slice(i, i + 250);
                await publisher.publish(...part.flat());
                // In steps of some seconds: a kernel that sees many reads takes more on its own.
                slow.raw.grant(PER_TOKEN * part.length);
            }
            await publisher.publish({ type: "TOOL_CALL_END", toolCallId: "call" }, { type: "STATE_SNAPSHOT", snapshot: last });
            await publisher.finish();
            const head = await publisher.head();
            await quick.reach(head);
            slow.raw.resume();
            await slow.reach(head);
            assert.deepEqual(slow.picture(), quick.picture());
            assert.deepEqual(slow.picture().state, last);
            assert.equal(slow.counts.reset, 0);
            const [all, taken] = [JSON.stringify(tokens).length, slow.raw.bytes];
            assert.ok(all > 20 * taken, `${taken} bytes of ${all}`);
            t.diagnostic(`${taken} bytes of ${all}: 1/${Math.round(all / taken)}`);
        });
