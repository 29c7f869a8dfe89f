/* SPDX-License-Identifier: MIT */
/* Numbers as JSON spells them: compared exactly, without converting. */
#include "text.h"

#include <stdio.h>

#define EXACT_EXPONENT_DIGITS 18

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Reads what follows the 'e'. */
static void read_exponent(struct sl_str text, struct sl_decimal *out)
{
    bool negative = text.ptr[0] == '-';
    int64_t exponent = 0;

    if (!is_digit(text.ptr[0])) {
        text.ptr++;
        text.len--;
    }
    while (text.len && *text.ptr == '0') {
        text.ptr++;
        text.len--;
    }
    if (text.len > EXACT_EXPONENT_DIGITS) {
        out->huge = text;
        out->huge_negative = negative;
        return;
    }
    for (size_t i = 0; i < text.len; i++)
        exponent = exponent * 10 + (text.ptr[i] - '0');
    out->exponent += negative ? -exponent : exponent;
}

struct sl_decimal sl_decimal_read(struct sl_str number)
{
    struct sl_decimal out = {.negative = number.ptr[0] == '-'};
    const char *end = number.ptr + number.len;
    int64_t before_point = 0, leading = 0;
    size_t trailing = 0;
    bool behind_point = false;

    for (const char *at = number.ptr + out.negative; at < end; at++) {
        if (*at == '.') {
            behind_point = true;
        } else if (is_digit(*at)) {
            before_point += !behind_point;
            if (out.digits == 0 && *at == '0') {
                leading++;
                continue;
            }
            if (out.digits == 0)
                out.first = at;
            out.digits++;
            trailing = *at == '0' ? trailing + 1 : 0;
        } else {
            read_exponent((struct sl_str){at + 1, (size_t)(end - at - 1)}, &out);
            break;
        }
    }
    if (out.digits == 0)
        return (struct sl_decimal){0};
    out.digits -= trailing;
    out.exponent += before_point - leading;
    return out;
}

static char next_digit(const char **at)
{
    if (**at == '.')
        (*at)++;
    return *(*at)++;
}

static bool digits_equal(const struct sl_decimal *a, const struct sl_decimal *b)
{
    const char *in_a = a->first, *in_b = b->first;

    if (a->digits != b->digits)
        return false;
    for (size_t i = 0; i < a->digits; i++)
        if (next_digit(&in_a) != next_digit(&in_b))
            return false;
    return true;
}

/* The magnitude of an exponent, digit by digit from the right. */
struct exponent_digits {
    struct sl_str left;
    int64_t carry;
};

static int take_low_digit(struct exponent_digits *digits)
{
    int64_t sum = digits->carry;

    if (digits->left.len)
        sum += digits->left.ptr[--digits->left.len] - '0';
    int64_t low = sum % 10;
    if (low < 0)
        low += 10;
    digits->carry = (sum - low) / 10;
    return (int)low;
}

/* A huge exponent outweighs the rest, which is below 2^33, so its sign is the sum's sign. */
static struct exponent_digits exponent_digits(const struct sl_decimal *number, char text[24])
{
    if (number->huge.len)
        return (struct exponent_digits){number->huge, number->huge_negative ? -number->exponent
                                                                            : number->exponent};
    int64_t magnitude = number->exponent < 0 ? -number->exponent : number->exponent;
    int length = snprintf(text, 24, "%lld", (long long)magnitude);
    return (struct exponent_digits){{text, (size_t)length}, 0};
}

static bool exponents_equal(const struct sl_decimal *a, const struct sl_decimal *b)
{
    char text_a[24], text_b[24];

    if (!a->huge.len && !b->huge.len)
        return a->exponent == b->exponent;
    bool negative_a = a->huge.len ? a->huge_negative : a->exponent < 0;
    bool negative_b = b->huge.len ? b->huge_negative : b->exponent < 0;
    if (negative_a != negative_b)
        return false;
    struct exponent_digits in_a = exponent_digits(a, text_a);
    struct exponent_digits in_b = exponent_digits(b, text_b);
    while (in_a.left.len || in_b.left.len || in_a.carry || in_b.carry)
        if (take_low_digit(&in_a) != take_low_digit(&in_b))
            return false;
    return true;
}

bool sl_number_equal(struct sl_str a, struct sl_str b)
{
    if (sl_str_equal(a, b))
        return true;
    struct sl_decimal in_a = sl_decimal_read(a);
    struct sl_decimal in_b = sl_decimal_read(b);
    return in_a.negative == in_b.negative && digits_equal(&in_a, &in_b) &&
           exponents_equal(&in_a, &in_b);
}

bool sl_number_overflows(struct sl_str number)
{
    /* The largest double is 0.18 * 10^309. */
    enum { LARGEST = 308 };

    if (number.len <= LARGEST && !memchr(number.ptr, 'e', number.len) &&
        !memchr(number.ptr, 'E', number.len))
        return false;
    struct sl_decimal decimal = sl_decimal_read(number);
    return decimal.huge.len ? !decimal.huge_negative : decimal.exponent > LARGEST;
}

/* The first 17 significant digits, as an integer of 17 digits. */
static int64_t leading_digits(const struct sl_decimal *number)
{
    const char *at = number->first;
    int64_t value = 0;

    for (size_t i = 0; i < 17; i++)
        value = value * 10 + (i < number->digits ? next_digit(&at) - '0' : 0);
    return value;
}

/* Doubles of normal size lie at most 2.3e-16 of their value apart, that is 23 in the 17th digit. */
bool sl_number_blurred(struct sl_str a, struct sl_str b)
{
    enum { LARGEST = 300, SMALLEST = -300, APART = 24 };
    struct sl_decimal in_a = sl_decimal_read(a);
    struct sl_decimal in_b = sl_decimal_read(b);
    bool odd_a = in_a.huge.len || in_a.exponent > LARGEST || in_a.exponent < SMALLEST;
    bool odd_b = in_b.huge.len || in_b.exponent > LARGEST || in_b.exponent < SMALLEST;

    if (odd_a || odd_b)
        return true;
    if (in_a.digits == 0 || in_b.digits == 0 || in_a.negative != in_b.negative)
        return in_a.digits == 0 && in_b.digits == 0;
    int64_t gap = in_a.exponent - in_b.exponent;
    if (gap < -1 || gap > 1)
        return false;
    int64_t value_a = leading_digits(&in_a) * (gap == 1 ? 10 : 1);
    int64_t value_b = leading_digits(&in_b) * (gap == -1 ? 10 : 1);
    return value_a - value_b <= APART && value_b - value_a <= APART;
}
