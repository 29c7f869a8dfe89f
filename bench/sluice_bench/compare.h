/* SPDX-License-Identifier: MIT */
/*
 * Where the gateway's own agent publishes nothing is known beforehand: then all readers of a thread
 * must have got the same events in the same order, the first one to get each being the reference.
 */
#ifndef SLUICE_BENCH_COMPARE_H
#define SLUICE_BENCH_COMPARE_H

#include "follow.h"

/* Takes an event that lies outside rebuilds and collapsed spans of several frames. A span of one is
 * told by how much it stands for. False without memory. */
bool compare_event(struct follower *follower, struct bench_thread *thread, const struct sl_doc *doc,
                   uint32_t event);

#endif
