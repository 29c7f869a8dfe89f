/* SPDX-License-Identifier: MIT */
/*
 * Errors are values: a code, a place and a text.
 *
 * A function that can fail takes a `struct sl_error *` last and returns false (or NULL). The first
 * error wins: setting one on an error that is already set does nothing, so callers can go on and
 * check once. Passing NULL is allowed where the caller does not want to know. A struct sl_error
 * owns no memory and starts zeroed.
 */
#ifndef SLUICE_ERROR_H
#define SLUICE_ERROR_H

#include <stdbool.h>
#include <stddef.h>

#include "sluice/codes.h"

#define SL_MUST_CHECK __attribute__((warn_unused_result))

struct sl_error {
    enum sl_code code; /* SL_OK while unset */
    char field[128];   /* what was wrong: a frame's field, a JSON Pointer, an option; may be "" */
    char text[256];    /* one sentence without a full stop, for people; never empty once set */
    size_t offset;     /* byte offset in the input, when it means something */
    size_t limit;      /* the limit that was passed, 0 when there is none */
};

/* Sets code, field and a printf text unless an error is set already. Control characters and bytes
 * outside ASCII in the formatted text become '?'. */
void sl_error_set(struct sl_error *err, enum sl_code code, const char *field, const char *format,
                  ...) __attribute__((format(printf, 4, 5)));

/* Sets SL_NO_MEMORY. Returns false, so that a function can `return sl_error_memory(err);`. */
bool sl_error_memory(struct sl_error *err);

#endif
