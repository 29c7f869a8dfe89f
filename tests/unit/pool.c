/* SPDX-License-Identifier: MIT */
/* The pool: who gets which run, what workers may say about it, and what they hear. */
#include "pool_rig.h"

#include <stdio.h>
#include <stdlib.h>

enum { WORKERS = 4 };

struct scene {
    struct pool_rig *lab;
    struct rig_peer *peer;
    struct pool_rig_worker w[WORKERS]; /* "a", "b", ... */
};

static struct scene begin(void **state)
{
    static const char *const ids[WORKERS] = {"a", "b", "c", "d"};
    struct rig_setup setup = {.delayed = *(bool *)*state};
    struct scene scene = {.lab = pool_rig_new(&setup)};

    scene.peer = rig_peer_new(scene.lab->rig, SL_JSON);
    for (size_t i = 0; i < WORKERS; i++)
        pool_rig_worker_init(&scene.w[i], scene.lab, ids[i]);
    return scene;
}

static void end(struct scene *scene)
{
    rig_peer_free(scene->peer);
    for (size_t i = 0; i < WORKERS; i++)
        pool_rig_worker_clear(&scene->w[i]);
    pool_rig_free(scene->lab);
}

static void settle(struct scene *scene)
{
    rig_settle(scene->lab->rig);
}

static void ask(struct scene *scene, const char *thread, const char *run)
{
    pool_rig_ask(scene->peer, "w", thread, run);
    settle(scene);
}

static void assert_last(struct scene *scene, const char *thread, const char *terminal)
{
    struct rig_oracle *oracle = rig_watch(scene->lab->rig, thread);

    settle(scene);
    struct sl_str last = rig_last_event(oracle);
    if (!sl_str_equal(last, sl_str_from(terminal)))
        fail_msg("ended with %.*s, not %s", SL_STR_ARG(last), terminal);
    assert_int_equal(oracle->terminals, 1);
}

static void assert_failed(struct scene *scene, const char *thread, const char *code)
{
    char text[64];
    struct rig_oracle *oracle = rig_watch(scene->lab->rig, thread);

    settle(scene);
    assert_int_equal(oracle->terminals, 1);
    struct sl_str last = rig_last_event(oracle);
    snprintf(text, sizeof(text), "\"code\":\"%s\"", code);
    if (!memmem(last.ptr, last.len, text, strlen(text)))
        fail_msg("ended with %.*s, not with %s", SL_STR_ARG(last), code);
}

static void input(struct scene *scene, const char *thread, const char *run, const char *key)
{
    struct hub_input with = {sl_str_from(key), sl_str_from(thread), sl_str_from(run), SL_STR("7")};

    hub_input(scene->peer->peer, &scene->peer->who, (struct hub_ref){true, 3}, &with);
    settle(scene);
}

static void patch(struct scene *scene, const char *thread, const char *key, const char *json)
{
    struct hub_state_change with = {sl_str_from(key), sl_str_from(thread), sl_str_from(json), true};

    hub_change_state(scene->peer->peer, &scene->peer->who, (struct hub_ref){true, 4}, &with);
    settle(scene);
}

#define INPUT(key) "{\"key\":\"5:local:" key "\",\"subject\":\"local\",\"value\":7}\n"

#define assert_refused(what, wanted_code, wanted_field)                                            \
    do {                                                                                           \
        assert_false(what);                                                                        \
        assert_string_equal(sl_code_name(err.code), wanted_code);                                  \
        assert_string_equal(err.field, wanted_field);                                              \
        last_limit = err.limit;                                                                    \
        err = (struct sl_error){0};                                                                \
    } while (0)
static size_t last_limit;

/* --- the way of a run --- */

static void a_worker_does_a_run(void **state)
{
    struct scene s = begin(state);

    rig_subscribe(s.peer, 1, "t", NULL);
    pool_rig_attach(&s.w[0], 2);
    ask(&s, "t", "r");
    assert_heard(&s.w[0], "assign t r 1 1\n");
    assert_string_equal(s.w[0].key, "5:local:r");
    assert_string_equal(s.w[0].subject, "local");
    assert_string_equal(s.w[0].persona, "");
    assert_string_equal(s.w[0].resume_keys, "{}");
    assert_non_null(strstr(s.w[0].input.ptr, "\"runId\":\"r\""));
    pool_rig_begin(&s.w[0], "t", "r", 1);
    settle(&s);
    assert_heard(&s.w[0], "ack t r main 1\n");
    assert_true(pool_rig_say(&s.w[0], "t", "r", 1, 2, POOL_CUSTOM, NULL));
    pool_rig_finish(&s.w[0], "t", "r", 1, 3);
    settle(&s);
    assert_heard(&s.w[0], "ack t r main 3\nover t r ended\n");
    assert_last(&s, "t", "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\"}");
    rig_caught_up(s.peer, 1);
    assert_int_equal(s.peer->replicas[1].events, 3);
    assert_int_equal(hub_live_runs(s.lab->rig->hub), 0);
    end(&s);
}

static void the_one_with_most_room_gets_a_run(void **state)
{
    struct scene s = begin(state);

    pool_rig_attach(&s.w[0], 1);
    pool_rig_attach(&s.w[1], 3);
    pool_rig_attach(&s.w[2], 1);
    ask(&s, "t1", "r");
    assert_heard(&s.w[1], "assign t1 r 1 1\n");
    ask(&s, "t2", "r");
    assert_heard(&s.w[1], "assign t2 r 1 1\n");
    /* All have room for one: in turn, who never had one first. */
    ask(&s, "t3", "r");
    ask(&s, "t4", "r");
    ask(&s, "t5", "r");
    assert_heard(&s.w[0], "assign t3 r 1 1\n");
    assert_heard(&s.w[2], "assign t4 r 1 1\n");
    assert_heard(&s.w[1], "assign t5 r 1 1\n");
    ask(&s, "t6", "r");
    ask(&s, "t7", "r");
    for (size_t i = 0; i < 3; i++)
        assert_heard(&s.w[i], "");
    /* The longest waiting first. */
    pool_rig_begin(&s.w[2], "t4", "r", 1);
    pool_rig_finish(&s.w[2], "t4", "r", 1, 2);
    settle(&s);
    assert_heard(&s.w[2], "ack t4 r main 2\nover t4 r ended\nassign t6 r 1 1\n");
    pool_set_capacity(s.w[0].worker, 2);
    assert_heard(&s.w[0], "assign t7 r 1 1\n");
    end(&s);
}

static void equal_ones_take_turns(void **state)
{
    struct scene s = begin(state);
    char thread[16], text[128];

    for (size_t i = 0; i < 3; i++)
        pool_rig_attach(&s.w[i], 1);
    for (unsigned i = 0; i < 9; i++) {
        struct pool_rig_worker *worker = &s.w[i % 3];
        snprintf(thread, sizeof(thread), "t%u", i);
        ask(&s, thread, "r");
        snprintf(text, sizeof(text), "assign %s r 1 1\n", thread);
        assert_heard(worker, text);
        pool_rig_begin(worker, thread, "r", 1);
        pool_rig_finish(worker, thread, "r", 1, 2);
        settle(&s);
        sl_buf_reset(&worker->heard);
    }
    end(&s);
}

static void no_capacity_no_runs(void **state)
{
    struct scene s = begin(state);

    pool_rig_attach(&s.w[0], 0);
    ask(&s, "t", "r");
    assert_heard(&s.w[0], "");
    pool_set_capacity(s.w[0].worker, 1);
    assert_heard(&s.w[0], "assign t r 1 1\n");
    /* Less than it has: those go on. */
    pool_set_capacity(s.w[0].worker, 0);
    ask(&s, "t2", "r");
    pool_rig_begin(&s.w[0], "t", "r", 1);
    pool_rig_finish(&s.w[0], "t", "r", 1, 2);
    settle(&s);
    assert_heard(&s.w[0], "ack t r main 2\nover t r ended\n");
    end(&s);
}

static void a_run_waits_for_a_worker(void **state)
{
    struct scene s = begin(state);

    pool_rig_attach(&s.w[0], 0);
    ask(&s, "t", "r");
    pool_rig_pass(s.lab, 800);
    pool_rig_attach(&s.w[1], 1);
    assert_heard(&s.w[1], "assign t r 1 1\n");
    pool_rig_detach(&s.w[1]);
    end(&s);
}

static void a_run_does_not_wait_for_ever(void **state)
{
    struct scene s = begin(state);

    pool_rig_attach(&s.w[0], 0);
    ask(&s, "t", "r");
    pool_rig_pass(s.lab, 900);
    assert_int_equal(rig_watch(s.lab->rig, "t")->terminals, 0);
    pool_heard(s.w[0].worker);
    pool_rig_pass(s.lab, 300);
    assert_last(&s, "t",
                "{\"type\":\"RUN_ERROR\",\"message\":\"no worker took the run in time\","
                "\"code\":\"no_worker\"}");
    /* The thread takes another one. */
    pool_set_capacity(s.w[0].worker, 1);
    ask(&s, "t", "r2");
    assert_heard(&s.w[0], "assign t r2 3 1\n");
    end(&s);
}

static void not_too_many_wait(void **state)
{
    struct scene s = begin(state);

    pool_rig_attach(&s.w[0], 0);
    ask(&s, "t1", "r");
    ask(&s, "t2", "r");
    ask(&s, "t3", "r");
    ask(&s, "t4", "r");
    assert_last(&s, "t4",
                "{\"type\":\"RUN_ERROR\",\"message\":\"too many runs of this agent wait "
                "for a worker\",\"code\":\"no_worker\"}");
    assert_int_equal(hub_live_runs(s.lab->rig->hub), 3);
    end(&s);
}

static void an_input_made_late_is_up_to_date(void **state)
{
    struct scene s = begin(state);

    pool_rig_attach(&s.w[0], 0);
    ask(&s, "t", "r");
    patch(&s, "t", "p", "[{\"op\":\"add\",\"path\":\"/a\",\"value\":1}]");
    input(&s, "t", "r", "i");
    pool_set_capacity(s.w[0].worker, 1);
    /* The patch is in the state, the input follows. */
    assert_heard(&s.w[0], "assign t r 1 1\ninput t r 0 again " INPUT("i"));
    assert_non_null(strstr(s.w[0].input.ptr, "\"state\":{\"a\":1}"));
    end(&s);
}

/* --- what comes in mid-run --- */

static void a_worker_gets_what_clients_send(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};
    const struct pool_run run = {SL_STR("t"), SL_STR("r"), 1};

    pool_rig_attach(&s.w[0], 1);
    ask(&s, "t", "r");
    sl_buf_reset(&s.w[0].heard);
    pool_rig_begin(&s.w[0], "t", "r", 1);
    settle(&s);
    sl_buf_reset(&s.w[0].heard);
    input(&s, "t", "r", "i");
    patch(&s, "t", "p", "[{\"op\":\"add\",\"path\":\"/a\",\"value\":1}]");
    assert_heard(&s.w[0],
                 "input t r 1 " INPUT("i") "patch t r 1 {\"key\":\"5:local:p\",\"subject\":"
                                           "\"local\",\"patch\":[{\"op\":\"add\",\"path\":\"/"
                                           "a\",\"value\":1}]}\n");
    assert_true(pool_taken(s.w[0].worker, &run, SL_STR("[\"5:local:i\"]"), &err));
    settle(&s);
    pool_rig_detach(&s.w[0]);
    struct pool_agent_row row = {SL_STR("w"), SL_STR(""), SL_POLICY_REPAIR, true};
    struct pool_hello hello = {SL_STR("a"), SL_STR("s"), &row, 1, 1};
    assert_true(pool_rig_hello(&s.w[0], &hello, &err));
    pool_rig_ready(&s.w[0]); /* it does not name the run */
    assert_failed(&s, "t", "worker_lost");
    end(&s);
}

static size_t told_count;
static char told[256];

static void on_sequence(void *ctx, struct sl_str producer, uint64_t sequence)
{
    size_t len = strlen(told);

    (void)ctx;
    told_count++;
    snprintf(told + len, sizeof(told) - len, "%.*s:%llu ", SL_STR_ARG(producer),
             (unsigned long long)sequence);
}

/* Comes back over another connection, with a run of its. */
static bool come_back(struct scene *s, size_t who, const struct pool_run *run, struct sl_error *err)
{
    struct pool_agent_row row = {SL_STR("w"), SL_STR(""), SL_POLICY_REPAIR, true};
    struct pool_hello hello = {sl_str_from(s->w[who].id), SL_STR("s"), &row, 1, 1};

    told_count = 0;
    told[0] = '\0';
    assert_true(pool_rig_hello(&s->w[who], &hello, NULL));
    bool continued = pool_continue(s->w[who].worker, run, on_sequence, NULL, err);
    pool_rig_ready(&s->w[who]);
    return continued;
}

static void a_worker_comes_back_and_goes_on(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};
    const struct pool_run run = {SL_STR("t"), SL_STR("r"), 1};
    const struct sl_str two[] = {SL_STR(POOL_CUSTOM), SL_STR(POOL_CUSTOM)};

    rig_subscribe(s.peer, 1, "t", NULL);
    pool_rig_attach(&s.w[0], 1);
    ask(&s, "t", "r");
    pool_rig_begin(&s.w[0], "t", "r", 1);
    assert_true(pool_events(s.w[0].worker, &run, SL_STR("main"), 2, two, 2, &err));
    assert_true(pool_events(s.w[0].worker, &run, SL_STR("other"), 1, two, 1, &err));
    pool_rig_detach(&s.w[0]); /* before it heard of any of them */
    settle(&s);
    input(&s, "t", "r", "i");
    patch(&s, "t", "p", "[{\"op\":\"add\",\"path\":\"/a\",\"value\":1}]");
    sl_buf_reset(&s.w[0].heard);
    assert_true(come_back(&s, 0, &run, &err));
    assert_int_equal(told_count, 2);
    assert_non_null(strstr(told, "main:3 "));
    assert_non_null(strstr(told, "other:1 "));
    assert_heard(&s.w[0], "patch t r 4 again {\"state\":{\"a\":1}}\ninput t r 4 again " INPUT("i"));
    /* It does not know better and sends from the second one on, with a new one behind. */
    const struct sl_str three[] = {SL_STR(POOL_CUSTOM), SL_STR(POOL_CUSTOM), SL_STR(POOL_CUSTOM)};
    assert_true(pool_events(s.w[0].worker, &run, SL_STR("main"), 2, three, 3, &err));
    assert_heard(&s.w[0], "ack t r main 3\n");
    settle(&s);
    assert_heard(&s.w[0], "ack t r main 4\n");
    /* Nothing but known ones. */
    assert_true(pool_events(s.w[0].worker, &run, SL_STR("main"), 1, three, 2, &err));
    assert_heard(&s.w[0], "ack t r main 4\n");
    pool_rig_finish(&s.w[0], "t", "r", 1, 5);
    settle(&s);
    assert_heard(&s.w[0], "ack t r main 5\nover t r ended\n");
    rig_caught_up(s.peer, 1);
    /* 5 of main, 1 of other, and the patch as a delta. */
    assert_int_equal(rig_watch(s.lab->rig, "t")->deliveries.count, 7);
    assert_int_equal(rig_watch(s.lab->rig, "t")->terminals, 1);
    end(&s);
}

static void acks_find_who_came_back(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};
    const struct pool_run run = {SL_STR("t"), SL_STR("r"), 1};

    pool_rig_attach(&s.w[0], 1);
    ask(&s, "t", "r");
    pool_rig_begin(&s.w[0], "t", "r", 1);
    pool_rig_detach(&s.w[0]);
    sl_buf_reset(&s.w[0].heard);
    assert_true(come_back(&s, 0, &run, &err));
    assert_string_equal(told, "main:0 "); /* on its way */
    settle(&s);
    assert_heard(&s.w[0], "ack t r main 1\n");
    end(&s);
}

static void another_connection_takes_the_worker_over(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};
    struct pool_rig_worker twin;
    struct pool_agent_row row = {SL_STR("w"), SL_STR(""), SL_POLICY_REPAIR, true};
    struct pool_hello hello = {SL_STR("a"), SL_STR("s"), &row, 1, 1};
    const struct pool_run run = {SL_STR("t"), SL_STR("r"), 1};

    pool_rig_worker_init(&twin, s.lab, "a");
    pool_rig_attach(&s.w[0], 1);
    ask(&s, "t", "r");
    assert_heard(&s.w[0], "assign t r 1 1\n");
    hello.subject = SL_STR("somebody else");
    assert_refused(pool_rig_hello(&twin, &hello, &err), "worker_in_use", "worker");
    assert_heard(&s.w[0], "");
    hello.subject = SL_STR("s");
    assert_true(pool_rig_hello(&twin, &hello, &err));
    assert_heard(&s.w[0], "replaced\n");
    assert_true(pool_continue(twin.worker, &run, on_sequence, NULL, &err));
    err = (struct sl_error){0};
    assert_refused(pool_continue(twin.worker, &run, on_sequence, NULL, &err), "bad_field", "runId");
    pool_rig_ready(&twin);
    pool_rig_begin(&twin, "t", "r", 1);
    pool_rig_finish(&twin, "t", "r", 1, 2);
    settle(&s);
    assert_heard(&twin, "ack t r main 2\nover t r ended\n");
    assert_heard(&s.w[0], "");
    pool_rig_worker_clear(&twin);
    end(&s);
}

/* --- when a worker goes --- */

static void a_lease_that_lapsed_before_a_word(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};
    const struct pool_run run = {SL_STR("t"), SL_STR("r"), 1};

    pool_rig_attach(&s.w[0], 1);
    ask(&s, "t", "r");
    pool_rig_detach(&s.w[0]);
    pool_rig_attach(&s.w[1], 1);
    input(&s, "t", "r", "i");
    pool_rig_pass(s.lab, 900);
    assert_heard(&s.w[1], "");
    pool_rig_pass(s.lab, 200);
    assert_heard(&s.w[1], "assign t r 2 2\ninput t r 0 again " INPUT("i"));
    /* Too late. */
    assert_refused(come_back(&s, 0, &run, &err), "unknown_run", "runId");
    assert_refused(pool_rig_say(&s.w[0], "t", "r", 1, 1, POOL_CUSTOM, &err), "unknown_run",
                   "runId");
    pool_rig_begin(&s.w[1], "t", "r", 2);
    pool_rig_finish(&s.w[1], "t", "r", 2, 2);
    assert_last(&s, "t", "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\"}");
    end(&s);
}

static void a_lease_that_lapsed_after_a_word(void **state)
{
    struct scene s = begin(state);

    pool_rig_attach(&s.w[0], 1);
    pool_rig_attach(&s.w[1], 1);
    ask(&s, "t", "r");
    pool_rig_begin(&s.w[0], "t", "r", 1);
    pool_rig_detach(&s.w[0]);
    for (int i = 0; i < 11; i++) {
        pool_heard(s.w[1].worker);
        pool_rig_pass(s.lab, 100);
    }
    assert_heard(&s.w[1], "");
    assert_last(&s, "t",
                "{\"type\":\"RUN_ERROR\",\"message\":\"the worker was not heard of for the time "
                "of its lease\",\"code\":\"worker_lost\"}");
    end(&s);
}

/* The inputs that one has taken would be missing to the other. */
static void a_lease_that_lapsed_after_an_input_was_taken(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};
    const struct pool_run run = {SL_STR("t"), SL_STR("r"), 1};

    pool_rig_attach(&s.w[0], 1);
    ask(&s, "t", "r");
    input(&s, "t", "r", "i");
    assert_true(pool_taken(s.w[0].worker, &run, SL_STR("[\"5:local:i\"]"), &err));
    settle(&s);
    pool_rig_detach(&s.w[0]);
    pool_rig_attach(&s.w[1], 1);
    pool_rig_pass(s.lab, 1100);
    assert_heard(&s.w[1], "");
    assert_failed(&s, "t", "worker_lost");
    end(&s);
}

static void goodbye_waits_for_no_lease(void **state)
{
    struct scene s = begin(state);

    pool_rig_attach(&s.w[0], 1);
    ask(&s, "t", "r");
    pool_rig_attach(&s.w[1], 1);
    pool_detach(s.w[0].worker, true);
    s.w[0].worker = NULL;
    settle(&s);
    assert_heard(&s.w[1], "assign t r 2 2\n");
    end(&s);
}

static void a_run_is_not_started_for_ever(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};

    pool_rig_attach(&s.w[0], 1);
    ask(&s, "t", "r");
    for (uint64_t lease = 1; lease <= 3; lease++) {
        char text[64];
        const struct pool_run run = {SL_STR("t"), SL_STR("r"), lease};
        snprintf(text, sizeof(text), "assign t r %u %u\n", (unsigned)lease, (unsigned)lease);
        assert_heard(&s.w[0], text); /* nobody else is here */
        assert_true(pool_release(s.w[0].worker, &run, lease == 3 ? "no more" : NULL, &err));
        settle(&s);
    }
    assert_last(&s, "t",
                "{\"type\":\"RUN_ERROR\",\"message\":\"no more\",\"code\":\"worker_lost\"}");
    end(&s);
}

static void what_was_given_back_goes_to_another_one(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};
    const struct pool_run run = {SL_STR("t"), SL_STR("r"), 1};

    pool_rig_attach(&s.w[0], 5);
    pool_rig_attach(&s.w[1], 1);
    ask(&s, "t", "r");
    assert_heard(&s.w[0], "assign t r 1 1\n");
    assert_true(pool_release(s.w[0].worker, &run, "not mine", &err));
    settle(&s);
    assert_heard(&s.w[0], "");
    assert_heard(&s.w[1], "assign t r 2 2\n");
    end(&s);
}

static void what_was_given_back_waits_for_another_one(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};
    const struct pool_run run = {SL_STR("t"), SL_STR("r"), 1};

    pool_rig_attach(&s.w[0], 3);
    pool_rig_attach(&s.w[1], 1);
    ask(&s, "t", "r");
    ask(&s, "t2", "r");
    ask(&s, "t3", "r");
    assert_heard(&s.w[0], "assign t r 1 1\nassign t2 r 1 1\n");
    assert_heard(&s.w[1], "assign t3 r 1 1\n");
    assert_true(pool_release(s.w[0].worker, &run, NULL, &err));
    settle(&s);
    assert_heard(&s.w[0], "");
    /* Others are not kept waiting behind it. */
    ask(&s, "t4", "r");
    assert_heard(&s.w[0], "assign t4 r 1 1\n");
    pool_heard(s.w[0].worker);
    pool_rig_pass(s.lab, 1100);
    assert_heard(&s.w[0], "assign t r 2 2\n"); /* rather than no worker at all */
    end(&s);
}

static void the_other_one_went_too(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};
    const struct pool_run run = {SL_STR("t"), SL_STR("r"), 1};

    pool_rig_attach(&s.w[0], 2);
    pool_rig_attach(&s.w[1], 1);
    ask(&s, "t", "r");
    pool_set_capacity(s.w[1].worker, 1);
    ask(&s, "t2", "r");
    sl_buf_reset(&s.w[0].heard);
    sl_buf_reset(&s.w[1].heard);
    pool_set_capacity(s.w[0].worker, 1);
    assert_true(pool_release(s.w[0].worker, &run, NULL, &err));
    settle(&s);
    pool_rig_detach(&s.w[1]);
    pool_rig_pass(s.lab, 100);
    assert_heard(&s.w[0], "assign t r 2 2\n");
    end(&s);
}

/* --- cancels --- */

static void cancel(struct scene *s, const char *thread, const char *run)
{
    sl_buf_reset(&s->peer->control);
    rig_cancel(s->peer, thread, run);
    settle(s);
}

static void a_worker_is_asked_to_end(void **state)
{
    struct scene s = begin(state);

    pool_rig_attach(&s.w[0], 1);
    ask(&s, "t", "r");
    pool_rig_begin(&s.w[0], "t", "r", 1);
    settle(&s);
    sl_buf_reset(&s.w[0].heard);
    cancel(&s, "t", "r");
    assert_heard(&s.w[0], "cancel t r 400\n");
    assert_control(s.peer, "");
    pool_rig_finish(&s.w[0], "t", "r", 1, 2);
    settle(&s);
    assert_heard(&s.w[0], "ack t r main 2\nover t r ended\n");
    assert_control_has(s.peer, "\"request\":\"cancel\"");
    assert_last(&s, "t", "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\"}");
    end(&s);
}

#define CANCELLED                                                                                  \
    "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\","                               \
    "\"outcome\":{\"type\":\"cancelled\"}}"

static void a_worker_that_does_not_end_is_fenced(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};

    pool_rig_attach(&s.w[0], 1);
    ask(&s, "t", "r");
    pool_rig_begin(&s.w[0], "t", "r", 1);
    settle(&s);
    cancel(&s, "t", "r");
    pool_rig_pass(s.lab, 200);
    assert_int_equal(rig_watch(s.lab->rig, "t")->terminals, 0);
    assert_true(pool_rig_say(&s.w[0], "t", "r", 1, 2, POOL_CUSTOM, &err)); /* it may still */
    pool_rig_pass(s.lab, 300);
    assert_last(&s, "t", CANCELLED);
    assert_control_has(s.peer, "\"request\":\"cancel\"");
    assert_heard(&s.w[0], "assign t r 1 1\nack t r main 1\ncancel t r 400\nack t r main 2\n"
                          "over t r cancelled\n");
    assert_refused(pool_rig_say(&s.w[0], "t", "r", 1, 3, POOL_CUSTOM, &err), "run_over", "runId");
    end(&s);
}

static void a_worker_gives_a_cancelled_run_back(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};
    const struct pool_run run = {SL_STR("t"), SL_STR("r"), 1};

    pool_rig_attach(&s.w[0], 1);
    pool_rig_attach(&s.w[1], 1);
    ask(&s, "t", "r");
    cancel(&s, "t", "r");
    assert_true(pool_release(s.w[0].worker, &run, NULL, &err));
    assert_last(&s, "t", CANCELLED);
    assert_heard(&s.w[1], "");
    end(&s);
}

static void who_is_away_is_not_asked(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};
    const struct pool_run run = {SL_STR("t"), SL_STR("r"), 1};

    pool_rig_attach(&s.w[0], 1);
    ask(&s, "t", "r");
    pool_rig_begin(&s.w[0], "t", "r", 1);
    pool_rig_detach(&s.w[0]);
    cancel(&s, "t", "r");
    assert_last(&s, "t", CANCELLED);
    assert_refused(come_back(&s, 0, &run, &err), "unknown_run", "runId");
    end(&s);
}

static void who_comes_back_is_asked_again(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};
    const struct pool_run run = {SL_STR("t"), SL_STR("r"), 1};

    pool_rig_attach(&s.w[0], 1);
    ask(&s, "t", "r");
    cancel(&s, "t", "r");
    uint64_t asked_ms = s.lab->rig->now_ms;
    pool_rig_detach(&s.w[0]);
    sl_buf_reset(&s.w[0].heard);
    pool_rig_pass(s.lab, 100);
    assert_true(come_back(&s, 0, &run, &err));
    unsigned rest = 0;
    sl_buf_add_char(&s.w[0].heard, '\0');
    assert_int_equal(sscanf(s.w[0].heard.ptr, "cancel t r %u", &rest), 1);
    uint64_t passed_ms = s.lab->rig->now_ms - asked_ms;
    assert_in_range(rest, 400 - passed_ms - 16, 400 - passed_ms); /* and the ticks of the cancel */
    end(&s);
}

static void a_waiting_run_is_cancelled_at_once(void **state)
{
    struct scene s = begin(state);

    pool_rig_attach(&s.w[0], 0);
    ask(&s, "t", "r");
    cancel(&s, "t", "r");
    assert_last(&s, "t", CANCELLED);
    assert_control_has(s.peer, "\"request\":\"cancel\"");
    pool_set_capacity(s.w[0].worker, 1);
    assert_heard(&s.w[0], "");
    end(&s);
}

/* --- drains, and what else ends runs --- */

static void a_drain_ends_what_is_left(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};
    const struct pool_run run = {SL_STR("t"), SL_STR("r"), 1};

    pool_rig_attach(&s.w[0], 3);
    pool_rig_attach(&s.w[1], 3);
    ask(&s, "t", "r");
    ask(&s, "t2", "r");
    ask(&s, "t3", "r");
    hub_drain(s.lab->rig->hub);
    /* Nobody begins with it now. */
    assert_true(pool_release(s.w[0].worker, &run, NULL, &err));
    assert_failed(&s, "t", "draining");
    sl_buf_reset(&s.w[0].heard);
    sl_buf_reset(&s.w[1].heard);
    hub_end_runs(s.lab->rig->hub);
    settle(&s);
    assert_failed(&s, "t2", "draining");
    assert_failed(&s, "t3", "draining");
    assert_heard(&s.w[1], "over t2 r draining\n");
    assert_heard(&s.w[0], "over t3 r draining\n");
    assert_int_equal(hub_live_runs(s.lab->rig->hub), 0);
    end(&s);
}

static void a_pool_goes_in_the_middle_of_everything(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};
    const struct pool_run run = {SL_STR("t2"), SL_STR("r"), 1};

    pool_rig_attach(&s.w[0], 1);
    pool_rig_attach(&s.w[1], 1);
    ask(&s, "t", "r");
    ask(&s, "t2", "r");
    ask(&s, "t3", "r");
    pool_rig_begin(&s.w[0], "t", "r", 1);
    assert_true(pool_release(s.w[1].worker, &run, NULL, &err));
    rig_tick(s.lab->rig);
    end(&s);
}

/* --- welcome's list --- */

static void list_agent(void *ctx, const struct agent *agent)
{
    char *text = ctx;
    size_t len = strlen(text);

    snprintf(text + len, 200 - len, "%s %s ", agent->name,
             agent->capabilities ? agent->capabilities : "-");
}

static void agents_are_known_for_good(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};
    struct pool_agent_row row = {SL_STR("w"), SL_STR("{\"a\":1}"), SL_POLICY_REPAIR, true};
    struct pool_hello hello = {SL_STR("a"), SL_STR("s"), &row, 1, 1};
    char text[200] = "";

    assert_true(pool_rig_hello(&s.w[0], &hello, &err));
    pool_rig_ready(&s.w[0]);
    pool_rig_detach(&s.w[0]);
    hub_each_agent(s.lab->rig->hub, list_agent, text);
    assert_string_equal(text, "bot - w {\"a\":1} ");
    /* A run waits for it. */
    ask(&s, "t", "r");
    row.capabilities = SL_STR("{\"a\":2}");
    assert_true(pool_rig_hello(&s.w[0], &hello, &err));
    pool_rig_ready(&s.w[0]);
    assert_heard(&s.w[0], "assign t r 1 1\n");
    text[0] = '\0';
    hub_each_agent(s.lab->rig->hub, list_agent, text);
    assert_string_equal(text, "bot - w {\"a\":2} ");
    end(&s);
}

#define SUITE(kind)                                                                                \
    cmocka_unit_test_prestate(a_worker_does_a_run, kind),                                          \
        cmocka_unit_test_prestate(the_one_with_most_room_gets_a_run, kind),                        \
        cmocka_unit_test_prestate(equal_ones_take_turns, kind),                                    \
        cmocka_unit_test_prestate(no_capacity_no_runs, kind),                                      \
        cmocka_unit_test_prestate(a_run_waits_for_a_worker, kind),                                 \
        cmocka_unit_test_prestate(a_run_does_not_wait_for_ever, kind),                             \
        cmocka_unit_test_prestate(not_too_many_wait, kind),                                        \
        cmocka_unit_test_prestate(an_input_made_late_is_up_to_date, kind),                         \
        cmocka_unit_test_prestate(a_worker_gets_what_clients_send, kind),                          \
        cmocka_unit_test_prestate(a_worker_comes_back_and_goes_on, kind),                          \
        cmocka_unit_test_prestate(acks_find_who_came_back, kind),                                  \
        cmocka_unit_test_prestate(another_connection_takes_the_worker_over, kind),                 \
        cmocka_unit_test_prestate(a_lease_that_lapsed_before_a_word, kind),                        \
        cmocka_unit_test_prestate(a_lease_that_lapsed_after_a_word, kind),                         \
        cmocka_unit_test_prestate(a_lease_that_lapsed_after_an_input_was_taken, kind),             \
        cmocka_unit_test_prestate(goodbye_waits_for_no_lease, kind),                               \
        cmocka_unit_test_prestate(a_run_is_not_started_for_ever, kind),                            \
        cmocka_unit_test_prestate(what_was_given_back_goes_to_another_one, kind),                  \
        cmocka_unit_test_prestate(what_was_given_back_waits_for_another_one, kind),                \
        cmocka_unit_test_prestate(the_other_one_went_too, kind),                                   \
        cmocka_unit_test_prestate(a_worker_is_asked_to_end, kind),                                 \
        cmocka_unit_test_prestate(a_worker_that_does_not_end_is_fenced, kind),                     \
        cmocka_unit_test_prestate(a_worker_gives_a_cancelled_run_back, kind),                      \
        cmocka_unit_test_prestate(who_is_away_is_not_asked, kind),                                 \
        cmocka_unit_test_prestate(who_comes_back_is_asked_again, kind),                            \
        cmocka_unit_test_prestate(a_waiting_run_is_cancelled_at_once, kind),                       \
        cmocka_unit_test_prestate(a_drain_ends_what_is_left, kind),                                \
        cmocka_unit_test_prestate(a_pool_goes_in_the_middle_of_everything, kind),                  \
        cmocka_unit_test_prestate(agents_are_known_for_good, kind)

int main(void)
{
    static bool prompt = false, delayed = true;
    const struct CMUnitTest on_memory[] = {SUITE(&prompt)};
    const struct CMUnitTest on_delayed[] = {SUITE(&delayed)};

    int failed = cmocka_run_group_tests_name("memory", on_memory, NULL, NULL);
    return failed + cmocka_run_group_tests_name("delayed", on_delayed, NULL, NULL);
}
