/* SPDX-License-Identifier: MIT */
/*
 * The one event loop of the process: a libuv loop that also drives a libwebsockets context.
 *
 * Everything runs on the loop's thread. A tick is one turn of the loop: timers, sockets, then the
 * tick's end, where hooks are called in the order they were added, before the loop sleeps. Work
 * that must happen once after all callbacks of a tick belongs there.
 *
 * Vhosts belong to their users: the edge creates one for clients, upstreams one for requests, with
 * lws_create_vhost on the loop's context. libwebsockets' time limits (`timeout_secs`) are set
 * there.
 */
#ifndef SLUICE_NET_LOOP_H
#define SLUICE_NET_LOOP_H

#include <stdint.h>

#include "sluice/error.h"

struct lws_context;
struct net_loop;
struct uv_loop_s;

/* libwebsockets' own complaints go to `emit`, a line each with its newline; NULL silences it. The
 * library keeps this for the whole process. */
void net_log_to(void (*emit)(int level, const char *line));

/* NULL with SL_SYSTEM or SL_NO_MEMORY. */
struct net_loop *net_loop_new(struct sl_error *err) SL_MUST_CHECK;
/* Destroys the context (its sockets get their closing callbacks), then the loop. Timers and hooks
 * must be gone. */
void net_loop_free(struct net_loop *loop);

struct uv_loop_s *net_loop_uv(struct net_loop *loop); /* uv_loop_t */
struct lws_context *net_loop_lws(struct net_loop *loop);
void net_loop_run(struct net_loop *loop); /* until net_loop_stop */
void net_loop_stop(struct net_loop *loop);

uint64_t net_loop_now_ms(struct net_loop *loop); /* of the tick; monotonic, from an unknown start */
uint64_t net_unix_ms(void);                      /* now, since 1970 */

/* Another tick comes at once after this one: for work that was put off. */
void net_loop_wake(struct net_loop *loop);

/* Embedded by its user; must stay until it is removed. `call` may add or remove hooks. */
struct net_hook {
    void (*call)(void *ctx);
    void *ctx;
    struct net_hook *next; /* the loop's */
};
void net_loop_add_hook(struct net_loop *loop, struct net_hook *hook);
void net_loop_remove_hook(struct net_loop *loop, struct net_hook *hook);

/* A timer, stopped at first. NULL without memory. */
struct net_timer;
struct net_timer *net_timer_new(struct net_loop *loop, void (*call)(void *ctx), void *ctx);
void net_timer_start(struct net_timer *timer, uint64_t after_ms, uint64_t repeat_ms); /* 0: once */
void net_timer_stop(struct net_timer *timer);
void net_timer_free(struct net_timer *timer); /* stops it; NULL is allowed; also in its own call */

/* A signal's handler, called on the loop. NULL with SL_SYSTEM or SL_NO_MEMORY. */
struct net_signal;
struct net_signal *net_signal_new(struct net_loop *loop, int number, void (*call)(void *ctx),
                                  void *ctx, struct sl_error *err) SL_MUST_CHECK;
void net_signal_free(struct net_signal *signal);

#endif
