// SPDX-License-Identifier: MIT
// MessagePack for JSON values, with the two extension types of the `sluice.v1.msgpack` framing.
import { readUtf8, utf8Length, writeUtf8 } from "./utf8.js";

const MAX_DEPTH = 512;
const EXT_NUMBER = 1; // a number's JSON text
const EXT_STRING = 2; // a string with lone surrogates, in WTF-8
const TWO_32 = 4294967296;

class Writer {
  constructor() {
    this.bytes = new Uint8Array(1024);
    this.view = new DataView(this.bytes.buffer);
    this.at = 0;
  }

  /** Makes room for `count` bytes and returns the place of the first. */
  take(count) {
    const at = this.at;
    this.at += count;
    if (this.at > this.bytes.length) {
      const larger = new Uint8Array(Math.max(this.at, this.bytes.length * 2));
      larger.set(this.bytes);
      this.bytes = larger;
      this.view = new DataView(larger.buffer);
    }
    return at;
  }

  head(byte, size, value) {
    const at = this.take(1 + size);
    this.bytes[at] = byte;
    if (size === 1) this.view.setUint8(at + 1, value);
    else if (size === 2) this.view.setUint16(at + 1, value);
    else if (size === 4) this.view.setUint32(at + 1, value);
  }

  /** A length with its type: `fix` holds it below `limit`, else the first of `types` that can. */
  length(value, fix, limit, types) {
    if (value < limit) this.head(fix | value, 0);
    else if (value < 0x100 && types[0]) this.head(types[0], 1, value);
    else if (value < 0x10000) this.head(types[1], 2, value);
    else this.head(types[2], 4, value);
  }

  text(text) {
    const size = utf8Length(text);
    if (size < 0) {
      this.length(-size, 0, 0, [0xc7, 0xc8, 0xc9]);
      this.bytes[this.take(1)] = EXT_STRING;
    } else this.length(size, 0xa0, 32, [0xd9, 0xda, 0xdb]);
    const at = this.take(Math.abs(size));
    writeUtf8(text, this.bytes, at);
  }

  number(value) {
    if (!Number.isFinite(value)) return this.head(0xc0, 0); // as JSON.stringify does
    if (!Number.isSafeInteger(value)) {
      const at = this.take(9);
      this.bytes[at] = 0xcb;
      return this.view.setFloat64(at + 1, value);
    }
    if (value >= 0) return this.unsigned(value);
    if (value >= -32) return this.head(value & 0xff, 0);
    if (value >= -0x80) return this.head(0xd0, 1, value);
    if (value >= -0x8000) return this.head(0xd1, 2, value);
    if (value >= -0x80000000) return this.head(0xd2, 4, value);
    return this.wide(0xd3, value);
  }

  unsigned(value) {
    if (value < 0x80) return this.head(value, 0);
    if (value < 0x100) return this.head(0xcc, 1, value);
    if (value < 0x10000) return this.head(0xcd, 2, value);
    if (value < TWO_32) return this.head(0xce, 4, value);
    return this.wide(0xcf, value);
  }

  wide(byte, value) {
    const at = this.take(9);
    this.bytes[at] = byte;
    this.view.setUint32(at + 1, Math.floor(value / TWO_32));
    this.view.setUint32(at + 5, value >>> 0);
  }

  value(value, depth) {
    if (typeof value?.toJSON === "function") value = value.toJSON();
    if (typeof value === "string") return this.text(value);
    if (typeof value === "number") return this.number(value);
    if (typeof value === "boolean") return this.head(value ? 0xc3 : 0xc2, 0);
    if (typeof value === "bigint") throw new TypeError("a BigInt has no JSON form");
    if (typeof value !== "object" || value === null) return this.head(0xc0, 0);
    if (depth >= MAX_DEPTH) throw new RangeError(`nested deeper than ${MAX_DEPTH}`);
    if (Array.isArray(value)) {
      this.length(value.length, 0x90, 16, [0, 0xdc, 0xdd]);
      for (const item of value) this.value(item, depth + 1);
      return undefined;
    }
    const keys = Object.keys(value).filter((key) => writable(value[key]));
    this.length(keys.length, 0x80, 16, [0, 0xde, 0xdf]);
    for (const key of keys) {
      this.text(key);
      this.value(value[key], depth + 1);
    }
    return undefined;
  }
}

const writable = (value) =>
  value !== undefined && typeof value !== "function" && typeof value !== "symbol";

/** A JSON value as MessagePack; what JSON.stringify would leave out is left out. */
export function encode(value) {
  const writer = new Writer();
  writer.value(value, 0);
  return writer.bytes.slice(0, writer.at);
}

/** Encoded values as one MessagePack array. */
export function joinArray(parts) {
  const writer = new Writer();
  writer.length(parts.length, 0x90, 16, [0, 0xdc, 0xdd]);
  for (const part of parts) {
    const at = writer.take(part.length);
    writer.bytes.set(part, at);
  }
  return writer.bytes.slice(0, writer.at);
}

/** An object with one more member: an array of encoded values. */
export function encodeWithArray(object, name, parts) {
  const keys = Object.keys(object).filter((key) => writable(object[key]));
  const writer = new Writer();
  writer.length(keys.length + 1, 0x80, 16, [0, 0xde, 0xdf]);
  for (const key of keys) {
    writer.text(key);
    writer.value(object[key], 1);
  }
  writer.text(name);
  const array = joinArray(parts);
  const at = writer.take(array.length);
  writer.bytes.set(array, at);
  return writer.bytes.slice(0, writer.at);
}

class Reader {
  constructor(bytes) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = 0;
  }

  skip(count) {
    const at = this.at;
    if (count > this.bytes.length - at) throw new RangeError("MessagePack ends too early");
    this.at += count;
    return at;
  }

  uint(size) {
    const at = this.skip(size);
    if (size === 1) return this.view.getUint8(at);
    return size === 2 ? this.view.getUint16(at) : this.view.getUint32(at);
  }

  text(length, surrogates) {
    const at = this.skip(length);
    return readUtf8(this.bytes, at, at + length, surrogates);
  }

  ext(length) {
    const type = this.uint(1);
    const text = this.text(length, true);
    if (type === EXT_STRING) return text;
    if (type !== EXT_NUMBER || !/^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text))
      throw new RangeError("an extension type that this framing does not have");
    return Number(text);
  }

  array(count, depth) {
    this.room(count, depth);
    const array = new Array(count);
    for (let i = 0; i < count; i++) array[i] = this.value(depth + 1);
    return array;
  }

  map(count, depth) {
    this.room(count * 2, depth);
    const object = {};
    for (let i = 0; i < count; i++) {
      const key = this.value(depth + 1);
      if (typeof key !== "string") throw new RangeError("a key that is not a string");
      const value = this.value(depth + 1);
      if (key === "__proto__") Object.defineProperty(object, key, own(value));
      else object[key] = value;
    }
    return object;
  }

  /** A claimed count cannot exceed the bytes that are left. */
  room(count, depth) {
    if (count > this.bytes.length - this.at) throw new RangeError("MessagePack ends too early");
    if (depth >= MAX_DEPTH) throw new RangeError(`nested deeper than ${MAX_DEPTH}`);
  }

  int64(signed) {
    const at = this.skip(8);
    const high = signed ? this.view.getInt32(at) : this.view.getUint32(at);
    return high * TWO_32 + this.view.getUint32(at + 4); // rounds once, as JSON.parse does
  }

  value(depth) {
    const byte = this.uint(1);
    if (byte < 0x80) return byte;
    if (byte < 0x90) return this.map(byte & 0x0f, depth);
    if (byte < 0xa0) return this.array(byte & 0x0f, depth);
    if (byte < 0xc0) return this.text(byte & 0x1f, false);
    if (byte >= 0xe0) return byte - 0x100;
    return this.typed(byte, depth);
  }

  typed(byte, depth) {
    switch (byte) {
      case 0xc0: return null;
      case 0xc2: return false;
      case 0xc3: return true;
      case 0xc7: return this.ext(this.uint(1));
      case 0xc8: return this.ext(this.uint(2));
      case 0xc9: return this.ext(this.uint(4));
      case 0xca: return this.view.getFloat32(this.skip(4));
      case 0xcb: return this.view.getFloat64(this.skip(8));
      case 0xcc: return this.uint(1);
      case 0xcd: return this.uint(2);
      case 0xce: return this.uint(4);
      case 0xcf: return this.int64(false);
      case 0xd0: return this.view.getInt8(this.skip(1));
      case 0xd1: return this.view.getInt16(this.skip(2));
      case 0xd2: return this.view.getInt32(this.skip(4));
      case 0xd3: return this.int64(true);
      case 0xd4: case 0xd5: case 0xd6: case 0xd7: case 0xd8:
        return this.ext(1 << (byte - 0xd4));
      case 0xd9: return this.text(this.uint(1), false);
      case 0xda: return this.text(this.uint(2), false);
      case 0xdb: return this.text(this.uint(4), false);
      case 0xdc: return this.array(this.uint(2), depth);
      case 0xdd: return this.array(this.uint(4), depth);
      case 0xde: return this.map(this.uint(2), depth);
      case 0xdf: return this.map(this.uint(4), depth);
      default: throw new RangeError(`MessagePack type 0x${byte.toString(16)} has no JSON form`);
    }
  }
}

const own = (value) => ({ value, enumerable: true, configurable: true, writable: true });

/** One MessagePack value (Uint8Array or ArrayBuffer) as a JSON value; throws a RangeError. */
export function decode(data) {
  const reader = new Reader(data instanceof Uint8Array ? data : new Uint8Array(data));
  const value = reader.value(0);
  if (reader.at !== reader.bytes.length) throw new RangeError("bytes behind the value");
  return value;
}
