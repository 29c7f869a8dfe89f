/* SPDX-License-Identifier: MIT */
/* A client of the bench. */
#include "reader.h"

#include <stdio.h>
#include <stdlib.h>

#include "link/frames.h"

static size_t thread_index(const struct reader *reader, size_t i)
{
    const struct bench_options *options = reader->bench->options;

    return (reader->number * options->watched + i) % options->threads;
}

bool reader_init(struct reader *reader, struct bench *bench, unsigned number)
{
    const struct bench_options *options = bench->options;

    *reader = (struct reader){.bench = bench, .number = number};
    reader->framing =
        options->json && (!options->msgpack || number % 2 == 0) ? SL_JSON : SL_MSGPACK;
    reader->is_slow = number < options->slow;
    reader->followers = calloc(options->watched, sizeof(*reader->followers));
    for (size_t i = 0; reader->followers && i < options->watched; i++)
        follower_init(&reader->followers[i], &bench->threads[thread_index(reader, i)],
                      &bench->report, number, (uint32_t)i);
    return reader->followers != NULL;
}

void reader_clear(struct reader *reader)
{
    link_client_free(reader->client);
    net_timer_free(reader->timer);
    for (size_t i = 0; reader->followers && i < reader->bench->options->watched; i++)
        follower_clear(&reader->followers[i]);
    free(reader->followers);
}

static void subscribe(struct reader *reader)
{
    struct sl_buf frames = SL_BUF_INIT;

    reader->verdicts = 0;
    sl_buf_add_char(&frames, '[');
    for (size_t i = 0; i < reader->bench->options->watched; i++) {
        const struct follower *follower = &reader->followers[i];
        if (i > 0)
            sl_buf_add_char(&frames, ',');
        link_frame_subscribe(&frames, follower->place.sub, sl_str_from(follower->thread->id),
                             sl_str_from(follower->place.cursor), false);
    }
    sl_buf_add_char(&frames, ']');
    if (frames.failed || !link_client_send(reader->client, sl_buf_str(&frames)))
        bench_fail(reader->bench, FINDING_CONNECTION, "a subscription could not be sent");
    sl_buf_clear(&frames);
}

static void on_verdict(struct reader *reader)
{
    struct bench *bench = reader->bench;

    if (++reader->verdicts < bench->options->watched)
        return;
    link_retry_reset(&reader->retry);
    if (reader->was_ready)
        return;
    reader->was_ready = true;
    bench->connecting--;
    bench->ready++;
    bench_step(bench);
}

static void on_frame(void *ctx, const struct sl_doc *doc, uint32_t frame)
{
    struct reader *reader = ctx;
    struct bench *bench = reader->bench;
    struct sl_str op = bench_text(doc, frame, "op");
    uint32_t node = sl_doc_get(doc, frame, SL_STR("sub"));
    uint64_t sub;

    bench_progress(bench);
    if (sl_str_equal(op, SL_STR("welcome"))) {
        subscribe(reader);
        return;
    }
    if (sl_str_equal(op, SL_STR("error"))) {
        verdict_add(&bench->verdict, FINDING_PROTOCOL, 1, "reader %u was refused: %.*s",
                    reader->number, SL_STR_ARG(bench_text(doc, frame, "message")));
        return;
    }
    if (sl_str_equal(op, SL_STR("heartbeat"))) {
        for (size_t i = 0; i < bench->options->watched; i++)
            (void)link_place_note(&reader->followers[i].place, doc, frame);
        return;
    }
    if (node == SL_NONE || !sl_doc_u64(doc, node, &sub) || sub >= bench->options->watched)
        return;
    struct follower *follower = &reader->followers[sub];
    bool was_in_run = follower->in_run;
    follower_take(follower, doc, frame, op);
    if (sl_str_equal(op, SL_STR("subscribed")))
        on_verdict(reader);
    else if (was_in_run && !follower->in_run)
        bench_step(bench);
}

static void on_timer(void *ctx)
{
    struct reader *reader = ctx;

    if (!reader_connect(reader))
        bench_fail(reader->bench, FINDING_CONNECTION, "there is no memory for a connection");
}

static void on_closed(void *ctx, const struct link_end *end)
{
    struct reader *reader = ctx;
    struct bench *bench = reader->bench;
    struct sl_error err = {0};
    uint64_t wait_ms;

    bench->bytes += link_client_bytes(reader->client);
    link_client_free(reader->client);
    reader->client = NULL;
    if (bench->phase == BENCH_OVER)
        return;
    if (!link_retry_after(&reader->retry, end, net_loop_now_ms(bench->loop), &wait_ms, &err)) {
        bench_fail(bench, FINDING_CONNECTION, err.text);
        return;
    }
    bench->reconnects++;
    if (!reader->timer)
        reader->timer = net_timer_new(bench->loop, on_timer, reader);
    if (reader->timer)
        net_timer_start(reader->timer, wait_ms, 0);
    else
        bench_fail(bench, FINDING_CONNECTION, "there is no memory for a connection");
}

static const struct link_client_ops ops = {.frame = on_frame, .closed = on_closed};

bool reader_connect(struct reader *reader)
{
    struct bench *bench = reader->bench;
    struct sl_buf hello = SL_BUF_INIT;

    link_frame_hello(&hello, sl_buf_str(&bench->token), SL_STR(""));
    struct link_client_options options = {
        .target = bench->clients_target,
        .framing = reader->framing,
        .hello = sl_buf_str(&hello),
        .ops = &ops,
        .ctx = reader,
    };
    reader->client = hello.failed ? NULL : link_client_new(&options);
    sl_buf_clear(&hello);
    return reader->client != NULL;
}

void reader_pause(struct reader *reader, bool paused)
{
    if (reader->client)
        link_client_read(reader->client, !paused);
}

bool reader_is_done(const struct reader *reader)
{
    for (size_t i = 0; i < reader->bench->options->watched; i++)
        if (!follower_has_ended(&reader->followers[i], reader->followers[i].thread->runs))
            return false;
    return true;
}
