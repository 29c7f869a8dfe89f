// SPDX-License-Identifier: MIT
// Changing the shared state: the operations for one place, guarded by what was there before.
import { freshId, h } from "./dom.js";
import { attempt, busy, notice } from "./notice.js";

const escape = (name) => name.replace(/~/g, "~0").replace(/\//g, "~1");

/** A value as a person writes it: a text as it is, anything else as JSON. */
function valueField(value) {
  const id = freshId("value");
  const text = typeof value === "string";
  const area = h("textarea.code", { id, spellcheck: false, rows: 2, value: text ? value : JSON.stringify(value, null, 2) ?? "" });
  const kind = h("select", { "aria-label": "Written as" },
    h("option", { value: "text" }, "Text"), h("option", { value: "json" }, "JSON: number, true, list, …"));
  kind.value = text || value === undefined ? "text" : "json";
  const fault = h("p.fault", { id: freshId("fault"), hidden: true });
  area.setAttribute("aria-describedby", fault.id);
  return {
    nodes: [h("label", { htmlFor: id }, "Value"), area, kind, fault],
    focus: () => area.focus(),
    /** `{ value }`, or nothing and a fault that is shown. */
    read() {
      fault.hidden = true;
      if (kind.value === "text") return { value: area.value };
      try {
        return { value: JSON.parse(area.value) };
      } catch (error) {
        fault.hidden = false;
        fault.textContent = `not JSON: ${error.message}`;
        area.focus();
        return undefined;
      }
    },
  };
}

/** `operations()` gives the patch, or undefined when something is missing. */
function editor(thread, label, fields, operations, extra, close) {
  const refused = notice();
  const save = h("button.main", { type: "submit" }, "Save");
  const form = h("form.state-editor", { "aria-label": label }, ...fields, refused.node,
    h("div.actions", {}, save, extra, h("button", { type: "button", onclick: close }, "Cancel")));
  const apply = async (button, patch) => {
    if (busy(button) || !patch) return;
    if (await attempt(button, refused, "Not changed", () => thread.patch(patch))) close();
  };
  form.onsubmit = (event) => {
    event.preventDefault();
    apply(save, operations());
  };
  form.onkeydown = (event) => {
    if (event.key === "Escape") close();
  };
  return { form, apply };
}

export function changeForm(thread, path, value, close) {
  const field = valueField(value);
  const before = { op: "test", path, value };
  const remove = path !== "" && h("button", { type: "button" }, "Remove");
  const { form, apply } = editor(thread, `Change ${path || "the state"}`, field.nodes, () => {
    const read = field.read();
    return read && [before, { op: "replace", path, value: read.value }];
  }, remove, close);
  if (remove) remove.onclick = () => apply(remove, [before, { op: "remove", path }]);
  return { form, focus: field.focus };
}

export function addForm(thread, path, value, close) {
  const list = Array.isArray(value);
  const id = freshId("name");
  const name = h("input", { id, required: true, autocomplete: "off", spellcheck: false });
  const field = valueField(undefined);
  const fault = h("p.fault", { hidden: true });
  const naming = list ? [] : [h("label", { htmlFor: id }, "Name"), name, fault];
  const { form } = editor(thread, `Add to ${path || "the state"}`, [...naming, ...field.nodes], () => {
    fault.hidden = list || !Object.hasOwn(value ?? {}, name.value);
    if (!fault.hidden) {
      fault.textContent = "there is one of that name";
      name.focus();
      return undefined;
    }
    const read = field.read();
    return read && [{ op: "add", path: `${path}/${list ? "-" : escape(name.value)}`, value: read.value }];
  }, false, close);
  return { form, focus: list ? field.focus : () => name.focus() };
}
