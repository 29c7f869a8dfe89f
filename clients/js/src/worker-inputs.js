// SPDX-License-Identifier: MIT
// What comes to a run from outside: inputs in order, and answers to its tool calls.

/** Inputs as an async iterable. Several loops may share it; each input goes to one. */
export class Inputs {
  /** `taken(keys)` tells the gateway that these need not be given again. */
  constructor(taken) {
    this.taken = taken;
    this.known = new Set();
    this.told = new Set(); // of the known ones: the gateway was told that they are taken
    this.queue = [];
    this.handed = []; // keys that the body has and was not yet seen to go on from
    this.waiting = [];
    this.ended = false;
  }

  put({ key, value, principal }) {
    if (this.told.has(key)) this.taken([key]); // given again: what was told got lost
    if (this.known.has(key) || this.ended) return;
    this.known.add(key);
    this.queue.push({ key, value, principal });
    this.match();
  }

  match() {
    while (this.waiting.length && this.queue.length) {
      const input = this.queue.shift();
      this.handed.push(input.key);
      this.waiting.shift()({ done: false, value: input });
    }
    while (this.waiting.length && this.ended) this.waiting.shift()({ done: true, value: undefined });
  }

  /** The body goes on: what it was handed before is dealt with. */
  confirm() {
    if (!this.handed.length) return;
    const keys = this.handed.splice(0);
    for (const key of keys) this.told.add(key);
    this.taken(keys);
  }

  end() {
    this.ended = true;
    this.queue.length = 0;
    this.match();
  }

  next() {
    this.confirm();
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.match();
    });
  }

  [Symbol.asyncIterator]() {
    // Leaving a loop does not end the inputs: another one may follow.
    return { next: () => this.next(), return: async (value) => ({ done: true, value }) };
  }
}

/** The event that tells everybody of an answer. */
function eventOf({ messageId, toolCallId, content }) {
  return { type: "TOOL_CALL_RESULT", role: "tool", messageId, toolCallId, content };
}

/** Answers by clients, each under its tool call, whether asked for before or after they come. */
export class Answers {
  constructor() {
    this.calls = new Map(); // tool call id -> { promise, resolve, reject, settled }
    this.over = undefined;
  }

  call(toolCallId) {
    if (!this.calls.has(toolCallId)) {
      const call = {};
      call.promise = new Promise((resolve, reject) => Object.assign(call, { resolve, reject }));
      call.promise.catch(() => {}); // nobody need wait for it
      if (this.over) call.reject(this.over);
      this.calls.set(toolCallId, call);
    }
    return this.calls.get(toolCallId);
  }

  /** A second answer to a call changes nothing. */
  put({ key, toolCallId, messageId, content, error, principal }) {
    const answer = { key, toolCallId, messageId, content, error, principal };
    this.call(toolCallId).resolve({ ...answer, event: eventOf(answer) });
  }

  wait(toolCallId) {
    return this.call(toolCallId).promise;
  }

  end(error) {
    this.over = error;
    for (const { reject } of this.calls.values()) reject(error);
  }
}
