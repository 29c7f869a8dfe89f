/* SPDX-License-Identifier: MIT */
/* Peers: from their first verb to the last. */
#include "hub/peer.h"

#include "hub/holder.h"
#include "hub/request.h"
#include "hub/subscription.h"

#include <assert.h>
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
    sl_bytes_unref(peer->holder);
    peer->hub->peers--;
    free(peer);
}

void peer_wake(struct hub_peer *peer)
{
    peer->ops->want_write(peer->ctx);
}

bool hub_peer_holds(const struct hub_peer *peer)
{
    const struct sub *sub;

    DL_FOREACH2(peer->ready, sub, state_next)
    {
        if (sub->parcel)
            return true;
    }
    return false;
}

size_t hub_peer_unanswered(const struct hub_peer *peer)
{
    return peer->unanswered;
}

/* --- claims --- */

bool hub_peer_name(struct hub_peer *peer, const struct principal *who, struct sl_str session)
{
    assert(!peer->holder);
    peer->holder = request_scoped(who->subject, session);
    return peer->holder != NULL;
}

void hub_release_claims(struct hub_peer *peer)
{
    struct request *request;

    DL_FOREACH2(peer->requests, request, peer_next)
    {
        if (request->kind == REQUEST_CLAIM && request->state == REQUEST_WAITING)
            request->ttl_ms = 0; /* it is not claimed at all, which is answered in its turn */
    }
    holder_release(peer->hub, peer->holder);
}
