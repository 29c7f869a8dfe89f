/* SPDX-License-Identifier: MIT */
/* Filters as values: their one form, joined, compared, told apart; and what they forbid to change.
 */
#include "unit/unit.h"

#include "sluice/filter.h"

static struct sl_filter with_paths(const char *json)
{
    struct sl_filter filter = {0};
    struct sl_doc doc = {0};
    struct sl_error err = {0};

    assert_true(sl_doc_parse(&doc, sl_str_from(json), NULL));
    if (!sl_filter_read_paths(&filter, &doc, 0, &err))
        fail_msg("%s: %s", err.field, err.text);
    sl_doc_clear(&doc);
    return filter;
}

static void assert_paths(const char *json, const char *wanted)
{
    struct sl_filter filter = with_paths(json);
    struct sl_str got = filter.paths ? sl_bytes_str(filter.paths) : SL_STR("none");

    if (!sl_str_equal(got, sl_str_from(wanted)))
        fail_msg("%s gives %.*s", json, SL_STR_ARG(got));
    sl_filter_clear(&filter);
}

static void paths_have_one_form(void **state)
{
    (void)state;
    assert_paths("[]", "none");
    assert_paths("[\"/b\",\"/a\",\"/b\"]", "[\"/a\",\"/b\"]");
    assert_paths("[\"/a/b\",\"/a\",\"/a/b/c\"]", "[\"/a\"]");
    assert_paths("[\"/ab\",\"/a\"]", "[\"/a\",\"/ab\"]");
    assert_paths("[\"/a/1/x\",\"/a/*/x\",\"/a/*/y/z\",\"/a/2/y\"]",
                 "[\"/a/*/x\",\"/a/*/y/z\",\"/a/2/y\"]");
    assert_paths("[\"/a/*\",\"/*/b\"]", "[\"/*/b\",\"/a/*\"]");
    assert_paths("[\"/*\",\"/x/y\"]", "[\"/*\"]");
    /* Spellings of one pointer. */
    assert_paths("[\"/\\u0061\",\"\\/a\",\"/a\"]", "[\"/a\"]");
    assert_paths("[\"/a~1b~0c\",\"/\\\"\\u00e9\"]", "[\"/\\\"\xc3\xa9\",\"/a~1b~0c\"]");
    assert_paths("[\"/\",\"/a/\"]", "[\"/\",\"/a/\"]");
}

static void the_whole_state_is_a_category(void **state)
{
    struct sl_filter filter = with_paths("[\"/a\",\"\"]");

    (void)state;
    assert_int_equal(filter.hidden, 1U << SL_CAT_STATE);
    sl_filter_clear(&filter);
}

static void assert_refused(const char *json, const char *field, const char *text)
{
    struct sl_filter filter = with_paths("[\"/kept\"]");
    struct sl_doc doc = {0};
    struct sl_error err = {0};

    assert_true(sl_doc_parse(&doc, sl_str_from(json), NULL));
    assert_false(sl_filter_read_paths(&filter, &doc, 0, &err));
    assert_int_equal(err.code, SL_BAD_FIELD);
    assert_string_equal(err.field, field);
    assert_string_equal(err.text, text);
    assert_str_equals(sl_bytes_str(filter.paths), "[\"/kept\"]");
    sl_doc_clear(&doc);
    sl_filter_clear(&filter);
}

static void bad_paths_are_named(void **state)
{
    struct sl_buf deep = SL_BUF_INIT;

    (void)state;
    assert_refused("{}", "", "this is no array of JSON Pointers");
    assert_refused("[\"/a\",7]", "1", "this is no JSON Pointer");
    assert_refused("[\"a\"]", "0", "this is no JSON Pointer");
    assert_refused("[\"/a\",\"/~\"]", "1", "this is no JSON Pointer");
    sl_buf_add_lit(&deep, "[\"");
    for (int i = 0; i <= SL_MAX_DEPTH; i++)
        sl_buf_add_lit(&deep, "/a");
    sl_buf_add(&deep, "\"]", 3);
    assert_refused(deep.ptr, "0", "no state is that deep");
    sl_buf_clear(&deep);
}

static void filters_join(void **state)
{
    struct sl_filter a = with_paths("[\"/a/b\",\"/c\"]"), b = with_paths("[\"/a\",\"/d\"]");
    struct sl_filter none = {0}, copy = {0};

    (void)state;
    a.hidden = 1U << SL_CAT_TOOL;
    b.hidden = 1U << SL_CAT_TEXT;
    b.stripped = 1U << SL_STRIP_RAW;
    assert_true(sl_filter_copy(&copy, &a));
    assert_true(sl_filter_equal(&copy, &a));
    assert_true(sl_filter_join(&copy, &none));
    assert_true(sl_filter_equal(&copy, &a));
    assert_true(sl_filter_join(&none, &a));
    assert_true(sl_filter_equal(&none, &a));
    assert_true(sl_filter_join(&a, &b));
    assert_int_equal(a.hidden, 1U << SL_CAT_TOOL | 1U << SL_CAT_TEXT);
    assert_int_equal(a.stripped, 1U << SL_STRIP_RAW);
    assert_str_equals(sl_bytes_str(a.paths), "[\"/a\",\"/c\",\"/d\"]");
    assert_false(sl_filter_equal(&copy, &a));
    sl_filter_clear(&a);
    sl_filter_clear(&b);
    sl_filter_clear(&copy);
    sl_filter_clear(&none);
    assert_true(sl_filter_is_empty(&a));
}

static void hashes_tell_what_is_hidden(void **state)
{
    struct sl_filter a = with_paths("[\"/a\",\"/b\"]"), b = with_paths("[\"/b\",\"/\\u0061\"]");
    struct sl_filter strips = {.stripped = 3}, tool = {.hidden = 1U << SL_CAT_TOOL};

    (void)state;
    assert_int_equal(sl_filter_hash(&strips), 0);
    assert_false(sl_filter_hides(&strips));
    assert_false(sl_filter_is_empty(&strips));
    assert_int_equal(sl_filter_hash(&a), sl_filter_hash(&b));
    b.stripped = 1;
    assert_int_equal(sl_filter_hash(&a), sl_filter_hash(&b));
    assert_false(sl_filter_equal(&a, &b));
    b.hidden = 1U << SL_CAT_TEXT;
    assert_int_not_equal(sl_filter_hash(&a), sl_filter_hash(&b));
    /* Cursors that are kept carry it. */
    assert_int_equal(sl_filter_hash(&tool), 0x66e5412d);
    assert_int_equal(sl_filter_hash(&a), 0xee90edc5);
    sl_filter_clear(&a);
    sl_filter_clear(&b);
}

static void assert_may(const struct sl_filter *filter, const char *patch, const char *field)
{
    struct sl_doc doc = {0};
    struct sl_error err = {0};

    assert_true(sl_doc_parse(&doc, sl_str_from(patch), NULL));
    bool may = sl_filter_may_change(filter, &doc, 0, &err);
    if (may != (field == NULL) || (field && strcmp(err.field, field) != 0))
        fail_msg("%s: %s %s", patch, err.field, err.text);
    assert_int_equal(err.code, may ? SL_OK : SL_FORBIDDEN);
    sl_doc_clear(&doc);
}

static void what_is_hidden_is_not_changed_or_probed(void **state)
{
    struct sl_filter filter = with_paths("[\"/s\",\"/l/*/s\"]");
    struct sl_error err = {0};

    (void)state;
    assert_may(&filter, "[{\"op\":\"add\",\"path\":\"/a\",\"value\":1}]", NULL);
    assert_may(&filter, "[]", NULL);
    assert_may(&filter, "[{\"op\":\"add\",\"path\":\"/l/0/x\",\"value\":1}]", NULL);
    assert_may(&filter, "[{\"op\":\"test\",\"path\":\"/s\",\"value\":1}]", "patch/0/path");
    assert_may(&filter, "[{\"op\":\"remove\",\"path\":\"/s/x\"}]", "patch/0/path");
    assert_may(&filter,
               "[{\"op\":\"remove\",\"path\":\"/a\"},{\"op\":\"copy\",\"from\":\"/s\","
               "\"path\":\"/a\"}]",
               "patch/1/from");
    assert_may(&filter, "[{\"op\":\"replace\",\"path\":\"\",\"value\":1}]", "patch/0/path");
    assert_may(&filter, "[{\"op\":\"remove\",\"path\":\"/l/3\"}]", "patch/0/path");
    assert_false(sl_filter_may_change(&filter, NULL, SL_NONE, &err));
    assert_string_equal(err.field, "state");
    sl_filter_clear(&filter);
    assert_may(&filter, "[{\"op\":\"test\",\"path\":\"/s\",\"value\":1}]", NULL);
    assert_true(sl_filter_may_change(&filter, NULL, SL_NONE, NULL));
    filter.hidden = 1U << SL_CAT_STATE;
    assert_may(&filter, "[]", "patch");
}

static void strips_have_names(void **state)
{
    (void)state;
    assert_string_equal(sl_strip_name(SL_STRIP_RAW_EVENT), "rawEvent");
    assert_string_equal(sl_strip_name(SL_STRIP_RAW), "RAW");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(paths_have_one_form),
        cmocka_unit_test(the_whole_state_is_a_category),
        cmocka_unit_test(bad_paths_are_named),
        cmocka_unit_test(filters_join),
        cmocka_unit_test(hashes_tell_what_is_hidden),
        cmocka_unit_test(what_is_hidden_is_not_changed_or_probed),
        cmocka_unit_test(strips_have_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
