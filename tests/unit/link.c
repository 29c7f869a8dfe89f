/* SPDX-License-Identifier: MIT */
/* WebSocket clients against a server on the same loop that says what each test wants. */
#include "ws_server.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "link/client.h"
#include "link/frames.h"
#include "link/place.h"
#include "link/retry.h"

struct rig {
    struct net_loop *loop;
    struct ws_server server;
    struct link_target *target;
    struct link_socket *socket;
    struct link_socket_options options;
    unsigned opened, drained;
    bool frees_in_message, closes_in_message;
    struct sl_buf got; /* messages, a newline behind each */
    bool closed;
    struct link_end end;
};

static void on_opened(void *ctx)
{
    struct rig *rig = ctx;
    rig->opened++;
}

static void on_message(void *ctx, struct sl_str message)
{
    struct rig *rig = ctx;

    sl_buf_add_str(&rig->got, message);
    sl_buf_add_char(&rig->got, '\n');
    if (rig->closes_in_message)
        link_socket_close(rig->socket, 1000);
    if (!rig->frees_in_message)
        return;
    link_socket_free(rig->socket);
    rig->socket = NULL;
    net_loop_stop(rig->loop);
}

static void on_closed(void *ctx, const struct link_end *end)
{
    struct rig *rig = ctx;

    assert_false(rig->closed);
    rig->closed = true;
    rig->end = *end;
    net_loop_stop(rig->loop);
}

static void on_drained(void *ctx)
{
    struct rig *rig = ctx;
    rig->drained++;
}

static const struct link_socket_ops ops = {on_opened, on_message, on_closed, on_drained};

static void rig_start(struct rig *rig)
{
    struct sl_error err = {0};

    rig->loop = net_loop_new(&err);
    assert_non_null(rig->loop);
    if (!rig->server.protocol)
        rig->server.protocol = "sluice.v1.json";
    else if (!*rig->server.protocol)
        rig->server.protocol = NULL;
    ws_server_start(&rig->server, rig->loop);
    rig->target = link_target_new(rig->loop, rig->server.url, "ws", &err);
    assert_non_null(rig->target);
    rig->options.target = rig->target;
    rig->options.ops = &ops;
    rig->options.ctx = rig;
    rig->socket = link_socket_new(&rig->options);
    assert_non_null(rig->socket);
}

static void rig_clear(struct rig *rig)
{
    link_socket_free(rig->socket);
    ws_server_stop(&rig->server);
    net_loop_free(rig->loop);
    link_target_free(rig->target);
    sl_buf_clear(&rig->got);
    ws_server_clear(&rig->server);
}

/* --- sockets --- */

struct ending {
    const char *what, *protocol, *refusal;
    struct sl_str answer;
    bool hangs_up;
    unsigned opened;
    const char *got;
    int code;
    const char *reason;
    int client_code; /* of the close frame that the server sees */
};
#define BYTES(text)                                                                                \
    {                                                                                              \
        (text), sizeof(text) - 1                                                                   \
    }

static const struct ending endings[] = {
    {"close with a reason", NULL, NULL, BYTES("\x81\x02hi\x88\x0a\x11\x39replaced"), false, 1,
     "hi\n", 4409, "replaced", 4409},
    {"close without a code", NULL, NULL, BYTES("\x88\x00"), false, 1, "", 1005, "", 0},
    {"no close", NULL, NULL, BYTES("\x81\x02hi"), true, 1, "hi\n", 1006, "the connection broke", 0},
    {"broken in a message", NULL, NULL, BYTES("\x81\x05hi"), true, 1, "", 1006,
     "the connection broke", 0},
    {"fragments", NULL, NULL,
     BYTES("\x01\x02he\x89\x01p\x00\x00\x80\x03llo\x81\x00\x81\x01x\x88\x02\x03\xe8"), false, 1,
     "hello\n\nx\n", 1000, "", 1000},
    {"the wrong kind", NULL, NULL, BYTES("\x82\x01x"), false, 1, "", 1003,
     "a message was of the wrong kind", 1003},
    {"too large", NULL, NULL,
     BYTES("\x81\x0a"
           "0123456789\x81\x0b"
           "01234567890"),
     false, 1, "0123456789\n", 1009, "a message was too large", 1009},
    {"too large in fragments", NULL, NULL,
     BYTES("\x01\x06"
           "012345\x80\x06"
           "678901"),
     false, 1, "", 1009, "a message was too large", 1009},
    {"refused", NULL, "HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n", BYTES(""),
     false, 0, "", 0, "it answered 503", 0},
    {"not found", NULL, "HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n", BYTES(""), true, 0,
     "", 0, "it answered 404", 0},
    {"another subprotocol", "sluice.v1.msgpack", NULL, BYTES("\x81\x01x"), false, 0, "", 0,
     "it chose a subprotocol that was not offered", 0},
    {"no subprotocol", "", NULL, BYTES("\x81\x01x"), false, 0, "", 0, "it chose no subprotocol", 0},
};

static void check_ending(const struct ending *ending, size_t piece)
{
    struct rig rig = {.server = {.protocol = ending->protocol,
                                 .refusal = ending->refusal,
                                 .answer = ending->answer,
                                 .piece = piece,
                                 .hangs_up = ending->hangs_up},
                      .options = {.max_message = 10}};

    rig_start(&rig);
    net_loop_run(rig.loop);
    ws_server_finish(&rig.server);
    if (rig.end.code != ending->code || strcmp(rig.end.reason, ending->reason) != 0)
        fail_msg("%s, by %zu: %d \"%s\"", ending->what, piece, rig.end.code, rig.end.reason);
    assert_int_equal(rig.opened, ending->opened);
    assert_true(sl_str_equal(sl_buf_str(&rig.got), sl_str_from(ending->got)));
    if (ending->client_code)
        assert_int_equal(rig.server.close_code, ending->client_code);
    rig_clear(&rig);
}

static void test_endings(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof(endings) / sizeof(*endings); i++)
        for (size_t piece = 0; piece < 4; piece++)
            check_ending(&endings[i], piece);
}

static void test_nobody_listens(void **state)
{
    struct rig rig = {0};

    (void)state;
    rig_start(&rig);
    uv_close((uv_handle_t *)&rig.server.listener, NULL);
    net_loop_run(rig.loop);
    assert_int_equal(rig.opened, 0);
    assert_int_equal(rig.end.code, 0);
    assert_non_null(strstr(rig.end.reason, "nobody answers at 127.0.0.1 port "));
    rig_clear(&rig);
}

/* What is sent before the connection stands waits for it; a long message goes in fragments. */
static void test_sending(void **state)
{
    struct rig rig = {.server = {.answer = BYTES("")}, .options = {.max_queued = 100010}};
    struct sl_str handshake_path = SL_STR("GET /ws HTTP/1.1\r\n");
    char *large = malloc(100000);

    (void)state;
    memset(large, 'a', 100000);
    rig_start(&rig);
    assert_true(link_socket_send(rig.socket, SL_STR("first")));
    assert_true(link_socket_send(rig.socket, (struct sl_str){large, 100000}));
    assert_true(link_socket_send(rig.socket, SL_STR("last")));
    assert_int_equal(link_socket_queued(rig.socket), 100009);
    assert_false(link_socket_send(rig.socket, SL_STR("no")));
    assert_true(link_socket_send(rig.socket, SL_STR("!")));
    link_socket_close(rig.socket, 1000);
    assert_false(link_socket_send(rig.socket, SL_STR("")));
    net_loop_run(rig.loop);
    ws_server_finish(&rig.server);
    assert_int_equal(rig.end.code, 1000);
    assert_int_equal(rig.server.close_code, 1000);
    assert_int_equal(link_socket_queued(rig.socket), 0);
    assert_memory_equal(rig.server.handshake.ptr, handshake_path.ptr, handshake_path.len);
    assert_int_equal(rig.server.messages.len, 100014);
    assert_int_equal(rig.server.frames, 3 + (100000 + 16383) / 16384);
    assert_memory_equal(rig.server.messages.ptr, "first\naaa", 9);
    assert_memory_equal(rig.server.messages.ptr + 100014 - 9, "a\nlast\n!\n", 9);
    free(large);
    rig_clear(&rig);
}

static void test_freed_in_its_call(void **state)
{
    struct rig rig = {.server = {.answer = BYTES("\x81\x01x\x81\x01y")}, .frees_in_message = true};

    (void)state;
    rig_start(&rig);
    net_loop_run(rig.loop);
    assert_str_equals(sl_buf_str(&rig.got), "x\n");
    assert_false(rig.closed);
    rig_clear(&rig);
}

static void test_closed_in_its_call(void **state)
{
    struct rig rig = {.server = {.answer = BYTES("\x81\x01x")}, .closes_in_message = true};

    (void)state;
    rig_start(&rig);
    net_loop_run(rig.loop);
    ws_server_finish(&rig.server);
    assert_int_equal(rig.end.code, 1000);
    assert_int_equal(rig.server.close_code, 1000);
    rig_clear(&rig);
}

struct url_case {
    const char *url, *path, *error;
};

static void test_targets(void **state)
{
    static const struct url_case cases[] = {
        {"ws://127.0.0.1:1", "/worker", NULL},
        {"ws://127.0.0.1:1/", "/worker", NULL},
        {"ws://[::1]:1/ws", "/worker", NULL},
        {"wss://127.0.0.1/a/b/ws", "/a/b/worker", NULL},
        {"ws://127.0.0.1/a/worker", "/a/worker", NULL},
        {"ws://127.0.0.1/rows", "/rows/worker", NULL},
        {"http://127.0.0.1/", NULL,
         "the gateway's URL http://127.0.0.1/ must begin with ws:// or wss://"},
        {"ws://me@h/", NULL, "the gateway's URL ws://me@h/ must not have a user: use a token"},
        {"ws://127.0.0.1/?a", NULL, "the gateway's URL must not have a query"},
    };
    struct sl_error err = {0};
    struct net_loop *loop = net_loop_new(&err);

    (void)state;
    assert_non_null(loop);
    for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
        struct sl_error why = {0};
        struct link_target *target = link_target_new(loop, cases[i].url, "worker", &why);
        if (cases[i].path) {
            assert_non_null(target);
            assert_string_equal(target->path, cases[i].path);
        } else {
            assert_null(target);
            assert_int_equal(why.code, SL_BAD_OPTION);
            assert_string_equal(why.text, cases[i].error);
        }
        link_target_free(target);
    }
    net_loop_free(loop);
}

/* --- sessions --- */

struct session {
    struct net_loop *loop;
    struct link_client *client;
    struct sl_buf got;
    struct link_end end;
    bool frees;
};

static void on_frame(void *ctx, const struct sl_doc *doc, uint32_t frame)
{
    struct session *session = ctx;

    sl_buf_add_str(&session->got, sl_doc_raw(doc, frame));
    sl_buf_add_char(&session->got, '\n');
    if (!session->frees)
        return;
    link_client_free(session->client);
    session->client = NULL;
    net_loop_stop(session->loop);
}

static void on_session_closed(void *ctx, const struct link_end *end)
{
    struct session *session = ctx;

    session->end = *end;
    net_loop_stop(session->loop);
}

static const struct link_client_ops session_ops = {.frame = on_frame, .closed = on_session_closed};

static void run_session(struct session *session, struct ws_server *server, enum sl_framing framing)
{
    struct sl_error err = {0};
    struct sl_buf hello = SL_BUF_INIT;

    session->loop = net_loop_new(&err);
    assert_non_null(session->loop);
    server->protocol = sl_framing_protocol(framing);
    server->after = 1;
    ws_server_start(server, session->loop);
    struct link_target *target = link_target_new(session->loop, server->url, "ws", &err);
    assert_non_null(target);
    link_frame_hello(&hello, SL_STR("t\"1"), SL_STR(",\"worker\":1"));
    struct link_client_options options = {.target = target,
                                          .framing = framing,
                                          .hello = sl_buf_str(&hello),
                                          .ops = &session_ops,
                                          .ctx = session};
    session->client = link_client_new(&options);
    assert_non_null(session->client);
    sl_buf_clear(&hello);
    net_loop_run(session->loop);
    link_client_free(session->client);
    ws_server_finish(server);
    ws_server_stop(server);
    net_loop_free(session->loop);
    link_target_free(target);
}

static void clear_session(struct session *session, struct ws_server *server)
{
    sl_buf_clear(&session->got);
    ws_server_clear(server);
}

static void test_session_json(void **state)
{
    struct ws_server server = {
        .answer = BYTES("\x81\x1a[ {\"op\":\"a\",\"b\":1.0} , {}]\x88\x02\x03\xe8")};
    struct session session = {0};

    (void)state;
    run_session(&session, &server, SL_JSON);
    assert_str_equals(sl_buf_str(&session.got), "{\"op\":\"a\",\"b\":1.0}\n{}\n");
    assert_str_equals(sl_buf_str(&server.messages),
                      "{\"op\":\"hello\",\"ref\":0,\"client\":\"sluice " SLUICE_VERSION
                      "\",\"token\":\"t\\\"1\",\"worker\":1}\n");
    assert_int_equal(session.end.code, 1000);
    clear_session(&session, &server);
}

static void test_session_msgpack(void **state)
{
    struct ws_server server = {.answer = BYTES("\x82\x10\x92\x82\xa2op\xa1"
                                               "a\xa1"
                                               "b\xc7\x03\x01"
                                               "1.0\x80\x88\x02\x03\xe8")};
    struct session session = {0};

    (void)state;
    run_session(&session, &server, SL_MSGPACK);
    assert_str_equals(sl_buf_str(&session.got), "{\"op\":\"a\",\"b\":1.0}\n{}\n");
    assert_int_equal((unsigned char)server.messages.ptr[0], 0x86 - 1);
    clear_session(&session, &server);
}

static void check_unreadable(struct sl_str answer, const char *reason)
{
    struct ws_server server = {.answer = answer};
    struct session session = {0};

    run_session(&session, &server, SL_JSON);
    assert_int_equal(session.end.code, 1007);
    assert_string_equal(session.end.reason, reason);
    assert_int_equal(server.close_code, 1007);
    assert_int_equal(session.got.len, 0);
    clear_session(&session, &server);
}

static void test_unreadable(void **state)
{
    (void)state;
    check_unreadable(SL_STR("\x81\x02{}\x81\x02[]"), "a message is not an array of frames");
    check_unreadable(SL_STR("\x81\x03[1]"), "a message is not an array of frames");
}

static void test_session_freed_in_its_call(void **state)
{
    struct ws_server server = {.answer = BYTES("\x81\x07[{},{}]")};
    struct session session = {.frees = true};

    (void)state;
    run_session(&session, &server, SL_JSON);
    assert_str_equals(sl_buf_str(&session.got), "{}\n");
    clear_session(&session, &server);
}

/* A gateway that promised a sign of life every 30 ms and gives none. */
static void test_silence(void **state)
{
    struct ws_server server = {
        .answer = BYTES("\x81\x24[{\"op\":\"welcome\",\"heartbeatMs\":30 }]\x81\x02[]")};
    struct session session = {0};

    (void)state;
    run_session(&session, &server, SL_JSON);
    assert_int_equal(session.end.code, 1006);
    assert_string_equal(session.end.reason, "nothing came for too long");
    clear_session(&session, &server);
}

/* --- places --- */

struct place_case {
    const char *frame;
    bool ok;
    const char *cursor;
};

static void test_places(void **state)
{
    static const struct place_case cases[] = {
        {"{\"op\":\"subscribed\",\"sub\":3,\"verdict\":\"live\",\"cursor\":\"a\"}", true, "a"},
        {"{\"op\":\"event\",\"sub\":4,\"cursor\":\"other\",\"event\":{}}", true, "a"},
        {"{\"op\":\"event\",\"sub\":3,\"cursor\":\"b\",\"event\":{}}", true, "b"},
        {"{\"op\":\"event\",\"sub\":3,\"cursor\":1,\"event\":{}}", false, "b"},
        {"{\"op\":\"event\",\"sub\":3,\"event\":{}}", true, "b"},
        {"{\"op\":\"heartbeat\",\"cursors\":[{\"sub\":3,\"cursor\":\"x\"}]}", false, "b"},
        {"{\"op\":\"state\",\"sub\":3,\"cursor\":\"c\",\"state\":null}", true, "c"},
        {"{\"op\":\"heartbeat\",\"time\":1}", true, "c"},
        {"{\"op\":\"heartbeat\",\"cursors\":[{\"sub\":4,\"cursor\":\"x\"},"
         "{\"sub\":3,\"cursor\":\"d\"}]}",
         true, "d"},
        {"{\"op\":\"reset\",\"sub\":3,\"cursor\":\"span\",\"frames\":2,\"runs\":[]}", true, "span"},
        {"{\"op\":\"event\",\"sub\":3,\"event\":{}}", true, "span"},
        {"{\"op\":\"event\",\"sub\":4,\"event\":{}}", true, "span"},
        {"{\"op\":\"event\",\"sub\":3,\"cursor\":\"e\",\"event\":{}}", true, "e"},
        {"{\"op\":\"subscribed\",\"sub\":3,\"verdict\":\"resync\",\"cursor\":\"f\"}", true, "e"},
        {"{\"op\":\"reset\",\"sub\":3,\"cursor\":\"span\",\"frames\":2,\"runs\":[]}", true, "span"},
        {"{\"op\":\"event\",\"sub\":3,\"cursor\":\"early\",\"event\":{}}", false, "span"},
        {"{\"op\":\"event\",\"sub\":3,\"event\":{}}", false, "span"},
        {"{\"op\":\"new\"}", true, "span"},
        {"{}", true, "span"},
    };
    struct link_place place = {.sub = 3};

    (void)state;
    for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
        struct sl_doc doc = {0};
        assert_true(sl_doc_parse(&doc, sl_str_from(cases[i].frame), NULL));
        if (link_place_note(&place, &doc, 0) != cases[i].ok)
            fail_msg("%s", cases[i].frame);
        assert_string_equal(place.cursor, cases[i].cursor);
        sl_doc_clear(&doc);
    }
}

/* --- connecting again --- */

struct retry_case {
    bool was_welcome;
    int code;
    bool again;
};

static void test_retry(void **state)
{
    static const struct retry_case cases[] = {
        {false, 0, false},   {false, 1006, false}, {true, 0, true},     {true, 1000, true},
        {true, 1005, true},  {true, 1006, true},   {true, 1003, false}, {true, 1007, false},
        {true, 1008, false}, {true, 1009, false},  {true, 4400, false}, {true, 4401, true},
        {true, 4402, true},  {true, 4403, false},  {true, 4409, false}, {true, 4420, true},
        {true, 4503, true},
    };

    (void)state;
    for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
        struct link_retry retry = {0};
        struct link_end end = {.code = cases[i].code, .reason = "why"};
        struct sl_error err = {0};
        uint64_t wait_ms = 0;
        if (cases[i].was_welcome)
            link_retry_reset(&retry);
        if (link_retry_after(&retry, &end, 1000, &wait_ms, &err) != cases[i].again)
            fail_msg("%d", cases[i].code);
        if (cases[i].again)
            assert_in_range(wait_ms, 100, 200);
        else
            assert_int_equal(err.code, SL_SYSTEM);
    }
}

/* Waits grow to half a minute; patience is counted from the first failure. */
static void test_patience(void **state)
{
    struct link_retry retry = {0};
    struct link_end end = {.code = 1006};
    struct sl_error err = {0};
    uint64_t wait_ms = 0;

    (void)state;
    link_retry_reset(&retry);
    for (unsigned i = 0; i < 40; i++) {
        uint64_t longest = i < 8 ? (uint64_t)200 << i : 30000;
        assert_true(
            link_retry_after(&retry, &end, 5000 + LINK_PATIENCE_MS * (i > 0), &wait_ms, &err));
        assert_in_range(wait_ms, longest / 2, longest);
    }
    assert_false(link_retry_after(&retry, &end, 5001 + LINK_PATIENCE_MS, &wait_ms, &err));
    assert_string_equal(err.text, "the gateway closed the connection: 1006 ");
    link_retry_reset(&retry);
    assert_true(link_retry_after(&retry, &end, 5002 + LINK_PATIENCE_MS, &wait_ms, &err));
}

int main(void)
{
    net_log_to(NULL);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_endings),
        cmocka_unit_test(test_nobody_listens),
        cmocka_unit_test(test_sending),
        cmocka_unit_test(test_freed_in_its_call),
        cmocka_unit_test(test_closed_in_its_call),
        cmocka_unit_test(test_targets),
        cmocka_unit_test(test_session_json),
        cmocka_unit_test(test_session_msgpack),
        cmocka_unit_test(test_unreadable),
        cmocka_unit_test(test_session_freed_in_its_call),
        cmocka_unit_test(test_silence),
        cmocka_unit_test(test_places),
        cmocka_unit_test(test_retry),
        cmocka_unit_test(test_patience),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
