/* SPDX-License-Identifier: MIT */
/*
 * A recording in memory, as runs to be published again.
 *
 * Each line is one of those that `sluice record` writes (recorder.h), or a bare AG-UI event. Lines
 * may end in CR LF, and empty ones are skipped. A run begins with RUN_STARTED and ends before the
 * next one. What changed the state between two runs opens the later one, behind its RUN_STARTED, as
 * STATE_DELTA or STATE_SNAPSHOT. `reset` supersedes everything that came before it.
 */
#ifndef SLUICE_DAEMON_RECORDING_H
#define SLUICE_DAEMON_RECORDING_H

#include <stdint.h>
#include <stdio.h>

#include "sluice/buf.h"
#include "sluice/error.h"

struct recording_event {
    uint64_t ms;
    size_t start, len; /* in the recording's text */
    bool is_last;      /* a terminal */
};

struct recording_run {
    size_t first, count; /* of the recording's events */
};

struct recording {
    struct sl_buf text;
    struct recording_event *events; /* heap */
    size_t event_count, event_cap;
    struct recording_run *runs; /* heap */
    size_t run_count, run_cap;
    size_t changes_left; /* of the state, behind the last run: nothing can publish them */
};

/* Starts zeroed. False with SL_BAD_JSON and so on; the text begins with "line N: ". Not to be used
 * then but for clearing. */
bool recording_read(struct recording *recording, FILE *in, struct sl_error *err) SL_MUST_CHECK;
void recording_clear(struct recording *recording);

static inline struct sl_str recording_text(const struct recording *recording,
                                           const struct recording_event *event)
{
    return (struct sl_str){recording->text.ptr + event->start, event->len};
}

#endif
