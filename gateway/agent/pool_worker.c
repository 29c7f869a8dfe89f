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

static void forget_services(struct pool_worker *worker)
{
    for (size_t i = 0; i < worker->service_count; i++)
        DL_DELETE(worker->services[i].agent->services, &worker->services[i]);
    free(worker->services);
    worker->services = NULL;
    worker->service_count = 0;
}

void pool_worker_free(struct pool_worker *worker)
{
    assert(!worker->jobs);
    forget_services(worker);
    HASH_DEL(worker->pool->workers, worker);
    sl_bytes_unref(worker->id);
    sl_bytes_unref(worker->subject);
    free(worker);
}

void pool_worker_lose(struct pool_worker *worker, const char *why)
{
    if (worker->jobs)
        pool_log(worker, POOL_LOG_LOST, NULL, why);
    while (worker->jobs)
        pool_job_give_back(worker->jobs, why);
    pool_worker_free(worker);
}

void pool_worker_settle(struct pool_worker *worker)
{
    if (worker->pool->stopped)
        return;
    if (worker->ops)
        pool_fill(worker);
    else if (!worker->jobs)
        pool_worker_lose(worker, NULL); /* it left nothing that it could come back for */
}

/* --- coming --- */

/* Whether another worker serves the agent. */
static bool has_others(const struct pool_agent *agent, const struct pool_worker *known)
{
    const struct pool_service *service;

    DL_FOREACH(agent->services, service)
    {
        if (service->worker != known)
            return true;
    }
    return false;
}

static bool comes_twice(const struct pool_hello *hello, size_t index)
{
    for (size_t i = 0; i < index; i++)
        if (sl_str_equal(hello->agents[i].name, hello->agents[index].name))
            return true;
    return false;
}

/* What the workers of one name must agree upon. */
static bool row_fits(const struct pool *pool, const struct pool_worker *known,
                     const struct pool_hello *hello, size_t index, struct sl_error *err)
{
    const struct pool_agent_row *row = &hello->agents[index];
    const struct pool_agent *agent = pool_find_agent(pool, row->name);
    char field[40];

    if (comes_twice(hello, index)) {
        snprintf(field, sizeof(field), "agents/%zu/name", index);
        sl_error_set(err, SL_BAD_FIELD, field, "the agent comes twice");
        return false;
    }
    if (!agent || !has_others(agent, known))
        return true;
    if (agent->agent.policy != row->policy) {
        snprintf(field, sizeof(field), "agents/%zu/policy", index);
        sl_error_set(err, SL_BAD_FIELD, field,
                     "other workers serve this agent under the policy \"%s\"",
                     sl_policy_name(agent->agent.policy));
        return false;
    }
    if (agent->agent.redispatch != row->redispatch) {
        snprintf(field, sizeof(field), "agents/%zu/redispatch", index);
        sl_error_set(err, SL_BAD_FIELD, field, "other workers of this agent say otherwise");
        return false;
    }
    return true;
}

/* Whether a name that no worker has brought so far may come; `more` of them come with it. */
static bool may_be_new(const struct pool *pool, const struct pool_agent_row *row, size_t index,
                       size_t more, struct sl_error *err)
{
    char field[40];

    snprintf(field, sizeof(field), "agents/%zu/name", index);
    if (hub_has_agent(pool->hub, row->name)) {
        sl_error_set(err, SL_BAD_FIELD, field,
                     "the gateway serves an agent of this name without workers");
        return false;
    }
    if (pool->agent_count + more < pool->options.max_agents)
        return true;
    sl_error_set(err, SL_TOO_MANY, field, "workers have brought too many names of agents");
    err->limit = pool->options.max_agents;
    return false;
}

/* All rows, before anything changes: a refused `hello` leaves nothing behind. */
static bool rows_fit(const struct pool *pool, const struct pool_worker *known,
                     const struct pool_hello *hello, struct sl_error *err)
{
    size_t more = 0;

    for (size_t i = 0; i < hello->agent_count; i++) {
        const struct pool_agent_row *row = &hello->agents[i];
        bool is_new = !pool_find_agent(pool, row->name);
        if (!row_fits(pool, known, hello, i, err) ||
            (is_new && !may_be_new(pool, row, i, more, err)))
            return false;
        more += is_new;
    }
    return true;
}

/* Fills one service for each row, not yet in their agents' lists. */
static bool find_agents(struct pool *pool, const struct pool_hello *hello,
                        struct pool_service *services, struct sl_error *err)
{
    for (size_t i = 0; i < hello->agent_count; i++) {
        const struct pool_agent_row *row = &hello->agents[i];
        struct pool_agent *agent = pool_find_agent(pool, row->name);
        if (agent ? !pool_agent_update(agent, row, err) : !(agent = pool_agent_new(pool, row, err)))
            return false;
        services[i].agent = agent;
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

static void serve_take(struct pool_worker *worker, struct pool_service *services, size_t count)
{
    forget_services(worker);
    worker->services = services;
    worker->service_count = count;
    for (size_t i = 0; i < count; i++) {
        services[i].worker = worker;
        DL_APPEND(services[i].agent->services, &services[i]);
    }
}

struct pool_worker *pool_attach(struct pool *pool, const struct pool_hello *hello,
                                const struct pool_worker_ops *ops, void *ctx, struct sl_error *err)
{
    struct pool_worker *worker = find(pool, hello->worker);
    struct sl_error why = {0};
    struct pool_job *job;

    if (!may_attach(pool, worker, hello, err))
        return NULL;
    struct pool_service *services = calloc(hello->agent_count + 1, sizeof(*services));
    if (!services || !rows_fit(pool, worker, hello, &why) ||
        !find_agents(pool, hello, services, &why) ||
        (!worker && !(worker = pool_worker_new(pool, hello)))) {
        free(services);
        if (err && why.code != SL_OK)
            *err = why;
        else
            sl_error_memory(err);
        return NULL;
    }
    replace(worker);
    serve_take(worker, services, hello->agent_count);
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

/* What the worker did not hear, or may not have heard. */
static void go_on(struct pool_job *job)
{
    const struct pool_worker *worker = job->worker;
    struct pool_run run = pool_run_of(job);
    uint64_t now_ms = pool_now_ms(worker->pool);

    pool_log(worker, POOL_LOG_CONTINUED, job, NULL);
    hub_run_repeat_owed(job->run);
    if (job->cancel_ms)
        worker->ops->cancel(worker->ctx, &run,
                            job->cancel_ms > now_ms ? job->cancel_ms - now_ms : 0);
}

void pool_ready(struct pool_worker *worker)
{
    struct pool_job *job, *next;

    worker->ready = true;
    DL_FOREACH_SAFE(worker->jobs, job, next)
    {
        if (job->continued)
            go_on(job);
        else
            pool_job_give_back(job, "the worker came back without the run");
    }
    pool_fill(worker);
}

/* --- going --- */

void pool_detach(struct pool_worker *worker, bool bye)
{
    pool_log(worker, POOL_LOG_DETACHED, NULL, bye ? "goodbye" : NULL);
    worker->ops = NULL;
    worker->ready = false;
    if (bye)
        pool_worker_lose(worker, "the worker has left");
    else
        pool_worker_settle(worker);
}

void pool_heard(struct pool_worker *worker)
{
    worker->heard_ms = pool_now_ms(worker->pool);
}

void pool_room(struct pool_worker *worker)
{
    pool_fill(worker);
}

void pool_set_capacity(struct pool_worker *worker, uint32_t capacity)
{
    worker->capacity = capacity;
    pool_fill(worker);
}
