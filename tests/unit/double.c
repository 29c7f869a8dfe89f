/* SPDX-License-Identifier: MIT */
/* Numbers: printed texts, and which texts a machine number holds exactly. */
#include "unit/unit.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "double.h"
#include "sluice/msgpack.h"

static void doubles_print_as_ecmascript_prints_them(void **state)
{
    (void)state;
    static const struct {
        double number;
        const char *text;
    } cases[] = {
        {0.0, "0"},
        {-0.0, "-0"},
        {1.0, "1"},
        {-1.5, "-1.5"},
        {0.1, "0.1"},
        {0.1 + 0.2, "0.30000000000000004"},
        {1.0 / 3, "0.3333333333333333"},
        {123456.789, "123456.789"},
        {1e-6, "0.000001"},
        {1.5e-6, "0.0000015"},
        {1e-7, "1e-7"},
        {1.2345678901234567e-6, "0.0000012345678901234567"},
        {1e20, "100000000000000000000"},
        {123456789012345680000.0, "123456789012345680000"},
        {1e21, "1e+21"},
        {1.5e300, "1.5e+300"},
        {9007199254740991.0, "9007199254740991"},
        {9007199254740993.0, "9007199254740992"},
        {5e-324, "5e-324"},
        {2.2250738585072014e-308, "2.2250738585072014e-308"},
        {1.7976931348623157e308, "1.7976931348623157e+308"},
        /* a power of two: the interval below is half as wide */
        {5.684341886080802e-14, "5.684341886080802e-14"},
        {9.5367431640625e-7, "9.5367431640625e-7"},
        {5e-323, "5e-323"},
        {0.000035689, "0.000035689"},
    };
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        char out[33] = {0};
        size_t len = sl_number_print(cases[i].number, out);
        assert_string_equal(out, cases[i].text);
        assert_int_equal(len, strlen(cases[i].text));
    }
}

static struct sl_number classify(const char *text)
{
    return sl_number_classify(sl_str_from(text));
}

static void integers_are_exact_up_to_64_bits(void **state)
{
    (void)state;
    assert_int_equal(classify("0").form, SL_NUMBER_UNSIGNED);
    assert_true(classify("18446744073709551615").u == UINT64_MAX);
    assert_true(classify("-9223372036854775808").i == INT64_MIN);
    assert_int_equal(classify("-9223372036854775808").form, SL_NUMBER_SIGNED);
    assert_true(classify("-1").i == -1);
    /* one beyond, and not what a double prints */
    assert_int_equal(classify("18446744073709551616").form, SL_NUMBER_TEXT);
    assert_int_equal(classify("-9223372036854775809").form, SL_NUMBER_TEXT);
    assert_int_equal(classify("99999999999999999999").form, SL_NUMBER_TEXT);
}

static void texts_that_a_double_prints_are_doubles(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "-0",
        "0.5",
        "-0.1",
        "0.30000000000000004",
        "18446744073709552000",
        "1e+21",
        "5e-324",
        "1.5e+300",
        "0.0000012345678901234567",
        "-1.7976931348623157e+308",
        "123456.789012345",
        "1e-7",
        "0.000001",
        "100000000000000000000",
    };
    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
        struct sl_number number = classify(texts[i]);
        assert_int_equal(number.form, SL_NUMBER_DOUBLE);
        assert_true(number.d == strtod(texts[i], NULL));
        assert_int_equal(signbit(number.d) != 0, texts[i][0] == '-');
    }
}

static void other_spellings_stay_texts(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "1.0",
        "0.10",
        "0.1000",
        "-0.0",
        "1e5",
        "1E+21",
        "1e21",
        "1.50e+21",
        "1e-6",
        "0.0000001",
        "12e-7",
        "1e400",
        "-1e400",
        "1e-400",
        "0e0",
        "0.0",
        "0.30000000000000001",
        "0.300000000000000040",
        "3.141592653589793238462643383279",
        "9007199254740993.5",
        "4.9e-324",
        "2.225073858507201e-308e0",
        "123456789012345678901234567890",
        "1e99999999999999999999",
        "1e-99999999999999999999",
        "0.1e1",
        "10e-1",
        "1e+7",
        "100000000000000000001",
        "1000000000000000000000",
    };
    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
        assert_int_equal(classify(texts[i]).form, SL_NUMBER_TEXT);
}

static uint64_t next_random(uint64_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return *seed;
}

static int significant_digits(const char *text)
{
    int digits = 0, zeros = 0;

    for (; *text && *text != 'e'; text++) {
        if (*text == '0')
            zeros += digits > 0;
        if (*text >= '1' && *text <= '9') {
            digits += zeros + 1;
            zeros = 0;
        }
    }
    return digits;
}

/* Any bits: the text reads back as the same double, and none shorter does. */
static void random_doubles_go_round(void **state)
{
    (void)state;
    uint64_t seed = 0x9e3779b97f4a7c15U;

    for (int i = 0; i < 20000; i++) {
        uint64_t bits = next_random(&seed);
        double number;
        if (i % 2) /* everyday sizes */
            bits = (bits & 0x800fffffffffffffU) | (uint64_t)(1000 + i % 60) << 52;
        memcpy(&number, &bits, sizeof(bits));
        if (!isfinite(number))
            continue;
        char text[33] = {0}, shorter[40];
        sl_number_print(number, text);
        assert_true(strtod(text, NULL) == number);
        int digits = significant_digits(text);
        snprintf(shorter, sizeof(shorter), "%.*e", digits > 1 ? digits - 2 : 0, number);
        assert_true(digits == 1 || strtod(shorter, NULL) != number);
        struct sl_number read = classify(text);
        assert_true(read.form == SL_NUMBER_DOUBLE   ? read.d == number
                    : read.form == SL_NUMBER_SIGNED ? (double)read.i == number
                                                    : (double)read.u == number);
        assert_int_not_equal(read.form, SL_NUMBER_TEXT);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(doubles_print_as_ecmascript_prints_them),
        cmocka_unit_test(integers_are_exact_up_to_64_bits),
        cmocka_unit_test(texts_that_a_double_prints_are_doubles),
        cmocka_unit_test(other_spellings_stay_texts),
        cmocka_unit_test(random_doubles_go_round),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
