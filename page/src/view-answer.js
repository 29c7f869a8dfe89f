// SPDX-License-Identifier: MIT
// A tool call that waits for an answer of somebody: taken on, then answered.
import { clock, freshId, h, setText } from "./dom.js";
import { attempt, busy, notice } from "./notice.js";

function answerForm(thread, toolCallId, refused) {
  const id = freshId("result");
  const field = h("textarea", { id, rows: 2, spellcheck: false });
  const failed = h("input", { type: "checkbox" });
  const until = h("p.hint", {});
  const send = h("button.main", { type: "submit" }, "Send result");
  const leave = h("button", { type: "button", onclick: () => thread.claims.release(toolCallId) }, "Leave it to others");
  const form = h("form.answer-form", { "aria-label": "Result of the tool call", hidden: true },
    h("label", { htmlFor: id }, "Result"), field,
    h("label.decline", {}, failed, "The call failed; this says why"), until,
    h("div.actions", {}, send, leave));
  form.onsubmit = async (event) => {
    event.preventDefault();
    if (busy(send)) return;
    const text = field.value;
    await attempt(send, refused, "Not accepted", () =>
      thread.claims.answer(toolCallId, text, failed.checked ? text : undefined));
  };
  return {
    node: form,
    show(claim) {
      const opened = form.hidden && claim;
      form.hidden = !claim;
      if (claim) setText(until, `This tab answers it; the claim lasts until ${clock(claim.expiresAt)} and is renewed.`);
      if (opened) field.focus();
    },
  };
}

export function answerView(thread, toolCallId) {
  const refused = notice();
  const take = h("button", { type: "button" }, "Answer this call");
  const said = h("p.hint", {});
  const goOn = h("button.main", { type: "button" }, "Go on");
  const form = answerForm(thread, toolCallId, refused);
  const node = h("div.answer", { hidden: true }, take, form.node, said, goOn, refused.node);
  take.onclick = () => {
    if (busy(take)) return;
    attempt(take, refused, "Not taken on", async () => {
      try {
        await thread.claims.claim(toolCallId);
      } catch (error) {
        thread.claims.lost(toolCallId, error);
        throw error;
      }
    });
  };
  goOn.onclick = () => {
    if (!busy(goOn)) attempt(goOn, refused, "Not started", () => thread.goOn());
  };
  return {
    node,
    update({ writing, result, pending, live }) {
      const answered = thread.claims.answered.has(toolCallId);
      const claim = thread.claims.held.get(toolCallId);
      node.hidden = writing || result !== undefined || thread.gone || (!live && !pending);
      take.hidden = answered || claim !== undefined;
      take.classList.toggle("main", pending);
      form.show(answered ? undefined : claim);
      said.hidden = !answered;
      setText(said, !answered ? "" : live ? "Answered. The agent has it soon." : "Answered. The next run has it.");
      goOn.hidden = !answered || live;
    },
  };
}
