/* SPDX-License-Identifier: MIT */
/*
 * The pool: agents that are executed by workers, processes that dial in.
 *
 * A worker is a process with an id of its own choice, a capacity and names of agents. The pool is
 * an agent of the hub for each name: a run that starts waits for a worker with room and is assigned
 * to it. A worker that is not heard of for the time of a lease has lost its runs: they are given
 * back to the hub, which starts them again or ends them. Until then it may come back, over another
 * connection, and go on with them.
 *
 * Life of a worker: ATTACHED while a session speaks for it, DETACHED from pool_detach on until it
 * comes back or its lease lapses, then gone. The pool knows nothing of sockets.
 */
#ifndef SLUICE_AGENT_POOL_H
#define SLUICE_AGENT_POOL_H

#include "hub/hub.h"

struct pool;
struct pool_worker;

/* X(symbol, name): what the pool logs, with the worker's id. */
#define POOL_LOGS(X)                                                                               \
    X(ATTACHED, "worker_attached")                                                                 \
    X(REPLACED, "worker_replaced")                                                                 \
    X(DETACHED, "worker_detached")                                                                 \
    X(LOST, "worker_lost")                                                                         \
    X(ASSIGNED, "run_assigned")                                                                    \
    X(CONTINUED, "run_continued")                                                                  \
    X(GIVEN_BACK, "run_given_back")
#define POOL_LOG_ENUM(symbol, name) POOL_LOG_##symbol,
enum pool_log { POOL_LOGS(POOL_LOG_ENUM) POOL_LOG_COUNT };
#undef POOL_LOG_ENUM

struct pool_options {
    uint64_t lease_ms;  /* a worker that is not heard of for so long has lost its runs */
    uint64_t wait_ms;   /* a run waits so long for a worker */
    uint64_t cancel_ms; /* a worker has so long to end a run that was cancelled */
    size_t max_agents;  /* names that workers may bring */
    size_t max_workers;
    size_t max_waiting;            /* runs of an agent that wait for a worker */
    size_t max_event;              /* bytes of one event */
    size_t max_unacked;            /* events of a run; at twice as many a worker is refused */
    size_t max_unacked_bytes;      /* likewise; what is taken before that is reached is whole */
    uint64_t (*now_ms)(void *ctx); /* a clock that never jumps */
    /* `run` may be empty, `why` NULL. */
    void (*log)(void *ctx, const char *event, struct sl_str worker, struct sl_str run,
                const char *why);
    void *ctx;
};

/* The hub is borrowed and outlives the workers; it frees the pool's agents. NULL without memory. */
struct pool *pool_new(const struct pool_options *options, struct hub *hub);
const struct pool_options *pool_options(const struct pool *pool);
/* Once in a while: leases and waits. */
void pool_tick(struct pool *pool);
/* Before the hub is freed; no worker is attached any more. */
void pool_stop(struct pool *pool);
void pool_free(struct pool *pool); /* behind the hub */

/* What names a run to its worker. */
struct pool_run {
    struct sl_str thread, run; /* WTF-8 */
    uint64_t lease;
};

struct pool_assign {
    struct pool_run run;
    struct sl_str agent, key, subject, persona;
    struct sl_str input;       /* RunAgentInput as JSON */
    struct sl_str resume_keys; /* JSON object */
    unsigned attempt;
};

/* What a session provides for its worker. Strings are valid during the call; none may call back
 * into the pool. */
struct pool_worker_ops {
    void (*assign)(void *ctx, const struct pool_assign *assign);
    void (*ack)(void *ctx, const struct pool_run *run, struct sl_str producer, uint64_t sequence);
    void (*message)(void *ctx, const struct pool_run *run, const struct agent_message *message);
    void (*cancel)(void *ctx, const struct pool_run *run, uint64_t grace_ms);
    /* "ended" by its terminal, "cancelled", or a code's name. */
    void (*over)(void *ctx, const struct pool_run *run, const char *code);
    /* Another session speaks for the worker now: close, and do not detach. */
    void (*replaced)(void *ctx);
    /* Whether it could be told of another run now; after a no comes pool_room. NULL: always. */
    bool (*has_room)(void *ctx);
};

struct pool_agent_row {
    struct sl_str name;         /* UTF-8 */
    struct sl_str capabilities; /* JSON object, empty for none */
    enum sl_policy policy;
    bool redispatch;
};
struct pool_hello {
    struct sl_str worker; /* its id */
    struct sl_str subject;
    const struct pool_agent_row *agents;
    size_t agent_count;
    uint32_t capacity;
};

/* A worker comes, or comes back. SL_WORKER_IN_USE, SL_TOO_MANY (agents, workers), SL_BAD_FIELD
 * ("agents/0/name": the name is served otherwise, as an upstream or scripted agent, or comes twice;
 * "agents/0/policy", "agents/0/redispatch": other workers serve it under another one).
 * Capabilities are those of the last hello. */
struct pool_worker *pool_attach(struct pool *pool, const struct pool_hello *hello,
                                const struct pool_worker_ops *ops, void *ctx,
                                struct sl_error *err) SL_MUST_CHECK;
/* Whether the worker still has this run; then `each` is told the last durable sequence of each of
 * its producers. SL_UNKNOWN_RUN, SL_STALE_LEASE, SL_RUN_OVER, SL_BAD_FIELD when it comes twice.
 * Between attach and ready. */
bool pool_continue(struct pool_worker *worker, const struct pool_run *run,
                   void (*each)(void *ctx, struct sl_str producer, uint64_t sequence), void *ctx,
                   struct sl_error *err) SL_MUST_CHECK;
/* `welcome` is on its way: from now on the worker gets runs, and what it missed is sent again. Runs
 * of it that were not continued are given back. */
void pool_ready(struct pool_worker *worker);
/* The session is gone. `bye`: it will not come back; its runs are given back at once. */
void pool_detach(struct pool_worker *worker, bool bye);
void pool_heard(struct pool_worker *worker); /* a sign of life */
void pool_room(struct pool_worker *worker);  /* `has_room` would say yes again */
void pool_set_capacity(struct pool_worker *worker, uint32_t capacity);

/* Events as written. Those known already are acknowledged again. Errors: SL_UNKNOWN_RUN,
 * SL_STALE_LEASE, SL_RUN_OVER, SL_SEQUENCE_GAP (err->limit: the sequence expected), SL_TOO_MANY,
 * SL_TOO_LARGE (and the run ends); nothing of the batch is taken then, but for what stands in front
 * of and with the terminal behind which others came (SL_RUN_OVER). */
bool pool_events(struct pool_worker *worker, const struct pool_run *run, struct sl_str producer,
                 uint64_t sequence, const struct sl_str *events, size_t count,
                 struct sl_error *err) SL_MUST_CHECK;
/* `keys`: JSON array of strings. */
bool pool_taken(struct pool_worker *worker, const struct pool_run *run, struct sl_str keys,
                struct sl_error *err) SL_MUST_CHECK;
bool pool_release(struct pool_worker *worker, const struct pool_run *run, const char *message,
                  struct sl_error *err) SL_MUST_CHECK;

#endif
