// SPDX-License-Identifier: MIT
// The gateway under test and the HTTP agents behind it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { build } from "./values.mjs";

export const PATIENCE_MS = 20000;

/** Resolves like `promise`, or fails after a while, saying what did not happen. */
export function within(promise, what) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`did not happen in time: ${what}`)), PATIENCE_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

const tlsFile = (name) => new URL(`tls/${name}.pem`, import.meta.url).pathname;
const TRUST = { SSL_CERT_FILE: tlsFile("certificate") };

/** Servers for HTTP and HTTPS whose agents send the listed events; holds wait for their release. */
export class Agents {
  #released = new Map();

  constructor(agents = {}) {
    this.agents = agents;
  }

  #gate(name) {
    if (!this.#released.has(name)) {
      let open;
      const promise = new Promise((resolve) => (open = resolve));
      this.#released.set(name, { promise, open });
    }
    return this.#released.get(name);
  }

  release(name) {
    this.#gate(name).open();
  }

  /** The connection of a request to the agent is closed. */
  gone(name) {
    return within(this.#gate(`${name} is closed`).promise, `close of the request to ${name}`);
  }

  async #serve(request, response) {
    const name = request.url.slice(1);
    let body = "";
    for await (const chunk of request) body += chunk;
    request.socket.on("close", () => this.release(`${name} is closed`));
    const agent = this.agents[name];
    const { raw, stays } = agent;
    if (raw !== undefined) {
      request.socket.write(raw);
      if (!stays) request.socket.end();
      return;
    }
    const { threadId, runId } = JSON.parse(body);
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.flushHeaders();
    for (const step of agent.tls ?? agent) {
      if (step.hold) await this.#gate(step.hold).promise;
      else await this.#emit(response, step, { threadId, runId });
    }
    response.end();
  }

  /** One event, or `repeat` times `event`; as fast as it is read. */
  async #emit(response, { repeat = 1, event, ...plain }, ids) {
    const bare = event ?? plain;
    const isRun = bare.type === "RUN_STARTED" || bare.type === "RUN_FINISHED";
    const text = `data: ${JSON.stringify(isRun ? { ...bare, ...ids } : build(bare, {}))}\n\n`;
    for (let i = 0; i < repeat; i++)
      if (!response.write(text)) await once(response, "drain");
  }

  async start() {
    const serve = (request, response) => this.#serve(request, response);
    const options = { key: readFileSync(tlsFile("key")), cert: readFileSync(tlsFile("certificate")) };
    this.servers = { http: createServer(serve), https: createTlsServer(options, serve) };
    for (const server of Object.values(this.servers))
      await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    return Object.entries(this.agents).flatMap(([name, { tls }]) => {
      const scheme = tls ? "https" : "http";
      const { port } = this.servers[scheme].address();
      return ["--agent", `${name}=${scheme}://127.0.0.1:${port}/${name}`];
    });
  }

  stop() {
    for (const server of Object.values(this.servers ?? {})) {
      server.closeAllConnections();
      server.close();
    }
  }
}

export class Gateway {
  lines = [];
  #waiting = [];

  constructor(binary, { args = [], env = {}, key, config, scenario } = {}) {
    this.folder = mkdtempSync(join(tmpdir(), "sluice-session-"));
    this.args = ["--listen", "127.0.0.1:0", ...args];
    if (key !== undefined) this.args.push("--jwt-key", this.#file("key", key));
    if (config !== undefined)
      this.args.push("--config", this.#file("sluice.json",
        typeof config === "string" ? config : JSON.stringify(config)));
    if (scenario !== undefined)
      this.args.push("--scenario", this.#file("scenario.json", JSON.stringify(scenario)));
    this.binary = binary;
    this.env = env;
  }

  #file(name, text) {
    const path = join(this.folder, name);
    writeFileSync(path, text);
    return path;
  }

  start(moreArgs) {
    this.child = spawn(this.binary, [...this.args, ...moreArgs],
      { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, ...TRUST, ...this.env } });
    this.exited = new Promise((resolve) =>
      this.child.on("close", (code, signal) => {
        this.code = code ?? signal;
        resolve(this.code);
      }));
    createInterface({ input: this.child.stderr }).on("line", (line) => {
      this.lines.push(line);
      this.#waiting = this.#waiting.filter((wait) => !wait(line));
    });
  }

  /** The first line with this text, past or future. */
  line(text) {
    const found = this.lines.find((line) => line.includes(text));
    if (found) return Promise.resolve(found);
    return within(new Promise((resolve) =>
      this.#waiting.push((line) => line.includes(text) && (resolve(line), true))), `log: ${text}`);
  }

  async address() {
    const line = await Promise.race([this.line("listening http://"), this.exited]);
    const match = /listening http:\/\/(\S+)/.exec(line);
    if (!match) throw new Error(`the gateway did not start (${this.code})`);
    return match[1];
  }

  end(signal) {
    if (this.code === undefined) this.child.kill(signal);
  }

  clear() {
    this.end("SIGKILL");
    rmSync(this.folder, { recursive: true, force: true });
  }
}
