// SPDX-License-Identifier: MIT
import {
  AbstractAgent,
  type AgentCapabilities,
  type AgentConfig,
  type BaseEvent,
  type RunAgentInput,
} from "@ag-ui/client";
import type { Observable } from "rxjs";
import type {
  Ack,
  Connection,
  ConnectionOptions,
  DeliveryOptions,
  PatchOperation,
  SluiceError,
  TokenSource,
  WebSocketConstructor,
} from "./core.js";

/** The delivery options hold for whatever the agent runs or watches. */
interface Common extends AgentConfig, DeliveryOptions {
  /** The agent's name at the gateway. */
  agent: string;
  /** Where `initialMessages` and `initialState` are in the thread: go on behind it. */
  cursor?: string;
  /** `connectAgent` goes on watching when the thread is idle, until `detachActiveRun`. */
  follow?: boolean;
}

export type WebSocketAgentConfig =
  | (Common & { connection: Connection })
  | (Common & {
      url: string;
      token?: TokenSource;
      protocol?: "json" | "msgpack";
      WebSocket?: WebSocketConstructor;
      connectionOptions?: Partial<ConnectionOptions>;
    });

/** A tool call that this client has reserved. */
export interface Claim {
  readonly toolCallId: string;
  /** Unix ms, by the gateway's clock. */
  readonly expiresAt: number;
  /** Why it is not renewed any more, for example that the call was answered. */
  readonly ended: SluiceError | undefined;
  renew(): Promise<void>;
  /** It is renewed no more. */
  stop(): void;
}

export class WebSocketAgent extends AbstractAgent {
  constructor(config: WebSocketAgentConfig);
  agent: string;
  follow: boolean;
  readonly connection: Connection;
  /** Where the agent's messages and state are in the thread; undefined where that is not exact. */
  readonly cursor: string | undefined;
  run(input: RunAgentInput): Observable<BaseEvent>;
  protected connect(input: RunAgentInput): Observable<BaseEvent>;
  /** Asks the gateway to stop the run; the pipeline ends with the run's terminal. */
  abortRun(): void;
  /** The same, and rejects when the gateway refuses. */
  cancelRun(): Promise<void>;
  /** When open interrupts expire that have no `expiresAt` of their own (Unix ms). */
  readonly interruptsExpireAt: number | undefined;
  /** Hands the live run a value; resolves once it is stored, for its agent to take. */
  sendInput(value: unknown, options?: { key?: string }): Promise<Ack>;
  /** Changes the thread's state, in a run or between two; here it changes as delivered. */
  patchState(patch: PatchOperation[], options?: { key?: string }): Promise<Ack>;
  /** Reserves an open tool call; with `renew` until it is answered or the claim is stopped. */
  claimToolCall(
    toolCallId: string,
    options?: { ttlMs?: number; renew?: boolean },
  ): Promise<Claim>;
  answerToolCall(
    toolCallId: string,
    content: string | object[],
    options?: { messageId?: string; error?: string; key?: string },
  ): Promise<Ack>;
  getCapabilities(): Promise<AgentCapabilities>;
  /** Closes the connection, if the agent made it. */
  close(): void;
  clone(): WebSocketAgent;
}
