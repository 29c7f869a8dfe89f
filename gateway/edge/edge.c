/* SPDX-License-Identifier: MIT */
/* The edge as a whole: its vhost, the callback of libwebsockets, the tick's end and the sweep. */
#include "edge/internal.h"

#include <assert.h>
#include <stdlib.h>

static struct edge *edge_of(struct lws *wsi)
{
    struct lws_vhost *vhost = lws_get_vhost(wsi);
    return vhost ? lws_vhost_user(vhost) : NULL;
}

/* What lands on the first protocol is HTTP, and upgrades that are still being decided. */
static int on_http(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                   size_t len)
{
    struct edge *edge = edge_of(wsi);

    (void)len;
    switch (reason) {
    case LWS_CALLBACK_WSI_CREATE:
        edge->connections++;
        return 0;
    case LWS_CALLBACK_WSI_DESTROY:
        edge->connections--;
        return 0;
    case LWS_CALLBACK_HTTP:
        return http_request(edge, wsi, in, user);
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return http_writable(edge, wsi, user);
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
        return http_upgrade(edge, wsi, in);
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
    case LWS_CALLBACK_HTTP_BODY:
    case LWS_CALLBACK_RAW_ADOPT: /* what the library makes of CONNECT */
    case LWS_CALLBACK_RAW_RX:
        return -1;
    default:
        return 0;
    }
}

static int on_established(struct lws *wsi, struct session **slot)
{
    const struct lws_protocols *protocol = lws_get_protocol(wsi);

    *slot = session_open(edge_of(wsi), wsi, http_role(wsi), (enum sl_framing)protocol->id);
    return *slot ? 0 : -1;
}

static int on_websocket(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                        size_t len)
{
    struct session **slot = user;

    switch (reason) {
    case LWS_CALLBACK_ESTABLISHED:
        return on_established(wsi, slot);
    case LWS_CALLBACK_RECEIVE:
        session_received(*slot, in, len);
        return 0;
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return session_writable(*slot);
    case LWS_CALLBACK_CLOSED:
        if (*slot)
            session_closed(*slot);
        *slot = NULL;
        return 0;
    default:
        return 0;
    }
}

static void on_tick_end(void *ctx)
{
    struct edge *edge = ctx;

    /* Sessions that want more join the list's end and have their turn in the next tick. */
    for (size_t turns = edge->ready_count; turns > 0 && edge->ready; turns--) {
        struct session *session = edge->ready;
        session_unready(session);
        session_flush(session);
    }
    edge_shed(edge);
    while (edge->dead) {
        struct session *session = edge->dead;
        DL_DELETE(edge->dead, session);
        session_free(session);
    }
    if (edge->ready)
        net_loop_wake(edge->loop);
}

static void on_sweep(void *ctx)
{
    struct edge *edge = ctx;
    uint64_t now_ms = net_loop_now_ms(edge->loop), unix_ms = net_unix_ms();
    struct session *session, *next;

    DL_FOREACH_SAFE(edge->sessions, session, next)
    {
        session_sweep(session, now_ms, unix_ms);
    }
    edge_shed(edge);
    edge_accept_again(edge);
}

static bool create_vhost(struct edge *edge, struct sl_error *err)
{
    edge->validity = (lws_retry_bo_t){
        .secs_since_valid_ping = EDGE_PING_S,
        .secs_since_valid_hangup = EDGE_HANGUP_S,
    };
    edge->protocols[0] = (struct lws_protocols){
        .name = "http", .callback = on_http, .per_session_data_size = sizeof(struct sl_str)};
    for (int framing = 0; framing < SL_FRAMINGS; framing++)
        edge->protocols[1 + framing] = (struct lws_protocols){
            .name = sl_framing_protocol((enum sl_framing)framing),
            .callback = on_websocket,
            .per_session_data_size = sizeof(struct session *),
            .rx_buffer_size = 1024,
            .tx_packet_size = EDGE_WRITE_MAX,
            .id = (unsigned)framing,
        };
    struct lws_context_creation_info info = {
        .port = CONTEXT_PORT_NO_LISTEN_SERVER,
        .vhost_name = "clients",
        .protocols = edge->protocols,
        .user = edge,
        .timeout_secs = EDGE_HEADERS_S,
        .retry_and_idle_policy = &edge->validity,
        .server_string = "sluice",
    };
    edge->vhost = lws_create_vhost(net_loop_lws(edge->loop), &info);
    if (edge->vhost)
        return true;
    sl_error_set(err, SL_SYSTEM, "listen", "libwebsockets cannot create a vhost");
    return false;
}

struct edge *edge_new(struct net_loop *loop, struct hub *hub, struct pool *pool,
                      const struct edge_options *options, struct sl_error *err)
{
    struct edge *edge = calloc(1, sizeof(*edge));

    if (!edge) {
        sl_error_memory(err);
        return NULL;
    }
    edge->loop = loop;
    edge->hub = hub;
    edge->pool = pool;
    edge->options = *options;
    edge->listen_fd = -1;
    edge->sweep = net_timer_new(loop, on_sweep, edge);
    if (!edge->sweep) {
        sl_error_memory(err);
        free(edge);
        return NULL;
    }
    if (!create_vhost(edge, err) || !edge_listen(edge, err)) {
        net_timer_free(edge->sweep);
        if (edge->vhost)
            lws_vhost_destroy(edge->vhost);
        free(edge);
        return NULL;
    }
    edge->tick_end = (struct net_hook){.call = on_tick_end, .ctx = edge};
    net_loop_add_hook(loop, &edge->tick_end);
    net_timer_start(edge->sweep, EDGE_SWEEP_MS, EDGE_SWEEP_MS);
    return edge;
}

const char *edge_url(const struct edge *edge)
{
    return edge->url;
}

void edge_drain(struct edge *edge, uint64_t grace_ms)
{
    struct session *session;

    edge->draining = true;
    edge->grace_ms = grace_ms;
    edge_listen_stop(edge);
    DL_FOREACH(edge->sessions, session)
    {
        if (session->state == SESSION_READY)
            session_tell_drain(session);
    }
}

bool edge_is_idle(const struct edge *edge)
{
    const struct session *session;

    DL_FOREACH(edge->sessions, session)
    {
        if (session->is_ready || session->choked || session->control_frames)
            return false;
    }
    return true;
}

void edge_close_all(struct edge *edge, enum sl_close code)
{
    struct session *session;

    DL_FOREACH(edge->sessions, session)
    {
        session_close(session, code);
    }
}

size_t edge_sessions(const struct edge *edge)
{
    return edge->session_count;
}

void edge_stop(struct edge *edge)
{
    struct session *session;

    edge_listen_stop(edge);
    net_loop_remove_hook(edge->loop, &edge->tick_end);
    net_timer_free(edge->sweep);
    DL_FOREACH(edge->sessions, session)
    {
        session_leave(session);
        session_drop_unsent(session);
        if (session->state < SESSION_CLOSING)
            session_close(session, SL_CLOSE_DRAINING);
    }
    edge->hub = NULL;
    edge->pool = NULL;
}

void edge_free(struct edge *edge)
{
    assert(!edge->hub && !edge->sessions);
    while (edge->dead) {
        struct session *session = edge->dead;
        DL_DELETE(edge->dead, session);
        session_free(session);
    }
    hub_message_clear(&edge->work.message);
    sl_buf_clear(&edge->text);
    sl_buf_clear(&edge->answer);
    for (size_t i = 0; i < sizeof(edge->word) / sizeof(*edge->word); i++)
        sl_buf_clear(&edge->word[i]);
    sl_doc_clear(&edge->doc);
    sl_doc_clear(&edge->body);
    sl_buf_clear(&edge->subject);
    free(edge);
}
