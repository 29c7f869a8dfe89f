/* SPDX-License-Identifier: MIT */
/* Runs: admission, publishing, and that each has one end whatever happens. */
#include "hub_rig.h"

#include <stdio.h>
#include <stdlib.h>

#define CONTENT "{\"type\":\"CUSTOM\",\"name\":\"n\",\"value\":1}"

static struct rig *begin(void **state, struct rig_setup setup)
{
    setup.delayed = *(bool *)*state;
    return rig_new(&setup);
}

static struct rig_peer *watcher(struct rig *rig)
{
    struct rig_peer *peer = rig_peer_new(rig, SL_JSON);

    rig_subscribe(peer, 1, "t", NULL);
    rig_settle(rig);
    sl_buf_reset(&peer->control);
    return peer;
}

static void assert_ended(struct rig_peer *peer, const char *terminal)
{
    rig_caught_up(peer, 1);
    struct rig_oracle *oracle = rig_watch(peer->rig, "t");
    struct sl_str last = rig_last_event(oracle);

    assert_int_equal(oracle->terminals, 1);
    if (!sl_str_equal(last, sl_str_from(terminal)))
        fail_msg("ended with %.*s, not %s", SL_STR_ARG(last), terminal);
    assert_int_equal(hub_live_runs(peer->rig->hub), 0);
}

static void end_peer(struct rig_peer *peer)
{
    struct rig *rig = peer->rig;

    rig_peer_free(peer);
    rig_free(rig);
}

/* The thread takes another run, and it ends well. */
static void assert_goes_on(struct rig_peer *peer)
{
    struct rig_run *run = rig_start(peer, "t", "next");

    rig_begin(run);
    rig_finish(run);
    rig_caught_up(peer, 1);
    assert_int_equal(run->stops, 1);
    assert_str_equals(rig_last_event(rig_watch(peer->rig, "t")),
                      "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"next\"}");
}

/* --- admission --- */

static void one_runs_and_the_other_is_told(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    rig_ask(peer, "t", "r1");
    rig_ask(peer, "t", "r2");
    assert_int_equal(hub_peer_unanswered(peer->peer), 2);
    rig_settle(rig);
    assert_int_equal(hub_peer_unanswered(peer->peer), 0);
    assert_control(peer, "{\"op\":\"ack\",\"ref\":1,\"request\":\"run\",\"runId\":\"r1\","
                         "\"threadId\":\"t\"}\n"
                         "{\"op\":\"error\",\"ref\":1,\"code\":\"run_active\",\"message\":"
                         "\"the thread already has a live run\",\"field\":\"input/threadId\","
                         "\"retryable\":true}\n");
    assert_int_equal(rig->run_count, 1);
    rig_begin(rig_last_run(rig));
    rig_finish(rig_last_run(rig));
    assert_ended(peer, "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r1\"}");
    end_peer(peer);
}

static void the_next_run_is_taken_as_soon_as_the_end_is_seen(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);
    char id[16];

    for (int i = 0; i < 5; i++) {
        snprintf(id, sizeof(id), "r%d", i);
        struct rig_run *run = rig_start(peer, "t", id);
        rig_begin(run);
        rig_finish(run);
        /* Not a tick later than a client can know of it. */
        for (unsigned before = peer->replicas[1].events; peer->replicas[1].events < before + 2;) {
            rig_tick(rig);
            rig_drain(peer);
        }
    }
    rig_settle(rig);
    assert_int_equal(rig_watch(rig, "t")->terminals, 5);
    end_peer(peer);
}

static void a_repeated_request_is_acked_and_adds_nothing(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);
    static const char ack[] = "{\"op\":\"ack\",\"ref\":1,\"request\":\"run\",\"runId\":\"r\","
                              "\"threadId\":\"t\"}\n";

    rig_ask_with(peer, "t", "r", "k", "");
    rig_ask_with(peer, "t", "r", "k", "");
    rig_settle(rig);
    rig_ask_with(peer, "t", "r", "k", "");
    rig_settle(rig);
    char all[512];
    snprintf(all, sizeof(all), "%s%s%s", ack, ack, ack);
    assert_control(peer, all);
    assert_int_equal(rig->run_count, 1);
    rig_ask_with(peer, "t", "r", "k", ",\"state\":{}");
    rig_settle(rig);
    assert_control_has(peer, "\"code\":\"key_reused\"");
    rig_ask_with(peer, "t", "r", "k2", "");
    rig_settle(rig);
    assert_control_has(peer, "\"code\":\"run_id_used\"");
    rig_begin(rig_last_run(rig));
    rig_finish(rig_last_run(rig));
    rig_settle(rig);
    rig_ask_with(peer, "t", "r", "k", "");
    rig_settle(rig);
    assert_control(peer, ack);
    assert_int_equal(rig->run_count, 1);
    /* The key is the subject's own. */
    peer->who.subject[0] = 'X';
    rig_ask_with(peer, "t", "r", "k", "");
    rig_settle(rig);
    assert_control_has(peer, "\"code\":\"run_id_used\"");
    assert_ended(peer, "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\"}");
    end_peer(peer);
}

static void an_unknown_agent_is_refused(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);
    struct hub_run_request request = {.key = SL_STR("k"),
                                      .agent = SL_STR("nobody"),
                                      .thread = SL_STR("t"),
                                      .run = SL_STR("r"),
                                      .input = SL_STR("{}")};

    hub_request_run(peer->peer, &peer->who, (struct hub_ref){false, 0}, &request);
    assert_control(peer, "{\"op\":\"error\",\"code\":\"unknown_agent\",\"message\":"
                         "\"no agent of that name is served here\",\"field\":\"agent\","
                         "\"retryable\":false}\n");
    end_peer(peer);
}

static void the_agent_gets_the_threads_messages_and_state(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    rig_ask_with(peer, "t", "r1", "r1",
                 ",\"messages\":[{\"id\":\"u1\",\"role\":\"user\",\"content\":\"hi\"}],"
                 "\"state\":{\"a\":1}");
    rig_settle(rig);
    struct rig_run *run = rig_last_run(rig);
    rig_begin(run);
    rig_words(run, "m", 1);
    rig_finish(run);
    rig_settle(rig);
    rig_ask_with(peer, "t", "r2", "r2",
                 ",\"messages\":[{\"id\":\"u2\",\"role\":\"user\",\"content\":\"more\"}]");
    rig_settle(rig);
    run = rig_last_run(rig);
    assert_non_null(strstr(run->input, "\"runId\":\"r2\""));
    assert_non_null(strstr(run->input, "\"id\":\"u1\""));
    assert_non_null(strstr(run->input, "\"word 0 \""));
    assert_non_null(strstr(run->input, "\"id\":\"u2\""));
    assert_non_null(strstr(run->input, "\"state\":{\"a\":1}"));
    rig_begin(run);
    rig_finish(run);
    rig_caught_up(peer, 1);
    end_peer(peer);
}

static void open_interrupts_must_be_answered(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    struct rig_run *run = rig_start(peer, "t", "r1");
    rig_begin(run);
    rig_say(run, "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r1\",\"outcome\":"
                 "{\"type\":\"interrupt\",\"interrupts\":[{\"id\":\"i1\",\"reason\":\"x:y\"}]}}");
    hub_run_done(run->run);
    rig_settle(rig);
    assert_int_equal(run->stops, 1);
    sl_buf_reset(&peer->control);
    rig_ask(peer, "t", "r2");
    rig_settle(rig);
    assert_control_has(peer, "\"code\":\"interrupted\"");
    rig_ask_with(peer, "t", "r2", "r2b", ",\"resume\":[]");
    rig_settle(rig);
    assert_control_has(peer, "in `resume`\",\"field\":\"input/resume\"");
    /* A repeat of the run that asked is still what it was. */
    rig_ask(peer, "t", "r1");
    rig_settle(rig);
    assert_control_has(peer, "\"op\":\"ack\"");
    rig_ask_with(peer, "t", "r2", "r2c",
                 ",\"resume\":[{\"interruptId\":\"i1\",\"status\":\"resolved\",\"payload\":1}]");
    rig_settle(rig);
    assert_control_has(peer, "\"op\":\"ack\"");
    run = rig_last_run(rig);
    assert_string_equal(run->id, "r2");
    assert_non_null(strstr(run->input, "\"interruptId\":\"i1\""));
    rig_begin(run);
    rig_finish(run);
    rig_settle(rig);
    assert_goes_on(peer);
    end_peer(peer);
}

static void an_interrupted_thread_is_not_evicted(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.store_threads = 1});
    struct rig_peer *peer = rig_peer_new(rig, SL_JSON);

    rig_ask(peer, "t", "r1");
    rig_settle(rig);
    struct rig_run *run = rig_last_run(rig);
    rig_begin(run);
    rig_say(run, "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r1\",\"outcome\":"
                 "{\"type\":\"interrupt\",\"interrupts\":[{\"id\":\"i1\",\"reason\":\"x:y\"}]}}");
    hub_run_done(run->run);
    rig_settle(rig);
    sl_buf_reset(&peer->control);
    rig_ask(peer, "u", "r");
    rig_settle(rig);
    assert_control_has(peer, "\"code\":\"store_full\"");
    end_peer(peer);
}

/* --- ends --- */

static void an_agent_that_ends_without_an_end(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    struct rig_run *run = rig_start(peer, "t", "r");
    rig_begin(run);
    rig_say(run, "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m\"}");
    hub_run_done(run->run);
    assert_int_equal(run->stops, 0); /* never inside the agent's own call */
    assert_ended(peer, "{\"type\":\"RUN_ERROR\",\"message\":\"the agent's server ended without a "
                       "terminal event\",\"code\":\"upstream_lost\"}");
    assert_int_equal(run->stops, 1);
    assert_goes_on(peer);
    end_peer(peer);
}

static void an_agent_that_says_nothing_at_all(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    struct rig_run *run = rig_start(peer, "t", "r");
    hub_run_fail(run->run, SL_UPSTREAM_REFUSED, "HTTP 500");
    hub_run_done(run->run); /* the first word counts */
    assert_ended(peer,
                 "{\"type\":\"RUN_ERROR\",\"message\":\"HTTP 500\",\"code\":\"upstream_refused\"}");
    assert_int_equal(peer->replicas[1].events, 2); /* RUN_STARTED stands before it */
    assert_goes_on(peer);
    end_peer(peer);
}

static void a_failure_after_the_end_changes_nothing(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    struct rig_run *run = rig_start(peer, "t", "r");
    rig_begin(run);
    rig_say(run, "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\"}");
    hub_run_fail(run->run, SL_UPSTREAM_LOST, "too late");
    assert_ended(peer, "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\"}");
    assert_goes_on(peer);
    end_peer(peer);
}

static void an_agent_that_fails_inside_its_start(struct rig_run *run)
{
    rig_begin(run);
    hub_run_fail(run->run, SL_SCENARIO_FAILED, "no such step");
}

static void an_agent_that_does_everything_in_its_start(struct rig_run *run)
{
    rig_begin(run);
    rig_finish(run);
}

static void agents_may_end_inside_their_start(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    rig->on_start = an_agent_that_fails_inside_its_start;
    rig_start(peer, "t", "r");
    assert_ended(peer, "{\"type\":\"RUN_ERROR\",\"message\":\"no such step\","
                       "\"code\":\"scenario_failed\"}");
    rig->on_start = an_agent_that_does_everything_in_its_start;
    rig_start(peer, "t", "r2");
    rig_caught_up(peer, 1);
    assert_str_equals(rig_last_event(rig_watch(rig, "t")),
                      "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r2\"}");
    rig->on_start = NULL;
    assert_goes_on(peer);
    end_peer(peer);
}

static void an_agent_that_cannot_start(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    rig->start_fails = true;
    rig_ask(peer, "t", "r");
    assert_ended(peer, "{\"type\":\"RUN_ERROR\",\"message\":\"the gateway could not get memory for "
                       "this request\",\"code\":\"no_memory\"}");
    rig->start_fails = false;
    assert_goes_on(peer);
    end_peer(peer);
}

static void messages_of_failures_are_cut_and_mended(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);
    char message[1024];

    /* 299 bytes, then a character of two: it does not fit and is left out whole. */
    memset(message, '"', 299);
    strcpy(message + 299, "\xc3\xa4 and more");
    struct rig_run *run = rig_start(peer, "t", "r1");
    hub_run_fail(run->run, SL_UPSTREAM_LOST, message);
    rig_caught_up(peer, 1);
    struct sl_str last = rig_last_event(rig_watch(rig, "t"));
    assert_int_equal(last.len, strlen("{\"type\":\"RUN_ERROR\",\"message\":\"\",\"code\":"
                                      "\"upstream_lost\"}") +
                                   2 * 299);
    run = rig_start(peer, "t", "r2");
    hub_run_fail(run->run, SL_UPSTREAM_LOST, "\xff");
    rig_caught_up(peer, 1);
    assert_str_equals(rig_last_event(rig_watch(rig, "t")),
                      "{\"type\":\"RUN_ERROR\",\"message\":\"the agent's server ended without a "
                      "terminal event\",\"code\":\"upstream_lost\"}");
    end_peer(peer);
}

static void an_event_that_is_no_json_ends_the_run(void **state)
{
    static const char *const junk[] = {"<html>", "",         "{\"type\":\"CUSTOM\"",
                                       "[]",     "\xff\xfe", "{\"type\":1}"};

    for (size_t i = 0; i < sizeof(junk) / sizeof(junk[0]); i++) {
        struct rig *rig = begin(state, (struct rig_setup){0});
        struct rig_peer *peer = watcher(rig);
        struct rig_run *run = rig_start(peer, "t", "r");

        rig_begin(run);
        rig_say(run, junk[i]);
        rig_say(run, CONTENT);
        rig_settle(rig);
        rig_caught_up(peer, 1);
        struct rig_oracle *oracle = rig_watch(rig, "t");
        if (oracle->terminals == 0) { /* mended by leaving it out */
            rig_finish(run);
            rig_caught_up(peer, 1);
        }
        assert_int_equal(oracle->terminals, 1);
        assert_int_equal(run->stops, 1);
        assert_goes_on(peer);
        end_peer(peer);
    }
}

/* --- cancel --- */

static const char cancelled[] = "{\"op\":\"ack\",\"ref\":2,\"request\":\"cancel\",\"runId\":\"r\","
                                "\"threadId\":\"t\"}\n";
static const char cancelled_late[] =
    "{\"op\":\"ack\",\"ref\":2,\"request\":\"cancel\",\"runId\":\"r\",\"threadId\":\"t\","
    "\"ended\":true}\n";

/* An agent cannot fill the log: each run has a few lines of a kind and then a count. */
static void what_is_dropped_is_logged_a_few_times_and_counted(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    for (int i = 0; i < 2; i++) {
        struct rig_run *run = rig_start(peer, "t", i == 0 ? "r" : "s");
        rig_begin(run);
        for (int n = 0; n < (i == 0 ? 500 : 2); n++)
            rig_say(run, "{\"type\":\"TEXT_MESSAGE_END\",\"messageId\":\"nobody\"}");
        rig_finish(run);
        rig_caught_up(peer, 1);
    }
    assert_str_equals(sl_buf_str(&rig->log), "run_started t r\n"
                                             "event_dropped t r bad_event\n"
                                             "event_dropped t r bad_event\n"
                                             "event_dropped t r bad_event\n"
                                             "events_dropped t r 500\n"
                                             "run_ended t r\n"
                                             "run_started t s\n"
                                             "event_dropped t s bad_event\n"
                                             "event_dropped t s bad_event\n"
                                             "run_ended t s\n");
    end_peer(peer);
}

static void a_cancel_ends_the_run_at_once(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    struct rig_run *run = rig_start(peer, "t", "r");
    rig_begin(run);
    rig_say(run, "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m\"}");
    sl_buf_reset(&peer->control);
    rig_cancel(peer, "t", "r");
    rig_settle(rig);
    assert_control(peer, cancelled);
    assert_int_equal(run->stops, 1);
    assert_ended(peer, "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\","
                       "\"outcome\":{\"type\":\"cancelled\"}}");
    assert_int_equal(peer->replicas[1].events, 4); /* the message is closed first */
    rig_cancel(peer, "t", "r");
    rig_settle(rig);
    assert_control(peer, cancelled_late);
    rig_cancel(peer, "t", "other");
    rig_settle(rig);
    assert_control(peer, "{\"op\":\"error\",\"ref\":2,\"code\":\"unknown_run\",\"message\":"
                         "\"the thread has no live run of that id\",\"field\":\"runId\","
                         "\"retryable\":false}\n");
    assert_goes_on(peer);
    end_peer(peer);
}

static void a_cancel_right_behind_the_request(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    rig_ask(peer, "t", "r");
    rig_cancel(peer, "t", "r");
    rig_cancel(peer, "t", "r");
    rig_settle(rig);
    char all[512];
    snprintf(all, sizeof(all),
             "{\"op\":\"ack\",\"ref\":1,\"request\":\"run\",\"runId\":\"r\",\"threadId\":\"t\"}\n"
             "%s%s",
             cancelled, cancelled_late);
    assert_control(peer, all);
    assert_ended(peer, "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\","
                       "\"outcome\":{\"type\":\"cancelled\"}}");
    assert_goes_on(peer);
    end_peer(peer);
}

static void the_end_was_on_its_way_when_the_cancel_came(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    struct rig_run *run = rig_start(peer, "t", "r");
    rig_begin(run);
    rig_finish(run);
    hub_tick_end(rig->hub); /* in the store, not folded yet */
    rig_cancel(peer, "t", "r");
    assert_ended(peer, "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\"}");
    assert_int_equal(run->stops, 1);
    assert_goes_on(peer);
    end_peer(peer);
}

static void what_was_said_before_a_cancel_stands_before_it(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    struct rig_run *run = rig_start(peer, "t", "r");
    rig_begin(run);
    rig_say(run, CONTENT);
    rig_cancel(peer, "t", "r"); /* in the same tick */
    rig_say(run, CONTENT);      /* too late */
    rig_settle(rig);
    assert_ended(peer, "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\","
                       "\"outcome\":{\"type\":\"cancelled\"}}");
    assert_int_equal(peer->replicas[1].events, 3);
    end_peer(peer);
}

/* --- peers go, runs stay --- */

static void a_run_outlives_who_asked_for_it(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);
    struct rig_peer *asking = rig_peer_new(rig, SL_MSGPACK);

    rig_ask(asking, "t", "r");
    rig_peer_free(asking); /* before the answer */
    rig_settle(rig);
    struct rig_run *run = rig_last_run(rig);
    rig_begin(run);
    asking = rig_peer_new(rig, SL_MSGPACK);
    rig_cancel(asking, "t", "r");
    rig_peer_free(asking);
    assert_ended(peer, "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\","
                       "\"outcome\":{\"type\":\"cancelled\"}}");
    assert_int_equal(run->stops, 1);
    end_peer(peer);
}

static void a_drain_waits_and_then_ends_what_is_left(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    struct rig_run *run = rig_start(peer, "t", "r");
    rig_begin(run);
    hub_drain(rig->hub);
    sl_buf_reset(&peer->control);
    rig_ask(peer, "t", "r2");
    assert_control_has(peer, "\"code\":\"draining\"");
    rig_settle(rig);
    assert_int_equal(hub_live_runs(rig->hub), 1);
    hub_end_runs(rig->hub);
    assert_ended(peer, "{\"type\":\"RUN_ERROR\",\"message\":\"the gateway is shutting down\","
                       "\"code\":\"draining\"}");
    assert_int_equal(run->stops, 1);
    end_peer(peer);
}

static void a_hub_goes_in_the_middle_of_everything(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    struct rig_run *run = rig_start(peer, "t", "r");
    rig_begin(run);
    rig_ask(peer, "u", "r");
    rig_ask(peer, "v", "r");
    rig_cancel(peer, "v", "r");
    rig_subscribe(peer, 3, "w", NULL);
    hub_tick_end(rig->hub);
    end_peer(peer);
}

/* --- back-pressure and failures of the store --- */

static void an_agent_is_paused_while_the_store_is_behind(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.max_unacked_events = 10});
    struct rig_peer *peer = watcher(rig);
    unsigned said = 0;

    struct rig_run *run = rig_start(peer, "t", "r");
    rig_begin(run);
    rig_settle(rig);
    store_delay_hold(rig->delay, DELAY_APPEND, true);
    while (rig_say(run, CONTENT)) {
        said++;
        rig_tick(rig);
        assert_true(said < 100);
    }
    assert_int_equal(said, 10);
    assert_false(rig_say(run, CONTENT)); /* taken all the same */
    rig_settle(rig);
    assert_int_equal(run->resumes, 0);
    rig_drain(peer);
    assert_int_equal(peer->replicas[1].events, 13); /* readers do not wait for the answer */
    store_delay_hold(rig->delay, DELAY_APPEND, false);
    rig_settle(rig);
    assert_int_equal(run->resumes, 1);
    assert_true(rig_say(run, CONTENT));
    rig_finish(run);
    rig_caught_up(peer, 1);
    assert_int_equal(peer->replicas[1].events, 15);
    assert_int_equal(run->stops, 1);
    end_peer(peer);
}

static void bytes_pause_an_agent_too(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.max_unacked_bytes = 1000});
    struct rig_peer *peer = watcher(rig);
    char large[2000];

    struct rig_run *run = rig_start(peer, "t", "r");
    rig_begin(run);
    store_delay_hold(rig->delay, DELAY_APPEND, true);
    snprintf(large, sizeof(large), "{\"type\":\"CUSTOM\",\"name\":\"n\",\"value\":\"%0940d\"}", 1);
    assert_false(rig_say(run, large));
    rig_settle(rig);
    store_delay_hold(rig->delay, DELAY_APPEND, false);
    rig_settle(rig);
    assert_int_equal(run->resumes, 1);
    rig_finish(run);
    assert_ended(peer, "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\"}");
    end_peer(peer);
}

static void say_more(struct rig_run *run)
{
    while (run->resumes < 5 && rig_say(run, CONTENT))
        ;
    if (run->resumes == 5)
        rig_finish(run);
}

static void an_agent_may_publish_when_it_is_resumed(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.max_unacked_events = 10});
    struct rig_peer *peer = watcher(rig);

    rig->on_resume = say_more;
    struct rig_run *run = rig_start(peer, "t", "r");
    rig_begin(run);
    say_more(run);
    for (int i = 0; i < 10; i++)
        rig_settle(rig);
    assert_ended(peer, "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\"}");
    assert_int_equal(run->resumes, 5);
    assert_int_equal(run->stops, 1);
    end_peer(peer);
}

static void the_producer_is_done_before_the_store_is(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    struct rig_run *run = rig_start(peer, "t", "r");
    /* The answers come first, or the entries do. */
    store_delay_hold_entries(rig->delay, true);
    rig_begin(run);
    rig_finish(run);
    rig_settle(rig);
    store_delay_hold_entries(rig->delay, false);
    assert_ended(peer, "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\"}");
    run = rig_start(peer, "t", "r2");
    store_delay_hold(rig->delay, DELAY_APPEND, true);
    rig_begin(run);
    rig_finish(run);
    rig_settle(rig);
    store_delay_hold(rig->delay, DELAY_APPEND, false);
    rig_caught_up(peer, 1);
    assert_int_equal(rig_watch(rig, "t")->terminals, 2);
    assert_str_equals(rig_last_event(rig_watch(rig, "t")),
                      "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r2\"}");
    assert_int_equal(run->stops, 1);
    end_peer(peer);
}

static void a_store_that_refuses_events_ends_the_run(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    struct rig_run *run = rig_start(peer, "t", "r");
    rig_begin(run);
    rig_settle(rig);
    store_delay_fail(rig->delay, DELAY_APPEND, SL_STORE_FULL, 1);
    rig_say(run, CONTENT);
    rig_tick(rig);
    rig_say(run, CONTENT); /* must not slip in behind the gap */
    assert_ended(peer, "{\"type\":\"RUN_ERROR\",\"message\":\"failed on purpose\","
                       "\"code\":\"store_full\"}");
    assert_int_equal(peer->replicas[1].events, 2);
    assert_int_equal(run->stops, 1);
    assert_goes_on(peer);
    end_peer(peer);
}

static void a_store_without_memory_ends_the_run(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    struct rig_run *run = rig_start(peer, "t", "r");
    rig_begin(run);
    rig_settle(rig);
    store_delay_refuse(rig->delay, DELAY_APPEND, 1);
    store_delay_refuse(rig->delay, DELAY_FENCE, 2);
    rig_say(run, CONTENT);
    rig_settle(rig);
    assert_int_equal(rig_watch(rig, "t")->terminals, 0);
    assert_int_equal(run->stops, 0);
    hub_tick_second(rig->hub);
    rig_settle(rig);
    hub_tick_second(rig->hub);
    assert_ended(peer, "{\"type\":\"RUN_ERROR\",\"message\":\"the gateway could not get memory for "
                       "this request\",\"code\":\"no_memory\"}");
    assert_goes_on(peer);
    end_peer(peer);
}

static void a_fence_is_tried_until_the_store_takes_it(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    struct rig_run *run = rig_start(peer, "t", "r");
    store_delay_fail(rig->delay, DELAY_FENCE, SL_STORE_LOST, 3);
    hub_run_fail(run->run, SL_UPSTREAM_TIMEOUT, "silence");
    for (int i = 0; i < 4; i++) {
        rig_settle(rig);
        hub_tick_second(rig->hub);
    }
    assert_ended(peer, "{\"type\":\"RUN_ERROR\",\"message\":\"silence\","
                       "\"code\":\"upstream_timeout\"}");
    assert_int_equal(store_delay_asked(rig->delay, DELAY_FENCE), 4);
    end_peer(peer);
}

static void a_finish_is_tried_until_the_store_takes_it(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    struct rig_run *run = rig_start(peer, "t", "r");
    rig_begin(run);
    store_delay_fail(rig->delay, DELAY_FINISH, SL_STORE_LOST, 1);
    rig_finish(run);
    rig_settle(rig);
    store_delay_refuse(rig->delay, DELAY_FINISH, 1);
    for (int i = 0; i < 3; i++) {
        hub_tick_second(rig->hub);
        rig_settle(rig);
    }
    assert_ended(peer, "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\"}");
    assert_goes_on(peer);
    end_peer(peer);
}

static void an_admission_that_fails_is_told(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    store_delay_fail(rig->delay, DELAY_ADMIT, SL_STORE_LOST, 1);
    rig_ask(peer, "t", "r");
    rig_settle(rig);
    assert_control_has(peer, "\"code\":\"store_lost\"");
    store_delay_refuse(rig->delay, DELAY_ADMIT, 1);
    rig_ask(peer, "t", "r");
    rig_settle(rig);
    assert_control_has(peer, "\"code\":\"no_memory\"");
    store_delay_refuse(rig->delay, DELAY_FOLLOW, 1);
    rig_ask(peer, "u", "r");
    assert_control_has(peer, "\"code\":\"no_memory\"");
    assert_int_equal(rig->run_count, 0);
    assert_goes_on(peer);
    end_peer(peer);
}

/* The view is behind what the store knows: the admission waits for it and is decided anew. */
static void an_admission_waits_for_the_view(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    struct rig_run *run = rig_start(peer, "t", "r");
    rig_begin(run);
    rig_settle(rig);
    store_delay_hold_entries(rig->delay, true);
    rig_cancel(peer, "t", "r");
    rig_settle(rig);
    sl_buf_reset(&peer->control);
    rig_ask(peer, "t", "r2");
    rig_settle(rig);
    assert_control(peer, "");
    assert_int_equal(hub_peer_unanswered(peer->peer), 1);
    store_delay_hold_entries(rig->delay, false);
    rig_settle(rig);
    assert_control_has(peer, "\"op\":\"ack\",\"ref\":1,\"request\":\"run\",\"runId\":\"r2\"");
    assert_int_equal(store_delay_asked(rig->delay, DELAY_ADMIT), 3);
    rig_begin(rig_last_run(rig));
    rig_finish(rig_last_run(rig));
    rig_caught_up(peer, 1);
    assert_int_equal(rig_watch(rig, "t")->terminals, 2);
    end_peer(peer);
}

static void the_grant_is_seen_before_the_answer(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    store_delay_hold(rig->delay, DELAY_ADMIT, true);
    rig_ask(peer, "t", "r");
    rig_settle(rig);
    assert_int_equal(rig->run_count, 0);
    store_delay_hold(rig->delay, DELAY_ADMIT, false);
    rig_settle(rig);
    assert_int_equal(rig->run_count, 1);
    rig_begin(rig_last_run(rig));
    rig_finish(rig_last_run(rig));
    assert_ended(peer, "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\"}");
    end_peer(peer);
}

static void a_lost_thread_ends_its_run_and_its_readers(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    struct rig_run *run = rig_start(peer, "t", "r");
    rig_begin(run);
    rig_say(run, CONTENT);
    rig_caught_up(peer, 1);
    char *cursor = strdup(peer->cursors[0]);
    sl_buf_reset(&peer->control);
    store_delay_lose(rig->delay, SL_STR("t"), SL_STORE_LOST);
    rig_settle(rig);
    assert_control(peer, "{\"op\":\"error\",\"sub\":1,\"code\":\"store_lost\",\"message\":"
                         "\"lost on purpose\",\"retryable\":true}\n");
    assert_int_equal(run->stops, 1);
    assert_int_equal(hub_live_runs(rig->hub), 0);
    /* Nothing is lost for who comes back. */
    rig_subscribe(peer, 1, "t", cursor);
    rig_caught_up(peer, 1);
    assert_string_equal(peer->replicas[1].verdict, "replay");
    assert_ended(peer, "{\"type\":\"RUN_ERROR\",\"message\":\"lost on purpose\","
                       "\"code\":\"store_lost\"}");
    free(cursor);
    assert_goes_on(peer);
    end_peer(peer);
}

static void a_thread_is_lost_while_its_run_is_admitted(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = watcher(rig);

    store_delay_hold(rig->delay, DELAY_ADMIT, true);
    rig_ask(peer, "t", "r");
    rig_ask(peer, "t", "waiting");
    rig_settle(rig);
    store_delay_lose(rig->delay, SL_STR("t"), SL_STORE_LOST);
    rig_settle(rig);
    assert_control_has(peer, "\"ref\":1,\"code\":\"store_lost\"");
    store_delay_hold(rig->delay, DELAY_ADMIT, false);
    rig_settle(rig);
    assert_int_equal(rig->run_count, 0);
    assert_int_equal(hub_live_runs(rig->hub), 0);
    rig_subscribe(peer, 1, "t", NULL);
    assert_ended(peer, "{\"type\":\"RUN_ERROR\",\"message\":\"the store did not answer\","
                       "\"code\":\"store_lost\"}");
    assert_goes_on(peer);
    end_peer(peer);
}

static void a_thread_that_cannot_be_loaded(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){0});
    struct rig_peer *peer = rig_peer_new(rig, SL_JSON);

    store_delay_fail(rig->delay, DELAY_FOLLOW, SL_STORE_LOST, 1);
    rig_subscribe(peer, 1, "t", NULL);
    rig_ask(peer, "t", "r");
    rig_settle(rig);
    assert_control(peer,
                   "{\"op\":\"error\",\"ref\":1,\"sub\":1,\"code\":\"store_lost\",\"message\":"
                   "\"failed on purpose\",\"retryable\":true}\n"
                   "{\"op\":\"error\",\"ref\":1,\"code\":\"store_lost\",\"message\":"
                   "\"failed on purpose\",\"retryable\":true}\n");
    rig_subscribe(peer, 1, "t", NULL);
    rig_settle(rig);
    assert_goes_on(peer);
    end_peer(peer);
}

static void a_full_store_ends_a_run_and_lives_on(void **state)
{
    struct rig *rig = begin(state, (struct rig_setup){.store_bytes = 100000});
    struct rig_peer *peer = watcher(rig);

    struct rig_run *run = rig_start(peer, "t", "r");
    rig_begin(run);
    for (int i = 0; i < 1000 && run->stops == 0; i++) {
        rig_words(run, "m", 2);
        rig_settle(rig);
        rig_drain(peer);
    }
    assert_int_equal(run->stops, 1);
    rig_caught_up(peer, 1);
    assert_int_equal(rig_watch(rig, "t")->terminals, 1);
    sl_buf_reset(&peer->control);
    rig_ask(peer, "t", "r2");
    rig_settle(rig);
    assert_control_has(peer, "\"code\":\"store_full\"");
    end_peer(peer);
}

#define SUITE(kind)                                                                                \
    cmocka_unit_test_prestate(one_runs_and_the_other_is_told, kind),                               \
        cmocka_unit_test_prestate(the_next_run_is_taken_as_soon_as_the_end_is_seen, kind),         \
        cmocka_unit_test_prestate(a_repeated_request_is_acked_and_adds_nothing, kind),             \
        cmocka_unit_test_prestate(an_unknown_agent_is_refused, kind),                              \
        cmocka_unit_test_prestate(the_agent_gets_the_threads_messages_and_state, kind),            \
        cmocka_unit_test_prestate(open_interrupts_must_be_answered, kind),                         \
        cmocka_unit_test_prestate(an_agent_that_ends_without_an_end, kind),                        \
        cmocka_unit_test_prestate(an_agent_that_says_nothing_at_all, kind),                        \
        cmocka_unit_test_prestate(a_failure_after_the_end_changes_nothing, kind),                  \
        cmocka_unit_test_prestate(agents_may_end_inside_their_start, kind),                        \
        cmocka_unit_test_prestate(an_agent_that_cannot_start, kind),                               \
        cmocka_unit_test_prestate(messages_of_failures_are_cut_and_mended, kind),                  \
        cmocka_unit_test_prestate(an_event_that_is_no_json_ends_the_run, kind),                    \
        cmocka_unit_test_prestate(what_is_dropped_is_logged_a_few_times_and_counted, kind),        \
        cmocka_unit_test_prestate(a_cancel_ends_the_run_at_once, kind),                            \
        cmocka_unit_test_prestate(a_cancel_right_behind_the_request, kind),                        \
        cmocka_unit_test_prestate(the_end_was_on_its_way_when_the_cancel_came, kind),              \
        cmocka_unit_test_prestate(what_was_said_before_a_cancel_stands_before_it, kind),           \
        cmocka_unit_test_prestate(a_run_outlives_who_asked_for_it, kind),                          \
        cmocka_unit_test_prestate(a_drain_waits_and_then_ends_what_is_left, kind),                 \
        cmocka_unit_test_prestate(a_hub_goes_in_the_middle_of_everything, kind),                   \
        cmocka_unit_test_prestate(an_agent_may_publish_when_it_is_resumed, kind),                  \
        cmocka_unit_test_prestate(a_full_store_ends_a_run_and_lives_on, kind)

int main(void)
{
    static bool plain = false, delayed = true;
    const struct CMUnitTest on_memory[] = {
        SUITE(&plain),
        cmocka_unit_test_prestate(an_interrupted_thread_is_not_evicted, &plain),
    };
    const struct CMUnitTest on_delayed[] = {
        SUITE(&delayed),
        cmocka_unit_test_prestate(an_agent_is_paused_while_the_store_is_behind, &delayed),
        cmocka_unit_test_prestate(bytes_pause_an_agent_too, &delayed),
        cmocka_unit_test_prestate(the_producer_is_done_before_the_store_is, &delayed),
        cmocka_unit_test_prestate(a_store_that_refuses_events_ends_the_run, &delayed),
        cmocka_unit_test_prestate(a_store_without_memory_ends_the_run, &delayed),
        cmocka_unit_test_prestate(a_fence_is_tried_until_the_store_takes_it, &delayed),
        cmocka_unit_test_prestate(a_finish_is_tried_until_the_store_takes_it, &delayed),
        cmocka_unit_test_prestate(an_admission_that_fails_is_told, &delayed),
        cmocka_unit_test_prestate(an_admission_waits_for_the_view, &delayed),
        cmocka_unit_test_prestate(the_grant_is_seen_before_the_answer, &delayed),
        cmocka_unit_test_prestate(a_lost_thread_ends_its_run_and_its_readers, &delayed),
        cmocka_unit_test_prestate(a_thread_is_lost_while_its_run_is_admitted, &delayed),
        cmocka_unit_test_prestate(a_thread_that_cannot_be_loaded, &delayed),
    };

    int failed = cmocka_run_group_tests_name("memory", on_memory, NULL, NULL);
    return failed + cmocka_run_group_tests_name("delayed", on_delayed, NULL, NULL);
}
