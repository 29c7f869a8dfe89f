/* SPDX-License-Identifier: MIT */
/* Plain HTTP: the page, health, and refusals of requests and upgrades that say why. */
#include "edge/internal.h"

#include <assert.h>
#include <stdio.h>
#include <strings.h>

struct reply {
    unsigned status;
    const char *type;
    struct sl_str body;
    const char *upgrade; /* value of an Upgrade header, or NULL */
    bool head_only;
};

static const char *const page_policy =
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; "
    "img-src data:; connect-src 'self' ws: wss:; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'";

static bool add_header(struct lws *wsi, const char *name, const char *value, unsigned char **at,
                       unsigned char *end)
{
    return lws_add_http_header_by_name(wsi, (const unsigned char *)name,
                                       (const unsigned char *)value, (int)strlen(value), at,
                                       end) == 0;
}

static bool write_head(struct lws *wsi, const struct reply *reply, unsigned char *start,
                       unsigned char *end)
{
    unsigned char *at = start;

    if (lws_add_http_common_headers(wsi, reply->status, reply->type, reply->body.len, &at, end))
        return false;
    if (!add_header(wsi, "cache-control:", "no-store", &at, end) ||
        !add_header(wsi, "x-content-type-options:", "nosniff", &at, end) ||
        !add_header(wsi, "content-security-policy:", page_policy, &at, end) ||
        (reply->upgrade && !add_header(wsi, "upgrade:", reply->upgrade, &at, end)))
        return false;
    return lws_finalize_write_http_header(wsi, start, &at, end) == 0;
}

/* Returns false when the connection is to be closed. */
static bool send_reply(struct edge *edge, struct lws *wsi, const struct reply *reply)
{
    unsigned char head[LWS_PRE + 2048];

    if (!write_head(wsi, reply, head + LWS_PRE, head + sizeof(head)))
        return false;
    if (reply->body.len == 0 || reply->head_only)
        return true;
    /* The library may write in front of what it is given. */
    assert(reply->body.len <= EDGE_WRITE_MAX);
    memcpy(edge->scratch + LWS_PRE, reply->body.ptr, reply->body.len);
    return lws_write(wsi, edge->scratch + LWS_PRE, reply->body.len, LWS_WRITE_HTTP_FINAL) >= 0;
}

static struct reply text_reply(unsigned status, const char *text)
{
    return (struct reply){.status = status, .type = "text/plain", .body = sl_str_from(text)};
}

/* The Host names this machine's loopback; with or without a port, which may be a forwarded one. */
static bool host_is_loopback(const char *host)
{
    static const char *const names[] = {"127.0.0.1", "localhost", "[::1]"};

    for (size_t i = 0; i < sizeof(names) / sizeof(*names); i++) {
        size_t len = strlen(names[i]);
        if (strncasecmp(host, names[i], len) != 0)
            continue;
        const char *rest = host + len;
        if (*rest == '\0')
            return true;
        if (*rest == ':' && rest[1] && strlen(rest + 1) <= 5 &&
            strspn(rest + 1, "0123456789") == strlen(rest + 1))
            return true;
    }
    return false;
}

/* Copies a header that may decide who is speaking. False where it is missing, too long, or goes on
 * behind a NUL, where our comparisons would end. */
static bool copy_whole(struct lws *wsi, enum lws_token_indexes token, char *out, int size)
{
    int len = lws_hdr_copy(wsi, out, size, token);

    return len > 0 && strlen(out) == (size_t)lws_hdr_total_length(wsi, token);
}

/* NULL, or why this request may not be the local user's. */
static const char *forbidden(const struct edge *edge, struct lws *wsi)
{
    char host[256], origin[512], own[300];

    if (edge->options.key)
        return NULL;
    if (!copy_whole(wsi, WSI_TOKEN_HOST, host, sizeof(host)) || !host_is_loopback(host))
        return "forbidden: without --jwt-key this gateway answers only where the Host is "
               "127.0.0.1, localhost or [::1]\n";
    if (lws_hdr_total_length(wsi, WSI_TOKEN_ORIGIN) == 0)
        return NULL;
    snprintf(own, sizeof(own), "http://%s", host);
    if (!copy_whole(wsi, WSI_TOKEN_ORIGIN, origin, sizeof(origin)) || strcasecmp(origin, own) != 0)
        return "forbidden: without --jwt-key this gateway takes no requests from pages of another "
               "Origin\n";
    return NULL;
}

static struct reply answer_get(const struct edge *edge, const char *path)
{
    if (strcmp(path, "/") == 0)
        return (struct reply){.status = HTTP_STATUS_OK,
                              .type = "text/html; charset=utf-8",
                              .body = {(const char *)edge_page, edge_page_len}};
    if (strcmp(path, "/healthz") == 0)
        return text_reply(HTTP_STATUS_OK, "ok\n");
    if (strcmp(path, "/readyz") == 0)
        return edge->draining ? text_reply(HTTP_STATUS_SERVICE_UNAVAILABLE, "draining\n")
                              : text_reply(HTTP_STATUS_OK, "ok\n");
    if (strcmp(path, "/ws") == 0) {
        struct reply reply = text_reply(426, "connect here with a WebSocket\n");
        reply.upgrade = "websocket";
        return reply;
    }
    return text_reply(HTTP_STATUS_NOT_FOUND, "not found: there is /, /ws, /healthz and /readyz\n");
}

int http_request(struct edge *edge, struct lws *wsi, const char *path)
{
    const char *refusal = forbidden(edge, wsi);
    bool is_head = lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0;
    bool is_read = is_head || lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) > 0;
    struct reply reply = answer_get(edge, path);

    if (refusal)
        reply = text_reply(HTTP_STATUS_FORBIDDEN, refusal);
    else if (!is_read)
        reply = text_reply(HTTP_STATUS_METHOD_NOT_ALLOWED, "only GET and HEAD are answered here\n");
    reply.head_only = is_head;
    /* Behind a refused request may come a body that nobody reads. */
    if (!send_reply(edge, wsi, &reply) || refusal || !is_read)
        return -1;
    return lws_http_transaction_completed(wsi) ? -1 : 0;
}

/* Whether the comma-separated list of subprotocols names one of ours. */
static bool offers_ours(const char *list)
{
    while (*list) {
        size_t len = strcspn(list, ", \t");
        for (int framing = 0; framing < SL_FRAMINGS; framing++) {
            const char *name = sl_framing_protocol((enum sl_framing)framing);
            if (strlen(name) == len && strncmp(list, name, len) == 0)
                return true;
        }
        list += len;
        list += strspn(list, ", \t");
    }
    return false;
}

static struct reply refuse_upgrade(const struct edge *edge, struct lws *wsi, const char *to)
{
    char path[16], offered[512];
    const char *refusal = forbidden(edge, wsi);

    if (refusal)
        return text_reply(HTTP_STATUS_FORBIDDEN, refusal);
    if (strcasecmp(to, "websocket") != 0)
        return text_reply(HTTP_STATUS_BAD_REQUEST, "the only upgrade is to a WebSocket\n");
    if (lws_hdr_copy(wsi, path, sizeof(path), WSI_TOKEN_GET_URI) <= 0 || strcmp(path, "/ws") != 0)
        return text_reply(HTTP_STATUS_NOT_FOUND, "not found: WebSockets connect to /ws\n");
    if (edge->draining)
        return text_reply(HTTP_STATUS_SERVICE_UNAVAILABLE, "draining\n");
    if (lws_hdr_copy(wsi, offered, sizeof(offered), WSI_TOKEN_PROTOCOL) <= 0 ||
        !offers_ours(offered))
        return text_reply(HTTP_STATUS_BAD_REQUEST,
                          "the WebSocket must offer the subprotocol sluice.v1.json or "
                          "sluice.v1.msgpack\n");
    return (struct reply){0};
}

int http_upgrade(struct edge *edge, struct lws *wsi, const char *to)
{
    struct reply reply = refuse_upgrade(edge, wsi, to);

    if (reply.status == 0)
        return 0;
    return send_reply(edge, wsi, &reply) ? 1 : -1;
}
