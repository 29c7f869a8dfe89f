// SPDX-License-Identifier: MIT
// A refusal, where it happened.
import { announce } from "./announce.js";
import { h } from "./dom.js";
import { refusal } from "./gateway.js";

export function notice() {
  const node = h("div.notice", { hidden: true });
  const clear = () => {
    node.hidden = true;
    node.replaceChildren();
  };
  return {
    node,
    clear,
    show(error, what) {
      const { text, details } = refusal(error);
      const dismiss = h("button.plain", { type: "button", "aria-label": "Dismiss", onclick: clear }, "×");
      node.replaceChildren(
        h("p", {}, what ? h("strong", {}, `${what}: `) : "", text, h("small", {}, details)),
        dismiss,
      );
      node.hidden = false;
      announce(`${what ?? "Refused"}: ${text}`);
    },
  };
}

/** Runs `work`, with the button busy meanwhile, and shows a refusal in `place`. */
export async function attempt(button, place, what, work) {
  place.clear();
  button.setAttribute("aria-disabled", "true");
  try {
    await work();
    return true;
  } catch (error) {
    place.show(error, what);
    return false;
  } finally {
    button.removeAttribute("aria-disabled");
  }
}

export const busy = (button) => button.getAttribute("aria-disabled") === "true";
