/* SPDX-License-Identifier: MIT */
/*
 * What it costs a gateway to let readers catch up, by how many stand at how many places.
 *
 * Readers subscribe and do not read while a run of text and patches is published. Each is sent what
 * its receive buffer takes: with buffers alike all stand at one place then, with buffers of
 * different sizes at many. When the run is over all read on, with large buffers, and each must come
 * to the publisher's messages and state.
 *
 * Usage: sharing PORT PID EVENTS READERS same|apart
 * Prints one JSON object; `cpu_us` is the gateway's processor time from the first reader's waking
 * until all have the run's end, `places` at how many places they stood.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <unistd.h>

#include "feed.h"
#include "fold.h"
#include "process.h"
#include "wire.h"

enum {
    BUFFER = 16384, /* of all, or of the first */
    BUFFER_STEP = 8192,
    BUFFER_AWAKE = 1 << 20,
    SEGMENT = 1400,
    CHUNK = 256 * 1024,
    AT_ONCE = 64,
    REST_MS = 300, /* until what was published has been written to whoever takes it */
    PATIENCE_MS = 60000,
    PAYLOAD = 5,
    RATE = 5000, /* numbered events a second: nobody falls behind whose buffer has room */
    TICK_MS = 2,
};

struct sharing {
    unsigned port;
    const char *pid;
    unsigned count, answered, ended;
    bool apart;
    struct reader *readers; /* heap */
    int epoll;
    struct sl_doc doc;

    struct net_loop *loop;
    struct net_timer *tick, *rest;
    struct feed *feed;
    struct load load;
    struct load_result result, *results[1];
    struct bench_thread thread;
    uint64_t published, began_us;

    struct verdict verdict;
    struct latency latency;
    struct follow_report report;
};

struct reader {
    struct sharing *sharing;
    struct wire wire;
    struct follower follower;
    bool is_answered, has_ended;
    bool has_place;
    uint64_t place; /* pieces that it got before the span or rebuild that it woke up to */
};

/* --- publishing --- */

static bool is_due(void *ctx)
{
    struct sharing *sharing = ctx;
    uint64_t now_us = bench_now_us();

    if (sharing->began_us == 0)
        sharing->began_us = now_us;
    return load_is_due(&sharing->load, (now_us - sharing->began_us) * RATE / 1000000);
}

static bool next_event(void *ctx, struct sl_buf *out)
{
    struct sharing *sharing = ctx;
    size_t at = out->len;

    load_next(&sharing->load, bench_now_us(), out);
    sharing->published += out->len - at;
    return sharing->load.step == LOAD_OVER;
}

static void on_ready(void *ctx)
{
    feed_begin(((struct sharing *)ctx)->feed);
}

static void on_over(void *ctx)
{
    net_timer_start(((struct sharing *)ctx)->rest, REST_MS, 0);
}

static void on_rest(void *ctx)
{
    net_loop_stop(((struct sharing *)ctx)->loop);
}

static void on_tick(void *ctx)
{
    feed_publish(((struct sharing *)ctx)->feed);
}

static void publish(struct sharing *sharing)
{
    static const struct feed_ops ops = {
        .due = is_due, .next = next_event, .ready = on_ready, .over = on_over};
    struct sl_error err = {0};

    sharing->loop = net_loop_new(&err);
    if (!sharing->loop)
        fail("%s", err.text);
    sharing->tick = net_timer_new(sharing->loop, on_tick, sharing);
    sharing->rest = net_timer_new(sharing->loop, on_rest, sharing);
    if (!sharing->tick || !sharing->rest)
        fail("no memory for timers");
    sharing->feed = feed_new(sharing->loop, sharing->port, &ops, sharing);
    net_timer_start(sharing->tick, TICK_MS, TICK_MS);
    net_loop_run(sharing->loop);
    feed_free(sharing->feed);
    net_timer_free(sharing->tick);
    net_timer_free(sharing->rest);
    net_loop_free(sharing->loop);
}

/* --- reading --- */

static void on_message(void *ctx, struct sl_str message)
{
    struct reader *reader = ctx;
    struct sharing *sharing = reader->sharing;
    uint64_t pieces = reader->follower.pieces.next;
    uint64_t stood_out = sharing->report.spans + sharing->report.rebuilds;

    if (!reader->is_answered && fold_is_answer(message)) {
        reader->is_answered = true;
        sharing->answered++;
    }
    fold_message(&reader->follower, &sharing->doc, message);
    if (!reader->has_place && sharing->report.spans + sharing->report.rebuilds > stood_out) {
        reader->has_place = true;
        reader->place = pieces;
    }
    if (reader->has_ended || reader->follower.run == 0 || !follower_has_ended(&reader->follower, 1))
        return;
    reader->has_ended = true;
    sharing->ended++;
}

static void read_until(struct sharing *sharing, const unsigned *counter)
{
    struct epoll_event events[AT_ONCE];

    while (*counter < sharing->count) {
        int count = epoll_wait(sharing->epoll, events, AT_ONCE, PATIENCE_MS);
        if (count == 0)
            fail("%u of %u readers got what they should", *counter, sharing->count);
        for (int i = 0; i < count; i++) {
            struct reader *reader = events[i].data.ptr;
            wire_read(&reader->wire, CHUNK, on_message, reader);
        }
    }
}

static void open_readers(struct sharing *sharing)
{
    for (unsigned i = 0; i < sharing->count; i++) {
        struct reader *reader = &sharing->readers[i];
        struct wire_link link = {.receive_buffer =
                                     BUFFER + (sharing->apart ? (int)i * BUFFER_STEP : 0),
                                 .segment = SEGMENT};
        struct epoll_event event = {.events = EPOLLIN, .data.ptr = reader};
        reader->sharing = sharing;
        follower_init(&reader->follower, &sharing->thread, &sharing->report, i, 0);
        wire_open(&reader->wire, sharing->port, &link);
        wire_subscribe(&reader->wire, FEED_THREAD, "");
        if (epoll_ctl(sharing->epoll, EPOLL_CTL_ADD, reader->wire.fd, &event) != 0)
            fail("epoll refuses a socket: %s", strerror(errno));
    }
    read_until(sharing, &sharing->answered);
}

static unsigned count_places(const struct sharing *sharing)
{
    unsigned places = 0;

    for (unsigned i = 0; i < sharing->count; i++) {
        unsigned before = 0;
        while (before < i && sharing->readers[before].place != sharing->readers[i].place)
            before++;
        places += before == i;
    }
    return places;
}

/* --- the program --- */

static void print_report(const struct sharing *sharing, uint64_t cpu_us, uint64_t us)
{
    uint64_t bytes = 0;

    for (unsigned i = 0; i < sharing->count; i++)
        bytes += sharing->readers[i].wire.bytes;
    printf("{\"readers\":%u,\"places\":%u,\"published\":%llu,\"bytes\":%llu,\"cpu_us\":%llu,"
           "\"us\":%llu,\"rebuilds\":%llu,\"spans\":%llu}\n",
           sharing->count, count_places(sharing), (unsigned long long)sharing->published,
           (unsigned long long)bytes, (unsigned long long)cpu_us, (unsigned long long)us,
           (unsigned long long)sharing->report.rebuilds, (unsigned long long)sharing->report.spans);
}

static void measure(struct sharing *sharing)
{
    open_readers(sharing);
    publish(sharing);
    uint64_t cpu_us = process_cpu_us(sharing->pid), began_us = bench_now_us();
    for (unsigned i = 0; i < sharing->count; i++)
        wire_widen(&sharing->readers[i].wire, BUFFER_AWAKE);
    read_until(sharing, &sharing->ended);
    began_us = bench_now_us() - began_us;
    cpu_us = process_cpu_us(sharing->pid) - cpu_us;
    if (!verdict_is_clean(&sharing->verdict))
        fail("a reader does not have what was published: %s", sharing->verdict.examples[0]);
    print_report(sharing, cpu_us, began_us);
}

int main(int argc, char **argv)
{
    struct sharing sharing = {.epoll = epoll_create1(EPOLL_CLOEXEC)};

    if (argc == 6) {
        sharing.port = (unsigned)strtoul(argv[1], NULL, 10);
        sharing.pid = argv[2];
        sharing.load.events = strtoull(argv[3], NULL, 10);
        sharing.count = (unsigned)strtoul(argv[4], NULL, 10);
        sharing.apart = strcmp(argv[5], "apart") == 0;
    }
    if (!sharing.port || !sharing.load.events || !sharing.count) {
        fprintf(stderr, "usage: sharing PORT PID EVENTS READERS same|apart\n");
        return 2;
    }
    net_log_to(NULL);
    sharing.load.thread = FEED_THREAD;
    sharing.load.run = 1;
    sharing.load.payload = PAYLOAD;
    sharing.load.result = sharing.results[0] = &sharing.result;
    sharing.thread =
        (struct bench_thread){.id = FEED_THREAD, .results = sharing.results, .runs = 1};
    sharing.report =
        (struct follow_report){.verdict = &sharing.verdict, .latency = &sharing.latency};
    sharing.readers = calloc(sharing.count, sizeof(*sharing.readers));
    if (sharing.epoll < 0 || !sharing.readers)
        fail("no memory for readers");
    measure(&sharing);
    for (unsigned i = 0; i < sharing.count; i++) {
        follower_clear(&sharing.readers[i].follower);
        wire_clear(&sharing.readers[i].wire);
    }
    sl_value_unref(sharing.result.state);
    sl_doc_clear(&sharing.doc);
    free(sharing.readers);
    close(sharing.epoll);
    return 0;
}
