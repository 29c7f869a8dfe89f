// SPDX-License-Identifier: MIT
// The service unit, the container and `cmake --install` agree with the gateway's own settings.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { Gateway, within } from "../sessions/gateway.mjs";
import { parseYaml } from "./lib/yaml.mjs";

const { SLUICE, BUILD } = process.env;
const ROOT = new URL("../..", import.meta.url).pathname;
const FLUSH_AND_CLOSE_S = 10; // gateway.c: twice DRAIN_FLUSH_MS
const folder = mkdtempSync(join(tmpdir(), "sluice-deploy-"));
after(() => rmSync(folder, { recursive: true }));

const file = (name) => readFileSync(join(ROOT, name), "utf8");

function run(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args,
    { encoding: "utf8", timeout: 120000, ...options });
  if (error) throw error;
  return { code: status, out: stdout, err: stderr };
}
const has = (command) => spawnSync("sh", ["-c", `command -v ${command}`]).status === 0;

// ---- what the gateway says of itself ----

const options = new Map();
for (const line of run(SLUICE, ["--help"]).out.split("\n")) {
  const match = /^ {2}--([\w-]+) \S+\s.*?(?:\[([^\]]*)\])?$/.exec(line);
  if (match) options.set(match[1], match[2]);
}
const SECONDS = { ms: 0.001, s: 1, m: 60, h: 3600 };
const seconds = (text) => {
  const [, number, unit] = /^(\d+)(ms|s|m|h)$/.exec(text);
  return Number(number) * SECONDS[unit];
};
const BYTES = { k: 10, m: 20, g: 30 };
const bytes = (text) => {
  const [, number, unit] = /^(\d+)([kmg])(?:ib|b)?$/i.exec(text);
  return Number(number) * 2 ** BYTES[unit.toLowerCase()];
};
const PORT = options.get("listen").split(":")[1];
const DRAIN_S = seconds(options.get("drain-timeout"));
const DESCRIPTORS = Number(options.get("max-connections")) * 2 + 256;

const flagOf = (name) => name.replace(/^SLUICE_/, "").toLowerCase().replaceAll("_", "-");
const checkEnvironment = (names) => {
  for (const name of names) assert.ok(options.has(flagOf(name)), `${name} is no setting`);
};

// ---- systemd ----

function parseUnit(text) {
  const unit = {};
  let section;
  for (const line of text.split("\n")) {
    const head = /^\[(\w+)\]$/.exec(line);
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (head) section = unit[head[1]] ??= {};
    else if (key) (section[key] ??= []).push(value);
    else assert.ok(line === "" || line.startsWith("#"), line);
  }
  return unit;
}
const unitText = file("deploy/systemd/sluice.service");
const { Service: service } = parseUnit(unitText);

test("the unit's command line, environment and limits are the gateway's", () => {
  const [program, ...args] = service.ExecStart[0].split(" ");
  assert.equal(program, "/usr/local/bin/sluice");
  assert.deepEqual(args, ["--config", "/etc/sluice/sluice.json"]);
  checkEnvironment([...args.filter((arg) => arg.startsWith("--")).map((arg) => arg.slice(2)),
    ...service.Environment.map((setting) => setting.split("=")[0])]);
  assert.deepEqual(service.LoadCredential, ["jwt-key:/etc/sluice/jwt.key"]);
  assert.deepEqual(service.Environment, ["SLUICE_JWT_KEY=%d/jwt-key"]);
  assert.ok(seconds(service.TimeoutStopSec[0]) > DRAIN_S + FLUSH_AND_CLOSE_S);
  assert.ok(Number(service.LimitNOFILE[0]) >= DESCRIPTORS);
  assert.ok(bytes(service.MemoryHigh[0]) >= 2 * bytes(options.get("store-bytes")));
  assert.ok(bytes(service.MemoryMax[0]) > bytes(service.MemoryHigh[0]));
  assert.deepEqual([service.Type, service.Restart, service.RestartPreventExitStatus],
    [["exec"], ["on-failure"], ["2"]]);
  for (const [key, value] of Object.entries({ DynamicUser: "yes", NoNewPrivileges: "yes",
    ProtectSystem: "strict", ProtectHome: "yes", CapabilityBoundingSet: "" }))
    assert.deepEqual(service[key], [value], key);
});

test("systemd finds nothing wrong in the unit", (context) => {
  if (!has("systemd-analyze")) return context.skip("there is no systemd-analyze");
  const path = join(folder, "sluice.service");
  writeFileSync(path, unitText.replaceAll("/usr/local/bin/sluice", SLUICE));
  const { code, out, err } = run("systemd-analyze", ["verify", "--man=no", path]);
  assert.deepEqual({ code, text: (out + err).replace(/^.*(?:Failed to .* bus|pid 1).*\n/gm, "") },
    { code: 0, text: "" });
});

test("the sample configuration starts a gateway, a wrong one ends it with 2", async () => {
  const config = JSON.parse(file("deploy/systemd/sluice.json"));
  assert.equal(config.listen, options.get("listen"));
  assert.equal(config.log, options.get("log"));
  const gateway = new Gateway(SLUICE, { config, key: "k".repeat(32) });
  gateway.start([]);
  try {
    await gateway.address();
    gateway.end("SIGTERM");
    assert.equal(await within(gateway.exited, "exit"), 0);
  } finally {
    gateway.clear();
  }
  const path = join(folder, "wrong.json");
  writeFileSync(path, JSON.stringify({ ...config, listne: "" }));
  assert.equal(run(SLUICE, ["--config", path]).code, 2);
});

// ---- the container ----

const dockerfile = file("deploy/Dockerfile").replaceAll("\\\n", " ").split("\n")
  .map((line) => /^([A-Z]+) (.*)$/.exec(line)).filter(Boolean)
  .map(([, word, rest]) => ({ word, rest: rest.trim() }));
const lastStage = dockerfile.slice(dockerfile.findLastIndex(({ word }) => word === "FROM"));
const one = (wanted) => {
  const found = lastStage.filter(({ word }) => word === wanted);
  assert.equal(found.length, 1, wanted);
  return found[0].rest;
};

test("the image listens on the default port, as nobody in particular", () => {
  assert.equal(one("EXPOSE"), PORT);
  assert.equal(one("ENV"), `SLUICE_LISTEN=0.0.0.0:${PORT}`);
  assert.match(one("USER"), /^[1-9]\d{3,}:[1-9]\d{3,}$/);
  assert.deepEqual(JSON.parse(one("ENTRYPOINT")), ["/usr/bin/sluice"]);
  assert.match(one("COPY"), /^--from=build \/usr\/bin\/sluice \/usr\/bin\/sluice$/);
});

test("the image has the libraries that the program needs", (context) => {
  if (!has("dpkg-query")) return context.skip("there is no dpkg");
  const { VERSION_CODENAME: release } = Object.fromEntries(
    readFileSync("/etc/os-release", "utf8").split("\n").map((line) => line.split("=")));
  if (release !== "bookworm") return context.skip("the image is of Debian 12");
  const installed = new Set(one("RUN").split(/\s+/));
  const linked = run("readelf", ["-d", SLUICE]).out.matchAll(/NEEDED.*\[(lib[^\]]+)\]/g);
  const base = ["libc6", "libasan8", "libubsan1", "libgcc-s1"];
  const { out: depends } = run("dpkg-query",
    ["-W", "-f=${Depends}, ", ...[...installed].filter((name) => name.startsWith("lib"))]);
  const comeAlong = depends.split(/[,|]\s*/).map((text) => text.split(/[ :]/)[0]);
  const there = new Set([...installed, ...comeAlong, ...base]);
  for (const [, library] of linked) {
    const { out } = run("sh", ["-c", `dpkg-query -S "*/${library}" | cut -d: -f1 | sort -u`]);
    const packages = out.trim().split("\n");
    assert.ok(packages.some((name) => there.has(name)), `${library} of ${packages}`);
  }
  assert.ok(installed.has("libwebsockets-evlib-uv") && installed.has("ca-certificates"));
});

/** Compose's substitution: `${NAME:?message}` and `${NAME:-default}`. */
const fill = (text, env) => text.replace(/\$\{(\w+):([?-])([^}]*)\}/g, (_, name, kind, rest) => {
  if (env[name]) return env[name];
  if (kind === "?") throw new Error(`${name}: ${rest}`);
  return rest;
});
const compose = parseYaml(file("deploy/compose.yaml"));
const composed = compose.services.sluice;

test("compose publishes the port on loopback, waits for a drain and demands a key", () => {
  assert.deepEqual(composed.ports, [`127.0.0.1:${PORT}:${PORT}`]);
  checkEnvironment(Object.keys(composed.environment));
  assert.ok(seconds(composed.stop_grace_period) > DRAIN_S + FLUSH_AND_CLOSE_S);
  assert.equal(composed.stop_grace_period, service.TimeoutStopSec[0]);
  assert.equal(composed.ulimits.nofile, service.LimitNOFILE[0]);
  assert.equal(bytes(composed.mem_limit), bytes(service.MemoryMax[0]));
  assert.equal(composed.volumes, undefined);
  assert.equal(composed.build.dockerfile, "deploy/Dockerfile");
  assert.deepEqual(composed.secrets, ["jwt_key"]);
  assert.equal(composed.environment.SLUICE_JWT_KEY, "/run/secrets/jwt_key");
  assert.throws(() => fill(compose.secrets.jwt_key.file, {}),
    /SLUICE_JWT_KEY_FILE: set it to a file with a key of 32 bytes or more/);
  assert.equal(fill(compose.secrets.jwt_key.file, { SLUICE_JWT_KEY_FILE: "k" }), "k");
});

const status = (address, path) => within(new Promise((resolve, reject) => {
  get(`http://${address}${path}`, (response) => {
    response.resume();
    resolve(response.statusCode);
  }).on("error", reject);
}), path);

test("with the container's environment it is healthy, and without a key it does not start", async () => {
  const key = join(folder, "key");
  writeFileSync(key, "k".repeat(32));
  const env = { SLUICE_AGENT: fill(composed.environment.SLUICE_AGENT, {}), SLUICE_JWT_KEY: key };
  const gateway = new Gateway(SLUICE, { env });
  gateway.start(["--listen", "0.0.0.0:0"]);
  try {
    const address = `127.0.0.1:${(await gateway.address()).split(":")[1]}`;
    assert.equal(await status(address, "/"), 200);
    const [, check] = /CMD (\[.*\])$/.exec(one("HEALTHCHECK"));
    const [shell, flag, script] = JSON.parse(check);
    assert.ok(script.includes("/healthz"));
    const healthy = script.replace(`127.0.0.1/${PORT}`, address.replace(":", "/"));
    assert.notEqual(healthy, script);
    assert.equal(run(shell, [flag, healthy]).code, 0);
    gateway.end("SIGTERM");
    assert.equal(await within(gateway.exited, "exit"), 0);
    assert.notEqual(run(shell, [flag, healthy]).code, 0);
  } finally {
    gateway.clear();
  }
  const { code, err } = run(SLUICE, [], { env: { SLUICE_LISTEN: "0.0.0.0:0" } });
  assert.equal(code, 2);
  assert.match(err, /without --jwt-key .* only a loopback address is allowed/);
});

// ---- installing ----

test("what is installed runs, and the unit starts it", () => {
  const prefix = join(folder, "prefix");
  const { code, err } = run("cmake", ["--install", BUILD, "--prefix", prefix]);
  assert.equal(code, 0, err);
  const installed = join(prefix, "bin/sluice");
  assert.equal(run(installed, ["--version"]).out, run(SLUICE, ["--version"]).out);
  const unit = parseUnit(readFileSync(join(prefix, "lib/systemd/system/sluice.service"), "utf8"));
  assert.equal(unit.Service.ExecStart[0], `${installed} --config /etc/sluice/sluice.json`);
  for (const name of ["README.md", "protocol.md", "deploy.md", "sluice.json", "LICENSE"])
    assert.ok(readFileSync(join(prefix, "share/doc/sluice", name)).length > 0, name);
});

test("what the guide says of commands and files is there", () => {
  const guide = file("docs/deploy.md");
  for (const [, flag] of guide.matchAll(/`--([\w-]+)/g)) assert.ok(options.has(flag), flag);
  for (const path of ["deploy/compose.yaml", "/etc/sluice/jwt.key", "/etc/sluice/sluice.json"])
    assert.ok(guide.includes(path), path);
});
