/* SPDX-License-Identifier: MIT */
/* The pool: its agents, who gets which run, and what time does. */
#include "agent/pool_private.h"

#define LOG_NAME(symbol, name) [POOL_LOG_##symbol] = (name),
static const char *const log_names[POOL_LOG_COUNT] = {POOL_LOGS(LOG_NAME)};
#undef LOG_NAME

void pool_log(const struct pool_worker *worker, enum pool_log what, const struct pool_job *job,
              const char *why)
{
    const struct pool_options *options = &worker->pool->options;

    if (options->log)
        options->log(options->ctx, log_names[what], sl_bytes_str(worker->id),
                     job ? sl_bytes_str(job->id) : SL_STR(""), why);
}

/* --- who gets a run --- */

static bool is_present(const struct pool_worker *worker)
{
    return worker->ops && worker->ready && worker->capacity > 0;
}

static bool has_room(const struct pool_worker *worker)
{
    return is_present(worker) && worker->job_count < worker->capacity &&
           (!worker->ops->has_room || worker->ops->has_room(worker->ctx));
}

/* Has more room or, with as much, waits longer for a run. */
static bool is_better(const struct pool_worker *one, const struct pool_worker *other)
{
    if (!other)
        return true;
    uint32_t one_room = one->capacity - one->job_count;
    uint32_t other_room = other->capacity - other->job_count;
    return one_room != other_room ? one_room > other_room : one->turn < other->turn;
}

/* Somebody who has not given the run back, whether or not there is room. */
static bool has_others(const struct pool_job *job)
{
    const struct pool_service *service;

    DL_FOREACH(job->agent->services, service)
    {
        if (is_present(service->worker) && !pool_worker_gave_back(service->worker, job))
            return true;
    }
    return false;
}

/* Who gave the run back gets it again when nobody else is here, and when it cannot wait longer. */
static struct pool_worker *choose(const struct pool_job *job, bool anybody)
{
    const struct pool_service *service;
    struct pool_worker *best = NULL, *again = NULL;

    DL_FOREACH(job->agent->services, service)
    {
        struct pool_worker *worker = service->worker;
        struct pool_worker **place = pool_worker_gave_back(worker, job) ? &again : &best;
        if (has_room(worker) && is_better(worker, *place))
            *place = worker;
    }
    if (!best && again && (anybody || !has_others(job)))
        best = again;
    return best;
}

/* The first run in the agent's queue that the worker may have. */
static struct pool_job *first_for(const struct pool_agent *agent, const struct pool_worker *worker)
{
    struct pool_job *job;

    DL_FOREACH(agent->waiting, job)
    {
        if (!pool_worker_gave_back(worker, job) || !has_others(job))
            return job;
    }
    return NULL;
}

void pool_fill(struct pool_worker *worker)
{
    while (has_room(worker)) {
        struct pool_job *next = NULL;
        for (size_t i = 0; i < worker->service_count; i++) {
            struct pool_job *job = first_for(worker->services[i].agent, worker);
            if (job && (!next || job->order < next->order))
                next = job;
        }
        if (!next)
            return;
        pool_job_assign(next, worker, SL_STR(""));
    }
}

/* --- the port to the hub --- */

static void *on_start(struct agent *base, const struct agent_start *start, struct hub_run *run)
{
    struct pool_agent *agent = (struct pool_agent *)base;
    struct pool_job *job = pool_job_new(agent, start, run);
    struct pool_worker *worker = job ? choose(job, false) : NULL;

    if (!job)
        return NULL;
    if (worker)
        pool_job_assign(job, worker, start->input);
    else if (agent->waiting_count < agent->pool->options.max_waiting)
        pool_job_wait(job);
    else
        hub_run_fail(run, SL_NO_WORKER, "too many runs of this agent wait for a worker");
    return job;
}

static void on_stop(struct agent *base, void *handle)
{
    struct pool_job *job = handle;
    struct pool_worker *worker = job->worker;
    struct pool_run run = pool_run_of(job);

    (void)base;
    if (worker) {
        pool_worker_remember(worker, job, false);
        if (worker->ops)
            worker->ops->over(worker->ctx, &run, hub_run_verdict(job->run));
    }
    pool_job_leave(job);
    pool_job_free(job);
    if (worker)
        pool_worker_settle(worker);
}

static void on_resume(struct agent *base, void *handle)
{
    (void)base; /* acknowledgements are what a worker waits for */
    (void)handle;
}

static void on_durable(struct agent *base, void *handle, struct sl_str name, uint64_t sequence)
{
    struct pool_job *job = handle;
    struct pool_run run = pool_run_of(job);
    struct pool_producer *producer;

    (void)base;
    LL_FOREACH(job->producers, producer)
    {
        if (sl_str_equal(sl_bytes_str(producer->name), name))
            break;
    }
    if (!producer || producer->durable >= sequence)
        return;
    job->unacked -= (size_t)(sequence - producer->durable);
    producer->durable = sequence;
    if (job->worker && job->worker->ops)
        job->worker->ops->ack(job->worker->ctx, &run, name, sequence);
}

static void on_message(struct agent *base, void *handle, const struct agent_message *message)
{
    struct pool_job *job = handle;
    struct pool_run run = pool_run_of(job);

    (void)base;
    /* Otherwise it is given again to the one who comes, or comes back. */
    if (job->worker && job->worker->ops && job->worker->ready)
        job->worker->ops->message(job->worker->ctx, &run, message);
}

static uint64_t on_cancel(struct agent *base, void *handle)
{
    struct pool_job *job = handle;
    struct pool_run run = pool_run_of(job);
    const struct pool *pool = job->agent->pool;
    uint64_t grace_ms = pool->options.cancel_ms;

    (void)base;
    if (!job->worker || !job->worker->ops || !job->worker->ready)
        return 0;
    job->cancel_ms = pool_now_ms(pool) + grace_ms;
    job->worker->ops->cancel(job->worker->ctx, &run, grace_ms);
    return grace_ms;
}

static void on_free(struct agent *base)
{
    struct pool_agent *agent = (struct pool_agent *)base;

    assert(!agent->waiting && !agent->services);
    if (agent->pool)
        LL_DELETE(agent->pool->agents, agent);
    free(base->name);
    free(base->capabilities);
    free(agent);
}

static const struct agent_ops agent_ops = {
    .start = on_start,
    .stop = on_stop,
    .resume = on_resume,
    .durable = on_durable,
    .message = on_message,
    .cancel = on_cancel,
    .free = on_free,
};

/* --- agents --- */

struct pool_agent *pool_find_agent(const struct pool *pool, struct sl_str name)
{
    struct pool_agent *agent;

    LL_FOREACH(pool->agents, agent)
    {
        if (sl_str_equal(sl_str_from(agent->agent.name), name))
            return agent;
    }
    return NULL;
}

static char *copy_text(struct sl_str text)
{
    return strndup(text.ptr, text.len);
}

bool pool_agent_update(struct pool_agent *agent, const struct pool_agent_row *row,
                       struct sl_error *err)
{
    char *capabilities = copy_text(row->capabilities.len ? row->capabilities : SL_STR("{}"));

    if (!capabilities)
        return sl_error_memory(err);
    free(agent->agent.capabilities);
    agent->agent.capabilities = capabilities;
    agent->agent.policy = row->policy;
    agent->agent.redispatch = row->redispatch;
    return true;
}

struct pool_agent *pool_agent_new(struct pool *pool, const struct pool_agent_row *row,
                                  struct sl_error *err)
{
    struct pool_agent *agent = calloc(1, sizeof(*agent));

    if (!agent) {
        sl_error_memory(err);
        return NULL;
    }
    agent->agent.ops = &agent_ops;
    agent->agent.name = copy_text(row->name);
    if (!agent->agent.name || !pool_agent_update(agent, row, err)) {
        sl_error_memory(err);
        on_free(&agent->agent);
        return NULL;
    }
    if (!hub_add_agent_take(pool->hub, &agent->agent, err))
        return NULL;
    agent->pool = pool;
    pool->agent_count++;
    LL_APPEND(pool->agents, agent);
    return agent;
}

/* --- time --- */

/* Others may have gone for whom it waited. */
static void look_again(struct pool_agent *agent, uint64_t now_ms)
{
    struct pool_job *job, *next;

    DL_FOREACH_SAFE(agent->waiting, job, next)
    {
        bool is_over = now_ms - job->since_ms >= agent->pool->options.wait_ms;
        struct pool_worker *worker = job->attempt > 1 ? choose(job, is_over) : NULL;
        if (worker) {
            pool_job_assign(job, worker, SL_STR(""));
        } else if (is_over) {
            pool_job_leave(job);
            hub_run_fail(job->run, SL_NO_WORKER, NULL);
        }
    }
}

void pool_tick(struct pool *pool)
{
    uint64_t now_ms = pool_now_ms(pool);
    struct pool_worker *worker, *next;
    struct pool_agent *agent;

    HASH_ITER(hh, pool->workers, worker, next)
    {
        if (!worker->ops && now_ms - worker->heard_ms >= pool->options.lease_ms)
            pool_worker_lose(worker, "the worker was not heard of for the time of its lease");
    }
    LL_FOREACH(pool->agents, agent)
    {
        look_again(agent, now_ms);
    }
}

/* --- life --- */

struct pool *pool_new(const struct pool_options *options, struct hub *hub)
{
    struct pool *pool = calloc(1, sizeof(*pool));

    if (!pool)
        return NULL;
    pool->options = *options;
    pool->hub = hub;
    return pool;
}

const struct pool_options *pool_options(const struct pool *pool)
{
    return &pool->options;
}

void pool_stop(struct pool *pool)
{
    struct pool_worker *worker, *next;

    pool->stopped = true;
    HASH_ITER(hh, pool->workers, worker, next)
    {
        assert(!worker->ops);
        while (worker->jobs)
            pool_job_leave(worker->jobs);
        pool_worker_free(worker);
    }
}

void pool_free(struct pool *pool)
{
    if (!pool)
        return;
    assert(!pool->workers && !pool->agents && !pool->jobs);
    sl_buf_clear(&pool->name);
    free(pool);
}
