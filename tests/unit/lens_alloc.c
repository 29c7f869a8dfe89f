/* SPDX-License-Identifier: MIT */
/*
 * Lenses without memory: whichever allocation fails, a step, a new lens, a mark or a resync either
 * says so or does what it does with memory; and filters likewise.
 */
#include "unit/starve.h"

#include "sluice/filter.h"

#define MESSAGES                                                                                   \
    "[{\"id\":\"u\",\"role\":\"user\",\"content\":\"hi\"},{\"id\":\"b\",\"role\":\"assistant\","   \
    "\"encryptedValue\":\"e\",\"toolCalls\":[{\"id\":\"\\u0063\",\"type\":\"function\","           \
    "\"encryptedValue\":\"e\",\"function\":{\"name\":\"f\",\"arguments\":\"\"}}]},{\"id\":\"o\","  \
    "\"role\":\"reasoning\",\"content\":\"\"}]"

static const struct {
    enum sl_entry_kind kind;
    uint64_t lease;
    const char *body;
} entries[] = {
    {SL_ENTRY_PATCH, 0,
     "{\"state\":{\"s\":1,\"a\":{\"s\":2,\"x\":3},\"l\":[{\"s\":4},{\"x\":5}]}}"},
    {SL_ENTRY_PATCH, 0, "{\"patch\":[{\"op\":\"add\",\"path\":\"/l/0\",\"value\":{\"s\":1}}]}"},
    {SL_ENTRY_PATCH, 0, "{\"patch\":[{\"op\":\"add\",\"path\":\"/a/y\",\"value\":[1]}]}"},
    {SL_ENTRY_GRANT, 1,
     "{\"agent\":\"a\",\"channel\":true,\"input\":{\"threadId\":\"t\",\"runId\":\"r\","
     "\"messages\":" MESSAGES "}}"},
    {SL_ENTRY_EVENT, 1, "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\"}"},
    {SL_ENTRY_EVENT, 1,
     "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m\",\"subagentRunId\":\"p\"}"},
    {SL_ENTRY_EVENT, 1,
     "{\"type\":\"TOOL_CALL_START\",\"toolCallId\":\"d\",\"toolCallName\":\"f\","
     "\"parentMessageId\":\"m\"}"},
    {SL_ENTRY_EVENT, 1,
     "{\"type\":\"TOOL_CALL_ARGS\",\"toolCallId\":\"d\",\"delta\":\"1\",\"subagentRunId\":\"p\"}"},
    {SL_ENTRY_EVENT, 1,
     "{\"type\":\"STATE_DELTA\",\"subagentRunId\":\"p\",\"delta\":[{\"op\":\"copy\",\"from\":\"/"
     "s\","
     "\"path\":\"/b\"}]}"},
    {SL_ENTRY_EVENT, 1,
     "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"s\":1,\"s\":{\"s\":2},\"l\":{\"q\":{\"s\":1}}}"
     "}"},
    {SL_ENTRY_EVENT, 1, "{\"type\":\"MESSAGES_SNAPSHOT\",\"messages\":" MESSAGES "}"},
    {SL_ENTRY_EVENT, 1,
     "{\"type\":\"ACTIVITY_SNAPSHOT\",\"messageId\":\"v\",\"activityType\":\"t\",\"content\":{}}"},
    {SL_ENTRY_EVENT, 1,
     "{\"type\":\"ACTIVITY_DELTA\",\"messageId\":\"v\",\"activityType\":\"t\",\"patch\":"
     "[{\"op\":\"replace\",\"path\":\"/toString\",\"value\":1}],\"metadata\":{}}"},
    {SL_ENTRY_EVENT, 1, "{\"type\":\"CUSTOM\",\"name\":\"n\",\"value\":1,\"rawEvent\":1}"},
    {SL_ENTRY_EVENT, 1, "{\"type\":\"RUN_ERROR\",\"message\":\"m\",\"rawEvent\":1}"},
};
enum { COUNT = sizeof(entries) / sizeof(*entries) };

static const struct sl_view_limits limits = {1 << 16, 1 << 16};
static struct sl_filter filter;

static size_t with_memory(void)
{
    size_t kept = countdown;

    countdown = 0;
    return kept;
}

/* A view and a lens that are never starved but in what is tested. */
struct rig {
    struct sl_view *view;
    struct sl_lens *lens;
    size_t nth; /* the allocation of the lens's steps that fails; 0 for none */
    bool good;
    struct sl_buf seen;
};

static bool take(void *ctx, const struct sl_delivery *delivery)
{
    size_t kept = with_memory();
    struct sl_buf *out = ctx;

    sl_buf_add_str(out, delivery->json);
    sl_buf_add_char(out, '\n');
    countdown = kept;
    return true;
}

static bool ended_is_fine(void *ctx, struct sl_str run, struct sl_str terminal)
{
    (void)ctx;
    return run.len > 0 && terminal.len > 0;
}

static bool see(void *ctx, const struct sl_delivery *in)
{
    struct rig *rig = ctx;
    struct sl_delivery out;
    bool shown = false;

    if (!rig->good)
        return true;
    countdown = rig->nth;
    rig->good = sl_lens_step(rig->lens, in, &out, &shown);
    rig->nth = countdown;
    countdown = 0;
    if (rig->good && shown)
        take(&rig->seen, &out);
    return true;
}

static void enter(struct rig *rig, size_t i)
{
    const struct sl_entry entry = {.place = {1, i + 1, 0},
                                   .kind = entries[i].kind,
                                   .lease = entries[i].lease,
                                   .run = SL_STR("r"),
                                   .body = sl_str_from(entries[i].body)};

    sl_buf_reset(&rig->seen);
    assert_true(sl_view_step(rig->view, &entry, see, rig, NULL, NULL));
}

static void rig_to(struct rig *rig, size_t count)
{
    *rig = (struct rig){.good = true, .view = sl_view_new(SL_STR("t"), &limits)};
    rig->lens = sl_lens_new(&filter, rig->view, &limits);
    for (size_t i = 0; i < count; i++)
        enter(rig, i);
}

static void rig_clear(struct rig *rig)
{
    sl_lens_free(rig->lens);
    sl_view_free(rig->view);
    sl_buf_clear(&rig->seen);
}

static bool make_step(const void *with)
{
    const size_t *i = with;
    size_t nth = with_memory();
    struct rig rig, fed;

    rig_to(&fed, *i + 1);
    rig_to(&rig, *i);
    rig.nth = nth;
    enter(&rig, *i);
    bool good = rig.good;
    if (good && !sl_str_equal(sl_buf_str(&rig.seen), sl_buf_str(&fed.seen)))
        fail_msg("%zu: %.*s", *i, SL_STR_ARG(sl_buf_str(&rig.seen)));
    rig_clear(&rig);
    rig_clear(&fed);
    return good;
}

static bool make_lens(const void *with)
{
    const size_t *i = with;
    size_t nth = with_memory();
    struct rig rig;

    rig_to(&rig, *i);
    countdown = nth;
    struct sl_lens *lens = sl_lens_new(&filter, rig.view, &limits);
    countdown = 0;
    sl_lens_free(lens);
    rig_clear(&rig);
    return lens != NULL;
}

static bool resync(const void *with)
{
    const size_t *i = with;
    size_t nth = with_memory();
    struct rig rig;
    struct sl_buf fed = SL_BUF_INIT, out = SL_BUF_INIT;
    struct sl_error err = {0};

    rig_to(&rig, *i);
    assert_true(sl_lens_resync(rig.lens, rig.view, take, &fed, NULL));
    assert_true(sl_lens_each_ended(rig.lens, rig.view, ended_is_fine, NULL));
    countdown = nth;
    bool good = sl_lens_resync(rig.lens, rig.view, take, &out, &err);
    struct sl_mark *mark = good ? sl_lens_mark(rig.lens) : NULL;
    good = good && mark && sl_lens_each_ended(rig.lens, rig.view, ended_is_fine, NULL);
    countdown = 0;
    if (good)
        assert_true(sl_str_equal(sl_buf_str(&fed), sl_buf_str(&out)));
    sl_mark_unref(mark);
    sl_buf_clear(&fed);
    sl_buf_clear(&out);
    rig_clear(&rig);
    return good;
}

static bool join(const void *with)
{
    struct sl_filter a = {0}, b = {0};
    struct sl_doc doc = {0};
    struct sl_error err = {0};
    (void)with;

    bool good = sl_doc_parse(&doc, SL_STR("[\"/b\",\"/a\",\"/\\u0063\"]"), &err) &&
                sl_filter_read_paths(&a, &doc, 0, &err) &&
                sl_doc_parse(&doc, SL_STR("[\"/d\"]"), &err) &&
                sl_filter_read_paths(&b, &doc, 0, &err);
    assert_int_equal(err.code, good ? SL_OK : SL_NO_MEMORY);
    good = good && sl_filter_join(&a, &b);
    if (good && !sl_filter_may_change(&a, &doc, 0, &err)) {
        assert_int_equal(err.code, SL_NO_MEMORY);
        good = false;
    }
    if (good)
        assert_str_equals(sl_bytes_str(a.paths), "[\"/a\",\"/b\",\"/c\",\"/d\"]");
    sl_filter_clear(&a);
    sl_filter_clear(&b);
    sl_doc_clear(&doc);
    return good;
}

static void lenses_survive(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT; i++) {
        starved(make_step, &i);
        starve(make_lens, &i);
        starve(resync, &i);
    }
}

static void filters_survive(void **state)
{
    (void)state;
    starve(join, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(filters_survive),
        cmocka_unit_test(lenses_survive),
    };
    struct sl_doc doc = {0};

    if (!sl_doc_parse(&doc, SL_STR("[\"/s\",\"/a/s\",\"/l/*/s\"]"), NULL) ||
        !sl_filter_read_paths(&filter, &doc, 0, NULL))
        return 1;
    filter.hidden = 1U << SL_CAT_TEXT | 1U << SL_CAT_REASONING;
    sl_doc_clear(&doc);
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    sl_filter_clear(&filter);
    return failed;
}
