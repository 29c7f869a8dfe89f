// SPDX-License-Identifier: MIT
// A JSON value to read: small ones in a line, others as a list of members.
import { h } from "./dom.js";

const LINES = 40;

export const scalar = (value) => typeof value !== "object" || value === null;

export function words(name) {
  const text = String(name).replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/[_-]+/g, " ").trim();
  return text ? text[0].toUpperCase() + text.slice(1) : String(name);
}

const NUMBER = new Intl.NumberFormat(undefined, { maximumFractionDigits: 6 });
export function shown(value) {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return NUMBER.format(value);
  return value === null || value === undefined ? "–" : String(value);
}

/** Members of an object (or elements of an array) as a description list. */
export function valueList(value, depth = 0) {
  if (scalar(value)) return h("span.value", {}, shown(value));
  if (depth > 4) return h("code", {}, JSON.stringify(value).slice(0, 500));
  const members = Array.isArray(value) ? value.map((each, i) => [i + 1, each]) : Object.entries(value);
  const list = h("dl.value", {});
  for (const [name, each] of members.slice(0, LINES))
    list.append(h("div", {}, h("dt", {}, words(name)), h("dd", {}, valueList(each, depth + 1))));
  if (members.length > LINES) list.append(h("div", {}, h("dt", {}, `and ${members.length - LINES} more`)));
  return list;
}

/** JSON as text, set in lines where it is JSON at all. */
export function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
