/* SPDX-License-Identifier: MIT */
/*
 * A subscription: one peer's place in one thread.
 *
 * Life: LOADING until the thread is there and the verdict is given, then to and fro between READY
 * (it owes something and waits for its turn in the peer's ring) and IDLE (it owes nothing: its
 * place is the head). What it owes is either a rebuild or the items from `at` on; which, is decided
 * when it is gathered, never earlier.
 */
#ifndef SLUICE_HUB_SUBSCRIPTION_H
#define SLUICE_HUB_SUBSCRIPTION_H

#include "hub/peer.h"
#include "hub/thread.h"

enum sub_state { SUB_LOADING, SUB_IDLE, SUB_READY };

struct sub {
    UT_hash_handle hh;                   /* in the peer, by number */
    struct sub *prev, *next;             /* in the thread */
    struct sub *state_prev, *state_next; /* IDLE: in the thread's list; READY: in the peer's ring */
    struct hub_peer *peer;
    struct thread *thread;
    uint32_t number;
    enum sub_state state;

    uint64_t at;       /* the item it gets next; means nothing while IDLE */
    bool at_head_once; /* it has been at the head, so from then on it must keep up */
    bool rebuild;      /* it gets a rebuild first */
    bool from_base;    /* of the view at the window's base, not at the head */
    enum sl_reset reason;

    /* Until the verdict. */
    struct hub_ref ref;
    size_t index; /* in the frame that asked for it */
    bool from_start, has_after;
    struct sl_cursor after;
};

/* X(symbol, name): the verdicts of a `subscribed` frame. */
#define SUB_VERDICTS(X)                X(LIVE, "live") X(REPLAY, "replay") X(RESYNC, "resync")
#define SUB_VERDICT_ENUM(symbol, name) SUB_##symbol,
enum sub_verdict_kind { SUB_VERDICTS(SUB_VERDICT_ENUM) SUB_NOT_STORED };
#undef SUB_VERDICT_ENUM

struct sub_verdict {
    enum sub_verdict_kind kind;
    enum sl_reset reason; /* of a resync */
    bool from_base;       /* likewise */
    uint64_t at;          /* of a replay */
};
const char *sub_verdict_name(enum sub_verdict_kind kind);

/* The one way from state to state; `at` must be right for READY. */
void sub_set_state(struct sub *sub, enum sub_state state);
/* The thread is ready: gives the verdict. May drop the subscription. */
void sub_begin(struct sub *sub);
/* The one way out: leaves everything and frees. */
void sub_drop(struct sub *sub);
/* The thread has a new delivery, item `number`: its idle subscriptions owe it. */
void sub_wake_idle(struct thread *thread, uint64_t number);
/* The subscription gets a rebuild at the head instead of what it owes. */
void sub_fall_behind(struct sub *sub, enum sl_reset reason);

#endif
