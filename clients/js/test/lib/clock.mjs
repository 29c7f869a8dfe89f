// SPDX-License-Identifier: MIT
// A clock that jumps: what a device sees that slept.

export class JumpingClock {
  constructor() {
    this.offset = 0;
    this.timers = new Map();
    this.next = 1;
  }

  get options() {
    return {
      now: () => this.now(),
      setTimeout: (fn, ms) => this.set(fn, ms),
      clearTimeout: (timer) => this.clear(timer),
    };
  }

  now() {
    return Date.now() + this.offset;
  }

  set(fn, ms) {
    const id = this.next++;
    const run = () => (this.clear(id), fn());
    this.timers.set(id, { at: this.now() + ms, run, real: setTimeout(run, ms) });
    return id;
  }

  clear(id) {
    clearTimeout(this.timers.get(id)?.real);
    this.timers.delete(id);
  }

  /** Time passes without anything having run; then what is due runs, the earliest first. */
  jump(ms) {
    this.offset += ms;
    const due = [...this.timers.values()].filter(({ at }) => at <= this.now());
    for (const { run } of due.sort((a, b) => a.at - b.at)) run();
  }
}
