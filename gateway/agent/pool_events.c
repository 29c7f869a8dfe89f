/* SPDX-License-Identifier: MIT */
/* What workers say about their runs. */
#include "agent/pool_private.h"

#include <inttypes.h>

/* --- whose run it is --- */

static bool was_his(const struct pool_worker *worker, const struct pool_run *run)
{
    uint64_t hash = pool_hash(run->thread, run->run);

    for (size_t i = 0; i < POOL_RECENT; i++)
        if (worker->past[i].lease && worker->past[i].hash == hash)
            return true;
    return false;
}

/* The worker's run of that name and lease. */
static struct pool_job *find_job(struct pool_worker *worker, const struct pool_run *run,
                                 struct sl_error *err)
{
    struct pool_job *job = pool_find_job(worker->pool, run->thread, run->run);
    bool is_his = job && job->worker == worker;

    pool_heard(worker);
    if (is_his && job->lease == run->lease)
        return job;
    if (is_his)
        sl_error_set(err, SL_STALE_LEASE, "lease", "the lease is not the run's: that is %llu",
                     (unsigned long long)job->lease);
    else if (was_his(worker, run))
        sl_error_set(err, SL_RUN_OVER, "runId", "the run is over for this worker");
    else
        sl_error_set(err, SL_UNKNOWN_RUN, "runId", "the run is not this worker's");
    return NULL;
}

bool pool_continue(struct pool_worker *worker, const struct pool_run *run,
                   void (*each)(void *ctx, struct sl_str producer, uint64_t sequence), void *ctx,
                   struct sl_error *err)
{
    struct pool_job *job = find_job(worker, run, err);
    struct pool_producer *producer;

    assert(!worker->ready);
    if (!job)
        return false;
    if (job->continued) { /* its producers are many bytes, and are told once */
        sl_error_set(err, SL_BAD_FIELD, "runId", "the run comes twice");
        return false;
    }
    job->continued = true;
    LL_FOREACH(job->producers, producer)
    {
        each(ctx, sl_bytes_str(producer->name), producer->durable);
    }
    return true;
}

/* --- events --- */

static struct pool_producer *find_producer(const struct pool_job *job, struct sl_str name)
{
    struct pool_producer *producer;

    LL_FOREACH(job->producers, producer)
    {
        if (sl_str_equal(sl_bytes_str(producer->name), name))
            return producer;
    }
    return NULL;
}

static struct pool_producer *producer_new(struct pool_job *job, struct sl_str name,
                                          struct sl_error *err)
{
    if (job->producer_count >= POOL_PRODUCERS) {
        sl_error_set(err, SL_TOO_MANY, "producer", "the run has too many producers");
        err->limit = POOL_PRODUCERS;
        return NULL;
    }
    struct pool_producer *producer = calloc(1, sizeof(*producer));
    if (producer)
        producer->name = sl_bytes_new(name);
    if (!producer || !producer->name) {
        free(producer);
        sl_error_memory(err);
        return NULL;
    }
    LL_PREPEND(job->producers, producer);
    job->producer_count++;
    return producer;
}

/* Sequence, sizes and number of what is new: events [skip, count). */
static bool may_take(const struct pool_job *job, uint64_t taken, uint64_t sequence,
                     const struct sl_str *events, size_t skip, size_t count, struct sl_error *err)
{
    const struct pool_options *options = &job->agent->pool->options;
    char field[40];
    size_t limit = 0;

    if (sequence > taken + 1) {
        sl_error_set(err, SL_SEQUENCE_GAP, "sequence",
                     "the events from %" PRIu64 " on are missing in front of this one", taken + 1);
        limit = (size_t)(taken + 1);
    } else if (job->ended && skip < count) {
        sl_error_set(err, SL_RUN_OVER, "events", "the run's terminal event has been sent");
    } else if (job->unacked + (count - skip) > 2 * options->max_unacked) {
        sl_error_set(err, SL_TOO_MANY, "events",
                     "too many events of the run are not acknowledged yet");
        limit = 2 * options->max_unacked;
    } else if (skip < count && hub_run_unacked_bytes(job->run) > 2 * options->max_unacked_bytes) {
        sl_error_set(err, SL_TOO_MANY, "events",
                     "too many bytes of the run's events are not acknowledged yet");
        limit = 2 * options->max_unacked_bytes;
    }
    for (size_t i = skip; err->code == SL_OK && i < count; i++) {
        if (events[i].len <= options->max_event)
            continue;
        snprintf(field, sizeof(field), "events/%zu", i);
        sl_error_set(err, SL_TOO_LARGE, field, "the event has more bytes than the limit");
        limit = options->max_event;
    }
    err->limit = limit;
    return err->code == SL_OK;
}

static bool contains(struct sl_str text, struct sl_str part)
{
    return memmem(text.ptr, text.len, part.ptr, part.len) != NULL;
}

/* Parsed only where the word stands somewhere in it. An escaped one is not seen here; the fold sees
 * it, and the run is over then as well. */
static bool is_terminal(struct sl_str event)
{
    struct sl_doc doc = {0};
    bool terminal = false;

    if (!contains(event, SL_STR("RUN_FINISHED")) && !contains(event, SL_STR("RUN_ERROR")))
        return false;
    if (sl_doc_parse(&doc, event, NULL)) {
        uint32_t node = sl_doc_get(&doc, 0, SL_STR("type"));
        terminal = node != SL_NONE && (sl_doc_is(&doc, node, SL_STR("RUN_FINISHED")) ||
                                       sl_doc_is(&doc, node, SL_STR("RUN_ERROR")));
    }
    sl_doc_clear(&doc);
    return terminal;
}

/* Passes events on, up to a terminal; returns how many. */
static size_t publish(struct pool_job *job, struct pool_producer *producer,
                      const struct sl_str *events, size_t count)
{
    size_t i = 0;

    while (i < count && !job->ended) {
        job->ended = is_terminal(events[i]);
        hub_run_publish_from(job->run, sl_bytes_str(producer->name), ++producer->taken, events[i]);
        job->unacked++;
        i++;
    }
    if (job->ended)
        hub_run_fail(job->run, SL_BAD_EVENT, "the worker's terminal event is none that ends a run");
    return i;
}

static void repeat_ack(const struct pool_worker *worker, const struct pool_job *job,
                       const struct pool_producer *producer)
{
    struct pool_run run = pool_run_of(job);

    if (producer->durable)
        worker->ops->ack(worker->ctx, &run, sl_bytes_str(producer->name), producer->durable);
}

static bool take_events(struct pool_job *job, struct sl_str name, uint64_t sequence,
                        const struct sl_str *events, size_t count, struct sl_error *err)
{
    struct pool_producer *producer = find_producer(job, name);
    uint64_t taken = producer ? producer->taken : 0;
    uint64_t known = sequence <= taken ? taken + 1 - sequence : 0;
    size_t skip = known < count ? (size_t)known : count;

    if (!may_take(job, taken, sequence, events, skip, count, err)) {
        if (err->code == SL_TOO_LARGE)
            hub_run_fail(job->run, SL_TOO_LARGE, "an event of the worker is over the limit");
        return false;
    }
    if (!producer && !(producer = producer_new(job, name, err)))
        return false;
    if (skip > 0)
        repeat_ack(job->worker, job, producer);
    if (publish(job, producer, events + skip, count - skip) == count - skip)
        return true;
    sl_error_set(err, SL_RUN_OVER, "events", "events stand behind the run's terminal event");
    return false;
}

bool pool_events(struct pool_worker *worker, const struct pool_run *run, struct sl_str name,
                 uint64_t sequence, const struct sl_str *events, size_t count, struct sl_error *err)
{
    struct sl_error why = {0};
    struct pool_job *job = find_job(worker, run, &why);
    bool taken = job && take_events(job, name, sequence, events, count, &why);

    if (!taken && err)
        *err = why;
    return taken;
}

bool pool_taken(struct pool_worker *worker, const struct pool_run *run, struct sl_str keys,
                struct sl_error *err)
{
    struct pool_job *job = find_job(worker, run, err);

    if (job)
        hub_run_taken(job->run, keys);
    return job != NULL;
}

bool pool_release(struct pool_worker *worker, const struct pool_run *run, const char *message,
                  struct sl_error *err)
{
    struct pool_job *job = find_job(worker, run, err);

    if (!job)
        return false;
    pool_job_give_back(job, message && *message ? message : "the worker gave the run back");
    pool_fill(worker);
    return true;
}
