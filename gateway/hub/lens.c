/* SPDX-License-Identifier: MIT */
/* Lenses: their windows, and what follows the thread in them. */
#include "hub/lens.h"

#include "hub/thread.h"

#include <assert.h>
#include <stdlib.h>

/* Whoever may subscribe may ask for any filter; each costs a window and a fold. */
enum { LENSES_MAX = 16 };

struct sl_cursor lens_cursor(const struct lens *lens, struct sl_place place)
{
    struct sl_cursor cursor = thread_cursor(lens->thread, place);

    cursor.filter = lens->hash;
    return cursor;
}

/* --- following the thread --- */

/* Where runs begin and end the state and the activities are remembered. */
static bool add_mark(struct lens *lens, const struct sl_delivery *delivery)
{
    const struct thread *thread = lens->thread;

    if (delivery->is_state ||
        (delivery->type != SL_EV_RUN_STARTED && delivery->type != SL_EV_RUN_FINISHED &&
         delivery->type != SL_EV_RUN_ERROR))
        return true;
    struct sl_mark *mark = lens->fold ? sl_lens_mark(lens->fold) : sl_view_mark(thread->view);
    return marks_add_take(&lens->window.marks, window_end(&lens->window) - 1, mark,
                          2 * thread->hub->options.max_state);
}

bool lens_add(struct lens *lens, struct sl_place place, const struct sl_delivery *delivery,
              struct sl_bytes *bytes)
{
    struct sl_delivery seen;
    bool shown = true;

    if (!delivery)
        return window_add_nothing(&lens->window, place);
    if (!lens->fold) {
        seen = *delivery;
    } else {
        if (!sl_lens_step(lens->fold, delivery, &seen, &shown))
            return false;
        seen.verbatim = seen.verbatim && delivery->verbatim;
    }
    if (!shown)
        return window_add_nothing(&lens->window, place);
    return window_add(&lens->window, place, &seen, bytes) && add_mark(lens, &seen);
}

void lens_trim(struct lens *lens, uint64_t number)
{
    struct parcel *parcel, *next;

    window_trim(&lens->window, number);
    DL_FOREACH_SAFE(lens->parcels, parcel, next)
    {
        if (parcel->kind == PARCEL_BASE || (parcel->kind == PARCEL_SPAN && parcel->from < number)) {
            DL_DELETE(lens->parcels, parcel);
            parcel_unref(parcel);
        }
    }
}

void lens_tidy(struct lens *lens)
{
    struct parcel *parcel, *next;

    DL_FOREACH_SAFE(lens->parcels, parcel, next)
    {
        if (parcel->refs > 1)
            continue;
        DL_DELETE(lens->parcels, parcel);
        parcel_unref(parcel);
    }
}

/* --- life --- */

void lens_clear(struct lens *lens)
{
    struct parcel *parcel, *next;

    assert(lens->subs == 0 && !lens->idle);
    DL_FOREACH_SAFE(lens->parcels, parcel, next)
    {
        DL_DELETE(lens->parcels, parcel);
        parcel_unref(parcel);
    }
    window_clear(&lens->window);
    sl_lens_free(lens->fold);
    lens->fold = NULL;
    sl_filter_clear(&lens->filter);
}

void lens_free(struct lens *lens)
{
    if (!lens)
        return;
    lens_clear(lens);
    free(lens);
}

/* The thread's items, as far as its window goes back. */
static bool catch_up(struct lens *lens)
{
    const struct window *plain = &lens->thread->plain.window;

    lens->window.first = plain->first;
    lens->window.base = plain->base;
    for (uint64_t number = plain->first; number < window_end(plain); number++) {
        const struct window_item *item = window_at(plain, number);
        if (item->kind == WINDOW_NOTHING) {
            if (!lens_add(lens, item->place, NULL, NULL))
                return false;
            continue;
        }
        struct sl_delivery delivery = window_delivery(item);
        if (!lens_add(lens, item->place, &delivery, item->json))
            return false;
    }
    return true;
}

static struct lens *lens_new(struct thread *thread, const struct sl_filter *filter)
{
    struct lens *lens = calloc(1, sizeof(*lens));
    struct sl_view *base = thread_base_view(thread);
    struct sl_view_limits limits = thread_limits(thread);

    if (lens && base) {
        lens->thread = thread;
        lens->hash = sl_filter_hash(filter);
        if (sl_filter_copy(&lens->filter, filter))
            lens->fold = sl_lens_new(filter, base, &limits);
    }
    sl_view_free(base);
    if (lens && lens->fold && catch_up(lens))
        return lens;
    lens_free(lens);
    return NULL;
}

struct lens *lens_get(struct thread *thread, const struct sl_filter *filter, struct sl_error *err)
{
    struct lens *lens;
    size_t count = 0;

    assert(thread->state == THREAD_READY);
    if (sl_filter_is_empty(filter))
        return &thread->plain;
    LL_FOREACH(thread->lenses, lens)
    {
        if (sl_filter_equal(&lens->filter, filter))
            return lens;
        count++;
    }
    if (count == LENSES_MAX) {
        sl_error_set(err, SL_TOO_MANY, "", "the thread has all the filters it may");
        err->limit = LENSES_MAX;
        return NULL;
    }
    lens = lens_new(thread, filter);
    if (!lens) {
        sl_error_memory(err);
        return NULL;
    }
    LL_PREPEND(thread->lenses, lens);
    return lens;
}
