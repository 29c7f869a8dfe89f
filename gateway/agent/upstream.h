/* SPDX-License-Identifier: MIT */
/*
 * An upstream: an existing AG-UI server behind HTTP, called as if it were a worker.
 *
 * Each run is one POST of its RunAgentInput with `Accept: text/event-stream`, on a connection of
 * its own; each event of the answer is published as it came. What goes wrong ends the run:
 *
 *   upstream_lost     the server's name does not resolve, the connection is refused or breaks, or
 *                     the answer ends without a terminal event (half an event is none)
 *   upstream_refused  the answer is not 2xx, or is no event stream
 *   upstream_timeout  the server was silent for `silence_ms`, before its headers or behind them;
 *                     comments in the stream count as signs of life
 *   too_large         one event is over `max_event` bytes
 *
 * While the hub asks for a pause the socket is not read, so the server stops when the kernel's
 * buffers are full; at most 4 KiB more are taken from the library. Nothing blocks the loop: names
 * are resolved on libuv's pool and kept for half a minute, and all addresses of a name are tried.
 * Redirects are not followed and proxies from the environment are not used.
 *
 * A run takes: its input until that is sent, one event of the answer, and 4 KiB.
 */
#ifndef SLUICE_AGENT_UPSTREAM_H
#define SLUICE_AGENT_UPSTREAM_H

#include <stdint.h>

#include "hub/agent.h"
#include "net/loop.h"

#define UPSTREAM_SILENCE_MS  ((uint64_t)120 * 1000)
#define UPSTREAM_MAX_HEADERS 8192 /* bytes of all extra headers together */

struct upstream_header {
    const char *name, *value;
};

struct upstream_options {
    const char *name;
    const char *url;                       /* http://host:port/path?query, or https:// */
    const struct upstream_header *headers; /* sent with each request, such as Authorization */
    size_t header_count;
    enum sl_policy policy;
    const char *capabilities; /* a JSON object; NULL for "{}" */
    const char *ca_file;      /* PEM file of trusted authorities for https; NULL for the system's */
    uint64_t silence_ms;      /* 0 for UPSTREAM_SILENCE_MS */
    size_t max_event;         /* bytes; 0 for SL_SSE_MAX_EVENT */
};

/* Copies the options. NULL with SL_BAD_OPTION (field `url`, `headers` or `capabilities`), SL_SYSTEM
 * or SL_NO_MEMORY. The loop must outlive the agent. */
struct agent *upstream_new(const struct upstream_options *options, struct net_loop *loop,
                           struct sl_error *err) SL_MUST_CHECK;

#endif
