// SPDX-License-Identifier: MIT
// A gateway whose agents are served from this process, and clients of it.
import { after, before } from "node:test";
import assert from "node:assert/strict";
import WebSocket from "ws";
import { Connection, WebSocketAgent } from "../../src/index.js";
import { serveAgents } from "../../src/worker.js";
import { startGateway } from "./processes.mjs";

process.env.SUPPRESS_TRANSFORMATION_WARNINGS = "1";
console.error = () => {}; // AbstractAgent prints every failed run
console.warn = () => {}; // patches that do not apply are part of the material

export const skip = !process.env.SLUICE && "SLUICE is not set";
export const FAST = { minBackoffMs: 1, maxBackoffMs: 3 };
export const tick = () => new Promise(setImmediate);
export const until = async (done) => {
  while (!done()) await tick();
};
export const picture = ({ messages, state, pendingInterrupts }) => ({ messages, state, pendingInterrupts });
export const user = (id, content = id) => ({ id, role: "user", content });

/** The gateway of a test file; `gateway()` gives it. */
export function gatewayFor(...args) {
  let gateway;
  before(async () => {
    if (!skip) gateway = await startGateway("--drain-timeout", "1s", ...args);
  });
  after(async () => {
    if (!skip) assert.equal(await gateway.stop(), 0, gateway.log.join("\n"));
  });
  return () => gateway;
}

/** Serves agents for the length of a test. */
export async function served(t, url, agents, options) {
  const worker = serveAgents(agents, { url, WebSocket, ...FAST, ...options });
  worker.failures = [];
  worker.on("error", (error) => worker.failures.push(error));
  t.after(() => worker.close());
  await worker.ready();
  return worker;
}

/** An agent with a connection of its own, closed after the test. */
export function agentOf(t, name, threadId, url, { protocol = "json", WebSocket: Socket = WebSocket, ...more } = {}) {
  const connection = new Connection({ url, protocol, WebSocket: Socket, ...FAST });
  t.after(() => connection.close());
  return new WebSocketAgent({ connection, agent: name, threadId, ...more });
}
