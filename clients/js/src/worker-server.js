// SPDX-License-Identifier: MIT
// A worker's connection to its gateway: it takes runs, and keeps them over broken sockets.
import { SluiceError } from "./errors.js";
import { FRAMINGS } from "./framing.js";
import { randomId } from "./random-id.js";
import { Uplink } from "./uplink.js";
import { utf8Length } from "./utf8.js";
import { execute } from "./worker-execute.js";
import { WorkerRun, runKey } from "./worker-run.js";

const DEFAULTS = { client: "sluice-js-worker/0.1", capacity: 16, firstAttempts: Infinity };
/** Refusals behind which the gateway closes. */
const TOKENS = new Set(["unauthenticated", "token_expired"]);
/** A string is at most so much longer as JSON than as MessagePack. */
const JSON_GROWTH = 6;

// Not a timer of the caller's: flushing has nothing to do with time.
const soon = globalThis.setImmediate ?? ((fn) => globalThis.setTimeout(fn, 0));

export class WorkerServer extends Uplink {
  /** `agents`: name -> { start, capabilities, policy, redispatch }. */
  constructor(agents, options) {
    super({ ...DEFAULTS, ...options });
    this.agents = agents;
    this.worker = this.options.worker ?? randomId(this.options);
    this.capacity = this.options.capacity;
    this.runs = new Map(); // [thread, run] -> WorkerRun
    this.dirty = new Set();
    this.framing = FRAMINGS[this.options.protocol];
    /** Settles when the worker has ended: rejects where the gateway does not want it. */
    this.ended = new Promise((resolve, reject) => (this.settleEnd = { resolve, reject }));
    this.ended.catch(() => {}); // nobody need wait for it
    this.drained = new Promise((resolve) => (this.drainDone = resolve));
    this.open();
  }

  // --- what callers use ---

  /** Takes no new runs; when the live ones have ended the worker does. */
  async drain() {
    this.setCapacity(0);
    this.draining = true;
    this.settleDrain();
    await this.drained;
    this.close();
  }

  /** How many runs at once from now on. */
  setCapacity(capacity) {
    this.capacity = capacity;
    this.tell({ op: "capacity", capacity });
  }

  /** Ends at once; the gateway gives unbegun runs to other workers and ends the rest. */
  close() {
    super.close();
  }

  // --- the uplink's questions ---

  hello() {
    const agents = [...this.agents].map(([name, { capabilities, policy, redispatch }]) => ({
      name, capabilities, policy, redispatch,
    }));
    const runs = [...this.runs.values()].map((run) => run.names);
    const { worker, capacity } = this;
    return { worker, agents, capacity, ...(runs.length && { runs }) };
  }

  /** To workers only a refusal of the token is told. */
  async present(token) {
    this.tell({ op: "token", ref: this.ref(), token });
  }

  greeted(welcome) {
    const { timers } = this.options;
    timers.clear(this.lapse);
    this.lapse = undefined;
    this.leaseMs = welcome.leaseMs;
    for (const run of this.runs.values()) run.continuing = false;
    for (const told of welcome.runs ?? []) this.continued(told);
    // What it does not speak of it does not know.
    for (const run of [...this.runs.values()]) if (!run.continuing) run.finish("unknown_run");
    this.beat();
  }

  continued(told) {
    const run = this.find(told);
    if (!run) return;
    run.continuing = true;
    if (told.over !== undefined) run.finish(told.over);
    else run.resume(told.producers?.main ?? 0);
  }

  down() {
    const { timers } = this.options;
    timers.clear(this.beating);
    if (!this.runs.size || this.lapse) return;
    this.lapse = timers.set(() => {
      this.lapse = undefined;
      for (const run of [...this.runs.values()]) run.finish("worker_lost");
    }, this.leaseMs ?? 0);
  }

  over(error) {
    this.options.timers.clear(this.lapse);
    for (const run of [...this.runs.values()]) run.finish(error.code);
    this.drainDone();
    if (this.state === "closed") this.settleEnd.resolve();
    else this.settleEnd.reject(error);
  }

  idle() {
    return false;
  }

  accept(frame) {
    const run = this.find(frame);
    switch (frame.op) {
      case "assign":
        return this.assign(frame);
      case "ack":
        return run?.acknowledge(frame);
      case "input":
        return run?.inputs.put(frame);
      case "toolResult":
        return run?.answers.put(frame);
      case "state":
        return run?.mirror.take(frame);
      case "cancel":
        return run?.cancel(frame);
      case "over":
        return run?.finish(frame.code);
      case "error":
        return this.refused(frame, run);
      case "drain":
        return this.emit("drain", frame);
      default:
        return undefined; // heartbeats, and frames of later versions
    }
  }

  // --- inside ---

  find({ threadId, runId, lease }) {
    const run = this.runs.get(runKey({ threadId, runId }));
    return run && String(run.names.lease) === String(lease) ? run : undefined;
  }

  assign(frame) {
    const agent = this.draining ? undefined : this.agents.get(frame.agent);
    const run = new WorkerRun(this, frame);
    if (!agent) return this.tell({ op: "release", ...run.names, message: "not taken" });
    if (this.find(frame)) return undefined;
    this.runs.get(runKey(frame))?.finish("stale_lease");
    this.runs.set(runKey(frame), run);
    this.emit("run", frame);
    return execute(run, agent.start);
  }

  refused(frame, run) {
    if (!run) return this.refusedHello(frame) || this.complain(frame);
    if (frame.code === "sequence_gap") return run.resume(frame.limit - 1);
    if (frame.retryable) return run.retryLater();
    this.emit("error", SluiceError.fromFrame(frame));
    if (["stale_lease", "unknown_run", "run_over"].includes(frame.code)) return run.finish(frame.code);
    return run.release(`${frame.code}: ${frame.message}`); // it would be refused again
  }

  /** The same `hello` would be refused again; about a token the close code says what to do. */
  refusedHello(frame) {
    if (this.state !== "connecting" || frame.retryable || TOKENS.has(frame.code)) return false;
    this.finish("stopped", SluiceError.fromFrame(frame));
    return true;
  }

  /** How deep an event may nest: it lies in a list of a frame of a message. */
  get nesting() {
    return (this.welcome.limits?.nesting ?? Infinity) - 3;
  }

  /** An event for the wire, and how large the gateway will find it. */
  encode(event) {
    const part = this.framing.encode(event);
    const { eventBytes = Infinity } = this.welcome.limits ?? {};
    let size = this.framing.size(part);
    if (typeof part !== "string" && size * JSON_GROWTH > eventBytes)
      size = Math.abs(utf8Length(JSON.stringify(event)));
    return { part, size };
  }

  tell(frame) {
    if (this.state === "ready") this.link.send(frame);
  }

  /** What the runs say within a turn of the event loop leaves together. */
  flushSoon(run) {
    this.dirty.add(run);
    if (this.dirty.size === 1) soon(() => this.flush());
  }

  flush() {
    const runs = [...this.dirty];
    this.dirty.clear();
    if (this.state !== "ready") return; // `resume` marks them again
    for (const run of runs) for (const part of run.due(this.framing)) this.link.sendEncoded(part);
  }

  beat() {
    const { timers } = this.options;
    if (!(this.leaseMs > 0)) return;
    this.beating = timers.set(() => {
      this.tell({ op: "heartbeat" });
      this.beat();
    }, this.leaseMs / 3);
  }

  forget(run) {
    this.runs.delete(runKey(run.names));
    this.dirty.delete(run);
    this.settleDrain();
  }

  settleDrain() {
    if (this.draining && !this.runs.size) this.drainDone();
  }
}
