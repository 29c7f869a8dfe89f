/* SPDX-License-Identifier: MIT */
/* What clients bring in mid-run and between runs: input, changes of the state, claims, answers. */
#include "unit/hub_verbs.h"

#include <stdio.h>
#include <stdlib.h>

static struct rig *begin(void **state, struct rig_setup setup)
{
    setup.delayed = *(bool *)*state;
    return rig_new(&setup);
}

#define ACK_INPUT(run, key)                                                                        \
    "{\"op\":\"ack\",\"ref\":5,\"request\":\"input\",\"runId\":\"" run                             \
    "\",\"threadId\":\"t\",\"key\":\"" key "\"}\n"
#define ACK_ANSWER(key)                                                                            \
    "{\"op\":\"ack\",\"ref\":5,\"request\":\"toolResult\",\"threadId\":\"t\","                     \
    "\"toolCallId\":\"c\",\"key\":\"" key "\"}\n"

/* The change is acknowledged with the cursor behind it. */
#define assert_changed(peer, key, cursor) assert_ack_of_state(peer, key, cursor, __FILE__, __LINE__)
static void assert_ack_of_state(struct rig_peer *peer, const char *key, const char *cursor,
                                const char *file, int line)
{
    char text[256];

    snprintf(text, sizeof(text),
             "{\"op\":\"ack\",\"ref\":5,\"request\":\"state\",\"threadId\":\"t\","
             "\"key\":\"%s\",\"cursor\":\"%s\"}\n",
             key, cursor);
    rig_assert_control(peer, file, line, text);
}

/* --- input --- */

static void an_input_reaches_its_run_once(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.channel = true});
    struct rig_peer *peer = watcher(rig);
    struct rig_run *run = rig_start(peer, "t", "r");

    rig_begin(run);
    rig_settle(rig);
    sl_buf_reset(&peer->control);
    send_input(peer, "r", "k", "{\"go\":[1.0]}");
    rig_settle(rig);
    assert_control(peer, ACK_INPUT("r", "k"));
    assert_given(
        run, "input 1 {\"key\":\"5:local:k\",\"subject\":\"local\",\"value\":{\"go\":[1.0]}}\n");
    send_input(peer, "r", "k", "{\"go\":[1.0]}");
    rig_settle(rig);
    assert_control(peer, ACK_INPUT("r", "k"));
    assert_given(run, "");
    send_input(peer, "r", "k", "{\"go\":[2]}");
    rig_settle(rig);
    assert_control_has(peer, "\"code\":\"key_reused\"");
    hub_run_taken(run->run, SL_STR("[\"5:local:k\"]"));
    rig_finish(run);
    rig_caught_up(peer, 1);
    assert_control(peer, "");
    end_peers(peer, NULL);
}

static void an_input_that_nobody_took_is_told(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.channel = true});
    struct rig_peer *peer = watcher(rig);
    struct rig_run *run = rig_start(peer, "t", "r");

    rig_begin(run);
    rig_settle(rig);
    sl_buf_reset(&peer->control);
    send_input(peer, "r", "a", "1");
    send_input(peer, "r", "b", "2");
    rig_settle(rig);
    hub_run_taken(run->run, SL_STR("[\"5:local:a\"]"));
    rig_settle(rig);
    assert_control(peer, ACK_INPUT("r", "a") ACK_INPUT("r", "b"));
    rig_finish(run);
    rig_settle(rig);
    assert_control(peer,
                   "{\"op\":\"undelivered\",\"threadId\":\"t\",\"runId\":\"r\",\"key\":\"b\"}\n");
    send_input(peer, "r", "c", "3");
    rig_settle(rig);
    assert_control_has(peer, "\"code\":\"run_over\"");
    send_input(peer, "never", "d", "3");
    rig_settle(rig);
    assert_control_has(peer, "\"code\":\"unknown_run\"");
    rig_caught_up(peer, 1);
    end_peers(peer, NULL);
}

static void who_left_is_not_told(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.channel = true});
    struct rig_peer *peer = watcher(rig), *gone = rig_peer_new(rig, SL_JSON);
    struct rig_run *run = rig_start(peer, "t", "r");

    rig_begin(run);
    send_input(gone, "r", "a", "1");
    change(gone, "p", true, "[{\"op\":\"add\",\"path\":\"/x\",\"value\":1}]");
    rig_peer_free(gone);
    rig_finish(run);
    rig_caught_up(peer, 1);
    end_peers(peer, NULL);
}

static void inputs_are_limited(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.channel = true, .max_inputs = 2});
    struct rig_peer *peer = watcher(rig);
    struct rig_run *run = rig_start(peer, "t", "r");

    rig_begin(run);
    rig_settle(rig);
    sl_buf_reset(&peer->control);
    send_input(peer, "r", "a", "1");
    send_input(peer, "r", "b", "2");
    send_input(peer, "r", "c", "3");
    rig_settle(rig);
    assert_control(
        peer,
        ACK_INPUT("r", "a") ACK_INPUT(
            "r",
            "b") "{\"op\":\"error\",\"ref\":5,\"code\":\"too_many\",\"message\":\"the agent has "
                 "not taken the inputs before this one\",\"field\":\"value\",\"limit\":2,"
                 "\"retryable\":false}\n");
    hub_run_taken(run->run, SL_STR("[\"5:local:a\",\"5:local:b\"]"));
    rig_settle(rig);
    send_input(peer, "r", "c", "3");
    rig_settle(rig);
    assert_control(peer, ACK_INPUT("r", "c"));
    rig_finish(run);
    rig_caught_up(peer, 1);
    end_peers(peer, NULL);
}

static void an_agent_without_a_channel_gets_nothing(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.channel = false});
    struct rig_peer *peer = watcher(rig);
    struct rig_run *run = rig_start(peer, "t", "r");

    rig_begin(run);
    rig_settle(rig);
    sl_buf_reset(&peer->control);
    send_input(peer, "r", "a", "1");
    rig_settle(rig);
    assert_control_has(peer, "\"code\":\"unsupported\"");
    change(peer, "p", true, "[]");
    rig_settle(rig);
    assert_control_has(peer, "\"code\":\"unsupported\"");
    rig_finish(run);
    rig_settle(rig);
    change(peer, "p", true, "[{\"op\":\"add\",\"path\":\"/x\",\"value\":1}]");
    rig_caught_up(peer, 1);
    assert_changed(peer, "p", last_cursor(peer));
    end_peers(peer, NULL);
}

/* --- shared state --- */

static void a_patch_is_decided_by_the_fold(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.channel = true});
    struct rig_peer *peer = watcher(rig);

    change(peer, "a", true, "[{\"op\":\"add\",\"path\":\"/x\",\"value\":1}]");
    change(peer, "b", true,
           "[{\"op\":\"add\",\"path\":\"/y\",\"value\":2},{\"op\":\"remove\",\"path\":\"/no\"}]");
    rig_caught_up(peer, 1);
    char *first = strdup(last_cursor(peer));
    assert_control_has(peer, "{\"op\":\"error\",\"ref\":5,\"code\":\"patch_failed\"");
    for (int i = 0; i < 3; i++) { /* a lost answer is asked for again */
        change(
            peer, "b", true,
            "[{\"op\":\"add\",\"path\":\"/y\",\"value\":2},{\"op\":\"remove\",\"path\":\"/no\"}]");
        rig_settle(rig);
        assert_control_has(peer, "\"field\":\"patch/1/path\"");
        change(peer, "a", true, "[{\"op\":\"add\",\"path\":\"/x\",\"value\":1}]");
        rig_settle(rig);
        assert_changed(peer, "a", first);
    }
    change(peer, "c", false, "{\"whole\":[1]}");
    rig_caught_up(peer, 1);
    assert_changed(peer, "c", last_cursor(peer));
    free(first);
    assert_int_equal(rig_watch(rig, "t")->deliveries.count, 2);
    assert_str_equals(rig_last_event(rig_watch(rig, "t")), "{\"whole\":[1]}");
    end_peers(peer, NULL);
}

static void what_the_token_hides_is_not_changed_or_read(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.channel = true});
    struct rig_peer *peer = watcher(rig);
    struct sl_doc doc = {0};

    change(peer, "a", false, "{\"secret\":1,\"open\":2}");
    rig_caught_up(peer, 1);
    assert_true(sl_doc_parse(&doc, SL_STR("[\"/secret\"]"), NULL));
    assert_true(sl_filter_read_paths(&peer->who.filter, &doc, 0, NULL));
    sl_doc_clear(&doc);
    sl_buf_reset(&peer->control);
    change(peer, "b", true, "[{\"op\":\"test\",\"path\":\"/secret\",\"value\":1}]");
    assert_control(peer,
                   "{\"op\":\"error\",\"ref\":5,\"code\":\"forbidden\",\"message\":\"the token "
                   "hides what this touches\",\"field\":\"patch/0/path\",\"retryable\":"
                   "false}\n");
    change(peer, "c", false, "{}");
    assert_control_has(peer, "hides what this touches\",\"field\":\"state\"");
    change(peer, "d", true, "[{\"op\":\"test\",\"path\":\"/open\",\"value\":2}]");
    rig_settle(rig);
    assert_control_has(peer, "\"op\":\"ack\"");
    end_peers(peer, NULL);
}

static void a_live_run_gets_every_patch_that_applied(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.channel = true});
    struct rig_peer *peer = watcher(rig);
    struct rig_run *run = rig_start(peer, "t", "r");

    rig_begin(run);
    rig_say(run, "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"n\":1}}");
    rig_settle(rig);
    sl_buf_reset(&peer->control);
    change(peer, "a", true, "[{\"op\":\"replace\",\"path\":\"/n\",\"value\":2}]");
    change(peer, "b", true, "[{\"op\":\"remove\",\"path\":\"/no\"}]");
    rig_settle(rig);
    assert_given(run, "patch 2 {\"key\":\"5:local:a\",\"subject\":\"local\",\"patch\":[{\"op\":"
                      "\"replace\",\"path\":\"/n\",\"value\":2}]}\n");
    rig_finish(run);
    rig_caught_up(peer, 1);
    end_peers(peer, NULL);
}

/* --- a run that depends on what it looked at --- */

static void ask_based_on(struct rig_peer *peer, const char *run, const char *cursor,
                         const char *extra, bool rewrite)
{
    char input[512];
    struct hub_run_request request = {.key = sl_str_from(run),
                                      .agent = SL_STR("bot"),
                                      .thread = SL_STR("t"),
                                      .run = sl_str_from(run),
                                      .rewrite = rewrite,
                                      .based_on = sl_str_from(cursor)};

    snprintf(input, sizeof(input),
             "{\"threadId\":\"t\",\"runId\":\"%s\",\"tools\":[],\"context\":[],"
             "\"forwardedProps\":{},\"messages\":[]%s}",
             run, extra);
    request.input = sl_str_from(input);
    hub_request_run(peer->peer, &peer->who, ref, &request);
}

static void a_run_on_an_older_state_is_a_conflict(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.channel = true});
    struct rig_peer *peer = watcher(rig);

    change(peer, "a", true, "[{\"op\":\"add\",\"path\":\"/x\",\"value\":1}]");
    rig_caught_up(peer, 1);
    char *seen = strdup(last_cursor(peer));
    change(peer, "b", true, "[{\"op\":\"add\",\"path\":\"/x\",\"value\":2}]");
    rig_caught_up(peer, 1);
    sl_buf_reset(&peer->control);
    ask_based_on(peer, "r1", seen, ",\"state\":{\"x\":3}", false);
    rig_settle(rig);
    assert_control_has(peer, "\"code\":\"conflict\"");
    ask_based_on(peer, "r2", seen, "", true); /* the messages did not change */
    rig_settle(rig);
    assert_control_has(peer, "{\"op\":\"ack\"");
    rig_begin(rig_last_run(rig));
    rig_finish(rig_last_run(rig));
    rig_caught_up(peer, 1);
    ask_based_on(peer, "r3", last_cursor(peer), ",\"state\":{\"x\":3}", true);
    rig_settle(rig);
    assert_control_has(peer, "{\"op\":\"ack\"");
    rig_begin(rig_last_run(rig));
    rig_finish(rig_last_run(rig));
    rig_caught_up(peer, 1);
    free(seen);
    end_peers(peer, NULL);
}

/* A patch that is on its way when the run is asked for. */
static void nothing_slips_between_looking_and_running(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.channel = true});
    struct rig_peer *peer = watcher(rig);

    change(peer, "a", true, "[{\"op\":\"add\",\"path\":\"/x\",\"value\":1}]");
    rig_caught_up(peer, 1);
    sl_buf_reset(&peer->control);
    change(peer, "b", true, "[{\"op\":\"add\",\"path\":\"/x\",\"value\":2}]");
    ask_based_on(peer, "r1", last_cursor(peer), ",\"state\":{\"x\":3}", false);
    rig_settle(rig);
    rig_settle(rig);
    assert_control_has(peer, "\"code\":\"conflict\"");
    rig_caught_up(peer, 1);
    end_peers(peer, NULL);
}

static void a_rewrite_of_older_messages_is_a_conflict(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.channel = true});
    struct rig_peer *peer = watcher(rig);
    struct rig_run *run = rig_start(peer, "t", "r1");

    rig_begin(run);
    rig_words(run, "m1", 1);
    rig_caught_up(peer, 1);
    char *seen = strdup(last_cursor(peer));
    rig_words(run, "m2", 1);
    rig_finish(run);
    rig_caught_up(peer, 1);
    sl_buf_reset(&peer->control);
    ask_based_on(peer, "r2", seen, "", true);
    rig_settle(rig);
    assert_control_has(peer, "\"code\":\"conflict\"");
    ask_based_on(peer, "r2", seen, ",\"state\":{\"x\":3}", false); /* the state did not change */
    rig_settle(rig);
    assert_control_has(peer, "{\"op\":\"ack\"");
    rig_begin(rig_last_run(rig));
    rig_finish(rig_last_run(rig));
    rig_caught_up(peer, 1);
    free(seen);
    end_peers(peer, NULL);
}

static void print_cursor(char out[SL_CURSOR_MAX], const char *thread, uint64_t generation,
                         struct sl_place place, bool in_span)
{
    struct sl_cursor cursor = {.thread = sl_thread_hash(sl_str_from(thread)),
                               .generation = generation,
                               .place = place,
                               .in_span = in_span};

    sl_cursor_print(&cursor, out);
}

static void a_place_that_nobody_could_look_at_is_a_conflict(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.channel = true});
    struct rig_peer *peer = watcher(rig);
    const struct rig_oracle *oracle = rig_watch(rig, "t");
    char text[SL_CURSOR_MAX];

    change(peer, "a", true, "[{\"op\":\"add\",\"path\":\"/x\",\"value\":1}]");
    rig_caught_up(peer, 1);
    uint64_t generation = oracle->entries[0].generation;
    struct sl_place place = {oracle->entries[0].entry.place.ms + 1000, 0, 0};
    for (int i = 0; i < 4; i++) {
        print_cursor(text, i == 0 ? "u" : "t", generation + (i == 1),
                     i == 3 ? (struct sl_place){0, 0, 0} : place, i == 2);
        sl_buf_reset(&peer->control);
        ask_based_on(peer, "r1", text, ",\"state\":{}", false);
        rig_settle(rig);
        assert_control_has(peer, "\"code\":\"conflict\"");
    }
    rig_caught_up(peer, 1);
    end_peers(peer, NULL);
}

/* "Nothing yet" is a place, too. */
static void a_thread_may_begin_under_a_request(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.channel = true});
    struct rig_peer *peer = watcher(rig);
    char text[SL_CURSOR_MAX];

    print_cursor(text, "t", 0, (struct sl_place){0, 0, 0}, false);
    change(peer, "a", true, "[{\"op\":\"add\",\"path\":\"/x\",\"value\":1}]");
    ask_based_on(peer, "r1", text, ",\"state\":{}", false);
    rig_settle(rig);
    rig_settle(rig);
    assert_control_has(peer, "\"code\":\"conflict\"");
    ask_based_on(peer, "r2", text, "", true); /* there are no messages still */
    rig_settle(rig);
    assert_control_has(peer, "\"op\":\"ack\"");
    rig_begin(rig_last_run(rig));
    rig_finish(rig_last_run(rig));
    rig_caught_up(peer, 1);
    end_peers(peer, NULL);
}

/* --- tool calls --- */

static void one_of_two_answers_a_call(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.channel = true});
    struct rig_peer *one = watcher(rig), *two = rig_peer_new(rig, SL_JSON);
    struct rig_run *run = calling(one);

    claim(one, "c", 1000);
    claim(two, "c", 1000);
    rig_settle(rig);
    assert_control_has(
        one, "\"request\":\"toolClaim\",\"threadId\":\"t\",\"toolCallId\":\"c\",\"expiresAt\":");
    assert_control_has(two, "\"code\":\"claimed\"");
    answer(two, "c", "k2", "\"two\"");
    rig_settle(rig);
    assert_control_has(two, "\"code\":\"claimed\"");
    answer(one, "c", "k1", "\"one\"");
    answer(one, "c", "k1", "\"one\"");
    rig_settle(rig);
    assert_control(one, ACK_ANSWER("k1") ACK_ANSWER("k1"));
    answer(one, "c", "k3", "\"again\"");
    claim(two, "c", 1000);
    rig_settle(rig);
    assert_control_has(one, "\"code\":\"answered\"");
    assert_control_has(two, "\"code\":\"answered\"");
    assert_given(run, "answer 3 {\"key\":\"5:local:k1\",\"subject\":\"local\",\"toolCallId\":\"c\","
                      "\"messageId\":\"result\",\"content\":\"one\"}\n");
    rig_say(run, "{\"type\":\"TOOL_CALL_RESULT\",\"messageId\":\"result\",\"toolCallId\":\"c\","
                 "\"content\":\"one\"}");
    rig_finish(run);
    rig_caught_up(one, 1);
    end_peers(one, two);
}

static void a_claim_ends_with_its_time_or_its_session(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.channel = true});
    struct rig_peer *one = watcher(rig), *two = rig_peer_new(rig, SL_JSON);
    struct rig_run *run = calling(one);

    claim(one, "c", 1000);
    rig_settle(rig);
    rig->now_ms += 1000;
    claim(two, "c", 5000);
    rig_settle(rig);
    assert_control_has(two, "\"expiresAt\":");
    hub_release_claims(two->peer);
    claim(one, "c", 1000);
    rig_settle(rig);
    assert_control_has(one, "\"expiresAt\":");
    claim(one, "no such call", 1000);
    rig_settle(rig);
    assert_control_has(one, "\"code\":\"unknown_call\"");
    rig_finish(run);
    rig_caught_up(one, 1);
    end_peers(one, two);
}

static void an_answer_after_the_run_is_a_message_of_the_next(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.channel = true});
    struct rig_peer *peer = watcher(rig);
    struct rig_run *run = calling(peer);

    rig_finish(run);
    rig_settle(rig);
    sl_buf_reset(&peer->control);
    answer(peer, "c", "k", "\"blue\"");
    rig_settle(rig);
    assert_control(peer, ACK_ANSWER("k"));
    struct rig_run *next = rig_start(peer, "t", "s");
    assert_non_null(strstr(next->input, "{\"id\":\"result\",\"role\":\"tool\","));
    assert_non_null(strstr(next->input, "\"content\":\"blue\""));
    rig_begin(next);
    rig_finish(next);
    rig_caught_up(peer, 1);
    end_peers(peer, NULL);
}

static void a_run_waits_for_the_claims_of_others(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.channel = true});
    struct rig_peer *one = watcher(rig), *two = rig_peer_new(rig, SL_JSON);
    struct rig_run *run = calling(one);

    rig_finish(run);
    rig_settle(rig);
    claim(two, "c", 5000);
    rig_settle(rig);
    sl_buf_reset(&one->control);
    rig_ask(one, "t", "s");
    rig_settle(rig);
    assert_control_has(one, "\"code\":\"claimed\"");
    answer(two, "c", "k", "\"blue\"");
    rig_settle(rig);
    rig_ask(one, "t", "s");
    rig_settle(rig);
    assert_control_has(one, "{\"op\":\"ack\"");
    rig_begin(rig_last_run(rig));
    rig_finish(rig_last_run(rig));
    rig_caught_up(one, 1);
    end_peers(one, two);
}

/* --- agents that give back, and that are asked to end --- */

static void a_run_starts_again_when_nothing_was_said(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.channel = true});
    struct rig_peer *peer = watcher(rig);
    struct rig_run *first = rig_start(peer, "t", "r");

    sl_buf_reset(&peer->control);
    send_input(peer, "r", "k", "1");
    rig_settle(rig);
    sl_buf_reset(&first->given);
    hub_run_give_back(first->run, "gone");
    rig_settle(rig);
    assert_int_equal(first->stops, 1);
    struct rig_run *second = rig_last_run(rig);
    assert_ptr_not_equal(first, second);
    assert_int_equal(second->attempt, 2);
    assert_true(second->lease > first->lease);
    assert_given(second,
                 "input 0 again {\"key\":\"5:local:k\",\"subject\":\"local\",\"value\":1}\n");
    rig_begin(second);
    rig_finish(second);
    rig_caught_up(peer, 1);
    assert_int_equal(rig_watch(rig, "t")->terminals, 1);
    end_peers(peer, NULL);
}

static void a_run_that_has_spoken_ends_instead(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.channel = true});
    struct rig_peer *peer = watcher(rig);
    struct rig_run *run = rig_start(peer, "t", "r");

    rig_begin(run);
    rig_settle(rig);
    hub_run_give_back(run->run, "the worker went away");
    rig_caught_up(peer, 1);
    assert_str_equals(rig_last_event(rig_watch(rig, "t")),
                      "{\"type\":\"RUN_ERROR\",\"message\":\"the worker went away\","
                      "\"code\":\"worker_lost\"}");
    assert_int_equal(rig->run_count, 1);
    end_peers(peer, NULL);
}

static void a_run_is_not_started_for_ever(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.channel = true});
    struct rig_peer *peer = watcher(rig);

    rig_start(peer, "t", "r");
    for (int i = 0; i < 3; i++) {
        hub_run_give_back(rig_last_run(rig)->run, "gone");
        rig_settle(rig);
    }
    rig_caught_up(peer, 1);
    assert_int_equal(rig->run_count, 3);
    assert_int_equal(rig_watch(rig, "t")->terminals, 1);
    end_peers(peer, NULL);
}

static void a_cancel_asks_first(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.channel = true});
    struct rig_peer *peer = watcher(rig);
    struct rig_run *run = rig_start(peer, "t", "r");

    rig->grace_ms = 5000;
    rig_begin(run);
    rig_settle(rig);
    sl_buf_reset(&peer->control);
    rig_cancel(peer, "t", "r");
    rig_cancel(peer, "t", "r");
    rig_settle(rig);
    assert_int_equal(run->cancels, 1);
    assert_control(peer, "");
    rig_say(run, "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\",\"outcome\":"
                 "{\"type\":\"cancelled\"},\"result\":\"half\"}");
    rig_settle(rig);
    assert_control(peer,
                   "{\"op\":\"ack\",\"ref\":2,\"request\":\"cancel\",\"runId\":\"r\",\"threadId\":"
                   "\"t\"}\n{\"op\":\"ack\",\"ref\":2,\"request\":\"cancel\",\"runId\":\"r\","
                   "\"threadId\":\"t\"}\n");
    rig_caught_up(peer, 1);
    end_peers(peer, NULL);
}

static void a_cancel_does_not_wait_for_ever(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.channel = true});
    struct rig_peer *peer = watcher(rig);
    struct rig_run *run = rig_start(peer, "t", "r");

    rig->grace_ms = 5000;
    rig_begin(run);
    rig_settle(rig);
    sl_buf_reset(&peer->control);
    rig_cancel(peer, "t", "r");
    rig_settle(rig);
    rig->now_ms += 5000;
    hub_tick_second(rig->hub);
    rig_settle(rig);
    assert_control_has(peer, "\"request\":\"cancel\"");
    rig_caught_up(peer, 1);
    assert_str_equals(rig_last_event(rig_watch(rig, "t")),
                      "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\",\"outcome\":"
                      "{\"type\":\"cancelled\"}}");
    assert_int_equal(run->stops, 1);
    end_peers(peer, NULL);
}

/* A cancel that comes while the run changes hands. */
static void a_cancel_meets_a_retake(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.channel = true});
    struct rig_peer *peer = watcher(rig);
    struct rig_run *run = rig_start(peer, "t", "r");

    sl_buf_reset(&peer->control);
    hub_run_give_back(run->run, "gone");
    hub_tick_end(rig->hub);
    rig_cancel(peer, "t", "r");
    rig_settle(rig);
    rig->now_ms += 1;
    hub_tick_second(rig->hub);
    rig_settle(rig);
    rig_caught_up(peer, 1);
    assert_int_equal(rig_watch(rig, "t")->terminals, 1);
    assert_control_has(peer, "\"request\":\"cancel\"");
    assert_int_equal(hub_live_runs(rig->hub), 0);
    end_peers(peer, NULL);
}

static void a_producer_is_told_what_is_durable(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.channel = true});
    struct rig_peer *peer = watcher(rig);
    struct rig_run *run = rig_start(peer, "t", "r");
    const char *custom = "{\"type\":\"CUSTOM\",\"name\":\"n\",\"value\":1}";

    hub_run_publish_from(run->run, SL_STR("a"), 1,
                         SL_STR("{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\"}"));
    hub_run_publish_from(run->run, SL_STR("a"), 2, sl_str_from(custom));
    assert_int_equal(run->durable, 0);
    rig_settle(rig);
    assert_int_equal(run->durable, 2);
    run->durable = 0;
    hub_run_publish_from(run->run, SL_STR("b"), 1, sl_str_from(custom));
    rig_settle(rig);
    assert_int_equal(run->durable, 1);
    run->durable = 0;
    rig_finish(run);
    rig_caught_up(peer, 1);
    assert_int_equal(rig_watch(rig, "t")->deliveries.count, 4);
    end_peers(peer, NULL);
}

#define SUITE(kind)                                                                                \
    cmocka_unit_test_prestate(an_input_reaches_its_run_once, kind),                                \
        cmocka_unit_test_prestate(an_input_that_nobody_took_is_told, kind),                        \
        cmocka_unit_test_prestate(who_left_is_not_told, kind),                                     \
        cmocka_unit_test_prestate(inputs_are_limited, kind),                                       \
        cmocka_unit_test_prestate(an_agent_without_a_channel_gets_nothing, kind),                  \
        cmocka_unit_test_prestate(a_patch_is_decided_by_the_fold, kind),                           \
        cmocka_unit_test_prestate(what_the_token_hides_is_not_changed_or_read, kind),              \
        cmocka_unit_test_prestate(a_live_run_gets_every_patch_that_applied, kind),                 \
        cmocka_unit_test_prestate(a_run_on_an_older_state_is_a_conflict, kind),                    \
        cmocka_unit_test_prestate(nothing_slips_between_looking_and_running, kind),                \
        cmocka_unit_test_prestate(a_rewrite_of_older_messages_is_a_conflict, kind),                \
        cmocka_unit_test_prestate(a_place_that_nobody_could_look_at_is_a_conflict, kind),          \
        cmocka_unit_test_prestate(a_thread_may_begin_under_a_request, kind),                       \
        cmocka_unit_test_prestate(one_of_two_answers_a_call, kind),                                \
        cmocka_unit_test_prestate(a_claim_ends_with_its_time_or_its_session, kind),                \
        cmocka_unit_test_prestate(an_answer_after_the_run_is_a_message_of_the_next, kind),         \
        cmocka_unit_test_prestate(a_run_waits_for_the_claims_of_others, kind),                     \
        cmocka_unit_test_prestate(a_run_starts_again_when_nothing_was_said, kind),                 \
        cmocka_unit_test_prestate(a_run_that_has_spoken_ends_instead, kind),                       \
        cmocka_unit_test_prestate(a_run_is_not_started_for_ever, kind),                            \
        cmocka_unit_test_prestate(a_cancel_asks_first, kind),                                      \
        cmocka_unit_test_prestate(a_cancel_does_not_wait_for_ever, kind),                          \
        cmocka_unit_test_prestate(a_cancel_meets_a_retake, kind),                                  \
        cmocka_unit_test_prestate(a_producer_is_told_what_is_durable, kind)

int main(void)
{
    static bool prompt = false, delayed = true;
    const struct CMUnitTest on_memory[] = {SUITE(&prompt)};
    const struct CMUnitTest on_delayed[] = {SUITE(&delayed)};

    int failed = cmocka_run_group_tests_name("memory", on_memory, NULL, NULL);
    return failed + cmocka_run_group_tests_name("delayed", on_delayed, NULL, NULL);
}
