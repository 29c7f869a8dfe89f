/* SPDX-License-Identifier: MIT */
/*
 * Requests that change a thread: to run in it, to cancel a run, to give a run input, to change the
 * state, to claim or answer a tool call.
 *
 * They wait in their thread's queue until it is ready and are decided one after another; the store
 * decides, the view only says what it has against it. A peer that goes away leaves its requests
 * behind: they are carried out and answered to nobody.
 *
 * Life: WAITING in the thread's queue; ASKED while the store decides; then answered and gone, but
 * for those that are STORED: a change of the state or an answer until the fold has decided it, a
 * cancel until the run is over, and an input, acknowledged, until its agent has it or the run is
 * over.
 */
#ifndef SLUICE_HUB_REQUEST_H
#define SLUICE_HUB_REQUEST_H

#include "hub/peer.h"
#include "sluice/view.h"

struct hub_run;

/* X(symbol, op): the requests. */
#define REQUESTS(X)                                                                                \
    X(RUN, "run")                                                                                  \
    X(CANCEL, "cancel")                                                                            \
    X(INPUT, "input")                                                                              \
    X(STATE, "state")                                                                              \
    X(ANSWER, "toolResult")                                                                        \
    X(CLAIM, "toolClaim")
#define REQUEST_ENUM(symbol, op) REQUEST_##symbol,
enum request_kind { REQUESTS(REQUEST_ENUM) REQUEST_KINDS };
#undef REQUEST_ENUM

/* Each is a list of the thread's; stored inputs have one of their own. */
enum request_state { REQUEST_LOOSE, REQUEST_WAITING, REQUEST_ASKED, REQUEST_STORED };

struct request {
    struct request *prev, *next;           /* in the list of its state */
    struct request *peer_prev, *peer_next; /* in the peer's list */
    enum request_kind kind;
    enum request_state state;
    struct thread *thread;
    struct hub_peer *peer; /* NULL when it went away */
    struct hub_ref ref;
    bool answered;            /* the peer has been told; it may be told more */
    struct sl_bytes *run;     /* of RUN, CANCEL, INPUT */
    struct sl_bytes *own_key; /* as the client wrote it; all but CANCEL and CLAIM */
    struct sl_bytes *key;     /* with the subject in front, as the store and agents know it */
    struct sl_bytes *body;    /* of the entry to come */
    uint64_t hash;            /* of the whole request, to tell a repeat */
    struct sl_bytes *call;    /* of ANSWER, CLAIM */
    struct sl_bytes *holder;  /* of claims; NULL when the peer has no name */
    uint64_t ttl_ms;          /* of CLAIM */
    struct sl_place place;    /* of the entry, once it is stored */
    bool taken;               /* of INPUT: its agent had it before the store's answer came */

    /* REQUEST_RUN */
    struct sl_bytes *subject;
    struct sl_bytes *persona; /* NULL for none */
    bool any_persona;
    bool has_based_on;
    struct sl_cursor based_on;
    bool rewrite, has_state; /* what the cursor is about */
    struct agent *agent;
    struct hub_run *made; /* ready for the store's yes */
    unsigned tries;
    bool moved; /* the store knows more than the view: wait for the next entry */
    struct sl_place seen;
};

const char *request_op(enum request_kind kind);

/* Decides what can be decided; called when the thread becomes ready and after each entry. */
void requests_go(struct thread *thread);
/* Refuses all that are waiting. */
void requests_lose(struct thread *thread, const struct sl_error *err);
/* Frees all, answered or not: the hub goes away. */
void requests_discard(struct thread *thread);
void requests_forget_peer(struct hub_peer *peer);
/* The view has folded an entry: answers what it decided. */
void requests_folded(struct thread *thread, const struct sl_entry *entry,
                     const struct sl_view_report *report);

/* --- for the files of the requests --- */

/* NULL without memory. */
struct request *request_new(struct hub_peer *peer, struct hub_ref ref, enum request_kind kind);
/* The one way from list to list. What is stored lies in the order of its places. */
void request_set_state(struct request *request, enum request_state state);
/* Back to the head of the queue. */
void request_wait_again(struct request *request);
/* The request must be LOOSE. */
void request_free(struct request *request);
/* Puts the request into its thread's queue; takes it. */
void request_enqueue_take(struct request *request, struct sl_str thread);
void request_refuse(struct request *request, const struct sl_error *err); /* and frees it */
void request_refuse_without_memory(struct request *request);
/* Answered, but may be told more: it no longer counts as unanswered. */
void request_set_answered(struct request *request);
/* Keys of different subjects never meet: the subject's length and the subject come first. NULL
 * without memory. */
struct sl_bytes *request_scoped(const char *subject, struct sl_str key);

/* A hash of the whole request: its op and what the client wrote, in order. 0 without memory. */
uint64_t request_hash(enum request_kind kind, const struct sl_str *parts, size_t count);

/* --- admit.c, post.c, stored.c --- */
void request_admit(struct request *request);
void request_post(struct request *request);
void request_claim(struct request *request);
/* A `run` has what names it in its input, and the store and the view do not know frames. */
void request_refuse_run(struct hub_peer *peer, struct hub_ref ref, const struct sl_error *err);
/* Whether the run of a stored cancel is over, which is answered then. */
bool request_settle_cancel(struct request *request);
/* The store has the entry of a request, or had it before: answers what can be answered. */
void request_posted(struct request *request, const struct store_posted *result);
/* Inputs on their way into the view that are stored already, and their bytes. */
size_t request_inputs_unfolded(const struct thread *thread, size_t *bytes);

#endif
