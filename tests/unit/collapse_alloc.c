/* SPDX-License-Identifier: MIT */
/*
 * Collapsing without memory: whichever allocation fails, it says so, or gives exactly what it gives
 * with memory; likewise marks.
 */
#include "unit/starve.h"

#include "sluice/collapse.h"

#define ACTIVITY(type, more)                                                                       \
    "{\"type\":\"ACTIVITY_" type "\",\"messageId\":\"v\",\"activityType\":\"t\"," more "}"
#define DELTA(type, id, more)                                                                      \
    "{\"type\":\"" type "\",\"" id "\":\"\\u0061\",\"delta\":\"d\"" more "}"
#define STEP(which) "{\"type\":\"STEP_" which "\",\"stepName\":\"n\",\"subagentRunId\":\"p\"}"
#define PUT(path)   "[{\"op\":\"add\",\"path\":\"" path "\",\"value\":1}]"
#define ENCRYPTED(v)                                                                               \
    "{\"type\":\"REASONING_ENCRYPTED_VALUE\",\"subtype\":\"message\",\"entityId\":\"a\","          \
    "\"encryptedValue\":\"" v "\"}"

static const struct {
    enum sl_entry_kind kind;
    const char *body;
} entries[] = {
    {SL_ENTRY_GRANT, "{\"agent\":\"a\",\"input\":{\"threadId\":\"t\",\"runId\":\"r\","
                     "\"messages\":[]}}"},
    {SL_ENTRY_EVENT, "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\"}"},
    {SL_ENTRY_EVENT, "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"a\"}"},
    {SL_ENTRY_EVENT, DELTA("TEXT_MESSAGE_CONTENT", "messageId", ",\"metadata\":{\"k\":1}")},
    {SL_ENTRY_EVENT, DELTA("TEXT_MESSAGE_CONTENT", "messageId", ",\"metadata\":{\"j\":[2]}")},
    {SL_ENTRY_EVENT, "{\"type\":\"TOOL_CALL_START\",\"toolCallId\":\"a\",\"toolCallName\":\"f\"}"},
    {SL_ENTRY_EVENT, DELTA("TOOL_CALL_ARGS", "toolCallId", "")},
    {SL_ENTRY_EVENT, DELTA("TOOL_CALL_ARGS", "toolCallId", "")},
    {SL_ENTRY_EVENT, "{\"type\":\"TOOL_CALL_END\",\"toolCallId\":\"a\"}"},
    {SL_ENTRY_EVENT, "{\"type\":\"STATE_DELTA\",\"delta\":" PUT("/a") "}"},
    {SL_ENTRY_EVENT, "{\"type\":\"STATE_DELTA\",\"delta\":" PUT("/b") "}"},
    {SL_ENTRY_EVENT, ACTIVITY("SNAPSHOT", "\"content\":{}")},
    {SL_ENTRY_EVENT, ACTIVITY("DELTA", "\"patch\":" PUT("/a"))},
    {SL_ENTRY_EVENT, ENCRYPTED("1")},
    {SL_ENTRY_EVENT, ENCRYPTED("2")},
    {SL_ENTRY_EVENT, STEP("STARTED")},
    {SL_ENTRY_EVENT, STEP("FINISHED")},
    {SL_ENTRY_EVENT, "{\"type\":\"MESSAGES_SNAPSHOT\",\"messages\":[]}"},
    {SL_ENTRY_EVENT, "{\"type\":\"RUN_ERROR\",\"message\":\"m\"}"},
    {SL_ENTRY_PATCH, "{\"state\":2}"},
    {SL_ENTRY_PATCH, "{\"state\":3}"},
};
enum { COUNT = sizeof(entries) / sizeof(*entries) };

#define WANT                                                                                       \
    "RUN_STARTED\nTEXT_MESSAGE_START\n"                                                            \
    "{\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"\\u0061\",\"delta\":\"dd\",\"metadata\":"  \
    "{\"k\":1,\"j\":[2]}}\n"                                                                       \
    "TOOL_CALL_START\n{\"type\":\"TOOL_CALL_ARGS\",\"toolCallId\":\"\\u0061\",\"delta\":\"dd\"}\n" \
    "TOOL_CALL_END\n{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"a\":1,\"b\":1}}\n"                \
    "{\"type\":\"ACTIVITY_SNAPSHOT\",\"messageId\":\"v\",\"activityType\":\"t\",\"content\":"      \
    "{\"a\":1}}\n"                                                                                 \
    "REASONING_ENCRYPTED_VALUE\nMESSAGES_SNAPSHOT\nRUN_ERROR\n3\n"

/* What is collapsed, and its marks. */
static struct sl_delivery items[COUNT + 4];
static struct sl_mark *marks[COUNT + 4];
static size_t count;
static struct sl_view *view;

static size_t with_memory(void)
{
    size_t kept = countdown;

    countdown = 0;
    return kept;
}

static struct sl_str kept(struct sl_str text)
{
    char *copy = malloc(text.len + 1);

    assert_non_null(copy);
    if (text.len > 0)
        memcpy(copy, text.ptr, text.len);
    return (struct sl_str){copy, text.len};
}

static bool keep(void *ctx, const struct sl_delivery *delivery)
{
    (void)ctx;
    assert_in_range(count, 0, COUNT + 3);
    items[count] = *delivery;
    items[count].run = kept(delivery->run);
    items[count].json = kept(delivery->json);
    marks[count++] = sl_view_mark(view);
    return true;
}

static int fold_all(void **state)
{
    static const struct sl_view_limits limits = {1 << 16, 1 << 16};
    (void)state;

    view = sl_view_new(SL_STR("t"), &limits);
    assert_non_null(view);
    for (size_t i = 0; i < COUNT; i++) {
        const struct sl_entry entry = {.place = {1, i + 1, 0},
                                       .kind = entries[i].kind,
                                       .lease = 1,
                                       .run = SL_STR("r"),
                                       .body = sl_str_from(entries[i].body)};
        struct sl_view_report report;
        assert_true(sl_view_step(view, &entry, keep, NULL, &report, NULL));
        assert_false(report.skipped);
    }
    return 0;
}

static int forget_all(void **state)
{
    (void)state;
    for (size_t i = 0; i < count; i++) {
        free((char *)(uintptr_t)items[i].run.ptr);
        free((char *)(uintptr_t)items[i].json.ptr);
        sl_mark_unref(marks[i]);
    }
    sl_view_free(view);
    return 0;
}

/* What stays as it is, is named by its type. */
static bool give(void *ctx, const struct sl_delivery *delivery, size_t source)
{
    size_t left = with_memory();
    struct sl_buf *out = ctx;

    if (source == SIZE_MAX || delivery->is_state)
        sl_buf_add_str(out, delivery->json);
    else
        sl_buf_add_str(out, sl_str_from(sl_event_name(delivery->type)));
    sl_buf_add_char(out, '\n');
    countdown = left;
    return true;
}

static bool collapse(const void *with)
{
    struct sl_collapse *made = sl_collapse_new(1U << SL_DROP_STEP);
    struct sl_mark *end = marks[count - 1];
    struct sl_buf out = SL_BUF_INIT;
    bool good = made != NULL;
    (void)with;

    for (size_t i = 0; good && i < count; i++)
        good = sl_collapse_add(made, &items[i], marks[i]);
    if (good) {
        enum sl_collapsed result = sl_collapse_end(made, end, give, &out);
        assert_int_not_equal(result, SL_COLLAPSE_LOST);
        good = result == SL_COLLAPSED;
    }
    countdown = 0;
    if (good)
        assert_str_equals(sl_buf_str(&out), WANT);
    sl_collapse_free(made);
    sl_buf_clear(&out);
    return good;
}

static bool mark(const void *with)
{
    struct sl_mark *made = sl_view_mark(view);
    (void)with;

    sl_mark_unref(made);
    return made != NULL;
}

static void collapsing_survives(void **state)
{
    (void)state;
    starve(collapse, NULL);
}

static void marking_survives(void **state)
{
    (void)state;
    starve(mark, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(collapsing_survives),
        cmocka_unit_test(marking_survives),
    };

    return cmocka_run_group_tests(tests, fold_all, forget_all);
}
