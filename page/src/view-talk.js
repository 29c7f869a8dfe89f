// SPDX-License-Identifier: MIT
// The conversation of one thread, kept at its end while the reader is there.
import { h, sync } from "./dom.js";
import { timelineOf } from "./timeline.js";
import { makeEntry } from "./view-entries.js";

const NEAR = 60; // pixels from the end that still count as there

/** `scroller` is what scrolls; `actions` reach the entries. */
export function talkView(thread, actions) {
  const entries = h("div.entries", {});
  const empty = h("div.empty", {});
  const tail = h("div.tail", {});
  const inner = h("div.talk", {}, empty, entries, tail);
  const node = h("div.scroller", { tabIndex: 0, role: "region", "aria-label": "Conversation" }, inner);
  const down = h("button.down", { type: "button", hidden: true }, "Latest");
  let follows = true;

  const atEnd = () => node.scrollHeight - node.scrollTop - node.clientHeight < NEAR;
  const toEnd = () => {
    node.scrollTop = node.scrollHeight;
  };
  node.addEventListener("scroll", () => {
    follows = atEnd();
    down.hidden = follows;
  });
  down.onclick = () => {
    follows = true;
    toEnd();
  };
  new ResizeObserver(() => follows && toEnd()).observe(inner);

  return {
    node, tail, down,
    toEnd() {
      follows = true;
      toEnd();
    },
    update(agent) {
      const list = timelineOf(thread.messages, thread.model);
      empty.hidden = list.length > 0;
      if (!empty.hidden && empty.dataset.agent !== agent?.name) {
        empty.dataset.agent = agent?.name ?? "";
        const { name, description } = agent?.capabilities?.identity ?? {};
        empty.replaceChildren(
          h("h2", {}, name ?? agent?.name ?? "New thread"),
          h("p", {}, description ?? "Write something below to start a run."));
      }
      sync(entries, list, (entry) => makeEntry(entry, actions));
      node.classList.toggle("old", !thread.current);
    },
  };
}
