/* SPDX-License-Identifier: MIT */
/* Idempotency keys of a thread in the memory store. */
#include "store/memory_keys.h"

#include <assert.h>
#include <stdlib.h>
#include <utlist.h>

size_t memory_key_cost(struct sl_str key, struct sl_str run)
{
    return sizeof(struct memory_key) + 2 * sizeof(struct sl_bytes) + key.len + run.len;
}

static size_t cost_of(const struct memory_key *row)
{
    return memory_key_cost(sl_bytes_str(row->key), sl_bytes_str(row->run));
}

struct memory_key *memory_key_new(struct sl_str key, struct sl_str run, uint64_t request_hash)
{
    struct memory_key *row = calloc(1, sizeof(*row));
    if (!row)
        return NULL;
    row->key = sl_bytes_new(key);
    row->run = sl_bytes_new(run);
    if (!row->key || !row->run) {
        memory_key_free(row);
        return NULL;
    }
    row->request_hash = request_hash;
    return row;
}

void memory_key_free(struct memory_key *row)
{
    if (!row)
        return;
    sl_bytes_unref(row->key);
    sl_bytes_unref(row->run);
    free(row);
}

struct memory_key *memory_keys_find(const struct memory_keys *keys, struct sl_str key)
{
    struct memory_key *row = NULL;

    HASH_FIND(hh, keys->table, key.ptr, key.len, row);
    return row;
}

bool memory_keys_know_run(const struct memory_keys *keys, struct sl_str run)
{
    struct memory_key *row;

    DL_FOREACH(keys->oldest, row)
    {
        if (sl_str_equal(sl_bytes_str(row->run), run))
            return true;
    }
    return false;
}

bool memory_keys_add(struct memory_keys *keys, struct memory_key *row, size_t *bytes)
{
    HASH_ADD_KEYPTR(hh, keys->table, row->key->data, row->key->len, row);
    if (!row->hh.tbl)
        return false;
    DL_APPEND(keys->oldest, row);
    keys->count++;
    *bytes += cost_of(row);
    return true;
}

static void forget_oldest(struct memory_keys *keys, size_t *bytes)
{
    struct memory_key *row = keys->oldest;

    assert(row && keys->table);
    HASH_DEL(keys->table, row);
    DL_DELETE(keys->oldest, row);
    keys->count--;
    *bytes -= cost_of(row);
    memory_key_free(row);
}

void memory_keys_limit(struct memory_keys *keys, size_t max, size_t *bytes)
{
    while (keys->count > max)
        forget_oldest(keys, bytes);
}

void memory_keys_clear(struct memory_keys *keys)
{
    size_t bytes = SIZE_MAX;

    memory_keys_limit(keys, 0, &bytes);
}
