/* SPDX-License-Identifier: MIT */
/* An HTTP server on a test's loop: it reads one request and sends the bytes that the test says. */
#ifndef SLUICE_TESTS_FAKE_SERVER_H
#define SLUICE_TESTS_FAKE_SERVER_H

#include "unit/unit.h"

#include <uv.h>

#include "net/loop.h"
#include "sluice/buf.h"

/* Set `answer` and what it needs before the start; the rest is for looking at. */
struct fake_server {
    uv_tcp_t listener, peer;
    uv_idle_t sender;
    bool accepted, peer_open, peer_gone;
    bool slow_reader; /* takes the request only when the test says so */
    struct sl_str answer;
    size_t piece; /* bytes per turn of the loop; 0 for all that fit */
    bool closes;  /* the connection, when the answer is sent */
    size_t sent;
    unsigned refused_turns;   /* in a row, in which the kernel took nothing */
    unsigned stop_at_refused; /* stops the loop at so many; 0 for never */
    struct sl_buf request;
    char buffer[65536];
    struct net_loop *loop;
    char url[64];
};

void fake_server_start(struct fake_server *server, struct net_loop *loop);
/* Closes the connection; with a reset. */
void fake_server_hang_up(struct fake_server *server);
void fake_server_reset(struct fake_server *server);
/* Lets go of the loop; the request is the caller's to clear. */
void fake_server_stop(struct fake_server *server);

#endif
