// SPDX-License-Identifier: MIT
// Random names.
export function randomId(bytes = 8) {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
