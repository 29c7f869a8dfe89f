// SPDX-License-Identifier: MIT
// A form made from a JSON Schema. A field is `{ node, read(), fail(pointer, text), focus() }`:
// `read` gives `{ value }`, `{}` when it is left out, or `{ error: true }` and shows why.
import { freshId, h } from "./dom.js";
import { kindOf, lacksItems, lacksText, plainSchema, readNumber, rules } from "./schema.js";
import { shown, words } from "./view-value.js";

const LONG = 120; // characters from which on a text has several lines
const FIELDS_MAX = 300; // of one form; what is left is asked as JSON

/** Label, description and fault of one control, tied together for those who do not see them. */
function framed(control, { label, schema, required, grouped }) {
  const error = h("p.fault", { id: freshId("fault"), hidden: true });
  const about = [schema.description, rules(schema)].filter(Boolean).join(" · ");
  const hint = about ? h("p.hint", { id: freshId("hint") }, about) : undefined;
  control.setAttribute("aria-describedby", [hint?.id, error.id].filter(Boolean).join(" "));
  const name = [label, !required && h("span.optional", {}, "optional")];
  const node = grouped
    ? h("fieldset.field", {}, h("legend", {}, ...name), hint, control, error)
    : h("div.field", {}, h("label", { htmlFor: (control.id ||= freshId("field")) }, ...name), hint, control, error);
  const fault = (text) => {
    error.textContent = text ?? "";
    error.hidden = !text;
    control.setAttribute("aria-invalid", text ? "true" : "false");
    return text ? { error: true } : {};
  };
  return { node, fault };
}

/** A field that is one control: `parse(text)` gives `{ value }`, `{ error }` or `{}`. */
function single(control, options, parse) {
  const { node, fault } = framed(control, options);
  return {
    node,
    focus: () => control.focus(),
    fail: (pointer, text) => void (fault(text), control.focus()),
    read() {
      const { value, error } = parse(control.value);
      if (error) return fault(error);
      fault();
      if (value !== undefined) return { value };
      return options.required ? fault("needed") : {};
    },
  };
}

function textField(options) {
  const { schema, required } = options;
  const long = schema.maxLength === undefined ? false : schema.maxLength > LONG;
  const control = h(long ? "textarea" : "input", {
    value: typeof schema.default === "string" ? schema.default : "", autocomplete: "off",
    "aria-required": required ? "true" : undefined,
  });
  return single(control, options, (text) => {
    if (text === "" && !(required && schema.minLength === 0)) return {};
    const error = lacksText(text, schema);
    return error ? { error } : { value: text };
  });
}

function numberField(options) {
  const { schema, required } = options;
  const control = h("input", {
    inputMode: schema.type === "integer" ? "numeric" : "decimal", autocomplete: "off",
    value: typeof schema.default === "number" ? String(schema.default) : "",
    "aria-required": required ? "true" : undefined,
  });
  return single(control, options, (text) => (text.trim() === "" ? {} : readNumber(text.trim(), schema)));
}

function jsonField(options) {
  const { schema, required } = options;
  const control = h("textarea.code", {
    spellcheck: false, value: schema?.default === undefined ? "" : JSON.stringify(schema.default, null, 2),
    "aria-required": required ? "true" : undefined,
  });
  const description = [schema?.description, "as JSON"].filter(Boolean).join(" · ");
  return single(control, { ...options, schema: { description } }, (text) => {
    if (text.trim() === "") return {};
    try {
      return { value: JSON.parse(text) };
    } catch (error) {
      return { error: `not JSON: ${error.message}` };
    }
  });
}

function choiceField(options) {
  const { schema, required } = options;
  const choices = schema.enum ?? [schema.const];
  const control = h("select", { "aria-required": required ? "true" : undefined },
    h("option", { value: "" }, required ? "Choose" : "Leave out"),
    ...choices.map((each, at) => h("option", { value: at, selected: each === schema.default }, shown(each))));
  return single(control, options, (at) => (at === "" ? {} : { value: choices[Number(at)] }));
}

/** Yes or no, and nothing chosen until somebody does. */
function booleanField(options) {
  const { schema, required } = options;
  const name = freshId("yesno");
  const radio = (value, text) => {
    const input = h("input", { type: "radio", name, value, checked: String(schema.default ?? "") === value });
    return h("label", {}, input, text);
  };
  const group = h("div.yesno", { role: "radiogroup", "aria-label": options.label },
    radio("true", "Yes"), radio("false", "No"), !required && radio("", "Leave out"));
  const { node, fault } = framed(group, { ...options, grouped: true });
  const first = group.querySelector("input");
  return {
    node,
    focus: () => first.focus(),
    fail: (pointer, text) => void (fault(text), first.focus()),
    read() {
      const chosen = group.querySelector("input:checked")?.value;
      fault();
      if (chosen) return { value: chosen === "true" };
      return required ? fault("needed") : {};
    },
  };
}

const unescape = (part) => part.replace(/~1/g, "/").replace(/~0/g, "~");
const split = (pointer) => {
  const [, head = "", ...rest] = pointer.split("/");
  return { head: unescape(head), rest: rest.length ? `/${rest.join("/")}` : "" };
};

const titleOf = (schema, name) => (typeof schema?.title === "string" && schema.title ? schema.title : words(name));

function objectField(options) {
  const { schema, required, depth, root, budget } = options;
  const needed = new Set(Array.isArray(schema.required) ? schema.required : []);
  const fields = Object.entries(schema.properties).map(([name, each]) => [
    name, make(each, { label: titleOf(each, name), required: needed.has(name), depth: depth + 1, root, budget }),
  ]);
  const body = h("div.fields", {}, ...fields.map(([, field]) => field.node));
  const { node, fault } = depth ? framed(body, { ...options, grouped: true }) : rootFrame(body);
  return {
    node,
    focus: () => fields[0][1].focus(),
    fail(pointer, text) {
      const { head, rest } = split(pointer);
      const field = fields.find(([name]) => name === head)?.[1];
      if (field) field.fail(rest, text);
      else fault(text);
    },
    read() {
      const read = fields.map(([name, field]) => [name, field.read()]);
      const given = read.filter(([, { value }]) => value !== undefined);
      const failed = read.filter(([, { error }]) => error);
      fault();
      // One that may be left out is left out when nothing in it is given.
      if (!required && !given.length && !read.some(([name, { error }]) => error && !needed.has(name))) {
        for (const [name] of failed) fields.find(([each]) => each === name)[1].fail("", "");
        return {};
      }
      if (failed.length) return { error: true };
      return { value: Object.fromEntries(given.map(([name, { value }]) => [name, value])) };
    },
  };
}

function rootFrame(body) {
  const error = h("p.fault", { hidden: true });
  const fault = (text) => {
    error.textContent = text ?? "";
    error.hidden = !text;
  };
  return { node: h("div", {}, body, error), fault };
}

function arrayField(options) {
  const { schema, required, depth, root, budget } = options;
  const list = h("div.items", {});
  const add = h("button", { type: "button" }, "Add");
  const { node, fault } = framed(h("div", {}, list, add), { ...options, grouped: true });
  let items = [];
  const append = () => {
    const field = make(schema.items, { label: `${items.length + 1}`, required: true, depth: depth + 1, root, budget });
    const row = h("div.item", {}, field.node,
      h("button.plain", { type: "button", "aria-label": "Remove this entry", onclick: () => {
        items = items.filter((each) => each.field !== field);
        row.remove();
        add.focus();
      } }, "×"));
    items.push({ field, row });
    list.append(row);
    return field;
  };
  add.onclick = () => append().focus();
  for (let i = 0; i < Math.min(schema.minItems ?? 0, 20); i++) append();
  return {
    node,
    focus: () => (items[0]?.field ?? add).focus(),
    fail(pointer, text) {
      const { head, rest } = split(pointer);
      const item = pointer ? items[Number(head)] : undefined;
      if (item) item.field.fail(rest, text);
      else fault(text);
    },
    read() {
      const read = items.map(({ field }) => field.read());
      fault();
      if (read.some(({ error }) => error)) return { error: true };
      if (!read.length && !required) return {};
      const value = read.map((each) => each.value);
      const error = lacksItems(value, schema);
      return error ? fault(error) : { value };
    },
  };
}

const FIELDS = {
  string: textField,
  number: numberField,
  integer: numberField,
  boolean: booleanField,
  choice: choiceField,
  object: objectField,
  array: arrayField,
  json: jsonField,
};

/** `root` is the whole schema, which references lead into. */
function make(given, { label, required, depth, root, budget }) {
  const { schema, nullable } = plainSchema(given, root);
  budget.left -= 1;
  const kind = budget.left > 0 ? kindOf(schema, depth) : "json";
  const field = FIELDS[kind]({ schema, label, required: required && !nullable, depth, root, budget });
  if (!nullable || !required) return field;
  return {
    ...field,
    read() {
      const read = field.read();
      return read.error || read.value !== undefined ? read : { value: null };
    },
  };
}

export function fieldOf(schema, { label, required }) {
  return make(schema, { label, required, depth: 0, root: schema, budget: { left: FIELDS_MAX } });
}
