/* SPDX-License-Identifier: MIT */
/*
 * The vocabulary of refusals: error codes and WebSocket close codes, one row each.
 *
 * The rows are the single source: names on the wire, the protocol document and the client library's
 * table come from here.
 */
#ifndef SLUICE_CODES_H
#define SLUICE_CODES_H

#include <stdbool.h>

/* X(symbol, wire name, retryable, meaning) */
#define SL_CODES(X)                                                                                \
    X(NO_MEMORY, "no_memory", true, "the gateway could not get memory for this request")           \
    X(BAD_JSON, "bad_json", false, "the message is not JSON (RFC 8259)")                           \
    X(BAD_MSGPACK, "bad_msgpack", false, "the message is not MessagePack of the documented form")  \
    X(BAD_UTF8, "bad_utf8", false, "text is not UTF-8")                                            \
    X(TOO_DEEP, "too_deep", false, "arrays and objects are nested deeper than the limit")          \
    X(TOO_LARGE, "too_large", false, "a message, value or document is over its limit in bytes")    \
    X(TOO_MANY, "too_many", false, "a count is over its limit")                                    \
    X(REPEATED_KEY, "repeated_key", false, "an object of a control frame repeats a key")           \
    X(BAD_FRAME, "bad_frame", false, "a frame is not an object with a string `op`")                \
    X(UNKNOWN_OP, "unknown_op", false, "the frame's `op` is not one that clients send")            \
    X(UNKNOWN_FIELD, "unknown_field", false, "the frame has a field that its `op` does not know")  \
    X(MISSING_FIELD, "missing_field", false, "a required field is missing")                        \
    X(BAD_FIELD, "bad_field", false, "a field has the wrong type or an impossible value")          \
    X(NOT_READY, "not_ready", false, "the first frame must be `hello`")                            \
    X(REPEATED_HELLO, "repeated_hello", false, "a connection says `hello` once")                   \
    X(UNAUTHENTICATED, "unauthenticated", false, "no token, or one that does not verify")          \
    X(TOKEN_EXPIRED, "token_expired", true, "the token's time is over; renew it")                  \
    X(FORBIDDEN, "forbidden", false, "the token does not allow this")                              \
    X(UNKNOWN_AGENT, "unknown_agent", false, "no agent of that name is served here")               \
    X(UNKNOWN_SUB, "unknown_sub", false, "the connection has no subscription of that number")      \
    X(SUB_IN_USE, "sub_in_use", false, "the connection already uses that subscription number")     \
    X(UNSUBSCRIBED, "unsubscribed", false, "`unsubscribe` came before the verdict")                \
    X(BAD_CURSOR, "bad_cursor", false, "the cursor is not one that this gateway gave out")         \
    X(UNKNOWN_RUN, "unknown_run", false, "the thread has no live run of that id")                  \
    X(RUN_ACTIVE, "run_active", true, "the thread already has a live run")                         \
    X(RUN_ID_USED, "run_id_used", false, "the thread already had a run of that id")                \
    X(KEY_REUSED, "key_reused", false, "the idempotency key came before with another request")     \
    X(INTERRUPTED, "interrupted", false, "open interrupts must be answered by `resume` first")     \
    X(UNSUPPORTED, "unsupported", false, "the agent of this run has no channel for this")          \
    X(UNKNOWN_CALL, "unknown_call", false, "the thread has no unanswered tool call of that id")    \
    X(CLAIMED, "claimed", true, "another session has claimed the tool call")                       \
    X(ANSWERED, "answered", false, "the tool call has its answer")                                 \
    X(UNKNOWN_INTERRUPT, "unknown_interrupt", false,                                               \
      "the thread has no open interrupt of that id")                                               \
    X(INTERRUPT_ANSWERED, "interrupt_answered", false, "the interrupt was answered before")        \
    X(INTERRUPT_EXPIRED, "interrupt_expired", false, "the interrupt's time is over: cancel it")    \
    X(BAD_ANSWER, "bad_answer", false, "the answer does not satisfy the interrupt's schema")       \
    X(BAD_SCHEMA, "bad_schema", false, "the schema uses what is not supported")                    \
    X(BAD_INPUT, "bad_input", false, "the RunAgentInput does not have AG-UI's shape")              \
    X(CONFLICT, "conflict", true, "the thread moved since the cursor that the request names")      \
    X(BAD_PATCH, "bad_patch", false, "the JSON Patch is malformed (RFC 6902)")                     \
    X(PATCH_FAILED, "patch_failed", false, "an operation of the JSON Patch does not apply")        \
    X(THREAD_FULL, "thread_full", false, "the thread's state or messages are at their limit")      \
    X(STORE_FULL, "store_full", true, "the store is at its limit")                                 \
    X(STORE_LOST, "store_lost", true, "the store did not answer")                                  \
    X(NOT_STORED, "not_stored", false, "the thread is no longer stored; keep what you have")       \
    X(BAD_EVENT, "bad_event", false, "the agent sent an event that AG-UI does not allow here")     \
    X(UPSTREAM_LOST, "upstream_lost", true, "the agent's server ended without a terminal event")   \
    X(UPSTREAM_REFUSED, "upstream_refused", false, "the agent's server refused the request")       \
    X(UPSTREAM_TIMEOUT, "upstream_timeout", true, "the agent's server was silent for too long")    \
    X(WORKER_LOST, "worker_lost", true, "the worker went away during the run")                     \
    X(NO_WORKER, "no_worker", true, "no worker took the run in time")                              \
    X(WORKER_IN_USE, "worker_in_use", false, "a worker of another subject has that id")            \
    X(STALE_LEASE, "stale_lease", false, "the lease is not the run's any more")                    \
    X(SEQUENCE_GAP, "sequence_gap", true, "events before these are missing")                       \
    X(RUN_OVER, "run_over", false, "the run has ended")                                            \
    X(SCENARIO_FAILED, "scenario_failed", false, "the scripted agent could not go on")             \
    X(DRAINING, "draining", true, "the gateway is shutting down")                                  \
    X(BUSY, "busy", true, "too many requests of this connection are unanswered")                   \
    X(BAD_OPTION, "bad_option", false, "a setting is unknown or has an impossible value")          \
    X(SYSTEM, "system", true, "the operating system refused a call")

#define SL_CODE_ENUM(symbol, name, retryable, meaning) SL_##symbol,
enum sl_code { SL_OK = 0, SL_CODES(SL_CODE_ENUM) SL_CODE_COUNT };
#undef SL_CODE_ENUM

/* "bad_json" and so on; "ok" for SL_OK. Static storage. */
const char *sl_code_name(enum sl_code code);
/* One sentence. Static storage. */
const char *sl_code_meaning(enum sl_code code);
/* Whether the same request may succeed later. */
bool sl_code_retryable(enum sl_code code);

/* X(symbol, number, name, reconnect, meaning). `reconnect` says what a client does next:
 * "resume" with its cursors, "reauthenticate" first, or "stop". */
#define SL_CLOSES(X)                                                                               \
    X(GOODBYE, 1000, "goodbye", "resume", "the client had said `goodbye`")                         \
    X(BAD_MESSAGE, 4400, "bad_message", "stop", "a message could not be read at all")              \
    X(UNAUTHENTICATED, 4401, "unauthenticated", "reauthenticate", "the token does not verify")     \
    X(TOKEN_EXPIRED, 4402, "token_expired", "reauthenticate", "the token ran out")                 \
    X(FORBIDDEN_ORIGIN, 4403, "forbidden_origin", "stop", "this Origin or Host may not connect")   \
    X(HELLO_TIMEOUT, 4408, "hello_timeout", "resume", "no `hello` within the time")                \
    X(REPLACED, 4409, "replaced", "stop", "another connection took the session over")              \
    X(TOO_LARGE, 4413, "too_large", "stop", "a message is over the limit")                         \
    X(STALLED, 4420, "stalled", "resume", "nothing was read for the configured time")              \
    X(TOO_MANY_ERRORS, 4429, "too_many_errors", "stop", "too many refused frames in a row")        \
    X(NO_MEMORY, 4500, "no_memory", "resume", "the gateway could not get memory")                  \
    X(DRAINING, 4503, "draining", "resume", "the gateway is shutting down")

#define SL_CLOSE_ENUM(symbol, number, name, reconnect, meaning) SL_CLOSE_##symbol = (number),
enum sl_close { SL_CLOSES(SL_CLOSE_ENUM) };
#undef SL_CLOSE_ENUM

/* "stalled" and so on, for the close frame's reason; NULL for a number that is not in the table. */
const char *sl_close_name(int number);

#endif
