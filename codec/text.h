/* SPDX-License-Identifier: MIT */
/* Private to the codec: single steps through UTF-8, escaped string bodies and number texts. */
#ifndef SLUICE_CODEC_TEXT_H
#define SLUICE_CODEC_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "sluice/str.h"

/* Length (2 to 4) of the well-formed multi-byte sequence at the start, 0 when there is none.
 * Unicode 15, table 3-7. */
size_t sl_utf8_sequence(const unsigned char *ptr, size_t left);

/* Writes a code point (a lone surrogate too) as UTF-8; returns its length, 1 to 4. */
size_t sl_utf8_write(uint32_t code_point, char out[4]);

/* Takes the first code point off an escaped body. A surrogate pair spelled as two escapes is one
 * code point; a lone surrogate is itself. False at the end. */
bool sl_body_next(struct sl_str *rest, uint32_t *code_point);

static inline const char *sl_digits_end(const char *at, const char *end)
{
    while (at < end && *at >= '0' && *at <= '9')
        at++;
    return at;
}

/* One past the JSON number that starts at `at`, or NULL when none does. */
static inline const char *sl_number_end(const char *at, const char *end)
{
    const char *digits = at + (at < end && *at == '-');

    at = sl_digits_end(digits, end);
    bool good = at > digits && (*digits != '0' || at == digits + 1);
    if (good && at < end && *at == '.') {
        digits = ++at;
        at = sl_digits_end(at, end);
        good = at > digits;
    }
    if (good && at < end && (*at == 'e' || *at == 'E')) {
        at++;
        if (at < end && (*at == '+' || *at == '-'))
            at++;
        digits = at;
        at = sl_digits_end(at, end);
        good = at > digits;
    }
    return good ? at : NULL;
}

/* A JSON number in pieces: `digits` significant digits starting at `first` (a '.' may lie between
 * them), the last and the first of which are not 0, standing for 0.DIGITS * 10^exponent. */
struct sl_decimal {
    const char *first;
    size_t digits; /* 0: the number is zero */
    bool negative;
    int64_t exponent;   /* without the huge part */
    struct sl_str huge; /* digits of an 'e' part beyond 18 digits, to be added; else empty */
    bool huge_negative;
};
struct sl_decimal sl_decimal_read(struct sl_str number);

/* The numbers are equal, exactly, at any size. */
bool sl_number_equal(struct sl_str a, struct sl_str b);
/* The number may be beyond the largest IEEE 754 double. Never wrong when it says no. */
bool sl_number_overflows(struct sl_str number);
/* Two numbers that are not equal may have the same IEEE 754 double next to them. Never wrong when
 * it says no. */
bool sl_number_blurred(struct sl_str a, struct sl_str b);

#endif
