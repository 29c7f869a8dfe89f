/* SPDX-License-Identifier: MIT */
/* The embedded store: everything in memory, bounded, completions in a later tick. */
#include "store/memory_record.h"

#include <assert.h>
#include <stdlib.h>
#include <utlist.h>

/* A completion that is due in the next run. */
struct job {
    struct job *next;
    void *ctx;
    store_done done;
    store_admit_done admit_done;
    struct store_admitted admitted;
    struct sl_error err;
};

struct memory_follower {
    struct memory_follower *prev, *next;                 /* of the record */
    struct memory_follower *waiting_prev, *waiting_next; /* in the store's list, when `waiting` */
    struct record *record;
    struct store_follower to;
    uint64_t number; /* of the next entry to give; set by `loaded` */
    uint64_t until;  /* the record's end when this run began */
    bool loaded, caught_up;
    bool waiting; /* has something to get in a later run */
    bool due;     /* gets it in the run that is going on */
    bool dead;    /* unfollowed inside its own callback */
};

struct memory {
    struct store store;
    struct store_memory_options options;
    struct record *records;   /* hash by id */
    struct record *evictable; /* longest idle first */
    size_t bytes;             /* of records with a generation */
    size_t threads;           /* number of those */
    struct job *jobs, *last_job;
    struct memory_follower *waiting;
    struct memory_follower *serving; /* whose callback is running */
};

static struct memory *memory_of(struct store *store)
{
    return (struct memory *)store;
}

/* --- completions --- */

static struct job *job_new(store_done done, void *ctx)
{
    struct job *job = calloc(1, sizeof(*job));
    if (!job)
        return NULL;
    job->done = done;
    job->ctx = ctx;
    return job;
}

static void job_finish(struct memory *memory, struct job *job)
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
    else
        job->done(job->ctx, err);
}

/* --- records --- */

static struct record *record_find(struct memory *memory, struct sl_str id)
{
    struct record *record = NULL;

    HASH_FIND(hh, memory->records, id.ptr, id.len, record);
    return record;
}

static struct record *record_find_or_new(struct memory *memory, struct sl_str id)
{
    struct record *record = record_find(memory, id);
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

/* The one place that decides whether a record may be evicted; called after every change of what
 * that depends on, and after every entry, which makes it the youngest. */
static void record_touch(struct memory *memory, struct record *record)
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

/* Drops a record that holds nothing and that nobody follows. */
static void record_settle(struct memory *memory, struct record *record)
{
    if (!record->generation && !record->followers)
        record_drop(memory, record);
}

/* Makes room by forgetting idle threads, but never `keep`. */
static bool make_room(struct memory *memory, const struct record *keep, size_t bytes,
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

static uint64_t now_ms(const struct memory *memory)
{
    return memory->options.now_ms(memory->options.ctx);
}

static void wake_followers(struct memory *memory, struct record *record)
{
    struct memory_follower *follower;

    DL_FOREACH(record->followers, follower)
    {
        if (follower->waiting)
            continue;
        follower->waiting = true;
        DL_APPEND2(memory->waiting, follower, waiting_prev, waiting_next);
    }
    if (memory->waiting)
        memory->options.wake(memory->options.ctx);
}

/* Forgets what is trimmed and that every follower has had. */
static void release(struct record *record)
{
    struct memory_follower *follower;
    uint64_t needed = record_end(record);

    DL_FOREACH(record->followers, follower)
    {
        if (follower->loaded && follower->number < needed)
            needed = follower->number;
    }
    record_release(record, needed);
}

/* Ends a change of a record: its cost, its followers, its place in the order of eviction. */
static void changed(struct memory *memory, struct record *record, size_t bytes_before)
{
    memory->bytes += record->bytes - bytes_before;
    record_touch(memory, record);
    wake_followers(memory, record);
}

/* --- append --- */

static bool add_events(struct memory *memory, struct record *record,
                       const struct store_append *append, size_t skip, struct sl_error *err)
{
    size_t cost = 0, count = append->count - skip, made = 0;

    for (size_t i = skip; i < append->count; i++)
        cost += record_entry_cost(append->run, append->events[i]);
    if (!make_room(memory, record, cost, 0, err))
        return false;
    struct sl_bytes **bytes = calloc(count, sizeof(struct sl_bytes *));
    bool ok = bytes && record_reserve(record, count);
    while (ok && made < count) {
        bytes[made] = record_entry_bytes(append->run, append->events[skip + made]);
        ok = bytes[made] != NULL;
        made += ok;
    }
    uint64_t now = now_ms(memory);
    for (size_t i = 0; i < made; i++) {
        if (ok)
            record_add_take(record, SL_ENTRY_EVENT, bytes[i], append->run.len, now);
        else
            sl_bytes_unref(bytes[i]);
    }
    free(bytes);
    return ok || sl_error_memory(err);
}

static bool append_to(struct memory *memory, struct record *record,
                      const struct store_append *append, struct sl_error *err)
{
    if (!record || !record->live || record->lease != append->lease ||
        !sl_str_equal(sl_bytes_str(record->run), append->run)) {
        sl_error_set(err, SL_UNKNOWN_RUN, "lease", "the run does not hold the thread's lease");
        return false;
    }
    size_t before = record->bytes;
    struct record_producer *producer = record_producer(record, append->producer, append->sequence);
    if (!producer)
        return sl_error_memory(err);
    if (append->sequence > producer->next_sequence) {
        sl_error_set(err, SL_CONFLICT, "sequence", "events before this one are missing");
        return false;
    }
    uint64_t known = producer->next_sequence - append->sequence;
    bool ok = true;
    if (known < append->count) {
        ok = add_events(memory, record, append, (size_t)known, err);
        if (ok)
            producer->next_sequence = append->sequence + append->count;
    }
    changed(memory, record, before);
    return ok;
}

static bool memory_append(struct store *store, const struct store_append *append, store_done done,
                          void *ctx)
{
    struct memory *memory = memory_of(store);
    struct job *job = job_new(done, ctx);
    if (!job)
        return false;
    bool ok = append_to(memory, record_find(memory, append->thread), append, &job->err);
    assert(ok == (job->err.code == SL_OK));
    (void)ok;
    job_finish(memory, job);
    return true;
}

/* --- admit, fence, finish --- */

static bool admit_refused(const struct record *record, const struct store_admit *admit,
                          struct sl_error *err)
{
    if (record_knows_run(record, admit->run))
        sl_error_set(err, SL_RUN_ID_USED, "runId", "the thread already had a run of that id");
    else if (record->live)
        sl_error_set(err, SL_RUN_ACTIVE, "threadId", "the thread already has a live run");
    else if (record->lease != admit->based_on_lease)
        sl_error_set(err, SL_CONFLICT, "threadId", "the thread moved in the meantime");
    else if (admit->refuse && err->code == SL_OK)
        *err = *admit->refuse;
    return err->code != SL_OK;
}

static bool admit_to(struct memory *memory, struct record *record, const struct store_admit *admit,
                     struct store_admitted *out, struct sl_error *err)
{
    struct record_key *known = record_find_key(record, admit->key);
    if (known && known->request_hash != admit->request_hash) {
        sl_error_set(err, SL_KEY_REUSED, "key", "the key came before with another request");
        return false;
    }
    if (known) {
        *out = (struct store_admitted){.lease = known->lease, .repeated = true};
        return true;
    }
    bool is_new = record->generation == 0;
    size_t cost = record_admit_cost(admit) + (is_new ? record->bytes : 0);
    if (admit_refused(record, admit, err) || !make_room(memory, record, cost, is_new, err))
        return false;
    size_t before = is_new ? 0 : record->bytes;
    while (is_new && record->generation == 0)
        record->generation = memory->options.random(memory->options.ctx);
    if (!record_admit(record, admit, memory->options.max_keys, now_ms(memory))) {
        if (is_new)
            record->generation = 0;
        return sl_error_memory(err);
    }
    memory->threads += is_new;
    changed(memory, record, before);
    *out = (struct store_admitted){.lease = record->lease};
    return true;
}

static bool memory_admit(struct store *store, const struct store_admit *admit,
                         store_admit_done done, void *ctx)
{
    struct memory *memory = memory_of(store);
    struct job *job = job_new(NULL, ctx);
    if (!job)
        return false;
    job->admit_done = done;
    struct record *record = record_find_or_new(memory, admit->thread);
    bool ok = record ? admit_to(memory, record, admit, &job->admitted, &job->err)
                     : sl_error_memory(&job->err);
    assert(ok == (job->err.code == SL_OK));
    (void)ok;
    if (record)
        record_settle(memory, record);
    job_finish(memory, job);
    return true;
}

static bool fence_to(struct memory *memory, struct record *record, const struct store_fence *fence,
                     struct sl_error *err)
{
    assert(fence->body.len <= STORE_MAX_FENCE);
    if (!record || !record->live || record->lease != fence->lease ||
        !sl_str_equal(sl_bytes_str(record->run), fence->run)) {
        sl_error_set(err, SL_UNKNOWN_RUN, "runId", "the run does not hold the thread's lease");
        return false;
    }
    struct sl_bytes *bytes = record_entry_bytes(fence->run, fence->body);
    if (!bytes || !record_reserve(record, 1)) {
        sl_bytes_unref(bytes);
        return sl_error_memory(err);
    }
    size_t before = record->bytes;
    record_end_run(record);
    record->lease++;
    record_add_take(record, SL_ENTRY_FENCE, bytes, fence->run.len, now_ms(memory));
    changed(memory, record, before);
    return true;
}

static bool memory_fence(struct store *store, const struct store_fence *fence, store_done done,
                         void *ctx)
{
    struct memory *memory = memory_of(store);
    struct job *job = job_new(done, ctx);
    if (!job)
        return false;
    bool ok = fence_to(memory, record_find(memory, fence->thread), fence, &job->err);
    assert(ok == (job->err.code == SL_OK));
    (void)ok;
    job_finish(memory, job);
    return true;
}

static bool memory_finish(struct store *store, struct sl_str thread, uint64_t lease,
                          bool interrupted, store_done done, void *ctx)
{
    struct memory *memory = memory_of(store);
    struct job *job = job_new(done, ctx);
    if (!job)
        return false;
    struct record *record = record_find(memory, thread);
    if (record && record->generation && record->lease == lease) {
        size_t before = record->bytes;
        record_end_run(record);
        record->interrupted = interrupted;
        memory->bytes += record->bytes - before;
        record_touch(memory, record);
    }
    job_finish(memory, job);
    return true;
}

/* --- checkpoint --- */

static bool checkpoint_to(struct memory *memory, struct record *record, struct sl_place place,
                          struct sl_bytes *view, struct sl_place trim_to, struct sl_error *err)
{
    if (!record || !record->generation) {
        sl_error_set(err, SL_NOT_STORED, "threadId", "the thread is not stored");
        return false;
    }
    if (!make_room(memory, record, sizeof(*view) + view->len, 0, err))
        return false;
    size_t before = record->bytes;
    bool ok = record_checkpoint(record, place, view, trim_to, err);
    release(record);
    memory->bytes += record->bytes - before;
    return ok;
}

static bool memory_checkpoint(struct store *store, struct sl_str thread, struct sl_place place,
                              struct sl_bytes *view, struct sl_place trim_to, store_done done,
                              void *ctx)
{
    struct memory *memory = memory_of(store);
    struct job *job = job_new(done, ctx);
    if (!job)
        return false;
    bool ok = checkpoint_to(memory, record_find(memory, thread), place, view, trim_to, &job->err);
    assert(ok == (job->err.code == SL_OK));
    (void)ok;
    job_finish(memory, job);
    return true;
}

/* --- followers --- */

static void *memory_follow(struct store *store, struct sl_str thread,
                           const struct store_follower *to)
{
    struct memory *memory = memory_of(store);
    struct memory_follower *follower = calloc(1, sizeof(*follower));
    if (!follower)
        return NULL;
    struct record *record = record_find_or_new(memory, thread);
    if (!record) {
        free(follower);
        return NULL;
    }
    follower->record = record;
    follower->to = *to;
    DL_APPEND(record->followers, follower);
    record_touch(memory, record);
    wake_followers(memory, record);
    return follower;
}

static void memory_unfollow(struct store *store, void *handle)
{
    struct memory *memory = memory_of(store);
    struct memory_follower *follower = handle;
    struct record *record = follower->record;

    assert(!follower->dead);
    if (follower->waiting)
        DL_DELETE2(memory->waiting, follower, waiting_prev, waiting_next);
    DL_DELETE(record->followers, follower);
    size_t before = record->bytes;
    release(record);
    if (record->generation)
        memory->bytes += record->bytes - before;
    record_touch(memory, record);
    record_settle(memory, record);
    follower->dead = true;
    if (follower != memory->serving)
        free(follower);
}

static void give_loaded(struct memory_follower *follower)
{
    struct record *record = follower->record;
    struct sl_bytes *view = record->was_trimmed ? sl_bytes_ref(record->old.view) : NULL;
    struct sl_place place = record->was_trimmed ? record->old.place : (struct sl_place){0, 0, 0};

    follower->loaded = true;
    follower->number = record->trimmed > record->first ? record->trimmed : record->first;
    follower->to.loaded(follower->to.ctx, record->generation, place, view);
    sl_bytes_unref(view);
}

static void give_entry(struct memory *memory, struct memory_follower *follower)
{
    struct record *record = follower->record;
    struct store_entry entry = *record_at(record, follower->number);

    sl_bytes_ref(entry.bytes);
    follower->number++;
    follower->to.entry(follower->to.ctx, &entry);
    sl_bytes_unref(entry.bytes);
    if (follower->dead || record->first >= record->trimmed)
        return;
    size_t before = record->bytes;
    release(record);
    memory->bytes += record->bytes - before;
}

static void serve(struct memory *memory, struct memory_follower *follower)
{
    memory->serving = follower;
    if (!follower->loaded)
        give_loaded(follower);
    while (!follower->dead && follower->number < follower->until)
        give_entry(memory, follower);
    if (!follower->dead && !follower->caught_up) {
        follower->caught_up = true;
        follower->to.caught_up(follower->to.ctx);
    }
    memory->serving = NULL;
    if (follower->dead)
        free(follower);
    else if (follower->number < record_end(follower->record))
        wake_followers(memory, follower->record); /* a callback of this run added more */
}

static void serve_followers(struct memory *memory)
{
    struct memory_follower *follower;

    /* New ones are appended behind these and are not due yet. */
    while ((follower = memory->waiting) && follower->due) {
        DL_DELETE2(memory->waiting, follower, waiting_prev, waiting_next);
        follower->waiting = follower->due = false;
        serve(memory, follower);
    }
}

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
    serve_followers(memory);
}

/* --- life --- */

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
