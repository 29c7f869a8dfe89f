/* SPDX-License-Identifier: MIT */
/* Entries, checkpoints and who follows them. */
#include "log_store.h"

#include <stdlib.h>
#include <string.h>
#include <utlist.h>

enum { GENERATION = 7, MS = 1 };

struct follower {
    struct follower *next;
    struct store_follower to;
    bool begun;
};

struct checkpoint {
    struct sl_place place;
    struct sl_bytes *view;
};

struct log_store {
    struct store store;
    struct store_entry *entries;
    size_t count, cap;
    uint64_t seq;
    struct follower *followers;
    struct checkpoint kept[2]; /* the oldest first */
    size_t kept_count;
    store_done done; /* of a checkpoint */
    void *done_ctx;
};

static void must(bool possible)
{
    if (!possible)
        abort();
}

/* --- the operations --- */

static void *follow(struct store *store, struct sl_str thread, const struct store_follower *to)
{
    struct log_store *log = (struct log_store *)store;
    struct follower *follower = calloc(1, sizeof(*follower));

    (void)thread;
    must(follower != NULL);
    follower->to = *to;
    LL_APPEND(log->followers, follower);
    return follower;
}

static void unfollow(struct store *store, void *handle)
{
    struct log_store *log = (struct log_store *)store;
    struct follower *follower = handle;

    LL_DELETE(log->followers, follower);
    free(follower);
}

static void forget_entries(struct log_store *log, struct sl_place up_to)
{
    size_t gone = 0;

    while (gone < log->count && sl_place_compare(log->entries[gone].entry.place, up_to) <= 0)
        sl_bytes_unref(log->entries[gone++].bytes);
    log->count -= gone;
    memmove(log->entries, log->entries + gone, log->count * sizeof(*log->entries));
}

static void forget_oldest(struct log_store *log)
{
    sl_bytes_unref(log->kept[0].view);
    log->kept[0] = log->kept[1];
    log->kept_count--;
}

static bool checkpoint(struct store *store, struct sl_str thread, struct sl_place place,
                       struct sl_bytes *view, struct sl_place trim_to, store_done done, void *ctx)
{
    struct log_store *log = (struct log_store *)store;

    (void)thread;
    must(log->done == NULL);
    while (log->kept_count && sl_place_compare(log->kept[0].place, trim_to) < 0)
        forget_oldest(log);
    if (trim_to.ms)
        forget_entries(log, trim_to);
    must(log->kept_count < 2);
    log->kept[log->kept_count++] = (struct checkpoint){place, sl_bytes_ref(view)};
    log->done = done;
    log->done_ctx = ctx;
    return true;
}

static void free_store(struct store *store)
{
    struct log_store *log = (struct log_store *)store;

    for (size_t i = 0; i < log->count; i++)
        sl_bytes_unref(log->entries[i].bytes);
    while (log->kept_count)
        forget_oldest(log);
    free(log->entries);
    free(log);
}

static const struct store_ops ops = {
    .checkpoint = checkpoint, .follow = follow, .unfollow = unfollow, .free = free_store};

struct store *log_store_new(void)
{
    struct log_store *log = calloc(1, sizeof(*log));

    must(log != NULL);
    log->store.ops = &ops;
    return &log->store;
}

/* --- from outside --- */

static struct sl_bytes *entry_bytes(struct sl_str run, struct sl_str body)
{
    struct sl_buf both = SL_BUF_INIT;

    sl_buf_add_str(&both, run);
    sl_buf_add_str(&both, body);
    struct sl_bytes *bytes = both.failed ? NULL : sl_bytes_new(sl_buf_str(&both));
    must(bytes != NULL);
    sl_buf_clear(&both);
    return bytes;
}

void log_store_append(struct store *store, enum sl_entry_kind kind, uint64_t lease,
                      struct sl_str run, struct sl_str body)
{
    struct log_store *log = (struct log_store *)store;
    struct sl_bytes *bytes = entry_bytes(run, body);
    struct follower *follower, *next;

    if (log->count == log->cap) {
        log->cap = log->cap ? log->cap * 2 : 64;
        log->entries = realloc(log->entries, log->cap * sizeof(*log->entries));
        must(log->entries != NULL);
    }
    struct store_entry entry = {
        .entry = {.place = {MS, ++log->seq, 0},
                  .kind = kind,
                  .lease = lease,
                  .run = {bytes->data, run.len},
                  .body = {bytes->data + run.len, body.len}},
        .generation = GENERATION,
        .bytes = bytes,
    };
    log->entries[log->count++] = entry;
    sl_bytes_ref(bytes);
    LL_FOREACH_SAFE(log->followers, follower, next)
    {
        if (follower->begun)
            follower->to.entry(follower->to.ctx, &entry);
    }
    sl_bytes_unref(bytes);
}

static void begin(struct log_store *log, struct follower *follower)
{
    const struct store_follower *to = &follower->to;
    struct checkpoint from = log->kept_count ? log->kept[0] : (struct checkpoint){.view = NULL};

    follower->begun = true;
    to->loaded(to->ctx, log->seq ? GENERATION : 0, from.place, from.view);
    for (size_t i = 0; i < log->count; i++)
        if (sl_place_compare(log->entries[i].entry.place, from.place) > 0)
            to->entry(to->ctx, &log->entries[i]);
    to->caught_up(to->ctx);
}

void log_store_run(struct store *store)
{
    struct log_store *log = (struct log_store *)store;
    struct follower *follower, *next;
    store_done done = log->done;

    log->done = NULL;
    if (done)
        done(log->done_ctx, NULL);
    LL_FOREACH_SAFE(log->followers, follower, next)
    {
        if (!follower->begun)
            begin(log, follower);
    }
}
