/* SPDX-License-Identifier: MIT */
/* Idempotency keys of one thread: the most recent ones, oldest first. */
#ifndef SLUICE_STORE_MEMORY_KEYS_H
#define SLUICE_STORE_MEMORY_KEYS_H

#include "sluice/entry.h"

#define HASH_NONFATAL_OOM 1
#include <uthash.h>

/* A request that was carried out. */
struct memory_key {
    UT_hash_handle hh;
    struct memory_key *prev, *next;
    struct sl_bytes *key, *run;
    uint64_t request_hash;
    uint64_t lease;        /* of an admission */
    struct sl_place place; /* of the entry that it made */
};

struct memory_keys {
    struct memory_key *oldest; /* list */
    struct memory_key *table;  /* hash by key */
    size_t count;
};

/* NULL without memory. */
struct memory_key *memory_key_new(struct sl_str key, struct sl_str run, uint64_t request_hash);
void memory_key_free(struct memory_key *key);
size_t memory_key_cost(struct sl_str key, struct sl_str run);

struct memory_key *memory_keys_find(const struct memory_keys *keys, struct sl_str key);
bool memory_keys_know_run(const struct memory_keys *keys, struct sl_str run);
/* Takes the row when it returns true; false without memory. `*bytes` is kept up to date. */
bool memory_keys_add(struct memory_keys *keys, struct memory_key *key, size_t *bytes) SL_MUST_CHECK;
/* Forgets the oldest beyond `max`. */
void memory_keys_limit(struct memory_keys *keys, size_t max, size_t *bytes);
void memory_keys_clear(struct memory_keys *keys);

#endif
