// SPDX-License-Identifier: MIT
// The gateway's side of /worker for tests: gives runs, keeps what comes, misbehaves on request.
import { once } from "node:events";
import { WebSocketServer } from "ws";
import { decode, encode } from "../../src/msgpack.js";

export class FakePool {
  constructor(options = {}) {
    Object.assign(this, { leaseMs: 30000, limits: {}, acks: true, ...options });
    this.peers = [];
    this.runs = new Map(); // lease -> { names, events, over }
    this.lease = 0;
  }

  async start() {
    this.server = new WebSocketServer({
      host: "127.0.0.1", port: this.port ?? 0,
      handleProtocols: (offered) => [...offered][0],
    });
    this.server.on("connection", (socket) => this.connected(socket));
    await once(this.server, "listening");
    this.port = this.server.address().port;
    this.url = `ws://127.0.0.1:${this.port}/worker`;
    return this;
  }

  async stop() {
    for (const client of this.server.clients) client.terminate();
    this.server.close();
    await once(this.server, "close");
  }

  get live() {
    return this.peers.findLast((peer) => peer.socket.readyState === 1);
  }

  seen(op) {
    return this.peers.flatMap((peer) => peer.seen).filter((frame) => frame.op === op);
  }

  connected(socket) {
    const binary = socket.protocol === "sluice.v1.msgpack";
    const send = (...frames) =>
      socket.readyState === 1 && socket.send(binary ? encode(frames) : JSON.stringify(frames));
    const peer = { socket, seen: [], send };
    this.peers.push(peer);
    socket.on("message", (data) => {
      const frames = binary ? decode(data) : JSON.parse(data);
      for (const frame of Array.isArray(frames) ? frames : [frames]) {
        peer.seen.push(frame);
        if (!this.intercept?.(frame, peer)) this[frame.op]?.(frame, peer);
      }
    });
  }

  hello({ ref, worker, runs = [] }, { send }) {
    const told = runs.map((names) => {
      const run = this.runs.get(names.lease);
      if (!run || run.over) return { ...names, over: run?.over ?? "unknown_run" };
      return { ...names, producers: { main: run.events.length } };
    });
    const { leaseMs, limits } = this;
    send({ op: "welcome", ref, worker, leaseMs, heartbeatMs: 25000, limits, ...(runs.length && { runs: told }) });
  }

  /** Gives a run to the worker; returns what the pool knows of it. */
  give(agent, input = {}, more = {}) {
    const lease = ++this.lease;
    const runId = more.runId ?? `run${lease}`;
    const names = { threadId: "t", runId, lease };
    const run = { names, events: [], frames: [] };
    run.tell = (frame) => this.live.send({ ...names, ...frame });
    run.type = (type) => run.events.filter((event) => event.type === type);
    this.runs.set(lease, run);
    this.live.send({
      op: "assign", ...names, agent, key: `key${lease}`, attempt: 1, principal: { subject: "me" },
      input: { threadId: "t", runId, messages: [], tools: [], context: [], ...input }, ...more,
    });
    return run;
  }

  events({ lease, producer, sequence, events }, { send }) {
    const run = this.runs.get(lease);
    run.frames.push(events.length);
    const expected = run.events.length + 1;
    if (sequence > expected)
      return send({ op: "error", ...run.names, code: "sequence_gap", message: "", limit: expected, retryable: true });
    run.events.push(...events.slice(expected - sequence));
    if (this.acks) this.ack(run, send, producer);
    return undefined;
  }

  ack(run, send = this.live.send, producer = "main") {
    send({ op: "ack", ...run.names, producer, sequence: run.events.length });
    if (!/^RUN_(FINISHED|ERROR)$/.test(run.events.at(-1)?.type)) return;
    run.over = "ended";
    send({ op: "over", ...run.names, code: "ended" });
  }
}
