/* SPDX-License-Identifier: MIT */
/*
 * The least that a gateway could do, through the same libraries: for each WebSocket that connects,
 * a request to an event stream, and each of its data lines as one text message. No check, no log,
 * no order, no second reader. What the gateway's latency is compared with.
 *
 * Usage: relay PORT UPSTREAM_PORT
 */
#include <libwebsockets.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "net/loop.h"

#define LINE_MAX_BYTES 65536

struct relay {
    struct lws *socket;
    struct lws *request;
    size_t len;
    char line[LINE_MAX_BYTES];
    unsigned char out[LWS_PRE + LINE_MAX_BYTES];
};

static int upstream_port;

static void send_line(struct relay *relay)
{
    if (relay->len > 6 && memcmp(relay->line, "data: ", 6) == 0) {
        memcpy(relay->out + LWS_PRE, relay->line + 6, relay->len - 6);
        lws_write(relay->socket, relay->out + LWS_PRE, relay->len - 6, LWS_WRITE_TEXT);
    }
    relay->len = 0;
}

static void take(struct relay *relay, const char *bytes, size_t len)
{
    for (size_t at = 0; at < len; at++) {
        if (bytes[at] == '\n')
            send_line(relay);
        else if (relay->len < LINE_MAX_BYTES)
            relay->line[relay->len++] = bytes[at];
    }
}

static int on_request(struct lws *request, enum lws_callback_reasons reason, void *user, void *in,
                      size_t len)
{
    struct relay *relay = lws_get_opaque_user_data(request);
    char buffer[LWS_PRE + 4096];
    char *at = buffer + LWS_PRE;
    int size = sizeof(buffer) - LWS_PRE;

    switch (reason) {
    case LWS_CALLBACK_RECEIVE_CLIENT_HTTP:
        return lws_http_client_read(request, &at, &size) < 0 ? -1 : 0;
    case LWS_CALLBACK_RECEIVE_CLIENT_HTTP_READ:
        if (relay)
            take(relay, in, len);
        return 0;
    default:
        return lws_callback_http_dummy(request, reason, user, in, len);
    }
}

static void open_request(struct relay *relay)
{
    struct lws_client_connect_info info = {
        .context = lws_get_context(relay->socket),
        .vhost = lws_get_vhost(relay->socket),
        .address = "127.0.0.1",
        .host = "127.0.0.1",
        .origin = "127.0.0.1",
        .port = upstream_port,
        .path = "/",
        .method = "GET",
        .local_protocol_name = "request",
        .opaque_user_data = relay,
        .pwsi = &relay->request,
    };
    lws_client_connect_via_info(&info);
}

static int on_socket(struct lws *socket, enum lws_callback_reasons reason, void *user, void *in,
                     size_t len)
{
    struct relay **relay = user;

    switch (reason) {
    case LWS_CALLBACK_ESTABLISHED:
        *relay = calloc(1, sizeof(**relay));
        if (!*relay)
            return -1;
        (*relay)->socket = socket;
        open_request(*relay);
        return 0;
    case LWS_CALLBACK_CLOSED:
        if ((*relay)->request)
            lws_set_opaque_user_data((*relay)->request, NULL);
        free(*relay);
        return 0;
    default:
        return lws_callback_http_dummy(socket, reason, user, in, len);
    }
}

int main(int argc, char **argv)
{
    static const struct lws_protocols protocols[] = {
        {"relay", on_socket, sizeof(struct relay *), 1024, 0, NULL, 0},
        {"request", on_request, 0, 0, 0, NULL, 0},
        {NULL, NULL, 0, 0, 0, NULL, 0},
    };
    struct lws_context_creation_info info = {.protocols = protocols, .iface = "127.0.0.1"};
    struct sl_error err = {0};

    if (argc != 3) {
        fprintf(stderr, "usage: relay PORT UPSTREAM_PORT\n");
        return 2;
    }
    net_log_to(NULL);
    struct net_loop *loop = net_loop_new(&err);
    if (!loop) {
        fprintf(stderr, "%s\n", err.text);
        return 1;
    }
    info.port = atoi(argv[1]);
    upstream_port = atoi(argv[2]);
    if (!lws_create_vhost(net_loop_lws(loop), &info)) {
        fprintf(stderr, "cannot listen on port %s\n", argv[1]);
        return 1;
    }
    net_loop_run(loop);
    return 0;
}
