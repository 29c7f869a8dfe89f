// SPDX-License-Identifier: MIT
// One view for each kind of entry of a thread. All of them show text as text.
import { activityCard } from "./activities.js";
import { componentCard } from "./components.js";
import { h, setText, sync } from "./dom.js";
import { plain } from "./timeline.js";
import { pretty, scalar, shown, valueList, words } from "./view-value.js";

const WHO = { user: "You", assistant: "Agent", system: "System", developer: "Developer" };
const SUMMARY = 90;

function text({ role }) {
  const body = h("p.body", {});
  const node = h(`article.text.${role}`, {}, h("span.unseen", {}, `${WHO[role] ?? role}:`), body);
  return {
    node,
    update(entry) {
      setText(body, entry.text);
      node.classList.toggle("writing", entry.writing);
    },
  };
}

function folding(name, ...body) {
  const label = h("span.label", {});
  const hint = h("span.hint", {});
  const node = h(`details.${name}`, {}, h("summary", {}, label, hint), ...body);
  return { node, label, hint };
}

function reasoning() {
  const body = h("p.body", {});
  const { node, label, hint } = folding("reasoning", body);
  return {
    node,
    update(entry) {
      setText(label, entry.writing ? "Thinking" : "Thought");
      setText(hint, entry.text.slice(0, SUMMARY));
      setText(body, entry.text);
      node.classList.toggle("writing", entry.writing);
    },
  };
}

const callState = ({ writing, result, pending, live }, answered) => {
  if (answered && !result) return "answered";
  if (result) return result.error ? "failed" : "done";
  if (writing) return "writing";
  if (pending) return "yours to answer";
  return live ? "running" : "no result";
};

function call(entry, actions) {
  const args = h("pre", {});
  const result = h("pre", {});
  const resultPart = h("div", {}, h("h4", {}, "Result"), result);
  const { node, label, hint } = folding("call", h("h4", {}, "Arguments"), args, resultPart);
  const answer = actions.answer(entry.key);
  const wrapper = h("div.call-entry", {}, node, answer?.node);
  return {
    node: wrapper,
    update(now) {
      const state = callState(now, actions.answered(now.key));
      setText(label, now.name);
      setText(hint, state);
      wrapper.dataset.state = state;
      setText(args, pretty(now.args));
      resultPart.hidden = !now.result;
      if (now.result) setText(result, pretty(now.result.error ?? now.result.text));
      answer?.update(now);
    },
  };
}

function result() {
  const body = h("pre", {});
  const { node, label, hint } = folding("call", body);
  return {
    node,
    update(entry) {
      setText(label, "Tool result");
      setText(hint, entry.text.slice(0, SUMMARY));
      setText(body, pretty(entry.error ?? entry.text));
    },
  };
}

/** For entries that are made anew when what they show differs. */
function remade(tag, make) {
  return () => {
    const node = h(tag, {});
    let last;
    return {
      node,
      update(entry) {
        const what = make(entry);
        if (what.same === last) return;
        last = what.same;
        node.replaceChildren(what.node());
      },
    };
  };
}

const activity = remade("div.activity", ({ type, content }) => ({
  same: JSON.stringify([type, content]),
  node: () => activityCard(type, content),
}));

const component = remade("div.component", ({ component: name, props }) => ({
  same: JSON.stringify([name, props]),
  node: () => componentCard(name, props),
}));

function custom() {
  const body = h("div", {});
  const { node, label, hint } = folding("custom", body);
  return {
    node,
    update({ name, value }) {
      setText(label, words(name));
      setText(hint, scalar(value) ? shown(value).slice(0, SUMMARY) : "custom event");
      if (!body.firstChild) body.append(valueList(value));
    },
  };
}

const STEP = { running: "in progress", done: "done", left: "left open" };
function step() {
  const name = h("span", {});
  const state = h("span.unseen", {});
  const node = h("p.step", {}, h("span.tick", { "aria-hidden": "true" }), name, state);
  return {
    node,
    update(entry) {
      node.dataset.state = entry.state;
      setText(name, words(entry.name));
      setText(state, ` (step, ${STEP[entry.state]})`);
    },
  };
}

const AGENT = { running: "working", done: "done", failed: "failed", suspended: "suspended", left: "over" };
function subagent(entry, actions) {
  const name = h("h3", {});
  const state = h("span.tag", {});
  const description = h("p.hint", {});
  const inside = h("div.entries", {});
  const node = h("section.subagent", {}, h("header", {}, name, state), description, inside);
  return {
    node,
    update(now) {
      node.dataset.state = now.state;
      setText(name, now.name);
      setText(state, AGENT[now.state]);
      setText(description, now.text ?? now.description ?? "");
      description.hidden = !description.textContent;
      sync(inside, now.entries, (each) => makeEntry(each, actions));
    },
  };
}

const END = { done: "Finished", cancelled: "Stopped", failed: "Failed" };
function end() {
  const line = h("p", {});
  const result = h("div", {});
  const node = h("div.end", {}, line, result);
  return {
    node,
    update({ state, text: why, code, result: value }) {
      node.dataset.state = state;
      setText(line, why === undefined ? END[state] : `${END[state]}: ${why}${code ? ` (${code})` : ""}`);
      if (value !== undefined && value !== null && !result.firstChild) result.append(valueList(value));
    },
  };
}

function asked() {
  const question = h("p", {});
  const answer = h("div", {});
  const node = h("div.card.asked", {}, question, answer);
  return {
    node,
    update({ text: what, answer: given }) {
      setText(question, what);
      if (answer.firstChild) return;
      if (!given) answer.append(h("p.hint", {}, "answered"));
      else if (given.status !== "resolved") answer.append(h("p.hint", {}, "declined to answer"));
      else answer.append(valueList(given.payload ?? "answered"));
    },
  };
}

const MAKERS = { text, reasoning, call, result, activity, component, custom, step, subagent, end, asked };

export function makeEntry(entry, actions) {
  return MAKERS[entry.kind](entry, actions);
}

/** What a screen reader is told when a message is whole. */
export const spoken = (message) => `${WHO[message.role] ?? message.role}: ${plain(message.content)}`;
