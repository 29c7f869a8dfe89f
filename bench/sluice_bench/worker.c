/* SPDX-License-Identifier: MIT */
/* Publishing: each run at its rate, as far as the gateway has acknowledged. */
#include "worker.h"

#include <stdio.h>
#include <stdlib.h>

#include "control.h"
#include "link/worker.h"

enum { BATCH_EVENTS = 200, BATCH_BYTES = 256 * 1024 };

struct job {
    struct link_run *run;
    struct bench_thread *thread;
    struct load load;
    uint64_t began_us;
};

struct worker {
    struct bench *bench;
    struct link_worker *link;
    struct sl_buf events;
};

static uint64_t allowed(const struct worker *worker, const struct job *job, uint64_t now_us)
{
    uint64_t rate = worker->bench->options->rate;

    return rate ? (now_us - job->began_us) * rate / 1000000 : UINT64_MAX;
}

/* One frame of what is due. False when nothing is, or nothing may be. */
static bool publish_batch(struct worker *worker, struct job *job, uint64_t now_us)
{
    struct bench *bench = worker->bench;
    struct sl_buf *events = &worker->events;
    uint64_t limit = allowed(worker, job, now_us), before = job->load.number;
    uint64_t count = 0, room;

    if (!load_is_due(&job->load, limit) || (room = link_run_room(job->run)) == 0)
        return false;
    sl_buf_reset(events);
    while (count < room && count < BATCH_EVENTS && events->len < BATCH_BYTES &&
           load_is_due(&job->load, limit)) {
        if (count++ > 0)
            sl_buf_add_char(events, ',');
        load_next(&job->load, now_us, events);
    }
    bench->published += job->load.number - before;
    if (!events->failed &&
        link_run_send(job->run, sl_buf_str(events), count, job->load.step == LOAD_OVER))
        return true;
    bench_fail(bench, FINDING_CONNECTION, "events could not be sent");
    return false;
}

static void publish(struct worker *worker, struct job *job)
{
    while (publish_batch(worker, job, bench_now_us()))
        continue;
}

void worker_tick(struct worker *worker)
{
    struct link_run *run = link_worker_runs(worker->link);

    for (; run; run = run->hh.next)
        publish(worker, run->user);
}

bool worker_is_idle(const struct worker *worker)
{
    return link_worker_runs(worker->link) == NULL;
}

/* --- what the gateway says --- */

static void on_ready(void *ctx)
{
    struct worker *worker = ctx;

    worker->bench->worker_ready = true;
    bench_step(worker->bench);
}

/* Runs that begin together publish in turns, not all at the same moment. */
static uint64_t phase_us(const struct bench *bench, const struct bench_thread *thread)
{
    const struct bench_options *options = bench->options;
    size_t index = (size_t)(thread - bench->threads);

    return options->rate ? index * 1000000 / options->rate / options->threads : 0;
}

static bool on_assigned(void *ctx, struct link_run *run, const struct sl_doc *doc, uint32_t frame)
{
    struct worker *worker = ctx;
    struct bench *bench = worker->bench;
    struct bench_thread *thread = bench_thread_of(bench, sl_str_from(run->thread));
    char wanted[16];

    (void)doc;
    (void)frame;
    snprintf(wanted, sizeof(wanted), "r%u", thread ? thread->runs : 0);
    if (!thread || strcmp(run->id, wanted) != 0 || thread->results[thread->runs - 1]->done) {
        verdict_add(&bench->verdict, FINDING_PROTOCOL, 1, "run %.40s was assigned unasked",
                    run->id);
        return false;
    }
    struct job *job = calloc(1, sizeof(*job));
    if (!job)
        return false;
    job->run = run;
    job->thread = thread;
    job->began_us = bench_now_us() - phase_us(bench, thread);
    job->load = (struct load){.thread = thread->id,
                              .run = thread->runs,
                              .events = bench->options->events,
                              .payload = bench->options->payload,
                              .result = thread->results[thread->runs - 1]};
    run->user = job;
    publish(worker, job);
    return true;
}

static void on_room(void *ctx, struct link_run *run)
{
    publish(ctx, run->user);
}

static void on_over(void *ctx, struct link_run *run, struct sl_str code)
{
    struct worker *worker = ctx;
    struct bench *bench = worker->bench;
    struct job *job = run->user;

    bench_progress(bench);
    if (code.len > 0)
        verdict_add(&bench->verdict, FINDING_ENDING, 1,
                    "thread %s, run %u was taken from its worker: %.*s", job->thread->id,
                    job->load.run, SL_STR_ARG(code));
    else if (bench_wants_more(bench))
        control_run(bench->control, job->thread);
    free(job);
    bench_step(bench);
}

static void on_refused(void *ctx, struct sl_str message)
{
    struct worker *worker = ctx;
    char text[240];

    snprintf(text, sizeof(text), "the worker was refused: %.*s", SL_STR_ARG(message));
    bench_fail(worker->bench, FINDING_PROTOCOL, text);
}

static void on_closed(void *ctx, const struct link_end *end)
{
    struct worker *worker = ctx;
    char text[240];

    snprintf(text, sizeof(text), "the worker's connection ended: %d %s", end->code, end->reason);
    bench_fail(worker->bench, FINDING_CONNECTION, text);
}

static const struct link_worker_ops ops = {
    .ready = on_ready,
    .assigned = on_assigned,
    .room = on_room,
    .over = on_over,
    .refused = on_refused,
    .closed = on_closed,
};

struct worker *worker_new(struct bench *bench)
{
    struct worker *worker = calloc(1, sizeof(*worker));

    if (!worker)
        return NULL;
    worker->bench = bench;
    struct link_worker_options options = {
        .target = bench->worker_target,
        .framing = bench->options->json ? SL_JSON : SL_MSGPACK,
        .token = sl_buf_str(&bench->token),
        .agent = BENCH_AGENT,
        .capacity = bench->options->threads,
        .ops = &ops,
        .ctx = worker,
    };
    worker->link = link_worker_new(&options);
    if (worker->link)
        return worker;
    free(worker);
    return NULL;
}

void worker_free(struct worker *worker)
{
    if (!worker)
        return;
    for (struct link_run *run = link_worker_runs(worker->link); run; run = run->hh.next)
        free(run->user);
    link_worker_free(worker->link);
    sl_buf_clear(&worker->events);
    free(worker);
}
