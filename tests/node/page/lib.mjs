// SPDX-License-Identifier: MIT
// Chromium, the gateway with its page, and what tests of the page do again and again.
//
// Environment: SLUICE (the gateway's binary), CHROMIUM (a browser, where it is not in the PATH),
// PAGE_SHOTS (a directory for pictures to look at).
import assert from "node:assert/strict";
import { accessSync, constants } from "node:fs";
import { once } from "node:events";
import net from "node:net";
import path from "node:path";
import { after } from "node:test";

export { startAgent, startGateway } from "../../../clients/js/test/lib/processes.mjs";

// ctest takes 77 as "skipped".
export function skip(why) {
  console.log(`skipped: ${why}`);
  process.exit(77);
}

/** `chromium-browser` is not among the names: on Ubuntu it only installs a snap. */
function findChromium() {
  const names = ["chromium", "google-chrome", "google-chrome-stable"];
  const files = (process.env.PATH ?? "").split(path.delimiter)
    .flatMap((directory) => names.map((name) => path.join(directory, name)));
  return [process.env.CHROMIUM, ...files].find((file) => {
    try {
      accessSync(file ?? "", constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

async function launch() {
  let playwright;
  try {
    playwright = await import("playwright-core");
  } catch (error) {
    if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
    return skip("playwright-core is not installed, run tests/run");
  }
  const executablePath = findChromium();
  if (!executablePath) skip("there is no Chromium (Debian: package chromium; or set CHROMIUM)");
  return playwright.default.chromium.launch({ executablePath, headless: true, args: ["--no-sandbox"] });
}

export const browser = await launch();
after(() => browser.close());

/** The gateway's address, once it is known that the page is part of it. */
export async function pageOf(gateway) {
  const url = `http://${gateway.host}/`;
  const { headers } = await fetch(url);
  if (headers.get("content-type").startsWith("text/plain"))
    skip("the gateway was built without its page, run tests/run");
  return url;
}

/**
 * A tab. What it reports to its console, and errors that nobody caught, are in `faults`. `first`
 * runs in it before the page's script.
 */
export async function openTab(url, { expectFaults = false, first, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 1360, height: 860 }, ...options });
  const tab = await context.newPage();
  tab.setDefaultTimeout(20000);
  if (first) await tab.addInitScript(first);
  tab.faults = [];
  tab.on("pageerror", (error) => tab.faults.push(String(error.stack ?? error)));
  tab.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) tab.faults.push(message.text());
  });
  tab.sockets = 0;
  tab.on("websocket", () => (tab.sockets += 1));
  await tab.goto(url);
  tab.done = async () => {
    if (!expectFaults) assert.deepEqual(tab.faults, []);
    await context.close();
  };
  return tab;
}

export const live = (tab) => tab.locator(".connection[data-state=ready]").waitFor();

export async function say(tab, text) {
  await tab.getByLabel("Message").fill(text);
  await tab.getByRole("button", { name: "Send", exact: true }).click();
}

/** The last run's end, as the thread shows it. */
export const ended = (tab, state = "done") => tab.locator(`.end[data-state=${state}]`).last().waitFor();

/** All that a tab shows of its thread. */
export const shown = (tab) => tab.evaluate(() => ({
  talk: document.querySelector(".scroller .entries").innerText,
  state: document.querySelector("aside .tree").innerText,
}));

export async function shoot(tab, name) {
  if (process.env.PAGE_SHOTS) await tab.screenshot({ path: path.join(process.env.PAGE_SHOTS, `${name}.png`) });
}

/** A promise that a test settles. */
export function gate() {
  let open;
  const passed = new Promise((resolve) => (open = resolve));
  return { passed, open };
}

/** A way to the gateway that can be shut, and opened again. */
export async function startDoor(host) {
  const sockets = new Set();
  let shut = false;
  const door = net.createServer((client) => {
    if (shut) return client.destroy();
    const [address, port] = (typeof host === "function" ? host() : host).split(":");
    const server = net.connect(Number(port), address);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => (sockets.delete(socket), client.destroy(), server.destroy()));
    }
    client.pipe(server);
    server.pipe(client);
    return undefined;
  }).listen(0, "127.0.0.1");
  await once(door, "listening");
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    host: `127.0.0.1:${door.address().port}`,
    shut() {
      shut = true;
      cut();
    },
    open() {
      shut = false;
    },
    stop: () => new Promise((resolve) => {
      door.close(resolve);
      cut();
    }),
  };
}

/** Events of a run of `agent`, between its start and its end. */
export function* runOf({ threadId, runId }, events, end = {}) {
  yield { type: "RUN_STARTED", threadId, runId };
  yield* events;
  yield { type: "RUN_FINISHED", threadId, runId, ...end };
}

export const text = (messageId, content) => [
  { type: "TEXT_MESSAGE_START", messageId, role: "assistant" },
  { type: "TEXT_MESSAGE_CONTENT", messageId, delta: content },
  { type: "TEXT_MESSAGE_END", messageId },
];

/** Opens everything that can be unfolded in the conversation and the state. */
export const unfold = (tab) => tab.evaluate(() => {
  for (const fold of document.querySelectorAll("main details, aside details")) fold.open = true;
});

/** What is wider than its place: names of elements, where a person would have to scroll sideways. */
export const overflow = (tab) => tab.evaluate(() => {
  const scrollers = [...document.querySelectorAll("html, body, nav, main, aside, .scroller")]
    .filter((node) => node.checkVisibility() && node.scrollWidth > node.clientWidth + 1);
  const inside = scrollers.flatMap((box) => {
    const edge = box.getBoundingClientRect().left + box.clientWidth;
    return [...box.querySelectorAll("*")].filter((node) => node.getBoundingClientRect().right > edge + 1);
  });
  const page = document.documentElement; // only its parts scroll
  const below = page.scrollHeight > page.clientHeight ? [page] : [];
  return [...scrollers, ...inside, ...below].map((node) => `${node.nodeName}.${node.className} ${node.textContent.slice(0, 30)}`);
});
