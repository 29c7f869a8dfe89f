/* SPDX-License-Identifier: MIT */
/* Plain HTTP: the page, health, and refusals of requests and upgrades that say why. */
#include "edge/internal.h"
#include "edge/page.h"

#include <assert.h>
#include <stdio.h>
#include <strings.h>

struct reply {
    unsigned status;
    const char *type;
    struct sl_str body;  /* lives as long as the process */
    const char *upgrade; /* value of an Upgrade header, or NULL */
    const char *etag;    /* of what may be kept and asked for again, or NULL */
    bool head_only;
};

/* The page's own files and its own gateway, and no text that becomes markup or script. */
static const char *const page_policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types 'none'";

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
    /* "no-cache": kept, and asked for again each time, so that the files of one page agree. */
    if (!add_header(wsi, "cache-control:", reply->etag ? "no-cache" : "no-store", &at, end) ||
        !add_header(wsi, "x-content-type-options:", "nosniff", &at, end) ||
        !add_header(wsi, "referrer-policy:", "no-referrer", &at, end) ||
        !add_header(wsi, "content-security-policy:", page_policy, &at, end) ||
        (reply->etag && !add_header(wsi, "etag:", reply->etag, &at, end)) ||
        (reply->upgrade && !add_header(wsi, "upgrade:", reply->upgrade, &at, end)))
        return false;
    return lws_finalize_write_http_header(wsi, start, &at, end) == 0;
}

/* Writes the next piece of a body. False when the connection is to be closed. */
static bool write_piece(struct edge *edge, struct lws *wsi, struct sl_str *rest)
{
    size_t len = rest->len < EDGE_WRITE_MAX ? rest->len : EDGE_WRITE_MAX;
    struct sl_str piece = {rest->ptr, len};

    *rest = (struct sl_str){rest->ptr + len, rest->len - len};
    /* The library may write in front of what it is given. */
    memcpy(edge->scratch + LWS_PRE, piece.ptr, len);
    if (lws_write(wsi, edge->scratch + LWS_PRE, len,
                  rest->len ? LWS_WRITE_HTTP : LWS_WRITE_HTTP_FINAL) < 0)
        return false;
    if (rest->len) {
        lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, EDGE_HEADERS_S);
        lws_callback_on_writable(wsi);
    }
    return true;
}

/* Sends the head and the first piece; `rest` is what is left. False as above. */
static bool send_reply(struct edge *edge, struct lws *wsi, const struct reply *reply,
                       struct sl_str *rest)
{
    unsigned char head[LWS_PRE + 2048];

    *rest = (struct sl_str){0};
    if (!write_head(wsi, reply, head + LWS_PRE, head + sizeof(head)))
        return false;
    if (reply->body.len == 0 || reply->head_only)
        return true;
    *rest = reply->body;
    return write_piece(edge, wsi, rest);
}

int http_writable(struct edge *edge, struct lws *wsi, struct sl_str *rest)
{
    if (rest->len == 0)
        return 0;
    if (!write_piece(edge, wsi, rest))
        return -1;
    return rest->len == 0 && lws_http_transaction_completed(wsi) ? -1 : 0;
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

static struct reply page_reply(const struct page_file *file, struct lws *wsi)
{
    char known[512] = "";
    struct reply reply = {
        .status = HTTP_STATUS_OK,
        .type = file->type,
        .body = {(const char *)file->bytes, file->len},
        .etag = file->etag,
    };

    (void)lws_hdr_copy(wsi, known, sizeof(known), WSI_TOKEN_HTTP_IF_NONE_MATCH);
    if (strstr(known, file->etag)) {
        reply.status = HTTP_STATUS_NOT_MODIFIED;
        reply.head_only = true;
    }
    return reply;
}

static struct reply answer_get(const struct edge *edge, struct lws *wsi, const char *path)
{
    for (size_t i = 0; i < page_file_count; i++) {
        if (strcmp(path, page_files[i].path) == 0)
            return page_reply(&page_files[i], wsi);
    }
    if (strcmp(path, "/healthz") == 0)
        return text_reply(HTTP_STATUS_OK, "ok\n");
    if (strcmp(path, "/readyz") == 0)
        return edge->draining ? text_reply(HTTP_STATUS_SERVICE_UNAVAILABLE, "draining\n")
                              : text_reply(HTTP_STATUS_OK, "ok\n");
    if (strcmp(path, "/ws") == 0 || strcmp(path, "/worker") == 0) {
        struct reply reply = text_reply(426, "connect here with a WebSocket\n");
        reply.upgrade = "websocket";
        return reply;
    }
    return text_reply(HTTP_STATUS_NOT_FOUND,
                      "not found: there is /, /ws, /worker, /healthz and /readyz\n");
}

int http_request(struct edge *edge, struct lws *wsi, const char *path, struct sl_str *rest)
{
    const char *refusal = forbidden(edge, wsi);
    bool is_head = lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0;
    bool is_read = is_head || lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) > 0;
    struct reply reply = answer_get(edge, wsi, path);

    if (refusal)
        reply = text_reply(HTTP_STATUS_FORBIDDEN, refusal);
    else if (!is_read)
        reply = text_reply(HTTP_STATUS_METHOD_NOT_ALLOWED, "only GET and HEAD are answered here\n");
    reply.head_only |= is_head;
    /* Behind a refused request may come a body that nobody reads. */
    if (!send_reply(edge, wsi, &reply, rest) || refusal || !is_read)
        return -1;
    return rest->len == 0 && lws_http_transaction_completed(wsi) ? -1 : 0;
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

const struct session_role *http_role(struct lws *wsi)
{
    char path[16];

    if (lws_hdr_copy(wsi, path, sizeof(path), WSI_TOKEN_GET_URI) <= 0)
        return NULL;
    if (strcmp(path, "/ws") == 0)
        return &session_client;
    return strcmp(path, "/worker") == 0 ? &session_worker : NULL;
}

static struct reply refuse_upgrade(const struct edge *edge, struct lws *wsi, const char *to)
{
    char offered[512];
    const char *refusal = forbidden(edge, wsi);

    if (refusal)
        return text_reply(HTTP_STATUS_FORBIDDEN, refusal);
    if (strcasecmp(to, "websocket") != 0)
        return text_reply(HTTP_STATUS_BAD_REQUEST, "the only upgrade is to a WebSocket\n");
    const struct session_role *role = http_role(wsi);
    if (!role)
        return text_reply(HTTP_STATUS_NOT_FOUND,
                          "not found: WebSockets connect to /ws, workers to /worker\n");
    if (role == &session_worker && !edge->options.key &&
        lws_hdr_total_length(wsi, WSI_TOKEN_ORIGIN) > 0)
        return text_reply(HTTP_STATUS_FORBIDDEN,
                          "forbidden: without --jwt-key no page may become a worker\n");
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
    struct sl_str rest;

    if (reply.status == 0)
        return 0;
    return send_reply(edge, wsi, &reply, &rest) ? 1 : -1;
}
