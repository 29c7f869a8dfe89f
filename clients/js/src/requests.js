// SPDX-License-Identifier: MIT
// Requests that wait for an answer: numbered, limited in flight, sent again after a reconnection.
import { SluiceError } from "./errors.js";

/** Requests in flight, where the gateway names no limit or a higher one. */
const WINDOW = 32;

export class Requests {
  /**
   * `ref()` gives the next number; `write(frame)` sends on the live link; `later(fn, retries)` calls
   * back after a short while.
   */
  constructor({ ref, write, later }) {
    this.ref = ref;
    this.write = write;
    this.later = later;
    this.open = new Map(); // ref -> request, in the order asked
    this.window = WINDOW;
    this.inFlight = 0;
    this.live = false;
    this.epoch = 0; // counts links
  }

  get size() {
    return this.open.size;
  }

  /** A promise of the `ack`. The returned request can be dropped while it was never sent. */
  add(frame) {
    const request = { ref: this.ref(), frame, sent: false, flying: false, retries: 0 };
    request.answer = new Promise((resolve, reject) => Object.assign(request, { resolve, reject }));
    this.open.set(request.ref, request);
    this.pump();
    return request;
  }

  drop(request) {
    this.settle(request.ref);
  }

  /** Everything unanswered goes out again; the keys in the frames make that harmless. */
  connected(limit = WINDOW) {
    // At the gateway's limit it would refuse every other frame as well.
    this.window = Math.max(1, Math.min(WINDOW, limit - 1));
    this.live = true;
    this.epoch += 1;
    this.inFlight = 0;
    for (const request of this.open.values()) request.flying = false;
    this.pump();
  }

  disconnected() {
    this.live = false;
  }

  pump() {
    if (!this.live) return;
    for (const request of this.open.values()) {
      if (this.inFlight >= this.window) return;
      if (request.flying) continue;
      try {
        this.write({ ...request.frame, ref: request.ref });
      } catch (error) {
        this.open.delete(request.ref);
        request.reject(error);
        continue;
      }
      request.flying = true;
      request.sent = true;
      this.inFlight += 1;
    }
  }

  settle(ref) {
    const request = this.open.get(ref);
    if (!request) return undefined;
    this.open.delete(ref);
    if (request.flying && this.live) this.inFlight -= 1;
    this.pump();
    return request;
  }

  ack(frame) {
    const request = this.settle(frame.ref);
    request?.resolve(frame);
    return request !== undefined;
  }

  error(frame) {
    const request = this.open.get(frame.ref);
    if (!request) return false;
    if (frame.code === "busy" && request.retries < 10) {
      // The request stays in flight until then, which narrows the window a little.
      request.retries += 1;
      const { epoch } = this;
      this.later(() => this.again(request, epoch), request.retries);
      return true;
    }
    this.settle(frame.ref);
    request.reject(SluiceError.fromFrame(frame));
    return true;
  }

  again(request, epoch) {
    if (!this.live || epoch !== this.epoch || !this.open.has(request.ref)) return;
    this.write({ ...request.frame, ref: request.ref });
  }

  fail(error) {
    const requests = [...this.open.values()];
    this.open.clear();
    this.inFlight = 0;
    for (const request of requests) request.reject(error);
  }
}
