// SPDX-License-Identifier: MIT
// Types of workers. Agents of `@ag-ui/client` fit in without this depending on it.
import type {
  AguiEvent,
  ConnectionOptions,
  ConnectionState,
  PatchOperation,
  SluiceError,
} from "./core.js";

/** An `AbstractAgent`; each run gets a clone of it. */
export interface ServableAgent {
  run(input: any): {
    subscribe(observer: any): { unsubscribe(): void };
  };
  clone(): any;
  abortRun(): void;
}

export interface Principal {
  subject: string;
  persona?: string;
}

/** A value that a client gave the run. It may come again after a failure, under the same key. */
export interface Input {
  key: string;
  value: any;
  principal: Principal;
}

/** A client's answer to one of the run's tool calls. */
export interface ToolAnswer {
  key: string;
  toolCallId: string;
  messageId: string;
  content: string | object[];
  error?: string;
  principal: Principal;
  /** TOOL_CALL_RESULT: what the agent yields to tell everybody. */
  event: AguiEvent;
}

export interface RunInput {
  threadId: string;
  runId: string;
  messages: any[];
  state?: any;
  tools: any[];
  context: any[];
  forwardedProps?: any;
  resume?: { interruptId: string; status: "resolved" | "cancelled"; payload?: any }[];
  [member: string]: unknown;
}

export interface RunContext {
  readonly threadId: string;
  readonly runId: string;
  readonly lease: number | string;
  /** The name under which the agent was asked for. */
  readonly agent: string;
  /** Idempotency key of the request; the same in every attempt. */
  readonly key: string;
  /** From 1 on; more when the run was given back before anything was published. */
  readonly attempt: number;
  readonly principal: Principal;
  /** Interrupt's id -> key of its first answer: the same when an answer has to be repeated. */
  readonly resumeKeys: Readonly<Record<string, string>>;
  /** Aborted when the run was cancelled, or is no longer this worker's. */
  readonly signal: AbortSignal;
  /** In order. One counts as taken when the agent asks for the next, yields an event or ends. */
  readonly inputs: AsyncIterable<Input>;
  /** The thread's state with this run's changes and everybody's; a copy. */
  readonly state: any;
  /** A client's answer to a tool call; rejects when the run ends without one. */
  toolResult(toolCallId: string): Promise<ToolAnswer>;
  /** An event beside those that are yielded; resolves when there is room for more. */
  emit(event: AguiEvent): Promise<void>;
  patchState(patch: PatchOperation[]): Promise<void>;
  /** Gives the run back; without published events another worker may start it again. */
  release(message?: string): void;
}

/**
 * Yields AG-UI events; RUN_STARTED and RUN_FINISHED are added where they are left out, the latter
 * with the returned value as `result`. What it throws becomes RUN_ERROR.
 */
export type GeneratorAgent = (
  input: RunInput,
  context: RunContext,
) => AsyncIterable<object> | Iterable<object>;

export interface AgentTraits {
  /** AG-UI capabilities, shown to clients. */
  capabilities?: object;
  /** What the gateway does about events that AG-UI does not allow. Default "repair". */
  policy?: "repair" | "reject" | "pass";
  /** Whether a run that was lost before it published anything may start again. Default true. */
  redispatch?: boolean;
}

export interface WorkerOptions extends ConnectionOptions {
  /** Runs at once. Default 16. */
  capacity?: number;
  /** Names this worker, over its sockets; unguessable. Made up when it is left out. */
  worker?: string;
  /** Events of an Observable that may wait for room. Default 10000. */
  maxBuffered?: number;
}

export interface Assignment {
  threadId: string;
  runId: string;
  lease: number | string;
  agent: string;
  key: string;
  attempt: number;
  principal: Principal;
}

export interface WorkerServer {
  readonly state: ConnectionState;
  /** Settles when the worker ended; rejects where the gateway does not want it. */
  readonly ended: Promise<void>;
  /** The gateway's `welcome`. */
  ready(): Promise<object>;
  setCapacity(capacity: number): void;
  /** Takes no new runs; resolves when the live ones have ended and the connection is closed. */
  drain(): Promise<void>;
  /** Ends at once: unbegun runs go to other workers, the rest end with `worker_lost`. */
  close(): void;
  wake(): void;
  renewToken(token?: string): Promise<void>;
  on(name: "state", listener: (state: ConnectionState) => void): () => void;
  on(name: "welcome", listener: (welcome: object) => void): () => void;
  on(name: "run", listener: (assignment: Assignment) => void): () => void;
  on(name: "drain", listener: (frame: object) => void): () => void;
  on(name: "error", listener: (error: SluiceError) => void): () => void;
}

export function serveAgent(
  agent: ServableAgent | GeneratorAgent,
  options: WorkerOptions & AgentTraits & { name: string },
): WorkerServer;

export function serveAgents(
  agents: Record<
    string,
    | ServableAgent
    | GeneratorAgent
    | ({ agent: ServableAgent | GeneratorAgent } & AgentTraits)
  >,
  options: WorkerOptions,
): WorkerServer;

export { SluiceError } from "./core.js";
export { CODES, CLOSES } from "./core.js";
