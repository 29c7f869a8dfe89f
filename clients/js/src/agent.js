// SPDX-License-Identifier: MIT
// An AG-UI agent whose runs go through a Sluice gateway.
import { AbstractAgent, enforceOutgoingInput, randomUUID } from "@ag-ui/client";
import { Observable, Subject } from "rxjs";
import { Connection } from "./connection.js";
import { Claim } from "./claim.js";
import { copy } from "./equal.js";
import { SluiceError } from "./errors.js";
import { emptyPlace } from "./place.js";
import { RunSession, WatchSession } from "./session.js";
import { wishesOf } from "./subscription.js";

const OWN_IDLE_MS = 5000;

function connectionOf({ connection, url, token, protocol, WebSocket, connectionOptions }) {
  if (connection) return connection;
  const options = { url, token, protocol, WebSocket, idleCloseMs: OWN_IDLE_MS };
  for (const key of Object.keys(options)) if (options[key] === undefined) delete options[key];
  return new Connection({ ...options, ...connectionOptions });
}

/** The cursor vouches for the messages and the state that are given with it. */
function firstPlace({ cursor, initialMessages, initialState }, agent) {
  const fresh = emptyPlace(agent.threadId, initialState === undefined ? {} : undefined);
  if (cursor === undefined) return fresh;
  return { ...fresh, cursor, messages: copy(initialMessages ?? []), state: copy(agent.state) };
}

// No private names here: AbstractAgent.clone makes objects that no constructor ran for.
export class WebSocketAgent extends AbstractAgent {
  constructor(config) {
    super({ ...config, agentId: config.agentId ?? config.agent });
    this.agent = config.agent;
    this.connection = connectionOf(config);
    this.follow = config.follow ?? false;
    this._wishes = wishesOf(config);
    this._ownsConnection = !config.connection;
    this.init(firstPlace(config, this));
  }

  init(place) {
    this._place = place;
    this._terminals = new Map(); // of runs whose `runAgent` is about to return
    this._sessions = new Map(); // run id of a pipeline's input -> its session
    this._side = new Subject();
    this._connecting = false;
    this._begun = Promise.resolve(); // the pipeline that was asked for last is under way
    this._catchUp = undefined; // while `catchUp` is
    /** When open interrupts expire that do not say so themselves (Unix ms). */
    this.interruptsExpireAt = undefined;
  }

  /** Where the agent's messages and state are in the thread; undefined where that is not exact. */
  get cursor() {
    return this._place.threadId === this.threadId ? this._place.cursor : undefined;
  }

  run(input) {
    return new Observable((output) => {
      const session = new RunSession(this.sessionOptions(enforceOutgoingInput(input), output));
      return this.begin(session);
    });
  }

  connect(input) {
    return new Observable((output) => {
      const follow = this.follow && !this._catchUp;
      return this.begin(new WatchSession({ ...this.sessionOptions(input, output), follow }));
    });
  }

  sessionOptions(input, output) {
    const side = (event) => this._side.next(event);
    const place = this.placeOf(input.threadId);
    const { connection, interruptsExpireAt: expiresAt, _wishes: wishes } = this;
    return { connection, place, input, output, side, expiresAt, wishes };
  }

  begin(session) {
    this._sessions.set(session.runId, session);
    session.start(this.agent);
    this._begin?.();
    return () => session.teardown(this._detaching);
  }

  placeOf(threadId) {
    if (this._place.threadId === threadId) return this._place;
    return emptyPlace(threadId, this._place.state);
  }

  async runAgent(parameters, subscriber) {
    if (this._catchUp) await this._catchUp;
    const runId = parameters?.runId || randomUUID();
    const pipeline = super.runAgent({ ...parameters, runId }, subscriber);
    const result = await this.follows(pipeline).catch((error) => this.refusedRun(error));
    const terminal = this._terminals.get(runId);
    this._terminals.delete(runId);
    // An earlier run that went by in the pipeline must not lend its result to this one.
    return !terminal || succeeded(terminal) ? result : { ...result, result: undefined };
  }

  async connectAgent(parameters, subscriber) {
    if (this._catchUp) await this._catchUp;
    return this.watch(parameters, subscriber);
  }

  watch(parameters, subscriber) {
    this._connecting = true; // read by onInitialize, before the first await
    const result = super.connectAgent(parameters, subscriber);
    this._connecting = false;
    return this.follows(result);
  }

  /** Until a pipeline's session is there, or will not be, others wait who need it. */
  follows(pipeline) {
    this._begun = new Promise((resolve) => {
      this._begin = resolve;
      pipeline.then(resolve, resolve);
    });
    return pipeline;
  }

  /** Shows what the thread has beyond the last delivery, unless a pipeline does. */
  async catchUp() {
    if (this._catchUp || this.isRunning) return;
    const watch = this.watch();
    const done = () => (this._catchUp = undefined);
    this._catchUp = watch.then(done, done);
    await watch;
  }

  /** A rewrite or a state that came too late gives way to what the thread has. */
  async refusedRun(error) {
    if (error.code === "conflict" && this._overtaken) {
      const { messages, state } = this._place;
      if (this._overtaken.rewrite) this.setMessages(copy(messages));
      this.setState(copy(state));
      await this.catchUp();
    }
    throw error;
  }

  /** Watching needs no answer to open interrupts; starting a run does. */
  onInitialize(input, subscribers) {
    if (!this._connecting) return super.onInitialize(input, subscribers);
    const open = this.pendingInterrupts;
    this.pendingInterrupts = [];
    const initialized = super.onInitialize(input, subscribers);
    this.pendingInterrupts = open;
    return initialized;
  }

  /** Lets changes between runs into the reducer, behind the verifier and in their place. */
  apply(input, events, subscribers) {
    const merged = new Observable((output) => {
      const side = this._side.subscribe((event) => output.next(event));
      side.add(events.subscribe(output));
      return side;
    });
    return super.apply(input, merged, subscribers);
  }

  onFinalize(input, subscribers) {
    const session = this._sessions.get(input.runId);
    this._sessions.delete(input.runId);
    this._overtaken = session?.basedOn === undefined ? undefined : session.pending;
    if (session) this.settle(session);
    return super.onFinalize(input, subscribers);
  }

  /** The pipeline has applied everything: its end is the place from which to go on. */
  settle(session) {
    if (!session.outcome) session.teardown(this._detaching);
    if (session.terminal) this._terminals.set(session.runId, session.terminal);
    if (session.lost) this._place = emptyPlace(session.threadId, undefined);
    if (session.lost || !session.moved) return;
    this.interruptsExpireAt = session.expiresAt;
    const delivered = this.messages.filter((message) => session.known.has(message.id));
    this._place = {
      threadId: session.threadId,
      cursor: session.exact ? session.cursor : undefined,
      messages: copy(delivered),
      state: copy(this.state),
    };
    if (!session.ownStarted) this.keepUnsent(session.pending.added);
  }

  /** Messages that were added here and not sent survive what the thread brought meanwhile. */
  keepUnsent(added) {
    const lost = added.filter(({ id }) => !this.messages.some((message) => message.id === id));
    if (lost.length) this.setMessages([...this.messages, ...lost]);
  }

  /** Asks the gateway to stop what runs; the pipeline ends with the run's terminal. */
  abortRun() {
    this.cancelRun().catch((error) => this.connection.emit("error", error));
  }

  /** The same, for callers who want to know whether the gateway agreed. */
  async cancelRun() {
    await Promise.all([...this._sessions.values()].map((session) => session.cancel()));
  }

  /** Hands the live run a value; resolves once it is stored, for its agent to take. */
  async sendInput(value, options) {
    await this._begun;
    const [session] = this._sessions.values();
    const runId = await session?.live();
    if (runId === undefined) throw new SluiceError({ code: "unknown_run" });
    return this.connection.input({ threadId: this.threadId, runId, value, ...options });
  }

  /** Changes the thread's state, in a run or between two. What is here changes as delivered. */
  async patchState(patch, options) {
    const ack = await this.connection.patchState({ threadId: this.threadId, patch, ...options });
    await this.catchUp();
    return ack;
  }

  /** Reserves an open tool call; with `renew` until it is answered or the claim is stopped. */
  claimToolCall(toolCallId, { ttlMs, renew } = {}) {
    const { connection, threadId } = this;
    return Claim.make(connection, { threadId, toolCallId, ttlMs }, renew);
  }

  answerToolCall(toolCallId, content, options) {
    const { threadId } = this;
    return this.connection.answerTool({ threadId, toolCallId, content, ...options });
  }

  detachActiveRun() {
    this._detaching = true; // the pipeline is let go before the first await
    const detached = super.detachActiveRun();
    this._detaching = false;
    return detached;
  }

  async getCapabilities() {
    const { agents = [], capabilities = {} } = await this.connection.ready();
    const own = agents.find(({ name }) => name === this.agent)?.capabilities ?? {};
    return { ...own, transport: { ...own.transport, ...(capabilities.transport ?? capabilities) } };
  }

  /** Ends a connection that the agent made for itself at once, instead of a while after use. */
  close() {
    if (this._ownsConnection) this.connection.close();
  }

  clone() {
    const cloned = super.clone();
    cloned.agent = this.agent;
    cloned.connection = this.connection;
    cloned.follow = this.follow;
    cloned._wishes = this._wishes;
    cloned.init(copy(this._place));
    cloned.interruptsExpireAt = this.interruptsExpireAt;
    return cloned;
  }
}

const succeeded = ({ type, outcome }) =>
  type === "RUN_FINISHED" && (outcome === undefined || outcome.type === "success");
