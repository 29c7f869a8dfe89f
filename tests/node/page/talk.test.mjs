// SPDX-License-Identifier: MIT
// The page with conversations: the shipped scenario, several threads and tabs, reload, cancel.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ended, gate, live, openTab, pageOf, runOf, say, shoot, shown, startAgent, startGateway, text } from "./lib.mjs";

let url, gateway, held, echo;
let holding = gate();

before(async () => {
  held = await startAgent(async function* (input) {
    const { threadId, runId } = input;
    yield { type: "RUN_STARTED", threadId, runId };
    yield { type: "STEP_STARTED", stepName: "waiting" };
    yield { type: "TEXT_MESSAGE_START", messageId: `${runId}-a`, role: "assistant" };
    yield { type: "TEXT_MESSAGE_CONTENT", messageId: `${runId}-a`, delta: "First half, " };
    yield { type: "CUSTOM", name: "component", value: { id: "c", component: "mystery-widget", props: { petName: "Tom", legs: [4, 3] } } };
    await holding.passed;
    yield { type: "TEXT_MESSAGE_CONTENT", messageId: `${runId}-a`, delta: "second half." };
    yield { type: "TEXT_MESSAGE_END", messageId: `${runId}-a` };
    yield { type: "STEP_FINISHED", stepName: "waiting" };
    yield { type: "STATE_SNAPSHOT", snapshot: { whole: true } };
    yield { type: "RUN_FINISHED", threadId, runId };
  });
  echo = await startAgent((input) =>
    runOf(input, text(`${input.runId}-e`, `You said: ${input.messages.at(-1).content}`)));
  gateway = await startGateway("--scenario-pace", "5",
    "--scenario", new URL("../../../deploy/scenarios/onboarding.json", import.meta.url).pathname,
    "--agent", `held=${held.url}`, "--agent", `echo=${echo.url}`);
  url = await pageOf(gateway);
});
after(async () => {
  assert.equal(await gateway.stop(), 0);
  await held.stop();
  await echo.stop();
});

const choose = (tab, agent) => tab.getByLabel("Agent", { exact: true }).selectOption(agent);

test("the onboarding: approved with an edited limit, and two tabs end equal", async () => {
  const one = await openTab(url);
  await live(one);
  await choose(one, "onboarding");
  await say(one, "I would like to open an account.");
  await one.locator(".subagent").waitFor();
  const two = await openTab(one.url());
  const ask = one.getByRole("form", { name: "The agent asks" });
  await ask.waitFor();
  await two.getByRole("form", { name: "The agent asks" }).waitFor();
  await shoot(one, "onboarding-ask");

  await ask.getByLabel("Yes").check();
  await ask.getByLabel("Limit").fill("1234");
  await ask.getByLabel("Note").fill("Welcome, from the adviser.");
  await ask.getByRole("button", { name: "Send answer" }).click();
  await ended(one);
  await ended(two);
  await two.getByRole("form", { name: "The agent asks" }).waitFor({ state: "detached" });

  const here = await shown(one);
  assert.deepEqual(await shown(two), here);
  assert.match(here.talk, /Ines Halvorsen has approved your account. Welcome, from the adviser./);
  assert.match(here.state, /limit\s*1234/);
  for (const part of [/Intake/, /Identity check/, /verify_passport/, /5 of 5/, /4,200,000/, /Risk score/, /Account/])
    assert.match(here.talk, part);

  const late = await openTab(one.url());
  await ended(late);
  assert.deepEqual(await shown(late), here);
  await shoot(one, "onboarding-done");
  for (const tab of [one, two, late]) await tab.done();
});

test("several runs at once in one tab, over one connection; a reload in the middle", async () => {
  holding = gate();
  const tab = await openTab(url);
  await live(tab);
  await choose(tab, "held");
  await say(tab, "Hold on");
  await tab.getByText("First half,").waitFor();
  await tab.getByRole("button", { name: "New thread" }).click();
  await choose(tab, "held");
  await say(tab, "Me too");
  await tab.getByText("First half,").waitFor();
  await tab.getByRole("button", { name: "New thread" }).click();
  await choose(tab, "echo");
  await say(tab, "Quick one");
  await tab.getByText("You said: Quick one").waitFor();
  const list = tab.getByRole("list", { name: "Open threads" });
  assert.equal(await list.locator("[data-status=live]").count(), 2);
  assert.equal(await list.locator("[data-status=done]").count(), 1);
  assert.equal(tab.sockets, 1);

  await tab.reload();
  await live(tab);
  await list.locator("[data-status=live]").nth(1).waitFor();
  assert.equal(await list.getByRole("listitem").count(), 3);
  await list.getByRole("button", { name: /^Hold on/ }).click();
  await tab.getByText("First half,").waitFor();
  await tab.getByText("Mystery widget").waitFor(); // what no snapshot holds came from the log's start
  assert.match(await tab.locator(".card.unknown").innerText(), /Pet Name\s+Tom[\s\S]*Legs[\s\S]*4[\s\S]*3[\s\S]*no component “mystery-widget”/);
  await shoot(tab, "reloaded");

  holding.open();
  await ended(tab);
  await tab.locator(".scroller").getByText("First half, second half.").waitFor();
  await list.getByRole("button", { name: /^Me too/ }).click();
  await tab.locator(".scroller").getByText("First half, second half.").waitFor();
  await ended(tab);
  await tab.getByRole("button", { name: "Close Quick one" }).click();
  assert.equal(await list.getByRole("listitem").count(), 2);
  assert.doesNotMatch(tab.url(), /echo/);
  await tab.done();
});

test("a run is stopped by a second tab, and both say so", async () => {
  holding = gate();
  const one = await openTab(url);
  await live(one);
  await choose(one, "held");
  await say(one, "Stop me");
  await one.getByText("First half,").waitFor();
  const two = await openTab(one.url());
  await two.getByRole("button", { name: "Stop", exact: true }).click();
  await ended(one, "cancelled");
  await ended(two, "cancelled");
  assert.deepEqual((await shown(one)).talk, (await shown(two)).talk);
  await one.getByRole("button", { name: "Send", exact: true }).waitFor();
  holding.open();
  for (const tab of [one, two]) await tab.done();
});

test("a refusal is shown where it happened, with its code, and what was typed stays", async () => {
  const tab = await openTab(`${url}#thread=refused&agent=ghost`);
  await live(tab);
  await say(tab, "Mine");
  const notice = tab.locator(".composer .notice");
  await notice.waitFor();
  assert.match(await notice.innerText(), /^Not started: .*\n?unknown_agent · at agent/);
  assert.equal(await tab.getByLabel("Message").inputValue(), "Mine");
  await shoot(tab, "refused");
  await notice.getByRole("button", { name: "Dismiss" }).click();
  await choose(tab, "echo");
  await say(tab, "Mine");
  await tab.getByText("You said: Mine", { exact: true }).waitFor();
  await tab.done();
});
