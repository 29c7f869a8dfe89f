/* SPDX-License-Identifier: MIT */
/* Interrupts at the hub: who answers them, until when, and that an approval is carried out once. */
#include "unit/hub_verbs.h"

#include <stdio.h>
#include <stdlib.h>

#define RESOLVED(id, payload)                                                                      \
    "{\"interruptId\":\"" id "\",\"status\":\"resolved\",\"payload\":" payload "}"
#define RESUME(entries) ",\"resume\":[" entries "]"
#define CANCELS(id)     "{\"interruptId\":\"" id "\",\"status\":\"cancelled\"}"

static struct rig *begin(void **state, uint64_t interrupt_ms)
{
    return rig_new(&(struct rig_setup){
        .delayed = *(bool *)*state, .channel = true, .interrupt_ms = interrupt_ms});
}

/* A thread whose run asked: interrupt "i" with these further members. */
static struct rig_peer *asked(struct rig *rig, const char *members)
{
    struct rig_peer *peer = watcher(rig);
    struct rig_run *run = rig_start(peer, "t", "r1");
    char text[1024];

    rig_begin(run);
    snprintf(text, sizeof(text),
             "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r1\",\"outcome\":{\"type\":"
             "\"interrupt\",\"interrupts\":[{\"id\":\"i\",\"reason\":\"x\"%s}]}}",
             members);
    rig_say(run, text);
    hub_run_done(run->run);
    rig_caught_up(peer, 1);
    sl_buf_reset(&peer->control);
    return peer;
}

static void ask(struct rig_peer *peer, const char *run, const char *extra)
{
    rig_ask_with(peer, "t", run, run, extra);
    rig_settle(peer->rig);
}

#define assert_refused(peer, code, field)                                                          \
    do {                                                                                           \
        sl_buf_add_char(&(peer)->control, '\0');                                                   \
        (peer)->control.len--;                                                                     \
        assert_non_null(strstr((peer)->control.ptr, "\"code\":\"" code "\""));                     \
        assert_control_has(peer, "\"field\":\"" field "\"");                                       \
    } while (0)

static struct rig_run *accepted(struct rig_peer *peer, size_t runs)
{
    assert_control_has(peer, "\"op\":\"ack\"");
    assert_int_equal(peer->rig->run_count, runs);
    return rig_last_run(peer->rig);
}

static void end_with(struct rig_peer *peer, struct rig_run *run)
{
    rig_begin(run);
    rig_finish(run);
    rig_caught_up(peer, 1);
    end_peers(peer, NULL);
}

/* --- who --- */

static void speak_as(struct rig_peer *peer, const char *persona)
{
    free(peer->who.persona);
    peer->who.persona = persona ? strdup(persona) : NULL;
    peer->who.any_persona = false;
}

static void the_persona_that_is_asked_answers(void **state)
{
    struct rig *rig = begin(state, 0);
    struct rig_peer *peer = asked(rig, ",\"metadata\":{\"sluice\":{\"persona\":\"adviser\"}}");

    speak_as(peer, NULL);
    ask(peer, "r2", RESUME(RESOLVED("i", "1")));
    assert_refused(peer, "forbidden", "input/resume/0");
    speak_as(peer, "customer");
    ask(peer, "r2", RESUME(CANCELS("i")));
    assert_refused(peer, "forbidden", "input/resume/0");
    speak_as(peer, "adviser");
    ask(peer, "r2", RESUME(RESOLVED("i", "1")));
    struct rig_run *run = accepted(peer, 2);
    assert_string_equal(run->persona, "adviser");
    end_with(peer, run);
}

/* --- what --- */

static void an_answer_keeps_to_the_schema(void **state)
{
    struct rig *rig = begin(state, 0);
    struct rig_peer *peer =
        asked(rig, ",\"responseSchema\":{\"type\":\"object\",\"properties\":{\"limit\":{\"type\":"
                   "\"integer\",\"maximum\":10}},\"required\":[\"limit\"]}");

    ask(peer, "r2", RESUME(RESOLVED("i", "{\"limit\":11}")));
    assert_refused(peer, "bad_answer", "input/resume/0/payload/limit");
    ask(peer, "r2", RESUME(RESOLVED("i", "{}")));
    assert_control_has(peer, "\"code\":\"bad_answer\"");
    ask(peer, "r2", RESUME(RESOLVED("unknown", "{\"limit\":10}")));
    assert_control_has(peer, "\"code\":\"unknown_interrupt\"");
    assert_int_equal(rig->run_count, 1);
    ask(peer, "r2", RESUME(RESOLVED("i", "{\"limit\":10}")));
    end_with(peer, accepted(peer, 2));
}

static void a_schema_beyond_the_subset_is_named(void **state)
{
    struct rig *rig = begin(state, 0);
    struct rig_peer *peer = asked(rig, ",\"responseSchema\":{\"pattern\":\"^a\"}");

    ask(peer, "r2", RESUME(RESOLVED("i", "{}")));
    assert_control_has(peer, "\"code\":\"bad_schema\"");
    ask(peer, "r2", RESUME(CANCELS("i")));
    end_with(peer, accepted(peer, 2));
}

/* --- until when --- */

static void time_runs_out(void **state)
{
    struct rig *rig = begin(state, 5000);
    struct rig_peer *peer = asked(rig, "");
    const struct rig_list *deliveries = &rig_watch(rig, "t")->deliveries;
    const struct rig_delivery *last = &deliveries->items[deliveries->count - 1];

    assert_int_equal(last->expires_ms, last->place.ms + 5000);
    rig->now_ms = last->expires_ms;
    ask(peer, "r2", RESUME(RESOLVED("i", "1")));
    assert_refused(peer, "interrupt_expired", "input/resume/0");
    ask(peer, "r2", RESUME(CANCELS("i")));
    end_with(peer, accepted(peer, 2));
}

/* Who joins a thread that waits is told until when. */
static void who_joins_is_told_the_time(void **state)
{
    struct rig *rig = begin(state, 5000);
    struct rig_peer *peer = asked(rig, ""), *late = rig_peer_new(rig, SL_MSGPACK);

    rig_subscribe(late, 1, "t", NULL);
    rig_caught_up(late, 1);
    assert_int_equal(late->replicas[1].resets, 1);
    end_peers(late, peer);
}

/* --- once --- */

static void fail_run(struct rig_run *run)
{
    rig_begin(run);
    rig_say(run, "{\"type\":\"RUN_ERROR\",\"message\":\"the bank was closed\"}");
    hub_run_done(run->run);
    rig_settle(run->rig);
}

/* Sent twice; its worker dies before it speaks; the next one fails; asked anew. */
static void an_approval_is_carried_out_under_one_key(void **state)
{
    struct rig *rig = begin(state, 0);
    struct rig_peer *peer = asked(rig, "");
    const char *approval = RESUME(RESOLVED("i", "{\"amount\":70}"));

    rig_ask_with(peer, "t", "r2", "r2", approval);
    ask(peer, "r2", approval);
    struct rig_run *run = accepted(peer, 2);
    assert_string_equal(run->key, "5:local:r2");
    assert_string_equal(run->resume_keys, "{\"i\":\"5:local:r2\"}");
    hub_run_give_back(run->run, "died");
    rig_settle(rig);
    assert_int_equal(rig->run_count, 3);
    run = rig_last_run(rig);
    assert_int_equal(run->attempt, 2);
    assert_string_equal(run->key, "5:local:r2");
    assert_string_equal(run->resume_keys, "{\"i\":\"5:local:r2\"}");
    assert_non_null(strstr(run->input, "{\"amount\":70}"));
    fail_run(run);
    ask(peer, "r2", approval); /* a late repeat is still what it was */
    assert_control_has(peer, "\"op\":\"ack\"");
    ask(peer, "r3", RESUME(RESOLVED("i", "{\"amount\":71}")));
    assert_control_has(peer, "\"code\":\"conflict\"");
    ask(peer, "r3", RESUME(CANCELS("i")));
    assert_control_has(peer, "\"code\":\"conflict\"");
    ask(peer, "r3", "");
    assert_control_has(peer, "\"code\":\"interrupted\"");
    ask(peer, "r3", RESUME(RESOLVED("i", "{\"amount\":7e1}"))); /* the same number */
    run = accepted(peer, 4);
    assert_string_equal(run->key, "5:local:r3");
    assert_string_equal(run->resume_keys, "{\"i\":\"5:local:r2\"}");
    rig_begin(run);
    rig_finish(run);
    rig_settle(rig);
    ask(peer, "r4", RESUME(CANCELS("i")));
    assert_control_has(peer, "\"code\":\"interrupt_answered\"");
    ask(peer, "r4", "");
    run = accepted(peer, 5);
    assert_string_equal(run->resume_keys, "{}");
    end_with(peer, run);
}

static void the_first_of_two_who_approve_wins(void **state)
{
    struct rig *rig = begin(state, 0);
    struct rig_peer *peer = asked(rig, ""), *two = rig_peer_new(rig, SL_JSON);

    rig_ask_with(two, "t", "r2", "r2", RESUME(RESOLVED("i", "true")));
    rig_ask_with(peer, "t", "r3", "r3", RESUME(RESOLVED("i", "false")));
    rig_settle(rig);
    assert_control_has(two, "\"op\":\"ack\"");
    assert_control_has(peer, "\"code\":\"run_active\"");
    rig_begin(rig_last_run(rig));
    rig_finish(rig_last_run(rig));
    rig_settle(rig);
    ask(peer, "r3", RESUME(RESOLVED("i", "false")));
    assert_refused(peer, "interrupt_answered", "input/resume/0/interruptId");
    rig_caught_up(peer, 1);
    end_peers(peer, two);
}

#define SUITE(kind)                                                                                \
    cmocka_unit_test_prestate(the_persona_that_is_asked_answers, kind),                            \
        cmocka_unit_test_prestate(an_answer_keeps_to_the_schema, kind),                            \
        cmocka_unit_test_prestate(a_schema_beyond_the_subset_is_named, kind),                      \
        cmocka_unit_test_prestate(time_runs_out, kind),                                            \
        cmocka_unit_test_prestate(who_joins_is_told_the_time, kind),                               \
        cmocka_unit_test_prestate(an_approval_is_carried_out_under_one_key, kind),                 \
        cmocka_unit_test_prestate(the_first_of_two_who_approve_wins, kind)

int main(void)
{
    static bool prompt = false, delayed = true;
    const struct CMUnitTest on_memory[] = {SUITE(&prompt)};
    const struct CMUnitTest on_delayed[] = {SUITE(&delayed)};

    int failed = cmocka_run_group_tests_name("memory", on_memory, NULL, NULL);
    return failed + cmocka_run_group_tests_name("delayed", on_delayed, NULL, NULL);
}
