/* SPDX-License-Identifier: MIT */
/* The publisher: a worker of the gateway that serves one agent and executes its runs. */
#ifndef SLUICE_BENCH_WORKER_H
#define SLUICE_BENCH_WORKER_H

#include "bench.h"

struct worker;

struct worker *worker_new(struct bench *bench); /* NULL without memory */
void worker_free(struct worker *worker);
/* Publishes what is due. To be called a thousand times a second, about. */
void worker_tick(struct worker *worker);
bool worker_is_idle(const struct worker *worker); /* it has no run */

#endif
