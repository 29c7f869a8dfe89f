// SPDX-License-Identifier: MIT
// Plays a session file against the real gateway: node run.mjs SLUICE FILE. See README.md.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { Documented } from "./documented.mjs";
import { Agents, Gateway, within } from "./gateway.mjs";
import { assertMatches, build, includes } from "./values.mjs";

const require = createRequire(new URL("../node/package.json", import.meta.url));
let WebSocket, msgpack;
try {
  WebSocket = require("ws");
  msgpack = require("@msgpack/msgpack");
} catch (error) {
  if (error.code !== "MODULE_NOT_FOUND") throw error;
  console.error("skipped: tests/node/node_modules is not installed (npm ci)");
  process.exit(77);
}

const run = promisify(execFile);
const DEFAULT_PROTOCOL = "sluice.v1.json";

/** A client's socket with the frames that have arrived and nobody has looked at. */
class Socket {
  frames = [];
  #wake = () => {};
  #documented;

  constructor(name, protocol, path) {
    this.name = name;
    this.#documented = new Documented(path);
    this.packed = protocol === "sluice.v1.msgpack";
  }

  attach(ws) {
    this.ws = ws;
    this.gone = new Promise((resolve) =>
      ws.on("close", (code, reason) => {
        this.closed = { code, reason: String(reason) };
        this.#check(() => this.#documented.closed(this.closed));
        resolve(this.closed);
        this.#wake();
      }));
    ws.on("error", () => {});
    ws.on("message", (data, binary) => {
      this.#check(() => this.#message(data, binary));
      this.#wake();
    });
  }

  #message(data, binary) {
    assert.equal(binary, this.packed, "messages are text in JSON and binary in MessagePack");
    const message = binary ? msgpack.decode(data) : JSON.parse(data);
    assert.ok(Array.isArray(message) && message.length > 0, "a message is an array of frames");
    for (const frame of message) this.#documented.frame(frame);
    this.frames.push(...message);
  }

  /** What fails in a callback is told by the step that looks next. */
  #check(call) {
    try {
      call();
    } catch (error) {
      this.fault ??= error;
    }
  }

  assertSound() {
    if (this.fault) throw this.fault;
  }

  async next() {
    for (;;) {
      this.assertSound();
      if (this.frames.length > 0) return this.frames.shift();
      assert.ok(!this.closed, `${this.name} was closed: ${JSON.stringify(this.closed)}`);
      await within(new Promise((resolve) => (this.#wake = resolve)), `a frame for ${this.name}`);
    }
  }
}

class Session {
  sockets = new Map();

  constructor(binary, file, protocol = DEFAULT_PROTOCOL) {
    this.file = file;
    this.protocol = protocol;
    this.agents = new Agents(file.agents);
    this.gateway = new Gateway(binary, file.gateway);
    this.context = { key: file.gateway?.key, saved: new Map() };
  }

  #socket(name) {
    const socket = this.sockets.get(name);
    assert.ok(socket, `there is no socket ${name}`);
    return socket;
  }

  async #connect({ connect: name, protocol = this.protocol, path = "/ws", headers, refused }) {
    const socket = new Socket(name, protocol, path);
    const ws = new WebSocket(`ws://${this.address}${path}`, protocol ?? [],
      { headers, perMessageDeflate: false });
    socket.attach(ws);
    const result = await within(new Promise((resolve) => {
      ws.on("open", () => resolve({ open: true }));
      ws.on("error", (error) => resolve({ error: error.message }));
      ws.on("unexpected-response", (_, response) => {
        let body = "";
        response.on("data", (chunk) => (body += chunk));
        response.on("end", () => resolve({ status: response.statusCode, body }));
      });
    }), `connect ${name}`);
    if (refused) assertMatches(result, refused, this.context, `refusal of ${name}`);
    else assert.ok(result.open, `${name} could not connect: ${JSON.stringify(result)}`);
    this.sockets.set(name, socket);
  }

  #send({ send: name, frame, text, binary, raw, fragments, endless, times = 1 }) {
    const socket = this.#socket(name);
    const { ws } = socket;
    for (let i = 0; i < times; i++) {
      if (raw !== undefined) {
        ws._socket.write(Buffer.from(raw, "hex"));
      } else if (text !== undefined) {
        ws.send(build(text, this.context), { binary: false });
      } else if (binary !== undefined) {
        ws.send(Buffer.from(binary, "hex"), { binary: true });
      } else if (fragments) {
        const parts = build(fragments, this.context);
        parts.forEach((part, at) =>
          ws.send(part, { binary: socket.packed, fin: !endless && at === parts.length - 1 }));
      } else {
        const value = build(frame, this.context);
        ws.send(socket.packed ? msgpack.encode(value) : JSON.stringify(value));
      }
    }
  }

  /** One message for each number; `{"$count": "text"}` is the text and the number. */
  #sendEach({ sendEach: name, count, frame }) {
    for (let i = 0; i < count; i++) {
      this.context.count = i;
      this.#send({ send: name, frame });
    }
  }

  async #expect({ expect: name, frames }) {
    for (const [at, frame] of frames.entries())
      assertMatches(await this.#socket(name).next(), frame, this.context,
        `frame ${at} of ${name}`);
  }

  /** The same in any order: answers to requests that are decided in different places. */
  async #expectAll({ expectAll: name, frames }) {
    const left = [...frames];
    while (left.length > 0) {
      const frame = await this.#socket(name).next();
      const at = left.findIndex(({ ref }) => ref === frame.ref);
      assert.ok(at >= 0, `${name} got ${JSON.stringify(frame)}`);
      assertMatches(frame, left.splice(at, 1)[0], this.context, `a frame of ${name}`);
    }
  }

  async #skip({ skip: name, until }) {
    const wanted = build(until, this.context);
    while (!includes(await this.#socket(name).next(), wanted));
  }

  async #wait({ wait: name, code, reason }) {
    const socket = this.#socket(name);
    const closed = await within(socket.gone, `close of ${name}`);
    assert.deepEqual(closed, { code, reason: reason ?? "" }, `close of ${name}`);
    return socket;
  }

  async #closed({ closed: name, ...how }) {
    const socket = await this.#wait({ wait: name, ...how });
    assert.deepEqual(socket.frames, [], `frames of ${name} that nobody expected`);
  }

  /** None of the frames that have come and that nobody has looked at. */
  #absent({ absent: name, frame }) {
    for (const came of this.#socket(name).frames)
      assert.ok(!includes(came, frame), `${name} got ${JSON.stringify(came).slice(0, 200)}`);
  }

  /** What it may have got before it vanished is nobody's business. */
  #drop(name) {
    this.#socket(name).ws.terminate();
    this.sockets.delete(name);
  }

  async #http({ http, headers, status, body }) {
    const [method, path] = http.split(" ");
    const [host, port] = this.address.split(":");
    const answer = await within(new Promise((resolve, reject) => {
      const asked = request({ host, port, method, path, headers, agent: false }, (response) => {
        let text = "";
        response.on("data", (chunk) => (text += chunk));
        response.on("end", () => resolve({ status: response.statusCode, body: text }));
      });
      asked.on("error", reject);
      asked.end();
    }), http);
    const expected = { status, body: body ?? { $any: "string" } };
    assertMatches(answer, expected, this.context, http);
  }

  /** Bytes that no HTTP client would send; `answer` is how the answer begins. */
  async #tcp({ tcp, answer }) {
    const [host, port] = this.address.split(":");
    const socket = connect(port, host);
    try {
      socket.on("error", () => {});
      socket.write(tcp);
      let text = "";
      await within((async () => {
        for await (const chunk of socket) if ((text += chunk).length >= answer.length) break;
      })(), "an answer");
      assert.equal(text.slice(0, answer.length), answer);
    } finally {
      socket.destroy();
    }
  }

  /** Another gateway beside this one, which must not start. */
  async #second({ args, code, stderr }) {
    const at = (text) => text.replaceAll("ADDRESS", this.address);
    const second = new Gateway(this.gateway.binary, {});
    try {
      second.args = args.map(at);
      second.start([]);
      assert.equal(await within(second.exited, "exit of the second"), code, "exit code");
      assert.deepEqual(second.lines, stderr.map(at));
    } finally {
      second.clear();
    }
  }

  /** A token of `sluice token`, or its refusal. */
  async #mint({ mint: name, args, fails }) {
    const given = args.map((arg) => arg.replaceAll("KEYFILE", join(this.gateway.folder, "key")));
    const result = await run(this.gateway.binary, ["token", ...given]).catch((error) => error);
    if (fails) {
      const stderr = result.stderr.replaceAll(this.gateway.folder, "FOLDER").trimEnd();
      assert.deepEqual({ code: result.code, stdout: result.stdout, stderr },
        { code: fails.code, stdout: "", stderr: fails.stderr.join("\n") });
    } else {
      assert.match(result.stdout ?? "", /^[\w-]+\.[\w-]+\.[\w-]+\n$/, result.stderr);
      this.context.saved.set(name, result.stdout.trim());
    }
  }

  async step(step) {
    if (step.connect) return this.#connect(step);
    if (step.send) return this.#send(step);
    if (step.sendEach) return this.#sendEach(step);
    if (step.expect) return this.#expect(step);
    if (step.expectAll) return this.#expectAll(step);
    if (step.skip) return this.#skip(step);
    if (step.wait) return this.#wait(step);
    if (step.closed) return this.#closed(step);
    if (step.absent) return this.#absent(step);
    if (step.http) return this.#http(step);
    if (step.tcp) return this.#tcp(step);
    if (step.mint) return this.#mint(step);
    if (step.second) return this.#second(step.second);
    if (step.pause) return this.#socket(step.pause).ws._socket.pause();
    if (step.resume) return this.#socket(step.resume).ws._socket.resume();
    if (step.drop) return this.#drop(step.drop);
    if (step.release) return this.agents.release(step.release);
    if (step.gone) return this.agents.gone(step.gone);
    if (step.log) return this.gateway.line(step.log);
    if (step.signal) return this.gateway.end(step.signal);
    if (step.exit !== undefined)
      return assert.equal(await within(this.gateway.exited, "exit"), step.exit, "exit code");
    throw new Error(`unknown step ${JSON.stringify(step)}`);
  }

  async #fails({ code, stderr }) {
    assert.equal(await within(this.gateway.exited, "exit"), code, "exit code");
    const text = this.gateway.lines.join("\n").replaceAll(this.gateway.folder, "FOLDER");
    assert.equal(text, stderr.join("\n"));
  }

  async play() {
    this.gateway.start(await this.agents.start());
    if (this.file.fails) return this.#fails(this.file.fails);
    this.address = await this.gateway.address();
    for (const [at, step] of this.file.steps.entries()) {
      try {
        await this.step(step);
      } catch (error) {
        error.message = `step ${at} ${JSON.stringify(step).slice(0, 200)}: ${error.message}`;
        throw error;
      }
    }
    for (const socket of this.sockets.values()) {
      socket.assertSound();
      assert.deepEqual(socket.frames, [], `frames of ${socket.name} that nobody expected`);
    }
    this.gateway.end("SIGTERM");
    if (!this.file.steps.some((step) => step.exit !== undefined))
      assert.equal(await within(this.gateway.exited, "exit"), 0, "exit code");
  }

  checkLog() {
    const log = this.gateway.lines.join("\n");
    assert.ok(!/Sanitizer|runtime error:/.test(log), "a sanitizer has something to say");
    assert.ok(!/eyJ[\w-]+\.[\w-]+\./.test(log), "a token is in the log");
  }

  clear() {
    this.agents.stop();
    this.gateway.clear();
    for (const { ws } of this.sockets.values()) ws.terminate();
  }
}

async function play(binary, path, file, protocol) {
  const session = new Session(binary, file, protocol);
  try {
    await session.play();
    session.checkLog();
  } catch (error) {
    console.error(`${path}: ${file.about} (${protocol})\n${error.stack}`);
    console.error(`--- the gateway's log\n${session.gateway.lines.join("\n")}`);
    process.exitCode = 1;
  } finally {
    session.clear();
  }
}

/** A file is one session or a list of them; some are played once for each of their protocols. */
async function main(binary, path) {
  for (const file of [JSON.parse(readFileSync(path, "utf8"))].flat())
    for (const protocol of file.protocols ?? [DEFAULT_PROTOCOL]) await play(binary, path, file, protocol);
}

await main(process.argv[2], process.argv[3]);
