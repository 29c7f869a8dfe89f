/* SPDX-License-Identifier: MIT */
/*
 * Views without memory: whichever allocation fails, a step either says so or delivers exactly what
 * it delivers with memory; likewise storing and loading, a resync and the questions of requests.
 */
#include "unit/starve.h"

#include "sluice/view.h"

#define STARTED "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\"}"
#define GRANT(run, members, input)                                                                 \
    "{\"agent\":\"a\",\"channel\":true,\"interruptMs\":5,\"key\":\"k" run "\"" members             \
    ",\"input\":{\"threadId\":\"t\",\"runId\":\"" run "\",\"messages\":[" input "}}"
#define CALL(id) "{\"type\":\"TOOL_CALL_START\",\"toolCallId\":\"" id "\",\"toolCallName\":\"f\"}"
#define END(id)  "{\"type\":\"TOOL_CALL_END\",\"toolCallId\":\"" id "\"}"
#define ANSWER(call, message)                                                                      \
    "{\"key\":\"k\",\"toolCallId\":\"" call "\",\"messageId\":\"" message                          \
    "\",\"content\":[{\"type\":\"text\",\"text\":\"yes\"}],\"error\":\"e\"}"
#define RESUME                                                                                     \
    "[{\"interruptId\":\"i\",\"status\":\"resolved\",\"payload\":{\"n\":1}},"                      \
    "{\"interruptId\":\"\\u006a\",\"status\":\"cancelled\"}]"

static const struct {
    enum sl_entry_kind kind;
    uint64_t lease;
    const char *run;
    const char *body;
} entries[] = {
    {SL_ENTRY_PATCH, 0, "", "{\"patch\":[{\"op\":\"add\",\"path\":\"/a\",\"value\":[1]}]}"},
    {SL_ENTRY_GRANT, 1, "r", GRANT("r", "", "{\"id\":\"u\",\"role\":\"user\",\"content\":\"\"}]")},
    {SL_ENTRY_INPUT, 0, "r", "{\"key\":\"k\",\"value\":1}"},
    {SL_ENTRY_EVENT, 1, "r", STARTED},
    {SL_ENTRY_EVENT, 1, "r", CALL("c")},
    {SL_ENTRY_EVENT, 1, "r", END("c")},
    {SL_ENTRY_EVENT, 1, "r", CALL("\\u0064")},
    {SL_ENTRY_EVENT, 1, "r", END("\\u0064")},
    {SL_ENTRY_EVENT, 1, "r", CALL("e")},
    {SL_ENTRY_EVENT, 1, "r", END("e")},
    {SL_ENTRY_ANSWER, 0, "r", ANSWER("c", "x")},
    {SL_ENTRY_ANSWER, 0, "r", ANSWER("\\u0064", "u")},
    {SL_ENTRY_ANSWER, 0, "r", ANSWER("e", "z")},
    {SL_ENTRY_ANSWER, 0, "r", ANSWER("c", "y")},
    {SL_ENTRY_INPUT, 0, "r", "{\"key\":\"\\u006c\",\"value\":1}"},
    {SL_ENTRY_TAKEN, 1, "r", "{\"keys\":[\"l\",\"m\"]}"},
    {SL_ENTRY_EVENT, 1, "r",
     "{\"type\":\"TOOL_CALL_RESULT\",\"messageId\":\"m\",\"toolCallId\":\"c\",\"content\":\"\"}"},
    {SL_ENTRY_PATCH, 0, "r", "{\"patch\":[{\"op\":\"remove\",\"path\":\"/b\"}]}"},
    {SL_ENTRY_PATCH, 0, "r", "{\"state\":{\"b\":1}}"},
    {SL_ENTRY_EVENT, 1, "r",
     "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\",\"outcome\":{\"type\":"
     "\"interrupt\",\"interrupts\":[{\"id\":\"i\",\"reason\":\"x\",\"responseSchema\":{\"type\":"
     "\"object\",\"required\":[\"n\"]}},{\"id\":\"j\",\"reason\":\"y\",\"expiresAt\":"
     "\"2026-03-01T12:00:00Z\"}]}}"},
    {SL_ENTRY_GRANT, 2, "s",
     GRANT("s", ",\"rewrite\":true",
           "{\"id\":\"d\",\"role\":\"assistant\",\"toolCalls\":[{\"id\":\"d\",\"type\":"
           "\"function\",\"function\":{\"name\":\"f\",\"arguments\":\"\"}}]}],\"resume\":" RESUME)},
    {SL_ENTRY_FENCE, 3, "s", "{\"code\":\"c\",\"message\":\"m\"}"},
    {SL_ENTRY_GRANT, 4, "q", GRANT("q", "", "],\"state\":{},\"resume\":" RESUME)},
    {SL_ENTRY_GRANT, 5, "p", GRANT("p", "", "]")},
    {SL_ENTRY_FENCE, 6, "p", "{\"outcome\":\"cancelled\"}"},
};
enum { COUNT = sizeof(entries) / sizeof(*entries) };

static const struct sl_view_limits limits = {1 << 16, 1 << 16};

/* What each step delivers, and the view behind it, as they are with memory. */
static struct sl_buf delivered[COUNT], stored[COUNT];

static size_t with_memory(void)
{
    size_t kept = countdown;

    countdown = 0;
    return kept;
}

/* The test's own copies are not what is starved. */
static bool take(void *ctx, const struct sl_delivery *delivery)
{
    size_t kept = with_memory();
    struct sl_buf *out = ctx;

    sl_buf_add_str(out, delivery->json);
    sl_buf_add_u64(out, delivery->expires_ms);
    sl_buf_add_char(out, '\n');
    countdown = kept;
    return true;
}

static bool step(struct sl_view *view, size_t i)
{
    const struct sl_entry entry = {.place = {1, i + 1, 0},
                                   .kind = entries[i].kind,
                                   .lease = entries[i].lease,
                                   .run = sl_str_from(entries[i].run),
                                   .body = sl_str_from(entries[i].body)};
    struct sl_buf out = SL_BUF_INIT;
    struct sl_error err = {0};
    bool good = sl_view_step(view, &entry, take, &out, NULL, &err);

    assert_int_equal(err.code, good ? SL_OK : SL_NO_MEMORY);
    if (!stored[i].len)
        delivered[i] = out;
    else if (good && !sl_str_equal(sl_buf_str(&out), sl_buf_str(&delivered[i])))
        fail_msg("step %zu: %.*s and not %.*s", i, SL_STR_ARG(sl_buf_str(&out)),
                 SL_STR_ARG(sl_buf_str(&delivered[i])));
    if (stored[i].len)
        sl_buf_clear(&out);
    return good;
}

static void compare_stored(const struct sl_view *view, size_t i)
{
    size_t kept = with_memory();
    struct sl_buf out = SL_BUF_INIT;

    sl_view_save(view, &out);
    if (stored[i].len) {
        size_t at = 0;
        while (at < out.len && at < stored[i].len && out.ptr[at] == stored[i].ptr[at])
            at++;
        if (at != out.len || at != stored[i].len)
            fail_msg("behind step %zu: %.*s and not %.*s", i, (int)(out.len - at), out.ptr + at,
                     (int)(stored[i].len - at), stored[i].ptr + at);
        sl_buf_clear(&out);
    } else {
        stored[i] = out;
    }
    countdown = kept;
}

static bool store_and_load(struct sl_view **view)
{
    struct sl_buf saved = SL_BUF_INIT;
    struct sl_error err = {0};

    sl_view_save(*view, &saved);
    struct sl_view *again = saved.failed ? NULL : sl_view_load(sl_buf_str(&saved), &limits, &err);
    if (!saved.failed)
        assert_int_equal(err.code, again ? SL_OK : SL_NO_MEMORY);
    sl_view_free(*view);
    *view = again;
    sl_buf_clear(&saved);
    return again != NULL;
}

/* The view behind the first `count` entries, from what is stored of it. */
static struct sl_view *folded(size_t count)
{
    size_t kept = with_memory();
    struct sl_view *view = count > 0 ? sl_view_load(sl_buf_str(&stored[count - 1]), &limits, NULL)
                                     : sl_view_new(SL_STR("t"), &limits);

    assert_non_null(view);
    countdown = kept;
    return view;
}

/* One step, which may be of use only where it has what it needs. */
static bool make_step(const void *with)
{
    const size_t *i = with;
    struct sl_view *view = folded(*i);
    bool good = step(view, *i);

    if (good)
        compare_stored(view, *i);
    countdown = 0;
    sl_view_free(view);
    return good;
}

static bool keep(const void *with)
{
    const size_t *i = with;
    struct sl_view *view = folded(*i + 1);
    bool good = store_and_load(&view);

    if (good)
        compare_stored(view, *i);
    countdown = 0;
    sl_view_free(view);
    return good;
}

static bool make_new(const void *with)
{
    struct sl_view *view = sl_view_new(SL_STR("t"), &limits);
    (void)with;

    bool good = view != NULL;
    sl_view_free(view);
    return good;
}

static void steps_survive(void **state)
{
    (void)state;

    size_t failures = 0;
    starve(make_new, NULL);
    for (size_t i = 0; i < COUNT; i++) {
        assert_true(make_step(&i));
        failures += starved(make_step, &i); /* some need nothing */
        starve(keep, &i);
    }
    assert_true(failures > 10 * COUNT);
}

struct question {
    size_t entries; /* behind which it is asked */
    const char *resume;
    enum sl_code code;
};

static bool ask(const void *with)
{
    const struct question *question = with;
    struct sl_view *view = folded(question->entries);
    struct sl_doc doc = {0};
    struct sl_error err = {0};
    size_t kept = with_memory();

    assert_true(sl_doc_parse(&doc, sl_str_from(question->resume), NULL));
    countdown = kept;
    bool good = sl_view_resume_check(view, &(struct sl_resume){.doc = &doc}, &err);
    bool starved = err.code == SL_NO_MEMORY;
    assert_int_equal(good, err.code == SL_OK);
    if (!starved)
        assert_int_equal(err.code, question->code);
    countdown = 0;
    sl_doc_clear(&doc);
    sl_view_free(view);
    return !starved;
}

static void questions_survive(void **state)
{
    static const struct question questions[] = {
        {20, RESUME, SL_OK},
        {20, "[{\"interruptId\":\"i\",\"status\":\"cancelled\"}]", SL_INTERRUPTED},
        {20, "[{\"interruptId\":\"i\",\"status\":\"resolved\",\"payload\":{}}]", SL_BAD_ANSWER},
        {22, RESUME, SL_OK},
        {22, "[{\"interruptId\":\"i\",\"status\":\"cancelled\"}]", SL_CONFLICT},
    };
    (void)state;

    for (size_t i = 0; i < sizeof(questions) / sizeof(*questions); i++)
        starve(ask, &questions[i]);
}

static bool open_call(const void *with)
{
    struct sl_view *view = folded(13);
    struct sl_error err = {0};
    bool open = sl_view_call_open(view, sl_str_from(with), &err);

    assert_false(open);
    assert_true(err.code == SL_ANSWERED || err.code == SL_NO_MEMORY);
    countdown = 0;
    sl_view_free(view);
    return err.code != SL_NO_MEMORY;
}

static bool print_keys(const void *with)
{
    struct sl_view *view = folded(21);
    struct sl_buf out = SL_BUF_INIT;
    (void)with;

    sl_view_print_resume_keys(view, &out);
    bool good = !out.failed;
    if (good)
        assert_str_equals(sl_buf_str(&out), "{\"i\":\"ks\",\"j\":\"ks\"}");
    countdown = 0;
    sl_buf_clear(&out);
    sl_view_free(view);
    return good;
}

static bool resync(const void *with)
{
    const size_t *count = with;
    struct sl_view *view = folded(*count);
    struct sl_buf out = SL_BUF_INIT;
    struct sl_error err = {0};
    bool good = sl_view_resync(view, take, &out, &err);

    assert_int_equal(err.code, good ? SL_OK : SL_NO_MEMORY);
    countdown = 0;
    sl_buf_clear(&out);
    sl_view_free(view);
    return good;
}

static void the_rest_survives(void **state)
{
    static const size_t places[] = {1, 13, 20, 22, 24, COUNT};
    (void)state;

    starve(open_call, "c");
    starve(print_keys, NULL);
    for (size_t i = 0; i < sizeof(places) / sizeof(*places); i++)
        starve(resync, &places[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(steps_survive),
        cmocka_unit_test(questions_survive),
        cmocka_unit_test(the_rest_survives),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);

    for (size_t i = 0; i < COUNT; i++) {
        sl_buf_clear(&delivered[i]);
        sl_buf_clear(&stored[i]);
    }
    return failed;
}
