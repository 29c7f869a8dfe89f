/* SPDX-License-Identifier: MIT */
/* A peer: one connection's subscriptions and unanswered requests. */
#ifndef SLUICE_HUB_PEER_H
#define SLUICE_HUB_PEER_H

#include "hub/state.h"

struct sub;
struct request;

struct hub_peer {
    struct hub *hub;
    enum sl_framing framing;
    const struct hub_peer_ops *ops;
    void *ctx;
    struct sub *subs;  /* hash by number */
    struct sub *ready; /* those that owe something, the next one's turn first */
    struct request *requests;
    size_t unanswered;
    struct sl_bytes *holder; /* of claims: see hub_peer_name; NULL for none */
    bool broken; /* an answer found no memory: hub_gather fails, so that the connection closes */
};

/* Something is owed that was not owed before. */
void peer_wake(struct hub_peer *peer);

#endif
