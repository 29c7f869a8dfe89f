// SPDX-License-Identifier: MIT
// What a run waits for, as a form made from each question's `responseSchema`.
import { announce } from "./announce.js";
import { h } from "./dom.js";
import { attempt, busy, notice } from "./notice.js";
import { fieldOf } from "./schema-form.js";
import { valueList, words } from "./view-value.js";

const TIME = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
function deadline(expiresAt) {
  const at = new Date(expiresAt);
  return Number.isNaN(at.getTime()) ? undefined : h("p.hint", {}, `can be answered until ${TIME.format(at)}`);
}

function question(interrupt, alone, interruptsExpireAt) {
  const { id, reason, message, responseSchema, metadata, expiresAt = interruptsExpireAt } = interrupt;
  const field = fieldOf(responseSchema, { label: "Answer", required: responseSchema !== undefined });
  const decline = h("input", { type: "checkbox" });
  const about = metadata && Object.keys(metadata).length
    ? h("details.about", {}, h("summary", {}, "About this"), valueList(metadata)) : undefined;
  const fields = h("div", {}, field.node);
  decline.onchange = () => {
    fields.hidden = decline.checked;
  };
  const node = h("section.question", {},
    h("p.eyebrow", {}, words(reason)),
    h("h3", {}, message ?? words(reason)),
    expiresAt !== undefined && deadline(expiresAt),
    about, fields,
    !alone && h("label.decline", {}, decline, "Decline to answer this"));
  return {
    id, node, field,
    /** An entry of `resume`, or undefined where something is missing. */
    answer(declined = decline.checked) {
      if (declined) return { interruptId: id, status: "cancelled" };
      const { value, error } = field.read();
      if (error) return undefined;
      return { interruptId: id, status: "resolved", ...(value !== undefined && { payload: value }) };
    },
  };
}

const PLACE = /^input\/resume\/(\d+)(?:\/payload)?(\/.*)?$/;

function form(thread) {
  const { interrupts, interruptsExpireAt } = thread;
  const alone = interrupts.length === 1;
  const questions = interrupts.map((each) => question(each, alone, interruptsExpireAt));
  const refused = notice();
  const send = h("button.main", { type: "submit" }, "Send answer");
  const decline = h("button", { type: "button" }, "Decline");
  const node = h("form.ask", { "aria-label": "The agent asks", noValidate: true },
    ...questions.map((each) => each.node), refused.node,
    h("div.actions", {}, send, questions.length === 1 && decline));
  const submit = async (answers) => {
    if (busy(send)) return;
    const missing = answers.findIndex((each) => !each);
    if (missing >= 0) {
      const bad = questions[missing].node.querySelector("[aria-invalid=true]");
      (bad?.matches("input, select, textarea") ? bad : bad?.querySelector("input, textarea, select, button"))?.focus();
      announce("The answer is not complete.");
      return;
    }
    await attempt(send, refused, "Not accepted", async () => {
      try {
        await thread.resume(answers);
      } catch (error) {
        const [, at, pointer] = PLACE.exec(error.field ?? "") ?? [];
        if (at !== undefined) questions[Number(at)]?.field.fail(pointer ?? "", error.message);
        throw error;
      }
    });
  };
  node.onsubmit = (event) => {
    event.preventDefault();
    submit(questions.map((each) => each.answer()));
  };
  decline.onclick = () => submit(questions.map((each) => each.answer(true)));
  return node;
}

/** The form lives as long as the same questions are open, so that nothing typed is lost. */
export function interruptsView(thread) {
  const node = h("div", {});
  let asked = "";
  return {
    node,
    update() {
      const now = thread.interrupts.map(({ id }) => id).join("\n");
      if (now === asked) return;
      asked = now;
      node.replaceChildren(...(now ? [form(thread)] : []));
      if (now) announce(`The agent asks: ${thread.interrupts.map((each) => each.message ?? each.reason).join(" ")}`);
    },
  };
}
