/* SPDX-License-Identifier: MIT */
/* The pool from inside: agents, workers, and the runs between them. */
#ifndef SLUICE_AGENT_POOL_PRIVATE_H
#define SLUICE_AGENT_POOL_PRIVATE_H

#include "agent/pool.h"

#define HASH_NONFATAL_OOM 1
#include <uthash.h>
#include <utlist.h>

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

enum {
    POOL_RECENT = 64,    /* ended runs and given back ones that a worker is remembered for */
    POOL_PRODUCERS = 64, /* of a run */
};

/* A producer of a run. */
struct pool_producer {
    struct pool_producer *next;
    struct sl_bytes *name;
    uint64_t taken;   /* sequence of the last event that was passed on */
    uint64_t durable; /* and of the last that is in the log */
};

/*
 * A run that the hub started here. States: WAITING in its agent's queue; ASSIGNED to a worker, in
 * the worker's list; LOST from being given back on. Freed by the hub's `stop`.
 */
enum pool_job_state { POOL_WAITING, POOL_ASSIGNED, POOL_LOST };

struct pool_job {
    struct pool_job *prev, *next; /* in the agent's queue or the worker's list */
    UT_hash_handle hh;            /* in the pool, by `name`, while ASSIGNED */
    enum pool_job_state state;
    struct pool_agent *agent;
    struct pool_worker *worker; /* while ASSIGNED */
    struct hub_run *run;
    struct sl_bytes *thread, *id, *subject, *persona, *key, *resume_keys;
    struct sl_bytes *name; /* of thread and id */
    uint64_t lease;
    unsigned attempt;
    uint64_t since_ms;  /* when it began to wait */
    uint64_t order;     /* rises with each run that waits */
    uint64_t cancel_ms; /* when the run ends at the latest; 0 while it is not cancelled */
    struct pool_producer *producers;
    size_t producer_count;
    size_t unacked;
    bool continued; /* by the worker that came back */
    bool ended;     /* its terminal was passed on */
};

/* That a worker serves an agent. */
struct pool_service {
    struct pool_service *prev, *next; /* in the agent's list */
    struct pool_worker *worker;
    struct pool_agent *agent;
};

struct pool_agent {
    struct agent agent;
    struct pool *pool;
    struct pool_agent *next;
    struct pool_job *waiting; /* the longest first */
    size_t waiting_count;
    struct pool_service *services; /* detached workers' too */
};

/* A run that a worker had. */
struct pool_past {
    uint64_t hash;  /* of thread and run */
    uint64_t lease; /* 0 for none */
    bool gave_back;
};

struct pool_worker {
    UT_hash_handle hh;
    struct pool *pool;
    struct sl_bytes *id, *subject;
    const struct pool_worker_ops *ops; /* NULL while DETACHED */
    void *ctx;
    bool ready;                    /* `welcome` was sent over this connection */
    struct pool_service *services; /* heap, an array */
    size_t service_count;
    uint32_t capacity;
    struct pool_job *jobs;
    uint32_t job_count;
    uint64_t heard_ms;
    uint64_t turn; /* when it last got a run: rises with each assignment */
    struct pool_past past[POOL_RECENT];
    size_t past_next;
};

struct pool {
    struct pool_options options;
    struct hub *hub;
    struct pool_agent *agents;
    size_t agent_count;
    struct pool_worker *workers; /* hash by id */
    struct pool_job *jobs;       /* hash by name: those that are ASSIGNED */
    struct sl_buf name;          /* scratch: of a run that is looked for */
    uint64_t turns, orders;
    bool stopped;
};

static inline uint64_t pool_now_ms(const struct pool *pool)
{
    return pool->options.now_ms(pool->options.ctx);
}
static inline struct pool_run pool_run_of(const struct pool_job *job)
{
    return (struct pool_run){sl_bytes_str(job->thread), sl_bytes_str(job->id), job->lease};
}
void pool_log(const struct pool_worker *worker, enum pool_log what, const struct pool_job *job,
              const char *why);

/* --- pool.c --- */

/* The worker may have room: it gets what waits for it. */
void pool_fill(struct pool_worker *worker);
struct pool_agent *pool_find_agent(const struct pool *pool, struct sl_str name);
/* A new agent, registered with the hub. SL_BAD_OPTION when the hub has it otherwise. */
struct pool_agent *pool_agent_new(struct pool *pool, const struct pool_agent_row *row,
                                  struct sl_error *err);
/* The row of a worker's hello is the agent's from now on. */
bool pool_agent_update(struct pool_agent *agent, const struct pool_agent_row *row,
                       struct sl_error *err);

/* --- pool_job.c --- */

struct pool_job *pool_job_new(struct pool_agent *agent, const struct agent_start *start,
                              struct hub_run *run);
void pool_job_free(struct pool_job *job);
/* The run that a worker has, whatever its lease; NULL when there is none. */
struct pool_job *pool_find_job(struct pool *pool, struct sl_str thread, struct sl_str run);
/* The ways between the states. */
void pool_job_wait(struct pool_job *job);
/* `input` as it is now; empty: the hub is asked. */
void pool_job_assign(struct pool_job *job, struct pool_worker *worker, struct sl_str input);
void pool_job_leave(struct pool_job *job);
/* Leaves its worker; the hub decides what becomes of the run. */
void pool_job_give_back(struct pool_job *job, const char *why);
uint64_t pool_hash(struct sl_str thread, struct sl_str run);

/* --- pool_worker.c --- */

struct pool_worker *pool_worker_new(struct pool *pool, const struct pool_hello *hello);
/* Gives its runs back and frees it. */
void pool_worker_lose(struct pool_worker *worker, const char *why);
/* It has one run less: gets another, or is forgotten when it is detached and has none. */
void pool_worker_settle(struct pool_worker *worker);
/* Frees it; it has no runs. */
void pool_worker_free(struct pool_worker *worker);
bool pool_worker_gave_back(const struct pool_worker *worker, const struct pool_job *job);
void pool_worker_remember(struct pool_worker *worker, const struct pool_job *job, bool gave_back);

#endif
