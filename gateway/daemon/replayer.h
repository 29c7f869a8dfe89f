/* SPDX-License-Identifier: MIT */
/*
 * Publishes a recording: serves an agent as a worker, and gives each run that is assigned the
 * events of the next recorded one, in their time.
 *
 * A recording cannot react: inputs are not taken, so their senders are told that they were not
 * delivered; results of tools and changes of the state are not listened to; a run that is cancelled
 * is no longer published, and the gateway ends it. A run whose end was not recorded is given back
 * behind its last event.
 */
#ifndef SLUICE_DAEMON_REPLAYER_H
#define SLUICE_DAEMON_REPLAYER_H

#include "daemon/recording.h"

struct replayer_options {
    const char *url, *agent;
    const char *token; /* file; NULL for none */
    uint64_t pace;     /* pauses, in percent of what was recorded */
    const struct recording *recording;
    FILE *log; /* tells what is being done; NULL for nobody */
};

/* Until every recorded run was published, or SIGINT or SIGTERM came. Errors: those of
 * link_target_new and link_token_read, SL_SYSTEM for a connection that broke, SL_WORKER_LOST when a
 * run was taken away. */
bool replayer_run(const struct replayer_options *options, struct sl_error *err) SL_MUST_CHECK;

#endif
