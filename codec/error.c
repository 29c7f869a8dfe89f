/* SPDX-License-Identifier: MIT */
/* Error values. */
#include "sluice/error.h"
#include "sluice/json.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* The length of the character that `text` begins with; 0 for a control or what is not UTF-8. */
static size_t plain_char(const char *text)
{
    unsigned char first = (unsigned char)text[0];
    size_t len = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;

    if (len == 1)
        return first >= 0x20 && first != 0x7f;
    if (strnlen(text, len) < len || !sl_utf8_valid((struct sl_str){text, len}, NULL))
        return 0;
    return first == 0xc2 && (unsigned char)text[1] < 0xa0 ? 0 : len; /* C1 controls */
}

/* What an error quotes may come from anywhere, and may be cut anywhere; it must not break a log
 * line or a frame. */
static void make_plain(char *text)
{
    while (*text) {
        size_t len = plain_char(text);
        if (len == 0)
            *text++ = '?';
        text += len;
    }
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
