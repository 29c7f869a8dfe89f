/* SPDX-License-Identifier: MIT */
/*
 * A subscription: one peer's place in one thread, seen through a filter.
 *
 * Life: LOADING until the thread is there and the verdict is given, then to and fro between READY
 * (it owes something and waits for its turn in the peer's ring), WAITING (it owes something, whose
 * time has not come) and IDLE (it owes nothing: its place is the head). What it owes is a parcel
 * that is under way, or a rebuild, or the items from `at` on; which, is decided when it is
 * gathered, never earlier.
 */
#ifndef SLUICE_HUB_SUBSCRIPTION_H
#define SLUICE_HUB_SUBSCRIPTION_H

#include "hub/peer.h"
#include "hub/thread.h"

enum sub_state { SUB_LOADING, SUB_IDLE, SUB_READY, SUB_WAITING };

struct sub {
    UT_hash_handle hh;       /* in the peer, by number */
    struct sub *prev, *next; /* in the thread */
    /* IDLE: in the lens's list; READY: in the peer's ring; WAITING: in the hub's list */
    struct sub *state_prev, *state_next;
    struct hub_peer *peer;
    struct thread *thread;
    struct lens *lens; /* NULL while LOADING */
    uint32_t number;
    enum sub_state state;

    uint64_t at;       /* the item it gets next; means nothing while IDLE */
    bool at_head_once; /* it has been at the head, so from then on it must keep up */
    bool behind;       /* it owes more than it may: what it gets is decided at its turn */
    bool rebuild;      /* it gets a rebuild first */
    bool from_base;    /* of the view at the window's base, not at the head */
    uint8_t reason;    /* enum sl_reset */
    uint64_t plain_to; /* items before this one are sent as they are */

    struct parcel *parcel; /* under way */
    size_t parcel_at;      /* the frame of it that is next */

    uint64_t coalesce_ms, due_ms;
    unsigned drops;
    struct sl_filter own;    /* what the subscription asked for, without the token's */
    struct sl_filter filter; /* both, until the lens is known */

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

/* The one way from state to state; `at` must be right for READY and WAITING. */
void sub_set_state(struct sub *sub, enum sub_state state);
/* What it owes comes when its time has come, at once where it has none. */
void sub_owe(struct sub *sub);
/* It is asked again after a while. */
void sub_postpone(struct sub *sub);
/* The thread is ready: gives the verdict. May drop the subscription. */
void sub_begin(struct sub *sub);
/* The one way out: leaves everything and frees. */
void sub_drop(struct sub *sub);
/* The lens has a new delivery, item `number` or behind it: its idle subscriptions owe it. */
void sub_wake_idle(struct lens *lens, uint64_t number);
/* The subscription gets a rebuild at the head instead of what it owes. */
void sub_rebuild(struct sub *sub, enum sl_reset reason);
/* Those whose time has come have their turn. */
void subs_due(struct hub *hub);

#endif
