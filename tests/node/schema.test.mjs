// SPDX-License-Identifier: MIT
// Holds the subset of JSON Schema against ajv (draft 2020-12) over random schemas and values, and
// over schemas that libraries make.
//
//   node schema.test.mjs SCHEMA_PROBE [FIRST_SEED [PAIRS]]
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";

import { Script } from "./lib/probe.mjs";
import { Random } from "./lib/random.mjs";

const require = createRequire(import.meta.url);
const Ajv = load("ajv/dist/2020");

// ctest takes 77 as "skipped": the modules are installed by tests/run.
function load(name) {
    try {
        return require(name).default;
    } catch (error) {
        if (error.code !== "MODULE_NOT_FOUND") throw error;
        console.log(`skipped: ${name} is not installed, run tests/run`);
        process.exit(77);
    }
}

// Checks values one after another; values of one schema come together.
let compiled = {};
function theirs(schema, value) {
    const text = JSON.stringify(schema);
    if (compiled.text !== text) compiled = { text, check: compile(schema) };
    return compiled.check(value);
}
function compile(schema) {
    const ajv = new Ajv({
        strict: false,
        validateFormats: false,
        ownProperties: true,
        logger: false,
    });
    return ajv.compile(schema);
}

const TYPES = ["null", "boolean", "integer", "number", "string", "array", "object"];
const KEYS = ["a", "b", "c", "d/e", "f~g", "", "\u{1f600}", "length"];
// ajv loses "" where it is missing beside others, and a `contains` beside some `prefixItems`.
const REQUIRED = KEYS.filter((key) => key !== "");
const APART = ["contains", "prefixItems"];
const STRINGS = ["", "a", "ab", "abc", "\u{1f600}", "\ud83d", "\u00e4\u00f6"];
const NUMBERS = [0, 1, 2, 3, -1, 0.5, -2.25, 12, 1e3, 1e20, 4.75, 7, -0];

const object = (entries) => {
    const made = Object.create(null);
    for (const [key, value] of entries) made[key] = value;
    return made;
};

class Source {
    constructor(seed) {
        this.rng = new Random(seed);
        this.defs = this.rng.below(4);
    }
    some(most, make) {
        return Array.from({ length: this.rng.below(most + 1) }, make);
    }
    scalar() {
        return this.rng.pick([null, true, false, this.rng.pick(NUMBERS), this.rng.pick(STRINGS)]);
    }
    value(depth) {
        const { rng } = this;
        if (depth === 0 || rng.chance(0.4)) return this.scalar();
        if (rng.chance(0.5)) return this.some(4, () => this.value(depth - 1));
        return object(this.some(4, () => [rng.pick(KEYS), this.value(depth - 1)]));
    }
    ref() {
        // Only to what stands later, so that a schema does not lead back to itself.
        return this.deeper > 0 && this.rng.chance(0.3)
            ? "#"
            : `#/$defs/${this.level + this.rng.below(this.defs - this.level)}`;
    }
    inside(depth, make) {
        const { level } = this;
        this.deeper++;
        this.level = 0;
        const made = make(depth - 1);
        this.deeper--;
        this.level = level;
        return made;
    }
    keyword(depth) {
        const { rng } = this;
        const here = () => this.schema(depth - 1);
        const inner = () => this.inside(depth, (d) => this.schema(d));
        const list = (make, most = 3) => [make(), ...this.some(most - 1, make)];
        const map = () => object(this.some(4, () => [rng.pick(KEYS), inner()]));
        const scalars = [
            () => ({ type: rng.chance(0.7) ? rng.pick(TYPES) : [...new Set(list(() => rng.pick(TYPES)))] }),
            () => ({ type: rng.pick(["array", "object"]) }),
            () => ({ enum: list(() => this.value(2), 5) }),
            () => ({ const: this.value(2) }),
            () => ({ minimum: rng.pick(NUMBERS) }),
            () => ({ maximum: rng.pick(NUMBERS) }),
            () => ({ exclusiveMinimum: rng.pick(NUMBERS) }),
            () => ({ exclusiveMaximum: rng.pick(NUMBERS) }),
            () => ({ multipleOf: rng.pick([1, 2, 3, 0.5, 0.25, 7]) }),
            () => ({ minLength: rng.below(4) }),
            () => ({ maxLength: rng.below(4) }),
            () => ({ minItems: rng.below(4) }),
            () => ({ maxItems: rng.below(4) }),
            () => ({ uniqueItems: rng.chance(0.8) }),
            () => ({ required: [...new Set(this.some(2, () => rng.pick(REQUIRED)))] }),
            () => ({ minProperties: rng.below(4) }),
            () => ({ maxProperties: rng.below(4) }),
            () => ({ title: "t", description: "d", default: this.value(1), format: "date" }),
        ];
        const holders = [
            () => ({ prefixItems: list(inner) }),
            () => ({ items: inner() }),
            () => ({ contains: inner(), ...rng.pick([{}, { minContains: rng.below(3) }, { maxContains: 1 + rng.below(2) }]) }),
            () => ({ properties: map() }),
            () => ({ properties: map(), additionalProperties: inner() }),
            () => ({ additionalProperties: inner() }),
            () => ({ propertyNames: inner() }),
            () => ({ allOf: list(here) }),
            () => ({ anyOf: list(here) }),
            () => ({ oneOf: list(here) }),
            () => ({ not: here() }),
            () => ({ if: here(), then: here(), else: here() }),
            () => (this.level < this.defs ? { $ref: this.ref() } : {}),
        ];
        return (depth > 0 && rng.chance(0.6) ? rng.pick(holders) : rng.pick(scalars))();
    }
    schema(depth) {
        const { rng } = this;
        if (rng.chance(0.06)) return rng.chance(0.7);
        const schema = {};
        for (let count = rng.pick([0, 1, 1, 1, 2, 2, 3]); count > 0; count--) {
            const made = this.keyword(depth);
            // What belongs together stays together.
            const taken = Object.keys(made).some(
                (key) => key in schema || (APART.includes(key) && APART.some((other) => other in schema)),
            );
            if (!taken) Object.assign(schema, made);
        }
        return schema;
    }
    // Definition i refers to later ones, and inside to any.
    whole() {
        this.level = this.deeper = 0;
        const schema = this.schema(3);
        if (typeof schema === "boolean") return schema;
        schema.$defs = {};
        for (let i = 0; i < this.defs; i++) {
            this.level = i + 1;
            schema.$defs[i] = this.schema(2);
        }
        return schema;
    }
}

// Values that have a chance: what the schema itself mentions.
function mentioned(schema, found = []) {
    if (!schema || typeof schema !== "object") return found;
    if ("const" in schema) found.push(schema.const);
    if (Array.isArray(schema.enum)) found.push(...schema.enum);
    for (const inner of Object.values(schema)) mentioned(inner, found);
    return found;
}

function pairsOf(seed, perSchema) {
    const source = new Source(seed);
    const schema = source.whole();
    const known = mentioned(schema);
    return Array.from({ length: perSchema }, () => ({
        seed,
        schema,
        value: known.length && source.rng.chance(0.3) ? source.rng.pick(known) : source.value(3),
    }));
}

function checkAll(pairs, program) {
    const script = new Script();
    for (const { schema, value } of pairs) script.add(JSON.stringify({ schema, value }));
    return script.run(program).map((line) => JSON.parse(line));
}

function random(program, first, count) {
    const PER_SCHEMA = 8;
    const seen = { ok: 0, bad_answer: 0 };
    const pairs = [];
    for (let seed = first; pairs.length < count; seed++) pairs.push(...pairsOf(seed, PER_SCHEMA));
    const answers = checkAll(pairs, program);
    let wrong = 0;
    for (const [i, { seed, schema, value }] of pairs.entries()) {
        // Printed and read again: -0 is 0, __proto__ is a member.
        const text = JSON.stringify({ schema, value });
        const expected = theirs(...Object.values(JSON.parse(text)));
        const { code } = answers[i];
        if (code in seen) seen[code]++;
        if (code === (expected ? "ok" : "bad_answer")) continue;
        console.log(`seed ${seed}: ajv says ${expected}, not ${JSON.stringify(answers[i])}\n${text}`);
        if (++wrong === 5) break;
    }
    console.log(`${pairs.length} random pairs: ${seen.ok} good, ${seen.bad_answer} bad`);
    if (seen.ok < count / 5 || seen.bad_answer < count / 5) throw new Error("too few say anything");
    return wrong;
}

function fixtures(program) {
    const folder = new URL("schemas/", import.meta.url);
    let wrong = 0;
    for (const file of readdirSync(folder)) {
        const { schema, good, bad } = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
        const pairs = [...good, ...bad].map((value) => ({ schema, value }));
        const answers = checkAll(pairs, program);
        for (const [i, { value }] of pairs.entries()) {
            const wanted = i < good.length;
            if (theirs(schema, value) !== wanted) throw new Error(`${file}: the example ${i} is wrong`);
            if (answers[i].code === (wanted ? "ok" : "bad_answer")) continue;
            console.log(`${file}: ${JSON.stringify(value)}: ${JSON.stringify(answers[i])}`);
            wrong++;
        }
        console.log(`${file}: ${pairs.length} examples`);
    }
    return wrong;
}

const [program, first = "1", count = "4000"] = process.argv.slice(2);
process.exitCode = fixtures(program) + random(program, Number(first), Number(count)) ? 1 : 0;
