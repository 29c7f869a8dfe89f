// SPDX-License-Identifier: MIT
// An open thread: what is shown of it, and what a person can ask of it.
import { Claims } from "./claims.js";
import { randomId } from "./ids.js";
import { Model } from "./model.js";
import { SluiceError } from "./gateway.js";
import { ThreadAgent } from "./thread-agent.js";
import { plain } from "./timeline.js";

const STATES = {
  interrupted: "waits for an answer",
  failed: "failed",
  cancelled: "stopped",
  done: "idle",
};

export class Thread {
  /** `changed(what)` is called whenever there is something new to show: "talk", "state" or "all". */
  constructor(connection, { id, agent }, changed) {
    this.connection = connection;
    this.id = id;
    this.agentName = agent; // undefined: the gateway's first
    this.changed = changed;
    this.current = false; // whether what is shown is what the gateway has
    this.gone = false; // the gateway has it no more
    this.refused = undefined; // why it cannot be followed
    this.given = new Map(); // key -> what was handed to the live run
    this.undelivered = undefined; // the last of it that no agent took
    this.claims = new Claims(connection, id, () => changed("talk"));
    this.follow();
  }

  // --- following ---

  follow() {
    const { id, connection } = this;
    const model = new Model();
    const agent = new ThreadAgent(connection, id, {
      subscribed: (frame) => this.subscribed(agent, frame),
    });
    this.reading = { agent, model };
    this.shown ??= this.reading;
    this.refused = undefined;
    const mine = () => this.reading.agent === agent;
    const changed = (what) => () => void (mine() && this.changed(what));
    const subscriber = {
      onEvent: ({ event, messages }) => {
        if (mine()) this.took(model, event, messages);
      },
      onMessagesChanged: changed("talk"),
      onStateChanged: changed("state"),
    };
    agent.connectAgent({}, subscriber).catch((error) => mine() && this.lost(error));
  }

  took(model, event, messages) {
    this.shown = this.reading;
    this.gone = false;
    model.take(event, messages);
    this.news?.(event, messages);
    this.changed("talk");
  }

  /** What the tab still shows, and a thread of that name that holds nothing: it was lost there. */
  subscribed(agent, { verdict }) {
    if (this.reading.agent !== agent) return;
    this.current = true;
    if (this.shown !== this.reading && verdict === "live" && this.shown.model.events) this.gone = true;
    this.changed("all");
  }

  lost(error) {
    this.current = false;
    if (error.code === "not_stored") {
      this.gone = true;
      this.follow();
    } else if (this.connection.state === "stopped" || error.code === "closed") this.ended = true;
    else this.refused = error;
    this.changed("all");
  }

  connectionIs(state) {
    if (state !== "ready") this.current = false;
    else if (this.ended) {
      this.ended = false;
      this.follow();
    }
    this.changed("all");
  }

  close() {
    this.claims.stop();
    this.reading.agent.detachActiveRun();
  }

  // --- what is shown ---

  get messages() { return this.shown.agent.messages; }
  get state() { return this.shown.agent.state; }
  get model() { return this.shown.model; }
  get live() { return this.model.live; }
  get interrupts() { return this.live || this.gone ? [] : this.model.interrupts; }

  get interruptsExpireAt() { return this.shown.agent.interruptsExpireAt; }

  /** Calls of the last run that nobody has answered, as far as is known here. */
  get pendingCalls() {
    return this.live || this.gone ? [] : this.model.pendingCalls.filter((id) => !this.claims.answered.has(id));
  }

  get title() {
    const first = this.messages.find(({ role, content }) => role === "user" && plain(content).trim());
    return first ? plain(first.content).trim().replace(/\s+/g, " ").slice(0, 80) : "New thread";
  }

  get status() {
    if (this.refused) return { kind: "refused", text: "not available" };
    if (this.gone) return { kind: "gone", text: "no longer stored" };
    const { live, outcome } = this.model;
    if (live) return { kind: "live", text: "live" };
    if (this.pendingCalls.length) return { kind: "interrupted", text: "waits for a result" };
    return { kind: outcome ?? "new", text: STATES[outcome] ?? "nothing yet" };
  }

  // --- asking ---

  run(more) {
    const input = {
      threadId: this.id, runId: randomId(), messages: [], tools: [], context: [], forwardedProps: {},
      ...more,
    };
    return this.connection.run({ agent: this.agentName, input });
  }

  say(content) {
    return this.run({ messages: [{ id: randomId(), role: "user", content }] });
  }

  /** `answers`: an entry of `resume` for every open interrupt. */
  resume(answers) {
    return this.run({ resume: answers });
  }

  async cancel() {
    const runId = this.reading.agent.liveRunId;
    if (runId === undefined) return;
    try {
      await this.connection.cancel({ threadId: this.id, runId });
    } catch (error) {
      if (error.code !== "unknown_run") throw error; // over in the meantime
    }
  }

  /** Hands something to the run that is live, in the middle of it. */
  async give(value) {
    const runId = this.reading.agent.liveRunId;
    if (runId === undefined) throw new SluiceError({ code: "run_over" });
    const key = randomId();
    await this.connection.input({ threadId: this.id, runId, value, key });
    this.given.set(key, value);
    this.changed("talk");
  }

  /** The run that it was meant for ended before its agent took it. */
  notTaken({ key }) {
    if (!this.given.has(key)) return;
    this.undelivered = this.given.get(key);
    this.given.delete(key);
    this.changed("talk");
  }

  patch(operations) {
    return this.connection.patchState({ threadId: this.id, patch: operations });
  }

  /** Goes on after tool calls were answered: the answers are in the thread. */
  goOn() {
    return this.run({});
  }
}
