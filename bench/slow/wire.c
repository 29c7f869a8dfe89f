/* SPDX-License-Identifier: MIT */
/* WebSocket frames (RFC 6455), as a client gets them. */
#include "wire.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

enum { OPCODE_CONTINUATION, OPCODE_TEXT, OPCODE_CLOSE = 8, OPCODE_PING, OPCODE_PONG };

void fail(const char *format, ...)
{
    va_list args;

    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fputc('\n', stderr);
    exit(1);
}

/* --- opening --- */

static void set_option(int fd, int level, int name, int value)
{
    if (setsockopt(fd, level, name, &value, sizeof(value)) != 0)
        fail("a socket refuses an option: %s", strerror(errno));
}

static void send_all(const struct wire *wire, const void *bytes, size_t len)
{
    if (send(wire->fd, bytes, len, MSG_NOSIGNAL) != (ssize_t)len)
        fail("a socket did not take %zu bytes", len);
}

static void upgrade(struct wire *wire, unsigned port)
{
    char text[1024];
    size_t len = 0;

    int size = snprintf(text, sizeof(text),
                        "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:%u\r\nUpgrade: websocket\r\n"
                        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: sluice.v1.json"
                        "\r\n\r\n",
                        port);
    send_all(wire, text, (size_t)size);
    /* Nothing follows the answer, since nothing was asked for yet. */
    do {
        ssize_t got = recv(wire->fd, text + len, sizeof(text) - len, 0);
        if (got <= 0)
            fail("no answer to an upgrade");
        len += (size_t)got;
    } while (len < sizeof(text) && !memmem(text, len, "\r\n\r\n", 4));
    if (len < 12 || memcmp(text, "HTTP/1.1 101", 12) != 0)
        fail("an upgrade was refused: %.*s", (int)len, text);
}

void wire_open(struct wire *wire, unsigned port, const struct wire_link *link)
{
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};

    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    *wire = (struct wire){.fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)};
    if (wire->fd < 0)
        fail("no socket: %s", strerror(errno));
    if (link->receive_buffer)
        set_option(wire->fd, SOL_SOCKET, SO_RCVBUF, link->receive_buffer);
    if (link->segment)
        set_option(wire->fd, IPPROTO_TCP, TCP_MAXSEG, link->segment);
    if (connect(wire->fd, (struct sockaddr *)&address, sizeof(address)) != 0)
        fail("nobody answers at port %u: %s", port, strerror(errno));
    set_option(wire->fd, IPPROTO_TCP, TCP_NODELAY, 1);
    upgrade(wire, port);
}

void wire_widen(struct wire *wire, int receive_buffer)
{
    set_option(wire->fd, SOL_SOCKET, SO_RCVBUF, receive_buffer);
}

void wire_clear(struct wire *wire)
{
    close(wire->fd);
    sl_buf_clear(&wire->in);
    sl_buf_clear(&wire->message);
}

/* --- sending --- */

/* A client masks; a mask of zeros leaves the bytes as they are. */
static void send_frame(const struct wire *wire, unsigned opcode, struct sl_str bytes)
{
    unsigned char frame[8 + 1024] = {(unsigned char)(0x80 | opcode), 0x80 | 126,
                                     (unsigned char)(bytes.len >> 8), (unsigned char)bytes.len};
    size_t head = bytes.len < 126 ? 6 : 8;

    if (bytes.len > 1024)
        fail("a request of %zu bytes", bytes.len);
    if (bytes.len < 126) {
        frame[1] = (unsigned char)(0x80 | bytes.len);
        memset(frame + 2, 0, 4);
    }
    memcpy(frame + head, bytes.ptr, bytes.len);
    send_all(wire, frame, head + bytes.len);
}

void wire_send(struct wire *wire, struct sl_str text)
{
    send_frame(wire, OPCODE_TEXT, text);
}

void wire_subscribe(struct wire *wire, const char *thread, const char *more)
{
    char text[512];

    int len = snprintf(text, sizeof(text),
                       "[{\"op\":\"hello\",\"client\":\"bench\",\"ref\":1},{\"op\":\"subscribe\","
                       "\"ref\":2,\"subs\":[{\"sub\":0,\"threadId\":\"%s\"%s}]}]",
                       thread, more);
    wire_send(wire, (struct sl_str){text, (size_t)len});
}

/* --- reading --- */

/* The frame at the front of the input: its head's size and its payload's. False when it is not
 * complete. */
static bool find_frame(struct sl_str in, size_t *head, size_t *len)
{
    const unsigned char *bytes = (const unsigned char *)in.ptr;

    if (in.len < 2)
        return false;
    *len = bytes[1];
    *head = *len == 126 ? 4 : *len == 127 ? 10 : 2;
    if (*len > 127)
        fail("a masked frame came");
    if (in.len < *head)
        return false;
    if (*len >= 126) {
        *len = 0;
        for (size_t i = 2; i < *head; i++)
            *len = *len << 8 | bytes[i];
    }
    return in.len - *head >= *len;
}

static void take_frame(struct wire *wire, unsigned first, struct sl_str payload, wire_sink sink,
                       void *ctx)
{
    unsigned opcode = first & 0x0f;

    if (opcode == OPCODE_PING) {
        send_frame(wire, OPCODE_PONG, payload);
    } else if (opcode == OPCODE_CLOSE) {
        fail("a reader was closed with %d",
             payload.len < 2 ? 0
                             : (unsigned char)payload.ptr[0] << 8 | (unsigned char)payload.ptr[1]);
    } else if (opcode == OPCODE_TEXT && (first & 0x80)) {
        sink(ctx, payload);
    } else if (opcode == OPCODE_TEXT || opcode == OPCODE_CONTINUATION) {
        sl_buf_add_str(&wire->message, payload);
        if (wire->message.failed)
            fail("no memory for a message");
        if (!(first & 0x80))
            return;
        sink(ctx, sl_buf_str(&wire->message));
        sl_buf_clear(&wire->message);
    }
}

static void take_frames(struct wire *wire, wire_sink sink, void *ctx)
{
    struct sl_str in = sl_buf_str(&wire->in);
    size_t head, len;

    while (find_frame(in, &head, &len)) {
        take_frame(wire, (unsigned char)in.ptr[0], (struct sl_str){in.ptr + head, len}, sink, ctx);
        in.ptr += head + len;
        in.len -= head + len;
    }
    memmove(wire->in.ptr, in.ptr, in.len);
    wire->in.len = in.len;
}

size_t wire_read(struct wire *wire, size_t max, wire_sink sink, void *ctx)
{
    if (!sl_buf_reserve(&wire->in, max))
        fail("no memory for what came");
    ssize_t got = recv(wire->fd, wire->in.ptr + wire->in.len, max, MSG_DONTWAIT);
    if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR))
        fail("a reader's connection ended: %s", got ? strerror(errno) : "closed");
    if (got < 0)
        return 0;
    wire->bytes += (uint64_t)got;
    wire->in.len += (size_t)got;
    take_frames(wire, sink, ctx);
    return (size_t)got;
}
