/* SPDX-License-Identifier: MIT */
/* Runs that are given back while the store is late, fails, or loses the thread: one end each, and
 * never two agents at once. */
#include "hub_rig.h"

#include <stdio.h>
#include <stdlib.h>

struct scene {
    struct rig *rig;
    struct rig_peer *peer;
    struct rig_run *first;
};

/* A run of a late store whose agent has not said anything. */
static struct scene begin(void)
{
    struct rig_setup setup = {.delayed = true, .channel = true};
    struct scene scene = {.rig = rig_new(&setup)};

    scene.peer = rig_peer_new(scene.rig, SL_JSON);
    rig_subscribe(scene.peer, 1, "t", NULL);
    rig_settle(scene.rig);
    scene.first = rig_start(scene.peer, "t", "r");
    sl_buf_reset(&scene.peer->control);
    return scene;
}

static void end(struct scene *scene)
{
    assert_int_equal(hub_live_runs(scene->rig->hub), 0);
    rig_peer_free(scene->peer);
    rig_free(scene->rig);
}

static void assert_ended(struct scene *scene, const char *text)
{
    struct rig_oracle *oracle = rig_watch(scene->rig, "t");
    char last[512];

    rig_settle(scene->rig);
    rig_settle(scene->rig);
    assert_int_equal(oracle->terminals, 1);
    snprintf(last, sizeof(last), "%.*s", SL_STR_ARG(rig_last_event(oracle)));
    if (!strstr(last, text))
        fail_msg("ended with %s, not with %s", last, text);
    assert_int_equal(scene->first->stops, 1);
}

static void input(struct scene *scene, const char *key)
{
    struct hub_input with = {sl_str_from(key), SL_STR("t"), SL_STR("r"), SL_STR("1")};

    hub_input(scene->peer->peer, &scene->peer->who, (struct hub_ref){true, 3}, &with);
}

/* --- giving back --- */

static void a_retake_that_fails_ends_the_run(void **state)
{
    struct scene s = begin();

    (void)state;
    store_delay_fail(s.rig->delay, DELAY_RETAKE, SL_STORE_LOST, 1);
    hub_run_give_back(s.first->run, "gone");
    assert_ended(&s, "\"message\":\"gone\",\"code\":\"worker_lost\"");
    assert_int_equal(s.rig->run_count, 1);
    end(&s);
}

static void a_retake_that_cannot_be_asked_ends_the_run(void **state)
{
    struct scene s = begin();

    (void)state;
    store_delay_refuse(s.rig->delay, DELAY_RETAKE, 1);
    hub_run_give_back(s.first->run, "gone");
    assert_ended(&s, "\"code\":\"no_memory\"");
    end(&s);
}

static void the_end_of_a_retake_that_failed_is_tried_again(void **state)
{
    struct scene s = begin();

    (void)state;
    store_delay_fail(s.rig->delay, DELAY_RETAKE, SL_STORE_LOST, 1);
    store_delay_fail(s.rig->delay, DELAY_FENCE, SL_STORE_LOST, 2);
    hub_run_give_back(s.first->run, "gone");
    assert_ended(&s, "\"code\":\"worker_lost\"");
    end(&s);
}

/* The new grant is folded before the store has answered, and the other way round. */
static void the_new_lease_is_seen_first(void **state)
{
    struct scene s = begin();

    (void)state;
    store_delay_hold(s.rig->delay, DELAY_RETAKE, true);
    hub_run_give_back(s.first->run, "gone");
    rig_settle(s.rig);
    assert_int_equal(s.rig->run_count, 1);
    assert_int_equal(s.first->stops, 0);
    store_delay_hold(s.rig->delay, DELAY_RETAKE, false);
    rig_settle(s.rig);
    assert_int_equal(s.first->stops, 1);
    assert_int_equal(s.rig->run_count, 2);
    rig_begin(rig_last_run(s.rig));
    rig_finish(rig_last_run(s.rig));
    assert_ended(&s, "RUN_FINISHED");
    end(&s);
}

static void the_new_lease_is_seen_last(void **state)
{
    struct scene s = begin();

    (void)state;
    store_delay_hold_entries(s.rig->delay, true);
    hub_run_give_back(s.first->run, "gone");
    rig_settle(s.rig);
    assert_int_equal(s.first->stops, 1); /* it has let go, and nobody else has begun */
    assert_int_equal(s.rig->run_count, 1);
    store_delay_hold_entries(s.rig->delay, false);
    rig_settle(s.rig);
    assert_int_equal(s.rig->run_count, 2);
    rig_begin(rig_last_run(s.rig));
    rig_finish(rig_last_run(s.rig));
    assert_ended(&s, "RUN_FINISHED");
    end(&s);
}

static void it_says_nothing_more(void **state)
{
    struct scene s = begin();

    (void)state;
    hub_run_give_back(s.first->run, "gone");
    rig_begin(s.first); /* too late */
    hub_run_taken(s.first->run, SL_STR("[\"x\"]"));
    hub_run_give_back(s.first->run, "again");
    rig_settle(s.rig);
    assert_int_equal(s.rig->run_count, 2);
    rig_begin(rig_last_run(s.rig));
    rig_finish(rig_last_run(s.rig));
    assert_ended(&s, "RUN_FINISHED");
    assert_int_equal(rig_watch(s.rig, "t")->deliveries.count, 2);
    end(&s);
}

/* --- what comes in between --- */

static void a_cancel_while_the_store_thinks(void **state)
{
    struct scene s = begin();

    (void)state;
    s.rig->grace_ms = 100000; /* nobody is there to be asked */
    store_delay_hold(s.rig->delay, DELAY_RETAKE, true);
    hub_run_give_back(s.first->run, "gone");
    rig_settle(s.rig);
    rig_cancel(s.peer, "t", "r");
    rig_settle(s.rig);
    assert_int_equal(rig_watch(s.rig, "t")->terminals, 0);
    store_delay_hold(s.rig->delay, DELAY_RETAKE, false);
    assert_ended(&s, "\"outcome\":{\"type\":\"cancelled\"}");
    assert_int_equal(s.rig->run_count, 1);
    assert_int_equal(s.first->cancels, 0);
    assert_control_has(s.peer, "\"request\":\"cancel\"");
    end(&s);
}

static void a_drain_while_the_store_thinks(void **state)
{
    struct scene s = begin();

    (void)state;
    store_delay_hold(s.rig->delay, DELAY_RETAKE, true);
    hub_run_give_back(s.first->run, "gone");
    rig_settle(s.rig);
    hub_drain(s.rig->hub);
    hub_end_runs(s.rig->hub);
    rig_settle(s.rig);
    store_delay_hold(s.rig->delay, DELAY_RETAKE, false);
    assert_ended(&s, "\"code\":\"draining\"");
    assert_int_equal(s.rig->run_count, 1);
    end(&s);
}

static void the_thread_is_lost_while_the_store_thinks(void **state)
{
    struct scene s = begin();

    (void)state;
    store_delay_hold(s.rig->delay, DELAY_RETAKE, true);
    hub_run_give_back(s.first->run, "gone");
    rig_settle(s.rig);
    store_delay_lose(s.rig->delay, SL_STR("t"), SL_STORE_LOST);
    rig_settle(s.rig);
    store_delay_hold(s.rig->delay, DELAY_RETAKE, false);
    assert_ended(&s, "\"code\":\"store_lost\"");
    assert_int_equal(s.rig->run_count, 1);
    end(&s);
}

static void the_thread_is_lost_between_the_leases(void **state)
{
    struct scene s = begin();

    (void)state;
    store_delay_hold_entries(s.rig->delay, true);
    hub_run_give_back(s.first->run, "gone");
    rig_settle(s.rig);
    store_delay_lose(s.rig->delay, SL_STR("t"), SL_STORE_LOST);
    store_delay_hold_entries(s.rig->delay, false);
    assert_ended(&s, "\"code\":");
    assert_int_equal(rig_watch(s.rig, "t")->terminals, 1);
    for (size_t i = 0; i < s.rig->run_count; i++)
        assert_int_equal(s.rig->runs[i]->stops, 1);
    end(&s);
}

static void the_hub_goes_while_the_store_thinks(void **state)
{
    struct scene s = begin();

    (void)state;
    store_delay_hold(s.rig->delay, DELAY_RETAKE, true);
    hub_run_give_back(s.first->run, "gone");
    rig_settle(s.rig);
    rig_peer_free(s.peer);
    rig_free(s.rig); /* asserts that the agent was stopped */
}

/* --- inputs --- */

static void an_input_between_the_grant_and_the_start(void **state)
{
    struct rig_setup setup = {.delayed = true, .channel = true};
    struct scene s = {.rig = rig_new(&setup)};

    (void)state;
    s.peer = rig_peer_new(s.rig, SL_JSON);
    store_delay_hold(s.rig->delay, DELAY_ADMIT, true);
    rig_ask(s.peer, "t", "r");
    rig_settle(s.rig);
    /* The hub waits for the answer; the log has the run already. */
    struct rig_peer *other = rig_peer_new(s.rig, SL_JSON);
    struct hub_input with = {SL_STR("k"), SL_STR("t"), SL_STR("r"), SL_STR("1")};
    hub_input(other->peer, &other->who, (struct hub_ref){true, 3}, &with);
    rig_settle(s.rig);
    store_delay_hold(s.rig->delay, DELAY_ADMIT, false);
    rig_settle(s.rig);
    s.first = rig_last_run(s.rig);
    assert_given(s.first, "input 0 {\"key\":\"5:local:k\",\"subject\":\"local\",\"value\":1}\n");
    rig_begin(s.first);
    rig_finish(s.first);
    assert_ended(&s, "RUN_FINISHED");
    rig_peer_free(other);
    end(&s);
}

static void a_taken_input_that_cannot_be_noted(void **state)
{
    struct scene s = begin();

    (void)state;
    rig_begin(s.first);
    input(&s, "k");
    rig_settle(s.rig);
    store_delay_fail(s.rig->delay, DELAY_POST, SL_STORE_FULL, 1);
    hub_run_taken(s.first->run, SL_STR("[\"5:local:k\"]"));
    assert_ended(&s, "\"code\":\"store_full\"");
    end(&s);
}

static void who_has_taken_an_input_is_not_replaced(void **state)
{
    struct scene s = begin();

    (void)state;
    input(&s, "k");
    rig_settle(s.rig);
    hub_run_taken(s.first->run, SL_STR("[\"5:local:k\"]"));
    rig_settle(s.rig);
    hub_run_give_back(s.first->run, "gone");
    assert_ended(&s, "\"code\":\"worker_lost\"");
    assert_int_equal(s.rig->run_count, 1);
    end(&s);
}

static void a_terminal_is_durable_before_the_agent_is_stopped(void **state)
{
    struct scene s = begin();

    (void)state;
    store_delay_hold(s.rig->delay, DELAY_APPEND, true);
    rig_begin(s.first);
    rig_finish(s.first);
    rig_settle(s.rig);
    assert_int_equal(rig_watch(s.rig, "t")->terminals, 1); /* the end is seen, not answered */
    assert_int_equal(s.first->stops, 0);
    store_delay_hold(s.rig->delay, DELAY_APPEND, false);
    rig_settle(s.rig);
    assert_int_equal(s.first->durable, 2);
    assert_ended(&s, "RUN_FINISHED");
    end(&s);
}

static void a_cancelled_agent_that_fails_is_cancelled(void **state)
{
    struct scene s = begin();

    (void)state;
    s.rig->grace_ms = 100000;
    rig_begin(s.first);
    rig_cancel(s.peer, "t", "r");
    rig_settle(s.rig);
    assert_int_equal(s.first->cancels, 1);
    hub_run_fail(s.first->run, SL_UPSTREAM_LOST, "aborted");
    assert_ended(&s, "\"outcome\":{\"type\":\"cancelled\"}");
    end(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_retake_that_fails_ends_the_run),
        cmocka_unit_test(a_retake_that_cannot_be_asked_ends_the_run),
        cmocka_unit_test(the_end_of_a_retake_that_failed_is_tried_again),
        cmocka_unit_test(the_new_lease_is_seen_first),
        cmocka_unit_test(the_new_lease_is_seen_last),
        cmocka_unit_test(it_says_nothing_more),
        cmocka_unit_test(a_cancel_while_the_store_thinks),
        cmocka_unit_test(a_drain_while_the_store_thinks),
        cmocka_unit_test(the_thread_is_lost_while_the_store_thinks),
        cmocka_unit_test(the_thread_is_lost_between_the_leases),
        cmocka_unit_test(the_hub_goes_while_the_store_thinks),
        cmocka_unit_test(an_input_between_the_grant_and_the_start),
        cmocka_unit_test(a_taken_input_that_cannot_be_noted),
        cmocka_unit_test(who_has_taken_an_input_is_not_replaced),
        cmocka_unit_test(a_terminal_is_durable_before_the_agent_is_stopped),
        cmocka_unit_test(a_cancelled_agent_that_fails_is_cancelled),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
