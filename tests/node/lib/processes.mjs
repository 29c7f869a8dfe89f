// SPDX-License-Identifier: MIT
// Starts the parts that a test talks to, and stops exactly those.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Starts a program and resolves when `line` of the given stream matches; rejects when it ends first. */
async function start(command, args, stream, line) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  const log = [];
  const found = new Promise((resolve, reject) => {
    for (const name of ["stdout", "stderr"])
      createInterface({ input: child[name] }).on("line", (text) => {
        log.push(text);
        const match = name === stream && line.exec(text);
        if (match) resolve(match);
      });
    child.on("exit", (code) => reject(new Error(`${command} ended (${code}):\n${log.join("\n")}`)));
    child.on("error", reject);
  });
  const match = await found;
  return {
    match,
    log,
    child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill("SIGTERM");
      const [code] = await once(child, "exit");
      return code;
    },
  };
}

/** The agent servers; `port` is theirs. */
export async function startAgents() {
  const python = process.env.AGENTS_PYTHON ?? here("../../interop/.venv/bin/python");
  const agents = await start(python, [here("../../interop/agents.py"), "0"], "stdout", /^(\d+)$/);
  return { ...agents, port: Number(agents.match[1]) };
}

/** A gateway on a free port; `url` is its WebSocket endpoint. */
export async function startGateway(args = []) {
  const gateway = await start(process.env.SLUICE, ["--listen", "127.0.0.1:0", ...args], "stderr",
    /listening http:\/\/([^ ]+)/);
  return { ...gateway, host: gateway.match[1], url: `ws://${gateway.match[1]}/ws` };
}
