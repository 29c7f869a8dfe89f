/* SPDX-License-Identifier: MIT */
/*
 * Lines of a file, one after another, as JSON Lines has them.
 *
 * Lines end in LF or CR LF; the last one may lack its end. Empty lines (and those of white space
 * alone) are passed over but counted. One byte order mark in front is skipped.
 */
#ifndef SLUICE_DAEMON_CLI_LINES_H
#define SLUICE_DAEMON_CLI_LINES_H

#include <stdint.h>

#include "daemon/cli_io.h"

#define CLI_MAX_LINE  ((size_t)16 << 20)
#define CLI_MAX_EVENT ((size_t)10 << 20)

/* Starts zeroed but for the input. */
struct cli_lines {
    const struct cli_input *input;
    struct sl_buf piece; /* what was read and not yet given out */
    size_t at;           /* inside the piece */
    struct sl_buf line;
    uint64_t number; /* of the line; the first is 1 */
    bool is_over;    /* there is no more to read */
};

enum cli_got {
    CLI_LINE,
    CLI_UNENDED,  /* a line without its end: the last one */
    CLI_TOO_LONG, /* a line over CLI_MAX_LINE, which was skipped */
    CLI_END,
    CLI_FAILED, /* with `err` */
};
/* The next line, without its end; `line` is valid until the next call. */
enum cli_got cli_next_line(struct cli_lines *lines, struct sl_str *line, struct sl_error *err);
void cli_lines_clear(struct cli_lines *lines);

#endif
