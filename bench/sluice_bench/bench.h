/* SPDX-License-Identifier: MIT */
/*
 * The whole: readers that watch threads, a worker that publishes into them, and a connection that
 * asks for the runs. All on one loop.
 *
 * Phases: readers connect and subscribe; the worker says hello; runs go on; readers catch up.
 */
#ifndef SLUICE_BENCH_BENCH_H
#define SLUICE_BENCH_BENCH_H

#include "follow.h"
#include "link/client.h"
#include "link/retry.h"

struct bench_options {
    const char *url;
    const char *token;                /* file; NULL for none */
    const char *agent;                /* of the gateway; NULL: the bench has its own worker */
    size_t clients, threads, watched; /* threads that each client watches */
    uint64_t rate;   /* numbered events a second and run; 0: as fast as they are acknowledged */
    uint64_t events; /* numbered ones, per run */
    size_t payload;
    uint64_t duration_ms; /* runs are begun again for so long; 0: one run per thread */
    uint64_t patience_ms; /* without any progress */
    size_t slow;          /* clients that read a tenth of the time */
    bool json, msgpack;   /* framings; both: in turns */
};

enum bench_phase { BENCH_CONNECTING, BENCH_RUNNING, BENCH_SETTLING, BENCH_OVER };

struct bench {
    const struct bench_options *options;
    struct net_loop *loop;
    struct link_target *clients_target, *worker_target;
    struct sl_buf token;
    struct bench_thread *threads; /* heap; options->threads */
    struct reader *readers;       /* heap; options->clients */
    struct worker *worker;        /* NULL with an agent of the gateway */
    struct control *control;
    struct net_timer *pacer, *watch;
    enum bench_phase phase;
    size_t connecting, ready; /* readers */
    bool worker_ready, control_ready;
    uint64_t began_us, ended_us; /* of the runs */
    unsigned turn;               /* of the watch */
    uint64_t progress_ms;        /* when something last came */
    uint64_t published, reconnects, bytes;
    struct verdict verdict;
    struct latency latency;
    struct follow_report report;
};

/* Runs until all is over. False, with `err`, when it could not be begun; findings are in the
 * bench. */
bool bench_run(struct bench *bench, const struct bench_options *options,
               struct sl_error *err) SL_MUST_CHECK;
void bench_clear(struct bench *bench);

#define BENCH_AGENT "sluice-bench" /* what the worker serves */

/* --- for the parts --- */
void bench_progress(struct bench *bench);
void bench_step(struct bench *bench); /* something that a phase waits for may have come */
/* Goes to the phase BENCH_OVER with a finding. */
void bench_fail(struct bench *bench, enum finding finding, const char *text);
/* The thread of that id; NULL when it is none of ours. */
struct bench_thread *bench_thread_of(struct bench *bench, struct sl_str id);
bool bench_wants_more(const struct bench *bench); /* another run of a thread that is done */
/* Makes room for the results of another run; false without memory. */
bool bench_thread_begin(struct bench_thread *thread);

struct sl_str bench_text(const struct sl_doc *doc, uint32_t object, const char *name);

#endif
