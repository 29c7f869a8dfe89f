// SPDX-License-Identifier: MIT
// The connection's state, as the page tells it: lost, waiting, back, refused, and a lost thread.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { ended, gate, live, openTab, pageOf, runOf, say, shoot, shown, startAgent, startDoor, startGateway, text } from "./lib.mjs";

let holding = gate();
const agent = await startAgent(async function* (input) {
  yield { type: "RUN_STARTED", threadId: input.threadId, runId: input.runId };
  yield* text(`${input.runId}-1`, "Before.");
  await holding.passed;
  yield* text(`${input.runId}-2`, "After.");
  yield { type: "RUN_FINISHED", threadId: input.threadId, runId: input.runId };
});
const echo = await startAgent((input) => runOf(input, text(`${input.runId}-e`, "Echo.")));
after(async () => {
  await agent.stop();
  await echo.stop();
});

test("a lost connection is told, what is shown counts as old, and it comes back", async (t) => {
  const gateway = await startGateway("--agent", `held=${agent.url}`);
  t.after(async () => assert.equal(await gateway.stop(), 0));
  const door = await startDoor(gateway.host);
  t.after(() => door.stop());
  await pageOf(gateway);
  holding = gate();
  const tab = await openTab(`http://${door.host}/`, { expectFaults: true, first: () => (Math.random = () => 0.999) });
  await live(tab);
  await say(tab, "Begin");
  await tab.getByText("Before.", { exact: true }).waitFor();

  door.shut();
  const now = tab.getByRole("button", { name: "Now" });
  const wait = tab.locator(".connection .more");
  // Each attempt that fails makes the next wait longer.
  for (let seconds = 0; seconds < 8; ) {
    await tab.locator(".connection[data-state=waiting]").waitFor();
    const text = await wait.innerText();
    assert.match(text, /^(next try in \d+ s)?$/);
    seconds = Number(/\d+/.exec(text)?.[0] ?? 0);
    if (seconds < 8) await tab.evaluate(() => document.querySelector(".connection button").click());
  }
  assert.match(await tab.locator(".connection").innerText(), /^Not connected\s*next try in \d+ s\s*Now$/);
  assert.match(await tab.locator(".stale").innerText(), /^Not live: this is how things stood at .*\d\d:\d\d:\d\d/);
  assert.match(await tab.locator("nav .threads").innerText(), /live when last seen/);
  await shoot(tab, "lost");

  holding.open();
  door.open();
  await now.click();
  await live(tab);
  await ended(tab);
  assert.match((await shown(tab)).talk, /Before\.[\s\S]*After\.\s+Finished/);
  await tab.locator(".stale").waitFor({ state: "hidden" });
  await tab.done();
});

test("a gateway that lost its threads: what is shown stays, and is said to be only here", async (t) => {
  let gateway = await startGateway("--agent", `echo=${echo.url}`);
  t.after(async () => assert.equal(await gateway.stop(), 0));
  const door = await startDoor(() => gateway.host);
  t.after(() => door.stop());
  await pageOf(gateway);
  const tab = await openTab(`http://${door.host}/`, { expectFaults: true });
  await live(tab);
  await say(tab, "Remember me");
  await ended(tab);
  door.shut();
  await tab.locator(".connection[data-state=waiting]").waitFor();
  assert.equal(await gateway.stop(), 0);
  gateway = await startGateway("--agent", `echo=${echo.url}`);
  door.open();
  await tab.getByText("The gateway no longer stores this thread.").waitFor();
  await live(tab);
  await tab.locator(".scroller").getByText("Remember me").waitFor();
  await shoot(tab, "gone");
  await say(tab, "Anew");
  await tab.locator(".scroller").getByText("Anew").waitFor();
  await ended(tab);
  assert.doesNotMatch((await shown(tab)).talk, /Remember me/);
  await tab.getByText("The gateway no longer stores this thread.").waitFor({ state: "hidden" });
  await tab.done();
});

test("a gateway that asks for a token: refused, given, kept over a reload, not in the address", async (t) => {
  const directory = mkdtempSync(path.join(tmpdir(), "sluice-page-"));
  t.after(() => rmSync(directory, { recursive: true }));
  const key = path.join(directory, "key");
  writeFileSync(key, "0123456789abcdef0123456789abcdef");
  const token = execFileSync(process.env.SLUICE, ["token", "--jwt-key", key, "--sub", "ada", "--threads", "thread-*"])
    .toString().trim();
  const gateway = await startGateway("--jwt-key", key, "--agent", `echo=${echo.url}`);
  t.after(async () => assert.equal(await gateway.stop(), 0));
  const tab = await openTab(await pageOf(gateway), { expectFaults: true });
  const field = tab.getByLabel("Token");
  await field.waitFor();
  assert.match(await tab.locator(".connection").innerText(), /Stopped[\s\S]*unauthenticated/);
  await shoot(tab, "token");
  await field.fill("nonsense");
  const dialled = tab.waitForEvent("websocket");
  await tab.getByRole("button", { name: "Connect" }).click();
  const socket = await dialled;
  if (!socket.isClosed()) await socket.waitForEvent("close");
  await field.waitFor();
  await field.fill(token);
  await field.press("Enter");
  await live(tab);
  await say(tab, "Hello");
  await ended(tab);
  await tab.reload();
  await live(tab);
  await ended(tab);
  assert.ok(!tab.url().includes(token));
  assert.equal(await tab.evaluate((secret) => JSON.stringify(localStorage).includes(secret), token), false);

  await tab.getByLabel("Open a thread by its id").fill("secret-thread");
  await tab.getByRole("button", { name: "Open", exact: true }).click();
  await tab.getByText(/This thread cannot be followed: .*forbidden/).waitFor();
  await shoot(tab, "forbidden");
  await tab.done();
});
