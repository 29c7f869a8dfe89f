/* SPDX-License-Identifier: MIT */
/* Gathering what a peer is owed into one message. */
#include "hub/message.h"
#include "hub/subscription.h"
#include "hub/thread.h"

/* --- the queue cap --- */

/* What counts against the cap: a reader that has been at the head once. A replay that is still
 * catching up costs nothing but its place. */
static bool counts(const struct sub *sub)
{
    return sub->at_head_once && !sub->rebuild;
}

static bool passes(struct window_owed owed, uint64_t entries, uint64_t bytes)
{
    return owed.entries > entries || owed.bytes > bytes;
}

static struct window_owed sum_owed(const struct hub_peer *peer, size_t *readers)
{
    struct window_owed sum = {0, 0};
    const struct sub *sub;

    *readers = 0;
    DL_FOREACH2(peer->ready, sub, state_next)
    {
        if (!counts(sub))
            continue;
        struct window_owed owed = window_owed(&sub->thread->window, sub->at);
        sum.entries += owed.entries;
        sum.bytes += owed.bytes;
        (*readers)++;
    }
    return sum;
}

/* Every reader that owes more than this falls behind. A lone event is never overflow. */
static void mark_behind(struct hub_peer *peer, uint64_t entries, uint64_t bytes)
{
    struct sub *sub;

    DL_FOREACH2(peer->ready, sub, state_next)
    {
        if (!counts(sub))
            continue;
        struct window_owed owed = window_owed(&sub->thread->window, sub->at);
        if (owed.entries > 1 && passes(owed, entries, bytes))
            sub_fall_behind(sub, SL_RESET_BEHIND);
    }
}

/* The window moved past what a slow reader would get next. */
static void mark_gone(struct hub_peer *peer)
{
    struct sub *sub;

    DL_FOREACH2(peer->ready, sub, state_next)
    {
        if (!sub->rebuild && sub->at < sub->thread->window.first)
            sub_fall_behind(sub, SL_RESET_HISTORY_GONE);
    }
}

/* Those who alone pass the cap go first; when the sum still does, those over their fair share. */
static void apply_cap(struct hub_peer *peer)
{
    uint64_t entries = peer->hub->options.queue_entries, bytes = peer->hub->options.queue_bytes;
    size_t readers;

    if (!passes(sum_owed(peer, &readers), entries, bytes))
        return;
    mark_behind(peer, entries, bytes);
    if (passes(sum_owed(peer, &readers), entries, bytes) && readers)
        mark_behind(peer, entries / readers, bytes / readers);
}

/* --- turns --- */

static bool write_item(struct sub *sub, struct window_item *item, struct message_writer *writer)
{
    struct thread *thread = sub->thread;
    const struct sl_bytes *cursor = window_cursor(item, thread_cursor(thread, item->place));
    struct sl_str run = item->run ? sl_bytes_str(item->run) : (struct sl_str){NULL, 0};
    struct sl_bytes *bytes;
    size_t start, len;

    if (!cursor || !window_body(item, writer->framing, &bytes, &start, &len))
        return false;
    struct sl_str at = sl_bytes_str(cursor);
    struct sl_buf *out = message_frame(writer);
    if (item->kind == WINDOW_EVENT)
        sl_frame_event_head(writer->framing, sub->number, at, run, item->expires_ms, out);
    else
        sl_frame_state_head(writer->framing, sub->number, at, item->kind == WINDOW_PATCH, out);
    message_add_shared(writer, bytes, start, len);
    sl_frame_tail(writer->framing, out);
    return true;
}

static bool write_rebuild(struct sub *sub, struct message_writer *writer)
{
    struct thread *thread = sub->thread;
    struct rebuild *rebuild = thread_rebuild(thread, sub->from_base, writer->framing);

    if (!rebuild)
        return false;
    rebuild_write(rebuild, sub->number, sub->reason, writer);
    sub->at = sub->from_base ? thread->window.first : window_end(&thread->window);
    sub->rebuild = sub->from_base = false;
    return true;
}

static void skip_nothing(struct sub *sub)
{
    const struct window *window = &sub->thread->window;

    while (sub->at < window_end(window) && window_at(window, sub->at)->kind == WINDOW_NOTHING)
        sub->at++;
}

/* One frame, or one rebuild, of one subscription. */
static bool take_turn(struct sub *sub, struct message_writer *writer)
{
    struct window *window = &sub->thread->window;

    if (sub->rebuild) {
        if (!write_rebuild(sub, writer))
            return false;
    } else {
        skip_nothing(sub);
        if (sub->at < window_end(window) && !write_item(sub, window_at(window, sub->at++), writer))
            return false;
    }
    skip_nothing(sub);
    sub_set_state(sub, sub->at == window_end(window) ? SUB_IDLE : SUB_READY);
    return true;
}

bool hub_gather(struct hub_peer *peer, size_t budget, struct hub_message *message, bool *more)
{
    struct message_writer writer;

    if (peer->broken)
        return false;
    mark_gone(peer);
    apply_cap(peer);
    message_begin(&writer, peer->framing, message);
    while (peer->ready && (message->frames == 0 || message_size(&writer) < budget)) {
        if (!take_turn(peer->ready, &writer)) {
            hub_message_reset(message);
            return false;
        }
    }
    if (!message_end(&writer))
        return false;
    *more = peer->ready != NULL;
    return true;
}
