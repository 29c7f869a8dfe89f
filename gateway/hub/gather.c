/* SPDX-License-Identifier: MIT */
/* Gathering what a peer is owed into one message. */
#include "hub/caps.h"
#include "hub/message.h"
#include "hub/subscription.h"

#include <assert.h>

/* --- the window's items --- */

static bool write_item(struct sub *sub, struct window_item *item, struct message_writer *writer)
{
    const struct sl_bytes *cursor = window_cursor(item, lens_cursor(sub->lens, item->place));
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

static void skip_nothing(struct sub *sub)
{
    const struct window *window = &sub->lens->window;

    while (sub->at < window_end(window) && window_at(window, sub->at)->kind == WINDOW_NOTHING)
        sub->at++;
}

static bool write_next_item(struct sub *sub, struct message_writer *writer)
{
    struct window *window = &sub->lens->window;

    skip_nothing(sub);
    return sub->at == window_end(window) || write_item(sub, window_at(window, sub->at++), writer);
}

/* --- what it gets instead --- */

static enum lens_made make_rebuild(struct sub *sub, enum sl_framing framing)
{
    enum parcel_kind kind = sub->from_base ? PARCEL_BASE : PARCEL_REBUILD;
    enum lens_made made = lens_rebuild(sub->lens, kind, framing, &sub->parcel);

    if (made == LENS_MADE)
        sub->rebuild = sub->from_base = sub->behind = false;
    return made;
}

static bool is_small(const struct hub *hub, const struct parcel *span)
{
    return span->count <= hub->options.sub_queue_entries &&
           span->bytes <= hub->options.sub_queue_bytes;
}

/* Of a span that is still too much and a rebuild the smaller one. */
static enum lens_made make_smaller(struct sub *sub, struct parcel *span)
{
    struct parcel *rebuild = NULL;
    enum lens_made made = lens_rebuild(sub->lens, PARCEL_REBUILD, span->framing, &rebuild);

    if (made != LENS_MADE) {
        parcel_unref(span);
        return made;
    }
    bool span_wins = span->bytes <= rebuild->bytes;
    sub->parcel = span_wins ? span : rebuild;
    parcel_unref(span_wins ? rebuild : span);
    sub->reason = SL_RESET_BEHIND;
    sub->behind = false;
    return LENS_MADE;
}

static enum lens_made make_for_behind(struct sub *sub, enum sl_framing framing)
{
    struct parcel *span = NULL;
    enum lens_made made = lens_span(sub->lens, sub->at, framing, sub->drops, &span);

    if (made == LENS_LOST) {
        sub_rebuild(sub, SL_RESET_BEHIND);
        return make_rebuild(sub, framing);
    }
    if (made != LENS_MADE)
        return made;
    if (!is_small(sub->peer->hub, span))
        return make_smaller(sub, span);
    sub->parcel = span;
    sub->behind = false;
    return LENS_MADE;
}

/* What came since the last beat, collapsed, or as it is where that cannot be. */
static enum lens_made make_beat(struct sub *sub, enum sl_framing framing)
{
    enum lens_made made = lens_span(sub->lens, sub->at, framing, sub->drops, &sub->parcel);

    if (made == LENS_LOST)
        sub->plain_to = window_end(&sub->lens->window);
    return made == LENS_LOST ? LENS_MADE : made;
}

/* Decides what the subscription gets now. Without a parcel it is the window's next item. */
static enum lens_made decide(struct sub *sub, enum sl_framing framing)
{
    if (sub->rebuild)
        return make_rebuild(sub, framing);
    if (sub->behind)
        return make_for_behind(sub, framing);
    if (sub->coalesce_ms && sub->at >= sub->plain_to &&
        window_owed(&sub->lens->window, sub->at).entries > 1)
        return make_beat(sub, framing);
    return LENS_MADE;
}

static void finish_parcel(struct sub *sub)
{
    sub->at = sub->parcel->to;
    parcel_unref(sub->parcel);
    sub->parcel = NULL;
    if (sub->at < sub->lens->window.first)
        sub_rebuild(sub, SL_RESET_HISTORY_GONE);
}

/* The next frame of it, or all where that fits a message. */
static void write_parcel(struct sub *sub, struct message_writer *writer)
{
    const struct parcel *parcel = sub->parcel;
    size_t length = parcel_length(parcel);
    size_t end = parcel_fits(parcel) ? length : sub->parcel_at + 1;

    for (; sub->parcel_at < end && sub->parcel_at < length; sub->parcel_at++)
        parcel_write(parcel, sub->parcel_at, sub->number, (enum sl_reset)sub->reason, writer);
    if (sub->parcel_at >= length)
        finish_parcel(sub);
}

/* --- turns --- */

static void settle(struct sub *sub)
{
    if (sub->parcel || sub->rebuild) {
        sub_set_state(sub, SUB_READY);
        return;
    }
    skip_nothing(sub);
    if (sub->at == window_end(&sub->lens->window))
        sub_set_state(sub, SUB_IDLE);
    else if (sub->at < sub->plain_to)
        sub_set_state(sub, SUB_READY);
    else
        sub_owe(sub);
}

/* One frame, or one parcel that fits a message, of one subscription. False without memory. */
static bool take_turn(struct sub *sub, struct message_writer *writer)
{
    if (!sub->parcel) {
        sub->parcel_at = 0;
        switch (decide(sub, writer->framing)) {
        case LENS_MADE:
            break;
        case LENS_LATER:
            sub_postpone(sub);
            return true;
        case LENS_LOST:
        case LENS_NO_MEMORY:
            return false;
        }
    }
    if (sub->parcel)
        write_parcel(sub, writer);
    else if (!write_next_item(sub, writer))
        return false;
    settle(sub);
    return true;
}

bool hub_gather(struct hub_peer *peer, size_t budget, struct hub_message *message, bool *more)
{
    struct message_writer writer;

    if (peer->broken)
        return false;
    caps_apply(peer);
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
