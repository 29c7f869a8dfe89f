/* SPDX-License-Identifier: MIT */
/* Workers: how they come, come back, and go. */
#include "agent/pool_private.h"

/* --- what a worker is remembered for --- */

void pool_worker_remember(struct pool_worker *worker, const struct pool_job *job, bool gave_back)
{
    worker->past[worker->past_next] = (struct pool_past){
        .hash = pool_hash(sl_bytes_str(job->thread), sl_bytes_str(job->id)),
        .lease = job->lease,
        .gave_back = gave_back,
    };
    worker->past_next = (worker->past_next + 1) % POOL_RECENT;
}

bool pool_worker_gave_back(const struct pool_worker *worker, const struct pool_job *job)
{
    uint64_t hash = pool_hash(sl_bytes_str(job->thread), sl_bytes_str(job->id));

    for (size_t i = 0; i < POOL_RECENT; i++)
        if (worker->past[i].gave_back && worker->past[i].hash == hash)
            return true;
    return false;
}

/* --- life --- */

static struct pool_worker *find(const struct pool *pool, struct sl_str id)
{
    struct pool_worker *worker = NULL;

    HASH_FIND(hh, pool->workers, id.ptr, id.len, worker);
    return worker;
}

struct pool_worker *pool_worker_new(struct pool *pool, const struct pool_hello *hello)
{
    struct pool_worker *worker = calloc(1, sizeof(*worker));

    if (!worker)
        return NULL;
    worker->pool = pool;
    worker->id = sl_bytes_new(hello->worker);
    worker->subject = sl_bytes_new(hello->subject);
    if (worker->id && worker->subject)
        HASH_ADD_KEYPTR(hh, pool->workers, worker->id->data, worker->id->len, worker);
    if (worker->hh.tbl)
        return worker;
    sl_bytes_unref(worker->id);
    sl_bytes_unref(worker->subject);
    free(worker);
    return NULL;
}

static void forget_agents(struct pool_worker *worker)
{
    for (size_t i = 0; i < worker->agent_count; i++)
        worker->agents[i]->workers--;
    free(worker->agents);
    worker->agents = NULL;
    worker->agent_count = 0;
}

void pool_worker_free(struct pool_worker *worker)
{
    assert(!worker->jobs);
    forget_agents(worker);
    HASH_DEL(worker->pool->workers, worker);
    sl_bytes_unref(worker->id);
    sl_bytes_unref(worker->subject);
    free(worker);
}

void pool_worker_lose(struct pool_worker *worker, const char *why)
{
    pool_log(worker, POOL_LOG_LOST, NULL, why);
    while (worker->jobs)
        pool_job_give_back(worker->jobs, why);
    pool_worker_free(worker);
}

bool pool_worker_serves(const struct pool_worker *worker, const struct pool_agent *agent)
{
    for (size_t i = 0; i < worker->agent_count; i++)
        if (worker->agents[i] == agent)
            return true;
    return false;
}

/* --- coming --- */

/* Other workers that serve the agent: its policy is theirs too. */
static bool policy_fits(const struct pool_agent *agent, const struct pool_worker *worker,
                        enum sl_policy policy)
{
    size_t others = agent->workers - (worker && pool_worker_serves(worker, agent) ? 1 : 0);

    return others == 0 || agent->agent.policy == policy;
}

static bool row_fits(struct pool *pool, const struct pool_worker *worker,
                     const struct pool_agent_row *row, size_t index, struct sl_error *err)
{
    const struct pool_agent *agent = pool_find_agent(pool, row->name);
    char field[40];

    snprintf(field, sizeof(field), "agents/%zu/policy", index);
    if (!agent || policy_fits(agent, worker, row->policy))
        return true;
    sl_error_set(err, SL_BAD_FIELD, field,
                 "other workers serve this agent under another policy than \"%s\"",
                 sl_policy_name(row->policy));
    return false;
}

/* The agent of a row, new or known. */
static struct pool_agent *agent_of(struct pool *pool, const struct pool_agent_row *row,
                                   size_t index, struct sl_error *err)
{
    struct pool_agent *agent = pool_find_agent(pool, row->name);
    char field[40];

    snprintf(field, sizeof(field), "agents/%zu/name", index);
    if (agent)
        return pool_agent_update(agent, row, err) ? agent : NULL;
    if (pool->agent_count >= pool->options.max_agents) {
        sl_error_set(err, SL_TOO_MANY, field, "workers have brought too many names of agents");
        if (err)
            err->limit = pool->options.max_agents;
        return NULL;
    }
    struct sl_error why = {0};
    agent = pool_agent_new(pool, row, &why);
    if (!agent && why.code == SL_BAD_OPTION)
        sl_error_set(err, SL_BAD_FIELD, field,
                     "the gateway serves an agent of this name without workers");
    else if (!agent)
        sl_error_memory(err);
    return agent;
}

static bool find_agents(struct pool *pool, const struct pool_worker *known,
                        const struct pool_hello *hello, struct pool_agent **agents,
                        struct sl_error *err)
{
    for (size_t i = 0; i < hello->agent_count; i++)
        if (!row_fits(pool, known, &hello->agents[i], i, err))
            return false;
    for (size_t i = 0; i < hello->agent_count; i++) {
        agents[i] = agent_of(pool, &hello->agents[i], i, err);
        if (!agents[i])
            return false;
    }
    return true;
}

static bool may_attach(const struct pool *pool, const struct pool_worker *known,
                       const struct pool_hello *hello, struct sl_error *err)
{
    if (known && !sl_str_equal(sl_bytes_str(known->subject), hello->subject)) {
        sl_error_set(err, SL_WORKER_IN_USE, "worker", "%s", sl_code_meaning(SL_WORKER_IN_USE));
        return false;
    }
    if (!known && HASH_COUNT(pool->workers) >= pool->options.max_workers) {
        sl_error_set(err, SL_TOO_MANY, "worker", "too many workers are here");
        if (err)
            err->limit = pool->options.max_workers;
        return false;
    }
    return true;
}

static void replace(struct pool_worker *worker)
{
    if (!worker->ops)
        return;
    pool_log(worker, POOL_LOG_REPLACED, NULL, NULL);
    worker->ops->replaced(worker->ctx);
    worker->ops = NULL;
    worker->ready = false;
}

struct pool_worker *pool_attach(struct pool *pool, const struct pool_hello *hello,
                                const struct pool_worker_ops *ops, void *ctx, struct sl_error *err)
{
    struct pool_worker *worker = find(pool, hello->worker);
    struct pool_agent **agents;
    struct pool_job *job;

    if (!may_attach(pool, worker, hello, err))
        return NULL;
    agents = calloc(hello->agent_count + 1, sizeof(*agents));
    if (!agents || !find_agents(pool, worker, hello, agents, err) ||
        (!worker && !(worker = pool_worker_new(pool, hello)))) {
        free(agents);
        if (err && err->code == SL_OK)
            sl_error_memory(err);
        return NULL;
    }
    replace(worker);
    forget_agents(worker);
    worker->agents = agents;
    worker->agent_count = hello->agent_count;
    for (size_t i = 0; i < worker->agent_count; i++)
        agents[i]->workers++;
    worker->capacity = hello->capacity;
    worker->ops = ops;
    worker->ctx = ctx;
    DL_FOREACH(worker->jobs, job)
    {
        job->continued = false;
    }
    pool_heard(worker);
    pool_log(worker, POOL_LOG_ATTACHED, NULL, NULL);
    return worker;
}

void pool_ready(struct pool_worker *worker)
{
    struct pool_job *job, *next;

    worker->ready = true;
    DL_FOREACH_SAFE(worker->jobs, job, next)
    {
        if (!job->continued)
            pool_job_give_back(job, "the worker came back without the run");
    }
    DL_FOREACH_SAFE(worker->jobs, job, next)
    {
        pool_log(worker, POOL_LOG_CONTINUED, job, NULL);
        job->missed = false;
        hub_run_repeat_owed(job->run);
    }
    pool_assign_all(worker->pool);
}

/* --- going --- */

void pool_detach(struct pool_worker *worker, bool bye)
{
    pool_log(worker, POOL_LOG_DETACHED, NULL, bye ? "goodbye" : NULL);
    worker->ops = NULL;
    worker->ready = false;
    if (bye)
        pool_worker_lose(worker, "the worker has left");
}

void pool_heard(struct pool_worker *worker)
{
    worker->heard_ms = pool_now_ms(worker->pool);
}

void pool_set_capacity(struct pool_worker *worker, uint32_t capacity)
{
    worker->capacity = capacity;
    pool_assign_all(worker->pool);
}
