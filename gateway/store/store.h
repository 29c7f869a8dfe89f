/* SPDX-License-Identifier: MIT */
/*
 * The store: where logs live.
 *
 * An interface of a few operations. Each returns whether it could be asked at all (false without
 * memory: nothing happened and no callback comes) and otherwise completes by callback, exactly
 * once, in a later tick of the loop, in memory too; a callback may call any operation. Operations
 * on one thread take effect in the order in which they were asked. Arguments are copied (or
 * counted) before a call returns. Threads are named by their id (WTF-8).
 *
 * A thread's record exists from its first entry on. It holds the log, up to two checkpoints, the
 * lease, the live run, claims of tool calls and the recent idempotency keys.
 */
#ifndef SLUICE_STORE_H
#define SLUICE_STORE_H

#include "sluice/entry.h"

struct store;

/* An entry as stores keep and hand it out: `entry.run` and `entry.body` point into `bytes`, which
 * every holder counts. */
struct store_entry {
    struct sl_entry entry;
    uint64_t generation; /* of the log it lies in; never 0 */
    struct sl_bytes *bytes;
};

/* `err` is NULL on success. */
typedef void (*store_done)(void *ctx, const struct sl_error *err);

struct store_append {
    struct sl_str thread, run;
    uint64_t lease;
    struct sl_str producer; /* with `sequence` of the first event: a repeated batch adds nothing */
    uint64_t sequence;      /* from 1 on under each lease, so that a lost beginning is a gap too */
    const struct sl_str *events;
    size_t count;
};
/* Errors: SL_UNKNOWN_RUN (the lease is not the live one), SL_CONFLICT (a gap in the sequence: an
 * earlier batch failed), SL_TOO_MANY (producers of a run), SL_STORE_FULL. All of the batch is added
 * or nothing. */

struct store_admit {
    struct sl_str thread, run;
    struct sl_str key;       /* idempotency key, with the subject in front */
    uint64_t request_hash;   /* of the whole request, to tell a repeat from a reuse */
    struct sl_str grant;     /* body of the grant entry */
    uint64_t based_on_lease; /* the view's highest lease; another one means the thread moved */
    /* Likewise the last entry that the view has, where the request depends on all of them. */
    bool has_based_on;
    struct sl_place based_on; /* zero for a thread without entries */
    struct sl_str holder;     /* who asks, for claims: see store_claim */
    /* What the view has against this run; it is answered unless the key is a repeat (whose run may
     * be the very reason) or the thread moved since the view looked. NULL for nothing. */
    const struct sl_error *refuse;
};
struct store_admitted {
    uint64_t lease;
    bool repeated; /* the key came before with the same request: nothing was added */
};
/* Errors, the first that holds: SL_KEY_REUSED, SL_RUN_ID_USED, SL_RUN_ACTIVE, SL_CONFLICT (moved),
 * that of `refuse`, SL_CLAIMED (somebody else's claim has no answer yet and is not over),
 * SL_STORE_FULL. `admitted` is NULL with an error. */
typedef void (*store_admit_done)(void *ctx, const struct store_admitted *admitted,
                                 const struct sl_error *err);

/* The lease is taken from its holder and given anew: a grant entry of the live run. */
struct store_retake {
    struct sl_str thread, run;
    uint64_t lease; /* that is taken; another current one is SL_UNKNOWN_RUN */
};
/* `lease` is the new one, 0 with an error. */
typedef void (*store_retake_done)(void *ctx, uint64_t lease, const struct sl_error *err);

/* An entry on a client's behalf, or TAKEN. */
struct store_post {
    struct sl_str thread;
    enum sl_entry_kind kind; /* PATCH, INPUT, TAKEN or ANSWER */
    struct sl_str run;       /* INPUT, TAKEN: must be the live one, else SL_UNKNOWN_RUN */
    uint64_t lease;          /* TAKEN: must be the current one; else 0 */
    struct sl_str key;       /* as in store_admit; empty for TAKEN, which has none */
    uint64_t request_hash;
    struct sl_str body;
    struct sl_str call, holder;    /* ANSWER: the tool call, and who answers */
    const struct sl_error *refuse; /* what the view has against it, unless the key is a repeat */
};
struct store_posted {
    struct sl_place place; /* of the entry, or of the one that the key came with before */
    bool repeated;
};
/* Errors, the first that holds: SL_KEY_REUSED, SL_UNKNOWN_RUN, SL_ANSWERED and SL_CLAIMED (of an
 * ANSWER), that of `refuse`, SL_STORE_FULL, SL_TOO_MANY (claims of a thread). A PATCH creates the
 * thread. The entry of a PATCH or ANSWER has the live run's id and lease when there is one. */
typedef void (*store_post_done)(void *ctx, const struct store_posted *posted,
                                const struct sl_error *err);

/* A claim of a tool call: who holds it may answer it, until its time is over. Claiming again
 * renews. */
struct store_claim {
    struct sl_str thread, call;
    struct sl_str holder; /* subject, NUL, session */
    uint64_t ttl_ms;      /* 0 gives the claim back, if it is the holder's */
    const struct sl_error *refuse;
};
/* Errors: SL_NOT_STORED, SL_ANSWERED, SL_CLAIMED, that of `refuse`, SL_STORE_FULL, SL_TOO_MANY
 * (claims of a thread). `expires_ms` is Unix time, 0 with an error and for a claim given back. */
typedef void (*store_claim_done)(void *ctx, uint64_t expires_ms, const struct sl_error *err);

struct store_fence {
    struct sl_str thread, run;
    uint64_t lease;     /* the lease that is fenced; another current one is SL_UNKNOWN_RUN */
    struct sl_str body; /* of the fence entry, at most STORE_MAX_FENCE bytes */
};
/* Room for it is kept from the grant on, so a full store still lets runs end. */
#define STORE_MAX_FENCE 2048

/* Follows one thread: first `loaded` once, then `entry` for each entry behind the checkpoint, in
 * order, without gaps, for ever. After `lost` (SL_STORE_LOST, or SL_NOT_STORED when the thread was
 * evicted) nothing comes any more, `loaded` neither. The checkpoint is the oldest that is kept, so
 * that what follows is all that can be replayed; `view` is NULL when nothing was ever trimmed. */
struct store_follower {
    void *ctx;
    void (*loaded)(void *ctx, uint64_t generation, struct sl_place checkpoint,
                   struct sl_bytes *view);
    void (*entry)(void *ctx, const struct store_entry *entry);
    void (*caught_up)(void *ctx); /* once, when everything that was there has been given */
    void (*lost)(void *ctx, const struct sl_error *err);
};

struct store_ops {
    bool (*append)(struct store *store, const struct store_append *append, store_done done,
                   void *ctx);
    bool (*admit)(struct store *store, const struct store_admit *admit, store_admit_done done,
                  void *ctx);
    bool (*retake)(struct store *store, const struct store_retake *retake, store_retake_done done,
                   void *ctx);
    bool (*post)(struct store *store, const struct store_post *post, store_post_done done,
                 void *ctx);
    bool (*claim)(struct store *store, const struct store_claim *claim, store_claim_done done,
                  void *ctx);
    /* Afterwards the thread may take another run. */
    bool (*fence)(struct store *store, const struct store_fence *fence, store_done done, void *ctx);
    /* The fold saw the end of the run that held `lease`, the highest that it knows: the thread may
     * take another run. `interrupted` tells whether interrupts are open now. With another current
     * lease nothing changes, and that is no error. */
    bool (*finish)(struct store *store, struct sl_str thread, uint64_t lease, bool interrupted,
                   store_done done, void *ctx);
    /* Keeps `view` (counted) as the checkpoint at `place`, forgets entries up to `trim_to` and the
     * checkpoints before it. `trim_to` is the place of a checkpoint that was kept before, or zero
     * for no trim. SL_CONFLICT when it is neither, and when `place` is not newer than the newest
     * checkpoint's. */
    bool (*checkpoint)(struct store *store, struct sl_str thread, struct sl_place place,
                       struct sl_bytes *view, struct sl_place trim_to, store_done done, void *ctx);
    /* Returns a handle for unfollow, NULL without memory. A thread that has no record is followed
     * all the same: `loaded` says generation 0 and its first entry creates it. */
    void *(*follow)(struct store *store, struct sl_str thread,
                    const struct store_follower *follower);
    void (*unfollow)(struct store *store, void *handle); /* no callback comes after it */
    /* What is not completed never will be. */
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
