/* SPDX-License-Identifier: MIT */
/*
 * The edge: WebSocket sessions of clients and workers, and the few plain HTTP answers.
 *
 *   /ws       clients, by subprotocol `sluice.v1.json` or `sluice.v1.msgpack`
 *   /worker   workers, likewise
 *   /         a page to try it
 *   /healthz  200 while the process lives
 *   /readyz   200 while it takes new connections, 503 while it drains
 *
 * Without a key everybody is the local user. Then the listening address must be a loopback one, the
 * Host must name loopback, and an Origin must be the gateway's own: a web page elsewhere must not
 * become the local user. No page may become a worker.
 *
 * End of life: edge_drain, edge_close_all, edge_stop; then the hub and the loop are freed (the
 * latter closes what is left), then edge_free.
 */
#ifndef SLUICE_EDGE_EDGE_H
#define SLUICE_EDGE_EDGE_H

#include "agent/pool.h"
#include "auth/token.h"
#include "hub/hub.h"
#include "net/log.h"
#include "net/loop.h"

struct edge;

struct edge_options {
    const char *listen;     /* "127.0.0.1:8787", "[::1]:0", "localhost:80"; port 0: any free one */
    size_t max_connections; /* further ones are closed at once */
    size_t max_frame;       /* bytes of a client's message, over all its fragments */
    size_t max_worker_frame;
    size_t max_event;          /* bytes of an event; told to workers */
    size_t max_unacked_events; /* events of a run that are not durable; likewise */
    size_t max_unacked_bytes;  /* bytes of them; likewise */
    size_t max_id;             /* bytes of an id */
    size_t max_subs;           /* subscriptions of a connection */
    size_t max_unanswered;     /* requests of a connection that have no answer yet */
    size_t queue_entries;      /* what a connection may owe; told to clients */
    size_t queue_bytes;        /* likewise */
    size_t sub_queue_entries;  /* likewise each of its subscriptions */
    size_t sub_queue_bytes;
    size_t send_buffer; /* SO_SNDBUF */
    uint64_t hello_ms;  /* from the upgrade to `hello` */
    uint64_t heartbeat_ms;
    uint64_t stall_ms;           /* a socket that takes nothing for so long is closed */
    const struct token_key *key; /* NULL: no tokens, loopback only; borrowed */
    const struct log *log;       /* borrowed */
};

/* Listens at once. SL_BAD_OPTION for an address that cannot be (or must not, without a key),
 * SL_SYSTEM when the port is in use. The loop, the hub and the pool are borrowed. */
struct edge *edge_new(struct net_loop *loop, struct hub *hub, struct pool *pool,
                      const struct edge_options *options, struct sl_error *err) SL_MUST_CHECK;
const char *edge_url(const struct edge *edge); /* "http://127.0.0.1:8787" as bound */

/* No new connections; sessions are told with `drain`. */
void edge_drain(struct edge *edge, uint64_t grace_ms);
bool edge_is_idle(const struct edge *edge); /* nothing that is owed at this moment is unsent */
void edge_close_all(struct edge *edge, enum sl_close code);
size_t edge_sessions(const struct edge *edge);

void edge_stop(struct edge *edge); /* lets go of hub, pool, timers and hooks */
void edge_free(struct edge *edge);

#endif
