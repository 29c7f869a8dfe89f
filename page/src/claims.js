// SPDX-License-Identifier: MIT
// Tool calls of a thread that this tab answers: claimed, renewed while somebody writes, answered.
import { randomId } from "./ids.js";

const TTL_MS = 30000;
const RENEW_MS = 12000;

export class Claims {
  constructor(connection, threadId, changed) {
    this.connection = connection;
    this.threadId = threadId;
    this.changed = changed;
    this.held = new Map(); // tool call id -> { expiresAt, timer }
    this.answered = new Set(); // answered here, or known to be
  }

  async claim(toolCallId) {
    const { threadId } = this;
    const { expiresAt } = await this.connection.claimTool({ threadId, toolCallId, ttlMs: TTL_MS });
    clearTimeout(this.held.get(toolCallId)?.timer);
    this.held.set(toolCallId, { expiresAt, timer: setTimeout(() => this.renew(toolCallId), RENEW_MS) });
    this.changed();
  }

  async renew(toolCallId) {
    try {
      if (this.held.has(toolCallId)) await this.claim(toolCallId);
    } catch (error) {
      this.lost(toolCallId, error);
    }
  }

  lost(toolCallId, error) {
    if (error.code === "answered") this.answered.add(toolCallId);
    this.release(toolCallId);
  }

  /** Not renewed any more: it lapses. */
  release(toolCallId) {
    clearTimeout(this.held.get(toolCallId)?.timer);
    this.held.delete(toolCallId);
    this.changed();
  }

  async answer(toolCallId, content, error) {
    const { threadId } = this;
    const answer = { threadId, toolCallId, messageId: `answer-${randomId()}`, content };
    if (error !== undefined) answer.error = error;
    await this.connection.answerTool(answer);
    this.answered.add(toolCallId);
    this.release(toolCallId);
  }

  stop() {
    for (const { timer } of this.held.values()) clearTimeout(timer);
    this.held.clear();
  }
}
