// SPDX-License-Identifier: MIT
// A connection to a gateway: one socket at a time, many subscriptions and requests over it.
import { SluiceError } from "./errors.js";
import { Requests } from "./requests.js";
import { Subscription } from "./subscription.js";
import { Uplink } from "./uplink.js";
import { randomId } from "./random-id.js";

const SUBS_PER_FRAME = 100;

export class Connection extends Uplink {
  constructor(options) {
    super(options);
    const { minBackoffMs, random, timers } = this.options;
    this.requests = new Requests({
      ref: () => this.ref(),
      write: (frame) => this.link.send(frame),
      later: (fn, retries) => timers.set(fn, random() * minBackoffMs * 2 ** retries),
    });
    this.session = undefined; // names this client to the gateway, over its sockets
    this.subscriptions = new Map(); // number -> Subscription
    this.subscribing = new Map(); // ref -> the subscriptions that it asked for
    this.nextSub = 1;
  }

  // --- what callers use ---

  /**
   * Receives a thread. The sink is called with `subscribed(frame)`, `change(change, cursor)`,
   * `rebuild(rebuild, cursor)` and at most once, last, `error(error)`. Inside a collapsed span a
   * change has no cursor. `place` may have `coalesceMs`, `hide`, `strip` and `mayDrop` as well.
   */
  subscribe(place, sink) {
    this.want();
    const subscription = new Subscription(this, this.nextSub++, place, sink);
    this.subscriptions.set(subscription.sub, subscription);
    if (this.state === "ready") this.askFor([subscription]);
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
  cancel({ threadId, runId, key }) {
    return this.ask("cancel", { key, threadId, runId });
  }

  /** Hands a live run a value. Resolves once it is stored; `undelivered` tells if none took it. */
  input({ threadId, runId, value, key }) {
    return this.ask("input", { key, threadId, runId, value });
  }

  /** Changes a thread's state, by a JSON Patch or as a whole. Resolves once it is applied. */
  patchState({ threadId, patch, state, key }) {
    return this.ask("state", { key, threadId, patch, state });
  }

  /** Reserves an open tool call for this session, or renews that. The `ack` says until when. */
  claimTool({ threadId, toolCallId, ttlMs, key }) {
    return this.ask("toolClaim", { key, threadId, toolCallId, ttlMs });
  }

  /** Answers a tool call that this session has claimed or nobody has. */
  answerTool({ threadId, toolCallId, messageId, content, error, key }) {
    messageId ??= randomId(this.options);
    return this.ask("toolResult", { key, threadId, toolCallId, messageId, content, error });
  }

  /** Ends the session at the gateway, which releases its claims, and closes. */
  async goodbye() {
    try {
      if (this.state === "ready") await this.request({ op: "goodbye" }).answer;
    } catch (error) {
      if (this.state !== "closed") throw error;
    } finally {
      this.close();
    }
  }

  /** Whether nothing lies behind a cursor, as of the answer. `hide` is that of the cursor. */
  atHead(threadId, cursor, hide) {
    return new Promise((resolve) => {
      const done = (atHead) => {
        subscription.unsubscribe();
        resolve(atHead);
      };
      const subscription = this.subscribe(
        { threadId, after: cursor, hide },
        {
          subscribed: ({ verdict }) => done(verdict === "live"),
          change: () => {},
          rebuild: () => {},
          error: () => done(true), // then the subscription that is being read is told as well
        },
      );
    });
  }

  // --- inside ---

  /** A request under an idempotency key, which makes it harmless to send it again. */
  ask(op, { key = randomId(this.options), ...fields }) {
    const frame = { op, key };
    for (const name of Object.keys(fields))
      if (fields[name] !== undefined) frame[name] = fields[name];
    return this.request(frame).answer;
  }

  request(frame) {
    this.want();
    return this.requests.add(frame);
  }

  want() {
    super.want();
    this.options.timers.clear(this.idleTimer);
  }

  /** The session of an earlier socket is taken over: whatever that one still is, it is closed. */
  hello() {
    return this.session === undefined ? {} : { session: this.session };
  }

  greeted(welcome) {
    this.session = welcome.session;
    this.askFor([...this.subscriptions.values()]);
    this.requests.connected(welcome.limits?.unansweredRequests);
  }

  askFor(subscriptions) {
    for (let i = 0; i < subscriptions.length; i += SUBS_PER_FRAME) {
      const group = subscriptions.slice(i, i + SUBS_PER_FRAME);
      const ref = this.ref();
      this.subscribing.set(ref, group);
      this.link.send({ op: "subscribe", ref, subs: group.map((each) => each.request()) });
    }
  }

  dropSubscription(subscription, tell) {
    subscription.ended = true;
    if (!this.subscriptions.delete(subscription.sub)) return;
    if (tell && this.state === "ready")
      this.link.send({ op: "unsubscribe", ref: this.ref(), subs: [subscription.sub] });
    this.settled();
  }

  down() {
    this.requests.disconnected();
    this.subscribing.clear();
  }

  over(error) {
    this.options.timers.clear(this.idleTimer);
    const subscriptions = [...this.subscriptions.values()];
    this.subscriptions.clear();
    this.requests.fail(error);
    for (const subscription of subscriptions) {
      subscription.ended = true;
      subscription.sink.error?.(error);
    }
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
      this.down();
      this.enter("idle");
      this.link.close(1000, "idle");
    }, idleCloseMs);
  }

  accept(frame) {
    switch (frame.op) {
      case "event":
      case "state":
      case "reset":
      case "subscribed":
        return this.deliver(frame);
      case "ack":
        this.requests.ack(frame);
        return this.settled();
      case "error":
        return this.refused(frame);
      case "heartbeat":
        return this.heartbeat(frame);
      case "drain":
      case "undelivered":
        return this.emit(frame.op, frame);
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

  refused(frame) {
    if (frame.sub !== undefined) return this.refusedSubs([this.subscriptions.get(frame.sub)], frame);
    const group = this.subscribing.get(frame.ref);
    this.subscribing.delete(frame.ref);
    if (group) return this.refusedSubs(group, frame);
    if (!this.requests.error(frame)) this.complain(frame);
    if (this.state === "connecting" && frame.field === "session") this.startAnew();
    return this.settled();
  }

  /** The token is of somebody else now: the session of before cannot be taken over. */
  startAnew() {
    this.session = undefined;
    this.link.close(1000, "another subject");
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
          this.askFor([subscription]);
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
}
