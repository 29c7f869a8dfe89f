/* SPDX-License-Identifier: MIT */
/* Who owes too much. */
#include "hub/caps.h"

#include "hub/subscription.h"

struct cap {
    uint64_t entries, bytes;
};

/* What counts: a reader that has been at the head once, and is not given something else already. A
 * replay that is still catching up costs nothing but its place. */
static bool counts(const struct sub *sub)
{
    return sub->at_head_once && !sub->parcel && !sub->rebuild;
}

static struct window_owed owed(const struct sub *sub)
{
    return window_owed(&sub->lens->window, sub->at);
}

static bool passes(struct window_owed owed, struct cap cap)
{
    return owed.entries > cap.entries || owed.bytes > cap.bytes;
}

/* A large event is no overflow when it alone passes the cap in bytes. */
static bool overflows(const struct sub *sub, struct cap cap)
{
    struct window_owed all = owed(sub);

    if (all.entries <= 1 || !passes(all, cap))
        return false;
    if (all.entries > cap.entries)
        return true;
    return all.bytes - window_largest(&sub->lens->window, sub->at) > cap.bytes;
}

static struct window_owed sum_owed(const struct hub_peer *peer, size_t *readers)
{
    struct window_owed sum = {0, 0};
    const struct sub *sub;

    *readers = 0;
    DL_FOREACH2(peer->ready, sub, state_next)
    {
        if (!counts(sub) || sub->behind)
            continue;
        struct window_owed each = owed(sub);
        sum.entries += each.entries;
        sum.bytes += each.bytes;
        (*readers)++;
    }
    return sum;
}

static void mark_behind(struct hub_peer *peer, struct cap cap)
{
    struct sub *sub;

    DL_FOREACH2(peer->ready, sub, state_next)
    {
        if (counts(sub) && !sub->behind && overflows(sub, cap))
            sub->behind = true;
    }
}

/* The window moved past what a slow reader would get next. */
static void mark_gone(struct hub_peer *peer)
{
    struct sub *sub;

    DL_FOREACH2(peer->ready, sub, state_next)
    {
        if (!sub->parcel && !sub->rebuild && sub->at < sub->lens->window.first)
            sub_rebuild(sub, SL_RESET_HISTORY_GONE);
    }
}

/* Those who alone pass a subscription's cap go first; when the sum passes the connection's, those
 * over their fair share. */
void caps_apply(struct hub_peer *peer)
{
    const struct hub_options *options = &peer->hub->options;
    struct cap each = {options->sub_queue_entries, options->sub_queue_bytes};
    struct cap all = {options->queue_entries, options->queue_bytes};
    size_t readers;

    mark_gone(peer);
    mark_behind(peer, each);
    struct window_owed sum = sum_owed(peer, &readers);
    if (readers && passes(sum, all))
        mark_behind(peer, (struct cap){all.entries / readers, all.bytes / readers});
}
