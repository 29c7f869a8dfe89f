/* SPDX-License-Identifier: MIT */
/* Peers: from their first verb to the last. */
#include "hub/peer.h"

#include "hub/request.h"
#include "hub/subscription.h"

#include <assert.h>
#include <stdlib.h>

enum { CLAIMS_MAX = 1000 };

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
    while (peer->claims)
        peer_forget_claim(peer, peer->claims);
    sl_bytes_unref(peer->holder);
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

/* --- claims --- */

bool hub_peer_name(struct hub_peer *peer, const struct principal *who, struct sl_str session)
{
    assert(!peer->holder);
    peer->holder = request_scoped(who->subject, session);
    return peer->holder != NULL;
}

static struct peer_claim *find_claim(const struct hub_peer *peer, struct sl_str thread,
                                     struct sl_str call)
{
    struct peer_claim *claim;

    LL_FOREACH(peer->claims, claim)
    {
        if (sl_str_equal(sl_bytes_str(claim->call), call) &&
            sl_str_equal(sl_bytes_str(claim->thread), thread))
            return claim;
    }
    return NULL;
}

void peer_drop_claim(struct hub_peer *peer, struct sl_str thread, struct sl_str call)
{
    struct peer_claim *claim = find_claim(peer, thread, call);

    if (claim)
        peer_forget_claim(peer, claim);
}

void peer_forget_claim(struct hub_peer *peer, struct peer_claim *claim)
{
    LL_DELETE(peer->claims, claim);
    peer->claim_count--;
    sl_bytes_unref(claim->thread);
    sl_bytes_unref(claim->call);
    free(claim);
}

bool peer_note_claim(struct hub_peer *peer, struct sl_str thread, struct sl_str call)
{
    if (find_claim(peer, thread, call))
        return true;
    struct peer_claim *claim = calloc(1, sizeof(*claim));
    if (!claim)
        return false;
    LL_APPEND(peer->claims, claim);
    peer->claim_count++;
    claim->thread = sl_bytes_new(thread);
    claim->call = sl_bytes_new(call);
    if (!claim->thread || !claim->call) {
        peer_forget_claim(peer, claim);
        return false;
    }
    if (peer->claim_count > CLAIMS_MAX)
        peer_forget_claim(peer, peer->claims);
    return true;
}
