/* SPDX-License-Identifier: MIT */
/* The memory store from inside: what its files share. */
#ifndef SLUICE_STORE_MEMORY_PRIVATE_H
#define SLUICE_STORE_MEMORY_PRIVATE_H

#include "store/memory_record.h"

#include <assert.h>
#include <stdlib.h>
#include <utlist.h>

/* A completion that is due in the next run. */
struct job {
    struct job *next;
    void *ctx;
    store_done done; /* one of these */
    store_admit_done admit_done;
    store_retake_done retake_done;
    store_post_done post_done;
    store_claim_done claim_done;
    struct store_admitted admitted;
    struct store_posted posted;
    uint64_t number; /* a lease, or when a claim is over */
    struct sl_error err;
};

struct memory_follower {
    struct memory_follower *prev, *next;                 /* of the record */
    struct memory_follower *waiting_prev, *waiting_next; /* in the store's list, when `waiting` */
    struct record *record;
    struct store_follower to;
    uint64_t number; /* of the next entry to give; set by `loaded` */
    uint64_t until;  /* the record's end when this run began */
    bool loaded, caught_up;
    bool waiting; /* has something to get in a later run */
    bool due;     /* gets it in the run that is going on */
    bool dead;    /* unfollowed inside its own callback */
};

struct memory {
    struct store store;
    struct store_memory_options options;
    struct record *records;   /* hash by id */
    struct record *evictable; /* longest idle first */
    size_t bytes;             /* of records with a generation */
    size_t threads;           /* number of those */
    struct job *jobs, *last_job;
    struct memory_follower *waiting;
    struct memory_follower *serving; /* whose callback is running */
};

static inline struct memory *memory_of(struct store *store)
{
    return (struct memory *)store;
}
static inline uint64_t memory_now_ms(const struct memory *memory)
{
    return memory->options.now_ms(memory->options.ctx);
}

/* --- memory.c --- */

struct job *memory_job_new(store_done done, void *ctx); /* NULL without memory */
void memory_job_finish(struct memory *memory, struct job *job);

struct record *memory_find(struct memory *memory, struct sl_str id);
struct record *memory_find_or_new(struct memory *memory, struct sl_str id);
/* Gives a record that is about to get its first entry a log. */
void memory_begin(struct memory *memory, struct record *record);
/* Drops a record that holds nothing and that nobody follows. */
void memory_settle(struct memory *memory, struct record *record);
/* The one place that decides whether a record may be evicted; called after every change of what
 * that depends on, and after every entry, which makes it the youngest. */
void memory_touch(struct memory *memory, struct record *record);
/* Makes room by forgetting idle threads, but never `keep`. */
bool memory_make_room(struct memory *memory, const struct record *keep, size_t bytes,
                      size_t threads, struct sl_error *err) SL_MUST_CHECK;
/* Ends a change of a record: its cost, its followers, its place in the order of eviction. */
void memory_changed(struct memory *memory, struct record *record, size_t bytes_before);

/* --- memory_runs.c --- */

/* A known key came with another request. */
bool memory_key_reused(const struct memory_key *known, uint64_t request_hash, struct sl_error *err);
bool memory_append(struct store *store, const struct store_append *append, store_done done,
                   void *ctx);
bool memory_admit(struct store *store, const struct store_admit *admit, store_admit_done done,
                  void *ctx);
bool memory_retake(struct store *store, const struct store_retake *retake, store_retake_done done,
                   void *ctx);
bool memory_fence(struct store *store, const struct store_fence *fence, store_done done, void *ctx);
bool memory_finish(struct store *store, struct sl_str thread, uint64_t lease, bool interrupted,
                   store_done done, void *ctx);

/* --- memory_posts.c --- */

bool memory_post(struct store *store, const struct store_post *post, store_post_done done,
                 void *ctx);
bool memory_claim(struct store *store, const struct store_claim *claim, store_claim_done done,
                  void *ctx);

/* --- memory_follow.c --- */

/* Forgets what is trimmed and that every follower has had. */
void memory_release(struct record *record);
bool memory_checkpoint(struct store *store, struct sl_str thread, struct sl_place place,
                       struct sl_bytes *view, struct sl_place trim_to, store_done done, void *ctx);
void *memory_follow(struct store *store, struct sl_str thread, const struct store_follower *to);
void memory_unfollow(struct store *store, void *handle);
void memory_wake_followers(struct memory *memory, struct record *record);
void memory_serve_followers(struct memory *memory);

#endif
