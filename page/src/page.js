// SPDX-License-Identifier: MIT
// The page: one connection, the threads that this tab has open, and the one that is shown.
import { announce, announcer } from "./announce.js";
import { h, scheduler, setText } from "./dom.js";
import { connect, refusal } from "./gateway.js";
import { randomId } from "./ids.js";
import { readPlaces, writePlaces } from "./places.js";
import { addForm, changeForm } from "./state-editor.js";
import { Thread } from "./thread.js";
import { answerView } from "./view-answer.js";
import { composerView } from "./view-composer.js";
import { spoken } from "./view-entries.js";
import { interruptsView } from "./view-interrupts.js";
import { linkView } from "./view-link.js";
import { stateView } from "./view-state.js";
import { talkView } from "./view-talk.js";
import { threadsView } from "./view-threads.js";

const PANELS = ["threads", "talk", "state"];

class Page {
  constructor() {
    this.connection = connect();
    this.threads = new Map();
    this.views = new Map(); // thread id -> its views, made when it is first shown
    this.draw = scheduler(() => this.show());
    this.link = linkView(this.connection);
    this.list = threadsView({
      select: (id) => this.select(id),
      close: (id) => this.close(id),
      open: (id) => this.select(this.open({ id }).id),
      create: () => this.create(),
    });
    this.talk = h("main", { id: "talk", tabIndex: -1 });
    this.aside = h("aside", { "aria-label": "Shared state" });
    this.tabs = PANELS.map((name) => h("button", { type: "button", onclick: () => this.panel(name) },
      { threads: "Threads", talk: "Conversation", state: "State" }[name]));
    document.body.append(
      h("a.skip", { href: "#talk", onclick: (event) => this.skip(event) }, "Skip to the conversation"),
      h("header.top", {}, h("h1", {}, "Sluice"), h("div.panels", { role: "group", "aria-label": "Panels" }, ...this.tabs),
        this.link.node),
      this.link.form, this.link.stale,
      h("div.columns", {}, this.list.node, this.talk, this.aside),
      announcer);
  }

  start() {
    const { threads, shown } = readPlaces();
    for (const place of threads) this.open(place);
    if (!this.threads.size) this.create();
    else this.select(this.threads.has(shown) ? shown : threads[0].id);
    this.panel("talk");
    this.connection.on("state", (state) => {
      for (const thread of this.threads.values()) thread.connectionIs(state);
      this.draw();
    });
    this.connection.on("welcome", () => this.welcomed());
    this.connection.on("undelivered", (frame) => this.threads.get(frame.threadId)?.notTaken(frame));
    addEventListener("hashchange", () => this.moved());
    // Leaving ends the session, so that what it has claimed is free again at once.
    addEventListener("pagehide", () => this.connection.close());
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  }

  get agents() {
    return this.connection.welcome?.agents ?? [];
  }

  welcomed() {
    for (const thread of this.threads.values()) thread.agentName ??= this.agents[0]?.name;
    this.remember();
    this.draw();
  }

  // --- threads ---

  open({ id, agent }) {
    if (!this.threads.has(id)) {
      const thread = new Thread(this.connection, { id, agent: agent ?? this.agents[0]?.name }, () => this.draw());
      thread.news = (event, messages) => this.tell(thread, event, messages);
      this.threads.set(id, thread);
    }
    return this.threads.get(id);
  }

  create() {
    const agent = this.threads.get(this.selected)?.agentName;
    this.select(this.open({ id: `thread-${randomId()}`, agent }).id);
    this.views.get(this.selected).composer.focus();
  }

  close(id) {
    this.threads.get(id).close();
    this.threads.delete(id);
    this.views.delete(id);
    if (id !== this.selected) return this.remember();
    const next = [...this.threads.keys()].at(-1);
    return next === undefined ? this.create() : this.select(next);
  }

  select(id) {
    this.selected = id;
    const views = this.viewsOf(this.threads.get(id));
    this.talk.replaceChildren(views.talkPart);
    this.aside.replaceChildren(views.state.node);
    this.panel("talk");
    this.remember();
    this.show();
    views.talk.toEnd();
  }

  /** Somebody changed the address: it says which threads to show. */
  moved() {
    const { threads, shown } = readPlaces();
    for (const place of threads) this.open(place);
    if (this.threads.has(shown)) this.select(shown);
    else if (threads.length) this.select(threads[0].id);
  }

  remember() {
    const places = [...this.threads.values()].map(({ id, agentName }) => ({ id, agent: agentName }));
    writePlaces(places, this.selected);
    this.draw();
  }

  viewsOf(thread) {
    if (!this.views.has(thread.id)) this.views.set(thread.id, this.makeViews(thread));
    return this.views.get(thread.id);
  }

  makeViews(thread) {
    const talk = talkView(thread, {
      answer: (toolCallId) => answerView(thread, toolCallId),
      answered: (toolCallId) => thread.claims.answered.has(toolCallId),
    });
    const interrupts = interruptsView(thread);
    const composer = composerView(thread, {
      agents: () => this.agents,
      chosen: (name) => {
        thread.agentName = name;
        this.remember();
      },
    });
    const state = stateView({
      change: (...at) => changeForm(thread, ...at),
      add: (...at) => addForm(thread, ...at),
    });
    const trouble = h("p.trouble", { role: "alert", hidden: true });
    talk.tail.append(interrupts.node);
    const talkPart = h("div.thread-view", {}, trouble, talk.node, talk.down, composer.node);
    return { talk, interrupts, composer, state, trouble, talkPart };
  }

  // --- showing ---

  show() {
    const thread = this.threads.get(this.selected);
    const views = this.views.get(this.selected);
    this.list.update([...this.threads.values()], this.selected);
    views.interrupts.update();
    views.talk.update(this.agents.find(({ name }) => name === thread.agentName));
    views.composer.update();
    views.state.update(thread.state);
    this.trouble(thread, views.trouble);
    const waiting = [...this.threads.values()].filter(({ status }) => status.kind === "interrupted").length;
    document.title = `${waiting ? `(${waiting}) ` : ""}${thread.title} – Sluice`;
  }

  trouble(thread, node) {
    const { refused, gone } = thread;
    node.hidden = !refused && !gone;
    if (refused) {
      const { text, details } = refusal(refused);
      setText(node, `This thread cannot be followed: ${text} (${details})`);
    } else if (gone)
      setText(node, "The gateway no longer stores this thread. What you see is only in this tab; a new message begins it anew.");
  }

  panel(name) {
    document.body.dataset.panel = name;
    this.tabs.forEach((tab, at) => tab.setAttribute("aria-pressed", String(PANELS[at] === name)));
  }

  skip(event) {
    event.preventDefault();
    this.panel("talk");
    this.talk.focus();
  }

  /** Whole messages and ends, for those who listen. */
  tell(thread, event, messages) {
    if (!thread.current) return;
    const where = thread.id === this.selected ? "" : `${thread.title}: `;
    const say = (text) => announce(where + text);
    if (event.type === "TEXT_MESSAGE_END") {
      const message = messages.find(({ id }) => id === event.messageId);
      if (message) say(spoken(message));
    } else if (event.type === "RUN_ERROR") say(`The run failed: ${event.message}`);
    else if (event.type === "RUN_FINISHED" && event.outcome?.type !== "interrupt") say("The run is over.");
  }
}

new Page().start();
