/* SPDX-License-Identifier: MIT */
/* A WebSocket server for tests. */
#include "ws_server.h"

#include <libwebsockets.h>
#include <stdio.h>
#include <string.h>

static void send_bytes(struct ws_server *server, const char *bytes, size_t len)
{
    while (len > 0) {
        uv_buf_t buf = uv_buf_init((char *)(uintptr_t)bytes, (unsigned)len);
        int sent = uv_try_write((uv_stream_t *)&server->peer, &buf, 1);
        if (sent == UV_EAGAIN)
            continue;
        assert_true(sent > 0);
        bytes += sent;
        len -= (size_t)sent;
    }
}

static void close_peer(struct ws_server *server)
{
    uv_idle_stop(&server->sender);
    if (server->peer_open)
        uv_close((uv_handle_t *)&server->peer, NULL);
    server->peer_open = false;
}

static void on_send(uv_idle_t *idle)
{
    struct ws_server *server = idle->data;
    size_t left = server->answer.len - server->sent;
    size_t len = server->piece && server->piece < left ? server->piece : left;

    send_bytes(server, server->answer.ptr + server->sent, len);
    server->sent += len;
    if (server->sent < server->answer.len)
        return;
    uv_idle_stop(idle);
    if (server->hangs_up)
        close_peer(server);
}

static void start_answer(struct ws_server *server)
{
    bool is_due = server->answer.len > server->sent || server->hangs_up;

    if (is_due && server->upgraded && server->frames >= server->after && server->peer_open)
        uv_idle_start(&server->sender, on_send);
}

/* The value of Sec-WebSocket-Accept for the handshake's key. */
static void make_accept(const char *handshake, char *out, size_t size)
{
    static const char name[] = "Sec-WebSocket-Key: ";
    static const char tail[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    const char *key = strcasestr(handshake, name);
    unsigned char digest[20];
    char text[128];

    assert_non_null(key);
    key += strlen(name);
    int len = snprintf(text, sizeof(text), "%.*s%s", (int)strcspn(key, "\r"), key, tail);
    lws_SHA1((unsigned char *)text, (size_t)len, digest);
    assert_true(lws_b64_encode_string((char *)digest, sizeof(digest), out, (int)size) > 0);
}

static void on_handshake(struct ws_server *server)
{
    char accept[40], text[400];
    const char *answer = server->refusal;

    sl_buf_add_char(&server->handshake, '\0');
    if (!answer) {
        make_accept(server->handshake.ptr, accept, sizeof(accept));
        snprintf(text, sizeof(text),
                 "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                 "Sec-WebSocket-Accept: %s\r\n%s%s%s\r\n",
                 accept, server->protocol ? "Sec-WebSocket-Protocol: " : "",
                 server->protocol ? server->protocol : "", server->protocol ? "\r\n" : "");
        answer = text;
    }
    server->upgraded = true;
    send_bytes(server, answer, strlen(answer));
    start_answer(server);
}

/* Takes one frame of the client from `raw`. False when it is not whole yet. */
static bool take_frame(struct ws_server *server)
{
    const unsigned char *at = (const unsigned char *)server->raw.ptr;
    size_t have = server->raw.len, head = 6;

    if (have < 6)
        return false;
    size_t len = at[1] & 0x7f;
    assert_true(at[1] & 0x80); /* clients mask */
    assert_true(len < 127);
    if (len == 126) {
        head += 2;
        len = (size_t)at[2] << 8 | at[3];
    }
    if (have < head + len)
        return false;
    unsigned opcode = at[0] & 0x0f;
    bool last = at[0] & 0x80;
    const unsigned char *mask = at + head - 4;
    for (size_t i = 0; i < len; i++) {
        unsigned char byte = at[head + i] ^ mask[i % 4];
        if (opcode == 8 && i < 2)
            server->close_code = server->close_code << 8 | byte;
        if (opcode <= 2)
            sl_buf_add_char(&server->messages, (char)byte);
    }
    server->frames += opcode <= 2;
    if (opcode <= 2 && last)
        sl_buf_add_char(&server->messages, '\n');
    memmove(server->raw.ptr, server->raw.ptr + head + len, have - head - len);
    server->raw.len -= head + len;
    if (opcode == 8)
        close_peer(server);
    return true;
}

static void on_bytes(struct ws_server *server, const char *bytes, size_t len)
{
    if (server->upgraded) {
        sl_buf_add(&server->raw, bytes, len);
        while (take_frame(server))
            continue;
        start_answer(server);
        if (server->stops_after && server->frames >= server->stops_after)
            close_peer(server);
        return;
    }
    sl_buf_add(&server->handshake, bytes, len);
    if (memmem(server->handshake.ptr, server->handshake.len, "\r\n\r\n", 4))
        on_handshake(server);
}

static void on_alloc(uv_handle_t *handle, size_t size, uv_buf_t *buf)
{
    struct ws_server *server = handle->data;

    (void)size;
    *buf = uv_buf_init(server->buffer, sizeof(server->buffer));
}

static void on_read(uv_stream_t *stream, ssize_t len, const uv_buf_t *buf)
{
    struct ws_server *server = stream->data;

    (void)buf;
    if (len > 0)
        on_bytes(server, server->buffer, (size_t)len);
    if (len < 0) {
        server->peer_gone = true;
        close_peer(server);
    }
}

static void on_connection(uv_stream_t *listener, int status)
{
    struct ws_server *server = listener->data;

    assert_int_equal(status, 0);
    assert_false(server->peer_open);
    assert_int_equal(uv_tcp_init(listener->loop, &server->peer), 0);
    server->peer.data = server;
    assert_int_equal(uv_accept(listener, (uv_stream_t *)&server->peer), 0);
    server->peer_open = true;
    assert_int_equal(uv_read_start((uv_stream_t *)&server->peer, on_alloc, on_read), 0);
}

void ws_server_start(struct ws_server *server, struct net_loop *loop)
{
    struct sockaddr_in address;
    int size = sizeof(address);

    server->loop = loop;
    assert_int_equal(uv_tcp_init(net_loop_uv(loop), &server->listener), 0);
    assert_int_equal(uv_idle_init(net_loop_uv(loop), &server->sender), 0);
    server->listener.data = server->sender.data = server;
    assert_int_equal(uv_ip4_addr("127.0.0.1", 0, &address), 0);
    assert_int_equal(uv_tcp_bind(&server->listener, (struct sockaddr *)&address, 0), 0);
    assert_int_equal(uv_listen((uv_stream_t *)&server->listener, 8, on_connection), 0);
    assert_int_equal(uv_tcp_getsockname(&server->listener, (struct sockaddr *)&address, &size), 0);
    snprintf(server->url, sizeof(server->url), "ws://127.0.0.1:%d", ntohs(address.sin_port));
}

void ws_server_finish(struct ws_server *server)
{
    while (server->peer_open)
        uv_run(net_loop_uv(server->loop), UV_RUN_ONCE);
}

void ws_server_stop(struct ws_server *server)
{
    close_peer(server);
    if (!uv_is_closing((uv_handle_t *)&server->listener))
        uv_close((uv_handle_t *)&server->listener, NULL);
    uv_close((uv_handle_t *)&server->sender, NULL);
}

void ws_server_clear(struct ws_server *server)
{
    sl_buf_clear(&server->handshake);
    sl_buf_clear(&server->raw);
    sl_buf_clear(&server->messages);
}
