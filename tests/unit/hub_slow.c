/* SPDX-License-Identifier: MIT */
/* Readers that cannot keep up, and what they get. Every span is held against the codec's own
 * collapse by the rig. */
#include "hub_rig.h"

#include <stdio.h>
#include <stdlib.h>

static struct rig *begin(struct rig_setup setup)
{
    return rig_new(&setup);
}

static struct rig_peer *live_peer(struct rig *rig, enum sl_framing framing)
{
    struct rig_peer *peer = rig_peer_new(rig, framing);

    rig_subscribe(peer, 1, "t", NULL);
    rig_settle(rig);
    return peer;
}

static struct rig_run *begin_run(struct rig_peer *peer, const char *thread, const char *id)
{
    struct rig_run *run = rig_start(peer, thread, id);

    rig_begin(run);
    rig_settle(peer->rig);
    rig_drain(peer);
    return run;
}

static void say_customs(struct rig_run *run, unsigned count, unsigned bytes)
{
    char *text = malloc(bytes + 100);

    assert_non_null(text);
    for (unsigned i = 0; i < count; i++) {
        snprintf(text, bytes + 100, "{\"type\":\"CUSTOM\",\"name\":\"n%u\",\"value\":\"%0*d\"}", i,
                 (int)bytes, 0);
        rig_say(run, text);
    }
    free(text);
}

static void say_states(struct rig_run *run, unsigned count, unsigned bytes)
{
    char *text = malloc(bytes + 100);

    assert_non_null(text);
    for (unsigned i = 0; i < count; i++) {
        snprintf(text, bytes + 100,
                 "{\"type\":\"STATE_DELTA\",\"delta\":[{\"op\":\"add\",\"path\":\"/a\","
                 "\"value\":\"%0*u\"}]}",
                 (int)bytes, i);
        rig_say(run, text);
    }
    free(text);
}

/* --- spans --- */

static void what_was_missed_comes_collapsed(void **state)
{
    struct rig *rig = begin((struct rig_setup){.sub_queue_entries = 10});
    struct rig_peer *peers[2] = {live_peer(rig, SL_JSON), live_peer(rig, SL_MSGPACK)};
    struct rig_run *run = begin_run(peers[0], "t", "r");

    (void)state;
    rig_drain(peers[1]);
    rig_words(run, "m", 50);
    say_states(run, 50, 10);
    say_customs(run, 3, 10);
    for (int i = 0; i < 2; i++) {
        struct rig_replica *replica = &peers[i]->replicas[1];
        rig_caught_up(peers[i], 1);
        assert_int_equal(replica->spans, 1);
        assert_int_equal(replica->events, 1);
        assert_int_equal(replica->resets, 0);
        assert_true(peers[i]->messages <= 2);
    }
    rig_finish(run);
    for (int i = 0; i < 2; i++) {
        rig_caught_up(peers[i], 1);
        assert_int_equal(peers[i]->replicas[1].events, 2);
        rig_peer_free(peers[i]);
    }
    rig_free(rig);
}

static void runs_that_ended_and_began_are_in_one_span(void **state)
{
    struct rig *rig = begin((struct rig_setup){.sub_queue_entries = 50});
    struct rig_peer *peer = live_peer(rig, SL_JSON);
    char id[16];

    (void)state;
    for (int i = 0; i < 5; i++) {
        snprintf(id, sizeof(id), "r%d", i);
        struct rig_run *run = rig_start(peer, "t", id);
        rig_begin(run);
        rig_words(run, id, 20);
        say_states(run, 20, 10);
        rig_finish(run);
        rig_settle(rig);
    }
    rig_caught_up(peer, 1);
    assert_int_equal(peer->replicas[1].spans, 1);
    assert_int_equal(peer->replicas[1].resets, 0);
    rig_peer_free(peer);
    rig_free(rig);
}

static void a_hundred_readers_share_one_span(void **state)
{
    struct rig *rig = begin((struct rig_setup){.sub_queue_entries = 10});
    struct rig_peer *peers[100];
    uint64_t before;

    (void)state;
    for (int i = 0; i < 100; i++)
        peers[i] = live_peer(rig, SL_JSON);
    struct rig_run *run = begin_run(peers[0], "t", "r");
    for (int i = 0; i < 100; i++)
        rig_drain(peers[i]);
    rig_words(run, "m", 100);
    say_customs(run, 1, 50000);
    rig_settle(rig);
    before = hub_counts(rig->hub).spans;
    for (int i = 0; i < 100; i++) {
        rig_gather(peers[i], 1);
        assert_true(hub_counts(rig->hub).held_bytes < 60000);
    }
    assert_int_equal(hub_counts(rig->hub).spans, before + 1);
    for (int i = 0; i < 100; i++) {
        rig_caught_up(peers[i], 1);
        rig_peer_free(peers[i]);
    }
    hub_tick_second(rig->hub);
    assert_int_equal(hub_counts(rig->hub).held_bytes, 0);
    rig_finish(run);
    rig_settle(rig);
    rig_free(rig);
}

/* --- long ones --- */

static void a_long_span_lets_others_pass_and_marks_its_inside(void **state)
{
    struct rig *rig = begin((struct rig_setup){.sub_queue_entries = 20});
    struct rig_peer *peer = live_peer(rig, SL_JSON);
    struct rig_run *run = begin_run(peer, "t", "r");
    struct sl_cursor cursor;

    (void)state;
    rig_subscribe(peer, 2, "u", NULL);
    rig_settle(rig);
    struct rig_run *other = begin_run(peer, "u", "r");
    size_t cursors = peer->cursor_count;
    rig_words(run, "m", 20);
    say_customs(run, 10, 3000);
    rig_words(other, "m", 3);
    rig_settle(rig);
    rig_gather(peer, 1000);
    assert_int_equal(peer->replicas[1].spans, 0);
    assert_true(peer->replicas[2].events > 1);
    do
        assert_true(sl_cursor_parse(sl_str_from(peer->cursors[cursors++]), &cursor, NULL));
    while (!cursor.in_span);
    const char *inside = peer->cursors[cursors - 1];

    struct rig_peer *again = rig_peer_new(rig, SL_JSON);
    rig_subscribe(again, 1, "t", inside);
    rig_caught_up(again, 1);
    assert_string_equal(again->replicas[1].reason, "in_span");
    rig_peer_free(again);

    rig_finish(run);
    rig_caught_up(peer, 1);
    rig_caught_up(peer, 2);
    assert_int_equal(peer->replicas[1].spans, 1);
    assert_true(sl_cursor_parse(sl_str_from(peer->cursors[peer->cursor_count - 1]), &cursor, NULL));
    assert_false(cursor.in_span);
    rig_finish(other);
    rig_settle(rig);
    rig_peer_free(peer);
    rig_free(rig);
}

static void a_short_span_is_one_message_with_one_cursor(void **state)
{
    struct rig *rig = begin((struct rig_setup){.sub_queue_entries = 20});
    struct rig_peer *peer = live_peer(rig, SL_JSON);
    struct rig_run *run = begin_run(peer, "t", "r");

    (void)state;
    rig_words(run, "m", 20);
    say_customs(run, 10, 100);
    rig_settle(rig);
    size_t cursors = peer->cursor_count, messages = peer->messages;
    assert_false(rig_gather(peer, 1));
    assert_int_equal(peer->messages, messages + 1);
    assert_int_equal(peer->cursor_count, cursors + 1);
    assert_int_equal(peer->replicas[1].spans, 1);
    rig_finish(run);
    rig_caught_up(peer, 1);
    rig_peer_free(peer);
    rig_free(rig);
}

static void what_is_begun_is_finished_before_anything_is_decided(void **state)
{
    struct rig *rig = begin((struct rig_setup){.max_thread_entries = 40, .sub_queue_entries = 10});
    struct rig_peer *peer = live_peer(rig, SL_JSON);
    struct rig_peer *quick = live_peer(rig, SL_JSON);
    struct rig_run *run = begin_run(peer, "t", "r");
    char id[16];

    (void)state;
    say_customs(run, 12, 3000);
    rig_settle(rig);
    rig_gather(peer, 1);
    /* The window moves on far behind what is under way. */
    for (int i = 0; i < 30; i++) {
        snprintf(id, sizeof(id), "m%d", i);
        rig_words(run, id, 10);
        rig_settle(rig);
        rig_drain(quick);
    }
    rig_finish(run);
    rig_caught_up(peer, 1);
    assert_int_equal(peer->replicas[1].spans + peer->replicas[1].resets, 2);
    assert_string_equal(peer->replicas[1].reason, "history_gone");
    rig_caught_up(quick, 1);
    rig_peer_free(peer);
    rig_peer_free(quick);
    rig_free(rig);
}

/* --- caps --- */

static void a_snapshot_larger_than_the_cap_ends_it(void **state)
{
    struct rig *rig = begin((struct rig_setup){.sub_queue_bytes = 1000, .sub_queue_entries = 5});
    struct rig_peer *peer = live_peer(rig, SL_JSON);
    struct rig_run *run = begin_run(peer, "t", "r");

    (void)state;
    for (int round = 1; round <= 3; round++) {
        say_states(run, 10, 20000);
        rig_caught_up(peer, 1);
        assert_int_equal(peer->replicas[1].spans + peer->replicas[1].resets, round);
    }
    rig_finish(run);
    rig_caught_up(peer, 1);
    rig_peer_free(peer);
    rig_free(rig);
}

static void a_cap_below_one_event_loses_nothing(void **state)
{
    struct rig *rig = begin((struct rig_setup){.sub_queue_bytes = 1, .queue_bytes = 1});
    struct rig_peer *peer = live_peer(rig, SL_JSON);
    struct rig_run *run = begin_run(peer, "t", "r");

    (void)state;
    rig_drain(peer);
    unsigned events = peer->replicas[1].events;
    /* Whoever takes them one by one gets them as they are. */
    for (int i = 0; i < 5; i++) {
        say_customs(run, 1, 5000);
        rig_caught_up(peer, 1);
    }
    assert_int_equal(peer->replicas[1].events, events + 5);
    assert_int_equal(peer->replicas[1].spans + peer->replicas[1].resets, 0);
    rig_finish(run);
    rig_caught_up(peer, 1);
    rig_peer_free(peer);
    rig_free(rig);
}

static void the_connection_has_a_cap_of_its_own(void **state)
{
    struct rig *rig = begin((struct rig_setup){.queue_entries = 40, .sub_queue_entries = 30});
    struct rig_peer *peer = rig_peer_new(rig, SL_JSON);
    struct rig_run *runs[4];
    char name[16];

    (void)state;
    for (uint32_t i = 0; i < 4; i++) {
        snprintf(name, sizeof(name), "t%u", i);
        rig_subscribe(peer, i, name, NULL);
        rig_settle(rig);
        runs[i] = begin_run(peer, name, "r");
    }
    for (uint32_t i = 0; i < 4; i++)
        say_customs(runs[i], i ? 6 : 25, 10);
    rig_settle(rig);
    rig_drain(peer);
    assert_int_equal(peer->replicas[0].spans, 1);
    for (uint32_t i = 1; i < 4; i++)
        assert_int_equal(peer->replicas[i].spans, 0);
    for (uint32_t i = 0; i < 4; i++) {
        rig_finish(runs[i]);
        rig_caught_up(peer, i);
    }
    rig_peer_free(peer);
    rig_free(rig);
}

static void at_the_ceiling_nothing_new_is_made(void **state)
{
    struct rig *rig = begin((struct rig_setup){.sub_queue_entries = 50, .max_held = 50000});
    struct rig_peer *peers[2] = {live_peer(rig, SL_JSON), live_peer(rig, SL_MSGPACK)};
    struct rig_run *run = begin_run(peers[0], "t", "r");

    (void)state;
    rig_drain(peers[1]);
    rig_words(run, "m", 30);
    say_customs(run, 40, 3000);
    rig_settle(rig);
    assert_true(rig_gather(peers[0], 1));
    assert_true(hub_holds_too_much(rig->hub));
    assert_true(hub_peer_holds(peers[0]->peer));
    /* It waits, and is owed all the same. */
    assert_false(rig_gather(peers[1], 1));
    assert_int_equal(peers[1]->replicas[1].spans, 0);
    assert_false(hub_peer_holds(peers[1]->peer));
    rig->now_ms += 100;
    rig_tick(rig);
    assert_false(rig_gather(peers[1], 1));
    rig_peer_free(peers[0]);
    hub_tick_second(rig->hub);
    assert_false(hub_holds_too_much(rig->hub));
    rig->now_ms += 100;
    rig_caught_up(peers[1], 1);
    assert_int_equal(peers[1]->replicas[1].spans, 1);
    rig_finish(run);
    rig_caught_up(peers[1], 1);
    rig_peer_free(peers[1]);
    rig_free(rig);
}

static void messages_that_are_half_sent_count_once(void **state)
{
    struct rig *rig = begin((struct rig_setup){0});
    struct rig_peer *peers[2] = {live_peer(rig, SL_JSON), live_peer(rig, SL_JSON)};
    struct rig_run *run = begin_run(peers[0], "t", "r");
    struct hub_message messages[2] = {{.pieces = NULL}, {.pieces = NULL}};
    bool more;

    (void)state;
    rig_drain(peers[1]);
    say_customs(run, 1, 100000);
    rig_settle(rig);
    for (int i = 0; i < 2; i++) {
        assert_true(hub_gather(peers[i]->peer, 1, &messages[i], &more));
        assert_true(hub_hold(rig->hub, &messages[i]));
    }
    assert_in_range(hub_counts(rig->hub).held_bytes, 100000, 110000);
    for (int i = 0; i < 2; i++) {
        assert_true(hub_counts(rig->hub).held_bytes > 100000);
        hub_release(rig->hub, &messages[i]);
        hub_message_clear(&messages[i]);
        rig_peer_free(peers[i]);
    }
    assert_int_equal(hub_counts(rig->hub).held_bytes, 0);
    rig_finish(run);
    rig_settle(rig);
    rig_free(rig);
}

/* --- rhythms --- */

static void a_rhythm_gathers_what_came(void **state)
{
    struct rig *rig = begin((struct rig_setup){0});
    struct rig_peer *peer = rig_peer_new(rig, SL_JSON);
    struct rig_peer *quick = live_peer(rig, SL_JSON);

    (void)state;
    rig_subscribe_with(peer, 1, "t", (struct hub_subscribe){.coalesce_ms = 250});
    rig_settle(rig);
    assert_string_equal(peer->replicas[1].verdict, "live");
    struct rig_run *run = begin_run(quick, "t", "r");
    rig_words(run, "m", 20);
    rig_settle(rig);
    assert_false(rig_gather(peer, 4096));
    assert_int_equal(peer->messages, 0);
    assert_int_equal(hub_due_ms(rig->hub), 1250);
    rig->now_ms = 1249;
    rig_tick(rig); /* 1250 */
    rig_drain(peer);
    assert_int_equal(peer->messages, 1);
    assert_int_equal(peer->replicas[1].spans, 1);
    assert_int_equal(hub_due_ms(rig->hub), UINT64_MAX);

    /* One event alone comes as it is, at the next beat. */
    rig_words(run, "n", 0);
    rig_settle(rig);
    rig_drain(peer);
    assert_int_equal(hub_due_ms(rig->hub), 1500);
    assert_int_equal(peer->messages, 1);
    rig->now_ms = 1600;
    rig_tick(rig);
    rig_drain(peer);
    assert_int_equal(peer->messages, 2);

    /* A clock that was set back holds nobody up. */
    rig->now_ms = 100 * 60 * 60 * 1000;
    rig_words(run, "o", 3);
    rig_settle(rig);
    assert_false(rig_gather(peer, 4096));
    rig->now_ms = 5;
    rig_caught_up(peer, 1);
    assert_int_equal(peer->messages, 3);
    rig_finish(run);
    rig->now_ms += 1000;
    rig_caught_up(quick, 1);
    rig_peer_free(quick);
    rig_peer_free(peer);
    rig_free(rig);
}

static void readers_of_one_rhythm_share(void **state)
{
    struct rig *rig = begin((struct rig_setup){0});
    struct rig_peer *peers[20];
    struct rig_peer *quick = live_peer(rig, SL_JSON);

    (void)state;
    for (int i = 0; i < 20; i++) {
        peers[i] = rig_peer_new(rig, SL_JSON);
        rig_subscribe_with(peers[i], 1, "t", (struct hub_subscribe){.coalesce_ms = 100});
        rig_settle(rig);
    }
    struct rig_run *run = begin_run(quick, "t", "r");
    rig_words(run, "m", 20);
    rig_settle(rig);
    rig->now_ms += 200;
    rig_tick(rig);
    for (int i = 0; i < 20; i++) {
        rig_drain(peers[i]);
        assert_int_equal(peers[i]->replicas[1].spans, 1);
        rig_peer_free(peers[i]);
    }
    assert_int_equal(hub_counts(rig->hub).spans, 1);
    rig_finish(run);
    rig_settle(rig);
    rig_peer_free(quick);
    rig_free(rig);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_was_missed_comes_collapsed),
        cmocka_unit_test(runs_that_ended_and_began_are_in_one_span),
        cmocka_unit_test(a_hundred_readers_share_one_span),
        cmocka_unit_test(a_long_span_lets_others_pass_and_marks_its_inside),
        cmocka_unit_test(a_short_span_is_one_message_with_one_cursor),
        cmocka_unit_test(what_is_begun_is_finished_before_anything_is_decided),
        cmocka_unit_test(a_snapshot_larger_than_the_cap_ends_it),
        cmocka_unit_test(a_cap_below_one_event_loses_nothing),
        cmocka_unit_test(the_connection_has_a_cap_of_its_own),
        cmocka_unit_test(at_the_ceiling_nothing_new_is_made),
        cmocka_unit_test(messages_that_are_half_sent_count_once),
        cmocka_unit_test(a_rhythm_gathers_what_came),
        cmocka_unit_test(readers_of_one_rhythm_share),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
