/* SPDX-License-Identifier: MIT */
/* What a worker's session has beside a client's. */
#ifndef SLUICE_EDGE_WORKER_H
#define SLUICE_EDGE_WORKER_H

#include "edge/internal.h"

struct worker_ack;

struct worker_link {
    struct pool_worker *worker; /* NULL once another session speaks for it */
    struct worker_ack *acks;    /* hash, in the order of the first: told at the tick's end */
    struct sl_buf agents;       /* names, each with its NUL */
    bool full;                  /* the pool was told that there is no room for a run */
};

/* What the pool tells a worker, in the order in which it tells it; ctx is the session. */
extern const struct pool_worker_ops worker_ops;
void worker_flush_acks(struct session *session);
void worker_clear_acks(struct worker_link *link);
void worker_add_run(struct sl_buf *out, const struct pool_run *run);
/* An error about a frame, with what names its run where that is readable. */
void worker_refuse(const struct request *request, const struct sl_error *err);

#endif
