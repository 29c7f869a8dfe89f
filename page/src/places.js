// SPDX-License-Identifier: MIT
// Which threads this tab has open: in its address, so that a reload or a copy of it opens the same.

const LAST = "sluice-threads"; // for a tab that is opened without any

const read = (text) => {
  const params = [...new URLSearchParams(text)];
  const threads = [];
  let shown;
  for (const [name, value] of params) {
    if (name === "thread" && value) threads.push({ id: value, agent: undefined });
    else if (name === "agent" && threads.length) threads.at(-1).agent = value || undefined;
    else if (name === "show") shown = value;
  }
  const unique = threads.filter(({ id }, at) => threads.findIndex((each) => each.id === id) === at);
  return { threads: unique, shown };
};

const write = (threads, shown) => {
  const params = new URLSearchParams();
  for (const { id, agent } of threads) {
    params.append("thread", id);
    if (agent !== undefined) params.append("agent", agent);
  }
  if (shown !== undefined) params.append("show", shown);
  return params.toString();
};

export function readPlaces() {
  const places = read(location.hash.slice(1));
  return places.threads.length ? places : read(localStorage.getItem(LAST) ?? "");
}

export function writePlaces(threads, shown) {
  const text = write(threads, shown);
  if (location.hash.slice(1) !== text) history.replaceState(null, "", `#${text}`);
  localStorage.setItem(LAST, text);
}
