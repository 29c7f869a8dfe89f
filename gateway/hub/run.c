/* SPDX-License-Identifier: MIT */
/* Live runs: how they begin and how they end. */
#include "hub/run.h"

#include "hub/thread.h"

#include <assert.h>
#include <stdlib.h>

/* --- life --- */

struct hub_run *run_new(struct hub *hub, struct agent *agent, struct sl_bytes *thread,
                        struct sl_bytes *id, struct sl_bytes *subject)
{
    struct hub_run *run = calloc(1, sizeof(*run));
    if (!run)
        return NULL;
    run->hub = hub;
    run->agent = agent;
    run->thread_id = sl_bytes_ref(thread);
    run->id = sl_bytes_ref(id);
    run->subject = sl_bytes_ref(subject);
    DL_APPEND(hub->runs, run);
    return run;
}

static void run_free(struct hub_run *run)
{
    struct hub *hub = run->hub;
    struct run_batch *batch, *next;

    assert(!run->thread);
    DL_DELETE(hub->runs, run);
    sl_bytes_unref(run->thread_id);
    sl_bytes_unref(run->id);
    sl_bytes_unref(run->subject);
    sl_buf_clear(&run->text);
    free(run->ends);
    DL_FOREACH_SAFE(run->batches, batch, next)
    {
        free(batch);
    }
    free(run);
}

void run_drop(struct hub_run *run)
{
    assert(run->state == RUN_NEW && run->in_flight == 0);
    run_free(run);
}

void run_destroy(struct hub_run *run)
{
    if (run->thread)
        run->thread->run = NULL;
    run->thread = NULL;
    if (run->started && !run->stopped)
        run->agent->ops->stop(run->agent, run->handle);
    run_free(run);
}

static void mark_busy(struct hub_run *run)
{
    if (run->busy)
        return;
    run->busy = true;
    LL_PREPEND2(run->hub->busy_runs, run, busy_next);
}

static void log_run(const struct hub_run *run, enum hub_log what, const struct sl_error *err)
{
    hub_log(run->hub, what, sl_bytes_str(run->thread_id), sl_bytes_str(run->id), err);
}

/* --- the end --- */

static void finish_done(void *ctx, const struct sl_error *err)
{
    struct hub_run *run = ctx;

    run->in_flight--;
    if (err)
        log_run(run, HUB_LOG_FINISH_FAILED, err);
    run->finish_due = err != NULL; /* the thread takes no other run before that */
    mark_busy(run);
}

static void finish(struct hub_run *run)
{
    struct store *store = run->hub->store;

    run->finish_due = !store->ops->finish(store, sl_bytes_str(run->thread_id), run->finish_lease,
                                          run->interrupted, finish_done, run);
    run->in_flight += !run->finish_due;
}

static bool has_open_interrupts(const struct sl_view *view)
{
    struct sl_buf buf = SL_BUF_INIT;

    sl_view_print_interrupts(view, &buf);
    /* Without memory, keep the thread rather than lose a question. */
    bool any = buf.failed || !sl_str_equal(sl_buf_str(&buf), SL_STR("[]"));
    sl_buf_clear(&buf);
    return any;
}

/* The one way into OVER: the view has seen the end. */
static void set_over(struct hub_run *run)
{
    struct thread *thread = run->thread;

    assert(run->state != RUN_OVER);
    run->state = RUN_OVER;
    run->finish_lease = sl_view_lease(thread->view);
    run->interrupted = has_open_interrupts(thread->view);
    thread->run = NULL;
    run->thread = NULL;
    sl_buf_clear(&run->text);
    run->count = 0;
    /* At once: a request that is waiting in the thread is decided right behind this. */
    finish(run);
    mark_busy(run);
}

static void set_end(struct run_end *end, enum sl_code code, const char *message)
{
    size_t len = message ? strnlen(message, RUN_MAX_MESSAGE + 1) : 0;

    if (end->code != SL_OK)
        return;
    end->code = code;
    if (len > RUN_MAX_MESSAGE) {
        len = RUN_MAX_MESSAGE;
        while (len > 0 && ((unsigned char)message[len] & 0xc0U) == 0x80U)
            len--;
    }
    if (len == 0 || !sl_utf8_valid((struct sl_str){message, len}, NULL)) {
        message = sl_code_meaning(code);
        len = strlen(message);
    }
    assert(len <= RUN_MAX_MESSAGE);
    memcpy(end->message, message, len);
    end->message[len] = '\0';
}

void run_end(struct hub_run *run, enum sl_code code, const char *message)
{
    if (run->state == RUN_OVER || run->end.code != SL_OK)
        return;
    set_end(&run->end, code, message);
    mark_busy(run);
}

void run_lost(struct hub_run *run, const struct sl_error *err)
{
    assert(run->state == RUN_GRANTED || run->state == RUN_RUNNING);
    if (run->thread)
        run->thread->run = NULL;
    run->thread = NULL;
    run_end(run, err->code, err->text);
}

static void fence_done(void *ctx, const struct sl_error *err)
{
    struct hub_run *run = ctx;

    run->in_flight--;
    run->fencing = false;
    /* Another lease: somebody else has ended it. */
    run->fenced = !err || err->code == SL_UNKNOWN_RUN;
    if (!run->fenced)
        log_run(run, HUB_LOG_FENCE_FAILED, err);
    if (run->fenced && !run->thread)
        run->state = RUN_OVER; /* no view will say so */
    mark_busy(run);
}

static void fence(struct hub_run *run)
{
    struct store *store = run->hub->store;
    struct sl_buf body = SL_BUF_INIT;

    run_flush(run);
    sl_buf_add_lit(&body, "{\"code\":");
    sl_json_add_string(&body, sl_str_from(sl_code_name(run->end.code)));
    sl_buf_add_lit(&body, ",\"message\":");
    sl_json_add_string(&body, sl_str_from(run->end.message));
    sl_buf_add_char(&body, '}');
    struct store_fence fence = {.thread = sl_bytes_str(run->thread_id),
                                .run = sl_bytes_str(run->id),
                                .lease = run->lease,
                                .body = sl_buf_str(&body)};
    if (!body.failed && store->ops->fence(store, &fence, fence_done, run)) {
        run->fencing = true;
        run->in_flight++;
    }
    sl_buf_clear(&body);
}

/* The producer is through and everything it published is folded: a run that is live even so gets
 * its terminal from the gateway. */
static void end_when_done(struct hub_run *run)
{
    if (run->state == RUN_RUNNING && run->done.code != SL_OK && run->count == 0 && !run->batches &&
        run->folded >= run->acked)
        run_end(run, run->done.code, run->done.message);
}

/* --- the beginning --- */

static void start(struct hub_run *run)
{
    struct sl_buf input = SL_BUF_INIT;

    run->state = RUN_RUNNING;
    sl_view_print_run_input(run->thread->view, &input);
    if (!input.failed) {
        struct agent_start with = {.thread = sl_bytes_str(run->thread_id),
                                   .run = sl_bytes_str(run->id),
                                   .input = sl_buf_str(&input),
                                   .subject = sl_bytes_str(run->subject)};
        log_run(run, HUB_LOG_RUN_STARTED, NULL);
        run->handle = run->agent->ops->start(run->agent, &with, run);
        run->started = run->handle != NULL;
    }
    sl_buf_clear(&input);
    if (!run->started)
        run_end(run, SL_NO_MEMORY, NULL);
}

/* Follows the view: has the grant been folded, has the run ended? */
static void follow_view(struct hub_run *run)
{
    const struct sl_view *view = run->thread->view;
    uint64_t lease = sl_view_lease(view);

    if (lease < run->lease) {
        /* The grant went by and the view did not take it: it cannot read the request. */
        if (run->thread->lease_seen >= run->lease)
            run_end(run, SL_BAD_INPUT, NULL);
        return;
    }
    if (lease > run->lease || !sl_str_equal(sl_view_live_run(view), sl_bytes_str(run->id)))
        set_over(run);
    else if (run->state == RUN_GRANTED)
        start(run);
    else
        end_when_done(run);
}

void run_granted(struct hub_run *run, struct thread *thread, uint64_t lease)
{
    assert(run->state == RUN_NEW);
    run->state = RUN_GRANTED;
    run->lease = lease;
    if (thread->state == THREAD_GONE) {
        run_end(run, SL_STORE_LOST, NULL);
        return;
    }
    assert(!thread->run);
    run->thread = thread;
    thread->run = run;
    if (run->hub->draining)
        run_end(run, SL_DRAINING, NULL);
    follow_view(run);
}

void run_folded(struct hub_run *run, const struct sl_entry *entry)
{
    if (entry->kind == SL_ENTRY_EVENT && entry->lease == run->lease)
        run->folded++;
    follow_view(run);
}

/* --- publishing --- */

static void append_done(void *ctx, const struct sl_error *err)
{
    struct run_batch *batch = ctx;
    struct hub_run *run = batch->run;
    const struct hub_options *options = &run->hub->options;

    run->in_flight--;
    DL_DELETE(run->batches, batch);
    run->unacked_events -= batch->events;
    run->unacked_bytes -= batch->bytes;
    if (!err)
        run->acked += batch->events;
    else if (err->code != SL_UNKNOWN_RUN) /* then the lease is lost, and the view will see why */
        run_end(run, err->code, err->text);
    free(batch);
    if (run->paused && run->unacked_events <= options->max_unacked_events / 2 &&
        run->unacked_bytes <= options->max_unacked_bytes / 2)
        run->resume_due = true;
    end_when_done(run);
    mark_busy(run);
}

static bool append(struct hub_run *run, const struct sl_str *events)
{
    struct store *store = run->hub->store;
    struct store_append append = {
        .thread = sl_bytes_str(run->thread_id),
        .run = sl_bytes_str(run->id),
        .lease = run->lease,
        .producer = SL_STR("gateway"),
        .sequence = run->sequence,
        .events = events,
        .count = run->count,
    };
    struct run_batch *batch = calloc(1, sizeof(*batch));
    if (!batch)
        return false;
    *batch = (struct run_batch){.run = run, .events = run->count, .bytes = run->text.len};
    if (!store->ops->append(store, &append, append_done, batch)) {
        free(batch);
        return false;
    }
    run->in_flight++;
    DL_APPEND(run->batches, batch);
    run->sequence += run->count;
    return true;
}

void run_flush(struct hub_run *run)
{
    if (run->count == 0)
        return;
    struct sl_str *events = calloc(run->count, sizeof(*events));
    for (size_t i = 0, from = 0; events && i < run->count; from = run->ends[i++])
        events[i] = (struct sl_str){run->text.ptr + from, run->ends[i] - from};
    if (!events || !append(run, events)) {
        run->unacked_events -= run->count;
        run->unacked_bytes -= run->text.len;
        run_end(run, SL_NO_MEMORY, NULL);
    }
    free(events);
    run->count = 0;
    sl_buf_reset(&run->text);
    if (run->text.cap > (size_t)64 * 1024)
        sl_buf_clear(&run->text); /* one burst must not cost memory for the run's whole life */
}

static bool keep(struct hub_run *run, struct sl_str event)
{
    if (run->count == run->cap) {
        size_t cap = run->cap ? run->cap * 2 : 16;
        size_t *ends = realloc(run->ends, cap * sizeof(*ends));
        if (!ends)
            return false;
        run->ends = ends;
        run->cap = cap;
    }
    sl_buf_add_str(&run->text, event);
    if (run->text.failed)
        return false;
    run->ends[run->count++] = run->text.len;
    return true;
}

bool hub_run_publish(struct hub_run *run, struct sl_str event)
{
    const struct hub_options *options = &run->hub->options;

    if (run->state == RUN_OVER || run->end.code != SL_OK || run->done.code != SL_OK)
        return false;
    mark_busy(run);
    if (!keep(run, event)) {
        sl_buf_reset(&run->text);
        run->unacked_events -= run->count;
        run->unacked_bytes = 0;
        run->count = 0;
        run_end(run, SL_NO_MEMORY, NULL);
        return false;
    }
    run->unacked_events++;
    run->unacked_bytes += event.len;
    if (run->unacked_events > options->max_unacked_events ||
        run->unacked_bytes > options->max_unacked_bytes)
        run->paused = true;
    return !run->paused;
}

void hub_run_done(struct hub_run *run)
{
    hub_run_fail(run, SL_UPSTREAM_LOST, NULL);
}

void hub_run_fail(struct hub_run *run, enum sl_code code, const char *message)
{
    set_end(&run->done, code, message);
    end_when_done(run);
    mark_busy(run);
}

/* --- the end of a tick --- */

static bool is_settled(const struct hub_run *run)
{
    return run->state == RUN_OVER && run->in_flight == 0 && !run->finish_due &&
           run->started == run->stopped && !run->busy;
}

void run_work(struct hub_run *run)
{
    run->busy = false;
    if (run->resume_due && run->state == RUN_RUNNING && run->end.code == SL_OK) {
        run->paused = run->resume_due = false;
        run->agent->ops->resume(run->agent, run->handle);
    }
    run_flush(run);
    end_when_done(run);
    if (run->state != RUN_OVER && run->end.code != SL_OK && !run->fencing && !run->fenced)
        fence(run);
    if (run->state == RUN_OVER && run->started && !run->stopped) {
        run->stopped = true;
        run->agent->ops->stop(run->agent, run->handle);
    }
    if (is_settled(run))
        run_free(run);
}

void run_retry(struct hub_run *run)
{
    if (run->finish_due && run->in_flight == 0)
        finish(run);
    if (run->state != RUN_OVER && run->end.code != SL_OK)
        mark_busy(run);
}
