/* SPDX-License-Identifier: MIT */
/* Publishing recorded runs as a worker. */
#include "daemon/replayer.h"

#include <signal.h>
#include <stdlib.h>

#include "link/token.h"
#include "link/worker.h"

enum { BATCH_EVENTS = 200, BATCH_BYTES = 1 << 20 };

struct replayer {
    const struct replayer_options *options;
    struct net_loop *loop;
    struct link_target *target;
    struct link_worker *worker;
    struct net_timer *timer;
    struct net_signal *interrupt, *terminate;
    struct sl_buf token, events;
    size_t next_run;      /* of the recording */
    struct link_run *run; /* being published; NULL while none is */
    size_t next, end;     /* its events */
    uint64_t began_ms;    /* on the loop's clock */
    bool is_cancelled;    /* no more of it is published */
    bool closing;
    struct sl_error fault;
};

static void finish(struct replayer *replayer)
{
    if (replayer->closing)
        return;
    replayer->closing = true;
    link_worker_close(replayer->worker);
}

static void fail(struct replayer *replayer, enum sl_code code, const char *text)
{
    sl_error_set(&replayer->fault, code, "", "%s", text);
    finish(replayer);
}

static void tell(const struct replayer *replayer, const char *what, const struct link_run *run)
{
    if (replayer->options->log)
        fprintf(replayer->options->log, "%s run %zu of %zu (thread %s, run %s)\n", what,
                replayer->next_run, replayer->options->recording->run_count, run->thread, run->id);
}

/* --- publishing --- */

static const struct recording_event *event_at(const struct replayer *replayer, size_t index)
{
    return &replayer->options->recording->events[index];
}

/* When the event is due, on the loop's clock. */
static uint64_t due_ms(const struct replayer *replayer, size_t index)
{
    const struct recording *recording = replayer->options->recording;
    uint64_t first = event_at(replayer, recording->runs[replayer->next_run - 1].first)->ms;
    uint64_t ms = event_at(replayer, index)->ms;

    return replayer->began_ms + (ms > first ? ms - first : 0) * replayer->options->pace / 100;
}

/* Sends a batch of what is due. False when nothing is, or nothing may be sent. */
static bool publish_batch(struct replayer *replayer)
{
    uint64_t now_ms = net_loop_now_ms(replayer->loop), room = link_run_room(replayer->run);
    uint64_t count = 0, most = room < BATCH_EVENTS ? room : BATCH_EVENTS;
    bool is_last = false;

    sl_buf_reset(&replayer->events);
    while (replayer->next < replayer->end && count < most && replayer->events.len < BATCH_BYTES &&
           due_ms(replayer, replayer->next) <= now_ms) {
        const struct recording_event *event = event_at(replayer, replayer->next++);
        if (count++ > 0)
            sl_buf_add_char(&replayer->events, ',');
        sl_buf_add_str(&replayer->events, recording_text(replayer->options->recording, event));
        is_last = event->is_last;
    }
    if (count == 0)
        return false;
    if (!replayer->events.failed &&
        link_run_send(replayer->run, sl_buf_str(&replayer->events), count, is_last))
        return true;
    fail(replayer, SL_NO_MEMORY, "events could not be sent");
    return false;
}

static void publish(struct replayer *replayer)
{
    if (!replayer->run || replayer->is_cancelled)
        return;
    while (publish_batch(replayer))
        continue;
    if (replayer->run->is_last_sent)
        return;
    uint64_t now_ms = net_loop_now_ms(replayer->loop);
    if (replayer->next == replayer->end) {
        tell(replayer, "gave back", replayer->run);
        link_run_release(replayer->run, "its end was not recorded");
    } else if (due_ms(replayer, replayer->next) > now_ms) {
        net_timer_start(replayer->timer, due_ms(replayer, replayer->next) - now_ms, 0);
    }
}

static void on_timer(void *ctx)
{
    publish(ctx);
}

/* --- what the gateway says --- */

static void on_ready(void *ctx)
{
    struct replayer *replayer = ctx;

    if (replayer->options->log)
        fprintf(replayer->options->log, "serving agent %s\n", replayer->options->agent);
}

static bool on_assigned(void *ctx, struct link_run *run, const struct sl_doc *doc, uint32_t frame)
{
    struct replayer *replayer = ctx;
    const struct recording *recording = replayer->options->recording;

    (void)doc;
    (void)frame;
    if (replayer->run || replayer->closing || replayer->next_run == recording->run_count)
        return false;
    const struct recording_run *recorded = &recording->runs[replayer->next_run++];
    replayer->run = run;
    replayer->next = recorded->first;
    replayer->end = recorded->first + recorded->count;
    replayer->began_ms = net_loop_now_ms(replayer->loop);
    replayer->is_cancelled = false;
    tell(replayer, "publishing", run);
    publish(replayer);
    return true;
}

static void on_room(void *ctx, struct link_run *run)
{
    (void)run;
    publish(ctx);
}

static void on_over(void *ctx, struct link_run *run, struct sl_str code)
{
    struct replayer *replayer = ctx;
    char text[100];

    (void)run;
    replayer->run = NULL;
    net_timer_stop(replayer->timer);
    if (code.len > 0 && !replayer->is_cancelled && replayer->next < replayer->end) {
        snprintf(text, sizeof(text), "a run was taken away: %.*s", SL_STR_ARG(code));
        fail(replayer, SL_WORKER_LOST, text);
    }
    if (replayer->next_run == replayer->options->recording->run_count)
        finish(replayer);
}

static void on_told(void *ctx, struct link_run *run, const struct sl_doc *doc, uint32_t frame,
                    struct sl_str op)
{
    struct replayer *replayer = ctx;

    (void)doc;
    (void)frame;
    if (!sl_str_equal(op, SL_STR("cancel")))
        return;
    tell(replayer, "cancelled", run);
    replayer->is_cancelled = true;
    net_timer_stop(replayer->timer);
}

static void on_refused(void *ctx, struct sl_str message)
{
    struct replayer *replayer = ctx;
    char text[200];

    snprintf(text, sizeof(text), "the gateway refused: %.*s", SL_STR_ARG(message));
    fail(replayer, SL_FORBIDDEN, text);
}

static void on_closed(void *ctx, const struct link_end *end)
{
    struct replayer *replayer = ctx;

    if (!replayer->closing)
        sl_error_set(
            &replayer->fault, SL_SYSTEM, "", "%s%s",
            end->code ? "the connection ended: " : "the gateway cannot be reached: ", end->reason);
    replayer->closing = true;
    net_loop_stop(replayer->loop);
}

static const struct link_worker_ops ops = {on_ready, on_assigned, on_room,  on_over,
                                           on_told,  on_refused,  on_closed};

/* --- life --- */

static void on_signal(void *ctx)
{
    struct replayer *replayer = ctx;

    replayer->is_cancelled = true;
    if (replayer->run)
        link_run_release(replayer->run, "the replay was stopped");
    finish(replayer);
}

static bool connect_worker(struct replayer *replayer, struct sl_error *err)
{
    struct link_worker_options options = {
        .target = replayer->target,
        .framing = SL_JSON,
        .token = sl_buf_str(&replayer->token),
        .agent = replayer->options->agent,
        .capacity = 1,
        .ops = &ops,
        .ctx = replayer,
    };
    replayer->worker = link_worker_new(&options);
    return replayer->worker || sl_error_memory(err);
}

static bool start(struct replayer *replayer, struct sl_error *err)
{
    const struct replayer_options *options = replayer->options;

    if (options->token && !link_token_read(options->token, &replayer->token, err))
        return false;
    replayer->loop = net_loop_new(err);
    if (!replayer->loop)
        return false;
    replayer->target = link_target_new(replayer->loop, options->url, "worker", err);
    if (!replayer->target)
        return false;
    replayer->timer = net_timer_new(replayer->loop, on_timer, replayer);
    if (!replayer->timer)
        return sl_error_memory(err);
    replayer->interrupt = net_signal_new(replayer->loop, SIGINT, on_signal, replayer, err);
    if (!replayer->interrupt)
        return false;
    replayer->terminate = net_signal_new(replayer->loop, SIGTERM, on_signal, replayer, err);
    return replayer->terminate && connect_worker(replayer, err);
}

static void clear(struct replayer *replayer)
{
    link_worker_free(replayer->worker);
    net_timer_free(replayer->timer);
    net_signal_free(replayer->interrupt);
    net_signal_free(replayer->terminate);
    if (replayer->loop)
        net_loop_free(replayer->loop);
    link_target_free(replayer->target);
    sl_buf_clear(&replayer->token);
    sl_buf_clear(&replayer->events);
}

bool replayer_run(const struct replayer_options *options, struct sl_error *err)
{
    struct replayer replayer = {.options = options};
    bool ok = start(&replayer, err);

    if (ok) {
        net_loop_run(replayer.loop);
        ok = replayer.fault.code == SL_OK;
        if (!ok)
            *err = replayer.fault;
    }
    clear(&replayer);
    return ok;
}
