// SPDX-License-Identifier: MIT
// One run that a worker has: its events, what comes to it, and how it ends.
import { SluiceError } from "./errors.js";
import { closeAll } from "./fit.js";
import { Tracker, isTerminal } from "./tracker.js";
import { nestsDeeper } from "./nesting.js";
import { Answers, Inputs } from "./worker-inputs.js";
import { Mirror } from "./worker-mirror.js";
import { Window } from "./worker-window.js";

/** Share of the time to end a cancelled run after which the agent is no longer waited for. */
const PATIENCE = 0.6;

/** Keys in a frame. */
const FRAME_KEYS = 1000;

export const runKey = ({ threadId, runId }) => JSON.stringify([threadId, runId]);

export class WorkerRun {
  constructor(server, assign) {
    this.server = server;
    this.assign = assign;
    const { threadId, runId, lease, input } = assign;
    this.names = { threadId, runId, lease };
    this.input = input;
    const { unackedEvents, unackedBytes, eventBytes } = server.welcome.limits ?? {};
    this.window = new Window({ events: unackedEvents ?? 1000, bytes: unackedBytes ?? 1048576 });
    this.eventBytes = eventBytes ?? Infinity;
    this.mirror = new Mirror(input.state);
    this.inputs = new Inputs((keys) => this.taken(keys));
    this.answers = new Answers();
    this.open = new Tracker();
    this.controller = new AbortController();
    this.began = false;
    this.ended = false; // its terminal is among the events
    this.over = undefined; // a code, once the run is none of this worker's any more
    this.cancelled = false;
    this.untold = []; // keys that were taken while there was no link
    this.rooms = []; // who waits for room
    this.halted = false; // nobody waits for the agent any more
    this.stops = new Set(); // who is to be told of that
  }

  // --- what the agent says ---

  /** Takes an event. Throws for what cannot be one; nothing is taken behind the terminal. */
  push(event) {
    if (this.ended || this.over) return;
    if (typeof event?.type !== "string")
      throw new SluiceError({ code: "bad_event", message: "an event is an object with a type" });
    const { part, size } = this.server.encode(event); // throws for what goes in circles
    const { nesting } = this.server;
    if (nestsDeeper(event, nesting)) throw new SluiceError({ code: "too_deep", limit: nesting });
    if (size > this.eventBytes) throw new SluiceError({ code: "too_large", limit: this.eventBytes });
    this.inputs.confirm();
    this.began = true;
    this.open.take(event, this.names.runId);
    this.mirror.note(event, this.window.add(part, size));
    if (isTerminal(event)) {
      this.ended = true;
      this.settle(new SluiceError({ code: "run_over" }));
    }
    this.server.flushSoon(this);
  }

  /** Resolves when more may be pushed, or nothing more will be taken. */
  room() {
    if (this.window.open || this.ended || this.over) return undefined;
    return new Promise((resolve) => this.rooms.push(resolve));
  }

  begin() {
    if (!this.began) this.push({ type: "RUN_STARTED", ...this.ids() });
  }

  ids() {
    const { threadId, runId } = this.names;
    return { threadId, runId };
  }

  fail(error) {
    if (this.cancelled) return this.finishCancelled();
    const message = error?.message || String(error);
    const code = typeof error?.code === "string" ? error.code : undefined;
    return this.push({ type: "RUN_ERROR", message, ...(code && { code }) });
  }

  /** The agent stopped because it was asked to: everything is closed first. */
  finishCancelled() {
    if (this.ended || this.over) return;
    this.begin();
    for (const event of closeAll(this.open)) this.push(event);
    this.push({ type: "RUN_FINISHED", ...this.ids(), outcome: { type: "cancelled" } });
  }

  taken(keys) {
    if (this.over) return;
    this.untold.push(...keys);
    this.server.flushSoon(this);
  }

  /** Gives the run back: another worker may start it, if nothing was published. */
  release(message) {
    if (this.ended || this.over) return;
    this.server.tell({ op: "release", ...this.names, ...(message && { message }) });
    this.finish("released");
  }

  // --- what the gateway says ---

  acknowledge({ sequence }) {
    this.window.acknowledge(sequence);
    this.mirror.settled(sequence);
    this.wake();
    this.server.flushSoon(this);
  }

  /** The last durable sequence, after a reconnection or a gap. */
  resume(sequence) {
    this.window.acknowledge(sequence);
    if (!this.window.rewind(sequence)) return this.finish("sequence_gap");
    this.wake();
    return this.server.flushSoon(this);
  }

  /** It should end soon. An agent that does not is not waited for up to the gateway's limit. */
  cancel({ graceMs }) {
    if (this.cancelled || this.ended) return;
    this.cancelled = true;
    this.abort(new SluiceError({ code: "cancelled" }));
    const { timers } = this.server.options;
    this.timer = timers.set(() => {
      this.finishCancelled();
      this.stop();
    }, (graceMs ?? 0) * PATIENCE);
  }

  /** The run is over here, for whatever reason: nothing more is sent. */
  finish(code) {
    if (this.over) return;
    this.over = code;
    this.server.options.timers.clear(this.timer);
    this.server.forget(this);
    this.abort(new SluiceError({ code: code === "ended" ? "run_over" : code }));
    this.wake();
    this.stop();
  }

  /** Something was not taken for now: all that is not durable goes out again, a little later. */
  retryLater() {
    const { timers, minBackoffMs } = this.server.options;
    timers.set(() => this.over || this.resume(this.window.first - 1), minBackoffMs);
  }

  /** Calls `listener` once, when nobody waits for the agent any more; returns how to forget it. */
  onStop(listener) {
    if (this.halted) listener();
    else this.stops.add(listener);
    return () => this.stops.delete(listener);
  }

  // --- inside ---

  stop() {
    this.halted = true;
    for (const listener of this.stops) listener();
    this.stops.clear();
  }

  /** Nothing more comes from outside. */
  settle(reason) {
    this.inputs.end();
    this.answers.end(reason);
  }

  abort(reason) {
    this.settle(reason);
    if (!this.controller.signal.aborted) this.controller.abort(reason);
  }

  wake() {
    if (!this.window.open && !this.ended && !this.over) return;
    for (const resolve of this.rooms.splice(0)) resolve();
  }

  /** Frames that are due on the link. */
  *due(framing) {
    if (this.over) return;
    while (this.untold.length) {
      const keys = this.untold.splice(0, FRAME_KEYS);
      yield framing.encode({ op: "taken", ...this.names, keys });
    }
    for (let next = this.window.next(); next; next = this.window.next()) {
      const head = { op: "events", ...this.names, producer: "main", sequence: next.sequence };
      yield framing.encodeWith(head, "events", next.parts);
    }
  }
}
