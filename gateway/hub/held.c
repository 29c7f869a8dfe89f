/* SPDX-License-Identifier: MIT */
/* Shared bytes and how many hold them. */
#include "hub/held.h"

#define HASH_NONFATAL_OOM 1
#include <uthash.h>

#include <assert.h>
#include <stdlib.h>

struct held_row {
    UT_hash_handle hh;
    const struct sl_bytes *bytes;
    size_t holders;
};

bool held_pin(struct held *held, const struct sl_bytes *bytes)
{
    struct held_row *row = NULL;

    HASH_FIND_PTR(held->rows, &bytes, row);
    if (row) {
        row->holders++;
        return true;
    }
    row = malloc(sizeof(*row));
    if (!row)
        return false;
    *row = (struct held_row){.bytes = bytes, .holders = 1};
    HASH_ADD_PTR(held->rows, bytes, row);
    if (!row->hh.tbl) {
        free(row);
        return false;
    }
    held->bytes += bytes->len;
    return true;
}

void held_unpin(struct held *held, const struct sl_bytes *bytes)
{
    struct held_row *row = NULL;

    HASH_FIND_PTR(held->rows, &bytes, row);
    assert(row && row->holders > 0);
    if (--row->holders > 0)
        return;
    held->bytes -= bytes->len;
    HASH_DEL(held->rows, row);
    free(row);
}
