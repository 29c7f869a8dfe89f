// SPDX-License-Identifier: MIT
// Interrupts as forms made from their responseSchema: what is asked, refused and sent.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ended, live, openTab, pageOf, runOf, say, shoot, startAgent, startGateway } from "./lib.mjs";

const EVERYTHING = {
  type: "object",
  properties: {
    name: { type: "string", title: "Full name", minLength: 2, maxLength: 20 },
    code: { const: "ABC", description: "Only one" },
    amount: { type: "number", exclusiveMinimum: 0, maximum: 99.5 },
    count: { type: "integer", minimum: 1, multipleOf: 2 },
    agreed: { type: "boolean" },
    level: { enum: ["low", "high", 3], default: "high" },
    address: {
      type: "object",
      properties: { street: { type: "string" }, zip: { type: "integer" } },
      required: ["street"],
    },
    tags: { type: "array", items: { type: "string", minLength: 1 }, minItems: 1, maxItems: 2 },
    rest: { oneOf: [{ type: "null" }, { type: "object" }] },
    note: { type: "string" },
  },
  required: ["name", "amount", "count", "agreed", "tags"],
};

let gateway, url, agent;
let asking = [];
const answers = [];

before(async () => {
  agent = await startAgent((input) => {
    if (input.resume) answers.push(input.resume);
    const outcome = { type: "interrupt", interrupts: asking };
    return runOf(input, [], input.resume || !asking.length ? {} : { outcome });
  });
  gateway = await startGateway("--agent", `asker=${agent.url}`);
  url = await pageOf(gateway);
});
after(async () => {
  assert.equal(await gateway.stop(), 0);
  await agent.stop();
});

async function asked(interrupts, options) {
  asking = interrupts;
  const tab = await openTab(url, options);
  await live(tab);
  await say(tab, "Ask me");
  const form = tab.getByRole("form", { name: "The agent asks" });
  await form.waitFor();
  return { tab, form, send: () => form.getByRole("button", { name: "Send answer" }).click() };
}

const faultOf = (form, label) => form.locator(".field", { has: form.page().getByLabel(label, { exact: false }) })
  .last().locator(".fault").innerText();

test("every kind of field is checked, and sent with its type", async () => {
  const { tab, form, send } = await asked([
    { id: "everything", reason: "details", message: "Tell me everything", responseSchema: EVERYTHING },
  ]);
  await send();
  assert.equal(await faultOf(form, "Full name"), "needed");
  assert.equal(await faultOf(form, "Amount"), "needed");
  assert.match(await form.getByRole("group", { name: /^Agreed/ }).innerText(), /needed/);
  assert.equal(await form.getByLabel("Full name").evaluate((node) => node === document.activeElement), true);
  await shoot(tab, "form-faults");

  await form.getByLabel("Full name").fill("x");
  await form.getByLabel("Amount").fill("100");
  await form.getByLabel("Count").fill("2.5");
  await form.getByLabel("Rest").fill("{");
  await form.getByLabel("Zip").fill("12x");
  await send();
  assert.equal(await faultOf(form, "Full name"), "at least 2 characters (now 1)");
  assert.equal(await faultOf(form, "Amount"), "at most 99.5");
  assert.equal(await faultOf(form, "Count"), "a whole number");
  assert.match(await faultOf(form, "Rest"), /^not JSON: /);
  assert.equal(await faultOf(form, "Street"), "needed");
  assert.equal(await faultOf(form, "Zip"), "a number");
  assert.equal(answers.length, 0);

  await form.getByLabel("Full name").fill("Ada <b>");
  await form.getByLabel("Code").selectOption("ABC");
  await form.getByLabel("Amount").fill("12.50");
  await form.getByLabel("Count").fill("3");
  await form.getByRole("radio", { name: "No" }).check();
  await form.getByLabel("Rest").fill('{"a": [1]}');
  await form.getByLabel("Street").fill("Main");
  await form.getByLabel("Zip").fill("8001");
  await form.getByLabel("1", { exact: true }).fill("one");
  await form.getByRole("button", { name: "Add" }).click();
  await form.getByRole("button", { name: "Add" }).click();
  await form.getByLabel("2", { exact: true }).fill("two");
  await form.getByLabel("3", { exact: true }).fill("three");
  await send();
  assert.equal(await faultOf(form, "Count"), "a multiple of 2");
  assert.match(await form.getByRole("group", { name: /^Tags/ }).innerText(), /at most 2 entries/);
  await form.getByLabel("Count").fill("4");
  await form.getByRole("button", { name: "Remove this entry" }).nth(2).click();
  await send();
  await ended(tab);
  assert.deepEqual(answers.pop(), [{
    interruptId: "everything",
    status: "resolved",
    payload: {
      name: "Ada <b>", code: "ABC", amount: 12.5, count: 4, agreed: false, level: "high",
      address: { street: "Main", zip: 8001 }, tags: ["one", "two"], rest: { a: [1] },
    },
  }]);
  await tab.done();
});

test("what no field can ask is asked as JSON; without a schema an answer may be empty", async () => {
  const first = await asked([
    { id: "odd", reason: "odd", message: "Odd?", responseSchema: { anyOf: [{ type: "string" }, { type: "number" }] } },
  ]);
  await first.form.getByLabel("Answer").fill("[1, ");
  await first.send();
  assert.match(await faultOf(first.form, "Answer"), /^not JSON/);
  await first.form.getByLabel("Answer").fill('"plain"');
  await first.send();
  await ended(first.tab);
  assert.deepEqual(answers.pop(), [{ interruptId: "odd", status: "resolved", payload: "plain" }]);
  await first.tab.done();

  const second = await asked([{ id: "bare", reason: "confirmation" }]);
  await second.send();
  await ended(second.tab);
  assert.deepEqual(answers.pop(), [{ interruptId: "bare", status: "resolved" }]);
  await second.tab.done();
});

test("references and null are asked as what they stand for; one that leads to itself ends", async () => {
  const node = { type: "object", properties: { label: { type: "string" }, left: { $ref: "#/$defs/node" }, right: { $ref: "#/$defs/node" } } };
  const { tab, form, send } = await asked([{ id: "refs", reason: "refs", message: "Refer?", responseSchema: {
    $defs: { colour: { enum: ["red", "blue"] }, node },
    type: "object",
    properties: {
      colour: { $ref: "#/$defs/colour", title: "Which colour" },
      age: { anyOf: [{ type: "integer", minimum: 1 }, { type: "null" }] },
      nick: { type: ["string", "null"] },
      tree: { $ref: "#/$defs/node" },
    },
    required: ["colour", "age"],
  } }]);
  assert.ok(await form.locator("input, select, textarea").count() < 400);
  await form.getByLabel("Which colour").selectOption("blue");
  await form.getByLabel("Age").fill("0");
  await send();
  assert.equal(await faultOf(form, "Age"), "at least 1");
  await form.getByLabel("Age").fill("");
  await send();
  await ended(tab);
  assert.deepEqual(answers.pop(), [{ interruptId: "refs", status: "resolved", payload: { colour: "blue", age: null } }]);
  await tab.done();
});

test("what only the gateway can judge is refused at its field", async () => {
  const { tab, form, send } = await asked([{ id: "judge", reason: "judge", message: "Judge?", responseSchema: {
    type: "object",
    properties: { name: { type: "string" }, size: { not: { type: "string" } } },
    required: ["size"],
  } }]);
  await form.getByLabel("Size").fill('"large"');
  await send();
  await form.locator(".notice").getByText(/bad_answer/).waitFor();
  assert.notEqual(await faultOf(form, "Size"), "");
  assert.equal(await form.getByLabel("Size").evaluate((node) => node === document.activeElement), true);
  await shoot(tab, "bad-answer");
  await form.getByLabel("Size").fill("7");
  await send();
  await ended(tab);
  assert.deepEqual(answers.pop(), [{ interruptId: "judge", status: "resolved", payload: { size: 7 } }]);
  await tab.done();
});

test("several questions are answered together, one of them declined", async () => {
  const { tab, form, send } = await asked([
    { id: "a", reason: "size", message: "How large?", responseSchema: { type: "integer", minimum: 1, maximum: 9 } },
    { id: "b", reason: "colour", message: "Which colour?", responseSchema: { enum: ["red", "blue"] } },
  ]);
  await form.getByLabel("Answer").first().fill("7");
  await send();
  assert.equal(answers.length, 0); // the second one is still to be answered
  await form.getByLabel("Decline to answer this").nth(1).check();
  await send();
  await ended(tab);
  assert.deepEqual(answers.pop(), [
    { interruptId: "a", status: "resolved", payload: 7 },
    { interruptId: "b", status: "cancelled" },
  ]);
  await tab.done();
});

test("what is typed outlives the news of other threads; declining says so", async () => {
  const { tab, form } = await asked([{ id: "x", reason: "why", message: "Why?", responseSchema: { type: "string" } }]);
  await form.getByLabel("Answer").fill("half an answer");
  asking = [];
  await tab.getByRole("button", { name: "New thread" }).click();
  await say(tab, "Nothing to ask");
  await ended(tab);
  await tab.getByRole("list", { name: "Open threads" }).getByRole("button", { name: /^Ask me/ }).click();
  assert.equal(await form.getByLabel("Answer").inputValue(), "half an answer");
  await form.getByRole("button", { name: "Decline" }).click();
  await ended(tab);
  assert.deepEqual(answers.pop(), [{ interruptId: "x", status: "cancelled" }]);
  await tab.done();
});
