// SPDX-License-Identifier: MIT
// The two framings: how frames become WebSocket messages and back.
import { decode, encode, encodeWithArray, joinArray } from "./msgpack.js";
import { utf8Length } from "./utf8.js";

/** Frames of one tick share a message up to this size; a larger frame travels alone. */
const BATCH = 65536;
/** What a message costs beyond the frames in it: brackets, or the head of an array. */
export const BRACKETS = 5;

export const FRAMINGS = {
  json: {
    protocol: "sluice.v1.json",
    encode: (frame) => JSON.stringify(frame),
    /** `frame` with one more member: an array of encoded values. */
    encodeWith: (frame, name, parts) =>
      `${JSON.stringify(frame).slice(0, -1)},${JSON.stringify(name)}:[${parts.join(",")}]}`,
    size: (text) => Math.abs(utf8Length(text)) + 1,
    join: (parts) => `[${parts.join(",")}]`,
    decode: (data) => JSON.parse(data),
  },
  msgpack: {
    protocol: "sluice.v1.msgpack",
    encode,
    encodeWith: encodeWithArray,
    size: (bytes) => bytes.length,
    join: joinArray,
    decode,
  },
};

/** Groups encoded frames into messages of at most `limit` bytes, in order. */
export function batch(framing, parts, limit) {
  const most = Math.min(BATCH, limit) - BRACKETS;
  const messages = [];
  let group = [];
  let size = 0;
  for (const part of parts) {
    const add = framing.size(part);
    if (group.length && size + add > most) {
      messages.push(framing.join(group));
      group = [];
      size = 0;
    }
    group.push(part);
    size += add;
  }
  if (group.length) messages.push(framing.join(group));
  return messages;
}
