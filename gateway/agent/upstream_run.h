/* SPDX-License-Identifier: MIT */
/*
 * One run of an upstream, shared by its two halves: upstream.c has its life, its timer and what the
 * hub hears; upstream_http.c has the request and nothing else.
 */
#ifndef SLUICE_AGENT_UPSTREAM_RUN_H
#define SLUICE_AGENT_UPSTREAM_RUN_H

#include "agent/upstream.h"
#include "agent/upstream_target.h"
#include "net/url.h"
#include "sluice/sse.h"

struct lws;
struct lws_vhost;

struct upstream {
    struct agent agent; /* first */
    struct net_loop *loop;
    struct lws_vhost *vhost; /* of the loop's context */
    struct net_url url;
    struct upstream_names *names;
    char **headers; /* heap; name with its colon, then value; twice header_count strings */
    size_t header_count;
    uint64_t silence_ms;
    size_t max_event;
    size_t runs;
};

/* Each leads to a later one, to OVER from anywhere, or from CONNECTING back to STARTING. */
enum upstream_phase {
    UPSTREAM_STARTING,   /* waits for a name or for the next tick */
    UPSTREAM_CONNECTING, /* to one of the addresses */
    UPSTREAM_ASKING,     /* connected; sends the request, waits for the answer's headers */
    UPSTREAM_STREAMING,  /* reads the answer */
    UPSTREAM_REFUSED,    /* reads the beginning of an answer that is no event stream */
    UPSTREAM_OVER,       /* the hub was told the end */
};

#define UPSTREAM_REFUSAL_BYTES 160 /* of a refusal's body, quoted in the error */

struct upstream_run {
    struct upstream *upstream;
    struct hub_run *hub;
    enum upstream_phase phase;
    bool waiting; /* for the name */
    bool paused;  /* by the hub */
    struct upstream_waiter waiter;
    size_t address; /* which one of the name's is tried */
    struct net_timer *timer;
    uint64_t heard_ms; /* last sign of life */
    struct lws *wsi;   /* NULL while there is no connection */
    char *body;        /* heap; room for the library in front, then the input; NULL once sent */
    size_t body_len, body_sent;
    bool chunked; /* the answer's transfer encoding */
    struct sl_sse sse;
    struct sl_error refusal; /* what is wrong with the answer, but for its body */
    struct sl_buf refusal_body;
};

/* --- upstream.c, called by the request's callbacks; never while the run is OVER --- */

/* Ends the run with what `err` says. */
void upstream_run_fail(struct upstream_run *run, const struct sl_error *err);
void upstream_run_lost(struct upstream_run *run, const char *what, const char *why);
void upstream_run_heard(struct upstream_run *run); /* a sign of life */
/* No connection came about on this address. */
void upstream_run_unreachable(struct upstream_run *run, const char *why);
/* The answer's headers are there; `err` is set when they refuse the run. */
void upstream_run_answered(struct upstream_run *run, const struct sl_error *err);
void upstream_run_read(struct upstream_run *run, struct sl_str bytes);
/* The answer ended, or the connection did. */
void upstream_run_ended(struct upstream_run *run);

/* --- upstream_http.c --- */

/* NULL when libwebsockets cannot make one. `ca_file` may be NULL. */
struct lws_vhost *upstream_http_vhost(struct net_loop *loop, bool tls, const char *ca_file);
/* Copies the input into the run's body. False without memory. */
bool upstream_http_set_body(struct upstream_run *run, struct sl_str input);
/* Begins the request to `address`; what becomes of it is told by calls from later ticks, but for a
 * failure at once, which is told before this returns. */
void upstream_http_connect(struct upstream_run *run, const char *address);
/* Closes the connection, if there is one; nothing is heard of it any more. Not from a callback of
 * that connection. */
void upstream_http_close(struct upstream_run *run);
/* Reads, or stops reading. */
void upstream_http_flow(struct upstream_run *run, bool read);
/* Puts the library's own time limit off while the answer's headers are awaited. */
void upstream_http_keep(struct upstream_run *run);

#endif
