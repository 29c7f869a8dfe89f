/* SPDX-License-Identifier: MIT */
/*
 * A WebSocket server on a test's loop, for one connection: it answers the handshake and sends the
 * bytes that the test says, and keeps what it gets, unmasked.
 */
#ifndef SLUICE_TESTS_WS_SERVER_H
#define SLUICE_TESTS_WS_SERVER_H

#include "unit/unit.h"

#include <uv.h>

#include "net/loop.h"
#include "sluice/buf.h"

/* Set what is needed before the start. */
struct ws_server {
    uv_tcp_t listener, peer;
    uv_idle_t sender;
    bool peer_open, peer_gone;
    bool upgraded;
    const char *protocol; /* that it chooses; NULL for none */
    const char *refusal;  /* an HTTP answer instead of the upgrade; NULL for none */
    struct sl_str answer; /* behind the upgrade: frames, ready */
    size_t piece;         /* bytes of it per turn of the loop; 0 for all at once */
    unsigned after;       /* data frames of the client that come first */
    bool hangs_up;        /* behind the answer */
    unsigned stops_after; /* hangs up behind so many data frames of the client; 0 for never */
    size_t sent;
    struct sl_buf handshake, raw;
    struct sl_buf messages; /* payloads of data frames, a newline behind each message */
    unsigned frames;        /* data frames */
    int close_code;         /* of the client's close frame; 0 while there was none */
    char buffer[65536];
    struct net_loop *loop;
    char url[64];
};

void ws_server_start(struct ws_server *server, struct net_loop *loop);
/* Turns the loop until the connection is over. */
void ws_server_finish(struct ws_server *server);
/* Lets go of the loop; what was received is the caller's to clear. */
void ws_server_stop(struct ws_server *server);
void ws_server_clear(struct ws_server *server);

#endif
