/* SPDX-License-Identifier: MIT */
/* The phases of a bench. */
#include "bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/random.h>
#include <sys/resource.h>

#include "control.h"
#include "link/token.h"
#include "reader.h"
#include "worker.h"

enum {
    CONNECTING_AT_ONCE = 100,
    WATCH_MS = 100,
    SLOW_TURNS = 10, /* slow clients read in one of so many */
};

struct sl_str bench_text(const struct sl_doc *doc, uint32_t object, const char *name)
{
    uint32_t node = sl_doc_get(doc, object, sl_str_from(name));

    if (node == SL_NONE || sl_doc_kind(doc, node) != SL_STRING)
        return SL_STR("");
    return sl_doc_body(doc, node);
}

void bench_progress(struct bench *bench)
{
    bench->progress_ms = net_loop_now_ms(bench->loop);
}

void bench_fail(struct bench *bench, enum finding finding, const char *text)
{
    if (bench->phase == BENCH_OVER)
        return;
    verdict_add(&bench->verdict, finding, 1, "%s", text);
    bench->phase = BENCH_OVER;
    net_loop_stop(bench->loop);
}

/* --- threads --- */

static bool name_threads(struct bench *bench)
{
    uint32_t nonce = 0;

    (void)!getrandom(&nonce, sizeof(nonce), 0);
    bench->threads = calloc(bench->options->threads, sizeof(*bench->threads));
    for (size_t i = 0; bench->threads && i < bench->options->threads; i++)
        snprintf(bench->threads[i].id, sizeof(bench->threads[i].id), "bench-%08x-%zu", nonce, i);
    return bench->threads != NULL;
}

/* The number behind the last '-' is the thread's index. */
struct bench_thread *bench_thread_of(struct bench *bench, struct sl_str id)
{
    char text[48];

    if (id.len >= sizeof(text))
        return NULL;
    snprintf(text, sizeof(text), "%.*s", SL_STR_ARG(id));
    const char *dash = strrchr(text, '-');
    size_t index = dash ? strtoul(dash + 1, NULL, 10) : bench->options->threads;
    if (index >= bench->options->threads || strcmp(bench->threads[index].id, text) != 0)
        return NULL;
    return &bench->threads[index];
}

bool bench_thread_begin(struct bench_thread *thread)
{
    struct load_result **slot =
        realloc(thread->results, (thread->runs + 1) * sizeof(struct load_result *));
    if (!slot)
        return false;
    thread->results = slot;
    thread->results[thread->runs] = calloc(1, sizeof(**slot));
    if (!thread->results[thread->runs])
        return false;
    thread->runs++;
    return true;
}

bool bench_wants_more(const struct bench *bench)
{
    return bench->phase == BENCH_RUNNING && bench->worker && bench->options->duration_ms > 0 &&
           bench_now_us() - bench->began_us < bench->options->duration_ms * 1000;
}

/* --- phases --- */

static void connect_more(struct bench *bench)
{
    size_t begun = bench->ready + bench->connecting;

    while (begun < bench->options->clients && bench->connecting < CONNECTING_AT_ONCE) {
        if (!reader_connect(&bench->readers[begun++])) {
            bench_fail(bench, FINDING_CONNECTION, "there is no memory for a connection");
            return;
        }
        bench->connecting++;
    }
}

static void begin_runs(struct bench *bench)
{
    bench->phase = BENCH_RUNNING;
    bench->began_us = bench_now_us();
    for (size_t i = 0; i < bench->options->threads && bench->phase == BENCH_RUNNING; i++)
        control_run(bench->control, &bench->threads[i]);
}

static bool all_published(const struct bench *bench)
{
    for (size_t i = 0; i < bench->options->threads; i++) {
        const struct bench_thread *thread = &bench->threads[i];
        if (thread->runs == 0 || (bench->worker && !thread->results[thread->runs - 1]->done))
            return false;
    }
    return (!bench->worker || worker_is_idle(bench->worker)) && !bench_wants_more(bench) &&
           control_is_idle(bench->control);
}

static bool all_done(const struct bench *bench)
{
    for (size_t i = 0; i < bench->options->clients; i++)
        if (!reader_is_done(&bench->readers[i]))
            return false;
    return true;
}

/* Cheap parts first: this is asked whenever something ended. */
void bench_step(struct bench *bench)
{
    if (bench->phase == BENCH_CONNECTING) {
        connect_more(bench);
        if (bench->phase == BENCH_CONNECTING && bench->ready == bench->options->clients &&
            bench->worker_ready && bench->control_ready)
            begin_runs(bench);
    }
}

static void finish_step(struct bench *bench)
{
    if (bench->phase == BENCH_RUNNING && all_published(bench))
        bench->phase = BENCH_SETTLING;
    if (bench->phase == BENCH_SETTLING && all_done(bench)) {
        bench->phase = BENCH_OVER;
        net_loop_stop(bench->loop);
    }
}

static void give_up(struct bench *bench)
{
    static const char *const what[] = {"clients connect", "runs are published", "readers catch up"};
    char text[120];

    snprintf(text, sizeof(text), "nothing came for %llu ms while %s",
             (unsigned long long)bench->options->patience_ms, what[bench->phase]);
    for (size_t i = 0; i < bench->options->clients; i++)
        for (size_t j = 0; j < bench->options->watched; j++)
            follower_give_up(&bench->readers[i].followers[j]);
    bench_fail(bench, FINDING_ENDING, text);
}

static void on_watch(void *ctx)
{
    struct bench *bench = ctx;
    uint64_t now_ms = net_loop_now_ms(bench->loop);
    bool paused = bench->phase == BENCH_RUNNING && bench->turn++ % SLOW_TURNS != 0;

    for (size_t i = 0; i < bench->options->slow; i++)
        reader_pause(&bench->readers[i], paused);
    finish_step(bench);
    if (bench->phase != BENCH_OVER && now_ms - bench->progress_ms > bench->options->patience_ms)
        give_up(bench);
}

static void on_pace(void *ctx)
{
    struct bench *bench = ctx;

    if (bench->phase == BENCH_RUNNING && bench->worker)
        worker_tick(bench->worker);
}

/* --- life --- */

static void raise_descriptor_limit(size_t clients)
{
    struct rlimit limit;
    rlim_t wanted = (rlim_t)clients + 64;

    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= wanted)
        return;
    limit.rlim_cur = limit.rlim_max < wanted ? limit.rlim_max : wanted;
    (void)setrlimit(RLIMIT_NOFILE, &limit);
}

static bool create_readers(struct bench *bench)
{
    bench->readers = calloc(bench->options->clients, sizeof(*bench->readers));
    for (size_t i = 0; bench->readers && i < bench->options->clients; i++)
        if (!reader_init(&bench->readers[i], bench, (unsigned)i))
            return false;
    return bench->readers != NULL;
}

static bool create_parts(struct bench *bench)
{
    bench->pacer = net_timer_new(bench->loop, on_pace, bench);
    bench->watch = net_timer_new(bench->loop, on_watch, bench);
    if (!bench->pacer || !bench->watch || !name_threads(bench) || !create_readers(bench))
        return false;
    bench->control = control_new(bench);
    bench->worker_ready = bench->options->agent != NULL;
    if (!bench->worker_ready)
        bench->worker = worker_new(bench);
    return bench->control && (bench->worker || bench->worker_ready);
}

static bool set_up(struct bench *bench, struct sl_error *err)
{
    const struct bench_options *options = bench->options;

    if (options->token && !link_token_read(options->token, &bench->token, err))
        return false;
    raise_descriptor_limit(options->clients);
    bench->loop = net_loop_new(err);
    if (!bench->loop)
        return false;
    bench->clients_target = link_target_new(bench->loop, options->url, "ws", err);
    if (!bench->clients_target)
        return false;
    bench->worker_target = link_target_new(bench->loop, options->url, "worker", err);
    if (!bench->worker_target)
        return false;
    return create_parts(bench) || sl_error_memory(err);
}

bool bench_run(struct bench *bench, const struct bench_options *options, struct sl_error *err)
{
    *bench = (struct bench){.options = options};
    bench->report.verdict = &bench->verdict;
    bench->report.latency = &bench->latency;
    bench->report.is_foreign = options->agent != NULL;
    if (!set_up(bench, err))
        return false;
    bench_progress(bench);
    net_timer_start(bench->pacer, 1, 1);
    net_timer_start(bench->watch, WATCH_MS, WATCH_MS);
    bench_step(bench);
    net_loop_run(bench->loop);
    bench->ended_us = bench_now_us();
    for (size_t i = 0; i < options->clients; i++)
        if (bench->readers[i].client)
            bench->bytes += link_client_bytes(bench->readers[i].client);
    for (size_t i = 0; i < options->threads; i++)
        bench->published += bench->threads[i].log_count;
    return true;
}

void bench_clear(struct bench *bench)
{
    for (size_t i = 0; bench->readers && i < bench->options->clients; i++)
        reader_clear(&bench->readers[i]);
    worker_free(bench->worker);
    control_free(bench->control);
    net_timer_free(bench->pacer);
    net_timer_free(bench->watch);
    if (bench->loop)
        net_loop_free(bench->loop);
    for (size_t i = 0; bench->threads && i < bench->options->threads; i++) {
        for (unsigned run = 0; run < bench->threads[i].runs; run++)
            load_result_free(bench->threads[i].results[run]);
        free(bench->threads[i].results);
        free(bench->threads[i].log);
    }
    link_target_free(bench->clients_target);
    link_target_free(bench->worker_target);
    free(bench->threads);
    free(bench->readers);
    sl_buf_clear(&bench->token);
}
