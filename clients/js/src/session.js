// SPDX-License-Identifier: MIT
// One pipeline of an agent over a connection: a run that it started, or a thread that it watches.
import { SluiceError } from "./errors.js";
import { difference, emptyPlace, noteMessages, returnTo } from "./place.js";
import { ThreadStream } from "./thread-stream.js";
import { isTerminal } from "./tracker.js";

/** Of hidden categories, those whose messages a rewrite would take out of the thread. */
const MESSAGES = new Set(["text", "tool", "reasoning", "subagent"]);
const hidesMessages = ({ hide = [] }) => hide.some((category) => MESSAGES.has(category));
const BLIND = {
  code: "unsupported",
  message: "history cannot be edited where messages are hidden: they would be lost",
};

/**
 * What run and watch have in common. `output` is an Observable's subscriber, `side(event)` reaches
 * the reducer without the verifier. `outcome` says how the session ended; a place may only move to
 * `cursor` when it is "done" or "detached".
 */
class Session {
  constructor({ connection, place, input, output, side, expiresAt, ownRunId, wishes }) {
    this.connection = connection;
    this.wishes = wishes;
    this.threadId = input.threadId;
    this.runId = input.runId;
    this.input = input;
    this.output = output;
    this.side = side;
    this.outcome = undefined;
    this.cursor = place.cursor; // undefined inside a collapsed span as well
    this.moved = false; // anything was delivered
    this.lost = false; // the gateway stores the thread no more
    this.beyond = false;
    this.ownStarted = false;
    this.expiresAt = expiresAt; // of the open interrupts, where they do not say so themselves
    this.startFrom(place);
    this.stream = new ThreadStream({
      threadId: input.threadId,
      ownRunId,
      emit: (event, runId) => this.put(event, runId),
      patchIdle: (event) => this.putIdle(event),
    });
  }

  /** What the client has is held against the thread at this place. */
  startFrom(place) {
    this.place = place;
    this.known = new Set(place.messages.map((message) => message.id));
    this.pending = difference(place, this.input); // what the client has and the thread has not
    this.returned = !this.pending.dirty && !this.pending.stateSet;
    this.stateReturned = !this.pending.stateSet;
  }

  /** The thread is not what the place says: nothing that the client has is known to be there. */
  forget(state) {
    this.startFrom(emptyPlace(this.threadId, state));
  }

  subscribe() {
    const { threadId, place, wishes } = this;
    const wanted = { threadId, after: place.cursor, ...wishes };
    this.subscription = this.connection.subscribe(wanted, this);
  }

  /** Whether the delivered messages and state are those of `cursor`, for a pipeline to come. */
  get exact() {
    const clean = this.outcome === "done" || this.outcome === "detached";
    return clean && this.stream.idle && !this.beyond;
  }

  note(event) {
    this.moved = true;
    noteMessages(this.known, event);
  }

  /** A change between runs is one of the thread's state, not of what the client has set. */
  putIdle(event) {
    if (this.outcome) return;
    if (!this.stateReturned && !this.returned)
      this.side({ type: "STATE_SNAPSHOT", snapshot: this.place.state });
    this.stateReturned = true;
    this.note(event);
    this.side(event);
  }

  put(event, runId) {
    if (this.outcome) return;
    this.note(event);
    this.output.next(event);
    if (event.type === "RUN_STARTED") this.started(event, runId);
  }

  /** Somebody else's run came first: what the client added stands behind it from now on. */
  started({ input }, runId) {
    if (runId === this.ownRunId) {
      this.ownStarted = true;
      // Answers to tool calls stand in front of what the client has added.
      const brought = input?.messages ?? [];
      if (brought.length > this.pending.added.length && !this.returned)
        for (const event of returnTo(this.place, false, brought)) this.put(event, runId);
    } else if (!this.returned) {
      const events = returnTo(this.place, !this.stateReturned, input?.messages);
      for (const event of events) this.put(event, runId);
    }
    this.returned = true;
  }

  // --- the sink of the subscription ---

  change(change, cursor) {
    if (this.outcome) return;
    this.cursor = cursor;
    this.noteExpiry(change);
    this.stream.change(change);
  }

  noteExpiry({ event, expiresAt }) {
    if (event?.type === "RUN_FINISHED") this.expiresAt = expiresAt;
  }

  rebuild(rebuild, cursor) {
    if (this.outcome) return;
    this.cursor = cursor;
    this.returned = true; // a rebuild replaces everything
    for (const change of rebuild.changes) this.noteExpiry(change);
    this.stream.rebuild(rebuild);
  }

  error(error) {
    if (this.outcome) return;
    this.lost = error.code === "not_stored";
    this.end("failed");
    this.output.error(error);
  }

  // --- ends ---

  finish() {
    if (this.outcome) return;
    this.end("done");
    this.output.complete();
  }

  /** The pipeline let go: on purpose, or because it failed on what it was given. */
  teardown(detached) {
    if (!this.outcome) this.end(detached ? "detached" : "torn");
  }

  end(outcome) {
    this.outcome = outcome;
    this.subscription?.unsubscribe();
  }
}

/** A run that this client asks for; over with the run's terminal. */
export class RunSession extends Session {
  constructor(options) {
    super({ ...options, ownRunId: options.input.runId });
    this.ownRunId = options.input.runId;
    this.held = []; // deliveries before the gateway's answer: a refused run changes nothing
    this.answered = false;
    this.admitted = new Promise((resolve) => (this.decided = resolve));
  }

  /** The run that takes input, once it is known whether there is one. */
  async live() {
    await this.admitted;
    return this.outcome ? undefined : this.ownRunId;
  }

  start(agent) {
    this.agent = agent;
    this.subscribe();
    // What is sent depends on whether the thread is still the one that the cursor is of.
    if (this.place.cursor === undefined) this.ask();
  }

  subscribed({ reason }) {
    if (this.request) return;
    if (reason === "other_log") this.forget(this.place.state);
    this.ask();
  }

  ask() {
    const { input, rewrite, stateSet } = this.pending;
    if (rewrite && hidesMessages(this.wishes)) return this.error(new SluiceError(BLIND));
    const run = { agent: this.agent, input };
    if (rewrite) run.rewrite = true;
    // Who replaces something says what it was; adding to it is no conflict.
    this.basedOn = rewrite || stateSet ? this.place.cursor : undefined;
    if (this.basedOn !== undefined) run.basedOn = this.basedOn;
    this.request = this.connection.requestRun(run);
    this.request.answer.then(
      () => this.accepted(),
      (error) => this.error(error),
    );
  }

  error(error) {
    if (error.code !== "not_stored" || this.request) return super.error(error);
    this.forget(undefined); // the run brings the client's messages and state back
    this.subscribe();
    return this.ask();
  }

  accepted() {
    this.answered = true;
    this.decided();
    for (const deliver of this.held.splice(0)) deliver();
  }

  change(change, cursor) {
    if (!this.answered) this.held.push(() => this.change(change, cursor));
    else super.change(change, cursor);
  }

  /** `asked`: whether the rebuild came after the gateway's answer, so that the run must be in it. */
  rebuild(rebuild, cursor, asked = true) {
    if (!this.answered) {
      this.held.push(() => this.rebuild(rebuild, cursor, false));
      return;
    }
    super.rebuild(rebuild, cursor);
    if (this.outcome) {
      // The pipeline ended with its run, in front of the later ones that the rebuild shows.
      this.beyond = this.stream.runId !== this.ownRunId;
      return;
    }
    const other = asked && rebuild.reason === "other_log";
    if (other && rebuild.liveRunId !== this.ownRunId && !this.ownStarted) this.error(new SluiceError({ code: "history_gone" }));
  }

  end(outcome) {
    super.end(outcome);
    this.decided();
  }

  put(event, runId) {
    super.put(event, runId);
    if (runId === this.ownRunId && isTerminal(event) && !this.outcome) {
      this.terminal = event;
      this.finish();
    }
  }

  /** Asks the gateway to stop the run; its terminal ends the session. */
  async cancel() {
    if (this.outcome) return;
    if (!this.request?.sent) {
      if (this.request) this.connection.requests.drop(this.request);
      this.finish();
      return;
    }
    await this.request.answer.catch(() => {}); // a refused run has ended the session
    if (!this.outcome) await cancelRun(this.connection, this.threadId, this.ownRunId);
  }
}

/** A thread that is watched; over when nothing is going on, unless it follows. */
export class WatchSession extends Session {
  constructor(options) {
    super(options);
    this.follow = options.follow;
    this.serial = 0; // of deliveries, to tell whether a look at the head is out of date
  }

  async live() {
    return this.outcome || this.stream.idle ? undefined : this.stream.runId;
  }

  start() {
    this.subscribe();
  }

  subscribed({ verdict }) {
    if (verdict === "live" && this.stream.idle && !this.follow) this.finish();
  }

  change(change, cursor) {
    super.change(change, cursor);
    this.serial += 1;
    if (!this.follow && this.stream.idle && cursor !== undefined) this.look();
  }

  rebuild(rebuild, cursor) {
    super.rebuild(rebuild, cursor);
    this.serial += 1;
    if (this.stream.idle && !this.follow) this.finish();
  }

  /** A thread that is no longer stored is not shown: the client keeps what it has. */
  error(error) {
    if (error.code !== "not_stored" || this.outcome) return super.error(error);
    this.lost = true;
    if (!this.follow) return this.finish();
    this.forget(undefined);
    return this.subscribe();
  }

  /** Between runs: done, unless the thread already goes on behind the last delivery. */
  async look() {
    if (this.looking) return;
    this.looking = true;
    let serial;
    let atHead;
    const changed = () => serial !== this.serial && this.stream.idle && !this.outcome;
    do {
      serial = this.serial;
      atHead = await this.connection.atHead(this.threadId, this.cursor, this.wishes.hide);
    } while (changed() && this.cursor !== undefined);
    this.looking = false; // what lies behind, if anything, is on its way here
    if (atHead && this.stream.idle && !changed()) this.finish();
  }

  /** Stops the run that is watched, or the watching when there is none. */
  async cancel() {
    if (this.outcome) return;
    if (this.stream.idle) this.finish();
    else await cancelRun(this.connection, this.threadId, this.stream.runId);
  }
}

async function cancelRun(connection, threadId, runId) {
  try {
    await connection.cancel({ threadId, runId });
  } catch (error) {
    if (error.code !== "unknown_run") throw error; // over already: what was wanted
  }
}
