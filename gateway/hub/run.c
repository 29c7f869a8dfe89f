/* SPDX-License-Identifier: MIT */
/* Live runs: how they begin and how they end. */
#include "hub/run_private.h"

/* --- life --- */

struct hub_run *run_new(struct hub *hub, struct agent *agent, const struct run_names *names)
{
    struct hub_run *run = calloc(1, sizeof(*run));
    if (!run)
        return NULL;
    run->hub = hub;
    run->agent = agent;
    run->thread_id = sl_bytes_ref(names->thread);
    run->id = sl_bytes_ref(names->run);
    run->subject = sl_bytes_ref(names->subject);
    run->key = sl_bytes_ref(names->key);
    run->persona = names->persona ? sl_bytes_ref(names->persona) : NULL;
    run->attempt = 1;
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
    sl_bytes_unref(run->key);
    sl_bytes_unref(run->persona);
    sl_bytes_unref(run->producer);
    sl_buf_clear(&run->text);
    free(run->ends);
    DL_FOREACH_SAFE(run->batches, batch, next)
    {
        run_batch_free(batch);
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

void run_mark_busy(struct hub_run *run)
{
    if (run->busy)
        return;
    run->busy = true;
    LL_PREPEND2(run->hub->busy_runs, run, busy_next);
}

void run_log(const struct hub_run *run, enum hub_log what, const struct sl_error *err)
{
    hub_log(run->hub, what, sl_bytes_str(run->thread_id), sl_bytes_str(run->id), err);
}

/* --- the end --- */

static void finish_done(void *ctx, const struct sl_error *err)
{
    struct hub_run *run = ctx;

    run->in_flight--;
    if (err)
        run_log(run, HUB_LOG_FINISH_FAILED, err);
    run->finish_due = err != NULL; /* the thread takes no other run before that */
    run_mark_busy(run);
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
    /* Under a lease that was given elsewhere: then it is not ours to tell the store of its end. */
    bool is_live = sl_str_equal(sl_view_live_run(thread->view), sl_bytes_str(run->id));

    assert(run->state != RUN_OVER);
    run->state = RUN_OVER;
    run->finish_lease = sl_view_lease(thread->view);
    run->interrupted = has_open_interrupts(thread->view);
    thread->run = NULL;
    run->thread = NULL;
    sl_buf_clear(&run->text);
    run->count = 0;
    /* At once: a request that is waiting in the thread is decided right behind this. */
    if (!is_live)
        finish(run);
    run_mark_busy(run);
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
    run_mark_busy(run);
}

void run_end_cancelled(struct hub_run *run)
{
    if (run->state == RUN_OVER || run->end.code != SL_OK)
        return;
    run_end(run, SL_RUN_OVER, NULL);
    run->end.cancelled = true;
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
        run_log(run, HUB_LOG_FENCE_FAILED, err);
    if (run->fenced && !run->thread)
        run->state = RUN_OVER; /* no view will say so */
    run_mark_busy(run);
}

static void print_fence(const struct run_end *with, struct sl_buf *body)
{
    if (with->cancelled) {
        sl_buf_add_lit(body, "{\"outcome\":\"cancelled\"}");
        return;
    }
    sl_buf_add_lit(body, "{\"code\":");
    sl_json_add_string(body, sl_str_from(sl_code_name(with->code)));
    sl_buf_add_lit(body, ",\"message\":");
    sl_json_add_string(body, sl_str_from(with->message));
    sl_buf_add_char(body, '}');
}

static void fence(struct hub_run *run)
{
    struct store *store = run->hub->store;
    struct sl_buf body = SL_BUF_INIT;

    run_flush(run);
    print_fence(&run->end, &body);
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

void run_end_when_done(struct hub_run *run)
{
    if (run->state != RUN_RUNNING || run->done.code == SL_OK || run->count > 0 || run->batches ||
        run->folded < run->acked)
        return;
    if (run->cancelling)
        run_end_cancelled(run);
    else
        run_end(run, run->done.code, run->done.message);
}

/* --- the beginning --- */

static void start(struct hub_run *run)
{
    struct sl_buf input = SL_BUF_INIT, keys = SL_BUF_INIT;

    run->state = RUN_RUNNING;
    run->patched = false;
    sl_view_print_run_input(run->thread->view, &input);
    sl_view_print_resume_keys(run->thread->view, &keys);
    if (!input.failed && !keys.failed) {
        struct agent_start with = {
            .thread = sl_bytes_str(run->thread_id),
            .run = sl_bytes_str(run->id),
            .input = sl_buf_str(&input),
            .subject = sl_bytes_str(run->subject),
            .persona = run->persona ? sl_bytes_str(run->persona) : SL_STR(""),
            .key = sl_bytes_str(run->key),
            .resume_keys = sl_buf_str(&keys),
            .lease = run->lease,
            .attempt = run->attempt,
        };
        run_log(run, HUB_LOG_RUN_STARTED, NULL);
        run->handle = run->agent->ops->start(run->agent, &with, run);
        run->started = run->handle != NULL;
        run->stopped = false;
    }
    sl_buf_clear(&input);
    sl_buf_clear(&keys);
    if (run->started)
        run_give_owed(run, run->attempt > 1); /* what came between the grant and now */
    else
        run_end(run, SL_NO_MEMORY, NULL);
}

void run_follow_view(struct hub_run *run)
{
    const struct sl_view *view = run->thread->view;
    uint64_t lease = sl_view_lease(view);

    if (run->retaking && sl_str_equal(sl_view_live_run(view), sl_bytes_str(run->id)))
        return; /* the lease may be ours; the store's answer tells */
    if (lease < run->lease) {
        /* The grant went by and the view did not take it: it cannot read the request. */
        if (run->thread->lease_seen >= run->lease)
            run_end(run, SL_BAD_INPUT, NULL);
        return;
    }
    if (lease > run->lease || !sl_str_equal(sl_view_live_run(view), sl_bytes_str(run->id)))
        set_over(run);
    else if (run->state == RUN_RUNNING)
        run_end_when_done(run);
    else if (run->end.code == SL_OK)
        start(run);
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
    run_follow_view(run);
}

void run_folded(struct hub_run *run, const struct sl_entry *entry,
                const struct sl_view_report *report)
{
    if (entry->kind == SL_ENTRY_EVENT && entry->lease == run->lease)
        run->folded++;
    run_follow_view(run);
    if (!report->skipped && run->state == RUN_RUNNING)
        run_give_entry(run, entry, report);
}

/* --- the producer's end --- */

void hub_run_done(struct hub_run *run)
{
    hub_run_fail(run, SL_UPSTREAM_LOST, NULL);
}

void hub_run_fail(struct hub_run *run, enum sl_code code, const char *message)
{
    set_end(&run->done, code, message);
    run_end_when_done(run);
    run_mark_busy(run);
}

uint64_t hub_run_folded(const struct hub_run *run)
{
    return run->folded;
}

const char *hub_run_verdict(const struct hub_run *run)
{
    if (run->end.code == SL_OK)
        return "ended";
    return run->end.cancelled ? "cancelled" : sl_code_name(run->end.code);
}

/* --- the end of a tick --- */

/* An agent that counts what is durable is told of its terminal before it has to let go. */
static bool may_stop(const struct hub_run *run)
{
    return run->state == RUN_OVER && run->started && !run->stopped &&
           (!run->batches || !run->agent->ops->durable || run->end.code != SL_OK);
}

static bool is_settled(const struct hub_run *run)
{
    return run->state == RUN_OVER && run->in_flight == 0 && !run->finish_due &&
           run->started == run->stopped && !run->busy;
}

void run_work(struct hub_run *run)
{
    run->busy = false;
    if (run->resume_due && run_is_open(run)) {
        run->paused = run->resume_due = false;
        run->agent->ops->resume(run->agent, run->handle);
    }
    run_flush(run);
    run_end_when_done(run);
    if (run->given_back && run->state == RUN_RUNNING && run->end.code == SL_OK &&
        run->done.code == SL_OK && !run->retaking)
        run_take_back(run);
    if (run->state != RUN_OVER && run->end.code != SL_OK && !run->fencing && !run->fenced &&
        !run->retaking)
        fence(run);
    if (may_stop(run)) {
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
    if (run->cancelling && hub_now_ms(run->hub) >= run->cancel_ms)
        run_end_cancelled(run);
    if (run->state != RUN_OVER && run->end.code != SL_OK)
        run_mark_busy(run);
}
