/* SPDX-License-Identifier: MIT */
/*
 * What readers that stop reading cost the gateway and the others.
 *
 * One thread is fed a run of text, patches of the state and CUSTOM events at a steady rate. Readers
 * read it; others are connected, too, and their processes are stopped while the run lasts. When it
 * is over and the readers have it, these processes go on, and each of their readers must come to
 * the publisher's messages and state.
 *
 * Usage: stall PORT PID MEGABYTES RATE READERS STALLED WINDOW_EVENTS WINDOW_BYTES
 * RATE counts numbered events a second. The window's limits are the gateway's for a thread.
 * Prints one JSON object: bytes of memory and in the kernel at moments of the run, latencies of the
 * readers from when an event was due, and what the woken ones got.
 */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "feed.h"
#include "group.h"
#include "process.h"
#include "wire.h"

enum {
    STALLED_GROUPS = 4,
    TICK_MS = 1,
    BATCH_US = 4000, /* events are due in batches */
    WATCH_MS = 50,
    REST_MS = 500, /* behind what happened, before figures are taken */
    PATIENCE_MS = 240000,
    /* The mix: most events are short pieces of text, most bytes are in patches and CUSTOM. */
    PAYLOAD = 4,
    NOTE = 3000,
    CUSTOM = 6000,
    CUSTOM_EVERY = 16,
};

enum phase { STARTING, PUBLISHING, READING, RESTING, WAKING };

struct moment {
    uint64_t resident, cpu_us;
    struct socket_bytes sockets;
};

struct stall {
    unsigned port;
    const char *pid;
    uint64_t bytes, rate, window_events, window_bytes;
    unsigned readers, stalled;
    struct group live, groups[STALLED_GROUPS];
    size_t group_count;
    struct group_truth *truth;

    struct net_loop *loop;
    struct net_timer *tick, *watch;
    struct feed *feed;
    struct load load;
    struct load_result result;
    uint64_t published, events; /* bytes, and events of all kinds */
    uint32_t *sizes;            /* heap, a ring of window_events */
    uint64_t in_window, window_peak;
    uint64_t began_us;

    enum phase phase;
    uint64_t phase_ms; /* when it began */
    uint64_t peak;     /* resident, of this phase */
    uint64_t peaks[WAKING + 1];
    uint64_t published_us, woken_us;
    struct moment before, stopped, after;
};

/* --- figures --- */

static struct moment take_moment(const struct stall *stall)
{
    return (struct moment){process_resident(stall->pid), process_cpu_us(stall->pid),
                           process_socket_bytes(stall->port)};
}

static void sample(struct stall *stall)
{
    uint64_t resident = process_resident_fast(stall->pid);

    if (resident > stall->peaks[stall->phase])
        stall->peaks[stall->phase] = resident;
}

static void enter(struct stall *stall, enum phase phase)
{
    sample(stall);
    stall->phase = phase;
    stall->phase_ms = net_loop_now_ms(stall->loop);
    sample(stall);
}

/* --- publishing --- */

static bool is_due(void *ctx)
{
    struct stall *stall = ctx;
    uint64_t now_us = bench_now_us();

    if (stall->began_us == 0)
        stall->began_us = now_us;
    if (stall->published >= stall->bytes && stall->load.events == UINT64_MAX)
        stall->load.events = stall->load.number;
    uint64_t batches = (now_us - stall->began_us) / BATCH_US;
    return load_is_due(&stall->load, batches * BATCH_US * stall->rate / 1000000);
}

/* When the next event was due, whatever the publisher or the gateway were busy with then. */
static uint64_t due_us(const struct stall *stall)
{
    uint64_t number = stall->load.number + 1, batch = BATCH_US * stall->rate;

    return stall->began_us + (number * 1000000 + batch - 1) / batch * BATCH_US;
}

/* The window holds so many events, and so many bytes of them. */
static void count_in_window(struct stall *stall, uint32_t size)
{
    uint32_t *slot = &stall->sizes[stall->events++ % stall->window_events];

    stall->in_window = stall->in_window - *slot + size;
    *slot = size;
    if (stall->in_window > stall->window_peak)
        stall->window_peak = stall->in_window;
}

static void tell_truth(struct stall *stall)
{
    struct sl_buf text = SL_BUF_INIT;
    struct group_truth *truth = stall->truth;

    sl_value_print(stall->result.state, &text);
    if (text.failed || text.len > sizeof(truth->state))
        fail("the state is too large to be told");
    memcpy(truth->state, text.ptr, text.len);
    truth->state_len = text.len;
    truth->events = stall->result.events;
    truth->hash = stall->result.hash;
    atomic_store(&truth->done, true);
    sl_buf_clear(&text);
}

static bool next_event(void *ctx, struct sl_buf *out)
{
    struct stall *stall = ctx;
    size_t at = out->len;

    load_next(&stall->load, due_us(stall), out);
    stall->published += out->len - at;
    count_in_window(stall, (uint32_t)(out->len - at));
    if (stall->load.step == LOAD_OVER)
        tell_truth(stall);
    return stall->load.step == LOAD_OVER;
}

static void on_tick(void *ctx)
{
    struct stall *stall = ctx;

    if (stall->phase == PUBLISHING)
        feed_publish(stall->feed);
}

/* --- phases --- */

static void on_ready(void *ctx)
{
    struct stall *stall = ctx;

    stall->before = take_moment(stall);
    for (size_t i = 0; i < stall->group_count; i++)
        group_pause(&stall->groups[i]);
    enter(stall, PUBLISHING);
    feed_begin(stall->feed);
}

static void on_over(void *ctx)
{
    struct stall *stall = ctx;

    stall->published_us = bench_now_us() - stall->began_us;
    enter(stall, READING);
}

static bool all_woken(const struct stall *stall)
{
    unsigned ended = 0;

    for (size_t i = 0; i < stall->group_count; i++)
        ended += atomic_load(&stall->groups[i].report->ended);
    return ended == stall->stalled;
}

static void wake(struct stall *stall)
{
    stall->stopped = take_moment(stall);
    stall->woken_us = bench_now_us();
    for (size_t i = 0; i < stall->group_count; i++)
        group_resume(&stall->groups[i]);
    enter(stall, WAKING);
}

static void on_watch(void *ctx)
{
    struct stall *stall = ctx;
    uint64_t in_phase_ms = net_loop_now_ms(stall->loop) - stall->phase_ms;

    if (stall->phase == STARTING)
        return;
    sample(stall);
    group_check(&stall->live);
    if (in_phase_ms > PATIENCE_MS)
        fail("a phase takes too long: %u of %u readers have ended, phase %d",
             atomic_load(&stall->live.report->ended), stall->readers, (int)stall->phase);
    if (stall->phase == READING && atomic_load(&stall->live.report->ended) == stall->readers)
        enter(stall, RESTING);
    else if (stall->phase == RESTING && in_phase_ms > REST_MS)
        wake(stall);
    else if (stall->phase == WAKING && all_woken(stall))
        net_loop_stop(stall->loop);
}

/* --- report --- */

static void print_moment(const char *name, const struct moment *moment)
{
    printf("\"%s\":{\"resident\":%llu,\"cpu_us\":%llu,\"to_send\":%llu,\"to_read\":%llu,"
           "\"tcp_pages\":%llu},",
           name, (unsigned long long)moment->resident, (unsigned long long)moment->cpu_us,
           (unsigned long long)moment->sockets.to_send, (unsigned long long)moment->sockets.to_read,
           (unsigned long long)moment->sockets.system_pages);
}

static void print_woken(const struct stall *stall)
{
    uint64_t bytes = 0, rebuilds = 0, spans = 0;

    for (size_t i = 0; i < stall->group_count; i++) {
        bytes += stall->groups[i].report->bytes;
        rebuilds += stall->groups[i].report->rebuilds;
        spans += stall->groups[i].report->spans;
    }
    printf("\"woken\":{\"us\":%llu,\"bytes\":%llu,\"rebuilds\":%llu,\"spans\":%llu},",
           (unsigned long long)stall->woken_us, (unsigned long long)bytes,
           (unsigned long long)rebuilds, (unsigned long long)spans);
}

static void print_report(const struct stall *stall)
{
    const struct group_report *live = stall->live.report;

    printf("{\"readers\":%u,\"stalled\":%u,\"events\":%llu,\"bytes\":%llu,\"seconds\":%.3f,"
           "\"window\":%llu,",
           stall->readers, stall->stalled, (unsigned long long)stall->events,
           (unsigned long long)stall->published, (double)stall->published_us / 1e6,
           (unsigned long long)stall->window_peak);
    print_moment("before", &stall->before);
    print_moment("stopped", &stall->stopped);
    print_moment("after", &stall->after);
    printf("\"peak\":{\"publishing\":%llu,\"reading\":%llu,\"waking\":%llu},",
           (unsigned long long)stall->peaks[PUBLISHING], (unsigned long long)stall->peaks[READING],
           (unsigned long long)stall->peaks[WAKING]);
    print_woken(stall);
    printf("\"p50_us\":%llu,\"p99_us\":%llu,\"p999_us\":%llu,\"max_us\":%llu,\"rebuilds\":%llu,"
           "\"missed\":%llu}\n",
           (unsigned long long)latency_at(&live->latency, 50),
           (unsigned long long)latency_at(&live->latency, 99),
           (unsigned long long)latency_at(&live->latency, 99.9),
           (unsigned long long)live->latency.max_us, (unsigned long long)live->rebuilds,
           (unsigned long long)live->missed);
}

static void check_verdict(const struct group *group)
{
    const struct verdict *verdict = &group->report->verdict;

    if (!verdict_is_clean(verdict))
        fail("a reader does not have what was published: %s", verdict->examples[0]);
}

/* --- the program --- */

static void start_group(struct group *group, const struct stall *stall, unsigned count,
                        unsigned folding)
{
    struct group_options options = {
        .port = stall->port, .count = count, .folding = folding, .truth = stall->truth};

    group_start(group, &options);
    while (atomic_load(&group->report->ready) < count) {
        group_check(group);
        usleep(1000);
    }
}

static void start_groups(struct stall *stall)
{
    start_group(&stall->live, stall, stall->readers, 1);
    for (size_t i = 0; i < STALLED_GROUPS && stall->stalled > 0; i++) {
        unsigned count =
            stall->stalled / STALLED_GROUPS + (i < stall->stalled % STALLED_GROUPS ? 1 : 0);
        if (count > 0)
            start_group(&stall->groups[stall->group_count++], stall, count, count);
    }
}

static void check_verdicts(const struct stall *stall)
{
    check_verdict(&stall->live);
    for (size_t i = 0; i < stall->group_count; i++)
        check_verdict(&stall->groups[i]);
}

static void end_groups(struct stall *stall)
{
    group_end(&stall->live);
    for (size_t i = 0; i < stall->group_count; i++)
        group_end(&stall->groups[i]);
}

static void run(struct stall *stall)
{
    static const struct feed_ops ops = {
        .due = is_due, .next = next_event, .ready = on_ready, .over = on_over};
    struct sl_error err = {0};

    stall->loop = net_loop_new(&err);
    if (!stall->loop)
        fail("%s", err.text);
    stall->tick = net_timer_new(stall->loop, on_tick, stall);
    stall->watch = net_timer_new(stall->loop, on_watch, stall);
    if (!stall->tick || !stall->watch)
        fail("no memory for timers");
    stall->feed = feed_new(stall->loop, stall->port, &ops, stall);
    net_timer_start(stall->tick, TICK_MS, TICK_MS);
    net_timer_start(stall->watch, WATCH_MS, WATCH_MS);
    net_loop_run(stall->loop);
    stall->woken_us = bench_now_us() - stall->woken_us;
    stall->after = take_moment(stall);
    feed_free(stall->feed);
    net_timer_free(stall->tick);
    net_timer_free(stall->watch);
    net_loop_free(stall->loop);
}

int main(int argc, char **argv)
{
    struct stall stall = {0};
    uint64_t numbers[9] = {0};

    for (int i = 1; i < argc && argc == 9; i++)
        numbers[i] = strtoull(argv[i], NULL, 10);
    if (!numbers[1] || !numbers[3] || !numbers[4] || !numbers[5] || !numbers[7] || !numbers[8]) {
        fprintf(stderr, "usage: stall PORT PID MEGABYTES RATE READERS STALLED WINDOW_EVENTS "
                        "WINDOW_BYTES\n");
        return 2;
    }
    stall.port = (unsigned)numbers[1];
    stall.pid = argv[2];
    stall.bytes = numbers[3] * 1000000;
    stall.rate = numbers[4];
    stall.readers = (unsigned)numbers[5];
    stall.stalled = (unsigned)numbers[6];
    stall.window_events = numbers[7];
    stall.window_bytes = numbers[8];
    stall.sizes = calloc(stall.window_events, sizeof(*stall.sizes));
    stall.truth = group_share(sizeof(*stall.truth));
    if (!stall.sizes)
        fail("no memory");
    stall.load = (struct load){.thread = FEED_THREAD,
                               .run = 1,
                               .events = UINT64_MAX,
                               .payload = PAYLOAD,
                               .note = NOTE,
                               .custom = CUSTOM,
                               .custom_every = CUSTOM_EVERY,
                               .result = &stall.result};
    net_log_to(NULL);
    start_groups(&stall);
    run(&stall);
    check_verdicts(&stall);
    if (stall.window_peak > stall.window_bytes)
        stall.window_peak = stall.window_bytes;
    print_report(&stall);
    end_groups(&stall);
    sl_value_unref(stall.result.state);
    free(stall.sizes);
    return 0;
}
