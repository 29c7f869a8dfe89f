// SPDX-License-Identifier: MIT
// The values of session files: what stands for something else, and exact comparison.
import { createHmac } from "node:crypto";
import assert from "node:assert/strict";

const base64url = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A JWT of these claims; `exp` and `nbf` count from now. */
function makeToken({ alg = "HS256", key, ...claims }, rightKey) {
  const now = Math.floor(Date.now() / 1000);
  const body = { ...claims };
  for (const name of ["exp", "nbf"])
    if (typeof body[name] === "number") body[name] += now;
  const signed = `${base64url({ alg, typ: "JWT" })}.${base64url(body)}`;
  const hash = { HS256: "sha256", HS384: "sha384", HS512: "sha512" }[alg];
  const signature = hash
    ? createHmac(hash, key ?? rightKey).update(signed).digest("base64url")
    : "";
  return `${signed}.${signature}`;
}

const nest = (depth) => JSON.parse("[".repeat(depth) + "]".repeat(depth));

/** Replaces what stands for something else in what is sent. */
export function build(value, context) {
  if (Array.isArray(value)) return value.map((item) => build(item, context));
  if (value === null || typeof value !== "object") return value;
  if (value.$repeat) return value.$repeat[0].repeat(value.$repeat[1]);
  if (value.$concat) return value.$concat.map((item) => build(item, context)).join("");
  if (value.$count) return `${value.$count}${context.count}`;
  if (value.$nest) return nest(value.$nest);
  if (value.$token) return makeToken(value.$token, context.key);
  if (value.$saved) return context.saved.get(value.$saved);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, build(item, context)]));
}

function resolve(expected, actual, context) {
  if (expected === null || typeof expected !== "object") return expected;
  if (Array.isArray(expected))
    return expected.map((item, i) => resolve(item, actual?.[i], context));
  if (expected.$any) return typeof actual === expected.$any ? actual : expected;
  if (expected.$save) {
    context.saved.set(expected.$save, actual);
    return actual;
  }
  if (expected.$saved) return context.saved.get(expected.$saved);
  return Object.fromEntries(
    Object.entries(expected).map(([key, item]) => [key, resolve(item, actual?.[key], context)]));
}

/** Deep equality with placeholders. */
export function assertMatches(actual, expected, context, message) {
  assert.deepEqual(actual, resolve(expected, actual, context), message);
}

/** Whether every member of `partial` is in `actual` and equal. */
export function includes(actual, partial) {
  return Object.entries(partial).every(([key, item]) =>
    item !== null && typeof item === "object" && !Array.isArray(item)
      ? actual?.[key] && includes(actual[key], item)
      : JSON.stringify(actual?.[key]) === JSON.stringify(item));
}
