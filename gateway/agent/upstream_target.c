/* SPDX-License-Identifier: MIT */
/* URLs of upstreams and the resolution of their names on libuv's pool. */
#include "agent/upstream_target.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <uv.h>

#include "agent/upstream.h"

static bool bad_url(const char *text, const char *rule, struct sl_error *err)
{
    sl_error_set(err, SL_BAD_OPTION, "url", "the agent's URL %.120s %s", text, rule);
    return false;
}

static bool check_characters(const char *text, struct sl_error *err)
{
    if (strlen(text) > UPSTREAM_MAX_URL) {
        bad_url(text, "is too long", err);
        if (err)
            err->limit = UPSTREAM_MAX_URL;
        return false;
    }
    for (const char *at = text; *at; at++)
        if ((unsigned char)*at <= 0x20 || (unsigned char)*at >= 0x7f || strchr("\"<>\\^`{|}", *at))
            return bad_url(text, "has a character that must be percent-encoded", err);
    if (strchr(text, '#'))
        return bad_url(text, "must not have a fragment", err);
    return true;
}

/* The host's bounds in `authority`, and what is behind it: "" or ":port". NULL when malformed. */
static const char *split_host(const char *authority, const char *end, struct sl_str *host)
{
    const char *behind;

    if (*authority == '[') {
        const char *bracket = memchr(authority, ']', (size_t)(end - authority));
        if (!bracket)
            return NULL;
        *host = (struct sl_str){authority + 1, (size_t)(bracket - authority - 1)};
        behind = bracket + 1;
    } else {
        const char *colon = memchr(authority, ':', (size_t)(end - authority));
        behind = colon ? colon : end;
        *host = (struct sl_str){authority, (size_t)(behind - authority)};
    }
    return host->len > 0 && (behind == end || *behind == ':') ? behind : NULL;
}

/* Digits up to `end`; 0 when that is no port. */
static int port_number(const char *at, const char *end)
{
    int port = 0;

    for (; at < end; at++) {
        if (*at < '0' || *at > '9' || port > 6553)
            return 0;
        port = port * 10 + (*at - '0');
    }
    return port <= 65535 ? port : 0;
}

/* "/path?query" from what follows the authority. */
static char *copy_path(const char *behind)
{
    if (*behind == '/')
        return strdup(behind);
    size_t len = strlen(behind);
    char *path = malloc(len + 2);
    if (!path)
        return NULL;
    path[0] = '/';
    memcpy(path + 1, behind, len + 1);
    return path;
}

bool upstream_url_parse(const char *text, struct upstream_url *url, struct sl_error *err)
{
    struct upstream_url out = {0};
    struct sl_str host;

    if (!check_characters(text, err))
        return false;
    out.tls = strncmp(text, "https://", 8) == 0;
    if (!out.tls && strncmp(text, "http://", 7) != 0)
        return bad_url(text, "must begin with http:// or https://", err);
    const char *authority = text + (out.tls ? 8 : 7);
    const char *end = authority + strcspn(authority, "/?");
    if (memchr(authority, '@', (size_t)(end - authority)))
        return bad_url(text, "must not have a user: use an Authorization header", err);
    const char *port = split_host(authority, end, &host);
    if (!port)
        return bad_url(text, "has no host", err);
    out.port = port == end ? (out.tls ? 443 : 80) : port_number(port + 1, end);
    if (out.port == 0)
        return bad_url(text, "has a port that is not 1 to 65535", err);
    out.host = strndup(host.ptr, host.len);
    out.authority = strndup(authority, (size_t)(end - authority));
    out.path = copy_path(end);
    if (!out.host || !out.authority || !out.path) {
        upstream_url_clear(&out);
        return sl_error_memory(err);
    }
    *url = out;
    return true;
}

void upstream_url_clear(struct upstream_url *url)
{
    free(url->host);
    free(url->authority);
    free(url->path);
    *url = (struct upstream_url){0};
}

struct upstream_names {
    struct net_loop *loop;
    char *host;
    bool literal; /* the host is an address */
    bool known;
    uint64_t known_at_ms;
    size_t count;
    char addresses[UPSTREAM_MAX_ADDRESSES][INET6_ADDRSTRLEN];
    struct upstream_waiter *waiters;
    struct lookup *lookup; /* under way, or NULL */
};

/* One question to the pool; it outlives the asker when it must. */
struct lookup {
    uv_getaddrinfo_t request;
    struct upstream_names *names; /* NULL once they are freed */
};

static bool is_address(const char *host)
{
    struct in6_addr any; /* large enough for both */

    return uv_inet_pton(AF_INET, host, &any) == 0 || uv_inet_pton(AF_INET6, host, &any) == 0;
}

struct upstream_names *upstream_names_new(struct net_loop *loop, const char *host)
{
    struct upstream_names *names = calloc(1, sizeof(*names));
    if (!names)
        return NULL;
    names->loop = loop;
    names->host = strdup(host);
    if (!names->host) {
        free(names);
        return NULL;
    }
    names->literal = is_address(host);
    if (names->literal) {
        names->known = true;
        names->count = 1;
        strncpy(names->addresses[0], host, sizeof(names->addresses[0]) - 1);
    }
    return names;
}

void upstream_names_free(struct upstream_names *names)
{
    if (!names)
        return;
    assert(!names->waiters);
    if (names->lookup) {
        names->lookup->names = NULL;
        uv_cancel((uv_req_t *)&names->lookup->request);
    }
    free(names->host);
    free(names);
}

bool upstream_names_fresh(const struct upstream_names *names)
{
    return names->literal ||
           (names->known && net_loop_now_ms(names->loop) - names->known_at_ms < UPSTREAM_FRESH_MS);
}

void upstream_names_spoil(struct upstream_names *names)
{
    names->known = names->literal;
}

const char *upstream_names_at(const struct upstream_names *names, size_t index)
{
    return index < names->count ? names->addresses[index] : NULL;
}

static void keep_addresses(struct upstream_names *names, const struct addrinfo *found)
{
    names->count = 0;
    for (; found && names->count < UPSTREAM_MAX_ADDRESSES; found = found->ai_next) {
        char *text = names->addresses[names->count];
        size_t size = sizeof(names->addresses[0]);
        int rc = -1;
        if (found->ai_family == AF_INET)
            rc = uv_ip4_name((const struct sockaddr_in *)found->ai_addr, text, size);
        else if (found->ai_family == AF_INET6)
            rc = uv_ip6_name((const struct sockaddr_in6 *)found->ai_addr, text, size);
        if (rc == 0)
            names->count++;
    }
    names->known = names->count > 0;
    names->known_at_ms = net_loop_now_ms(names->loop);
}

static void on_answer(uv_getaddrinfo_t *request, int status, struct addrinfo *found)
{
    struct lookup *lookup = request->data;
    struct upstream_names *names = lookup->names;

    free(lookup);
    if (names) {
        names->lookup = NULL;
        if (status == 0)
            keep_addresses(names, found);
        const char *failure = status != 0     ? uv_strerror(status)
                              : !names->known ? "it has no address"
                                              : NULL;
        while (names->waiters) {
            struct upstream_waiter *waiter = names->waiters;
            names->waiters = waiter->next;
            waiter->call(waiter->ctx, failure);
        }
    }
    uv_freeaddrinfo(found);
}

static bool start_lookup(struct upstream_names *names)
{
    struct addrinfo hints = {.ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM};
    struct lookup *lookup = calloc(1, sizeof(*lookup));
    if (!lookup)
        return false;
    lookup->names = names;
    lookup->request.data = lookup;
    if (uv_getaddrinfo(net_loop_uv(names->loop), &lookup->request, on_answer, names->host, NULL,
                       &hints) != 0) {
        free(lookup);
        return false;
    }
    names->lookup = lookup;
    return true;
}

bool upstream_names_ask(struct upstream_names *names, struct upstream_waiter *waiter)
{
    if (!names->lookup && !start_lookup(names))
        return false;
    waiter->next = names->waiters;
    names->waiters = waiter;
    return true;
}

void upstream_names_forget(struct upstream_names *names, struct upstream_waiter *waiter)
{
    for (struct upstream_waiter **at = &names->waiters; *at; at = &(*at)->next)
        if (*at == waiter) {
            *at = waiter->next;
            return;
        }
}
