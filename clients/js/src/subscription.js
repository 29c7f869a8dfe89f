// SPDX-License-Identifier: MIT
// One subscription: its place in the thread, and a rebuild kept together until it is whole.

const eventOf = ({ event, runId, expiresAt }) =>
  expiresAt === undefined ? { event, runId } : { event, runId, expiresAt };

/** What a subscription may ask of its deliveries; said again after a reconnection. */
export const wishesOf = ({ coalesceMs, hide, strip, mayDrop }) =>
  Object.fromEntries(
    Object.entries({ coalesceMs, hide, strip, mayDrop }).filter(([, wish]) => wish !== undefined),
  );

/** Interest in one thread. Made by `Connection.subscribe`. */
export class Subscription {
  constructor(connection, sub, { threadId, after, from, ...wishes }, sink) {
    this.connection = connection;
    this.sub = sub;
    this.threadId = threadId;
    /** Where to go on after a reconnection; undefined while nothing was delivered. */
    this.cursor = after;
    this.from = from ?? "now";
    this.wishes = wishesOf(wishes);
    this.sink = sink;
    this.rebuilding = undefined;
    this.ended = false;
  }

  /** What `subscribe` says about this subscription, now or after a reconnection. */
  request() {
    this.rebuilding = undefined;
    const { sub, threadId, cursor, from, wishes } = this;
    return { sub, threadId, ...(cursor === undefined ? { from } : { after: cursor }), ...wishes };
  }

  unsubscribe() {
    if (!this.ended) this.connection.dropSubscription(this, true);
  }

  accept(frame) {
    switch (frame.op) {
      case "subscribed":
        // A resync brings its own cursor; before it came, a resume must ask for it again.
        if (frame.verdict !== "resync") this.cursor ??= frame.cursor;
        return this.sink.subscribed?.(frame);
      case "reset":
        this.cursor = frame.cursor;
        this.rebuilding = { ...frame, changes: [] };
        return this.rebuilt();
      case "event":
        return this.change(eventOf(frame), frame);
      case "state":
        return this.change(
          frame.patch === undefined ? { state: frame.state } : { patch: frame.patch },
          frame,
        );
      default:
        return undefined;
    }
  }

  change(change, frame) {
    if (this.rebuilding) {
      this.rebuilding.changes.push(change);
      if (frame.cursor !== undefined) this.rebuilding.end = frame.cursor;
      return this.rebuilt();
    }
    // Inside a collapsed span there is none. One of several messages has begun with a cursor from
    // which to rebuild; one within a message is here as a whole, or not at all.
    if (frame.cursor !== undefined) this.cursor = frame.cursor;
    return this.sink.change(change, frame.cursor);
  }

  /** Hands a rebuild over once all of it is here. */
  rebuilt() {
    const { changes, frames, reason, runs, liveRunId, cursor, end } = this.rebuilding;
    if (changes.length < frames) return;
    this.rebuilding = undefined;
    this.cursor = end ?? cursor;
    this.sink.rebuild({ reason, runs, liveRunId, changes }, this.cursor);
  }
}
