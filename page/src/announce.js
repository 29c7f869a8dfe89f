// SPDX-License-Identifier: MIT
// What a screen reader is told: whole messages, not every piece of them.
import { h } from "./dom.js";

const KEPT = 20;
const GATHERED_MS = 300;
const SAID_AT_ONCE = 3;
const region = h("div.unseen", { role: "log", "aria-live": "polite", "aria-label": "News" });
let gathered = [];

export const announcer = region;

function say() {
  // A thread that is read from its start comes all at once; nobody wants to hear all of it.
  const left = gathered.length - SAID_AT_ONCE;
  const texts = left > 0 ? [`${left} earlier messages.`, ...gathered.slice(left)] : gathered;
  gathered = [];
  region.append(...texts.map((text) => h("p", {}, text)));
  while (region.childElementCount > KEPT) region.firstElementChild.remove();
}

export function announce(text) {
  if (!gathered.length) setTimeout(say, GATHERED_MS);
  gathered.push(text);
}
