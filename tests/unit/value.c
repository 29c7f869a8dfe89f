/* SPDX-License-Identifier: MIT */
/* Values: what is kept, shared, counted and compared. */
#include "unit/unit.h"

#include <stdio.h>
#include <stdlib.h>

#include "sluice/value.h"
#include "tree.h"

static struct sl_value *parsed(const char *text)
{
    struct sl_error err = {0};
    struct sl_value *value = sl_value_parse(sl_str_from(text), &err);

    if (!value)
        fail_msg("%s: %s", text, err.text);
    return value;
}

/* The value prints as this, and its cached size and height are the real ones. */
static void assert_prints(const struct sl_value *value, const char *text)
{
    struct sl_buf out = SL_BUF_INIT;

    sl_value_print(value, &out);
    if (!sl_str_equal(sl_buf_str(&out), sl_str_from(text)))
        fail_msg("got %.*s, not %s", SL_STR_ARG(sl_buf_str(&out)), text);
    assert_int_equal(sl_value_size(value), out.len);
    struct sl_value *again = parsed(text);
    assert_int_equal(sl_value_height(value), sl_value_height(again));
    sl_value_unref(again);
    sl_buf_clear(&out);
}

static void prints_what_it_read(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "null",
        "true",
        "false",
        "-0",
        "0.1000",
        "1e400",
        "\"\"",
        "\"a\\u0000\\ud83d\"",
        "[]",
        "{}",
        "[[],{},[1,[2]]]",
        "{\"a\":{\"b\":[null]},\"a\":1,\"c\":{}}",
        "[{\"x\":1},{\"y\":[true,false]}]",
    };

    for (size_t i = 0; i < sizeof(texts) / sizeof(*texts); i++) {
        struct sl_value *value = parsed(texts[i]);
        assert_prints(value, texts[i]);
        sl_value_unref(value);
    }
}

static void answers_questions(void **state)
{
    (void)state;
    struct sl_value *value = parsed("{\"a\":1,\"l\":[true,\"x\\n\"],\"\\u0061\":2.50}");
    struct sl_value *list = sl_value_get(value, SL_STR("l"));

    assert_int_equal(sl_value_kind(value), SL_OBJECT);
    assert_int_equal(sl_value_count(value), 3);
    assert_int_equal(sl_value_height(value), 2);
    assert_str_equals(sl_value_text(sl_value_get(value, SL_STR("a"))), "2.50");
    assert_str_equals(sl_value_key_at(value, 2), "\\u0061");
    assert_str_equals(sl_value_text(sl_value_member_at(value, 0)), "1");
    assert_int_equal(sl_value_kind(sl_value_at(list, 0)), SL_TRUE);
    assert_str_equals(sl_value_text(sl_value_at(list, 1)), "x\\n");
    assert_null(sl_value_at(list, 2));
    assert_null(sl_value_at(value, 0));
    assert_null(sl_value_get(list, SL_STR("a")));
    assert_null(sl_value_get(value, SL_STR("b")));
    assert_null(sl_value_member_at(value, 3));
    assert_int_equal(sl_value_count(sl_value_at(list, 1)), 0);
    sl_value_unref(value);
}

static void writing_leaves_other_holders_alone(void **state)
{
    (void)state;
    struct sl_value *value = parsed("{\"a\":[1],\"b\":\"x\"}");
    struct sl_value *before = sl_value_ref(value);
    struct sl_value *list = sl_value_ref(sl_value_get(value, SL_STR("a")));

    assert_true(sl_value_set_take(&value, SL_STR("c"), sl_value_null()));
    assert_true(sl_value_append_member(&value, SL_STR("b"), SL_STR("y\\n")));
    assert_true(sl_value_append_member(&value, SL_STR("d"), SL_STR("z")));
    assert_true(sl_value_push_take(&list, sl_value_array()));
    assert_prints(value, "{\"a\":[1],\"b\":\"xy\\n\",\"c\":null,\"d\":\"z\"}");
    assert_prints(before, "{\"a\":[1],\"b\":\"x\"}");
    assert_prints(list, "[1,[]]");
    assert_true(sl_value_set_take(&value, SL_STR("a"), list));
    assert_prints(value, "{\"a\":[1,[]],\"b\":\"xy\\n\",\"c\":null,\"d\":\"z\"}");
    sl_value_unref(before);
    assert_true(sl_value_remove(&value, SL_STR("a")));
    assert_true(sl_value_remove(&value, SL_STR("nothing")));
    assert_prints(value, "{\"b\":\"xy\\n\",\"c\":null,\"d\":\"z\"}");
    sl_value_unref(value);
}

static void an_unshared_value_changes_in_place(void **state)
{
    (void)state;
    struct sl_value *value = parsed("{\"a\":1}");
    struct sl_value *same = value;

    assert_true(sl_value_set_take(&value, SL_STR("b"), sl_value_string(SL_STR("x"))));
    assert_ptr_equal(value, same);
    sl_value_unref(value);
}

static void repeats_go_when_the_last_is_written(void **state)
{
    (void)state;
    struct sl_value *value = parsed("{\"a\":1,\"b\":2,\"\\u0061\":3,\"b\":4,\"a\":5,\"z\":6}");

    assert_true(sl_value_set_take(&value, SL_STR("a"), sl_value_null()));
    assert_prints(value, "{\"b\":2,\"b\":4,\"a\":null,\"z\":6}");
    assert_true(sl_value_remove(&value, SL_STR("\\u0062")));
    assert_prints(value, "{\"a\":null,\"z\":6}");
    sl_value_unref(value);
    value = parsed("{\"s\":1,\"s\":\"x\"}");
    assert_true(sl_value_append_member(&value, SL_STR("s"), SL_STR("y")));
    assert_prints(value, "{\"s\":\"xy\"}");
    sl_value_unref(value);
}

static void merges_shallowly(void **state)
{
    (void)state;
    struct sl_value *value = parsed("{\"a\":{\"x\":1},\"b\":2}");
    struct sl_doc doc = {0};

    assert_true(sl_doc_parse(&doc, SL_STR("{\"a\":{\"y\":1},\"c\":[],\"c\":3}"), NULL));
    assert_true(sl_value_merge(&value, &doc, 0));
    assert_prints(value, "{\"a\":{\"y\":1},\"b\":2,\"c\":3}");
    sl_doc_clear(&doc);
    sl_value_unref(value);
}

static void strings_grow_in_amortised_time(void **state)
{
    (void)state;
    struct sl_value *text = sl_value_string(SL_STR(""));
    size_t moves = 0;

    for (int i = 0; i < 100000; i++) {
        struct sl_value *before = text;
        assert_true(sl_value_append(&text, SL_STR("ab")));
        moves += text != before;
    }
    assert_int_equal(sl_value_size(text), 200002);
    assert_true(moves < 100);
    sl_value_unref(text);
}

static struct sl_str number_key(char text[16], unsigned number)
{
    return (struct sl_str){text, (size_t)snprintf(text, 16, "k%u", number)};
}

/* Against a plain list: members set and removed at random, with and without an index. */
static void large_objects_agree_with_a_list(void **state)
{
    (void)state;
    enum { KEYS = 200, STEPS = 20000 };
    unsigned list[KEYS], value_of[KEYS], count = 0;
    unsigned random = 12345;
    struct sl_value *object = sl_value_object();
    char key[16], text[16];

    for (unsigned step = 0; step < STEPS; step++) {
        random = random * 1664525u + 1013904223u;
        unsigned name = random >> 8 & 0xff, at = 0;
        if (name >= KEYS)
            continue;
        while (at < count && list[at] != name)
            at++;
        if (random >> 28 < 7) {
            assert_true(sl_value_remove(&object, number_key(key, name)));
            if (at < count)
                memmove(list + at, list + at + 1, (--count - at) * sizeof(*list));
        } else {
            struct sl_str number = {text, (size_t)snprintf(text, sizeof(text), "%u", step)};
            assert_true(sl_value_set_take(&object, number_key(key, name),
                                          sl_tree_scalar(SL_NUMBER, number)));
            value_of[name] = step;
            if (at == count)
                list[count++] = name;
        }
        assert_int_equal(sl_value_count(object), count);
        if (step % 64 != 0)
            continue;
        for (unsigned i = 0; i < count; i++) {
            assert_true(sl_str_equal(sl_value_key_at(object, i), number_key(key, list[i])));
            struct sl_value *member = sl_value_get(object, number_key(key, list[i]));
            assert_ptr_equal(member, sl_value_member_at(object, i));
            int length = snprintf(text, sizeof(text), "%u", value_of[list[i]]);
            assert_true(sl_str_equal(sl_value_text(member), (struct sl_str){text, (size_t)length}));
        }
    }
    sl_value_unref(object);
}

static void repeats_among_many_members_are_found(void **state)
{
    (void)state;
    struct sl_buf text = SL_BUF_INIT;

    sl_buf_add_char(&text, '{');
    for (uint64_t i = 0; i < 300; i++) {
        sl_buf_add_str(&text, i ? SL_STR(",\"") : SL_STR("\""));
        sl_buf_add_u64(&text, i % 100);
        sl_buf_add_lit(&text, "\":");
        sl_buf_add_u64(&text, i);
    }
    sl_buf_add_char(&text, '}');
    struct sl_value *value = sl_value_parse(sl_buf_str(&text), NULL);
    struct sl_value *other = sl_value_ref(value);
    assert_int_equal(sl_tree_keys(value), 100);
    assert_str_equals(sl_value_text(sl_value_get(value, SL_STR("42"))), "242");
    assert_true(sl_value_set_take(&value, SL_STR("42"), sl_value_null()));
    assert_int_equal(sl_value_count(value), 298);
    assert_int_equal(sl_value_kind(sl_value_get(value, SL_STR("42"))), SL_NULL);
    assert_true(sl_value_remove(&value, SL_STR("43")));
    assert_int_equal(sl_value_count(value), 295);
    assert_null(sl_value_get(value, SL_STR("43")));
    assert_int_equal(sl_tree_keys(value), 99);
    assert_str_equals(sl_value_text(sl_value_get(value, SL_STR("44"))), "244");
    assert_str_equals(sl_value_text(sl_value_get(other, SL_STR("43"))), "243");
    sl_value_unref(value);
    sl_value_unref(other);
    sl_buf_clear(&text);
}

static void ten_thousand_members_are_not_quadratic(void **state)
{
    (void)state;
    struct sl_value *object = sl_value_object();
    char key[16];

    for (unsigned i = 0; i < 100000; i++)
        assert_true(sl_value_set_take(&object, number_key(key, i), sl_value_null()));
    for (unsigned i = 0; i < 100000; i++)
        assert_non_null(sl_value_get(object, number_key(key, i)));
    sl_value_unref(object);
}

static void equality_is_by_meaning(void **state)
{
    (void)state;
    static const struct {
        const char *a, *b;
        bool equal;
    } cases[] = {
        {"1", "1.0", true},
        {"1e2", "100", true},
        {"-0", "0", true},
        {"9007199254740993", "9007199254740992", false},
        {"1", "\"1\"", false},
        {"\"\\u0061\"", "\"a\"", true},
        {"\"\\ud83d\\ude00\"", "\"\xf0\x9f\x98\x80\"", true},
        {"null", "false", false},
        {"[1,2]", "[2,1]", false},
        {"[1,2]", "[1,2,3]", false},
        {"{\"a\":1,\"b\":[{}]}", "{\"\\u0062\":[{}],\"a\":1e0}", true},
        {"{\"a\":1}", "{\"b\":1}", false},
        {"{\"a\":1,\"a\":2}", "{\"a\":2}", true},
        {"{\"a\":2}", "{\"a\":1,\"a\":2}", true},
        {"{\"a\":2,\"a\":1}", "{\"a\":2}", false},
        {"{\"a\":2,\"a\":1}", "{\"a\":1,\"b\":2}", false},
        {"{}", "[]", false},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
        struct sl_value *a = parsed(cases[i].a);
        struct sl_value *b = parsed(cases[i].b);
        if (sl_value_equal(a, b) != cases[i].equal || sl_value_equal(b, a) != cases[i].equal)
            fail_msg("%s and %s", cases[i].a, cases[i].b);
        sl_value_unref(a);
        sl_value_unref(b);
    }
}

static void height_is_exact_after_the_tallest_left(void **state)
{
    (void)state;
    struct sl_value *value = parsed("{\"a\":[[[]]],\"b\":[1],\"c\":2}");

    assert_int_equal(sl_value_height(value), 4);
    assert_true(sl_value_remove(&value, SL_STR("a")));
    assert_int_equal(sl_value_height(value), 2);
    assert_true(sl_value_set_take(&value, SL_STR("b"), sl_value_null()));
    assert_int_equal(sl_value_height(value), 1);
    assert_prints(value, "{\"b\":null,\"c\":2}");
    sl_value_unref(value);
}

static void deep_trees_are_freed_without_recursion(void **state)
{
    (void)state;
    struct sl_value *value = sl_value_array();

    for (int i = 0; i < 1000000; i++) {
        struct sl_value *outer = sl_value_array();
        assert_true(sl_value_push_take(&outer, value));
        value = outer;
    }
    sl_value_unref(value);
}

static void refuses_what_the_parser_refuses(void **state)
{
    (void)state;
    struct sl_error err = {0};

    assert_null(sl_value_parse(SL_STR("[1,]"), &err));
    assert_int_equal(err.code, SL_BAD_JSON);
    sl_value_unref(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(prints_what_it_read),
        cmocka_unit_test(answers_questions),
        cmocka_unit_test(writing_leaves_other_holders_alone),
        cmocka_unit_test(an_unshared_value_changes_in_place),
        cmocka_unit_test(repeats_go_when_the_last_is_written),
        cmocka_unit_test(merges_shallowly),
        cmocka_unit_test(strings_grow_in_amortised_time),
        cmocka_unit_test(large_objects_agree_with_a_list),
        cmocka_unit_test(repeats_among_many_members_are_found),
        cmocka_unit_test(ten_thousand_members_are_not_quadratic),
        cmocka_unit_test(equality_is_by_meaning),
        cmocka_unit_test(height_is_exact_after_the_tallest_left),
        cmocka_unit_test(deep_trees_are_freed_without_recursion),
        cmocka_unit_test(refuses_what_the_parser_refuses),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
