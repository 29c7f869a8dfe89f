/* SPDX-License-Identifier: MIT */
/*
 * Latency from an upstream to one reader at rest: this program is both ends of a relay.
 *
 * It listens as the agent's server, connects as the reader, sends one event at a time down the
 * event stream and takes the time until the event's number arrives at the reader. The reader's
 * first messages (a handshake's answer) come from a file of ready frames, so the same program
 * measures the gateway and a bare relay.
 *
 * Usage: latency PORT UPSTREAM_PORT PROTOCOL PATH EVENTS GAP_US FRAMES_FILE
 * FRAMES_FILE holds one text message a line, sent after the upgrade; may be /dev/null.
 * Prints the median, 95th and 99th percentile in microseconds, as one JSON object.
 */
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

static void fail(const char *what)
{
    perror(what);
    exit(1);
}

static uint64_t now_ns(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000U + (uint64_t)time.tv_nsec;
}

static struct sockaddr_in loopback(const char *port)
{
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)atoi(port))};

    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

static int listen_on(const char *port)
{
    struct sockaddr_in address = loopback(port);
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int on = 1;

    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on));
    if (fd < 0 || bind(fd, (struct sockaddr *)&address, sizeof(address)) || listen(fd, 8))
        fail("listen");
    return fd;
}

static void send_all(int fd, const void *bytes, size_t len)
{
    const char *at = bytes;

    while (len > 0) {
        ssize_t sent = send(fd, at, len, MSG_NOSIGNAL);
        if (sent <= 0)
            fail("send");
        at += sent;
        len -= (size_t)sent;
    }
}

/* Reads until `needle` has been seen; what was read before it is dropped. */
static void read_past(int fd, const char *needle)
{
    static char window[1 << 20];
    size_t len = 0;

    for (;;) {
        ssize_t got = recv(fd, window + len, sizeof(window) - len, 0);
        if (got <= 0)
            fail("the connection ended");
        len += (size_t)got;
        if (memmem(window, len, needle, strlen(needle)))
            return;
        size_t keep = strlen(needle) - 1;
        if (len > keep) {
            memmove(window, window + len - keep, keep);
            len = keep;
        }
    }
}

/* RFC 6455 section 5.3: a client masks; a mask of zeros leaves the text as it is. */
static void send_text(int fd, const char *text, size_t len)
{
    unsigned char head[14] = {0x81};
    size_t size;

    if (len < 126) {
        head[1] = (unsigned char)(0x80 | len);
        size = 2;
    } else {
        head[1] = 0x80 | 126;
        head[2] = (unsigned char)(len >> 8);
        head[3] = (unsigned char)len;
        size = 4;
    }
    send_all(fd, head, size + 4);
    send_all(fd, text, len);
}

static int connect_reader(const char *port, const char *path, const char *protocol)
{
    struct sockaddr_in address = loopback(port);
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int on = 1;
    char request[1024];

    if (fd < 0 || connect(fd, (struct sockaddr *)&address, sizeof(address)))
        fail("connect");
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
    int len = snprintf(request, sizeof(request),
                       "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%s\r\nUpgrade: websocket\r\n"
                       "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                       "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: %s\r\n\r\n",
                       path, port, protocol);
    send_all(fd, request, (size_t)len);
    read_past(fd, "\r\n\r\n");
    return fd;
}

static void send_frames(int fd, const char *file)
{
    FILE *frames = fopen(file, "r");
    char *line = NULL;
    size_t cap = 0;
    ssize_t len;

    if (!frames)
        fail(file);
    while ((len = getline(&line, &cap, frames)) > 1)
        send_text(fd, line, (size_t)len - 1);
    free(line);
    fclose(frames);
}

static int accept_request(int listener)
{
    static const char head[] =
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"
        "Connection: close\r\n\r\n"
        "data: {\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\"}\n\n"
        "data: {\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m\"}\n\n";
    int fd = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
    int on = 1;

    if (fd < 0)
        fail("accept");
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
    read_past(fd, "\r\n\r\n");
    send_all(fd, head, sizeof(head) - 1);
    return fd;
}

static uint64_t measure_one(int upstream, int reader, unsigned number)
{
    char event[160], needle[32];

    snprintf(needle, sizeof(needle), "event-%08u", number);
    int len = snprintf(event, sizeof(event),
                       "data: {\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"m\","
                       "\"delta\":\"%s\"}\n\n",
                       needle);
    uint64_t start = now_ns();
    send_all(upstream, event, (size_t)len);
    read_past(reader, needle);
    return now_ns() - start;
}

static int by_size(const void *a, const void *b)
{
    uint64_t left = *(const uint64_t *)a, right = *(const uint64_t *)b;

    return (left > right) - (left < right);
}

int main(int argc, char **argv)
{
    if (argc != 8) {
        fprintf(stderr, "usage: latency PORT UPSTREAM_PORT PROTOCOL PATH EVENTS GAP_US FRAMES\n");
        return 2;
    }
    size_t count = strtoul(argv[5], NULL, 10);
    useconds_t gap = (useconds_t)strtoul(argv[6], NULL, 10);
    uint64_t *times = calloc(count ? count : 1, sizeof(*times));
    if (!times || count == 0)
        return 2;
    int listener = listen_on(argv[2]);
    int reader = connect_reader(argv[1], argv[4], argv[3]);
    send_frames(reader, argv[7]);
    int upstream = accept_request(listener);
    read_past(reader, "TEXT_MESSAGE_START");
    for (size_t at = 0; at < count; at++) {
        times[at] = measure_one(upstream, reader, (unsigned)at);
        usleep(gap);
    }
    qsort(times, count, sizeof(*times), by_size);
    printf("{\"events\":%zu,\"p50_us\":%.1f,\"p95_us\":%.1f,\"p99_us\":%.1f}\n", count,
           (double)times[count / 2] / 1e3, (double)times[count * 95 / 100] / 1e3,
           (double)times[count * 99 / 100] / 1e3);
    free(times);
    return 0;
}
