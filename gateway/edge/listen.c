/* SPDX-License-Identifier: MIT */
/* The listening socket: ours, because libwebsockets neither shares a port nor fails on a busy one.
 */
#include "edge/internal.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

struct address {
    char host[64];
    char port[8];
};

static bool refuse_address(const struct edge *edge, struct sl_error *err, const char *why)
{
    sl_error_set(err, SL_BAD_OPTION, "listen", "cannot listen on \"%.100s\": %s",
                 edge->options.listen, why);
    return false;
}

/* "host:port" or "[v6]:port" */
static bool split_address(const char *text, struct address *out)
{
    const char *host = text, *colon = strrchr(text, ':');
    size_t len = colon ? (size_t)(colon - text) : 0;

    if (!colon || strlen(colon + 1) >= sizeof(out->port) || !colon[1] ||
        strspn(colon + 1, "0123456789") != strlen(colon + 1) || atoi(colon + 1) > 65535)
        return false;
    if (len > 2 && host[0] == '[' && host[len - 1] == ']') {
        host++;
        len -= 2;
    } else if (memchr(host, ':', len)) {
        return false;
    }
    if (len == 0 || len >= sizeof(out->host))
        return false;
    memcpy(out->host, host, len);
    out->host[len] = '\0';
    strcpy(out->port, colon + 1);
    return true;
}

static bool is_loopback(const struct sockaddr *address)
{
    if (address->sa_family == AF_INET) {
        const struct sockaddr_in *v4 = (const struct sockaddr_in *)(const void *)address;
        return ntohl(v4->sin_addr.s_addr) >> 24 == 127;
    }
    const struct sockaddr_in6 *v6 = (const struct sockaddr_in6 *)(const void *)address;
    return address->sa_family == AF_INET6 && IN6_IS_ADDR_LOOPBACK(&v6->sin6_addr);
}

static int bind_socket(const struct addrinfo *to)
{
    int on = 1;
    int fd = socket(to->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);

    if (fd < 0)
        return -1;
    /* Reuse of the address is for restarts; the port is not shared until there are processes that
     * share it, so that a second gateway is told. */
    if (setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on)) == 0 &&
        (to->ai_family != AF_INET6 ||
         setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &on, sizeof(on)) == 0) &&
        bind(fd, to->ai_addr, to->ai_addrlen) == 0 && listen(fd, SOMAXCONN) == 0)
        return fd;
    int saved = errno;
    close(fd);
    errno = saved;
    return -1;
}

static void describe(struct edge *edge)
{
    struct sockaddr_storage bound = {0};
    socklen_t len = sizeof(bound);
    char host[64] = "", port[8] = "";

    (void)getsockname(edge->listen_fd, (struct sockaddr *)&bound, &len);
    getnameinfo((struct sockaddr *)&bound, len, host, sizeof(host), port, sizeof(port),
                NI_NUMERICHOST | NI_NUMERICSERV);
    snprintf(edge->url, sizeof(edge->url),
             bound.ss_family == AF_INET6 ? "http://[%s]:%s" : "http://%s:%s", host, port);
}

static bool open_listener(struct edge *edge, struct sl_error *err)
{
    struct addrinfo hints = {
        .ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE};
    struct addrinfo *found = NULL;
    struct address address;

    if (!split_address(edge->options.listen, &address))
        return refuse_address(edge, err, "it is not HOST:PORT");
    int rc = getaddrinfo(address.host, address.port, &hints, &found);
    if (rc != 0)
        return refuse_address(edge, err, gai_strerror(rc));
    if (!edge->options.key && !is_loopback(found->ai_addr)) {
        refuse_address(edge, err,
                       "without --jwt-key everybody is the local user, so only a loopback address "
                       "is allowed");
    } else if ((edge->listen_fd = bind_socket(found)) < 0) {
        sl_error_set(err, SL_SYSTEM, "listen", "cannot listen on \"%.100s\": %s",
                     edge->options.listen, strerror(errno));
    }
    freeaddrinfo(found);
    return edge->listen_fd >= 0;
}

static void prepare_socket(const struct edge *edge, int fd)
{
    int on = 1, size = (int)edge->options.send_buffer, unsent = EDGE_UNSENT_MAX;

    /* None is needed for a session to work, so failure is no reason to refuse it. */
    (void)setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
    (void)setsockopt(fd, SOL_SOCKET, SO_SNDBUF, &size, sizeof(size));
    (void)setsockopt(fd, IPPROTO_TCP, TCP_NOTSENT_LOWAT, &unsent, sizeof(unsent));
}

static bool is_passing(int error)
{
    return error == EINTR || error == ECONNABORTED || error == EPROTO || error == ENETDOWN ||
           error == EHOSTUNREACH || error == ENETUNREACH;
}

static void on_acceptable(uv_poll_t *listener, int status, int events)
{
    struct edge *edge = listener->data;

    (void)status;
    (void)events;
    for (int i = 0; i < EDGE_ACCEPTS_MAX && edge->listen_fd >= 0; i++) {
        int fd = accept4(edge->listen_fd, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (fd < 0 && is_passing(errno))
            continue;
        if (fd < 0) {
            if (errno != EAGAIN && errno != EWOULDBLOCK) {
                /* Out of descriptors or memory: the loop would spin on a readable socket. */
                log_event(edge->options.log, "accept_failed",
                          LOG_TEXT("message", sl_str_from(strerror(errno))));
                uv_poll_stop(&edge->listener);
                edge->accepting = false;
            }
            return;
        }
        if (edge->connections >= edge->options.max_connections) {
            close(fd);
            continue;
        }
        prepare_socket(edge, fd);
        (void)lws_adopt_socket_vhost(edge->vhost, fd); /* closes it when it fails */
    }
}

void edge_accept_again(struct edge *edge)
{
    if (edge->accepting || edge->listen_fd < 0)
        return;
    edge->accepting = uv_poll_start(&edge->listener, UV_READABLE, on_acceptable) == 0;
}

bool edge_listen(struct edge *edge, struct sl_error *err)
{
    if (!open_listener(edge, err))
        return false;
    describe(edge);
    int rc = uv_poll_init(net_loop_uv(edge->loop), &edge->listener, edge->listen_fd);
    if (rc != 0) {
        sl_error_set(err, SL_SYSTEM, "listen", "the listening socket cannot be polled: %s",
                     uv_strerror(rc));
        close(edge->listen_fd);
        edge->listen_fd = -1;
        return false;
    }
    edge->listener.data = edge;
    edge_accept_again(edge);
    return true;
}

void edge_listen_stop(struct edge *edge)
{
    if (edge->listen_fd < 0)
        return;
    uv_close((uv_handle_t *)&edge->listener, NULL);
    close(edge->listen_fd);
    edge->listen_fd = -1;
    edge->accepting = false;
}
