/* SPDX-License-Identifier: MIT */
/* What clients bring into the memory store: patches, inputs, answers, and claims of tool calls. */
#include "store/memory_private.h"

/* --- entries --- */

/* What stands against a post, but for room. */
static bool post_refused(const struct record *record, const struct store_post *post,
                         uint64_t now_ms, struct sl_error *err)
{
    bool names_run = post->kind == SL_ENTRY_INPUT || post->kind == SL_ENTRY_TAKEN;
    bool is_live = record->live && sl_str_equal(sl_bytes_str(record->run), post->run);

    if (names_run && !is_live) {
        sl_error_set(err, SL_UNKNOWN_RUN, "runId", "the run is not live");
        return true;
    }
    if (post->kind == SL_ENTRY_TAKEN && post->lease != record->lease) {
        sl_error_set(err, SL_UNKNOWN_RUN, "lease", "the run does not hold the thread's lease");
        return true;
    }
    if (post->kind == SL_ENTRY_ANSWER &&
        !memory_claims_admit(&record->claims, post->call, post->holder, now_ms, err))
        return true;
    if (post->refuse)
        *err = *post->refuse;
    return err->code != SL_OK;
}

static bool post_repeated(const struct record *record, const struct store_post *post,
                          struct store_posted *out, struct sl_error *err)
{
    struct memory_key *known = post->key.len ? record_find_key(record, post->key) : NULL;

    if (!known)
        return false;
    if (!memory_key_reused(known, post->request_hash, err))
        *out = (struct store_posted){.place = known->place, .repeated = true};
    return true;
}

/* Everything or nothing: an answer that was not added must not count as one. */
static bool add_post(struct memory *memory, struct record *record, const struct store_post *post,
                     struct sl_error *err)
{
    uint64_t now = memory_now_ms(memory);
    struct memory_claim *claim = NULL;

    if (post->kind == SL_ENTRY_ANSWER) {
        claim =
            memory_claims_row(&record->claims, post->call, post->holder, now, &record->bytes, err);
        if (!claim)
            return false;
    }
    if (!record_post(record, post, memory->options.max_keys, now))
        return sl_error_memory(err);
    if (claim)
        claim->answered = true;
    return true;
}

static bool post_to(struct memory *memory, struct record *record, const struct store_post *post,
                    struct store_posted *out, struct sl_error *err)
{
    bool is_new = record->generation == 0;

    if (post_repeated(record, post, out, err))
        return err->code == SL_OK;
    if (post_refused(record, post, memory_now_ms(memory), err) ||
        !memory_make_room(memory, record,
                          record_post_cost(record, post) + (is_new ? record->bytes : 0), is_new,
                          err))
        return false;
    size_t before = is_new ? 0 : record->bytes;
    memory_begin(memory, record);
    if (!add_post(memory, record, post, err)) {
        if (is_new)
            record->generation = 0;
        else
            memory->bytes += record->bytes - before;
        return false;
    }
    memory->threads += is_new;
    memory_changed(memory, record, before);
    *out = (struct store_posted){.place = record->last};
    return true;
}

bool memory_post(struct store *store, const struct store_post *post, store_post_done done,
                 void *ctx)
{
    struct memory *memory = memory_of(store);
    struct job *job = memory_job_new(NULL, ctx);
    if (!job)
        return false;
    job->post_done = done;
    struct record *record = memory_find_or_new(memory, post->thread);
    bool ok = record ? post_to(memory, record, post, &job->posted, &job->err)
                     : sl_error_memory(&job->err);
    assert(ok == (job->err.code == SL_OK));
    (void)ok;
    if (record)
        memory_settle(memory, record);
    memory_job_finish(memory, job);
    return true;
}

/* --- claims --- */

static bool claim_for(struct memory *memory, struct record *record, const struct store_claim *claim,
                      uint64_t *expires_ms, struct sl_error *err)
{
    struct memory_claims *claims = &record->claims;
    uint64_t now = memory_now_ms(memory);

    if (!memory_claims_admit(claims, claim->call, claim->holder, now, err))
        return false;
    if (claim->refuse) {
        *err = *claim->refuse;
        return false;
    }
    if (!memory_make_room(memory, record, memory_claims_cost(claims, claim->call, claim->holder), 0,
                          err))
        return false;
    struct memory_claim *row =
        memory_claims_row(claims, claim->call, claim->holder, now, &record->bytes, err);
    if (!row)
        return false;
    *expires_ms = row->expires_ms = now + claim->ttl_ms;
    return true;
}

static void claim_in(struct memory *memory, struct record *record, const struct store_claim *claim,
                     uint64_t *expires_ms, struct sl_error *err)
{
    size_t before = record->bytes;

    if (claim->ttl_ms == 0)
        memory_claims_release(&record->claims, claim->call, claim->holder, &record->bytes);
    else
        (void)claim_for(memory, record, claim, expires_ms, err);
    memory->bytes += record->bytes - before;
}

bool memory_claim(struct store *store, const struct store_claim *claim, store_claim_done done,
                  void *ctx)
{
    struct memory *memory = memory_of(store);
    struct job *job = memory_job_new(NULL, ctx);
    if (!job)
        return false;
    job->claim_done = done;
    struct record *record = memory_find(memory, claim->thread);
    if (!record || !record->generation) {
        if (claim->refuse)
            job->err = *claim->refuse;
        else
            sl_error_set(&job->err, SL_NOT_STORED, "threadId", "the thread is not stored");
    } else {
        claim_in(memory, record, claim, &job->number, &job->err);
    }
    memory_job_finish(memory, job);
    return true;
}
