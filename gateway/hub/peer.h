/* SPDX-License-Identifier: MIT */
/* A peer: one connection's subscriptions and unanswered requests. */
#ifndef SLUICE_HUB_PEER_H
#define SLUICE_HUB_PEER_H

#include "hub/state.h"

struct sub;
struct request;

/* A claim that was taken through a peer, or asked for. */
struct peer_claim {
    struct peer_claim *next;
    struct sl_bytes *thread, *call;
};

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
    struct peer_claim *claims;
    size_t claim_count;
    bool broken; /* an answer found no memory: hub_gather fails, so that the connection closes */
};

/* Something is owed that was not owed before. */
void peer_wake(struct hub_peer *peer);
/* Remembers a claim, to be given back; the oldest of very many is forgotten and runs out by
 * itself. False without memory. */
bool peer_note_claim(struct hub_peer *peer, struct sl_str thread, struct sl_str call) SL_MUST_CHECK;
void peer_forget_claim(struct hub_peer *peer, struct peer_claim *claim);
/* There is nothing to be given back of this call any more. */
void peer_drop_claim(struct hub_peer *peer, struct sl_str thread, struct sl_str call);

#endif
