// SPDX-License-Identifier: MIT
// Mastra's agent from npm, with a model that is a stub, served as a worker unchanged: what clients
// see through the gateway is what they see of the agent itself.
//
// Environment: SLUICE (the gateway's binary). The packages are those of this folder.
import assert from "node:assert/strict";
import { test } from "node:test";
import { MastraAgent } from "@ag-ui/mastra";
import { Agent } from "@mastra/core/agent";
import { createTool } from "@mastra/core/tools";
import { z } from "zod";
import { agentOf, gatewayFor, picture, served, skip, user } from "../lib/served.mjs";

process.env.MASTRA_TELEMETRY_DISABLED = "1";

const gateway = gatewayFor();
const usage = { inputTokens: 1, outputTokens: 1, totalTokens: 2 };

/** Asks for the tool, then says what came of it. */
function stubModel() {
  const streamOf = (parts) => new ReadableStream({
    start(controller) {
      for (const part of [{ type: "stream-start", warnings: [] }, ...parts]) controller.enqueue(part);
      controller.close();
    },
  });
  return {
    specificationVersion: "v2", provider: "stub", modelId: "stub", supportedUrls: {},
    async doGenerate() {
      throw new Error("only streams here");
    },
    async doStream({ prompt }) {
      const last = prompt.at(-1);
      if (last.role !== "tool")
        return { stream: streamOf([
          { type: "tool-call", toolCallId: `call-${prompt.length}`, toolName: "weather", input: '{"city":"Lisbon"}' },
          { type: "finish", finishReason: "tool-calls", usage },
        ]) };
      return { stream: streamOf([
        { type: "text-start", id: "1" },
        ...["It ", "is ", "clear."].map((delta) => ({ type: "text-delta", id: "1", delta })),
        { type: "text-end", id: "1" },
        { type: "finish", finishReason: "stop", usage },
      ]) };
    },
  };
}

function mastraAgent() {
  const weather = createTool({
    id: "weather", description: "Looks at the sky",
    inputSchema: z.object({ city: z.string() }),
    execute: async () => ({ sky: "clear" }),
  });
  const agent = new Agent({
    id: "sky", name: "sky", instructions: "Say what the weather is.", model: stubModel(), tools: { weather },
  });
  return new MastraAgent({ agent, resourceId: "somebody" });
}

/** Ids are made up on every run: numbered as they come. */
function numbered(messages) {
  const names = new Map();
  const name = (id) => (names.has(id) || names.set(id, `#${names.size}`), names.get(id));
  return messages.map((message) => ({
    ...message,
    id: name(message.id),
    ...(message.toolCallId && { toolCallId: name(message.toolCallId) }),
    ...(message.toolCalls && {
      toolCalls: message.toolCalls.map((call) => ({ ...call, id: name(call.id) })),
    }),
  }));
}

for (const protocol of ["json", "msgpack"])
  test(`Mastra's agent as a worker is Mastra's agent (${protocol})`, { skip }, async (t) => {
    const { url, workerUrl } = gateway();
    const name = `sky-${protocol}`;
    const worker = await served(t, workerUrl, { [name]: mastraAgent() }, { protocol });
    const through = agentOf(t, name, name, url, { protocol });
    const direct = Object.assign(mastraAgent(), { threadId: "direct" });
    const types = { through: [], direct: [] };
    for (let turn = 0; turn < 2; turn++)
      for (const [kind, agent] of Object.entries({ through, direct })) {
        agent.addMessage(user(`u${turn}`, "What is the weather in Lisbon?"));
        await agent.runAgent({ runId: `run-${kind}-${turn}` }, {
          onEvent: ({ event }) => void types[kind].push(event.type),
        });
      }
    assert.ok(through.messages.some(({ content }) => content === "It is clear."));
    assert.ok(through.messages.some(({ role, content }) => role === "tool" && content.includes("clear")));
    assert.deepEqual(numbered(through.messages), numbered(direct.messages));
    assert.deepEqual(types.through, types.direct);
    const late = agentOf(t, name, name, url);
    await late.connectAgent();
    assert.deepEqual(picture(late), picture(through));
    assert.deepEqual(worker.failures, []);
  });
