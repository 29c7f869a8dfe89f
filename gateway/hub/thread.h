/* SPDX-License-Identifier: MIT */
/*
 * A thread that this process serves: its view, its window, who reads it and who wants to run in it.
 *
 * Life: LOADING from the first need on, READY once the store has given all it had, GONE when nobody
 * needs it any more or when it was lost. A thread that is gone is out of the hub's table at once
 * and is freed at the end of the tick in which the store's last answer about it has come.
 */
#ifndef SLUICE_HUB_THREAD_H
#define SLUICE_HUB_THREAD_H

#include "hub/lens.h"
#include "hub/state.h"

struct sub;
struct request;

enum thread_state { THREAD_LOADING, THREAD_READY, THREAD_GONE };

/* A view that was kept, and where. */
struct thread_mark {
    struct sl_place place;
    struct sl_bytes *view;            /* NULL for the empty thread */
    uint64_t item;                    /* the first one behind it */
    uint64_t log_bytes, window_bytes; /* how much had gone by there */
};

struct thread {
    UT_hash_handle hh;
    struct thread *gone_next;
    struct hub *hub;
    struct sl_bytes *id;
    uint64_t hash; /* of the id, as cursors carry it */
    enum thread_state state;
    void *follower;
    size_t in_flight; /* store operations that will call back with the thread */

    uint64_t generation; /* 0 until the log exists */
    uint64_t lease_seen; /* the highest in an entry, whether or not the view took it */
    struct sl_view *view;
    struct lens plain;   /* what everybody sees who hides nothing */
    struct lens *lenses; /* those of filters */
    /* Two checkpoints alternate: the window begins at `base`; when what lies behind `middle` passes
     * half of a limit, the head becomes `middle` and `middle` becomes `base`. */
    struct thread_mark base, middle, coming;
    uint64_t log_bytes;     /* of all entries that went by */
    bool checkpointing;     /* `coming` is on its way into the store */
    bool checkpoint_failed; /* not again before the next second */

    struct sub *subs;           /* all of them */
    struct request *requests;   /* in the order they came */
    struct request *asked;      /* those that wait for the store's answer */
    struct request *stored;     /* those that wait for what the fold decides */
    struct request *inputs;     /* those that wait for the agent */
    struct request *admitting;  /* the one that the store is deciding */
    struct hub_run *run;        /* the live run, when this process executes it */
    uint64_t repaired, dropped; /* events of the live run, for the log */
    uint64_t idle_since_ms;
};

/* The thread of that id, loaded or about to be; NULL without memory. */
struct thread *thread_get(struct hub *hub, struct sl_str id);
/* Something may have stopped needing the thread. */
void thread_settle(struct thread *thread);
/* The thread cannot be served any more: its subscriptions, requests and run end with `err`. */
void thread_lose(struct thread *thread, const struct sl_error *err);
/* Once a second: unloads when idle for long, drops what was made for readers and lenses that nobody
 * needs, retries a checkpoint. */
void thread_tick(struct thread *thread, uint64_t now_ms);
/* Drops what was made for readers that are done with it. */
void thread_tidy(struct thread *thread);
/* The one close path. */
void thread_close(struct thread *thread);
/* Frees the threads that are gone and that no store operation names. `all` frees the others too. */
void thread_free_gone(struct hub *hub, bool all);

static inline struct sl_cursor thread_cursor(const struct thread *thread, struct sl_place place)
{
    return (struct sl_cursor){
        .thread = thread->hash, .generation = thread->generation, .place = place};
}
/* Given out before the thread had a log. */
static inline bool cursor_is_before_all(const struct sl_cursor *cursor)
{
    return cursor->generation == 0 &&
           sl_place_compare(cursor->place, (struct sl_place){0, 0, 0}) == 0;
}
/* A copy of the view where the window begins; NULL without memory. */
struct sl_view *thread_base_view(const struct thread *thread);
struct sl_view_limits thread_limits(const struct thread *thread);

#endif
