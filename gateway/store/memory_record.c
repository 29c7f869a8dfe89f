/* SPDX-License-Identifier: MIT */
/* One thread's record in the memory store. */
#include "store/memory_record.h"

#include <assert.h>
#include <stdlib.h>
#include <utlist.h>

static size_t bytes_cost(size_t len)
{
    return sizeof(struct sl_bytes) + len;
}

struct record *record_new(struct sl_str id)
{
    struct record *record = calloc(1, sizeof(*record));
    if (!record)
        return NULL;
    record->id = sl_bytes_new(id);
    if (!record->id) {
        free(record);
        return NULL;
    }
    record->bytes = sizeof(*record) + bytes_cost(id.len);
    return record;
}

static void producers_free(struct record *record)
{
    struct record_producer *producer, *next;

    LL_FOREACH_SAFE(record->producers, producer, next)
    {
        record->bytes -= record_producer_cost(sl_bytes_str(producer->name));
        sl_bytes_unref(producer->name);
        free(producer);
    }
    record->producers = NULL;
    record->producer_count = 0;
}

void record_free(struct record *record)
{
    assert(!record->followers && !record->evictable);
    for (size_t i = 0; i < record->count; i++)
        sl_bytes_unref(record->entries[record->start + i].bytes);
    free(record->entries);
    sl_bytes_unref(record->old.view);
    sl_bytes_unref(record->newest.view);
    memory_keys_clear(&record->runs);
    memory_keys_clear(&record->posts);
    memory_claims_clear(&record->claims, &record->bytes);
    producers_free(record);
    sl_bytes_unref(record->run);
    sl_bytes_unref(record->id);
    free(record);
}

/* --- the log --- */

size_t record_entry_cost(struct sl_str run, struct sl_str body)
{
    return sizeof(struct store_entry) + bytes_cost(run.len + body.len);
}

bool record_reserve(struct record *record, size_t count)
{
    if (record->start + record->count + count <= record->cap)
        return true;
    if (record->start) {
        memmove(record->entries, record->entries + record->start,
                record->count * sizeof(*record->entries));
        record->start = 0;
    }
    /* Growing although there is room now keeps the moves rare. */
    size_t need = record->count + record->count / 2 + count;
    if (need <= record->cap)
        return true;
    struct store_entry *entries = realloc(record->entries, need * sizeof(*entries));
    if (!entries)
        return record->count + count <= record->cap;
    record->entries = entries;
    record->cap = need;
    return true;
}

struct sl_bytes *record_entry_bytes(struct sl_str run, struct sl_str body)
{
    struct sl_bytes *bytes = malloc(sizeof(*bytes) + run.len + body.len);
    if (!bytes)
        return NULL;
    bytes->refs = 1;
    bytes->len = run.len + body.len;
    if (run.len)
        memcpy(bytes->data, run.ptr, run.len);
    if (body.len)
        memcpy(bytes->data + run.len, body.ptr, body.len);
    return bytes;
}

void record_add_take(struct record *record, enum sl_entry_kind kind, struct sl_bytes *bytes,
                     size_t run_len, uint64_t now_ms)
{
    assert(record->generation && record->start + record->count < record->cap);
    if (now_ms > record->last.ms)
        record->last = (struct sl_place){.ms = now_ms};
    else
        record->last.seq++;
    record->entries[record->start + record->count++] = (struct store_entry){
        .entry = {.place = record->last,
                  .kind = kind,
                  .lease = record->lease,
                  .run = {bytes->data, run_len},
                  .body = {bytes->data + run_len, bytes->len - run_len}},
        .generation = record->generation,
        .bytes = bytes,
    };
    record->bytes += sizeof(struct store_entry) + bytes_cost(bytes->len);
}

void record_release(struct record *record, uint64_t needed)
{
    uint64_t until = needed < record->trimmed ? needed : record->trimmed;

    while (record->first < until) {
        struct sl_bytes *bytes = record->entries[record->start].bytes;
        record->bytes -= sizeof(struct store_entry) + bytes_cost(bytes->len);
        sl_bytes_unref(bytes);
        record->start++;
        record->count--;
        record->first++;
    }
}

/* --- idempotency --- */

size_t record_admit_cost(const struct store_admit *admit)
{
    return record_entry_cost(admit->run, admit->grant) + memory_key_cost(admit->key, admit->run) +
           STORE_MAX_FENCE + bytes_cost(admit->run.len);
}

size_t record_post_cost(const struct record *record, const struct store_post *post)
{
    struct sl_str run = record->live ? sl_bytes_str(record->run) : SL_STR("");
    size_t claim = post->kind == SL_ENTRY_ANSWER
                       ? memory_claims_cost(&record->claims, post->call, post->holder)
                       : 0;

    return record_entry_cost(run, post->body) + memory_key_cost(post->key, SL_STR("")) + claim;
}

struct memory_key *record_find_key(const struct record *record, struct sl_str key)
{
    struct memory_key *row = memory_keys_find(&record->runs, key);

    return row ? row : memory_keys_find(&record->posts, key);
}

size_t record_producer_cost(struct sl_str name)
{
    return sizeof(struct record_producer) + bytes_cost(name.len);
}

struct record_producer *record_find_producer(const struct record *record, struct sl_str name)
{
    struct record_producer *producer;

    LL_FOREACH(record->producers, producer)
    {
        if (sl_str_equal(sl_bytes_str(producer->name), name))
            return producer;
    }
    return NULL;
}

struct record_producer *record_add_producer(struct record *record, struct sl_str name)
{
    struct record_producer *producer = calloc(1, sizeof(*producer));
    if (!producer)
        return NULL;
    producer->name = sl_bytes_new(name);
    if (!producer->name) {
        free(producer);
        return NULL;
    }
    producer->next_sequence = 1;
    record->bytes += record_producer_cost(name);
    record->producer_count++;
    LL_PREPEND(record->producers, producer);
    return producer;
}

/* --- the live run --- */

static void set_run_take(struct record *record, struct sl_bytes *run)
{
    if (record->run)
        record->bytes -= bytes_cost(record->run->len);
    sl_bytes_unref(record->run);
    record->run = run;
    record->bytes += bytes_cost(run->len);
}

bool record_admit(struct record *record, const struct store_admit *admit, size_t max_keys,
                  uint64_t now_ms)
{
    assert(!record->live);
    struct sl_bytes *run = sl_bytes_new(admit->run);
    struct sl_bytes *entry = record_entry_bytes(admit->run, admit->grant);
    struct memory_key *key = memory_key_new(admit->key, admit->run, admit->request_hash);

    if (!run || !entry || !key || !record_reserve(record, 1) ||
        !memory_keys_add(&record->runs, key, &record->bytes)) {
        sl_bytes_unref(run);
        sl_bytes_unref(entry);
        memory_key_free(key);
        return false;
    }
    memory_keys_limit(&record->runs, max_keys, &record->bytes);
    memory_claims_clear(&record->claims, &record->bytes);
    record->live = true;
    record->lease++;
    key->lease = record->lease;
    record->bytes += STORE_MAX_FENCE;
    set_run_take(record, run);
    record_add_take(record, SL_ENTRY_GRANT, entry, admit->run.len, now_ms);
    key->place = record->last;
    return true;
}

bool record_retake(struct record *record, uint64_t now_ms)
{
    assert(record->live);
    struct sl_str run = sl_bytes_str(record->run);
    struct sl_bytes *entry = record_entry_bytes(run, SL_STR("{}"));

    if (!entry || !record_reserve(record, 1)) {
        sl_bytes_unref(entry);
        return false;
    }
    record->lease++;
    producers_free(record);
    record_add_take(record, SL_ENTRY_GRANT, entry, run.len, now_ms);
    return true;
}

bool record_post(struct record *record, const struct store_post *post, size_t max_keys,
                 uint64_t now_ms)
{
    struct sl_str run = record->live ? sl_bytes_str(record->run) : SL_STR("");
    struct sl_bytes *entry = record_entry_bytes(run, post->body);
    bool keyed = post->key.len > 0;
    struct memory_key *key =
        keyed ? memory_key_new(post->key, SL_STR(""), post->request_hash) : NULL;

    if (!entry || (keyed && !key) || !record_reserve(record, 1) ||
        (keyed && !memory_keys_add(&record->posts, key, &record->bytes))) {
        sl_bytes_unref(entry);
        memory_key_free(key);
        return false;
    }
    record_add_take(record, post->kind, entry, run.len, now_ms);
    if (keyed) {
        key->place = record->last;
        memory_keys_limit(&record->posts, max_keys, &record->bytes);
    }
    return true;
}

void record_end_run(struct record *record)
{
    if (!record->live)
        return;
    record->live = false;
    record->bytes -= STORE_MAX_FENCE;
    producers_free(record);
}

/* --- checkpoints --- */

static void forget_checkpoint(struct record *record, struct record_checkpoint *checkpoint)
{
    if (checkpoint->view)
        record->bytes -= bytes_cost(checkpoint->view->len);
    sl_bytes_unref(checkpoint->view);
    *checkpoint = (struct record_checkpoint){.view = NULL};
}

/* The number of the first entry behind a place. */
static uint64_t number_behind(const struct record *record, struct sl_place place)
{
    size_t low = 0, high = record->count;

    while (low < high) {
        size_t mid = low + (high - low) / 2;
        if (sl_place_compare(record->entries[record->start + mid].entry.place, place) <= 0)
            low = mid + 1;
        else
            high = mid;
    }
    return record->first + low;
}

static bool is_kept_checkpoint(const struct record_checkpoint *checkpoint, struct sl_place place)
{
    return checkpoint->view && sl_place_compare(checkpoint->place, place) == 0;
}

bool record_checkpoint(struct record *record, struct sl_place place, struct sl_bytes *view,
                       struct sl_place trim_to, struct sl_error *err)
{
    bool trims = sl_place_compare(trim_to, (struct sl_place){0, 0, 0}) != 0;

    if (record->newest.view && sl_place_compare(place, record->newest.place) <= 0) {
        sl_error_set(err, SL_CONFLICT, "place", "a checkpoint at this place or a later one exists");
        return false;
    }
    if (trims && !is_kept_checkpoint(&record->old, trim_to) &&
        !is_kept_checkpoint(&record->newest, trim_to)) {
        sl_error_set(err, SL_CONFLICT, "trimTo", "no checkpoint is kept at the place to trim to");
        return false;
    }
    /* Two are kept: the one the log begins at, and the new one. */
    if (is_kept_checkpoint(&record->newest, trim_to)) {
        forget_checkpoint(record, &record->old);
        record->old = record->newest;
        record->newest = (struct record_checkpoint){.view = NULL};
    } else {
        forget_checkpoint(record, &record->newest);
    }
    record->newest = (struct record_checkpoint){place, sl_bytes_ref(view)};
    record->bytes += bytes_cost(view->len);
    if (trims) {
        record->trimmed = number_behind(record, trim_to);
        record->was_trimmed = true;
    }
    return true;
}
