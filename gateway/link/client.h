/* SPDX-License-Identifier: MIT */
/*
 * A session with a gateway, as its client or as a worker: says hello, takes messages of either
 * framing apart, and hands over frame by frame as JSON.
 *
 * A gateway that says nothing for twice the `heartbeatMs` of its `welcome` is gone, whatever the
 * socket says: the connection ends with 1006.
 *
 * Events arrive as the agent wrote them in the JSON framing; in MessagePack they are turned back
 * into compact JSON, which loses nothing but white space and spelling.
 */
#ifndef SLUICE_LINK_CLIENT_H
#define SLUICE_LINK_CLIENT_H

#include "link/socket.h"

struct link_client;

struct link_client_ops {
    /* Each frame, `welcome` first. */
    void (*frame)(void *ctx, const struct sl_doc *doc, uint32_t frame);
    void (*closed)(void *ctx, const struct link_end *end); /* last */
    void (*drained)(void *ctx);                            /* nothing waits to be sent; or NULL */
};

struct link_client_options {
    const struct link_target *target;
    enum sl_framing framing;
    struct sl_str hello; /* a ready frame (link_frame_hello); copied */
    size_t max_queued;   /* 0 for LINK_MAX_QUEUED */
    const struct link_client_ops *ops;
    void *ctx;
};

/* NULL without memory. */
struct link_client *link_client_new(const struct link_client_options *options);
void link_client_free(struct link_client *client); /* as link_socket_free */

/* Sends a frame, or an array of frames, given as JSON. False when it could not be queued. */
bool link_client_send(struct link_client *client, struct sl_str json) SL_MUST_CHECK;
size_t link_client_queued(const struct link_client *client);
void link_client_close(struct link_client *client, int code);
void link_client_read(struct link_client *client, bool read);
uint64_t link_client_bytes(const struct link_client *client); /* received, of messages */

#endif
