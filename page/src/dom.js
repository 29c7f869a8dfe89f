// SPDX-License-Identifier: MIT
// Elements from plain calls. Text is only ever set as text.

/**
 * h("button.quiet", { type: "button", onclick }, "text", child, …). Members that are functions or
 * properties of the element are set as properties, `data`, `aria` and the rest as attributes.
 */
export function h(selector, props = {}, ...children) {
  const [tag, ...classes] = selector.split(".");
  const node = document.createElement(tag);
  if (classes.length) node.className = classes.join(" ");
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === "function" || (name in node && !name.includes("-"))) node[name] = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== undefined && child !== null && child !== false));
  return node;
}

export function setText(node, text) {
  const first = node.firstChild;
  if (first?.nodeType === 3 && !first.nextSibling) {
    if (first.data === text) return;
    // A growing text is added to: what a reader has selected stays selected.
    if (text.startsWith(first.data)) first.appendData(text.slice(first.data.length));
    else first.data = text;
  } else node.textContent = text;
}

/**
 * Makes the children of `box` those of `entries`, by `key` and `kind`: `make(entry)` gives
 * `{ node, update(entry) }`. What stays is not touched, so focus and selection survive.
 */
export function sync(box, entries, make) {
  const old = (box.parts ??= new Map());
  const parts = new Map();
  let place = box.firstChild;
  for (const entry of entries) {
    const name = `${entry.kind} ${entry.key}`;
    let part = old.get(name);
    if (!part) part = make(entry);
    parts.set(name, part);
    part.update?.(entry);
    if (part.node === place) place = place.nextSibling;
    else box.insertBefore(part.node, place);
  }
  for (const [name, part] of old) {
    if (parts.get(name) === part) continue;
    if (place === part.node) place = place.nextSibling;
    part.node.remove();
  }
  box.parts = parts;
}

let serial = 0;
/** An id for `for`, `aria-describedby` and the like. */
export const freshId = (what) => `${what}-${++serial}`;

export const clock = (ms) =>
  new Date(ms).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", second: "2-digit" });

/** Runs `work` once, before the next picture; in a hidden tab soon. */
export function scheduler(work) {
  let waiting = false;
  const run = () => {
    waiting = false;
    work();
  };
  return () => {
    if (waiting) return;
    waiting = true;
    if (document.hidden) setTimeout(run, 100);
    else requestAnimationFrame(run);
  };
}
