// SPDX-License-Identifier: MIT
// Identifiers that do not repeat: keys of requests.

/** 128 random bits in hex; `random` serves where the platform has no crypto. */
export function randomId({ random = Math.random } = {}) {
  const bytes = new Uint8Array(16);
  if (globalThis.crypto?.getRandomValues) globalThis.crypto.getRandomValues(bytes);
  else for (let i = 0; i < bytes.length; i++) bytes[i] = Math.floor(random() * 256);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
