/* SPDX-License-Identifier: MIT */
/* Shapes: what is required, what the client takes out or refuses, and how an event is mended. */
#include "unit/unit.h"

#include <stdio.h>

#include "event_table.h"
#include "sluice/event.h"

struct reading {
    struct sl_doc doc;
    struct sl_event event;
    enum sl_verdict verdict;
    unsigned faults;
    struct sl_error err;
};

static void read_event(struct reading *r, const char *json)
{
    *r = (struct reading){0};
    if (!sl_doc_parse(&r->doc, sl_str_from(json), &r->err))
        fail_msg("%s: %s", json, r->err.text);
    r->verdict = sl_event_read(&r->doc, &r->event, &r->faults, &r->err);
}

static void assert_reads(const char *json, enum sl_verdict verdict, unsigned faults,
                         const char *field)
{
    struct reading r;

    read_event(&r, json);
    if (r.verdict != verdict || r.faults != faults || strcmp(r.err.field, field) != 0)
        fail_msg("%s: verdict %d, faults %u, %s (%s)", json, r.verdict, r.faults, r.err.field,
                 r.err.text);
    assert_int_equal(r.err.code, verdict == SL_FINE ? SL_OK : SL_BAD_EVENT);
    sl_doc_clear(&r.doc);
}

static void assert_mends(const char *json, const char *mended)
{
    struct reading r;
    struct sl_buf out = SL_BUF_INIT;

    read_event(&r, json);
    assert_true(r.faults & (SL_FAULT_NULL | SL_FAULT_RETIRED));
    sl_event_mend(&r.event, &out);
    assert_false(out.failed);
    if (!sl_str_equal(sl_buf_str(&out), sl_str_from(mended)))
        fail_msg("got %.*s", SL_STR_ARG(sl_buf_str(&out)));
    assert_reads(mended, SL_FINE, 0, "");
    sl_buf_clear(&out);
    sl_doc_clear(&r.doc);
}

/* A value that fits a rule. */
static void add_fitting(struct sl_buf *out, const struct sl_rule *rule)
{
    static const char *const values[] = {
        [SL_K_STRING] = "\"s\"",   [SL_K_BOOL] = "true",      [SL_K_INT] = "-1",
        [SL_K_COUNT] = "1e2",      [SL_K_OBJECT] = "{}",      [SL_K_ANY] = "null",
        [SL_K_SOME] = "0",         [SL_K_POINTER] = "\"/a\"", [SL_K_VERSION] = "\"1.0\"",
        [SL_K_STRINGS] = "[\"\"]", [SL_K_SHAPES] = "[]",      [SL_K_UNIONS] = "[]",
        [SL_K_CONTENT] = "[]",
    };

    if (rule->kind == SL_K_WORD) {
        sl_json_add_string(out, sl_words_get((enum sl_words_id)rule->arg)->words[0]);
    } else if (rule->kind == SL_K_SHAPE) {
        assert_int_equal(rule->arg, SL_SHAPE_INPUT);
        sl_buf_add_lit(out, "{\"threadId\":\"\",\"runId\":\"\",\"messages\":[]}");
    } else if (rule->kind == SL_K_UNION) {
        sl_buf_add_lit(out, "{\"type\":\"success\"}");
    } else {
        assert_non_null(values[rule->kind]);
        sl_buf_add_str(out, sl_str_from(values[rule->kind]));
    }
}

/* The event with all fields, but for one that is left out or null. */
static struct sl_buf event_text(enum sl_event_type type, int odd, const char *instead)
{
    const struct sl_shape *shape = sl_event_shape(type);
    struct sl_buf out = SL_BUF_INIT;

    sl_buf_add_lit(&out, "{\"type\":\"");
    sl_buf_add_str(&out, sl_str_from(sl_event_name(type)));
    sl_buf_add_char(&out, '"');
    for (int i = 0; i < shape->count; i++) {
        if (i == odd && !instead)
            continue;
        sl_buf_add_lit(&out, ",\"");
        sl_buf_add_str(&out, sl_field_str(shape->rules[i].field));
        sl_buf_add_lit(&out, "\":");
        if (i == odd)
            sl_buf_add_str(&out, sl_str_from(instead));
        else
            add_fitting(&out, &shape->rules[i]);
    }
    sl_buf_add_char(&out, '}');
    sl_buf_add_char(&out, '\0');
    assert_false(out.failed);
    return out;
}

static void assert_event_reads(enum sl_event_type type, int odd, const char *instead,
                               enum sl_verdict verdict, unsigned faults)
{
    struct sl_buf text = event_text(type, odd, instead);
    char field[64] = "";

    if (verdict != SL_FINE)
        snprintf(field, sizeof(field), "/%s",
                 sl_field_str(sl_event_shape(type)->rules[odd].field).ptr);
    assert_reads(text.ptr, verdict, faults, field);
    sl_buf_clear(&text);
}

static void every_field_is_required_or_optional(void **state)
{
    (void)state;
    for (int type = 0; type < SL_EV_COUNT; type++) {
        const struct sl_shape *shape = sl_event_shape((enum sl_event_type)type);
        assert_event_reads((enum sl_event_type)type, -1, NULL, SL_FINE, 0);
        for (int i = 0; i < shape->count; i++) {
            const struct sl_rule *rule = &shape->rules[i];
            bool required = rule->need == SL_REQUIRED;
            bool retired = rule->need == SL_OPTIONAL_RETIRED_NULL;
            assert_event_reads((enum sl_event_type)type, i, NULL, required ? SL_FATAL : SL_FINE,
                               required ? SL_FAULT_WRONG : 0);
            if (rule->kind != SL_K_ANY)
                assert_event_reads((enum sl_event_type)type, i, "null",
                                   retired ? SL_WARNS : SL_FATAL,
                                   required  ? SL_FAULT_WRONG
                                   : retired ? SL_FAULT_RETIRED
                                             : SL_FAULT_NULL);
            if (rule->kind != SL_K_ANY && rule->kind != SL_K_SOME)
                assert_event_reads((enum sl_event_type)type, i, "0.5", SL_FATAL, SL_FAULT_WRONG);
        }
    }
}

static void there_are_31_events_in_their_categories(void **state)
{
    (void)state;
    assert_int_equal(SL_EV_COUNT, 31);
    assert_string_equal(sl_event_name(SL_EV_RUN_STARTED), "RUN_STARTED");
    assert_string_equal(sl_event_name(SL_EV_UNKNOWN), "unknown");
    assert_int_equal(sl_event_category(SL_EV_MESSAGES_SNAPSHOT), SL_CAT_STATE);
    assert_string_equal(sl_category_name(SL_CAT_SUBAGENT), "subagent");
    assert_string_equal(sl_field_name(SL_F_PARENT_SUBAGENT_RUN_ID), "parentSubagentRunId");
}

static void what_is_no_event_is_fatal(void **state)
{
    (void)state;
    assert_reads("[]", SL_FATAL, SL_FAULT_WRONG, "");
    assert_reads("null", SL_FATAL, SL_FAULT_WRONG, "");
    assert_reads("{}", SL_FATAL, SL_FAULT_WRONG, "/type");
    assert_reads("{\"type\":\"\"}", SL_FATAL, SL_FAULT_WRONG, "/type");
    assert_reads("{\"type\":7}", SL_FATAL, SL_FAULT_WRONG, "/type");
    assert_reads("{\"type\":\"RAW\",\"event\":1,\"type\":null}", SL_FATAL, SL_FAULT_WRONG, "/type");
}

static void what_is_unknown_is_a_warning(void **state)
{
    (void)state;
    assert_reads("{\"type\":\"FUTURE\",\"x\":null}", SL_WARNS, SL_FAULT_UNKNOWN, "/type");
    assert_reads("{\"type\":\"RAW\",\"event\":1,\"seq\":null}", SL_WARNS, SL_FAULT_UNKNOWN, "/seq");
    assert_reads("{\"type\":\"RUN_FINISHED\",\"threadId\":\"\",\"runId\":\"\","
                 "\"outcome\":{\"type\":\"new\"}}",
                 SL_WARNS, SL_FAULT_LOST, "/outcome");
    assert_reads("{\"type\":\"STATE_DELTA\",\"delta\":[{\"op\":\"add\",\"path\":\"\",\"value\":1,"
                 "\"more\":null},{\"op\":\"increment\"}]}",
                 SL_WARNS, SL_FAULT_LOST, "/delta/1");
    assert_reads("{\"type\":\"RUN_STARTED\",\"threadId\":\"\",\"runId\":\"\","
                 "\"protocolVersion\":\"1.1\"}",
                 SL_WARNS, SL_FAULT_VERSION, "/protocolVersion");
    /* What is wrong inside something that goes as a whole does not matter. */
    assert_reads("{\"type\":\"TOOL_CALL_RESULT\",\"messageId\":\"\",\"toolCallId\":\"\","
                 "\"content\":[{\"type\":\"image\",\"id\":5,\"source\":{\"type\":\"new\"}}]}",
                 SL_WARNS, SL_FAULT_LOST, "/content/0");
}

static void versions_up_to_ours_are_silent(void **state)
{
    static const struct {
        const char *version;
        bool warns;
    } rows[] = {
        {"1.0", false}, {"0.9", false}, {"00001.000", false}, {"0.123456789012", false},
        {"1.1", true},  {"2.0", true},  {"10.0", true},       {"99999999999999999999.0", true},
        {"1", true},    {"1.", true},   {".1", true},         {"1.0.0", true},
        {"", true},     {"v1.0", true}, {"1.0 ", true}};
    (void)state;

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        char text[160];
        snprintf(text, sizeof(text),
                 "{\"type\":\"RUN_STARTED\",\"threadId\":\"\",\"runId\":\"\","
                 "\"protocolVersion\":\"%s\"}",
                 rows[i].version);
        assert_reads(text, rows[i].warns ? SL_WARNS : SL_FINE, rows[i].warns ? SL_FAULT_VERSION : 0,
                     rows[i].warns ? "/protocolVersion" : "");
    }
}

static void spelling_does_not_matter_and_the_last_repeat_counts(void **state)
{
    (void)state;
    struct reading r;

    read_event(&r, "{\"type\":1,\"\\u0064elta\":null,\"messageId\":\"a\","
                   "\"t\\u0079pe\":\"TEXT_\\u004dESSAGE_CONTENT\",\"delta\":\"x\"}");

    assert_int_equal(r.verdict, SL_FINE);
    assert_int_equal(r.event.type, SL_EV_TEXT_MESSAGE_CONTENT);
    assert_str_equals(sl_event_body(&r.event, SL_F_DELTA), "x");
    assert_null(sl_event_body(&r.event, SL_F_ROLE).ptr);
    assert_true(sl_event_has(&r.event, SL_F_MESSAGE_ID));
    sl_doc_clear(&r.doc);
}

static void the_worst_fault_is_told(void **state)
{
    (void)state;
    assert_reads("{\"type\":\"MESSAGES_SNAPSHOT\",\"x\":1,\"messages\":[{\"role\":\"odd\"},"
                 "{\"role\":\"assistant\",\"id\":\"a\",\"content\":null,\"toolCalls\":[{\"id\":1,"
                 "\"type\":\"function\",\"function\":{\"name\":\"\",\"arguments\":\"\"}}]}]}",
                 SL_FATAL, SL_FAULT_UNKNOWN | SL_FAULT_LOST | SL_FAULT_NULL | SL_FAULT_WRONG,
                 "/messages/1/content");
}

static void integers_are_what_a_double_holds(void **state)
{
    static const struct {
        const char *number;
        bool fits;
    } rows[] = {{"1.0", true},
                {"-0", true},
                {"1e3", true},
                {"9007199254740991", true},
                {"-9007199254740991", true},
                {"9007199254740992", false},
                {"0.5", false},
                {"1e400", false},
                {"1e-400", true},
                {"1.00000000000000000000001", true}};
    (void)state;

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        char text[96];
        snprintf(text, sizeof(text), "{\"type\":\"RAW\",\"event\":1,\"timestamp\":%s}",
                 rows[i].number);
        assert_reads(text, rows[i].fits ? SL_FINE : SL_FATAL, rows[i].fits ? 0 : SL_FAULT_WRONG,
                     rows[i].fits ? "" : "/timestamp");
    }
}

static void pointers_are_checked(void **state)
{
    static const struct {
        const char *pointer;
        bool good;
    } rows[] = {{"", true},   {"/", true},   {"/a//b", true}, {"/~0~1", true}, {"/\\u007e0", true},
                {"a", false}, {"/~", false}, {"/~2", false},  {"/a~", false},  {"\\u007e0", false}};
    (void)state;

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        char text[96];
        snprintf(text, sizeof(text),
                 "{\"type\":\"STATE_DELTA\",\"delta\":[{\"op\":\"remove\",\"path\":\"%s\"}]}",
                 rows[i].pointer);
        assert_reads(text, rows[i].good ? SL_FINE : SL_FATAL, rows[i].good ? 0 : SL_FAULT_WRONG,
                     rows[i].good ? "" : "/delta/0/path");
    }
}

static void nulls_are_left_out_at_every_depth(void **state)
{
    (void)state;
    assert_mends("{ \"name\": null, \"type\":\"TEXT_MESSAGE_START\", \"messageId\" :\"m\\u0061\" }",
                 "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m\\u0061\"}");
    /* All repeats of a null go, or an earlier value would come back. */
    assert_mends("{\"type\":\"RAW\",\"source\":\"a\",\"event\":null,\"source\":null}",
                 "{\"type\":\"RAW\",\"event\":null}");
    assert_mends(
        "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\",\"result\":null,"
        "\"rawEvent\":null,\"usage\":[{\"model\":null,\"inputTokens\":1}],"
        "\"outcome\":{\"type\":\"interrupt\",\"interrupts\":[{\"id\":\"i\",\"reason\":\"\","
        "\"metadata\":{\"kept\":null},\"expiresAt\":null}]}}",
        "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\","
        "\"usage\":[{\"inputTokens\":1}],\"outcome\":{\"type\":\"interrupt\","
        "\"interrupts\":[{\"id\":\"i\",\"reason\":\"\",\"metadata\":{\"kept\":null}}]}}");
    assert_mends(
        "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\",\"input\":{"
        "\"threadId\":\"t\",\"runId\":\"r\",\"state\":null,\"tools\":null,\"messages\":["
        "{\"id\":\"a\",\"role\":\"assistant\",\"content\":null,\"toolCalls\":[{\"id\":\"c\","
        "\"type\":\"function\",\"function\":{\"name\":\"\",\"arguments\":\"\"},"
        "\"metadata\":null}]}]}}",
        "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\",\"input\":{"
        "\"threadId\":\"t\",\"runId\":\"r\",\"state\":null,\"messages\":["
        "{\"id\":\"a\",\"role\":\"assistant\",\"toolCalls\":[{\"id\":\"c\","
        "\"type\":\"function\",\"function\":{\"name\":\"\",\"arguments\":\"\"}}]}]}}");
}

#define SNAPSHOT(content)                                                                          \
    "{\"type\":\"MESSAGES_SNAPSHOT\",\"messages\":[{\"id\":\"u\",\"role\":\"user\",\"content\":"   \
    "[" content "]}]}"
#define BINARY(mime, more) "{\"type\":\"binary\",\"mimeType\":\"" mime "\"" more "}"
#define MEDIA(type, source, value, mime, more)                                                     \
    "{\"type\":\"" type "\",\"source\":{\"type\":\"" source "\",\"value\":\"" value                \
    "\",\"mimeType\":\"" mime "\"}" more "}"

static void binary_parts_become_media_parts(void **state)
{
    (void)state;
    assert_mends(SNAPSHOT(BINARY("image/png", ",\"data\":\"A\\u0041\"")),
                 SNAPSHOT(MEDIA("image", "data", "A\\u0041", "image/png", "")));
    assert_mends(SNAPSHOT(BINARY("audio/x", ",\"data\":\"\",\"url\":\"u\"")),
                 SNAPSHOT(MEDIA("audio", "url", "u", "audio/x", "")));
    assert_mends(
        SNAPSHOT(BINARY("a/b", ",\"url\":\"u\",\"filename\":\"f\"")),
        SNAPSHOT(MEDIA("document", "url", "u", "a/b", ",\"metadata\":{\"filename\":\"f\"}")));
    /* The same part in both forms, before or behind, is one; repeats in one form stay. */
    assert_mends(
        SNAPSHOT(BINARY("video/v", ",\"url\":\"u\"") "," MEDIA("video", "url", "u", "video/v", "")),
        SNAPSHOT(MEDIA("video", "url", "u", "video/v", "")));
    assert_mends(SNAPSHOT(MEDIA("video", "url", "u", "video/v",
                                "") "," BINARY("video/v", ",\"url\":\"u\",\"filename\":\"f\"")),
                 SNAPSHOT(MEDIA("video", "url", "u", "video/v", "") "," MEDIA(
                     "video", "url", "u", "video/v", ",\"metadata\":{\"filename\":\"f\"}")));
    assert_mends(
        SNAPSHOT(BINARY("video/v", ",\"url\":\"u\"") "," BINARY("video/v", ",\"url\":\"u\"")),
        SNAPSHOT(MEDIA("video", "url", "u", "video/v", "") "," MEDIA("video", "url", "u", "video/v",
                                                                     "")));
    assert_reads(SNAPSHOT(BINARY("image/png", ",\"data\":5")), SL_FATAL,
                 SL_FAULT_RETIRED | SL_FAULT_WRONG, "/messages/0/content/0");
    assert_reads(SNAPSHOT(BINARY("image/png", ",\"id\":\"i\"")), SL_WARNS,
                 SL_FAULT_RETIRED | SL_FAULT_LOST, "/messages/0/content/0");
}

static void inputs_are_checked(void **state)
{
    static const struct {
        const char *json, *field; /* NULL: good */
    } rows[] = {
        {"{\"threadId\":\"t\",\"runId\":\"r\",\"messages\":[]}", NULL},
        {"{\"threadId\":\"t\",\"runId\":\"r\",\"messages\":[],\"state\":null,\"tools\":[],"
         "\"context\":[],\"forwardedProps\":null,\"resume\":[],\"future\":1}",
         NULL},
        {"{\"threadId\":\"t\",\"runId\":\"r\",\"messages\":[{\"role\":\"future\"}]}", NULL},
        {"[]", ""},
        {"{\"threadId\":\"t\",\"messages\":[]}", "/runId"},
        {"{\"threadId\":null,\"runId\":\"r\",\"messages\":[]}", "/threadId"},
        {"{\"threadId\":\"t\",\"runId\":\"r\",\"messages\":{}}", "/messages"},
        {"{\"threadId\":\"t\",\"runId\":\"r\",\"messages\":[{\"role\":\"user\",\"id\":\"u\","
         "\"content\":[{\"type\":\"text\",\"text\":1}]}]}",
         "/messages/0/content/0/text"},
        {"{\"threadId\":\"t\",\"runId\":\"r\",\"messages\":[],\"tools\":[{\"name\":\"n\"}]}",
         "/tools/0/description"},
        {"{\"threadId\":\"t\",\"runId\":\"r\",\"messages\":[],\"resume\":[{\"interruptId\":\"i\","
         "\"status\":\"done\"}]}",
         "/resume/0/status"},
    };
    (void)state;

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct sl_doc doc = {0};
        struct sl_error err = {0};
        assert_true(sl_doc_parse(&doc, sl_str_from(rows[i].json), NULL));
        assert_int_equal(sl_input_check(&doc, 0, &err), rows[i].field == NULL);
        assert_int_equal(err.code, rows[i].field ? SL_BAD_INPUT : SL_OK);
        assert_string_equal(err.field, rows[i].field ? rows[i].field : "");
        sl_doc_clear(&doc);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_field_is_required_or_optional),
        cmocka_unit_test(there_are_31_events_in_their_categories),
        cmocka_unit_test(what_is_no_event_is_fatal),
        cmocka_unit_test(what_is_unknown_is_a_warning),
        cmocka_unit_test(versions_up_to_ours_are_silent),
        cmocka_unit_test(spelling_does_not_matter_and_the_last_repeat_counts),
        cmocka_unit_test(the_worst_fault_is_told),
        cmocka_unit_test(integers_are_what_a_double_holds),
        cmocka_unit_test(pointers_are_checked),
        cmocka_unit_test(nulls_are_left_out_at_every_depth),
        cmocka_unit_test(binary_parts_become_media_parts),
        cmocka_unit_test(inputs_are_checked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
