// SPDX-License-Identifier: MIT
// Holds the gate against the published client over random runs, legal and broken.
//
//   node gate.test.mjs PROBE [FIRST_SEED [SEEDS]]
// GATE_SEEDS in the environment says how many seeds, when the argument does not.
import { deepStrictEqual } from "node:assert";

import { feed, isShapeError } from "./lib/client.mjs";
import { Script, readStep } from "./lib/probe.mjs";
import { Random } from "./lib/random.mjs";
import { THREAD, message, runInput } from "./lib/events.mjs";
import { spell } from "./lib/spell.mjs";
import { breakShape, streamOf } from "./lib/streams.mjs";

const UNKNOWN = 1;
const VERSION = 8;
const AUTHORITY = { "@ag-ui/client": { authoritativeActivityTypes: null } };
const ITEM = { SUBAGENT: 0, STEP: 1, SPAN: 2, THOUGHT: 3, TEXT: 4, CALL: 5, UNANSWERED: 6 };

const isTerminal = ({ text }) => ["RUN_FINISHED", "RUN_ERROR"].includes(JSON.parse(text).type);
const isStart = ({ text }) => JSON.parse(text).type === "RUN_STARTED";

class Mismatch extends Error {}

function insist(condition, what) {
    if (!condition) throw new Mismatch(what);
}

// What is asked of the probe for one run.
function ask(script, texts, cut, history) {
    const gate = (policy, before, after) => {
        script.add(`N ${policy}`);
        if (before) script.add(before);
        return texts.map((text, i) => {
            const place = script.add(`E ${text}`);
            after?.(i);
            return place;
        });
    };
    const asked = { pass: gate("pass"), reject: gate("reject"), repair: gate("repair") };
    asked.reloaded = gate("repair", undefined, () => script.add("R"));
    gate("repair", undefined, (i) => {
        if (i === cut) asked.closed = script.add("C");
    });
    asked.joined = gate("repair", `H ${JSON.stringify(history)}`, (i) => {
        if (i === cut) asked.open = script.add("O");
    });
    return asked;
}

function checkPass(steps, client) {
    const ends = steps.findIndex((step) => step.result === "ends");
    const over = steps.findIndex((step) => step.out.some(isTerminal));
    const stricter = ends >= 0 && /not that of RUN_STARTED|same id/.test(steps[ends].why);
    const { fatal } = client;

    if (stricter)
        insist(fatal < 0 || fatal >= ends, `fatal at ${fatal}, a stricter rule ends at ${ends}`);
    else if (ends >= 0)
        insist(fatal === ends, `the gate ends at ${ends}, the client rejects at ${fatal}`);
    else
        insist(
            fatal < 0 || (over >= 0 && fatal > over),
            `the gate passes, the client rejects at ${fatal}`,
        );
    const last = ends >= 0 ? ends : over;
    steps.forEach((step, i) => {
        if (last >= 0 && i > last)
            insist(step.result === "dropped", `${i} was not dropped behind the end`);
    });
    return ends >= 0 ? ends : undefined;
}

function checkShapes(steps, client) {
    client.warned.forEach((warned, i) => {
        const { shape, faults } = steps[i];
        if (i === client.fatal) {
            insist(
                isShapeError(client.error) === (shape === "fatal"),
                `${i}: shape ${shape}, but ${client.error}`,
            );
            return;
        }
        insist(shape !== "fatal", `${i}: the shape is fatal only here`);
        insist(
            warned === ((faults & ~VERSION) !== 0),
            `${i}: faults ${faults}, the client warned: ${warned}`,
        );
    });
}

function checkReject(steps, passed, ends) {
    const rejected = steps.findIndex((step) => step.result === "ends");
    const over = passed.findIndex((step) => step.out.some(isTerminal));
    const harmful = passed.findIndex((step) => step.faults & ~(UNKNOWN | VERSION));
    const candidates = [ends ?? Infinity, harmful < 0 ? Infinity : harmful].map((i) =>
        over >= 0 && i > over ? Infinity : i,
    );
    const expected = Math.min(...candidates);
    insist(
        rejected === (expected === Infinity ? -1 : expected),
        `reject ends at ${rejected}, not ${expected}`,
    );
}

const outputs = (steps) => steps.flatMap((step) => step.out);
const textsOf = (out) => out.map(({ text }) => text);

async function checkAccepted(out, what, options) {
    const client = await feed(textsOf(out), options);
    const culprit = client.fatal >= 0 ? out[client.fatal].text : "";
    insist(client.fatal < 0, `${what}: the client rejects ${culprit}: ${client.error}`);
    insist(!client.reducerError, `${what}: ${client.reducerError}`);
    return client;
}

async function checkRepair(texts, steps, passed, client) {
    const out = outputs(steps);

    const repaired = await checkAccepted(out, "repair");
    insist(out.filter(isTerminal).length <= 1, "two terminals");
    insist(
        out.findIndex(isTerminal) === -1 || isTerminal(out.at(-1)),
        "something follows the terminal",
    );
    steps.forEach((step, i) =>
        step.out.forEach(({ verbatim, text }) =>
            insist(!verbatim || text === texts[i].trim(), `${i}: not the same bytes`),
        ),
    );
    const whole =
        client.fatal < 0 && passed.every(({ result }) => !["ends", "dropped"].includes(result));
    if (!whole) return;
    deepStrictEqual(textsOf(out), textsOf(outputs(passed)), "a legal run was changed");
    // The client makes up ids for THINKING_* events.
    if (texts.some((text) => JSON.parse(text).type?.startsWith?.("THINKING"))) return;
    deepStrictEqual(repaired.messages, client.messages, "the repair changes the messages");
    deepStrictEqual(repaired.state, client.state, "the repair changes the state");
    deepStrictEqual(repaired.interrupts, client.interrupts, "the repair changes the interrupts");
}

async function checkClosed(steps, closed, cut) {
    const before = outputs(steps.slice(0, cut + 1));
    if (!before.some(isStart) || before.some(isTerminal)) return;
    insist(closed.result === "passed", "closing failed");
    const end = { text: JSON.stringify({ type: "RUN_FINISHED", threadId: THREAD, runId: "run" }) };
    const ids = JSON.parse(before.find(isStart).text);
    end.text = JSON.stringify({
        ...JSON.parse(end.text),
        threadId: ids.threadId,
        runId: ids.runId,
    });
    await checkAccepted([...before, ...closed.out, end], "closed");
}

const holds = (messages, { kind, start }) =>
    kind === ITEM.CALL || kind === ITEM.UNANSWERED
        ? messages.some((m) => m.toolCalls?.some(({ id }) => id === start.toolCallId))
        : messages.some(({ id }) => id === start.messageId);

// The events that bring an empty pipeline to where `messages` and `items` are.
function resync(started, messages, items) {
    const { input, ...bare } = JSON.parse(started.text);
    const events = [bare];
    const add = (item) => events.push(item.start, ...(item.end ? [item.end] : []));
    const content = items.filter(({ kind }) => kind > ITEM.STEP);

    items.filter(({ kind }) => kind <= ITEM.STEP).forEach(add);
    // What a snapshot took from under an open item must be gone here too.
    const gone = content.filter((item) => item.kind !== ITEM.SPAN && !holds(messages, item));
    gone.forEach(add);
    // A snapshot without reasoning leaves reasoning alone: such a message becomes another one first.
    const reset = gone
        .filter(({ kind }) => kind === ITEM.THOUGHT)
        .map(({ start }) => ({ id: start.messageId, role: "user", content: "" }));
    events.push({ type: "MESSAGES_SNAPSHOT", messages: reset, metadata: AUTHORITY });
    events.push({ type: "MESSAGES_SNAPSHOT", messages, metadata: AUTHORITY });
    content.filter((item) => !gone.includes(item)).forEach(add);
    return events.map((event) => ({ text: JSON.stringify(event) }));
}

async function checkJoined(steps, items, cut, history) {
    const before = outputs(steps.slice(0, cut + 1));
    const after = outputs(steps.slice(cut + 1));
    const options = { messages: history };

    const present = await checkAccepted([...before, ...after], "present", options);
    if (!before.some(isStart) || before.some(isTerminal)) return;
    const { messages } = await feed(textsOf(before), options);
    const prelude = resync(before.find(isStart), messages, items);
    const joined = await checkAccepted([...prelude, ...after], "joined");
    // The prelude was printed by JavaScript, which loses -0 and infinities.
    const printed = (value) => JSON.parse(JSON.stringify(value));
    deepStrictEqual(
        printed(joined.messages),
        printed(present.messages),
        "joining does not converge",
    );
    deepStrictEqual(joined.interrupts, present.interrupts);
}

async function verify(texts, cut, history, asked, answers) {
    const steps = (places) => places.map((place) => readStep(answers[place]));
    const passed = steps(asked.pass);
    const repaired = steps(asked.repair);
    const client = await feed(texts);

    insist(!client.reducerError, `the reducer failed: ${client.reducerError}`);
    const ends = checkPass(passed, client);
    checkShapes(passed, client);
    checkReject(steps(asked.reject), passed, ends);
    await checkRepair(texts, repaired, passed, client);
    deepStrictEqual(steps(asked.reloaded), repaired, "storing the gate changes it");
    if (asked.closed === undefined) return;
    await checkClosed(repaired, readStep(answers[asked.closed]), cut);
    await checkJoined(steps(asked.joined), JSON.parse(answers[asked.open]), cut, history);
}

const program = process.argv[2];
const first = Number(process.argv[3] ?? 1);
const count = Number(process.argv[4] ?? process.env.GATE_SEEDS ?? 250);

async function failureOf(texts, cut, history) {
    const script = new Script();
    const asked = ask(script, texts, cut, history);
    try {
        await verify(texts, cut, history, asked, script.run(program));
        return undefined;
    } catch (error) {
        return error;
    }
}

async function shrink(texts, cut, history) {
    let failure = await failureOf(texts, cut, history);
    for (let size = texts.length >> 1; size > 0; size >>= 1)
        for (let at = 0; at + size <= texts.length;) {
            const fewer = [...texts.slice(0, at), ...texts.slice(at + size)];
            const moved = cut >= at ? Math.max(cut - size, at - 1) : cut;
            const still = fewer.length ? await failureOf(fewer, moved, history) : undefined;
            if (still) {
                texts = fewer;
                cut = moved;
                failure = still;
            } else at += size;
        }
    for (let i = 0; i < history.length;) {
        const fewer = [...history.slice(0, i), ...history.slice(i + 1)];
        const still = await failureOf(texts, cut, fewer);
        if (still) history = fewer;
        else i++;
    }
    return { texts, cut, history, failure };
}

async function report(seed, texts, cut, history, error) {
    const small = await shrink(texts, cut, history);
    console.log(`seed ${seed}: ${(small.failure ?? error).message}`);
    console.log(`history ${JSON.stringify(small.history)}, joined behind event ${small.cut}`);
    small.texts.forEach((text, i) => console.log(`${i} ${text}`));
}

function runOf(seed) {
    const rng = new Random(seed);
    const texts = streamOf(rng);
    const history = Array.from({ length: rng.below(3) }, () => message(rng));
    const unique = history.filter((m, i) => history.findIndex(({ id }) => id === m.id) === i);
    // As the client holds them: without what it converts on the way in.
    for (const m of unique)
        if (Array.isArray(m.content))
            m.content = m.content.filter(
                ({ type, metadata }) => type !== "binary" && metadata !== null,
            );
    return {
        seed,
        texts,
        cut: rng.below(texts.length || 1),
        history: JSON.parse(JSON.stringify(unique)),
    };
}

// A RunAgentInput is good when the client takes it as the input of a RUN_STARTED.
async function checkInputs() {
    const script = new Script();
    const inputs = [];
    for (let seed = first; seed < first + count; seed++) {
        const rng = new Random(seed);
        const holder = [structuredClone(runInput(rng))];
        for (let i = rng.below(3); i > 0; i--) breakShape(rng, holder);
        inputs.push(spell(rng, holder[0], rng.pick([0, 0.02, 0.2])));
        script.add(`I ${inputs.at(-1)}`);
    }
    const answers = script.run(program);
    let wrong = 0;
    for (const [i, input] of inputs.entries()) {
        const started = `{"type":"RUN_STARTED","threadId":"t","runId":"r","input":${input}}`;
        const { fatal } = await feed([started]);
        if ((answers[i] === "true") === fatal < 0) continue;
        console.log(`seed ${first + i}: the input is good: ${answers[i]}, but not for the client`);
        console.log(input);
        if (++wrong >= 5) break;
    }
    return wrong;
}

async function main() {
    const BATCH = 100;
    let failures = 0;
    const kinds = { fatal: 0, fine: 0 };
    for (let seed = first; seed < first + count && failures < 5; seed += BATCH) {
        const runs = [];
        for (let s = seed; s < Math.min(seed + BATCH, first + count); s++) runs.push(runOf(s));
        const script = new Script();
        for (const run of runs) run.asked = ask(script, run.texts, run.cut, run.history);
        const answers = script.run(program);
        for (const { seed: s, texts, cut, history, asked } of runs) {
            try {
                await verify(texts, cut, history, asked, answers);
                kinds[
                    asked.pass.some((p) => answers[p].includes('"result":"ends"'))
                        ? "fatal"
                        : "fine"
                ]++;
            } catch (error) {
                if (!(error instanceof Mismatch) && error.code !== "ERR_ASSERTION") throw error;
                await report(s, texts, cut, history, error);
                if (++failures >= 5) break;
            }
        }
    }
    console.log(`${kinds.fine + kinds.fatal} runs agree, ${kinds.fatal} of them rejected`);
    failures += await checkInputs();
    process.exitCode = failures ? 1 : 0;
}

await main();
