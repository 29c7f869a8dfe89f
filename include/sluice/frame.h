/* SPDX-License-Identifier: MIT */
/*
 * Frames: what clients and the gateway say to each other, in two encodings.
 *
 * A WebSocket message from the gateway is an array of frames; a client sends one frame or an array.
 * The tables are the vocabulary; the protocol document is generated from them.
 */
#ifndef SLUICE_FRAME_H
#define SLUICE_FRAME_H

#include "sluice/entry.h"

#define SL_MAX_REF ((UINT64_C(1) << 53) - 1) /* what every language counts exactly */

enum sl_framing { SL_JSON, SL_MSGPACK, SL_FRAMINGS };
/* "sluice.v1.json", "sluice.v1.msgpack" */
const char *sl_framing_protocol(enum sl_framing framing);

/* What a client sends. X(symbol, op, meaning) */
#define SL_CLIENT_OPS(X)                                                                           \
    X(HELLO, "hello", "who speaks; the first frame")                                               \
    X(SUBSCRIBE, "subscribe", "receive threads, each under a number of the client's choice")       \
    X(UNSUBSCRIBE, "unsubscribe", "stop receiving")                                                \
    X(RUN, "run", "start a run")                                                                   \
    X(CANCEL, "cancel", "stop a live run")                                                         \
    X(INPUT, "input", "give a live run something")                                                 \
    X(STATE, "state", "change the thread's shared state")                                          \
    X(TOOL_CLAIM, "toolClaim", "take a tool call on: nobody else may answer it for a while")       \
    X(TOOL_RESULT, "toolResult", "answer a tool call")                                             \
    X(GOODBYE, "goodbye", "end the session")                                                       \
    X(TOKEN, "token", "renew the token")

#define SL_OP_ENUM(symbol, op, meaning) SL_OP_##symbol,
enum sl_client_op { SL_CLIENT_OPS(SL_OP_ENUM) SL_OP_COUNT };
#undef SL_OP_ENUM

/* The types of the fields that peers send; null is none of them. X(symbol, name, meaning) */
#define SL_ARG_TYPES(X)                                                                            \
    X(REF, "ref", "an integer from 0 to 2^53-1")                                                   \
    X(SUB, "sub", "an integer from 0 to 2^32-1")                                                   \
    X(ID, "id",                                                                                    \
      "a string of 1 byte to `idBytes` in UTF-8, with neither U+0000 nor lone surrogates")         \
    X(TEXT, "string", "any string")                                                                \
    X(FROM, "from", "`\"now\"` or `\"start\"`")                                                    \
    X(CURSOR, "cursor", "a string that a frame of the gateway had as `cursor`")                    \
    X(SESSION, "session", "32 digits of `0-9a-f`")                                                 \
    X(BOOL, "boolean", "`true` or `false`")                                                        \
    X(TTL, "ttl", "an integer from 1000 to 600000: milliseconds")                                  \
    X(VALUE, "value", "anything but `null`")                                                       \
    X(PATCH, "patch", "an array of operations: JSON Patch (RFC 6902)")                             \
    X(CONTENT, "content", "a string, or an array of AG-UI content parts")                          \
    X(INPUT, "RunAgentInput", "AG-UI's object; its `threadId` and `runId` are of the type id")     \
    X(SUBS, "subscriptions", "an array of 1 to `subscriptions` objects, described below")          \
    X(NUMBERS, "subs", "an array of 1 to `subscriptions` numbers of the type sub")                 \
    X(COUNT, "count", "an integer from 1 to 2^53-1")                                               \
    X(CAPACITY, "capacity", "an integer from 0 to 100000")                                         \
    X(OBJECT, "object", "an object")                                                               \
    X(POLICY, "policy", "`\"repair\"`, `\"reject\"` or `\"pass\"`")                                \
    X(AGENTS, "agents", "an array of 1 to 1000 objects, described below")                          \
    X(RUNS, "runs", "an array of up to 100000 objects, described below")                           \
    X(EVENTS, "events", "an array of 1 to twice `unackedEvents` elements")                         \
    X(KEYS, "keys", "an array of 1 to 1000 strings")                                               \
    X(RHYTHM, "rhythm", "an integer from 0 to 60000: milliseconds")                                \
    X(HIDE, "categories",                                                                          \
      "an array of `\"text\"`, `\"tool\"`, `\"state\"`, `\"activity\"`, `\"reasoning\"`, "         \
      "`\"special\"`, `\"subagent\"`")                                                             \
    X(STRIP, "strips", "an array of `\"rawEvent\"`, `\"RAW\"`")                                    \
    X(DROP, "drops", "an array of `\"RAW\"`, `\"STEP\"`, `\"REASONING\"`")

#define SL_ARG_TYPE_ENUM(symbol, name, meaning) SL_ARG_##symbol,
enum sl_arg_type { SL_ARG_TYPES(SL_ARG_TYPE_ENUM) SL_ARG_TYPE_COUNT };
#undef SL_ARG_TYPE_ENUM

/* X(symbol, op symbol, field, type, required, meaning) */
#define SL_ARGS(X)                                                                                 \
    X(HELLO_REF, HELLO, "ref", REF, false, "number that the answer repeats")                       \
    X(HELLO_TOKEN, HELLO, "token", TEXT, false, "JWT; required where the gateway has keys")        \
    X(HELLO_CLIENT, HELLO, "client", TEXT, false, "name and version of the client, for logs")      \
    X(HELLO_SESSION, HELLO, "session", SESSION, false,                                             \
      "of an earlier `welcome` to the same subject: this connection takes it over")                \
    X(SUBSCRIBE_REF, SUBSCRIBE, "ref", REF, false, "number that the answers repeat")               \
    X(SUBSCRIBE_SUBS, SUBSCRIBE, "subs", SUBS, true, "the subscriptions")                          \
    X(UNSUBSCRIBE_REF, UNSUBSCRIBE, "ref", REF, false, "number that the answer repeats")           \
    X(UNSUBSCRIBE_SUBS, UNSUBSCRIBE, "subs", NUMBERS, true, "numbers of subscriptions")            \
    X(RUN_REF, RUN, "ref", REF, false, "number that the answer repeats")                           \
    X(RUN_KEY, RUN, "key", ID, true, "idempotency key: the same request again adds nothing")       \
    X(RUN_AGENT, RUN, "agent", ID, true, "name of the agent")                                      \
    X(RUN_INPUT, RUN, "input", INPUT, true, "RunAgentInput; threadId and runId name the run")      \
    X(RUN_REWRITE, RUN, "rewrite", BOOL, false, "the input's messages replace the thread's")       \
    X(RUN_BASED_ON, RUN, "basedOn", CURSOR, false,                                                 \
      "place that the rewrite or the state was made looking at")                                   \
    X(CANCEL_REF, CANCEL, "ref", REF, false, "number that the answer repeats")                     \
    X(CANCEL_KEY, CANCEL, "key", ID, true, "idempotency key")                                      \
    X(CANCEL_THREAD, CANCEL, "threadId", ID, true, "thread of the run")                            \
    X(CANCEL_RUN, CANCEL, "runId", ID, true, "requested id of the run")                            \
    X(INPUT_REF, INPUT, "ref", REF, false, "number that the answer repeats")                       \
    X(INPUT_KEY, INPUT, "key", ID, true, "idempotency key; the agent gets it too")                 \
    X(INPUT_THREAD, INPUT, "threadId", ID, true, "thread of the run")                              \
    X(INPUT_RUN, INPUT, "runId", ID, true, "requested id of the run")                              \
    X(INPUT_VALUE, INPUT, "value", VALUE, true, "what the agent gets, as written")                 \
    X(STATE_REF, STATE, "ref", REF, false, "number that the answer repeats")                       \
    X(STATE_KEY, STATE, "key", ID, true, "idempotency key")                                        \
    X(STATE_THREAD, STATE, "threadId", ID, true, "the thread")                                     \
    X(STATE_PATCH, STATE, "patch", PATCH, false, "the change; all of it applies, or nothing")      \
    X(STATE_STATE, STATE, "state", VALUE, false, "or the whole new state")                         \
    X(CLAIM_REF, TOOL_CLAIM, "ref", REF, false, "number that the answer repeats")                  \
    X(CLAIM_KEY, TOOL_CLAIM, "key", ID, true, "idempotency key")                                   \
    X(CLAIM_THREAD, TOOL_CLAIM, "threadId", ID, true, "thread of the call")                        \
    X(CLAIM_CALL, TOOL_CLAIM, "toolCallId", ID, true, "the call")                                  \
    X(CLAIM_TTL, TOOL_CLAIM, "ttlMs", TTL, false, "how long the claim lives; 30000 by default")    \
    X(RESULT_REF, TOOL_RESULT, "ref", REF, false, "number that the answer repeats")                \
    X(RESULT_KEY, TOOL_RESULT, "key", ID, true, "idempotency key")                                 \
    X(RESULT_THREAD, TOOL_RESULT, "threadId", ID, true, "thread of the call")                      \
    X(RESULT_CALL, TOOL_RESULT, "toolCallId", ID, true, "the call")                                \
    X(RESULT_MESSAGE, TOOL_RESULT, "messageId", ID, true,                                          \
      "id of the tool message that it becomes")                                                    \
    X(RESULT_CONTENT, TOOL_RESULT, "content", CONTENT, true, "the result")                         \
    X(RESULT_ERROR, TOOL_RESULT, "error", TEXT, false, "why the call failed")                      \
    X(GOODBYE_REF, GOODBYE, "ref", REF, false, "number that the answer repeats")                   \
    X(TOKEN_REF, TOKEN, "ref", REF, false, "number that the answer repeats")                       \
    X(TOKEN_TOKEN, TOKEN, "token", TEXT, true, "JWT of the same subject")

/* X(symbol, field, type, required, meaning): one element of `subscribe.subs`. */
#define SL_SUB_ARGS(X)                                                                             \
    X(SUB, "sub", SUB, true, "the subscription's number, free on this connection")                 \
    X(THREAD, "threadId", ID, true, "the thread; it need not exist yet")                           \
    X(AFTER, "after", CURSOR, false, "go on behind this cursor")                                   \
    X(FROM, "from", FROM, false,                                                                   \
      "without `after`: `now` (default) begins with the view, `start` with all that is stored")    \
    X(COALESCE, "coalesceMs", RHYTHM, false,                                                       \
      "send no oftener than this, what there is by then collapsed; 0 (default): at once")          \
    X(HIDE, "hide", HIDE, false, "categories of events that are not wanted")                       \
    X(STRIP, "strip", STRIP, false, "what else is not wanted")                                     \
    X(MAY_DROP, "mayDrop", DROP, false, "what may be left out when a span is collapsed")

#define SL_ARG_ENUM(symbol, op, field, type, required, meaning) SL_A_##symbol,
enum sl_arg { SL_ARGS(SL_ARG_ENUM) SL_A_COUNT };
#undef SL_ARG_ENUM
#define SL_SUB_ARG_ENUM(symbol, field, type, required, meaning) SL_SA_##symbol,
enum sl_sub_arg { SL_SUB_ARGS(SL_SUB_ARG_ENUM) SL_SA_COUNT };
#undef SL_SUB_ARG_ENUM

enum { SL_MAX_RHYTHM_MS = 60000, SL_MAX_NAMES = 16 };
enum { SL_MIN_TTL_MS = 1000, SL_DEFAULT_TTL_MS = 30000, SL_MAX_TTL_MS = 600000 };
enum { SL_MAX_CAPACITY = 100000, SL_MAX_AGENTS = 1000, SL_MAX_KEYS = 1000 };

struct sl_frame_limits {
    size_t max_id;     /* bytes of an id */
    size_t max_subs;   /* subscriptions in a list */
    size_t max_events; /* events in a list */
};

/* What one kind of peer may send: its ops and their fields. */
struct sl_vocabulary;
extern const struct sl_vocabulary sl_client_vocabulary; /* enum sl_client_op, enum sl_arg */

enum { SL_ARGS_MAX = 48 }; /* rows of a vocabulary */

/* A frame seen through its document: the nodes of its fields. */
struct sl_frame {
    const struct sl_doc *doc;
    uint32_t node;
    unsigned op; /* of the vocabulary */
    bool has_ref;
    uint64_t ref;
    uint32_t arg[SL_ARGS_MAX]; /* node or SL_NONE; only rows of `op` are ever set */
};

/*
 * Checks the object at `node` as a frame of the vocabulary: op, known fields, no repeats, types,
 * sizes. `has_ref` and `ref` are set where they could be read even when it fails, so that the error
 * can be answered. Errors name the field, and inside it go on as a JSON Pointer: "subs/1/threadId".
 */
bool sl_frame_read(const struct sl_vocabulary *vocabulary, const struct sl_doc *doc, uint32_t node,
                   const struct sl_frame_limits *limits, struct sl_frame *frame,
                   struct sl_error *err) SL_MUST_CHECK;

/* Objects that stand in lists. */
enum sl_element { SL_ELEMENT_SUB, SL_ELEMENT_AGENT, SL_ELEMENT_RUN, SL_ELEMENT_COUNT };
/* The fields of one element of a list, checked; arg has a place for each row of its kind. */
bool sl_frame_read_element(enum sl_element kind, const struct sl_doc *doc, uint32_t node,
                           const struct sl_frame_limits *limits, uint32_t arg[],
                           struct sl_error *err) SL_MUST_CHECK;

/* The bits of the names in a checked list of SL_ARG_HIDE (1U << enum sl_category), SL_ARG_STRIP or
 * SL_ARG_DROP; 0 for SL_NONE. */
unsigned sl_frame_names(enum sl_arg_type type, const struct sl_doc *doc, uint32_t list);

/* What the gateway sends. X(symbol, op, meaning) */
#define SL_GATEWAY_OPS(X)                                                                          \
    X(WELCOME, "welcome", "answers `hello`")                                                       \
    X(SUBSCRIBED, "subscribed", "verdict on one subscription")                                     \
    X(EVENT, "event", "one AG-UI event of a subscription")                                         \
    X(STATE, "state", "the state changed between runs")                                            \
    X(RESET, "reset", "what follows rebuilds the thread; forget what you have of it")              \
    X(ACK, "ack", "a request was carried out")                                                     \
    X(ERROR, "error", "a request, or a part of one, was refused")                                  \
    X(UNDELIVERED, "undelivered", "the run ended before its agent took an input")                  \
    X(HEARTBEAT, "heartbeat", "the connection lives; cursors of idle subscriptions")               \
    X(DRAIN, "drain", "the gateway is shutting down; reconnect soon")                              \
    X(TOKEN_EXPIRING, "tokenExpiring", "renew the token")

#define SL_GATEWAY_OP_ENUM(symbol, op, meaning) SL_GOP_##symbol,
enum sl_gateway_op { SL_GATEWAY_OPS(SL_GATEWAY_OP_ENUM) SL_GOP_COUNT };
#undef SL_GATEWAY_OP_ENUM

/* Fields of the gateway's frames, for the protocol document and the tests.
 * X(op symbol, field, type as text, always there, meaning) */
#define SL_GATEWAY_FIELDS(X)                                                                       \
    X(WELCOME, "ref", "integer", false, "of the `hello`")                                          \
    X(WELCOME, "session", "string", true, "names this session")                                    \
    X(WELCOME, "agents", "array", true, "objects with `name` and `capabilities` (AG-UI)")          \
    X(WELCOME, "limits", "object", true, "what this gateway allows a connection")                  \
    X(WELCOME, "heartbeatMs", "integer", true, "the longest silence of a living gateway")          \
    X(WELCOME, "capabilities", "object", true, "AG-UI transport capabilities")                     \
    X(SUBSCRIBED, "ref", "integer", false, "of the `subscribe`")                                   \
    X(SUBSCRIBED, "sub", "integer", true, "the subscription")                                      \
    X(SUBSCRIBED, "threadId", "string", true, "its thread")                                        \
    X(SUBSCRIBED, "verdict", "string", true, "`live`, `replay` or `resync`: what comes next")      \
    X(SUBSCRIBED, "reason", "string", false, "why a resync: a reason of `reset`")                  \
    X(SUBSCRIBED, "cursor", "string", true, "the place it starts from")                            \
    X(EVENT, "sub", "integer", true, "the subscription")                                           \
    X(EVENT, "cursor", "string", false,                                                            \
      "resume behind this event; absent inside a rebuild or collapsed span")                       \
    X(EVENT, "runId", "string", true, "requested id of the run it belongs to")                     \
    X(EVENT, "expiresAt", "integer", false,                                                        \
      "Unix time in ms: end of the interrupts in this event that do not tell theirs")              \
    X(EVENT, "event", "object", true, "the AG-UI event as the agent wrote it")                     \
    X(STATE, "sub", "integer", true, "the subscription")                                           \
    X(STATE, "cursor", "string", false, "resume behind this change")                               \
    X(STATE, "patch", "array", false, "JSON Patch to apply")                                       \
    X(STATE, "state", "any", false, "or the whole state")                                          \
    X(RESET, "sub", "integer", true, "the subscription")                                           \
    X(RESET, "cursor", "string", true, "resuming here rebuilds again")                             \
    X(RESET, "reason", "string", true, "a reason of the table")                                    \
    X(RESET, "frames", "integer", true, "how many frames of this subscription rebuild the thread") \
    X(RESET, "runs", "array", true, "the last ended runs: `runId` and the `terminal` event")       \
    X(RESET, "liveRunId", "string", false, "requested id of the live run, when there is one")      \
    X(ACK, "ref", "integer", false, "of the request")                                              \
    X(ACK, "request", "string", true, "the `op` that was carried out")                             \
    X(ACK, "threadId", "string", false, "of the request")                                          \
    X(ACK, "runId", "string", false, "of a `run`, `cancel` or `input`")                            \
    X(ACK, "key", "string", false, "of an `input`, `state` or `toolResult`")                       \
    X(ACK, "toolCallId", "string", false, "of a `toolClaim` or `toolResult`")                      \
    X(ACK, "expiresAt", "integer", false, "Unix time in ms: end of the claim")                     \
    X(ACK, "cursor", "string", false, "place of the change of a `state`")                          \
    X(ACK, "ended", "boolean", false, "true when the run to cancel had ended already")             \
    X(ERROR, "ref", "integer", false, "of the request")                                            \
    X(ERROR, "sub", "integer", false, "the subscription it is about")                              \
    X(ERROR, "code", "string", true, "a code of the table")                                        \
    X(ERROR, "message", "string", true, "a sentence for people")                                   \
    X(ERROR, "field", "string", false, "what was wrong")                                           \
    X(ERROR, "limit", "integer", false, "the limit that was passed")                               \
    X(ERROR, "retryable", "boolean", true, "whether the same request may succeed later")           \
    X(UNDELIVERED, "threadId", "string", true, "of the `input`")                                   \
    X(UNDELIVERED, "runId", "string", true, "likewise")                                            \
    X(UNDELIVERED, "key", "string", true, "likewise")                                              \
    X(HEARTBEAT, "time", "integer", true, "milliseconds since 1970 at the gateway")                \
    X(HEARTBEAT, "cursors", "array", false, "objects with `sub` and `cursor`")                     \
    X(DRAIN, "graceMs", "integer", true, "how long live runs are waited for")                      \
    X(TOKEN_EXPIRING, "expiresAt", "integer", true, "seconds since 1970")

/* Why a subscription is rebuilt. X(symbol, name, meaning) */
#define SL_RESETS(X)                                                                               \
    X(JOINED, "joined", "a fresh join of a thread with a history")                                 \
    X(HISTORY_GONE, "history_gone", "the cursor's place is no longer stored")                      \
    X(BEHIND, "behind", "the subscription fell too far behind")                                    \
    X(IN_SPAN, "in_span", "the cursor lay inside a rebuild or collapsed span")                     \
    X(OTHER_LOG, "other_log", "the cursor is of an earlier log, of another thread or forged")      \
    X(FILTER, "filter", "the cursor is of another filter, or a new token changed it")

#define SL_RESET_ENUM(symbol, name, meaning) SL_RESET_##symbol,
enum sl_reset { SL_RESETS(SL_RESET_ENUM) SL_RESET_COUNT };
#undef SL_RESET_ENUM
const char *sl_reset_name(enum sl_reset reset);

/*
 * Writing. Everything is appended to `out` in the framing; failure shows in `out->failed`.
 *
 * A message is begun, given frames with `sl_message_next` before each, and ended. `at` is where it
 * began in `out`.
 */
void sl_message_begin(enum sl_framing framing, struct sl_buf *out);
void sl_message_next(enum sl_framing framing, uint32_t frames_before, struct sl_buf *out);
void sl_message_end(enum sl_framing framing, size_t at, uint32_t frames, struct sl_buf *out);

/* The part of a delivery in front of the body, which is the event, patch or state in the framing;
 * an empty cursor and an `expires_ms` of 0 are left out. `run` is WTF-8. Behind the body goes
 * sl_frame_tail. */
void sl_frame_event_head(enum sl_framing framing, uint32_t sub, struct sl_str cursor,
                         struct sl_str run, uint64_t expires_ms, struct sl_buf *out);
void sl_frame_state_head(enum sl_framing framing, uint32_t sub, struct sl_str cursor, bool is_patch,
                         struct sl_buf *out);
void sl_frame_tail(enum sl_framing framing, struct sl_buf *out);

/* A whole frame (or body) that is ready as JSON. SL_JSON copies it. */
void sl_frame_encode(enum sl_framing framing, struct sl_str json, struct sl_buf *out);

#endif
