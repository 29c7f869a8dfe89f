// SPDX-License-Identifier: MIT
// A worker for tests that dies while it carries out an approval: silently, or after it has spoken.
//
//   node test/lib/mortal.mjs GATEWAY LEDGER silent|spoken|whole
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import WebSocket from "ws";
import { serveAgent } from "../../src/worker.js";

const [url, ledger, way] = process.argv.slice(2);

function carryOut(key, amount) {
  const done = existsSync(ledger) && readFileSync(ledger, "utf8").includes(JSON.stringify(key));
  if (!done) appendFileSync(ledger, `${JSON.stringify({ key, amount })}\n`);
}

async function* pay({ threadId, runId, resume, state }, { resumeKeys, attempt }) {
  if (!resume) {
    yield { type: "STATE_SNAPSHOT", snapshot: { amount: 10 } };
    const responseSchema = {
      type: "object",
      properties: { amount: { type: "integer", minimum: 1, maximum: 100 } },
      required: ["amount"],
    };
    const interrupts = [{ id: `pay-${runId}`, reason: "confirmation", message: "Pay?", responseSchema }];
    return yield { type: "RUN_FINISHED", threadId, runId, outcome: { type: "interrupt", interrupts } };
  }
  const [{ interruptId, payload }] = resume;
  carryOut(resumeKeys[interruptId], payload.amount);
  if (way === "silent") process.kill(process.pid, "SIGKILL");
  yield { type: "CUSTOM", name: "carried out", value: { attempt, was: state.amount } };
  if (way === "spoken") await new Promise(() => {});
  yield { type: "STATE_SNAPSHOT", snapshot: { paid: payload.amount } };
}

const worker = serveAgent(pay, { name: "pay", url, WebSocket, minBackoffMs: 1, maxBackoffMs: 3 });
worker.on("welcome", () => console.log("ready"));
process.once("SIGTERM", () => worker.drain());
