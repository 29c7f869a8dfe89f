// SPDX-License-Identifier: MIT
// The JSON Schema that the forms know, and what a value lacks by it. Anything else is asked as JSON.

const NOTES = [
  "title", "description", "default", "examples", "deprecated", "readOnly", "writeOnly", "format",
  "contentEncoding", "contentMediaType", "$schema", "$id", "$comment", "$defs", "definitions",
];
const KEYWORDS = {
  string: ["minLength", "maxLength"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  integer: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  boolean: [],
  object: ["properties", "required", "additionalProperties"],
  array: ["items", "minItems", "maxItems", "uniqueItems"],
};
const DEPTH = 6;

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

const onlyNotes = (rest) => Object.keys(rest).every((name) => NOTES.includes(name));
const isNull = (schema) => {
  if (!isObject(schema)) return false;
  const { type, ...rest } = schema;
  return type === "null" && onlyNotes(rest);
};
const HOPS = 8;

/** What a reference within the same schema leads to. */
function lookup(root, reference) {
  if (!reference.startsWith("#")) return undefined;
  let at = root;
  for (const part of reference.split("/").slice(1)) {
    const name = part.replace(/~1/g, "/").replace(/~0/g, "~");
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, name)) return undefined;
    at = at[name];
  }
  return isObject(at) ? at : undefined;
}

function step(schema, root) {
  const { $ref, anyOf, oneOf, type, ...rest } = schema;
  if (typeof $ref === "string" && onlyNotes(rest) && !anyOf && !oneOf && type === undefined) {
    const target = lookup(root, $ref);
    return target && { schema: { ...target, ...rest } };
  }
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices) && choices.length === 2 && !(anyOf && oneOf) && !$ref && type === undefined && onlyNotes(rest)) {
    const others = choices.filter((each) => !isNull(each));
    if (others.length === 1 && isObject(others[0])) return { schema: { ...others[0], ...rest }, nullable: true };
  }
  if (Array.isArray(type) && type.length === 2 && type.includes("null"))
    return { schema: { ...schema, type: type.find((each) => each !== "null") }, nullable: true };
  return undefined;
}

/** The schema behind references, and beside null: `{ schema, nullable }`. */
export function plainSchema(schema, root) {
  let nullable = false;
  let at = schema;
  for (let hops = 0; hops < HOPS && isObject(at); hops++) {
    const next = step(at, root);
    if (!next) break;
    at = next.schema;
    nullable ||= next.nullable ?? false;
  }
  return { schema: at, nullable };
}

/** How a schema is asked: "choice", a type's name, or "json" for what no field can ask. */
export function kindOf(schema, depth = 0) {
  if (!isObject(schema) || depth > DEPTH) return "json";
  const { type, const: only, enum: choices = only === undefined ? undefined : [only], ...rest } = schema;
  const known = [...NOTES, ...(KEYWORDS[type] ?? [])];
  if (!Object.keys(rest).every((name) => known.includes(name))) return "json";
  if (Array.isArray(choices)) return choices.length && choices.every((each) => typeof each !== "object") ? "choice" : "json";
  if (typeof type !== "string" || !Object.hasOwn(KEYWORDS, type)) return "json";
  if (type === "array") return isObject(schema.items) ? "array" : "json";
  if (type !== "object") return type;
  if (!isObject(schema.properties) || !Object.keys(schema.properties).length) return "json";
  return isObject(schema.additionalProperties) ? "json" : "object";
}

const length = (text) => [...text].length;

export function lacksText(text, { minLength, maxLength }) {
  if (minLength !== undefined && length(text) < minLength)
    return `at least ${minLength} characters (now ${length(text)})`;
  if (maxLength !== undefined && length(text) > maxLength)
    return `at most ${maxLength} characters (now ${length(text)})`;
  return undefined;
}

const divides = (value, step) => {
  const times = value / step;
  return Math.abs(times - Math.round(times)) < 1e-9 * Math.max(1, Math.abs(times));
};

export function lacksNumber(value, schema) {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  if (minimum !== undefined && value < minimum) return `at least ${minimum}`;
  if (maximum !== undefined && value > maximum) return `at most ${maximum}`;
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) return `more than ${exclusiveMinimum}`;
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) return `less than ${exclusiveMaximum}`;
  if (multipleOf !== undefined && !divides(value, multipleOf)) return `a multiple of ${multipleOf}`;
  return undefined;
}

/** A number as it was typed: `{ value }`, or `{ error }`. */
export function readNumber(text, schema) {
  if (!/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(text)) return { error: "a number" };
  const value = Number(text);
  if (!Number.isFinite(value)) return { error: "a number that is not so large" };
  if (schema.type === "integer" && !Number.isInteger(value)) return { error: "a whole number" };
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    return { error: "a number of at most 15 digits" };
  const error = lacksNumber(value, schema);
  return error ? { error } : { value };
}

export function lacksItems(list, { minItems, maxItems, uniqueItems }) {
  if (minItems !== undefined && list.length < minItems) return `at least ${minItems} entries`;
  if (maxItems !== undefined && list.length > maxItems) return `at most ${maxItems} entries`;
  if (uniqueItems && new Set(list.map((each) => JSON.stringify(each))).size < list.length)
    return "no entry twice";
  return undefined;
}

/** The rules of a field in words, for its description. */
export function rules(schema) {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, minLength, maxLength } = schema;
  return [
    minimum !== undefined && (maximum === undefined ? `from ${minimum}` : `${minimum} to ${maximum}`),
    minimum === undefined && maximum !== undefined && `up to ${maximum}`,
    exclusiveMinimum !== undefined && `more than ${exclusiveMinimum}`,
    exclusiveMaximum !== undefined && `less than ${exclusiveMaximum}`,
    multipleOf !== undefined && multipleOf !== 1 && `multiples of ${multipleOf}`,
    minLength > 0 && `at least ${minLength} characters`,
    maxLength !== undefined && `up to ${maxLength} characters`,
  ].filter(Boolean).join(", ");
}
