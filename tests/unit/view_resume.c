/* SPDX-License-Identifier: MIT */
/* Interrupts: which requests they admit, what is recorded of answers, and when they expire. */
#include "unit/view_rig.h"

#include "iso_time.h"

#define START(run) "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"" run "\"}"
#define RUN_FAILS  "{\"type\":\"RUN_ERROR\",\"message\":\"m\"}"
#define INTERRUPTED(run, interrupts)                                                               \
    "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"" run                               \
    "\",\"outcome\":{\"type\":\"interrupt\",\"interrupts\":[" interrupts "]}}"
#define ONE(id, more) "{\"id\":\"" id "\",\"reason\":\"x\"" more "}"
#define RESOLVED(id)                                                                               \
    "{\"interruptId\":\"" id "\",\"status\":\"resolved\",\"payload\":{\"ok\":true}}"
#define CANCELS(id)     "{\"interruptId\":\"" id "\",\"status\":\"cancelled\"}"
#define RESUME(entries) ",\"messages\":[],\"resume\":[" entries "]"

static struct fixture interrupted(const char *members, const char *finish)
{
    struct fixture f = fresh();

    grant(&f, "r", members, NO_MESSAGES);
    event(&f, STARTED);
    event(&f, finish);
    return f;
}

/* A request with this `resume` array: its verdict, for one who answers at `now`. */
static void check_as(const struct fixture *f, const char *array, struct sl_resume who,
                     enum sl_code code, const char *field)
{
    struct sl_doc doc = {0};
    struct sl_error err = {0};

    assert_true(sl_doc_parse(&doc, sl_str_from(array), NULL));
    who.doc = &doc;
    bool good = sl_view_resume_check(f->view, &who, &err);
    if (good != (code == SL_OK) || err.code != code || strcmp(err.field, field) != 0)
        fail_msg("%s: %s at %s: %s", array, sl_code_name(err.code), err.field, err.text);
    sl_doc_clear(&doc);
}

static void check_at(const struct fixture *f, uint64_t now, const char *array, enum sl_code code,
                     const char *field)
{
    check_as(f, array, (struct sl_resume){.now_ms = now}, code, field);
}

static void check(const struct fixture *f, const char *array, enum sl_code code, const char *field)
{
    check_at(f, 0, array, code, field);
}

static void each_is_answered_once(void **state)
{
    struct fixture f = interrupted("", INTERRUPTED("r", ONE("i", "") "," ONE("j", "")));
    struct sl_error err = {0};
    (void)state;

    check(&f, "[" RESOLVED("\\u0069") "," CANCELS("j") "]", SL_OK, "");
    check(&f, "[" RESOLVED("i") "]", SL_INTERRUPTED, "/input/resume");
    check(&f, "[]", SL_INTERRUPTED, "/input/resume");
    assert_false(sl_view_resume_check(f.view, &(struct sl_resume){.node = SL_NONE}, &err));
    assert_int_equal(err.code, SL_INTERRUPTED);
    assert_string_equal(err.text, "the open interrupt \"i\" has no answer in `resume`");
    check(&f, "[" CANCELS("j") "," CANCELS("i") "," RESOLVED("\\u006a") "]", SL_BAD_INPUT,
          "/input/resume/2");
    check(&f, "[" CANCELS("j") "," CANCELS("k") "]", SL_UNKNOWN_INTERRUPT,
          "/input/resume/1/interruptId");
    check(&f, "[{\"status\":\"resolved\"}]", SL_BAD_INPUT, "/input/resume/0/interruptId");
    clear(&f);
}

static void the_answered_are_told_from_the_unknown(void **state)
{
    struct fixture f = interrupted("", INTERRUPTED("r", ONE("i", "")));
    char text[256];
    (void)state;

    check(&f, "[" CANCELS("k") "]", SL_UNKNOWN_INTERRUPT, "/input/resume/0/interruptId");
    grant(&f, "s", "", RESUME(RESOLVED("i")));
    event(&f, START("s"));
    event(&f, INTERRUPTED("s", ONE("j", "")));
    check(&f, "[" CANCELS("j") "," CANCELS("\\u0069") "]", SL_INTERRUPT_ANSWERED,
          "/input/resume/1/interruptId");
    grant(&f, "q", "", RESUME(RESOLVED("j")));
    fence(&f, "q", "{\"outcome\":\"cancelled\"}");
    /* Nothing is open: a request without answers is what is left. */
    check(&f, "[]", SL_OK, "");
    check(&f, "[" CANCELS("j") "]", SL_INTERRUPT_ANSWERED, "/input/resume/0/interruptId");
    check(&f, "[" CANCELS("k") "]", SL_UNKNOWN_INTERRUPT, "/input/resume/0/interruptId");
    for (int i = 0; i < 63; i++) {
        grant(&f, "n", "", NO_MESSAGES);
        event(&f, START("n"));
        snprintf(text, sizeof(text), INTERRUPTED("n", ONE("n%d", "")), i);
        event(&f, text);
    }
    check(&f, "[" CANCELS("i") "]", SL_INTERRUPT_ANSWERED, "/input/resume/0/interruptId");
    grant(&f, "n", "", NO_MESSAGES);
    fence(&f, "n", "{\"outcome\":\"cancelled\"}");
    check(&f, "[" CANCELS("i") "]", SL_UNKNOWN_INTERRUPT, "/input/resume/0/interruptId");
    check(&f, "[" CANCELS("j") "]", SL_INTERRUPT_ANSWERED, "/input/resume/0/interruptId");
    clear(&f);
}

static void a_persona_answers_for_itself(void **state)
{
    struct fixture f = interrupted(
        "", INTERRUPTED("r", ONE("i", "") "," ONE("j", ",\"metadata\":{\"sluice\":{\"persona\":"
                                                       "\"advis\\u0065r\"}}")));
    const char *both = "[" RESOLVED("i") "," RESOLVED("j") "]";
    (void)state;

    check(&f, both, SL_FORBIDDEN, "/input/resume/1");
    check(&f, "[" CANCELS("i") "," CANCELS("j") "]", SL_FORBIDDEN, "/input/resume/1");
    check_as(&f, both, (struct sl_resume){.persona = SL_STR("customer")}, SL_FORBIDDEN,
             "/input/resume/1");
    check_as(&f, both, (struct sl_resume){.persona = SL_STR("adviser")}, SL_OK, "");
    check_as(&f, both, (struct sl_resume){.any_persona = true}, SL_OK, "");
    clear(&f);
}

/* ---- time ---- */

static void time_runs_out(void **state)
{
    struct fixture f = fresh();
    (void)state;

    f.ms = 1000000;
    grant(&f, "r", ",\"interruptMs\":500", NO_MESSAGES);
    event(&f, STARTED);
    f.ms = 2000000;
    event(&f,
          INTERRUPTED("r", ONE("i", "") "," ONE("j", ",\"expiresAt\":\"1970-01-01T00:10:00Z\"")));
    assert_delivers(
        &f, "= " INTERRUPTED("r", ONE("i", "") "," ONE("j", ",\"expiresAt\":\"1970-01-01T00:10:"
                                                            "00Z\"")) " until 2000500\n");
    check_at(&f, 599999, "[" RESOLVED("i") "," RESOLVED("j") "]", SL_OK, "");
    check_at(&f, 600000, "[" RESOLVED("i") "," RESOLVED("j") "]", SL_INTERRUPT_EXPIRED,
             "/input/resume/1");
    check_at(&f, 2000499, "[" RESOLVED("i") "," CANCELS("j") "]", SL_OK, "");
    check_at(&f, 2000500, "[" RESOLVED("i") "," CANCELS("j") "]", SL_INTERRUPT_EXPIRED,
             "/input/resume/0");
    check_at(&f, 9000000, "[" CANCELS("i") "," CANCELS("j") "]", SL_OK, "");
    /* Who joins is told the same, also while the next run goes on. */
    struct sl_view *loaded = reloaded(f.view, &f.limits);
    sl_view_free(f.view);
    f.view = loaded;
    sl_buf_reset(&f.out);
    print_resync(f.view, &f.out);
    assert_true(delivers_part(&f, SL_STR("]}} until 2000500\n")));
    grant(&f, "s", "", RESUME(CANCELS("i") "," CANCELS("j")));
    event(&f, START("s"));
    sl_buf_reset(&f.out);
    print_resync(f.view, &f.out);
    assert_true(delivers_part(&f, SL_STR("]}} until 2000500\n")));
    event(&f, RUN_FAILS);
    assert_false(delivers_part(&f, SL_STR("until")));
    sl_buf_reset(&f.out);
    print_resync(f.view, &f.out);
    assert_true(delivers_part(&f, SL_STR("]}} until 2000500\n")));
    assert_false(delivers_part(&f, SL_STR("\"m\"} until")));
    clear(&f);
}

static void what_says_no_time_that_can_be_read_says_none(void **state)
{
    struct fixture f = fresh();
    (void)state;

    f.ms = UINT64_MAX - 10;
    grant(&f, "r", ",\"interruptMs\":5", NO_MESSAGES);
    event(&f, STARTED);
    event(&f, INTERRUPTED("r", ONE("i", ",\"expiresAt\":\"tomorrow\"")));
    assert_true(delivers_part(&f, SL_STR(" until 18446744073709551610\n")));
    check_at(&f, UINT64_MAX - 5, "[" RESOLVED("i") "]", SL_INTERRUPT_EXPIRED, "/input/resume/0");
    check_at(&f, UINT64_MAX - 6, "[" RESOLVED("i") "]", SL_OK, "");
    clear(&f);

    /* All say when: nothing else counts. */
    f = interrupted(",\"interruptMs\":5",
                    INTERRUPTED("r", ONE("i", ",\"expiresAt\":\"2026-03-01T12:00:00+02:00\"")));
    assert_false(delivers_part(&f, SL_STR("until")));
    check_at(&f, 1772359199999, "[" RESOLVED("i") "]", SL_OK, "");
    check_at(&f, 1772359200000, "[" RESOLVED("i") "]", SL_INTERRUPT_EXPIRED, "/input/resume/0");
    clear(&f);

    /* Nothing says when: for ever. */
    f = interrupted("", INTERRUPTED("r", ONE("i", "")));
    assert_false(delivers_part(&f, SL_STR("until")));
    check_at(&f, UINT64_MAX, "[" RESOLVED("i") "]", SL_OK, "");
    clear(&f);
}

static void moments_are_read_exactly(void **state)
{
    static const struct {
        const char *text;
        uint64_t ms;
    } good[] = {
        {"1970-01-01T00:00:00Z", 0},
        {"1970-01-01T00:00:00.001Z", 1},
        {"1970-01-01T00:00:00.0019999999999999999999Z", 1},
        {"1970-01-01T00:00:00.5Z", 500},
        {"1970-01-01T01:00:00+01:00", 0},
        {"1969-12-31T23:30:00-00:45", 900000},
        {"1969-12-31T23:59:59Z", 0},
        {"0000-01-01T00:00:00Z", 0},
        {"2000-02-29T00:00:00Z", 951782400000},
        {"2000-03-01T00:00:00Z", 951868800000},
        {"2001-01-01T00:00:00Z", 978307200000},
        {"2024-12-31T23:59:59.999+23:59", 1735603259999},
        {"2100-03-01T00:00:00Z", 4107542400000},
        {"9999-12-31T23:59:59.999Z", 253402300799999},
    };
    static const char *const bad[] = {
        "",
        "2026",
        "2026-03-01",
        "2026-03-01T12:00Z",
        "2026-03-01T12:00:00",
        "2026-03-01 12:00:00Z",
        "2026-03-01t12:00:00Z",
        "2026-03-01T12:00:00z",
        "2026-03-01T12:00:00.Z",
        "2026-03-01T12:00:00,5Z",
        "2026-03-01T12:00:00+02",
        "2026-03-01T12:00:00+0200",
        "2026-03-01T12:00:00+02:00Z",
        "2026-03-01T12:00:00+24:00",
        "2026-03-01T12:00:00+02:60",
        "2026-03-01T24:00:00Z",
        "2026-03-01T12:60:00Z",
        "2026-03-01T23:59:60Z",
        "2026-00-01T12:00:00Z",
        "2026-13-01T12:00:00Z",
        "2026-04-31T12:00:00Z",
        "2026-02-29T12:00:00Z",
        "2100-02-29T12:00:00Z",
        "2026-03-00T12:00:00Z",
        "2026-03-01T12:00:00Z ",
        " 2026-03-01T12:00:00Z",
        "+02026-03-01T12:00:00Z",
        "2026-3-1T12:00:00Z",
        "20260301T120000Z",
        "2026-03-01T-1:00:00Z",
        "2026-03-01T12:00:00\xc2\xb5Z",
    };
    uint64_t ms = 7;
    (void)state;

    for (size_t i = 0; i < sizeof(good) / sizeof(*good); i++) {
        if (!sl_iso_time_parse(sl_str_from(good[i].text), &ms) || ms != good[i].ms)
            fail_msg("%s: %llu", good[i].text, (unsigned long long)ms);
    }
    ms = 7;
    for (size_t i = 0; i < sizeof(bad) / sizeof(*bad); i++) {
        if (sl_iso_time_parse(sl_str_from(bad[i]), &ms))
            fail_msg("%s is taken", bad[i]);
    }
    assert_int_equal(ms, 7);
}

/* ---- schemas ---- */

#define SCHEMA(schema)   ",\"responseSchema\":" schema
#define PAYLOAD(payload) "[{\"interruptId\":\"i\",\"status\":\"resolved\",\"payload\":" payload "}]"

static void payloads_satisfy_their_schema(void **state)
{
    struct fixture f = interrupted(
        "",
        INTERRUPTED("r", ONE("i", SCHEMA("{\"type\":\"object\",\"properties\":{\"limit\":{\"type\":"
                                         "\"integer\"}},\"required\":[\"limit\"]}"))));
    (void)state;

    check(&f, "[{\"interruptId\":\"i\",\"status\":\"resolved\"}]", SL_BAD_ANSWER,
          "/input/resume/0/payload");
    check(&f, "[" CANCELS("i") "]", SL_OK, "");
    check(&f, PAYLOAD("{\"limit\":5}"), SL_OK, "");
    check(&f, PAYLOAD("{\"limit\":\"5\"}"), SL_BAD_ANSWER, "/input/resume/0/payload/limit");
    check(&f, PAYLOAD("[]"), SL_BAD_ANSWER, "/input/resume/0/payload");
    check(&f, PAYLOAD("null"), SL_BAD_ANSWER, "/input/resume/0/payload");
    clear(&f);

    f = interrupted("", INTERRUPTED("r", ONE("i", SCHEMA("{\"properties\":{\"a\":{\"type\":"
                                                         "\"spam\"}}}"))));
    check(&f, PAYLOAD("{\"a\":5}"), SL_BAD_SCHEMA, "/input/resume/0");
    check(&f, "[" CANCELS("i") "]", SL_OK, "");
    clear(&f);

    f = interrupted("", INTERRUPTED("r", ONE("i", SCHEMA("{\"type\":[\"string\",\"null\"]}"))));
    check(&f, PAYLOAD("null"), SL_OK, "");
    check(&f, "[{\"interruptId\":\"i\",\"status\":\"resolved\"}]", SL_BAD_ANSWER,
          "/input/resume/0/payload");
    clear(&f);
}

/* Many answers are no way around the limit of work. */
static void schemas_share_their_limit(void **state)
{
    struct fixture f = fresh();
    struct sl_buf finish = SL_BUF_INIT, resume = SL_BUF_INIT;
    struct sl_doc doc = {0};
    struct sl_error err = {0};
    (void)state;

    f.is_not_kept = true;
    sl_buf_add_lit(&finish, "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\","
                            "\"outcome\":{\"type\":\"interrupt\",\"interrupts\":[");
    sl_buf_add_char(&resume, '[');
    for (uint64_t i = 0; i < 100; i++) {
        sl_buf_add_str(&finish, i > 0 ? SL_STR(",{\"id\":\"") : SL_STR("{\"id\":\""));
        sl_buf_add_u64(&finish, i);
        sl_buf_add_lit(&finish, "\",\"reason\":\"x\",\"responseSchema\":{\"uniqueItems\":true}}");
        sl_buf_add_str(&resume, i > 0 ? SL_STR(",") : SL_STR(""));
        sl_buf_add_lit(&resume, "{\"status\":\"resolved\",\"interruptId\":\"");
        sl_buf_add_u64(&resume, i);
        sl_buf_add_lit(&resume, "\",\"payload\":[");
        for (uint64_t n = 0; n < 300; n++) {
            sl_buf_add_str(&resume, n > 0 ? SL_STR(",") : SL_STR(""));
            sl_buf_add_u64(&resume, n);
        }
        sl_buf_add_lit(&resume, "]}");
    }
    sl_buf_add(&finish, "]}}", sizeof("]}}"));
    sl_buf_add_char(&resume, ']');
    grant(&f, "r", "", NO_MESSAGES);
    event(&f, STARTED);
    event(&f, finish.ptr);
    assert_true(sl_doc_parse(&doc, sl_buf_str(&resume), NULL));
    assert_false(sl_view_resume_check(f.view, &(struct sl_resume){.doc = &doc}, &err));
    assert_int_equal(err.code, SL_TOO_LARGE);
    sl_doc_clear(&doc);
    sl_buf_clear(&finish);
    sl_buf_clear(&resume);
    clear(&f);
}

/* ---- what an earlier run was told ---- */

static void print_keys(const struct sl_view *view, struct sl_buf *out)
{
    sl_view_print_resume_keys(view, out);
}

static void a_failed_run_fixes_the_answer(void **state)
{
    struct fixture f =
        interrupted(",\"interruptMs\":500",
                    INTERRUPTED("r", ONE("i", "") "," ONE("j\\\"", "") "," ONE("n", "")));
    (void)state;

    assert_prints(print_keys, f.view, "{}");
    grant(&f, "s", ",\"key\":\"first\"",
          RESUME(RESOLVED("i") ",{\"interruptId\":\"j\\u0022\",\"status\":\"resolved\",\"payload\":"
                               "[1.0,{\"a\":1,\"b\":2}]}," CANCELS("n")));
    assert_prints(print_keys, f.view, "{\"i\":\"first\",\"j\\\"\":\"first\",\"n\":\"first\"}");
    event(&f, RUN_FAILS);
    assert_prints(print_keys, f.view, "{}");
    /* The same, however it is written, and however late. */
#define SAME                                                                                       \
    "{\"status\":\"\\u0072esolved\",\"payload\":[1,{\"b\":2.0,\"a\":1}],\"interruptId\":"          \
    "\"j\\\"\"},"                                                                                  \
    "{\"interruptId\":\"n\",\"status\":\"cancelled\",\"payload\":null}"
    check_at(&f, UINT64_MAX, "[" RESOLVED("i") "," SAME "]", SL_OK, "");
    check(&f, "[" RESOLVED("i") "]", SL_INTERRUPTED, "/input/resume");
    check(&f, "[" CANCELS("i") "," SAME "]", SL_CONFLICT, "/input/resume/0");
    check(&f,
          "[{\"interruptId\":\"i\",\"status\":\"resolved\",\"payload\":{\"ok\":false}}," SAME "]",
          SL_CONFLICT, "/input/resume/0");
    check(&f, "[{\"interruptId\":\"i\",\"status\":\"resolved\"}," SAME "]", SL_CONFLICT,
          "/input/resume/0");
    grant(&f, "q", ",\"key\":\"second\"", RESUME(RESOLVED("i") "," SAME));
    assert_prints(print_keys, f.view, "{\"i\":\"first\",\"j\\\"\":\"first\",\"n\":\"first\"}");
    step(&f, SL_ENTRY_GRANT, 4, "q", "{}"); /* another worker */
    assert_prints(print_keys, f.view, "{\"i\":\"first\",\"j\\\"\":\"first\",\"n\":\"first\"}");
    event(&f, START("q"));
    /* The same ids again are other interrupts. */
    event(&f, INTERRUPTED("q", ONE("i", "")));
    check_at(&f, 0, "[" CANCELS("i") "]", SL_OK, "");
    grant(&f, "p", ",\"key\":\"third\"", RESUME(CANCELS("i")));
    assert_prints(print_keys, f.view, "{\"i\":\"third\"}");
    clear(&f);
}

static void a_run_that_never_was_fixes_nothing(void **state)
{
    struct fixture f = with_limits(20, 200);
    char text[512];
    (void)state;

    grant(&f, "r", "", NO_MESSAGES);
    event(&f, STARTED);
    event(&f, INTERRUPTED("r", ONE("i", "")));
    snprintf(text, sizeof(text),
             ",\"resume\":[" RESOLVED("i") "],\"messages\":[{\"id\":\"v\",\"role\":\"user\","
                                           "\"content\":\"%0300d\"}]",
             1);
    grant(&f, "s", ",\"key\":\"k\"", text);
    assert_true(f.report.run_ended);
    check(&f, "[" CANCELS("i") "]", SL_OK, "");
    clear(&f);
}

/* What answers nothing that is open is no answer. */
static void only_open_interrupts_are_recorded(void **state)
{
    struct fixture f = fresh();
    (void)state;

    grant(&f, "r", ",\"key\":\"k\"", RESUME(RESOLVED("i")));
    assert_prints(print_keys, f.view, "{}");
    event(&f, STARTED);
    event(&f, INTERRUPTED("r", ONE("i", "")));
    grant(&f, "s", ",\"key\":\"l\"", RESUME(RESOLVED("k") "," RESOLVED("i") "," CANCELS("i")));
    assert_prints(print_keys, f.view, "{\"i\":\"l\"}");
    fence(&f, "s", "{\"code\":\"c\",\"message\":\"m\"}");
    check(&f, "[" RESOLVED("i") "]", SL_OK, "");
    check(&f, "[" CANCELS("i") "]", SL_CONFLICT, "/input/resume/0");
    clear(&f);
}

static void hostile_views_are_refused(void **state)
{
    static const struct {
        const char *is;
        const char *becomes;
        const char *field;
    } cases[] = {
        {"\"resumed\":[{", "\"resumed\":[],\"x\":[{", "resumed"},
        {"\"interrupts\":", "\"x\":", "resumed"},
        {"\"resumed\":[{", "\"resumed\":[1,{", "entry"},
        {"\"resumed\":[{",
         "\"resumed\":[{\"entry\":\"{\\\"interruptId\\\":\\\"i\\\"}\",\"key\":\"\"},{", "entry"},
        {"\"closed\":[", "\"closed\":[-1,", "closed"},
        {"\"expires\":6", "\"expires\":-6", "expires"},
        {"\"expires\":6", "\"expires\":0", "expires"},
        {"\"interruptMs\":5", "\"interruptMs\":\"5\"", "interruptMs"},
    };
    struct fixture f = interrupted(",\"interruptMs\":5", INTERRUPTED("r", ONE("h", "")));
    struct sl_buf saved = SL_BUF_INIT;
    (void)state;

    grant(&f, "q", ",\"interruptMs\":5", RESUME(RESOLVED("h")));
    event(&f, START("q"));
    event(&f, INTERRUPTED("q", ONE("i", "")));
    grant(&f, "s", ",\"interruptMs\":5", RESUME(RESOLVED("i")));
    sl_view_save(f.view, &saved);
    sl_buf_add_char(&saved, '\0');
    for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
        struct sl_buf text = SL_BUF_INIT;
        struct sl_error err = {0};
        char *at = strstr(saved.ptr, cases[i].is);
        if (!at)
            fail_msg("%s is not in %s", cases[i].is, saved.ptr);
        sl_buf_add(&text, saved.ptr, (size_t)(at - saved.ptr));
        sl_buf_add_str(&text, sl_str_from(cases[i].becomes));
        sl_buf_add_str(&text, sl_str_from(at + strlen(cases[i].is)));
        struct sl_view *view = sl_view_load(sl_buf_str(&text), &wide, &err);
        if (view || strcmp(err.field, cases[i].field) != 0)
            fail_msg("%s: %s", cases[i].becomes, err.field);
        assert_int_equal(err.code, SL_BAD_FIELD);
        sl_buf_clear(&text);
    }
    for (size_t i = 0; i + 1 < saved.len; i++) {
        char kept = saved.ptr[i];
        saved.ptr[i] = kept == '1' ? '{' : '1';
        sl_view_free(sl_view_load((struct sl_str){saved.ptr, saved.len - 1}, &wide, NULL));
        saved.ptr[i] = kept;
    }
    sl_buf_clear(&saved);
    clear(&f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_is_answered_once),
        cmocka_unit_test(the_answered_are_told_from_the_unknown),
        cmocka_unit_test(a_persona_answers_for_itself),
        cmocka_unit_test(time_runs_out),
        cmocka_unit_test(what_says_no_time_that_can_be_read_says_none),
        cmocka_unit_test(moments_are_read_exactly),
        cmocka_unit_test(payloads_satisfy_their_schema),
        cmocka_unit_test(schemas_share_their_limit),
        cmocka_unit_test(a_failed_run_fixes_the_answer),
        cmocka_unit_test(a_run_that_never_was_fixes_nothing),
        cmocka_unit_test(only_open_interrupts_are_recorded),
        cmocka_unit_test(hostile_views_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
