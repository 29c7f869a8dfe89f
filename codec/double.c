/* SPDX-License-Identifier: MIT */
/* Doubles as their shortest decimal text, and number texts as the machine numbers they equal. */
#include "double.h"

#include <assert.h>
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

#include "powers.h"
#include "sluice/msgpack.h"

__extension__ typedef unsigned __int128 wide;

enum {
    MAX_DIGITS = 17,     /* that a double ever needs */
    SAFE_DIGITS = 15,    /* decimals of so many digits all have doubles of their own */
    LONGEST_PRINTED = 25 /* -0.0000012345678901234567 */
};

/* digits x 10^exponent */
struct decimal {
    uint64_t digits;
    int exponent;
};

static uint64_t power_of_10(int n)
{
    uint64_t power = 1;

    assert(n >= 0 && n <= 19);
    while (n-- > 0)
        power *= 10;
    return power;
}

static int count_digits(uint64_t number)
{
    int n = 1;

    for (; number >= 10; number /= 10)
        n++;
    return n;
}

static struct decimal without_trailing_zeros(struct decimal decimal)
{
    while (decimal.digits && decimal.digits % 10 == 0) {
        decimal.digits /= 10;
        decimal.exponent++;
    }
    return decimal;
}

/*
 * Shortest digits, after R. Giulietti, "The Schubfach way to render doubles" (2020).
 *
 * A double is c x 2^q. With k the greatest exponent for which 10^k is no wider than the interval of
 * decimals that read back as the double, that interval holds one or more multiples of 10^k, and at
 * most one of 10^(k+1). Everything is compared in quarters of 10^k, rounded to odd, so that the
 * approximate powers of ten decide as exact ones would.
 */
static int floor_log10_of_power_of_2(int q)
{
    return (q * 1262611) >> 22; /* right for |q| <= 1500 */
}

static int floor_log10_of_3_quarters_of_power_of_2(int q)
{
    return (q * 1262611 - 524031) >> 22;
}

static int floor_log2_of_power_of_10(int k)
{
    return (k * 1741647) >> 19; /* right for |k| <= 1233 */
}

static uint64_t multiply_round_to_odd(struct power power, uint64_t factor)
{
    wide low = (wide)power.low * factor;
    wide sum = (wide)power.high * factor + (uint64_t)(low >> 64);

    return (uint64_t)(sum >> 64) | ((uint64_t)sum > 1);
}

/* The interval and the number itself, in quarters of 10^k. */
struct interval {
    uint64_t low, middle, high;
    bool open; /* the ends do not count */
    int k;
};

static struct interval interval_of(uint64_t c, int q)
{
    bool narrow_below = c == UINT64_C(1) << 52 && q > -1074;
    int k =
        narrow_below ? floor_log10_of_3_quarters_of_power_of_2(q) : floor_log10_of_power_of_2(q);
    int shift = q + floor_log2_of_power_of_10(-k) + 1;

    assert(-k >= POWERS_LOWEST && -k <= POWERS_HIGHEST && shift > 0 && shift < 8);
    struct power power = powers[-k - POWERS_LOWEST];
    return (struct interval){
        .low = multiply_round_to_odd(power, (4 * c - (narrow_below ? 1 : 2)) << shift),
        .middle = multiply_round_to_odd(power, (4 * c) << shift),
        .high = multiply_round_to_odd(power, (4 * c + 2) << shift),
        .open = c % 2 != 0,
        .k = k,
    };
}

static bool is_inside(const struct interval *interval, uint64_t multiple)
{
    return interval->low + interval->open <= multiple * 4 &&
           multiple * 4 + interval->open <= interval->high;
}

static uint64_t choose_digits(const struct interval *in)
{
    uint64_t below = in->middle / 4;
    uint64_t short_below = below / 10 * 10;

    if (is_inside(in, short_below) && short_below > 0)
        return short_below;
    if (is_inside(in, short_below + 10))
        return short_below + 10;
    bool below_inside = is_inside(in, below);
    if (below_inside != is_inside(in, below + 1))
        return below_inside ? below : below + 1;
    uint64_t halfway = below * 4 + 2;
    bool up = in->middle > halfway || (in->middle == halfway && below % 2 == 1);
    return up ? below + 1 : below;
}

/* `number` is positive. */
static struct decimal shortest(double number)
{
    uint64_t bits;
    memcpy(&bits, &number, sizeof(bits));
    uint64_t fraction = bits & ((UINT64_C(1) << 52) - 1);
    int biased = (int)(bits >> 52);

    if (number < 9007199254740992.0 && floor(number) == number) /* 2^53: all digits count */
        return without_trailing_zeros((struct decimal){(uint64_t)number, 0});
    uint64_t c = biased ? fraction | UINT64_C(1) << 52 : fraction;
    struct interval interval = interval_of(c, (biased ? biased : 1) - 1075);
    return without_trailing_zeros((struct decimal){choose_digits(&interval), interval.k});
}

static char *put_digits(char *at, uint64_t number, int count)
{
    for (int i = count - 1; i >= 0; i--, number /= 10)
        at[i] = (char)('0' + number % 10);
    return at + count;
}

static char *put_zeros(char *at, int count)
{
    for (int i = 0; i < count; i++)
        *at++ = '0';
    return at;
}

static char *put_with_exponent(char *at, uint64_t digits, int count, int exponent)
{
    uint64_t unit = power_of_10(count - 1);
    unsigned size = (unsigned)abs(exponent);

    *at++ = (char)('0' + digits / unit);
    if (count > 1) {
        *at++ = '.';
        at = put_digits(at, digits % unit, count - 1);
    }
    *at++ = 'e';
    *at++ = exponent < 0 ? '-' : '+';
    return put_digits(at, size, count_digits(size));
}

/* Spells as ECMAScript's Number::toString does; `point` counts digits in front of the point. */
static char *put_decimal(char *at, struct decimal decimal)
{
    int count = count_digits(decimal.digits);
    int point = count + decimal.exponent;

    if (point > 21 || point < -5)
        return put_with_exponent(at, decimal.digits, count, point - 1);
    if (decimal.exponent >= 0)
        return put_zeros(put_digits(at, decimal.digits, count), decimal.exponent);
    if (point > 0) {
        uint64_t unit = power_of_10(-decimal.exponent);
        at = put_digits(at, decimal.digits / unit, point);
        *at++ = '.';
        return put_digits(at, decimal.digits % unit, -decimal.exponent);
    }
    *at++ = '0';
    *at++ = '.';
    return put_digits(put_zeros(at, -point), decimal.digits, count);
}

size_t sl_number_print(double number, char out[32])
{
    char *at = out;

    assert(isfinite(number));
    if (signbit(number))
        *at++ = '-';
    if (number == 0)
        *at++ = '0';
    else
        at = put_decimal(at, shortest(fabs(number)));
    assert(at - out <= LONGEST_PRINTED);
    return (size_t)(at - out);
}

/* The nearest double of at most MAX_DIGITS digits. strtod gets no decimal point, so no locale
 * matters. */
static double nearest_double(struct decimal decimal)
{
    int size = abs(decimal.exponent);
    char text[MAX_DIGITS + 8];

    if (decimal.digits <= UINT64_C(1) << 53 && size <= 19) {
        /* Both are exact (5^19 has 45 bits), so there is one rounding. */
        double power = (double)power_of_10(size);
        double digits = (double)decimal.digits;
        return decimal.exponent < 0 ? digits / power : digits * power;
    }
    char *at = put_digits(text, decimal.digits, MAX_DIGITS);
    *at++ = 'e';
    *at++ = decimal.exponent < 0 ? '-' : '+';
    at = put_digits(at, (uint64_t)size, 3);
    *at = '\0';
    return strtod(text, NULL);
}

/* A number text without its sign, in parts. */
struct scan {
    struct decimal decimal; /* without trailing zeros */
    int digits;             /* significant ones */
    int fraction;           /* digits behind the point, zeros too */
    int trailing_zeros;     /* of all that is written in front of the exponent */
    bool has_exponent;
};

static bool scan_exponent(const char *at, const char *end, int *out)
{
    bool negative = *at == '-';
    int exponent = 0;

    for (at += negative || *at == '+'; at < end; at++) {
        exponent = exponent * 10 + (*at - '0');
        if (exponent > 999)
            return false;
    }
    *out = negative ? -exponent : exponent;
    return true;
}

/* False when no double can be meant exactly: too many digits or too large an exponent. */
static bool scan_text(const char *at, const char *end, struct scan *out)
{
    struct scan scan = {0};
    bool behind_point = false;

    for (; at < end && *at != 'e' && *at != 'E'; at++) {
        if (*at == '.') {
            behind_point = true;
            continue;
        }
        scan.fraction += behind_point;
        if (*at == '0') {
            scan.trailing_zeros++;
            continue;
        }
        scan.digits += scan.digits ? scan.trailing_zeros + 1 : 1;
        if (scan.digits > MAX_DIGITS)
            return false;
        if (scan.decimal.digits)
            scan.decimal.digits *= power_of_10(scan.trailing_zeros + 1);
        scan.decimal.digits += (uint64_t)(*at - '0');
        scan.trailing_zeros = 0;
    }
    scan.has_exponent = at < end;
    if (scan.has_exponent && !scan_exponent(at + 1, end, &scan.decimal.exponent))
        return false;
    scan.decimal.exponent += scan.trailing_zeros - scan.fraction;
    *out = scan;
    return true;
}

/* Plain digits that fit in 64 bits. */
static bool classify_integer(struct sl_str text, struct sl_number *out)
{
    bool negative = text.ptr[0] == '-';
    uint64_t number = 0;

    if (text.len > 20)
        return false;
    for (size_t i = negative; i < text.len; i++) {
        unsigned digit = (unsigned char)text.ptr[i] - (unsigned)'0';
        if (digit > 9 || number > (UINT64_MAX - digit) / 10)
            return false;
        number = number * 10 + digit;
    }
    if (negative && (number == 0 || number > (uint64_t)INT64_MAX + 1))
        return false;
    if (negative)
        *out = (struct sl_number){.form = SL_NUMBER_SIGNED, .i = (int64_t)(0 - number)};
    else
        *out = (struct sl_number){.form = SL_NUMBER_UNSIGNED, .u = number};
    return true;
}

/* So few digits are the shortest of their double; the spelling remains to be right. */
static bool is_plainly_canonical(const struct scan *scan, double size)
{
    return scan->fraction > 0 && !scan->has_exponent && scan->trailing_zeros == 0 &&
           scan->digits <= SAFE_DIGITS && size >= 1e-6;
}

static bool prints_as(double number, struct sl_str text)
{
    char printed[32];
    size_t len = sl_number_print(number, printed);

    return sl_str_equal(text, (struct sl_str){printed, len});
}

struct sl_number sl_number_classify(struct sl_str text)
{
    struct sl_number number = {.form = SL_NUMBER_TEXT};
    struct scan scan;
    bool negative = text.ptr[0] == '-';

    if (classify_integer(text, &number) || text.len > LONGEST_PRINTED ||
        !scan_text(text.ptr + negative, text.ptr + text.len, &scan))
        return number;
    double size = nearest_double(scan.decimal);
    double value = negative ? -size : size;
    if (isfinite(size) && (is_plainly_canonical(&scan, size) || prints_as(value, text)))
        number = (struct sl_number){.form = SL_NUMBER_DOUBLE, .d = value};
    return number;
}
