/* SPDX-License-Identifier: MIT */
/*
 * Workers without memory: the first, second, third ... allocation of a session of two workers
 * fails. Nothing crashes or leaks, every run that was acknowledged has one end, and no worker hears
 * of a run that it does not have. The linker sends the allocator's calls here.
 */
#include "unit/starve.h"

#include <stdio.h>
#include <stdlib.h>

#include "agent/pool.h"
#include "sluice/view.h"

enum { RUNS = 3 };

/* Nothing here allocates. */
struct worker {
    struct lab *lab;
    struct pool_worker *handle;
    const char *id;
    uint64_t leases[RUNS]; /* of run "r0" and so on in thread "t0", 0 for none */
    unsigned assigns, overs;
};

struct lab {
    struct store *store;
    struct hub *hub;
    struct pool *pool;
    struct hub_peer *peer;
    struct principal who;
    struct worker w[2];
    uint64_t now_ms;
    bool acked[RUNS];
};

static uint64_t lab_now(void *ctx)
{
    return ++((struct lab *)ctx)->now_ms;
}

static uint64_t pool_now(void *ctx)
{
    return ((struct lab *)ctx)->now_ms;
}

static void lab_wake(void *ctx)
{
    (void)ctx;
}

static void on_want_write(void *ctx)
{
    (void)ctx;
}

static void on_control(void *ctx, struct sl_str json)
{
    static const char ack[] = "{\"op\":\"ack\",\"request\":\"run\",\"runId\":\"r";
    struct lab *lab = ctx;

    if (json.len > sizeof(ack) && memcmp(json.ptr, ack, sizeof(ack) - 1) == 0)
        lab->acked[json.ptr[sizeof(ack) - 1] - '0'] = true;
}

static const struct hub_peer_ops peer_ops = {on_want_write, on_control};

/* --- workers --- */

static uint64_t *lease_of(struct worker *worker, const struct pool_run *run)
{
    assert_int_equal(run->run.len, 2);
    assert_non_null(worker->handle);
    return &worker->leases[run->run.ptr[1] - '0'];
}

static void on_assign(void *ctx, const struct pool_assign *assign)
{
    struct worker *worker = ctx;

    assert_int_equal(*lease_of(worker, &assign->run), 0);
    *lease_of(worker, &assign->run) = assign->run.lease;
    worker->assigns++;
}

static void on_ack(void *ctx, const struct pool_run *run, struct sl_str producer, uint64_t sequence)
{
    (void)producer;
    assert_true(sequence > 0);
    assert_int_equal(*lease_of(ctx, run), run->lease);
}

static void on_message(void *ctx, const struct pool_run *run, const struct agent_message *message)
{
    (void)message;
    assert_int_equal(*lease_of(ctx, run), run->lease);
}

static void on_cancel(void *ctx, const struct pool_run *run, uint64_t grace_ms)
{
    (void)grace_ms;
    assert_int_equal(*lease_of(ctx, run), run->lease);
}

static void on_over(void *ctx, const struct pool_run *run, const char *code)
{
    (void)code;
    assert_int_equal(*lease_of(ctx, run), run->lease);
    *lease_of(ctx, run) = 0;
    ((struct worker *)ctx)->overs++;
}

static void on_replaced(void *ctx)
{
    ((struct worker *)ctx)->handle = NULL;
}

static const struct pool_worker_ops worker_ops = {.assign = on_assign,
                                                  .ack = on_ack,
                                                  .message = on_message,
                                                  .cancel = on_cancel,
                                                  .over = on_over,
                                                  .replaced = on_replaced};

static void on_sequence(void *ctx, struct sl_str producer, uint64_t sequence)
{
    (void)ctx;
    (void)producer;
    (void)sequence;
}

static struct pool_run run_of(const struct worker *worker, int number)
{
    static const char *const threads[RUNS] = {"t0", "t1", "t2"};
    static const char *const runs[RUNS] = {"r0", "r1", "r2"};

    return (struct pool_run){sl_str_from(threads[number]), sl_str_from(runs[number]),
                             worker->leases[number]};
}

static void come(struct worker *worker)
{
    struct pool_agent_row row = {SL_STR("w"), SL_STR("{\"a\":1}"), SL_POLICY_REPAIR, true};
    struct pool_hello hello = {sl_str_from(worker->id), SL_STR("s"), &row, 1, 2};

    worker->handle = pool_attach(worker->lab->pool, &hello, &worker_ops, worker, NULL);
    assert_true(worker->handle || did_fail);
    if (!worker->handle)
        return;
    for (int i = 0; i < RUNS; i++) {
        struct pool_run run = run_of(worker, i);
        if (run.lease && !pool_continue(worker->handle, &run, on_sequence, NULL, NULL))
            worker->leases[i] = 0;
    }
    pool_ready(worker->handle);
}

static void go(struct worker *worker)
{
    struct pool_worker *handle = worker->handle;

    worker->handle = NULL;
    if (handle)
        pool_detach(handle, false);
}

static void say(struct worker *worker, int number, uint64_t sequence, const char *event)
{
    struct pool_run run = run_of(worker, number);
    struct sl_str events[] = {sl_str_from(event)};

    struct sl_error err = {0};

    if (worker->handle && run.lease &&
        !pool_events(worker->handle, &run, SL_STR("main"), sequence, events, 1, &err))
        assert_true(did_fail);
}

static void give_back(struct worker *worker, int number)
{
    struct pool_run run = run_of(worker, number);

    if (worker->handle && run.lease && pool_release(worker->handle, &run, "no", NULL) &&
        worker->leases[number] == run.lease)
        worker->leases[number] = 0;
}

/* --- the lab --- */

static bool lab_open(struct lab *lab)
{
    struct store_memory_options store = {.max_bytes = 1 << 20,
                                         .max_threads = 10,
                                         .max_keys = 10,
                                         .now_ms = lab_now,
                                         .random = lab_now,
                                         .wake = lab_wake,
                                         .ctx = lab};
    struct hub_options hub = {.max_thread_entries = 1000,
                              .max_thread_bytes = 1 << 20,
                              .max_state = 1 << 20,
                              .max_messages = 1 << 20,
                              .max_unacked_events = 100,
                              .max_unacked_bytes = 1 << 20,
                              .queue_entries = 8,
                              .queue_bytes = 1 << 20,
                              .sub_queue_entries = 8,
                              .sub_queue_bytes = 1 << 20,
                              .max_held = 1 << 20,
                              .max_subs = 10,
                              .max_inputs = 10,
                              .max_input_bytes = 1 << 20,
                              .thread_idle_ms = 1000000,
                              .now_ms = lab_now,
                              .ctx = lab};
    struct pool_options pool = {.lease_ms = 5000,
                                .wait_ms = 5000,
                                .cancel_ms = 5000,
                                .max_agents = 2,
                                .max_workers = 2,
                                .max_waiting = 2,
                                .max_event = 1000,
                                .max_unacked = 10,
                                .max_unacked_bytes = 10000,
                                .now_ms = pool_now,
                                .ctx = lab};

    lab->w[0] = (struct worker){.lab = lab, .id = "one"};
    lab->w[1] = (struct worker){.lab = lab, .id = "two"};
    if (!principal_init_local(&lab->who))
        return false;
    lab->store = store_memory_new(&store);
    lab->hub = lab->store ? hub_new(&hub, lab->store) : NULL;
    lab->pool = lab->hub ? pool_new(&pool, lab->hub) : NULL;
    lab->peer = lab->pool ? hub_peer_new(lab->hub, SL_JSON, &peer_ops, lab) : NULL;
    return lab->peer != NULL;
}

static void lab_close(struct lab *lab)
{
    if (lab->peer)
        hub_peer_free(lab->peer);
    go(&lab->w[0]);
    go(&lab->w[1]);
    if (lab->pool)
        pool_stop(lab->pool);
    hub_free(lab->hub);
    pool_free(lab->pool);
    if (lab->store)
        lab->store->ops->free(lab->store);
    principal_clear(&lab->who);
}

static void tick(struct lab *lab)
{
    for (int i = 0; i < 3; i++) {
        store_memory_run(lab->store);
        hub_tick_end(lab->hub);
    }
}

static void request(struct lab *lab, int number)
{
    char thread[8], id[8], input[128];

    snprintf(thread, sizeof(thread), "t%d", number);
    snprintf(id, sizeof(id), "r%d", number);
    snprintf(input, sizeof(input),
             "{\"threadId\":\"%s\",\"runId\":\"%s\",\"tools\":[],\"context\":[],\"messages\":[]}",
             thread, id);
    struct hub_run_request asked = {.key = sl_str_from(id),
                                    .agent = SL_STR("w"),
                                    .thread = sl_str_from(thread),
                                    .run = sl_str_from(id),
                                    .input = sl_str_from(input)};
    hub_request_run(lab->peer, &lab->who, (struct hub_ref){false, 0}, &asked);
    tick(lab);
}

static void bring(struct lab *lab)
{
    struct hub_state_change patch = {
        SL_STR("p"), SL_STR("t0"), SL_STR("[{\"op\":\"add\",\"path\":\"/a\",\"value\":1}]"), true};
    struct hub_input input = {SL_STR("i"), SL_STR("t0"), SL_STR("r0"), SL_STR("1")};

    hub_change_state(lab->peer, &lab->who, (struct hub_ref){false, 0}, &patch);
    hub_input(lab->peer, &lab->who, (struct hub_ref){false, 0}, &input);
    tick(lab);
}

static void session(struct lab *lab)
{
    struct worker *one = &lab->w[0], *two = &lab->w[1];

    come(one);
    request(lab, 0);
    say(one, 0, 1, "{\"type\":\"RUN_STARTED\",\"threadId\":\"t0\",\"runId\":\"r0\"}");
    tick(lab);
    go(one);
    bring(lab);
    come(one);
    come(two);
    tick(lab);
    request(lab, 1);
    give_back(one, 1);
    give_back(two, 1);
    tick(lab);
    request(lab, 2);
    say(one, 0, 2, "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t0\",\"runId\":\"r0\"}");
    tick(lab);
    go(two);
    lab->now_ms += 6000;
    pool_tick(lab->pool);
    tick(lab);
    hub_cancel(lab->peer, &lab->who, (struct hub_ref){false, 0}, SL_STR("c"), SL_STR("t2"),
               SL_STR("r2"));
    tick(lab);
}

/* --- afterwards --- */

struct count {
    struct sl_view *view;
    const char *thread;
    unsigned terminals;
};

static bool count_delivery(void *ctx, const struct sl_delivery *delivery)
{
    struct count *count = ctx;

    count->terminals += !delivery->is_state &&
                        (delivery->type == SL_EV_RUN_FINISHED || delivery->type == SL_EV_RUN_ERROR);
    return true;
}

static void count_loaded(void *ctx, uint64_t generation, struct sl_place place,
                         struct sl_bytes *view)
{
    struct count *count = ctx;
    struct sl_view_limits limits = {1 << 20, 1 << 20};

    (void)generation;
    (void)place;
    assert_null(view);
    count->view = sl_view_new(sl_str_from(count->thread), &limits);
}

static void count_entry(void *ctx, const struct store_entry *entry)
{
    struct count *count = ctx;

    assert_true(sl_view_step(count->view, &entry->entry, count_delivery, count, NULL, NULL));
}

static void count_caught_up(void *ctx)
{
    (void)ctx;
}

static void count_lost(void *ctx, const struct sl_error *err)
{
    (void)ctx;
    fail_msg("%s", err->text);
}

static void assert_one_end(struct lab *lab, const char *thread, bool acked)
{
    struct count count = {.thread = thread};
    struct store_follower to = {&count, count_loaded, count_entry, count_caught_up, count_lost};
    void *handle = lab->store->ops->follow(lab->store, sl_str_from(thread), &to);

    tick(lab);
    assert_int_equal(sl_view_live_run(count.view).len, 0);
    assert_true(count.terminals <= 1);
    assert_true(!acked || count.terminals == 1);
    sl_view_free(count.view);
    lab->store->ops->unfollow(lab->store, handle);
}

static void settle(struct lab *lab)
{
    go(&lab->w[0]);
    go(&lab->w[1]);
    for (int i = 0; i < 20; i++) {
        lab->now_ms += 1000;
        pool_tick(lab->pool);
        hub_tick_second(lab->hub);
        tick(lab);
    }
    assert_int_equal(hub_live_runs(lab->hub), 0);
    assert_one_end(lab, "t0", lab->acked[0]);
    assert_one_end(lab, "t1", lab->acked[1]);
    assert_one_end(lab, "t2", lab->acked[2]);
}

static void session_without(size_t number)
{
    struct lab lab = {.now_ms = 1000};

    countdown = number;
    did_fail = false;
    bool open = lab_open(&lab);
    if (open)
        session(&lab);
    assert_true(open || did_fail);
    countdown = 0;
    if (open)
        settle(&lab);
    for (int i = 0; i < RUNS; i++)
        assert_true(lab.acked[i] || number);
    if (number == 0) {
        assert_int_equal(lab.w[0].assigns + lab.w[1].assigns, 5);
        assert_int_equal(lab.w[0].overs + lab.w[1].overs, 1);
    }
    lab_close(&lab);
}

static void every_allocation_fails_once(void **state)
{
    size_t number = 1;

    (void)state;
    session_without(0);
    do
        session_without(number++);
    while (did_fail);
    assert_true(number > 300);
    print_message("%zu allocations\n", number);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_allocation_fails_once)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
