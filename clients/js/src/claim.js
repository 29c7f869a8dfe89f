// SPDX-License-Identifier: MIT
// A tool call that this client has reserved, renewed for as long as it wants to.

/** Share of a claim's life after which it is renewed. */
const RENEW_AFTER = 0.5;
const DEFAULT_TTL_MS = 30000;

export class Claim {
  /** Resolves once the gateway granted it. */
  static async make(connection, request, renew = false) {
    const claim = new Claim(connection, request);
    await claim.renew();
    if (renew) claim.keep();
    return claim;
  }

  constructor(connection, request) {
    this.connection = connection;
    this.request = request;
    this.toolCallId = request.toolCallId;
    this.expiresAt = undefined; // Unix ms, by the gateway's clock
    /** Why it is not renewed any more: a SluiceError, for example that the call was answered. */
    this.ended = undefined;
    this.stopped = false;
  }

  async renew() {
    const { expiresAt } = await this.connection.claimTool(this.request);
    this.expiresAt = expiresAt;
  }

  keep() {
    const { timers } = this.connection.options;
    const wait = (this.request.ttlMs ?? DEFAULT_TTL_MS) * RENEW_AFTER;
    this.timer = timers.set(async () => {
      try {
        await this.renew();
        if (!this.stopped) this.keep();
      } catch (error) {
        this.ended = error;
      }
    }, wait);
  }

  /** It is renewed no more, and lapses at `expiresAt`. */
  stop() {
    this.stopped = true;
    this.connection.options.timers.clear(this.timer);
  }
}
