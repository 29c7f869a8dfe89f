// SPDX-License-Identifier: MIT
// A WebSocket that breaks behind the n-th event, also in the middle of a message.
import WebSocket from "ws";
import { decode, encode } from "../../src/core.js";

/**
 * A constructor of sockets that share a plan: `left` events until the next break, then
 * `plan.next()` says how many until the one after (undefined: no more breaks).
 */
export function cuttingSocket(plan) {
  return class {
    constructor(url, protocol) {
      this.socket = new WebSocket(url, protocol);
      this.socket.binaryType = "arraybuffer";
      this.socket.onopen = (event) => this.onopen(event);
      this.socket.onerror = (event) => this.onerror(event);
      this.socket.onclose = (event) => this.onclose(event);
      this.socket.onmessage = ({ data }) => this.receive(data);
    }

    receive(data) {
      const text = typeof data === "string";
      const frames = text ? JSON.parse(data) : decode(data);
      const events = (list) => list.filter(({ op }) => op === "event" || op === "state").length;
      if (plan.left === undefined || events(frames) < plan.left) {
        if (plan.left !== undefined) plan.left -= events(frames);
        return this.onmessage({ data });
      }
      let count = 1;
      while (events(frames.slice(0, count)) < plan.left) count += 1;
      const part = frames.slice(0, count);
      plan.left = plan.next?.();
      this.socket.onmessage = () => {};
      this.onmessage({ data: text ? JSON.stringify(part) : encode(part) });
      return this.socket.terminate();
    }

    send(data) {
      if (this.socket.readyState === 1) this.socket.send(data);
    }

    close(...args) {
      this.socket.close(...args);
    }
  };
}
