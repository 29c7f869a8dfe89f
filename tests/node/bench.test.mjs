// SPDX-License-Identifier: MIT
// sluice-bench against a real gateway, and against one whose readers are lied to.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

try {
  await import("ws");
} catch {
  console.log("the packages of tests/node are not installed");
  process.exit(77);
}
const { Gateway, within } = await import("../sessions/gateway.mjs");
const { BreakingRelay } = await import("./lib/breaking.mjs");
const { FaultyRelay } = await import("./lib/faulty.mjs");

const { SLUICE, BENCH } = process.env;

async function run(program, ...args) {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  const got = { out: "", err: "" };
  child.stdout.on("data", (bytes) => (got.out += bytes));
  child.stderr.on("data", (bytes) => (got.err += bytes));
  const code = await within(new Promise((resolve) => child.on("close", resolve)), "end of a program");
  return { code, ...got };
}

async function bench(port, ...args) {
  const { code, out, err } = await run(BENCH, "--url", `ws://127.0.0.1:${port}`,
    "--output", "json", ...args);
  assert.equal(err, "");
  return { code, report: JSON.parse(out) };
}

async function withGateway(options, body) {
  const gateway = new Gateway(SLUICE, options);
  gateway.start(["--scenario-pace", "0"]);
  try {
    await body((await gateway.address()).split(":")[1], gateway);
    gateway.end("SIGTERM");
    assert.equal(await within(gateway.exited, "exit of the gateway"), 0);
  } finally {
    gateway.clear();
  }
}

const CLEAN = { loss: 0, repetition: 0, order: 0, state: 0, text: 0, ending: 0, protocol: 0,
  connection: 0 };
const isClean = ({ code, report }) => {
  assert.deepEqual([report.examples, report.findings], [[], CLEAN]);
  assert.deepEqual([code, report.verdict], [0, "clean"]);
};

test("readers of both framings get everything once and in order", () =>
  withGateway({}, async (port) => {
    const got = await bench(port, "--clients", "30", "--runs", "5", "--rate", "1000",
      "--events", "400", "--watch", "2");
    isClean(got);
    const { published, delivered, latencyUs, runs, bytes, seconds, rebuilds } = got.report;
    assert.deepEqual([published, runs, rebuilds], [2000, 5, 0]);
    assert.equal(delivered, 30 * 2 * 400);
    assert.equal(latencyUs.count, delivered);
    assert.ok(latencyUs.p50 <= latencyUs.p95 && latencyUs.p95 <= latencyUs.p99);
    assert.ok(latencyUs.p99 <= latencyUs.max && bytes > delivered * 100 && seconds > 0);
  }));

test("runs begin again while the duration lasts, with readers that hardly read", () =>
  withGateway({}, async (port) => {
    const got = await bench(port, "--clients", "4", "--runs", "8", "--rate", "0",
      "--events", "500", "--duration", "1s", "--slow", "2");
    isClean(got);
    assert.ok(got.report.runs >= 8);
    assert.equal(got.report.published, got.report.runs * 500);
  }));

test("a key asks for a token", () =>
  withGateway({ key: "0123456789abcdef0123456789abcdef" }, async (port, gateway) => {
    const folder = mkdtempSync(join(tmpdir(), "sluice-bench-"));
    const key = gateway.args[gateway.args.indexOf("--jwt-key") + 1];
    const { out } = await run(SLUICE, "token", "--jwt-key", key, "--sub", "bench");
    writeFileSync(join(folder, "token"), out);
    const small = ["--clients", "3", "--runs", "3", "--rate", "0", "--events", "50"];
    isClean(await bench(port, ...small, "--token", join(folder, "token")));
    const refused = await bench(port, ...small);
    assert.deepEqual([refused.code, refused.report.verdict], [1, "findings"]);
    assert.match(refused.report.examples[0], /needs a token/);
    rmSync(folder, { recursive: true });
  }));

test("connections that break are gone on from", () => withGateway({}, async (port) => {
  const relay = new BreakingRelay(Number(port), [,,,, 60000, 90000, 150000]);
  const got = await bench(await relay.listen(), "--clients", "8", "--runs", "4", "--rate", "2000",
    "--events", "2000");
  relay.close();
  isClean(got);
  assert.ok(got.report.reconnects >= 3);
}));

/** Each fault and the findings that it must lead to, and no other. */
const WANTED = {
  none: {},
  loss: { loss: 1, text: 1 },
  "loss of a patch": { loss: 1 },
  repetition: { repetition: 1, text: 1 },
  "repetition of a patch": { repetition: 1 },
  order: { order: 1, text: 1 },
  text: { text: 2 },
  state: { state: 1 },
  ending: { ending: 1 },
  "no ending": { ending: 2 },
  protocol: { protocol: 1 },
  connection: { connection: 1 },
};

for (const [fault, wanted] of Object.entries(WANTED))
  test(`a relay that lies is found out: ${fault}`, () => withGateway({}, async (port) => {
    const relay = new FaultyRelay(port, fault, 2);
    const { code, report } = await bench(await relay.listen(), "--clients", "3", "--runs", "2",
      "--rate", "0", "--events", "100", "--framing", "json", "--patience", "1s");
    relay.close();
    assert.deepEqual(report.findings, { ...CLEAN, ...wanted }, report.examples.join("\n"));
    assert.equal(code, fault === "none" ? 0 : 1);
  }));

const AGENT = ["--agent", "onboarding"];

test("readers of an agent of the gateway get the same", () => withGateway({}, async (port) => {
  const got = await bench(port, ...AGENT, "--clients", "12", "--runs", "4", "--watch", "2");
  isClean(got);
  const { published, delivered, runs } = got.report;
  assert.ok(published > 4 * 50);
  assert.deepEqual([runs, delivered], [4, published * 6]);
}));

/** Each fault and the kinds of findings that it may lead to where readers are held against each other:
 *  the first reader to get an event is the reference, and may be the one that is lied to. */
const AGENT_WANTED = {
  none: [],
  loss: ["loss", "repetition", "order"],
  repetition: ["loss", "repetition", "order"],
  order: ["loss", "repetition", "order"],
  text: ["order"],
  "no ending": ["ending"],
  connection: ["connection"],
};

for (const [fault, wanted] of Object.entries(AGENT_WANTED))
  test(`a relay that lies about an agent's run is found out: ${fault}`, () =>
    withGateway({}, async (port) => {
      const relay = new FaultyRelay(port, fault, 2);
      const got = await bench(await relay.listen(), ...AGENT, "--clients", "3", "--runs", "1",
        "--framing", "json", "--patience", "1s");
      relay.close();
      if (fault === "none") return isClean(got);
      const found = Object.entries(got.report.findings).filter(([, count]) => count > 0);
      assert.ok(found.length > 0 && found.every(([kind]) => wanted.includes(kind)),
        got.report.examples.join("\n"));
      assert.deepEqual([got.code, got.report.verdict], [1, "findings"]);
    }));

test("misuse and a gateway that is not there", async () => {
  const misuse = await run(BENCH, "--clients", "0");
  assert.deepEqual([misuse.code, misuse.out], [2, ""]);
  assert.match(misuse.err, /^sluice-bench: --clients: /);
  const { code, report } = await bench(1, "--clients", "1");
  assert.equal(code, 1);
  assert.match(report.examples[0], /nobody answers at 127\.0\.0\.1 port 1/);
});
