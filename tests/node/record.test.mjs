// SPDX-License-Identifier: MIT
// `sluice record`: a thread of a real gateway, also over connections that break anywhere.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { createServer } from "node:tls";

try {
  await import("ws");
} catch {
  console.log("the packages of tests/node are not installed");
  process.exit(77);
}
const { Gateway, within } = await import("../sessions/gateway.mjs");
const { BreakingRelay } = await import("./lib/breaking.mjs");
const { feed } = await import("./lib/client.mjs");
const { approve, runAgent, tool } = await import("./lib/tools.mjs");

const SLUICE = process.env.SLUICE;
const KEY = "0123456789abcdef0123456789abcdef";

const CERTIFICATE = new URL("../sessions/tls/certificate.pem", import.meta.url).pathname;
const CERTIFICATE_KEY = new URL("../sessions/tls/key.pem", import.meta.url).pathname;

const run = (...args) => tool(args).ended;

const lines = (text) => text.trimEnd().split("\n").map((line) => JSON.parse(line));

async function withGateway(options, body) {
  const gateway = new Gateway(SLUICE, options);
  gateway.start(["--scenario-pace", "0"]);
  try {
    await body(await gateway.address(), gateway);
    gateway.end("SIGTERM");
    assert.equal(await within(gateway.exited, "exit of the gateway"), 0);
  } finally {
    gateway.clear();
  }
}

const url = (address) => `ws://${address}`;

test("a finished thread is saved as its subscribers saw it", () => withGateway({}, async (address) => {
  const events = await runAgent(address, "t", "r1");
  const { code, out, err } = await run("record", url(address), "--thread", "t");
  assert.deepEqual({ code, err }, { code: 0, err: "" });
  const saved = lines(out);
  assert.deepEqual(saved.map(({ runId, event }) => ({ runId, event })),
    events.map(({ runId, event }) => ({ runId, event })));
  assert.equal(saved[0].ms, 0);
  saved.reduce((last, { ms }) => (assert.ok(ms >= last), ms), 0);
}));

test("what is saved is clean, and folds to what a client holds", () =>
  withGateway({}, async (address) => {
    const first = await runAgent(address, "t", "r1");
    await runAgent(address, "t", "r2", { resume: approve(first) });
    const folder = mkdtempSync(join(tmpdir(), "sluice-record-"));
    const path = join(folder, "t.jsonl");
    assert.equal((await run("record", url(address), "--thread", "t", "-o", path)).code, 0);
    assert.deepEqual(await run("check", path), { code: 0, out: "", err: "" });
    const { code, out, err } = await run("fold", path);
    assert.deepEqual({ code, err }, { code: 0, err: "" });
    const events = lines(readFileSync(path, "utf8")).map(({ event }) => JSON.stringify(event));
    const { fatal, messages, state } = await feed(events);
    assert.equal(fatal, -1);
    assert.deepEqual(JSON.parse(out), JSON.parse(JSON.stringify({ messages, state })));
    assert.ok(messages.length > 3);
    rmSync(folder, { recursive: true });
  }));

test("what breaks is gone on from, wherever it breaks", () => withGateway({}, async (address) => {
  await runAgent(address, "t", "r1");
  const whole = await run("record", url(address), "--thread", "t");
  const port = Number(address.split(":")[1]);
  for (const limits of [[0, 3000], [500, 501, 5000], [4000, 100, 9000], [20000]]) {
    const relay = new BreakingRelay(port, limits);
    const { code, out } = await run("record", url(`127.0.0.1:${await relay.listen()}`),
      "--thread", "t");
    relay.close();
    assert.equal(code, 0);
    assert.equal(out, whole.out);
    assert.ok(relay.connections > 1, `${limits} broke nothing`);
  }
}));

test("a run that is live is saved to its end, a later one only on request", () =>
  withGateway({}, async (address) => {
    const folder = mkdtempSync(join(tmpdir(), "sluice-record-"));
    const path = join(folder, "idle.jsonl");
    const following = tool(["record", url(address), "--thread", "t", "--until", "signal"]);
    const first = await runAgent(address, "t", "r1");
    const idle = await run("record", url(address), "--thread", "t", "-o", path);
    assert.deepEqual(idle, { code: 0, out: "", err: "" });
    assert.deepEqual(lines(readFileSync(path, "utf8")).map(({ event }) => event),
      first.map(({ event }) => event));
    rmSync(folder, { recursive: true });
    const all = await runAgent(address, "t", "r2", { resume: approve(first) });
    await following.says(`"runId":"r2","event":{"type":"RUN_FINISHED"`);
    following.child.kill("SIGINT");
    const { code, out } = await following.ended;
    assert.equal(code, 0);
    assert.deepEqual(lines(out).map(({ event }) => event), all.map(({ event }) => event));
  }));

test("tokens come from a file, and refusals are told", () =>
  withGateway({ key: KEY }, async (address, gateway) => {
    const key = gateway.args[gateway.args.indexOf("--jwt-key") + 1];
    const folder = mkdtempSync(join(tmpdir(), "sluice-record-"));
    const mint = async (name, ...args) => {
      const { out } = await run("token", "--jwt-key", key, "--sub", "ann", ...args);
      writeFileSync(join(folder, name), out);
      return [join(folder, name), out.trim()];
    };
    const [good, token] = await mint("good");
    const [narrow] = await mint("narrow", "--threads", "other");
    writeFileSync(join(folder, "empty"), "\n");
    await runAgent(address, "t", "r1", { token });
    assert.equal((await run("record", url(address), "--thread", "t", "--token", good)).code, 0);
    const fails = async (code, text, ...args) => {
      const got = await run("record", url(address), "--thread", "t", ...args);
      assert.deepEqual([got.code, got.out, got.err.split("\n")[0]], [code, "", text]);
    };
    await fails(1, "sluice record: the token does not allow this thread", "--token", narrow);
    await fails(1, "sluice record: this gateway needs a token");
    await fails(2, `sluice record: token: ${folder}/empty is empty`, "--token", join(folder, "empty"));
    await fails(2, `sluice record: token: ${folder}/none: No such file or directory`,
      "--token", join(folder, "none"));
    rmSync(folder, { recursive: true });
  }));

test("through TLS, from a server that is trusted", () => withGateway({}, async (address) => {
  await runAgent(address, "t", "r1");
  const proxy = createServer({ key: readFileSync(CERTIFICATE_KEY),
    cert: readFileSync(CERTIFICATE) }, (client) => {
    const server = connect(Number(address.split(":")[1]), "127.0.0.1");
    for (const socket of [client, server]) socket.on("error", () => socket.destroy());
    client.pipe(server).pipe(client);
  });
  proxy.on("tlsClientError", () => {});
  await new Promise((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const secure = `wss://127.0.0.1:${proxy.address().port}/`;
  const plain = await run("record", url(address), "--thread", "t");
  assert.equal((await run("record", secure, "--thread", "t")).code, 1);
  const trust = { SSL_CERT_FILE: CERTIFICATE };
  assert.deepEqual(await tool(["record", secure, "--thread", "t"], trust).ended, plain);
  proxy.close();
}));

test("misuse and what cannot be had", () => withGateway({}, async (address) => {
  const fails = async (code, text, ...args) => {
    const got = await run("record", ...args);
    assert.deepEqual([got.code, got.out, got.err.split("\n")[0]], [code, "", text]);
  };
  await fails(2, "sluice record: URL: it is required");
  await fails(2, "sluice record: --thread: it is required", url(address));
  await fails(2, "sluice record: more: one URL is enough", url(address), "more", "--thread", "t");
  await fails(2, "sluice record: --sub: there is no such option", url(address), "--sub", "1");
  await fails(2, "sluice record: url: the gateway's URL http://h must begin with ws:// or wss://",
    "http://h", "--thread", "t");
  await fails(1, "sluice record: thread: the thread has nothing to record",
    url(address), "--thread", "t");
  await fails(1, "sluice record: the gateway cannot be reached: it answered 404",
    `${url(address)}/elsewhere`, "--thread", "t");
}));
