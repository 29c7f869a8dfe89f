/* SPDX-License-Identifier: MIT */
/* A worker against a gateway that says what each test wants. */
#include "ws_server.h"

#include <stdio.h>
#include <string.h>

#include "link/worker.h"

struct rig {
    struct net_loop *loop;
    struct ws_server server;
    struct link_target *target;
    struct link_worker *worker;
    struct link_run *run;
    bool refuses_runs;
    const char *publishes; /* on assignment, and again with room */
    uint64_t per_frame;
    unsigned batches, batches_left;
    unsigned ready, rooms;
    struct sl_buf log; /* what was told, a line each */
    struct link_end end;
};

static void publish(struct rig *rig)
{
    while (rig->batches_left > 0 && link_run_room(rig->run) >= rig->per_frame) {
        rig->batches_left--;
        assert_true(link_run_send(rig->run, sl_str_from(rig->publishes), rig->per_frame,
                                  rig->batches_left == 0));
    }
}

static void on_ready(void *ctx)
{
    struct rig *rig = ctx;
    rig->ready++;
}

static bool on_assigned(void *ctx, struct link_run *run, const struct sl_doc *doc, uint32_t frame)
{
    struct rig *rig = ctx;
    char text[100];

    assert_true(sl_doc_get(doc, frame, SL_STR("input")) != SL_NONE);
    snprintf(text, sizeof(text), "assigned %s %s %llu\n", run->thread, run->id,
             (unsigned long long)run->lease);
    sl_buf_add_str(&rig->log, sl_str_from(text));
    if (rig->refuses_runs)
        return false;
    rig->run = run;
    publish(rig);
    return true;
}

static void on_room(void *ctx, struct link_run *run)
{
    struct rig *rig = ctx;

    assert_ptr_equal(run, rig->run);
    rig->rooms++;
    publish(rig);
}

static void add_line(struct rig *rig, const char *what, struct sl_str text)
{
    sl_buf_add_str(&rig->log, sl_str_from(what));
    sl_buf_add_str(&rig->log, text);
    sl_buf_add_char(&rig->log, '\n');
}

static void on_over(void *ctx, struct link_run *run, struct sl_str code)
{
    struct rig *rig = ctx;

    assert_ptr_equal(run, rig->run);
    rig->run = NULL;
    add_line(rig, "over ", code);
}

static void on_told(void *ctx, struct link_run *run, const struct sl_doc *doc, uint32_t frame,
                    struct sl_str op)
{
    (void)run;
    (void)doc;
    (void)frame;
    add_line(ctx, "told ", op);
}

static void on_refused(void *ctx, struct sl_str message)
{
    add_line(ctx, "refused ", message);
}

static void on_closed(void *ctx, const struct link_end *end)
{
    struct rig *rig = ctx;

    rig->end = *end;
    net_loop_stop(rig->loop);
}

static const struct link_worker_ops ops = {on_ready, on_assigned, on_room,  on_over,
                                           on_told,  on_refused,  on_closed};

/* Runs against a server that sends `frames`, a JSON message each, and then closes. */
static void run_worker(struct rig *rig, const char *const *frames, struct sl_buf *bytes)
{
    struct sl_error err = {0};

    for (; *frames; frames++) {
        size_t len = strlen(*frames);
        sl_buf_add_char(bytes, '\x81');
        assert_true(len < 65536);
        if (len < 126) {
            sl_buf_add_char(bytes, (char)len);
        } else {
            sl_buf_add_char(bytes, 126);
            sl_buf_add_char(bytes, (char)(len >> 8));
            sl_buf_add_char(bytes, (char)(len & 0xff));
        }
        sl_buf_add(bytes, *frames, len);
    }
    rig->loop = net_loop_new(&err);
    rig->server.protocol = "sluice.v1.json";
    rig->server.answer = sl_buf_str(bytes);
    rig->server.after = 1;
    ws_server_start(&rig->server, rig->loop);
    rig->target = link_target_new(rig->loop, rig->server.url, "worker", &err);
    assert_non_null(rig->target);
    struct link_worker_options options = {.target = rig->target,
                                          .framing = SL_JSON,
                                          .token = SL_STR("tok"),
                                          .agent = "a\"b",
                                          .capacity = 3,
                                          .ops = &ops,
                                          .ctx = rig};
    rig->worker = link_worker_new(&options);
    assert_non_null(rig->worker);
    net_loop_run(rig->loop);
}

static void rig_clear(struct rig *rig, struct sl_buf *bytes)
{
    link_worker_free(rig->worker);
    ws_server_finish(&rig->server);
    ws_server_stop(&rig->server);
    net_loop_free(rig->loop);
    link_target_free(rig->target);
    ws_server_clear(&rig->server);
    sl_buf_clear(&rig->log);
    sl_buf_clear(bytes);
}

#define WELCOME                                                                                    \
    "[{\"op\":\"welcome\",\"worker\":\"w\",\"leaseMs\":30000,\"limits\":{\"unackedEvents\":4,"     \
    "\"unackedBytes\":1000}}]"
#define RUN    "\"threadId\":\"t\\u0031\",\"runId\":\"r\",\"lease\":5"
#define ASSIGN "[{\"op\":\"assign\"," RUN ",\"input\":{}}]"
#define ACK(n) "[{\"op\":\"ack\"," RUN ",\"producer\":\"main\",\"sequence\":" #n "}]"

static void check_message(const struct rig *rig, unsigned index, const char *wanted)
{
    const char *at = rig->server.messages.ptr, *end = at + rig->server.messages.len;

    for (; index > 0 && at < end; index--)
        at = (const char *)memchr(at, '\n', (size_t)(end - at)) + 1;
    size_t len = at < end ? (size_t)((const char *)memchr(at, '\n', (size_t)(end - at)) - at) : 0;
    if (len != strlen(wanted) || memcmp(at, wanted, len) != 0)
        fail_msg("%.*s, not %s", (int)len, at, wanted);
}

/* The gateway allows four events ahead; the rest waits for acknowledgements. */
static void test_flow(void **state)
{
    const char *const frames[] = {WELCOME, ASSIGN, ACK(2), ACK(9), ACK(1), ACK(4), ACK(6), NULL};
    struct rig rig = {.publishes = "{},{}", .per_frame = 2, .batches_left = 3};
    struct sl_buf bytes = SL_BUF_INIT;

    (void)state;
    rig.server.hangs_up = true;
    run_worker(&rig, frames, &bytes);
    assert_int_equal(rig.ready, 1);
    assert_int_equal(rig.rooms, 1);
    assert_str_equals(sl_buf_str(&rig.log), "assigned t1 r 5\nover \n");
    assert_int_equal(rig.end.code, 1006);
    rig_clear(&rig, &bytes);
}

static void test_frames(void **state)
{
    const char *const frames[] = {WELCOME, ASSIGN, NULL};
    struct rig rig = {.publishes = "{\"type\":\"X\"},{}", .per_frame = 2, .batches_left = 2};
    struct sl_buf bytes = SL_BUF_INIT;

    (void)state;
    rig.server.stops_after = 3;
    run_worker(&rig, frames, &bytes);
    const char *hello = rig.server.messages.ptr;
    assert_non_null(strstr(hello, "{\"op\":\"hello\",\"ref\":0,"));
    assert_non_null(strstr(hello, ",\"token\":\"tok\",\"worker\":\""));
    assert_non_null(strstr(hello, "\",\"capacity\":3,\"agents\":[{\"name\":\"a\\\"b\"}]}\n"));
    check_message(&rig, 1,
                  "{\"op\":\"events\",\"threadId\":\"t1\",\"runId\":\"r\",\"lease\":5,"
                  "\"sequence\":1,\"events\":[{\"type\":\"X\"},{}]}");
    check_message(&rig, 2,
                  "{\"op\":\"events\",\"threadId\":\"t1\",\"runId\":\"r\",\"lease\":5,"
                  "\"sequence\":3,\"events\":[{\"type\":\"X\"},{}]}");
    assert_str_equals(sl_buf_str(&rig.log), "assigned t1 r 5\nover worker_lost\n");
    rig_clear(&rig, &bytes);
}

static void test_given_back(void **state)
{
    const char *const frames[] = {WELCOME, ASSIGN, NULL};
    struct rig rig = {.refuses_runs = true};
    struct sl_buf bytes = SL_BUF_INIT;

    (void)state;
    rig.server.stops_after = 2;
    run_worker(&rig, frames, &bytes);
    check_message(&rig, 1, "{\"op\":\"release\",\"threadId\":\"t1\",\"runId\":\"r\",\"lease\":5}");
    assert_null(link_worker_runs(rig.worker));
    rig_clear(&rig, &bytes);
}

/* What is of another lease or run is of no interest; what ends a run names why. */
static void test_what_is_told(void **state)
{
    const char *const frames[] = {
        WELCOME,
        ASSIGN,
        "[{\"op\":\"cancel\",\"threadId\":\"t1\",\"runId\":\"r\",\"lease\":4,\"graceMs\":1}]",
        "[{\"op\":\"cancel\",\"threadId\":\"t\",\"runId\":\"r\",\"lease\":5,\"graceMs\":1}]",
        "[{\"op\":\"input\"," RUN ",\"key\":\"k\",\"value\":1},{\"op\":\"heartbeat\"}]",
        "[{\"op\":\"error\",\"code\":\"x\",\"message\":\"say \\\"no\\\"\",\"retryable\":false}]",
        ASSIGN,
        "[{\"op\":\"over\"," RUN ",\"code\":\"stale_lease\"}]",
        NULL,
    };
    struct rig rig = {.batches_left = 0};
    struct sl_buf bytes = SL_BUF_INIT;

    (void)state;
    rig.server.hangs_up = true;
    run_worker(&rig, frames, &bytes);
    assert_str_equals(sl_buf_str(&rig.log), "assigned t1 r 5\ntold input\nrefused say \"no\"\n"
                                            "refused a run was assigned twice\nover stale_lease\n");
    rig_clear(&rig, &bytes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_flow),
        cmocka_unit_test(test_frames),
        cmocka_unit_test(test_given_back),
        cmocka_unit_test(test_what_is_told),
    };
    net_log_to(NULL);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
