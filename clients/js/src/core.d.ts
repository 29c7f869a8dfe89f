// SPDX-License-Identifier: MIT
// Types of the core. AG-UI's own shapes stay open here: the core does not depend on its packages.

export interface AguiEvent {
  type: string;
  [field: string]: unknown;
}

/** The part of the WebSocket interface that is used; browsers, `ws` and React Native have it. */
export interface WebSocketLike {
  binaryType: string;
  onopen: ((event: any) => void) | null;
  onmessage: ((event: any) => void) | null;
  onerror: ((event: any) => void) | null;
  onclose: ((event: any) => void) | null;
  send(data: any): void;
  close(code?: number, reason?: string): void;
}
export type WebSocketConstructor = new (url: string, protocols?: string | string[]) => any;

export type TokenSource =
  | string
  | ((request: { why: "connect" | "renew" }) => string | undefined | Promise<string | undefined>);

export interface ConnectionOptions {
  /** `ws:` or `wss:` (or `http:`, `https:`) with the gateway's path, usually `/ws`. */
  url: string;
  /** Only a function can renew; it is asked at every connect and when the token runs out. */
  token?: TokenSource;
  protocol?: "json" | "msgpack";
  /** Required where there is no global `WebSocket`, as in Node before 22. */
  WebSocket?: WebSocketConstructor;
  /** Name and version of the client, for the gateway's log. */
  client?: string;
  /** From opening the socket to `welcome`. Default 15000. */
  connectTimeoutMs?: number;
  /** The first wait is random below this, each further one below twice as much. Default 300. */
  minBackoffMs?: number;
  /** Default 30000. */
  maxBackoffMs?: number;
  /** Attempts before a gateway that never answered counts as `unreachable`. Default 5. */
  firstAttempts?: number;
  /** A connection that lives this long makes the waits short again. Default 5000. */
  stableMs?: number;
  /** Closes the socket when nothing needs it for this long. Default: never. */
  idleCloseMs?: number;
  setTimeout?: (fn: () => void, ms: number) => unknown;
  clearTimeout?: (timer: any) => void;
  now?: () => number;
  random?: () => number;
}

export type ConnectionState = "idle" | "connecting" | "ready" | "waiting" | "stopped" | "closed";

export interface Welcome {
  op: "welcome";
  session: string;
  agents: { name: string; capabilities?: Record<string, unknown> }[];
  limits: Record<string, number>;
  heartbeatMs: number;
  capabilities: Record<string, unknown>;
}

export interface Ack {
  op: "ack";
  ref: number;
  request: string;
  threadId?: string;
  runId?: string;
  /** Of an `input` or `state`: its idempotency key. */
  key?: string;
  toolCallId?: string;
  /** Of a `toolClaim`: when it lapses, Unix ms. */
  expiresAt?: number;
  /** Of a `state`: the place of the change. */
  cursor?: string;
  /** Of a `cancel`: the run had ended before. */
  ended?: boolean;
}

/** An input whose run ended before its agent took it. */
export interface Undelivered {
  op: "undelivered";
  threadId: string;
  runId: string;
  key: string;
}

export interface PatchOperation {
  op: string;
  path: string;
  [member: string]: unknown;
}

export type ResetReason = "joined" | "history_gone" | "behind" | "in_span" | "other_log" | "filter";

export type Category = "text" | "tool" | "state" | "activity" | "reasoning" | "special" | "subagent";

/** What a subscription may ask of its deliveries; repeated after a reconnection. */
export interface DeliveryOptions {
  /** Deliveries come no oftener than this (0 to 60000), collapsed. Default 0: at once. */
  coalesceMs?: number;
  /** Categories of events that do not come, nor what snapshots hold of them. */
  hide?: Category[];
  strip?: ("rawEvent" | "RAW")[];
  /** What may be left out where a span is collapsed. */
  mayDrop?: ("RAW" | "STEP" | "REASONING")[];
}

/** One delivery: an event of a run, or a change of the state between runs. */
export type Change =
  | {
      event: AguiEvent;
      runId: string;
      /** Of a RUN_FINISHED: when its interrupts expire that do not say so themselves (Unix ms). */
      expiresAt?: number;
    }
  | { patch: PatchOperation[] }
  | { state: unknown };

export interface Rebuild {
  reason: ResetReason;
  /** The last ended runs, oldest first. */
  runs: { runId: string; terminal: AguiEvent }[];
  liveRunId?: string;
  /** What brings an empty pipeline to the thread as it is. */
  changes: Change[];
}

export interface Subscribed {
  op: "subscribed";
  sub: number;
  threadId: string;
  verdict: "live" | "replay" | "resync";
  reason?: ResetReason;
  cursor: string;
}

export interface Sink {
  subscribed?(frame: Subscribed): void;
  /** Resuming behind `cursor` is exact; undefined inside a collapsed span, until its last change. */
  change(change: Change, cursor: string | undefined): void;
  rebuild(rebuild: Rebuild, cursor: string): void;
  /** At most once, last: the subscription is over. */
  error?(error: Error): void;
}

export class Subscription {
  readonly sub: number;
  readonly threadId: string;
  readonly cursor: string | undefined;
  unsubscribe(): void;
}

export class Connection {
  constructor(options: ConnectionOptions);
  /** Names this client over all its sockets; a secret. */
  readonly session: string | undefined;
  readonly state: ConnectionState;
  readonly welcome: Welcome | undefined;
  /** While the state is "waiting": when the next attempt is due, by `now`. */
  readonly retryAt: number | undefined;
  open(): this;
  ready(): Promise<Welcome>;
  subscribe(
    place: { threadId: string; after?: string; from?: "now" | "start" } & DeliveryOptions,
    sink: Sink,
  ): Subscription;
  /** `key` makes the request idempotent; one is made up when it is left out. */
  run(run: {
    agent: string;
    input: object;
    rewrite?: boolean;
    /** The cursor at which a rewrite or a state was made: refused as `conflict` if it moved. */
    basedOn?: string;
    key?: string;
  }): Promise<Ack>;
  cancel(run: { threadId: string; runId: string; key?: string }): Promise<Ack>;
  /** Resolves once the value is stored. "undelivered" tells when the run did not take it. */
  input(input: { threadId: string; runId: string; value: unknown; key?: string }): Promise<Ack>;
  /** Resolves once the change is applied. `field` of a refusal names the operation. */
  patchState(
    change: { threadId: string; key?: string } & ({ patch: PatchOperation[] } | { state: unknown }),
  ): Promise<Ack>;
  /** Reserves an open tool call for this session, or renews that; 1000 to 600000 ms. */
  claimTool(claim: {
    threadId: string;
    toolCallId: string;
    ttlMs?: number;
    key?: string;
  }): Promise<Ack>;
  /** Answers a tool call that this session has claimed or nobody has. */
  answerTool(answer: {
    threadId: string;
    toolCallId: string;
    messageId?: string;
    content: string | object[];
    error?: string;
    key?: string;
  }): Promise<Ack>;
  /** Releases the session's claims, then closes; `close` does so without waiting. */
  goodbye(): Promise<void>;
  /** `hide` as it was where the cursor comes from. */
  atHead(threadId: string, cursor: string, hide?: Category[]): Promise<boolean>;
  renewToken(token?: string): Promise<void>;
  wake(): void;
  on(name: "state", listener: (state: ConnectionState) => void): () => void;
  on(name: "welcome", listener: (welcome: Welcome) => void): () => void;
  on(name: "drain", listener: (frame: { graceMs: number }) => void): () => void;
  on(name: "undelivered", listener: (frame: Undelivered) => void): () => void;
  on(name: "error", listener: (error: Error) => void): () => void;
  close(): void;
}

export interface ThreadStreamOptions {
  threadId: string;
  /** The run that the pipeline is for, if it is for one. */
  ownRunId?: string;
  emit(event: AguiEvent, runId: string): void;
  /** Snapshots and deltas between runs: for the reducer, past the verifier. */
  patchIdle(event: AguiEvent): void;
}

/** Turns what a subscription delivers into one legal stream of AG-UI events. */
export class ThreadStream {
  constructor(options: ThreadStreamOptions);
  readonly idle: boolean;
  readonly runId: string | undefined;
  change(change: Change): void;
  rebuild(rebuild: Rebuild): void;
}

export class SluiceError extends Error {
  constructor(fields: {
    code: string;
    message?: string;
    field?: string;
    limit?: number;
    retryable?: boolean;
    closeCode?: number;
    cause?: unknown;
  });
  readonly code: string;
  readonly field?: string;
  readonly limit?: number;
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  /** Set when the socket was closed for good. */
  readonly closeCode?: number;
}

export type CloseAction = "resume" | "reauthenticate" | "stop";
export function closeAction(code: number): CloseAction;
export const CODES: Readonly<Record<string, { retryable: boolean; meaning: string }>>;
export const CLOSES: Readonly<
  Record<number, { name: string; reconnect: CloseAction; meaning: string }>
>;

/** MessagePack of the `sluice.v1.msgpack` framing. */
export function encode(value: unknown): Uint8Array;
export function decode(data: Uint8Array | ArrayBuffer): unknown;
