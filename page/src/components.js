// SPDX-License-Identifier: MIT
// Generative components by name. What has no entry here is shown as a readable card.
import { h } from "./dom.js";
import { shown, valueList, words } from "./view-value.js";

const text = (value) => (value === undefined || value === null ? "" : shown(value));
const money = (amount, currency) => {
  if (typeof amount !== "number") return `${text(amount)} ${text(currency)}`;
  try {
    return new Intl.NumberFormat(undefined, { style: "currency", currency, maximumFractionDigits: 0 }).format(amount);
  } catch {
    return `${shown(amount)} ${text(currency)}`; // no currency that the browser knows
  }
};

function clientCard({ name, country, assets, currency }) {
  return h("div.card.client", {},
    h("h3", {}, text(name)),
    h("p", {}, text(country)),
    h("p.figure", {}, money(assets, currency), h("small", {}, "assets")));
}

const inRange = (value, max) => Math.min(Math.max(Number(value) / (Number(max) || 1), 0), 1) * 100;

function gauge({ label, value, max = 100, threshold, decision }) {
  const bar = h("meter", {
    min: 0, max: Number(max) || 100, value: Number(value) || 0, "aria-label": text(label),
  });
  const scale = h("div.scale", {}, bar);
  if (threshold !== undefined) {
    const mark = h("span.mark", { title: `threshold ${text(threshold)}` });
    mark.style.left = `${inRange(threshold, max)}%`;
    scale.append(mark);
  }
  const node = h("div.card.gauge", {},
    h("h3", {}, text(label)),
    h("p.figure", {}, text(value), h("small", {}, `of ${text(max)}`)),
    scale,
    h("p.legend", {},
      threshold !== undefined && h("span", {}, `threshold ${text(threshold)}`),
      decision !== undefined && h("span.tag", {}, text(decision))));
  node.dataset.decision = text(decision);
  return node;
}

function decisionForm({ for: who, caseId, score, open }) {
  return h("div.card", {},
    h("h3", {}, open ? "A decision is needed" : "Decision made"),
    h("p", {}, `Case ${text(caseId)}, score ${text(score)}`),
    h("p.legend", {}, h("span.tag", {}, open ? `waiting for the ${text(who)}` : "closed")));
}

function accountCard({ number, currency, adviser }) {
  return h("div.card.account", {},
    h("small", {}, "Account"),
    h("p.figure", {}, text(number)),
    h("p", {}, `${text(currency)} · looked after by ${text(adviser)}`));
}

const COMPONENTS = new Map([
  ["client-card", clientCard],
  ["gauge", gauge],
  ["decision-form", decisionForm],
  ["account-card", accountCard],
]);

function fallback(component, props, why) {
  return h("div.card.unknown", {},
    h("h3", {}, words(component)),
    props === undefined ? "" : valueList(props),
    h("p.legend", {}, why));
}

export function componentCard(component, props) {
  const make = COMPONENTS.get(component);
  if (!make) return fallback(component, props, `This page has no component “${component}”; these are its properties.`);
  const usable = typeof props === "object" && props !== null && !Array.isArray(props);
  return usable ? make(props) : fallback(component, props, "Its properties are not an object.");
}
