/* SPDX-License-Identifier: MIT */
/* Scripts in mid-run: what they wait for, what they are given, and the state that they share. */
#include "unit/unit.h"

#include <stdio.h>
#include <stdlib.h>

#include "agent/script.h"
#include "sluice/patch.h"
#include "sluice/value.h"

#define INPUT   "{\"threadId\":\"t\",\"runId\":\"r\",\"messages\":[],\"state\":{\"n\":0,\"list\":[]}}"
#define STARTED "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\"}\n"
#define FINISHED                                                                                   \
    "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\",\"outcome\":{\"type\":"         \
    "\"success\"}}\n"

struct play {
    struct scenario *scenario;
    struct script *script;
    struct sl_buf out;
    struct sl_error err;
};

static void begin(struct play *play, const char *steps)
{
    struct sl_buf text = SL_BUF_INIT;

    *play = (struct play){0};
    sl_buf_add_lit(&text, "{\"scenario\":\"s\",\"pace\":{\"pieceMs\":0,\"pieceBytes\":0},"
                          "\"scripts\":{\"start\":[");
    sl_buf_add_str(&text, sl_str_from(steps));
    sl_buf_add_lit(&text, "]}}");
    play->scenario = scenario_new("s.json", sl_buf_str(&text), &play->err);
    assert_string_equal(play->err.text, "");
    play->script = script_new(play->scenario, SL_STR(INPUT));
    assert_non_null(play->script);
    script_share(play->script);
    sl_buf_clear(&text);
}

static void end(struct play *play)
{
    script_free(play->script);
    scenario_free(play->scenario);
    sl_buf_clear(&play->out);
}

/* Goes on until it waits or ends: events are lines, so are "taken KEYS" and "waits MS". */
static enum script_next go_on(struct play *play)
{
    for (;;) {
        struct sl_str event;
        uint64_t ms;
        enum script_next what = script_next(play->script, &event, &ms, &play->err);
        switch (what) {
        case SCRIPT_TAKES:
            sl_buf_add_lit(&play->out, "taken ");
            sl_buf_add_str(&play->out, event);
            break;
        case SCRIPT_EVENT:
            sl_buf_add_str(&play->out, event);
            break;
        case SCRIPT_WAITS:
            sl_buf_add_lit(&play->out, "waits ");
            if (ms == SCRIPT_FOR_EVER)
                sl_buf_add_lit(&play->out, "for ever");
            else
                sl_buf_add_u64(&play->out, ms);
            break;
        default:
            break;
        }
        if (what == SCRIPT_ENDED || what == SCRIPT_FAILED)
            return what;
        if (what != SCRIPT_PAUSE)
            sl_buf_add_char(&play->out, '\n');
        if (what == SCRIPT_WAITS)
            return what;
    }
}

static void expect(struct play *play, enum script_next what, const char *out)
{
    assert_int_equal(go_on(play), what);
    sl_buf_add_char(&play->out, '\0');
    assert_string_equal(play->out.ptr, out);
    sl_buf_reset(&play->out);
}

static void give(struct play *play, enum sl_entry_kind kind, const char *body)
{
    assert_true(script_give(play->script, kind, sl_str_from(body)));
}

static bool patch(struct play *play, uint64_t after, const char *body)
{
    return script_patch(play->script, after, sl_str_from(body), &play->err);
}

/* --- inputs --- */

#define SAY_RECEIVED "{\"do\":\"emit\",\"event\":{\"got\":\"${received|nothing}\"}}"

static void a_script_waits_for_input(void **state)
{
    struct play play;

    (void)state;
    begin(&play, "{\"do\":\"receive\"}," SAY_RECEIVED ",{\"do\":\"emit\",\"event\":"
                 "{\"x\":\"${received.value.a.0}\",\"by\":\"${received.subject}\"}}");
    expect(&play, SCRIPT_WAITS, STARTED "waits for ever\n");
    expect(&play, SCRIPT_WAITS, "waits for ever\n");
    give(&play, SL_ENTRY_INPUT, "{\"key\":\"k\\n1\",\"subject\":\"me\",\"value\":{\"a\":[0.10]}}");
    expect(&play, SCRIPT_ENDED,
           "taken [\"k\\n1\"]\n"
           "{\"got\":{\"key\":\"k\\n1\",\"subject\":\"me\",\"value\":{\"a\":[0.10]}}}\n"
           "{\"x\":0.10,\"by\":\"me\"}\n" FINISHED);
    end(&play);
}

static void inputs_come_one_by_one(void **state)
{
    struct play play;

    (void)state;
    begin(&play, "{\"do\":\"receive\"},{\"do\":\"emit\",\"event\":{\"v\":\"${received.value}\"}},"
                 "{\"do\":\"receive\"},{\"do\":\"emit\",\"event\":{\"v\":\"${received.value}\"}}");
    /* Before anybody waits. */
    give(&play, SL_ENTRY_INPUT, "{\"key\":\"a\",\"subject\":\"s\",\"value\":1}");
    give(&play, SL_ENTRY_INPUT, "{\"key\":\"b\",\"subject\":\"s\",\"value\":2}");
    give(&play, SL_ENTRY_INPUT, "{\"key\":\"c\",\"subject\":\"s\",\"value\":3}");
    expect(&play, SCRIPT_ENDED,
           STARTED "taken [\"a\"]\n{\"v\":1}\ntaken [\"b\"]\n{\"v\":2}\n" FINISHED);
    end(&play);
}

static void a_wait_has_an_end(void **state)
{
    struct play play;

    (void)state;
    begin(&play, "{\"do\":\"receive\",\"ms\":70}," SAY_RECEIVED ",{\"do\":\"receive\"},"
                 "{\"do\":\"when\",\"value\":\"${received.value}\",\"exists\":true,"
                 "\"then\":[{\"do\":\"emit\",\"event\":{\"b\":1}}]},"
                 "{\"do\":\"receive\",\"ms\":0}," SAY_RECEIVED);
    script_give_up(play.script); /* nobody waits: it means nothing */
    expect(&play, SCRIPT_WAITS, STARTED "waits 70\n");
    script_give_up(play.script);
    expect(&play, SCRIPT_WAITS, "{\"got\":\"nothing\"}\nwaits for ever\n");
    give(&play, SL_ENTRY_INPUT, "{\"key\":\"a\",\"subject\":\"s\",\"value\":null}");
    script_give_up(play.script); /* too late: it is there */
    expect(&play, SCRIPT_WAITS, "taken [\"a\"]\n{\"b\":1}\nwaits 0\n");
    script_give_up(play.script);
    expect(&play, SCRIPT_ENDED, "{\"got\":\"nothing\"}\n" FINISHED);
    end(&play);
}

/* --- answers --- */

#define CALL                                                                                       \
    "{\"type\":\"TOOL_CALL_START\",\"toolCallId\":\"c\",\"toolCallName\":\"pick\"}\n"              \
    "{\"type\":\"TOOL_CALL_ARGS\",\"toolCallId\":\"c\",\"delta\":\"{}\"}\n"                        \
    "{\"type\":\"TOOL_CALL_END\",\"toolCallId\":\"c\"}\n"

static void a_client_answers_a_tool(void **state)
{
    struct play play;

    (void)state;
    begin(&play, "{\"do\":\"tool\",\"name\":\"pick\",\"id\":\"c\",\"answer\":true,\"ms\":9},"
                 "{\"do\":\"emit\",\"event\":{\"c\":\"${received.content}\",\"d\":"
                 "\"${received.data.day|none}\",\"e\":\"${received.error|none}\"}}");
    expect(&play, SCRIPT_WAITS, STARTED CALL "waits 9\n");
    /* Another call's: nobody here waits for it. */
    give(&play, SL_ENTRY_ANSWER,
         "{\"key\":\"k\",\"toolCallId\":\"d\",\"messageId\":\"m\",\"content\":\"no\"}");
    give(&play, SL_ENTRY_INPUT, "{\"key\":\"a\",\"subject\":\"s\",\"value\":1}");
    expect(&play, SCRIPT_WAITS, "waits 9\n");
    give(&play, SL_ENTRY_ANSWER,
         "{\"key\":\"k\",\"subject\":\"s\",\"toolCallId\":\"\\u0063\",\"messageId\":\"m\\u00e9\","
         "\"content\":\"{\\\"day\\\":5}\",\"error\":\"late\"}");
    expect(&play, SCRIPT_ENDED,
           "{\"type\":\"TOOL_CALL_RESULT\",\"messageId\":\"m\\u00e9\",\"toolCallId\":\"\\u0063\","
           "\"content\":\"{\\\"day\\\":5}\",\"role\":\"tool\"}\n"
           "{\"c\":\"{\\\"day\\\":5}\",\"d\":5,\"e\":\"late\"}\n" FINISHED);
    end(&play);
}

static void content_parts_are_left_as_they_are(void **state)
{
    struct play play;

    (void)state;
    begin(&play, "{\"do\":\"subagent\",\"name\":\"n\",\"steps\":[{\"do\":\"tool\",\"name\":"
                 "\"pick\",\"id\":\"c\",\"answer\":true}]}");
    (void)go_on(&play);
    sl_buf_reset(&play.out);
    give(&play, SL_ENTRY_ANSWER,
         "{\"key\":\"k\",\"toolCallId\":\"c\",\"messageId\":\"m\",\"content\":"
         "[{\"type\":\"text\",\"text\":\"a\"}]}");
    assert_int_equal(go_on(&play), SCRIPT_ENDED);
    sl_buf_add_char(&play.out, '\0');
    assert_non_null(strstr(play.out.ptr,
                           "\"content\":[{\"type\":\"text\",\"text\":\"a\"}],\"role\":\"tool\","
                           "\"subagentRunId\":\"subagent-649d71ed122dcb37-1\"}\n"));
    end(&play);
}

static void an_answer_that_does_not_come(void **state)
{
    struct play play;

    (void)state;
    begin(
        &play,
        "{\"do\":\"tool\",\"name\":\"pick\",\"id\":\"c\",\"answer\":true,\"ms\":9}," SAY_RECEIVED);
    expect(&play, SCRIPT_WAITS, STARTED CALL "waits 9\n");
    script_give_up(play.script);
    expect(&play, SCRIPT_ENDED, "{\"got\":\"nothing\"}\n" FINISHED);
    give(&play, SL_ENTRY_ANSWER,
         "{\"key\":\"k\",\"toolCallId\":\"c\",\"messageId\":\"m\",\"content\":\"no\"}");
    expect(&play, SCRIPT_ENDED, "");
    end(&play);
}

/* Once the call has been made an answer may come at any moment. */
static void an_answer_before_the_wait(void **state)
{
    struct play play;
    struct sl_str event;
    uint64_t ms;

    (void)state;
    begin(&play, "{\"do\":\"tool\",\"name\":\"pick\",\"id\":\"c\",\"answer\":true}");
    assert_int_equal(script_next(play.script, &event, &ms, &play.err), SCRIPT_EVENT);
    assert_int_equal(script_next(play.script, &event, &ms, &play.err), SCRIPT_EVENT);
    give(&play, SL_ENTRY_ANSWER,
         "{\"key\":\"k\",\"toolCallId\":\"c\",\"messageId\":\"m\",\"content\":\"yes\"}");
    assert_int_equal(go_on(&play), SCRIPT_ENDED);
    end(&play);
}

static void faults_are_named(void **state)
{
    static const char *const wrong[][2] = {
        {"{\"do\":\"tool\",\"name\":\"x\",\"answer\":true,\"result\":1}",
         "s.json: at \"/scripts/start/0/answer\": a tool has a result of the script or an answer "
         "of a client, not both"},
        {"{\"do\":\"tool\",\"name\":\"x\",\"answer\":1}",
         "s.json: at \"/scripts/start/0/answer\": must be true or false"},
        {"{\"do\":\"receive\",\"ms\":-1}",
         "s.json: at \"/scripts/start/0/ms\": must be a whole number from 0 to 86400000"},
        {"{\"do\":\"receive\",\"var\":\"x\"}",
         "s.json: at \"/scripts/start/0/var\": the step \"receive\" has no field \"var\""},
    };
    char text[256];

    (void)state;
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
        struct sl_error err = {0};
        snprintf(text, sizeof(text), "{\"scenario\":\"s\",\"scripts\":{\"start\":[%s]}}",
                 wrong[i][0]);
        assert_null(scenario_new("s.json", sl_str_from(text), &err));
        assert_string_equal(err.text, wrong[i][1]);
    }
}

/* --- the state --- */

#define SAY_STATE "{\"do\":\"emit\",\"event\":{\"s\":\"${state}\"}}"

static void a_change_from_outside_is_seen(void **state)
{
    struct play play;

    (void)state;
    begin(&play, "{\"do\":\"receive\"}," SAY_STATE);
    assert_true(patch(&play, 0, "{\"patch\":[{\"op\":\"add\",\"path\":\"/a\",\"value\":1}]}"));
    expect(&play, SCRIPT_WAITS, STARTED "waits for ever\n");
    assert_true(patch(&play, 1, "{\"patch\":[{\"op\":\"add\",\"path\":\"/b\",\"value\":2}]}"));
    script_give_up(play.script);
    expect(&play, SCRIPT_ENDED, "{\"s\":{\"n\":0,\"list\":[],\"a\":1,\"b\":2}}\n" FINISHED);
    end(&play);
}

/* The log has the client's change in front of what the script had said already. */
static void what_was_said_behind_it_is_done_again(void **state)
{
    struct play play;

    (void)state;
    begin(&play, "{\"do\":\"delta\",\"patch\":[{\"op\":\"add\",\"path\":\"/list/0\",\"value\":"
                 "\"mine\"}]},{\"do\":\"delta\",\"patch\":[{\"op\":\"replace\",\"path\":\"/n\","
                 "\"value\":7}]},{\"do\":\"receive\"}," SAY_STATE);
    (void)go_on(&play);
    sl_buf_reset(&play.out);
    assert_true(patch(&play, 1,
                      "{\"patch\":[{\"op\":\"replace\",\"path\":\"/list\",\"value\":"
                      "[\"theirs\"]},{\"op\":\"replace\",\"path\":\"/n\",\"value\":1}]}"));
    assert_true(patch(&play, 2, "{\"patch\":[{\"op\":\"add\",\"path\":\"/list/-\",\"value\":3}]}"));
    assert_true(script_folded(play.script, 3));
    assert_true(patch(&play, 3, "{\"patch\":[{\"op\":\"test\",\"path\":\"/n\",\"value\":7}]}"));
    script_give_up(play.script);
    expect(&play, SCRIPT_ENDED, "{\"s\":{\"n\":7,\"list\":[\"mine\",\"theirs\",3]}}\n" FINISHED);
    end(&play);
}

static void a_whole_state_and_a_snapshot(void **state)
{
    struct play play;

    (void)state;
    begin(&play, "{\"do\":\"receive\"},{\"do\":\"snapshot\",\"value\":{\"mine\":1}},"
                 "{\"do\":\"receive\"}," SAY_STATE);
    (void)go_on(&play);
    assert_true(patch(&play, 1, "{\"state\":[1]}"));
    script_give_up(play.script);
    (void)go_on(&play);
    sl_buf_reset(&play.out);
    assert_true(patch(&play, 1, "{\"state\":{\"theirs\":1}}")); /* the snapshot comes behind it */
    assert_true(patch(&play, 2, "{\"patch\":[{\"op\":\"add\",\"path\":\"/x\",\"value\":2}]}"));
    script_give_up(play.script);
    expect(&play, SCRIPT_ENDED, "{\"s\":{\"mine\":1,\"x\":2}}\n" FINISHED);
    end(&play);
}

/* As the reference client does: a delta that does not apply any more is left out whole. */
static void what_does_not_apply_any_more_is_left_out(void **state)
{
    struct play play;

    (void)state;
    begin(&play, "{\"do\":\"delta\",\"patch\":[{\"op\":\"replace\",\"path\":\"/n\",\"value\":7},"
                 "{\"op\":\"add\",\"path\":\"/m\",\"value\":7}]},{\"do\":\"receive\"}," SAY_STATE);
    (void)go_on(&play);
    sl_buf_reset(&play.out);
    assert_true(patch(&play, 1, "{\"patch\":[{\"op\":\"remove\",\"path\":\"/n\"}]}"));
    script_give_up(play.script);
    expect(&play, SCRIPT_ENDED, "{\"s\":{\"list\":[]}}\n" FINISHED);
    end(&play);
}

static void events_that_are_written_out_change_it_too(void **state)
{
    struct play play;

    (void)state;
    begin(&play,
          "{\"do\":\"emit\",\"event\":{\"type\":\"STATE_DELTA\",\"delta\":[{\"op\":\"replace\","
          "\"path\":\"/n\",\"value\":1}]}},{\"do\":\"emit\",\"event\":{\"type\":\"STATE_DELTA\","
          "\"delta\":[{\"op\":\"remove\",\"path\":\"/none\"}]}},{\"do\":\"emit\",\"event\":{"
          "\"type\":\"STATE_DELTA\"}},{\"do\":\"emit\",\"event\":{\"type\":\"CUSTOM\",\"name\":"
          "\"STATE_DELTA\",\"value\":\"STATE_\"}},{\"do\":\"receive\"}," SAY_STATE
          ",{\"do\":\"emit\",\"event\":{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"z\":1}}}"
          "," SAY_STATE);
    (void)go_on(&play);
    sl_buf_reset(&play.out);
    assert_true(patch(&play, 1,
                      "{\"patch\":[{\"op\":\"replace\",\"path\":\"/n\",\"value\":9},"
                      "{\"op\":\"add\",\"path\":\"/o\",\"value\":9}]}"));
    script_give_up(play.script);
    expect(&play, SCRIPT_ENDED,
           "{\"s\":{\"n\":1,\"list\":[],\"o\":9}}\n"
           "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"z\":1}}\n{\"s\":{\"z\":1}}\n" FINISHED);
    end(&play);
}

static void a_state_that_is_not_the_threads(void **state)
{
    struct play play;

    (void)state;
    begin(&play, "{\"do\":\"receive\"}");
    (void)go_on(&play);
    assert_false(patch(&play, 1, "{\"patch\":[{\"op\":\"remove\",\"path\":\"/none\"}]}"));
    assert_int_equal(play.err.code, SL_SCENARIO_FAILED);
    assert_non_null(strstr(play.err.text, "s.json: the script's state is not the thread's: "));
    end(&play);
}

/* --- at random: the log in its order is right --- */

static uint64_t seed;

static unsigned rnd(unsigned below)
{
    seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (unsigned)(seed >> 33) % below;
}

static void add_step(struct sl_buf *steps)
{
    char text[400];
    unsigned at = rnd(4);

    switch (rnd(5)) {
    case 0:
        snprintf(text, sizeof(text),
                 "{\"do\":\"delta\",\"patch\":[{\"op\":\"add\",\"path\":\"/list/-\",\"value\":%u}"
                 "]},",
                 rnd(1000));
        break;
    case 1:
        snprintf(text, sizeof(text),
                 "{\"do\":\"when\",\"value\":\"${state.list.%u}\",\"exists\":true,\"then\":[{"
                 "\"do\":\"delta\",\"patch\":[{\"op\":\"remove\",\"path\":\"/list/%u\"}]}]},",
                 at, at);
        break;
    case 2:
        snprintf(text, sizeof(text),
                 "{\"do\":\"delta\",\"patch\":[{\"op\":\"add\",\"path\":\"/k%u\",\"value\":%u}]},",
                 at, rnd(1000));
        break;
    case 3:
        snprintf(text, sizeof(text),
                 "{\"do\":\"when\",\"value\":\"${state.k%u}\",\"exists\":true,\"then\":[{\"do\":"
                 "\"delta\",\"patch\":[{\"op\":\"move\",\"from\":\"/k%u\",\"path\":\"/m\"}]}]},",
                 at, at);
        break;
    default:
        snprintf(text, sizeof(text), "{\"do\":\"emit\",\"event\":{\"type\":\"X\"}},");
        break;
    }
    sl_buf_add_str(steps, sl_str_from(text));
}

/* A patch from outside; it may not apply. */
static void client_patch(char *out, size_t size)
{
    static const char *const forms[] = {
        "[{\"op\":\"add\",\"path\":\"/list/0\",\"value\":\"c%u\"}]",
        "[{\"op\":\"remove\",\"path\":\"/list/%u\"}]",
        "[{\"op\":\"add\",\"path\":\"/k%u\",\"value\":\"c\"}]",
        "[{\"op\":\"remove\",\"path\":\"/k%u\"}]",
        "[{\"op\":\"replace\",\"path\":\"/list\",\"value\":[%u]}]",
    };
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
    snprintf(out, size, forms[rnd(5)], rnd(4));
#pragma GCC diagnostic pop
}

static bool apply(struct sl_value **state, struct sl_str patch_json)
{
    const struct sl_patch_limits none = {0};
    struct sl_patch_result result;
    struct sl_doc doc = {0};

    assert_true(sl_doc_parse(&doc, patch_json, NULL));
    bool ok = sl_patch_apply(state, &doc, 0, &none, &result, NULL);
    sl_doc_clear(&doc);
    return ok;
}

static void fold(struct sl_value **state, struct sl_str event)
{
    struct sl_doc doc = {0};

    assert_true(sl_doc_parse(&doc, event, NULL));
    uint32_t delta = sl_doc_get(&doc, 0, SL_STR("delta"));
    if (delta != SL_NONE)
        (void)apply(state, sl_doc_raw(&doc, delta));
    sl_doc_clear(&doc);
}

static void one_random_play(void)
{
    enum { MAX_EVENTS = 400 };
    struct sl_buf steps = SL_BUF_INIT, theirs = SL_BUF_INIT;
    struct sl_bytes *events[MAX_EVENTS];
    size_t made = 0, folded = 0;
    struct play play;
    bool waits = false;

    for (int i = 0; i < 120; i++)
        add_step(&steps);
    sl_buf_add_lit(&steps, "{\"do\":\"receive\"}," SAY_STATE);
    sl_buf_add_char(&steps, '\0');
    begin(&play, steps.ptr);
    struct sl_value *log =
        sl_value_parse(SL_STR("{\"n\":0,\"list\":[]}"), NULL); /* the state as readers have it */
    while (!waits || folded < made) {
        char text[200];
        unsigned what = rnd(10);
        if (what < 5 && !waits) {
            struct sl_str event;
            uint64_t ms;
            enum script_next next = script_next(play.script, &event, &ms, &play.err);
            waits = next == SCRIPT_WAITS;
            if (waits)
                continue;
            assert_int_equal(next, SCRIPT_EVENT);
            assert_true(made < MAX_EVENTS);
            events[made++] = sl_bytes_new(event);
        } else if (what < 8 && folded < made) {
            fold(&log, sl_bytes_str(events[folded]));
            sl_bytes_unref(events[folded++]);
        } else if (what == 8) {
            assert_true(script_folded(play.script, folded));
        } else if (what == 9) {
            char body[240];
            client_patch(text, sizeof(text));
            snprintf(body, sizeof(body), "{\"patch\":%s}", text);
            if (apply(&log, sl_str_from(text))) /* others are refused, and nobody hears of them */
                assert_true(patch(&play, folded, body));
        }
    }
    script_give_up(play.script);
    assert_int_equal(go_on(&play), SCRIPT_ENDED);
    sl_buf_add_lit(&theirs, "{\"s\":");
    sl_value_print(log, &theirs);
    sl_buf_add_lit(&theirs, "}\n" FINISHED);
    if (!sl_str_equal(sl_buf_str(&play.out), sl_buf_str(&theirs)))
        fail_msg("the script has %.*s, the log %.*s", SL_STR_ARG(sl_buf_str(&play.out)),
                 SL_STR_ARG(sl_buf_str(&theirs)));
    sl_value_unref(log);
    sl_buf_clear(&steps);
    sl_buf_clear(&theirs);
    end(&play);
}

static void all_end_with_one_state(void **state)
{
    (void)state;
    for (seed = 1; seed < 100; seed++) {
        uint64_t begun = seed;
        one_random_play();
        seed = begun;
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_script_waits_for_input),
        cmocka_unit_test(inputs_come_one_by_one),
        cmocka_unit_test(a_wait_has_an_end),
        cmocka_unit_test(a_client_answers_a_tool),
        cmocka_unit_test(content_parts_are_left_as_they_are),
        cmocka_unit_test(an_answer_that_does_not_come),
        cmocka_unit_test(an_answer_before_the_wait),
        cmocka_unit_test(faults_are_named),
        cmocka_unit_test(a_change_from_outside_is_seen),
        cmocka_unit_test(what_was_said_behind_it_is_done_again),
        cmocka_unit_test(a_whole_state_and_a_snapshot),
        cmocka_unit_test(what_does_not_apply_any_more_is_left_out),
        cmocka_unit_test(events_that_are_written_out_change_it_too),
        cmocka_unit_test(a_state_that_is_not_the_threads),
        cmocka_unit_test(all_end_with_one_state),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
