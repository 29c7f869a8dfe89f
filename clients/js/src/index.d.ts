// SPDX-License-Identifier: MIT
export * from "./core.js";
export * from "./agent.js";
