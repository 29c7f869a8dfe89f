// SPDX-License-Identifier: MIT
// One subscription: its place in the thread, and a rebuild kept together until it is whole.

const eventOf = ({ event, runId, expiresAt }) =>
  expiresAt === undefined ? { event, runId } : { event, runId, expiresAt };

/** Interest in one thread. Made by `Connection.subscribe`. */
export class Subscription {
  constructor(connection, sub, { threadId, after, from }, sink) {
    this.connection = connection;
    this.sub = sub;
    this.threadId = threadId;
    /** Resuming behind this cursor is exact; undefined while nothing was delivered. */
    this.cursor = after;
    this.from = from ?? "now";
    this.sink = sink;
    this.rebuilding = undefined;
    this.ended = false;
  }

  /** What `subscribe` says about this subscription, now or after a reconnection. */
  request() {
    this.rebuilding = undefined;
    const { sub, threadId, cursor } = this;
    return cursor === undefined
      ? { sub, threadId, from: this.from }
      : { sub, threadId, after: cursor };
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
    if (frame.cursor !== undefined) this.cursor = frame.cursor;
    return this.sink.change(change, this.cursor);
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
