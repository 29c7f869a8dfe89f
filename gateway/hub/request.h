/* SPDX-License-Identifier: MIT */
/*
 * Requests that change a thread: to run in it, to cancel a run.
 *
 * They wait in their thread's queue until it is ready and are decided one after another; the store
 * decides an admission, the view only says what it has against it. A peer that goes away leaves its
 * requests behind: they are carried out and answered to nobody.
 */
#ifndef SLUICE_HUB_REQUEST_H
#define SLUICE_HUB_REQUEST_H

#include "hub/peer.h"

struct hub_run;

enum request_kind { REQUEST_RUN, REQUEST_CANCEL };

struct request {
    struct request *prev, *next;           /* in the thread's queue, or among those asked */
    struct request *peer_prev, *peer_next; /* in the peer's list */
    enum request_kind kind;
    struct thread *thread;
    struct hub_peer *peer; /* NULL when it went away */
    struct hub_ref ref;
    struct sl_bytes *run;

    /* REQUEST_RUN */
    struct sl_bytes *key; /* with the subject in front */
    struct sl_bytes *subject;
    struct sl_bytes *grant; /* body of the grant entry */
    struct agent *agent;
    struct hub_run *made; /* ready for the store's yes */
    unsigned tries;
    bool moved; /* the store knows more than the view: wait for the next entry */
    uint64_t based_on_lease;
};

/* Decides what can be decided; called when the thread becomes ready and after each entry. */
void requests_go(struct thread *thread);
/* Refuses all that are waiting. */
void requests_lose(struct thread *thread, const struct sl_error *err);
/* Frees all, answered or not: the hub goes away. */
void requests_discard(struct thread *thread);
void requests_forget_peer(struct hub_peer *peer);

#endif
