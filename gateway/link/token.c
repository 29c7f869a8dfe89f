/* SPDX-License-Identifier: MIT */
/* Reading a token's file. */
#include "link/token.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>

static void trim(struct sl_buf *text)
{
    size_t start = 0;

    while (text->len > 0 && isspace((unsigned char)text->ptr[text->len - 1]))
        text->len--;
    while (start < text->len && isspace((unsigned char)text->ptr[start]))
        start++;
    if (start > 0)
        memmove(text->ptr, text->ptr + start, text->len - start);
    text->len -= start;
}

bool link_token_read(const char *path, struct sl_buf *out, struct sl_error *err)
{
    char buffer[4096];
    size_t len;
    FILE *file = fopen(path, "re");

    sl_buf_reset(out);
    if (!file) {
        sl_error_set(err, SL_BAD_OPTION, "token", "%.150s: %s", path, strerror(errno));
        return false;
    }
    while (out->len <= LINK_MAX_TOKEN && (len = fread(buffer, 1, sizeof(buffer), file)) > 0)
        sl_buf_add(out, buffer, len);
    bool broken = ferror(file) != 0;
    fclose(file);
    trim(out);
    if (out->failed)
        return sl_error_memory(err);
    if (!broken && out->len > 0 && out->len <= LINK_MAX_TOKEN)
        return true;
    sl_error_set(err, SL_BAD_OPTION, "token", "%.150s %s", path,
                 broken          ? "cannot be read"
                 : out->len == 0 ? "is empty"
                                 : "is too large for a token");
    return false;
}
