// SPDX-License-Identifier: MIT
// One socket from its opening to its end: hello, welcome, frames, the watchdog over silence.
import { SluiceError } from "./errors.js";
import { BRACKETS, FRAMINGS, batch } from "./framing.js";

/**
 * `handlers` are `welcome(frame)`, `frames(array)` and `closed(code, reason, cause)`. The last one
 * is called exactly once, and nothing after it.
 */
export class Link {
  constructor(options, hello, handlers) {
    this.options = options;
    this.framing = FRAMINGS[options.protocol];
    this.handlers = handlers;
    this.timers = options.timers;
    this.outbox = [];
    this.limit = Infinity; // bytes of a message
    this.welcomed = false;
    this.ended = false;
    this.socket = new options.WebSocket(options.url, this.framing.protocol);
    this.socket.binaryType = "arraybuffer";
    this.socket.onopen = () => this.send(hello);
    this.socket.onmessage = (message) => this.receive(message.data);
    this.socket.onerror = (event) => {
      this.cause = event?.error ?? event?.message ?? this.cause;
    };
    this.socket.onclose = (event) => this.end(event.code ?? 1006, event.reason ?? "");
    this.silenceMs = options.connectTimeoutMs;
    this.heard = this.timers.now();
    this.watch();
  }

  /** Frames of one tick leave together. Throws when the frame has no encoding or is too large. */
  send(frame) {
    this.sendEncoded(this.framing.encode(frame));
  }

  sendEncoded(part) {
    // The gateway would close the socket over it, for all that share it.
    if (this.framing.size(part) + BRACKETS > this.limit)
      throw new SluiceError({ code: "too_large", limit: this.limit });
    this.outbox.push(part);
    if (this.outbox.length === 1) Promise.resolve().then(() => this.flush());
  }

  flush() {
    const parts = this.outbox;
    this.outbox = [];
    if (this.ended) return;
    for (const message of batch(this.framing, parts, this.limit)) this.socket.send(message);
  }

  receive(data) {
    if (this.ended) return;
    this.heard = this.timers.now();
    let frames;
    try {
      frames = this.framing.decode(data);
      if (!Array.isArray(frames)) throw new TypeError("a message that is not an array");
    } catch (error) {
      this.cause = error;
      return this.close(4400, "unreadable");
    }
    if (!this.welcomed) this.greet(frames);
    if (!this.ended) this.handlers.frames(frames);
  }

  greet(frames) {
    const welcome = frames.find((frame) => frame?.op === "welcome");
    if (!welcome) return;
    this.welcomed = true;
    this.limit = welcome.limits?.frameBytes ?? Infinity;
    if (welcome.heartbeatMs > 0) this.silenceMs = welcome.heartbeatMs * 1.5 + 1000;
    else this.silenceMs = Infinity;
    this.handlers.welcome(welcome);
  }

  /** Ends the link when nothing was heard for longer than a living gateway is silent. */
  watch() {
    if (this.ended || this.silenceMs === Infinity) return;
    const left = this.heard + this.silenceMs - this.timers.now();
    if (left <= 0) return this.close(4000, "silent");
    this.timer = this.timers.set(() => this.watch(), left);
  }

  /** Closes from this side; does not wait for the other, which may be gone. */
  close(code, reason) {
    if (this.ended) return;
    this.flush();
    const { socket } = this;
    this.end(1006, reason);
    try {
      socket.close(code, reason);
    } catch (error) {
      this.cause = error; // closing a socket that never opened
    }
  }

  end(code, reason) {
    if (this.ended) return;
    this.ended = true;
    this.timers.clear(this.timer);
    const ignore = () => {};
    Object.assign(this.socket, { onopen: ignore, onmessage: ignore, onclose: ignore });
    this.socket.onerror = ignore;
    this.handlers.closed(code, reason, this.cause);
  }
}
