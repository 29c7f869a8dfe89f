/* SPDX-License-Identifier: MIT */
/* Readers of the memory store, and what may be forgotten behind them. */
#include "store/memory_private.h"

/* --- checkpoint --- */

void memory_release(struct record *record)
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

static bool checkpoint_to(struct memory *memory, struct record *record, struct sl_place place,
                          struct sl_bytes *view, struct sl_place trim_to, struct sl_error *err)
{
    if (!record || !record->generation) {
        sl_error_set(err, SL_NOT_STORED, "threadId", "the thread is not stored");
        return false;
    }
    if (!memory_make_room(memory, record, sizeof(*view) + view->len, 0, err))
        return false;
    size_t before = record->bytes;
    bool ok = record_checkpoint(record, place, view, trim_to, err);
    memory_release(record);
    memory->bytes += record->bytes - before;
    return ok;
}

bool memory_checkpoint(struct store *store, struct sl_str thread, struct sl_place place,
                       struct sl_bytes *view, struct sl_place trim_to, store_done done, void *ctx)
{
    struct memory *memory = memory_of(store);
    struct job *job = memory_job_new(done, ctx);
    if (!job)
        return false;
    bool ok = checkpoint_to(memory, memory_find(memory, thread), place, view, trim_to, &job->err);
    assert(ok == (job->err.code == SL_OK));
    (void)ok;
    memory_job_finish(memory, job);
    return true;
}

/* --- followers --- */

void memory_wake_followers(struct memory *memory, struct record *record)
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

void *memory_follow(struct store *store, struct sl_str thread, const struct store_follower *to)
{
    struct memory *memory = memory_of(store);
    struct memory_follower *follower = calloc(1, sizeof(*follower));
    if (!follower)
        return NULL;
    struct record *record = memory_find_or_new(memory, thread);
    if (!record) {
        free(follower);
        return NULL;
    }
    follower->record = record;
    follower->to = *to;
    DL_APPEND(record->followers, follower);
    memory_touch(memory, record);
    memory_wake_followers(memory, record);
    return follower;
}

void memory_unfollow(struct store *store, void *handle)
{
    struct memory *memory = memory_of(store);
    struct memory_follower *follower = handle;
    struct record *record = follower->record;

    assert(!follower->dead);
    if (follower->waiting)
        DL_DELETE2(memory->waiting, follower, waiting_prev, waiting_next);
    DL_DELETE(record->followers, follower);
    size_t before = record->bytes;
    memory_release(record);
    if (record->generation)
        memory->bytes += record->bytes - before;
    memory_touch(memory, record);
    memory_settle(memory, record);
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
    memory_release(record);
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
        memory_wake_followers(memory, follower->record); /* a callback of this run added more */
}

void memory_serve_followers(struct memory *memory)
{
    struct memory_follower *follower;

    /* New ones are appended behind these and are not due yet. */
    while ((follower = memory->waiting) && follower->due) {
        DL_DELETE2(memory->waiting, follower, waiting_prev, waiting_next);
        follower->waiting = follower->due = false;
        serve(memory, follower);
    }
}
