/* SPDX-License-Identifier: MIT */
/*
 * Feeds one run of one thread: a worker of the gateway that serves an agent of its own, and the
 * connection that asks for the run. On a loop; what cannot be done ends the program.
 */
#ifndef SLUICE_BENCH_FEED_H
#define SLUICE_BENCH_FEED_H

#include "net/loop.h"
#include "sluice/buf.h"

#define FEED_THREAD "bench-slow-0" /* sluice-bench's agent may use `bench-*` */
#define FEED_RUN    "r1"

struct feed_ops {
    bool (*due)(void *ctx); /* another event may be published now */
    /* Appends the next event. True: it is the terminal. */
    bool (*next)(void *ctx, struct sl_buf *out);
    void (*ready)(void *ctx); /* the gateway has welcomed both connections */
    void (*over)(void *ctx);  /* the terminal is durable */
};

struct feed;

struct feed *feed_new(struct net_loop *loop, unsigned port, const struct feed_ops *ops, void *ctx);
void feed_free(struct feed *feed);
void feed_begin(struct feed *feed); /* asks for the run; once, from `ready` on */
/* Publishes what is due and what the gateway has room for; to be called when time or the user has
 * made something due. */
void feed_publish(struct feed *feed);

#endif
