/* SPDX-License-Identifier: MIT */
/* The pool's runs: from waiting for a worker to the end. */
#include "agent/pool_private.h"

uint64_t pool_hash(struct sl_str thread, struct sl_str run)
{
    return sl_thread_hash(thread) * 31 + sl_thread_hash(run);
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
    job->input = sl_bytes_new(start->input);
    if (job->thread && job->id && job->subject && job->persona && job->key && job->resume_keys &&
        job->input)
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
    sl_bytes_unref(job->input);
    free(job);
}

void pool_job_leave(struct pool_job *job)
{
    if (job->state == POOL_WAITING) {
        DL_DELETE(job->agent->waiting, job);
        job->agent->waiting_count--;
    } else if (job->state == POOL_ASSIGNED) {
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
    DL_APPEND(job->agent->waiting, job);
    job->agent->waiting_count++;
}

void pool_job_assign(struct pool_job *job, struct pool_worker *worker)
{
    struct pool_assign assign = {.run = pool_run_of(job),
                                 .agent = sl_str_from(job->agent->agent.name),
                                 .key = sl_bytes_str(job->key),
                                 .subject = sl_bytes_str(job->subject),
                                 .persona = sl_bytes_str(job->persona),
                                 .input = sl_bytes_str(job->input),
                                 .resume_keys = sl_bytes_str(job->resume_keys),
                                 .attempt = job->attempt};

    assert(worker->ops && worker->ready);
    pool_job_leave(job);
    job->state = POOL_ASSIGNED;
    job->worker = worker;
    DL_APPEND(worker->jobs, job);
    worker->job_count++;
    worker->turn = ++worker->pool->turns;
    pool_log(worker, POOL_LOG_ASSIGNED, job, NULL);
    worker->ops->assign(worker->ctx, &assign);
    sl_bytes_unref(job->input);
    job->input = NULL;
    if (!job->missed)
        return;
    job->missed = false;
    hub_run_repeat_owed(job->run);
}

void pool_job_give_back(struct pool_job *job, const char *why)
{
    struct pool_worker *worker = job->worker;

    pool_worker_remember(worker, job, true);
    pool_log(worker, POOL_LOG_GIVEN_BACK, job, why);
    pool_job_leave(job);
    hub_run_give_back(job->run, why);
}
