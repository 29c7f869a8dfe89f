/* SPDX-License-Identifier: MIT */
/* The parser and values against jansson, over random texts, whole and damaged. */
#include "unit/unit.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

#include "sluice/value.h"

enum { TEXTS = 4000, DAMAGES = 8, FLAGS = JSON_DECODE_ANY | JSON_ALLOW_NUL };

struct source {
    uint32_t random;
    struct sl_buf text;
};

static uint32_t below(struct source *source, uint32_t limit)
{
    source->random ^= source->random << 13;
    source->random ^= source->random >> 17;
    source->random ^= source->random << 5;
    return source->random % limit;
}

static void add_one_of(struct source *source, const char *const *list, size_t count)
{
    sl_buf_add_str(&source->text, sl_str_from(list[below(source, (uint32_t)count)]));
}

#define ADD_ONE_OF(source, list) add_one_of((source), (list), sizeof(list) / sizeof(*(list)))

static void add_space(struct source *source)
{
    static const char *const spaces[] = {"", "", "", " ", "\n", "\t\r\n "};
    ADD_ONE_OF(source, spaces);
}

static void add_text(struct source *source)
{
    static const char *const pieces[] = {
        "a",
        "bc",
        "plain text of some length",
        "\\n",
        "\\u0041",
        "\\u0000",
        "\\ud83d\\ude00",
        "\xc3\xa4",
        "\xe2\x82\xac",
        "\xf0\x9f\x98\x80",
        "\\\"",
        "\\\\",
        "/",
        "\\/",
        "\x7f",
    };

    sl_buf_add_char(&source->text, '"');
    for (uint32_t count = below(source, 4); count > 0; count--)
        ADD_ONE_OF(source, pieces);
    sl_buf_add_char(&source->text, '"');
}

static void add_scalar(struct source *source)
{
    static const char *const scalars[] = {
        "null", "true", "false", "0", "-1", "12345678901", "1.5", "-0.25e3", "1E-7", "0.1", "7e+2",
    };

    if (below(source, 3) == 0)
        add_text(source);
    else
        ADD_ONE_OF(source, scalars);
}

/* Keys are numbered, since jansson keeps only one of those that repeat. */
static void add_value(struct source *source, uint32_t depth)
{
    uint32_t kind = depth ? below(source, 5) : 0;

    add_space(source);
    if (kind < 2) {
        add_scalar(source);
    } else {
        sl_buf_add_char(&source->text, kind == 2 ? '[' : '{');
        for (uint32_t i = 0, count = below(source, 5); i < count; i++) {
            sl_buf_add_str(&source->text, i ? SL_STR(",") : SL_STR(""));
            if (kind > 2) {
                add_space(source);
                sl_buf_add_lit(&source->text, "\"k\\u00e4");
                sl_buf_add_u64(&source->text, i);
                sl_buf_add_lit(&source->text, "\"");
                add_space(source);
                sl_buf_add_char(&source->text, ':');
            }
            add_value(source, depth - 1);
        }
        add_space(source);
        sl_buf_add_char(&source->text, kind == 2 ? ']' : '}');
    }
    add_space(source);
}

static json_t *load(struct sl_str text, json_error_t *error)
{
    return json_loadb(text.ptr, text.len, FLAGS, error);
}

static void assert_same_string(const struct sl_doc *doc, uint32_t node, const char *text,
                               size_t length)
{
    struct sl_buf decoded = SL_BUF_INIT;

    sl_doc_decode(doc, node, &decoded);
    assert_true(sl_str_equal(sl_buf_str(&decoded), (struct sl_str){text, length}));
    assert_true(sl_doc_is(doc, node, (struct sl_str){text, length}));
    sl_buf_clear(&decoded);
}

static void assert_same_number(const struct sl_doc *doc, uint32_t node, const json_t *number)
{
    char text[64];
    struct sl_str raw = sl_doc_raw(doc, node);

    assert_true(raw.len < sizeof(text));
    memcpy(text, raw.ptr, raw.len);
    text[raw.len] = '\0';
    assert_true(strtod(text, NULL) == json_number_value(number));
    uint64_t integer;
    if (json_is_integer(number) && json_integer_value(number) >= 0) {
        assert_true(sl_doc_u64(doc, node, &integer));
        assert_int_equal(integer, json_integer_value(number));
    }
}

static void assert_same(const struct sl_doc *doc, uint32_t node, json_t *expected);

static void assert_same_inside(const struct sl_doc *doc, uint32_t node, json_t *expected)
{
    bool object = json_is_object(expected);
    uint32_t at = node + 1;
    size_t index = 0;

    assert_int_equal(doc->nodes[node].count,
                     object ? json_object_size(expected) : json_array_size(expected));
    for (void *member = json_object_iter(expected); at < sl_doc_next(doc, node); index++) {
        if (object) {
            const char *key = json_object_iter_key(member);
            assert_same_string(doc, at, key, strlen(key));
            assert_int_equal(sl_doc_get(doc, node, sl_str_from(key)), at + 1);
            assert_same(doc, at + 1, json_object_iter_value(member));
            member = json_object_iter_next(expected, member);
            at++;
        } else {
            assert_same(doc, at, json_array_get(expected, index));
        }
        at = sl_doc_next(doc, at);
    }
    assert_int_equal(index, doc->nodes[node].count);
}

static void assert_same(const struct sl_doc *doc, uint32_t node, json_t *expected)
{
    static const int types[] = {
        [SL_NULL] = JSON_NULL,     [SL_FALSE] = JSON_FALSE, [SL_TRUE] = JSON_TRUE,
        [SL_STRING] = JSON_STRING, [SL_ARRAY] = JSON_ARRAY, [SL_OBJECT] = JSON_OBJECT,
    };
    enum sl_kind kind = sl_doc_kind(doc, node);

    if (kind == SL_NUMBER) {
        assert_true(json_is_number(expected));
        assert_same_number(doc, node, expected);
        return;
    }
    assert_int_equal(json_typeof(expected), types[kind]);
    if (kind == SL_STRING)
        assert_same_string(doc, node, json_string_value(expected), json_string_length(expected));
    else if (kind > SL_STRING)
        assert_same_inside(doc, node, expected);
}

/* What the tree prints means the same to jansson. */
static void assert_prints_the_same(const struct sl_doc *doc, json_t *expected)
{
    struct sl_value *value = sl_value_from_node(doc, 0);
    struct sl_buf out = SL_BUF_INIT;

    sl_value_print(value, &out);
    assert_int_equal(sl_value_size(value), out.len);
    json_t *again = load(sl_buf_str(&out), NULL);
    assert_true(json_equal(again, expected));
    json_decref(again);
    sl_buf_clear(&out);
    sl_value_unref(value);
}

static void whole_texts_mean_the_same(void **state)
{
    (void)state;
    struct source source = {.random = 2463534242u};
    struct sl_doc doc = {0};

    for (int i = 0; i < TEXTS; i++) {
        json_error_t error;
        sl_buf_reset(&source.text);
        add_value(&source, 6);
        json_t *expected = load(sl_buf_str(&source.text), &error);
        if (!expected)
            fail_msg("%.*s: %s", SL_STR_ARG(sl_buf_str(&source.text)), error.text);
        assert_true(sl_doc_parse(&doc, sl_buf_str(&source.text), NULL));
        assert_same(&doc, 0, expected);
        assert_prints_the_same(&doc, expected);
        json_decref(expected);
    }
    sl_doc_clear(&doc);
    sl_buf_clear(&source.text);
}

/* What jansson cannot hold although it is JSON. */
static bool beyond_jansson(const json_error_t *error)
{
    return json_error_code(error) == json_error_numeric_overflow ||
           json_error_code(error) == json_error_null_byte_in_key ||
           strstr(error->text, "invalid Unicode");
}

static void damage(struct source *source)
{
    static const char bytes[] = "\"\\{}[],:0-9.eEu\x01\x80\xc3\xed\xff ntfd8";
    struct sl_buf *text = &source->text;
    uint32_t at = below(source, (uint32_t)text->len);

    if (below(source, 4) == 0) {
        memmove(text->ptr + at, text->ptr + at + 1, text->len - at - 1);
        text->len--;
    } else {
        text->ptr[at] = bytes[below(source, sizeof(bytes) - 1)];
    }
}

static void damaged_texts_are_refused_alike(void **state)
{
    (void)state;
    struct source source = {.random = 88172645u};
    struct sl_doc doc = {0};
    size_t refused = 0, taken = 0;

    for (int i = 0; i < TEXTS; i++) {
        sl_buf_reset(&source.text);
        add_value(&source, 4);
        for (int damages = 0; damages < DAMAGES && source.text.len > 0; damages++) {
            json_error_t error;
            damage(&source);
            struct sl_str text = sl_buf_str(&source.text);
            bool good = sl_doc_parse(&doc, text, NULL);
            json_t *expected = load(text, &error);
            if (good ? !expected && !beyond_jansson(&error) : expected != NULL)
                fail_msg("%.*s: %s", SL_STR_ARG(text), expected ? "refused" : error.text);
            json_decref(expected);
            taken += good;
            refused += !good;
        }
    }
    assert_true(refused > TEXTS && taken > TEXTS / 10);
    sl_doc_clear(&doc);
    sl_buf_clear(&source.text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whole_texts_mean_the_same),
        cmocka_unit_test(damaged_texts_are_refused_alike),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
