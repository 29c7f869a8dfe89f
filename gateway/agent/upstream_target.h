/* SPDX-License-Identifier: MIT */
/* Where an upstream is: the addresses of its host. */
#ifndef SLUICE_AGENT_UPSTREAM_TARGET_H
#define SLUICE_AGENT_UPSTREAM_TARGET_H

#include <stdbool.h>
#include <stdint.h>

#include "net/loop.h"
#include "sluice/error.h"

/*
 * The addresses of one host. A host that is an address needs no asking and never goes stale.
 */
#define UPSTREAM_MAX_ADDRESSES 8
#define UPSTREAM_FRESH_MS      30000

struct upstream_names;

/* Embedded by whoever asks. `call` comes once, in a later tick, unless forgotten before; `failure`
 * is NULL when there are addresses, otherwise why there are none. It must not ask again. */
struct upstream_waiter {
    void (*call)(void *ctx, const char *failure);
    void *ctx;
    struct upstream_waiter *next; /* the asked one's */
};

struct upstream_names *upstream_names_new(struct net_loop *loop, const char *host);
/* Nobody may be waiting. An answer that is under way goes nowhere. */
void upstream_names_free(struct upstream_names *names);

/* Addresses are known and not stale. */
bool upstream_names_fresh(const struct upstream_names *names);
/* False when the question cannot be asked (no memory); then `call` does not come. */
bool upstream_names_ask(struct upstream_names *names, struct upstream_waiter *waiter);
void upstream_names_forget(struct upstream_names *names, struct upstream_waiter *waiter);
/* The known addresses did not answer: ask again next time. */
void upstream_names_spoil(struct upstream_names *names);

/* The address as text; NULL behind the last one. */
const char *upstream_names_at(const struct upstream_names *names, size_t index);

#endif
