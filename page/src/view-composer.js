// SPDX-License-Identifier: MIT
// What a person says to a thread: the next run's message, and stopping the run that is live.
import { h, freshId, setText } from "./dom.js";
import { attempt, busy, notice } from "./notice.js";

export function composerView(thread, { agents, chosen }) {
  const id = freshId("say");
  const field = h("textarea", { id, rows: 1, autocomplete: "off" });
  const agent = h("select", { "aria-label": "Agent" });
  const send = h("button.main", { type: "submit" }, "Send");
  const stop = h("button.stop", { type: "button" }, "Stop");
  const why = h("p.hint", { id: freshId("why") });
  const refused = notice();
  field.setAttribute("aria-describedby", why.id);
  const node = h("form.composer", { "aria-label": "Write" },
    refused.node,
    h("label.unseen", { htmlFor: id }, "Message"),
    h("div.row", {}, field, h("div.buttons", {}, agent, send, stop)), why);

  const ready = () => !thread.live && !thread.interrupts.length;
  node.onsubmit = async (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (busy(send) || !ready() || !text) return field.focus();
    const sent = await attempt(send, refused, "Not started", () => thread.say(text));
    if (sent && field.value.trim() === text) field.value = "";
    return field.focus();
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

  return {
    node,
    focus: () => field.focus(),
    update() {
      const names = agents().map(({ name }) => name);
      if (thread.agentName !== undefined && !names.includes(thread.agentName)) names.push(thread.agentName);
      if ([...agent.options].map(({ value }) => value).join("\n") !== names.join("\n"))
        agent.replaceChildren(...names.map((name) => h("option", { value: name }, name)));
      agent.value = thread.agentName ?? "";
      agent.hidden = thread.live;
      stop.hidden = !thread.live;
      send.hidden = thread.live;
      field.placeholder = `Write to ${thread.agentName ?? "the agent"}`;
      field.disabled = false;
      setText(why, thread.live ? "A run is live. The next message can be sent when it is over."
        : thread.interrupts.length ? "The agent waits for the answer above."
          : !thread.current && !thread.gone ? "Not live; what you send goes out when the connection is back." : "");
    },
  };
}
