/* SPDX-License-Identifier: MIT */
/*
 * A thread's log: its places, its entries, and the cursor that names a place to the outside.
 */
#ifndef SLUICE_ENTRY_H
#define SLUICE_ENTRY_H

#include "sluice/buf.h"
#include "sluice/error.h"
#include "sluice/gate.h"

/* A place in a log: the stream id (compared as numbers), and how many of the deliveries that were
 * derived from the entry lie before it. {0, 0, 0} is before everything. */
struct sl_place {
    uint64_t ms;
    uint64_t seq;
    uint32_t sub;
};
int sl_place_compare(struct sl_place a, struct sl_place b);

/* X(symbol, name): what an entry is. */
#define SL_ENTRIES(X)                                                                              \
    X(GRANT, "grant") /* a lease was given: the run begins, or goes on under another holder */     \
    X(FENCE,                                                                                       \
      "fence") /* the lease was taken back: the run ends here with the gateway's terminal */       \
    X(EVENT, "event")   /* an AG-UI event of the lease's holder */                                 \
    X(PATCH, "patch")   /* a client's change of the state */                                       \
    X(INPUT, "input")   /* a client's input to the live run */                                     \
    X(TAKEN, "taken")   /* the lease's holder has these inputs */                                  \
    X(ANSWER, "answer") /* a client's result of a tool call */
#define SL_ENTRY_ENUM(symbol, name) SL_ENTRY_##symbol,
enum sl_entry_kind { SL_ENTRIES(SL_ENTRY_ENUM) SL_ENTRY_COUNT };
#undef SL_ENTRY_ENUM

struct sl_entry {
    struct sl_place place; /* sub is 0 */
    enum sl_entry_kind kind;
    uint64_t lease;     /* rises per thread with every grant and fence */
    struct sl_str run;  /* requested run id, WTF-8; empty for a patch or answer between runs */
    struct sl_str body; /* JSON, by kind:
                           EVENT  the producer's bytes
                           GRANT  {"threadId":…,"agent":…,"policy":"repair","rewrite":false,
                                   "key":…,"subject":…,"channel":true,"interruptMs":…,
                                   "input":RunAgentInput}; of a run that is live: {}
                           FENCE  {"outcome":"cancelled"} or {"code":…,"message":…}
                           PATCH  {"key":…,"patch":[…]} or {"key":…,"state":…}
                           INPUT  {"key":…,"subject":…,"value":…}
                           TAKEN  {"keys":[…]}
                           ANSWER {"key":…,"subject":…,"toolCallId":…,"messageId":…,"content":…}
                                   and perhaps "error" */
};

/*
 * The cursor: opaque to its holder, 32 to 67 characters of [A-Za-z0-9_-], the same in every
 * framing. It carries a check, so junk and cursors of other threads are told apart from old ones;
 * it is no secret and proves no right. One place has one text.
 */
struct sl_cursor {
    uint64_t thread;     /* sl_thread_hash of the thread's id */
    uint64_t generation; /* random, per log */
    struct sl_place place;
    uint32_t filter; /* hash of the filter it was delivered under, 0 for none */
    bool in_span;    /* inside a collapsed span or resync: resuming here starts with a resync */
};
#define SL_CURSOR_MAX 96

uint64_t sl_thread_hash(struct sl_str thread_id);
/* NUL-terminated; returns the length. */
size_t sl_cursor_print(const struct sl_cursor *cursor, char out[SL_CURSOR_MAX]);
/* SL_BAD_CURSOR when it is not one. Whose thread it is of is for the caller to compare: a reader
 * with a cursor of another thread gets a resync, one with junk an error. */
bool sl_cursor_parse(struct sl_str text, struct sl_cursor *out, struct sl_error *err) SL_MUST_CHECK;

#endif
