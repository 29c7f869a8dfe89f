// SPDX-License-Identifier: MIT
// The core asks nothing of its platform: no packages, no DOM, no Node.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import vm from "node:vm";

const source = new URL("../src/", import.meta.url);

/** Every module that a module brings in, itself included. */
function reachable(name, found = new Map()) {
  if (found.has(name)) return found;
  const text = readFileSync(new URL(name, source), "utf8");
  found.set(name, text);
  for (const [, specifier] of text.matchAll(/\bfrom "([^"]+)"/g)) {
    assert.match(specifier, /^\.\//, `${name} imports ${specifier}`);
    reachable(specifier.slice(2), found);
  }
  return found;
}

test("the core runs where there is nothing but the language, timers and a socket", async () => {
  const modules = reachable("core.js");
  assert.ok(modules.size > 10);
  const files = [...modules].map(([name, text]) => {
    const body = text
      .replace(/^import \{([^}]*)\} from "\.\/([^"]+)";$/gm, 'const {$1} = load("$2");')
      .replace(/^export \{([^}]*)\} from "\.\/([^"]+)";$/gm, 'Object.assign(exports, pick(load("$2"), "$1"));')
      .replace(/^export (class|function|const) (\w+)/gm, "exports.$2 = undefined; later.push(() => (exports.$2 = $2)); $1 $2");
    return `files[${JSON.stringify(name)}] = (exports, later) => { "use strict"; ${body} };`;
  });
  const sandbox = vm.createContext({});
  vm.runInContext(`
    const files = {}, done = {};
    const pick = (all, names) => Object.fromEntries(names.split(",").map((name) => [name.trim(), all[name.trim()]]));
    function load(name) {
      if (done[name]) return done[name];
      const later = [];
      done[name] = {};
      files[name](done[name], later);
      for (const settle of later) settle();
      return done[name];
    }
    ${files.join("\n")}
    var core = load("core.js");
  `, sandbox);
  const frames = [];
  sandbox.timers = { setTimeout: () => 1, clearTimeout: () => {} };
  sandbox.Socket = class {
    constructor(url, protocol) {
      assert.deepEqual([url, protocol], ["ws://there/ws", "sluice.v1.msgpack"]);
      Promise.resolve().then(() => this.onopen({}));
    }
    send(bytes) {
      for (const frame of sandbox.core.decode(bytes)) this.answer(frame);
    }
    answer(frame) {
      frames.push(frame.op);
      const { ref } = frame;
      const answers = {
        hello: { op: "welcome", ref, session: "s", agents: [], limits: {}, heartbeatMs: 1000, capabilities: {} },
        run: { op: "ack", ref, request: "run" },
      };
      this.onmessage({ data: sandbox.core.encode([answers[frame.op]]) });
    }
    close() {}
  };
  const ack = await vm.runInContext(`(async () => {
    const connection = new core.Connection({
      url: "http://there/ws", protocol: "msgpack", WebSocket: Socket, ...timers, now: () => 0,
    });
    await connection.ready();
    const ack = await connection.run({ agent: "a", input: {} });
    connection.close();
    return ack.request;
  })()`, sandbox);
  assert.equal(ack, "run");
  assert.deepEqual(frames, ["hello", "run", "goodbye"]);
});
