/* SPDX-License-Identifier: MIT */
/*
 * The gate: what of a producer's events may reach a reader, and in which form.
 *
 * One gate serves one run. It checks each event's shape, expands *_CHUNK events into START, CONTENT
 * and END by lane, and checks the order by the reference client's rules; the policy decides what
 * becomes of an event that fails. What comes out is never fatal to the reference client.
 *
 *   repair  leave nulls out of optional fields, close what is open before RUN_FINISHED, drop what
 *           still does not fit; the run goes on. A terminal that cannot be mended ends the run,
 *           unless it names another run
 *   reject  the first event that is fatal, or that the client would warn about for more than an
 *           unknown type, field or version, ends the run
 *   pass    nothing is mended: what is fatal ends the run, everything else passes as it is
 *
 * Forms from before 1.0 that the client itself converts (THINKING_* events, "binary" content parts,
 * null where it was once allowed) come out converted, under every policy but reject.
 *
 * Fatal is what the client's verifier refuses, and three things more: a RUN_FINISHED with other
 * ids than its RUN_STARTED, two interrupts of one id, and anything behind a terminal (which is
 * dropped under every policy). What is dropped has no effect on what follows. A first event other
 * than RUN_STARTED and RUN_ERROR is fatal as well; who wants to go on begins the run himself.
 *
 * Everything is deterministic and depends on nothing but the events and the policy. Memory is
 * linear in what the events brought: an id costs what its text costs and a constant.
 */
#ifndef SLUICE_GATE_H
#define SLUICE_GATE_H

#include "sluice/event.h"

/* X(symbol, name) */
#define SL_POLICIES(X)               X(REPAIR, "repair") X(REJECT, "reject") X(PASS, "pass")
#define SL_POLICY_ENUM(symbol, name) SL_POLICY_##symbol,
enum sl_policy { SL_POLICIES(SL_POLICY_ENUM) SL_POLICY_COUNT };
#undef SL_POLICY_ENUM
const char *sl_policy_name(enum sl_policy policy);
bool sl_policy_parse(struct sl_str name, enum sl_policy *out);

struct sl_gate; /* heap; the open items, owners, lanes and subagents of one run */

struct sl_gate *sl_gate_new(enum sl_policy policy); /* NULL without memory */
void sl_gate_free(struct sl_gate *gate);

/* Takes one event out of the gate. `event` and its document are valid during the call only.
 * `verbatim` says that the document's text is the producer's own bytes. False stops the gate. */
typedef bool (*sl_gate_sink)(void *ctx, const struct sl_event *event, bool verbatim);

enum sl_gate_result {
    SL_GATE_PASSED,   /* zero or more events went to the sink, unchanged or expanded */
    SL_GATE_REPAIRED, /* likewise, after a repair that `err` names */
    SL_GATE_DROPPED,  /* nothing went to the sink; `err` says why */
    SL_GATE_ENDS,     /* the policy ends the run here; `err` says why */
    SL_GATE_FAILED,   /* no memory, or the sink said no; the gate is of no more use */
};

/*
 * What readers that join later learn: a snapshot of the thread's messages gives them owners
 * (subagentRunId) that a reader from the beginning does not know. From here on an event must be
 * legal for both; where it would be fatal to who joined alone, it comes out without its tag, under
 * every policy (SL_GATE_REPAIRED). Called once, before the run's first event, with an array of
 * messages that has passed sl_event_read or sl_input_check. False without memory.
 */
bool sl_gate_seed(struct sl_gate *gate, const struct sl_doc *doc, uint32_t messages,
                  struct sl_error *err) SL_MUST_CHECK;

/* The document is the event's, parsed. */
enum sl_gate_result sl_gate_step(struct sl_gate *gate, const struct sl_doc *doc, sl_gate_sink sink,
                                 void *ctx, struct sl_error *err) SL_MUST_CHECK;

/* Sends the events that close everything open to the sink, the last opened first; a RUN_FINISHED is
 * legal behind them. Subagents that still run end by SUBAGENT_ERROR with code "unfinished". */
enum sl_gate_result sl_gate_close_all(struct sl_gate *gate, sl_gate_sink sink, void *ctx,
                                      struct sl_error *err) SL_MUST_CHECK;

bool sl_gate_started(const struct sl_gate *gate); /* RUN_STARTED went through */
bool sl_gate_ended(const struct sl_gate *gate);   /* RUN_FINISHED or RUN_ERROR went through */
/* Bytes that the gate remembers of the run: ids, what is open, what readers that join must hear. */
size_t sl_gate_size(const struct sl_gate *gate);

/*
 * What a reader with an empty pipeline has to be told, in the order in which it was opened: every
 * subagent of the run, the ended ones too (so that parents come first), open steps, messages,
 * spans and calls, and calls that ended without a result. Their subagentRunId is the one that
 * continuations are checked against, which may differ from the original event's after a
 * MESSAGES_SNAPSHOT; send messages, spans and calls behind a snapshot of the messages.
 */
enum sl_open_kind {
    SL_OPEN_SUBAGENT,
    SL_OPEN_STEP,
    SL_OPEN_REASONING, /* a span */
    SL_OPEN_REASONING_MESSAGE,
    SL_OPEN_TEXT,
    SL_OPEN_TOOL_CALL,
    SL_OPEN_UNANSWERED, /* a tool call of this run that ended without a result */
};
struct sl_open_item {
    enum sl_open_kind kind;
    bool answered;             /* an open tool call that already had its result */
    struct sl_str id;          /* WTF-8: messageId, toolCallId, subagentRunId or stepName */
    struct sl_str start_event; /* JSON of the event that opens it, without metadata and rawEvent */
    struct sl_str end_event;   /* of an ended subagent: its end; of an unanswered call: its
                                  TOOL_CALL_END; else empty */
};
/* Calls `each` for every item; stops and returns false when it does, or without memory. */
bool sl_gate_each_open(const struct sl_gate *gate,
                       bool (*each)(void *ctx, const struct sl_open_item *item), void *ctx);

/* Stored form: JSON, appended as one object; loading checks everything. */
void sl_gate_save(const struct sl_gate *gate, struct sl_buf *out);
struct sl_gate *sl_gate_load(const struct sl_doc *doc, uint32_t node,
                             struct sl_error *err) SL_MUST_CHECK;

#endif
