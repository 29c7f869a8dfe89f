// SPDX-License-Identifier: MIT
// How deep arrays and objects lie inside each other.

const isNest = (value) => typeof value === "object" && value !== null;

/** Whether it nests deeper than `limit`; a scalar nests 0 deep. */
export function nestsDeeper(value, limit) {
  let level = [value].filter(isNest);
  for (let depth = 0; level.length; depth++) {
    if (depth === limit) return true;
    level = level.flatMap((nest) => Object.values(nest).filter(isNest));
  }
  return false;
}
