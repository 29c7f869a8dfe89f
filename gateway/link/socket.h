/* SPDX-License-Identifier: MIT */
/*
 * One WebSocket to a gateway, seen from the client: whole messages in, whole messages out.
 *
 * Connecting begins with link_socket_new. All addresses of the target are tried in turn. Then
 * either `opened` is called and later `closed`, or only `closed`; behind `closed` nothing comes.
 * All calls come from later ticks of the loop than what led to them, on the loop's thread.
 *
 * Messages wait in a queue of at most `max_queued` bytes until the socket takes them; sending never
 * writes at once. A received message is put together from its fragments; one over `max_message`
 * bytes closes the connection with 1009, one of the wrong kind (text for binary) with 1003.
 */
#ifndef SLUICE_LINK_SOCKET_H
#define SLUICE_LINK_SOCKET_H

#include "link/target.h"
#include "sluice/frame.h"

struct link_socket;

/* How a connection ended. */
struct link_end {
    int code;         /* of the close frame; 1006 when there was none; 0 when it never stood */
    char reason[128]; /* of the close frame, or what went wrong; may be "" */
};

struct link_socket_ops {
    void (*opened)(void *ctx);
    void (*message)(void *ctx, struct sl_str message); /* valid during the call */
    void (*closed)(void *ctx, const struct link_end *end);
    void (*drained)(void *ctx); /* the queue is empty again; may be NULL */
};

#define LINK_MAX_MESSAGE ((size_t)64 << 20)
#define LINK_MAX_QUEUED  ((size_t)16 << 20)

struct link_socket_options {
    const struct link_target *target;
    enum sl_framing framing;
    size_t max_message; /* 0 for LINK_MAX_MESSAGE */
    size_t max_queued;  /* 0 for LINK_MAX_QUEUED */
    const struct link_socket_ops *ops;
    void *ctx;
};

/* NULL without memory. */
struct link_socket *link_socket_new(const struct link_socket_options *options);
/* Ends the connection without a word; nothing is heard of it any more. Also in its own calls. NULL
 * is allowed. */
void link_socket_free(struct link_socket *socket);

/* Copies the message. False, and nothing is queued, when the queue has no room for it, there is no
 * memory, or the socket is closing; before `opened` messages wait. */
bool link_socket_send(struct link_socket *socket, struct sl_str message) SL_MUST_CHECK;
size_t link_socket_queued(const struct link_socket *socket); /* bytes */
/* Closes with the code, once the queue is sent; `closed` follows. */
void link_socket_close(struct link_socket *socket, int code);
/* Stops reading, or goes on. What the library has read already still comes. */
void link_socket_read(struct link_socket *socket, bool read);

#endif
