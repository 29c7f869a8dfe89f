// SPDX-License-Identifier: MIT
// Events of a run on their way to the gateway: numbered, sent within a window, kept until durable.

/** A frame of events holds at most so many, and about so many bytes. */
const FRAME_EVENTS = 256;
const FRAME_BYTES = 262144;

export class Window {
  /** `limits`: how many events and bytes may be unacknowledged. */
  constructor(limits) {
    this.limits = limits;
    this.events = []; // { part, size }, from sequence `first` on
    this.first = 1;
    this.sent = 0; // the last sequence on this link
    this.bytes = 0; // of all of `events`
    this.flying = 0; // bytes of those up to `sent`
  }

  /** The last sequence given out. */
  get last() {
    return this.first + this.events.length - 1;
  }

  /** Whether more may be asked for: all there is fits what may be under way. */
  get open() {
    const { events, bytes } = this.limits;
    return this.events.length < events && this.bytes < bytes;
  }

  add(part, size) {
    this.events.push({ part, size });
    this.bytes += size;
    return this.last;
  }

  /** The next frame's worth: `{ sequence, parts }`, or undefined when nothing may be sent. */
  next() {
    const parts = [];
    const sequence = this.sent + 1;
    let bytes = 0;
    while (this.sent < this.last && this.mayFly() && parts.length < FRAME_EVENTS) {
      const { part, size } = this.events[this.sent + 1 - this.first];
      if (parts.length && bytes + size > FRAME_BYTES) break;
      parts.push(part);
      bytes += size;
      this.flying += size;
      this.sent += 1;
    }
    return parts.length ? { sequence, parts } : undefined;
  }

  mayFly() {
    const { events, bytes } = this.limits;
    return this.sent - this.first + 1 < events && this.flying < bytes;
  }

  /** Everything up to `sequence` is durable. */
  acknowledge(sequence) {
    const gone = this.events.splice(0, Math.max(0, sequence - this.first + 1));
    this.first += gone.length;
    for (const { size } of gone) this.bytes -= size;
    if (this.sent < this.first - 1) this.rewind(this.first - 1);
    else this.fly();
  }

  /** What is behind `sequence` is sent again. False where that is no longer kept. */
  rewind(sequence) {
    if (sequence < this.first - 1 || sequence > this.last) return false;
    this.sent = sequence;
    this.fly();
    return true;
  }

  fly() {
    this.flying = 0;
    for (let i = this.first; i <= this.sent; i++) this.flying += this.events[i - this.first].size;
  }
}
