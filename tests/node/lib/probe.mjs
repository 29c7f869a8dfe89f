// SPDX-License-Identifier: MIT
// Runs a probe program over many lines at once.
import { spawnSync } from "node:child_process";

export class Script {
    lines = [];

    // Returns the place of the answer.
    add(line) {
        return this.lines.push(line) - 1;
    }

    run(program) {
        const { status, stdout, stderr, error } = spawnSync(program, {
            input: this.lines.join("\n") + "\n",
            maxBuffer: 1 << 30,
        });
        // A probe that dies leaves its input unread (EPIPE); its own words matter more.
        if (error && error.code !== "EPIPE") throw error;
        if (error || status !== 0) throw new Error(`${program} failed (${status}):\n${stderr}`);
        const answers = stdout.toString("utf8").split("\n");
        answers.pop();
        if (answers.length !== this.lines.length)
            throw new Error(
                `${program} gave ${answers.length} answers to ${this.lines.length} lines`,
            );
        return answers;
    }
}

// Elements of a printed array [[flag,TEXT],…] with their exact bytes.
export function rawPairs(text) {
    const pairs = [];
    let depth = 0;
    let inString = false;
    let start = 0;
    for (let i = 0; i < text.length; i++) {
        const c = text[i];
        if (inString) {
            if (c === "\\") i++;
            else if (c === '"') inString = false;
        } else if (c === '"') inString = true;
        else if (c === "[" || c === "{") {
            if (++depth === 2) start = i;
        } else if (c === "]" || c === "}") {
            if (--depth === 1) {
                const pair = text.slice(start + 1, i);
                const comma = pair.indexOf(",");
                pairs.push({
                    verbatim: pair.slice(0, comma) === "true",
                    text: pair.slice(comma + 1),
                });
            }
            if (depth === 0) return pairs;
        }
    }
    throw new Error("unbalanced");
}

// The answer to a step of a gate.
export function readStep(answer) {
    const from = answer.indexOf("[");
    const out = rawPairs(answer.slice(from));
    const rest = JSON.parse(answer);
    return { ...rest, out };
}
