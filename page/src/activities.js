// SPDX-License-Identifier: MIT
// Activities by type: a checklist, and a readable card for every other.
import { h } from "./dom.js";
import { shown, valueList, words } from "./view-value.js";

function checklist({ title, items }) {
  const list = items.map(({ label, done }) =>
    h(done ? "li.done" : "li", {},
      h("span.tick", { "aria-hidden": "true" }), h("span", {}, shown(label)),
      h("span.unseen", {}, done ? " (done)" : " (open)")));
  const count = items.filter(({ done }) => done).length;
  return h("div.card.checklist", {},
    h("h3", {}, shown(title ?? "Checklist"), h("small", {}, `${count} of ${items.length}`)),
    h("ol", {}, ...list));
}

const isChecklist = ({ items }) =>
  Array.isArray(items) && items.every((item) => typeof item === "object" && item !== null);

export function activityCard(type, content) {
  if (type === "checklist" && isChecklist(content)) return checklist(content);
  return h("div.card.unknown", {}, h("h3", {}, words(type)), valueList(content));
}
