/* SPDX-License-Identifier: MIT */
/* Sessions and the claims that they took. */
#include "hub/holder.h"

#include <assert.h>
#include <stdlib.h>

enum { CLAIMS_MAX = 1000 };

struct holder_claim {
    struct holder_claim *prev, *next;
    struct sl_bytes *thread, *call;
    uint64_t expires_ms;
};

struct hub_holder {
    UT_hash_handle hh; /* in the hub, by name */
    struct sl_bytes *name;
    struct holder_claim *claims; /* never none; the oldest first */
    size_t count;
};

static struct hub_holder *find(const struct hub *hub, const struct sl_bytes *name)
{
    struct hub_holder *holder = NULL;

    if (name)
        HASH_FIND(hh, hub->holders, name->data, name->len, holder);
    return holder;
}

static struct holder_claim *find_claim(const struct hub_holder *holder, struct sl_str thread,
                                       struct sl_str call)
{
    struct holder_claim *claim;

    DL_FOREACH(holder->claims, claim)
    {
        if (sl_str_equal(sl_bytes_str(claim->call), call) &&
            sl_str_equal(sl_bytes_str(claim->thread), thread))
            return claim;
    }
    return NULL;
}

static void claim_free(struct holder_claim *claim)
{
    sl_bytes_unref(claim->thread);
    sl_bytes_unref(claim->call);
    free(claim);
}

static void holder_free(struct hub *hub, struct hub_holder *holder)
{
    assert(hub->holders);
    HASH_DEL(hub->holders, holder);
    sl_bytes_unref(holder->name);
    free(holder);
}

/* The last one takes the holder with it. */
static void forget(struct hub *hub, struct hub_holder *holder, struct holder_claim *claim)
{
    DL_DELETE(holder->claims, claim);
    holder->count--;
    claim_free(claim);
    if (!holder->claims)
        holder_free(hub, holder);
}

static struct hub_holder *holder_new(struct hub *hub, struct sl_bytes *name)
{
    struct hub_holder *holder = calloc(1, sizeof(*holder));

    if (!holder)
        return NULL;
    holder->name = sl_bytes_ref(name);
    HASH_ADD_KEYPTR(hh, hub->holders, holder->name->data, holder->name->len, holder);
    if (holder->hh.tbl)
        return holder;
    sl_bytes_unref(holder->name);
    free(holder);
    return NULL;
}

static struct holder_claim *claim_new(struct sl_str thread, struct sl_str call)
{
    struct holder_claim *claim = calloc(1, sizeof(*claim));

    if (!claim)
        return NULL;
    claim->thread = sl_bytes_new(thread);
    claim->call = sl_bytes_new(call);
    if (claim->thread && claim->call)
        return claim;
    claim_free(claim);
    return NULL;
}

bool holder_note(struct hub *hub, struct sl_bytes *name, struct sl_str thread, struct sl_str call,
                 uint64_t expires_ms)
{
    struct hub_holder *holder = find(hub, name);
    struct holder_claim *claim = holder ? find_claim(holder, thread, call) : NULL;

    if (!claim) {
        claim = claim_new(thread, call);
        if (claim && !holder)
            holder = holder_new(hub, name);
        if (!claim || !holder) {
            if (claim)
                claim_free(claim);
            return false;
        }
        DL_APPEND(holder->claims, claim);
        holder->count++;
    }
    claim->expires_ms = expires_ms;
    if (holder->count > CLAIMS_MAX)
        forget(hub, holder, holder->claims);
    return true;
}

void holder_drop(struct hub *hub, struct sl_bytes *name, struct sl_str thread, struct sl_str call)
{
    struct hub_holder *holder = find(hub, name);
    struct holder_claim *claim = holder ? find_claim(holder, thread, call) : NULL;

    if (claim)
        forget(hub, holder, claim);
}

static void released(void *ctx, uint64_t expires_ms, const struct sl_error *err)
{
    (void)ctx;
    (void)expires_ms;
    (void)err; /* what could not be given back runs out by itself */
}

static void give_back(struct hub *hub, struct hub_holder *holder, struct holder_claim *row)
{
    struct store_claim claim = {.thread = sl_bytes_str(row->thread),
                                .call = sl_bytes_str(row->call),
                                .holder = sl_bytes_str(holder->name)};

    (void)hub->store->ops->claim(hub->store, &claim, released, NULL);
    forget(hub, holder, row);
}

void holder_give_back(struct hub *hub, struct sl_bytes *name, struct sl_str thread,
                      struct sl_str call)
{
    struct hub_holder *holder = find(hub, name);
    struct holder_claim *claim = holder ? find_claim(holder, thread, call) : NULL;

    if (claim)
        give_back(hub, holder, claim);
}

void holder_release(struct hub *hub, struct sl_bytes *name)
{
    struct hub_holder *holder;

    while ((holder = find(hub, name)))
        give_back(hub, holder, holder->claims);
}

static void forget_over(struct hub *hub, struct hub_holder *holder, uint64_t now_ms)
{
    struct holder_claim *claim, *next;

    DL_FOREACH_SAFE(holder->claims, claim, next)
    {
        bool is_last = holder->count == 1;
        if (claim->expires_ms > now_ms)
            continue;
        forget(hub, holder, claim);
        if (is_last)
            return;
    }
}

void holders_tick(struct hub *hub, uint64_t now_ms)
{
    struct hub_holder *holder, *next;

    HASH_ITER(hh, hub->holders, holder, next)
    {
        forget_over(hub, holder, now_ms);
    }
}

void holders_free(struct hub *hub)
{
    holders_tick(hub, UINT64_MAX);
}
