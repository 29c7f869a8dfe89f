/* SPDX-License-Identifier: MIT */
/* What workers must not do: each refusal with its code, its place and its effect on the run. */
#include "pool_rig.h"

#include <stdio.h>
#include <stdlib.h>

struct scene {
    struct pool_rig *lab;
    struct rig_peer *peer;
    struct pool_rig_worker one, two;
};

/* One worker has the run r of the thread t, the other one that of u. */
static struct scene begin(void **state)
{
    struct rig_setup setup = {.delayed = *(bool *)*state};
    struct scene scene = {.lab = pool_rig_new(&setup)};

    scene.peer = rig_peer_new(scene.lab->rig, SL_JSON);
    pool_rig_worker_init(&scene.one, scene.lab, "one");
    pool_rig_worker_init(&scene.two, scene.lab, "two");
    return scene;
}

static void end(struct scene *scene)
{
    rig_peer_free(scene->peer);
    pool_rig_worker_clear(&scene->one);
    pool_rig_worker_clear(&scene->two);
    pool_rig_free(scene->lab);
}

static void settle(struct scene *scene)
{
    rig_settle(scene->lab->rig);
}

static void give_runs(struct scene *scene)
{
    pool_rig_attach(&scene->one, 1);
    pool_rig_attach(&scene->two, 1);
    pool_rig_ask(scene->peer, "w", "t", "r");
    settle(scene);
    pool_rig_ask(scene->peer, "w", "u", "r");
    settle(scene);
    assert_heard(&scene->one, "assign t r 1 1\n");
    assert_heard(&scene->two, "assign u r 1 1\n");
}

static const struct pool_run t_run = {{"t", 1}, {"r", 1}, 1};

static void assert_err(const struct sl_error *err, enum sl_code code, const char *field,
                       size_t limit)
{
    assert_string_equal(sl_code_name(err->code), sl_code_name(code));
    assert_string_equal(err->field, field);
    assert_int_equal(err->limit, limit);
}

static void assert_refused(struct scene *scene, const struct pool_run *run, uint64_t sequence,
                           enum sl_code code, const char *field, size_t limit)
{
    struct sl_error err = {0};
    const struct sl_str event = SL_STR(POOL_CUSTOM);

    assert_false(pool_events(scene->one.worker, run, SL_STR("main"), sequence, &event, 1, &err));
    assert_err(&err, code, field, limit);
}

/* The run is none the worse for it. */
static void assert_goes_on(struct scene *scene, uint64_t sequence)
{
    struct rig_oracle *oracle = rig_watch(scene->lab->rig, "t");
    size_t before = oracle->deliveries.count;

    assert_int_equal(oracle->terminals, 0);
    pool_rig_finish(&scene->one, "t", "r", 1, sequence);
    settle(scene);
    assert_int_equal(oracle->terminals, 1);
    assert_true(oracle->deliveries.count > before);
    assert_str_equals(rig_last_event(oracle),
                      "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\"}");
}

/* --- whose run it is --- */

static void a_wrong_lease(void **state)
{
    struct scene s = begin(state);
    struct pool_run run = t_run;
    struct sl_error err = {0};

    give_runs(&s);
    pool_rig_begin(&s.one, "t", "r", 1);
    run.lease = 2;
    assert_refused(&s, &run, 2, SL_STALE_LEASE, "lease", 0);
    run.lease = 0;
    assert_refused(&s, &run, 2, SL_STALE_LEASE, "lease", 0);
    assert_false(pool_taken(s.one.worker, &run, SL_STR("[]"), &err));
    assert_err(&err, SL_STALE_LEASE, "lease", 0);
    err = (struct sl_error){0};
    assert_false(pool_release(s.one.worker, &run, "mine", &err));
    assert_err(&err, SL_STALE_LEASE, "lease", 0);
    assert_goes_on(&s, 2);
    end(&s);
}

static void somebody_elses_run(void **state)
{
    struct scene s = begin(state);
    struct pool_run run = {SL_STR("u"), SL_STR("r"), 1};
    struct sl_error err = {0};

    give_runs(&s);
    assert_refused(&s, &run, 1, SL_UNKNOWN_RUN, "runId", 0);
    run.lease = 9; /* no word of whether there is one */
    assert_refused(&s, &run, 1, SL_UNKNOWN_RUN, "runId", 0);
    run = (struct pool_run){SL_STR("nowhere"), SL_STR("r"), 1};
    assert_refused(&s, &run, 1, SL_UNKNOWN_RUN, "runId", 0);
    run = (struct pool_run){SL_STR("u"), SL_STR("r"), 1};
    assert_false(pool_release(s.one.worker, &run, NULL, &err));
    assert_err(&err, SL_UNKNOWN_RUN, "runId", 0);
    settle(&s);
    assert_heard(&s.two, "");
    assert_int_equal(rig_watch(s.lab->rig, "u")->deliveries.count, 0);
    pool_rig_begin(&s.one, "t", "r", 1);
    assert_goes_on(&s, 2);
    end(&s);
}

static void ids_that_run_into_each_other(void **state)
{
    struct scene s = begin(state);
    struct pool_run run = {SL_STR("t1"), SL_STR("r"), 1};

    pool_rig_attach(&s.one, 1);
    pool_rig_ask(s.peer, "w", "t", "1r");
    settle(&s);
    assert_heard(&s.one, "assign t 1r 1 1\n");
    assert_refused(&s, &run, 1, SL_UNKNOWN_RUN, "runId", 0);
    end(&s);
}

/* --- sequences --- */

static void a_gap(void **state)
{
    struct scene s = begin(state);

    give_runs(&s);
    assert_refused(&s, &t_run, 2, SL_SEQUENCE_GAP, "sequence", 1);
    pool_rig_begin(&s.one, "t", "r", 1);
    assert_refused(&s, &t_run, 3, SL_SEQUENCE_GAP, "sequence", 2);
    assert_refused(&s, &t_run, UINT64_MAX, SL_SEQUENCE_GAP, "sequence", 2);
    assert_goes_on(&s, 2);
    end(&s);
}

static void each_producer_counts_for_itself(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};
    const struct sl_str event = SL_STR(POOL_CUSTOM);

    give_runs(&s);
    pool_rig_begin(&s.one, "t", "r", 1);
    assert_false(pool_events(s.one.worker, &t_run, SL_STR("b"), 2, &event, 1, &err));
    assert_err(&err, SL_SEQUENCE_GAP, "sequence", 1);
    for (uint64_t i = 1; i <= 3; i++) {
        assert_true(pool_events(s.one.worker, &t_run, SL_STR("b"), i, &event, 1, NULL));
        assert_true(pool_events(s.one.worker, &t_run, SL_STR("main"), i + 1, &event, 1, NULL));
    }
    settle(&s);
    assert_heard(&s.one, "ack t r main 1\nack t r b 1\nack t r main 2\nack t r b 2\n"
                         "ack t r main 3\nack t r b 3\nack t r main 4\n");
    assert_goes_on(&s, 5);
    assert_int_equal(rig_watch(s.lab->rig, "t")->deliveries.count, 8);
    end(&s);
}

static void too_many_producers(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};
    const struct sl_str event = SL_STR(POOL_CUSTOM);
    char name[16];

    give_runs(&s);
    pool_rig_begin(&s.one, "t", "r", 1);
    for (int i = 1; i < 64; i++) {
        snprintf(name, sizeof(name), "p%d", i);
        assert_true(pool_events(s.one.worker, &t_run, sl_str_from(name), 1, &event, 1, &err));
        settle(&s);
    }
    assert_false(pool_events(s.one.worker, &t_run, SL_STR("more"), 1, &event, 1, &err));
    assert_err(&err, SL_TOO_MANY, "producer", 64);
    assert_goes_on(&s, 2);
    end(&s);
}

/* A refused batch must not make a producer known. */
static void refused_producers_are_not_counted(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};
    const struct sl_str event = SL_STR(POOL_CUSTOM);
    char name[16];

    give_runs(&s);
    pool_rig_begin(&s.one, "t", "r", 1);
    for (int i = 0; i < 100; i++) {
        snprintf(name, sizeof(name), "p%d", i);
        err = (struct sl_error){0};
        assert_false(pool_events(s.one.worker, &t_run, sl_str_from(name), 5, &event, 1, &err));
        assert_err(&err, SL_SEQUENCE_GAP, "sequence", 1);
    }
    assert_true(pool_events(s.one.worker, &t_run, SL_STR("last"), 1, &event, 1, &err));
    assert_goes_on(&s, 2);
    end(&s);
}

/* --- too much --- */

static void too_many_that_are_not_durable(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};
    struct sl_str events[21];

    for (size_t i = 0; i < 21; i++)
        events[i] = SL_STR(POOL_CUSTOM);
    give_runs(&s);
    assert_false(pool_events(s.one.worker, &t_run, SL_STR("main"), 1, events, 21, &err));
    assert_err(&err, SL_TOO_MANY, "events", 20);
    pool_rig_begin(&s.one, "t", "r", 1);
    assert_true(pool_events(s.one.worker, &t_run, SL_STR("main"), 2, events, 19, NULL));
    err = (struct sl_error){0};
    assert_false(pool_events(s.one.worker, &t_run, SL_STR("main"), 21, events, 1, &err));
    assert_err(&err, SL_TOO_MANY, "events", 20);
    /* Known ones are no new ones. */
    assert_true(pool_events(s.one.worker, &t_run, SL_STR("main"), 2, events, 19, NULL));
    settle(&s);
    assert_true(pool_events(s.one.worker, &t_run, SL_STR("main"), 21, events, 1, NULL));
    assert_goes_on(&s, 22);
    assert_int_equal(rig_watch(s.lab->rig, "t")->deliveries.count, 22);
    end(&s);
}

static void too_many_bytes_that_are_not_durable(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};
    char large[900];
    struct sl_str events[3];

    memset(large, 'x', sizeof(large));
    memcpy(large, "{\"type\":\"CUSTOM\",\"name\":\"", 25);
    memcpy(large + 880, "\",\"value\":1}        ", 20);
    for (size_t i = 0; i < 3; i++)
        events[i] = (struct sl_str){large, sizeof(large)};
    give_runs(&s);
    pool_rig_begin(&s.one, "t", "r", 1);
    assert_true(pool_events(s.one.worker, &t_run, SL_STR("main"), 2, events, 3, NULL));
    assert_false(pool_events(s.one.worker, &t_run, SL_STR("main"), 5, events, 1, &err));
    assert_err(&err, SL_TOO_MANY, "events", 2000);
    settle(&s);
    assert_true(pool_events(s.one.worker, &t_run, SL_STR("main"), 5, events, 1, NULL));
    assert_goes_on(&s, 6);
    end(&s);
}

static void an_event_that_is_too_large(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};
    char large[1001];
    struct sl_str events[] = {SL_STR(POOL_CUSTOM), {large, sizeof(large)}};

    memset(large, ' ', sizeof(large));
    memcpy(large, POOL_CUSTOM, strlen(POOL_CUSTOM));
    give_runs(&s);
    pool_rig_begin(&s.one, "t", "r", 1);
    assert_false(pool_events(s.one.worker, &t_run, SL_STR("main"), 2, events, 2, &err));
    assert_err(&err, SL_TOO_LARGE, "events/1", 1000);
    settle(&s);
    struct rig_oracle *oracle = rig_watch(s.lab->rig, "t");
    assert_int_equal(oracle->terminals, 1);
    assert_str_equals(rig_last_event(oracle),
                      "{\"type\":\"RUN_ERROR\",\"message\":\"an event of the worker is over the "
                      "limit\",\"code\":\"too_large\"}");
    assert_int_equal(oracle->deliveries.count, 2); /* nothing of the batch */
    assert_heard(&s.one, "ack t r main 1\nover t r too_large\n");
    assert_refused(&s, &t_run, 2, SL_RUN_OVER, "runId", 0);
    end(&s);
}

/* --- after the end --- */

static void after_the_terminal(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};
    const struct sl_str late[] = {
        SL_STR("{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\"}"),
        SL_STR(POOL_CUSTOM),
        SL_STR("{\"type\":\"RUN_ERROR\",\"message\":\"no\"}"),
    };

    give_runs(&s);
    pool_rig_begin(&s.one, "t", "r", 1);
    assert_false(pool_events(s.one.worker, &t_run, SL_STR("main"), 2, late, 3, &err));
    assert_err(&err, SL_RUN_OVER, "events", 0);
    /* Before anybody has folded it; of another producer as well. */
    assert_refused(&s, &t_run, 3, SL_RUN_OVER, "events", 0);
    err = (struct sl_error){0};
    assert_false(pool_events(s.one.worker, &t_run, SL_STR("b"), 1, late + 1, 1, &err));
    assert_err(&err, SL_RUN_OVER, "events", 0);
    /* A repeat is none. */
    assert_true(pool_events(s.one.worker, &t_run, SL_STR("main"), 2, late, 1, NULL));
    settle(&s);
    assert_heard(&s.one, "ack t r main 2\nover t r ended\n");
    assert_int_equal(rig_watch(s.lab->rig, "t")->deliveries.count, 2);
    assert_int_equal(rig_watch(s.lab->rig, "t")->terminals, 1);
    assert_refused(&s, &t_run, 3, SL_RUN_OVER, "runId", 0);
    assert_refused(&s, &t_run, 2, SL_RUN_OVER, "runId", 0);
    end(&s);
}

/* The gate leaves it out, so it is not the end; the run must have one even so. */
static void a_terminal_that_ends_nothing(void **state)
{
    struct scene s = begin(state);

    give_runs(&s);
    pool_rig_begin(&s.one, "t", "r", 1);
    assert_true(pool_rig_say(&s.one, "t", "r", 1, 2, "{\"type\":\"RUN_ERROR\"}", NULL));
    settle(&s);
    assert_int_equal(rig_watch(s.lab->rig, "t")->terminals, 1);
    assert_int_equal(hub_live_runs(s.lab->rig->hub), 1); /* the other one's */
    end(&s);
}

/* An escaped type is seen by the fold, not on the way in. */
static void a_terminal_in_disguise(void **state)
{
    struct scene s = begin(state);

    give_runs(&s);
    pool_rig_begin(&s.one, "t", "r", 1);
    assert_true(pool_rig_say(&s.one, "t", "r", 1, 2,
                             "{\"type\":\"RUN_FINI\\u0053HED\",\"threadId\":\"t\",\"runId\":\"r\"}",
                             NULL));
    assert_true(pool_rig_say(&s.one, "t", "r", 1, 3, POOL_CUSTOM, NULL));
    settle(&s);
    assert_int_equal(rig_watch(s.lab->rig, "t")->terminals, 1);
    assert_int_equal(rig_watch(s.lab->rig, "t")->deliveries.count, 2);
    assert_refused(&s, &t_run, 4, SL_RUN_OVER, "runId", 0);
    end(&s);
}

static void what_only_speaks_of_a_terminal(void **state)
{
    struct scene s = begin(state);

    give_runs(&s);
    pool_rig_begin(&s.one, "t", "r", 1);
    assert_true(pool_rig_say(&s.one, "t", "r", 1, 2,
                             "{\"type\":\"CUSTOM\",\"name\":\"RUN_FINISHED\",\"value\":1}", NULL));
    assert_goes_on(&s, 3);
    end(&s);
}

static void what_is_no_event_at_all(void **state)
{
    struct scene s = begin(state);

    give_runs(&s);
    pool_rig_begin(&s.one, "t", "r", 1);
    assert_true(pool_rig_say(&s.one, "t", "r", 1, 2, "RUN_ERROR, or so", NULL));
    settle(&s);
    assert_int_equal(rig_watch(s.lab->rig, "t")->terminals, 1);
    assert_heard(&s.one, "ack t r main 2\nover t r ended\n");
    end(&s);
}

static void a_run_that_was_released(void **state)
{
    struct scene s = begin(state);
    struct sl_error err = {0};

    give_runs(&s);
    assert_true(pool_release(s.one.worker, &t_run, NULL, &err));
    assert_refused(&s, &t_run, 1, SL_RUN_OVER, "runId", 0);
    assert_false(pool_release(s.one.worker, &t_run, NULL, &err));
    assert_err(&err, SL_RUN_OVER, "runId", 0);
    settle(&s);
    err = (struct sl_error){0};
    assert_false(pool_taken(s.one.worker, &t_run, SL_STR("[]"), &err));
    assert_err(&err, SL_RUN_OVER, "runId", 0);
    end(&s);
}

static void a_thread_that_was_lost(void **state)
{
    struct scene s = begin(state);

    if (!s.lab->rig->delay) {
        end(&s);
        return;
    }
    give_runs(&s);
    pool_rig_begin(&s.one, "t", "r", 1);
    settle(&s);
    sl_buf_reset(&s.one.heard);
    store_delay_lose(s.lab->rig->delay, SL_STR("t"), SL_STORE_LOST);
    settle(&s);
    settle(&s);
    assert_heard(&s.one, "over t r store_lost\n");
    assert_int_equal(rig_watch(s.lab->rig, "t")->terminals, 1);
    end(&s);
}

/* --- hello --- */

static void assert_hello(struct scene *scene, const struct pool_hello *hello, enum sl_code code,
                         const char *field, size_t limit)
{
    struct sl_error err = {0};

    assert_false(pool_rig_hello(&scene->one, hello, &err));
    assert_err(&err, code, field, limit);
}

#define ROW(name)                                                                                  \
    {                                                                                              \
        SL_STR(name), SL_STR(""), SL_POLICY_REPAIR, true                                           \
    }

static void names_of_other_agents(void **state)
{
    struct scene s = begin(state);
    struct pool_agent_row rows[] = {ROW("w"), ROW("bot")};
    struct pool_hello hello = {SL_STR("one"), SL_STR("s"), rows, 2, 1};

    assert_hello(&s, &hello, SL_BAD_FIELD, "agents/1/name", 0);
    rows[1].name = SL_STR("w");
    assert_hello(&s, &hello, SL_BAD_FIELD, "agents/1/name", 0);
    assert_false(hub_has_agent(s.lab->rig->hub, SL_STR("w"))); /* nothing is left of it */
    end(&s);
}

static void too_many_names(void **state)
{
    struct scene s = begin(state);
    struct pool_agent_row rows[] = {ROW("a1"), ROW("a2"), ROW("a3"), ROW("a4")};
    struct pool_hello hello = {SL_STR("one"), SL_STR("s"), rows, 4, 1};

    assert_hello(&s, &hello, SL_TOO_MANY, "agents/3/name", 3);
    assert_false(hub_has_agent(s.lab->rig->hub, SL_STR("a1")));
    hello.agent_count = 3;
    assert_true(pool_rig_hello(&s.one, &hello, NULL));
    end(&s);
}

static void too_many_workers(void **state)
{
    struct scene s = begin(state);
    struct pool_rig_worker more[4];
    char id[16];

    for (int i = 0; i < 4; i++) {
        snprintf(id, sizeof(id), "more%d", i);
        pool_rig_worker_init(&more[i], s.lab, id);
        pool_rig_attach(&more[i], 1);
    }
    struct pool_agent_row row = ROW("w");
    struct pool_hello hello = {SL_STR("one"), SL_STR("s"), &row, 1, 1};
    assert_hello(&s, &hello, SL_TOO_MANY, "worker", 4);
    pool_rig_detach(&more[0]); /* without a run it leaves nothing */
    assert_true(pool_rig_hello(&s.one, &hello, NULL));
    for (int i = 0; i < 4; i++)
        pool_rig_worker_clear(&more[i]);
    end(&s);
}

static void workers_of_one_name_agree(void **state)
{
    struct scene s = begin(state);
    struct pool_agent_row row = ROW("w");
    struct pool_hello hello = {SL_STR("one"), SL_STR("s"), &row, 1, 1};

    pool_rig_attach(&s.two, 1);
    row.policy = SL_POLICY_REJECT;
    assert_hello(&s, &hello, SL_BAD_FIELD, "agents/0/policy", 0);
    row.policy = SL_POLICY_REPAIR;
    row.redispatch = false;
    assert_hello(&s, &hello, SL_BAD_FIELD, "agents/0/redispatch", 0);
    pool_rig_detach(&s.two);
    row.policy = SL_POLICY_REJECT;
    assert_true(pool_rig_hello(&s.one, &hello, NULL));
    /* It may change its own mind. */
    row.policy = SL_POLICY_REPAIR;
    s.two.worker = s.one.worker;
    assert_true(pool_rig_hello(&s.one, &hello, NULL));
    s.two.worker = NULL;
    end(&s);
}

static void redispatch_may_be_forbidden(void **state)
{
    struct scene s = begin(state);
    struct pool_agent_row row = ROW("w");
    struct pool_hello hello = {SL_STR("one"), SL_STR("s"), &row, 1, 1};

    row.redispatch = false;
    assert_true(pool_rig_hello(&s.one, &hello, NULL));
    pool_rig_ready(&s.one);
    pool_rig_ask(s.peer, "w", "t", "r");
    settle(&s);
    assert_true(pool_release(s.one.worker, &t_run, "moving out", NULL));
    settle(&s);
    assert_str_equals(rig_last_event(rig_watch(s.lab->rig, "t")),
                      "{\"type\":\"RUN_ERROR\",\"message\":\"moving out\",\"code\":"
                      "\"worker_lost\"}");
    end(&s);
}

#define SUITE(kind)                                                                                \
    cmocka_unit_test_prestate(a_wrong_lease, kind),                                                \
        cmocka_unit_test_prestate(somebody_elses_run, kind),                                       \
        cmocka_unit_test_prestate(ids_that_run_into_each_other, kind),                             \
        cmocka_unit_test_prestate(a_gap, kind),                                                    \
        cmocka_unit_test_prestate(each_producer_counts_for_itself, kind),                          \
        cmocka_unit_test_prestate(too_many_producers, kind),                                       \
        cmocka_unit_test_prestate(refused_producers_are_not_counted, kind),                        \
        cmocka_unit_test_prestate(too_many_that_are_not_durable, kind),                            \
        cmocka_unit_test_prestate(too_many_bytes_that_are_not_durable, kind),                      \
        cmocka_unit_test_prestate(an_event_that_is_too_large, kind),                               \
        cmocka_unit_test_prestate(after_the_terminal, kind),                                       \
        cmocka_unit_test_prestate(a_terminal_that_ends_nothing, kind),                             \
        cmocka_unit_test_prestate(a_terminal_in_disguise, kind),                                   \
        cmocka_unit_test_prestate(what_only_speaks_of_a_terminal, kind),                           \
        cmocka_unit_test_prestate(what_is_no_event_at_all, kind),                                  \
        cmocka_unit_test_prestate(a_run_that_was_released, kind),                                  \
        cmocka_unit_test_prestate(a_thread_that_was_lost, kind),                                   \
        cmocka_unit_test_prestate(names_of_other_agents, kind),                                    \
        cmocka_unit_test_prestate(too_many_names, kind),                                           \
        cmocka_unit_test_prestate(too_many_workers, kind),                                         \
        cmocka_unit_test_prestate(workers_of_one_name_agree, kind),                                \
        cmocka_unit_test_prestate(redispatch_may_be_forbidden, kind)

int main(void)
{
    static bool prompt = false, delayed = true;
    const struct CMUnitTest on_memory[] = {SUITE(&prompt)};
    const struct CMUnitTest on_delayed[] = {SUITE(&delayed)};

    int failed = cmocka_run_group_tests_name("memory", on_memory, NULL, NULL);
    return failed + cmocka_run_group_tests_name("delayed", on_delayed, NULL, NULL);
}
