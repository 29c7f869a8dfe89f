// SPDX-License-Identifier: MIT
// Holds MessagePack against @msgpack/msgpack, and the text of doubles against String(), over random
// values.
//
//   node msgpack.test.mjs MSGPACK_PROBE [CASES [SEED]]
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const [probePath, cases = "3000", seedText = "1"] = process.argv.slice(2);
const { encode, decode, ExtensionCodec } = await load("@msgpack/msgpack");

// ctest takes 77 as "skipped": the modules are installed by tests/run.
async function load(name) {
    try {
        return await import(name);
    } catch (error) {
        if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
        console.log(`skipped: ${name} is not installed, run tests/run`);
        process.exit(77);
    }
}

/** Asks all questions at once; answers in their order. */
async function ask(questions) {
    const child = spawn(probePath, { stdio: ["pipe", "pipe", "inherit"] });
    const answers = [];
    const lines = createInterface({ input: child.stdout, crlfDelay: Infinity });
    const ended = new Promise((resolve) => lines.on("close", resolve));
    lines.on("line", (line) => answers.push(line));
    for (const question of questions) child.stdin.write(`${question}\n`);
    child.stdin.end();
    await ended;
    assert.equal(answers.length, questions.length, "the probe died");
    return answers;
}

let seed = BigInt(seedText);
function random(below) {
    seed = (seed * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    return Number((seed >> 33n) % BigInt(below));
}
const pick = (list) => list[random(list.length)];

function randomDouble() {
    const bytes = Buffer.alloc(8);
    for (let i = 0; i < 8; i++) bytes[i] = random(256);
    const kind = random(4);
    if (kind === 0) bytes.writeUInt16BE(0x3f80 + random(0x100), 0); // everyday sizes
    if (kind === 1) bytes.writeUInt32BE(0, 4); // few bits: ties and powers of two
    if (kind === 2) bytes.writeUInt16BE(random(0x20), 0); // subnormal and small
    const number = bytes.readDoubleBE(0);
    return Number.isFinite(number) ? number : randomDouble();
}

function randomNumber() {
    switch (random(4)) {
        case 0: return random(300) - 150;
        case 1: return Math.floor((random(2 ** 30) * 2 ** 23 + random(2 ** 23)) / 2 ** random(53));
        case 2: return -Math.floor((random(2 ** 30) * 2 ** 23 + random(2 ** 23)) / 2 ** random(53));
        default: return randomDouble();
    }
}

function randomString(surrogates) {
    const parts = ["", "a", "key", "\n", "\"", "\\", "/", "\0", "\x1f", "\x7f", "ä", "€", "\u2028", "😀"];
    if (surrogates) parts.push("\ud83d", "\ude00", "\udfff");
    let text = "";
    for (let n = random(6); n > 0; n--) text += pick(parts);
    return random(40) ? text : text.padEnd(pick([31, 32, 255, 256, 65535, 65536]), "x");
}

function randomValue(depth, surrogates) {
    const kind = random(depth > 4 ? 6 : 8);
    if (kind < 2) return pick([null, true, false]);
    if (kind < 4) return randomNumber();
    if (kind < 6) return randomString(surrogates);
    const count = random(30) ? random(5) : pick([15, 16, 17]);
    const items = Array.from({ length: count }, () => randomValue(depth + 1, surrogates));
    if (kind === 6) return items;
    // Digits would be sorted to the front, __proto__ would vanish.
    return Object.fromEntries(items.map((item, i) => [`${randomString(surrogates)}.${i}`, item]));
}

const hex = (bytes) => Buffer.from(bytes).toString("hex");
/** Whether both sides write a number as the same type: beyond 2^53 theirs are floats. */
const isCommon = (value) =>
    typeof value === "number"
        ? Number.isSafeInteger(value) ? !Object.is(value, -0) : !Number.isInteger(value)
        : value === null || typeof value !== "object" || Object.values(value).every(isCommon);

// The extension types of docs/protocol.md.
const extensionCodec = new ExtensionCodec();
const noEncode = () => null;
extensionCodec.register({ type: 1, encode: noEncode, decode: (data) => Number(Buffer.from(data).toString("latin1")) });
extensionCodec.register({ type: 2, encode: noEncode, decode: (data) => fromWtf8(data) });

function fromWtf8(data) {
    let text = "";
    for (let i = 0; i < data.length; ) {
        const size = data[i] < 0x80 ? 1 : data[i] < 0xe0 ? 2 : data[i] < 0xf0 ? 3 : 4;
        let code = size === 1 ? data[i] : data[i] & (0x7f >> size);
        for (let k = 1; k < size; k++) code = (code << 6) | (data[i + k] & 0x3f);
        text += String.fromCodePoint(code);
        i += size;
    }
    return text;
}

async function sameBytesAndTexts() {
    const values = Array.from({ length: Number(cases) }, () => randomValue(0, false)).filter(isCommon);
    assert.ok(values.length > Number(cases) / 4);
    const packed = await ask(values.map((value) => `J ${JSON.stringify(value)}`));
    values.forEach((value, i) => assert.equal(packed[i], hex(encode(value))));
    const texts = await ask(values.map((value) => `M ${hex(encode(value))}`));
    values.forEach((value, i) => assert.equal(texts[i], JSON.stringify(value)));
    return values.length;
}

/** What JavaScript reads from our bytes is what it reads from the JSON. */
async function sameMeaning() {
    const spellings = ["1.0", "-0", "0.10", "1e5", "1E-7", "1e21", "123456789012345678901234567890", "-0.0"];
    const texts = Array.from({ length: Number(cases) }, () => {
        const text = JSON.stringify(randomValue(0, true));
        return text.replace(/\b(?:true|null)\b(?![^"]*"[,}\]:])/g, () => pick(spellings));
    }).filter((text) => { try { JSON.parse(text); return true; } catch { return false; } });
    const packed = await ask(texts.map((text) => `J ${text}`));
    texts.forEach((text, i) =>
        assert.deepEqual(decode(Buffer.from(packed[i], "hex"), { extensionCodec }), JSON.parse(text), text));
    return texts.length;
}

async function sameDoubles() {
    const doubles = Array.from({ length: Number(cases) * 10 }, randomDouble);
    const texts = await ask(doubles.map((number) => {
        const bytes = Buffer.alloc(8);
        bytes.writeDoubleBE(number);
        return `D ${hex(bytes)}`;
    }));
    doubles.forEach((number, i) =>
        assert.equal(texts[i], Object.is(number, -0) ? "-0" : String(number)));
    return doubles.length;
}

console.log(`${await sameBytesAndTexts()} values: the same bytes, and the same JSON back`);
console.log(`${await sameMeaning()} texts: the same meaning`);
console.log(`${await sameDoubles()} doubles: the same text`);
