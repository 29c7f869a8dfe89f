// SPDX-License-Identifier: MIT
// The two framings: how frames become WebSocket messages and back.
import { decode, encode, joinArray } from "./msgpack.js";

/** Frames of one tick share a message up to this size; a larger frame travels alone. */
const BATCH = 65536;

const textSize = (text) => text.length; // close enough: only decides what shares a message

export const FRAMINGS = {
  json: {
    protocol: "sluice.v1.json",
    encode: (frame) => JSON.stringify(frame),
    size: textSize,
    join: (parts) => `[${parts.join(",")}]`,
    decode: (data) => JSON.parse(data),
  },
  msgpack: {
    protocol: "sluice.v1.msgpack",
    encode,
    size: (bytes) => bytes.length,
    join: joinArray,
    decode,
  },
};

/** Groups encoded frames into messages, in order. */
export function batch(framing, parts) {
  const messages = [];
  let group = [];
  let size = 0;
  for (const part of parts) {
    const add = framing.size(part);
    if (group.length && size + add > BATCH) {
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
