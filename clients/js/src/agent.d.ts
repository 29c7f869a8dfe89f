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
  Connection,
  ConnectionOptions,
  TokenSource,
  WebSocketConstructor,
} from "./core.js";

interface Common extends AgentConfig {
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
  getCapabilities(): Promise<AgentCapabilities>;
  /** Closes the connection, if the agent made it. */
  close(): void;
  clone(): WebSocketAgent;
}
