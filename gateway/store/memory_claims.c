/* SPDX-License-Identifier: MIT */
/* Claims of tool calls in the memory store. */
#include "store/memory_claims.h"

#include <stdlib.h>
#include <utlist.h>

static size_t cost_with(struct sl_str call, struct sl_str holder)
{
    return sizeof(struct memory_claim) + 2 * sizeof(struct sl_bytes) + call.len + holder.len;
}

static size_t cost_of(const struct memory_claim *claim)
{
    return cost_with(sl_bytes_str(claim->call), sl_bytes_str(claim->holder));
}

static bool is_over(const struct memory_claim *claim, uint64_t now_ms)
{
    return !claim->answered && claim->expires_ms <= now_ms;
}

static void claim_free(struct memory_claim *claim)
{
    sl_bytes_unref(claim->call);
    sl_bytes_unref(claim->holder);
    free(claim);
}

static void forget(struct memory_claims *claims, struct memory_claim *claim, size_t *bytes)
{
    LL_DELETE(claims->list, claim);
    claims->count--;
    *bytes -= cost_of(claim);
    claim_free(claim);
}

static struct memory_claim *find(const struct memory_claims *claims, struct sl_str call)
{
    struct memory_claim *claim;

    LL_FOREACH(claims->list, claim)
    {
        if (sl_str_equal(sl_bytes_str(claim->call), call))
            return claim;
    }
    return NULL;
}

bool memory_claims_admit(const struct memory_claims *claims, struct sl_str call,
                         struct sl_str holder, uint64_t now_ms, struct sl_error *err)
{
    const struct memory_claim *claim = find(claims, call);

    if (!claim || is_over(claim, now_ms))
        return true;
    if (claim->answered)
        sl_error_set(err, SL_ANSWERED, "toolCallId", "the tool call has its answer");
    else if (sl_str_equal(sl_bytes_str(claim->holder), holder))
        return true;
    else
        sl_error_set(err, SL_CLAIMED, "toolCallId", "another session has claimed the tool call");
    return false;
}

bool memory_claims_of_others(const struct memory_claims *claims, struct sl_str holder,
                             uint64_t now_ms)
{
    const struct memory_claim *claim;

    LL_FOREACH(claims->list, claim)
    {
        if (!claim->answered && !is_over(claim, now_ms) &&
            !sl_str_equal(sl_bytes_str(claim->holder), holder))
            return true;
    }
    return false;
}

static void forget_over(struct memory_claims *claims, uint64_t now_ms, size_t *bytes)
{
    struct memory_claim *claim, *next;

    LL_FOREACH_SAFE(claims->list, claim, next)
    {
        if (is_over(claim, now_ms))
            forget(claims, claim, bytes);
    }
}

static struct memory_claim *claim_new(struct sl_str call, struct sl_str holder)
{
    struct memory_claim *claim = calloc(1, sizeof(*claim));
    if (!claim)
        return NULL;
    claim->call = sl_bytes_new(call);
    claim->holder = sl_bytes_new(holder);
    if (claim->call && claim->holder)
        return claim;
    claim_free(claim);
    return NULL;
}

size_t memory_claims_cost(const struct memory_claims *claims, struct sl_str call,
                          struct sl_str holder)
{
    return find(claims, call) ? 0 : cost_with(call, holder);
}

struct memory_claim *memory_claims_row(struct memory_claims *claims, struct sl_str call,
                                       struct sl_str holder, uint64_t now_ms, size_t *bytes,
                                       struct sl_error *err)
{
    forget_over(claims, now_ms, bytes);
    struct memory_claim *claim = find(claims, call);
    if (claim)
        return claim;
    if (claims->count >= MEMORY_CLAIMS_MAX) {
        sl_error_set(err, SL_TOO_MANY, "toolCallId", "the thread has too many claims");
        if (err)
            err->limit = MEMORY_CLAIMS_MAX;
        return NULL;
    }
    claim = claim_new(call, holder);
    if (!claim) {
        sl_error_memory(err);
        return NULL;
    }
    claim->expires_ms = now_ms;
    LL_PREPEND(claims->list, claim);
    claims->count++;
    *bytes += cost_of(claim);
    return claim;
}

void memory_claims_release(struct memory_claims *claims, struct sl_str call, struct sl_str holder,
                           size_t *bytes)
{
    struct memory_claim *claim = find(claims, call);

    if (claim && !claim->answered && sl_str_equal(sl_bytes_str(claim->holder), holder))
        forget(claims, claim, bytes);
}

void memory_claims_clear(struct memory_claims *claims, size_t *bytes)
{
    while (claims->list)
        forget(claims, claims->list, bytes);
}
