// SPDX-License-Identifier: MIT
// The codec against @msgpack/msgpack, against JSON, and against hostile bytes.
import assert from "node:assert/strict";
import test from "node:test";
import * as reference from "@msgpack/msgpack";
import { decode, encode, joinArray } from "../src/msgpack.js";
import { randomOf } from "./lib/random.mjs";

const hex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hexOf = (bytes) => Buffer.from(bytes).toString("hex");

const NUMBERS = [
  0, 1, 31, 32, 127, 128, 255, 256, 65535, 65536, 4294967295, 4294967296, 9007199254740991,
  -1, -32, -33, -128, -129, -32768, -32769, -2147483648, -2147483649, -9007199254740991,
  0.5, -0.25, 1e21, 1e300, 5e-324, 1.7976931348623157e308,
];

function randomValue(rnd, depth) {
  const kind = rnd.below(depth > 3 ? 5 : 7);
  if (kind === 0) return rnd.pick([null, true, false]);
  if (kind === 1) return rnd.pick(NUMBERS);
  if (kind === 2) return Math.floor((rnd.next() - 0.5) * 2 ** rnd.below(54));
  if (kind <= 4) return rnd.pick(["", "é", "\u{1f600}", "日本", "x"]).repeat(rnd.below(rnd.pick([4, 300])));
  const size = rnd.below(rnd.pick([4, 40]));
  if (kind === 5) return Array.from({ length: size }, () => randomValue(rnd, depth + 1));
  return Object.fromEntries(
    Array.from({ length: size }, (_, i) => [`k${i}`, randomValue(rnd, depth + 1)]),
  );
}

test("what one codec writes the other reads", () => {
  const rnd = randomOf(7);
  for (let i = 0; i < 400; i++) {
    const value = randomValue(rnd, 0);
    assert.deepEqual(reference.decode(encode(value)), value);
    assert.deepEqual(decode(reference.encode(value)), value);
    assert.deepEqual(decode(reference.encode(value, { forceFloat32: false, useBigInt64: false })), value);
  }
});

test("values come out as JSON would bring them", () => {
  const date = new Date(0);
  const odd = { a: undefined, b: () => 1, c: NaN, d: Infinity, e: date, f: [undefined, -0], g: Symbol("x") };
  assert.deepEqual(decode(encode(odd)), JSON.parse(JSON.stringify(odd)));
  assert.throws(() => encode({ n: 1n }), TypeError);
});

test("long strings, arrays and maps use every head", () => {
  for (const size of [31, 32, 255, 256, 65535, 65536]) {
    const text = "é".repeat(size >> 1).padEnd(size >> 1);
    assert.equal(decode(encode(text)), text);
    const array = new Array(size).fill(0);
    assert.deepEqual(decode(encode(array)), array);
    const object = Object.fromEntries(array.map((_, i) => [`${i}k`, i]));
    assert.deepEqual(decode(encode(object)), object);
    assert.deepEqual(reference.decode(encode(object)), object);
  }
});

test("lone surrogates travel as extension 2", () => {
  for (const text of ["\ud83d", "a\ude00b", "\ude00\ud83d", `${"x".repeat(300)}\ud800`]) {
    assert.equal(decode(encode(text)), text);
    assert.deepEqual(decode(encode({ [text]: text })), { [text]: text });
  }
  assert.equal(hexOf(encode("\ud83d")), "c70302eda0bd");
  assert.equal(decode(hex("c70302eda0bd")), "\ud83d");
  assert.equal(decode(hex("d602f09f9880")), "\u{1f600}");
});

test("number texts travel as extension 1", () => {
  const ext = (text) => hex(`c7${text.length.toString(16).padStart(2, "0")}01${Buffer.from(text).toString("hex")}`);
  for (const text of ["0.1000", "-0", "1e400", "123456789012345678901234567890", "1E5"])
    assert.equal(decode(ext(text)), JSON.parse(text));
  for (const text of ["", "01", "1.", "NaN", "0x1", " 1"]) assert.throws(() => decode(ext(text)), RangeError);
});

test("64-bit integers round as JSON.parse rounds them", () => {
  for (const big of [2n ** 53n + 1n, 2n ** 64n - 1n, 2n ** 63n, 9223372036854775807n, 1152921504606846977n]) {
    const bytes = new Uint8Array(9);
    bytes[0] = 0xcf;
    new DataView(bytes.buffer).setBigUint64(1, big);
    assert.equal(decode(bytes), Number(big));
    if (big < 2n ** 63n) {
      bytes[0] = 0xd3;
      new DataView(bytes.buffer).setBigInt64(1, -big);
      assert.equal(decode(bytes), Number(-big));
    }
  }
});

test("encoded values join to one array", () => {
  for (const count of [0, 1, 15, 16, 40]) {
    const values = Array.from({ length: count }, (_, i) => ({ i }));
    assert.deepEqual(decode(joinArray(values.map(encode))), values);
  }
});

test("a key named __proto__ is a key", () => {
  const value = decode(encode(JSON.parse('{"__proto__":{"a":1}}')));
  assert.deepEqual(Object.keys(value), ["__proto__"]);
  assert.equal(value.a, undefined);
});

test("hostile bytes are refused, whatever they claim", () => {
  const bad = [
    "", "c1", "c400", "c0c0", "ddffffffff", "dfffffffff", "dbffffffff", "c9ffffffff02", "d9",
    "a1ff", "a2c080", "a3eda0bd", "a4f4908080", "8101c0", "81c0c0", "d40500", "d403ff", "92c0",
  ];
  for (const text of bad) assert.throws(() => decode(hex(text)), RangeError, text);
  assert.throws(() => decode(new Uint8Array(100000).fill(0x91)), RangeError);
  const deep = new Uint8Array(513).fill(0x91);
  deep[512] = 0xc0;
  assert.doesNotThrow(() => decode(deep));
});

test("every cut of a message is refused", () => {
  const bytes = encode({ op: "event", cursor: "x".repeat(40), event: { n: [1, -5, 2 ** 40, 0.5], s: "é\ud800" } });
  for (let end = 0; end < bytes.length; end++)
    assert.throws(() => decode(bytes.subarray(0, end)), RangeError);
});
