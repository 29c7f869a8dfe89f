// SPDX-License-Identifier: MIT
// JSON in spellings that no serialiser uses.
import { ODD } from "./odd.mjs";

const NUMBERS = [
    "1.0",
    "1e3",
    "-0",
    "0.5",
    "9007199254740992",
    "9007199254740991",
    "9007199254740991.4",
    "1e400",
    "1e-400",
    "-9007199254740991",
    "-9007199254740992",
    "1E+2",
    "123456789012345678901234567890",
];

// JSON in unusual spellings: escapes, repeated keys, odd numbers, white space.
export function spell(rng, value, oddness) {
    const odd = () => rng.chance(oddness);
    if (typeof value === "string") {
        if (!odd()) return JSON.stringify(value);
        // Code unit by code unit: a surrogate pair becomes two escapes.
        const escape = (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`;
        const units = value
            .split("")
            .map((c) => (rng.chance(0.3) ? escape(c) : JSON.stringify(c).slice(1, -1)));
        return `"${units.join("")}"`;
    }
    if (typeof value === "number" && odd()) return rng.pick(NUMBERS);
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const space = () => (odd() ? rng.pick([" ", "\t", "  "]) : "");
    if (Array.isArray(value))
        return `[${value.map((e) => space() + spell(rng, e, oddness)).join(",")}${space()}]`;
    const members = [];
    for (const key of Object.keys(value)) {
        if (odd())
            members.push(`${JSON.stringify(key)}:${spell(rng, structuredClone(rng.pick(ODD)), 0)}`);
        members.push(
            `${space()}${spell(rng, key, oddness)}:${space()}${spell(rng, value[key], oddness)}`,
        );
    }
    return `{${members.join(",")}${space()}}`;
}
