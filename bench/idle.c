/* SPDX-License-Identifier: MIT */
/*
 * Memory of a gateway for connections that are at rest: opens many WebSockets with one subscription
 * each, and compares what the gateway's process has resident before and afterwards.
 *
 * One connection more is opened first and stays: what a gateway takes once, it has taken then. The
 * figure is taken when every connection has got its answers and one heartbeat, so that what a
 * heartbeat leaves behind is in it.
 *
 * Usage: idle PORT PID CONNECTIONS own|shared
 * own: each connection subscribes to a thread of its own; shared: all to one.
 * Prints one JSON object; `bytes` is the growth of Rss for each connection.
 */
#include <arpa/inet.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#define PATIENCE_MS 60000

struct connection {
    int fd;
    bool subscribed, beaten;
    size_t len;
    unsigned char in[8192];
};

struct bench {
    const char *port, *pid;
    bool own;
    int epoll;
    size_t count, subscribed, beaten;
    struct connection *connections;
};

__attribute__((noreturn, format(printf, 1, 2))) static void fail(const char *format, ...)
{
    va_list args;

    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fputc('\n', stderr);
    exit(1);
}

/* KiB of a line of smaps_rollup. */
static long resident(const struct bench *bench, const char *what)
{
    char path[64], line[128];
    long kib = -1;

    snprintf(path, sizeof(path), "/proc/%s/smaps_rollup", bench->pid);
    FILE *file = fopen(path, "r");
    while (file && kib < 0 && fgets(line, sizeof(line), file))
        if (strncmp(line, what, strlen(what)) == 0)
            kib = strtol(line + strlen(what), NULL, 10);
    if (file)
        fclose(file);
    if (kib < 0)
        fail("%s has no %s", path, what);
    return kib;
}

static void send_all(int fd, const void *bytes, size_t len)
{
    if (send(fd, bytes, len, MSG_NOSIGNAL) != (ssize_t)len)
        fail("a socket did not take %zu bytes", len);
}

/* RFC 6455 section 5.3: a client masks; a mask of zeros leaves the text as it is. */
static void send_text(int fd, const char *text)
{
    size_t len = strlen(text);
    unsigned char frame[8 + 512] = {0x81, 0x80 | 126, (unsigned char)(len >> 8),
                                    (unsigned char)len};

    if (len < 126 || len > 512)
        fail("a request of %zu bytes", len);
    memcpy(frame + 8, text, len);
    send_all(fd, frame, 8 + len);
}

/* The upgrade's answer; it comes alone, since nothing was asked for yet. */
static void read_upgrade(int fd)
{
    char head[2048];
    size_t len = 0;

    do {
        ssize_t got = recv(fd, head + len, sizeof(head) - len, 0);
        if (got <= 0)
            fail("no answer to an upgrade");
        len += (size_t)got;
    } while (len < sizeof(head) && !memmem(head, len, "\r\n\r\n", 4));
    if (len < 12 || memcmp(head, "HTTP/1.1 101", 12) != 0)
        fail("an upgrade was refused: %.*s", (int)len, head);
}

static void open_connection(struct bench *bench, size_t number)
{
    struct connection *connection = &bench->connections[number];
    struct sockaddr_in address = {.sin_family = AF_INET,
                                  .sin_port = htons((uint16_t)atoi(bench->port))};
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = connection};
    char text[1024];

    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    connection->fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (connection->fd < 0 ||
        connect(connection->fd, (struct sockaddr *)&address, sizeof(address)) != 0)
        fail("connection %zu failed", number);
    int len = snprintf(text, sizeof(text),
                       "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:%s\r\nUpgrade: websocket\r\n"
                       "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                       "Sec-WebSocket-Version: 13\r\n"
                       "Sec-WebSocket-Protocol: sluice.v1.json\r\n\r\n",
                       bench->port);
    send_all(connection->fd, text, (size_t)len);
    read_upgrade(connection->fd);
    snprintf(text, sizeof(text),
             "[{\"op\":\"hello\",\"client\":\"bench\",\"ref\":1},{\"op\":\"subscribe\",\"ref\":2,"
             "\"subs\":[{\"sub\":1,\"threadId\":\"00000000-0000-4000-8000-%012zu\"}]}]",
             bench->own ? number : 0);
    send_text(connection->fd, text);
    if (epoll_ctl(bench->epoll, EPOLL_CTL_ADD, connection->fd, &event) != 0)
        fail("epoll refuses connection %zu", number);
}

/* ---- what comes ---- */

static void take_message(struct bench *bench, struct connection *connection, const char *text,
                         size_t len)
{
    if (memmem(text, len, "\"op\":\"error\"", 12))
        fail("an error: %.*s", (int)len, text);
    if (!connection->subscribed && memmem(text, len, "\"op\":\"subscribed\"", 17)) {
        connection->subscribed = true;
        bench->subscribed++;
    }
    if (!connection->beaten && memmem(text, len, "\"op\":\"heartbeat\"", 16)) {
        connection->beaten = true;
        bench->beaten++;
    }
}

/* The size of the frame at the front of the input, 0 when it is not complete. */
static size_t frame_size(const struct connection *connection, size_t *head)
{
    const unsigned char *in = connection->in;
    size_t len = connection->len < 2 ? 0 : in[1];

    if (connection->len < 2 || (len == 126 && connection->len < 4))
        return 0;
    if (len > 126 || (in[0] != 0x81 && in[0] != 0x89))
        fail("a frame that does not belong to a connection at rest");
    *head = len == 126 ? 4 : 2;
    if (len == 126)
        len = (size_t)in[2] << 8 | in[3];
    return connection->len < *head + len ? 0 : *head + len;
}

static void read_connection(struct bench *bench, struct connection *connection)
{
    ssize_t got = recv(connection->fd, connection->in + connection->len,
                       sizeof(connection->in) - connection->len, 0);
    size_t size, head = 0;

    if (got <= 0)
        fail("a connection ended");
    connection->len += (size_t)got;
    while ((size = frame_size(connection, &head)) > 0) {
        if (connection->in[0] == 0x81)
            take_message(bench, connection, (char *)connection->in + head, size - head);
        memmove(connection->in, connection->in + size, connection->len - size);
        connection->len -= size;
    }
}

static void read_until(struct bench *bench, const size_t *counter, size_t value)
{
    struct epoll_event events[64];

    while (*counter < value) {
        int count = epoll_wait(bench->epoll, events, 64, PATIENCE_MS);
        if (count <= 0)
            fail("%zu of %zu connections were answered", *counter, value);
        for (int i = 0; i < count; i++)
            read_connection(bench, events[i].data.ptr);
    }
}

/* Opens connections until there are `total`, each once the one before was answered. */
static void open_until(struct bench *bench, size_t total)
{
    for (; bench->count < total; bench->count++) {
        open_connection(bench, bench->count);
        read_until(bench, &bench->subscribed, bench->count + 1);
    }
    read_until(bench, &bench->beaten, total);
}

static void allow_descriptors(size_t count)
{
    struct rlimit limit;

    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    if (setrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur < count + 16)
        fail("the system allows %zu descriptors only", (size_t)limit.rlim_cur);
}

int main(int argc, char **argv)
{
    struct bench bench = {.epoll = epoll_create1(EPOLL_CLOEXEC)};
    size_t count = argc == 5 ? strtoul(argv[3], NULL, 10) : 0;

    if (count == 0 || (strcmp(argv[4], "own") != 0 && strcmp(argv[4], "shared") != 0)) {
        fprintf(stderr, "usage: idle PORT PID CONNECTIONS own|shared\n");
        return 2;
    }
    bench.port = argv[1];
    bench.pid = argv[2];
    bench.own = strcmp(argv[4], "own") == 0;
    allow_descriptors(count);
    bench.connections = calloc(count + 1, sizeof(*bench.connections));
    if (!bench.connections || bench.epoll < 0)
        fail("no memory");
    open_until(&bench, 1);
    long rss = resident(&bench, "Rss:"), anonymous = resident(&bench, "Anonymous:");
    open_until(&bench, count + 1);
    long rss_after = resident(&bench, "Rss:");
    long anonymous_after = resident(&bench, "Anonymous:");
    printf("{\"threads\":\"%s\",\"connections\":%zu,\"rss_kib\":[%ld,%ld],\"anonymous_kib\":"
           "[%ld,%ld],\"bytes\":%.0f}\n",
           argv[4], count, rss, rss_after, anonymous, anonymous_after,
           (double)(rss_after - rss) * 1024 / (double)count);
    free(bench.connections);
    return 0;
}
