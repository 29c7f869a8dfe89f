// SPDX-License-Identifier: MIT
// Waiting times between attempts: exponential, with full jitter so that many clients spread out.

export class Backoff {
  constructor({ minMs, maxMs, random }) {
    this.minMs = minMs;
    this.maxMs = maxMs;
    this.random = random;
    this.attempts = 0;
  }

  next() {
    const ceiling = Math.min(this.maxMs, this.minMs * 2 ** Math.min(this.attempts, 30));
    this.attempts += 1;
    return this.random() * ceiling;
  }

  reset() {
    this.attempts = 0;
  }
}
