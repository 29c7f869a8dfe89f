/* SPDX-License-Identifier: MIT */
/*
 * The window: the most recent deliveries of one thread, from the oldest checkpoint to the head.
 *
 * Items are numbered from 0 on for ever, so a reader's place is one number; what it owes is the
 * difference of two. An entry that delivers nothing is an item too (WINDOW_NOTHING), because its
 * place can be in somebody's cursor. An item's JSON is the entry's own bytes where the agent wrote
 * them; its MessagePack is made when somebody first needs it.
 */
#ifndef SLUICE_HUB_WINDOW_H
#define SLUICE_HUB_WINDOW_H

#include "hub/marks.h"
#include "sluice/frame.h"

enum window_kind { WINDOW_NOTHING, WINDOW_EVENT, WINDOW_STATE, WINDOW_PATCH };

struct window_item {
    struct sl_place place; /* behind the delivery */
    uint8_t kind;          /* enum window_kind */
    uint8_t type;          /* enum sl_event_type */
    bool inert;            /* as in sl_delivery */
    struct sl_bytes *run;  /* NULL between runs */
    struct sl_bytes *json;
    size_t start, len;   /* of the body in `json` */
    uint64_t expires_ms; /* as in sl_delivery */
    struct sl_bytes *msgpack;
    struct sl_bytes *cursor;             /* the text that names `place`, once it was needed */
    uint64_t count_before, bytes_before; /* deliveries and their JSON before this item */
};

struct window {
    struct window_item *items; /* [start, start + count) */
    size_t start, count, cap;
    uint64_t first;       /* number of items[start] */
    struct sl_place base; /* where the first item begins; zero when nothing was trimmed */
    uint64_t total_count, total_bytes;
    struct marks marks;
};

/* What lies between a place and the head. */
struct window_owed {
    uint64_t entries, bytes;
};

void window_clear(struct window *window);

static inline uint64_t window_end(const struct window *window)
{
    return window->first + window->count;
}
static inline struct window_item *window_at(const struct window *window, uint64_t number)
{
    return &window->items[window->start + (size_t)(number - window->first)];
}
struct sl_place window_head(const struct window *window);
/* The place in front of item `number`. */
struct sl_place window_place(const struct window *window, uint64_t number);

/* Adds an item. The JSON of a verbatim delivery lies in `bytes`, which are counted; that of others
 * is copied. False without memory. */
bool window_add(struct window *window, struct sl_place place, const struct sl_delivery *delivery,
                struct sl_bytes *bytes) SL_MUST_CHECK;
bool window_add_nothing(struct window *window, struct sl_place place) SL_MUST_CHECK;

/* The place behind the last item of the entry at this place; the entry's own when the window does
 * not have it. */
struct sl_place window_behind(const struct window *window, struct sl_place entry);

enum window_found {
    WINDOW_FOUND,   /* `number` is the item behind the place */
    WINDOW_TRIMMED, /* before the window */
    WINDOW_UNKNOWN, /* no place of this log: in its future, or between its places */
};
enum window_found window_find(const struct window *window, struct sl_place place, uint64_t *number);

struct window_owed window_owed(const struct window *window, uint64_t number);
/* Bytes of the largest delivery from `number` on. Linear. */
uint64_t window_largest(const struct window *window, uint64_t number);
/* Forgets the items before `number`. */
void window_trim(struct window *window, uint64_t number);
enum window_kind window_kind_of(const struct sl_delivery *delivery);
/* The item as it was delivered; borrows from it. Not of WINDOW_NOTHING. */
struct sl_delivery window_delivery(const struct window_item *item);
/* The item's body in a framing; borrowed. False without memory. */
bool window_body(struct window_item *item, enum sl_framing framing, struct sl_bytes **bytes,
                 size_t *start, size_t *len) SL_MUST_CHECK;

/* The text of the cursor behind the item, which `at` names but for the place; borrowed, NULL
 * without memory. */
const struct sl_bytes *window_cursor(struct window_item *item, struct sl_cursor at);

/* JSON in another framing, as counted bytes; NULL without memory. */
struct sl_bytes *window_encode(enum sl_framing framing, struct sl_str json);

#endif
