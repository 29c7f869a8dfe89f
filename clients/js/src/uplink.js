// SPDX-License-Identifier: MIT
// What keeps a socket to a gateway: attempts, waits between them, tokens, and who waits for them.
import { Backoff } from "./backoff.js";
import { SluiceError, closeAction, closeError } from "./errors.js";
import { FRAMINGS } from "./framing.js";
import { Link } from "./link.js";

const DEFAULTS = {
  protocol: "json",
  client: "sluice-js/0.1",
  connectTimeoutMs: 15000,
  minBackoffMs: 300,
  maxBackoffMs: 30000,
  firstAttempts: 5,
  stableMs: 5000,
};
const REAUTHENTICATIONS = 2;

function timersOf(options) {
  const set = options.setTimeout ?? globalThis.setTimeout;
  const clear = options.clearTimeout ?? globalThis.clearTimeout;
  const now = options.now ?? Date.now;
  return { set: (fn, ms) => set(fn, ms), clear: (timer) => clear(timer), now: () => now() };
}

/**
 * States: "idle" (no socket wanted yet, or no more), "connecting", "ready", "waiting" (for the next
 * attempt), "stopped" (the gateway does not want this client back; `open` tries again), "closed".
 *
 * Those who extend it provide `hello()` (the fields of the first frame), `greeted(welcome)`,
 * `accept(frame)`, `down()` (the link is gone), `over(error)` (and none will follow) and `idle()`
 * (nobody needs a socket).
 */
export class Uplink {
  constructor(options) {
    const WebSocket = options.WebSocket ?? globalThis.WebSocket;
    if (!WebSocket) throw new SluiceError({ code: "no_websocket" });
    this.options = { ...DEFAULTS, ...options, WebSocket };
    this.options.url = options.url.replace(/^http/, "ws");
    this.options.random ??= Math.random;
    this.options.timers = timersOf(options);
    if (!FRAMINGS[this.options.protocol])
      throw new SluiceError({ code: "bad_option", message: "protocol is json or msgpack" });
    const { minBackoffMs: minMs, maxBackoffMs: maxMs, random } = this.options;
    this.backoff = new Backoff({ minMs, maxMs, random });
    this.state = "idle";
    this.welcome = undefined;
    this.retryAt = undefined; // while waiting: when the next attempt is due
    this.renewals = new Map(); // ref -> how to settle
    this.waiters = [];
    this.listeners = new Map();
    this.nextRef = 1;
    this.attempts = 0;
    this.reauthentications = 0;
  }

  // --- what callers use ---

  /** Starts connecting, also after the gateway told the client to stop. */
  open() {
    if (this.state === "closed") throw new SluiceError({ code: "closed" });
    if (this.state === "idle" || this.state === "stopped") {
      this.attempts = 0;
      this.reauthentications = 0;
      this.attempt();
    }
    return this;
  }

  /** The gateway's `welcome`, once there is one. */
  ready() {
    if (this.state === "ready") return Promise.resolve(this.welcome);
    return new Promise((resolve, reject) => {
      this.want();
      this.waiters.push({ resolve, reject });
    });
  }

  /** Asks the token callback for a new token, or takes this one, and tells the gateway. */
  async renewToken(token) {
    if (token !== undefined) this.options.token = token;
    const fresh = await this.token("renew");
    if (this.state !== "ready" || fresh === undefined) return;
    await this.present(fresh);
  }

  /** Ends a wait between attempts, for example when the device is online again. */
  wake() {
    if (this.state === "waiting") this.attempt();
  }

  /** Calls `listener` when something of that name happens; returns how to stop that. */
  on(name, listener) {
    if (!this.listeners.has(name)) this.listeners.set(name, new Set());
    const set = this.listeners.get(name).add(listener);
    return () => set.delete(listener);
  }

  /** Ends everything; what waits here is refused with `closed`. */
  close() {
    if (this.state === "closed") return;
    if (this.state === "ready") this.link.send({ op: "goodbye" });
    this.finish("closed", new SluiceError({ code: "closed" }));
  }

  // --- inside ---

  ref() {
    return this.nextRef++;
  }

  want() {
    this.open();
  }

  /** Resolves when the gateway has taken the token. */
  present(token) {
    const ref = this.ref();
    this.link.send({ op: "token", ref, token });
    return new Promise((resolve, reject) => this.renewals.set(ref, { resolve, reject }));
  }

  emit(name, value) {
    for (const listener of [...(this.listeners.get(name) ?? [])]) listener(value);
  }

  enter(state) {
    if (this.state === state) return;
    this.state = state;
    this.emit("state", state);
  }

  token(why) {
    const { token } = this.options;
    return typeof token === "function" ? token({ why }) : token;
  }

  async attempt() {
    this.options.timers.clear(this.retryTimer);
    this.enter("connecting");
    const attempt = (this.attemptId = {});
    let token;
    try {
      // In a later turn, when whoever asked for the connection is on its lists.
      token = await Promise.resolve("connect").then((why) => this.token(why));
    } catch (error) {
      if (this.attemptId === attempt) this.lost(1006, "no token", error); // perhaps offline
      return;
    }
    if (this.attemptId === attempt) this.dial(attempt, token);
  }

  dial(attempt, token) {
    const hello = { op: "hello", ref: this.ref(), client: this.options.client, ...this.hello() };
    if (token !== undefined) hello.token = token;
    const mine = (call) => (value, ...more) => this.attemptId === attempt && call(value, ...more);
    try {
      this.link = new Link(this.options, hello, {
        welcome: mine((frame) => this.connected(frame)),
        frames: mine((frames) => frames.forEach(mine((frame) => this.receive(frame)))),
        closed: mine((code, reason, cause) => this.lost(code, reason, cause)),
      });
    } catch (error) {
      this.finish("stopped", error); // the URL cannot be used
    }
  }

  connected(welcome) {
    this.welcome = welcome;
    this.attempts = 0;
    this.reauthentications = 0;
    this.everReady = true;
    this.refusal = undefined;
    const { timers, stableMs } = this.options;
    this.stableTimer = timers.set(() => this.backoff.reset(), stableMs);
    this.enter("ready");
    this.greeted(welcome);
    for (const waiter of this.waiters.splice(0)) waiter.resolve(welcome);
    this.emit("welcome", welcome);
    this.settled();
  }

  /** Something is done that the socket may have been kept for. */
  settled() {}

  receive(frame) {
    const renewal = this.renewals.get(frame.ref);
    if (renewal && (frame.op === "ack" || frame.op === "error")) {
      this.renewals.delete(frame.ref);
      if (frame.op === "ack") renewal.resolve();
      else renewal.reject(SluiceError.fromFrame(frame));
    } else if (frame.op === "tokenExpiring") this.expiring();
    else this.accept(frame);
  }

  async expiring() {
    if (typeof this.options.token !== "function") return;
    try {
      await this.renewToken();
    } catch (error) {
      this.emit("error", error); // the gateway closes when the old token runs out
    }
  }

  /** A refusal that no request was asked for: it may explain why the socket closes. */
  complain(frame) {
    this.refusal = SluiceError.fromFrame(frame);
    this.emit("error", this.refusal);
  }

  lost(code, reason, cause) {
    const { timers } = this.options;
    timers.clear(this.stableTimer);
    for (const { resolve } of this.renewals.values()) resolve(); // the next `hello` has the token
    this.renewals.clear();
    this.down();
    const action = closeAction(code);
    const error = () => closeError(code, reason, this.refusal ?? cause);
    if (action === "stop") return this.finish("stopped", error());
    if (action === "reauthenticate") {
      this.reauthentications += 1;
      const able = typeof this.options.token === "function";
      if (!able || this.reauthentications > REAUTHENTICATIONS)
        return this.finish("stopped", error());
    }
    if (this.idle()) return this.enter("idle");
    this.attempts += 1;
    if (!this.everReady && this.attempts >= this.options.firstAttempts) {
      const message = `no answer from ${this.options.url}`;
      return this.finish("stopped", new SluiceError({ code: "unreachable", message, cause }));
    }
    const wait = this.backoff.next();
    this.retryAt = timers.now() + wait;
    this.retryTimer = timers.set(() => this.attempt(), wait);
    this.enter("waiting");
    return undefined;
  }

  finish(state, error) {
    const { timers } = this.options;
    timers.clear(this.retryTimer);
    timers.clear(this.stableTimer);
    this.attemptId = undefined;
    this.link?.close(1000, state);
    this.down();
    this.enter(state);
    for (const { reject } of this.renewals.values()) reject(error);
    this.renewals.clear();
    for (const waiter of this.waiters.splice(0)) waiter.reject(error);
    this.over(error);
    if (state === "stopped") this.emit("error", error);
  }
}
