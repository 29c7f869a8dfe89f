/* SPDX-License-Identifier: MIT */
/* Deliveries: order, replay, rebuilds, the queue cap. Every frame is checked by the bench. */
#include "hub_rig.h"

#include <stdio.h>
#include <stdlib.h>

static struct rig *begin(void **state, struct rig_setup setup)
{
    setup.delayed = *(bool *)*state;
    return rig_new(&setup);
}

/* A whole run with one message. */
static void whole_run(struct rig_peer *peer, const char *thread, const char *id, unsigned words)
{
    struct rig_run *run = rig_start(peer, thread, id);

    rig_begin(run);
    rig_words(run, id, words);
    rig_finish(run);
    rig_settle(peer->rig);
    assert_int_equal(run->stops, 1);
}

static struct rig_peer *live_peer(struct rig *rig, enum sl_framing framing, const char *thread)
{
    struct rig_peer *peer = rig_peer_new(rig, framing);

    rig_subscribe(peer, 1, thread, NULL);
    rig_settle(rig);
    return peer;
}

/* Somebody who comes, gets all there is, and goes. Returns the number of plain events. */
static unsigned visit(struct rig *rig, enum sl_framing framing, const char *thread,
                      const char *after, const char *verdict, const char *reason)
{
    struct rig_peer *peer = rig_peer_new(rig, framing);

    rig_subscribe(peer, 1, thread, after);
    rig_caught_up(peer, 1);
    assert_string_equal(peer->replicas[1].verdict, verdict);
    assert_string_equal(peer->replicas[1].reason, reason);
    assert_int_equal(peer->replicas[1].resets, strcmp(verdict, "resync") == 0);
    unsigned events = peer->replicas[1].events;
    rig_peer_free(peer);
    return events;
}

static void a_live_reader_gets_a_run(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = live_peer(rig, SL_JSON, "t");

    assert_string_equal(peer->replicas[1].verdict, "live");
    struct rig_run *run = rig_start(peer, "t", "r");
    assert_string_equal(run->thread, "t");
    assert_string_equal(run->subject, "local");
    rig_begin(run);
    rig_words(run, "m", 3);
    rig_finish(run);
    rig_caught_up(peer, 1);
    assert_int_equal(peer->replicas[1].events, 7);
    assert_int_equal(peer->replicas[1].resets, 0);
    assert_int_equal(run->stops, 1);
    assert_int_equal(hub_live_runs(rig->hub), 0);
    rig_peer_free(peer);
    rig_free(rig);
}

static void frames_look_as_documented(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = rig_peer_new(rig, SL_JSON);
    struct hub_message message = {0};
    bool more;

    rig_subscribe(peer, 7, "t", NULL);
    rig_settle(rig);
    char expected[512];
    struct sl_cursor cursor = {.thread = sl_thread_hash(SL_STR("t"))};
    char text[SL_CURSOR_MAX];
    sl_cursor_print(&cursor, text);
    snprintf(expected, sizeof(expected),
             "{\"op\":\"subscribed\",\"ref\":7,\"sub\":7,\"threadId\":\"t\",\"verdict\":\"live\","
             "\"cursor\":\"%s\"}\n",
             text);
    assert_control(peer, expected);
    struct rig_run *run = rig_start(peer, "t", "r");
    assert_control(peer, "{\"op\":\"ack\",\"ref\":1,\"request\":\"run\",\"runId\":\"r\","
                         "\"threadId\":\"t\"}\n");
    rig_say(run, "{ \"type\" : \"RUN_STARTED\", \"threadId\":\"t\",\"runId\":\"r\"}");
    rig_settle(rig);
    assert_true(hub_gather(peer->peer, 1, &message, &more));
    assert_false(more);
    assert_int_equal(message.frames, 1);
    assert_int_equal(message.count, 1);
    /* The agent's own bytes, spaces included. */
    cursor.generation = 1;
    cursor.place = rig_watch(rig, "t")->deliveries.items[0].place;
    sl_cursor_print(&cursor, text);
    snprintf(expected, sizeof(expected),
             "[{\"op\":\"event\",\"sub\":7,\"cursor\":\"%s\",\"runId\":\"r\",\"event\":"
             "{ \"type\" : \"RUN_STARTED\", \"threadId\":\"t\",\"runId\":\"r\"}}]",
             text);
    sl_buf_add_char(&message.text, '\0');
    assert_string_equal(message.text.ptr, expected);
    hub_message_clear(&message);
    rig_finish(run);
    rig_settle(rig);
    rig_peer_free(peer);
    rig_free(rig);
}

static void every_cursor_replays_in_both_framings(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *first = live_peer(rig, SL_JSON, "t");

    whole_run(first, "t", "r1", 3);
    whole_run(first, "t", "r2", 2);
    struct rig_run *run = rig_start(first, "t", "r3");
    rig_begin(run);
    rig_words(run, "m3", 2);
    rig_caught_up(first, 1);
    assert_int_equal(first->cursor_count, first->replicas[1].events);
    for (size_t i = 0; i < first->cursor_count; i++) {
        bool last = i + 1 == first->cursor_count;
        for (int framing = 0; framing < SL_FRAMINGS; framing++) {
            unsigned events = visit(rig, (enum sl_framing)framing, "t", first->cursors[i],
                                    last ? "live" : "replay", "");
            assert_int_equal(events, first->cursor_count - i - 1);
        }
    }
    rig_finish(run);
    rig_caught_up(first, 1);
    rig_peer_free(first);
    rig_free(rig);
}

/* Readers that resume at every place while the run goes on, each drained a little at a time. */
static void replay_joins_live_without_a_seam(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *first = live_peer(rig, SL_JSON, "t");
    struct rig_peer *peers[20];
    char text[128];

    whole_run(first, "t", "r1", 3);
    struct rig_run *run = rig_start(first, "t", "r2");
    rig_begin(run);
    for (unsigned i = 0; i < 20; i++) {
        snprintf(text, sizeof(text), "{\"type\":\"CUSTOM\",\"name\":\"n\",\"value\":%u}", i);
        rig_say(run, text);
        rig_settle(rig);
        rig_drain(first);
        peers[i] = rig_peer_new(rig, i % 2 ? SL_JSON : SL_MSGPACK);
        rig_subscribe(peers[i], 1, "t", first->cursors[i]);
        rig_tick(rig);
        for (unsigned k = 0; k <= i; k++)
            rig_gather(peers[k], 1);
    }
    rig_finish(run);
    for (unsigned i = 0; i < 20; i++) {
        rig_caught_up(peers[i], 1);
        assert_string_equal(peers[i]->replicas[1].verdict, "replay");
        assert_int_equal(peers[i]->replicas[1].resets, 0);
        rig_peer_free(peers[i]);
    }
    rig_caught_up(first, 1);
    rig_peer_free(first);
    rig_free(rig);
}

static void a_fresh_reader_gets_the_view_and_then_what_is_live(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *first = live_peer(rig, SL_JSON, "t");
    struct rig_peer *second, *third;

    struct rig_run *run = rig_start(first, "t", "r");
    rig_begin(run);
    rig_say(run, "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m\"}");
    rig_say(run, "{\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"m\",\"delta\":\"half \"}");
    rig_settle(rig);
    second = live_peer(rig, SL_JSON, "t");
    third = live_peer(rig, SL_MSGPACK, "t");
    assert_string_equal(second->replicas[1].verdict, "resync");
    assert_string_equal(second->replicas[1].reason, "joined");
    rig_gather(second, 1);
    rig_say(run, "{\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"m\",\"delta\":\"whole\"}");
    rig_say(run, "{\"type\":\"TEXT_MESSAGE_END\",\"messageId\":\"m\"}");
    rig_finish(run);
    rig_caught_up(second, 1);
    rig_caught_up(third, 1);
    assert_int_equal(second->replicas[1].resets, 1);
    assert_int_equal(second->replicas[1].events, 3);
    assert_int_equal(third->replicas[1].resets, 1);
    assert_int_equal(third->replicas[1].events, 0);
    assert_int_equal(visit(rig, SL_JSON, "t", NULL, "resync", "joined"), 0);
    /* The cursor behind a rebuild is as good as any other. */
    assert_int_equal(visit(rig, SL_JSON, "t", second->cursors[1], "replay", ""), 3);
    assert_int_equal(visit(rig, SL_JSON, "t", second->cursors[0], "resync", "in_span"), 0);
    rig_peer_free(first);
    rig_peer_free(second);
    rig_peer_free(third);
    rig_free(rig);
}

static void from_the_start_is_everything_that_is_stored(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.max_thread_entries = 40});
    struct rig_peer *first = live_peer(rig, SL_JSON, "t");

    assert_int_equal(visit(rig, SL_JSON, "other", "start", "live", ""), 0);
    whole_run(first, "t", "r1", 3);
    assert_int_equal(visit(rig, SL_JSON, "t", "start", "replay", ""), 7);
    for (unsigned i = 0; i < 20; i++) {
        char id[16];
        snprintf(id, sizeof(id), "s%u", i);
        whole_run(first, "t", id, 7);
        rig_drain(first);
    }
    unsigned events = visit(rig, SL_MSGPACK, "t", "start", "resync", "joined");
    /* Between half and all of the limit stays; grants are entries that nobody gets. */
    assert_in_range(events, 17, 40);
    rig_caught_up(first, 1);
    assert_int_equal(first->replicas[1].resets, 0);
    rig_peer_free(first);
    rig_free(rig);
}

static void old_places_are_rebuilt_and_kept_ones_replayed(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.max_thread_entries = 40});
    struct rig_peer *first = live_peer(rig, SL_JSON, "t");
    unsigned replayed = 0, rebuilt = 0;

    for (unsigned i = 0; i < 10; i++) {
        char id[16];
        snprintf(id, sizeof(id), "r%u", i);
        whole_run(first, "t", id, 7);
        rig_drain(first);
    }
    rig_caught_up(first, 1);
    for (int round = 0; round < 2; round++) {
        for (size_t i = 0; i + 1 < first->cursor_count; i += 3) {
            struct rig_peer *peer = rig_peer_new(rig, SL_JSON);
            rig_subscribe(peer, 1, "t", first->cursors[i]);
            rig_caught_up(peer, 1);
            if (peer->replicas[1].resets) {
                assert_string_equal(peer->replicas[1].reason, "history_gone");
                assert_int_equal(replayed, 0); /* the old ones come first */
                rebuilt++;
            } else {
                assert_int_equal(peer->replicas[1].events, first->cursor_count - i - 1);
                replayed++;
            }
            rig_peer_free(peer);
        }
        assert_true(replayed >= 6 && rebuilt >= 6);
        /* The same again when the thread was let go and comes back from its checkpoint. */
        replayed = rebuilt = 0;
        rig_peer_free(first);
        first = live_peer(rig, SL_JSON, "other");
        rig->now_ms += 100000;
        hub_tick_second(rig->hub);
        rig_settle(rig);
        if (round == 0) {
            rig_peer_free(first);
            first = rig_peer_new(rig, SL_JSON);
            rig_subscribe(first, 1, "t", "start");
            rig_caught_up(first, 1);
            assert_int_equal(first->replicas[1].resets, 1);
            break;
        }
    }
    rig_peer_free(first);
    rig_free(rig);
}

static void a_slow_reader_costs_its_place_and_gets_a_span(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.sub_queue_entries = 10});
    struct rig_peer *quick = live_peer(rig, SL_JSON, "t");
    struct rig_peer *slow = live_peer(rig, SL_MSGPACK, "t");

    struct rig_run *run = rig_start(quick, "t", "r");
    rig_begin(run);
    rig_words(run, "m1", 7);
    rig_settle(rig);
    rig_drain(quick);
    /* Exactly the cap. */
    rig_drain(slow);
    assert_int_equal(slow->replicas[1].events, 10);
    assert_int_equal(slow->replicas[1].resets, 0);
    rig_words(run, "m2", 9);
    rig_settle(rig);
    rig_gather(slow, 1);
    assert_int_equal(slow->replicas[1].spans, 1);
    assert_int_equal(slow->replicas[1].events, 10);
    rig_words(run, "m3", 3);
    rig_caught_up(slow, 1);
    assert_int_equal(slow->replicas[1].events, 15);
    rig_words(run, "m4", 100);
    rig_settle(rig);
    rig_drain(quick);
    rig_finish(run);
    rig_caught_up(slow, 1);
    rig_caught_up(quick, 1);
    assert_int_equal(slow->replicas[1].spans, 2);
    assert_int_equal(slow->replicas[1].resets, 0);
    rig_peer_free(quick);
    rig_peer_free(slow);
    rig_free(rig);
}

static void a_replay_that_catches_up_is_not_overflow(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.sub_queue_entries = 10});
    struct rig_peer *first = live_peer(rig, SL_JSON, "t");

    whole_run(first, "t", "r", 100);
    struct rig_peer *peer = rig_peer_new(rig, SL_JSON);
    rig_subscribe(peer, 1, "t", "start");
    rig_settle(rig);
    while (rig_gather(peer, 500))
        rig_tick(rig);
    rig_caught_up(peer, 1);
    assert_int_equal(peer->replicas[1].events, 104);
    assert_int_equal(peer->replicas[1].resets, 0);
    /* From then on it must keep up. */
    whole_run(first, "t", "r2", 10);
    rig_caught_up(peer, 1);
    assert_int_equal(peer->replicas[1].spans, 1);
    rig_peer_free(peer);
    rig_peer_free(first);
    rig_free(rig);
}

static void a_lone_large_event_is_not_overflow(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.sub_queue_bytes = 1000});
    struct rig_peer *peers[2] = {live_peer(rig, SL_JSON, "t"), live_peer(rig, SL_MSGPACK, "t")};
    char *large = malloc(100000);

    struct rig_run *run = rig_start(peers[0], "t", "r");
    rig_begin(run);
    rig_settle(rig);
    for (int i = 0; i < 2; i++)
        rig_drain(peers[i]);
    snprintf(large, 100000, "{\"type\":\"CUSTOM\",\"name\":\"n\",\"value\":\"%090000d\"}", 1);
    rig_say(run, large);
    rig_settle(rig);
    for (int i = 0; i < 2; i++) {
        rig_gather(peers[i], 1);
        assert_int_equal(peers[i]->replicas[1].events, 2);
        assert_int_equal(peers[i]->replicas[1].resets, 0);
        assert_true(peers[i]->shared > 90000); /* not copied for the reader */
    }
    rig_say(run, "{\"type\":\"CUSTOM\",\"name\":\"n\",\"value\":1}");
    rig_say(run, large);
    rig_settle(rig);
    rig_drain(peers[0]);
    /* Nor with a small one in front of it. */
    assert_int_equal(peers[0]->replicas[1].events, 4);
    rig_say(run, large);
    rig_say(run, large);
    rig_settle(rig);
    rig_drain(peers[0]);
    assert_int_equal(peers[0]->replicas[1].events, 4);
    assert_int_equal(peers[0]->replicas[1].resets, 1); /* the smaller one */
    rig_finish(run);
    for (int i = 0; i < 2; i++) {
        rig_caught_up(peers[i], 1);
        rig_peer_free(peers[i]);
    }
    free(large);
    rig_free(rig);
}

static void the_window_moves_past_a_slow_reader(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.max_thread_entries = 20});
    struct rig_peer *quick = live_peer(rig, SL_JSON, "t");
    struct rig_peer *slow = live_peer(rig, SL_JSON, "t");
    struct rig_peer *reading = rig_peer_new(rig, SL_JSON);

    struct rig_run *run = rig_start(quick, "t", "r");
    rig_begin(run);
    rig_words(run, "m0", 3);
    rig_settle(rig);
    rig_subscribe(reading, 1, "t", "start");
    rig_gather(reading, 1);
    assert_int_equal(reading->replicas[1].events, 1);
    for (unsigned i = 1; i < 20; i++) {
        char id[16];
        snprintf(id, sizeof(id), "m%u", i);
        rig_words(run, id, 5);
        rig_settle(rig);
        rig_drain(quick);
    }
    rig_gather(slow, 1);
    rig_gather(reading, 1);
    assert_string_equal(slow->replicas[1].reason, "history_gone");
    assert_string_equal(reading->replicas[1].reason, "history_gone");
    rig_finish(run);
    rig_caught_up(slow, 1);
    rig_caught_up(reading, 1);
    rig_caught_up(quick, 1);
    assert_int_equal(quick->replicas[1].resets, 0);
    rig_peer_free(quick);
    rig_peer_free(slow);
    rig_peer_free(reading);
    rig_free(rig);
}

/* --- several threads on one connection --- */

static void one_noisy_thread_starves_none(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = rig_peer_new(rig, SL_JSON);

    rig_subscribe(peer, 1, "noisy", NULL);
    rig_subscribe(peer, 2, "quiet", NULL);
    rig_settle(rig);
    struct rig_run *noisy = rig_start(peer, "noisy", "n");
    struct rig_run *quiet = rig_start(peer, "quiet", "q");
    rig_begin(noisy);
    rig_words(noisy, "m", 500);
    rig_begin(quiet);
    rig_words(quiet, "m", 2);
    rig_settle(rig);
    rig_gather(peer, 2000);
    assert_int_equal(peer->replicas[2].events, 5);
    assert_true(peer->replicas[1].events < 10);
    rig_finish(noisy);
    rig_finish(quiet);
    rig_caught_up(peer, 1);
    rig_caught_up(peer, 2);
    rig_peer_free(peer);
    rig_free(rig);
}

static void the_noisy_thread_falls_behind_and_the_others_do_not(void **state)
{
    struct rig *rig =
        begin(state, (struct rig_setup){.queue_entries = 60, .sub_queue_entries = 60});
    struct rig_peer *peer = rig_peer_new(rig, SL_JSON);
    struct rig_run *runs[5];
    char name[16];

    for (uint32_t i = 0; i < 5; i++) {
        snprintf(name, sizeof(name), "t%u", i);
        rig_subscribe(peer, i, name, NULL);
        rig_settle(rig);
        runs[i] = rig_start(peer, name, "r");
        rig_begin(runs[i]);
        rig_words(runs[i], "m", i ? 5 : 70);
    }
    rig_settle(rig);
    rig_drain(peer);
    assert_int_equal(peer->replicas[0].spans, 1);
    for (uint32_t i = 1; i < 5; i++)
        assert_int_equal(peer->replicas[i].spans, 0);
    /* No one passes the cap, but together they do: those over their share of 12 go. */
    for (uint32_t i = 0; i < 5; i++)
        rig_words(runs[i], "n", i < 2 ? 38 : 1);
    rig_settle(rig);
    rig_drain(peer);
    assert_int_equal(peer->replicas[0].spans, 2);
    assert_int_equal(peer->replicas[1].spans, 1);
    for (uint32_t i = 2; i < 5; i++)
        assert_int_equal(peer->replicas[i].spans, 0);
    for (uint32_t i = 0; i < 5; i++)
        rig_finish(runs[i]);
    for (uint32_t i = 0; i < 5; i++)
        rig_caught_up(peer, i);
    rig_peer_free(peer);
    rig_free(rig);
}

static void fifty_runs_on_one_connection(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = rig_peer_new(rig, SL_MSGPACK);
    struct rig_run *runs[15];
    char name[16];

    for (uint32_t i = 0; i < 15; i++) {
        snprintf(name, sizeof(name), "t%u", i);
        rig_subscribe(peer, i, name, NULL);
        runs[i] = rig_start(peer, name, "r");
        rig_begin(runs[i]);
    }
    assert_int_equal(hub_live_runs(rig->hub), 15);
    for (unsigned round = 0; round < 30; round++) {
        for (uint32_t i = round % 3; i < 15; i += 1 + round % 4) {
            snprintf(name, sizeof(name), "m%u", round);
            rig_words(runs[i], name, 2);
        }
        rig_tick(rig);
        rig_gather(peer, 700);
    }
    for (uint32_t i = 0; i < 15; i++)
        rig_finish(runs[i]);
    for (uint32_t i = 0; i < 15; i++) {
        rig_caught_up(peer, i);
        assert_int_equal(peer->replicas[i].resets, 0);
    }
    assert_int_equal(hub_live_runs(rig->hub), 0);
    rig_peer_free(peer);
    rig_free(rig);
}

/* --- cursors that are not what they seem --- */

static void subscribe_to(struct rig *rig, const char *thread, const struct sl_cursor *cursor,
                         const char *reason)
{
    char text[SL_CURSOR_MAX];

    sl_cursor_print(cursor, text);
    visit(rig, SL_JSON, thread, text, "resync", reason);
}

static void forged_cursors_rebuild_and_harm_nobody(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *first = live_peer(rig, SL_JSON, "t");

    whole_run(first, "t", "r", 3);
    whole_run(first, "u", "r", 3);
    rig_caught_up(first, 1);
    struct sl_cursor good, cursor;
    assert_true(sl_cursor_parse(sl_str_from(first->cursors[2]), &good, NULL));

    cursor = good;
    subscribe_to(rig, "u", &cursor, "other_log");
    cursor.generation++;
    subscribe_to(rig, "t", &cursor, "other_log");
    cursor = good;
    cursor.generation = 0;
    subscribe_to(rig, "t", &cursor, "other_log");
    cursor = good;
    cursor.filter = 7;
    subscribe_to(rig, "t", &cursor, "filter");
    cursor = good;
    cursor.in_span = true;
    subscribe_to(rig, "t", &cursor, "in_span");
    cursor = good;
    cursor.place.ms += 100000;
    subscribe_to(rig, "t", &cursor, "other_log");
    cursor.place.ms = UINT64_MAX;
    subscribe_to(rig, "t", &cursor, "other_log");
    cursor = good;
    cursor.place.sub++;
    subscribe_to(rig, "t", &cursor, "other_log");
    cursor = good;
    cursor.place.seq += 1000;
    subscribe_to(rig, "t", &cursor, "other_log");
    cursor = (struct sl_cursor){.thread = good.thread, .generation = good.generation};
    char text[SL_CURSOR_MAX];
    sl_cursor_print(&cursor, text);
    assert_int_equal(visit(rig, SL_JSON, "t", text, "replay", ""), 7);
    cursor.generation = 0;
    sl_cursor_print(&cursor, text);
    assert_int_equal(visit(rig, SL_JSON, "t", text, "replay", ""), 7);

    sl_buf_reset(&first->control);
    rig_subscribe(first, 2, "t", "no cursor at all");
    assert_control(first, "{\"op\":\"error\",\"ref\":2,\"sub\":2,\"code\":\"bad_cursor\","
                          "\"message\":\"this is not a cursor\",\"field\":\"subs/0/after\","
                          "\"retryable\":false}\n");
    rig_subscribe(first, 3, "never", first->cursors[0]);
    rig_settle(rig);
    assert_string_equal(first->replicas[3].reason, "other_log");
    cursor = (struct sl_cursor){.thread = sl_thread_hash(SL_STR("gone")), .generation = 99};
    sl_cursor_print(&cursor, text);
    sl_buf_reset(&first->control);
    rig_subscribe(first, 4, "gone", text);
    rig_settle(rig);
    assert_control(first, "{\"op\":\"error\",\"ref\":4,\"sub\":4,\"code\":\"not_stored\","
                          "\"message\":\"the thread of this cursor is no longer stored\","
                          "\"field\":\"subs/0/after\",\"retryable\":false}\n");
    whole_run(first, "t", "r9", 3);
    rig_caught_up(first, 1);
    assert_int_equal(first->replicas[1].resets, 0);
    rig_peer_free(first);
    rig_free(rig);
}

static void idle_places_are_told_and_can_be_resumed(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = rig_peer_new(rig, SL_JSON);
    struct sl_buf out = SL_BUF_INIT;
    struct sl_doc doc = {0};

    hub_peer_cursors(peer->peer, &out);
    assert_str_equals(sl_buf_str(&out), "[]");
    rig_subscribe(peer, 5, "t", NULL);
    rig_settle(rig);
    struct rig_run *run = rig_start(peer, "t", "r");
    rig_begin(run);
    rig_settle(rig);
    sl_buf_reset(&out);
    hub_peer_cursors(peer->peer, &out);
    assert_str_equals(sl_buf_str(&out), "[]"); /* it owes something */
    rig_drain(peer);
    /* What the gate drops moves the place and is owed to nobody. */
    rig_say(run, "{\"type\":\"TEXT_MESSAGE_END\",\"messageId\":\"nobody\"}");
    rig_settle(rig);
    assert_false(rig_gather(peer, 1));
    sl_buf_reset(&out);
    hub_peer_cursors(peer->peer, &out);
    assert_true(sl_doc_parse(&doc, sl_buf_str(&out), NULL));
    assert_int_equal(doc.nodes[0].count, 1);
    uint32_t node = sl_doc_get(&doc, 1, SL_STR("cursor"));
    char text[SL_CURSOR_MAX];
    snprintf(text, sizeof(text), "%.*s", SL_STR_ARG(sl_doc_body(&doc, node)));
    assert_string_not_equal(text, peer->cursors[peer->cursor_count - 1]);
    assert_int_equal(visit(rig, SL_JSON, "t", text, "live", ""), 0);
    rig_finish(run);
    rig_caught_up(peer, 5);
    assert_int_equal(visit(rig, SL_JSON, "t", text, "replay", ""), 1);
    sl_doc_clear(&doc);
    sl_buf_clear(&out);
    rig_peer_free(peer);
    rig_free(rig);
}

static void what_is_dropped_is_not_owed(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.queue_entries = 5});
    struct rig_peer *peer = live_peer(rig, SL_JSON, "t");

    struct rig_run *run = rig_start(peer, "t", "r");
    rig_begin(run);
    rig_caught_up(peer, 1);
    rig_say(run, "{\"type\":\"CUSTOM\",\"name\":\"n\",\"value\":1}");
    for (int i = 0; i < 50; i++)
        rig_say(run, "{\"type\":\"TEXT_MESSAGE_END\",\"messageId\":\"nobody\"}");
    rig_finish(run);
    rig_caught_up(peer, 1);
    assert_int_equal(peer->replicas[1].resets, 0);
    assert_int_equal(peer->replicas[1].events, 3);
    rig_peer_free(peer);
    rig_free(rig);
}

/* --- chance --- */

static uint32_t next_random(uint32_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 17;
    *seed ^= *seed << 5;
    return *seed;
}

static void reconnect(struct rig_peer **peer, uint32_t *seed)
{
    struct rig *rig = (*peer)->rig;
    struct rig_peer *next = rig_peer_new(rig, next_random(seed) % 2 ? SL_JSON : SL_MSGPACK);
    size_t count = (*peer)->cursor_count;
    const char *after = NULL;

    if (count && next_random(seed) % 4)
        after = (*peer)->cursors[count - 1 - next_random(seed) % (count < 5 ? count : 5)];
    else if (next_random(seed) % 2)
        after = "start";
    rig_subscribe(next, 1, "t", after);
    rig_peer_free(*peer);
    *peer = next;
}

/* Readers of any speed come, go and come back while the log grows, is trimmed and is late. */
static void whatever_happens_readers_converge(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.max_thread_entries = 60,
                                                      .sub_queue_entries = 12,
                                                      .sub_queue_bytes = 3000});
    struct rig_peer *peers[8];
    uint32_t seed = 12345;
    unsigned runs = 0, resets = 0, spans = 0;
    struct rig_run *run = NULL;
    char id[24];

    for (int i = 0; i < 8; i++) {
        peers[i] = rig_peer_new(rig, i % 2 ? SL_JSON : SL_MSGPACK);
        rig_subscribe(peers[i], 1, "t", NULL);
    }
    for (int step = 0; step < 800; step++) {
        if (!run && rig->run_count < 60) {
            snprintf(id, sizeof(id), "r%u", runs++);
            run = rig_start(peers[0], "t", id);
            rig_begin(run);
        }
        if (run && next_random(&seed) % 3 == 0) {
            snprintf(id, sizeof(id), "m%d", step);
            rig_words(run, id, next_random(&seed) % 6);
        }
        if (run && next_random(&seed) % 50 == 0) {
            rig_finish(run);
            run = NULL;
            rig_settle(rig);
        }
        if (rig->delay && next_random(&seed) % 20 == 0) {
            store_delay_hold_entries(rig->delay, next_random(&seed) % 2 == 0 && run);
            store_delay_hold(rig->delay, DELAY_APPEND, next_random(&seed) % 2 == 0 && run);
            store_delay_hold(rig->delay, DELAY_CHECKPOINT, next_random(&seed) % 2 == 0);
        }
        if (!run && rig->delay) {
            store_delay_hold_entries(rig->delay, false);
            store_delay_hold(rig->delay, DELAY_APPEND, false);
            rig_settle(rig);
        }
        rig_tick(rig);
        uint32_t who = next_random(&seed) % 8;
        if (next_random(&seed) % 40 == 0) {
            resets += peers[who]->replicas[1].resets;
            spans += peers[who]->replicas[1].spans;
            reconnect(&peers[who], &seed);
        } else if (who < 6) {
            rig_gather(peers[who], next_random(&seed) % 800);
        }
        if (step % 100 == 0)
            hub_tick_second(rig->hub);
    }
    if (rig->delay) {
        store_delay_hold_entries(rig->delay, false);
        store_delay_hold(rig->delay, DELAY_APPEND, false);
        store_delay_hold(rig->delay, DELAY_CHECKPOINT, false);
    }
    if (run)
        rig_finish(run);
    for (int i = 0; i < 8; i++) {
        rig_caught_up(peers[i], 1);
        resets += peers[i]->replicas[1].resets;
        spans += peers[i]->replicas[1].spans;
        rig_peer_free(peers[i]);
    }
    assert_int_equal(rig_watch(rig, "t")->terminals, runs);
    assert_true(resets > 10 && spans > 10);
    rig_free(rig);
}

#define SUITE(kind)                                                                                \
    cmocka_unit_test_prestate(a_live_reader_gets_a_run, kind),                                     \
        cmocka_unit_test_prestate(frames_look_as_documented, kind),                                \
        cmocka_unit_test_prestate(every_cursor_replays_in_both_framings, kind),                    \
        cmocka_unit_test_prestate(replay_joins_live_without_a_seam, kind),                         \
        cmocka_unit_test_prestate(a_fresh_reader_gets_the_view_and_then_what_is_live, kind),       \
        cmocka_unit_test_prestate(from_the_start_is_everything_that_is_stored, kind),              \
        cmocka_unit_test_prestate(old_places_are_rebuilt_and_kept_ones_replayed, kind),            \
        cmocka_unit_test_prestate(a_slow_reader_costs_its_place_and_gets_a_span, kind),            \
        cmocka_unit_test_prestate(a_replay_that_catches_up_is_not_overflow, kind),                 \
        cmocka_unit_test_prestate(a_lone_large_event_is_not_overflow, kind),                       \
        cmocka_unit_test_prestate(the_window_moves_past_a_slow_reader, kind),                      \
        cmocka_unit_test_prestate(one_noisy_thread_starves_none, kind),                            \
        cmocka_unit_test_prestate(the_noisy_thread_falls_behind_and_the_others_do_not, kind),      \
        cmocka_unit_test_prestate(fifty_runs_on_one_connection, kind),                             \
        cmocka_unit_test_prestate(forged_cursors_rebuild_and_harm_nobody, kind),                   \
        cmocka_unit_test_prestate(idle_places_are_told_and_can_be_resumed, kind),                  \
        cmocka_unit_test_prestate(what_is_dropped_is_not_owed, kind),                              \
        cmocka_unit_test_prestate(whatever_happens_readers_converge, kind)

int main(void)
{
    static bool plain = false, delayed = true;
    const struct CMUnitTest on_memory[] = {SUITE(&plain)};
    const struct CMUnitTest on_delayed[] = {SUITE(&delayed)};

    int failed = cmocka_run_group_tests_name("memory", on_memory, NULL, NULL);
    return failed + cmocka_run_group_tests_name("delayed", on_delayed, NULL, NULL);
}
