/* SPDX-License-Identifier: MIT */
/* Scenarios: what is refused and how it is named, and what the steps make. */
#include "unit/unit.h"

#include "agent/scenario.h"
#include "agent/script.h"

#define INPUT "{\"threadId\":\"t\",\"runId\":\"r\",\"messages\":[]}"

/* Plays a run; events are followed by a line feed, pauses are written "(ms)". */
static enum script_next play(const struct scenario *scenario, const char *input, struct sl_buf *out,
                             struct sl_error *err)
{
    struct script *script = script_new(scenario, sl_str_from(input));
    enum script_next what = SCRIPT_EVENT;

    assert_non_null(script);
    sl_buf_reset(out);
    while (what == SCRIPT_EVENT || what == SCRIPT_PAUSE) {
        struct sl_str event;
        uint64_t ms;
        what = script_next(script, &event, &ms, err);
        if (what == SCRIPT_EVENT) {
            sl_buf_add_str(out, event);
            sl_buf_add_char(out, '\n');
        } else if (what == SCRIPT_PAUSE) {
            sl_buf_add_char(out, '(');
            sl_buf_add_u64(out, ms);
            sl_buf_add_char(out, ')');
        }
    }
    script_free(script);
    return what;
}

#define RUN_HASH    "649d71ed122dcb37"
#define THREAD_HASH "08c7c907b56a0254"
#define STARTED     "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\"}\n"
#define FINISHED                                                                                   \
    "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\",\"outcome\":{\"type\":"         \
    "\"success\"}}\n"

/* A scenario whose script `start` is `steps`, played on `input`. */
static void expect_steps(const char *steps, const char *input, const char *events)
{
    struct sl_buf text = SL_BUF_INIT, out = SL_BUF_INIT;
    struct sl_error err = {0};

    sl_buf_add_lit(&text, "{\"scenario\":\"s\",\"pace\":{\"pieceMs\":0,\"pieceBytes\":0},"
                          "\"vars\":{\"n\":1,\"a\":[10,{\"b\":\"x\\ty\"}]},"
                          "\"scripts\":{\"start\":[");
    sl_buf_add_str(&text, sl_str_from(steps));
    sl_buf_add_lit(&text, "]}}");
    struct scenario *scenario = scenario_new("s.json", sl_buf_str(&text), &err);
    assert_string_equal(err.text, "");
    assert_int_equal(play(scenario, input, &out, &err), SCRIPT_ENDED);
    sl_buf_add_char(&out, '\0');
    assert_string_equal(out.ptr, events);
    scenario_free(scenario);
    sl_buf_clear(&text);
    sl_buf_clear(&out);
}

static void steps_make_events(void **state)
{
    (void)state;
    expect_steps("", INPUT, STARTED FINISHED);
    expect_steps("{\"do\":\"emit\",\"note\":\"why\",\"event\":{\"type\":\"X\",\"n\":0.1000}}",
                 INPUT, STARTED "{\"type\":\"X\",\"n\":0.1000}\n" FINISHED);
    expect_steps("{\"do\":\"text\",\"text\":\"a\\n${vars.n}\"}", INPUT,
                 STARTED "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"message-" RUN_HASH
                         "-1\",\"role\":\"assistant\"}\n"
                         "{\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"message-" RUN_HASH
                         "-1\",\"delta\":\"a\\n1\"}\n"
                         "{\"type\":\"TEXT_MESSAGE_END\",\"messageId\":\"message-" RUN_HASH
                         "-1\"}\n" FINISHED);
    expect_steps("{\"do\":\"text\",\"id\":\"i\",\"role\":\"user\",\"name\":\"N\",\"text\":\"\"}",
                 INPUT,
                 STARTED "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"i\",\"role\":\"user\","
                         "\"name\":\"N\"}\n"
                         "{\"type\":\"TEXT_MESSAGE_END\",\"messageId\":\"i\"}\n" FINISHED);
    expect_steps("{\"do\":\"reasoning\",\"id\":\"q\",\"text\":\"hm\"}", INPUT,
                 STARTED
                 "{\"type\":\"REASONING_START\",\"messageId\":\"q\"}\n"
                 "{\"type\":\"REASONING_MESSAGE_START\",\"messageId\":\"q\",\"role\":"
                 "\"reasoning\"}\n"
                 "{\"type\":\"REASONING_MESSAGE_CONTENT\",\"messageId\":\"q\",\"delta\":\"hm\"}\n"
                 "{\"type\":\"REASONING_MESSAGE_END\",\"messageId\":\"q\"}\n"
                 "{\"type\":\"REASONING_END\",\"messageId\":\"q\"}\n" FINISHED);
    expect_steps(
        "{\"do\":\"tool\",\"id\":\"c\",\"name\":\"look\",\"args\":{\"a\":\"${vars.a.1.b}\"}"
        ",\"result\":[1],\"ms\":7}",
        INPUT,
        STARTED "{\"type\":\"TOOL_CALL_START\",\"toolCallId\":\"c\",\"toolCallName\":\"look\"}\n"
                "{\"type\":\"TOOL_CALL_ARGS\",\"toolCallId\":\"c\",\"delta\":\"{\\\"a\\\":\\\"x\\"
                "\\ty\\\"}\"}\n"
                "{\"type\":\"TOOL_CALL_END\",\"toolCallId\":\"c\"}\n"
                "(7){\"type\":\"TOOL_CALL_RESULT\",\"messageId\":\"result-" RUN_HASH
                "-1\",\"toolCallId\":\"c\",\"content\":\"[1]\",\"role\":\"tool\"}\n" FINISHED);
    expect_steps("{\"do\":\"tool\",\"id\":\"c\",\"name\":\"ask\"}", INPUT,
                 STARTED
                 "{\"type\":\"TOOL_CALL_START\",\"toolCallId\":\"c\",\"toolCallName\":\"ask\"}\n"
                 "{\"type\":\"TOOL_CALL_ARGS\",\"toolCallId\":\"c\",\"delta\":\"{}\"}\n"
                 "{\"type\":\"TOOL_CALL_END\",\"toolCallId\":\"c\"}\n" FINISHED);
    expect_steps("{\"do\":\"error\",\"message\":\"no\",\"code\":\"c\"},{\"do\":\"pause\",\"ms\":1}",
                 INPUT, STARTED "{\"type\":\"RUN_ERROR\",\"message\":\"no\",\"code\":\"c\"}\n");
    expect_steps("{\"do\":\"pause\",\"ms\":5},{\"do\":\"end\",\"result\":{\"a\":\"${vars.n}\"}}",
                 INPUT,
                 STARTED "(5){\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\","
                         "\"result\":{\"a\":1},\"outcome\":{\"type\":\"success\"}}\n");
}

static void state_is_tracked(void **state)
{
    (void)state;
    expect_steps(
        "{\"do\":\"delta\",\"patch\":[{\"op\":\"add\",\"path\":\"/x\",\"value\":\"${state.y}\"}]},"
        "{\"do\":\"snapshot\",\"value\":{\"z\":\"${state.x}${state.x}\"}},"
        "{\"do\":\"emit\",\"event\":{\"z\":\"${state.z}\",\"x\":\"${state.x|gone}\"}}",
        "{\"threadId\":\"t\",\"runId\":\"r\",\"messages\":[],\"state\":{\"y\":0.10}}",
        STARTED "{\"type\":\"STATE_DELTA\",\"delta\":[{\"op\":\"add\",\"path\":\"/x\",\"value\":"
                "0.10}]}\n"
                "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"z\":\"0.100.10\"}}\n"
                "{\"z\":\"0.100.10\",\"x\":\"gone\"}\n" FINISHED);
}

static void places_are_filled(void **state)
{
    (void)state;
    expect_steps(
        "{\"do\":\"emit\",\"event\":{\"a\":\"${vars.a}\",\"b\":\"n=${vars.n}, "
        "${vars.a.1}\",\"c\":\"$${vars.n} $ {\",\"d\":\"${vars.q|}\",\"e\":\"${vars.q|7}\","
        "\"f\":\"${vars.q|7 x}\",\"g\":\"${id.card}\",\"h\":\"${user.text|none}\",\"i\":"
        "\"${vars.a.0}${vars.a.9|null}\"}}",
        INPUT,
        STARTED "{\"a\":[10,{\"b\":\"x\\ty\"}],\"b\":\"n=1, {\\\"b\\\":\\\"x\\\\ty\\\"}\","
                "\"c\":\"${vars.n} $ {\",\"d\":\"\",\"e\":7,\"f\":\"7 x\",\"g\":"
                "\"card-" THREAD_HASH "\",\"h\":\"none\",\"i\":\"10null\"}\n" FINISHED);
    expect_steps("{\"do\":\"text\",\"id\":\"i\",\"text\":\"${user.text}\"}",
                 "{\"threadId\":\"t\",\"runId\":\"r\",\"messages\":[{\"role\":\"user\",\"content\":"
                 "\"old\"},{\"role\":\"user\",\"content\":[{\"type\":\"text\",\"text\":\"a\\ud83d"
                 "\"},{\"type\":\"image\"},{\"type\":\"text\",\"text\":\"b\"}]}]}",
                 STARTED "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"i\",\"role\":"
                         "\"assistant\"}\n"
                         "{\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"i\",\"delta\":"
                         "\"a\\ud83db\"}\n"
                         "{\"type\":\"TEXT_MESSAGE_END\",\"messageId\":\"i\"}\n" FINISHED);
}

static void branches_are_taken(void **state)
{
    (void)state;
    static const struct {
        const char *test;
        bool holds;
    } cases[] = {
        {"\"value\":1,\"equals\":1.0", true},
        {"\"value\":{\"a\":1,\"b\":2},\"equals\":{\"b\":2,\"a\":1}", true},
        {"\"value\":\"${vars.n}\",\"equals\":\"1\"", false},
        {"\"value\":\"x\",\"oneOf\":[1,\"x\"]", true},
        {"\"value\":\"y\",\"oneOf\":[1,\"x\"]", false},
        {"\"value\":\"${vars.n}\",\"atLeast\":1", true},
        {"\"value\":\"${vars.n}\",\"atLeast\":1.5", false},
        {"\"value\":\"${vars.n}\",\"atMost\":1", true},
        {"\"value\":\"${vars.n}\",\"atMost\":-1", false},
        {"\"value\":\"${vars.q}\",\"exists\":true", false},
        {"\"value\":\"${vars.q}\",\"exists\":false", true},
        {"\"value\":\"${vars.n}\",\"exists\":true", true},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct sl_buf steps = SL_BUF_INIT;
        sl_buf_add_lit(&steps, "{\"do\":\"when\",");
        sl_buf_add_str(&steps, sl_str_from(cases[i].test));
        sl_buf_add_lit(&steps, ",\"then\":[{\"do\":\"emit\",\"event\":{\"is\":true}}],"
                               "\"else\":[{\"do\":\"emit\",\"event\":{\"is\":false}}]}");
        sl_buf_add_char(&steps, '\0');
        expect_steps(steps.ptr, INPUT,
                     cases[i].holds ? STARTED "{\"is\":true}\n" FINISHED
                                    : STARTED "{\"is\":false}\n" FINISHED);
        sl_buf_clear(&steps);
    }
    expect_steps("{\"do\":\"set\",\"vars\":{\"n\":5,\"m\":\"${vars.n}\"}},"
                 "{\"do\":\"add\",\"var\":\"n\",\"value\":-7},"
                 "{\"do\":\"when\",\"value\":1,\"equals\":2,\"then\":[{\"do\":\"end\"}]},"
                 "{\"do\":\"emit\",\"event\":{\"n\":\"${vars.n}\",\"m\":\"${vars.m}\"}}",
                 INPUT, STARTED "{\"n\":-2,\"m\":5}\n" FINISHED);
}

static void blocks_are_opened_and_closed(void **state)
{
    (void)state;
    expect_steps(
        "{\"do\":\"step\",\"name\":\"one\",\"steps\":[{\"do\":\"subagent\",\"name\":\"sub\","
        "\"description\":\"d\",\"result\":3,\"steps\":[{\"do\":\"snapshot\",\"value\":1},"
        "{\"do\":\"subagent\",\"name\":\"deep\",\"steps\":[]}]}]}",
        INPUT,
        STARTED "{\"type\":\"STEP_STARTED\",\"stepName\":\"one\"}\n"
                "{\"type\":\"SUBAGENT_STARTED\",\"subagentRunId\":\"subagent-" RUN_HASH
                "-1\",\"name\":\"sub\",\"description\":\"d\"}\n"
                "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":1,\"subagentRunId\":\"subagent-" RUN_HASH
                "-1\"}\n"
                "{\"type\":\"SUBAGENT_STARTED\",\"subagentRunId\":\"subagent-" RUN_HASH
                "-2\",\"name\":\"deep\",\"parentSubagentRunId\":\"subagent-" RUN_HASH "-1\"}\n"
                "{\"type\":\"SUBAGENT_FINISHED\",\"subagentRunId\":\"subagent-" RUN_HASH
                "-2\",\"outcome\":{\"type\":\"success\"}}\n"
                "{\"type\":\"SUBAGENT_FINISHED\",\"subagentRunId\":\"subagent-" RUN_HASH
                "-1\",\"result\":3,\"outcome\":{\"type\":\"success\"}}\n"
                "{\"type\":\"STEP_FINISHED\",\"stepName\":\"one\"}\n" FINISHED);
}

static void texts_come_in_pieces_that_cut_nothing(void **state)
{
    (void)state;
    static const char text[] =
        "{\"scenario\":\"s\",\"pace\":{\"pieceMs\":9,\"pieceBytes\":3},\"scripts\":{\"start\":[{"
        "\"do\":\"text\",\"id\":\"i\",\"text\":\"one two  \\u00e9\\ud83d\\ude00 "
        "\xc3\xa9\xf0\x9f\x98\x80\xf0\x9f\x98\x80\xf0\x9f\x98\x80\xf0\x9f\x98\x80\"}]}}";
    struct sl_error err = {0};
    struct sl_buf out = SL_BUF_INIT;
    struct scenario *scenario = scenario_new("s", sl_str_from(text), &err);

    assert_non_null(scenario);
    assert_int_equal(play(scenario, INPUT, &out, &err), SCRIPT_ENDED);
    sl_buf_add_char(&out, '\0');
#define PIECE(delta)                                                                               \
    "(9){\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"i\",\"delta\":\"" delta "\"}\n"
    assert_string_equal(
        out.ptr, STARTED
        "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"i\",\"role\":\"assistant\"}\n" PIECE(
            "one ") PIECE("two ") PIECE(" \\u00e9\\ud83d\\ude00")
            PIECE(" \xc3\xa9\xf0\x9f\x98\x80\xf0\x9f\x98\x80\xf0\x9f\x98\x80")
                PIECE("\xf0\x9f\x98\x80") "{\"type\":\"TEXT_MESSAGE_END\",\"messageId\":\"i\"}"
                                          "\n" FINISHED);
    scenario_free(scenario);
    sl_buf_clear(&out);
}

static const char interrupting[] =
    "{\"scenario\":\"s\",\"vars\":{\"n\":1},\"scripts\":{\"start\":["
    "{\"do\":\"set\",\"vars\":{\"n\":2}},"
    "{\"do\":\"interrupt\",\"name\":\"ask\",\"reason\":\"r\",\"message\":\"m ${vars.n}\","
    "\"responseSchema\":{\"type\":\"object\"},\"metadata\":{\"n\":\"${vars.n}\"}},"
    "{\"do\":\"when\",\"value\":\"${answer.status}\",\"equals\":\"cancelled\","
    "\"then\":[{\"do\":\"goto\",\"script\":\"off\"}]},"
    "{\"do\":\"emit\",\"event\":{\"n\":\"${vars.n}\",\"p\":\"${answer.payload.p}\"}}],"
    "\"off\":[{\"do\":\"error\",\"message\":\"off\"}]}}";

#define INTERRUPT "s/ask/" RUN_HASH
#define KEPT      "{\"interrupt\":\"" INTERRUPT "\",\"vars\":{\"n\":2}}"
#define RESUMED(id, status, payload, state)                                                        \
    "{\"threadId\":\"t\",\"runId\":\"r\",\"messages\":[],\"state\":" state                         \
    ",\"resume\":[{\"interruptId\":\"other\",\"status\":\"resolved\"},{\"interruptId\":\"" id      \
    "\",\"status\":\"" status "\"" payload "}]}"

static void an_answer_goes_on_behind_its_interrupt(void **state)
{
    (void)state;
    struct sl_error err = {0};
    struct sl_buf out = SL_BUF_INIT;
    struct scenario *scenario = scenario_new("s.json", sl_str_from(interrupting), &err);

    assert_non_null(scenario);
    assert_int_equal(play(scenario, INPUT, &out, &err), SCRIPT_ENDED);
    assert_str_equals(
        sl_buf_str(&out),
        STARTED "{\"type\":\"STATE_DELTA\",\"delta\":[{\"op\":\"add\",\"path\":\"/scenario\","
                "\"value\":" KEPT "}]}\n"
                "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\",\"outcome\":{"
                "\"type\":\"interrupt\",\"interrupts\":[{\"id\":\"" INTERRUPT
                "\",\"reason\":\"r\",\"message\":\"m 2\",\"responseSchema\":{\"type\":\"object\"},"
                "\"metadata\":{\"n\":2}}]}}\n");
    assert_int_equal(
        play(scenario,
             RESUMED(INTERRUPT, "resolved", ",\"payload\":{\"p\":[1]}", "{\"scenario\":" KEPT "}"),
             &out, &err),
        SCRIPT_ENDED);
    assert_str_equals(sl_buf_str(&out),
                      STARTED "{\"n\":2,\"p\":[1]}\n"
                              "{\"type\":\"STATE_DELTA\",\"delta\":[{\"op\":\"remove\",\"path\":"
                              "\"/scenario\"}]}\n" FINISHED);
    assert_int_equal(
        play(scenario, RESUMED(INTERRUPT, "cancelled", "", "{\"scenario\":" KEPT "}"), &out, &err),
        SCRIPT_ENDED);
    assert_str_equals(sl_buf_str(&out), STARTED "{\"type\":\"RUN_ERROR\",\"message\":\"off\"}\n");
    scenario_free(scenario);
    sl_buf_clear(&out);
}

static void a_run_that_cannot_go_on_says_why(void **state)
{
    (void)state;
    static const struct {
        const char *steps, *input, *text;
    } cases[] = {
        {"{\"do\":\"emit\",\"event\":{\"a\":\"${vars.q.r}\"}}", INPUT,
         "s.json: at \"/scripts/start/0/event\": there is nothing at ${vars.q.r}"},
        {"{\"do\":\"delta\",\"patch\":[{\"op\":\"remove\",\"path\":\"/x\"}]}", INPUT, NULL},
        {"{\"do\":\"delta\",\"patch\":[{\"op\":\"bend\",\"path\":\"/x\"}]}", INPUT, NULL},
        {"{\"do\":\"add\",\"var\":\"a\",\"value\":1}", INPUT,
         "s.json: at \"/scripts/start/0\": the variable a is not a whole number"},
        {"{\"do\":\"add\",\"var\":\"n\",\"value\":1.5}", INPUT,
         "s.json: at \"/scripts/start/0/value\": only whole numbers of up to 15 digits add up"},
        {"{\"do\":\"when\",\"value\":\"x\",\"atLeast\":1,\"then\":[]}", INPUT,
         "s.json: at \"/scripts/start/0\": atLeast compares numbers only"},
        {"{\"do\":\"goto\",\"script\":\"start\"}", INPUT, "s.json: the run took over 20000 steps"},
        {"{\"do\":\"set\",\"vars\":{\"s\":\"0123456789012345678901234567890123456789\"}},"
         "{\"do\":\"goto\",\"script\":\"grow\"}",
         INPUT, "s.json: at \"/scripts/grow/0\": the variables would be over 4194304 bytes"},
        {"", "[]", "s.json: the input is not a RunAgentInput"},
        {"", "{\"threadId\":1,\"runId\":\"\"}", "s.json: the input is not a RunAgentInput"},
        {"", "nonsense", "s.json: the input is not a RunAgentInput"},
        {"", RESUMED("x/ask/1", "resolved", "", "{}"),
         "s.json: the resume answers no interrupt of this scenario"},
        {"", RESUMED("s/ask", "resolved", "", "{}"),
         "s.json: the resume answers no interrupt of this scenario"},
        {"", RESUMED("s/ask/1", "resolved", "", "{\"scenario\":" KEPT "}"),
         "s.json: the state does not hold the variables of the answered interrupt (its member "
         "\"scenario\" must come back as it was)"},
        {"", RESUMED("s/ask/1", "resolved", "", "null"),
         "s.json: the state does not hold the variables of the answered interrupt (its member "
         "\"scenario\" must come back as it was)"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct sl_buf text = SL_BUF_INIT, out = SL_BUF_INIT;
        struct sl_error err = {0};

        sl_buf_add_lit(&text, "{\"scenario\":\"s\",\"vars\":{\"n\":1,\"a\":[]},"
                              "\"scripts\":{\"start\":[");
        sl_buf_add_str(&text, sl_str_from(cases[i].steps));
        sl_buf_add_lit(&text, "],\"ask\":[{\"do\":\"interrupt\",\"name\":\"ask\",\"reason\":\"\"}],"
                              "\"grow\":[{\"do\":\"set\",\"vars\":{\"s\":\"${vars.s}${vars.s}\"}},"
                              "{\"do\":\"goto\",\"script\":\"grow\"}]}}");
        struct scenario *scenario = scenario_new("s.json", sl_buf_str(&text), &err);
        assert_non_null(scenario);
        assert_int_equal(play(scenario, cases[i].input, &out, &err), SCRIPT_FAILED);
        assert_int_equal(err.code, SL_SCENARIO_FAILED);
        if (cases[i].text)
            assert_string_equal(err.text, cases[i].text);
        else
            assert_non_null(strstr(
                err.text, "s.json: at \"/scripts/start/0/patch\": the patch does not apply: "));
        scenario_free(scenario);
        sl_buf_clear(&text);
        sl_buf_clear(&out);
    }
}

#define START(steps) "{\"scenario\":\"s\",\"scripts\":{\"start\":[" steps "]}}"

static void faults_are_named(void **state)
{
    (void)state;
    static const struct {
        const char *text, *pointer, *message;
    } cases[] = {
        {"{\n  \"scenario\": x}", "", NULL},
        {"[]", "", "f.json: at \"\": a scenario is an object"},
        {"{}", "", "f.json: at \"\": a scenario needs its name in \"scenario\""},
        {"{\"scenario\":\"s\"}", "", "f.json: at \"\": a scenario needs \"scripts\""},
        {"{\"scenario\":\"a b\"}", "/scenario",
         "f.json: at \"/scenario\": a name is 1 to 64 letters, digits, '-' and '_'"},
        {"{\"scenario\":\"s\",\"x\":1}", "/x", "f.json: at \"/x\": a scenario has no member \"x\""},
        {"{\"a/b~\":{\"x\":1,\"x\":2}}", "/a~1b~0/x",
         "f.json: at \"/a~1b~0/x\": the key \"x\" is repeated"},
        {"{\"scenario\":\"s\",\"scripts\":{}}", "/scripts",
         "f.json: at \"/scripts\": there is no script \"start\""},
        {"{\"scenario\":\"s\",\"scripts\":{\"start\":{}}}", "/scripts/start",
         "f.json: at \"/scripts/start\": a script is an array of steps"},
        {"{\"scenario\":\"s\",\"pace\":{\"x\":1}}", "/pace/x",
         "f.json: at \"/pace/x\": pace has pieceMs and pieceBytes only"},
        {"{\"scenario\":\"s\",\"pace\":{\"pieceMs\":-1}}", "/pace/pieceMs",
         "f.json: at \"/pace/pieceMs\": must be a whole number from 0 to 60000"},
        {"{\"scenario\":\"s\",\"vars\":[]}", "/vars", "f.json: at \"/vars\": must be an object"},
        {START("1"), "/scripts/start/0", "f.json: at \"/scripts/start/0\": must be an object"},
        {START("{}"), "/scripts/start/0", "f.json: at \"/scripts/start/0\": a step needs \"do\""},
        {START("{\"do\":\"fly\"}"), "/scripts/start/0/do",
         "f.json: at \"/scripts/start/0/do\": there is no step \"fly\""},
        {START("{\"do\":\"pause\"}"), "/scripts/start/0",
         "f.json: at \"/scripts/start/0\": the step \"pause\" needs \"ms\""},
        {START("{\"do\":\"pause\",\"ms\":1,\"sec\":2}"), "/scripts/start/0/sec",
         "f.json: at \"/scripts/start/0/sec\": the step \"pause\" has no field \"sec\""},
        {START("{\"do\":\"pause\",\"ms\":86400001}"), "/scripts/start/0/ms",
         "f.json: at \"/scripts/start/0/ms\": must be a whole number from 0 to 86400000"},
        {START("{\"do\":\"text\",\"text\":1}"), "/scripts/start/0/text",
         "f.json: at \"/scripts/start/0/text\": must be a string"},
        {START("{\"do\":\"emit\",\"event\":[]}"), "/scripts/start/0/event",
         "f.json: at \"/scripts/start/0/event\": must be an object"},
        {START("{\"do\":\"emit\",\"event\":{\"a\":[\"${x.y}\"]}}"), "/scripts/start/0/event/a/0",
         "f.json: at \"/scripts/start/0/event/a/0\": a path must begin with input, state, vars, "
         "answer, received, user or id"},
        {START("{\"do\":\"text\",\"text\":\"${vars.a\"}"), "/scripts/start/0/text",
         "f.json: at \"/scripts/start/0/text\": a place has no closing brace"},
        {START("{\"do\":\"text\",\"text\":\"${vars.}\"}"), "/scripts/start/0/text",
         "f.json: at \"/scripts/start/0/text\": a path ends with a dot"},
        {START("{\"do\":\"text\",\"text\":\"${vars..a}\"}"), "/scripts/start/0/text",
         "f.json: at \"/scripts/start/0/text\": a path has an empty segment"},
        {START("{\"do\":\"text\",\"text\":\"${vars.a b}\"}"), "/scripts/start/0/text",
         "f.json: at \"/scripts/start/0/text\": a path has a character other than letters, digits, "
         "'_' and '-'"},
        {START("{\"do\":\"text\",\"text\":\"${id}\"}"), "/scripts/start/0/text",
         "f.json: at \"/scripts/start/0/text\": a path is too short"},
        {START("{\"do\":\"text\",\"text\":\"${user.name}\"}"), "/scripts/start/0/text",
         "f.json: at \"/scripts/start/0/text\": of the user there is only user.text"},
        {START("{\"do\":\"when\",\"value\":1,\"then\":[]}"), "/scripts/start/0",
         "f.json: at \"/scripts/start/0\": the step \"when\" needs exactly one of equals, oneOf, "
         "atLeast, atMost and exists"},
        {START("{\"do\":\"when\",\"value\":1,\"exists\":1,\"then\":[]}"), "/scripts/start/0/exists",
         "f.json: at \"/scripts/start/0/exists\": must be true or false"},
        {START("{\"do\":\"goto\",\"script\":\"away\"}"), "/scripts/start/0/script",
         "f.json: at \"/scripts/start/0/script\": there is no script \"away\""},
        {START("{\"do\":\"step\",\"name\":\"n\",\"steps\":[{\"do\":\"end\"}]}"),
         "/scripts/start/0/steps/0",
         "f.json: at \"/scripts/start/0/steps/0\": this step cannot stand inside \"step\" or "
         "\"subagent\""},
        {START("{\"do\":\"interrupt\",\"name\":\"a\",\"reason\":\"\"},"
               "{\"do\":\"interrupt\",\"name\":\"a\",\"reason\":\"\"}"),
         "/scripts/start/1/name",
         "f.json: at \"/scripts/start/1/name\": another interrupt is named \"a\" as well"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct sl_error err = {0};
        struct scenario *scenario = scenario_new("f.json", sl_str_from(cases[i].text), &err);

        assert_null(scenario);
        assert_int_equal(err.code, SL_BAD_OPTION);
        assert_string_equal(err.field, cases[i].pointer);
        if (cases[i].message)
            assert_string_equal(err.text, cases[i].message);
        else
            assert_memory_equal(err.text, "f.json: line 2, column 15: ", 27);
    }
}

static void nesting_has_a_limit(void **state)
{
    (void)state;
    for (int depth = SCENARIO_MAX_NESTING - 1; depth <= SCENARIO_MAX_NESTING; depth++) {
        struct sl_buf text = SL_BUF_INIT;
        struct sl_error err = {0};
        sl_buf_add_lit(&text, "{\"scenario\":\"s\",\"scripts\":{\"start\":[");
        for (int i = 0; i < depth; i++)
            sl_buf_add_lit(&text, "{\"do\":\"subagent\",\"name\":\"n\",\"steps\":[");
        for (int i = 0; i < depth; i++)
            sl_buf_add_lit(&text, "]}");
        sl_buf_add_lit(&text, "]}}");
        struct scenario *scenario = scenario_new("s.json", sl_buf_str(&text), &err);
        if (depth < SCENARIO_MAX_NESTING) {
            struct sl_buf out = SL_BUF_INIT;
            assert_non_null(scenario);
            assert_int_equal(play(scenario, INPUT, &out, &err), SCRIPT_ENDED);
            sl_buf_clear(&out);
        } else {
            assert_null(scenario);
            assert_non_null(strstr(err.text, "steps are nested deeper than 16"));
        }
        scenario_free(scenario);
        sl_buf_clear(&text);
    }
}

static void files_are_read_or_named(void **state)
{
    (void)state;
    struct sl_error err = {0};

    assert_null(scenario_read("/nowhere/s.json", &err));
    assert_int_equal(err.code, SL_SYSTEM);
    assert_string_equal(err.text, "/nowhere/s.json: cannot be read: No such file or directory");
    err = (struct sl_error){0};
    assert_null(scenario_read("/", &err));
    assert_string_equal(err.text, "/: cannot be read: Is a directory");
    err = (struct sl_error){0};
    assert_null(scenario_read("/dev/zero", &err));
    assert_int_equal(err.code, SL_TOO_LARGE);
    assert_string_equal(err.text, "/dev/zero: a scenario is over the limit of 1048576 bytes");
}

static void the_shipped_scenario_is_sound(void **state)
{
    (void)state;
    struct sl_error err = {0};
    struct sl_buf out = SL_BUF_INIT;
    struct scenario *scenario = scenario_shipped(SCENARIO_SHIPPED_ONBOARDING, &err);

    assert_string_equal(err.text, "");
    assert_non_null(scenario);
    assert_str_equals(scenario->name, "onboarding");
    assert_int_equal(play(scenario, INPUT, &out, &err), SCRIPT_ENDED);
    scenario_free(scenario);
    sl_buf_clear(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(steps_make_events),
        cmocka_unit_test(state_is_tracked),
        cmocka_unit_test(places_are_filled),
        cmocka_unit_test(branches_are_taken),
        cmocka_unit_test(blocks_are_opened_and_closed),
        cmocka_unit_test(texts_come_in_pieces_that_cut_nothing),
        cmocka_unit_test(an_answer_goes_on_behind_its_interrupt),
        cmocka_unit_test(a_run_that_cannot_go_on_says_why),
        cmocka_unit_test(faults_are_named),
        cmocka_unit_test(nesting_has_a_limit),
        cmocka_unit_test(files_are_read_or_named),
        cmocka_unit_test(the_shipped_scenario_is_sound),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
