/* SPDX-License-Identifier: MIT */
/* Order and divisibility of numbers as JSON spells them, without converting. */
#include "number_order.h"

#include <assert.h>

#include "text.h"

#define MODERATE       1000000000 /* of an exponent */
#define DIVISOR_DIGITS 18
#define FACTORS_OF_TEN 60 /* 10^60 holds every 2 and 5 that a number below 2^60 has */

static bool moderate(const struct sl_decimal *number)
{
    return !number->huge.len && number->exponent < MODERATE && number->exponent > -MODERATE;
}

bool sl_number_moderate(struct sl_str number)
{
    struct sl_decimal decimal = sl_decimal_read(number);
    return moderate(&decimal);
}

static int next_digit(const char **at)
{
    if (**at == '.')
        (*at)++;
    return *(*at)++ - '0';
}

static int compare_digits(const struct sl_decimal *a, const struct sl_decimal *b)
{
    const char *in_a = a->first, *in_b = b->first;

    for (size_t i = 0; i < a->digits && i < b->digits; i++) {
        int difference = next_digit(&in_a) - next_digit(&in_b);
        if (difference)
            return difference;
    }
    return a->digits == b->digits ? 0 : a->digits < b->digits ? -1 : 1;
}

/* Neither is zero. */
static int compare_magnitudes(const struct sl_decimal *a, const struct sl_decimal *b)
{
    if (a->huge.len)
        return a->huge_negative ? -1 : 1;
    if (a->exponent != b->exponent)
        return a->exponent < b->exponent ? -1 : 1;
    return compare_digits(a, b);
}

int sl_number_compare(struct sl_str a, struct sl_str b)
{
    struct sl_decimal in_a = sl_decimal_read(a);
    struct sl_decimal in_b = sl_decimal_read(b);

    assert(moderate(&in_b));
    int sign_a = in_a.digits == 0 ? 0 : in_a.negative ? -1 : 1;
    int sign_b = in_b.digits == 0 ? 0 : in_b.negative ? -1 : 1;
    if (sign_a != sign_b || sign_a == 0)
        return sign_a - sign_b;
    return sign_a * compare_magnitudes(&in_a, &in_b);
}

bool sl_number_integral(struct sl_str number)
{
    struct sl_decimal decimal = sl_decimal_read(number);

    if (decimal.huge.len)
        return !decimal.huge_negative;
    return decimal.digits == 0 || decimal.exponent >= (int64_t)decimal.digits;
}

bool sl_number_divides(struct sl_str divisor)
{
    struct sl_decimal decimal = sl_decimal_read(divisor);

    return moderate(&decimal) && !decimal.negative && decimal.digits > 0 &&
           decimal.digits <= DIVISOR_DIGITS;
}

/*
 * Both as integers that 10 does not divide, times powers of ten. A smaller power of ten than the
 * divisor's cannot be made up for; of a larger one only so much matters as the divisor has factors.
 */
bool sl_number_multiple(struct sl_str number, struct sl_str divisor)
{
    struct sl_decimal in_n = sl_decimal_read(number);
    struct sl_decimal in_d = sl_decimal_read(divisor);
    const char *at = in_d.first;
    uint64_t by = 0, rest = 0;

    assert(in_d.digits > 0 && in_d.digits <= DIVISOR_DIGITS);
    if (in_n.digits == 0)
        return true;
    for (size_t i = 0; i < in_d.digits; i++)
        by = by * 10 + (uint64_t)next_digit(&at);
    int64_t tens = FACTORS_OF_TEN;
    if (!in_n.huge.len)
        tens = in_n.exponent - (int64_t)in_n.digits - (in_d.exponent - (int64_t)in_d.digits);
    if (tens < 0 || in_n.huge_negative)
        return false;
    at = in_n.first;
    for (size_t i = 0; i < in_n.digits; i++)
        rest = (rest * 10 + (uint64_t)next_digit(&at)) % by;
    for (int64_t i = 0; i < tens && i < FACTORS_OF_TEN; i++)
        rest = rest * 10 % by;
    return rest == 0;
}
