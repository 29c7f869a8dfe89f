// SPDX-License-Identifier: MIT
// Serves an existing AG-UI server as a worker: it is called from here, so the gateway need not
// reach it.
//
//   node examples/serve-http.mjs NAME URL [--gateway ws://127.0.0.1:8787/worker]
//
// SLUICE_TOKEN is the token, where the gateway wants one.
import { parseArgs } from "node:util";
import { HttpAgent } from "@ag-ui/client";
import WebSocket from "ws";
import { serveAgent } from "../src/worker.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { gateway: { type: "string", default: "ws://127.0.0.1:8787/worker" } },
});
const [name, url] = positionals;
if (!url) {
  console.error("usage: serve-http.mjs NAME URL [--gateway URL]");
  process.exit(2);
}

// HttpAgent lets go of a broken response in a promise that nobody waits for.
process.on("unhandledRejection", (error) => console.error(`${name}: ${error?.message ?? error}`));

const worker = serveAgent(new HttpAgent({ url }), {
  name,
  url: values.gateway,
  token: process.env.SLUICE_TOKEN,
  WebSocket,
});
worker.on("state", (state) => console.log(state));
worker.on("run", ({ threadId, runId }) => console.log(`run ${runId} of ${threadId}`));
worker.on("error", (error) => console.error(`${error.code}: ${error.message}`));
process.once("SIGINT", () => worker.drain());
process.once("SIGTERM", () => worker.drain());
await worker.ended.catch(() => (process.exitCode = 1));
