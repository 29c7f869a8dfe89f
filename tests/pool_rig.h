/* SPDX-License-Identifier: MIT */
/*
 * A pool on the hub's bench, and workers at its ops, without sockets. What a worker hears is kept
 * as lines:
 *
 *   assign THREAD RUN LEASE ATTEMPT
 *   ack THREAD RUN PRODUCER SEQUENCE
 *   input|answer|patch THREAD RUN AFTER [again ]BODY
 *   cancel THREAD RUN GRACE
 *   over THREAD RUN VERDICT
 *   replaced
 */
#ifndef SLUICE_TESTS_POOL_RIG_H
#define SLUICE_TESTS_POOL_RIG_H

#include "agent/pool.h"
#include "hub_rig.h"

struct pool_rig {
    struct rig *rig;
    struct pool *pool;
    struct pool_options options;
    struct sl_buf log; /* "event worker run" lines */
};

struct pool_rig_worker {
    struct pool_rig *lab;
    struct pool_worker *worker; /* NULL when no session speaks for it */
    char id[16];
    struct sl_buf heard;
    /* Of the last assign. */
    struct sl_buf input;
    char key[64], persona[32], subject[32], resume_keys[64];
    /* Called with each assign, ack and over as well, where set. */
    void (*on_assign)(struct pool_rig_worker *worker, const struct pool_assign *assign);
    void (*on_over)(struct pool_rig_worker *worker, const struct pool_run *run);
    void *ctx;
};

/* Leases and waits of 1,000 ms, a grace of 400 ms, 10 unacknowledged events, events of 1,000 bytes.
 */
struct pool_rig *pool_rig_new(const struct rig_setup *setup);
/* Workers must be gone or detached. */
void pool_rig_free(struct pool_rig *lab);
/* Time passes, in steps of 100 ms at most, and everything happens that is due. */
void pool_rig_pass(struct pool_rig *lab, unsigned ms);

void pool_rig_worker_init(struct pool_rig_worker *worker, struct pool_rig *lab, const char *id);
void pool_rig_worker_clear(struct pool_rig_worker *worker); /* detaches it for good */
/* Attaches it for the agent "w", or for what the row says, and makes it ready. */
void pool_rig_attach(struct pool_rig_worker *worker, uint32_t capacity);
bool pool_rig_hello(struct pool_rig_worker *worker, const struct pool_hello *hello,
                    struct sl_error *err);
void pool_rig_ready(struct pool_rig_worker *worker);
void pool_rig_detach(struct pool_rig_worker *worker);

/* Asks for a run of the agent "w". */
void pool_rig_ask(struct rig_peer *peer, const char *agent, const char *thread, const char *run);
/* One event of the producer "main", of a run in which the worker has `lease`. */
bool pool_rig_say(struct pool_rig_worker *worker, const char *thread, const char *run,
                  uint64_t lease, uint64_t sequence, const char *event, struct sl_error *err);
/* RUN_STARTED as 1, RUN_FINISHED as `sequence`. */
void pool_rig_begin(struct pool_rig_worker *worker, const char *thread, const char *run,
                    uint64_t lease);
void pool_rig_finish(struct pool_rig_worker *worker, const char *thread, const char *run,
                     uint64_t lease, uint64_t sequence);

/* What it heard since the last call must be these lines. */
void pool_rig_assert_heard(struct pool_rig_worker *worker, const char *file, int line,
                           const char *text);
#define assert_heard(worker, text) pool_rig_assert_heard(worker, __FILE__, __LINE__, text)

#define POOL_CUSTOM "{\"type\":\"CUSTOM\",\"name\":\"n\",\"value\":1}"

#endif
