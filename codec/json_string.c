/* SPDX-License-Identifier: MIT */
/* JSON strings: UTF-8, escapes, and comparison by meaning. */
#include "sluice/json.h"

#include <assert.h>

#include "text.h"

static bool is_tail(unsigned char c)
{
    return (c & 0xc0) == 0x80;
}

size_t sl_utf8_sequence(const unsigned char *ptr, size_t left)
{
    if (left < 2 || ptr[0] < 0xc2 || ptr[0] > 0xf4)
        return 0;
    if (ptr[0] < 0xe0)
        return is_tail(ptr[1]) ? 2 : 0;
    if (left < 3 || !is_tail(ptr[1]) || !is_tail(ptr[2]))
        return 0;
    if (ptr[0] < 0xf0) {
        bool overlong = ptr[0] == 0xe0 && ptr[1] < 0xa0;
        bool surrogate = ptr[0] == 0xed && ptr[1] >= 0xa0;
        return overlong || surrogate ? 0 : 3;
    }
    if (left < 4 || !is_tail(ptr[3]))
        return 0;
    bool overlong = ptr[0] == 0xf0 && ptr[1] < 0x90;
    bool beyond = ptr[0] == 0xf4 && ptr[1] >= 0x90;
    return overlong || beyond ? 0 : 4;
}

bool sl_utf8_valid(struct sl_str text, size_t *bad_at)
{
    const unsigned char *ptr = (const unsigned char *)text.ptr;
    size_t at = 0;

    while (at < text.len) {
        size_t length = ptr[at] < 0x80 ? 1 : sl_utf8_sequence(ptr + at, text.len - at);
        if (length == 0) {
            if (bad_at)
                *bad_at = at;
            return false;
        }
        at += length;
    }
    return true;
}

size_t sl_utf8_write(uint32_t code_point, char out[4])
{
    if (code_point < 0x80) {
        out[0] = (char)code_point;
        return 1;
    }
    if (code_point < 0x800) {
        out[0] = (char)(0xc0 | code_point >> 6);
        out[1] = (char)(0x80 | (code_point & 0x3f));
        return 2;
    }
    if (code_point < 0x10000) {
        out[0] = (char)(0xe0 | code_point >> 12);
        out[1] = (char)(0x80 | (code_point >> 6 & 0x3f));
        out[2] = (char)(0x80 | (code_point & 0x3f));
        return 3;
    }
    out[0] = (char)(0xf0 | code_point >> 18);
    out[1] = (char)(0x80 | (code_point >> 12 & 0x3f));
    out[2] = (char)(0x80 | (code_point >> 6 & 0x3f));
    out[3] = (char)(0x80 | (code_point & 0x3f));
    return 4;
}

/* Takes one code point off text that is UTF-8, or WTF-8. */
static uint32_t take_raw(struct sl_str *rest)
{
    unsigned char first = (unsigned char)rest->ptr[0];
    size_t length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    uint32_t code_point = length == 1 ? first : first & (0x7fu >> length);

    assert(length <= rest->len);
    for (size_t i = 1; i < length; i++)
        code_point = code_point << 6 | ((unsigned char)rest->ptr[i] & 0x3fu);
    rest->ptr += length;
    rest->len -= length;
    return code_point;
}

static uint32_t hex_digit(char c)
{
    return (uint32_t)(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
}

static uint32_t take_unit(struct sl_str *rest)
{
    const char *hex = rest->ptr + 2;

    assert(rest->len >= 6);
    rest->ptr += 6;
    rest->len -= 6;
    return hex_digit(hex[0]) << 12 | hex_digit(hex[1]) << 8 | hex_digit(hex[2]) << 4 |
           hex_digit(hex[3]);
}

static bool starts_with_unit(struct sl_str text)
{
    return text.len >= 6 && text.ptr[0] == '\\' && text.ptr[1] == 'u';
}

static uint32_t take_escape(struct sl_str *rest)
{
    assert(rest->len >= 2);
    if (rest->ptr[1] == 'u') {
        uint32_t unit = take_unit(rest);
        if (unit < 0xd800 || unit > 0xdbff || !starts_with_unit(*rest))
            return unit;
        struct sl_str behind = *rest;
        uint32_t low = take_unit(&behind);
        if (low < 0xdc00 || low > 0xdfff)
            return unit;
        *rest = behind;
        return 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
    }
    char c = rest->ptr[1];
    rest->ptr += 2;
    rest->len -= 2;
    switch (c) {
    case 'b':
        return '\b';
    case 'f':
        return '\f';
    case 'n':
        return '\n';
    case 'r':
        return '\r';
    case 't':
        return '\t';
    default:
        return (unsigned char)c;
    }
}

bool sl_body_next(struct sl_str *rest, uint32_t *code_point)
{
    if (rest->len == 0)
        return false;
    *code_point = *rest->ptr == '\\' ? take_escape(rest) : take_raw(rest);
    return true;
}

static bool has_escape(struct sl_str body)
{
    return body.len && memchr(body.ptr, '\\', body.len);
}

bool sl_json_body_equal(struct sl_str a, struct sl_str b)
{
    uint32_t in_a, in_b;

    if (sl_str_equal(a, b))
        return true;
    if (!has_escape(a) && !has_escape(b))
        return false;
    for (;;) {
        bool more_a = sl_body_next(&a, &in_a);
        bool more_b = sl_body_next(&b, &in_b);
        if (!more_a || !more_b)
            return more_a == more_b;
        if (in_a != in_b)
            return false;
    }
}

void sl_json_body_decode(struct sl_str body, struct sl_buf *out)
{
    while (body.len) {
        const char *escape = memchr(body.ptr, '\\', body.len);
        size_t plain = escape ? (size_t)(escape - body.ptr) : body.len;
        sl_buf_add(out, body.ptr, plain);
        body.ptr += plain;
        body.len -= plain;
        if (escape) {
            char bytes[4];
            sl_buf_add(out, bytes, sl_utf8_write(take_escape(&body), bytes));
        }
    }
}

/* The letter of the two-character escape, or 0. */
static char short_escape(uint32_t code_point)
{
    switch (code_point) {
    case '\b':
        return 'b';
    case '\f':
        return 'f';
    case '\n':
        return 'n';
    case '\r':
        return 'r';
    case '\t':
        return 't';
    case '"':
    case '\\':
        return (char)code_point;
    default:
        return 0;
    }
}

static void add_unit(struct sl_buf *out, uint32_t unit)
{
    static const char hex[] = "0123456789abcdef";
    char escape[6] = {
        '\\', 'u', hex[unit >> 12 & 15], hex[unit >> 8 & 15], hex[unit >> 4 & 15], hex[unit & 15]};

    sl_buf_add(out, escape, sizeof(escape));
}

static bool starts_with_surrogate(struct sl_str text)
{
    return text.len >= 3 && (unsigned char)text.ptr[0] == 0xed &&
           (unsigned char)text.ptr[1] >= 0xa0;
}

static bool must_be_escaped(struct sl_str text)
{
    unsigned char c = (unsigned char)*text.ptr;
    return c < 0x20 || c == '"' || c == '\\' || starts_with_surrogate(text);
}

void sl_json_body_encode(struct sl_str text, struct sl_buf *out)
{
    while (text.len) {
        struct sl_str rest = text;
        while (rest.len && !must_be_escaped(rest)) {
            rest.ptr++;
            rest.len--;
        }
        sl_buf_add(out, text.ptr, text.len - rest.len);
        text = rest;
        if (text.len == 0)
            break;
        uint32_t code_point = take_raw(&text);
        char letter = short_escape(code_point);
        if (letter == 0) {
            add_unit(out, code_point);
        } else {
            sl_buf_add_char(out, '\\');
            sl_buf_add_char(out, letter);
        }
    }
}

void sl_json_add_string(struct sl_buf *out, struct sl_str text)
{
    sl_buf_add_char(out, '"');
    sl_json_body_encode(text, out);
    sl_buf_add_char(out, '"');
}
