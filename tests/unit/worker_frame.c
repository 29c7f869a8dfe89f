/* SPDX-License-Identifier: MIT */
/* Frames of workers: what is taken, and every refusal with its field. */
#include "unit/unit.h"

#include <stdio.h>

#include "sluice/worker_frame.h"

static const struct sl_frame_limits limits = {.max_id = 16, .max_subs = 3, .max_events = 3};

static bool read_text(const char *text, struct sl_doc *doc, struct sl_frame *frame,
                      struct sl_error *err)
{
    assert_true(sl_doc_parse(doc, sl_str_from(text), NULL));
    return sl_frame_read(&sl_worker_vocabulary, doc, 0, &limits, frame, err);
}

#define RUN "\"threadId\":\"t\",\"runId\":\"r\",\"lease\":7"

static void every_op_is_taken_with_all_its_fields(void **state)
{
    (void)state;
    static const char *const frames[SL_WOP_COUNT] = {
        [SL_WOP_HELLO] = "{\"op\":\"hello\",\"ref\":1,\"token\":\"a.b.c\",\"worker\":\"w\","
                         "\"client\":\"c\",\"capacity\":100000,\"agents\":[{\"name\":\"a\"}],"
                         "\"runs\":[]}",
        [SL_WOP_EVENTS] = "{\"op\":\"events\",\"ref\":1," RUN
                          ",\"producer\":\"p\",\"sequence\":9007199254740991,\"events\":[{},1,"
                          "null]}",
        [SL_WOP_TAKEN] = "{\"op\":\"taken\",\"ref\":1," RUN
                         ",\"keys\":[\"\",\"0123456789abcdefg\\u0000\\ud83d\"]}",
        [SL_WOP_RELEASE] = "{\"op\":\"release\",\"ref\":1," RUN ",\"message\":\"\"}",
        [SL_WOP_CAPACITY] = "{\"op\":\"capacity\",\"ref\":1,\"capacity\":0}",
        [SL_WOP_HEARTBEAT] = "{\"op\":\"heartbeat\",\"ref\":1}",
        [SL_WOP_TOKEN] = "{\"op\":\"token\",\"ref\":1,\"token\":\"a.b.c\"}",
        [SL_WOP_GOODBYE] = "{\"op\":\"goodbye\",\"ref\":1}",
    };
    struct sl_doc doc = {0};

    for (size_t op = 0; op < SL_WOP_COUNT; op++) {
        struct sl_frame frame;
        struct sl_error err = {0};
        assert_true(read_text(frames[op], &doc, &frame, &err));
        assert_int_equal(frame.op, op);
        assert_true(frame.has_ref);
#define ROW(symbol, row_op, field, type, required, meaning)                                        \
    assert_int_equal(frame.arg[SL_WA_##symbol] == SL_NONE, SL_WOP_##row_op != op);
        SL_WORKER_ARGS(ROW)
#undef ROW
    }
    sl_doc_clear(&doc);
}

static void elements_give_their_fields(void **state)
{
    (void)state;
    struct sl_doc doc = {0};
    struct sl_frame frame;
    uint32_t arg[SL_ARGS_MAX];

    assert_true(read_text("{\"op\":\"hello\",\"worker\":\"w\",\"capacity\":1,\"agents\":["
                          "{\"redispatch\":false,\"policy\":\"p\\u0061ss\",\"name\":\"a\","
                          "\"capabilities\":{\"b\":1}}],\"runs\":[{" RUN "}]}",
                          &doc, &frame, NULL));
    assert_true(sl_frame_read_element(SL_ELEMENT_AGENT, &doc, frame.arg[SL_WA_HELLO_AGENTS] + 1,
                                      &limits, arg, NULL));
    assert_str_equals(sl_doc_raw(&doc, arg[SL_AA_NAME]), "\"a\"");
    assert_str_equals(sl_doc_raw(&doc, arg[SL_AA_CAPABILITIES]), "{\"b\":1}");
    assert_str_equals(sl_doc_raw(&doc, arg[SL_AA_POLICY]), "\"p\\u0061ss\"");
    assert_str_equals(sl_doc_raw(&doc, arg[SL_AA_REDISPATCH]), "false");
    assert_true(sl_frame_read_element(SL_ELEMENT_RUN, &doc, frame.arg[SL_WA_HELLO_RUNS] + 1,
                                      &limits, arg, NULL));
    assert_str_equals(sl_doc_raw(&doc, arg[SL_RA_LEASE]), "7");
    sl_doc_clear(&doc);
}

#define HELLO(more) "{\"op\":\"hello\",\"worker\":\"w\",\"capacity\":1" more "}"
#define AGENTS      ",\"agents\":[{\"name\":\"a\"}]"

static const struct {
    const char *frame;
    enum sl_code code;
    const char *field;
    uint64_t limit;
} refusals[] = {
    {"{\"op\":\"run\"}", SL_UNKNOWN_OP, "op", 0},
    {"{\"op\":\"welcome\"}", SL_UNKNOWN_OP, "op", 0},
    {HELLO(""), SL_MISSING_FIELD, "agents", 0},
    {HELLO(",\"agents\":[]"), SL_BAD_FIELD, "agents", 0},
    {HELLO(",\"agents\":[1]"), SL_BAD_FIELD, "agents/0", 0},
    {HELLO(",\"agents\":[{\"name\":\"a\"},{}]"), SL_MISSING_FIELD, "agents/1/name", 0},
    {HELLO(",\"agents\":[{\"name\":\"\"}]"), SL_BAD_FIELD, "agents/0/name", 0},
    {HELLO(",\"agents\":[{\"name\":\"0123456789abcdefg\"}]"), SL_TOO_LARGE, "agents/0/name", 16},
    {HELLO(",\"agents\":[{\"name\":\"a\",\"policy\":\"Repair\"}]"), SL_BAD_FIELD, "agents/0/policy",
     0},
    {HELLO(",\"agents\":[{\"name\":\"a\",\"policy\":1}]"), SL_BAD_FIELD, "agents/0/policy", 0},
    {HELLO(",\"agents\":[{\"name\":\"a\",\"capabilities\":[]}]"), SL_BAD_FIELD,
     "agents/0/capabilities", 0},
    {HELLO(",\"agents\":[{\"name\":\"a\",\"redispatch\":null}]"), SL_BAD_FIELD,
     "agents/0/redispatch", 0},
    {HELLO(",\"agents\":[{\"name\":\"a\",\"url\":\"\"}]"), SL_UNKNOWN_FIELD, "agents/0/url", 0},
    {HELLO(AGENTS ",\"runs\":{}"), SL_BAD_FIELD, "runs", 0},
    {HELLO(AGENTS ",\"runs\":[{\"threadId\":\"t\",\"runId\":\"r\"}]"), SL_MISSING_FIELD,
     "runs/0/lease", 0},
    {HELLO(AGENTS ",\"runs\":[{\"threadId\":\"t\",\"runId\":\"r\",\"lease\":0}]"), SL_BAD_FIELD,
     "runs/0/lease", 9007199254740991U},
    {HELLO(AGENTS ",\"session\":\"\""), SL_UNKNOWN_FIELD, "session", 0},
    {"{\"op\":\"capacity\",\"capacity\":100001}", SL_BAD_FIELD, "capacity", 100000},
    {"{\"op\":\"capacity\",\"capacity\":-1}", SL_BAD_FIELD, "capacity", 100000},
    {"{\"op\":\"capacity\"}", SL_MISSING_FIELD, "capacity", 0},
    {"{\"op\":\"events\"," RUN ",\"events\":[1]}", SL_MISSING_FIELD, "sequence", 0},
    {"{\"op\":\"events\"," RUN ",\"sequence\":0,\"events\":[1]}", SL_BAD_FIELD, "sequence",
     9007199254740991U},
    {"{\"op\":\"events\"," RUN ",\"sequence\":1,\"events\":[]}", SL_BAD_FIELD, "events", 0},
    {"{\"op\":\"events\"," RUN ",\"sequence\":1,\"events\":\"\"}", SL_BAD_FIELD, "events", 0},
    {"{\"op\":\"events\"," RUN ",\"sequence\":1,\"events\":[1,2,3,4]}", SL_TOO_MANY, "events", 3},
    {"{\"op\":\"events\"," RUN ",\"sequence\":1,\"producer\":\"\",\"events\":[1]}", SL_BAD_FIELD,
     "producer", 0},
    {"{\"op\":\"taken\"," RUN ",\"keys\":[]}", SL_BAD_FIELD, "keys", 0},
    {"{\"op\":\"taken\"," RUN ",\"keys\":[\"a\",2]}", SL_BAD_FIELD, "keys/1", 0},
    {"{\"op\":\"release\",\"threadId\":\"t\",\"runId\":\"r\"}", SL_MISSING_FIELD, "lease", 0},
    {"{\"op\":\"release\"," RUN ",\"message\":7}", SL_BAD_FIELD, "message", 0},
    {"{\"op\":\"heartbeat\",\"time\":1}", SL_UNKNOWN_FIELD, "time", 0},
    {"{\"op\":\"goodbye\",\"ref\":1,\"ref\":2}", SL_REPEATED_KEY, "ref", 0},
};

static void refusals_name_field_and_limit(void **state)
{
    (void)state;
    struct sl_doc doc = {0};

    for (size_t i = 0; i < sizeof(refusals) / sizeof(refusals[0]); i++) {
        struct sl_frame frame;
        struct sl_error err = {0};
        assert_false(read_text(refusals[i].frame, &doc, &frame, &err));
        assert_string_equal(sl_code_name(err.code), sl_code_name(refusals[i].code));
        assert_string_equal(err.field, refusals[i].field);
        assert_true(err.limit == refusals[i].limit);
        assert_true(err.text[0] != '\0');
    }
    sl_doc_clear(&doc);
}

static void lists_have_their_limits(void **state)
{
    (void)state;
    struct sl_buf text = SL_BUF_INIT;
    struct sl_doc doc = {0};
    struct sl_frame frame;

    for (size_t count = SL_MAX_AGENTS; count <= SL_MAX_AGENTS + 1; count++) {
        struct sl_error err = {0};
        sl_buf_reset(&text);
        sl_buf_add_lit(&text, "{\"op\":\"hello\",\"worker\":\"w\",\"capacity\":1,\"agents\":[");
        for (size_t i = 0; i < count; i++)
            sl_buf_add_str(&text, sl_str_from(i ? ",{\"name\":\"a\"}" : "{\"name\":\"a\"}"));
        sl_buf_add_lit(&text, "]}");
        assert_true(sl_doc_parse(&doc, sl_buf_str(&text), NULL));
        bool taken = sl_frame_read(&sl_worker_vocabulary, &doc, 0, &limits, &frame, &err);
        assert_int_equal(taken, count == SL_MAX_AGENTS);
        assert_int_equal(err.code, taken ? SL_OK : SL_TOO_MANY);
        assert_int_equal(err.limit, taken ? 0 : SL_MAX_AGENTS);
    }
    sl_doc_clear(&doc);
    sl_buf_clear(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_op_is_taken_with_all_its_fields),
        cmocka_unit_test(elements_give_their_fields),
        cmocka_unit_test(refusals_name_field_and_limit),
        cmocka_unit_test(lists_have_their_limits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
