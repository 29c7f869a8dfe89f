// SPDX-License-Identifier: MIT
// A gateway for tests: keeps logs, speaks both framings, and misbehaves on request.
import { once } from "node:events";
import jsonpatch from "fast-json-patch";
import { WebSocketServer } from "ws";
import { decode, encode } from "../../src/msgpack.js";
import { rebuildOf } from "./reference.mjs";

const isTerminal = (event) => event?.type === "RUN_FINISHED" || event?.type === "RUN_ERROR";

class Peer {
  constructor(gateway, socket) {
    Object.assign(this, { gateway, socket, subs: new Map(), events: 0, seen: [] });
    this.binary = socket.protocol === "sluice.v1.msgpack";
    socket.on("message", (data) => {
      const frames = this.binary ? decode(data) : JSON.parse(data);
      for (const frame of Array.isArray(frames) ? frames : [frames]) this.receive(frame);
    });
  }

  send(...frames) {
    if (this.socket.readyState !== 1) return;
    this.socket.send(this.binary ? encode(frames) : JSON.stringify(frames));
  }

  refuse(frame, code, more) {
    this.send({ op: "error", ref: frame.ref, code, message: code, retryable: false, ...more });
  }

  receive(frame) {
    this.seen.push(frame);
    if (this.gateway.intercept?.(frame, this)) return;
    switch (frame.op) {
      case "hello":
        this.session = frame.session ?? `session${this.gateway.peers.length}`;
        for (const peer of this.gateway.live)
          if (peer !== this && peer.session === this.session) peer.socket.close(4409);
        return this.send({
          op: "welcome", ref: frame.ref, session: this.session, heartbeatMs: this.gateway.heartbeatMs,
          agents: Object.keys(this.gateway.agents).map((name) => ({ name, capabilities: { identity: { name } } })),
          limits: this.gateway.limits, capabilities: { streaming: true, resumable: true },
        });
      case "subscribe":
        for (const sub of frame.subs) this.subscribe(frame, sub);
        return undefined;
      case "unsubscribe":
        for (const sub of frame.subs) this.subs.delete(sub);
        return this.send({ op: "ack", ref: frame.ref, request: "unsubscribe" });
      case "run":
        return this.gateway.run(frame, this);
      case "cancel":
        return this.gateway.cancel(frame, this);
      case "input":
      case "state":
      case "toolClaim":
      case "toolResult":
        return this.once(frame);
      case "goodbye":
        this.send({ op: "ack", ref: frame.ref, request: "goodbye" });
        return this.socket.close(1000);
      case "token":
        return this.send({ op: "ack", ref: frame.ref, request: "token" });
      default:
        return this.refuse(frame, "unknown_op");
    }
  }

  /** The same key is answered as before. */
  once(frame) {
    const { keys } = this.gateway;
    if (!keys.has(frame.key)) keys.set(frame.key, this.gateway[frame.op](frame, this));
    this.send({ ref: frame.ref, ...keys.get(frame.key) });
  }

  subscribe(frame, { sub, threadId, after, from }) {
    const thread = this.gateway.thread(threadId);
    const place = after === undefined ? undefined : this.gateway.place(threadId, after);
    const entry = { sub, thread, at: thread.log.length, busy: false };
    this.subs.set(sub, entry);
    let verdict = "live";
    let reason;
    if (after === undefined && from === "start") entry.at = 0;
    else if (after === undefined) reason = thread.log.length ? "joined" : undefined;
    else if (place === undefined && !thread.log.length) {
      this.subs.delete(sub);
      return this.refuse(frame, "not_stored", { sub, field: "after" });
    } else if (place === undefined) reason = "other_log";
    else if (place < thread.trimmed) reason = "history_gone";
    else entry.at = place;
    if (reason) verdict = "resync";
    else if (entry.at < thread.log.length) verdict = "replay";
    const cursor = this.gateway.cursor(thread, entry.at);
    this.send({ op: "subscribed", ref: frame.ref, sub, threadId, verdict, ...(reason && { reason }), cursor });
    if (reason) this.resync(entry, reason);
    else this.pump(entry);
  }

  async resync(entry, reason) {
    const { thread, sub } = entry;
    entry.busy = true;
    const at = thread.log.length;
    const { runs, liveRunId, changes } = await rebuildOf(thread.log.slice(0, at), 10);
    entry.at = at;
    entry.busy = false;
    const cursor = this.gateway.cursor(thread, at);
    const frames = changes.map((change, i) => ({
      op: change.event ? "event" : "state", sub, ...change, ...(i === changes.length - 1 && { cursor }),
    }));
    const span = `${cursor}~`;
    this.send({ op: "reset", sub, cursor: span, reason, frames: frames.length, runs, ...(liveRunId && { liveRunId }) });
    for (const frame of frames) this.deliver(frame); // in several messages, so that it can be cut
    this.pump(entry);
  }

  pump(entry) {
    if (this.subs.get(entry.sub) !== entry || entry.busy) return;
    const { thread, sub } = entry;
    while (entry.at < thread.log.length && !thread.paused) {
      const change = thread.log[entry.at++];
      const cursor = this.gateway.cursor(thread, entry.at);
      this.deliver({ op: change.event ? "event" : "state", sub, cursor, ...change });
    }
  }

  deliver(frame) {
    if (this.killed) return;
    this.send(frame);
    this.events += 1;
    if (this.events === this.gateway.killAfter) {
      this.killed = true;
      this.socket.close(4420);
    }
  }
}

const refusal = (code, more) => ({ op: "error", code, message: code, retryable: false, ...more });

export class FakeGateway {
  constructor(agents = {}) {
    Object.assign(this, { agents, threads: new Map(), peers: [], keys: new Map(), heartbeatMs: 25000, limits: {} });
    this.generation = "g1";
  }

  async start() {
    this.server = new WebSocketServer({
      host: "127.0.0.1", port: this.port ?? 0,
      handleProtocols: (offered) => [...offered].find((name) => name.startsWith("sluice.v1.")) ?? false,
    });
    this.server.on("connection", (socket) => this.peers.push(new Peer(this, socket)));
    await once(this.server, "listening");
    this.port = this.server.address().port;
    this.url = `ws://127.0.0.1:${this.port}/ws`;
    return this;
  }

  async stop() {
    for (const client of this.server.clients) client.terminate();
    this.server.close();
    await once(this.server, "close");
  }

  get live() {
    return this.peers.filter((peer) => peer.socket.readyState === 1);
  }

  thread(threadId) {
    if (!this.threads.has(threadId)) this.threads.set(threadId, { threadId, log: [], trimmed: 0, known: new Set() });
    return this.threads.get(threadId);
  }

  cursor(thread, at) {
    return `${this.generation}/${thread.threadId}/${at}`;
  }

  place(threadId, cursor) {
    const [generation, thread, at] = cursor.split("/");
    if (generation !== this.generation || thread !== threadId) return undefined;
    return at.endsWith("~") ? -1 : Number(at);
  }

  /**
   * What subscribers are owed of a paused thread goes out as `changes`: in one message, or with
   * `between(peer)` in several, each of which may be followed by other frames.
   */
  collapse(threadId, changes, between) {
    const thread = this.thread(threadId);
    const at = thread.log.length;
    thread.paused = false;
    for (const peer of this.live)
      for (const entry of peer.subs.values()) {
        if (entry.thread !== thread || entry.at === at) continue;
        entry.at = at;
        const frames = changes.map((change) => ({ op: change.event ? "event" : "state", sub: entry.sub, ...change }));
        frames.at(-1).cursor = this.cursor(thread, at);
        if (!between) peer.send(...frames);
        else frames[0].cursor = `${this.cursor(thread, at)}~`;
        if (between) for (const frame of frames) (peer.send(frame), between(peer));
      }
  }

  append(threadId, ...entries) {
    const thread = this.thread(threadId);
    thread.log.push(...entries);
    for (const { event } of entries) {
      if (event?.type === "RUN_STARTED") for (const { id } of event.input?.messages ?? []) thread.known.add(id);
      if (isTerminal(event)) thread.running = undefined;
    }
    for (const peer of this.live) for (const sub of peer.subs.values()) if (sub.thread === thread) peer.pump(sub);
  }

  run(frame, peer) {
    const { threadId, runId, messages, state } = frame.input;
    const thread = this.thread(threadId);
    if (frame.basedOn && this.moved(thread, this.place(threadId, frame.basedOn), frame))
      return peer.refuse(frame, "conflict", { retryable: true, field: "basedOn" });
    const ack = { op: "ack", ref: frame.ref, request: "run", threadId, runId };
    if (this.keys.has(frame.key)) return peer.send(ack);
    const agent = this.agents[frame.agent];
    if (!agent) return peer.refuse(frame, "unknown_agent", { field: "agent" });
    if (thread.running) return peer.refuse(frame, "run_active", { retryable: true });
    this.keys.set(frame.key, runId);
    thread.running = runId;
    peer.send(ack);
    const added = frame.rewrite ? messages : messages.filter(({ id }) => !thread.known.has(id));
    const put = (event) => thread.running === runId && this.append(threadId, { event, runId });
    put({ type: "RUN_STARTED", threadId, runId, ...(!frame.rewrite && { input: { ...frame.input, state: undefined, messages: added } }) });
    if (frame.rewrite)
      put({ type: "MESSAGES_SNAPSHOT", messages, metadata: { "@ag-ui/client": { authoritativeActivityTypes: null } } });
    if (state !== undefined) put({ type: "STATE_SNAPSHOT", snapshot: state });
    return agent({ threadId, runId, input: frame.input, put, finish: (more) => put({ type: "RUN_FINISHED", threadId, runId, ...more }) });
  }

  /** Whether what the request replaces has changed since. */
  moved(thread, place, { rewrite, input }) {
    return thread.log.slice(place).some(({ event, patch }) => {
      const ofState = patch !== undefined || /^STATE_/.test(event.type);
      return ofState ? input.state !== undefined : rewrite;
    });
  }

  input({ threadId, runId, key, value }, peer) {
    if (this.thread(threadId).running !== runId) return refusal("unknown_run");
    this.taken?.({ value, key, peer });
    return { op: "ack", request: "input", threadId, runId, key };
  }

  state({ threadId, key, patch, state }) {
    const thread = this.thread(threadId);
    try {
      thread.state = patch ? jsonpatch.applyPatch(thread.state ?? {}, patch, true, false).newDocument : state;
    } catch {
      return refusal("patch_failed", { field: `patch/${patch.length - 1}/path` });
    }
    const delta = { type: "STATE_DELTA", delta: patch };
    this.append(threadId, thread.running ? { runId: thread.running, event: delta } : { patch });
    return { op: "ack", request: "state", threadId, key, cursor: this.cursor(thread, thread.log.length) };
  }

  toolClaim({ threadId, toolCallId, ttlMs = 30000 }, { session }) {
    const { claims = new Map(), answers } = this.thread(threadId);
    this.thread(threadId).claims = claims;
    if (answers?.has(toolCallId)) return refusal("answered");
    if ((claims.get(toolCallId) ?? session) !== session) return refusal("claimed", { retryable: true });
    claims.set(toolCallId, session);
    this.claims = (this.claims ?? 0) + 1;
    return { op: "ack", request: "toolClaim", threadId, toolCallId, expiresAt: 1e12 + ttlMs };
  }

  toolResult({ threadId, toolCallId, messageId, content }, { session }) {
    const { claims, answers = new Map() } = this.thread(threadId);
    this.thread(threadId).answers = answers;
    if (answers.has(toolCallId)) return refusal("answered");
    if ((claims?.get(toolCallId) ?? session) !== session) return refusal("claimed", { retryable: true });
    answers.set(toolCallId, { messageId, content });
    return { op: "ack", request: "toolResult", threadId, toolCallId };
  }

  cancel(frame, peer) {
    const thread = this.thread(frame.threadId);
    if (thread.running !== frame.runId) return peer.refuse(frame, "unknown_run");
    peer.send({ op: "ack", ref: frame.ref, request: "cancel" });
    const { threadId, runId } = frame;
    return this.append(threadId, {
      runId, event: { type: "RUN_FINISHED", threadId, runId, outcome: { type: "cancelled" } },
    });
  }
}
