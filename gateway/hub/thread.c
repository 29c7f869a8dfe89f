/* SPDX-License-Identifier: MIT */
/* Threads: loading, folding, keeping a window, letting go. */
#include "hub/thread.h"

#include "hub/answer.h"
#include "hub/request.h"
#include "hub/run.h"
#include "hub/subscription.h"

#include <assert.h>
#include <stdlib.h>

/* Repaired or dropped events of a run that have a line of their own in the log. An agent that sends
 * nothing else must not fill the disk: the others are counted. */
enum { LOG_FEW = 3 };

static const struct sl_place nowhere = {0, 0, 0};

/* --- life --- */

static struct sl_str thread_name(const struct thread *thread)
{
    return sl_bytes_str(thread->id);
}

static void thread_free(struct thread *thread)
{
    assert(!thread->subs && !thread->requests && !thread->asked && !thread->run);
    assert(!thread->stored && !thread->inputs);
    while (thread->lenses) {
        struct lens *lens = thread->lenses;
        LL_DELETE(thread->lenses, lens);
        lens_free(lens);
    }
    lens_clear(&thread->plain);
    sl_bytes_unref(thread->base.view);
    sl_bytes_unref(thread->middle.view);
    sl_bytes_unref(thread->coming.view);
    sl_view_free(thread->view);
    sl_bytes_unref(thread->id);
    free(thread);
}

static void log_counts(struct thread *thread, struct sl_str run)
{
    if (thread->repaired > LOG_FEW)
        hub_log_count(thread->hub, HUB_LOG_EVENTS_REPAIRED, thread_name(thread), run,
                      thread->repaired);
    if (thread->dropped > LOG_FEW)
        hub_log_count(thread->hub, HUB_LOG_EVENTS_DROPPED, thread_name(thread), run,
                      thread->dropped);
    thread->repaired = thread->dropped = 0;
}

void thread_close(struct thread *thread)
{
    struct hub *hub = thread->hub;

    assert(thread->state != THREAD_GONE);
    log_counts(thread, (struct sl_str){NULL, 0});
    thread->state = THREAD_GONE;
    if (thread->follower)
        hub->store->ops->unfollow(hub->store, thread->follower);
    thread->follower = NULL;
    HASH_DEL(hub->threads, thread);
    thread->gone_next = hub->gone_threads;
    hub->gone_threads = thread;
}

void thread_free_gone(struct hub *hub, bool all)
{
    struct thread **link = &hub->gone_threads;

    while (*link) {
        struct thread *thread = *link;
        if (thread->in_flight && !all) {
            link = &thread->gone_next;
            continue;
        }
        *link = thread->gone_next;
        requests_discard(thread);
        thread_free(thread);
    }
}

static bool is_needed(const struct thread *thread)
{
    return thread->subs || thread->requests || thread->stored || thread->inputs || thread->run ||
           thread->in_flight;
}

void thread_settle(struct thread *thread)
{
    if (thread->state == THREAD_GONE || is_needed(thread))
        return;
    /* A name that nothing was ever stored under must not cost memory once nobody asks for it. */
    if (thread->generation == 0)
        thread_close(thread);
    else
        thread->idle_since_ms = hub_now_ms(thread->hub);
}

void thread_lose(struct thread *thread, const struct sl_error *err)
{
    struct sub *sub, *next;

    if (thread->state == THREAD_GONE)
        return;
    hub_log(thread->hub, HUB_LOG_THREAD_LOST, thread_name(thread), (struct sl_str){NULL, 0}, err);
    thread_close(thread);
    DL_FOREACH_SAFE(thread->subs, sub, next)
    {
        answer_sub_error(sub->peer, sub->ref, sub->number, err);
        sub_drop(sub);
    }
    requests_lose(thread, err);
    if (thread->run)
        run_lost(thread->run, err);
}

static void lose_without_memory(struct thread *thread)
{
    struct sl_error err = {0};

    sl_error_memory(&err);
    thread_lose(thread, &err);
}

/* --- checkpoints and trimming --- */

static void mark_clear(struct thread_mark *mark)
{
    sl_bytes_unref(mark->view);
    *mark = (struct thread_mark){.view = NULL};
}

static void mark_take(struct thread_mark *to, struct thread_mark *from)
{
    mark_clear(to);
    *to = *from;
    *from = (struct thread_mark){.view = NULL};
}

static void trim(struct thread *thread, uint64_t number)
{
    struct lens *lens;

    lens_trim(&thread->plain, number);
    LL_FOREACH(thread->lenses, lens)
    {
        lens_trim(lens, number);
    }
}

static void checkpoint_done(void *ctx, const struct sl_error *err)
{
    struct thread *thread = ctx;

    thread->in_flight--;
    thread->checkpointing = false;
    if (err) {
        hub_log(thread->hub, HUB_LOG_CHECKPOINT_FAILED, thread_name(thread),
                (struct sl_str){NULL, 0}, err);
        thread->checkpoint_failed = true;
        mark_clear(&thread->coming);
    } else if (thread->state != THREAD_GONE) {
        if (thread->middle.view) {
            trim(thread, thread->middle.item);
            mark_take(&thread->base, &thread->middle);
        }
        mark_take(&thread->middle, &thread->coming);
    }
    thread_settle(thread);
}

static struct sl_bytes *save_view(const struct sl_view *view)
{
    struct sl_buf buf = SL_BUF_INIT;

    sl_view_save(view, &buf);
    struct sl_bytes *bytes = buf.failed ? NULL : sl_bytes_new(sl_buf_str(&buf));
    sl_buf_clear(&buf);
    return bytes;
}

static bool checkpoint_is_due(const struct thread *thread)
{
    const struct hub_options *options = &thread->hub->options;
    const struct thread_mark *from = thread->middle.view ? &thread->middle : &thread->base;

    if (thread->state != THREAD_READY || thread->checkpointing || thread->checkpoint_failed)
        return false;
    return window_end(&thread->plain.window) - from->item > options->max_thread_entries / 2 ||
           thread->log_bytes - from->log_bytes > options->max_thread_bytes / 2 ||
           thread->plain.window.total_bytes - from->window_bytes > options->max_thread_bytes / 2;
}

static void checkpoint_when_due(struct thread *thread)
{
    struct store *store = thread->hub->store;
    const struct thread_mark *from = thread->middle.view ? &thread->middle : &thread->base;

    if (!checkpoint_is_due(thread))
        return;
    thread->coming = (struct thread_mark){
        .place = window_head(&thread->plain.window),
        .view = save_view(thread->view),
        .item = window_end(&thread->plain.window),
        .log_bytes = thread->log_bytes,
        .window_bytes = thread->plain.window.total_bytes,
    };
    if (!thread->coming.view ||
        !store->ops->checkpoint(store, thread_name(thread), thread->coming.place,
                                thread->coming.view, from->view ? from->place : nowhere,
                                checkpoint_done, thread)) {
        thread->checkpoint_failed = true;
        mark_clear(&thread->coming);
        return;
    }
    thread->checkpointing = true;
    thread->in_flight++;
}

void thread_tidy(struct thread *thread)
{
    struct lens *lens;

    lens_tidy(&thread->plain);
    LL_FOREACH(thread->lenses, lens)
    {
        lens_tidy(lens);
    }
}

static void drop_unused_lenses(struct thread *thread)
{
    struct lens *lens, *next;

    LL_FOREACH_SAFE(thread->lenses, lens, next)
    {
        if (lens->subs > 0)
            continue;
        LL_DELETE(thread->lenses, lens);
        lens_free(lens);
    }
}

void thread_tick(struct thread *thread, uint64_t now_ms)
{
    thread_tidy(thread);
    drop_unused_lenses(thread);
    thread->checkpoint_failed = false;
    if (thread->state == THREAD_READY)
        checkpoint_when_due(thread);
    if (!is_needed(thread) && now_ms - thread->idle_since_ms >= thread->hub->options.thread_idle_ms)
        thread_close(thread);
}

struct sl_view_limits thread_limits(const struct thread *thread)
{
    const struct hub_options *options = &thread->hub->options;

    return (struct sl_view_limits){.max_state = options->max_state,
                                   .max_messages = options->max_messages};
}

struct sl_view *thread_base_view(const struct thread *thread)
{
    struct sl_view_limits limits = thread_limits(thread);

    if (!thread->base.view)
        return sl_view_new(thread_name(thread), &limits);
    return sl_view_load(sl_bytes_str(thread->base.view), &limits, NULL);
}

/* --- following the log --- */

static void on_loaded(void *ctx, uint64_t generation, struct sl_place checkpoint,
                      struct sl_bytes *view)
{
    struct thread *thread = ctx;
    struct sl_view_limits limits = thread_limits(thread);
    struct sl_error err = {0};

    thread->generation = generation;
    if (view)
        thread->view = sl_view_load(sl_bytes_str(view), &limits, &err);
    else
        thread->view = sl_view_new(thread_name(thread), &limits);
    if (!thread->view) {
        sl_error_memory(&err);
        thread_lose(thread, &err);
        return;
    }
    thread->plain.window.base = checkpoint;
    thread->base =
        (struct thread_mark){.place = checkpoint, .view = view ? sl_bytes_ref(view) : NULL};
}

struct fold {
    struct thread *thread;
    const struct store_entry *entry;
    uint32_t deliveries;
};

/* NULL: nothing was delivered for the entry. */
static bool add_to_lenses(struct thread *thread, struct sl_place place,
                          const struct sl_delivery *delivery, struct sl_bytes *bytes)
{
    struct lens *lens;

    if (!lens_add(&thread->plain, place, delivery, bytes))
        return false;
    LL_FOREACH(thread->lenses, lens)
    {
        if (!lens_add(lens, place, delivery, bytes))
            return false;
    }
    return true;
}

static bool on_delivery(void *ctx, const struct sl_delivery *delivery)
{
    struct fold *fold = ctx;
    struct sl_place place = fold->entry->entry.place;

    place.sub = ++fold->deliveries;
    return add_to_lenses(fold->thread, place, delivery, fold->entry->bytes);
}

static void log_event_report(struct thread *thread, const struct sl_entry *entry,
                             const struct sl_view_report *report)
{
    const struct sl_error *why = report->why.code == SL_OK ? NULL : &report->why;

    if (report->gate == SL_GATE_REPAIRED && ++thread->repaired <= LOG_FEW)
        hub_log(thread->hub, HUB_LOG_EVENT_REPAIRED, thread_name(thread), entry->run, why);
    else if (report->gate == SL_GATE_DROPPED && ++thread->dropped <= LOG_FEW)
        hub_log(thread->hub, HUB_LOG_EVENT_DROPPED, thread_name(thread), entry->run, why);
    else if (report->gate == SL_GATE_ENDS)
        hub_log(thread->hub, HUB_LOG_EVENT_REFUSED, thread_name(thread), entry->run, why);
}

static void log_report(struct thread *thread, const struct sl_entry *entry,
                       const struct sl_view_report *report)
{
    if (entry->kind == SL_ENTRY_EVENT && !report->skipped)
        log_event_report(thread, entry, report);
    if (!report->run_ended)
        return;
    log_counts(thread, entry->run);
    hub_log(thread->hub, HUB_LOG_RUN_ENDED, thread_name(thread), entry->run, NULL);
}

static bool fold_entry(struct thread *thread, const struct store_entry *entry,
                       struct sl_view_report *report)
{
    struct fold fold = {thread, entry, 0};

    thread->generation = entry->generation;
    thread->log_bytes += entry->bytes->len;
    if (entry->entry.lease > thread->lease_seen)
        thread->lease_seen = entry->entry.lease;
    if (!sl_view_step(thread->view, &entry->entry, on_delivery, &fold, report, NULL))
        return false;
    if (fold.deliveries == 0 && !add_to_lenses(thread, entry->entry.place, NULL, NULL))
        return false;
    if (thread->state == THREAD_READY)
        log_report(thread, &entry->entry, report);
    return true;
}

/* Readers of a lens owe what it shows from item `first` on. */
static void wake_lens(struct lens *lens, uint64_t first)
{
    if (lens->idle && window_owed(&lens->window, first).entries > 0)
        sub_wake_idle(lens, first);
}

static void wake_lenses(struct thread *thread, uint64_t first)
{
    struct lens *lens;

    wake_lens(&thread->plain, first);
    LL_FOREACH(thread->lenses, lens)
    {
        wake_lens(lens, first);
    }
}

static void on_entry(void *ctx, const struct store_entry *entry)
{
    struct thread *thread = ctx;
    uint64_t first = window_end(&thread->plain.window);
    struct sl_view_report report = {0};

    if (!fold_entry(thread, entry, &report)) {
        lose_without_memory(thread);
        return;
    }
    if (thread->state != THREAD_READY)
        return;
    wake_lenses(thread, first);
    checkpoint_when_due(thread);
    if (thread->run)
        run_folded(thread->run, &entry->entry, &report);
    requests_folded(thread, &entry->entry, &report);
    requests_go(thread);
    thread_settle(thread);
}

static void on_caught_up(void *ctx)
{
    struct thread *thread = ctx;
    struct sub *sub, *next;

    thread->state = THREAD_READY;
    DL_FOREACH_SAFE(thread->subs, sub, next)
    {
        sub_begin(sub);
    }
    checkpoint_when_due(thread);
    requests_go(thread);
    thread_settle(thread);
}

static void on_lost(void *ctx, const struct sl_error *err)
{
    thread_lose(ctx, err);
}

static struct thread *thread_new(struct hub *hub, struct sl_str id)
{
    struct thread *thread = calloc(1, sizeof(*thread));
    if (!thread)
        return NULL;
    thread->hub = hub;
    thread->hash = sl_thread_hash(id);
    thread->plain.thread = thread;
    thread->id = sl_bytes_new(id);
    if (!thread->id) {
        free(thread);
        return NULL;
    }
    HASH_ADD_KEYPTR(hh, hub->threads, thread->id->data, thread->id->len, thread);
    if (!thread->hh.tbl) {
        thread_free(thread);
        return NULL;
    }
    return thread;
}

struct thread *thread_get(struct hub *hub, struct sl_str id)
{
    struct thread *thread = NULL;
    struct store_follower follower = {
        .loaded = on_loaded, .entry = on_entry, .caught_up = on_caught_up, .lost = on_lost};

    HASH_FIND(hh, hub->threads, id.ptr, id.len, thread);
    if (thread)
        return thread;
    thread = thread_new(hub, id);
    if (!thread)
        return NULL;
    follower.ctx = thread;
    thread->follower = hub->store->ops->follow(hub->store, id, &follower);
    if (!thread->follower) {
        thread_close(thread);
        return NULL;
    }
    return thread;
}
