/* SPDX-License-Identifier: MIT */
/* Where a gateway is: its URL, the addresses of its host, and what connections to it share. */
#ifndef SLUICE_LINK_TARGET_H
#define SLUICE_LINK_TARGET_H

#include "net/loop.h"
#include "net/url.h"

#define LINK_MAX_ADDRESSES 8

struct lws_vhost;

struct link_target {
    struct net_loop *loop;
    struct lws_vhost *vhost; /* the loop's context has it */
    struct net_url url;
    char *path; /* heap */
    size_t count;
    char addresses[LINK_MAX_ADDRESSES][48]; /* as text */
};

/*
 * `url` is ws://HOST:PORT/ or wss://, with a path where a proxy wants one. `end` is "ws" or
 * "worker": an end of the path that is one of them is replaced by it, otherwise it is added.
 * Resolves the host, which blocks: for programs that do this once. NULL with SL_BAD_OPTION (field
 * `url`), SL_SYSTEM or SL_NO_MEMORY. It must outlive its sockets, the loop must outlive it.
 */
struct link_target *link_target_new(struct net_loop *loop, const char *url, const char *end,
                                    struct sl_error *err) SL_MUST_CHECK;
void link_target_free(struct link_target *target); /* NULL is allowed */

/* --- for link_target_new: socket.c --- */
struct lws_vhost *link_socket_vhost(struct net_loop *loop, bool tls);

#endif
