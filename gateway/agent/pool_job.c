/* SPDX-License-Identifier: MIT */
/* The pool's runs: from waiting for a worker to the end. */
#include "agent/pool_private.h"

uint64_t pool_hash(struct sl_str thread, struct sl_str run)
{
    return sl_thread_hash(thread) * 31 + sl_thread_hash(run);
}

/* A length in front keeps two ids apart whatever is in them. */
static void print_name(struct sl_str thread, struct sl_str run, struct sl_buf *out)
{
    sl_buf_reset(out);
    sl_buf_add_u64(out, thread.len);
    sl_buf_add_char(out, ':');
    sl_buf_add_str(out, thread);
    sl_buf_add_str(out, run);
}

struct pool_job *pool_find_job(struct pool *pool, struct sl_str thread, struct sl_str run)
{
    struct pool_job *job = NULL;

    print_name(thread, run, &pool->name);
    if (!pool->name.failed)
        HASH_FIND(hh, pool->jobs, pool->name.ptr, pool->name.len, job);
    else
        sl_buf_clear(&pool->name);
    return job;
}

struct pool_job *pool_job_new(struct pool_agent *agent, const struct agent_start *start,
                              struct hub_run *run)
{
    struct pool_job *job = calloc(1, sizeof(*job));

    if (!job)
        return NULL;
    job->state = POOL_LOST;
    job->agent = agent;
    job->run = run;
    job->lease = start->lease;
    job->attempt = start->attempt;
    job->thread = sl_bytes_new(start->thread);
    job->id = sl_bytes_new(start->run);
    job->subject = sl_bytes_new(start->subject);
    job->persona = sl_bytes_new(start->persona);
    job->key = sl_bytes_new(start->key);
    job->resume_keys = sl_bytes_new(start->resume_keys);
    print_name(start->thread, start->run, &agent->pool->name);
    if (agent->pool->name.failed)
        sl_buf_clear(&agent->pool->name);
    else
        job->name = sl_bytes_new(sl_buf_str(&agent->pool->name));
    if (job->thread && job->id && job->subject && job->persona && job->key && job->resume_keys &&
        job->name)
        return job;
    pool_job_free(job);
    return NULL;
}

void pool_job_free(struct pool_job *job)
{
    struct pool_producer *producer, *next;

    assert(job->state == POOL_LOST);
    LL_FOREACH_SAFE(job->producers, producer, next)
    {
        sl_bytes_unref(producer->name);
        free(producer);
    }
    sl_bytes_unref(job->thread);
    sl_bytes_unref(job->id);
    sl_bytes_unref(job->subject);
    sl_bytes_unref(job->persona);
    sl_bytes_unref(job->key);
    sl_bytes_unref(job->resume_keys);
    sl_bytes_unref(job->name);
    free(job);
}

void pool_job_leave(struct pool_job *job)
{
    if (job->state == POOL_WAITING) {
        DL_DELETE(job->agent->waiting, job);
        job->agent->waiting_count--;
    } else if (job->state == POOL_ASSIGNED) {
        HASH_DEL(job->worker->pool->jobs, job);
        DL_DELETE(job->worker->jobs, job);
        job->worker->job_count--;
        job->worker = NULL;
    }
    job->state = POOL_LOST;
}

void pool_job_wait(struct pool_job *job)
{
    pool_job_leave(job);
    job->state = POOL_WAITING;
    job->since_ms = pool_now_ms(job->agent->pool);
    job->order = ++job->agent->pool->orders;
    DL_APPEND(job->agent->waiting, job);
    job->agent->waiting_count++;
}

/* A thread that was lost and stored anew may have a run of the same name while the old one is still
 * on its way out. */
static void make_way(struct pool *pool, const struct pool_job *job)
{
    struct pool_job *old = NULL;

    HASH_FIND(hh, pool->jobs, job->name->data, job->name->len, old);
    if (!old)
        return;
    struct pool_run run = pool_run_of(old);
    if (old->worker->ops)
        old->worker->ops->over(old->worker->ctx, &run, sl_code_name(SL_STORE_LOST));
    pool_job_leave(old);
}

static bool join(struct pool_job *job, struct pool_worker *worker)
{
    struct pool *pool = worker->pool;

    pool_job_leave(job);
    make_way(pool, job);
    HASH_ADD_KEYPTR(hh, pool->jobs, job->name->data, job->name->len, job);
    if (!job->hh.tbl)
        return false;
    job->state = POOL_ASSIGNED;
    job->worker = worker;
    DL_APPEND(worker->jobs, job);
    worker->job_count++;
    worker->turn = ++pool->turns;
    return true;
}

static void tell(const struct pool_job *job, struct sl_str input)
{
    const struct pool_assign assign = {.run = pool_run_of(job),
                                       .agent = sl_str_from(job->agent->agent.name),
                                       .key = sl_bytes_str(job->key),
                                       .subject = sl_bytes_str(job->subject),
                                       .persona = sl_bytes_str(job->persona),
                                       .input = input,
                                       .resume_keys = sl_bytes_str(job->resume_keys),
                                       .attempt = job->attempt};

    pool_log(job->worker, POOL_LOG_ASSIGNED, job, NULL);
    job->worker->ops->assign(job->worker->ctx, &assign);
}

void pool_job_assign(struct pool_job *job, struct pool_worker *worker, struct sl_str input)
{
    struct sl_buf now = SL_BUF_INIT;
    bool fresh = input.len > 0;

    assert(worker->ops && worker->ready);
    if ((fresh || hub_run_input(job->run, &now)) && join(job, worker)) {
        tell(job, fresh ? input : sl_buf_str(&now));
        if (!fresh)
            hub_run_repeat_owed(job->run); /* what came while it was waiting */
    } else {
        pool_job_leave(job);
        hub_run_fail(job->run, SL_NO_MEMORY, NULL);
    }
    sl_buf_clear(&now);
}

void pool_job_give_back(struct pool_job *job, const char *why)
{
    struct pool_worker *worker = job->worker;

    pool_worker_remember(worker, job, true);
    pool_log(worker, POOL_LOG_GIVEN_BACK, job, why);
    pool_job_leave(job);
    hub_run_give_back(job->run, why);
}
