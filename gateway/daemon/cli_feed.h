/* SPDX-License-Identifier: MIT */
/* JSON Lines into a stream: events, and the lines of recordings. */
#ifndef SLUICE_DAEMON_CLI_FEED_H
#define SLUICE_DAEMON_CLI_FEED_H

#include "daemon/cli_lines.h"
#include "sluice/stream.h"

/* Gets each finding with the number of its line. False stops the feeding. */
typedef bool (*cli_found)(void *ctx, uint64_t line, const struct sl_finding *finding);

struct cli_feed_options {
    const char *path; /* NULL: standard input */
    enum sl_policy policy;
    bool may_be_unfinished; /* no finding when the input ends inside a run */
    cli_found found;
    /* NULL: not wanted. `begin` comes before the first line, `line` behind each one that was dealt
     * with, `reset` with the reason (JSON) of a recorded reset. False stops with `*err`. */
    void (*begin)(void *ctx, struct sl_stream *stream);
    bool (*line)(void *ctx, struct sl_error *err);
    bool (*reset)(void *ctx, struct sl_str reason, struct sl_error *err);
    void *ctx;
};

/* Feeds all lines. `*stream`, the caller's, holds what came of them. False with SL_BAD_OPTION (the
 * file cannot be read) or SL_NO_MEMORY. */
bool cli_feed(const struct cli_feed_options *options, struct sl_stream **stream,
              struct sl_error *err) SL_MUST_CHECK;

#endif
