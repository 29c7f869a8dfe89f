/* SPDX-License-Identifier: MIT */
/* Places in a log, and the opaque text that names one. */
#include "sluice/entry.h"

#include <assert.h>

/*
 * The cursor is base64url without padding over these bytes, numbers little-endian:
 *
 *   check 4 | flags 1 | thread 8 | generation 8 | filter 4, when flagged | ms, seq, sub as varints
 *
 * The check is a hash of everything behind it. A text is a cursor only when it is exactly what
 * printing its meaning gives, so spare bits, long varints and a flagged filter of 0 are refused.
 */
enum {
    FLAG_IN_SPAN = 1,
    FLAG_FILTER = 2,
    FORMAT = 1 << 4, /* in the upper half of the flags */
    CHECK_BYTES = 4,
    MIN_BYTES = CHECK_BYTES + 1 + 8 + 8 + 3,
    MAX_BYTES = CHECK_BYTES + 1 + 8 + 8 + 4 + 10 + 10 + 5,
};
_Static_assert((MAX_BYTES * 4 + 2) / 3 < SL_CURSOR_MAX, "a cursor and its NUL fit");

static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

int sl_place_compare(struct sl_place a, struct sl_place b)
{
    if (a.ms != b.ms)
        return a.ms < b.ms ? -1 : 1;
    if (a.seq != b.seq)
        return a.seq < b.seq ? -1 : 1;
    return a.sub == b.sub ? 0 : a.sub < b.sub ? -1 : 1;
}

/* FNV-1a, finished so that every bit of the result depends on every byte. */
static uint64_t hash_bytes(const void *ptr, size_t len, uint64_t seed)
{
    const unsigned char *bytes = ptr;
    uint64_t hash = 0xcbf29ce484222325U ^ seed;

    for (size_t i = 0; i < len; i++)
        hash = (hash ^ bytes[i]) * 0x100000001b3U;
    hash ^= hash >> 33;
    hash *= 0xff51afd7ed558ccdU;
    hash ^= hash >> 33;
    hash *= 0xc4ceb9fe1a85ec53U;
    return hash ^ hash >> 33;
}

uint64_t sl_thread_hash(struct sl_str thread_id)
{
    return hash_bytes(thread_id.ptr, thread_id.len, 0);
}

static unsigned char *put_fixed(unsigned char *at, uint64_t number, size_t bytes)
{
    for (size_t i = 0; i < bytes; i++, number >>= 8)
        *at++ = (unsigned char)number;
    return at;
}

static unsigned char *put_varint(unsigned char *at, uint64_t number)
{
    for (; number >= 0x80; number >>= 7)
        *at++ = (unsigned char)(number | 0x80);
    *at++ = (unsigned char)number;
    return at;
}

static size_t put_base64url(const unsigned char *bytes, size_t len, char *out)
{
    uint32_t pool = 0;
    unsigned bits = 0;
    size_t n = 0;

    for (size_t i = 0; i < len; i++) {
        pool = pool << 8 | bytes[i];
        for (bits += 8; bits >= 6; bits -= 6)
            out[n++] = alphabet[pool >> (bits - 6) & 63];
    }
    if (bits)
        out[n++] = alphabet[pool << (6 - bits) & 63];
    out[n] = '\0';
    return n;
}

static uint32_t check_of(const unsigned char *bytes, size_t len)
{
    return (uint32_t)hash_bytes(bytes + CHECK_BYTES, len - CHECK_BYTES, 0x736c7569636531U);
}

size_t sl_cursor_print(const struct sl_cursor *cursor, char out[SL_CURSOR_MAX])
{
    unsigned char bytes[MAX_BYTES];
    unsigned char *at = bytes + CHECK_BYTES;
    unsigned flags = FORMAT | (cursor->in_span ? FLAG_IN_SPAN : 0U);

    if (cursor->filter)
        flags |= FLAG_FILTER;
    *at++ = (unsigned char)flags;
    at = put_fixed(at, cursor->thread, 8);
    at = put_fixed(at, cursor->generation, 8);
    if (cursor->filter)
        at = put_fixed(at, cursor->filter, 4);
    at = put_varint(at, cursor->place.ms);
    at = put_varint(at, cursor->place.seq);
    at = put_varint(at, cursor->place.sub);

    size_t len = (size_t)(at - bytes);
    assert(len >= MIN_BYTES && len <= MAX_BYTES);
    put_fixed(bytes, check_of(bytes, len), CHECK_BYTES);
    return put_base64url(bytes, len, out);
}

struct reader {
    const unsigned char *at, *end;
    bool failed;
};

static uint64_t get_fixed(struct reader *reader, size_t bytes)
{
    uint64_t number = 0;

    if ((size_t)(reader->end - reader->at) < bytes) {
        reader->failed = true;
        return 0;
    }
    for (size_t i = 0; i < bytes; i++)
        number |= (uint64_t)*reader->at++ << (8 * i);
    return number;
}

static uint64_t get_varint(struct reader *reader)
{
    uint64_t number = 0;

    for (unsigned shift = 0; shift < 64 && reader->at < reader->end; shift += 7) {
        unsigned char byte = *reader->at++;
        number |= (uint64_t)(byte & 0x7f) << shift;
        if (byte < 0x80)
            return number;
    }
    reader->failed = true;
    return 0;
}

static int digit_value(char c)
{
    if (c >= 'A' && c <= 'Z')
        return c - 'A';
    if (c >= 'a' && c <= 'z')
        return c - 'a' + 26;
    if (c >= '0' && c <= '9')
        return c - '0' + 52;
    return c == '-' ? 62 : c == '_' ? 63 : -1;
}

/* Returns the number of bytes, 0 when the text is not base64url of a length that fits. */
static size_t get_base64url(struct sl_str text, unsigned char bytes[MAX_BYTES])
{
    uint32_t pool = 0;
    unsigned bits = 0;
    size_t n = 0;

    if (text.len > (MAX_BYTES * 4 + 2) / 3)
        return 0;
    for (size_t i = 0; i < text.len; i++) {
        int value = digit_value(text.ptr[i]);
        if (value < 0)
            return 0;
        pool = pool << 6 | (uint32_t)value;
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            bytes[n++] = (unsigned char)(pool >> bits);
        }
    }
    return n;
}

static bool read_bytes(const unsigned char *bytes, size_t len, struct sl_cursor *out)
{
    struct reader reader = {bytes, bytes + len, false};

    if (get_fixed(&reader, CHECK_BYTES) != check_of(bytes, len))
        return false;
    uint64_t flags = get_fixed(&reader, 1);
    out->in_span = flags & FLAG_IN_SPAN;
    out->thread = get_fixed(&reader, 8);
    out->generation = get_fixed(&reader, 8);
    out->filter = flags & FLAG_FILTER ? (uint32_t)get_fixed(&reader, 4) : 0;
    out->place.ms = get_varint(&reader);
    out->place.seq = get_varint(&reader);
    out->place.sub = (uint32_t)get_varint(&reader);
    return !reader.failed;
}

static bool is_printed_form(struct sl_str text, const struct sl_cursor *cursor)
{
    char printed[SL_CURSOR_MAX];
    size_t len = sl_cursor_print(cursor, printed);

    return sl_str_equal(text, (struct sl_str){printed, len});
}

bool sl_cursor_parse(struct sl_str text, struct sl_cursor *out, struct sl_error *err)
{
    unsigned char bytes[MAX_BYTES];
    struct sl_cursor cursor = {0};
    size_t len = get_base64url(text, bytes);

    if (len < MIN_BYTES || !read_bytes(bytes, len, &cursor) || !is_printed_form(text, &cursor)) {
        sl_error_set(err, SL_BAD_CURSOR, "after", "this is not a cursor");
        return false;
    }
    *out = cursor;
    return true;
}
