// SPDX-License-Identifier: MIT
// A relay in front of a gateway that spoils what one of its clients receives.
import { createServer } from "node:http";
import WebSocket, { WebSocketServer } from "ws";

const isPiece = ({ op, event }) => op === "event" && event.type === "TEXT_MESSAGE_CONTENT";
const isPatch = ({ op, event }) => op === "event" && event.type === "STATE_DELTA";
const isEnd = ({ op, event }) => op === "event" && event.type === "RUN_FINISHED";

/** Calls `spoil` with the `count`th frame that `wanted` is true of; others pass. */
function nth(wanted, count, spoil) {
  let seen = 0;
  return (frame) => (wanted(frame) && ++seen === count ? spoil(frame) : [frame]);
}

/** Holds the `count`th such frame back until the next one passed. */
function late(wanted, count) {
  let seen = 0;
  let held;
  return (frame) => {
    if (!wanted(frame)) return [frame];
    if (++seen === count) return (held = frame), [];
    const both = held ? [frame, held] : [frame];
    held = undefined;
    return both;
  };
}

/** What may be done to a client's frames: functions that make the spoilers of one connection. */
export const FAULTS = {
  none: () => (frame) => [frame],
  loss: () => nth(isPiece, 9, () => []),
  "loss of a patch": () => nth(isPatch, 2, () => []),
  repetition: () => nth(isPiece, 9, (frame) => [frame, frame]),
  "repetition of a patch": () => nth(isPatch, 2, (frame) => [frame, frame]),
  order: () => late(isPiece, 9),
  text: () => nth(isPiece, 9, (frame) => [{ ...frame,
    event: { ...frame.event, delta: `${frame.event.delta} ` } }]),
  // The last number that the state remembers is the last patch's.
  state: () => (frame) => [isPatch(frame) ? { ...frame, event: { ...frame.event,
    delta: frame.event.delta.map((step) =>
      step.path === "/last/-" ? { ...step, value: 7 } : step) } } : frame],
  ending: () => nth(isEnd, 1, (frame) => [{ ...frame,
    event: { type: "RUN_ERROR", message: "no", code: "no" } }]),
  "no ending": () => nth(isEnd, 1, () => []),
  protocol: () => nth(isPiece, 9, (frame) => [{ ...frame, cursor: 9 }]),
  connection: () => nth(isPiece, 9, () => "close"),
};

export class FaultyRelay {
  #readers = 0;

  /** Spoils the frames of the `victim`th client that subscribes (from 1 on). */
  constructor(port, fault, victim = 1) {
    this.http = createServer();
    this.sockets = new WebSocketServer({ server: this.http,
      handleProtocols: (offered) => [...offered][0] });
    this.sockets.on("connection", (client, request) =>
      this.#relay(client, `ws://127.0.0.1:${port}${request.url}`, fault, victim));
  }

  #relay(client, url, fault, victim) {
    const server = new WebSocket(url, client.protocol);
    const waiting = [];
    let spoil;
    client.on("message", (message, isBinary) => {
      const text = isBinary ? "" : String(message);
      if (!spoil && text.includes('"op":"subscribe"'))
        spoil = (++this.#readers === victim ? FAULTS[fault] : FAULTS.none)();
      if (server.readyState === WebSocket.OPEN) server.send(message, { binary: isBinary });
      else waiting.push([message, isBinary]);
    });
    server.on("open", () => {
      for (const [message, isBinary] of waiting) server.send(message, { binary: isBinary });
    });
    server.on("message", (message, isBinary) => {
      if (!spoil || isBinary) return client.send(message, { binary: isBinary });
      const frames = JSON.parse(message).flatMap(spoil);
      if (frames.includes("close")) client.close(4409, "replaced");
      else if (frames.length > 0) client.send(JSON.stringify(frames));
    });
    const end = () => (client.terminate(), server.terminate());
    for (const socket of [client, server]) {
      socket.on("error", end);
      socket.on("close", end);
    }
  }

  async listen() {
    await new Promise((resolve) => this.http.listen(0, "127.0.0.1", resolve));
    return this.http.address().port;
  }

  close() {
    for (const socket of this.sockets.clients) socket.terminate();
    this.http.close();
  }
}
