/* SPDX-License-Identifier: MIT */
/* The connection that asks for the runs, a bounded number of them at once. */
#ifndef SLUICE_BENCH_CONTROL_H
#define SLUICE_BENCH_CONTROL_H

#include "bench.h"

struct control;

struct control *control_new(struct bench *bench); /* NULL without memory */
void control_free(struct control *control);
/* Asks for the thread's next run, when its turn comes. */
/* Nothing waits or is unanswered. */
bool control_is_idle(const struct control *control);
void control_run(struct control *control, struct bench_thread *thread);

#endif
