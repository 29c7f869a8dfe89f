/* SPDX-License-Identifier: MIT */
/*
 * What clients bring, when the store's answers, the log and the peers come and go in any order: an
 * answer is given once and is the same for whoever asks again.
 */
#include "unit/hub_verbs.h"

#include <stdio.h>
#include <stdlib.h>

#define ADD(value)  "[{\"op\":\"add\",\"path\":\"/x\",\"value\":" value "}]"
#define UNDELIVERED "{\"op\":\"undelivered\",\"threadId\":\"t\",\"runId\":\"r\",\"key\":\"k\"}\n"
#define INPUT_IS_IN                                                                                \
    "{\"op\":\"ack\",\"ref\":5,\"request\":\"input\",\"runId\":\"r\",\"threadId\":\"t\","          \
    "\"key\":\"k\"}\n"
#define ANSWER_IS_IN                                                                               \
    "{\"op\":\"ack\",\"ref\":5,\"request\":\"toolResult\",\"threadId\":\"t\","                     \
    "\"toolCallId\":\"c\",\"key\":\"k\"}\n"

static struct rig *begin(bool channel)
{
    return rig_new(&(struct rig_setup){.delayed = true, .channel = channel});
}

static struct rig_run *speaking(struct rig_peer *peer)
{
    struct rig_run *run = rig_start(peer, "t", "r");

    rig_begin(run);
    rig_settle(peer->rig);
    sl_buf_reset(&peer->control);
    return run;
}

static unsigned count_lines(const struct rig_peer *peer)
{
    unsigned lines = 0;

    for (size_t i = 0; i < peer->control.len; i++)
        lines += peer->control.ptr[i] == '\n';
    return lines;
}

/* Where it stands in the control frames; they are kept. */
static const char *find(struct rig_peer *peer, const char *text)
{
    sl_buf_add_char(&peer->control, '\0');
    peer->control.len--;
    return strstr(peer->control.ptr, text);
}

/* One line has this, and no other came. */
#define assert_told(peer, text)                                                                    \
    do {                                                                                           \
        assert_int_equal(count_lines(peer), 1);                                                    \
        assert_control_has(peer, text);                                                            \
    } while (0)

static size_t entries_of(struct rig *rig, enum sl_entry_kind kind)
{
    const struct rig_oracle *oracle = rig_watch(rig, "t");
    size_t count = 0;

    for (size_t i = 0; i < oracle->count; i++)
        count += oracle->entries[i].entry.kind == kind;
    return count;
}

/* --- inputs --- */

static void an_input_may_be_taken_before_its_answer_comes(void **state)
{
    struct rig *rig = begin(true);
    struct rig_peer *peer = watcher(rig);
    struct rig_run *run = speaking(peer);

    (void)state;
    store_delay_hold(rig->delay, DELAY_POST, true);
    send_input(peer, "r", "k", "1");
    rig_settle(rig);
    assert_true(run->given.len > 0);
    hub_run_taken(run->run, SL_STR("[\"another\",\"5:local:k\"]"));
    rig_settle(rig);
    assert_control(peer, "");
    store_delay_hold(rig->delay, DELAY_POST, false);
    rig_settle(rig);
    assert_control(peer, INPUT_IS_IN);
    rig_finish(run);
    rig_caught_up(peer, 1);
    assert_control(peer, "");
    end_peers(peer, NULL);
}

static void a_run_may_end_before_an_inputs_answer_comes(void **state)
{
    struct rig *rig = begin(true);
    struct rig_peer *peer = watcher(rig);
    struct rig_run *run = speaking(peer);

    (void)state;
    store_delay_hold(rig->delay, DELAY_POST, true);
    send_input(peer, "r", "k", "1");
    rig_settle(rig);
    rig_finish(run);
    rig_settle(rig);
    assert_control(peer, "");
    store_delay_hold(rig->delay, DELAY_POST, false);
    rig_caught_up(peer, 1);
    assert_control(peer, INPUT_IS_IN UNDELIVERED);
    end_peers(peer, NULL);
}

/* The store takes it behind the run's terminal, before it hears that the run is over. */
static void an_input_behind_the_terminal_is_undelivered(void **state)
{
    struct rig *rig = begin(true);
    struct rig_peer *peer = watcher(rig);
    struct rig_run *run = speaking(peer);

    (void)state;
    store_delay_hold_entries(rig->delay, true);
    rig_finish(run);
    rig_settle(rig);
    send_input(peer, "r", "k", "1");
    rig_settle(rig);
    assert_control(peer, INPUT_IS_IN);
    store_delay_hold_entries(rig->delay, false);
    rig_caught_up(peer, 1);
    assert_control(peer, UNDELIVERED);
    end_peers(peer, NULL);
}

static void who_repeats_an_input_is_told_too(void **state)
{
    struct rig *rig = begin(true);
    struct rig_peer *peer = watcher(rig), *gone = rig_peer_new(rig, SL_JSON);
    struct rig_run *run = speaking(peer);

    (void)state;
    send_input(gone, "r", "k", "1");
    send_input(gone, "r", "taken", "1");
    rig_settle(rig);
    rig_peer_free(gone);
    hub_run_taken(run->run, SL_STR("[\"5:local:taken\"]"));
    rig_settle(rig);
    send_input(peer, "r", "k", "1");
    rig_settle(rig);
    assert_control(peer, INPUT_IS_IN);
    send_input(peer, "r", "taken", "1");
    rig_settle(rig);
    assert_told(peer, "\"op\":\"ack\"");
    rig_finish(run);
    rig_caught_up(peer, 1);
    assert_control(peer, UNDELIVERED);
    send_input(peer, "r", "k", "1"); /* once is enough */
    rig_settle(rig);
    assert_control(peer, INPUT_IS_IN);
    end_peers(peer, NULL);
}

static void an_input_that_can_never_fit_says_so(void **state)
{
    struct rig *rig = begin(true);
    struct rig_peer *peer = watcher(rig);
    struct rig_run *run = speaking(peer);
    char *large = malloc((1 << 20) + 3);

    (void)state;
    assert_non_null(large);
    memset(large, 'x', (1 << 20) + 2);
    large[0] = large[(1 << 20) + 1] = '"';
    large[(1 << 20) + 2] = '\0';
    send_input(peer, "r", "k", large);
    rig_settle(rig);
    assert_control_has(peer, "\"code\":\"too_large\"");
    free(large);
    rig_finish(run);
    rig_caught_up(peer, 1);
    end_peers(peer, NULL);
}

/* --- requests and the grant before them --- */

static void what_comes_with_a_run_is_judged_by_its_grant(void **state)
{
    static const bool channels[] = {false, true};

    (void)state;
    for (int i = 0; i < 2; i++) {
        struct rig *rig = begin(channels[i]);
        struct rig_peer *peer = watcher(rig);

        store_delay_hold_entries(rig->delay, true);
        rig_ask(peer, "t", "r");
        send_input(peer, "r", "k", "1");
        change(peer, "s", true, ADD("1"));
        rig_settle(rig);
        assert_told(peer, "\"request\":\"run\"");
        store_delay_hold_entries(rig->delay, false);
        rig_settle(rig);
        assert_int_equal(count_lines(peer), 2);
        assert_control_has(peer,
                           channels[i] ? "\"request\":\"state\"" : "\"code\":\"unsupported\"");
        assert_int_equal(entries_of(rig, SL_ENTRY_INPUT), channels[i]);
        assert_int_equal(entries_of(rig, SL_ENTRY_PATCH), channels[i]);
        rig_begin(rig_last_run(rig));
        rig_finish(rig_last_run(rig));
        rig_caught_up(peer, 1);
        end_peers(peer, NULL);
    }
}

static void one_key_is_for_one_request(void **state)
{
    struct rig *rig = begin(true);
    struct rig_peer *peer = watcher(rig);
    struct rig_run *run = speaking(peer);

    (void)state;
    send_input(peer, "r", "r", "1"); /* the run's key */
    rig_settle(rig);
    assert_told(peer, "\"code\":\"key_reused\"");
    send_input(peer, "r", "k", "1");
    rig_settle(rig);
    assert_control(peer, INPUT_IS_IN);
    change(peer, "k", true, ADD("1"));
    rig_settle(rig);
    assert_told(peer, "\"code\":\"key_reused\"");
    change(peer, "s", true, ADD("1"));
    rig_settle(rig);
    assert_told(peer, "\"op\":\"ack\"");
    change(peer, "s", false, ADD("1")); /* the same text, as the whole state */
    rig_settle(rig);
    assert_told(peer, "\"code\":\"key_reused\"");
    hub_run_taken(run->run, SL_STR("[\"5:local:k\"]"));
    rig_finish(run);
    rig_caught_up(peer, 1);
    end_peers(peer, NULL);
}

static void junk_is_no_place_to_be_based_on(void **state)
{
    struct rig *rig = begin(true);
    struct rig_peer *peer = watcher(rig);
    struct hub_run_request request = {.key = SL_STR("k"),
                                      .agent = SL_STR("bot"),
                                      .thread = SL_STR("t"),
                                      .run = SL_STR("r"),
                                      .input = SL_STR("{}"),
                                      .based_on = SL_STR("junk")};

    (void)state;
    hub_request_run(peer->peer, &peer->who, ref, &request);
    assert_control(peer,
                   "{\"op\":\"error\",\"ref\":5,\"code\":\"bad_cursor\",\"message\":\"this is "
                   "not a cursor\",\"field\":\"basedOn\",\"retryable\":false}\n");
    end_peers(peer, NULL);
}

/* --- changes of the state --- */

static void a_change_is_answered_when_both_the_store_and_the_log_have_come(void **state)
{
    static const char failing[] = "[{\"op\":\"test\",\"path\":\"/x\",\"value\":9}]";

    (void)state;
    for (int log_first = 0; log_first < 2; log_first++) {
        struct rig *rig = begin(true);
        struct rig_peer *peer = watcher(rig);

        store_delay_hold(rig->delay, DELAY_POST, log_first);
        store_delay_hold_entries(rig->delay, !log_first);
        change(peer, "a", true, ADD("1"));
        change(peer, "b", true, failing);
        rig_settle(rig);
        assert_control(peer, "");
        store_delay_hold(rig->delay, DELAY_POST, false);
        store_delay_hold_entries(rig->delay, false);
        rig_caught_up(peer, 1);
        assert_int_equal(count_lines(peer), 2);
        const char *ack = find(peer, "\"op\":\"ack\"");
        const char *error = find(peer, "\"code\":\"patch_failed\"");
        assert_true(ack && error && ack < error);
        assert_control_has(peer, last_cursor(peer));
        end_peers(peer, NULL);
    }
}

static void a_lost_answer_is_found_again(void **state)
{
    struct rig *rig = begin(true);
    struct rig_peer *peer = watcher(rig);
    struct rig_run *run = calling(peer);

    (void)state;
    store_delay_lose_answers(rig->delay, DELAY_POST, SL_STORE_LOST, 3);
    change(peer, "s", true, ADD("1"));
    send_input(peer, "r", "k", "1");
    answer(peer, "c", "a", "\"yes\"");
    rig_settle(rig);
    assert_int_equal(count_lines(peer), 3);
    assert_control_has(peer, "\"code\":\"store_lost\"");
    for (int again = 0; again < 2; again++) {
        change(peer, "s", true, ADD("1"));
        send_input(peer, "r", "k", "1");
        answer(peer, "c", "a", "\"yes\"");
        rig_settle(rig);
        assert_int_equal(count_lines(peer), 3);
        assert_null(find(peer, "\"error\""));
        sl_buf_reset(&peer->control);
    }
    assert_int_equal(entries_of(rig, SL_ENTRY_PATCH), 1);
    assert_int_equal(entries_of(rig, SL_ENTRY_INPUT), 1);
    assert_int_equal(entries_of(rig, SL_ENTRY_ANSWER), 1);
    rig_finish(run);
    rig_caught_up(peer, 1);
    assert_control(peer, UNDELIVERED UNDELIVERED); /* each of the two that asked */
    end_peers(peer, NULL);
}

/* --- threads and peers that go away --- */

static void a_lost_thread_answers_what_is_in_flight_once(void **state)
{
    struct rig *rig = begin(true);
    struct rig_peer *peer = watcher(rig);
    struct rig_run *run = calling(peer);

    (void)state;
    store_delay_hold_entries(rig->delay, true);
    change(peer, "stored", true, ADD("1"));
    rig_settle(rig);
    store_delay_hold(rig->delay, DELAY_POST, true);
    store_delay_hold(rig->delay, DELAY_CLAIM, true);
    change(peer, "asked", true, ADD("2"));
    send_input(peer, "r", "k", "1");
    answer(peer, "c", "a", "\"yes\"");
    claim(peer, "c", 1000);
    rig_settle(rig);
    assert_control(peer, "");
    store_delay_hold_entries(rig->delay, false);
    store_delay_lose(rig->delay, SL_STR("t"), SL_STORE_LOST);
    rig_tick(rig);
    rig_settle(rig);
    /* The log came before the loss, and with it what it decided; then the subscription's end. */
    assert_int_equal(count_lines(peer), 2);
    sl_buf_reset(&peer->control);
    store_delay_hold(rig->delay, DELAY_POST, false);
    store_delay_hold(rig->delay, DELAY_CLAIM, false);
    rig_settle(rig);
    assert_int_equal(count_lines(peer), 4);
    sl_buf_reset(&peer->control);
    assert_int_equal(run->stops, 1);
    change(peer, "stored", true, ADD("1"));
    change(peer, "asked", true, ADD("2"));
    answer(peer, "c", "a", "\"yes\"");
    rig_settle(rig);
    assert_int_equal(count_lines(peer), 3);
    assert_null(find(peer, "\"error\""));
    assert_int_equal(entries_of(rig, SL_ENTRY_PATCH), 2);
    end_peers(peer, NULL);
}

static void what_waits_for_the_log_is_told_when_the_log_is_lost(void **state)
{
    struct rig *rig = begin(true);
    struct rig_peer *peer = watcher(rig);
    struct rig_run *run = speaking(peer);

    (void)state;
    change(peer, "first", true, ADD("0"));
    rig_settle(rig);
    sl_buf_reset(&peer->control);
    store_delay_hold_entries(rig->delay, true);
    change(peer, "s", true, ADD("1"));
    send_input(peer, "r", "k", "1");
    rig_settle(rig);
    assert_control(peer, INPUT_IS_IN);
    store_delay_hold_entries(rig->delay, false);
    store_delay_drop_entries(rig->delay);
    store_delay_lose(rig->delay, SL_STR("t"), SL_STORE_LOST);
    rig_settle(rig);
    assert_int_equal(count_lines(peer), 2); /* the subscription and the change */
    assert_null(find(peer, "undelivered"));
    assert_control_has(peer, "\"ref\":5,\"code\":\"store_lost\"");
    assert_int_equal(run->stops, 1);
    end_peers(peer, NULL);
}

static void peers_may_leave_at_any_moment(void **state)
{
    (void)state;
    for (int moment = 0; moment < 4; moment++) {
        struct rig *rig = begin(true);
        struct rig_peer *peer = watcher(rig), *gone = rig_peer_new(rig, SL_JSON);
        struct rig_run *run = calling(peer);

        store_delay_hold_entries(rig->delay, moment == 1);
        store_delay_hold(rig->delay, DELAY_POST, moment == 2);
        store_delay_hold(rig->delay, DELAY_CLAIM, moment == 2);
        claim(gone, "c", 1000);
        change(gone, "s", true, ADD("1"));
        send_input(gone, "r", "k", "1");
        answer(gone, "c", "a", "\"yes\"");
        if (moment)
            rig_settle(rig);
        rig_peer_free(gone);
        store_delay_hold_entries(rig->delay, false);
        store_delay_hold(rig->delay, DELAY_POST, false);
        store_delay_hold(rig->delay, DELAY_CLAIM, false);
        rig_settle(rig);
        assert_int_equal(entries_of(rig, SL_ENTRY_PATCH), 1);
        assert_int_equal(entries_of(rig, SL_ENTRY_INPUT), 1);
        assert_int_equal(entries_of(rig, SL_ENTRY_ANSWER), 1);
        rig_finish(run);
        rig_caught_up(peer, 1);
        assert_control(peer, "");
        end_peers(peer, NULL);
    }
}

static void the_hub_may_go_away_with_everything_in_flight(void **state)
{
    struct rig *rig = begin(true);
    struct rig_peer *peer = watcher(rig), *two = rig_peer_new(rig, SL_JSON);

    (void)state;
    calling(peer);
    send_input(two, "r", "k", "1");
    rig_settle(rig);
    store_delay_hold_entries(rig->delay, true);
    change(two, "stored", true, ADD("1"));
    rig_settle(rig);
    store_delay_hold(rig->delay, DELAY_POST, true);
    change(two, "asked", true, ADD("1"));
    rig_cancel(two, "t", "r");
    claim(two, "c", 1000);
    rig_tick(rig);
    end_peers(peer, two);
}

/* --- claims and answers --- */

static void a_session_that_ends_claims_nothing(void **state)
{
    struct rig *rig = begin(true);
    struct rig_peer *peer = watcher(rig), *two = rig_peer_new(rig, SL_JSON);
    struct rig_run *run = calling(peer);

    (void)state;
    store_delay_hold(rig->delay, DELAY_CLAIM, true);
    claim(two, "c", 600000); /* asked */
    hub_release_claims(two->peer);
    rig_settle(rig);
    store_delay_hold(rig->delay, DELAY_CLAIM, false);
    rig_settle(rig);
    assert_told(two, "\"expiresAt\":");
    claim(peer, "c", 1);
    rig_settle(rig);
    assert_told(peer, "\"expiresAt\":");
    rig->now_ms += 10;

    rig_finish(run);
    rig_settle(rig);
    sl_buf_reset(&peer->control);
    store_delay_hold(rig->delay, DELAY_ADMIT, true);
    rig_ask(peer, "t", "s");
    claim(two, "c", 600000); /* waits for the run's admission */
    hub_release_claims(two->peer);
    store_delay_hold(rig->delay, DELAY_ADMIT, false);
    rig_settle(rig);
    assert_control(two, "{\"op\":\"ack\",\"ref\":5,\"request\":\"toolClaim\",\"threadId\":\"t\","
                        "\"toolCallId\":\"c\"}\n");
    sl_buf_reset(&peer->control);
    claim(peer, "c", 1000);
    rig_settle(rig);
    assert_told(peer, "\"expiresAt\":");
    rig_begin(rig_last_run(rig));
    rig_finish(rig_last_run(rig));
    rig_caught_up(peer, 1);
    end_peers(peer, two);
}

/* The claims are the session's, however often it connects. */
static void a_session_that_comes_back_has_its_claims(void **state)
{
    struct rig *rig = begin(true);
    struct rig_peer *peer = watcher(rig), *two = rig_peer_new(rig, SL_JSON);
    struct rig_run *run = calling(peer);

    (void)state;
    claim(two, "c", 600000);
    rig_settle(rig);
    rig_peer_free(two);
    claim(peer, "c", 1000);
    rig_settle(rig);
    assert_told(peer, "\"code\":\"claimed\"");
    rig->peers--; /* under the session's name again */
    two = rig_peer_new(rig, SL_JSON);
    for (int seconds = 0; seconds < 3; seconds++)
        hub_tick_second(rig->hub);
    hub_release_claims(two->peer);
    rig_settle(rig);
    claim(peer, "c", 1000);
    rig_settle(rig);
    assert_told(peer, "\"expiresAt\":");
    claim(two, "c", 1000);
    hub_release_claims(two->peer); /* of a claim that it did not get */
    rig_settle(rig);
    assert_told(two, "\"code\":\"claimed\"");
    answer(peer, "c", "k", "\"mine\"");
    rig_settle(rig);
    assert_control(peer, ANSWER_IS_IN);
    rig_finish(run);
    rig_caught_up(peer, 1);
    end_peers(peer, two);
}

/* The agent's own result lies before the answer in the log. */
static void an_answer_that_comes_too_late_is_told_so(void **state)
{
    struct rig *rig = begin(true);
    struct rig_peer *peer = watcher(rig);
    struct rig_run *run = calling(peer);

    (void)state;
    store_delay_hold_entries(rig->delay, true);
    rig_say(run, "{\"type\":\"TOOL_CALL_RESULT\",\"messageId\":\"own\",\"toolCallId\":\"c\","
                 "\"content\":\"mine\"}");
    rig_settle(rig);
    answer(peer, "c", "k", "\"yes\"");
    rig_settle(rig);
    assert_control(peer, "");
    store_delay_hold_entries(rig->delay, false);
    rig_settle(rig);
    assert_told(peer, "\"code\":\"answered\"");
    answer(peer, "c", "k", "\"yes\"");
    rig_settle(rig);
    assert_told(peer, "\"code\":\"answered\"");
    assert_given(run, "");
    rig_finish(run);
    rig_caught_up(peer, 1);
    end_peers(peer, NULL);
}

/* What the agent has answered itself holds no run back once its claimant knows. */
static void a_claim_of_an_answered_call_is_given_up(void **state)
{
    struct rig *rig = begin(true);
    struct rig_peer *peer = watcher(rig), *two = rig_peer_new(rig, SL_JSON);
    struct rig_run *run = calling(peer);

    (void)state;
    claim(two, "c", 600000);
    rig_settle(rig);
    rig_say(run, "{\"type\":\"TOOL_CALL_RESULT\",\"messageId\":\"own\",\"toolCallId\":\"c\","
                 "\"content\":\"mine\"}");
    rig_finish(run);
    rig_settle(rig);
    sl_buf_reset(&peer->control);
    sl_buf_reset(&two->control);
    rig_ask(peer, "t", "s");
    rig_settle(rig);
    assert_told(peer, "\"code\":\"claimed\"");
    answer(two, "c", "k", "\"late\"");
    rig_settle(rig);
    assert_told(two, "\"code\":\"answered\"");
    rig_ask(peer, "t", "s");
    rig_settle(rig);
    assert_told(peer, "\"op\":\"ack\"");
    rig_begin(rig_last_run(rig));
    rig_finish(rig_last_run(rig));
    rig_caught_up(peer, 1);
    end_peers(peer, two);
}

static void an_answer_that_is_no_message_is_not_stored(void **state)
{
    struct rig *rig = begin(true);
    struct rig_peer *peer = watcher(rig);
    struct rig_run *run = calling(peer);

    (void)state;
    answer(peer, "c", "bad", "{\"no\":\"content\"}");
    rig_settle(rig);
    assert_told(peer, "\"code\":\"bad_field\"");
    assert_int_equal(entries_of(rig, SL_ENTRY_ANSWER), 0);
    answer(peer, "c", "k", "\"yes\"");
    rig_settle(rig);
    assert_control(peer, ANSWER_IS_IN);
    rig_finish(run);
    rig_caught_up(peer, 1);
    end_peers(peer, NULL);
}

static void the_first_of_two_answers_in_flight_wins(void **state)
{
    struct rig *rig = begin(true);
    struct rig_peer *peer = watcher(rig), *two = rig_peer_new(rig, SL_JSON);
    struct rig_run *run = calling(peer);

    (void)state;
    answer(two, "c", "k", "\"two\"");
    answer(peer, "c", "k2", "\"one\"");
    claim(peer, "c", 1000);
    rig_settle(rig);
    assert_control(two, ANSWER_IS_IN);
    assert_int_equal(count_lines(peer), 2);
    assert_control_has(peer, "\"code\":\"answered\"");
    assert_int_equal(entries_of(rig, SL_ENTRY_ANSWER), 1);
    rig_finish(run);
    rig_caught_up(peer, 1);
    end_peers(peer, two);
}

#define TEST(name) cmocka_unit_test(name)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(an_input_may_be_taken_before_its_answer_comes),
        TEST(a_run_may_end_before_an_inputs_answer_comes),
        TEST(an_input_behind_the_terminal_is_undelivered),
        TEST(who_repeats_an_input_is_told_too),
        TEST(an_input_that_can_never_fit_says_so),
        TEST(what_comes_with_a_run_is_judged_by_its_grant),
        TEST(one_key_is_for_one_request),
        TEST(junk_is_no_place_to_be_based_on),
        TEST(a_change_is_answered_when_both_the_store_and_the_log_have_come),
        TEST(a_lost_answer_is_found_again),
        TEST(a_lost_thread_answers_what_is_in_flight_once),
        TEST(what_waits_for_the_log_is_told_when_the_log_is_lost),
        TEST(peers_may_leave_at_any_moment),
        TEST(the_hub_may_go_away_with_everything_in_flight),
        TEST(a_session_that_ends_claims_nothing),
        TEST(a_session_that_comes_back_has_its_claims),
        TEST(an_answer_that_comes_too_late_is_told_so),
        TEST(a_claim_of_an_answered_call_is_given_up),
        TEST(an_answer_that_is_no_message_is_not_stored),
        TEST(the_first_of_two_answers_in_flight_wins),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
