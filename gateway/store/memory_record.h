/* SPDX-License-Identifier: MIT */
/*
 * What the memory store keeps of one thread: log, checkpoints, lease, live run, idempotency keys
 * and claims.
 *
 * A record knows nothing of callbacks or limits; `bytes` is what it costs, kept up to date by every
 * call. Entries are numbered from 0 on for ever; a number that was forgotten is never reused.
 */
#ifndef SLUICE_STORE_MEMORY_RECORD_H
#define SLUICE_STORE_MEMORY_RECORD_H

#include "store/memory_claims.h"
#include "store/memory_keys.h"
#include "store/store.h"

struct record_checkpoint {
    struct sl_place place;
    struct sl_bytes *view; /* NULL while there is none */
};

/* A producer of the live run: the sequence that its next event must have. */
struct record_producer {
    struct record_producer *next;
    struct sl_bytes *name;
    uint64_t next_sequence;
};

struct memory_follower;

struct record {
    UT_hash_handle hh;
    struct record *prev, *next; /* in the store's list of evictable records */
    bool evictable;             /* is in it */
    struct sl_bytes *id;
    size_t bytes;

    uint64_t generation; /* 0 while only followed: not a record yet */
    struct sl_place last;
    uint64_t lease; /* the highest given */
    bool live;
    struct sl_bytes *run; /* of the newest grant */
    bool interrupted;

    struct store_entry *entries; /* [start, start + count) */
    size_t start, count, cap;
    uint64_t first;   /* number of entries[start] */
    uint64_t trimmed; /* entries before this number are kept only for slow followers */
    bool was_trimmed;
    struct record_checkpoint old, newest;

    struct memory_keys runs;  /* of admitted requests */
    struct memory_keys posts; /* apart: many patches must not make it forget the runs */
    struct memory_claims claims;
    struct record_producer *producers; /* of the live run */
    size_t producer_count;
    struct memory_follower *followers;
};

struct record *record_new(struct sl_str id); /* NULL without memory */
void record_free(struct record *record);

static inline uint64_t record_end(const struct record *record)
{
    return record->first + record->count;
}
static inline struct store_entry *record_at(const struct record *record, uint64_t number)
{
    return &record->entries[record->start + (size_t)(number - record->first)];
}

/* What an entry with these sizes costs. */
size_t record_entry_cost(struct sl_str run, struct sl_str body);
/* What an admission costs until its run ends, room for a fence included. */
size_t record_admit_cost(const struct store_admit *admit);

/* Room for `count` more entries, so that adding them cannot fail for want of it. */
bool record_reserve(struct record *record, size_t count) SL_MUST_CHECK;
/* An entry's bytes, ready to be added; NULL without memory. */
struct sl_bytes *record_entry_bytes(struct sl_str run, struct sl_str body);
/* Adds an entry into reserved room at the next place of the clock. Takes `bytes`, which hold
 * `run_len` bytes of the run's id and the body. */
void record_add_take(struct record *record, enum sl_entry_kind kind, struct sl_bytes *bytes,
                     size_t run_len, uint64_t now_ms);
/* Forgets trimmed entries before number `needed`. */
void record_release(struct record *record, uint64_t needed);

/* What a post costs, beside creating the record. */
size_t record_post_cost(const struct record *record, const struct store_post *post);

/* Of an admission or a post. */
struct memory_key *record_find_key(const struct record *record, struct sl_str key);
enum { RECORD_PRODUCERS_MAX = 1000 };
/* The producer's row; NULL when it is new. */
struct record_producer *record_find_producer(const struct record *record, struct sl_str name);
/* Makes one. NULL without memory. */
struct record_producer *record_add_producer(struct record *record, struct sl_str name);
size_t record_producer_cost(struct sl_str name);

/* Begins a run: raises the lease, adds the grant entry, remembers the key and drops the oldest keys
 * beyond `max_keys`. All or nothing; false without memory. */
bool record_admit(struct record *record, const struct store_admit *admit, size_t max_keys,
                  uint64_t now_ms) SL_MUST_CHECK;
/* The live run has another lease: adds the grant entry. All or nothing; false without memory. */
bool record_retake(struct record *record, uint64_t now_ms) SL_MUST_CHECK;
/* Adds the entry of a post, and its key. All or nothing; false without memory. */
bool record_post(struct record *record, const struct store_post *post, size_t max_keys,
                 uint64_t now_ms) SL_MUST_CHECK;
/* No run is live any more; no error when none was. */
void record_end_run(struct record *record);

/* See store_ops.checkpoint. Releases nothing yet. */
bool record_checkpoint(struct record *record, struct sl_place place, struct sl_bytes *view,
                       struct sl_place trim_to, struct sl_error *err) SL_MUST_CHECK;

#endif
