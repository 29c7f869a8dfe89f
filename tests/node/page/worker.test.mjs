// SPDX-License-Identifier: MIT
// The page and agents that take something in the middle of a run: input, answers, state.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import WebSocket from "ws";
import { serveAgents } from "../../../clients/js/src/worker.js";
import { ended, live, openTab, pageOf, say, shoot, shown, startGateway, text } from "./lib.mjs";

async function* planner(input, { inputs, toolResult, state }) {
  yield { type: "STATE_SNAPSHOT", snapshot: { days: 2 } };
  yield { type: "TOOL_CALL_START", toolCallId: "where", toolCallName: "where_are_you" };
  yield { type: "TOOL_CALL_ARGS", toolCallId: "where", delta: "{}" };
  yield { type: "TOOL_CALL_END", toolCallId: "where" };
  const { event } = await toolResult("where");
  yield event;
  let count = 0;
  for await (const { value } of inputs) {
    if (value === "enough") break;
    yield* text(`said-${++count}`, `Taken: ${JSON.stringify(value)}`);
  }
  return { state };
}
async function* deaf(input, { signal }) {
  yield* text("d", "I listen to nobody.");
  await new Promise((resolve) => signal.addEventListener("abort", resolve));
}

let gateway, url, worker;
before(async () => {
  gateway = await startGateway();
  url = await pageOf(gateway);
  worker = serveAgents({ planner, deaf }, { url: `ws://${gateway.host}/worker`, WebSocket });
  await worker.ready();
});
after(async () => {
  await worker.close();
  assert.equal(await gateway.stop(), 0);
});

test("a tool call is answered, the state changed and the agent told more while its run is live", async () => {
  const one = await openTab(`${url}#thread=worker-1&agent=planner`);
  await live(one);
  await say(one, "Plan");
  const two = await openTab(one.url());
  await two.locator(".call-entry[data-state=running]").getByRole("button", { name: "Answer this call" }).click();
  const form = two.getByRole("form", { name: "Result of the tool call" });
  await form.getByLabel("Result").fill("Lugano");
  await form.getByRole("button", { name: "Send result" }).click();
  await one.locator(".call-entry[data-state=done]").waitFor();
  await two.locator(".call-entry[data-state=done]").waitFor();

  const edit = one.getByRole("button", { name: "Edit days", exact: true });
  await edit.focus();
  await edit.press("Enter");
  await one.locator("form.state-editor").getByLabel("Value").fill("5");
  await one.locator("form.state-editor").getByRole("button", { name: "Save" }).click();
  await two.locator("aside .tree").getByText("5", { exact: true }).waitFor();

  const field = one.getByLabel("Message to the running agent");
  await field.fill('{"pace": "slow"}');
  await one.getByLabel("JSON").check();
  await one.getByRole("button", { name: "Hand over" }).click();
  await two.getByText('Taken: {"pace":"slow"}', { exact: true }).waitFor();
  await shoot(one, "worker");
  await two.getByLabel("Message to the running agent").fill("enough");
  await two.getByRole("button", { name: "Hand over" }).click();
  await ended(one);
  await ended(two);
  assert.deepEqual(await shown(one), await shown(two));
  for (const tab of [one, two]) await tab.done();
});

test("what a run ended without taking is told to who sent it", async () => {
  const tab = await openTab(`${url}#thread=worker-2&agent=deaf`);
  await live(tab);
  await say(tab, "Listen");
  await tab.getByText("I listen to nobody.", { exact: true }).waitFor();
  await tab.getByLabel("Message to the running agent").fill("hear me");
  await tab.getByRole("button", { name: "Hand over" }).click();
  await tab.getByRole("button", { name: "Hand over" }).and(tab.locator(":not([aria-disabled])")).waitFor();
  await tab.getByRole("button", { name: "Stop", exact: true }).click();
  await ended(tab, "cancelled");
  await tab.locator(".composer .notice").getByText("hear me").waitFor();
  assert.match(await tab.locator(".composer .notice").innerText(), /^The run ended before its agent took: hear me/);
  await tab.done();
});
