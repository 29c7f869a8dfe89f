/* SPDX-License-Identifier: MIT */
/*
 * Marks: what the state and the activities of a thread were where its runs began and ended, for
 * collapsing spans that such places lie in. A few per run, so they stand beside the window's items.
 *
 * They share their values with the fold; what they may keep alive beyond that is bounded, and the
 * oldest go first. A span that would need one of those is rebuilt instead.
 */
#ifndef SLUICE_HUB_MARKS_H
#define SLUICE_HUB_MARKS_H

#include "sluice/collapse.h"

struct marks_row {
    uint64_t number; /* of the item that it was taken with */
    struct sl_mark *mark;
    size_t bytes; /* what it may keep that the one before it does not */
};

struct marks {
    struct marks_row *rows; /* [start, start + count) */
    size_t start, count, cap;
    size_t bytes;
};

/* Takes the mark over, on failure too; NULL counts as one. Keeps those of at most `max_bytes`, the
 * newest always. False without memory. */
bool marks_add_take(struct marks *marks, uint64_t number, struct sl_mark *mark,
                    size_t max_bytes) SL_MUST_CHECK;
/* Borrowed; NULL when there is none. */
struct sl_mark *marks_find(const struct marks *marks, uint64_t number);
/* Forgets those of items before `number`. */
void marks_trim(struct marks *marks, uint64_t number);
void marks_clear(struct marks *marks);

#endif
