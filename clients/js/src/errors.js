// SPDX-License-Identifier: MIT
// What went wrong, as one kind of Error, and what a closed socket means.
import { CLOSES, CODES } from "./tables.js";

/** Conditions that the library itself finds; the gateway never sends these codes. */
const LOCAL = {
  closed: "the connection was closed by its owner",
  unreachable: "the gateway could not be reached",
  no_websocket: "there is no WebSocket constructor here: pass one as `WebSocket`",
  cancelled: "the run was cancelled",
  ended: "the run has ended",
  released: "the run was given back",
  stopped: "the gateway does not want this client back",
};

export class SluiceError extends Error {
  constructor({ code, message, field, limit, retryable, closeCode, cause }) {
    const text = message ?? CODES[code]?.meaning ?? LOCAL[code] ?? code;
    super(text, cause === undefined ? undefined : { cause });
    this.name = "SluiceError";
    this.code = code;
    if (field !== undefined) this.field = field;
    if (limit !== undefined) this.limit = limit;
    this.retryable = retryable ?? CODES[code]?.retryable ?? false;
    if (closeCode !== undefined) this.closeCode = closeCode;
  }

  /** The gateway's `error` frame as an Error. */
  static fromFrame(frame) {
    const { code, message, field, limit, retryable } = frame;
    return new SluiceError({ code, message, field, limit, retryable });
  }
}

/**
 * What to do about a closed socket: "resume", "reauthenticate" or "stop". Codes below 4000 come
 * from the network and from proxies; only those that would come again at once mean "stop".
 */
export function closeAction(code) {
  if (CLOSES[code]) return CLOSES[code].reconnect;
  return code === 1008 || code === 1009 ? "stop" : "resume";
}

export function closeError(code, reason, cause) {
  const known = CLOSES[code];
  return new SluiceError({
    code: known?.name ?? "stopped",
    message: known?.meaning ?? `the socket was closed with ${code}${reason ? `: ${reason}` : ""}`,
    retryable: false,
    closeCode: code,
    cause,
  });
}
