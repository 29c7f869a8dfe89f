/* SPDX-License-Identifier: MIT */
/* Buffers, counted bytes, errors and the code tables. */
#include "unit/unit.h"

#include "sluice/buf.h"
#include "sluice/error.h"

static void buf_appends_and_keeps_order(void **state)
{
    (void)state;
    struct sl_buf buf = SL_BUF_INIT;

    sl_buf_add_lit(&buf, "a");
    sl_buf_add_char(&buf, 'b');
    sl_buf_add_u64(&buf, 0);
    sl_buf_add_u64(&buf, UINT64_MAX);
    sl_buf_add_str(&buf, SL_STR("z"));
    assert_false(buf.failed);
    assert_str_equals(sl_buf_str(&buf), "ab018446744073709551615z");
    sl_buf_clear(&buf);
}

static void buf_fails_at_its_limit_and_stays_failed(void **state)
{
    (void)state;
    struct sl_buf buf = {.max = 4};

    sl_buf_add_lit(&buf, "1234");
    assert_false(buf.failed);
    sl_buf_add_char(&buf, '5');
    assert_true(buf.failed);
    assert_str_equals(sl_buf_str(&buf), "1234");
    sl_buf_reset(&buf);
    sl_buf_add_lit(&buf, "6");
    assert_str_equals(sl_buf_str(&buf), "6");
    sl_buf_clear(&buf);
}

static void bytes_live_until_the_last_holder(void **state)
{
    (void)state;
    struct sl_bytes *bytes = sl_bytes_new(SL_STR("x\0y"));

    assert_ptr_equal(sl_bytes_ref(bytes), bytes);
    sl_bytes_unref(bytes);
    assert_int_equal(bytes->len, 3);
    sl_bytes_unref(bytes);
    sl_bytes_unref(NULL);
}

static void first_error_wins_and_is_plain(void **state)
{
    (void)state;
    struct sl_error err = {0};

    sl_error_set(&err, SL_BAD_JSON, "a\nb", "bad \x01 %d", 7);
    assert_false(sl_error_memory(&err));
    assert_int_equal(err.code, SL_BAD_JSON);
    assert_string_equal(err.field, "a?b");
    assert_string_equal(err.text, "bad ? 7");
    assert_false(sl_error_memory(NULL));
}

static void an_error_quotes_any_language(void **state)
{
    struct sl_error err = {0};
    char long_name[200];

    (void)state;
    sl_error_set(&err, SL_BAD_ANSWER,
                 "Gr\xc3\xb6\xc3\x9f"
                 "e/\xe2\x82\xac/\xf0\x9f\x98\x80",
                 "\xc3\xa9 \xc3( \xc2\x85 \xed\xa0\x80 \xff");
    assert_string_equal(err.field, "Gr\xc3\xb6\xc3\x9f"
                                   "e/\xe2\x82\xac/\xf0\x9f\x98\x80");
    assert_string_equal(err.text, "\xc3\xa9 ?( ?? ??? ?");
    err = (struct sl_error){0};
    memset(long_name, 'x', sizeof(long_name));
    memcpy(long_name + sizeof(err.field) - 2, "\xc3\xb6", 2); /* cut in the middle */
    long_name[sizeof(long_name) - 1] = '\0';
    sl_error_set(&err, SL_BAD_ANSWER, long_name, "x");
    assert_int_equal(strlen(err.field), sizeof(err.field) - 1);
    assert_int_equal(err.field[sizeof(err.field) - 2], '?');
}

static void codes_have_names(void **state)
{
    (void)state;
    for (int code = SL_OK; code < SL_CODE_COUNT; code++)
        assert_true(sl_code_name((enum sl_code)code)[0] != '\0');
    assert_string_equal(sl_close_name(SL_CLOSE_STALLED), "stalled");
    assert_null(sl_close_name(1001));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(buf_appends_and_keeps_order),
        cmocka_unit_test(buf_fails_at_its_limit_and_stays_failed),
        cmocka_unit_test(bytes_live_until_the_last_holder),
        cmocka_unit_test(first_error_wins_and_is_plain),
        cmocka_unit_test(an_error_quotes_any_language),
        cmocka_unit_test(codes_have_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
