/* SPDX-License-Identifier: MIT */
/*
 * The store: where logs live.
 *
 * An interface of a few operations. Each completes by callback, exactly once, in a later tick of
 * the loop, in memory too; a callback may call any operation. Arguments are copied (or counted)
 * before a call returns. Threads are named by their id (WTF-8).
 *
 * A thread's record exists from its first entry on. It holds the log, up to two checkpoints, the
 * lease, the live run and the recent idempotency keys.
 */
#ifndef SLUICE_STORE_H
#define SLUICE_STORE_H

#include "sluice/entry.h"

struct store;

/* An entry as stores keep and hand it out: `entry.run` and `entry.body` point into `bytes`, which
 * every holder counts. */
struct store_entry {
    struct sl_entry entry;
    struct sl_bytes *bytes;
};

/* `err` is NULL on success. */
typedef void (*store_done)(void *ctx, const struct sl_error *err);

struct store_append {
    struct sl_str thread, run;
    uint64_t lease;
    struct sl_str producer; /* with `sequence` of the first event: a repeated batch adds nothing */
    uint64_t sequence;
    const struct sl_str *events;
    size_t count;
};

struct store_admit {
    struct sl_str thread, run;
    struct sl_str key;       /* idempotency key, with the subject in front */
    uint64_t request_hash;   /* of the whole request, to tell a repeat from a reuse */
    struct sl_str grant;     /* body of the grant entry */
    uint64_t based_on_lease; /* the view's highest lease; another one means the thread moved */
};
struct store_admitted {
    uint64_t lease;
    bool repeated; /* the key came before with the same request: nothing was added */
};
/* Errors: SL_RUN_ACTIVE, SL_RUN_ID_USED, SL_KEY_REUSED, SL_CONFLICT (moved), SL_STORE_FULL. */
typedef void (*store_admit_done)(void *ctx, const struct store_admitted *admitted,
                                 const struct sl_error *err);

struct store_fence {
    struct sl_str thread, run;
    uint64_t lease;     /* the lease that is fenced; another current one is SL_UNKNOWN_RUN */
    struct sl_str body; /* of the fence entry */
};

/* Follows one thread: first `loaded` once, then `entry` for each entry behind the checkpoint, in
 * order, without gaps, for ever. After `lost` (SL_STORE_LOST, or SL_NOT_STORED when the thread was
 * evicted) nothing comes any more. */
struct store_follower {
    void *ctx;
    void (*loaded)(void *ctx, uint64_t generation, struct sl_place checkpoint, struct sl_str view);
    void (*entry)(void *ctx, const struct store_entry *entry);
    void (*caught_up)(void *ctx); /* once, when everything that was there has been given */
    void (*lost)(void *ctx, const struct sl_error *err);
};

struct store_ops {
    void (*append)(struct store *store, const struct store_append *append, store_done done,
                   void *ctx);
    void (*admit)(struct store *store, const struct store_admit *admit, store_admit_done done,
                  void *ctx);
    void (*fence)(struct store *store, const struct store_fence *fence, store_done done, void *ctx);
    /* The fold saw the run's terminal: the thread may take another run. */
    void (*finish)(struct store *store, struct sl_str thread, struct sl_str run, uint64_t lease,
                   bool interrupted, store_done done, void *ctx);
    /* Keeps `view` as the checkpoint at `place` and forgets entries up to `trim_to` and checkpoints
     * before it. Refuses (SL_CONFLICT) an older place than the newest checkpoint's, and a trim past
     * every checkpoint but the newest. */
    void (*checkpoint)(struct store *store, struct sl_str thread, struct sl_place place,
                       struct sl_str view, struct sl_place trim_to, store_done done, void *ctx);
    /* Returns a handle for unfollow, NULL without memory. A thread that has no record is followed
     * all the same: `loaded` says generation 0 and its first entry creates it. */
    void *(*follow)(struct store *store, struct sl_str thread,
                    const struct store_follower *follower);
    void (*unfollow)(struct store *store, void *handle); /* no callback comes after it */
    void (*free)(struct store *store);
};

struct store {
    const struct store_ops *ops;
};

/* How a store asks the loop to call `store_memory_run` in a later tick. */
typedef void (*store_wake)(void *ctx);

struct store_memory_options {
    size_t max_bytes; /* of everything it keeps */
    size_t max_threads;
    size_t max_keys; /* idempotency keys kept per thread */
    uint64_t (*now_ms)(void *ctx);
    uint64_t (*random)(void *ctx); /* generations */
    store_wake wake;
    void *ctx;
};
/* At a limit the longest idle thread that has no live run, no open interrupt and no follower goes
 * first; when there is none, SL_STORE_FULL. */
struct store *store_memory_new(const struct store_memory_options *options);
/* Completes what was asked before this call. */
void store_memory_run(struct store *store);

#endif
