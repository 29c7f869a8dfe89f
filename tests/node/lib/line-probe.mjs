// SPDX-License-Identifier: MIT
// A program that answers each line with a line.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

export class LineProbe {
    constructor(program) {
        this.child = spawn(program, { stdio: ["pipe", "pipe", "inherit"] });
        this.answers = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
    }

    async askText(line) {
        this.child.stdin.write(`${line}\n`);
        const { value, done } = await this.answers.next();
        if (done) throw new Error(`the probe died at: ${line}`);
        return value;
    }

    async ask(line) {
        return JSON.parse(await this.askText(line));
    }

    end() {
        this.child.stdin.end();
    }
}
