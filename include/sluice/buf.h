/* SPDX-License-Identifier: MIT */
/*
 * A growable buffer of bytes that remembers failure.
 *
 * Appending never needs a check: after the first failed allocation (or after passing `max`, when it
 * is not 0) `failed` stays set and further appends do nothing. Check `failed` once, before use.
 */
#ifndef SLUICE_BUF_H
#define SLUICE_BUF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "sluice/str.h"

struct sl_buf {
    char *ptr;
    size_t len;
    size_t cap;
    size_t max; /* most bytes it may hold, 0 for no limit of its own */
    bool failed;
};

#define SL_BUF_INIT                                                                                \
    {                                                                                              \
        0                                                                                          \
    }

void sl_buf_clear(struct sl_buf *buf);             /* frees; the buffer is as new, `max` kept */
void sl_buf_reset(struct sl_buf *buf);             /* empties, keeps the memory, unsets `failed` */
bool sl_buf_reserve(struct sl_buf *buf, size_t n); /* room for n more; false when failed */
void sl_buf_add(struct sl_buf *buf, const void *ptr, size_t len);
void sl_buf_add_str(struct sl_buf *buf, struct sl_str str);
void sl_buf_add_char(struct sl_buf *buf, char c);
void sl_buf_add_u64(struct sl_buf *buf, uint64_t number); /* decimal */
#define sl_buf_add_lit(buf, literal) sl_buf_add((buf), (literal), sizeof(literal) - 1)

static inline struct sl_str sl_buf_str(const struct sl_buf *buf)
{
    return (struct sl_str){buf->ptr, buf->len};
}

/*
 * Counted, immutable bytes: encoded once, shared by reference.
 */
struct sl_bytes {
    size_t refs;
    size_t len;
    char data[];
};

/* A copy of `str`, counted once; NULL without memory. */
struct sl_bytes *sl_bytes_new(struct sl_str str);
struct sl_bytes *sl_bytes_ref(struct sl_bytes *bytes);
void sl_bytes_unref(struct sl_bytes *bytes); /* NULL is allowed */

static inline struct sl_str sl_bytes_str(const struct sl_bytes *bytes)
{
    return (struct sl_str){bytes->data, bytes->len};
}

#endif
