// SPDX-License-Identifier: MIT
// UTF-8 and WTF-8 (UTF-8 that may hold halves of surrogate pairs) to and from strings.

/** Number of WTF-8 bytes of a string; negative when it holds a lone surrogate. */
export function utf8Length(text) {
  let bytes = 0;
  let lone = false;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) bytes += 1;
    else if (unit < 0x800) bytes += 2;
    else if (unit < 0xd800 || unit > 0xdfff) bytes += 3;
    else if (unit < 0xdc00 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
      bytes += 4;
      i++;
    } else {
      bytes += 3;
      lone = true;
    }
  }
  return lone ? -bytes : bytes;
}

/** Writes the WTF-8 of `text` at `at`; returns the place behind it. */
export function writeUtf8(text, bytes, at) {
  for (let i = 0; i < text.length; i++) {
    let unit = text.charCodeAt(i);
    if (unit < 0x80) {
      bytes[at++] = unit;
      continue;
    }
    if (unit < 0x800) {
      bytes[at++] = 0xc0 | (unit >> 6);
      bytes[at++] = 0x80 | (unit & 0x3f);
      continue;
    }
    const next = text.charCodeAt(i + 1);
    if ((unit & 0xfc00) === 0xd800 && (next & 0xfc00) === 0xdc00) {
      unit = 0x10000 + ((unit & 0x3ff) << 10) + (next & 0x3ff);
      i++;
      bytes[at++] = 0xf0 | (unit >> 18);
      bytes[at++] = 0x80 | ((unit >> 12) & 0x3f);
    } else {
      bytes[at++] = 0xe0 | (unit >> 12);
    }
    bytes[at++] = 0x80 | ((unit >> 6) & 0x3f);
    bytes[at++] = 0x80 | (unit & 0x3f);
  }
  return at;
}

const CHUNK = 4096;

/**
 * Reads bytes as UTF-8, or as WTF-8 where `surrogates` are let through. Throws a RangeError on
 * anything else: truncated or overlong forms, and code points that do not exist.
 */
export function readUtf8(bytes, start, end, surrogates) {
  let text = "";
  let units = [];
  let at = start;
  while (at < end) {
    const first = bytes[at++];
    let point = first;
    if (first >= 0x80) {
      const more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
      if (first < 0xc2 || first > 0xf4 || at + more > end) throw new RangeError("not UTF-8");
      point = first & (0x3f >> more);
      for (let i = 0; i < more; i++) {
        const byte = bytes[at++];
        if ((byte & 0xc0) !== 0x80) throw new RangeError("not UTF-8");
        point = (point << 6) | (byte & 0x3f);
      }
      const least = more === 1 ? 0x80 : more === 2 ? 0x800 : 0x10000;
      const half = point >= 0xd800 && point <= 0xdfff;
      if (point < least || point > 0x10ffff || (half && !surrogates))
        throw new RangeError("not UTF-8");
    }
    if (point > 0xffff) {
      units.push(0xd7c0 + (point >> 10), 0xdc00 | (point & 0x3ff));
    } else units.push(point);
    if (units.length >= CHUNK) {
      text += String.fromCharCode.apply(null, units);
      units = [];
    }
  }
  return text + String.fromCharCode.apply(null, units);
}
