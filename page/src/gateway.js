// SPDX-License-Identifier: MIT
// The one connection of this tab, its token, and how refusals read.
import { CODES, Connection, SluiceError, ThreadStream } from "../../clients/js/src/core.js";

export { CODES, SluiceError, ThreadStream };

const TOKEN = "sluice-token"; // kept for this tab, and gone with it

export function connect() {
  const connection = new Connection({
    url: `${location.origin}/ws`,
    client: "sluice-page",
    // Not a function: one that the gateway refuses is not tried again, but asked for.
    token: sessionStorage.getItem(TOKEN) ?? undefined,
  });
  addEventListener("online", () => connection.wake());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) connection.wake();
  });
  return connection;
}

export async function useToken(connection, text) {
  sessionStorage.setItem(TOKEN, text);
  await connection.renewToken(text);
  connection.open();
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
