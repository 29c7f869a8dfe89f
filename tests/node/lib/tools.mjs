// SPDX-License-Identifier: MIT
// The program's subcommands, and clients of a gateway, as the tests of recordings need them.
import { spawn } from "node:child_process";
import WebSocket from "ws";
import { within } from "../../sessions/gateway.mjs";

const SLUICE = process.env.SLUICE;

/** A subcommand with its output; `says` waits for a text in it. */
export function tool(args, env = {}) {
  const child = spawn(SLUICE, args,
    { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
  const got = { out: "", err: "" };
  const waiting = [];
  const take = (name) => (bytes) => {
    got[name] += bytes;
    for (const { text, resolve } of waiting) if ((got.out + got.err).includes(text)) resolve();
  };
  child.stdout.on("data", take("out"));
  child.stderr.on("data", take("err"));
  const ended = new Promise((resolve) => child.on("close", (code) => resolve({ code, ...got })));
  const says = (text) => within(new Promise((resolve) => {
    if ((got.out + got.err).includes(text)) resolve();
    waiting.push({ text, resolve });
  }), `output: ${text}`);
  return { child, says, ended: within(ended, `end of ${args[0]}`) };
}

/** A connection that sends frames once it stands, and gives each frame to `take`. */
export function converse(address, frames, take) {
  const socket = new WebSocket(`ws://${address}/ws`, "sluice.v1.json");
  return within(new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("open", () => socket.send(JSON.stringify(frames)));
    socket.on("message", (message) => {
      for (const frame of JSON.parse(message)) {
        if (frame.op === "error") reject(new Error(frame.message));
        else take(frame, resolve, (more) => socket.send(JSON.stringify(more)));
      }
    });
  }), "what was asked of the gateway").finally(() => socket.close());
}

/** Runs an agent to the end of one run; resolves with what a subscriber received from the start. */
export function runAgent(address, threadId, runId, { agent = "onboarding", resume, token,
  messages = resume ? [] : [{ id: `m-${runId}`, role: "user", content: "An account, please" }] }
  = {}) {
  const events = [];
  const input = { threadId, runId, messages, tools: [], context: [], forwardedProps: {},
    ...(resume && { resume }) };
  return converse(address, [
    { op: "hello", ...(token && { token }) },
    { op: "subscribe", subs: [{ sub: 1, threadId, from: "start" }] },
    { op: "run", key: runId, agent, input },
  ], (frame, resolve) => {
    if (frame.op !== "event") return;
    events.push(frame);
    const ended = ["RUN_FINISHED", "RUN_ERROR"].includes(frame.event.type);
    if (ended && frame.runId === runId) resolve(events);
  });
}

/** Answers to the interrupts of a run's events. */
export const approve = (events) => events.at(-1).event.outcome.interrupts.map(({ id }) =>
  ({ interruptId: id, status: "resolved", payload: { approved: true, limit: 1000 } }));

/** A thread as the gateway folded it: what a fresh join is given. */
export function joined(address, threadId) {
  const fold = {};
  let left;
  return converse(address, [{ op: "hello" }, { op: "subscribe", subs: [{ sub: 1, threadId }] }],
    (frame, resolve) => {
      if (frame.op === "reset") left = frame.frames;
      if (frame.op !== "event") return;
      if (frame.event.type === "MESSAGES_SNAPSHOT") fold.messages = frame.event.messages;
      if (frame.event.type === "STATE_SNAPSHOT") fold.state = frame.event.snapshot;
      if (--left === 0) resolve(fold);
    });
}
