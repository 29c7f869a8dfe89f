/* SPDX-License-Identifier: MIT */
/*
 * Readers of the fed thread in a process of their own, so that all of them can be stopped at once,
 * as by a signal from outside, with their sockets open.
 *
 * Some fold everything they get and hold it against what was published; the others only look for
 * each piece of text, which must come once and in order, so that a hundred of them need little time
 * themselves.
 */
#ifndef SLUICE_BENCH_GROUP_H
#define SLUICE_BENCH_GROUP_H

#include <stdatomic.h>
#include <sys/types.h>

#include "load.h"
#include "verdict.h"

/* What was published, for other processes: set once, `done` last. */
struct group_truth {
    atomic_bool done;
    uint64_t events, hash;
    size_t state_len;
    char state[16384];
};

/* What a group says of itself; all of it is right once every reader has ended. */
struct group_report {
    atomic_uint ready; /* readers with a subscription that is answered */
    atomic_uint begun; /* that have got an event of the run */
    atomic_uint ended; /* that have got the run's end */
    atomic_bool quit;  /* set from outside: the process ends */
    uint64_t bytes;    /* from the gateway */
    uint64_t rebuilds, spans, missed;
    struct verdict verdict;
    struct latency latency; /* of text, from when it was due */
};

struct group_options {
    unsigned port;
    unsigned count, folding; /* readers, and how many of them fold */
    const struct group_truth *truth;
};

struct group {
    pid_t pid;
    struct group_report *report; /* shared with the process */
};

/* Memory that processes share; zeroed. */
void *group_share(size_t size);
/* Starts the process. It ends with the caller's, stopped or not. */
void group_start(struct group *group, const struct group_options *options);
void group_pause(const struct group *group); /* returns when the process stands still */
void group_resume(const struct group *group);
void group_check(const struct group *group); /* ends the program when the process has ended */
void group_end(struct group *group);         /* the process must not be paused */

#endif
