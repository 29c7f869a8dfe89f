// SPDX-License-Identifier: MIT
// Random numbers that a seed repeats.

export class Random {
    constructor(seed) {
        this.state = (seed * 2654435761 + 0x9e3779b9) >>> 0;
    }

    // A number in [0, 1).
    next() {
        this.state = (this.state + 0x6d2b79f5) >>> 0;
        let t = this.state;
        t = Math.imul(t ^ (t >>> 15), t | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    }

    below(n) {
        return Math.floor(this.next() * n);
    }

    chance(p) {
        return this.next() < p;
    }

    pick(list) {
        return list[this.below(list.length)];
    }
}
