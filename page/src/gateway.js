// SPDX-License-Identifier: MIT
// The one connection of this tab, its token, and how refusals read.
import { CODES, Connection, SluiceError, ThreadStream } from "../../clients/js/src/core.js";

export { CODES, SluiceError, ThreadStream };

const TOKEN = "sluice-token"; // of this tab, and gone with it

export const token = {
  get: () => sessionStorage.getItem(TOKEN) ?? undefined,
  set: (text) => (text ? sessionStorage.setItem(TOKEN, text) : sessionStorage.removeItem(TOKEN)),
};

export function connect() {
  const connection = new Connection({
    url: `${location.origin}/ws`,
    client: "sluice-page",
    token: () => token.get(),
  });
  addEventListener("online", () => connection.wake());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) connection.wake();
  });
  return connection;
}

const NUMBERS = new Intl.NumberFormat();

/** What a refusal says: a sentence, and the details that the gateway gave. */
export function refusal(error) {
  const { code, message, field, limit, retryable } = error;
  const details = [
    code,
    field !== undefined && `at ${field}`,
    limit !== undefined && `limit ${NUMBERS.format(limit)}`,
    retryable && "may work later",
  ];
  return {
    text: message && message !== code ? message : (CODES[code]?.meaning ?? code ?? String(error)),
    details: details.filter(Boolean).join(" · "),
  };
}
