// SPDX-License-Identifier: MIT
// The part of YAML that deploy/compose.yaml uses: block maps and lists of plain or quoted scalars.

function scalar(text) {
  const quoted = /^"(.*)"$/.exec(text);
  return quoted ? quoted[1] : text;
}

/** Takes the lines that are indented by `indent` or more. */
function block(lines, indent) {
  const isList = lines[0].text.startsWith("- ");
  const result = isList ? [] : {};
  while (lines.length > 0 && lines[0].indent >= indent) {
    const { indent: at, text } = lines.shift();
    if (at !== indent) throw new Error(`indented by ${at}, not ${indent}: ${text}`);
    if (isList) {
      if (!text.startsWith("- ")) throw new Error(`no element: ${text}`);
      result.push(scalar(text.slice(2)));
      continue;
    }
    const match = /^([\w-]+):(?: (.*))?$/.exec(text);
    if (!match || match[1] in result) throw new Error(`no member, or a repeated one: ${text}`);
    const [, key, value] = match;
    if (value === undefined && !(lines[0]?.indent > indent)) throw new Error(`no value: ${text}`);
    result[key] = value === undefined ? block(lines, lines[0].indent) : scalar(value);
  }
  return result;
}

export function parseYaml(text) {
  const lines = text.split("\n").filter((line) => line.trim() && !line.trim().startsWith("#"))
    .map((line) => ({ indent: line.length - line.trimStart().length, text: line.trim() }));
  const result = block(lines, 0);
  if (lines.length > 0) throw new Error(`left over: ${lines[0].text}`);
  return result;
}
