/* SPDX-License-Identifier: MIT */
/* Who may do what, what a connection may have, and which threads are kept. */
#include "hub_rig.h"

#include <stdio.h>
#include <stdlib.h>

#include "hub/thread.h"

static struct rig *begin(void **state, struct rig_setup setup)
{
    setup.delayed = *(bool *)*state;
    return rig_new(&setup);
}

static void allow_only(struct rig_peer *peer, const char *threads, const char *agents)
{
    free(peer->who.threads.patterns[0]);
    free(peer->who.agents.patterns[0]);
    peer->who.threads.patterns[0] = strdup(threads);
    peer->who.agents.patterns[0] = strdup(agents);
}

static void whole_run(struct rig_peer *peer, const char *thread, const char *id, unsigned words)
{
    struct rig_run *run = rig_start(peer, thread, id);

    rig_begin(run);
    rig_words(run, id, words);
    rig_finish(run);
    rig_settle(peer->rig);
}

static void end_peer(struct rig_peer *peer)
{
    struct rig *rig = peer->rig;

    rig_peer_free(peer);
    rig_free(rig);
}

/* --- rights --- */

static void names_outside_the_token_are_refused_alike(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *owner = rig_peer_new(rig, SL_JSON);
    struct rig_peer *peer = rig_peer_new(rig, SL_JSON);
    static const char *const names[] = {"their-1", "their-2"};
    struct sl_buf first = SL_BUF_INIT;

    struct rig_run *run = rig_start(owner, "their-1", "r"); /* the other one does not exist */
    rig_begin(run);
    allow_only(peer, "mine-*", "*");
    for (int i = 0; i < 2; i++) {
        rig_subscribe(peer, 1, names[i], NULL);
        rig_ask(peer, names[i], "r");
        rig_cancel(peer, names[i], "r");
        rig_settle(rig);
        if (i == 0)
            sl_buf_add_str(&first, sl_buf_str(&peer->control));
        else
            assert_true(sl_str_equal(sl_buf_str(&first), sl_buf_str(&peer->control)));
        sl_buf_reset(&peer->control);
    }
    sl_buf_add_char(&first, '\0');
    assert_string_equal(first.ptr,
                        "{\"op\":\"error\",\"ref\":1,\"sub\":1,\"code\":\"forbidden\",\"message\":"
                        "\"the token does not allow this thread\",\"field\":\"subs/0/threadId\","
                        "\"retryable\":false}\n"
                        "{\"op\":\"error\",\"ref\":1,\"code\":\"forbidden\",\"message\":"
                        "\"the token does not allow this thread\",\"field\":\"input/threadId\","
                        "\"retryable\":false}\n"
                        "{\"op\":\"error\",\"ref\":2,\"code\":\"forbidden\",\"message\":"
                        "\"the token does not allow this thread\",\"field\":\"threadId\","
                        "\"retryable\":false}\n");
    rig_finish(run);
    rig_settle(rig);
    assert_int_equal(rig_watch(rig, "their-1")->terminals, 1);
    sl_buf_clear(&first);
    rig_peer_free(owner);
    end_peer(peer);
}

static void agents_outside_the_token_are_refused_alike(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = rig_peer_new(rig, SL_JSON);
    struct hub_run_request request = {.key = SL_STR("k"),
                                      .agent = SL_STR("bot"),
                                      .thread = SL_STR("t"),
                                      .run = SL_STR("r"),
                                      .input = SL_STR("{}")};
    static const char refusal[] =
        "{\"op\":\"error\",\"code\":\"forbidden\",\"message\":\"the token "
        "does not allow this agent\",\"field\":\"agent\","
        "\"retryable\":false}\n";

    allow_only(peer, "*", "other");
    hub_request_run(peer->peer, &peer->who, (struct hub_ref){false, 0}, &request);
    assert_control(peer, refusal);
    request.agent = SL_STR("nobody");
    hub_request_run(peer->peer, &peer->who, (struct hub_ref){false, 0}, &request);
    assert_control(peer, refusal);
    end_peer(peer);
}

static void verbs_and_time_are_checked_each_time(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = rig_peer_new(rig, SL_JSON);

    peer->who.verbs = 1U << PRINCIPAL_SUBSCRIBE;
    rig_ask(peer, "t", "r");
    assert_control_has(peer, "this verb\",\"field\":\"op\"");
    rig_cancel(peer, "t", "r");
    assert_control_has(peer, "this verb\",\"field\":\"op\"");
    rig_subscribe(peer, 1, "t", NULL);
    rig_settle(rig);
    assert_control_has(peer, "\"verdict\":\"live\"");
    peer->who.verbs = (1U << PRINCIPAL_VERB_COUNT) - 1;
    peer->who.expires_ms = rig->now_ms;
    rig_subscribe(peer, 2, "t", NULL);
    assert_control_has(peer, "\"code\":\"token_expired\"");
    rig_ask(peer, "t", "r");
    assert_control_has(peer, "\"code\":\"token_expired\"");
    rig_cancel(peer, "t", "r");
    assert_control_has(peer, "\"code\":\"token_expired\"");
    assert_int_equal(rig->run_count, 0);
    end_peer(peer);
}

static void a_renewed_token_may_allow_less(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = rig_peer_new(rig, SL_JSON);

    rig_subscribe(peer, 1, "a-1", NULL);
    rig_subscribe(peer, 2, "b-1", NULL);
    rig_settle(rig);
    struct rig_run *runs[2] = {rig_start(peer, "a-1", "r"), rig_start(peer, "b-1", "r")};
    for (int i = 0; i < 2; i++)
        rig_begin(runs[i]);
    rig_settle(rig);
    sl_buf_reset(&peer->control);
    hub_peer_recheck(peer->peer, &peer->who);
    assert_control(peer, "");
    allow_only(peer, "a-*", "*");
    hub_peer_recheck(peer->peer, &peer->who); /* it owes something there */
    assert_control(peer,
                   "{\"op\":\"error\",\"sub\":2,\"code\":\"forbidden\",\"message\":\"the token "
                   "does not allow this thread\",\"retryable\":false}\n");
    peer->replicas[2].oracle = NULL; /* any further frame would be a fault */
    for (int i = 0; i < 2; i++)
        rig_finish(runs[i]);
    rig_caught_up(peer, 1);
    end_peer(peer);
}

/* --- what a connection may have --- */

static void subscription_numbers_and_their_count(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.max_subs = 2});
    struct rig_peer *peer = rig_peer_new(rig, SL_JSON);

    rig_subscribe(peer, 1, "t", NULL);
    rig_subscribe(peer, 1, "u", NULL);
    assert_control(peer,
                   "{\"op\":\"error\",\"ref\":1,\"sub\":1,\"code\":\"sub_in_use\",\"message\":"
                   "\"subscription 1 is in use\",\"field\":\"subs/0/sub\",\"retryable\":false}\n");
    rig_subscribe(peer, 2, "t", NULL); /* the same thread twice is allowed */
    rig_settle(rig);
    sl_buf_reset(&peer->control);
    rig_subscribe(peer, 3, "t", NULL);
    assert_control(peer,
                   "{\"op\":\"error\",\"ref\":3,\"sub\":3,\"code\":\"too_many\",\"message\":\"the "
                   "connection has all the subscriptions it may\",\"field\":\"subs/0\",\"limit\":2,"
                   "\"retryable\":false}\n");
    whole_run(peer, "t", "r", 2);
    rig_caught_up(peer, 1);
    rig_caught_up(peer, 2);
    sl_buf_reset(&peer->control);
    hub_unsubscribe(peer->peer, (struct hub_ref){true, 9}, (const uint32_t[]){1, 5}, 2);
    assert_control(peer,
                   "{\"op\":\"error\",\"ref\":9,\"sub\":5,\"code\":\"unknown_sub\",\"message\":"
                   "\"there is no subscription 5\",\"field\":\"subs/1\","
                   "\"retryable\":false}\n");
    peer->replicas[1].oracle = NULL;
    whole_run(peer, "t", "r2", 2);
    rig_caught_up(peer, 2);
    sl_buf_reset(&peer->control);
    hub_unsubscribe(peer->peer, (struct hub_ref){true, 9}, (const uint32_t[]){2}, 1);
    assert_control(peer, "{\"op\":\"ack\",\"ref\":9,\"request\":\"unsubscribe\"}\n");
    rig_subscribe(peer, 1, "t", "start");
    rig_caught_up(peer, 1);
    end_peer(peer);
}

/* Each element of a `subscribe` has one answer, with its `ref`, whatever ends it before the
 * verdict.
 */
static void what_ends_before_its_verdict_is_answered(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = rig_peer_new(rig, SL_JSON);
    struct principal nobody = {
        .subject = NULL, .verbs = peer->who.verbs, .expires_ms = peer->who.expires_ms};

    rig_subscribe(peer, 1, "t", NULL);
    rig_subscribe(peer, 2, "u", NULL);
    hub_unsubscribe(peer->peer, (struct hub_ref){true, 9}, (const uint32_t[]){1}, 1);
    assert_control(
        peer,
        "{\"op\":\"error\",\"ref\":1,\"sub\":1,\"code\":\"unsubscribed\",\"message\":"
        "\"`unsubscribe` came before the verdict\",\"field\":\"subs/0\",\"retryable\":false}\n"
        "{\"op\":\"ack\",\"ref\":9,\"request\":\"unsubscribe\"}\n");
    hub_peer_recheck(peer->peer, &nobody);
    assert_control_has(peer, "{\"op\":\"error\",\"ref\":2,\"sub\":2,\"code\":\"forbidden\"");
    rig_settle(rig);
    assert_control(peer, "");
    end_peer(peer);
}

static void writing_is_asked_for_once(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = rig_peer_new(rig, SL_JSON);

    rig_subscribe(peer, 1, "t", NULL);
    rig_settle(rig);
    assert_int_equal(peer->wants, 0);
    struct rig_run *run = rig_start(peer, "t", "r");
    rig_begin(run);
    rig_words(run, "m", 100);
    rig_settle(rig);
    assert_int_equal(peer->wants, 1);
    assert_true(rig_gather(peer, 1000));
    rig_words(run, "n", 100);
    rig_settle(rig);
    assert_int_equal(peer->wants, 1);
    rig_drain(peer);
    assert_false(rig_gather(peer, 1000));
    assert_int_equal(peer->wants, 1);
    rig_finish(run);
    rig_settle(rig);
    assert_int_equal(peer->wants, 2);
    rig_caught_up(peer, 1);
    end_peer(peer);
}

/* --- which threads are kept --- */

static void a_name_that_nobody_needs_costs_nothing(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = rig_peer_new(rig, SL_JSON);
    char name[16];

    for (uint32_t i = 0; i < 100; i++) {
        struct hub_subscribe subscribe = {.sub = 1};
        snprintf(name, sizeof(name), "n%u", i);
        subscribe.thread = sl_str_from(name);
        hub_subscribe(peer->peer, &peer->who, (struct hub_ref){false, 0}, &subscribe);
        if (i % 2)
            store_memory_run(rig->memory);
        hub_unsubscribe(peer->peer, (struct hub_ref){false, 0}, (const uint32_t[]){1}, 1);
        hub_cancel(peer->peer, &peer->who, (struct hub_ref){false, 0}, SL_STR("k"),
                   subscribe.thread, SL_STR("r"));
    }
    rig_settle(rig);
    assert_int_equal(HASH_COUNT(rig->hub->threads), 0);
    assert_null(rig->hub->gone_threads);
    end_peer(peer);
}

static void idle_threads_are_let_go_and_come_back(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = rig_peer_new(rig, SL_JSON);

    rig_subscribe(peer, 1, "t", NULL);
    rig_settle(rig);
    whole_run(peer, "t", "r", 3);
    rig_caught_up(peer, 1);
    hub_unsubscribe(peer->peer, (struct hub_ref){false, 0}, (const uint32_t[]){1}, 1);
    rig->now_ms += 59999;
    hub_tick_second(rig->hub);
    assert_int_equal(HASH_COUNT(rig->hub->threads), 1);
    rig->now_ms += 1;
    hub_tick_second(rig->hub);
    assert_int_equal(HASH_COUNT(rig->hub->threads), 0);
    hub_tick_end(rig->hub);
    assert_null(rig->hub->gone_threads);
    rig_subscribe(peer, 1, "t", peer->cursors[2]);
    rig_caught_up(peer, 1);
    assert_string_equal(peer->replicas[1].verdict, "replay");
    assert_int_equal(peer->replicas[1].events, 4);
    /* One that is needed stays. */
    rig->now_ms += 100000;
    hub_tick_second(rig->hub);
    assert_int_equal(HASH_COUNT(rig->hub->threads), 1);
    end_peer(peer);
}

static void evicted_threads_are_told_apart_from_new_ones(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.store_threads = 1});
    struct rig_peer *peer = rig_peer_new(rig, SL_JSON);
    struct rig_oracle *oracle = rig_watch(rig, "t");

    rig_subscribe(peer, 1, "t", NULL);
    rig_settle(rig);
    whole_run(peer, "t", "r", 3);
    rig_caught_up(peer, 1);
    char *cursor = strdup(peer->cursors[2]);
    /* Nobody follows it any more, the bench neither. */
    hub_unsubscribe(peer->peer, (struct hub_ref){false, 0}, (const uint32_t[]){1}, 1);
    rig_unwatch(oracle);
    rig->now_ms += 100000;
    hub_tick_second(rig->hub);
    whole_run(peer, "u", "r", 3);
    sl_buf_reset(&peer->control);
    rig_subscribe(peer, 1, "t", cursor);
    rig_settle(rig);
    assert_control_has(peer, "\"code\":\"not_stored\"");
    free(cursor);
    end_peer(peer);
}

/* --- checkpoints --- */

static void a_checkpoint_that_fails_is_tried_again(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.max_thread_entries = 20});
    struct rig_peer *peer = rig_peer_new(rig, SL_JSON);

    rig_subscribe(peer, 1, "t", NULL);
    rig_settle(rig);
    store_delay_fail(rig->delay, DELAY_CHECKPOINT, SL_STORE_FULL, 1);
    struct rig_run *run = rig_start(peer, "t", "r");
    rig_begin(run);
    rig_words(run, "m", 30);
    rig_settle(rig);
    rig_drain(peer);
    assert_int_equal(store_delay_asked(rig->delay, DELAY_CHECKPOINT), 1);
    store_delay_refuse(rig->delay, DELAY_CHECKPOINT, 1);
    hub_tick_second(rig->hub);
    rig_settle(rig);
    assert_int_equal(store_delay_asked(rig->delay, DELAY_CHECKPOINT), 2);
    rig_words(run, "n", 30);
    rig_settle(rig);
    rig_drain(peer);
    hub_tick_second(rig->hub);
    rig_settle(rig);
    rig_drain(peer);
    rig_words(run, "o", 30);
    rig_settle(rig);
    rig_caught_up(peer, 1);
    struct rig_peer *late = rig_peer_new(rig, SL_JSON);
    rig_subscribe(late, 1, "t", peer->cursors[0]);
    rig_caught_up(late, 1);
    assert_string_equal(late->replicas[1].reason, "history_gone");
    rig_finish(run);
    rig_caught_up(peer, 1);
    assert_int_equal(peer->replicas[1].resets, 0);
    rig_peer_free(late);
    end_peer(peer);
}

static void large_entries_are_trimmed_by_bytes(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.max_thread_bytes = 20000});
    struct rig_peer *peer = rig_peer_new(rig, SL_JSON);
    char large[2100];

    rig_subscribe(peer, 1, "t", NULL);
    rig_settle(rig);
    struct rig_run *run = rig_start(peer, "t", "r");
    rig_begin(run);
    snprintf(large, sizeof(large), "{\"type\":\"CUSTOM\",\"name\":\"n\",\"value\":\"%02000d\"}", 1);
    for (int i = 0; i < 100; i++) {
        rig_say(run, large);
        rig_settle(rig);
        rig_drain(peer);
    }
    struct rig_peer *late = rig_peer_new(rig, SL_JSON);
    rig_subscribe(late, 1, "t", "start");
    rig_caught_up(late, 1);
    assert_in_range(late->replicas[1].events, 4, 10);
    rig_finish(run);
    rig_caught_up(peer, 1);
    rig_peer_free(late);
    end_peer(peer);
}

static void two_agents_of_one_name_are_a_mistake(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = rig_peer_new(rig, SL_JSON);
    struct sl_error err = {0};

    assert_false(rig_add_agent(rig, "bot", &err));
    assert_int_equal(err.code, SL_BAD_OPTION);
    assert_true(rig_add_agent(rig, "bot2", NULL));
    end_peer(peer);
}

#define SUITE(kind)                                                                                \
    cmocka_unit_test_prestate(names_outside_the_token_are_refused_alike, kind),                    \
        cmocka_unit_test_prestate(agents_outside_the_token_are_refused_alike, kind),               \
        cmocka_unit_test_prestate(verbs_and_time_are_checked_each_time, kind),                     \
        cmocka_unit_test_prestate(a_renewed_token_may_allow_less, kind),                           \
        cmocka_unit_test_prestate(subscription_numbers_and_their_count, kind),                     \
        cmocka_unit_test_prestate(what_ends_before_its_verdict_is_answered, kind),                 \
        cmocka_unit_test_prestate(writing_is_asked_for_once, kind),                                \
        cmocka_unit_test_prestate(a_name_that_nobody_needs_costs_nothing, kind),                   \
        cmocka_unit_test_prestate(idle_threads_are_let_go_and_come_back, kind),                    \
        cmocka_unit_test_prestate(evicted_threads_are_told_apart_from_new_ones, kind),             \
        cmocka_unit_test_prestate(large_entries_are_trimmed_by_bytes, kind),                       \
        cmocka_unit_test_prestate(two_agents_of_one_name_are_a_mistake, kind)

int main(void)
{
    static bool plain = false, delayed = true;
    const struct CMUnitTest on_memory[] = {SUITE(&plain)};
    const struct CMUnitTest on_delayed[] = {
        SUITE(&delayed),
        cmocka_unit_test_prestate(a_checkpoint_that_fails_is_tried_again, &delayed),
    };

    int failed = cmocka_run_group_tests_name("memory", on_memory, NULL, NULL);
    return failed + cmocka_run_group_tests_name("delayed", on_delayed, NULL, NULL);
}
