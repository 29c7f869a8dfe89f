// SPDX-License-Identifier: MIT
// Holds `sluice fold` and `sluice check` against the published client over random streams, legal
// and broken, of one run or several.
//
//   node fold.test.mjs [FIRST_SEED [SEEDS]]     SLUICE in the environment is the program
import { deepStrictEqual } from "node:assert";
import { spawnSync } from "node:child_process";

import { feed } from "./lib/client.mjs";
import { Random } from "./lib/random.mjs";
import { streamOf } from "./lib/streams.mjs";

const [first = "1", seeds = process.env.FOLD_SEEDS ?? "120"] = process.argv.slice(2);
// Where the gateway is stricter than version 1.0.0 of the client, or does not vouch for it.
const STRICTER = /not that of RUN_STARTED|same id|: deviates: /;

function sluice(args, texts) {
    const input = texts.map((text) => `${text.replaceAll("\n", " ")}\n`).join("");
    const { status, stdout, stderr, error } = spawnSync(process.env.SLUICE, [...args, "-"], {
        input,
        maxBuffer: 1 << 28,
    });
    if (error) throw error;
    return { status, stdout: stdout.toString("utf8"), stderr: stderr.toString("utf8") };
}

// What JSON can say of a value.
const printed = (value) => JSON.parse(JSON.stringify(value));

function insist(condition, what) {
    if (!condition) throw new Error(what);
}

function checkFold(client, texts) {
    const { status, stdout, stderr } = sluice(["fold", "--unfinished", "print"], texts);
    if (client.fatal >= 0) {
        insist(status === 1 && stdout === "", `the client rejects ${client.fatal}: ${client.error}`);
        const line = Number(/^line (\d+): /.exec(stderr)?.[1]);
        insist(line <= client.fatal + 1, `the client rejects ${client.fatal}, not ${stderr}`);
        if (line <= client.fatal) insist(STRICTER.test(stderr), `too early: ${stderr}`);
        return "refused";
    }
    if (status === 1) {
        insist(stdout === "" && STRICTER.test(stderr), `the client takes it: ${stderr}`);
        return "stricter";
    }
    insist(status === 0 && stderr === "", stderr);
    const { messages, state } = JSON.parse(stdout);
    deepStrictEqual(printed(messages), printed(client.messages), "messages");
    deepStrictEqual(printed(state), printed(client.state), "state");
    return "folded";
}

// Every line that the client refuses or warns about has a finding. Behind the first that it
// refuses it says no more.
function checkFindings(client, texts) {
    const { status, stdout, stderr } = sluice(["check"], texts);
    insist(stderr === "", stderr);
    const lines = stdout.split("\n").slice(0, -1);
    insist(status === (lines.length ? 1 : 0), `exit code ${status}`);
    const found = new Set();
    for (const line of lines) {
        const match = /^line (\d+): [a-z_0-9]+: [ -~]+$/.exec(line);
        insist(match, `not a finding: ${line}`);
        found.add(Number(match[1]));
    }
    client.warned.forEach((warned, i) => {
        if (warned || i === client.fatal) insist(found.has(i + 1), `no finding for line ${i + 1}`);
    });
}

// A run; of the legal ones, where one is found soon.
async function runOf(rng, legal) {
    for (let tries = legal ? 8 : 1; ; tries--) {
        const texts = streamOf(rng);
        if (tries === 1) return texts;
        const { fatal } = await feed(texts);
        if (fatal < 0 && texts.some((text) => JSON.parse(text).type === "RUN_FINISHED")) return texts;
    }
}

const seen = { folded: 0, refused: 0, stricter: 0 };
let failed = 0;
for (let seed = Number(first); seed < Number(first) + Number(seeds) && failed < 3; seed++) {
    const rng = new Random(seed);
    const texts = [];
    for (let runs = rng.pick([1, 1, 2, 3]); runs > 0; runs--)
        texts.push(...(await runOf(rng, seed % 2 === 0)));
    try {
        const client = await feed(texts);
        seen[checkFold(client, texts)]++;
        checkFindings(client, texts);
    } catch (error) {
        failed++;
        console.log(`seed ${seed}: ${error.message}\n${texts.join("\n")}`);
    }
}
console.log(JSON.stringify(seen));
if (seen.folded < Number(seeds) / 4) throw new Error("too few streams are legal");
process.exitCode = failed ? 1 : 0;
