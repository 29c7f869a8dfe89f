/* SPDX-License-Identifier: MIT */
/*
 * Saves a thread of a gateway from its beginning, a line for each thing that is delivered:
 *
 *   {"ms":1520,"runId":"r1","event":{…}}   an event, as the agent wrote it
 *   {"ms":1520,"patch":[…]}                the state changed between runs
 *   {"ms":1520,"state":…}
 *   {"ms":1520,"reset":"behind"}           what came before is superseded: a rebuild follows
 *
 * `ms` counts from the first line, by the gateway's clock where an event has a place in the log. A
 * line never holds a newline: white space of an event that is one becomes a blank.
 *
 * A broken connection is made again and gone on from behind the last line.
 */
#ifndef SLUICE_DAEMON_RECORDER_H
#define SLUICE_DAEMON_RECORDER_H

#include <stdio.h>

#include "sluice/error.h"

struct recorder_options {
    const char *url, *thread;
    const char *token; /* file; NULL for none */
    FILE *out;
    bool follow; /* goes on until SIGINT or SIGTERM, not only until the thread is idle */
};

/* The thread is idle when no run is live and nothing more is owed. Errors: those of link_target_new
 * and link_token_read, SL_SYSTEM for a connection that cannot be had or a file that cannot be
 * written, and what the gateway refused with. */
bool recorder_run(const struct recorder_options *options, struct sl_error *err) SL_MUST_CHECK;

#endif
