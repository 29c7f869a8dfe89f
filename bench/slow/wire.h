/* SPDX-License-Identifier: MIT */
/*
 * A reader's WebSocket, on a bare socket: what it costs the reading side is little and the same for
 * all, and how much is read, and when, is the caller's affair.
 *
 * What cannot be done ends the program.
 */
#ifndef SLUICE_BENCH_WIRE_H
#define SLUICE_BENCH_WIRE_H

#include "sluice/buf.h"

struct wire {
    int fd;
    uint64_t bytes;        /* that came, heads of frames included */
    struct sl_buf in;      /* a frame that is not complete */
    struct sl_buf message; /* fragments of a message that is not */
};

/* What a slow link is like; zero for what the system does. */
struct wire_link {
    int receive_buffer; /* SO_RCVBUF */
    int segment;        /* TCP_MAXSEG */
};

__attribute__((noreturn, format(printf, 1, 2))) void fail(const char *format, ...);

/* Connects to a gateway on this machine and upgrades, for JSON. */
void wire_open(struct wire *wire, unsigned port, const struct wire_link *link);
void wire_clear(struct wire *wire);
void wire_widen(struct wire *wire, int receive_buffer); /* the link is faster from now on */
void wire_send(struct wire *wire, struct sl_str text);
/* `hello`, and one subscription with number 0; `more` is ready text of its further members. */
void wire_subscribe(struct wire *wire, const char *thread, const char *more);

/* Hands over a message; it is valid during the call. */
typedef void (*wire_sink)(void *ctx, struct sl_str message);
/* Takes what the socket has, `max` bytes at most, without waiting. Returns how much that was. */
size_t wire_read(struct wire *wire, size_t max, wire_sink sink, void *ctx);

#endif
