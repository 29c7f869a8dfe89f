// SPDX-License-Identifier: MIT
// What a person says to a thread: the next run's message, or something for the run that is live.
import { freshId, h, setText } from "./dom.js";
import { attempt, busy, notice } from "./notice.js";

const SHOWN = 200;
const brief = (value) => {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text;
};

/** JSON where it is meant as JSON, and a text otherwise. */
function structured(text, asJson) {
  if (!asJson) return { value: text };
  try {
    const value = JSON.parse(text);
    return value === null ? { fault: "null says nothing" } : { value };
  } catch (error) {
    return { fault: `not JSON: ${error.message}` };
  }
}

const hintOf = (thread) => {
  if (thread.live) return "What you send now goes to the agent in the middle of its run.";
  if (thread.interrupts.length) return "The agent waits for the answer above.";
  if (thread.pendingCalls.length) return "The agent waits for results of its tool calls.";
  return thread.current || thread.gone ? "" : "Not live; what you send goes out when the connection is back.";
};

export function composerView(thread, { agents, chosen }) {
  const id = freshId("say");
  const field = h("textarea", { id, rows: 1, autocomplete: "off" });
  const label = h("label.unseen", { htmlFor: id });
  const agent = h("select", { "aria-label": "Agent" });
  const json = h("input", { type: "checkbox" });
  const asJson = h("label.decline", {}, json, "JSON");
  const send = h("button.main", { type: "submit" });
  const stop = h("button.stop", { type: "button" }, "Stop");
  const why = h("p.hint", { id: freshId("why") });
  const refused = notice();
  field.setAttribute("aria-describedby", why.id);
  const node = h("form.composer", { "aria-label": "Write" }, refused.node, label,
    h("div.row", {}, field, h("div.buttons", {}, asJson, agent, send, stop)), why);
  let told;

  async function submit() {
    const text = field.value.trim();
    if (busy(send) || !text || (!thread.live && thread.interrupts.length)) return;
    const { live } = thread;
    const { value, fault } = live ? structured(text, json.checked) : { value: text };
    if (fault) return void refused.show({ code: "bad_json", message: fault }, "Not sent");
    const sent = await attempt(send, refused, live ? "Not handed over" : "Not started", () =>
      (live ? thread.give(value) : thread.say(value)));
    if (sent && field.value.trim() === text) field.value = "";
  }
  node.onsubmit = async (event) => {
    event.preventDefault();
    await submit();
    field.focus();
  };
  field.onkeydown = (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    node.requestSubmit();
  };
  stop.onclick = () => {
    if (!busy(stop)) attempt(stop, refused, "Not stopped", () => thread.cancel());
  };
  agent.onchange = () => chosen(agent.value);

  function offerAgents() {
    const names = agents().map(({ name }) => name);
    if (thread.agentName !== undefined && !names.includes(thread.agentName)) names.push(thread.agentName);
    if ([...agent.options].map(({ value }) => value).join("\n") !== names.join("\n"))
      agent.replaceChildren(...names.map((name) => h("option", { value: name }, name)));
    agent.value = thread.agentName ?? "";
  }

  return {
    node,
    focus: () => field.focus(),
    update() {
      const { live, agentName, undelivered } = thread;
      offerAgents();
      agent.hidden = live;
      stop.hidden = asJson.hidden = !live;
      setText(label, live ? "Message to the running agent" : "Message");
      setText(send, live ? "Hand over" : "Send");
      field.placeholder = live ? "Tell the running agent" : `Write to ${agentName ?? "the agent"}`;
      setText(why, hintOf(thread));
      if (undelivered !== undefined && undelivered !== told)
        refused.show({ code: "undelivered", message: brief(undelivered) }, "The run ended before its agent took");
      told = undelivered;
    },
  };
}
