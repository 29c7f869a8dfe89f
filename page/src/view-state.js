// SPDX-License-Identifier: MIT
// The shared state as a tree; what changed is marked for a while.
import { h, setText, sync } from "./dom.js";
import { scalar } from "./view-value.js";

const SHOWN = 200; // members of one array or object
const TEXT = 2000; // characters of one value
const OPEN_DEPTH = 2;

const typeOf = (value) => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);
const escape = (name) => String(name).replace(/~/g, "~0").replace(/\//g, "~1");
const listing = (value) =>
  Array.isArray(value) ? value.map((each, i) => [String(i), each]) : Object.entries(value);

function mark(node) {
  node.classList.remove("changed");
  void node.offsetWidth; // so that the animation begins again
  node.classList.add("changed");
}

const leafText = (value) => {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > TEXT ? `${text.slice(0, TEXT)} … ${text.length} characters` : text;
};

/** Buttons at a place of the state, and the form that one of them opens below it. */
function tools(actions, current, label) {
  const slot = h("div.slot", {});
  let opener;
  const close = () => {
    slot.replaceChildren();
    opener?.focus();
  };
  const button = (text, makeForm) => h("button.plain.tool", {
    type: "button", "aria-label": `${text} ${label}`,
    onclick: (event) => {
      opener = event.currentTarget;
      const { form, focus } = makeForm(current().path, current().value, close);
      slot.replaceChildren(form);
      focus();
    },
  }, text);
  const change = button("Edit", actions.change);
  const add = button("Add", actions.add);
  return { slot, change, add };
}

function leaf(entry, actions) {
  const value = h("span.leaf", {});
  const { slot, change } = tools(actions, () => last, entry.name);
  const editable = entry.path !== undefined;
  const node = h("li", {},
    h("div.line", {}, h("span.name", {}, entry.name), value, editable && change), slot);
  let last = entry;
  let known;
  return {
    node,
    update(entryNow) {
      last = entryNow;
      const { value: now, quiet } = entryNow;
      const text = leafText(now);
      const type = typeOf(now);
      if (known === `${type} ${text}`) return;
      if (known !== undefined || !quiet) mark(value);
      known = `${type} ${text}`;
      value.dataset.type = type;
      setText(value, text === "" ? "(empty)" : text);
    },
  };
}

function branch(entry, actions) {
  const count = h("span.count", {});
  const list = h("ul", {});
  const { slot, change, add } = tools(actions, () => last, entry.name);
  const details = h("details", { open: entry.depth < OPEN_DEPTH },
    h("summary", {}, h("span.name", {}, entry.name), count), list);
  const node = h("li.branch", {}, details, h("div.tools", {}, add, change), slot);
  let last = entry;
  let fresh = true;
  const fill = (quiet) => {
    if (details.open) sync(list, members(last.value, last.path, last.depth + 1, quiet), (each) => make(each, actions));
  };
  details.ontoggle = () => fill(true);
  return {
    node,
    update(now) {
      if (last.value === now.value && !fresh) return;
      const first = fresh;
      const differs = !first && JSON.stringify(last.value) !== JSON.stringify(now.value);
      fresh = false;
      last = now;
      const size = listing(now.value).length;
      const text = Array.isArray(now.value) ? `[${size}]` : `{${size}}`;
      if (differs && !details.open) mark(count);
      setText(count, text);
      fill(now.quiet);
    },
  };
}

const make = (entry, actions) => (entry.kind === "leaf" ? leaf : branch)(entry, actions);

function members(value, path, depth, quiet) {
  const all = listing(value);
  const list = all.slice(0, SHOWN).map(([name, each]) => ({
    key: name, name, path: `${path}/${escape(name)}`, value: each, depth, quiet,
    kind: scalar(each) ? "leaf" : "branch",
  }));
  if (all.length > SHOWN)
    list.push({ key: "…", kind: "leaf", name: "…", value: `${all.length - SHOWN} more`, path: undefined, depth, quiet });
  return list;
}

/** `actions.change` and `actions.add` make forms: `(path, value, close) => { form, focus }`. */
export function stateView(actions) {
  const list = h("ul.tree", {});
  const none = h("p.hint", {}, "Nothing yet. What the agent shares is shown here as it changes.");
  const { slot, change, add } = tools(actions, () => ({ path: "", value: last }), "the state");
  const node = h("div", {}, h("div.heading", {}, h("h2", {}, "Shared state"), h("div.tools", {}, add, change)),
    slot, none, list);
  let last;
  let first = true;
  return {
    node,
    update(state) {
      if (state === last) return;
      last = state;
      const nothing = state === null || state === undefined || (!scalar(state) && !listing(state).length);
      none.hidden = !nothing;
      const entries = nothing ? []
        : scalar(state) ? [{ key: "", kind: "leaf", name: "state", path: "", value: state, depth: 0, quiet: first }]
          : members(state, "", 0, first);
      sync(list, entries, (entry) => make(entry, actions));
      if (!nothing) first = false;
    },
  };
}
