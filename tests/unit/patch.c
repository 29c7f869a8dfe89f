/* SPDX-License-Identifier: MIT */
/* JSON Pointer and JSON Patch: results, refusals, limits, and what is marked for the client. */
#include "unit/unit.h"

#include <stdio.h>
#include <stdlib.h>

#include "sluice/patch.h"
#include "tree.h"

static struct sl_value *parsed(struct sl_str text)
{
    struct sl_error err = {0};
    struct sl_value *value = sl_value_parse(text, &err);

    if (!value)
        fail_msg("%.*s: %s", SL_STR_ARG(text), err.text);
    return value;
}

/* The value prints as this, and its cached size and height are the real ones. */
static void assert_prints(struct sl_value *value, const char *text)
{
    struct sl_buf out = SL_BUF_INIT;

    sl_value_print(value, &out);
    if (!sl_str_equal(sl_buf_str(&out), sl_str_from(text)))
        fail_msg("got %.*s, not %s", SL_STR_ARG(sl_buf_str(&out)), text);
    assert_int_equal(sl_value_size(value), out.len);
    struct sl_value *again = parsed(sl_buf_str(&out));
    assert_int_equal(sl_value_height(value), sl_value_height(again));
    sl_value_unref(again);
    sl_buf_clear(&out);
}

/* Applies a patch in text form. */
static bool patched(struct sl_value **value, const char *patch,
                    const struct sl_patch_limits *limits, struct sl_patch_result *result,
                    struct sl_error *err)
{
    struct sl_doc doc = {0};

    assert_true(sl_doc_parse(&doc, sl_str_from(patch), NULL));
    bool good = sl_patch_apply(value, &doc, 0, limits, result, err);
    sl_doc_clear(&doc);
    return good;
}

/* What becomes of a document: `after` NULL means SL_PATCH_FAILED. */
struct outcome {
    const char *doc;
    const char *patch;
    const char *after;
    bool deviates;
};

static void check_outcome(const struct outcome *c)
{
    struct sl_error err = {0};
    struct sl_patch_result result;
    struct sl_value *value = parsed(sl_str_from(c->doc));
    bool good = patched(&value, c->patch, NULL, &result, &err);

    if (good != (c->after != NULL) || result.deviates != c->deviates)
        fail_msg("%s %s: %s %s, deviates %d", c->doc, c->patch, good ? "taken" : "refused",
                 err.text, result.deviates);
    if (!good)
        assert_int_equal(err.code, SL_PATCH_FAILED);
    assert_prints(value, good ? c->after : c->doc);
    sl_value_unref(value);
}

static void check_outcomes(const struct outcome *cases, size_t count)
{
    for (size_t i = 0; i < count; i++)
        check_outcome(&cases[i]);
}

#define CHECK_OUTCOMES(cases) check_outcomes((cases), sizeof(cases) / sizeof(*(cases)))

static void add_replace_remove(void **state)
{
    (void)state;
    static const struct outcome cases[] = {
        {"{}", "[]", "{}", false},
        {"{}", "[{\"op\":\"add\",\"path\":\"/a\",\"value\":[1]}]", "{\"a\":[1]}", false},
        {"{\"a\":1}", "[{\"op\":\"add\",\"path\":\"/a\",\"value\":2,\"x\":0}]", "{\"a\":2}", false},
        {"[1,3]", "[{\"op\":\"add\",\"path\":\"/1\",\"value\":2}]", "[1,2,3]", false},
        {"[1]", "[{\"op\":\"add\",\"path\":\"/1\",\"value\":2}]", "[1,2]", false},
        {"[1]", "[{\"op\":\"add\",\"path\":\"/-\",\"value\":[[]]}]", "[1,[[]]]", false},
        {"[1]", "[{\"op\":\"add\",\"path\":\"/2\",\"value\":2}]", NULL, false},
        {"[1]", "[{\"op\":\"add\",\"path\":\"/a\",\"value\":2}]", NULL, false},
        {"[1]", "[{\"op\":\"add\",\"path\":\"/-1\",\"value\":2}]", NULL, false},
        {"[1]", "[{\"op\":\"add\",\"path\":\"/1e0\",\"value\":2}]", NULL, false},
        {"{}", "[{\"op\":\"add\",\"path\":\"/a/b\",\"value\":2}]", NULL, false},
        {"{\"a\":1}", "[{\"op\":\"add\",\"path\":\"/a/b\",\"value\":2}]", NULL, false},
        {"{}", "[{\"op\":\"add\",\"path\":\"\",\"value\":7.50}]", "7.50", false},
        {"{\"\":1}", "[{\"op\":\"add\",\"path\":\"/\",\"value\":2}]", "{\"\":2}", false},
        {"{}", "[{\"op\":\"add\",\"path\":\"/a~1b~0c~01\",\"value\":1}]", "{\"a/b~c~1\":1}", false},
        {"{}", "[{\"op\":\"add\",\"path\":\"\\/a\\u002f\\u007e1\",\"value\":1}]", NULL, false},
        {"{\"a\":{}}", "[{\"op\":\"add\",\"path\":\"\\/a\\u002f\\u007e1\",\"value\":1}]",
         "{\"a\":{\"/\":1}}", false},
        {"{}", "[{\"op\":\"add\",\"path\":\"/\\\"\\n\\ud83d\",\"value\":1}]",
         "{\"\\\"\\n\\ud83d\":1}", false},
        {"{\"a\":[1]}", "[{\"op\":\"replace\",\"path\":\"/a/0\",\"value\":{\"b\":[]}}]",
         "{\"a\":[{\"b\":[]}]}", false},
        {"{\"a\":[1]}", "[{\"op\":\"replace\",\"path\":\"/a/-\",\"value\":2}]", NULL, false},
        {"{\"a\":[1]}", "[{\"op\":\"replace\",\"path\":\"/a/1\",\"value\":2}]", NULL, false},
        {"{\"a\":1}", "[{\"op\":\"replace\",\"path\":\"/b\",\"value\":2}]", NULL, false},
        {"{\"a\":1}", "[{\"op\":\"replace\",\"path\":\"\",\"value\":[]}]", "[]", false},
        {"{\"a\":[[[1]]],\"b\":2}", "[{\"op\":\"remove\",\"path\":\"/a\"}]", "{\"b\":2}", false},
        {"[1,2,3]", "[{\"op\":\"remove\",\"path\":\"/0\"}]", "[2,3]", false},
        {"[1]", "[{\"op\":\"remove\",\"path\":\"/1\"}]", NULL, false},
        {"{\"a\":1}", "[{\"op\":\"remove\",\"path\":\"/a/b\"}]", NULL, false},
        {"{\"a\":1}", "[{\"op\":\"remove\",\"path\":\"\"}]", "null", false},
        {"null", "[{\"op\":\"add\",\"path\":\"/a\",\"value\":1}]", NULL, false},
        {"{\"a\":1,\"b\":0,\"a\":2}", "[{\"op\":\"remove\",\"path\":\"/a\"}]", "{\"b\":0}", false},
        {"{\"a\":1,\"b\":0,\"a\":2}", "[{\"op\":\"add\",\"path\":\"/a\",\"value\":3}]",
         "{\"b\":0,\"a\":3}", false},
        {"{\"\\u0061\":1}", "[{\"op\":\"replace\",\"path\":\"/a\",\"value\":3}]", "{\"\\u0061\":3}",
         false},
    };
    CHECK_OUTCOMES(cases);
}

static void move_and_copy(void **state)
{
    (void)state;
    static const struct outcome cases[] = {
        {"{\"a\":{\"b\":1},\"c\":{}}", "[{\"op\":\"move\",\"from\":\"/a/b\",\"path\":\"/c/d\"}]",
         "{\"a\":{},\"c\":{\"d\":1}}", false},
        {"[1,2,3,4]", "[{\"op\":\"move\",\"from\":\"/1\",\"path\":\"/3\"}]", "[1,3,4,2]", false},
        {"[1,2,3]", "[{\"op\":\"move\",\"from\":\"/2\",\"path\":\"/0\"}]", "[3,1,2]", false},
        {"[1,2]", "[{\"op\":\"move\",\"from\":\"/0\",\"path\":\"/-\"}]", "[2,1]", false},
        {"{\"a\":1}", "[{\"op\":\"move\",\"from\":\"/a\",\"path\":\"/a\"}]", "{\"a\":1}", false},
        {"{\"a\":{\"b\":1}}", "[{\"op\":\"move\",\"from\":\"/a/b\",\"path\":\"/a\"}]", "{\"a\":1}",
         false},
        {"{\"a\":{\"b\":1}}", "[{\"op\":\"move\",\"from\":\"/a\",\"path\":\"\"}]", "{\"b\":1}",
         false},
        {"{\"a\":1}", "[{\"op\":\"move\",\"from\":\"\",\"path\":\"\"}]", "{\"a\":1}", false},
        {"{\"a\":1}", "[{\"op\":\"move\",\"from\":\"/b\",\"path\":\"/c\"}]", NULL, false},
        {"{\"a\":1}", "[{\"op\":\"move\",\"from\":\"/a\",\"path\":\"/b/c\"}]", NULL, false},
        {"{\"a\":[1]}", "[{\"op\":\"copy\",\"from\":\"/a\",\"path\":\"/a/0\"}]", "{\"a\":[[1],1]}",
         false},
        {"{\"a\":1}", "[{\"op\":\"copy\",\"from\":\"\",\"path\":\"/b\"}]",
         "{\"a\":1,\"b\":{\"a\":1}}", false},
        {"{\"a\":[1]}", "[{\"op\":\"copy\",\"from\":\"/a\",\"path\":\"\"}]", "[1]", false},
        {"[{},1]",
         "[{\"op\":\"copy\",\"from\":\"/0\",\"path\":\"/1\"},"
         "{\"op\":\"add\",\"path\":\"/0/x\",\"value\":1},"
         "{\"op\":\"add\",\"path\":\"/1/y\",\"value\":2}]",
         "[{\"x\":1},{\"y\":2},1]", false},
        {"{\"a\":{\"x\":[]}}",
         "[{\"op\":\"move\",\"from\":\"/a\",\"path\":\"/b\"},"
         "{\"op\":\"add\",\"path\":\"/b/x/-\",\"value\":1}]",
         "{\"b\":{\"x\":[1]}}", false},
    };
    CHECK_OUTCOMES(cases);
}

static void tests_compare_by_meaning(void **state)
{
    (void)state;
    static const struct outcome cases[] = {
        {"{\"a\":1.0}", "[{\"op\":\"test\",\"path\":\"/a\",\"value\":1}]", "{\"a\":1.0}", false},
        {"{\"a\":1}", "[{\"op\":\"test\",\"path\":\"/a\",\"value\":2}]", NULL, false},
        {"{\"a\":1}", "[{\"op\":\"test\",\"path\":\"/a\",\"value\":\"1\"}]", NULL, false},
        {"{\"a\":1}", "[{\"op\":\"test\",\"path\":\"/b\",\"value\":null}]", NULL, false},
        {"{\"b\":[2],\"a\":\"\\u0061\"}",
         "[{\"op\":\"test\",\"path\":\"\",\"value\":{\"a\":\"a\",\"b\":[2]}}]",
         "{\"b\":[2],\"a\":\"\\u0061\"}", false},
        {"9007199254740993", "[{\"op\":\"test\",\"path\":\"\",\"value\":9007199254740993}]",
         "9007199254740993", false},
        /* Doubles cannot tell these apart. */
        {"9007199254740993", "[{\"op\":\"test\",\"path\":\"\",\"value\":9007199254740992}]", NULL,
         true},
        {"[9007199254740993,1]", "[{\"op\":\"test\",\"path\":\"\",\"value\":[9007199254740992,2]}]",
         NULL, false},
        {"[1,9007199254740993]", "[{\"op\":\"test\",\"path\":\"\",\"value\":[2,9007199254740992]}]",
         NULL, false},
        {"1e400", "[{\"op\":\"test\",\"path\":\"\",\"value\":1e400}]", "1e400", true},
        {"1e400", "[{\"op\":\"test\",\"path\":\"\",\"value\":null}]", NULL, true},
        {"[1e308]", "[{\"op\":\"test\",\"path\":\"/0\",\"value\":10e307}]", "[1e308]", true},
        {"[1e307]", "[{\"op\":\"test\",\"path\":\"/0\",\"value\":10e306}]", "[1e307]", false},
        {"[[1e400]]", "[{\"op\":\"add\",\"path\":\"/-\",\"value\":1}]", "[[1e400],1]", true},
        {"[[]]", "[{\"op\":\"add\",\"path\":\"/0/-\",\"value\":1e400}]", "[[1e400]]", false},
        {"[[]]",
         "[{\"op\":\"add\",\"path\":\"/0/-\",\"value\":{\"a\":1e400}},"
         "{\"op\":\"copy\",\"from\":\"/0\",\"path\":\"/0/0\"}]",
         "[[[{\"a\":1e400}],{\"a\":1e400}]]", true},
        {"{\"hasOwnProperty\":1}",
         "[{\"op\":\"test\",\"path\":\"\",\"value\":{\"hasOwnProperty\":1}}]",
         "{\"hasOwnProperty\":1}", true},
    };
    CHECK_OUTCOMES(cases);
}

/* Each of these the reference client may see otherwise. */
static void the_exotic_is_marked(void **state)
{
    (void)state;
    static const struct outcome cases[] = {
        {"[1,2]", "[{\"op\":\"add\",\"path\":\"/01\",\"value\":0}]", NULL, true},
        {"[1,2]", "[{\"op\":\"add\",\"path\":\"/\",\"value\":0}]", NULL, true},
        {"[1,2]", "[{\"op\":\"add\",\"path\":\"/4294967296\",\"value\":0}]", NULL, true},
        {"[1,2]", "[{\"op\":\"add\",\"path\":\"/99999999999999999999999\",\"value\":0}]", NULL,
         true},
        {"[1,2]", "[{\"op\":\"test\",\"path\":\"/01\",\"value\":2}]", NULL, true},
        {"[1,2]", "[{\"op\":\"test\",\"path\":\"/\",\"value\":1}]", NULL, true},
        {"[[1],2]", "[{\"op\":\"copy\",\"from\":\"/1\",\"path\":\"/00/0\"}]", NULL, true},
        {"[1,2]", "[{\"op\":\"copy\",\"from\":\"/0\",\"path\":\"/5\"}]", NULL, true},
        {"[1,2]", "[{\"op\":\"move\",\"from\":\"/0\",\"path\":\"/2\"}]", NULL, true},
        {"{\"a\":{}}", "[{\"op\":\"move\",\"from\":\"/a\",\"path\":\"/a/b\"}]", NULL, true},
        {"{\"a\":{}}", "[{\"op\":\"move\",\"from\":\"\",\"path\":\"/a\"}]", NULL, true},
        {"{}", "[{\"op\":\"add\",\"path\":\"/__proto__\",\"value\":1}]", "{\"__proto__\":1}", true},
        {"{\"constructor\":{}}",
         "[{\"op\":\"add\",\"path\":\"/constructor/prototype\",\"value\":1}]",
         "{\"constructor\":{\"prototype\":1}}", true},
        {"{\"prototype\":1}", "[{\"op\":\"remove\",\"path\":\"/prototype\"}]", "{}", false},
        {"{}", "[{\"op\":\"replace\",\"path\":\"/toString\",\"value\":1}]", NULL, true},
        {"{}", "[{\"op\":\"remove\",\"path\":\"/constructor\"}]", NULL, true},
        {"{}", "[{\"op\":\"copy\",\"from\":\"/valueOf\",\"path\":\"/a\"}]", NULL, true},
        {"{}", "[{\"op\":\"add\",\"path\":\"/toString\",\"value\":1}]", "{\"toString\":1}", false},
        {"{\"a\":[1]}", "[{\"op\":\"copy\",\"from\":\"/a/length\",\"path\":\"/b\"}]", NULL, true},
        {"{}", "[{\"op\":\"copy\",\"from\":\"/a\",\"path\":\"\"}]", NULL, true},
        {"{\"a\":\"x\"}", "[{\"op\":\"move\",\"from\":\"/a/length\",\"path\":\"\"}]", NULL, true},
        {"5", "[{\"op\":\"add\",\"path\":\"/a\",\"value\":1}]", NULL, true},
        {"\"x\"", "[{\"op\":\"test\",\"path\":\"/0\",\"value\":\"x\"}]", NULL, true},
        /* The client looks for the target before it removes, the RFC behind that. */
        {"[0,5,{}]", "[{\"op\":\"move\",\"from\":\"/0\",\"path\":\"/1/x\"}]", "[5,{\"x\":0}]",
         true},
        {"[0,{},[]]", "[{\"op\":\"move\",\"from\":\"/0\",\"path\":\"/1/x\"}]", NULL, true},
        {"[0,{},{}]", "[{\"op\":\"move\",\"from\":\"/0\",\"path\":\"/1/x\"}]", "[{},{\"x\":0}]",
         false},
        /* What was marked stays marked, whatever comes behind it. */
        {"{}",
         "[{\"op\":\"add\",\"path\":\"/__proto__\",\"value\":1},"
         "{\"op\":\"remove\",\"path\":\"/b\"}]",
         NULL, true},
    };
    CHECK_OUTCOMES(cases);
}

static void a_failing_patch_changes_nothing(void **state)
{
    (void)state;
    static const struct outcome cases[] = {
        {"{\"a\":[1,{\"b\":2}],\"c\":{\"d\":[]},\"c2\":3}",
         "[{\"op\":\"add\",\"path\":\"/a/0\",\"value\":[[[]]]},"
         "{\"op\":\"copy\",\"from\":\"/a\",\"path\":\"/c/d/0\"},"
         "{\"op\":\"remove\",\"path\":\"/c/d/0/2/b\"},"
         "{\"op\":\"replace\",\"path\":\"/a/2/b\",\"value\":{}},"
         "{\"op\":\"move\",\"from\":\"/a/2\",\"path\":\"/c/e\"},"
         "{\"op\":\"add\",\"path\":\"/c/e/f\",\"value\":0},"
         "{\"op\":\"move\",\"from\":\"/c\",\"path\":\"/a/0/0\"},"
         "{\"op\":\"replace\",\"path\":\"\",\"value\":[]},"
         "{\"op\":\"add\",\"path\":\"/0\",\"value\":1},"
         "{\"op\":\"test\",\"path\":\"\",\"value\":{}}]",
         NULL, false},
        {"{\"a\":1,\"b\":2,\"a\":3,\"b\":4,\"a\":5}",
         "[{\"op\":\"remove\",\"path\":\"/a\"},{\"op\":\"add\",\"path\":\"/b\",\"value\":0},"
         "{\"op\":\"add\",\"path\":\"/a\",\"value\":0},{\"op\":\"remove\",\"path\":\"/c\"}]",
         NULL, false},
        {"[0,[1],11]",
         "[{\"op\":\"replace\",\"path\":\"/2\",\"value\":[]},"
         "{\"op\":\"replace\",\"path\":\"/1\",\"value\":[[]]},{\"op\":\"remove\",\"path\":\"/9\"}]",
         NULL, false},
    };
    CHECK_OUTCOMES(cases);
}

static void other_holders_see_nothing(void **state)
{
    (void)state;
    struct sl_patch_result result;
    const char *text = "{\"a\":{\"b\":[1]},\"c\":2}";
    struct sl_value *value = parsed(sl_str_from(text));
    struct sl_value *snapshot = sl_value_ref(value);
    struct sl_value *inner = sl_value_ref(sl_value_get(value, SL_STR("a")));

    assert_true(
        patched(&value, "[{\"op\":\"add\",\"path\":\"/a/b/0\",\"value\":0}]", NULL, &result, NULL));
    assert_prints(value, "{\"a\":{\"b\":[0,1]},\"c\":2}");
    assert_prints(snapshot, text);
    assert_prints(inner, "{\"b\":[1]}");
    assert_false(patched(&value,
                         "[{\"op\":\"remove\",\"path\":\"/a/b/0\"},"
                         "{\"op\":\"remove\",\"path\":\"/x\"}]",
                         NULL, &result, NULL));
    assert_int_equal(result.failed_op, 1);
    assert_prints(value, "{\"a\":{\"b\":[0,1]},\"c\":2}");
    sl_value_unref(value);
    sl_value_unref(inner);
    assert_prints(snapshot, text);
    sl_value_unref(snapshot);
}

static void an_unshared_document_is_changed_in_place(void **state)
{
    (void)state;
    struct sl_patch_result result;
    struct sl_value *value = parsed(SL_STR("{\"a\":{\"b\":[1]}}"));
    struct sl_value *same = value;
    struct sl_value *inner = sl_value_get(value, SL_STR("a"));

    assert_true(
        patched(&value, "[{\"op\":\"add\",\"path\":\"/a/b/-\",\"value\":2}]", NULL, &result, NULL));
    assert_ptr_equal(value, same);
    assert_ptr_equal(sl_value_get(value, SL_STR("a")), inner);
    assert_int_equal(inner->refs, 1);
    sl_value_unref(value);
}

static void the_malformed_is_refused_by_place(void **state)
{
    (void)state;
    static const struct {
        const char *patch;
        const char *field;
    } cases[] = {
        {"{}", ""},
        {"null", ""},
        {"[1]", "/0"},
        {"[{\"path\":\"\",\"value\":1}]", "/0/op"},
        {"[{\"op\":1,\"path\":\"\",\"value\":1}]", "/0/op"},
        {"[{\"op\":\"spam\",\"path\":\"\"}]", "/0/op"},
        {"[{\"op\":\"add\",\"path\":\"\",\"value\":1},{\"op\":\"add\",\"value\":1}]", "/1/path"},
        {"[{\"op\":\"add\",\"path\":null,\"value\":1}]", "/0/path"},
        {"[{\"op\":\"add\",\"path\":\"a\",\"value\":1}]", "/0/path"},
        {"[{\"op\":\"add\",\"path\":\"/~\",\"value\":1}]", "/0/path"},
        {"[{\"op\":\"add\",\"path\":\"/~2\",\"value\":1}]", "/0/path"},
        {"[{\"op\":\"add\",\"path\":\"/a\"}]", "/0/value"},
        {"[{\"op\":\"replace\",\"path\":\"/a\"}]", "/0/value"},
        {"[{\"op\":\"test\",\"path\":\"/a\"}]", "/0/value"},
        {"[{\"op\":\"move\",\"path\":\"/a\"}]", "/0/from"},
        {"[{\"op\":\"copy\",\"path\":\"/a\",\"from\":\"b\"}]", "/0/from"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
        struct sl_error err = {0};
        struct sl_patch_result result;
        struct sl_value *value = parsed(SL_STR("{\"a\":1}"));
        assert_false(patched(&value, cases[i].patch, NULL, &result, &err));
        assert_int_equal(err.code, SL_BAD_PATCH);
        assert_string_equal(err.field, cases[i].field);
        assert_prints(value, "{\"a\":1}");
        sl_value_unref(value);
    }
}

static void what_does_not_apply_is_named(void **state)
{
    (void)state;
    static const struct {
        const char *patch;
        enum sl_code code;
        const char *field;
    } cases[] = {
        {"[{\"op\":\"test\",\"path\":\"/a\",\"value\":1},{\"op\":\"remove\",\"path\":\"/b\"}]",
         SL_PATCH_FAILED, "/1/path"},
        {"[{\"op\":\"test\",\"path\":\"/a\",\"value\":2}]", SL_PATCH_FAILED, "/0/value"},
        {"[{\"op\":\"move\",\"path\":\"/a\",\"from\":\"/b\"}]", SL_PATCH_FAILED, "/0/from"},
        {"[{\"op\":\"move\",\"path\":\"/a/b\",\"from\":\"/a\"}]", SL_PATCH_FAILED, "/0/path"},
        {"[{\"op\":\"add\",\"path\":\"/l/2\",\"value\":0}]", SL_PATCH_FAILED, "/0/path"},
        {"[{\"op\":\"add\",\"path\":\"/l/x\",\"value\":0}]", SL_PATCH_FAILED, "/0/path"},
        {"[{\"op\":\"add\",\"path\":\"/a/x\",\"value\":0}]", SL_PATCH_FAILED, "/0/path"},
        {"[{\"op\":\"add\",\"path\":\"/s\",\"value\":\"123456789012\"}]", SL_TOO_LARGE, ""},
        {"[{\"op\":\"add\",\"path\":\"/s\",\"value\":[[[]]]}]", SL_TOO_DEEP, ""},
        {"[{\"op\":\"copy\",\"path\":\"/l/0\",\"from\":\"/a\"},"
         "{\"op\":\"copy\",\"path\":\"/l/0\",\"from\":\"/a\"}]",
         SL_TOO_LARGE, "/1"},
    };
    const struct sl_patch_limits limits = {.max_size = 30, .max_height = 3, .max_work = 2};

    for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
        struct sl_error err = {0};
        struct sl_patch_result result;
        struct sl_value *value = parsed(SL_STR("{\"a\":1,\"l\":[0]}"));
        assert_false(patched(&value, cases[i].patch, &limits, &result, &err));
        assert_int_equal(err.code, cases[i].code);
        assert_string_equal(err.field, cases[i].field);
        assert_prints(value, "{\"a\":1,\"l\":[0]}");
        sl_value_unref(value);
    }
}

static void a_check_can_tolerate_unknown_ops(void **state)
{
    (void)state;
    struct sl_doc doc = {0};
    struct sl_error err = {0};
    bool unknown = true;

    assert_true(sl_doc_parse(&doc, SL_STR("[{\"op\":\"remove\",\"path\":\"/a\"}]"), NULL));
    assert_true(sl_patch_check(&doc, 0, &unknown, &err));
    assert_false(unknown);
    assert_true(sl_doc_parse(&doc, SL_STR("[{\"op\":\"spam\"}]"), NULL));
    assert_true(sl_patch_check(&doc, 0, &unknown, &err));
    assert_true(unknown);
    assert_false(sl_patch_check(&doc, 0, NULL, &err));
    sl_doc_clear(&doc);
}

/* N times: the document is copied into itself. */
static struct sl_buf doubling(int times)
{
    struct sl_buf patch = SL_BUF_INIT;

    sl_buf_add_char(&patch, '[');
    for (int i = 0; i < times; i++) {
        sl_buf_add_str(&patch, i ? SL_STR(",") : SL_STR(""));
        sl_buf_add_lit(&patch, "{\"op\":\"copy\",\"from\":\"\",\"path\":\"/-\"}");
    }
    sl_buf_add_lit(&patch, "]");
    sl_buf_add_char(&patch, '\0');
    return patch;
}

static void copies_that_multiply_are_refused(void **state)
{
    (void)state;
    const struct sl_patch_limits limits = {.max_size = 1000};
    struct sl_buf patch = doubling(100);
    struct sl_patch_result result;
    struct sl_value *value = parsed(SL_STR("[\"x\"]"));

    struct sl_error err = {0};
    assert_false(patched(&value, patch.ptr, &limits, &result, &err));
    assert_int_equal(err.code, SL_TOO_LARGE);
    assert_true(result.deviates);
    assert_prints(value, "[\"x\"]");
    /* Without a limit of the caller's, a document still has to be one that could be parsed. */
    err = (struct sl_error){0};
    assert_false(patched(&value, patch.ptr, NULL, &result, &err));
    assert_int_equal(err.code, SL_TOO_LARGE);
    assert_int_equal(err.limit, UINT32_MAX - 1);
    assert_prints(value, "[\"x\"]");
    sl_buf_clear(&patch);

    patch = doubling(8);
    err = (struct sl_error){0};
    assert_false(patched(&value, patch.ptr, &limits, &result, &err));
    assert_int_equal(err.code, SL_TOO_LARGE);
    assert_int_equal(err.limit, 1000);
    assert_prints(value, "[\"x\"]");
    sl_buf_clear(&patch);
    patch = doubling(7);
    assert_true(patched(&value, patch.ptr, &limits, &result, NULL));
    assert_false(result.deviates);
    assert_int_equal(sl_value_size(value), 767);
    sl_buf_clear(&patch);
    sl_value_unref(value);
}

static void work_is_limited(void **state)
{
    (void)state;
    const struct sl_patch_limits limits = {.max_work = 10};
    struct sl_patch_result result;
    struct sl_error err = {0};
    struct sl_value *value = parsed(SL_STR("[1,2,3,4,5,6]"));
    const char *twice = "[{\"op\":\"add\",\"path\":\"/0\",\"value\":0},"
                        "{\"op\":\"add\",\"path\":\"/0\",\"value\":0}]";
    const char *ends = "[{\"op\":\"add\",\"path\":\"/-\",\"value\":7},"
                       "{\"op\":\"add\",\"path\":\"/-\",\"value\":8}]";

    assert_false(patched(&value, twice, &limits, &result, &err));
    assert_int_equal(err.code, SL_TOO_LARGE);
    assert_int_equal(err.limit, 10);
    assert_true(result.deviates);
    assert_prints(value, "[1,2,3,4,5,6]");
    assert_true(patched(&value, ends, &limits, &result, NULL));
    assert_prints(value, "[1,2,3,4,5,6,7,8]");
    sl_value_unref(value);
}

static struct sl_value *nested(size_t depth)
{
    static char text[2 * SL_MAX_DEPTH];

    memset(text, '[', depth);
    memset(text + depth, ']', depth);
    return parsed((struct sl_str){text, 2 * depth});
}

static void no_patch_makes_a_document_too_deep(void **state)
{
    (void)state;
    struct sl_patch_result result;
    struct sl_error err = {0};
    struct sl_value *value = nested(300);
    const char *wrap = "[{\"op\":\"copy\",\"from\":\"/0/0/0\",\"path\":\"/0/0/0/-\"}]";
    const char *deep = "[{\"op\":\"copy\",\"from\":\"\",\"path\":\"/0/0/0/-\"}]";

    for (int i = 0; i < 20; i++)
        assert_true(patched(&value, wrap, NULL, &result, NULL));
    assert_int_equal(sl_value_height(value), 320);
    sl_value_unref(value);
    value = nested(509);
    err = (struct sl_error){0};
    assert_false(patched(&value, deep, NULL, &result, &err));
    assert_int_equal(err.code, SL_TOO_DEEP);
    assert_int_equal(err.limit, SL_MAX_DEPTH);
    assert_true(result.deviates);
    assert_int_equal(sl_value_height(value), 509);
    sl_value_unref(value);
    value = nested(508);
    assert_true(patched(&value, deep, NULL, &result, NULL));
    assert_int_equal(sl_value_height(value), 512);
    /* Once the deep part is gone, there is room again. */
    assert_true(patched(&value, "[{\"op\":\"replace\",\"path\":\"/0\",\"value\":[[[1]]]}]", NULL,
                        &result, NULL));
    assert_true(patched(&value, deep, NULL, &result, NULL));
    sl_value_unref(value);
}

static void the_caller_may_allow_less_height(void **state)
{
    (void)state;
    const struct sl_patch_limits limits = {.max_height = 3};
    struct sl_patch_result result;
    struct sl_error err = {0};
    struct sl_value *value = nested(2);

    assert_true(patched(&value, "[{\"op\":\"add\",\"path\":\"/0/-\",\"value\":[]}]", &limits,
                        &result, NULL));
    assert_false(patched(&value, "[{\"op\":\"add\",\"path\":\"/0/0/-\",\"value\":[]}]", &limits,
                         &result, &err));
    assert_int_equal(err.code, SL_TOO_DEEP);
    assert_int_equal(err.limit, 3);
    assert_true(result.deviates);
    assert_prints(value, "[[[]]]");
    sl_value_unref(value);
}

static void long_paths_lead_nowhere(void **state)
{
    (void)state;
    struct sl_buf patch = SL_BUF_INIT;
    struct sl_patch_result result;

    for (int tokens = 510; tokens < 516; tokens++) {
        struct sl_error err = {0};
        struct sl_value *value = nested(SL_MAX_DEPTH);
        sl_buf_reset(&patch);
        sl_buf_add_lit(&patch, "[{\"op\":\"add\",\"path\":\"");
        for (int i = 0; i < tokens; i++)
            sl_buf_add_lit(&patch, "/0");
        sl_buf_add_lit(&patch, "\",\"value\":1}]");
        sl_buf_add_char(&patch, '\0');
        assert_int_equal(patched(&value, patch.ptr, NULL, &result, &err), tokens <= 512);
        assert_int_equal(err.code, tokens <= 512 ? SL_OK : SL_PATCH_FAILED);
        assert_false(result.deviates);
        sl_value_unref(value);
    }
    sl_buf_clear(&patch);
}

static void pointers_find_values(void **state)
{
    (void)state;
    /* The examples of RFC 6901, section 5. */
    static const char *const found[][2] = {
        {"/foo", "[\"bar\",\"baz\"]"},
        {"/foo/0", "\"bar\""},
        {"/", "0"},
        {"/a~1b", "1"},
        {"/c%d", "2"},
        {"/e^f", "3"},
        {"/g|h", "4"},
        {"/i\\j", "5"},
        {"/k\"l", "6"},
        {"/ ", "7"},
        {"/m~0n", "8"},
    };
    struct sl_value *value =
        parsed(SL_STR("{\"foo\":[\"bar\",\"baz\"],\"\":0,\"a/b\":1,\"c%d\":2,\"e^f\":3,\"g|h\":4,"
                      "\"i\\\\j\":5,\"k\\\"l\":6,\" \":7,\"m~n\":8}"));
    struct sl_error err = {0};

    assert_ptr_equal(sl_pointer_get(value, SL_STR(""), &err), value);
    for (size_t i = 0; i < sizeof(found) / sizeof(*found); i++) {
        struct sl_value *at = sl_pointer_get(value, sl_str_from(found[i][0]), &err);
        assert_non_null(at);
        assert_prints(at, found[i][1]);
    }
    assert_int_equal(err.code, SL_OK);
    assert_null(sl_pointer_get(value, SL_STR("/nothing"), &err));
    assert_int_equal(err.code, SL_PATCH_FAILED);
    err = (struct sl_error){0};
    assert_null(sl_pointer_get(value, SL_STR("foo"), &err));
    assert_int_equal(err.code, SL_BAD_PATCH);
    assert_null(sl_pointer_get(value, SL_STR("/foo/-"), NULL));
    assert_null(sl_pointer_get(value, SL_STR("/foo/00"), NULL));
    assert_null(sl_pointer_get(value, SL_STR("/foo/0/x"), NULL));
    sl_value_unref(value);
}

static void large_documents_take_many_patches(void **state)
{
    (void)state;
    struct sl_buf patch = SL_BUF_INIT;
    struct sl_patch_result result;
    struct sl_value *value = parsed(SL_STR("{\"list\":[],\"map\":{}}"));

    sl_buf_add_char(&patch, '[');
    for (uint64_t i = 0; i < 4000; i++) {
        sl_buf_add_lit(&patch, "{\"op\":\"add\",\"path\":\"/list/0\",\"value\":[]},"
                               "{\"op\":\"add\",\"path\":\"/map/");
        sl_buf_add_u64(&patch, i);
        sl_buf_add_lit(&patch, "\",\"value\":\"\"},");
    }
    size_t adds = patch.len;
    patch.ptr[adds - 1] = ']';
    sl_buf_add_char(&patch, '\0');
    assert_true(patched(&value, patch.ptr, NULL, &result, NULL));
    assert_int_equal(sl_value_count(sl_value_get(value, SL_STR("map"))), 4000);
    size_t size = sl_value_size(value);

    sl_buf_reset(&patch);
    sl_buf_add_char(&patch, '[');
    for (uint64_t i = 0; i < 4000; i++) {
        sl_buf_add_lit(&patch, "{\"op\":\"remove\",\"path\":\"/list/0\"},"
                               "{\"op\":\"remove\",\"path\":\"/map/");
        sl_buf_add_u64(&patch, i);
        sl_buf_add_lit(&patch, "\"},");
    }
    size_t removes = patch.len;
    sl_buf_add_lit(&patch, "{\"op\":\"remove\",\"path\":\"/x\"}]");
    sl_buf_add_char(&patch, '\0');
    assert_false(patched(&value, patch.ptr, NULL, &result, NULL));
    assert_int_equal(result.failed_op, 8000);
    assert_int_equal(sl_value_size(value), size);
    patch.ptr[removes - 1] = ']';
    patch.ptr[removes] = '\0';
    assert_true(patched(&value, patch.ptr, NULL, &result, NULL));
    assert_prints(value, "{\"list\":[],\"map\":{}}");
    sl_value_unref(value);
    sl_buf_clear(&patch);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(add_replace_remove),
        cmocka_unit_test(move_and_copy),
        cmocka_unit_test(tests_compare_by_meaning),
        cmocka_unit_test(the_exotic_is_marked),
        cmocka_unit_test(a_failing_patch_changes_nothing),
        cmocka_unit_test(other_holders_see_nothing),
        cmocka_unit_test(an_unshared_document_is_changed_in_place),
        cmocka_unit_test(the_malformed_is_refused_by_place),
        cmocka_unit_test(what_does_not_apply_is_named),
        cmocka_unit_test(a_check_can_tolerate_unknown_ops),
        cmocka_unit_test(copies_that_multiply_are_refused),
        cmocka_unit_test(work_is_limited),
        cmocka_unit_test(no_patch_makes_a_document_too_deep),
        cmocka_unit_test(the_caller_may_allow_less_height),
        cmocka_unit_test(long_paths_lead_nowhere),
        cmocka_unit_test(pointers_find_values),
        cmocka_unit_test(large_documents_take_many_patches),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
