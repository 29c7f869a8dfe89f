/* SPDX-License-Identifier: MIT */
/* Back-pressure over the whole way: while the store does not answer, an upstream's socket is not
 * read, and what the gateway holds is bounded. */
#include "hub_rig.h"

#include "agent/upstream.h"
#include "fake_server.h"

#define EVENTS      4096
#define EVENT_BYTES 8192
#define LIMIT       ((size_t)1 << 20)

struct bench {
    struct net_loop *loop;
    struct rig *rig;
    struct fake_server server;
    struct net_hook hook;
    bool stop_when_over;
};

static void on_tick(void *ctx)
{
    struct bench *bench = ctx;

    rig_tick(bench->rig);
    if (bench->stop_when_over && hub_live_runs(bench->rig->hub) == 0)
        net_loop_stop(bench->loop);
    net_loop_wake(bench->loop);
}

static struct sl_buf long_answer(void)
{
    struct sl_buf answer = SL_BUF_INIT;
    static char padding[EVENT_BYTES];

    memset(padding, 'x', sizeof(padding));
    sl_buf_add_lit(&answer,
                   "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n"
                   "data: {\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\"}\n\n");
    for (int i = 0; i < EVENTS; i++) {
        sl_buf_add_lit(&answer, "data: {\"type\":\"CUSTOM\",\"name\":\"n\",\"value\":\"");
        sl_buf_add(&answer, padding, sizeof(padding));
        sl_buf_add_lit(&answer, "\"}\n\n");
    }
    sl_buf_add_lit(&answer,
                   "data: {\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\"}\n\n");
    assert_false(answer.failed);
    return answer;
}

static void begin(struct bench *bench, struct rig_peer *peer)
{
    struct upstream_options options = {.name = "far", .url = bench->server.url};
    struct sl_error err = {0};
    struct agent *agent = upstream_new(&options, bench->loop, &err);

    assert_non_null(agent);
    assert_true(hub_add_agent_take(bench->rig->hub, agent, &err));
    struct hub_run_request request = {
        .key = SL_STR("k"),
        .agent = SL_STR("far"),
        .thread = SL_STR("t"),
        .run = SL_STR("r"),
        .input = SL_STR("{\"threadId\":\"t\",\"runId\":\"r\",\"messages\":[],\"tools\":[],"
                        "\"context\":[],\"state\":{},\"forwardedProps\":{}}"),
    };
    rig_watch(bench->rig, "t");
    hub_request_run(peer->peer, &peer->who, (struct hub_ref){true, 1}, &request);
    rig_settle(bench->rig);
    assert_int_equal(hub_live_runs(bench->rig->hub), 1);
}

static size_t stored_bytes(struct rig *rig)
{
    const struct rig_oracle *oracle = rig_watch(rig, "t");
    size_t bytes = 0;

    for (size_t i = 0; i < oracle->count; i++)
        bytes += oracle->entries[i].bytes->len;
    return bytes;
}

static void a_late_store_stops_the_reading(void **state)
{
    (void)state;
    struct rig_setup setup = {
        .delayed = true, .max_unacked_bytes = LIMIT, .max_unacked_events = EVENTS * 2};
    struct sl_buf answer = long_answer();
    struct bench bench = {.server = {.answer = sl_buf_str(&answer), .stop_at_refused = 500}};
    struct sl_error err = {0};

    bench.loop = net_loop_new(&err);
    bench.rig = rig_new(&setup);
    bench.hook = (struct net_hook){.call = on_tick, .ctx = &bench};
    fake_server_start(&bench.server, bench.loop);
    net_loop_add_hook(bench.loop, &bench.hook);
    struct rig_peer *peer = rig_peer_new(bench.rig, SL_JSON);
    begin(&bench, peer);

    /* Until the kernel took nothing from the server for 500 turns of the loop. */
    store_delay_hold(bench.rig->delay, DELAY_APPEND, true);
    net_loop_run(bench.loop);
    assert_int_equal(bench.server.refused_turns, 500);
    assert_true(stored_bytes(bench.rig) <= LIMIT + 2 * EVENT_BYTES);
    /* The rest is in the kernel's buffers of both ends, or not sent. */
    assert_true(bench.server.sent < answer.len - ((size_t)8 << 20));

    store_delay_hold(bench.rig->delay, DELAY_APPEND, false);
    bench.stop_when_over = true;
    bench.server.stop_at_refused = 0;
    net_loop_run(bench.loop);
    assert_int_equal(bench.server.sent, answer.len);
    assert_true(stored_bytes(bench.rig) >= (size_t)EVENTS * EVENT_BYTES);
    assert_int_equal(rig_watch(bench.rig, "t")->terminals, 1);
    assert_str_equals(rig_last_event(rig_watch(bench.rig, "t")),
                      "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\"}");

    rig_peer_free(peer);
    rig_settle(bench.rig);
    rig_free(bench.rig);
    net_loop_remove_hook(bench.loop, &bench.hook);
    fake_server_stop(&bench.server);
    net_loop_free(bench.loop);
    sl_buf_clear(&bench.server.request);
    sl_buf_clear(&answer);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_late_store_stops_the_reading)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
