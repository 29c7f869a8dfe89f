/* SPDX-License-Identifier: MIT */
/* The HTTP request of an upstream's run, through libwebsockets' client. */
#include "agent/upstream_run.h"

#include <assert.h>
#include <libwebsockets.h>
#include <stdio.h>
#include <stdlib.h>
#include <strings.h>

#define PROTOCOL_NAME "sluice-upstream"
#define READ_BYTES    4096
#define WRITE_BYTES   16384
/* Connecting and waiting for headers are timed by the run; these only have to be longer. */
#define CONNECT_SECONDS 86400
#define KEEP_SECONDS    60

bool upstream_http_set_body(struct upstream_run *run, struct sl_str input)
{
    run->body = malloc(LWS_PRE + input.len);
    if (!run->body)
        return false;
    memcpy(run->body + LWS_PRE, input.ptr, input.len);
    run->body_len = input.len;
    return true;
}

/* --- the request --- */

static bool add_header(struct lws *wsi, const char *name, const char *value, unsigned char **at,
                       unsigned char *end)
{
    return lws_add_http_header_by_name(wsi, (const unsigned char *)name,
                                       (const unsigned char *)value, (int)strlen(value), at,
                                       end) == 0;
}

static bool add_headers(struct upstream_run *run, unsigned char **at, unsigned char *end)
{
    const struct upstream *upstream = run->upstream;
    char length[24];

    snprintf(length, sizeof(length), "%zu", run->body_len);
    bool ok = add_header(run->wsi, "content-type:", "application/json", at, end) &&
              add_header(run->wsi, "accept:", "text/event-stream", at, end) &&
              add_header(run->wsi, "content-length:", length, at, end);
    for (size_t i = 0; ok && i < upstream->header_count; i++)
        ok = add_header(run->wsi, upstream->headers[i * 2], upstream->headers[i * 2 + 1], at, end);
    return ok;
}

static void on_connected(struct upstream_run *run, unsigned char **at, size_t room)
{
    run->phase = UPSTREAM_ASKING;
    upstream_run_heard(run);
    if (!add_headers(run, at, *at + room)) {
        upstream_run_lost(run, "the request to the agent's server does not fit its headers", NULL);
        return;
    }
    lws_client_http_body_pending(run->wsi, 1);
    lws_callback_on_writable(run->wsi);
}

static void on_writable(struct upstream_run *run)
{
    size_t left = run->body_len - run->body_sent;
    size_t len = left < WRITE_BYTES ? left : WRITE_BYTES;
    bool last = len == left;

    if (!run->body)
        return;
    /* What the library overwrites in front of the piece has been sent before. */
    if (lws_write(run->wsi, (unsigned char *)run->body + LWS_PRE + run->body_sent, len,
                  last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < (int)len) {
        upstream_run_lost(run, "the agent's server broke the connection before it answered",
                          "the request could not be sent");
        return;
    }
    upstream_run_heard(run);
    run->body_sent += len;
    if (!last) {
        lws_callback_on_writable(run->wsi);
        return;
    }
    lws_client_http_body_pending(run->wsi, 0);
    free(run->body);
    run->body = NULL;
}

/* --- the answer --- */

/* A header's value; false when it is absent. One that is too long is cut. */
static bool copy_header(struct lws *wsi, enum lws_token_indexes token, char *out, size_t size)
{
    int len = lws_hdr_total_length(wsi, token);

    out[0] = '\0';
    if (len <= 0)
        return false;
    if (lws_hdr_copy(wsi, out, (int)size, token) < 0)
        lws_hdr_copy_fragment(wsi, out, (int)size, token, 0);
    return true;
}

static bool is_event_stream(const char *type)
{
    static const char wanted[] = "text/event-stream";
    size_t len = sizeof(wanted) - 1;

    return strncasecmp(type, wanted, len) == 0 &&
           (type[len] == '\0' || type[len] == ';' || type[len] == ' ' || type[len] == '\t');
}

/* Sets `err` when the answer is no event stream that we can read. */
static void check_answer(struct lws *wsi, struct sl_error *err)
{
    unsigned status = lws_http_client_http_response(wsi);
    char value[100];

    if (status >= 300 && status < 400 &&
        copy_header(wsi, WSI_TOKEN_HTTP_LOCATION, value, sizeof(value)))
        sl_error_set(err, SL_UPSTREAM_REFUSED, "",
                     "the agent's server answered %u, a redirect to %s, which is not followed",
                     status, value);
    else if (status < 200 || status >= 300)
        sl_error_set(err, SL_UPSTREAM_REFUSED, "", "the agent's server answered %u", status);
    else if (!copy_header(wsi, WSI_TOKEN_HTTP_CONTENT_TYPE, value, sizeof(value)))
        sl_error_set(err, SL_UPSTREAM_REFUSED, "",
                     "the agent's server answered %u without a content type, not "
                     "text/event-stream",
                     status);
    else if (!is_event_stream(value))
        sl_error_set(err, SL_UPSTREAM_REFUSED, "",
                     "the agent's server answered with %s, not text/event-stream", value);
    else if (copy_header(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING, value, sizeof(value)) &&
             strcmp(value, "chunked") != 0)
        sl_error_set(err, SL_UPSTREAM_REFUSED, "",
                     "the agent's server answered with transfer encoding %s, not chunked", value);
    else if (copy_header(wsi, WSI_TOKEN_HTTP_CONTENT_ENCODING, value, sizeof(value)) &&
             strcasecmp(value, "identity") != 0)
        sl_error_set(err, SL_UPSTREAM_REFUSED, "",
                     "the agent's server answered with content encoding %s, which was not asked "
                     "for",
                     value);
}

static void on_headers(struct upstream_run *run)
{
    struct sl_error err = {0};

    check_answer(run->wsi, &err);
    run->chunked = lws_hdr_total_length(run->wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) > 0;
    upstream_run_answered(run, &err);
}

static void fail_chunk(struct upstream_run *run)
{
    upstream_run_lost(run, "the agent's server sent a malformed chunk", NULL);
}

/* False when the connection must close. */
static bool on_readable(struct upstream_run *run)
{
    char buffer[LWS_PRE + READ_BYTES];
    char *at = buffer + LWS_PRE;
    int len = READ_BYTES;

    if (lws_http_client_read(run->wsi, &at, &len) >= 0)
        return true;
    /* The end of a chunked answer is told by a callback from within, early or not; what is left is
     * that the library could not read on, as with chunk extensions. */
    if (run->wsi && run->chunked && run->phase == UPSTREAM_STREAMING)
        fail_chunk(run);
    return false;
}

static void on_bytes(struct upstream_run *run, const char *bytes, size_t len)
{
    /* A chunk's length that overflows reaches us as a negative number. */
    if (len > READ_BYTES)
        fail_chunk(run);
    else
        upstream_run_read(run, (struct sl_str){bytes, len});
}

static const char *reason_text(const char *in, size_t len, char *out, size_t size)
{
    if (!in || len == 0)
        return NULL;
    snprintf(out, size, "%.*s", (int)len, in);
    return out;
}

static void detach(struct upstream_run *run)
{
    if (run->wsi)
        lws_set_opaque_user_data(run->wsi, NULL);
    run->wsi = NULL;
}

/* False when the connection must close. */
static bool dispatch(struct upstream_run *run, enum lws_callback_reasons reason, void *in,
                     size_t len)
{
    char text[120];

    switch ((int)reason) {
    case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER:
        on_connected(run, in, len);
        return true;
    case LWS_CALLBACK_CLIENT_HTTP_WRITEABLE:
        on_writable(run);
        return true;
    case LWS_CALLBACK_ESTABLISHED_CLIENT_HTTP:
        on_headers(run);
        return true;
    case LWS_CALLBACK_RECEIVE_CLIENT_HTTP:
        return on_readable(run);
    case LWS_CALLBACK_RECEIVE_CLIENT_HTTP_READ:
        on_bytes(run, in, len);
        return true;
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
        detach(run);
        upstream_run_unreachable(run, reason_text(in, len, text, sizeof(text)));
        return true;
    case LWS_CALLBACK_COMPLETED_CLIENT_HTTP:
    case LWS_CALLBACK_CLOSED_CLIENT_HTTP:
        detach(run);
        upstream_run_ended(run);
        return false;
    default:
        return true;
    }
}

static int on_event(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                    size_t len)
{
    struct upstream_run *run = wsi ? lws_get_opaque_user_data(wsi) : NULL;

    (void)user;
    if (!run)
        return 0;
    assert(run->phase != UPSTREAM_OVER);
    bool keep = dispatch(run, reason, in, len);
    if (run->phase == UPSTREAM_OVER) {
        detach(run);
        keep = false;
    }
    return keep ? 0 : -1;
}

static const struct lws_protocols protocols[] = {
    {.name = PROTOCOL_NAME, .callback = on_event, .rx_buffer_size = READ_BYTES},
    {0},
};

/* --- the connection --- */

struct lws_vhost *upstream_http_vhost(struct net_loop *loop, bool tls, const char *ca_file)
{
    struct lws_context_creation_info info = {
        .port = CONTEXT_PORT_NO_LISTEN,
        .protocols = protocols,
        .vhost_name = "upstream",
        .options = tls ? LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT : 0,
        .client_ssl_ca_filepath = tls ? ca_file : NULL,
        /* Given, so that none is taken from the environment; port 0 means none. */
        .http_proxy_address = "none:0",
        .connect_timeout_secs = CONNECT_SECONDS,
    };
    return lws_create_vhost(net_loop_lws(loop), &info);
}

void upstream_http_connect(struct upstream_run *run, const char *address)
{
    const struct net_url *url = &run->upstream->url;
    struct lws_client_connect_info info = {
        .context = net_loop_lws(run->upstream->loop),
        .vhost = run->upstream->vhost,
        .address = address,
        .port = url->port,
        .path = url->path,
        .host = url->authority,
        .method = "POST",
        .protocol = PROTOCOL_NAME,
        .alpn = "http/1.1",
        .ssl_connection = LCCSCF_HTTP_NO_FOLLOW_REDIRECT | (url->tls ? LCCSCF_USE_SSL : 0),
        .pwsi = &run->wsi,
        .opaque_user_data = run,
    };

    assert(run->phase == UPSTREAM_CONNECTING && !run->wsi);
    if (lws_client_connect_via_info(&info))
        return;
    run->wsi = NULL;
    /* Unless the callback has told already. */
    if (run->phase == UPSTREAM_CONNECTING)
        upstream_run_unreachable(run, NULL);
}

void upstream_http_close(struct upstream_run *run)
{
    struct lws *wsi = run->wsi;

    detach(run);
    if (wsi)
        lws_set_timeout(wsi, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_SYNC);
}

void upstream_http_flow(struct upstream_run *run, bool read)
{
    if (run->wsi)
        lws_rx_flow_control(run->wsi, read);
}

void upstream_http_keep(struct upstream_run *run)
{
    if (run->wsi && (run->phase == UPSTREAM_CONNECTING || run->phase == UPSTREAM_ASKING))
        lws_set_timeout(run->wsi, PENDING_TIMEOUT_AWAITING_SERVER_RESPONSE, KEEP_SECONDS);
}
