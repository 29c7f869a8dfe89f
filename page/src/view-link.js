// SPDX-License-Identifier: MIT
// The connection's state, as it is: live, trying, waiting for the next attempt, or given up and why.
import { announce } from "./announce.js";
import { clock, h, setText } from "./dom.js";
import { refusal, useToken } from "./gateway.js";

const WORDS = {
  idle: "Not connected",
  connecting: "Connecting",
  ready: "Live",
  waiting: "Not connected",
  stopped: "Stopped",
  closed: "Closed",
};
const TOKEN_CODES = ["unauthenticated", "token_expired"];

function tokenForm(connection) {
  const field = h("input", {
    id: "token", type: "password", autocomplete: "off", required: true, spellcheck: false,
  });
  const form = h("form.token", { hidden: true, "aria-label": "Identify yourself" },
    h("label", { htmlFor: "token" }, "Token"), field,
    h("button.main", { type: "submit" }, "Connect"),
    h("p.hint", {}, "This gateway asks who you are. The token stays in this tab and is gone with it."));
  form.onsubmit = (event) => {
    event.preventDefault();
    useToken(connection, field.value.trim());
    field.value = "";
  };
  return form;
}

export function linkView(connection) {
  const word = h("span.word", {});
  const more = h("span.more", {});
  const now = h("button", { type: "button" }, "Now");
  const pill = h("div.link", { role: "status" }, h("span.dot", { "aria-hidden": "true" }), word, more);
  const stale = h("p.stale", { hidden: true });
  const form = tokenForm(connection);
  const node = h("div.connection", {}, pill, now);
  let error;
  let since;
  let draining = false;

  const remaining = () => Math.max(0, Math.ceil((connection.retryAt - Date.now()) / 1000));
  function show() {
    const { state } = connection;
    node.dataset.state = state;
    setText(word, draining && state === "ready" ? "Gateway is shutting down" : WORDS[state]);
    now.hidden = state !== "waiting" && state !== "stopped";
    setText(now, state === "stopped" ? "Try again" : "Now");
    setText(more, state === "waiting" ? `next try in ${remaining()} s`
      : state === "stopped" && error ? `${refusal(error).text} (${error.code})` : "");
    form.hidden = !(state === "stopped" && TOKEN_CODES.includes(error?.code));
    stale.hidden = state === "ready" || since === undefined;
    if (since !== undefined) setText(stale, `Not live: this is how things stood at ${clock(since)}.`);
  }

  now.onclick = () => (connection.state === "stopped" ? connection.open() : connection.wake());
  connection.on("error", (refused) => {
    error = refused;
    show();
  });
  connection.on("drain", () => {
    draining = true;
    announce("The gateway is shutting down.");
    show();
  });
  connection.on("state", (state) => {
    if (state === "ready") {
      draining = false;
      if (since !== undefined) announce("Live again.");
      since = undefined;
      error = undefined;
    } else if (node.dataset.state === "ready") {
      since = Date.now();
      announce("The connection is lost.");
    }
    show();
    if (!form.hidden) form.querySelector("input").focus();
  });
  setInterval(() => connection.state === "waiting" && show(), 500);
  show();
  return { node, stale, form };
}
