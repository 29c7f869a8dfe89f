// SPDX-License-Identifier: MIT
// The page's files as HTTP serves them: whole, kept by ETag, under a strict policy; and a gateway
// without the page. No browser is needed.
//
// Environment: SLUICE, and SLUICE_WITHOUT_PAGE, the same gateway built without npm's modules.
import assert from "node:assert/strict";
import net from "node:net";
import { after, before, test } from "node:test";
import { startGateway } from "../../../clients/js/test/lib/processes.mjs";

let gateway, url;
before(async () => {
  gateway = await startGateway();
  url = `http://${gateway.host}/`;
});
after(async () => assert.equal(await gateway.stop(), 0));

const hasPage = async () => (await fetch(url)).headers.get("content-type") !== "text/plain; charset=utf-8";
const FILES = { "": "text/html", "page.js": "text/javascript", "page.css": "text/css", "icon.svg": "image/svg+xml", "licences.txt": "text/plain" };

test("every file is whole, has its type, an ETag and the policy", async (t) => {
  if (!(await hasPage())) return t.skip("built without the page");
  for (const [path, type] of Object.entries(FILES)) {
    const answer = await fetch(url + path);
    const body = Buffer.from(await answer.arrayBuffer());
    const header = (name) => answer.headers.get(name);
    assert.equal(answer.status, 200);
    assert.equal(header("content-type").split(";")[0], type);
    assert.equal(Number(header("content-length")), body.length);
    assert.equal(header("cache-control"), "no-cache");
    assert.equal(header("x-content-type-options"), "nosniff");
    assert.match(header("content-security-policy"), /default-src 'none'; script-src 'self'; style-src 'self'/);
    assert.doesNotMatch(header("content-security-policy"), /unsafe|\*/);
    const again = await fetch(url + path);
    assert.deepEqual(Buffer.from(await again.arrayBuffer()), body);

    const etag = header("etag");
    const conditional = async (value) => (await fetch(url + path, { headers: { "if-none-match": value } })).status;
    assert.equal(await conditional(etag), 304);
    assert.equal(await conditional(`"other", W/${etag}`), 304);
    assert.equal(await conditional('"other"'), 200);
    const head = await fetch(url + path, { method: "HEAD" });
    assert.equal(Number(head.headers.get("content-length")), body.length);
    assert.equal((await head.text()).length, 0);
  }
  return undefined;
});

test("the packages that are in the page are named with their licences", async (t) => {
  if (!(await hasPage())) return t.skip("built without the page");
  const licences = await (await fetch(`${url}licences.txt`)).text();
  for (const name of ["@ag-ui/client", "rxjs", "zod", "fast-json-patch"])
    assert.match(licences, new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(.+\\)$`, "m"));
  assert.match(licences, /Apache License/);
  return undefined;
});

test("the page names nothing that is not here", async (t) => {
  if (!(await hasPage())) return t.skip("built without the page");
  const html = await (await fetch(url)).text();
  const named = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, path]) => path);
  assert.ok(named.length >= 3);
  for (const path of named) assert.equal((await fetch(url.slice(0, -1) + path)).status, 200, path);
  assert.doesNotMatch(html, /<script>|<style>|style=|\son[a-z]+=/);
  return undefined;
});

test("one connection may ask for many files; one that reads nothing is closed, and others are served", async (t) => {
  if (!(await hasPage())) return t.skip("built without the page");
  const [address, port] = gateway.host.split(":");
  const ask = `GET /page.js HTTP/1.1\r\nhost: ${gateway.host}\r\n\r\n`;
  const greedy = net.connect(Number(port), address, () => greedy.pause());
  greedy.on("error", () => {});
  greedy.write(ask.repeat(20));

  const script = Buffer.from(await (await fetch(`${url}page.js`)).arrayBuffer());
  const eager = net.connect(Number(port), address);
  eager.write(ask.repeat(3));
  let size = 0;
  for await (const bytes of eager) {
    size += bytes.length;
    if (size >= 3 * script.length + 600) break;
  }
  eager.destroy();

  // The gateway gives up on the one that reads nothing; what it had sent is all that ever comes.
  let got = 0;
  const closed = new Promise((resolve) => greedy.on("close", resolve));
  await gatewayDrops(greedy);
  greedy.on("data", (bytes) => (got += bytes.length));
  await closed;
  assert.ok(got < 20 * script.length, `${got} bytes`);
  return undefined;
});

/** Until the peer has closed a socket that nobody reads: writing to it fails. */
const gatewayDrops = (socket) => new Promise((resolve) => {
  const poke = setInterval(() => socket.write("\r\n"), 250);
  socket.on("error", () => {
    clearInterval(poke);
    resolve();
  });
  socket.on("close", () => clearInterval(poke));
});

test("a gateway without the page says how to get it, and works", async () => {
  process.env.SLUICE = process.env.SLUICE_WITHOUT_PAGE;
  const bare = await startGateway();
  const answer = await fetch(`http://${bare.host}/`);
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get("content-type"), "text/plain; charset=utf-8");
  assert.match(await answer.text(), /^This gateway was built without its page\.[\s\S]*npm ci --prefix page[\s\S]*cmake --build/);
  assert.equal((await fetch(`http://${bare.host}/page.js`)).status, 404);
  assert.equal((await fetch(`http://${bare.host}/healthz`)).status, 200);
  assert.equal(await bare.stop(), 0);
});
