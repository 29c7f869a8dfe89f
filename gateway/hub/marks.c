/* SPDX-License-Identifier: MIT */
/* Marks, in the order of their items. */
#include "hub/marks.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static void drop_oldest(struct marks *marks)
{
    struct marks_row *row = &marks->rows[marks->start];

    sl_mark_unref(row->mark);
    marks->bytes -= row->bytes;
    marks->start++;
    marks->count--;
}

void marks_clear(struct marks *marks)
{
    while (marks->count)
        drop_oldest(marks);
    free(marks->rows);
    *marks = (struct marks){.rows = NULL};
}

static bool make_room(struct marks *marks)
{
    if (marks->start + marks->count < marks->cap)
        return true;
    if (marks->start > marks->count) {
        memmove(marks->rows, marks->rows + marks->start, marks->count * sizeof(*marks->rows));
        marks->start = 0;
        return true;
    }
    size_t cap = marks->cap ? marks->cap * 2 : 8;
    struct marks_row *rows = realloc(marks->rows, cap * sizeof(*rows));
    if (!rows)
        return false;
    marks->rows = rows;
    marks->cap = cap;
    return true;
}

bool marks_add_take(struct marks *marks, uint64_t number, struct sl_mark *mark, size_t max_bytes)
{
    if (!mark || !make_room(marks)) {
        sl_mark_unref(mark);
        return false;
    }
    const struct marks_row *last =
        marks->count ? &marks->rows[marks->start + marks->count - 1] : NULL;
    assert(!last || last->number < number);
    size_t bytes = sl_mark_bytes(mark, last ? last->mark : NULL);
    marks->rows[marks->start + marks->count++] = (struct marks_row){number, mark, bytes};
    marks->bytes += bytes;
    while (marks->count > 1 && marks->bytes > max_bytes)
        drop_oldest(marks);
    return true;
}

struct sl_mark *marks_find(const struct marks *marks, uint64_t number)
{
    size_t low = 0, high = marks->count;

    while (low < high) {
        size_t mid = low + (high - low) / 2;
        if (marks->rows[marks->start + mid].number < number)
            low = mid + 1;
        else
            high = mid;
    }
    const struct marks_row *row = &marks->rows[marks->start + low];
    return low < marks->count && row->number == number ? row->mark : NULL;
}

void marks_trim(struct marks *marks, uint64_t number)
{
    while (marks->count && marks->rows[marks->start].number < number)
        drop_oldest(marks);
}
