/* SPDX-License-Identifier: MIT */
/* What the subcommands for recorded streams share: input, last words, and output that may fail. */
#ifndef SLUICE_DAEMON_CLI_IO_H
#define SLUICE_DAEMON_CLI_IO_H

#include "daemon/option.h"
#include "sluice/buf.h"

/* A file, or standard input where the path is NULL or "-". */
struct cli_input {
    const char *name; /* for people */
    int fd;
};
/* SL_BAD_OPTION when it cannot be opened. */
bool cli_open(struct cli_input *input, const char *path, struct sl_error *err) SL_MUST_CHECK;
void cli_close(struct cli_input *input);
/* Up to `size` bytes as soon as there are some; `*got` is 0 at the end. SL_BAD_OPTION when the
 * file cannot be read. */
bool cli_read(const struct cli_input *input, char *out, size_t size, size_t *got,
              struct sl_error *err) SL_MUST_CHECK;
/* All of it. SL_TOO_LARGE over `max` bytes. */
bool cli_read_all(const struct cli_input *input, size_t max, struct sl_buf *out,
                  struct sl_error *err) SL_MUST_CHECK;

/* Bytes for standard output, and whether that took them so far: SL_SYSTEM. */
bool cli_write(struct sl_str bytes, struct sl_error *err) SL_MUST_CHECK;
bool cli_flush(struct sl_error *err) SL_MUST_CHECK;

/* "PROGRAM: FIELD: TEXT" on stderr, for misuse with the usage line; the exit code. */
int cli_report(const char *program, const struct option_table *table, const struct sl_error *err);

#endif
