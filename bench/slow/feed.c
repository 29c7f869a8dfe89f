/* SPDX-License-Identifier: MIT */
/* A worker and its one run. */
#include "feed.h"

#include <stdio.h>
#include <stdlib.h>

#include "link/frames.h"
#include "link/worker.h"
#include "wire.h"

#define AGENT "sluice-bench"

enum { BATCH_EVENTS = 200, BATCH_BYTES = 256 * 1024 };

struct feed {
    const struct feed_ops *ops;
    void *ctx;
    struct link_target *clients, *workers;
    struct link_worker *worker;
    struct link_client *client;
    struct link_run *run; /* NULL before it is assigned, and when it is over */
    unsigned welcomes;
    bool is_over;
    struct sl_buf events;
};

static void count_welcome(struct feed *feed)
{
    if (++feed->welcomes == 2)
        feed->ops->ready(feed->ctx);
}

/* --- publishing --- */

static bool publish_batch(struct feed *feed)
{
    uint64_t room = link_run_room(feed->run), count = 0;
    bool is_last = false;

    sl_buf_reset(&feed->events);
    while (!is_last && count < room && count < BATCH_EVENTS && feed->events.len < BATCH_BYTES &&
           feed->ops->due(feed->ctx)) {
        if (count++ > 0)
            sl_buf_add_char(&feed->events, ',');
        is_last = feed->ops->next(feed->ctx, &feed->events);
    }
    if (count == 0)
        return false;
    if (feed->events.failed || !link_run_send(feed->run, sl_buf_str(&feed->events), count, is_last))
        fail("events could not be sent");
    feed->is_over = is_last;
    return !is_last;
}

void feed_publish(struct feed *feed)
{
    while (feed->run && !feed->is_over && publish_batch(feed))
        continue;
}

static void on_ready(void *ctx)
{
    count_welcome(ctx);
}

static bool on_assigned(void *ctx, struct link_run *run, const struct sl_doc *doc, uint32_t frame)
{
    struct feed *feed = ctx;

    (void)doc;
    (void)frame;
    feed->run = run;
    feed_publish(feed);
    return true;
}

static void on_room(void *ctx, struct link_run *run)
{
    (void)run;
    feed_publish(ctx);
}

static void on_over(void *ctx, struct link_run *run, struct sl_str code)
{
    struct feed *feed = ctx;

    (void)run;
    feed->run = NULL;
    if (code.len > 0)
        fail("the run was taken away: %.*s", SL_STR_ARG(code));
    feed->ops->over(feed->ctx);
}

static void on_refused(void *ctx, struct sl_str message)
{
    (void)ctx;
    fail("the worker was refused: %.*s", SL_STR_ARG(message));
}

static void on_closed(void *ctx, const struct link_end *end)
{
    (void)ctx;
    fail("a connection of the publisher ended: %d %s", end->code, end->reason);
}

static const struct link_worker_ops worker_ops = {
    .ready = on_ready,
    .assigned = on_assigned,
    .room = on_room,
    .over = on_over,
    .refused = on_refused,
    .closed = on_closed,
};

/* --- asking for the run --- */

static void on_frame(void *ctx, const struct sl_doc *doc, uint32_t frame)
{
    uint32_t op = sl_doc_get(doc, frame, SL_STR("op"));

    if (op == SL_NONE)
        return;
    if (sl_doc_is(doc, op, SL_STR("welcome"))) {
        count_welcome(ctx);
    } else if (sl_doc_is(doc, op, SL_STR("error"))) {
        uint32_t message = sl_doc_get(doc, frame, SL_STR("message"));
        fail("the run was refused: %.*s", SL_STR_ARG(sl_doc_body(doc, message)));
    }
}

static const struct link_client_ops client_ops = {.frame = on_frame, .closed = on_closed};

void feed_begin(struct feed *feed)
{
    struct sl_buf frame = SL_BUF_INIT;

    link_frame_run(&frame, 1, SL_STR("bench-slow"), SL_STR(AGENT),
                   SL_STR("{\"threadId\":\"" FEED_THREAD "\",\"runId\":\"" FEED_RUN "\","
                          "\"messages\":[{\"id\":\"q\",\"role\":\"user\",\"content\":\"go\"}],"
                          "\"tools\":[],\"context\":[],\"forwardedProps\":{}}"),
                   false);
    if (frame.failed || !link_client_send(feed->client, sl_buf_str(&frame)))
        fail("the run could not be asked for");
    sl_buf_clear(&frame);
}

static void open_client(struct feed *feed)
{
    struct sl_buf hello = SL_BUF_INIT;

    link_frame_hello(&hello, SL_STR(""), SL_STR(""));
    struct link_client_options options = {
        .target = feed->clients,
        .framing = SL_JSON,
        .hello = sl_buf_str(&hello),
        .ops = &client_ops,
        .ctx = feed,
    };
    feed->client = hello.failed ? NULL : link_client_new(&options);
    sl_buf_clear(&hello);
}

struct feed *feed_new(struct net_loop *loop, unsigned port, const struct feed_ops *ops, void *ctx)
{
    struct feed *feed = calloc(1, sizeof(*feed));
    struct sl_error err = {0};
    char url[64];

    if (!feed)
        fail("no memory for the publisher");
    feed->ops = ops;
    feed->ctx = ctx;
    snprintf(url, sizeof(url), "ws://127.0.0.1:%u", port);
    feed->clients = link_target_new(loop, url, "ws", &err);
    feed->workers = feed->clients ? link_target_new(loop, url, "worker", &err) : NULL;
    if (!feed->workers)
        fail("%s", err.text);
    struct link_worker_options options = {
        .target = feed->workers,
        .framing = SL_JSON,
        .token = SL_STR(""),
        .agent = AGENT,
        .capacity = 1,
        .ops = &worker_ops,
        .ctx = feed,
    };
    feed->worker = link_worker_new(&options);
    open_client(feed);
    if (!feed->worker || !feed->client)
        fail("no memory for the publisher");
    return feed;
}

void feed_free(struct feed *feed)
{
    link_worker_free(feed->worker);
    link_client_free(feed->client);
    link_target_free(feed->clients);
    link_target_free(feed->workers);
    sl_buf_clear(&feed->events);
    free(feed);
}
