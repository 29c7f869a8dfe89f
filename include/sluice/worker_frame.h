/* SPDX-License-Identifier: MIT */
/*
 * Frames between workers and the gateway: the tables. They are read and written as those of
 * clients are.
 */
#ifndef SLUICE_WORKER_FRAME_H
#define SLUICE_WORKER_FRAME_H

#include "sluice/frame.h"

/* What a worker sends. X(symbol, op, meaning) */
#define SL_WORKER_OPS(X)                                                                           \
    X(HELLO, "hello", "who works; the first frame")                                                \
    X(EVENTS, "events", "events of a run, one after the other")                                    \
    X(TAKEN, "taken", "these inputs and results need not come again")                              \
    X(RELEASE, "release", "give a run back without an end")                                        \
    X(CAPACITY, "capacity", "how many runs at once from now on")                                   \
    X(HEARTBEAT, "heartbeat", "the worker lives")                                                  \
    X(TOKEN, "token", "renew the token")                                                           \
    X(GOODBYE, "goodbye", "leave for good")

#define SL_WORKER_OP_ENUM(symbol, op, meaning) SL_WOP_##symbol,
enum sl_worker_op { SL_WORKER_OPS(SL_WORKER_OP_ENUM) SL_WOP_COUNT };
#undef SL_WORKER_OP_ENUM

/* X(symbol, op symbol, field, type, required, meaning) */
#define SL_WORKER_ARGS(X)                                                                          \
    X(HELLO_REF, HELLO, "ref", REF, false, "number that the answer repeats")                       \
    X(HELLO_TOKEN, HELLO, "token", TEXT, false, "JWT; required where the gateway has keys")        \
    X(HELLO_WORKER, HELLO, "worker", ID, true, "the worker's id: of its choice, unguessable")      \
    X(HELLO_CLIENT, HELLO, "client", TEXT, false, "name and version of the program, for logs")     \
    X(HELLO_AGENTS, HELLO, "agents", AGENTS, true, "what it executes")                             \
    X(HELLO_CAPACITY, HELLO, "capacity", CAPACITY, true, "runs at once; 0: no new ones")           \
    X(HELLO_RUNS, HELLO, "runs", RUNS, false, "runs that it still has and goes on with")           \
    X(EVENTS_REF, EVENTS, "ref", REF, false, "number that an `error` repeats")                     \
    X(EVENTS_THREAD, EVENTS, "threadId", ID, true, "thread of the run")                            \
    X(EVENTS_RUN, EVENTS, "runId", ID, true, "requested id of the run")                            \
    X(EVENTS_LEASE, EVENTS, "lease", COUNT, true, "of the `assign`")                               \
    X(EVENTS_PRODUCER, EVENTS, "producer", ID, false,                                              \
      "which of the run's producers; `main` by default")                                           \
    X(EVENTS_SEQUENCE, EVENTS, "sequence", COUNT, true,                                            \
      "number of the first event among the producer's, from 1 on")                                 \
    X(EVENTS_EVENTS, EVENTS, "events", EVENTS, true, "AG-UI events")                               \
    X(TAKEN_REF, TAKEN, "ref", REF, false, "number that an `error` repeats")                       \
    X(TAKEN_THREAD, TAKEN, "threadId", ID, true, "thread of the run")                              \
    X(TAKEN_RUN, TAKEN, "runId", ID, true, "requested id of the run")                              \
    X(TAKEN_LEASE, TAKEN, "lease", COUNT, true, "of the `assign`")                                 \
    X(TAKEN_KEYS, TAKEN, "keys", KEYS, true, "as the `input` frames had them")                     \
    X(RELEASE_REF, RELEASE, "ref", REF, false, "number that an `error` repeats")                   \
    X(RELEASE_THREAD, RELEASE, "threadId", ID, true, "thread of the run")                          \
    X(RELEASE_RUN, RELEASE, "runId", ID, true, "requested id of the run")                          \
    X(RELEASE_LEASE, RELEASE, "lease", COUNT, true, "of the `assign`")                             \
    X(RELEASE_MESSAGE, RELEASE, "message", TEXT, false, "why, for people")                         \
    X(CAPACITY_REF, CAPACITY, "ref", REF, false, "number that an `error` repeats")                 \
    X(CAPACITY_CAPACITY, CAPACITY, "capacity", CAPACITY, true, "runs at once; 0: no new ones")     \
    X(HEARTBEAT_REF, HEARTBEAT, "ref", REF, false, "number that an `error` repeats")               \
    X(TOKEN_REF, TOKEN, "ref", REF, false, "number that an `error` repeats")                       \
    X(TOKEN_TOKEN, TOKEN, "token", TEXT, true, "JWT of the same subject")                          \
    X(GOODBYE_REF, GOODBYE, "ref", REF, false, "number that an `error` repeats")

/* X(symbol, field, type, required, meaning): one element of `hello.agents`. */
#define SL_AGENT_ARGS(X)                                                                           \
    X(NAME, "name", ID, true, "the agent's name")                                                  \
    X(CAPABILITIES, "capabilities", OBJECT, false, "AG-UI capabilities, told to clients")          \
    X(POLICY, "policy", POLICY, false, "what becomes of faulty events; `repair` by default")       \
    X(REDISPATCH, "redispatch", BOOL, false,                                                       \
      "whether a run that is lost before its first event starts again; `true` by default")

/* X(symbol, field, type, required, meaning): one element of `hello.runs`. */
#define SL_RUN_ARGS(X)                                                                             \
    X(THREAD, "threadId", ID, true, "thread of the run")                                           \
    X(RUN, "runId", ID, true, "requested id of the run")                                           \
    X(LEASE, "lease", COUNT, true, "of the `assign`")

#define SL_WORKER_ARG_ENUM(symbol, op, field, type, required, meaning) SL_WA_##symbol,
enum sl_worker_arg { SL_WORKER_ARGS(SL_WORKER_ARG_ENUM) SL_WA_COUNT };
#undef SL_WORKER_ARG_ENUM
#define SL_AGENT_ARG_ENUM(symbol, field, type, required, meaning) SL_AA_##symbol,
enum sl_agent_arg { SL_AGENT_ARGS(SL_AGENT_ARG_ENUM) SL_AA_COUNT };
#undef SL_AGENT_ARG_ENUM
#define SL_RUN_ARG_ENUM(symbol, field, type, required, meaning) SL_RA_##symbol,
enum sl_run_arg { SL_RUN_ARGS(SL_RUN_ARG_ENUM) SL_RA_COUNT };
#undef SL_RUN_ARG_ENUM

extern const struct sl_vocabulary sl_worker_vocabulary; /* enum sl_worker_op, sl_worker_arg */

/* What a worker gets. X(symbol, op, meaning) */
#define SL_TOLD_OPS(X)                                                                             \
    X(WELCOME, "welcome", "answers `hello`")                                                       \
    X(ASSIGN, "assign", "execute this run")                                                        \
    X(ACK, "ack", "events are durable")                                                            \
    X(INPUT, "input", "a client's input for a run")                                                \
    X(TOOL_RESULT, "toolResult", "a client's answer to a tool call of a run")                      \
    X(STATE, "state", "a client changed the state that the run has")                               \
    X(CANCEL, "cancel", "end this run soon")                                                       \
    X(OVER, "over", "the run is over for this worker: send nothing more")                          \
    X(ERROR, "error", "a frame was refused")                                                       \
    X(HEARTBEAT, "heartbeat", "the gateway lives")                                                 \
    X(DRAIN, "drain", "the gateway is shutting down; reconnect soon")                              \
    X(TOKEN_EXPIRING, "tokenExpiring", "renew the token")

#define SL_TOLD_OP_ENUM(symbol, op, meaning) SL_TOP_##symbol,
enum sl_told_op { SL_TOLD_OPS(SL_TOLD_OP_ENUM) SL_TOP_COUNT };
#undef SL_TOLD_OP_ENUM

/* X(op symbol, field, type as text, always there, meaning) */
#define SL_TOLD_FIELDS(X)                                                                          \
    X(WELCOME, "ref", "integer", false, "of the `hello`")                                          \
    X(WELCOME, "worker", "string", true, "the worker's id")                                        \
    X(WELCOME, "leaseMs", "integer", true,                                                         \
      "a worker that is silent for so long has lost its runs")                                     \
    X(WELCOME, "heartbeatMs", "integer", true, "the longest silence of a living gateway")          \
    X(WELCOME, "limits", "object", true, "what this gateway allows a worker")                      \
    X(WELCOME, "runs", "array", true, "one object for each run of the `hello`, in its order")      \
    X(ASSIGN, "threadId", "string", true, "thread of the run")                                     \
    X(ASSIGN, "runId", "string", true, "requested id of the run")                                  \
    X(ASSIGN, "lease", "integer", true, "right to this run, named in everything about it")         \
    X(ASSIGN, "agent", "string", true, "name of the agent")                                        \
    X(ASSIGN, "key", "string", true, "idempotency key of the request")                             \
    X(ASSIGN, "attempt", "integer", true, "from 1 on; more when others had it before")             \
    X(ASSIGN, "input", "object", true, "RunAgentInput, with the messages and state to work with")  \
    X(ASSIGN, "principal", "object", true,                                                         \
      "who asked: `subject`, and `persona` where there is one")                                    \
    X(ASSIGN, "resumeKeys", "object", true,                                                        \
      "for each answered interrupt, the key of the request that answered it first")                \
    X(ACK, "threadId", "string", true, "thread of the run")                                        \
    X(ACK, "runId", "string", true, "requested id of the run")                                     \
    X(ACK, "lease", "integer", true, "its lease")                                                  \
    X(ACK, "producer", "string", true, "of the events")                                            \
    X(ACK, "sequence", "integer", true, "everything up to this one is durable")                    \
    X(INPUT, "threadId", "string", true, "thread of the run")                                      \
    X(INPUT, "runId", "string", true, "requested id of the run")                                   \
    X(INPUT, "lease", "integer", true, "its lease")                                                \
    X(INPUT, "key", "string", true, "names the input: one that came before means nothing new")     \
    X(INPUT, "value", "any", true, "as the client wrote it")                                       \
    X(INPUT, "principal", "object", true, "who sent it: `subject`")                                \
    X(TOOL_RESULT, "threadId", "string", true, "thread of the run")                                \
    X(TOOL_RESULT, "runId", "string", true, "requested id of the run")                             \
    X(TOOL_RESULT, "lease", "integer", true, "its lease")                                          \
    X(TOOL_RESULT, "key", "string", true, "names the answer, as with `input`")                     \
    X(TOOL_RESULT, "toolCallId", "string", true, "the call")                                       \
    X(TOOL_RESULT, "messageId", "string", true, "for the TOOL_CALL_RESULT")                        \
    X(TOOL_RESULT, "content", "any", true, "a string or AG-UI content parts")                      \
    X(TOOL_RESULT, "error", "string", false, "why the call failed")                                \
    X(TOOL_RESULT, "principal", "object", true, "who answered: `subject`")                         \
    X(STATE, "threadId", "string", true, "thread of the run")                                      \
    X(STATE, "runId", "string", true, "requested id of the run")                                   \
    X(STATE, "lease", "integer", true, "its lease")                                                \
    X(STATE, "after", "integer", true, "how many events of this lease lie before it in the log")   \
    X(STATE, "patch", "array", false, "JSON Patch to apply")                                       \
    X(STATE, "state", "any", false, "or the whole state")                                          \
    X(CANCEL, "threadId", "string", true, "thread of the run")                                     \
    X(CANCEL, "runId", "string", true, "requested id of the run")                                  \
    X(CANCEL, "lease", "integer", true, "its lease")                                               \
    X(CANCEL, "graceMs", "integer", true, "time until the gateway ends it")                        \
    X(OVER, "threadId", "string", true, "thread of the run")                                       \
    X(OVER, "runId", "string", true, "requested id of the run")                                    \
    X(OVER, "lease", "integer", true, "its lease")                                                 \
    X(OVER, "code", "string", true, "`ended`, `cancelled`, or a code of the table")                \
    X(ERROR, "ref", "integer", false, "of the frame")                                              \
    X(ERROR, "threadId", "string", false, "of the frame, where it was readable")                   \
    X(ERROR, "runId", "string", false, "likewise")                                                 \
    X(ERROR, "lease", "integer", false, "likewise")                                                \
    X(ERROR, "code", "string", true, "a code of the table")                                        \
    X(ERROR, "message", "string", true, "a sentence for people")                                   \
    X(ERROR, "field", "string", false, "what was wrong")                                           \
    X(ERROR, "limit", "integer", false, "the limit that was passed, or the sequence expected")     \
    X(ERROR, "retryable", "boolean", true, "whether the same frame may succeed later")             \
    X(HEARTBEAT, "time", "integer", true, "milliseconds since 1970 at the gateway")                \
    X(DRAIN, "graceMs", "integer", true, "how long live runs are waited for")                      \
    X(TOKEN_EXPIRING, "expiresAt", "integer", true, "seconds since 1970")

#endif
