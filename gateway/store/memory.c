/* SPDX-License-Identifier: MIT */
/* The embedded store: everything in memory, bounded, completions in a later tick. */
#include "store/memory_private.h"

/* --- completions --- */

struct job *memory_job_new(store_done done, void *ctx)
{
    struct job *job = calloc(1, sizeof(*job));
    if (!job)
        return NULL;
    job->done = done;
    job->ctx = ctx;
    return job;
}

void memory_job_finish(struct memory *memory, struct job *job)
{
    if (memory->last_job)
        memory->last_job->next = job;
    else
        memory->jobs = job;
    memory->last_job = job;
    memory->options.wake(memory->options.ctx);
}

static void job_call(struct job *job)
{
    const struct sl_error *err = job->err.code == SL_OK ? NULL : &job->err;

    if (job->admit_done)
        job->admit_done(job->ctx, err ? NULL : &job->admitted, err);
    else if (job->retake_done)
        job->retake_done(job->ctx, job->number, err);
    else if (job->post_done)
        job->post_done(job->ctx, err ? NULL : &job->posted, err);
    else if (job->claim_done)
        job->claim_done(job->ctx, job->number, err);
    else
        job->done(job->ctx, err);
}

/* --- records --- */

struct record *memory_find(struct memory *memory, struct sl_str id)
{
    struct record *record = NULL;

    HASH_FIND(hh, memory->records, id.ptr, id.len, record);
    return record;
}

struct record *memory_find_or_new(struct memory *memory, struct sl_str id)
{
    struct record *record = memory_find(memory, id);
    if (record)
        return record;
    record = record_new(id);
    if (!record)
        return NULL;
    HASH_ADD_KEYPTR(hh, memory->records, record->id->data, record->id->len, record);
    if (!record->hh.tbl) {
        record_free(record);
        return NULL;
    }
    return record;
}

void memory_touch(struct memory *memory, struct record *record)
{
    if (record->evictable)
        DL_DELETE(memory->evictable, record);
    record->evictable =
        record->generation && !record->live && !record->interrupted && !record->followers;
    if (record->evictable)
        DL_APPEND(memory->evictable, record);
}

static void record_drop(struct memory *memory, struct record *record)
{
    if (record->evictable)
        DL_DELETE(memory->evictable, record);
    record->evictable = false;
    if (record->generation) {
        memory->bytes -= record->bytes;
        memory->threads--;
    }
    HASH_DEL(memory->records, record);
    record_free(record);
}

void memory_settle(struct memory *memory, struct record *record)
{
    if (!record->generation && !record->followers)
        record_drop(memory, record);
}

bool memory_make_room(struct memory *memory, const struct record *keep, size_t bytes,
                      size_t threads, struct sl_error *err)
{
    const struct store_memory_options *options = &memory->options;

    for (;;) {
        bool over_bytes = bytes > options->max_bytes || memory->bytes > options->max_bytes - bytes;
        bool over_threads = memory->threads + threads > options->max_threads;
        if (!over_bytes && !over_threads)
            return true;
        struct record *oldest = memory->evictable;
        if (oldest == keep && oldest)
            oldest = oldest->next;
        if (!oldest || bytes > options->max_bytes) {
            sl_error_set(err, SL_STORE_FULL, "", "the store is full and no idle thread can go");
            if (err)
                err->limit = over_bytes ? options->max_bytes : options->max_threads;
            return false;
        }
        record_drop(memory, oldest);
    }
}

void memory_changed(struct memory *memory, struct record *record, size_t bytes_before)
{
    memory->bytes += record->bytes - bytes_before;
    memory_touch(memory, record);
    memory_wake_followers(memory, record);
}

void memory_begin(struct memory *memory, struct record *record)
{
    while (record->generation == 0)
        record->generation = memory->options.random(memory->options.ctx);
}

/* --- life --- */

void store_memory_run(struct store *store)
{
    struct memory *memory = memory_of(store);
    struct memory_follower *follower;
    struct job *jobs = memory->jobs, *job, *next;

    memory->jobs = memory->last_job = NULL;
    DL_FOREACH2(memory->waiting, follower, waiting_next)
    {
        follower->due = true;
        follower->until = record_end(follower->record);
    }
    LL_FOREACH_SAFE(jobs, job, next)
    {
        job_call(job);
        free(job);
    }
    memory_serve_followers(memory);
}

static void memory_free(struct store *store)
{
    struct memory *memory = memory_of(store);
    struct record *record, *next_record;
    struct memory_follower *follower, *next_follower;
    struct job *job, *next_job;

    HASH_ITER(hh, memory->records, record, next_record)
    {
        DL_FOREACH_SAFE(record->followers, follower, next_follower)
        {
            DL_DELETE(record->followers, follower);
            free(follower);
        }
        record_drop(memory, record);
    }
    LL_FOREACH_SAFE(memory->jobs, job, next_job)
    {
        free(job);
    }
    free(memory);
}

static const struct store_ops memory_ops = {
    .append = memory_append,
    .admit = memory_admit,
    .retake = memory_retake,
    .post = memory_post,
    .claim = memory_claim,
    .fence = memory_fence,
    .finish = memory_finish,
    .checkpoint = memory_checkpoint,
    .follow = memory_follow,
    .unfollow = memory_unfollow,
    .free = memory_free,
};

struct store *store_memory_new(const struct store_memory_options *options)
{
    struct memory *memory = calloc(1, sizeof(*memory));
    if (!memory)
        return NULL;
    memory->store.ops = &memory_ops;
    memory->options = *options;
    return &memory->store;
}
