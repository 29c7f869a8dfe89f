/* SPDX-License-Identifier: MIT */
/* Runs in the memory store: admission, leases, events, the end. */
#include "store/memory_private.h"

/* --- append --- */

static bool add_events(struct memory *memory, struct record *record,
                       const struct store_append *append, size_t skip, struct sl_error *err)
{
    size_t cost = 0, count = append->count - skip, made = 0;

    for (size_t i = skip; i < append->count; i++)
        cost += record_entry_cost(append->run, append->events[i]);
    if (!memory_make_room(memory, record, cost, 0, err))
        return false;
    struct sl_bytes **bytes = calloc(count, sizeof(struct sl_bytes *));
    bool ok = bytes && record_reserve(record, count);
    while (ok && made < count) {
        bytes[made] = record_entry_bytes(append->run, append->events[skip + made]);
        ok = bytes[made] != NULL;
        made += ok;
    }
    uint64_t now = memory_now_ms(memory);
    for (size_t i = 0; i < made; i++) {
        if (ok)
            record_add_take(record, SL_ENTRY_EVENT, bytes[i], append->run.len, now);
        else
            sl_bytes_unref(bytes[i]);
    }
    free(bytes);
    return ok || sl_error_memory(err);
}

static void refuse_gap(struct sl_error *err)
{
    sl_error_set(err, SL_CONFLICT, "sequence", "events before this one are missing");
}

static struct record_producer *producer_of(struct memory *memory, struct record *record,
                                           const struct store_append *append, struct sl_error *err)
{
    struct record_producer *producer = record_find_producer(record, append->producer);

    if (producer)
        return producer;
    if (append->sequence > 1) {
        refuse_gap(err);
        return NULL;
    }
    if (record->producer_count >= RECORD_PRODUCERS_MAX) {
        sl_error_set(err, SL_TOO_MANY, "producer", "the run has too many producers");
        err->limit = RECORD_PRODUCERS_MAX;
        return NULL;
    }
    if (!memory_make_room(memory, record, record_producer_cost(append->producer), 0, err))
        return NULL;
    producer = record_add_producer(record, append->producer);
    if (!producer)
        sl_error_memory(err);
    return producer;
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
    assert(append->sequence >= 1);
    struct record_producer *producer = producer_of(memory, record, append, err);
    if (!producer)
        return false;
    if (append->sequence > producer->next_sequence) {
        refuse_gap(err);
        return false;
    }
    uint64_t known = producer->next_sequence - append->sequence;
    bool ok = true;
    if (known < append->count) {
        ok = add_events(memory, record, append, (size_t)known, err);
        if (ok)
            producer->next_sequence = append->sequence + append->count;
    }
    memory_changed(memory, record, before);
    return ok;
}

bool memory_append(struct store *store, const struct store_append *append, store_done done,
                   void *ctx)
{
    struct memory *memory = memory_of(store);
    struct job *job = memory_job_new(done, ctx);
    if (!job)
        return false;
    bool ok = append_to(memory, memory_find(memory, append->thread), append, &job->err);
    assert(ok == (job->err.code == SL_OK));
    (void)ok;
    memory_job_finish(memory, job);
    return true;
}

/* --- admit, fence, finish --- */

bool memory_key_reused(const struct memory_key *known, uint64_t request_hash, struct sl_error *err)
{
    if (known->request_hash == request_hash)
        return false;
    sl_error_set(err, SL_KEY_REUSED, "key", "the key came before with another request");
    return true;
}

/* Since the view looked. */
static bool has_moved(const struct record *record, const struct store_admit *admit)
{
    return record->lease != admit->based_on_lease ||
           (admit->has_based_on && sl_place_compare(admit->based_on, record->last) != 0);
}

static bool admit_refused(const struct record *record, const struct store_admit *admit,
                          uint64_t now_ms, struct sl_error *err)
{
    if (memory_keys_know_run(&record->runs, admit->run))
        sl_error_set(err, SL_RUN_ID_USED, "runId", "the thread already had a run of that id");
    else if (record->live)
        sl_error_set(err, SL_RUN_ACTIVE, "threadId", "the thread already has a live run");
    else if (has_moved(record, admit))
        sl_error_set(err, SL_CONFLICT, "threadId", "the thread moved in the meantime");
    else if (admit->refuse)
        *err = *admit->refuse;
    else if (memory_claims_of_others(&record->claims, admit->holder, now_ms))
        sl_error_set(err, SL_CLAIMED, "threadId",
                     "another session has claimed a tool call that is not answered yet");
    return err->code != SL_OK;
}

static bool admit_to(struct memory *memory, struct record *record, const struct store_admit *admit,
                     struct store_admitted *out, struct sl_error *err)
{
    struct memory_key *known = record_find_key(record, admit->key);
    if (known && memory_key_reused(known, admit->request_hash, err))
        return false;
    if (known) {
        *out = (struct store_admitted){.lease = known->lease, .repeated = true};
        return true;
    }
    bool is_new = record->generation == 0;
    size_t cost = record_admit_cost(admit) + (is_new ? record->bytes : 0);
    if (admit_refused(record, admit, memory_now_ms(memory), err) ||
        !memory_make_room(memory, record, cost, is_new, err))
        return false;
    size_t before = is_new ? 0 : record->bytes;
    memory_begin(memory, record);
    if (!record_admit(record, admit, memory->options.max_keys, memory_now_ms(memory))) {
        if (is_new)
            record->generation = 0;
        return sl_error_memory(err);
    }
    memory->threads += is_new;
    memory_changed(memory, record, before);
    *out = (struct store_admitted){.lease = record->lease};
    return true;
}

bool memory_admit(struct store *store, const struct store_admit *admit, store_admit_done done,
                  void *ctx)
{
    struct memory *memory = memory_of(store);
    struct job *job = memory_job_new(NULL, ctx);
    if (!job)
        return false;
    job->admit_done = done;
    struct record *record = memory_find_or_new(memory, admit->thread);
    bool ok = record ? admit_to(memory, record, admit, &job->admitted, &job->err)
                     : sl_error_memory(&job->err);
    assert(ok == (job->err.code == SL_OK));
    (void)ok;
    if (record)
        memory_settle(memory, record);
    memory_job_finish(memory, job);
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
    record_add_take(record, SL_ENTRY_FENCE, bytes, fence->run.len, memory_now_ms(memory));
    memory_changed(memory, record, before);
    return true;
}

bool memory_fence(struct store *store, const struct store_fence *fence, store_done done, void *ctx)
{
    struct memory *memory = memory_of(store);
    struct job *job = memory_job_new(done, ctx);
    if (!job)
        return false;
    bool ok = fence_to(memory, memory_find(memory, fence->thread), fence, &job->err);
    assert(ok == (job->err.code == SL_OK));
    (void)ok;
    memory_job_finish(memory, job);
    return true;
}

bool memory_finish(struct store *store, struct sl_str thread, uint64_t lease, bool interrupted,
                   store_done done, void *ctx)
{
    struct memory *memory = memory_of(store);
    struct job *job = memory_job_new(done, ctx);
    if (!job)
        return false;
    struct record *record = memory_find(memory, thread);
    if (record && record->generation && record->lease == lease) {
        size_t before = record->bytes;
        record_end_run(record);
        record->interrupted = interrupted;
        memory->bytes += record->bytes - before;
        memory_touch(memory, record);
    }
    memory_job_finish(memory, job);
    return true;
}

static bool retake_from(struct memory *memory, struct record *record,
                        const struct store_retake *retake, struct sl_error *err)
{
    if (!record || !record->live || record->lease != retake->lease ||
        !sl_str_equal(sl_bytes_str(record->run), retake->run)) {
        sl_error_set(err, SL_UNKNOWN_RUN, "lease", "the run does not hold the thread's lease");
        return false;
    }
    size_t cost = record_entry_cost(retake->run, SL_STR("{}"));
    if (!memory_make_room(memory, record, cost, 0, err))
        return false;
    size_t before = record->bytes;
    if (!record_retake(record, memory_now_ms(memory)))
        return sl_error_memory(err);
    memory_changed(memory, record, before);
    return true;
}

bool memory_retake(struct store *store, const struct store_retake *retake, store_retake_done done,
                   void *ctx)
{
    struct memory *memory = memory_of(store);
    struct job *job = memory_job_new(NULL, ctx);
    if (!job)
        return false;
    job->retake_done = done;
    struct record *record = memory_find(memory, retake->thread);
    if (retake_from(memory, record, retake, &job->err))
        job->number = record->lease;
    memory_job_finish(memory, job);
    return true;
}
