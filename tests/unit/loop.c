/* SPDX-License-Identifier: MIT */
/* The event loop: order of a tick, timers, hooks that come and go, and a clean end. */
#include "unit/unit.h"

#include <signal.h>

#include "net/loop.h"
#include "sluice/buf.h"

struct fixture {
    struct net_loop *loop;
    struct net_timer *timer;
    struct net_hook first, second;
    struct sl_buf trace;
    int ticks;
};

static void setup(struct fixture *f)
{
    struct sl_error err = {0};

    *f = (struct fixture){.loop = net_loop_new(&err)};
    assert_non_null(f->loop);
}

static void teardown(struct fixture *f)
{
    net_loop_free(f->loop);
    sl_buf_clear(&f->trace);
}

static void on_timer(void *ctx)
{
    struct fixture *f = ctx;
    sl_buf_add_char(&f->trace, 't');
}

static void on_first(void *ctx)
{
    struct fixture *f = ctx;

    sl_buf_add_char(&f->trace, '1');
    if (++f->ticks < 3)
        net_loop_wake(f->loop);
}

static void on_second(void *ctx)
{
    struct fixture *f = ctx;

    sl_buf_add_char(&f->trace, '2');
    if (f->ticks == 3)
        net_loop_stop(f->loop);
}

static void hooks_run_in_order_and_waking_makes_another_tick(void **state)
{
    struct fixture f;

    (void)state;
    setup(&f);
    f.first = (struct net_hook){.call = on_first, .ctx = &f};
    f.second = (struct net_hook){.call = on_second, .ctx = &f};
    net_loop_add_hook(f.loop, &f.first);
    net_loop_add_hook(f.loop, &f.second);
    net_loop_run(f.loop);
    assert_str_equals(sl_buf_str(&f.trace), "121212");
    net_loop_remove_hook(f.loop, &f.first);
    net_loop_remove_hook(f.loop, &f.second);
    teardown(&f);
}

static void on_hook_removing_both(void *ctx)
{
    struct fixture *f = ctx;

    sl_buf_add_char(&f->trace, '1');
    net_loop_remove_hook(f->loop, &f->second);
    net_loop_remove_hook(f->loop, &f->first);
    net_loop_stop(f->loop);
}

static void a_hook_may_remove_itself_and_the_next(void **state)
{
    struct fixture f;

    (void)state;
    setup(&f);
    f.first = (struct net_hook){.call = on_hook_removing_both, .ctx = &f};
    f.second = (struct net_hook){.call = on_second, .ctx = &f};
    net_loop_add_hook(f.loop, &f.first);
    net_loop_add_hook(f.loop, &f.second);
    net_loop_run(f.loop);
    assert_str_equals(sl_buf_str(&f.trace), "1");
    teardown(&f);
}

static void on_timer_freeing_itself(void *ctx)
{
    struct fixture *f = ctx;

    on_timer(ctx);
    if (f->trace.len == 3) {
        net_timer_free(f->timer);
        net_loop_stop(f->loop);
    }
}

static void a_timer_repeats_and_may_free_itself(void **state)
{
    struct fixture f;

    (void)state;
    setup(&f);
    f.timer = net_timer_new(f.loop, on_timer_freeing_itself, &f);
    assert_non_null(f.timer);
    net_timer_start(f.timer, 0, 1);
    net_loop_run(f.loop);
    assert_str_equals(sl_buf_str(&f.trace), "ttt");
    teardown(&f);
}

static void on_signal(void *ctx)
{
    struct fixture *f = ctx;

    sl_buf_add_char(&f->trace, 's');
    net_loop_stop(f->loop);
}

static void a_signal_reaches_the_loop(void **state)
{
    struct fixture f;
    struct sl_error err = {0};

    (void)state;
    setup(&f);
    struct net_signal *usr1 = net_signal_new(f.loop, SIGUSR1, on_signal, &f, &err);
    assert_non_null(usr1);
    raise(SIGUSR1);
    net_loop_run(f.loop);
    assert_str_equals(sl_buf_str(&f.trace), "s");
    net_signal_free(usr1);
    assert_null(net_signal_new(f.loop, SIGKILL, on_signal, &f, &err));
    assert_int_equal(err.code, SL_SYSTEM);
    teardown(&f);
}

int main(void)
{
    net_log_to(NULL);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hooks_run_in_order_and_waking_makes_another_tick),
        cmocka_unit_test(a_hook_may_remove_itself_and_the_next),
        cmocka_unit_test(a_timer_repeats_and_may_free_itself),
        cmocka_unit_test(a_signal_reaches_the_loop),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
