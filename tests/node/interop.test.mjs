// SPDX-License-Identifier: MIT
// Real agent servers behind the gateway: a client that speaks to the gateway ends with the same
// messages, state and pending interrupts as one that speaks to the server directly.
//
// Environment: SLUICE (the gateway's binary), AGENTS_PYTHON (an interpreter with the frameworks).
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { HttpAgent } from "@ag-ui/client";
import WebSocket from "ws";
import { WebSocketAgent } from "../../clients/js/src/index.js";
import { startAgents, startGateway } from "./lib/processes.mjs";

const PATHS = ["maf/recipe", "maf/weather", "maf/transfer", "pydantic/notes", "pydantic/delete"];

/** What a person does in each conversation: a message, or an answer to what is open. */
const CONVERSATIONS = {
  "maf/recipe": [{ say: "pasta" }, { say: "again, please" }],
  "maf/weather": [{ say: "how is it in Lugano?" }, { say: "and now?" }],
  "maf/transfer": [{ say: "send 250" }, { answer: { accepted: true } }],
  "pydantic/notes": [{ say: "remember the milk" }, { say: "thank you" }],
  "pydantic/delete": [{ say: "tidy up" }, { answer: { approved: true } }],
};

let agents, gateway;
before(async () => {
  agents = await startAgents();
  gateway = await startGateway(PATHS.flatMap((path) =>
    ["--agent", `${nameOf(path)}=http://127.0.0.1:${agents.port}/${path}`]));
});
after(async () => {
  await gateway?.stop();
  await agents?.stop();
});

const nameOf = (path) => path.replace("/", "-");

/** Random ids by order of appearance; times left out. */
function plain(value) {
  const seen = new Map();
  const text = JSON.stringify(value)
    .replace(/af-call-[0-9a-f]{32}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
      (id) => seen.get(id) ?? (seen.set(id, `id${seen.size}`), seen.get(id)))
    .replace(/"expiresAt":"[^"]*"/g, '"expiresAt":"…"');
  return JSON.parse(text);
}

const picture = (agent) => plain({
  messages: agent.messages,
  state: agent.state,
  pendingInterrupts: agent.pendingInterrupts,
});

/** Plays a conversation; the picture after each turn, with the types of the events seen. */
async function play(agent, turns) {
  const pictures = [];
  for (const [index, turn] of turns.entries()) {
    const types = [];
    const parameters = { runId: `run-${index}` };
    if (turn.say) agent.addMessage({ id: `said-${index}`, role: "user", content: turn.say });
    if (turn.answer)
      parameters.resume = agent.pendingInterrupts.map((interrupt) =>
        ({ interruptId: interrupt.id, status: "resolved", payload: turn.answer }));
    await agent.runAgent(parameters, { onEvent: ({ event }) => void types.push(event.type) });
    assert.equal(types.at(0), "RUN_STARTED");
    assert.equal(types.at(-1), "RUN_FINISHED");
    pictures.push(picture(agent));
  }
  return pictures;
}

for (const path of PATHS)
  test(`${path}: the same through the gateway, in both framings`, async () => {
    const url = `http://127.0.0.1:${agents.port}/${path}`;
    const direct = await play(new HttpAgent({ url, threadId: `http-${path}` }),
      CONVERSATIONS[path]);
    assert.ok(direct.at(-1).messages.length > 1);
    if (CONVERSATIONS[path].some((turn) => turn.answer))
      assert.equal(direct[0].pendingInterrupts.length, 1);
    for (const protocol of ["json", "msgpack"]) {
      const agent = new WebSocketAgent({
        url: gateway.url, agent: nameOf(path), threadId: `${protocol}-${path}`, protocol, WebSocket,
      });
      const through = await play(agent, CONVERSATIONS[path]);
      agent.close();
      assert.deepEqual(through, direct, protocol);
    }
  });

test("a second viewer that joins afterwards holds the same conversation", async () => {
  for (const path of PATHS) {
    const threadId = `viewed-${path}`;
    const options = { url: gateway.url, agent: nameOf(path), threadId, WebSocket };
    const runner = new WebSocketAgent({ ...options, protocol: "json" });
    await play(runner, CONVERSATIONS[path]);
    const viewer = new WebSocketAgent({ ...options, protocol: "msgpack" });
    await viewer.connectAgent();
    assert.deepEqual(picture(viewer), picture(runner), path);
    runner.close();
    viewer.close();
  }
});
