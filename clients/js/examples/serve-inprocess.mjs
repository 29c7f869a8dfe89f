// SPDX-License-Identifier: MIT
// Serves an agent that is written as a class of @ag-ui/client: it counts the words it is told.
//
//   node examples/serve-inprocess.mjs [NAME] [--gateway ws://127.0.0.1:8787/worker]
//
// SLUICE_TOKEN is the token, where the gateway wants one.
import { parseArgs } from "node:util";
import { AbstractAgent, EventType } from "@ag-ui/client";
import { Observable } from "rxjs";
import WebSocket from "ws";
import { serveAgent } from "../src/worker.js";

class WordCounter extends AbstractAgent {
  run({ threadId, runId, messages, state }) {
    return new Observable((output) => {
      const said = messages.findLast((message) => message.role === "user")?.content ?? "";
      const words = String(said).split(/\s+/).filter(Boolean);
      const total = (state?.total ?? 0) + words.length;
      const messageId = `count-${runId}`;
      output.next({ type: EventType.RUN_STARTED, threadId, runId });
      output.next({ type: EventType.TEXT_MESSAGE_START, messageId, role: "assistant" });
      for (const delta of [`${words.length} words`, `, ${total} so far`])
        output.next({ type: EventType.TEXT_MESSAGE_CONTENT, messageId, delta });
      output.next({ type: EventType.TEXT_MESSAGE_END, messageId });
      output.next({ type: EventType.STATE_SNAPSHOT, snapshot: { ...state, total } });
      output.next({ type: EventType.RUN_FINISHED, threadId, runId, result: total });
      output.complete();
    });
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { gateway: { type: "string", default: "ws://127.0.0.1:8787/worker" } },
});
const worker = serveAgent(new WordCounter(), {
  name: positionals[0] ?? "words",
  url: values.gateway,
  token: process.env.SLUICE_TOKEN,
  WebSocket,
});
worker.on("state", (state) => console.log(state));
worker.on("error", (error) => console.error(`${error.code}: ${error.message}`));
process.once("SIGINT", () => worker.drain());
process.once("SIGTERM", () => worker.drain());
await worker.ended.catch(() => (process.exitCode = 1));
