/* SPDX-License-Identifier: MIT */
/*
 * The gate: what of a producer's events may reach a reader, and in which form.
 *
 * One gate serves one run. It checks each event's shape, expands *_CHUNK events into START, CONTENT
 * and END by lane, and checks the order by the reference client's rules; the policy decides what
 * becomes of an event that fails. What comes out is never fatal to the reference client.
 *
 *   repair  leave nulls out of optional fields, close what is open before a finish, drop what
 *           still does not fit; the run goes on
 *   reject  the first event that is fatal, or that the client would warn about for more than an
 *           unknown type or field, ends the run
 *   pass    nothing is mended: what is fatal ends the run, everything else passes as it is
 *
 * Everything is deterministic and depends on nothing but the events and the policy.
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

/* The document is the event's, parsed. */
enum sl_gate_result sl_gate_step(struct sl_gate *gate, const struct sl_doc *doc, sl_gate_sink sink,
                                 void *ctx, struct sl_error *err) SL_MUST_CHECK;

/* Sends the events that close everything open to the sink, innermost first; a RUN_FINISHED is legal
 * behind them. */
enum sl_gate_result sl_gate_close_all(struct sl_gate *gate, sl_gate_sink sink, void *ctx,
                                      struct sl_error *err) SL_MUST_CHECK;

bool sl_gate_started(const struct sl_gate *gate); /* RUN_STARTED went through */
bool sl_gate_ended(const struct sl_gate *gate);   /* RUN_FINISHED or RUN_ERROR went through */

/* What is open, in the order in which it was opened; for resync sequences. */
enum sl_open_kind {
    SL_OPEN_SUBAGENT, /* every subagent started in this run, the ended ones too */
    SL_OPEN_STEP,
    SL_OPEN_REASONING, /* a span */
    SL_OPEN_REASONING_MESSAGE,
    SL_OPEN_TEXT,
    SL_OPEN_TOOL_CALL,
    SL_OPEN_UNANSWERED, /* a tool call of this run that ended without a result */
};
struct sl_open_item {
    enum sl_open_kind kind;
    struct sl_str start_event; /* JSON of the event that opened it, without metadata and rawEvent */
    struct sl_str end_event;   /* of an ended subagent: its end; of an unanswered call: its
                                  TOOL_CALL_END; else empty */
};
/* Calls `each` for every item, subagents parents first; stops and returns false when it does. */
bool sl_gate_each_open(const struct sl_gate *gate,
                       bool (*each)(void *ctx, const struct sl_open_item *item), void *ctx);

/* Stored form: JSON, appended as one object; loading checks everything. */
void sl_gate_save(const struct sl_gate *gate, struct sl_buf *out);
struct sl_gate *sl_gate_load(const struct sl_doc *doc, uint32_t node,
                             struct sl_error *err) SL_MUST_CHECK;

#endif
