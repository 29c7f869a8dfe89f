// SPDX-License-Identifier: MIT
// A connection to a gateway: one socket at a time, many subscriptions and runs over it.
import { Backoff } from "./backoff.js";
import { SluiceError, closeAction, closeError } from "./errors.js";
import { FRAMINGS } from "./framing.js";
import { Link } from "./link.js";
import { Requests } from "./requests.js";
import { Subscription } from "./subscription.js";
import { randomId } from "./random-id.js";

const DEFAULTS = {
  protocol: "json",
  client: "sluice-js/0.1",
  connectTimeoutMs: 15000,
  minBackoffMs: 300,
  maxBackoffMs: 30000,
  firstAttempts: 5,
  stableMs: 5000,
};
const SUBS_PER_FRAME = 100;
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
 */
export class Connection {
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
    this.requests = new Requests(
      (frame) => this.link.send(frame),
      (fn, retries) => this.options.timers.set(fn, random() * minMs * 2 ** retries),
    );
    this.state = "idle";
    this.welcome = undefined;
    this.retryAt = undefined; // while waiting: when the next attempt is due
    this.subscriptions = new Map(); // number -> Subscription
    this.subscribing = new Map(); // ref -> the subscriptions that it asked for
    this.renewals = new Map(); // ref -> how to settle
    this.waiters = [];
    this.listeners = new Map();
    this.nextSub = 1;
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

  /**
   * Receives a thread. The sink is called with `subscribed(frame)`, `change(change, cursor)`,
   * `rebuild(rebuild, cursor)` and at most once, last, `error(error)`.
   */
  subscribe(place, sink) {
    this.want();
    const subscription = new Subscription(this, this.nextSub++, place, sink);
    this.subscriptions.set(subscription.sub, subscription);
    if (this.state === "ready") this.ask([subscription]);
    return subscription;
  }

  /** Starts a run. Resolves with the `ack`; the run itself comes through subscriptions. */
  run(run) {
    return this.requestRun(run).answer;
  }

  requestRun(run) {
    return this.request({ op: "run", key: randomId(this.options), ...run });
  }

  /** Stops a live run. Its terminal event comes through subscriptions. */
  cancel({ threadId, runId }) {
    return this.request({ op: "cancel", key: randomId(this.options), threadId, runId }).answer;
  }

  /** Whether nothing lies behind a cursor, as of the answer. */
  atHead(threadId, cursor) {
    return new Promise((resolve) => {
      const done = (atHead) => {
        subscription.unsubscribe();
        resolve(atHead);
      };
      const subscription = this.subscribe(
        { threadId, after: cursor },
        {
          subscribed: ({ verdict }) => done(verdict === "live"),
          change: () => {},
          rebuild: () => {},
          error: () => done(true), // then the subscription that is being read is told as well
        },
      );
    });
  }

  /** Asks the token callback for a new token, or takes this one, and tells the gateway. */
  async renewToken(token) {
    if (token !== undefined) this.options.token = token;
    const fresh = await this.token("renew");
    if (this.state !== "ready" || fresh === undefined) return;
    const ref = this.requests.ref();
    await new Promise((resolve, reject) => {
      this.renewals.set(ref, { resolve, reject });
      this.link.send({ op: "token", ref, token: fresh });
    });
  }

  /** Ends a wait between attempts, for example when the device is online again. */
  wake() {
    if (this.state === "waiting") this.attempt();
  }

  /** Calls `listener` on "state", "welcome", "drain" or "error"; returns how to stop that. */
  on(name, listener) {
    if (!this.listeners.has(name)) this.listeners.set(name, new Set());
    const set = this.listeners.get(name).add(listener);
    return () => set.delete(listener);
  }

  /** Ends everything. Runs go on at the gateway; what waits here is refused with `closed`. */
  close() {
    if (this.state === "closed") return;
    this.finish("closed", new SluiceError({ code: "closed" }));
  }

  // --- inside ---

  request(frame) {
    this.want();
    return this.requests.add(frame);
  }

  want() {
    this.open();
    this.options.timers.clear(this.idleTimer);
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
    const hello = { op: "hello", ref: this.requests.ref(), client: this.options.client };
    if (token !== undefined) hello.token = token;
    const mine = (call) => (value, ...more) => this.attemptId === attempt && call(value, ...more);
    try {
      this.link = new Link(this.options, hello, {
        welcome: mine((frame) => this.connected(frame)),
        frames: mine((frames) => frames.forEach((frame) => this.accept(frame))),
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
    this.ask([...this.subscriptions.values()]);
    this.requests.connected(welcome.limits?.unansweredRequests);
    for (const waiter of this.waiters.splice(0)) waiter.resolve(welcome);
    this.emit("welcome", welcome);
    this.settled();
  }

  ask(subscriptions) {
    for (let i = 0; i < subscriptions.length; i += SUBS_PER_FRAME) {
      const group = subscriptions.slice(i, i + SUBS_PER_FRAME);
      const ref = this.requests.ref();
      this.subscribing.set(ref, group);
      this.link.send({ op: "subscribe", ref, subs: group.map((each) => each.request()) });
    }
  }

  dropSubscription(subscription, tell) {
    subscription.ended = true;
    if (!this.subscriptions.delete(subscription.sub)) return;
    if (tell && this.state === "ready")
      this.link.send({ op: "unsubscribe", ref: this.requests.ref(), subs: [subscription.sub] });
    this.settled();
  }

  lost(code, reason, cause) {
    const { timers } = this.options;
    timers.clear(this.stableTimer);
    this.requests.disconnected();
    this.subscribing.clear();
    for (const { resolve } of this.renewals.values()) resolve(); // the next `hello` has the token
    this.renewals.clear();
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
    timers.clear(this.idleTimer);
    timers.clear(this.stableTimer);
    this.attemptId = undefined;
    this.link?.close(1000, state);
    this.requests.disconnected();
    this.enter(state);
    const subscriptions = [...this.subscriptions.values()];
    this.subscriptions.clear();
    this.subscribing.clear();
    for (const { reject } of this.renewals.values()) reject(error);
    this.renewals.clear();
    for (const waiter of this.waiters.splice(0)) waiter.reject(error);
    this.requests.fail(error);
    for (const subscription of subscriptions) {
      subscription.ended = true;
      subscription.sink.error?.(error);
    }
    if (state === "stopped") this.emit("error", error);
  }

  idle() {
    return !this.subscriptions.size && !this.requests.size && !this.waiters.length;
  }

  /** Closes a socket that nobody needs for `idleCloseMs`, where that is set. */
  settled() {
    const { timers, idleCloseMs } = this.options;
    if (idleCloseMs === undefined || this.state !== "ready" || !this.idle()) return;
    timers.clear(this.idleTimer);
    this.idleTimer = timers.set(() => {
      if (this.state !== "ready" || !this.idle()) return;
      this.attemptId = undefined;
      timers.clear(this.stableTimer);
      this.requests.disconnected();
      this.enter("idle");
      this.link.close(1000, "idle");
    }, idleCloseMs);
  }

  accept(frame) {
    switch (frame.op) {
      case "event":
      case "state":
      case "reset":
        return this.deliver(frame);
      case "subscribed":
        return this.deliver(frame);
      case "ack":
        return this.acknowledged(frame);
      case "error":
        return this.refused(frame);
      case "heartbeat":
        return this.heartbeat(frame);
      case "tokenExpiring":
        return this.expiring();
      case "drain":
        return this.emit("drain", frame);
      default:
        return undefined; // `welcome` was handled; unknown ones are of later versions
    }
  }

  deliver(frame) {
    const subscription = this.subscriptions.get(frame.sub);
    if (!subscription) return; // frames under way while it was dropped
    try {
      subscription.accept(frame);
    } catch (error) {
      this.failSubscription(subscription, error);
    }
  }

  failSubscription(subscription, error) {
    this.dropSubscription(subscription, true);
    subscription.sink.error?.(error);
  }

  acknowledged(frame) {
    const renewal = this.renewals.get(frame.ref);
    if (renewal) {
      this.renewals.delete(frame.ref);
      renewal.resolve();
    } else this.requests.ack(frame);
    this.settled();
  }

  refused(frame) {
    const renewal = this.renewals.get(frame.ref);
    this.renewals.delete(frame.ref);
    if (renewal) return renewal.reject(SluiceError.fromFrame(frame));
    if (frame.sub !== undefined) return this.refusedSubs([this.subscriptions.get(frame.sub)], frame);
    const group = this.subscribing.get(frame.ref);
    this.subscribing.delete(frame.ref);
    if (group) return this.refusedSubs(group, frame);
    if (!this.requests.error(frame)) {
      this.refusal = SluiceError.fromFrame(frame);
      this.emit("error", this.refusal);
    }
    return this.settled();
  }

  /** What may succeed later is asked again, later. */
  refusedSubs(subscriptions, frame) {
    const error = SluiceError.fromFrame(frame);
    const { timers, maxBackoffMs, random } = this.options;
    for (const subscription of subscriptions) {
      if (!subscription || subscription.ended) continue;
      if (!error.retryable) {
        this.dropSubscription(subscription, false);
        subscription.sink.error?.(error);
        continue;
      }
      const { link } = this;
      const again = () => {
        if (this.link === link && this.state === "ready" && !subscription.ended)
          this.ask([subscription]);
      };
      timers.set(again, (0.1 + 0.1 * random()) * maxBackoffMs);
    }
  }

  heartbeat(frame) {
    for (const { sub, cursor } of frame.cursors ?? []) {
      const subscription = this.subscriptions.get(sub);
      if (subscription && !subscription.rebuilding) subscription.cursor = cursor;
    }
  }

  async expiring() {
    if (typeof this.options.token !== "function") return;
    try {
      await this.renewToken();
    } catch (error) {
      this.emit("error", error); // the gateway closes when the old token runs out
    }
  }
}
