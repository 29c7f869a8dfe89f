// SPDX-License-Identifier: MIT
// An AG-UI agent whose runs go through a Sluice gateway.
import { AbstractAgent, enforceOutgoingInput, randomUUID } from "@ag-ui/client";
import { Observable, Subject } from "rxjs";
import { Connection } from "./connection.js";
import { copy } from "./equal.js";
import { emptyPlace } from "./place.js";
import { RunSession, WatchSession } from "./session.js";

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
    this._ownsConnection = !config.connection;
    this.init(firstPlace(config, this));
  }

  init(place) {
    this._place = place;
    this._terminals = new Map(); // of runs whose `runAgent` is about to return
    this._sessions = new Map(); // run id of a pipeline's input -> its session
    this._side = new Subject();
    this._connecting = false;
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
      const options = { ...this.sessionOptions(input, output), follow: this.follow };
      return this.begin(new WatchSession(options));
    });
  }

  sessionOptions(input, output) {
    const side = (event) => this._side.next(event);
    const place = this.placeOf(input.threadId);
    return { connection: this.connection, place, input, output, side };
  }

  begin(session) {
    this._sessions.set(session.runId, session);
    session.start(this.agent);
    return () => session.teardown(this._detaching);
  }

  placeOf(threadId) {
    if (this._place.threadId === threadId) return this._place;
    return emptyPlace(threadId, this._place.state);
  }

  async runAgent(parameters, subscriber) {
    const runId = parameters?.runId || randomUUID();
    const result = await super.runAgent({ ...parameters, runId }, subscriber);
    const terminal = this._terminals.get(runId);
    this._terminals.delete(runId);
    // An earlier run that went by in the pipeline must not lend its result to this one.
    return !terminal || succeeded(terminal) ? result : { ...result, result: undefined };
  }

  connectAgent(parameters, subscriber) {
    this._connecting = true; // read by onInitialize, before the first await
    const result = super.connectAgent(parameters, subscriber);
    this._connecting = false;
    return result;
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
    if (session) this.settle(session);
    return super.onFinalize(input, subscribers);
  }

  /** The pipeline has applied everything: its end is the place from which to go on. */
  settle(session) {
    if (!session.outcome) session.teardown(this._detaching);
    if (session.terminal) this._terminals.set(session.runId, session.terminal);
    if (session.lost) this._place = emptyPlace(session.threadId, undefined);
    if (session.lost || !session.moved) return;
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
    cloned.init(copy(this._place));
    return cloned;
  }
}

const succeeded = ({ type, outcome }) =>
  type === "RUN_FINISHED" && (outcome === undefined || outcome.type === "success");
