// SPDX-License-Identifier: MIT
// The page without a mouse, on a phone's width, in the dark, and for those who listen.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ended, live, openTab, overflow, pageOf, say, shoot, shown, startGateway, unfold } from "./lib.mjs";

let gateway, url;
before(async () => {
  gateway = await startGateway("--scenario-pace", "0");
  url = await pageOf(gateway);
});
after(async () => assert.equal(await gateway.stop(), 0));

/** What has the focus: its role and name, as the browser tells assistive software. */
async function focused(tab) {
  const session = await tab.context().newCDPSession(tab);
  const { result } = await session.send("Runtime.evaluate", { expression: "document.activeElement" });
  const { nodes } = await session.send("Accessibility.getPartialAXTree", { objectId: result.objectId, fetchRelatives: false });
  await session.detach();
  const [{ role, name }] = nodes;
  const ring = await tab.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
    return outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
  });
  return { role: role?.value, name: name?.value ?? "", ring };
}

/** Presses a key until the focus is on such a thing; every stop on the way must be visible. */
async function reach(tab, role, name, key = "Tab") {
  for (let presses = 0; presses < 60; presses++) {
    await tab.keyboard.press(key);
    const at = await focused(tab);
    if (await tab.evaluate(() => document.activeElement === document.body)) continue; // the browser's own bar would be next
    assert.ok(at.ring, `${at.role} "${at.name}" shows that it has the focus`);
    assert.notEqual(at.name, "", `${at.role} has a name`);
    if (at.role === role && (name instanceof RegExp ? name.test(at.name) : at.name === name)) return;
  }
  assert.fail(`the ${key} key does not reach ${role} "${name}"`);
}

test("a whole conversation by keyboard", async () => {
  const tab = await openTab(url);
  await live(tab);
  await tab.keyboard.press("Tab");
  await reach(tab, "textbox", "Message");
  await tab.keyboard.type("I would like to open an account.");
  await tab.keyboard.press("Enter");
  await tab.getByRole("form", { name: "The agent asks" }).waitFor();
  await reach(tab, "radio", "No", "Shift+Tab"); // a group is entered at its end from behind
  await tab.keyboard.press("ArrowUp");
  await reach(tab, "textbox", /^Limit/);
  await tab.keyboard.type("77");
  await reach(tab, "button", "Send answer");
  await tab.keyboard.press("Enter");
  await ended(tab);
  assert.match((await shown(tab)).state, /limit\s*77/);

  await reach(tab, "button", "New thread");
  await tab.keyboard.press("Enter");
  assert.deepEqual((({ role, name }) => ({ role, name }))(await focused(tab)), { role: "textbox", name: "Message" });
  await reach(tab, "button", /^Close I would like/, "Shift+Tab");
  await tab.keyboard.press("Enter");
  assert.equal(await tab.getByRole("list", { name: "Open threads" }).getByRole("listitem").count(), 1);
  await tab.done();
});

test("the skip link leads to the conversation, and news is told as it is complete", async () => {
  const tab = await openTab(url);
  await live(tab);
  const news = tab.getByRole("log", { name: "News" });
  await say(tab, "Hello");
  await news.getByText("The agent asks: Open an account for").waitFor();
  assert.match(await news.innerText(), /Agent: Your score of 40 asks for a second pair of eyes/);
  await tab.reload();
  await tab.getByRole("form", { name: "The agent asks" }).waitFor();
  await news.getByText(/\d+ earlier messages\./).waitFor(); // and not all of them again
  await tab.keyboard.press("Tab");
  assert.match((await focused(tab)).name, /^Skip to/);
  await tab.keyboard.press("Enter");
  assert.equal(await tab.evaluate(() => document.activeElement.id), "talk");
  await tab.done();
});

test("every control has a name, every picture of state a word", async () => {
  const tab = await openTab(url);
  await live(tab);
  await say(tab, "Hello");
  await tab.getByRole("form", { name: "The agent asks" }).waitFor();
  const session = await tab.context().newCDPSession(tab);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const roles = ["button", "textbox", "combobox", "radio", "checkbox", "meter", "form", "navigation", "complementary", "DisclosureTriangle"];
  const nameless = nodes.filter(({ role, name, ignored }) => !ignored && roles.includes(role?.value) && !name?.value);
  assert.deepEqual(nameless.map(({ role }) => role.value), []);
  await tab.done();
});

test("360 pixels wide: everything fits, in each panel", async () => {
  const tab = await openTab(url, { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  await live(tab);
  const fits = async (name) => {
    assert.deepEqual(await overflow(tab), [], name);
    await shoot(tab, `phone-${name}`);
  };
  await fits("empty");
  await say(tab, "I would like to open an account.");
  const ask = tab.getByRole("form", { name: "The agent asks" });
  await ask.waitFor();
  await fits("ask");
  await tab.getByRole("button", { name: "State" }).tap();
  await tab.getByText("Amélie Fournier").last().waitFor();
  await fits("state");
  await tab.getByRole("button", { name: "Threads" }).tap();
  await fits("threads");
  await tab.getByRole("button", { name: /^I would like/ }).tap();
  await ask.getByLabel("Yes").tap();
  await ask.getByRole("button", { name: "Send answer" }).tap();
  await ended(tab);
  await unfold(tab);
  await fits("unfolded");
  const small = await tab.locator("button:visible, select:visible, textarea:visible").evaluateAll((nodes) =>
    nodes.filter((node) => node.getBoundingClientRect().height < 32).map((node) => node.textContent));
  assert.deepEqual(small, []);
  await tab.done();
});

/** Contrast of texts against what is behind them, by the WCAG formula; those below 4.5. */
const faint = (tab) => tab.evaluate(() => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((c) => (c /= 255) <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const behind = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const colour = rgba(getComputedStyle(at).backgroundColor);
      if (colour[3] === 255) return colour;
    }
    return rgba(getComputedStyle(document.documentElement).backgroundColor);
  };
  const found = [];
  for (const node of document.querySelectorAll("body *")) {
    const own = [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
    if (!own || !node.checkVisibility() || node.closest(".unseen, .changed, .skip")) continue;
    const pair = [luminance(rgba(getComputedStyle(node).color)), luminance(behind(node))].sort((a, b) => b - a);
    const ratio = (pair[0] + 0.05) / (pair[1] + 0.05);
    if (ratio < 4.5) found.push(`${node.className || node.nodeName} "${node.textContent.slice(0, 20)}" ${ratio.toFixed(2)}`);
  }
  return { background: luminance(rgba(getComputedStyle(document.documentElement).backgroundColor)), found };
});

for (const colorScheme of ["light", "dark"])
  test(`the ${colorScheme} scheme can be read`, async () => {
    const tab = await openTab(url, { colorScheme, reducedMotion: "reduce" });
    await live(tab);
    await say(tab, "I would like to open an account.");
    await tab.getByRole("form", { name: "The agent asks" }).waitFor();
    await tab.getByRole("button", { name: "Send answer" }).click(); // shows faults
    const asking = await faint(tab);
    assert.deepEqual(asking.found, []);
    assert.ok(colorScheme === "dark" ? asking.background < 0.05 : asking.background > 0.8);
    await shoot(tab, `${colorScheme}-ask`);
    await tab.getByLabel("Yes").check();
    await tab.getByRole("button", { name: "Send answer" }).click();
    await ended(tab);
    assert.deepEqual((await faint(tab)).found, []);
    await tab.done();
  });
