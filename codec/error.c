/* SPDX-License-Identifier: MIT */
/* Error values. */
#include "sluice/error.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>

/* What an error quotes may come from anywhere; it must not break a log line or a frame. */
static void make_plain(char *text)
{
    for (; *text; text++)
        if ((unsigned char)*text < 0x20 || (unsigned char)*text >= 0x7f)
            *text = '?';
}

void sl_error_set(struct sl_error *err, enum sl_code code, const char *field, const char *format,
                  ...)
{
    va_list args;

    assert(code != SL_OK);
    if (!err || err->code != SL_OK)
        return;
    err->code = code;
    snprintf(err->field, sizeof(err->field), "%s", field);
    va_start(args, format);
    vsnprintf(err->text, sizeof(err->text), format, args);
    va_end(args);
    make_plain(err->field);
    make_plain(err->text);
}

bool sl_error_memory(struct sl_error *err)
{
    sl_error_set(err, SL_NO_MEMORY, "", "out of memory");
    return false;
}
