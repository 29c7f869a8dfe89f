/* SPDX-License-Identifier: MIT */
/* Lines of a file, read in pieces. */
#include "daemon/cli_lines.h"

#include <assert.h>
#include <string.h>

enum { PIECE = 64 << 10 };

/* Another piece; false when there is none, or with `err`. */
static bool refill(struct cli_lines *lines, struct sl_error *err)
{
    size_t got;

    sl_buf_reset(&lines->piece);
    lines->at = 0;
    if (lines->is_over)
        return false;
    if (!sl_buf_reserve(&lines->piece, PIECE))
        return sl_error_memory(err);
    if (!cli_read(lines->input, lines->piece.ptr, PIECE, &got, err))
        return false;
    lines->piece.len = got;
    lines->is_over = got == 0;
    return got > 0;
}

/* Takes the piece's bytes up to the line's end. True once that is reached. */
static bool take_bytes(struct cli_lines *lines, bool *too_long)
{
    const char *from = lines->piece.ptr + lines->at;
    size_t left = lines->piece.len - lines->at;
    const char *newline = memchr(from, '\n', left);
    size_t count = newline ? (size_t)(newline - from) : left;

    lines->at += count + (newline != NULL);
    /* One byte more for a carriage return. */
    if (*too_long || lines->line.len + count > CLI_MAX_LINE + 1)
        *too_long = true;
    else
        sl_buf_add(&lines->line, from, count);
    return newline != NULL;
}

static bool is_blank(struct sl_str line)
{
    for (size_t i = 0; i < line.len; i++)
        if (line.ptr[i] != ' ' && line.ptr[i] != '\t' && line.ptr[i] != '\r')
            return false;
    return true;
}

/* One line, blank or not. */
static enum cli_got read_line(struct cli_lines *lines, struct sl_error *err)
{
    bool too_long = false, ended = false, any = false;

    sl_buf_reset(&lines->line);
    while (!ended) {
        if (lines->at == lines->piece.len && !refill(lines, err))
            break;
        ended = take_bytes(lines, &too_long);
        any = true;
    }
    if (err->code != SL_OK)
        return CLI_FAILED;
    if (!any)
        return CLI_END;
    lines->number++;
    if (lines->line.failed) {
        sl_error_memory(err);
        return CLI_FAILED;
    }
    if (ended && lines->line.len && lines->line.ptr[lines->line.len - 1] == '\r')
        lines->line.len--;
    return too_long || lines->line.len > CLI_MAX_LINE ? CLI_TOO_LONG
           : ended                                    ? CLI_LINE
                                                      : CLI_UNENDED;
}

enum cli_got cli_next_line(struct cli_lines *lines, struct sl_str *line, struct sl_error *err)
{
    const struct sl_str mark = SL_STR("\xef\xbb\xbf");

    assert(err->code == SL_OK);
    for (;;) {
        enum cli_got got = read_line(lines, err);
        *line = sl_buf_str(&lines->line);
        if (got != CLI_LINE && got != CLI_UNENDED)
            return got;
        if (lines->number == 1 && line->len >= mark.len &&
            memcmp(line->ptr, mark.ptr, mark.len) == 0) {
            line->ptr += mark.len;
            line->len -= mark.len;
        }
        if (!is_blank(*line))
            return got;
    }
}

void cli_lines_clear(struct cli_lines *lines)
{
    sl_buf_clear(&lines->piece);
    sl_buf_clear(&lines->line);
}
