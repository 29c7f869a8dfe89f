/* SPDX-License-Identifier: MIT */
/* Growable buffers and counted bytes. */
#include "sluice/buf.h"

#include <assert.h>
#include <stdlib.h>

void sl_buf_clear(struct sl_buf *buf)
{
    free(buf->ptr);
    *buf = (struct sl_buf){.max = buf->max};
}

void sl_buf_reset(struct sl_buf *buf)
{
    buf->len = 0;
    buf->failed = false;
}

static size_t grown_capacity(const struct sl_buf *buf, size_t needed)
{
    size_t cap = buf->cap < 64 ? 64 : buf->cap + buf->cap / 2;
    return cap < needed ? needed : cap;
}

bool sl_buf_reserve(struct sl_buf *buf, size_t n)
{
    if (buf->failed || n > SIZE_MAX / 2 - buf->len || (buf->max && n > buf->max - buf->len)) {
        buf->failed = true;
        return false;
    }
    if (buf->len + n <= buf->cap)
        return true;
    size_t cap = grown_capacity(buf, buf->len + n);
    char *ptr = realloc(buf->ptr, cap);
    if (!ptr) {
        buf->failed = true;
        return false;
    }
    buf->ptr = ptr;
    buf->cap = cap;
    return true;
}

void sl_buf_add(struct sl_buf *buf, const void *ptr, size_t len)
{
    if (len == 0 || !sl_buf_reserve(buf, len))
        return;
    memcpy(buf->ptr + buf->len, ptr, len);
    buf->len += len;
}

void sl_buf_add_str(struct sl_buf *buf, struct sl_str str)
{
    sl_buf_add(buf, str.ptr, str.len);
}

void sl_buf_add_char(struct sl_buf *buf, char c)
{
    if (!sl_buf_reserve(buf, 1))
        return;
    buf->ptr[buf->len++] = c;
}

void sl_buf_add_u64(struct sl_buf *buf, uint64_t number)
{
    char digits[20];
    size_t at = sizeof(digits);

    do {
        digits[--at] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    sl_buf_add(buf, digits + at, sizeof(digits) - at);
}

struct sl_bytes *sl_bytes_new(struct sl_str str)
{
    struct sl_bytes *bytes = malloc(sizeof(*bytes) + str.len);
    if (!bytes)
        return NULL;
    bytes->refs = 1;
    bytes->len = str.len;
    if (str.len)
        memcpy(bytes->data, str.ptr, str.len);
    return bytes;
}

struct sl_bytes *sl_bytes_ref(struct sl_bytes *bytes)
{
    assert(bytes->refs > 0);
    bytes->refs++;
    return bytes;
}

void sl_bytes_unref(struct sl_bytes *bytes)
{
    if (!bytes)
        return;
    assert(bytes->refs > 0);
    if (--bytes->refs == 0)
        free(bytes);
}
