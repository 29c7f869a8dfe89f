/* SPDX-License-Identifier: MIT */
/* The server of tests that need one on their own loop. */
#include "fake_server.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void on_closed(uv_handle_t *handle)
{
    struct fake_server *server = handle->data;
    server->peer_open = false;
}

void fake_server_hang_up(struct fake_server *server)
{
    uv_idle_stop(&server->sender);
    if (server->peer_open && !uv_is_closing((uv_handle_t *)&server->peer))
        uv_close((uv_handle_t *)&server->peer, on_closed);
}

static void finish_answer(struct fake_server *server)
{
    uv_idle_stop(&server->sender);
    if (server->closes)
        fake_server_hang_up(server);
}

static void send_some(uv_idle_t *idle)
{
    struct fake_server *server = idle->data;
    size_t left = server->answer.len - server->sent;
    size_t len = server->piece && server->piece < left ? server->piece : left;
    uv_buf_t piece =
        uv_buf_init((char *)(uintptr_t)server->answer.ptr + server->sent, (unsigned)len);

    int sent = len ? uv_try_write((uv_stream_t *)&server->peer, &piece, 1) : 0;
    if (sent == UV_EAGAIN) {
        if (++server->refused_turns == server->stop_at_refused)
            net_loop_stop(server->loop);
        return;
    }
    if (sent < 0) {
        fake_server_hang_up(server);
        return;
    }
    server->refused_turns = 0;
    server->sent += (size_t)sent;
    if (server->sent == server->answer.len)
        finish_answer(server);
}

static size_t request_length(const struct sl_buf *request)
{
    const char *end = memmem(request->ptr, request->len, "\r\n\r\n", 4);
    const char *length = memmem(request->ptr, request->len, "content-length: ", 16);

    if (!end || !length)
        return SIZE_MAX;
    return (size_t)(end + 4 - request->ptr) + strtoul(length + 16, NULL, 10);
}

static void on_alloc(uv_handle_t *handle, size_t size, uv_buf_t *out)
{
    struct fake_server *server = handle->data;
    (void)size;
    *out = uv_buf_init(server->buffer, sizeof(server->buffer));
}

static void on_read(uv_stream_t *stream, ssize_t len, const uv_buf_t *buffer)
{
    struct fake_server *server = stream->data;

    if (len < 0) {
        server->peer_gone = true;
        fake_server_hang_up(server);
        return;
    }
    sl_buf_add(&server->request, buffer->base, (size_t)len);
    if (server->request.len == request_length(&server->request))
        uv_idle_start(&server->sender, send_some);
}

static void on_peer(uv_stream_t *listener, int status)
{
    struct fake_server *server = listener->data;

    assert_int_equal(status, 0);
    assert_false(server->accepted);
    server->accepted = server->peer_open = true;
    assert_int_equal(uv_accept(listener, (uv_stream_t *)&server->peer), 0);
    if (!server->slow_reader)
        uv_read_start((uv_stream_t *)&server->peer, on_alloc, on_read);
}

void fake_server_start(struct fake_server *server, struct net_loop *loop)
{
    struct sockaddr_in address;
    int size = sizeof(address);
    uv_loop_t *uv = net_loop_uv(loop);

    server->loop = loop;
    assert_int_equal(uv_tcp_init(uv, &server->listener), 0);
    assert_int_equal(uv_tcp_init(uv, &server->peer), 0);
    assert_int_equal(uv_idle_init(uv, &server->sender), 0);
    server->listener.data = server->peer.data = server->sender.data = server;
    assert_int_equal(uv_ip4_addr("127.0.0.1", 0, &address), 0);
    assert_int_equal(uv_tcp_bind(&server->listener, (struct sockaddr *)&address, 0), 0);
    assert_int_equal(uv_listen((uv_stream_t *)&server->listener, 5, on_peer), 0);
    uv_tcp_getsockname(&server->listener, (struct sockaddr *)&address, &size);
    snprintf(server->url, sizeof(server->url), "http://127.0.0.1:%d/run?a=b",
             ntohs(address.sin_port));
}

void fake_server_stop(struct fake_server *server)
{
    uv_handle_t *handles[] = {(uv_handle_t *)&server->listener, (uv_handle_t *)&server->peer,
                              (uv_handle_t *)&server->sender};

    for (size_t i = 0; i < 3; i++)
        if (!uv_is_closing(handles[i]))
            uv_close(handles[i], NULL);
}

void fake_server_reset(struct fake_server *server)
{
    uv_idle_stop(&server->sender);
    uv_tcp_close_reset(&server->peer, on_closed);
}
