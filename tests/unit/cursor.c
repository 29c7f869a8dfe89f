/* SPDX-License-Identifier: MIT */
/* Places and cursors: exact texts, order, and everything that is refused. */
#include "unit/unit.h"

#include "sluice/entry.h"

static const struct sl_cursor full = {
    .thread = 0x1122334455667788U,
    .generation = 0x99aabbccddeeff00U,
    .place = {1764547200123U, 7, 2},
    .filter = 0xdeadbeefU,
    .in_span = true,
};

static struct sl_str print(const struct sl_cursor *cursor, char out[SL_CURSOR_MAX])
{
    return (struct sl_str){out, sl_cursor_print(cursor, out)};
}

static void assert_refused(struct sl_str text)
{
    struct sl_cursor untouched = {.generation = 5};
    struct sl_error err = {0};

    assert_false(sl_cursor_parse(text, &untouched, &err));
    assert_int_equal(err.code, SL_BAD_CURSOR);
    assert_string_equal(err.text, "this is not a cursor");
    assert_int_equal(untouched.generation, 5);
}

static void places_compare_as_numbers(void **state)
{
    (void)state;
    const struct sl_place ordered[] = {
        {0, 0, 0}, {0, 0, 1}, {0, 1, 0}, {9, 0, 0}, {10, 0, UINT32_MAX}, {10, 1, 0}, {100, 0, 0},
    };
    for (size_t a = 0; a < sizeof(ordered) / sizeof(ordered[0]); a++)
        for (size_t b = 0; b < sizeof(ordered) / sizeof(ordered[0]); b++)
            assert_int_equal(sl_place_compare(ordered[a], ordered[b]), (a > b) - (a < b));
}

static void cursors_have_one_exact_text(void **state)
{
    (void)state;
    char out[SL_CURSOR_MAX];
    struct sl_cursor least = {0};
    struct sl_cursor most = {
        UINT64_MAX, UINT64_MAX, {UINT64_MAX, UINT64_MAX, UINT32_MAX}, UINT32_MAX, true};

    assert_str_equals(print(&full, out), "QRVx0hOId2ZVRDMiEQD_7t3Mu6qZ776t3vuI1rmtMwcC");
    assert_int_equal(print(&least, out).len, 32);
    assert_int_equal(print(&most, out).len, 67);
}

static void what_is_printed_is_read(void **state)
{
    (void)state;
    char out[SL_CURSOR_MAX];
    struct sl_cursor cursor;

    assert_true(sl_cursor_parse(print(&full, out), &cursor, NULL));
    assert_true(cursor.thread == full.thread && cursor.generation == full.generation);
    assert_int_equal(sl_place_compare(cursor.place, full.place), 0);
    assert_int_equal(cursor.filter, full.filter);
    assert_true(cursor.in_span);
}

static void every_change_of_a_character_is_refused(void **state)
{
    (void)state;
    static const char other[] = "AB-_z09";
    char out[SL_CURSOR_MAX];
    struct sl_str text = print(&full, out);

    for (size_t i = 0; i < text.len; i++) {
        char kept = out[i];
        for (const char *c = other; *c; c++) {
            out[i] = *c;
            if (*c != kept)
                assert_refused(text);
        }
        out[i] = kept;
    }
}

static void every_cut_and_addition_is_refused(void **state)
{
    (void)state;
    char out[SL_CURSOR_MAX + 1];
    struct sl_str text = print(&full, out);

    for (size_t len = 0; len < text.len; len++)
        assert_refused((struct sl_str){out, len});
    out[text.len] = 'A';
    assert_refused((struct sl_str){out, text.len + 1});
    out[text.len] = '=';
    assert_refused((struct sl_str){out, text.len + 1});
}

/* Bits that no byte uses would otherwise give one place several texts. */
static void spare_bits_are_refused(void **state)
{
    (void)state;
    static const char alphabet[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    char out[SL_CURSOR_MAX];
    struct sl_cursor cursor = {.thread = full.thread, .place = {128, 0, 0}}; /* 25 bytes */
    struct sl_str text = print(&cursor, out);
    const char *last = strchr(alphabet, out[text.len - 1]);

    assert_int_equal(text.len, 34);
    out[text.len - 1] = last[1];
    assert_refused(text);
}

static void junk_is_refused(void **state)
{
    (void)state;
    assert_refused(SL_STR(""));
    assert_refused(SL_STR("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"));
    assert_refused(SL_STR("1764547200123-7 and something else"));
}

static void thread_hashes_are_what_they_were(void **state)
{
    (void)state;
    /* They are in cursors that clients keep. */
    assert_true(sl_thread_hash(SL_STR("")) == 0xefd01f60ba992926U);
    assert_true(sl_thread_hash(SL_STR("thread-1")) == 0x5dcc47a8aa03f553U);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(places_compare_as_numbers),
        cmocka_unit_test(cursors_have_one_exact_text),
        cmocka_unit_test(what_is_printed_is_read),
        cmocka_unit_test(every_change_of_a_character_is_refused),
        cmocka_unit_test(every_cut_and_addition_is_refused),
        cmocka_unit_test(spare_bits_are_refused),
        cmocka_unit_test(junk_is_refused),
        cmocka_unit_test(thread_hashes_are_what_they_were),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
