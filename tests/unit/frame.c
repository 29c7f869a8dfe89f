/* SPDX-License-Identifier: MIT */
/* Frames: what is taken, every refusal with its field, and exact bytes of what is written. */
#include "unit/unit.h"

#include <stdio.h>

#include "sluice/frame.h"
#include "sluice/json.h"
#include "sluice/msgpack.h"

static const struct sl_frame_limits limits = {.max_id = 16, .max_subs = 3};

static bool read_text(struct sl_str text, struct sl_doc *doc, struct sl_frame *frame,
                      struct sl_error *err)
{
    assert_true(sl_doc_parse(doc, text, NULL));
    return sl_frame_read(&sl_client_vocabulary, doc, 0, &limits, frame, err);
}

static void every_op_is_taken_with_all_its_fields(void **state)
{
    (void)state;
    static const char *const frames[SL_OP_COUNT] = {
        [SL_OP_HELLO] = "{\"op\":\"hello\",\"ref\":0,\"token\":\"a.b.c\",\"client\":\"test 1\","
                        "\"session\":\"0123456789abcdef0123456789abcdef\"}",
        [SL_OP_SUBSCRIBE] =
            "{\"op\":\"subscribe\",\"ref\":9007199254740991,\"subs\":["
            "{\"sub\":4294967295,\"threadId\":\"t\",\"after\":\"c\"},"
            "{\"sub\":0,\"threadId\":\"\\ud83d\\ude00\",\"from\":\"now\"},"
            "{\"sub\":1e2,\"threadId\":\"0123456789abcdef\",\"from\":\"st\\u0061rt\"}]}",
        [SL_OP_UNSUBSCRIBE] = "{\"op\":\"unsubscribe\",\"ref\":1,\"subs\":[1,2,3]}",
        [SL_OP_RUN] = "{\"ref\":1,\"key\":\"k\",\"agent\":\"a\",\"rewrite\":false,\"basedOn\":"
                      "\"c\",\"input\":"
                      "{\"threadId\":\"t\",\"runId\":\"r\",\"messages\":[]},\"op\":\"run\"}",
        [SL_OP_CANCEL] = "{\"op\":\"cancel\",\"ref\":1,\"key\":\"k\",\"threadId\":\"t\","
                         "\"runId\":\"r\"}",
        [SL_OP_INPUT] = "{\"op\":\"input\",\"ref\":1,\"key\":\"k\",\"threadId\":\"t\","
                        "\"runId\":\"r\",\"value\":false}",
        [SL_OP_STATE] = "{\"op\":\"state\",\"ref\":1,\"key\":\"k\",\"threadId\":\"t\","
                        "\"patch\":[]}",
        [SL_OP_TOOL_CLAIM] = "{\"op\":\"toolClaim\",\"ref\":1,\"key\":\"k\",\"threadId\":\"t\","
                             "\"toolCallId\":\"c\",\"ttlMs\":1000}",
        [SL_OP_TOOL_RESULT] = "{\"op\":\"toolResult\",\"ref\":1,\"key\":\"k\",\"threadId\":\"t\","
                              "\"toolCallId\":\"c\",\"messageId\":\"m\",\"content\":\"\","
                              "\"error\":\"\"}",
        [SL_OP_GOODBYE] = "{\"op\":\"goodbye\",\"ref\":1}",
        [SL_OP_TOKEN] = "{\"op\":\"token\",\"ref\":1,\"token\":\"a.b.c\"}",
    };
    struct sl_doc doc = {0};

    for (size_t op = 0; op < SL_OP_COUNT; op++) {
        struct sl_frame frame;
        struct sl_error err = {0};
        assert_true(read_text(sl_str_from(frames[op]), &doc, &frame, &err));
        assert_int_equal(frame.op, op);
        assert_true(frame.has_ref);
        if (op == SL_OP_STATE) /* the one with a choice */
            frame.arg[SL_A_STATE_STATE] = frame.arg[SL_A_STATE_PATCH];
#define ROW(symbol, row_op, field, type, required, meaning)                                        \
    assert_int_equal(frame.arg[SL_A_##symbol] == SL_NONE, SL_OP_##row_op != op);
        SL_ARGS(ROW)
#undef ROW
    }
    sl_doc_clear(&doc);
}

static void nodes_are_those_of_the_fields(void **state)
{
    (void)state;
    struct sl_doc doc = {0};
    struct sl_frame frame;
    uint32_t arg[SL_SA_COUNT];

    assert_true(read_text(SL_STR("{\"subs\":[{\"from\":\"start\",\"threadId\":\"t\",\"sub\":7}],"
                                 "\"op\":\"subscribe\"}"),
                          &doc, &frame, NULL));
    assert_false(frame.has_ref);
    uint32_t list = frame.arg[SL_A_SUBSCRIBE_SUBS];
    assert_int_equal(doc.nodes[list].count, 1);
    assert_true(sl_frame_read_element(SL_ELEMENT_SUB, &doc, list + 1, &limits, arg, NULL));
    assert_str_equals(sl_doc_raw(&doc, arg[SL_SA_SUB]), "7");
    assert_str_equals(sl_doc_raw(&doc, arg[SL_SA_THREAD]), "\"t\"");
    assert_str_equals(sl_doc_raw(&doc, arg[SL_SA_FROM]), "\"start\"");
    assert_int_equal(arg[SL_SA_AFTER], SL_NONE);
    sl_doc_clear(&doc);
}

/* The least that each op takes. */
static void optional_fields_may_be_left_out(void **state)
{
    (void)state;
    static const char *const frames[] = {
        "{\"op\":\"hello\"}",
        "{\"op\":\"subscribe\",\"subs\":[{\"sub\":1,\"threadId\":\"t\"}]}",
        "{\"op\":\"unsubscribe\",\"subs\":[1]}",
        ("{\"op\":\"run\",\"key\":\"k\",\"agent\":\"a\",\"input\":{\"threadId\":\"t\","
         "\"runId\":\"r\"}}"),
        "{\"op\":\"cancel\",\"key\":\"k\",\"threadId\":\"t\",\"runId\":\"r\"}",
        "{\"op\":\"token\",\"token\":\"\"}",
        "{\"op\":\"input\",\"key\":\"k\",\"threadId\":\"t\",\"runId\":\"r\",\"value\":0}",
        "{\"op\":\"state\",\"key\":\"k\",\"threadId\":\"t\",\"state\":{}}",
        "{\"op\":\"toolClaim\",\"key\":\"k\",\"threadId\":\"t\",\"toolCallId\":\"c\"}",
        ("{\"op\":\"toolResult\",\"key\":\"k\",\"threadId\":\"t\",\"toolCallId\":\"c\","
         "\"messageId\":\"m\",\"content\":[{\"type\":\"text\",\"text\":\"a\"},{\"type\":\"odd\"}]"
         "}"),
        "{\"op\":\"goodbye\"}",
    };
    struct sl_doc doc = {0};
    struct sl_frame frame;

    for (size_t i = 0; i < sizeof(frames) / sizeof(frames[0]); i++) {
        assert_true(read_text(sl_str_from(frames[i]), &doc, &frame, NULL));
        assert_false(frame.has_ref);
    }
    sl_doc_clear(&doc);
}

struct refusal {
    const char *frame;
    enum sl_code code;
    const char *field;
    uint64_t limit;
};

static const struct refusal refusals[] = {
    {"1", SL_BAD_FRAME, "", 0},
    {"null", SL_BAD_FRAME, "", 0},
    {"[{\"op\":\"hello\"}]", SL_BAD_FRAME, "", 0},
    {"{}", SL_BAD_FRAME, "op", 0},
    {"{\"op\":7}", SL_BAD_FRAME, "op", 0},
    {"{\"op\":\"\"}", SL_UNKNOWN_OP, "op", 0},
    {"{\"op\":\"Hello\"}", SL_UNKNOWN_OP, "op", 0},
    {"{\"op\":\"hello\\u0000\"}", SL_UNKNOWN_OP, "op", 0},
    {"{\"op\":\"welcome\"}", SL_UNKNOWN_OP, "op", 0},
    {"{\"op\":\"hello\",\"op\":\"hello\"}", SL_REPEATED_KEY, "op", 0},
    {"{\"op\":\"token\",\"op\":\"hello\"}", SL_REPEATED_KEY, "op", 0},
    {"{\"op\":\"hello\",\"token\":\"a\",\"tok\\u0065n\":\"b\"}", SL_REPEATED_KEY, "token", 0},
    {"{\"op\":\"hello\",\"ref\":1,\"ref\":1}", SL_REPEATED_KEY, "ref", 0},
    {"{\"op\":\"hello\",\"key\":\"k\"}", SL_UNKNOWN_FIELD, "key", 0},
    {"{\"op\":\"hello\",\"\":0}", SL_UNKNOWN_FIELD, "", 0},
    {"{\"op\":\"hello\",\"a\\nb\":0}", SL_UNKNOWN_FIELD, "a\\nb", 0},
    {"{\"op\":\"hello\",\"ref\":-1}", SL_BAD_FIELD, "ref", 9007199254740991U},
    {"{\"op\":\"hello\",\"ref\":9007199254740992}", SL_BAD_FIELD, "ref", 9007199254740991U},
    {"{\"op\":\"hello\",\"ref\":1.5}", SL_BAD_FIELD, "ref", 9007199254740991U},
    {"{\"op\":\"hello\",\"ref\":\"1\"}", SL_BAD_FIELD, "ref", 9007199254740991U},
    {"{\"op\":\"hello\",\"ref\":1e999999999}", SL_BAD_FIELD, "ref", 9007199254740991U},
    {"{\"op\":\"hello\",\"token\":null}", SL_BAD_FIELD, "token", 0},
    {"{\"op\":\"token\"}", SL_MISSING_FIELD, "token", 0},
    {"{\"op\":\"subscribe\"}", SL_MISSING_FIELD, "subs", 0},
    {"{\"op\":\"subscribe\",\"subs\":{}}", SL_BAD_FIELD, "subs", 0},
    {"{\"op\":\"subscribe\",\"subs\":[]}", SL_BAD_FIELD, "subs", 0},
    {"{\"op\":\"subscribe\",\"subs\":[0,0,0,0]}", SL_TOO_MANY, "subs", 3},
    {"{\"op\":\"subscribe\",\"subs\":[1]}", SL_BAD_FIELD, "subs/0", 0},
    {"{\"op\":\"subscribe\",\"subs\":[{\"sub\":1,\"threadId\":\"t\"},{\"sub\":1}]}",
     SL_MISSING_FIELD, "subs/1/threadId", 0},
    {"{\"op\":\"subscribe\",\"subs\":[{\"sub\":4294967296,\"threadId\":\"t\"}]}", SL_BAD_FIELD,
     "subs/0/sub", UINT32_MAX},
    {"{\"op\":\"subscribe\",\"subs\":[{\"sub\":1,\"threadId\":\"t\",\"op\":\"x\"}]}",
     SL_UNKNOWN_FIELD, "subs/0/op", 0},
    {"{\"op\":\"subscribe\",\"subs\":[{\"sub\":1,\"sub\":2,\"threadId\":\"t\"}]}", SL_REPEATED_KEY,
     "subs/0/sub", 0},
    {"{\"op\":\"subscribe\",\"subs\":[{\"sub\":1,\"threadId\":\"t\",\"after\":7}]}", SL_BAD_FIELD,
     "subs/0/after", 0},
    {"{\"op\":\"subscribe\",\"subs\":[{\"sub\":1,\"threadId\":\"t\",\"after\":\"\"}]}",
     SL_BAD_FIELD, "subs/0/after", 0},
    {"{\"op\":\"subscribe\",\"subs\":[{\"sub\":1,\"threadId\":\"t\",\"from\":\"end\"}]}",
     SL_BAD_FIELD, "subs/0/from", 0},
    {"{\"op\":\"subscribe\",\"subs\":[{\"sub\":1,\"threadId\":\"t\",\"from\":\"now\","
     "\"after\":\"c\"}]}",
     SL_BAD_FIELD, "subs/0/from", 0},
    {"{\"op\":\"unsubscribe\",\"subs\":[1,\"2\"]}", SL_BAD_FIELD, "subs/1", UINT32_MAX},
    {"{\"op\":\"unsubscribe\",\"subs\":[1,2,3,4]}", SL_TOO_MANY, "subs", 3},
    {"{\"op\":\"cancel\",\"key\":\"\",\"threadId\":\"t\",\"runId\":\"r\"}", SL_BAD_FIELD, "key", 0},
    {"{\"op\":\"cancel\",\"key\":1,\"threadId\":\"t\",\"runId\":\"r\"}", SL_BAD_FIELD, "key", 0},
    {"{\"op\":\"cancel\",\"key\":\"0123456789abcdefg\",\"threadId\":\"t\",\"runId\":\"r\"}",
     SL_TOO_LARGE, "key", 16},
    /* decoded bytes count, not characters and not the spelling */
    {"{\"op\":\"cancel\",\"key\":\"\\u00e4\\u00e4\\u00e4\\u00e4\\u00e4\\u00e4\\u00e4\\u00e4a\","
     "\"threadId\":\"t\",\"runId\":\"r\"}",
     SL_TOO_LARGE, "key", 16},
    {"{\"op\":\"cancel\",\"key\":\"k\",\"threadId\":\"\\ud83d\",\"runId\":\"r\"}", SL_BAD_FIELD,
     "threadId", 0},
    {"{\"op\":\"cancel\",\"key\":\"k\",\"threadId\":\"t\",\"runId\":\"a\\u0000\"}", SL_BAD_FIELD,
     "runId", 0},
    {"{\"op\":\"run\",\"key\":\"k\",\"agent\":\"a\",\"input\":[]}", SL_BAD_FIELD, "input", 0},
    {"{\"op\":\"run\",\"key\":\"k\",\"agent\":\"a\",\"input\":{\"runId\":\"r\"}}", SL_MISSING_FIELD,
     "input/threadId", 0},
    {"{\"op\":\"run\",\"key\":\"k\",\"agent\":\"a\",\"input\":{\"threadId\":\"t\",\"runId\":\"\"}}",
     SL_BAD_FIELD, "input/runId", 0},
    {"{\"op\":\"run\",\"key\":\"k\",\"agent\":\"a\",\"input\":{\"threadId\":\"t\",\"runId\":\"r\","
     "\"threadId\":\"u\"}}",
     SL_REPEATED_KEY, "input/threadId", 0},
    {"{\"op\":\"run\",\"key\":\"k\",\"agent\":\"a\",\"input\":{\"threadId\":\"t\",\"a/b~\":1,"
     "\"a/b~\":2}}",
     SL_REPEATED_KEY, "input/a~1b~0", 0},
    {"{\"op\":\"hello\",\"session\":\"0123456789abcdef0123456789abcde\"}", SL_BAD_FIELD, "session",
     0},
    {"{\"op\":\"hello\",\"session\":\"0123456789ABCDEF0123456789ABCDEF\"}", SL_BAD_FIELD, "session",
     0},
    {"{\"op\":\"hello\",\"session\":\"0123456789abcdef0123456789abcde\\u0030\"}", SL_BAD_FIELD,
     "session", 0},
    {"{\"op\":\"hello\",\"session\":7}", SL_BAD_FIELD, "session", 0},
    {"{\"op\":\"run\",\"key\":\"k\",\"agent\":\"a\",\"basedOn\":\"\",\"input\":{}}", SL_BAD_FIELD,
     "basedOn", 0},
    {"{\"op\":\"input\",\"key\":\"k\",\"threadId\":\"t\",\"runId\":\"r\"}", SL_MISSING_FIELD,
     "value", 0},
    {"{\"op\":\"input\",\"key\":\"k\",\"threadId\":\"t\",\"runId\":\"r\",\"value\":null}",
     SL_BAD_FIELD, "value", 0},
    {"{\"op\":\"state\",\"key\":\"k\",\"threadId\":\"t\"}", SL_MISSING_FIELD, "patch", 0},
    {"{\"op\":\"state\",\"key\":\"k\",\"threadId\":\"t\",\"patch\":[],\"state\":1}", SL_BAD_FIELD,
     "state", 0},
    {"{\"op\":\"state\",\"key\":\"k\",\"threadId\":\"t\",\"patch\":{}}", SL_BAD_FIELD, "patch", 0},
    {"{\"op\":\"state\",\"key\":\"k\",\"threadId\":\"t\",\"state\":null}", SL_BAD_FIELD, "state",
     0},
    {"{\"op\":\"state\",\"key\":\"k\",\"threadId\":\"t\",\"runId\":\"r\"}", SL_UNKNOWN_FIELD,
     "runId", 0},
    {"{\"op\":\"toolClaim\",\"key\":\"k\",\"threadId\":\"t\",\"toolCallId\":\"c\",\"ttlMs\":999}",
     SL_BAD_FIELD, "ttlMs", 600000},
    {"{\"op\":\"toolClaim\",\"key\":\"k\",\"threadId\":\"t\",\"toolCallId\":\"c\",\"ttlMs\":"
     "600001}",
     SL_BAD_FIELD, "ttlMs", 600000},
    {"{\"op\":\"toolClaim\",\"key\":\"k\",\"threadId\":\"t\",\"toolCallId\":\"c\",\"ttlMs\":1000."
     "5}",
     SL_BAD_FIELD, "ttlMs", 600000},
    {"{\"op\":\"toolResult\",\"key\":\"k\",\"threadId\":\"t\",\"toolCallId\":\"c\",\"messageId\":"
     "\"m\"}",
     SL_MISSING_FIELD, "content", 0},
    {"{\"op\":\"toolResult\",\"key\":\"k\",\"threadId\":\"t\",\"toolCallId\":\"c\",\"messageId\":"
     "\"m\",\"content\":{}}",
     SL_BAD_FIELD, "content", 0},
    {"{\"op\":\"toolResult\",\"key\":\"k\",\"threadId\":\"t\",\"toolCallId\":\"c\",\"messageId\":"
     "\"m\",\"content\":null}",
     SL_BAD_FIELD, "content", 0},
    {"{\"op\":\"toolResult\",\"key\":\"k\",\"threadId\":\"t\",\"toolCallId\":\"c\",\"messageId\":"
     "\"m\",\"content\":[1]}",
     SL_BAD_FIELD, "content/0", 0},
    {"{\"op\":\"toolResult\",\"key\":\"k\",\"threadId\":\"t\",\"toolCallId\":\"c\",\"messageId\":"
     "\"m\",\"content\":[{\"type\":\"text\"}]}",
     SL_BAD_FIELD, "content/0/text", 0},
    {"{\"op\":\"toolResult\",\"key\":\"k\",\"threadId\":\"t\",\"toolCallId\":\"c\",\"messageId\":"
     "\"m\",\"content\":\"\",\"error\":null}",
     SL_BAD_FIELD, "error", 0},
    {"{\"op\":\"goodbye\",\"key\":\"k\"}", SL_UNKNOWN_FIELD, "key", 0},
    {"{\"op\":\"run\",\"key\":\"k\",\"agent\":\"a\",\"rewrite\":1,\"input\":{}}", SL_BAD_FIELD,
     "rewrite", 0},
};

static void refusals_name_field_and_limit(void **state)
{
    (void)state;
    struct sl_doc doc = {0};

    for (size_t i = 0; i < sizeof(refusals) / sizeof(refusals[0]); i++) {
        struct sl_frame frame;
        struct sl_error err = {0};
        assert_false(read_text(sl_str_from(refusals[i].frame), &doc, &frame, &err));
        assert_string_equal(sl_code_name(err.code), sl_code_name(refusals[i].code));
        assert_string_equal(err.field, refusals[i].field);
        assert_true(err.limit == refusals[i].limit);
        assert_true(err.text[0] != '\0');
    }
    sl_doc_clear(&doc);
}

static void a_refused_frame_can_still_be_answered(void **state)
{
    (void)state;
    struct sl_doc doc = {0};
    struct sl_frame frame;

    assert_false(read_text(SL_STR("{\"op\":\"dance\",\"ref\":12}"), &doc, &frame, NULL));
    assert_true(frame.has_ref);
    assert_int_equal(frame.ref, 12);
    assert_false(
        read_text(SL_STR("{\"op\":\"token\",\"x\":[[{}]],\"ref\":3}"), &doc, &frame, NULL));
    assert_true(frame.has_ref);
    assert_false(read_text(SL_STR("{\"op\":\"token\",\"ref\":-3}"), &doc, &frame, NULL));
    assert_false(frame.has_ref);
    sl_doc_clear(&doc);
}

/* --- writing --- */

static void assert_bytes(const struct sl_buf *out, const char *hex)
{
    char got[1024] = {0};

    assert_true(out->len * 2 < sizeof(got));
    for (size_t i = 0; i < out->len; i++)
        snprintf(got + 2 * i, 3, "%02x", (unsigned char)out->ptr[i]);
    assert_string_equal(got, hex);
}

/* One event with a cursor, one without, a patch and a whole state. */
static void write_message(enum sl_framing framing, struct sl_buf *out)
{
    const struct sl_str none = {NULL, 0};
    size_t at = out->len;

    sl_message_begin(framing, out);
    sl_message_next(framing, 0, out);
    sl_frame_event_head(framing, 1, SL_STR("CUR"), SL_STR("r\"1"), 0, out);
    sl_frame_encode(framing, SL_STR("{\"type\":\"X\"}"), out);
    sl_frame_tail(framing, out);
    sl_message_next(framing, 1, out);
    sl_frame_event_head(framing, 300, none, SL_STR("r"), 1764547225000, out);
    sl_frame_encode(framing, SL_STR("{}"), out);
    sl_frame_tail(framing, out);
    sl_message_next(framing, 2, out);
    sl_frame_state_head(framing, 0, SL_STR("C"), true, out);
    sl_frame_encode(framing, SL_STR("[]"), out);
    sl_frame_tail(framing, out);
    sl_message_next(framing, 3, out);
    sl_frame_state_head(framing, 0, none, false, out);
    sl_frame_encode(framing, SL_STR("null"), out);
    sl_frame_tail(framing, out);
    sl_message_next(framing, 4, out);
    sl_frame_encode(framing, SL_STR("{\"op\":\"ack\",\"request\":\"run\"}"), out);
    sl_message_end(framing, at, 5, out);
}

#define MESSAGE                                                                                    \
    "[{\"op\":\"event\",\"sub\":1,\"cursor\":\"CUR\",\"runId\":\"r\\\"1\",\"event\":"              \
    "{\"type\":\"X\"}},"                                                                           \
    "{\"op\":\"event\",\"sub\":300,\"runId\":\"r\",\"expiresAt\":1764547225000,\"event\":{}},"     \
    "{\"op\":\"state\",\"sub\":0,\"cursor\":\"C\",\"patch\":[]},"                                  \
    "{\"op\":\"state\",\"sub\":0,\"state\":null},"                                                 \
    "{\"op\":\"ack\",\"request\":\"run\"}]"

static void json_messages_are_exact(void **state)
{
    (void)state;
    struct sl_buf out = SL_BUF_INIT;

    write_message(SL_JSON, &out);
    assert_str_equals(sl_buf_str(&out), MESSAGE);
    sl_buf_clear(&out);
}

static void msgpack_messages_say_the_same(void **state)
{
    (void)state;
    struct sl_buf out = SL_BUF_INIT, back = SL_BUF_INIT;

    sl_buf_add_lit(&out, "before");
    write_message(SL_MSGPACK, &out);
    struct sl_str message = {out.ptr + 6, out.len - 6};
    assert_memory_equal(message.ptr,
                        "\xdd\x00\x00\x00\x05\x85\xa2op\xa5"
                        "event\xa3"
                        "sub\x01\xa6"
                        "cursor\xa3"
                        "CUR\xa5"
                        "runId\xa3r\"1\xa5"
                        "event\x81\xa4"
                        "type\xa1X",
                        52);
    assert_true(sl_msgpack_read(message, &back, NULL));
    assert_str_equals(sl_buf_str(&back), MESSAGE);
    sl_buf_clear(&out);
    sl_buf_clear(&back);
}

static void an_empty_message_is_an_empty_array(void **state)
{
    (void)state;
    struct sl_buf out = SL_BUF_INIT;

    sl_message_begin(SL_MSGPACK, &out);
    sl_message_end(SL_MSGPACK, 0, 0, &out);
    assert_bytes(&out, "dd00000000");
    sl_buf_reset(&out);
    sl_message_begin(SL_JSON, &out);
    sl_message_end(SL_JSON, 0, 0, &out);
    assert_str_equals(sl_buf_str(&out), "[]");
    sl_buf_clear(&out);
}

static void a_failed_buffer_is_left_alone(void **state)
{
    (void)state;
    for (size_t room = 1; room < 300; room++) {
        for (int framing = 0; framing < SL_FRAMINGS; framing++) {
            struct sl_buf out = {.max = room};
            write_message((enum sl_framing)framing, &out);
            assert_true(out.len <= room);
            assert_true(out.failed || out.len > 100);
            sl_buf_clear(&out);
        }
    }
}

static void names_are_those_of_the_tables(void **state)
{
    (void)state;
    assert_string_equal(sl_framing_protocol(SL_JSON), "sluice.v1.json");
    assert_string_equal(sl_framing_protocol(SL_MSGPACK), "sluice.v1.msgpack");
    assert_string_equal(sl_reset_name(SL_RESET_IN_SPAN), "in_span");
    for (int reset = 0; reset < SL_RESET_COUNT; reset++)
        assert_non_null(sl_reset_name((enum sl_reset)reset));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_op_is_taken_with_all_its_fields),
        cmocka_unit_test(nodes_are_those_of_the_fields),
        cmocka_unit_test(optional_fields_may_be_left_out),
        cmocka_unit_test(refusals_name_field_and_limit),
        cmocka_unit_test(a_refused_frame_can_still_be_answered),
        cmocka_unit_test(json_messages_are_exact),
        cmocka_unit_test(msgpack_messages_say_the_same),
        cmocka_unit_test(an_empty_message_is_an_empty_array),
        cmocka_unit_test(a_failed_buffer_is_left_alone),
        cmocka_unit_test(names_are_those_of_the_tables),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
