/* SPDX-License-Identifier: MIT */
/* A borrowed run of bytes. It owns nothing and may hold NUL. */
#ifndef SLUICE_STR_H
#define SLUICE_STR_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

struct sl_str {
    const char *ptr;
    size_t len;
};

#define SL_STR(literal) ((struct sl_str){(literal), sizeof(literal) - 1})
/* For printf's "%.*s". */
#define SL_STR_ARG(str) (int)(str).len, (str).ptr

static inline struct sl_str sl_str_from(const char *nul_terminated)
{
    return (struct sl_str){nul_terminated, strlen(nul_terminated)};
}

static inline bool sl_str_equal(struct sl_str a, struct sl_str b)
{
    return a.len == b.len && (a.len == 0 || memcmp(a.ptr, b.ptr, a.len) == 0);
}

#endif
