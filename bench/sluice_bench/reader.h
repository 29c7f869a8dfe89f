/* SPDX-License-Identifier: MIT */
/* One client: a connection, made again when it breaks, and its threads. */
#ifndef SLUICE_BENCH_READER_H
#define SLUICE_BENCH_READER_H

#include "bench.h"

struct reader {
    struct bench *bench;
    unsigned number;
    enum sl_framing framing;
    struct link_client *client;
    struct link_retry retry;
    struct net_timer *timer; /* made when it is first needed */
    bool was_ready, is_slow;
    size_t verdicts;            /* subscriptions that were answered */
    struct follower *followers; /* heap; options->watched */
};

bool reader_init(struct reader *reader, struct bench *bench, unsigned number) SL_MUST_CHECK;
void reader_clear(struct reader *reader);
bool reader_connect(struct reader *reader) SL_MUST_CHECK; /* false without memory */
void reader_pause(struct reader *reader, bool paused);
/* All runs that were begun have ended in all its threads. */
bool reader_is_done(const struct reader *reader);

#endif
