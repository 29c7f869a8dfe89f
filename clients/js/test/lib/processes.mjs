// SPDX-License-Identifier: MIT
// The gateway's binary, an AG-UI server for it to call, and a wire that breaks.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import net from "node:net";
import { createInterface } from "node:readline";

/** Starts the gateway on a free port; `stop` ends it and says how it went. */
export const startGateway = (...args) => startGatewayIn({}, ...args);

/** The same, with more in its environment. */
export async function startGatewayIn(env, ...args) {
  const child = spawn(process.env.SLUICE, ["--listen", "127.0.0.1:0", ...args], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...env },
  });
  const log = [];
  const exited = once(child, "exit");
  const host = await new Promise((resolve, reject) => {
    createInterface({ input: child.stderr }).on("line", (line) => {
      log.push(line);
      const found = /listening http:\/\/([^ ]+)/.exec(line);
      if (found) resolve(found[1]);
    });
    child.on("error", reject);
    exited.then(([code]) => reject(new Error(`the gateway ended with ${code}:\n${log.join("\n")}`)));
  });
  return {
    host,
    log,
    url: `ws://${host}/ws`,
    workerUrl: `ws://${host}/worker`,
    async stop() {
      child.kill("SIGTERM");
      const [code] = await exited;
      return code;
    },
  };
}

/** Starts a script of this package; `line(text)` resolves once it printed that. */
export function startScript(file, ...args) {
  const path = new URL(`../../${file}`, import.meta.url).pathname;
  const child = spawn(process.execPath, [path, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const lines = [];
  const waiting = [];
  const exited = once(child, "exit");
  createInterface({ input: child.stdout }).on("line", (line) => {
    lines.push(line);
    for (const wake of waiting.splice(0)) wake();
  });
  return {
    async line(text) {
      while (!lines.some((line) => line.includes(text))) await new Promise((resolve) => waiting.push(resolve));
    },
    ended: () => exited,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}

/**
 * An AG-UI server. `script(input)` gives the events of a run, all at once or as they come;
 * `request.ended` tells whether the caller went away.
 */
export async function startAgent(script) {
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    response.writeHead(200, { "content-type": "text/event-stream" });
    for await (const event of script(JSON.parse(Buffer.concat(chunks).toString()), response)) {
      if (response.destroyed) return;
      response.write(`data: ${JSON.stringify(event)}\n\n`);
      await new Promise(setImmediate);
    }
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    stop: () => new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
  };
}

/**
 * A wire to `host` (or what it gives at the time) that breaks after as many bytes to the client, or
 * with `upward` from it, as `next(breaks)` says.
 */
export async function startWire(host, next, { upward = false } = {}) {
  let breaks = 0;
  const sockets = new Set();
  const wire = net.createServer((client) => {
    const [address, port] = (typeof host === "function" ? host() : host).split(":");
    const server = net.connect(Number(port), address);
    let left = next(breaks);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => (sockets.delete(socket), client.destroy(), server.destroy()));
    }
    const [from, to] = upward ? [client, server] : [server, client];
    to.pipe(from);
    from.on("data", (bytes) => {
      to.write(bytes.subarray(0, Math.min(left, bytes.length)));
      left -= bytes.length;
      if (left > 0) return;
      breaks += 1;
      to.end(() => to.destroy());
      from.destroy();
    });
  }).listen(0, "127.0.0.1");
  await once(wire, "listening");
  return {
    url: `ws://127.0.0.1:${wire.address().port}/ws`,
    workerUrl: `ws://127.0.0.1:${wire.address().port}/worker`,
    get breaks() {
      return breaks;
    },
    stop: () => new Promise((resolve) => {
      wire.close(resolve);
      for (const socket of sockets) socket.destroy();
    }),
  };
}

/** A wire to `host` that can be frozen: what is on it stands still, and nobody is told. */
export async function startRelay(host) {
  const [address, port] = host.split(":");
  const pairs = new Set();
  const relay = net.createServer((client) => {
    const server = net.connect(Number(port), address);
    const pair = { sockets: [client, server], frozen: false };
    pairs.add(pair);
    for (const [from, to] of [[client, server], [server, client]]) {
      from.on("error", () => {});
      from.on("data", (bytes) => to.write(bytes));
      from.on("close", () => pair.frozen || (pairs.delete(pair), to.destroy()));
    }
  }).listen(0, "127.0.0.1");
  await once(relay, "listening");
  const each = (call) => [...pairs].forEach((pair) => call(pair));
  return {
    url: `ws://127.0.0.1:${relay.address().port}/ws`,
    workerUrl: `ws://127.0.0.1:${relay.address().port}/worker`,
    /** What is connected now; later connections are not touched. */
    freeze: () => each((pair) => {
      pair.frozen = true;
      for (const socket of pair.sockets) socket.pause();
    }),
    thaw: () => each((pair) => {
      pair.frozen = false;
      for (const socket of pair.sockets) socket.resume();
    }),
    cut: () => each(({ sockets }) => sockets.forEach((socket) => socket.destroy())),
    stop: () => new Promise((resolve) => {
      relay.close(resolve);
      each(({ sockets }) => sockets.forEach((socket) => socket.destroy()));
    }),
  };
}
