/* SPDX-License-Identifier: MIT */
/* A WebSocket client connection on libwebsockets. */
#include "link/socket.h"

#include <assert.h>
#include <libwebsockets.h>
#include <stdio.h>
#include <stdlib.h>
#include <utlist.h>

#define READ_BYTES      4096
#define KEPT_BYTES      65536 /* of a long message's buffer */
#define WRITE_BYTES     16384
#define CONNECT_SECONDS 20

/* Each leads to a later one, to OVER from anywhere, or from CONNECTING back to STARTING. */
enum phase { STARTING, CONNECTING, OPEN, CLOSING, OVER };

struct message {
    struct message *prev, *next;
    size_t len, sent;
    unsigned char data[]; /* LWS_PRE bytes of room, then the message */
};

struct link_socket {
    const struct link_target *target;
    enum sl_framing framing;
    size_t max_message, max_queued;
    const struct link_socket_ops *ops;
    void *ctx;
    enum phase phase;
    size_t address; /* which one of the target's is tried */
    struct net_timer *timer;
    struct lws *wsi; /* NULL while there is no connection */
    struct message *queue;
    size_t queued; /* bytes */
    struct sl_buf incoming;
    int close_code; /* what link_socket_close wants */
    struct link_end end;
    unsigned calling; /* depth of calls from the library and the timer */
    bool is_freed;    /* by the user, within such a call */
};

/* --- life --- */

static void detach(struct link_socket *socket)
{
    if (socket->wsi)
        lws_set_opaque_user_data(socket->wsi, NULL);
    socket->wsi = NULL;
}

static void release(struct link_socket *socket)
{
    struct message *message, *next;

    DL_FOREACH_SAFE(socket->queue, message, next)
    free(message);
    net_timer_free(socket->timer);
    sl_buf_clear(&socket->incoming);
    free(socket);
}

/* The end of a call from outside: what was freed within it goes now. False when it went. */
static bool leave(struct link_socket *socket)
{
    assert(socket->calling > 0);
    if (--socket->calling > 0 || !socket->is_freed)
        return true;
    detach(socket);
    release(socket);
    return false;
}

static void finish(struct link_socket *socket, int code, const char *reason)
{
    if (socket->phase == OVER)
        return;
    socket->phase = OVER;
    net_timer_stop(socket->timer);
    if (socket->end.code == 0) {
        socket->end.code = code;
        if (!socket->end.reason[0])
            snprintf(socket->end.reason, sizeof(socket->end.reason), "%s", reason);
    }
    if (!socket->is_freed)
        socket->ops->closed(socket->ctx, &socket->end);
}

/* What the close frame that is about to be sent or was received says; the first one counts. */
static void set_end(struct link_socket *socket, int code, const char *reason, size_t len)
{
    if (socket->end.code != 0)
        return;
    socket->end.code = code;
    snprintf(socket->end.reason, sizeof(socket->end.reason), "%.*s", (int)len, reason);
}

/* --- connecting --- */

static void try_next(struct link_socket *socket)
{
    const struct link_target *target = socket->target;
    char why[100];

    socket->phase = STARTING;
    snprintf(why, sizeof(why), "nobody answers at %s port %d", target->addresses[socket->address],
             target->url.port);
    if (++socket->address < target->count)
        net_timer_start(socket->timer, 0, 0);
    else
        finish(socket, 0, why);
}

/* No pings of the library's own: each message that came would move a timer among those of all
 * connections. Silence is for the session to judge, by the gateway's heartbeats. */
static const lws_retry_bo_t no_pings = {.secs_since_valid_ping = 0};

static void connect_now(struct link_socket *socket)
{
    const struct link_target *target = socket->target;
    struct lws_client_connect_info info = {
        .context = net_loop_lws(target->loop),
        .vhost = target->vhost,
        .address = target->addresses[socket->address],
        .port = target->url.port,
        .path = target->path,
        .host = target->url.authority,
        .protocol = sl_framing_protocol(socket->framing),
        .local_protocol_name = sl_framing_protocol(socket->framing),
        .alpn = "http/1.1",
        .ssl_connection = target->url.tls ? LCCSCF_USE_SSL : 0,
        .retry_and_idle_policy = &no_pings,
        .pwsi = &socket->wsi,
        .opaque_user_data = socket,
    };

    socket->phase = CONNECTING;
    if (lws_client_connect_via_info(&info))
        return;
    socket->wsi = NULL;
    /* Unless the callback has told already. */
    if (socket->phase == CONNECTING)
        try_next(socket);
}

static void on_refused(struct link_socket *socket)
{
    unsigned status = lws_http_client_http_response(socket->wsi);
    char why[60];

    detach(socket);
    if (status == 0) {
        try_next(socket);
        return;
    }
    if (status == 101)
        snprintf(why, sizeof(why), "it chose a subprotocol that was not offered");
    else
        snprintf(why, sizeof(why), "it answered %u", status);
    finish(socket, 0, why);
}

/* The server must have chosen what was offered; without a choice the library takes any. */
static bool has_framing(struct link_socket *socket)
{
    if (lws_hdr_total_length(socket->wsi, WSI_TOKEN_PROTOCOL) > 0)
        return true;
    snprintf(socket->end.reason, sizeof(socket->end.reason), "it chose no subprotocol");
    return false;
}

static void on_open(struct link_socket *socket)
{
    socket->phase = OPEN;
    lws_callback_on_writable(socket->wsi);
    socket->ops->opened(socket->ctx);
}

/* --- receiving --- */

static bool refuse(struct link_socket *socket, int code, const char *reason)
{
    set_end(socket, code, reason, strlen(reason));
    lws_close_reason(socket->wsi, (enum lws_close_status)code, NULL, 0);
    return false;
}

/* False when the connection must close. */
static bool on_piece(struct link_socket *socket, const char *piece, size_t len)
{
    bool first = lws_is_first_fragment(socket->wsi);
    bool last =
        lws_is_final_fragment(socket->wsi) && lws_remaining_packet_payload(socket->wsi) == 0;

    if (first && (lws_frame_is_binary(socket->wsi) != 0) != (socket->framing == SL_MSGPACK))
        return refuse(socket, 1003, "a message was of the wrong kind");
    if (len > socket->max_message - socket->incoming.len)
        return refuse(socket, 1009, "a message was too large");
    if (first && last) {
        socket->ops->message(socket->ctx, (struct sl_str){piece, len});
        return true;
    }
    sl_buf_add(&socket->incoming, piece, len);
    if (socket->incoming.failed)
        return refuse(socket, 1011, "there is no memory for a message");
    if (!last)
        return true;
    socket->ops->message(socket->ctx, sl_buf_str(&socket->incoming));
    sl_buf_reset(&socket->incoming);
    if (socket->incoming.cap > KEPT_BYTES)
        sl_buf_clear(&socket->incoming);
    return true;
}

static void on_peer_close(struct link_socket *socket, const unsigned char *in, size_t len)
{
    if (len >= 2)
        set_end(socket, in[0] << 8 | in[1], (const char *)in + 2, len - 2);
    else
        set_end(socket, 1005, "", 0);
}

/* --- sending --- */

bool link_socket_send(struct link_socket *socket, struct sl_str message)
{
    if (socket->phase >= CLOSING || socket->close_code ||
        message.len > socket->max_queued - socket->queued)
        return false;
    struct message *queued = malloc(sizeof(*queued) + LWS_PRE + message.len);
    if (!queued)
        return false;
    queued->len = message.len;
    queued->sent = 0;
    memcpy(queued->data + LWS_PRE, message.ptr, message.len);
    DL_APPEND(socket->queue, queued);
    socket->queued += message.len;
    if (socket->phase == OPEN)
        lws_callback_on_writable(socket->wsi);
    return true;
}

size_t link_socket_queued(const struct link_socket *socket)
{
    return socket->queued;
}

/* False when the connection broke. */
static bool write_piece(struct link_socket *socket, struct message *message)
{
    int kind = socket->framing == SL_JSON ? LWS_WRITE_TEXT : LWS_WRITE_BINARY;
    size_t left = message->len - message->sent;
    size_t len = left < WRITE_BYTES ? left : WRITE_BYTES;
    int flags = lws_write_ws_flags(kind, message->sent == 0, len == left);

    /* What the library overwrites in front of the piece has been sent before. */
    if (lws_write(socket->wsi, message->data + LWS_PRE + message->sent, len,
                  (enum lws_write_protocol)flags) < 0)
        return false;
    message->sent += len;
    return true;
}

static bool on_writable(struct link_socket *socket)
{
    bool had = socket->queue != NULL;

    while (socket->queue && !lws_send_pipe_choked(socket->wsi)) {
        struct message *message = socket->queue;
        if (!write_piece(socket, message))
            return false;
        if (message->sent < message->len)
            continue;
        socket->queued -= message->len;
        DL_DELETE(socket->queue, message);
        free(message);
    }
    if (socket->queue)
        lws_callback_on_writable(socket->wsi);
    else if (socket->close_code)
        net_timer_start(socket->timer, 0, 0);
    else if (had && socket->ops->drained)
        socket->ops->drained(socket->ctx);
    return true;
}

/* Not from the writable callback: asked for there the library would send no close frame. */
static void send_close(struct link_socket *socket)
{
    socket->phase = CLOSING;
    set_end(socket, socket->close_code, "", 0);
    lws_close_reason(socket->wsi, (enum lws_close_status)socket->close_code, NULL, 0);
    lws_set_timeout(socket->wsi, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_SYNC);
}

void link_socket_close(struct link_socket *socket, int code)
{
    if (socket->close_code || socket->phase >= CLOSING)
        return;
    socket->close_code = code;
    if (socket->phase == OPEN)
        lws_callback_on_writable(socket->wsi);
}

void link_socket_read(struct link_socket *socket, bool read)
{
    if (socket->phase == OPEN)
        lws_rx_flow_control(socket->wsi, read);
}

/* --- calls from outside --- */

static void on_timer(void *ctx)
{
    struct link_socket *socket = ctx;

    socket->calling++;
    if (socket->phase == STARTING && socket->close_code && !socket->queue)
        finish(socket, 0, "it was given up");
    else if (socket->phase == STARTING)
        connect_now(socket);
    else if (socket->phase == OPEN)
        send_close(socket);
    leave(socket);
}

/* False when the connection must close. */
static bool dispatch(struct link_socket *socket, enum lws_callback_reasons reason, void *in,
                     size_t len)
{
    switch ((int)reason) {
    case LWS_CALLBACK_CLIENT_FILTER_PRE_ESTABLISH:
        return has_framing(socket);
    case LWS_CALLBACK_CLIENT_ESTABLISHED:
        on_open(socket);
        return true;
    case LWS_CALLBACK_CLIENT_RECEIVE:
        return on_piece(socket, in, len);
    case LWS_CALLBACK_CLIENT_WRITEABLE:
        return socket->phase != OPEN || on_writable(socket);
    case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
        on_peer_close(socket, in, len);
        return true;
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
        on_refused(socket);
        return true;
    case LWS_CALLBACK_CLIENT_CLOSED:
        detach(socket);
        finish(socket, 1006, "the connection broke");
        return true;
    default:
        return true;
    }
}

static int on_event(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                    size_t len)
{
    struct link_socket *socket = wsi ? lws_get_opaque_user_data(wsi) : NULL;

    (void)user;
    if (!socket || socket->is_freed)
        return 0;
    socket->calling++;
    socket->wsi = wsi;
    bool keep = dispatch(socket, reason, in, len);
    return leave(socket) && keep ? 0 : -1;
}

static const struct lws_protocols protocols[] = {
    {.name = "sluice.v1.json", .callback = on_event, .rx_buffer_size = READ_BYTES},
    {.name = "sluice.v1.msgpack", .callback = on_event, .rx_buffer_size = READ_BYTES},
    {0},
};

struct lws_vhost *link_socket_vhost(struct net_loop *loop, bool tls)
{
    struct lws_context_creation_info info = {
        .port = CONTEXT_PORT_NO_LISTEN,
        .protocols = protocols,
        .vhost_name = "link",
        .options = tls ? LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT : 0,
        /* Given, so that none is taken from the environment; port 0 means none. */
        .http_proxy_address = "none:0",
        .connect_timeout_secs = CONNECT_SECONDS,
    };
    return lws_create_vhost(net_loop_lws(loop), &info);
}

struct link_socket *link_socket_new(const struct link_socket_options *options)
{
    struct link_socket *socket = calloc(1, sizeof(*socket));

    if (!socket)
        return NULL;
    socket->timer = net_timer_new(options->target->loop, on_timer, socket);
    if (!socket->timer) {
        free(socket);
        return NULL;
    }
    socket->target = options->target;
    socket->framing = options->framing;
    socket->max_message = options->max_message ? options->max_message : LINK_MAX_MESSAGE;
    socket->max_queued = options->max_queued ? options->max_queued : LINK_MAX_QUEUED;
    socket->ops = options->ops;
    socket->ctx = options->ctx;
    net_timer_start(socket->timer, 0, 0);
    return socket;
}

void link_socket_free(struct link_socket *socket)
{
    if (!socket)
        return;
    if (socket->calling > 0) {
        socket->is_freed = true;
        return;
    }
    struct lws *wsi = socket->wsi;
    detach(socket);
    release(socket);
    if (wsi)
        lws_set_timeout(wsi, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_SYNC);
}
