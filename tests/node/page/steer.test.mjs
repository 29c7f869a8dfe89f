// SPDX-License-Identifier: MIT
// What a person does to a thread beside talking: the shared state, tool calls, the live run.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ended, gate, live, openTab, overflow, pageOf, runOf, say, shoot, shown, startAgent, startGateway } from "./lib.mjs";

let gateway, url;
let holding = gate();
const inputs = [];
const agents = {
  state: (input) => {
    inputs.push(input);
    return runOf(input, [{ type: "STATE_SNAPSHOT", snapshot: input.state?.trip ? input.state : {
      trip: { days: 2, name: "Lugano", open: false, stops: ["Bern"] }, "a/b~c": 1,
    } }]);
  },
  tool: (input) => {
    inputs.push(input);
    const answered = input.messages.some(({ role }) => role === "tool");
    return runOf(input, answered ? [] : ["one", "two"].flatMap((toolCallId) => [
      { type: "TOOL_CALL_START", toolCallId, toolCallName: "pick_seat" },
      { type: "TOOL_CALL_ARGS", toolCallId, delta: '{"row": 3}' },
      { type: "TOOL_CALL_END", toolCallId },
    ]));
  },
  held: async function* ({ threadId, runId }) {
    yield { type: "RUN_STARTED", threadId, runId };
    yield { type: "STATE_SNAPSHOT", snapshot: { held: true } };
    await holding.passed;
    yield { type: "RUN_FINISHED", threadId, runId };
  },
};
const servers = [];

before(async () => {
  const settings = [];
  for (const [name, script] of Object.entries(agents)) {
    const server = await startAgent(script);
    servers.push(server);
    settings.push("--agent", `${name}=${server.url}`);
  }
  gateway = await startGateway(...settings);
  url = await pageOf(gateway);
});
after(async () => {
  holding.open();
  assert.equal(await gateway.stop(), 0);
  for (const server of servers) await server.stop();
});

async function begun(agent, text, threadId) {
  const tab = await openTab(`${url}#thread=${threadId}&agent=${agent}`);
  await live(tab);
  await say(tab, text);
  return tab;
}

const state = (tab) => tab.locator("aside .tree").innerText();
const edit = async (tab, name) => {
  const button = tab.getByRole("button", { name: `Edit ${name}`, exact: true });
  await button.focus();
  await button.press("Enter");
  return tab.locator("form.state-editor");
};

test("the state is changed between runs, in both tabs, and the next run has it", async () => {
  const one = await begun("state", "Plan", "state-1");
  await ended(one);
  const two = await openTab(one.url());
  await ended(two);

  let form = await edit(one, "days");
  await form.getByLabel("Value").fill("3");
  await form.getByRole("button", { name: "Save" }).click();
  await form.waitFor({ state: "detached" });
  await two.locator("aside .tree").getByText("3", { exact: true }).waitFor();
  form = await edit(two, "name");
  await form.getByLabel("Value").fill('Zürich "HB"');
  await form.press("Tab");
  await form.getByRole("button", { name: "Save" }).click();
  await one.getByText('Zürich "HB"').waitFor();
  form = await edit(one, "a/b~c");
  await form.getByRole("button", { name: "Remove" }).click();
  await form.waitFor({ state: "detached" });
  await one.getByRole("button", { name: "Add trip", exact: true }).press("Enter");
  form = one.locator("form.state-editor");
  await form.getByLabel("Name").fill("days");
  await form.getByLabel("Value").fill("true");
  await form.getByRole("button", { name: "Save" }).click();
  await form.getByText("there is one of that name").waitFor();
  await form.getByLabel("Name").fill("paid/for");
  await form.getByLabel("Written as").selectOption("json");
  await shoot(one, "state-editor");
  await form.getByRole("button", { name: "Save" }).click();
  await two.locator("aside .tree").getByText("paid/for").waitFor();
  await one.getByRole("button", { name: "Add stops", exact: true }).press("Enter");
  await form.getByLabel("Value").fill("Olten");
  await form.getByRole("button", { name: "Save" }).click();
  await form.waitFor({ state: "detached" });
  await two.locator("aside .tree").getByText("Olten").waitFor();

  assert.equal(await state(one), await state(two));
  await say(two, "And now?");
  await two.locator(".end").nth(1).waitFor();
  const expected = { trip: { days: 3, name: 'Zürich "HB"', open: false, stops: ["Bern", "Olten"], "paid/for": true } };
  assert.deepEqual(inputs.at(-1).state, expected);
  for (const tab of [one, two]) await tab.done();
});

test("a change that is out of date, one that is no JSON and one in an upstream's run are refused", async () => {
  const one = await begun("state", "Plan", "state-2");
  await ended(one);
  const two = await openTab(one.url());
  await ended(two);
  const mine = await edit(one, "days");
  await mine.getByLabel("Value").fill("{");
  await mine.getByRole("button", { name: "Save" }).click();
  await mine.getByText(/^not JSON/).waitFor();
  await mine.getByLabel("Value").fill("7");
  const theirs = await edit(two, "days");
  await theirs.getByLabel("Value").fill("5");
  await theirs.getByRole("button", { name: "Save" }).click();
  await one.locator("aside .tree").getByText("5", { exact: true }).waitFor();
  await mine.getByRole("button", { name: "Save" }).click();
  await mine.locator(".notice").waitFor();
  assert.match(await mine.locator(".notice").innerText(), /^Not changed: [\s\S]*patch_failed · at patch\/0/);
  await shoot(one, "patch-refused");
  await mine.press("Escape");
  await mine.waitFor({ state: "detached" });
  assert.match(await state(one), /days\s*5/);
  for (const tab of [one, two]) await tab.done();

  holding = gate();
  const three = await begun("held", "Go", "state-3");
  await three.getByRole("button", { name: "Stop", exact: true }).waitFor();
  await three.locator("aside .tree").getByText("held").waitFor();
  const late = await edit(three, "held");
  await late.getByLabel("Value").fill("false");
  await late.getByRole("button", { name: "Save" }).click();
  await late.locator(".notice").waitFor();
  assert.match(await late.locator(".notice").innerText(), /unsupported/);
  holding.open();
  await ended(three);
  await three.done();
});

test("one of two tabs answers a tool call; the other is told, and the run goes on with both answers", async () => {
  const one = await begun("tool", "Seats, please", "tool-1");
  await ended(one);
  const two = await openTab(one.url());
  await ended(two);
  const calls = (tab) => tab.locator(".call-entry[data-state='yours to answer']");
  await calls(two).nth(1).waitFor();
  await calls(one).first().getByRole("button", { name: "Answer this call" }).click();
  const form = one.getByRole("form", { name: "Result of the tool call" });
  await form.getByText(/^This tab answers it; the claim lasts until/).waitFor();
  await calls(two).first().getByRole("button", { name: "Answer this call" }).click();
  const refused = two.locator(".answer .notice").first();
  await refused.waitFor();
  assert.match(await refused.innerText(), /^Not taken on: [\s\S]*claimed/);
  await shoot(one, "tool-claimed");
  await form.getByLabel("Result").fill('{"seat": "3A"}');
  await form.getByRole("button", { name: "Send result" }).click();
  await one.getByText("Answered. The next run has it.").waitFor();
  await calls(two).first().getByRole("button", { name: "Answer this call" }).click();
  await two.getByText("Answered. The next run has it.").waitFor();
  await refused.getByText(/answered/).waitFor();

  // The second call: failed, says the other tab. Leaving a tab releases what it had claimed.
  const second = (tab) => calls(tab).first();
  await second(one).getByRole("button", { name: "Answer this call" }).click();
  await form.getByText(/^This tab answers it/).waitFor();
  await one.close();
  await second(two).getByRole("button", { name: "Answer this call" }).click();
  const other = two.getByRole("form", { name: "Result of the tool call" });
  await other.getByLabel("Result").fill("no seats left");
  await other.getByLabel("The call failed; this says why").check();
  await other.getByRole("button", { name: "Send result" }).click();
  await two.getByText("Answered. The next run has it.").nth(1).waitFor();
  assert.deepEqual(await overflow(two), []);
  await two.getByRole("button", { name: "Go on" }).first().click();
  await two.locator(".end").nth(1).waitFor();
  const results = inputs.at(-1).messages.filter(({ role }) => role === "tool");
  assert.deepEqual(results.map(({ toolCallId, content, error }) => [toolCallId, content, error]), [
    ["one", '{"seat": "3A"}', undefined],
    ["two", "no seats left", "no seats left"],
  ]);
  assert.match((await shown(two)).talk, /pick_seat\s+done[\s\S]*pick_seat\s+failed/);
  await two.done();
});

test("what an upstream cannot take in mid-run is refused, and what was typed stays", async () => {
  holding = gate();
  const tab = await begun("held", "Go", "input-1");
  const field = tab.getByLabel("Message to the running agent");
  await field.fill('{"pace": "slow"');
  await tab.getByLabel("JSON").check();
  const give = tab.getByRole("button", { name: "Hand over" });
  await give.click();
  const notice = tab.locator(".composer .notice");
  await notice.getByText(/not JSON/).waitFor();
  await field.fill('{"pace": "slow"}');
  await give.click();
  await notice.getByText(/unsupported/).waitFor();
  assert.equal(await field.inputValue(), '{"pace": "slow"}');
  await shoot(tab, "input-refused");
  holding.open();
  await ended(tab);
  await tab.done();
});
