/* SPDX-License-Identifier: MIT */
/* The reader of server-sent events: what it makes of lines, and that cuts make no difference. */
#include "unit/unit.h"

#include "sluice/sse.h"

/* Events are written down one behind the other as "[data]". */
static void write_down(void *ctx, struct sl_str data)
{
    struct sl_buf *out = ctx;

    sl_buf_add_char(out, '[');
    sl_buf_add_str(out, data);
    sl_buf_add_char(out, ']');
}

struct stream {
    struct sl_str input;
    struct sl_str events;
};
#define STREAM(input, events)                                                                      \
    {                                                                                              \
        {(input), sizeof(input) - 1},                                                              \
        {                                                                                          \
            (events), sizeof(events) - 1                                                           \
        }                                                                                          \
    }

static const struct stream streams[] = {
    STREAM("", ""),
    STREAM("data: {\"a\":1}\n\n", "[{\"a\":1}]"),
    STREAM("data:x\r\n\r\ndata:y\r\rdata:z\n\n", "[x][y][z]"),
    STREAM("data:x\r\ndata:y\r\n\r\n", "[x\ny]"),
    STREAM("data:x\r\rdata:y\r\n\ndata:z\n\r\n", "[x][y][z]"),
    STREAM("data:  two\n\ndata:\ttab\n\n", "[ two][\ttab]"),
    STREAM("data:a\ndata: b\ndata:\ndata\n\n", "[a\nb\n\n]"),
    STREAM("data\n\ndata:\n\ndata: \n\n", "[][][]"),
    STREAM(": a comment\n:\n\n\ndata:x\n: within\ndata:y\n\n", "[x\ny]"),
    STREAM("event: e\nid: 7\nretry: 10\ndata:x\nevent\n\n", "[x]"),
    STREAM("event: only\n\nid: 1\n\n", ""),
    STREAM("dat: no\ndata2: no\n data: no\nDATA: no\ndatax\nda\n\n", ""),
    STREAM("data:data:x\n\n", "[data:x]"),
    STREAM("data:x:y: z\n\n", "[x:y: z]"),
    STREAM("\xef\xbb\xbf"
           "data:x\n\n\xef\xbb\xbf"
           "data:y\n\n",
           "[x]"),
    STREAM("\xef\xbb\n\ndata:x\n\n", "[x]"),
    STREAM("\xef\n\xef\xbb\xbf"
           "data:x\n\n",
           ""),
    STREAM("\xef\xbb\xbf\n\xef\xbb\xbf"
           "data:x\n\n",
           ""),
    STREAM("\xef\xbb\xbf", ""),
    STREAM("\n\r\n\rdata:x\n\n\n\n\n", "[x]"),
    STREAM("data:a\0b\xff\n\n", "[a\0b\xff]"),
    STREAM("data: last", "[last]"),
    STREAM("data: last\n", "[last]"),
    STREAM("data: last\r", "[last]"),
    STREAM("data: last\r\n", "[last]"),
    STREAM("data: a\ndata: b", "[a\nb]"),
    STREAM("data: a\n\ndata", "[a][]"),
    STREAM("data: a\n\ndat", "[a]"),
    STREAM("data: a\n\n: comment", "[a]"),
    STREAM("data: a\ndata: b\n: comment", "[a\nb]"),
};

/* The stream cut at `first` and `second`; a piece may be empty. */
static void read_in_three(const struct stream *stream, size_t first, size_t second,
                          struct sl_buf *out)
{
    size_t cuts[] = {0, first, second, stream->input.len};
    struct sl_sse sse;

    sl_sse_init(&sse, 1000);
    for (size_t i = 0; i < 3; i++) {
        /* A copy of its own, so that reading behind the piece is seen. */
        size_t len = cuts[i + 1] - cuts[i];
        struct sl_bytes *piece = sl_bytes_new((struct sl_str){stream->input.ptr + cuts[i], len});
        struct sl_error err = {0};
        assert_true(sl_sse_feed(&sse, sl_bytes_str(piece), write_down, out, &err));
        sl_bytes_unref(piece);
    }
    sl_sse_finish(&sse, write_down, out);
    sl_sse_clear(&sse);
}

static void any_two_cuts_give_the_same_events(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof(streams) / sizeof(streams[0]); i++) {
        const struct stream *stream = &streams[i];
        for (size_t first = 0; first <= stream->input.len; first++)
            for (size_t second = first; second <= stream->input.len; second++) {
                struct sl_buf out = SL_BUF_INIT;
                read_in_three(stream, first, second, &out);
                if (!sl_str_equal(sl_buf_str(&out), stream->events))
                    fail_msg("stream %zu cut at %zu and %zu gives %.*s", i, first, second,
                             SL_STR_ARG(sl_buf_str(&out)));
                sl_buf_clear(&out);
            }
    }
}

static void byte_by_byte_gives_the_same_events(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof(streams) / sizeof(streams[0]); i++) {
        struct sl_buf out = SL_BUF_INIT;
        struct sl_sse sse;
        struct sl_error err = {0};

        sl_sse_init(&sse, 1000);
        for (size_t at = 0; at < streams[i].input.len; at++)
            assert_true(sl_sse_feed(&sse, (struct sl_str){streams[i].input.ptr + at, 1}, write_down,
                                    &out, &err));
        sl_sse_finish(&sse, write_down, &out);
        assert_true(sl_str_equal(sl_buf_str(&out), streams[i].events));
        sl_sse_clear(&sse);
        sl_buf_clear(&out);
    }
}

static void a_line_without_an_end_is_refused(void **state)
{
    (void)state;
    struct sl_buf out = SL_BUF_INIT;
    struct sl_error err = {0};
    struct sl_sse sse;

    sl_sse_init(&sse, 16);
    assert_true(sl_sse_feed(&sse, SL_STR(": keep-alive\n: keep-alive\n"), write_down, &out, &err));
    for (int i = 0; i < 16; i++)
        assert_true(sl_sse_feed(&sse, SL_STR("x"), write_down, &out, &err));
    assert_false(sl_sse_feed(&sse, SL_STR("xx"), write_down, &out, &err));
    assert_int_equal(err.code, SL_TOO_LARGE);
    assert_string_equal(err.text, "a line of the stream is over the limit of 16 bytes");
    sl_sse_clear(&sse);
    sl_buf_clear(&out);
}

static void an_event_over_the_limit_is_refused(void **state)
{
    (void)state;
    struct sl_buf out = SL_BUF_INIT;
    struct sl_error err = {0};
    struct sl_sse sse;

    sl_sse_init(&sse, 4);
    assert_true(
        sl_sse_feed(&sse, SL_STR("data:1234\n\ndata:1\ndata:34\n\n"), write_down, &out, &err));
    assert_false(sl_sse_feed(&sse, SL_STR("data:a\n\ndata:12\ndata:45\n\ndata:b\n\n"), write_down,
                             &out, &err));
    assert_int_equal(err.code, SL_TOO_LARGE);
    assert_string_equal(err.text, "an event of the stream is over the limit of 4 bytes");
    assert_int_equal(err.limit, 4);
    err = (struct sl_error){0};
    assert_false(sl_sse_feed(&sse, SL_STR("\n\ndata:c\n\n"), write_down, &out, &err));
    assert_int_equal(err.code, SL_TOO_LARGE);
    sl_sse_finish(&sse, write_down, &out);
    assert_str_equals(sl_buf_str(&out), "[1234][1\n34][a]");
    sl_sse_clear(&sse);
    sl_buf_clear(&out);
}

static void skipped_lines_take_no_memory(void **state)
{
    (void)state;
    static char line[100000];
    struct sl_buf out = SL_BUF_INIT;
    struct sl_error err = {0};
    struct sl_sse sse;

    sl_sse_init(&sse, 100 * sizeof(line));
    memset(line, 'x', sizeof(line));
    line[0] = ':';
    for (int i = 0; i < 100; i++)
        assert_true(sl_sse_feed(&sse, (struct sl_str){line, sizeof(line)}, write_down, &out, &err));
    assert_int_equal(sse.data.cap, 0);
    assert_true(sl_sse_feed(&sse, SL_STR("\ndata:ok\n\n"), write_down, &out, &err));
    assert_str_equals(sl_buf_str(&out), "[ok]");
    sl_sse_clear(&sse);
    sl_buf_clear(&out);
}

static void a_large_event_does_not_keep_its_memory(void **state)
{
    (void)state;
    size_t len = 200000;
    char *line = test_malloc(len);
    struct sl_buf out = SL_BUF_INIT;
    struct sl_error err = {0};
    struct sl_sse sse;

    sl_sse_init(&sse, SL_SSE_MAX_EVENT);
    memset(line, 'x', len);
    memcpy(line, "data:", 5);
    memcpy(line + len - 2, "\n\n", 2);
    assert_true(sl_sse_feed(&sse, (struct sl_str){line, len}, write_down, &out, &err));
    assert_int_equal(out.len, len - 7 + 2);
    assert_int_equal(sse.data.cap, 0);
    sl_sse_clear(&sse);
    sl_buf_clear(&out);
    test_free(line);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_two_cuts_give_the_same_events),
        cmocka_unit_test(byte_by_byte_gives_the_same_events),
        cmocka_unit_test(an_event_over_the_limit_is_refused),
        cmocka_unit_test(a_line_without_an_end_is_refused),
        cmocka_unit_test(skipped_lines_take_no_memory),
        cmocka_unit_test(a_large_event_does_not_keep_its_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
