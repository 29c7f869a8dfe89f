/* SPDX-License-Identifier: MIT */
/* The resolution of upstreams' names on libuv's pool. */
#include "agent/upstream_target.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <uv.h>

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
