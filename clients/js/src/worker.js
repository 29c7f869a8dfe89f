// SPDX-License-Identifier: MIT
// Makes agents workers of a gateway: they dial in and execute what is asked of them.
import { SluiceError } from "./errors.js";
import { fromAgent, fromGenerator } from "./worker-execute.js";
import { WorkerServer } from "./worker-server.js";

export { SluiceError } from "./errors.js";
export { CODES, CLOSES } from "./tables.js";

const MAX_BUFFERED = 10000;

const isAgent = (agent) =>
  typeof agent?.run === "function" && typeof agent.clone === "function";

/** How an agent is started, whatever kind it is. */
function starterOf(agent, { maxBuffered = MAX_BUFFERED }) {
  if (isAgent(agent)) return fromAgent(agent, maxBuffered);
  if (typeof agent === "function") return fromGenerator(agent);
  const message = "an agent is an AbstractAgent or an async generator function";
  throw new SluiceError({ code: "bad_option", message });
}

/**
 * Serves several agents over one connection: `agents` has, under its name, an agent or
 * `{ agent, capabilities, policy, redispatch }`.
 */
export function serveAgents(agents, options) {
  const served = new Map();
  for (const [name, entry] of Object.entries(agents)) {
    const { agent, ...traits } = entry?.agent && !isAgent(entry) ? entry : { agent: entry };
    served.set(name, { ...traits, start: starterOf(agent, options) });
  }
  return new WorkerServer(served, options);
}

/** Serves one agent under `options.name`. */
export function serveAgent(agent, { name, capabilities, policy, redispatch, ...options }) {
  return serveAgents({ [name]: { agent, capabilities, policy, redispatch } }, options);
}
