/* SPDX-License-Identifier: MIT */
/* Upstreams against a server on the same loop that answers what each test says, byte by byte. */
#include "unit/fake_hub.h"

#include <string.h>
#include <uv.h>

#include "agent/upstream.h"
#include "fake_server.h"

/* --- one run --- */

struct rig {
    struct net_loop *loop;
    struct fake_server server;
    struct hub_run run;
    struct agent *agent;
    void *handle;
    struct upstream_options options;
    struct sl_str input;
};

static void rig_start(struct rig *rig)
{
    struct sl_error err = {0};

    rig->loop = net_loop_new(&err);
    assert_non_null(rig->loop);
    fake_server_start(&rig->server, rig->loop);
    rig->run.loop = rig->loop;
    rig->options.name = "recipe";
    if (!rig->options.url)
        rig->options.url = rig->server.url;
    rig->agent = upstream_new(&rig->options, rig->loop, &err);
    assert_int_equal(err.code, SL_OK);
    assert_non_null(rig->agent);
    struct agent_start start = {.thread = SL_STR("t"),
                                .run = SL_STR("r"),
                                .input = rig->input.ptr ? rig->input : SL_STR("{\"runId\":\"r\"}")};
    rig->handle = rig->agent->ops->start(rig->agent, &start, &rig->run);
    assert_non_null(rig->handle);
    assert_false(rig->run.done);
    assert_int_equal(rig->run.code, SL_OK);
}

static void rig_stop(struct rig *rig)
{
    if (rig->handle)
        rig->agent->ops->stop(rig->agent, rig->handle);
    rig->handle = NULL;
}

static void rig_clear(struct rig *rig)
{
    rig_stop(rig);
    rig->agent->ops->free(rig->agent);
    fake_server_stop(&rig->server);
    net_loop_free(rig->loop);
    sl_buf_clear(&rig->run.events);
    sl_buf_clear(&rig->server.request);
}

#define HEAD(headers)                                                                              \
    "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream; charset=utf-8\r\n" headers "\r\n"

struct answer_case {
    const char *what;
    struct sl_str answer;
    bool closes;
    const char *events;
    enum sl_code code; /* SL_OK: done */
    const char *message;
};
#define ANSWER(answer)                                                                             \
    {                                                                                              \
        (answer), sizeof(answer) - 1                                                               \
    }

static const struct answer_case answers[] = {
    {"until the connection closes",
     ANSWER(HEAD("") "data: {\"a\":1}\n\n: hello\n\ndata: {\"b\":2}\r\n\r\n"), true,
     "{\"a\":1}|{\"b\":2}|", SL_OK, ""},
    {"with a length", ANSWER(HEAD("content-length: 18\r\n") "data: {}\n\ndata:1\n\n"), false,
     "{}|1|", SL_OK, ""},
    {"of no bytes", ANSWER(HEAD("content-length: 0\r\n")), false, "", SL_OK, ""},
    {"in chunks",
     ANSWER(HEAD("transfer-encoding: chunked\r\n") "8\r\ndata: {\"\r\n5\r\na\":1}\r\n2\r\n\n"
                                                   "\n\r\n1\r\nd\r\n5\r\nata:2\r\n0\r\n\r\n"),
     false, "{\"a\":1}|2|", SL_OK, ""},
    {"in chunks that end too early",
     ANSWER(HEAD("transfer-encoding: chunked\r\n") "a\r\ndata: {}\n\n\r\n40\r\ndata: {"), true,
     "{}|", SL_UPSTREAM_LOST, "the agent's server closed the connection in the middle of an event"},
    {"shorter than its length", ANSWER(HEAD("content-length: 100\r\n") "data: {}\n\n"), true, "{}|",
     SL_OK, ""},
    {"with a last event that lacks its blank line", ANSWER(HEAD("") "data: {}\n\ndata: {\"b\":2}"),
     true, "{}|{\"b\":2}|", SL_OK, ""},
    {"that ends in half a line", ANSWER(HEAD("") "data: {}\n\ndata: {\"type\":\"TEXT_MES"), true,
     "{}|", SL_UPSTREAM_LOST, "the agent's server closed the connection in the middle of an event"},
    {"that is no JSON, which is for the gate to refuse", ANSWER(HEAD("") "data: <b>\n\n"), true,
     "<b>|", SL_OK, ""},
    {"over the limit of an event",
     ANSWER(HEAD("") "data: {}\n\ndata: 0123456789012345678901234567890123456789"
                     "0123456789012345678901234567890123456789\n\n"),
     false, "{}|", SL_TOO_LARGE, "an event of the stream is over the limit of 64 bytes"},
    {"500",
     ANSWER("HTTP/1.1 500 Oops\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\n"
            "it\nbr\xc3\xb6ke"),
     false, "", SL_UPSTREAM_REFUSED, "the agent's server answered 500: it?br\xc3\xb6ke"},
    {"401 without a body", ANSWER("HTTP/1.1 401 No\r\ncontent-length: 0\r\n\r\n"), false, "",
     SL_UPSTREAM_REFUSED, "the agent's server answered 401"},
    {"a redirect",
     ANSWER("HTTP/1.1 307 Go\r\nlocation: http://127.0.0.1:1/x\r\ncontent-length: 0\r\n\r\n"),
     false, "", SL_UPSTREAM_REFUSED,
     "the agent's server answered 307, a redirect to http://127.0.0.1:1/x, which is not followed"},
    {"HTML", ANSWER("HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<!doctype html>"), true, "",
     SL_UPSTREAM_REFUSED,
     "the agent's server answered with text/html, not text/event-stream: <!doctype html>"},
    {"an endless page",
     ANSWER("HTTP/1.1 200 OK\r\ncontent-type: text/event-streams\r\n\r\n"
            "0123456789012345678901234567890123456789012345678901234567890123456789012345678901234"
            "5678901234567890123456789012345678901234567890123456789012345678901234567890123456789"
            "not quoted"),
     false, "", SL_UPSTREAM_REFUSED,
     "the agent's server answered with text/event-streams, not text/event-stream: "
     "0123456789012345678901234567890123456789012345678901234567890123456789012345678901234"
     "567890123456789012345678901234567890123456789012345678901234567890123456789"},
    {"JSON",
     ANSWER("HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n"
            "\r\n{}"),
     false, "", SL_UPSTREAM_REFUSED,
     "the agent's server answered with application/json, not text/event-stream: {}"},
    {"204", ANSWER("HTTP/1.1 204 None\r\ncontent-length: 0\r\n\r\n"), false, "",
     SL_UPSTREAM_REFUSED,
     "the agent's server answered 204 without a content type, not text/event-stream"},
    {"compressed", ANSWER(HEAD("content-encoding: gzip\r\ncontent-length: 0\r\n")), false, "",
     SL_UPSTREAM_REFUSED,
     "the agent's server answered with content encoding gzip, which was not asked for"},
    {"in an unknown transfer encoding",
     ANSWER(HEAD("transfer-encoding: gzip, chunked\r\ncontent-length: 0\r\n")), false, "",
     SL_UPSTREAM_REFUSED,
     "the agent's server answered with transfer encoding gzip, chunked, not chunked"},
    {"with a chunk whose length overflows",
     ANSWER(HEAD("transfer-encoding: chunked\r\n") "ffffffff\r\ndata: {}\n\n\r\n"), false, "",
     SL_UPSTREAM_LOST, "the agent's server sent a malformed chunk"},
    {"with a chunk that has no length",
     ANSWER(HEAD("transfer-encoding: chunked\r\n") "zz\r\ndata: {}\n\n\r\n"), false, "",
     SL_UPSTREAM_LOST, "the agent's server sent a malformed chunk"},
    {"with a chunk extension, which the library does not know",
     ANSWER(HEAD("transfer-encoding: chunked\r\n") "9\r\ndata: {}\n\r\n1;x=y\r\n\n\r\n"), false, "",
     SL_UPSTREAM_LOST, "the agent's server sent a malformed chunk"},
    {"nothing", ANSWER(""), true, "", SL_UPSTREAM_LOST, NULL},
    {"half a header", ANSWER("HTTP/1.1 200 OK\r\ncontent-ty"), true, "", SL_UPSTREAM_LOST, NULL},
    {"no HTTP", ANSWER("SSH-2.0-OpenSSH\r\n\r\n\r\n"), true, "", SL_UPSTREAM_LOST, NULL},
};

static void run_answer(const struct answer_case *answer, size_t piece)
{
    struct rig rig = {
        .server = {.answer = answer->answer, .closes = answer->closes, .piece = piece},
        .options = {.max_event = 64},
    };

    rig_start(&rig);
    net_loop_run(rig.loop);
    if (rig.run.code != answer->code)
        fail_msg("%s (in pieces of %zu): code %s (%s)", answer->what, piece,
                 sl_code_name(rig.run.code), rig.run.message);
    assert_int_equal(rig.run.done, answer->code == SL_OK);
    if (answer->message && strcmp(rig.run.message, answer->message) != 0)
        fail_msg("%s (in pieces of %zu): %s", answer->what, piece, rig.run.message);
    if (answer->events && !sl_str_equal(sl_buf_str(&rig.run.events), sl_str_from(answer->events)))
        fail_msg("%s (in pieces of %zu): %.*s", answer->what, piece,
                 SL_STR_ARG(sl_buf_str(&rig.run.events)));
    rig_clear(&rig);
}

static void answers_are_read_or_refused_by_name(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof(answers) / sizeof(answers[0]); i++) {
        run_answer(&answers[i], 0);
        run_answer(&answers[i], 1);
        run_answer(&answers[i], 7);
    }
}

static void a_refusal_without_end_is_not_waited_for(void **state)
{
    (void)state;
    static const struct answer_case endless = {
        "503 that never ends", ANSWER("HTTP/1.1 503 No\r\n\r\nsoon"),   false, "",
        SL_UPSTREAM_REFUSED,   "the agent's server answered 503: soon",
    };

    run_answer(&endless, 0);
}

static void the_request_is_whole(void **state)
{
    (void)state;
    const struct upstream_header headers[] = {{"Authorization", "Bearer x"}, {"X-Team", "a, b"}};
    struct rig rig = {
        .server = {.answer = SL_STR(HEAD("")), .closes = true},
        .options = {.headers = headers, .header_count = 2},
    };

    rig_start(&rig);
    net_loop_run(rig.loop);
    sl_buf_add_char(&rig.server.request, '\0');
    const char *request = rig.server.request.ptr;
    assert_memory_equal(request, "POST /run?a=b HTTP/1.1\r\n", 24);
    assert_non_null(strstr(request, "\r\nHost: 127.0.0.1:"));
    assert_non_null(strstr(request, "\r\ncontent-type: application/json\r\n"));
    assert_non_null(strstr(request, "\r\naccept: text/event-stream\r\n"));
    assert_non_null(strstr(request, "\r\nAuthorization: Bearer x\r\n"));
    assert_non_null(strstr(request, "\r\nX-Team: a, b\r\n"));
    assert_non_null(strstr(request, "\r\n\r\n{\"runId\":\"r\"}"));
    assert_true(rig.run.done);
    rig_clear(&rig);
}

static void a_large_input_arrives_whole(void **state)
{
    (void)state;
    size_t len = (size_t)8 << 20;
    char *input = test_malloc(len);
    struct rig rig = {
        .server = {.answer = SL_STR(HEAD("") "data: 1\n\n"), .closes = true},
        .input = {input, len},
    };

    for (size_t i = 0; i < len; i++)
        input[i] = (char)('a' + i % 23);
    rig_start(&rig);
    net_loop_run(rig.loop);
    assert_true(rig.run.done);
    assert_true(rig.server.request.len > len);
    assert_memory_equal(rig.server.request.ptr + rig.server.request.len - len, input, len);
    rig_clear(&rig);
    test_free(input);
}

static void a_paused_run_leaves_its_socket_alone(void **state)
{
    (void)state;
    static const char event[] = "data: \"0123456789012345678901234567890123456789\"\n\n";
    size_t count = 400000, size = sizeof(event) - 1;
    struct sl_buf answer = SL_BUF_INIT;
    struct rig rig = {.run = {.pauses = true}};

    sl_buf_add_lit(&answer, HEAD(""));
    for (size_t i = 0; i < count; i++)
        sl_buf_add(&answer, event, size);
    rig.server.answer = sl_buf_str(&answer);
    rig.server.closes = true;
    rig.server.stop_at_refused = 1000;
    rig_start(&rig);
    /* Until the server could send nothing for a thousand turns of the loop. */
    net_loop_run(rig.loop);
    assert_int_equal(rig.server.refused_turns, 1000);
    assert_true(rig.run.count > 0);
    assert_true(rig.run.count * size <= 2 * 4096);
    assert_true(rig.server.sent < answer.len - ((size_t)4 << 20));
    assert_false(rig.run.done);

    rig.run.pauses = false;
    rig.agent->ops->resume(rig.agent, rig.handle);
    net_loop_run(rig.loop);
    assert_true(rig.run.done);
    assert_int_equal(rig.run.count, count);
    rig_clear(&rig);
    sl_buf_clear(&answer);
}

static void each_resume_lets_a_little_through(void **state)
{
    (void)state;
    struct sl_buf answer = SL_BUF_INIT;
    struct rig rig = {.run = {.pauses = true}};
    size_t turns = 0;

    sl_buf_add_lit(&answer, HEAD("transfer-encoding: chunked\r\n"));
    for (size_t i = 0; i < 2000; i++)
        sl_buf_add_lit(&answer, "19\r\ndata: \"012345678901234\"\n\n\r\n");
    sl_buf_add_lit(&answer, "0\r\n\r\n");
    rig.server.answer = sl_buf_str(&answer);
    rig_start(&rig);
    while (!rig.run.done) {
        size_t before = rig.run.count;
        while (!rig.run.done && rig.run.count == before)
            uv_run(net_loop_uv(rig.loop), UV_RUN_ONCE);
        assert_true(rig.run.count - before <= 2 * 4096 / 25);
        rig.agent->ops->resume(rig.agent, rig.handle);
        turns++;
    }
    assert_int_equal(rig.run.count, 2000);
    assert_true(turns >= 2000 * 33 / (2 * 4096));
    rig_clear(&rig);
    sl_buf_clear(&answer);
}

static void silence_is_timed(void **state)
{
    (void)state;
    struct rig before = {
        .server = {.answer = SL_STR("HTTP/1.1 200 OK\r\n")},
        .options = {.silence_ms = 30},
    };
    struct rig behind = {
        .server = {.answer = SL_STR(HEAD("") "data: 1\n\n")},
        .options = {.silence_ms = 30},
    };

    rig_start(&before);
    net_loop_run(before.loop);
    assert_int_equal(before.run.code, SL_UPSTREAM_TIMEOUT);
    assert_string_equal(before.run.message,
                        "the agent's server was silent for 30 ms and did not answer");
    rig_clear(&before);
    rig_start(&behind);
    net_loop_run(behind.loop);
    assert_int_equal(behind.run.code, SL_UPSTREAM_TIMEOUT);
    assert_string_equal(behind.run.message,
                        "the agent's server was silent for 30 ms in the middle of its answer");
    assert_str_equals(sl_buf_str(&behind.run.events), "1|");
    rig_clear(&behind);
}

struct commenter {
    struct rig *rig;
    unsigned left;
};

static void comment_or_end(void *ctx)
{
    struct commenter *commenter = ctx;
    uv_buf_t comment = uv_buf_init((char[]){":\n"}, 2);

    if (!commenter->rig->server.peer_open)
        return;
    if (commenter->left-- == 0)
        fake_server_hang_up(&commenter->rig->server);
    else
        assert_int_equal(uv_try_write((uv_stream_t *)&commenter->rig->server.peer, &comment, 1), 2);
}

/* They are what a server sends while its agent thinks: for twice the limit here. */
static void comments_are_no_silence(void **state)
{
    (void)state;
    struct rig rig = {.server = {.answer = SL_STR(HEAD("") "data: 1\n\n")},
                      .options = {.silence_ms = 400}};
    struct commenter commenter = {&rig, 40};

    rig_start(&rig);
    struct net_timer *timer = net_timer_new(rig.loop, comment_or_end, &commenter);
    assert_non_null(timer);
    net_timer_start(timer, 20, 20);
    net_loop_run(rig.loop);
    net_timer_free(timer);
    assert_int_equal(rig.run.code, SL_OK);
    assert_true(rig.run.done);
    assert_str_equals(sl_buf_str(&rig.run.events), "1|");
    rig_clear(&rig);
}

static void a_reset_connection_ends_the_stream(void **state)
{
    (void)state;
    struct rig rig = {.server = {.answer = SL_STR(HEAD("") "data: 1\n\n")}};

    rig_start(&rig);
    while (rig.run.count == 0)
        uv_run(net_loop_uv(rig.loop), UV_RUN_ONCE);
    fake_server_reset(&rig.server);
    net_loop_run(rig.loop);
    assert_true(rig.run.done);
    rig_clear(&rig);
}

static void stop_closes_the_connection_at_once(void **state)
{
    (void)state;
    struct rig rig = {.server = {.answer = SL_STR(HEAD("") "data: 1\n\n")}};

    rig_start(&rig);
    while (rig.run.count == 0)
        uv_run(net_loop_uv(rig.loop), UV_RUN_ONCE);
    rig_stop(&rig);
    while (!rig.server.peer_gone)
        uv_run(net_loop_uv(rig.loop), UV_RUN_ONCE);
    assert_false(rig.run.done);
    assert_int_equal(rig.run.code, SL_OK);
    rig_clear(&rig);
}

static void stop_is_possible_at_every_turn(void **state)
{
    (void)state;
    for (int turns = 0; turns < 12; turns++) {
        struct rig rig = {.server = {.answer = SL_STR(HEAD("") "data: 1\n\n"), .piece = 40}};
        rig_start(&rig);
        for (int i = 0; i < turns; i++)
            uv_run(net_loop_uv(rig.loop), UV_RUN_NOWAIT);
        rig_stop(&rig);
        for (int i = 0; i < 5; i++)
            uv_run(net_loop_uv(rig.loop), UV_RUN_NOWAIT);
        assert_false(rig.run.done);
        assert_int_equal(rig.run.code, SL_OK);
        rig_clear(&rig);
    }
}

static void a_refused_connection_is_told(void **state)
{
    (void)state;
    struct rig rig = {.options = {.url = "http://127.0.0.1:1/"}};

    rig_start(&rig);
    net_loop_run(rig.loop);
    assert_int_equal(rig.run.code, SL_UPSTREAM_LOST);
    assert_memory_equal(rig.run.message, "cannot connect to the agent's server", 36);
    rig_clear(&rig);
}

static void a_name_that_does_not_resolve_is_told(void **state)
{
    (void)state;
    struct rig rig = {.options = {.url = "http://agent.invalid/"}};

    rig_start(&rig);
    net_loop_run(rig.loop);
    assert_int_equal(rig.run.code, SL_UPSTREAM_LOST);
    assert_memory_equal(rig.run.message, "the name of the agent's server does not resolve: ", 49);
    rig_clear(&rig);
}

/* "localhost" may have an IPv6 address in front, on which nobody listens. */
static void every_address_of_a_name_is_tried(void **state)
{
    (void)state;
    char url[64];
    struct rig rig = {.server = {.answer = SL_STR(HEAD("") "data: 1\n\n"), .closes = true}};

    rig.options.url = "http://127.0.0.1:1/";
    rig_start(&rig);
    net_loop_run(rig.loop);
    rig_stop(&rig);
    rig.agent->ops->free(rig.agent);

    struct sl_error err = {0};
    snprintf(url, sizeof(url), "http://localhost%s", strrchr(rig.server.url, ':'));
    rig.options.url = url;
    rig.agent = upstream_new(&rig.options, rig.loop, &err);
    assert_non_null(rig.agent);
    for (int i = 0; i < 2; i++) { /* asked, then remembered */
        rig.run.code = SL_OK;
        rig.run.done = false;
        rig.server.accepted = false;
        rig.server.sent = 0;
        if (rig.server.peer_open || i > 0) {
            fake_server_hang_up(&rig.server);
            while (rig.server.peer_open)
                uv_run(net_loop_uv(rig.loop), UV_RUN_ONCE);
            uv_tcp_init(net_loop_uv(rig.loop), &rig.server.peer);
            sl_buf_reset(&rig.server.request);
        }
        struct agent_start start = {.input = SL_STR("{}")};
        rig.handle = rig.agent->ops->start(rig.agent, &start, &rig.run);
        net_loop_run(rig.loop);
        assert_true(rig.run.done);
        rig_stop(&rig);
    }
    assert_str_equals(sl_buf_str(&rig.run.events), "1|1|");
    rig_clear(&rig);
}

static void freeing_the_agent_lets_go_of_a_question(void **state)
{
    (void)state;
    struct rig rig = {.options = {.url = "http://agent.invalid/"}};

    rig_start(&rig);
    uv_run(net_loop_uv(rig.loop), UV_RUN_NOWAIT);
    uv_run(net_loop_uv(rig.loop), UV_RUN_NOWAIT);
    rig_clear(&rig);
}

static void options_are_checked(void **state)
{
    (void)state;
    static const struct {
        const char *url, *header, *value, *capabilities, *field, *text;
    } cases[] = {
        {"ftp://h/", NULL, NULL, NULL, "url",
         "the agent's URL ftp://h/ must begin with http:// or https://"},
        {"http://", NULL, NULL, NULL, "url", "the agent's URL http:// has no host"},
        {"http://:80/", NULL, NULL, NULL, "url", "the agent's URL http://:80/ has no host"},
        {"http://[::1/", NULL, NULL, NULL, "url", "the agent's URL http://[::1/ has no host"},
        {"http://h:0/", NULL, NULL, NULL, "url",
         "the agent's URL http://h:0/ has a port that is not 1 to 65535"},
        {"http://h:65536/", NULL, NULL, NULL, "url",
         "the agent's URL http://h:65536/ has a port that is not 1 to 65535"},
        {"http://h:/", NULL, NULL, NULL, "url",
         "the agent's URL http://h:/ has a port that is not 1 to 65535"},
        {"http://u:p@h/", NULL, NULL, NULL, "url",
         "the agent's URL http://u:p@h/ must not have a user: use an Authorization header"},
        {"http://h/#x", NULL, NULL, NULL, "url",
         "the agent's URL http://h/#x must not have a fragment"},
        {"http://h/a b", NULL, NULL, NULL, "url",
         "the agent's URL http://h/a b has a character that must be percent-encoded"},
        {"http://h/", "X Y", "z", NULL, "headers", "\"X Y\" is not the name of an HTTP header"},
        {"http://h/", "Content-Length", "1", NULL, "headers",
         "the header Content-Length is set by the gateway"},
        {"http://h/", "X", "a\r\nb: c", NULL, "headers",
         "the value of the header X has a control character"},
        {"http://h/", NULL, NULL, "[]", "capabilities", "the capabilities are not an object"},
    };
    struct sl_error err = {0};
    struct net_loop *loop = net_loop_new(&err);

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct upstream_header header = {cases[i].header, cases[i].value};
        struct upstream_options options = {
            .name = "x",
            .url = cases[i].url,
            .headers = &header,
            .header_count = cases[i].header ? 1 : 0,
            .capabilities = cases[i].capabilities,
        };
        err = (struct sl_error){0};
        assert_null(upstream_new(&options, loop, &err));
        assert_int_equal(err.code, SL_BAD_OPTION);
        assert_string_equal(err.field, cases[i].field);
        assert_string_equal(err.text, cases[i].text);
    }
    net_loop_free(loop);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(answers_are_read_or_refused_by_name),
        cmocka_unit_test(a_refusal_without_end_is_not_waited_for),
        cmocka_unit_test(the_request_is_whole),
        cmocka_unit_test(a_large_input_arrives_whole),
        cmocka_unit_test(a_paused_run_leaves_its_socket_alone),
        cmocka_unit_test(each_resume_lets_a_little_through),
        cmocka_unit_test(silence_is_timed),
        cmocka_unit_test(comments_are_no_silence),
        cmocka_unit_test(a_reset_connection_ends_the_stream),
        cmocka_unit_test(stop_closes_the_connection_at_once),
        cmocka_unit_test(stop_is_possible_at_every_turn),
        cmocka_unit_test(a_refused_connection_is_told),
        cmocka_unit_test(a_name_that_does_not_resolve_is_told),
        cmocka_unit_test(every_address_of_a_name_is_tried),
        cmocka_unit_test(freeing_the_agent_lets_go_of_a_question),
        cmocka_unit_test(options_are_checked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
