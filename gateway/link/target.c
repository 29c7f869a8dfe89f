/* SPDX-License-Identifier: MIT */
/* A gateway's URL and the addresses of its host. */
#include "link/target.h"

#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct net_url_form url_form = {"the gateway's URL", "ws", "wss", "a token"};

/* The length of `path` without its end "/ws" or "/worker", or without its closing slash. */
static size_t base_length(const char *path)
{
    static const char *const ends[] = {"/ws", "/worker", "/"};
    size_t len = strlen(path);

    for (size_t i = 0; i < sizeof(ends) / sizeof(*ends); i++) {
        size_t end = strlen(ends[i]);
        if (len >= end && strcmp(path + len - end, ends[i]) == 0)
            return len - end;
    }
    return len;
}

static char *make_path(const char *path, const char *end)
{
    size_t size = strlen(path) + strlen(end) + 2;
    char *made = malloc(size);

    if (made)
        snprintf(made, size, "%.*s/%s", (int)base_length(path), path, end);
    return made;
}

static bool resolve(struct link_target *target, struct sl_error *err)
{
    struct addrinfo hints = {.ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM};
    struct addrinfo *found = NULL;
    int rc = getaddrinfo(target->url.host, NULL, &hints, &found);

    for (struct addrinfo *at = found; at && target->count < LINK_MAX_ADDRESSES; at = at->ai_next)
        if (getnameinfo(at->ai_addr, at->ai_addrlen, target->addresses[target->count],
                        sizeof(target->addresses[0]), NULL, 0, NI_NUMERICHOST) == 0)
            target->count++;
    if (found)
        freeaddrinfo(found);
    if (target->count > 0)
        return true;
    sl_error_set(err, SL_SYSTEM, "url", "%.100s cannot be resolved: %s", target->url.host,
                 rc ? gai_strerror(rc) : "it has no address");
    return false;
}

static bool set_up(struct link_target *target, const char *url, const char *end,
                   struct sl_error *err)
{
    if (!net_url_parse(url, &url_form, &target->url, err))
        return false;
    if (strchr(target->url.path, '?')) {
        sl_error_set(err, SL_BAD_OPTION, "url", "the gateway's URL must not have a query");
        return false;
    }
    target->path = make_path(target->url.path, end);
    if (!target->path)
        return sl_error_memory(err);
    target->vhost = link_socket_vhost(target->loop, target->url.tls);
    if (!target->vhost) {
        sl_error_set(err, SL_SYSTEM, "url", "libwebsockets cannot connect with %s",
                     target->url.tls ? "wss" : "ws");
        return false;
    }
    return resolve(target, err);
}

struct link_target *link_target_new(struct net_loop *loop, const char *url, const char *end,
                                    struct sl_error *err)
{
    struct link_target *target = calloc(1, sizeof(*target));

    if (!target) {
        sl_error_memory(err);
        return NULL;
    }
    target->loop = loop;
    if (set_up(target, url, end, err))
        return target;
    link_target_free(target);
    return NULL;
}

void link_target_free(struct link_target *target)
{
    if (!target)
        return;
    net_url_clear(&target->url);
    free(target->path);
    free(target);
}
