/* SPDX-License-Identifier: MIT */
/* A session with a gateway: frames over a socket. */
#include "link/client.h"

#include <stdio.h>
#include <stdlib.h>

#include "sluice/msgpack.h"

struct link_client {
    struct link_socket *socket;
    enum sl_framing framing;
    const struct link_client_ops *ops;
    void *ctx;
    struct sl_doc doc;
    struct sl_buf json; /* of a received message that was MessagePack */
    struct sl_buf out;
    uint64_t bytes;
    struct link_end fault; /* why a message could not be read */
    struct net_loop *loop;
    struct net_timer *watch; /* from the welcome on */
    uint64_t heartbeat_ms, heard_ms;
    bool is_reading, is_freed;
};

static void release(struct link_client *client)
{
    link_socket_free(client->socket);
    net_timer_free(client->watch);
    sl_doc_clear(&client->doc);
    sl_buf_clear(&client->json);
    sl_buf_clear(&client->out);
    free(client);
}

static bool parse(struct link_client *client, struct sl_str message, struct sl_error *err)
{
    struct sl_str text = message;

    if (client->framing == SL_MSGPACK) {
        sl_buf_reset(&client->json);
        if (!sl_msgpack_read(message, &client->json, err))
            return false;
        text = sl_buf_str(&client->json);
    }
    return sl_doc_parse(&client->doc, text, err);
}

static bool is_frames(const struct sl_doc *doc)
{
    if (sl_doc_kind(doc, 0) != SL_ARRAY)
        return false;
    for (uint32_t at = 1; at < doc->count; at = sl_doc_next(doc, at))
        if (sl_doc_kind(doc, at) != SL_OBJECT)
            return false;
    return true;
}

/* --- silence --- */

static void on_watch(void *ctx)
{
    static const struct link_end end = {1006, "nothing came for too long"};
    struct link_client *client = ctx;

    if (net_loop_now_ms(client->loop) - client->heard_ms < client->heartbeat_ms * 2)
        return;
    net_timer_stop(client->watch);
    link_socket_free(client->socket);
    client->socket = NULL;
    client->ops->closed(client->ctx, &end);
}

/* Until the welcome came. Without memory for a timer nobody watches. */
static void find_welcome(struct link_client *client)
{
    const struct sl_doc *doc = &client->doc;

    for (uint32_t at = 1; at < doc->count; at = sl_doc_next(doc, at)) {
        uint32_t ms = sl_doc_get(doc, at, SL_STR("heartbeatMs"));
        if (ms == SL_NONE || !sl_doc_u64(doc, ms, &client->heartbeat_ms) ||
            client->heartbeat_ms == 0)
            continue;
        client->watch = net_timer_new(client->loop, on_watch, client);
        if (client->watch)
            net_timer_start(client->watch, client->heartbeat_ms, client->heartbeat_ms);
        return;
    }
}

/* --- messages --- */

static void on_message(void *ctx, struct sl_str message)
{
    struct link_client *client = ctx;
    struct sl_error err = {0};

    client->bytes += message.len;
    if (client->fault.code)
        return;
    if (parse(client, message, &err) && !is_frames(&client->doc))
        sl_error_set(&err, SL_BAD_FRAME, "", "a message is not an array of frames");
    if (err.code != SL_OK) {
        client->fault.code = 1007;
        snprintf(client->fault.reason, sizeof(client->fault.reason), "%.120s", err.text);
        link_socket_close(client->socket, client->fault.code);
        return;
    }
    client->heard_ms = net_loop_now_ms(client->loop);
    if (client->heartbeat_ms == 0)
        find_welcome(client);
    client->is_reading = true;
    for (uint32_t at = 1; at < client->doc.count && !client->is_freed;
         at = sl_doc_next(&client->doc, at))
        client->ops->frame(client->ctx, &client->doc, at);
    client->is_reading = false;
    if (client->is_freed)
        release(client);
}

static void on_opened(void *ctx)
{
    (void)ctx;
}

static void on_closed(void *ctx, const struct link_end *end)
{
    struct link_client *client = ctx;

    client->ops->closed(client->ctx, client->fault.code ? &client->fault : end);
}

static void on_drained(void *ctx)
{
    struct link_client *client = ctx;

    if (client->ops->drained)
        client->ops->drained(client->ctx);
}

static const struct link_socket_ops socket_ops = {on_opened, on_message, on_closed, on_drained};

struct link_client *link_client_new(const struct link_client_options *options)
{
    struct link_client *client = calloc(1, sizeof(*client));
    if (!client)
        return NULL;
    struct link_socket_options socket = {
        .target = options->target,
        .framing = options->framing,
        .max_queued = options->max_queued,
        .ops = &socket_ops,
        .ctx = client,
    };
    client->loop = options->target->loop;
    client->framing = options->framing;
    client->ops = options->ops;
    client->ctx = options->ctx;
    client->socket = link_socket_new(&socket);
    if (client->socket && link_client_send(client, options->hello))
        return client;
    release(client);
    return NULL;
}

void link_client_free(struct link_client *client)
{
    if (!client)
        return;
    if (client->is_reading)
        client->is_freed = true;
    else
        release(client);
}

bool link_client_send(struct link_client *client, struct sl_str json)
{
    sl_buf_reset(&client->out);
    sl_frame_encode(client->framing, json, &client->out);
    return client->socket && !client->out.failed &&
           link_socket_send(client->socket, sl_buf_str(&client->out));
}

size_t link_client_queued(const struct link_client *client)
{
    return client->socket ? link_socket_queued(client->socket) : 0;
}

void link_client_close(struct link_client *client, int code)
{
    if (client->socket)
        link_socket_close(client->socket, code);
}

void link_client_read(struct link_client *client, bool read)
{
    if (client->socket)
        link_socket_read(client->socket, read);
}

uint64_t link_client_bytes(const struct link_client *client)
{
    return client->bytes;
}
