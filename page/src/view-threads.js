// SPDX-License-Identifier: MIT
// The list of open threads.
import { freshId, h, setText, sync } from "./dom.js";

function item(thread, actions) {
  const dot = h("span.dot", { "aria-hidden": "true" });
  const title = h("span.title", {});
  const status = h("span.status", {});
  const select = h("button.thread", { type: "button", onclick: () => actions.select(thread.id) },
    dot, title, status);
  const close = h("button.plain.close", { type: "button", onclick: () => actions.close(thread.id) }, "×");
  const node = h("li", {}, select, close);
  return {
    node,
    update({ selected, live }) {
      const { kind, text } = thread.status;
      node.dataset.status = live ? kind : "stale";
      select.setAttribute("aria-current", selected ? "true" : "false");
      setText(title, thread.title);
      const words = live ? text : kind === "new" ? "not read yet" : `${text} when last seen`;
      setText(status, [thread.agentName, words].filter(Boolean).join(" · "));
      close.setAttribute("aria-label", `Close ${thread.title}`);
      select.title = thread.id;
    },
  };
}

export function threadsView(actions) {
  const list = h("ul.threads", { "aria-label": "Open threads" });
  const id = freshId("open");
  const field = h("input", { id, autocomplete: "off", spellcheck: false, required: true, maxLength: 256 });
  const form = h("form.open", { "aria-label": "Open a thread" },
    h("label", { htmlFor: id }, "Open a thread by its id"), h("div.row", {}, field,
      h("button", { type: "submit" }, "Open")));
  form.onsubmit = (event) => {
    event.preventDefault();
    actions.open(field.value);
    field.value = "";
  };
  const node = h("nav", { "aria-label": "Threads" },
    h("button.main.new", { type: "button", onclick: () => actions.create() }, "New thread"), list, form,
    h("a.small", { href: "/licences.txt", target: "_blank", rel: "noopener" }, "Licences of this page"));
  return {
    node,
    update(threads, selected) {
      const entries = threads.map((thread) => ({
        key: thread.id, kind: "thread", thread, selected: thread.id === selected,
        live: thread.current || thread.refused !== undefined,
      }));
      sync(list, entries, ({ thread }) => item(thread, actions));
    },
  };
}
