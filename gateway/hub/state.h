/* SPDX-License-Identifier: MIT */
/* The hub itself: what its parts share. */
#ifndef SLUICE_HUB_STATE_H
#define SLUICE_HUB_STATE_H

#include "hub/held.h"
#include "hub/hub.h"

#define HASH_NONFATAL_OOM 1
#include <uthash.h>
#include <utlist.h>

struct sub;
struct thread;

/* X(symbol, name): what the hub logs. */
#define HUB_LOGS(X)                                                                                \
    X(RUN_STARTED, "run_started")                                                                  \
    X(RUN_ENDED, "run_ended")                                                                      \
    X(RUN_FAILED, "run_failed")                                                                    \
    X(EVENT_REPAIRED, "event_repaired")                                                            \
    X(EVENT_DROPPED, "event_dropped")                                                              \
    X(EVENT_REFUSED, "event_refused")                                                              \
    X(EVENTS_REPAIRED, "events_repaired")                                                          \
    X(EVENTS_DROPPED, "events_dropped")                                                            \
    X(THREAD_LOST, "thread_lost")                                                                  \
    X(CHECKPOINT_FAILED, "checkpoint_failed")                                                      \
    X(FENCE_FAILED, "fence_failed")                                                                \
    X(FINISH_FAILED, "finish_failed")
#define HUB_LOG_ENUM(symbol, name) HUB_LOG_##symbol,
enum hub_log { HUB_LOGS(HUB_LOG_ENUM) HUB_LOG_COUNT };
#undef HUB_LOG_ENUM

struct hub_agent {
    struct hub_agent *next;
    struct agent *agent;
};

struct hub {
    struct hub_options options;
    struct store *store;
    struct hub_agent *agents;    /* in the order they were added */
    struct thread *threads;      /* hash by id: loading and ready ones */
    struct thread *gone_threads; /* closed, freed at the end of a tick */
    struct hub_run *runs;        /* every one that is not freed */
    struct hub_run *busy_runs;   /* those with work for the end of this tick */
    struct hub_holder *holders;  /* hash by name: sessions that have claims */
    size_t peers;
    bool draining;

    struct held held;  /* for readers that have not taken it yet */
    size_t made_bytes; /* collapsed and rebuilt in this tick */
    uint64_t spans_made, rebuilds_made;
    bool tidied;         /* in this tick */
    struct sub *waiting; /* subscriptions that owe something and have a time for it */
    uint64_t due_ms;     /* the next of those times, or sooner; UINT64_MAX for none */
};

static inline uint64_t hub_now_ms(const struct hub *hub)
{
    return hub->options.now_ms(hub->options.ctx);
}
/* Drops what was made for readers that are done with it; once a tick. */
void hub_tidy(struct hub *hub);
struct agent *hub_find_agent(const struct hub *hub, struct sl_str name);
/* `err` may be NULL. */
void hub_log(const struct hub *hub, enum hub_log what, struct sl_str thread, struct sl_str run,
             const struct sl_error *err);
void hub_log_count(const struct hub *hub, enum hub_log what, struct sl_str thread,
                   struct sl_str run, uint64_t count);

#endif
