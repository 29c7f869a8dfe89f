/* SPDX-License-Identifier: MIT */
/* The JSON parser: what it keeps, what it refuses and where. */
#include "unit/unit.h"

#include <stdio.h>
#include <stdlib.h>

#include "sluice/json.h"
#include "text.h"

static void parses(struct sl_doc *doc, struct sl_str text)
{
    struct sl_error err = {0};

    if (!sl_doc_parse(doc, text, &err))
        fail_msg("%.*s: %s at %zu", SL_STR_ARG(text), err.text, err.offset);
}

static void nodes_are_in_text_order_and_know_their_next(void **state)
{
    (void)state;
    struct sl_doc doc = {0};

    parses(&doc, SL_STR(" {\"a\" : [1, {}, \"x\\n\"] ,\"b\":null}\r\n\t"));
    const struct sl_node expected[] = {
        {1, 34, 8, 2, SL_OBJECT, 0},  {2, 5, 2, 0, SL_STRING, 0},   {8, 22, 6, 3, SL_ARRAY, 0},
        {9, 10, 4, 0, SL_NUMBER, 0},  {12, 14, 5, 0, SL_OBJECT, 0}, {16, 21, 6, 0, SL_STRING, 1},
        {24, 27, 7, 0, SL_STRING, 0}, {28, 32, 8, 0, SL_NULL, 0},
    };
    assert_int_equal(doc.count, 8);
    for (uint32_t i = 0; i < doc.count; i++) {
        assert_int_equal(doc.nodes[i].kind, expected[i].kind);
        assert_int_equal(doc.nodes[i].next, expected[i].next);
        assert_int_equal(doc.nodes[i].count, expected[i].count);
        assert_int_equal(doc.nodes[i].escaped, expected[i].escaped);
    }
    assert_str_equals(sl_doc_raw(&doc, 2), "[1, {}, \"x\\n\"]");
    assert_str_equals(sl_doc_raw(&doc, 3), "1");
    assert_str_equals(sl_doc_raw(&doc, 4), "{}");
    assert_str_equals(sl_doc_body(&doc, 5), "x\\n");
    assert_str_equals(sl_doc_body(&doc, 6), "b");
    assert_str_equals(sl_doc_raw(&doc, 7), "null");
    sl_doc_clear(&doc);
}

static void keeps_what_others_cannot(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "1e400",
        "-0",
        "0.1000",
        "123456789012345678901234567890",
        "\"\\ud83d\"",
        "\"\\u0000\"",
        "\"\\udE00\\ud83d\"",
        "1E+5",
        "-1.5e-7",
        "\"\x7f\"",
        "\"\xf0\x9f\x98\x80\"",
        "true",
        "\"\"",
        "[]",
        "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"",
    };
    struct sl_doc doc = {0};

    for (size_t i = 0; i < sizeof(texts) / sizeof(*texts); i++) {
        parses(&doc, sl_str_from(texts[i]));
        assert_int_equal(doc.count, 1);
        assert_true(sl_str_equal(sl_doc_raw(&doc, 0), sl_str_from(texts[i])));
    }
    sl_doc_clear(&doc);
}

struct refusal {
    const char *text;
    enum sl_code code;
    size_t offset;
};

static void refuses_and_says_where(void **state)
{
    (void)state;
    static const struct refusal refusals[] = {
        {"", SL_BAD_JSON, 0},
        {"  ", SL_BAD_JSON, 2},
        {"{", SL_BAD_JSON, 1},
        {"[1,]", SL_BAD_JSON, 3},
        {"[,1]", SL_BAD_JSON, 1},
        {"[1 2]", SL_BAD_JSON, 3},
        {"[1}", SL_BAD_JSON, 2},
        {"{\"a\":1]", SL_BAD_JSON, 6},
        {"{\"a\"}", SL_BAD_JSON, 4},
        {"{\"a\":}", SL_BAD_JSON, 5},
        {"{\"a\":1,}", SL_BAD_JSON, 7},
        {"{a:1}", SL_BAD_JSON, 1},
        {"{1:1}", SL_BAD_JSON, 1},
        {"01", SL_BAD_JSON, 0},
        {"-", SL_BAD_JSON, 0},
        {"-a", SL_BAD_JSON, 0},
        {"1.", SL_BAD_JSON, 0},
        {".5", SL_BAD_JSON, 0},
        {"+1", SL_BAD_JSON, 0},
        {"1e", SL_BAD_JSON, 0},
        {"1e+", SL_BAD_JSON, 0},
        {"0x1", SL_BAD_JSON, 1},
        {"1 1", SL_BAD_JSON, 2},
        {"nul", SL_BAD_JSON, 0},
        {"nulL", SL_BAD_JSON, 0},
        {"NaN", SL_BAD_JSON, 0},
        {"'a'", SL_BAD_JSON, 0},
        {"\"a", SL_BAD_JSON, 2},
        {"\"a\n\"", SL_BAD_JSON, 2},
        {"\"abcdefgh\x1f\"", SL_BAD_JSON, 9},
        {"\"\\x\"", SL_BAD_JSON, 1},
        {"\"\\u12g4\"", SL_BAD_JSON, 1},
        {"\"\\u123", SL_BAD_JSON, 1},
        {"\"\\", SL_BAD_JSON, 1},
        {"\"\xff\"", SL_BAD_UTF8, 1},
        {"\"a\xc0\x80\"", SL_BAD_UTF8, 2},
        {"\"\xc1\xbf\"", SL_BAD_UTF8, 1},
        {"\"\xed\xa0\x80\"", SL_BAD_UTF8, 1},
        {"\"\xe0\x9f\xbf\"", SL_BAD_UTF8, 1},
        {"\"\xf0\x8f\xbf\xbf\"", SL_BAD_UTF8, 1},
        {"\"\xf4\x90\x80\x80\"", SL_BAD_UTF8, 1},
        {"\"\xf5\x80\x80\x80\"", SL_BAD_UTF8, 1},
        {"\"\xe2\x82\"", SL_BAD_UTF8, 1},
        {"\"12345678\xe2\x82", SL_BAD_UTF8, 9},
        {"\xef\xbb\xbf{}", SL_BAD_JSON, 0},
        {"\xc2\xa0 1", SL_BAD_JSON, 0},
        {"\v1", SL_BAD_JSON, 0},
    };
    struct sl_doc doc = {0};

    for (size_t i = 0; i < sizeof(refusals) / sizeof(*refusals); i++) {
        struct sl_error err = {0};
        const struct refusal *r = &refusals[i];
        if (sl_doc_parse(&doc, sl_str_from(r->text), &err) || err.code != r->code ||
            err.offset != r->offset)
            fail_msg("%s: %s \"%s\" at %zu", r->text, sl_code_name(err.code), err.text, err.offset);
        assert_int_equal(doc.count, 0);
        assert_false(sl_doc_parse(&doc, sl_str_from(r->text), NULL));
    }
    struct sl_error err = {0};
    assert_false(sl_doc_parse(&doc, SL_STR("1\0"), &err));
    assert_int_equal(err.offset, 1);
    sl_doc_clear(&doc);
}

static struct sl_str nested(char *text, size_t depth, char opener, char closer)
{
    memset(text, opener, depth);
    memset(text + depth, closer, depth);
    return (struct sl_str){text, depth * 2};
}

static void nesting_is_allowed_to_512(void **state)
{
    (void)state;
    static char text[2 * (SL_MAX_DEPTH + 1)];
    struct sl_doc doc = {0};
    struct sl_error err = {0};

    parses(&doc, nested(text, SL_MAX_DEPTH, '[', ']'));
    assert_int_equal(doc.count, SL_MAX_DEPTH);
    assert_false(sl_doc_parse(&doc, nested(text, SL_MAX_DEPTH + 1, '[', ']'), &err));
    assert_int_equal(err.code, SL_TOO_DEEP);
    assert_int_equal(err.offset, SL_MAX_DEPTH);
    assert_int_equal(err.limit, SL_MAX_DEPTH);
    sl_doc_clear(&doc);
}

static void four_gib_are_refused_by_name(void **state)
{
    (void)state;
    struct sl_doc doc = {0};
    struct sl_error err = {0};

    assert_false(sl_doc_parse(&doc, (struct sl_str){"1", UINT32_MAX}, &err));
    assert_int_equal(err.code, SL_TOO_LARGE);
}

static void every_cut_of_a_text_is_refused(void **state)
{
    (void)state;
    const struct sl_str text =
        SL_STR("{\"a\":[1.5e+3,true,{\"\\u00e4\xc3\xa4\":null}],\"b\":\"c\"}");
    struct sl_doc doc = {0};

    for (size_t length = 0; length < text.len; length++) {
        char *copy = malloc(length + !length);
        memcpy(copy, text.ptr, length);
        struct sl_error err = {0};
        assert_false(sl_doc_parse(&doc, (struct sl_str){copy, length}, &err));
        assert_true(err.offset <= length);
        free(copy);
    }
    parses(&doc, text);
    sl_doc_clear(&doc);
}

static void members_are_found_by_meaning_and_the_last_wins(void **state)
{
    (void)state;
    struct sl_doc doc = {0};
    struct sl_error err = {0};

    parses(&doc, SL_STR("{\"a\":1,\"b\":{\"a\":2},\"\\u0061\":3,\"\\ud83d\\ude00\":4}"));
    assert_str_equals(sl_doc_raw(&doc, sl_doc_get(&doc, 0, SL_STR("a"))), "3");
    assert_str_equals(sl_doc_raw(&doc, sl_doc_get(&doc, 0, SL_STR("\xf0\x9f\x98\x80"))), "4");
    assert_int_equal(sl_doc_get(&doc, 0, SL_STR("c")), SL_NONE);
    assert_int_equal(sl_doc_get(&doc, SL_NONE, SL_STR("a")), SL_NONE);
    assert_int_equal(sl_doc_get(&doc, 1, SL_STR("a")), SL_NONE);
    uint32_t repeated = sl_doc_repeated_key(&doc, 0, &err);
    assert_str_equals(sl_doc_body(&doc, repeated), "\\u0061");
    assert_int_equal(sl_doc_repeated_key(&doc, sl_doc_get(&doc, 0, SL_STR("b")), &err), SL_NONE);
    assert_int_equal(err.code, SL_OK);
    assert_true(sl_doc_is(&doc, repeated, SL_STR("a")));
    assert_false(sl_doc_is(&doc, repeated, SL_STR("ab")));
    assert_false(sl_doc_is(&doc, repeated, SL_STR("")));
    assert_false(sl_doc_is(&doc, SL_NONE, SL_STR("")));
    sl_doc_clear(&doc);
}

static void repeats_are_found_among_many_keys(void **state)
{
    (void)state;
    struct sl_doc doc = {0};
    struct sl_buf text = SL_BUF_INIT;

    sl_buf_add_char(&text, '{');
    for (uint64_t i = 0; i < 5000; i++) {
        sl_buf_add_char(&text, '"');
        sl_buf_add_u64(&text, i);
        sl_buf_add_lit(&text, "\":0,");
    }
    size_t behind = text.len;
    sl_buf_add_lit(&text, "\"x\":0}");
    parses(&doc, sl_buf_str(&text));
    assert_int_equal(sl_doc_repeated_key(&doc, 0, NULL), SL_NONE);
    text.len = behind;
    sl_buf_add_lit(&text, "\"4\\u0032\":0}");
    parses(&doc, sl_buf_str(&text));
    assert_int_equal(sl_doc_repeated_key(&doc, 0, NULL), 1 + 2 * 5000);
    sl_buf_clear(&text);
    sl_doc_clear(&doc);
}

static void integers_are_read_however_they_are_spelled(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        bool good;
        uint64_t value;
    } cases[] = {
        {"0", true, 0},
        {"-0", true, 0},
        {"0e999999999999999999999", true, 0},
        {"1.0", true, 1},
        {"1e0", true, 1},
        {"1.50e1", true, 15},
        {"1200e-2", true, 12},
        {"0.012e3", true, 12},
        {"18446744073709551615", true, UINT64_MAX},
        {"1844674407370955161.5e1", true, UINT64_MAX},
        {"18446744073709551616", false, 0},
        {"99999999999999999999", false, 0},
        {"1e20", false, 0},
        {"1e99999999999999999999", false, 0},
        {"-1", false, 0},
        {"1.5", false, 0},
        {"1e-1", false, 0},
        {"\"1\"", false, 0},
        {"null", false, 0},
    };
    struct sl_doc doc = {0};

    for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
        uint64_t value = 7;
        parses(&doc, sl_str_from(cases[i].text));
        assert_int_equal(sl_doc_u64(&doc, 0, &value), cases[i].good);
        assert_int_equal(value, cases[i].good ? cases[i].value : 7);
    }
    assert_false(sl_doc_u64(&doc, SL_NONE, NULL));
    sl_doc_clear(&doc);
}

static struct sl_str recoded(struct sl_str text, struct sl_buf *out)
{
    sl_buf_reset(out);
    sl_json_add_string(out, text);
    return sl_buf_str(out);
}

static void strings_are_escaped_and_read_back(void **state)
{
    (void)state;
    struct sl_buf out = SL_BUF_INIT;

    assert_str_equals(recoded(SL_STR("a\"\\/\b\f\n\r\t\0\x1f\x7f"), &out),
                      "\"a\\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\x7f\"");
    assert_str_equals(recoded(SL_STR("\xc3\xa4\xf0\x9f\x98\x80"), &out),
                      "\"\xc3\xa4\xf0\x9f\x98\x80\"");
    assert_str_equals(recoded(SL_STR("x\xed\xa0\xbd"), &out), "\"x\\ud83d\"");
    assert_str_equals(recoded(SL_STR("\xed\x9f\xbf\xee\x80\x80"), &out),
                      "\"\xed\x9f\xbf\xee\x80\x80\"");
    sl_buf_reset(&out);
    sl_json_body_decode(SL_STR("\\u0041\\/\\ud83d\\ude00\\ude00\\ud83dz\\u00e4\\u20ac"), &out);
    assert_str_equals(sl_buf_str(&out),
                      "A/\xf0\x9f\x98\x80\xed\xb8\x80\xed\xa0\xbdz\xc3\xa4\xe2\x82\xac");
    sl_buf_clear(&out);
}

static void bodies_compare_by_meaning(void **state)
{
    (void)state;
    assert_true(sl_json_body_equal(SL_STR(""), SL_STR("")));
    assert_true(sl_json_body_equal(SL_STR("\\u0061b"), SL_STR("a\\u0062")));
    assert_true(sl_json_body_equal(SL_STR("\\uD83D\\uDE00"), SL_STR("\xf0\x9f\x98\x80")));
    assert_true(sl_json_body_equal(SL_STR("\\ud83d\\uDE00"), SL_STR("\\uD83d\\ude00")));
    assert_true(sl_json_body_equal(SL_STR("\\/\\n"), SL_STR("/\\u000A")));
    assert_false(sl_json_body_equal(SL_STR("\\ud83d"), SL_STR("\xf0\x9f\x98\x80")));
    assert_false(sl_json_body_equal(SL_STR("a"), SL_STR("b")));
    assert_false(sl_json_body_equal(SL_STR("\\u0061"), SL_STR("ab")));
    assert_false(sl_json_body_equal(SL_STR("ab"), SL_STR("\\u0061")));
}

static void utf8_is_told_from_what_is_not(void **state)
{
    (void)state;
    size_t at = 99;

    assert_true(sl_utf8_valid(SL_STR(""), &at));
    assert_true(sl_utf8_valid(SL_STR("a\0\xc2\x80\xed\x9f\xbf\xee\x80\x80\xf4\x8f\xbf\xbf"), &at));
    assert_int_equal(at, 99);
    assert_false(sl_utf8_valid(SL_STR("ab\x80"), &at));
    assert_int_equal(at, 2);
    assert_false(sl_utf8_valid(SL_STR("\xed\xa0\x80"), NULL));
}

static void numbers_compare_exactly(void **state)
{
    (void)state;
    static const char *const equal[][2] = {
        {"0", "-0.0e5"},
        {"1", "1.0"},
        {"100", "1e2"},
        {"0.001", "10e-4"},
        {"12.50", "1250E-2"},
        {"-7", "-70e-1"},
        {"10e99999999999999999999", "1e100000000000000000000"},
        {"0.1e-99999999999999999999", "1e-100000000000000000000"},
        {"10e999999999999999999", "1e1000000000000000000"},
    };
    static const char *const different[][2] = {
        {"1", "-1"},
        {"0", "1e-400"},
        {"1e400", "1e401"},
        {"9007199254740993", "9007199254740992"},
        {"123", "12"},
        {"1e99999999999999999999", "1e-99999999999999999999"},
        {"1e99999999999999999999", "1e99999999999999999998"},
        {"1e99999999999999999999", "1e5"},
    };

    for (size_t i = 0; i < sizeof(equal) / sizeof(*equal); i++) {
        assert_true(sl_number_equal(sl_str_from(equal[i][0]), sl_str_from(equal[i][1])));
        assert_true(sl_number_equal(sl_str_from(equal[i][1]), sl_str_from(equal[i][0])));
    }
    for (size_t i = 0; i < sizeof(different) / sizeof(*different); i++)
        assert_false(sl_number_equal(sl_str_from(different[i][0]), sl_str_from(different[i][1])));
}

/* Whatever doubles cannot tell apart is blurred; what is far apart is not. */
static void blurred_numbers_cover_equal_doubles(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "0",
        "1e-400",
        "-1e-400",
        "4.9e-324",
        "1e400",
        "1e500",
        "-1e400",
        "9007199254740993",
        "9007199254740992",
        "0.1",
        "0.1000000000000000055",
        "0.30000000000000004",
        "0.3",
        "9.9999999999999999",
        "10",
        "-10",
        "1.0000000000000001",
        "1.0000000000000002",
        "1",
        "123456789012345678",
        "123456789012345679",
        "2",
        "1e17",
        "99999999999999999",
        "1.7976931348623157e308",
        "1.7976931348623158e308",
        "1e99999999999999999999",
    };
    size_t count = sizeof(texts) / sizeof(*texts);

    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < count; j++)
            if (strtod(texts[i], NULL) == strtod(texts[j], NULL) &&
                !sl_number_equal(sl_str_from(texts[i]), sl_str_from(texts[j])))
                assert_true(sl_number_blurred(sl_str_from(texts[i]), sl_str_from(texts[j])));
    assert_false(sl_number_blurred(SL_STR("1"), SL_STR("2")));
    assert_false(sl_number_blurred(SL_STR("1"), SL_STR("-1")));
    assert_false(sl_number_blurred(SL_STR("0"), SL_STR("0.5")));
    assert_false(sl_number_blurred(SL_STR("999999"), SL_STR("1000000")));
    assert_false(sl_number_blurred(SL_STR("0.3"), SL_STR("0.3000000000000004")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nodes_are_in_text_order_and_know_their_next),
        cmocka_unit_test(keeps_what_others_cannot),
        cmocka_unit_test(refuses_and_says_where),
        cmocka_unit_test(nesting_is_allowed_to_512),
        cmocka_unit_test(four_gib_are_refused_by_name),
        cmocka_unit_test(every_cut_of_a_text_is_refused),
        cmocka_unit_test(members_are_found_by_meaning_and_the_last_wins),
        cmocka_unit_test(repeats_are_found_among_many_keys),
        cmocka_unit_test(integers_are_read_however_they_are_spelled),
        cmocka_unit_test(strings_are_escaped_and_read_back),
        cmocka_unit_test(bodies_compare_by_meaning),
        cmocka_unit_test(utf8_is_told_from_what_is_not),
        cmocka_unit_test(numbers_compare_exactly),
        cmocka_unit_test(blurred_numbers_cover_equal_doubles),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
