// SPDX-License-Identifier: MIT
// The gateway's binary, an AG-UI server for it to call, and a wire that breaks.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import net from "node:net";
import { createInterface } from "node:readline";

/** Starts the gateway on a free port; `stop` ends it and says how it went. */
export async function startGateway(...args) {
  const child = spawn(process.env.SLUICE, ["--listen", "127.0.0.1:0", ...args], {
    stdio: ["ignore", "ignore", "pipe"],
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
    async stop() {
      child.kill("SIGTERM");
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

/** A wire to `host` (or what it gives at the time) that breaks after as many bytes to the client as `next(breaks)` says. */
export async function startWire(host, next) {
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
    client.pipe(server);
    server.on("data", (bytes) => {
      client.write(bytes.subarray(0, Math.min(left, bytes.length)));
      left -= bytes.length;
      if (left > 0) return;
      breaks += 1;
      client.end(() => client.destroy());
      server.destroy();
    });
  }).listen(0, "127.0.0.1");
  await once(wire, "listening");
  return {
    url: `ws://127.0.0.1:${wire.address().port}/ws`,
    get breaks() {
      return breaks;
    },
    stop: () => new Promise((resolve) => {
      wire.close(resolve);
      for (const socket of sockets) socket.destroy();
    }),
  };
}
