/* SPDX-License-Identifier: MIT */
/* Peers: from their first verb to the last. */
#include "hub/peer.h"

#include "hub/request.h"
#include "hub/subscription.h"

#include <stdlib.h>

struct hub_peer *hub_peer_new(struct hub *hub, enum sl_framing framing,
                              const struct hub_peer_ops *ops, void *ctx)
{
    struct hub_peer *peer = calloc(1, sizeof(*peer));
    if (!peer)
        return NULL;
    peer->hub = hub;
    peer->framing = framing;
    peer->ops = ops;
    peer->ctx = ctx;
    hub->peers++;
    return peer;
}

void hub_peer_free(struct hub_peer *peer)
{
    struct sub *sub, *next;

    HASH_ITER(hh, peer->subs, sub, next)
    {
        sub_drop(sub);
    }
    requests_forget_peer(peer);
    peer->hub->peers--;
    free(peer);
}

void peer_wake(struct hub_peer *peer)
{
    peer->ops->want_write(peer->ctx);
}

size_t hub_peer_unanswered(const struct hub_peer *peer)
{
    return peer->unanswered;
}
