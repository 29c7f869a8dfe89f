/* SPDX-License-Identifier: MIT */
/*
 * A lens: a thread as the readers of one filter see it, with a window of its own. The plain lens,
 * which hides nothing, is the thread's own window and view.
 *
 * Items have the same numbers and places in every window of a thread; what a filter hides is an
 * item of nothing there. Results for readers that are not given the items themselves are made here
 * and kept until nobody sends them any more and the second is over.
 */
#ifndef SLUICE_HUB_LENS_H
#define SLUICE_HUB_LENS_H

#include "hub/parcel.h"
#include "sluice/filter.h"

struct sub;
struct thread;

struct lens {
    struct lens *next; /* of the thread */
    struct thread *thread;
    struct sl_filter filter;
    uint32_t hash;        /* of it, as cursors carry it */
    struct sl_lens *fold; /* NULL for the plain one: it is the thread's view */
    struct window window;
    size_t subs;            /* subscriptions that look through it */
    struct sub *idle;       /* those of them that owe nothing */
    struct parcel *parcels; /* each counted once for being here */
};

/* The thread's lens of that filter, made when there is none: the thread must be ready. NULL with
 * SL_TOO_MANY, SL_NO_MEMORY. */
struct lens *lens_get(struct thread *thread, const struct sl_filter *filter, struct sl_error *err);
/* The thread has a delivery at `place`, or nothing there (NULL). `bytes` as in window_add. False
 * without memory: the lens is of no more use. */
bool lens_add(struct lens *lens, struct sl_place place, const struct sl_delivery *delivery,
              struct sl_bytes *bytes) SL_MUST_CHECK;
/* Forgets items before `number`. */
void lens_trim(struct lens *lens, uint64_t number);
/* Drops parcels that nobody sends. */
void lens_tidy(struct lens *lens);
/* Lets go of everything; a lens but for the plain one is freed. */
void lens_clear(struct lens *lens);
void lens_free(struct lens *lens);

struct sl_cursor lens_cursor(const struct lens *lens, struct sl_place place);

enum lens_made {
    LENS_MADE,
    LENS_LATER, /* too much is held, or was made in this tick */
    LENS_LOST,  /* of a span: what it needs is gone */
    LENS_NO_MEMORY,
};
/* The collapsed items from `from` on, up to the head or to where it was when somebody needed it
 * shortly before. `*out` is counted for the caller. */
enum lens_made lens_span(struct lens *lens, uint64_t from, enum sl_framing framing, unsigned drops,
                         struct parcel **out) SL_MUST_CHECK;
/* Likewise a rebuild of the view at the head or where the window begins. */
enum lens_made lens_rebuild(struct lens *lens, enum parcel_kind kind, enum sl_framing framing,
                            struct parcel **out) SL_MUST_CHECK;

#endif
