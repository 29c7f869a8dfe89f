/* SPDX-License-Identifier: MIT */
/* What a lens makes for readers that are not given its items: collapsed spans and rebuilds. */
#include "hub/lens.h"

#include "hub/thread.h"

#include <assert.h>

/* Bytes that are collapsed or rebuilt in one tick, so that a thousand readers who wake at once hold
 * nobody up. One is always made. */
enum { TICK_BYTES = 4 << 20, ITEM_COST = 128 };

/* --- limits --- */

static bool may_make(struct hub *hub)
{
    if (hub->made_bytes >= TICK_BYTES)
        return false;
    if (hub->held.bytes < hub->options.max_held)
        return true;
    /* What is only kept in case somebody else needs it goes first. */
    hub_tidy(hub);
    return hub->held.bytes < hub->options.max_held;
}

/* Puts it where others find it. */
static enum lens_made keep(struct lens *lens, struct parcel *parcel, struct parcel **out)
{
    struct hub *hub = lens->thread->hub;

    if (parcel->kind == PARCEL_SPAN)
        hub->spans_made++;
    else
        hub->rebuilds_made++;
    DL_PREPEND(lens->parcels, parcel);
    *out = parcel_ref(parcel);
    return LENS_MADE;
}

/* --- spans --- */

struct span {
    struct lens *lens;
    struct parcel *parcel;
    struct sl_collapse *collapse;
    struct sl_buf numbers; /* uint64_t: the items that were added */
};

static bool add_items(struct span *span)
{
    struct window *window = &span->lens->window;

    for (uint64_t number = span->parcel->from; number < span->parcel->to; number++) {
        const struct window_item *item = window_at(window, number);
        if (item->kind == WINDOW_NOTHING)
            continue;
        struct sl_delivery delivery = window_delivery(item);
        sl_buf_add(&span->numbers, &number, sizeof(number));
        if (!sl_collapse_add(span->collapse, &delivery, marks_find(&window->marks, number)))
            return false;
    }
    return !span->numbers.failed;
}

static bool take_collapsed(void *ctx, const struct sl_delivery *delivery, size_t source)
{
    struct span *span = ctx;
    struct sl_bytes *bytes;
    uint64_t number;
    size_t start, len;

    if (source == SIZE_MAX)
        return parcel_add(span->parcel, delivery, NULL, 0, 0);
    assert(source < span->numbers.len / sizeof(number));
    memcpy(&number, span->numbers.ptr + source * sizeof(number), sizeof(number));
    struct window_item *item = window_at(&span->lens->window, number);
    return window_body(item, span->parcel->framing, &bytes, &start, &len) &&
           parcel_add(span->parcel, delivery, bytes, start, len);
}

static enum lens_made collapse(struct span *span)
{
    const struct lens *lens = span->lens;
    struct sl_mark *end = NULL;
    enum lens_made made = LENS_NO_MEMORY;

    if (!add_items(span))
        return made;
    end = lens->fold ? sl_lens_mark(lens->fold) : sl_view_mark(lens->thread->view);
    if (!end)
        return made;
    switch (sl_collapse_end(span->collapse, end, take_collapsed, span)) {
    case SL_COLLAPSED:
        made = parcel_seal(span->parcel) ? LENS_MADE : LENS_NO_MEMORY;
        break;
    case SL_COLLAPSE_LOST:
        made = LENS_LOST;
        break;
    case SL_COLLAPSE_FAILED:
        break;
    }
    sl_mark_unref(end);
    return made;
}

static enum lens_made make_span(struct lens *lens, struct parcel *parcel)
{
    struct span span = {.lens = lens, .parcel = parcel, .collapse = sl_collapse_new(parcel->drops)};
    enum lens_made made = span.collapse ? collapse(&span) : LENS_NO_MEMORY;

    sl_collapse_free(span.collapse);
    sl_buf_clear(&span.numbers);
    return made;
}

static struct parcel *find_span(const struct lens *lens, uint64_t from, enum sl_framing framing,
                                unsigned drops)
{
    struct parcel *parcel;

    DL_FOREACH(lens->parcels, parcel)
    {
        if (parcel->kind == PARCEL_SPAN && parcel->from == from && parcel->framing == framing &&
            parcel->drops == drops)
            return parcel;
    }
    return NULL;
}

enum lens_made lens_span(struct lens *lens, uint64_t from, enum sl_framing framing, unsigned drops,
                         struct parcel **out)
{
    struct hub *hub = lens->thread->hub;
    struct window *window = &lens->window;
    struct parcel *parcel = find_span(lens, from, framing, drops);

    if (parcel) {
        *out = parcel_ref(parcel);
        return LENS_MADE;
    }
    if (!may_make(hub))
        return LENS_LATER;
    parcel = parcel_new(hub, PARCEL_SPAN, framing);
    if (!parcel)
        return LENS_NO_MEMORY;
    parcel->drops = drops;
    parcel->from = from;
    parcel->to = window_end(window);
    parcel->begin = lens_cursor(lens, window_place(window, from));
    parcel->end = lens_cursor(lens, window_head(window));
    hub->made_bytes += window_owed(window, from).bytes + (parcel->to - from) * ITEM_COST;
    enum lens_made made = make_span(lens, parcel);
    if (made == LENS_MADE)
        return keep(lens, parcel, out);
    parcel_unref(parcel);
    return made;
}

/* --- rebuilds --- */

static bool take_rebuilt(void *ctx, const struct sl_delivery *delivery)
{
    return parcel_add(ctx, delivery, NULL, 0, 0);
}

static bool rebuild(const struct sl_lens *fold, const struct sl_view *view, struct parcel *parcel)
{
    bool given = fold ? sl_lens_resync(fold, view, take_rebuilt, parcel, NULL)
                      : sl_view_resync(view, take_rebuilt, parcel, NULL);

    return given && parcel_add_reset(parcel, view, fold) && parcel_seal(parcel);
}

/* Where the window begins there is only what was stored. */
static bool rebuild_base(const struct lens *lens, struct parcel *parcel)
{
    struct sl_view_limits limits = thread_limits(lens->thread);
    struct sl_view *view = thread_base_view(lens->thread);
    struct sl_lens *fold = NULL;
    bool done = view != NULL;

    if (done && lens->fold) {
        fold = sl_lens_new(&lens->filter, view, &limits);
        done = fold != NULL;
    }
    done = done && rebuild(fold, view, parcel);
    sl_lens_free(fold);
    sl_view_free(view);
    return done;
}

static struct parcel *find_rebuild(const struct lens *lens, enum parcel_kind kind,
                                   enum sl_framing framing, uint64_t at)
{
    struct parcel *parcel;

    DL_FOREACH(lens->parcels, parcel)
    {
        if (parcel->kind == kind && parcel->framing == framing && parcel->to == at)
            return parcel;
    }
    return NULL;
}

enum lens_made lens_rebuild(struct lens *lens, enum parcel_kind kind, enum sl_framing framing,
                            struct parcel **out)
{
    struct hub *hub = lens->thread->hub;
    struct window *window = &lens->window;
    uint64_t at = kind == PARCEL_BASE ? window->first : window_end(window);
    struct parcel *parcel = find_rebuild(lens, kind, framing, at);

    assert(kind != PARCEL_SPAN);
    if (parcel) {
        *out = parcel_ref(parcel);
        return LENS_MADE;
    }
    if (!may_make(hub))
        return LENS_LATER;
    parcel = parcel_new(hub, kind, framing);
    if (!parcel)
        return LENS_NO_MEMORY;
    parcel->from = parcel->to = at;
    parcel->end = lens_cursor(lens, window_place(window, at));
    bool done = kind == PARCEL_BASE ? rebuild_base(lens, parcel)
                                    : rebuild(lens->fold, lens->thread->view, parcel);
    hub->made_bytes += parcel->bytes;
    if (done)
        return keep(lens, parcel, out);
    parcel_unref(parcel);
    return LENS_NO_MEMORY;
}
