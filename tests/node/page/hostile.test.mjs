// SPDX-License-Identifier: MIT
// Hostile content in every text that an agent or another client can set: shown, and inert.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { live, openTab, overflow, pageOf, say, shoot, startAgent, startGateway, unfold } from "./lib.mjs";

let serial = 0;
/** Markup that would tell of itself, different each time it is used. */
const evil = () => {
  serial += 1;
  return `<img src=x onerror="hacked=${serial}"><script>hacked=${serial}</script><svg onload=hacked=1>#${serial}`;
};

function* everything({ threadId, runId }, schema) {
  yield { type: "RUN_STARTED", threadId, runId };
  yield { type: "STEP_STARTED", stepName: evil() };
  yield { type: "SUBAGENT_STARTED", subagentRunId: "s", name: evil(), description: evil() };
  yield { type: "REASONING_MESSAGE_START", messageId: "r", role: "reasoning" };
  yield { type: "REASONING_MESSAGE_CONTENT", messageId: "r", delta: evil() };
  yield { type: "REASONING_MESSAGE_END", messageId: "r" };
  yield { type: "TEXT_MESSAGE_START", messageId: "__proto__", role: "assistant", name: evil() };
  yield { type: "TEXT_MESSAGE_CONTENT", messageId: "__proto__", delta: evil() };
  yield { type: "TEXT_MESSAGE_END", messageId: "__proto__" };
  yield { type: "TOOL_CALL_START", toolCallId: "t", toolCallName: evil() };
  yield { type: "TOOL_CALL_ARGS", toolCallId: "t", delta: JSON.stringify({ [evil()]: evil() }) };
  yield { type: "TOOL_CALL_END", toolCallId: "t" };
  yield { type: "TOOL_CALL_RESULT", toolCallId: "t", messageId: "tr", content: evil() };
  yield { type: "STATE_SNAPSHOT", snapshot: { [evil()]: evil(), ["__proto__x"]: { constructor: evil() }, list: [evil()] } };
  yield { type: "ACTIVITY_SNAPSHOT", messageId: "a1", activityType: "checklist", content: { title: evil(), items: [{ label: evil(), done: true }, { label: {} }, {}] } };
  yield { type: "ACTIVITY_SNAPSHOT", messageId: "a2", activityType: evil(), content: { [evil()]: evil() } };
  yield { type: "ACTIVITY_SNAPSHOT", messageId: "a3", activityType: "checklist", content: { items: 7 } };
  for (const component of ["client-card", "gauge", "decision-form", "account-card", "constructor", "__proto__", evil()])
    yield { type: "CUSTOM", name: "component", value: { id: component, component, props: {
      name: evil(), country: evil(), assets: evil(), currency: evil(), label: evil(), value: evil(), max: evil(),
      threshold: "0;background:url(//x)", decision: evil(), for: evil(), caseId: evil(), number: evil(), adviser: [evil()],
    } } };
  for (const value of [null, 7, evil(), { component: 7 }, { component: "gauge", props: null }, { component: "gauge", props: [] }])
    yield { type: "CUSTOM", name: "component", value };
  yield { type: "CUSTOM", name: evil(), value: { [evil()]: evil() } };
  yield { type: "TEXT_MESSAGE_START", messageId: "long", role: "assistant" };
  yield { type: "TEXT_MESSAGE_CONTENT", messageId: "long", delta: "W".repeat(20000) };
  yield { type: "TEXT_MESSAGE_END", messageId: "long" };
  yield { type: "SUBAGENT_ERROR", subagentRunId: "s", message: evil() };
  yield { type: "STEP_FINISHED", stepName: `<img src=x onerror="hacked=1"><script>hacked=1</script><svg onload=hacked=1>#1` };
  yield { type: "RUN_FINISHED", threadId, runId, outcome: { type: "interrupt", interrupts: [
    { id: evil(), reason: evil(), message: evil(), metadata: { [evil()]: evil() }, responseSchema: schema },
  ] } };
}

const SCHEMA = () => ({
  type: "object",
  properties: {
    [evil()]: { type: "string", title: evil(), description: evil(), default: evil() },
    pick: { enum: [evil(), evil()], description: evil() },
    ["__proto__x"]: { type: "object", properties: { constructor: { type: "string", pattern: "(((" } } },
  },
  required: ["toString"],
});

let gateway, url, agent, failing;
before(async () => {
  agent = await startAgent((input) => everything(input, SCHEMA()));
  failing = await startAgent(function* ({ threadId, runId }) {
    yield { type: "RUN_STARTED", threadId, runId };
    yield { type: "RUN_ERROR", message: evil(), code: evil() };
  });
  gateway = await startGateway("--agent", `evil=${agent.url}`, "--agent", `failing=${failing.url}`);
  url = await pageOf(gateway);
});
after(async () => {
  assert.equal(await gateway.stop(), 0);
  await agent.stop();
  await failing.stop();
});

const inert = (tab) => tab.evaluate(() => ({
  hacked: "hacked" in window,
  foreign: document.querySelectorAll("body :is(img, script, svg, iframe, object, embed, link, style)").length,
  handlers: [...document.querySelectorAll("*")].filter((node) =>
    node.getAttributeNames().some((name) => name.startsWith("on") || name === "style" && node.style.background)).length,
}));
const HARMLESS = { hacked: false, foreign: 0, handlers: 0 };

for (const [name, viewport] of [["wide", { width: 1360, height: 860 }], ["phone", { width: 360, height: 740 }]])
  test(`markup in every text of an agent stays text (${name})`, async () => {
    const tab = await openTab(url, { viewport });
    await live(tab);
    await tab.getByLabel("Agent", { exact: true }).selectOption("evil");
    const mine = evil();
    await say(tab, mine);
    await tab.getByRole("form", { name: "The agent asks" }).waitFor();
    await unfold(tab);
    await shoot(tab, `hostile-${name}`);
    assert.deepEqual(await inert(tab), HARMLESS);
    assert.deepEqual(await overflow(tab), []);
    assert.ok((await tab.locator(".scroller").innerText()).includes(mine));
    await tab.reload();
    await tab.getByRole("form", { name: "The agent asks" }).waitFor();
    assert.deepEqual(await inert(tab), HARMLESS);
    await tab.done();
  });

test("so does markup in errors and in the address", async () => {
  const hash = `#thread=${encodeURIComponent(evil())}&agent=failing&show=${encodeURIComponent(evil())}&thread=&x=%ff`;
  const tab = await openTab(url + hash);
  await live(tab);
  await say(tab, "Fail");
  await tab.locator(".end[data-state=failed]").waitFor();
  assert.match(await tab.locator(".end").innerText(), /<script>hacked=/);
  assert.deepEqual(await inert(tab), HARMLESS);
  await tab.done();
});

test("the page's policy refuses markup even to the page's own script", async () => {
  const tab = await openTab(url, { expectFaults: true });
  const outcome = await tab.evaluate(() => {
    try {
      document.body.insertAdjacentHTML("beforeend", "<b>no</b>");
      return "inserted";
    } catch (error) {
      return error.name;
    }
  });
  assert.equal(outcome, "TypeError");
  await tab.done();
});
