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

static bool has_room(const struct pool_worker *worker)
{
    return worker->ops && worker->ready && worker->job_count < worker->capacity;
}

/* The one with the most room; of those the one that waits longest for a run. Who gave this run back
 * gets it only when there is nobody else. */
static bool is_better(const struct pool_worker *one, const struct pool_worker *other,
                      const struct pool_job *job)
{
    if (!other)
        return true;
    bool one_gave = pool_worker_gave_back(one, job), other_gave = pool_worker_gave_back(other, job);
    if (one_gave != other_gave)
        return other_gave;
    uint32_t one_room = one->capacity - one->job_count;
    uint32_t other_room = other->capacity - other->job_count;
    return one_room != other_room ? one_room > other_room : one->turn < other->turn;
}

static struct pool_worker *choose(const struct pool *pool, const struct pool_job *job)
{
    struct pool_worker *worker, *next, *best = NULL;

    HASH_ITER(hh, pool->workers, worker, next)
    {
        if (has_room(worker) && pool_worker_serves(worker, job->agent) &&
            is_better(worker, best, job))
            best = worker;
    }
    return best;
}

static void assign_waiting(struct pool_agent *agent)
{
    while (agent->waiting) {
        struct pool_worker *worker = choose(agent->pool, agent->waiting);
        if (!worker)
            return;
        pool_job_assign(agent->waiting, worker);
    }
}

void pool_assign_all(struct pool *pool)
{
    struct pool_agent *agent;

    LL_FOREACH(pool->agents, agent)
    {
        assign_waiting(agent);
    }
}

/* --- the port to the hub --- */

static void *on_start(struct agent *base, const struct agent_start *start, struct hub_run *run)
{
    struct pool_agent *agent = (struct pool_agent *)base;
    bool full = agent->waiting_count >= agent->pool->options.max_waiting;
    struct pool_job *job = pool_job_new(agent, start, run);

    if (!job)
        return NULL;
    if (full) {
        hub_run_fail(run, SL_NO_WORKER, "too many runs of this agent wait for a worker");
        return job;
    }
    pool_job_wait(job);
    assign_waiting(agent);
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
            worker->ops->over(worker->ctx, &run, "ended");
    }
    pool_job_leave(job);
    pool_job_free(job);
    if (worker && !worker->pool->stopped)
        pool_assign_all(worker->pool);
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
    if (job->worker && job->worker->ops && job->worker->ready)
        job->worker->ops->message(job->worker->ctx, &run, message);
    else
        job->missed = true;
}

static uint64_t on_cancel(struct agent *base, void *handle)
{
    struct pool_job *job = handle;
    struct pool_run run = pool_run_of(job);
    uint64_t grace_ms = job->agent->pool->options.cancel_ms;

    (void)base;
    if (job->state != POOL_ASSIGNED)
        return 0;
    if (job->worker->ops)
        job->worker->ops->cancel(job->worker->ctx, &run, grace_ms);
    return grace_ms;
}

static void on_free(struct agent *base)
{
    struct pool_agent *agent = (struct pool_agent *)base;

    assert(!agent->waiting);
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

static void end_long_waits(struct pool_agent *agent, uint64_t now_ms)
{
    while (agent->waiting && now_ms - agent->waiting->since_ms >= agent->pool->options.wait_ms) {
        struct pool_job *job = agent->waiting;
        pool_job_leave(job);
        hub_run_fail(job->run, SL_NO_WORKER, NULL);
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
        end_long_waits(agent, now_ms);
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
    assert(!pool->workers && !pool->agents);
    free(pool);
}
