// SPDX-License-Identifier: MIT
// Compiled, never run: the declarations fit the reference client's and a caller's use.
import { AbstractAgent } from "@ag-ui/client";
import { Connection, SluiceError, WebSocketAgent, type Change } from "@sluice/client";
import * as core from "@sluice/client/core";
import { serveAgent, serveAgents, type GeneratorAgent } from "@sluice/client/worker";
import { HttpAgent } from "@ag-ui/client";

const body: GeneratorAgent = async function* (input, { inputs, signal, toolResult, state }) {
  for await (const { value } of inputs) yield { type: "CUSTOM", name: input.runId, value };
  yield (await toolResult("c")).event;
  if (signal.aborted) return state.n;
};
export const worker = serveAgent(body, { name: "a", url: "ws://x/worker", capacity: 2 });
serveAgents(
  { http: new HttpAgent({ url: "http://x" }), own: { agent: body, policy: "reject" } },
  { url: "ws://x/worker" },
);
// @ts-expect-error: a served agent has a name
serveAgent(body, { url: "ws://x/worker" });

const connection = new Connection({ url: "ws://127.0.0.1:8787/ws", token: async () => "t" });
const agent: AbstractAgent = new WebSocketAgent({ connection, agent: "a", threadId: "t" });
const other = new WebSocketAgent({ url: "ws://x/ws", agent: "a", protocol: "msgpack", follow: true, strip: ["RAW"] });

async function use(): Promise<number> {
  const { newMessages } = await agent.runAgent({ resume: [] });
  await other.connectAgent();
  const copy: WebSocketAgent = other.clone();
  const seen: Change[] = [];
  const subscription = connection.subscribe(
    { threadId: "t", from: "start", coalesceMs: 50, hide: ["activity"], mayDrop: ["STEP"] },
    {
      change: (change, cursor) => void seen.push(change, { state: cursor?.length }),
      rebuild: ({ reason }) => void (reason === "filter"),
    },
  );
  subscription.unsubscribe();
  const stop = connection.on("state", (state) => void (state === "ready"));
  stop();
  try {
    await connection.run({ agent: "a", input: { threadId: "t" }, rewrite: true, basedOn: "c" });
    await connection.patchState({ threadId: "t", state: null });
    const claim = await other.claimToolCall("c", { renew: true });
    const { key } = await other.sendInput({ any: claim.expiresAt });
    connection.on("undelivered", (frame) => void (frame.key === key));
  } catch (error) {
    if (error instanceof SluiceError && error.retryable) return error.limit ?? 0;
  }
  // @ts-expect-error: the agent's name is required
  new WebSocketAgent({ connection });
  // @ts-expect-error: lifecycle events cannot be hidden
  new WebSocketAgent({ connection, agent: "a", hide: ["lifecycle"] });
  // @ts-expect-error: there is no such framing
  new core.Connection({ url: "", protocol: "xml" });
  return newMessages.length + (copy.cursor?.length ?? 0) + core.encode(null).length;
}
export default use;
