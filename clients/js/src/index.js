// SPDX-License-Identifier: MIT
// The whole package: the core, and the AG-UI agent on top of it.
export * from "./core.js";
export { WebSocketAgent } from "./agent.js";
