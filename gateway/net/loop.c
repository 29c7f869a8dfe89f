/* SPDX-License-Identifier: MIT */
/* The event loop: libuv with a libwebsockets context on it, ticks, timers and signals. */
#include "net/loop.h"

#include <assert.h>
#include <libwebsockets.h>
#include <stdlib.h>
#include <time.h>
#include <uv.h>

struct net_loop {
    uv_loop_t uv;
    uv_prepare_t tick_end; /* runs after all callbacks, before the loop sleeps */
    uv_idle_t awake;       /* while active the loop does not sleep */
    struct lws_context *lws;
    struct net_hook *hooks;
    struct net_hook *next_hook; /* while hooks run: the one to be called next */
};

static void on_tick_end(uv_prepare_t *handle)
{
    struct net_loop *loop = handle->data;

    uv_idle_stop(&loop->awake);
    for (struct net_hook *hook = loop->hooks; hook; hook = loop->next_hook) {
        loop->next_hook = hook->next;
        hook->call(hook->ctx);
    }
    loop->next_hook = NULL;
}

static void on_awake(uv_idle_t *handle)
{
    (void)handle;
}

static struct lws_context *create_context(uv_loop_t *uv)
{
    void *loops[1] = {uv};
    struct lws_context_creation_info info = {
        .port = CONTEXT_PORT_NO_LISTEN_SERVER,
        .options = LWS_SERVER_OPTION_LIBUV | LWS_SERVER_OPTION_EXPLICIT_VHOSTS,
        .foreign_loops = loops,
        .pt_serv_buf_size = 16384,
    };
    return lws_create_context(&info);
}

static void close_handle(uv_handle_t *handle, void *ctx)
{
    (void)ctx;
    if (!uv_is_closing(handle))
        uv_close(handle, NULL);
}

static void close_loop(struct net_loop *loop)
{
    uv_walk(&loop->uv, close_handle, NULL);
    uv_run(&loop->uv, UV_RUN_DEFAULT);
    int rc = uv_loop_close(&loop->uv);
    assert(rc == 0);
    (void)rc;
}

void net_log_to(void (*emit)(int level, const char *line))
{
    lws_set_log_level(emit ? LLL_ERR | LLL_WARN : 0, emit);
}

struct net_loop *net_loop_new(struct sl_error *err)
{
    struct net_loop *loop = calloc(1, sizeof(*loop));
    if (!loop) {
        sl_error_memory(err);
        return NULL;
    }
    int rc = uv_loop_init(&loop->uv);
    if (rc != 0) {
        sl_error_set(err, SL_SYSTEM, "loop", "the event loop cannot start: %s", uv_strerror(rc));
        free(loop);
        return NULL;
    }
    uv_prepare_init(&loop->uv, &loop->tick_end);
    uv_idle_init(&loop->uv, &loop->awake);
    loop->tick_end.data = loop;
    uv_prepare_start(&loop->tick_end, on_tick_end);
    loop->lws = create_context(&loop->uv);
    if (loop->lws)
        return loop;
    sl_error_set(err, SL_SYSTEM, "loop",
                 "libwebsockets cannot use libuv (is its libuv event library installed?)");
    close_loop(loop);
    free(loop);
    return NULL;
}

void net_loop_free(struct net_loop *loop)
{
    assert(!loop->hooks);
    /* The context asks its sockets to close, needs turns of the loop for that, and lets go of its
     * memory when it is asked again. */
    lws_context_destroy(loop->lws);
    uv_prepare_stop(&loop->tick_end);
    uv_idle_stop(&loop->awake);
    uv_run(&loop->uv, UV_RUN_DEFAULT);
    lws_context_destroy(loop->lws);
    close_loop(loop);
    free(loop);
}

struct uv_loop_s *net_loop_uv(struct net_loop *loop)
{
    return &loop->uv;
}

struct lws_context *net_loop_lws(struct net_loop *loop)
{
    return loop->lws;
}

void net_loop_run(struct net_loop *loop)
{
    uv_run(&loop->uv, UV_RUN_DEFAULT);
}

void net_loop_stop(struct net_loop *loop)
{
    uv_stop(&loop->uv);
}

uint64_t net_loop_now_ms(struct net_loop *loop)
{
    return uv_now(&loop->uv);
}

uint64_t net_unix_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

void net_loop_wake(struct net_loop *loop)
{
    uv_idle_start(&loop->awake, on_awake);
}

void net_loop_add_hook(struct net_loop *loop, struct net_hook *hook)
{
    struct net_hook **end = &loop->hooks;

    hook->next = NULL;
    while (*end)
        end = &(*end)->next;
    *end = hook;
}

void net_loop_remove_hook(struct net_loop *loop, struct net_hook *hook)
{
    struct net_hook **at = &loop->hooks;

    while (*at && *at != hook)
        at = &(*at)->next;
    assert(*at);
    *at = hook->next;
    if (loop->next_hook == hook)
        loop->next_hook = hook->next;
}

struct net_timer {
    uv_timer_t uv;
    void (*call)(void *ctx);
    void *ctx;
};

static void on_timer(uv_timer_t *handle)
{
    struct net_timer *timer = handle->data;
    timer->call(timer->ctx);
}

struct net_timer *net_timer_new(struct net_loop *loop, void (*call)(void *ctx), void *ctx)
{
    struct net_timer *timer = calloc(1, sizeof(*timer));
    if (!timer)
        return NULL;
    uv_timer_init(&loop->uv, &timer->uv);
    timer->uv.data = timer;
    timer->call = call;
    timer->ctx = ctx;
    return timer;
}

void net_timer_start(struct net_timer *timer, uint64_t after_ms, uint64_t repeat_ms)
{
    uv_timer_start(&timer->uv, on_timer, after_ms, repeat_ms);
}

void net_timer_stop(struct net_timer *timer)
{
    uv_timer_stop(&timer->uv);
}

static void free_closed(uv_handle_t *handle)
{
    free(handle->data);
}

void net_timer_free(struct net_timer *timer)
{
    if (timer)
        uv_close((uv_handle_t *)&timer->uv, free_closed);
}

struct net_signal {
    uv_signal_t uv;
    void (*call)(void *ctx);
    void *ctx;
};

static void on_signal(uv_signal_t *handle, int number)
{
    struct net_signal *signal = handle->data;

    (void)number;
    signal->call(signal->ctx);
}

struct net_signal *net_signal_new(struct net_loop *loop, int number, void (*call)(void *ctx),
                                  void *ctx, struct sl_error *err)
{
    struct net_signal *signal = calloc(1, sizeof(*signal));
    if (!signal) {
        sl_error_memory(err);
        return NULL;
    }
    uv_signal_init(&loop->uv, &signal->uv);
    signal->uv.data = signal;
    signal->call = call;
    signal->ctx = ctx;
    int rc = uv_signal_start(&signal->uv, on_signal, number);
    if (rc == 0)
        return signal;
    sl_error_set(err, SL_SYSTEM, "signal", "signal %d cannot be caught: %s", number,
                 uv_strerror(rc));
    net_signal_free(signal);
    return NULL;
}

void net_signal_free(struct net_signal *signal)
{
    if (signal)
        uv_close((uv_handle_t *)&signal->uv, free_closed);
}
