/* SPDX-License-Identifier: MIT */
/* The gate: what comes out for what goes in, under each policy, byte for byte. */
#include "unit/unit.h"

#include <stdio.h>
#include <stdlib.h>

#include "sluice/gate.h"

/* What came out: the events, each on a line, those that kept their bytes with a '=' in front. */
struct sink {
    struct sl_buf out;
    int refuse_at; /* the event that is not taken, counted from 1; 0 for none */
};

static bool take(void *ctx, const struct sl_event *event, bool verbatim)
{
    struct sink *sink = ctx;

    if (sink->refuse_at && --sink->refuse_at == 0)
        return false;
    sl_buf_add_str(&sink->out, verbatim ? SL_STR("=") : SL_STR(" "));
    sl_buf_add_str(&sink->out, sl_doc_raw(event->doc, 0));
    sl_buf_add_char(&sink->out, '\n');
    return true;
}

static void assert_out(struct sink *sink, const char *expected)
{
    if (!sl_str_equal(sl_buf_str(&sink->out), sl_str_from(expected)))
        fail_msg("got\n%.*snot\n%s", SL_STR_ARG(sl_buf_str(&sink->out)), expected);
    sl_buf_clear(&sink->out);
}

static enum sl_gate_result step_to(struct sl_gate *gate, const char *json, struct sink *sink,
                                   struct sl_error *err)
{
    struct sl_doc doc = {0};

    if (!sl_doc_parse(&doc, sl_str_from(json), err))
        fail_msg("%s: %s", json, err->text);
    enum sl_gate_result result = sl_gate_step(gate, &doc, take, sink, err);
    sl_doc_clear(&doc);
    return result;
}

static void assert_step(struct sl_gate *gate, const char *json, enum sl_gate_result result,
                        const char *out)
{
    struct sink sink = {0};
    struct sl_error err = {0};
    enum sl_gate_result got = step_to(gate, json, &sink, &err);

    if (got != result)
        fail_msg("%s: result %d, %s %s", json, got, err.field, err.text);
    assert_int_equal(err.code, result == SL_GATE_PASSED ? SL_OK : SL_BAD_EVENT);
    assert_out(&sink, out);
}

static void assert_refused(struct sl_gate *gate, const char *json, enum sl_gate_result result,
                           const char *field, const char *text)
{
    struct sink sink = {0};
    struct sl_error err = {0};

    assert_int_equal(step_to(gate, json, &sink, &err), result);
    assert_string_equal(err.field, field);
    assert_string_equal(err.text, text);
    assert_out(&sink, "");
}

static void passes(struct sl_gate *gate, const char *json)
{
    char line[512];

    snprintf(line, sizeof(line), "=%s\n", json);
    assert_step(gate, json, SL_GATE_PASSED, line);
}

#define STARTED        "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\"}"
#define FINISHED       "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\"}"
#define TEXT(what, id) "{\"type\":\"TEXT_MESSAGE_" what "\",\"messageId\":\"" id "\"}"
#define TEXT_OF(what, id, tag)                                                                     \
    "{\"type\":\"TEXT_MESSAGE_" what "\",\"messageId\":\"" id "\",\"subagentRunId\":\"" tag "\"}"
#define CONTENT(id, delta)                                                                         \
    "{\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"" id "\",\"delta\":\"" delta "\"}"
#define CALL(what, id) "{\"type\":\"TOOL_CALL_" what "\",\"toolCallId\":\"" id "\"}"
#define CALL_START(id)                                                                             \
    "{\"type\":\"TOOL_CALL_START\",\"toolCallId\":\"" id "\",\"toolCallName\":\"f\"}"
#define CHUNK(members) "{\"type\":\"TEXT_MESSAGE_CHUNK\"" members "}"
#define TEXT_STARTED(id)                                                                           \
    "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"" id "\",\"role\":\"assistant\"}"

static struct sl_gate *started_gate(enum sl_policy policy)
{
    struct sl_gate *gate = sl_gate_new(policy);

    assert_non_null(gate);
    assert_false(sl_gate_started(gate));
    passes(gate, STARTED);
    assert_true(sl_gate_started(gate));
    return gate;
}

static void policies_have_names(void **state)
{
    (void)state;
    enum sl_policy policy;

    assert_string_equal(sl_policy_name(SL_POLICY_REJECT), "reject");
    assert_true(sl_policy_parse(SL_STR("pass"), &policy));
    assert_int_equal(policy, SL_POLICY_PASS);
    assert_false(sl_policy_parse(SL_STR("Pass"), &policy));
}

static void chunks_come_out_expanded(void **state)
{
    (void)state;
    struct sl_gate *gate = started_gate(SL_POLICY_REJECT);

    assert_step(gate,
                CHUNK(",\"messageId\":\"m\\u0061\",\"delta\":\"\\ud83d\",\"timestamp\":7,"
                      "\"metadata\":{\"a\":1},\"rawEvent\":[],\"name\":\"n\",\"x\":1"),
                SL_GATE_PASSED,
                " {\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"ma\",\"role\":\"assistant\","
                "\"name\":\"n\",\"timestamp\":7,\"metadata\":{\"a\":1}}\n"
                " {\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"ma\",\"delta\":\"\\ud83d\","
                "\"timestamp\":7,\"metadata\":{\"a\":1},\"rawEvent\":[]}\n");
    assert_step(gate, CHUNK(",\"role\":\"assistant\",\"name\":\"\\u006e\""), SL_GATE_PASSED, "");
    assert_step(gate, CHUNK(",\"metadata\":{}"), SL_GATE_PASSED,
                " {\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"ma\",\"delta\":\"\","
                "\"metadata\":{}}\n");
    /* Another lane does not disturb it; what continues without id and tag finds the only one. */
    assert_step(gate,
                "{\"type\":\"TOOL_CALL_CHUNK\",\"toolCallId\":\"c\",\"toolCallName\":\"f\","
                "\"parentMessageId\":\"p\",\"subagentRunId\":\"s\"}",
                SL_GATE_PASSED,
                " {\"type\":\"TOOL_CALL_START\",\"toolCallId\":\"c\",\"subagentRunId\":\"s\","
                "\"toolCallName\":\"f\",\"parentMessageId\":\"p\"}\n");
    assert_step(gate, "{\"type\":\"TOOL_CALL_CHUNK\",\"delta\":\"{\"}", SL_GATE_PASSED,
                " {\"type\":\"TOOL_CALL_ARGS\",\"toolCallId\":\"c\",\"subagentRunId\":\"s\","
                "\"delta\":\"{\"}\n");
    assert_step(
        gate, "{\"type\":\"REASONING_MESSAGE_CHUNK\",\"messageId\":\"q\"}", SL_GATE_PASSED,
        " {\"type\":\"TEXT_MESSAGE_END\",\"messageId\":\"ma\"}\n"
        " {\"type\":\"REASONING_MESSAGE_START\",\"messageId\":\"q\",\"role\":\"reasoning\"}\n");
    assert_step(gate, "{\"type\":\"RAW\",\"event\":1}", SL_GATE_PASSED,
                "={\"type\":\"RAW\",\"event\":1}\n");
    assert_step(gate, FINISHED, SL_GATE_PASSED,
                " {\"type\":\"TOOL_CALL_END\",\"toolCallId\":\"c\",\"subagentRunId\":\"s\"}\n"
                " {\"type\":\"REASONING_MESSAGE_END\",\"messageId\":\"q\"}\n"
                "=" FINISHED "\n");
    sl_gate_free(gate);
}

static void chunks_that_cannot_be_placed_say_why(void **state)
{
    (void)state;
    struct sl_gate *gate = started_gate(SL_POLICY_REPAIR);

    assert_refused(gate, CHUNK(",\"delta\":\"x\""), SL_GATE_DROPPED, "/messageId",
                   "TEXT_MESSAGE_CHUNK: the first chunk of an item needs it");
    assert_refused(gate, "{\"type\":\"TOOL_CALL_CHUNK\",\"toolCallId\":\"c\"}", SL_GATE_DROPPED,
                   "/toolCallName", "TOOL_CALL_CHUNK: the first chunk of an item needs it");
    assert_step(gate, CHUNK(",\"messageId\":\"a\",\"subagentRunId\":\"s\""), SL_GATE_PASSED,
                " {\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"a\",\"subagentRunId\":\"s\","
                "\"role\":\"assistant\"}\n");
    assert_refused(gate, CHUNK(",\"role\":\"user\""), SL_GATE_DROPPED, "/role",
                   "TEXT_MESSAGE_CHUNK: it differs from what the item began with");
    assert_refused(gate, CHUNK(",\"name\":\"n\""), SL_GATE_DROPPED, "/name",
                   "TEXT_MESSAGE_CHUNK: it differs from what the item began with");
    assert_refused(gate, CHUNK(",\"messageId\":\"a\",\"subagentRunId\":\"z\""), SL_GATE_DROPPED,
                   "/subagentRunId", "TEXT_MESSAGE_CHUNK: another subagent's chunks began it");
    assert_step(gate, CHUNK(",\"messageId\":\"b\",\"subagentRunId\":\"\""), SL_GATE_PASSED,
                " {\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"b\",\"subagentRunId\":\"\","
                "\"role\":\"assistant\"}\n");
    assert_refused(gate, CHUNK(",\"delta\":\"x\""), SL_GATE_DROPPED, "/messageId",
                   "TEXT_MESSAGE_CHUNK: several subagents have one that it may continue");
    sl_gate_free(gate);
}

static void a_dropped_event_leaves_the_lane_alone(void **state)
{
    (void)state;
    struct sl_gate *gate = started_gate(SL_POLICY_REPAIR);

    assert_step(gate, CHUNK(",\"messageId\":\"m\""), SL_GATE_PASSED, " " TEXT_STARTED("m") "\n");
    assert_refused(gate, TEXT("END", "other"), SL_GATE_DROPPED, "/messageId",
                   "TEXT_MESSAGE_END: it is not open");
    assert_refused(gate, STARTED, SL_GATE_DROPPED, "/type",
                   "RUN_STARTED: the run has begun already");
    assert_step(gate, CHUNK(",\"delta\":\"x\""), SL_GATE_PASSED, " " CONTENT("m", "x") "\n");
    sl_gate_free(gate);
}

static void chunks_and_explicit_events_of_one_item_go_together_in_repair(void **state)
{
    (void)state;
    struct sl_gate *gate = started_gate(SL_POLICY_REPAIR);

    assert_step(gate, CHUNK(",\"messageId\":\"m\""), SL_GATE_PASSED, " " TEXT_STARTED("m") "\n");
    assert_step(gate, CONTENT("m", "x"), SL_GATE_REPAIRED, "=" CONTENT("m", "x") "\n");
    assert_step(gate, CHUNK(",\"delta\":\"y\""), SL_GATE_PASSED, " " CONTENT("m", "y") "\n");
    assert_step(gate, TEXT("END", "m"), SL_GATE_REPAIRED, "=" TEXT("END", "m") "\n");
    /* A START of one's own, then chunks: the START is not repeated. */
    passes(gate, TEXT("START", "n"));
    assert_step(gate, CHUNK(",\"messageId\":\"n\",\"delta\":\"z\""), SL_GATE_REPAIRED,
                " " CONTENT("n", "z") "\n");
    /* START again is what the client takes: it ends the chunks' item first. */
    assert_step(gate, TEXT("START", "n"), SL_GATE_PASSED,
                " " TEXT("END", "n") "\n=" TEXT("START", "n") "\n");
    /* Closed from another lane: what goes on without id has nothing to go on with. */
    assert_step(gate, CHUNK(",\"messageId\":\"o\",\"subagentRunId\":\"s\""), SL_GATE_PASSED,
                " {\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"o\",\"subagentRunId\":\"s\","
                "\"role\":\"assistant\"}\n");
    passes(gate, TEXT("END", "o"));
    assert_refused(gate, CHUNK(",\"subagentRunId\":\"s\",\"delta\":\"x\""), SL_GATE_DROPPED,
                   "/messageId", "TEXT_MESSAGE_CHUNK: the first chunk of an item needs it");
    sl_gate_free(gate);
}

static void the_client_chokes_on_the_same_and_so_the_other_policies_end(void **state)
{
    (void)state;
    for (int policy = SL_POLICY_REJECT; policy <= SL_POLICY_PASS; policy++) {
        struct sl_gate *gate = started_gate((enum sl_policy)policy);
        assert_step(gate, CHUNK(",\"messageId\":\"m\""), SL_GATE_PASSED,
                    " " TEXT_STARTED("m") "\n");
        assert_step(gate, TEXT("END", "m"), SL_GATE_ENDS, " " TEXT("END", "m") "\n");
        assert_refused(gate, FINISHED, SL_GATE_DROPPED, "/type", "the run is over");
        sl_gate_free(gate);
    }
}

static void a_finish_closes_what_is_open(void **state)
{
    (void)state;
    struct sl_gate *gate = started_gate(SL_POLICY_REPAIR);

    passes(gate, "{\"type\":\"STEP_STARTED\",\"stepName\":\"p\"}");
    passes(gate, "{\"type\":\"SUBAGENT_STARTED\",\"subagentRunId\":\"s\",\"name\":\"n\"}");
    passes(gate, "{\"type\":\"STEP_STARTED\",\"stepName\":\"p\",\"subagentRunId\":\"s\"}");
    passes(gate, "{\"type\":\"REASONING_START\",\"messageId\":\"q\",\"subagentRunId\":\"s\"}");
    passes(gate,
           "{\"type\":\"REASONING_MESSAGE_START\",\"messageId\":\"q\",\"role\":\"reasoning\"}");
    passes(gate, TEXT_OF("START", "m", "s"));
    passes(gate, CALL_START("c"));
    passes(gate, CALL("END", "c"));
    assert_step(
        gate, FINISHED, SL_GATE_REPAIRED,
        " " TEXT_OF(
            "END", "m",
            "s") "\n"
                 " {\"type\":\"REASONING_MESSAGE_END\",\"messageId\":\"q\",\"subagentRunId\":\"s\"}"
                 "\n"
                 " {\"type\":\"REASONING_END\",\"messageId\":\"q\",\"subagentRunId\":\"s\"}\n"
                 " {\"type\":\"STEP_FINISHED\",\"stepName\":\"p\",\"subagentRunId\":\"s\"}\n"
                 " {\"type\":\"SUBAGENT_FINISHED\",\"subagentRunId\":\"s\"}\n"
                 " {\"type\":\"STEP_FINISHED\",\"stepName\":\"p\"}\n"
                 "=" FINISHED "\n");
    assert_true(sl_gate_ended(gate));
    assert_refused(gate, "{\"type\":\"RUN_ERROR\",\"message\":\"late\"}", SL_GATE_DROPPED, "/type",
                   "the run is over");
    sl_gate_free(gate);
}

static void a_subagent_left_open_ends_as_the_run_does(void **state)
{
    static const struct {
        const char *outcome, *end;
    } rows[] = {
        {"{\"type\":\"interrupt\",\"interrupts\":[{\"id\":\"i\",\"reason\":\"x\"}]}",
         " {\"type\":\"SUBAGENT_FINISHED\",\"subagentRunId\":\"s\",\"outcome\":{\"type\":"
         "\"suspended\"}}\n"},
        {"{\"type\":\"cancelled\"}",
         " {\"type\":\"SUBAGENT_ERROR\",\"subagentRunId\":\"s\",\"message\":\"the run was "
         "cancelled\",\"code\":\"cancelled\"}\n"},
    };
    (void)state;

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct sl_gate *gate = started_gate(SL_POLICY_REPAIR);
        char finish[256], out[512];
        passes(gate, "{\"type\":\"SUBAGENT_STARTED\",\"subagentRunId\":\"s\",\"name\":\"n\"}");
        snprintf(finish, sizeof(finish),
                 "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\",\"outcome\":%s}",
                 rows[i].outcome);
        snprintf(out, sizeof(out), "%s=%s\n", rows[i].end, finish);
        assert_step(gate, finish, SL_GATE_REPAIRED, out);
        sl_gate_free(gate);
    }
}

static void a_terminal_that_cannot_be_mended_ends_the_run(void **state)
{
    (void)state;
    static const struct {
        const char *event;
        enum sl_gate_result result;
        const char *field, *text;
    } rows[] = {
        {"{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\",\"outcome\":{\"type\":"
         "\"interrupt\",\"interrupts\":[]}}",
         SL_GATE_ENDS, "/outcome/interrupts", "must not be empty"},
        {"{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\",\"outcome\":{\"type\":"
         "\"interrupt\",\"interrupts\":[{\"id\":\"\\u0061\",\"reason\":\"\"},{\"id\":\"a\","
         "\"reason\":\"\"}]}}",
         SL_GATE_ENDS, "/outcome", "RUN_FINISHED: two interrupts have the same id"},
        {"{\"type\":\"RUN_ERROR\"}", SL_GATE_ENDS, "/message", "is required"},
        {"{\"type\":\"RUN_FINISHED\"}", SL_GATE_ENDS, "/threadId", "is required"},
        /* Another run's finish is not this one's. */
        {"{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"q\"}", SL_GATE_DROPPED,
         "/runId", "RUN_FINISHED: it is not that of RUN_STARTED"},
        {"{\"type\":\"RUN_FINISHED\",\"threadId\":\"u\",\"runId\":\"r\"}", SL_GATE_DROPPED,
         "/threadId", "RUN_FINISHED: it is not that of RUN_STARTED"},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct sl_gate *gate = started_gate(SL_POLICY_REPAIR);
        assert_refused(gate, rows[i].event, rows[i].result, rows[i].field, rows[i].text);
        assert_false(sl_gate_ended(gate));
        sl_gate_free(gate);
        gate = started_gate(SL_POLICY_PASS);
        assert_refused(gate, rows[i].event, SL_GATE_ENDS, rows[i].field, rows[i].text);
        sl_gate_free(gate);
    }
}

static void a_run_begins_with_its_start_or_an_error(void **state)
{
    (void)state;
    struct sl_gate *gate = sl_gate_new(SL_POLICY_REPAIR);

    assert_refused(gate, TEXT("START", "m"), SL_GATE_DROPPED, "/type",
                   "TEXT_MESSAGE_START: a run begins with RUN_STARTED");
    passes(gate, "{\"type\":\"FUTURE\",\"x\":[ 1 ]}");
    passes(gate, STARTED);
    sl_gate_free(gate);
    gate = sl_gate_new(SL_POLICY_REJECT);
    passes(gate, "{\"type\":\"RUN_ERROR\",\"message\":\"m\"}");
    assert_false(sl_gate_started(gate));
    assert_true(sl_gate_ended(gate));
    assert_refused(gate, STARTED, SL_GATE_DROPPED, "/type", "the run is over");
    sl_gate_free(gate);
}

static void shapes_go_by_the_policy(void **state)
{
    static const struct {
        const char *event;
        enum sl_gate_result repair, reject, pass;
    } rows[] = {
        {"{\"type\":\"CUSTOM\",\"name\":\"n\",\"value\":null}", SL_GATE_PASSED, SL_GATE_PASSED,
         SL_GATE_PASSED},
        {"{\"type\":\"FUTURE\"}", SL_GATE_PASSED, SL_GATE_PASSED, SL_GATE_PASSED},
        {"{\"type\":\"RAW\",\"event\":1,\"more\":1}", SL_GATE_PASSED, SL_GATE_PASSED,
         SL_GATE_PASSED},
        {"{\"type\":\"STATE_DELTA\",\"delta\":[{\"op\":\"odd\"}]}", SL_GATE_PASSED, SL_GATE_ENDS,
         SL_GATE_PASSED},
        {"{\"type\":\"RAW\",\"event\":1,\"rawEvent\":null}", SL_GATE_REPAIRED, SL_GATE_ENDS,
         SL_GATE_REPAIRED},
        {"{\"type\":\"RAW\",\"event\":1,\"source\":null}", SL_GATE_REPAIRED, SL_GATE_ENDS,
         SL_GATE_ENDS},
        {"{\"type\":\"RAW\",\"event\":1,\"source\":5}", SL_GATE_DROPPED, SL_GATE_ENDS,
         SL_GATE_ENDS},
        {"{\"type\":\"THINKING_START\"}", SL_GATE_REPAIRED, SL_GATE_ENDS, SL_GATE_REPAIRED},
        {"[]", SL_GATE_DROPPED, SL_GATE_ENDS, SL_GATE_ENDS},
    };
    (void)state;

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        const enum sl_gate_result expected[SL_POLICY_COUNT] = {rows[i].repair, rows[i].reject,
                                                               rows[i].pass};
        for (int policy = 0; policy < SL_POLICY_COUNT; policy++) {
            struct sl_gate *gate = started_gate((enum sl_policy)policy);
            struct sink sink = {0};
            struct sl_error err = {0};
            enum sl_gate_result got = step_to(gate, rows[i].event, &sink, &err);
            if (got != expected[policy])
                fail_msg("%s under %s: %d", rows[i].event, sl_policy_name((enum sl_policy)policy),
                         got);
            sl_buf_clear(&sink.out);
            sl_gate_free(gate);
        }
    }
}

static void thinking_becomes_reasoning_with_the_same_ids_everywhere(void **state)
{
    (void)state;
    struct sl_gate *gate = started_gate(SL_POLICY_REPAIR);

    assert_refused(gate, "{\"type\":\"THINKING_END\"}", SL_GATE_DROPPED, "/messageId",
                   "REASONING_END: it is not open");
    assert_step(gate, "{\"type\":\"THINKING_START\",\"title\":\"t\",\"timestamp\":1}",
                SL_GATE_REPAIRED,
                " {\"type\":\"REASONING_START\",\"messageId\":\"r-thinking-2\",\"timestamp\":1}\n");
    assert_step(gate, "{\"type\":\"THINKING_TEXT_MESSAGE_START\"}", SL_GATE_REPAIRED,
                " {\"type\":\"REASONING_MESSAGE_START\",\"messageId\":\"r-thinking-3\","
                "\"role\":\"reasoning\"}\n");
    assert_step(gate, "{\"type\":\"THINKING_TEXT_MESSAGE_CONTENT\",\"delta\":\"x\"}",
                SL_GATE_REPAIRED,
                " {\"type\":\"REASONING_MESSAGE_CONTENT\",\"messageId\":\"r-thinking-3\","
                "\"delta\":\"x\"}\n");
    assert_step(gate, "{\"type\":\"THINKING_TEXT_MESSAGE_END\"}", SL_GATE_REPAIRED,
                " {\"type\":\"REASONING_MESSAGE_END\",\"messageId\":\"r-thinking-3\"}\n");
    assert_step(gate, "{\"type\":\"THINKING_END\"}", SL_GATE_REPAIRED,
                " {\"type\":\"REASONING_END\",\"messageId\":\"r-thinking-2\"}\n");
    sl_gate_free(gate);
}

#define SPAN(which, more) "{\"type\":\"REASONING_" which "\",\"messageId\":\"x\"" more "}"

static void a_tag_that_would_be_fatal_to_who_joined_is_left_out(void **state)
{
    static const char history[] = "[{\"id\":\"m\",\"role\":\"assistant\",\"content\":\"\"}]";
    (void)state;
    struct sl_doc doc = {0};
    struct sl_gate *gate = sl_gate_new(SL_POLICY_REJECT);

    assert_true(sl_doc_parse(&doc, SL_STR(history), NULL));
    assert_true(sl_gate_seed(gate, &doc, 0, NULL));
    sl_doc_clear(&doc);
    passes(gate, STARTED);
    /* Who joins learns that the message is the parent agent's. */
    assert_step(gate, TEXT_OF("START", "m", "s"), SL_GATE_REPAIRED, " " TEXT("START", "m") "\n");
    passes(gate, TEXT("END", "m"));
    /* Who joins behind a span does not know whose it was; the next one begins it for them. */
    passes(gate, SPAN("START", ",\"subagentRunId\":\"s\""));
    passes(gate, SPAN("END", ""));
    passes(gate, SPAN("START", ""));
    assert_step(gate, SPAN("END", ",\"subagentRunId\":\"s\""), SL_GATE_REPAIRED,
                " " SPAN("END", "") "\n");
    sl_gate_free(gate);
    /* Without readers that join it is the client's rule alone. */
    gate = started_gate(SL_POLICY_REJECT);
    passes(gate, TEXT_OF("START", "m", "s"));
    assert_refused(gate, TEXT_OF("END", "m", "z"), SL_GATE_ENDS, "/subagentRunId",
                   "TEXT_MESSAGE_END: it belongs to another subagent");
    sl_gate_free(gate);
}

static bool list_item(void *ctx, const struct sl_open_item *item)
{
    struct sink *sink = ctx;

    sl_buf_add_u64(&sink->out, item->kind);
    sl_buf_add_str(&sink->out, item->answered ? SL_STR("! ") : SL_STR(" "));
    sl_buf_add_str(&sink->out, item->id);
    sl_buf_add_char(&sink->out, ' ');
    sl_buf_add_str(&sink->out, item->start_event);
    sl_buf_add_str(&sink->out, item->end_event);
    sl_buf_add_char(&sink->out, '\n');
    return !sink->refuse_at || --sink->refuse_at;
}

static void what_is_open_is_listed_in_order(void **state)
{
    (void)state;
    struct sl_gate *gate = started_gate(SL_POLICY_REPAIR);
    struct sink sink = {0};

    passes(gate, CALL_START("a"));
    passes(gate, CALL_START("b"));
    passes(gate, CALL("END", "a"));
    passes(gate, "{\"type\":\"SUBAGENT_STARTED\",\"subagentRunId\":\"s\",\"name\":\"n\","
                 "\"metadata\":{}}");
    passes(gate, "{\"type\":\"SUBAGENT_ERROR\",\"subagentRunId\":\"s\",\"message\":\"m\"}");
    passes(gate, "{\"type\":\"STEP_STARTED\",\"stepName\":\"p\",\"subagentRunId\":\"s\"}");
    passes(gate, "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m\",\"role\":\"user\","
                 "\"name\":\"n\",\"subagentRunId\":\"s\",\"rawEvent\":1}");
    passes(gate, "{\"type\":\"TOOL_CALL_RESULT\",\"messageId\":\"x\",\"toolCallId\":\"b\","
                 "\"content\":\"\"}");
    assert_true(sl_gate_each_open(gate, list_item, &sink));
    assert_out(
        &sink,
        "6 a " CALL_START("a") CALL(
            "END",
            "a") "\n"
                 "5! b " CALL_START(
                     "b") "\n"
                          "0 s "
                          "{\"type\":\"SUBAGENT_STARTED\",\"subagentRunId\":\"s\",\"name\":\"n\"}"
                          "{\"type\":\"SUBAGENT_ERROR\",\"subagentRunId\":\"s\",\"message\":\"m\"}"
                          "\n"
                          "1 p "
                          "{\"type\":\"STEP_STARTED\",\"stepName\":\"p\",\"subagentRunId\":\"s\"}\n"
                          "4 m {\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m\","
                          "\"subagentRunId\":\"s\",\"role\":\"user\",\"name\":\"n\"}\n");
    /* A snapshot gives the message to the parent agent: its START must not say otherwise. */
    passes(gate,
           "{\"type\":\"MESSAGES_SNAPSHOT\",\"messages\":[{\"id\":\"m\",\"role\":\"user\","
           "\"content\":\"\"},{\"id\":\"a\",\"role\":\"assistant\",\"toolCalls\":[{\"id\":\"a\","
           "\"type\":\"function\",\"function\":{\"name\":\"g\",\"arguments\":\"\"}}]}]}");
    passes(gate, CALL("END", "b"));
    sink.refuse_at = 2;
    assert_false(sl_gate_each_open(gate, list_item, &sink));
    sl_buf_reset(&sink.out);
    sink.refuse_at = 0;
    assert_true(sl_gate_each_open(gate, list_item, &sink));
    sl_buf_add_char(&sink.out, '\0');
    assert_non_null(strstr(sink.out.ptr, "4 m {\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m\","
                                         "\"role\":\"user\",\"name\":\"n\"}\n"));
    assert_null(strstr(sink.out.ptr, " b "));
    /* The snapshot also gave the call another name. */
    assert_non_null(strstr(sink.out.ptr, "\"toolCallId\":\"a\",\"toolCallName\":\"g\"}"));
    sl_buf_clear(&sink.out);
    sl_gate_free(gate);
}

static void everything_can_be_closed(void **state)
{
    (void)state;
    struct sl_gate *gate = started_gate(SL_POLICY_REJECT);
    struct sink sink = {0};

    passes(gate, "{\"type\":\"SUBAGENT_STARTED\",\"subagentRunId\":\"s\",\"name\":\"n\"}");
    assert_step(gate, CHUNK(",\"messageId\":\"m\""), SL_GATE_PASSED, " " TEXT_STARTED("m") "\n");
    assert_int_equal(sl_gate_close_all(gate, take, &sink, NULL), SL_GATE_PASSED);
    assert_out(
        &sink,
        " " TEXT("END",
                 "m") "\n"
                      " {\"type\":\"SUBAGENT_ERROR\",\"subagentRunId\":\"s\",\"message\":\"the run "
                      "ended before this subagent did\",\"code\":\"unfinished\"}\n");
    assert_int_equal(sl_gate_close_all(gate, take, &sink, NULL), SL_GATE_PASSED);
    assert_out(&sink, "");
    passes(gate, FINISHED);
    assert_int_equal(sl_gate_close_all(gate, take, &sink, NULL), SL_GATE_PASSED);
    sl_gate_free(gate);
}

static void a_sink_that_refuses_breaks_the_gate(void **state)
{
    (void)state;
    struct sl_gate *gate = started_gate(SL_POLICY_REPAIR);
    struct sink sink = {.refuse_at = 2};
    struct sl_error err = {0};

    assert_int_equal(step_to(gate, CHUNK(",\"messageId\":\"m\",\"delta\":\"\""), &sink, &err),
                     SL_GATE_FAILED);
    assert_int_equal(err.code, SL_NO_MEMORY);
    assert_out(&sink, " " TEXT_STARTED("m") "\n");
    sl_gate_free(gate);
}

static void assert_saves(const struct sl_gate *gate, const char *expected)
{
    struct sl_buf out = SL_BUF_INIT;

    sl_gate_save(gate, &out);
    if (!sl_str_equal(sl_buf_str(&out), sl_str_from(expected)))
        fail_msg("got %.*s", SL_STR_ARG(sl_buf_str(&out)));
    sl_buf_clear(&out);
}

static struct sl_gate *loaded(const char *json, struct sl_error *err)
{
    struct sl_doc doc = {0};

    if (!sl_doc_parse(&doc, sl_str_from(json), err))
        fail_msg("%s: %s", json, err->text);
    struct sl_gate *gate = sl_gate_load(&doc, 0, err);
    sl_doc_clear(&doc);
    return gate;
}

#define SAVED(policy, tags, entities, items, lanes)                                                \
    "{\"policy\":\"" policy                                                                        \
    "\",\"over\":false,\"ended\":false,\"joins\":false,\"threadId\":\"t\","                        \
    "\"runId\":\"r\",\"generation\":1,\"known\":0,\"thinking\":[0,0,0],\"tags\":[" tags            \
    "],\"entities\":[" entities "],\"items\":[" items "],\"lanes\":[" lanes "]}"

static void a_stored_gate_goes_on(void **state)
{
    static const char saved[] =
        SAVED("repair", "\"s\"", "[0,0,\"m\",3,3,1,true,false],[1,0,\"c\",1,0,0,false,false]",
              "[5,0,\"c\",true,null,{\"toolCallName\":\"f\"},\"\",null],"
              "[0,0,\"s\",true,null,{\"name\":\"n\"},\"SUBAGENT_FINISHED\",{\"result\":1}],"
              "[4,0,\"m\",false,null,{\"role\":\"assistant\"},\"\",null]",
              "[0,3,\"m\",\"assistant\",null]");
    (void)state;
    struct sl_error err = {0};
    struct sl_gate *gate = started_gate(SL_POLICY_REPAIR);

    passes(gate, CALL_START("c"));
    passes(gate, CALL("END", "c"));
    passes(gate, "{\"type\":\"SUBAGENT_STARTED\",\"subagentRunId\":\"s\",\"name\":\"n\"}");
    passes(gate, "{\"type\":\"SUBAGENT_FINISHED\",\"subagentRunId\":\"s\",\"result\":1}");
    assert_step(gate, CHUNK(",\"messageId\":\"m\",\"subagentRunId\":\"s\""), SL_GATE_PASSED,
                " {\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m\",\"subagentRunId\":\"s\","
                "\"role\":\"assistant\"}\n");
    assert_saves(gate, saved);
    sl_gate_free(gate);
    gate = loaded(saved, &err);
    assert_non_null(gate);
    assert_saves(gate, saved);
    assert_true(sl_gate_started(gate));
    assert_step(gate, CHUNK(",\"delta\":\"x\""), SL_GATE_PASSED,
                " {\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"m\",\"subagentRunId\":\"s\","
                "\"delta\":\"x\"}\n");
    assert_step(gate, FINISHED, SL_GATE_PASSED, " " TEXT_OF("END", "m", "s") "\n=" FINISHED "\n");
    sl_gate_free(gate);
}

static void a_damaged_store_is_refused(void **state)
{
    static const struct {
        const char *json, *field;
    } rows[] = {
        {"{}", "policy"},
        {"{\"policy\":\"odd\"}", "policy"},
        {"{\"policy\":\"pass\"}", "ended"},
        {SAVED("pass", "7", "", "", ""), "tags"},
        {SAVED("pass", "\"a\",\"a\"", "", "", ""), "tags"},
        {SAVED("pass", "", "7", "", ""), "entities"},
        {SAVED("pass", "", "[0,0,\"m\",1,1,1,true]", "", ""), "entities"},
        {SAVED("pass", "", "[9,0,\"m\",1,1,1,true,false]", "", ""), "entities"},
        {SAVED("pass", "", "[0,0,\"m\",4,1,1,true,false]", "", ""), "entities"},
        {SAVED("pass", "", "[0,0,\"m\",1,1,2,true,false]", "", ""), "entities"},
        {SAVED("pass", "", "[0,1,\"m\",1,1,1,true,false]", "", ""), "entities"},
        {SAVED("pass", "", "[0,0,\"m\",1,1,1,true,false],[0,0,\"m\",1,1,1,true,false]", "", ""),
         "entities"},
        {SAVED("pass", "", "", "[6,0,\"m\",false,null,{},\"\",null]", ""), "items"},
        {SAVED("pass", "", "", "[4,0,\"m\",true,null,{},\"\",null]", ""), "items"},
        {SAVED("pass", "", "", "[5,0,\"m\",false,null,{},\"\",null]", ""), "items"},
        {SAVED("pass", "", "", "[1,2,\"m\",false,null,{},\"\",null]", ""), "items"},
        {SAVED("pass", "", "", "[4,0,\"m\",false,\"p\",{\"name\":\"\"},\"\",null]", ""), "items"},
        {SAVED("pass", "", "", "[4,0,\"m\",false,null,{},\"\",{}]", ""), "items"},
        {SAVED("pass", "", "", "[0,0,\"m\",true,null,{\"name\":\"\"},\"RAW\",{}]", ""), "items"},
        {SAVED("pass", "", "", "[0,0,\"m\",true,null,{\"name\":\"\"},\"SUBAGENT_ERROR\",{}]", ""),
         "items"},
        {SAVED("pass", "", "",
               "[4,0,\"m\",false,null,{},\"\",null],[4,0,\"m\",false,null,{},\"\",null]", ""),
         "items"},
        {SAVED("pass", "", "", "", "[3,1,\"m\",null,null]"), "lanes"},
        {SAVED("pass", "", "", "", "[0,0,\"m\",null,null]"), "lanes"},
        {SAVED("pass", "", "", "", "[0,2,\"m\",null,null]"), "lanes"},
        {SAVED("pass", "", "", "", "[0,1,\"m\",7,null]"), "lanes"},
        {SAVED("pass", "", "", "", "[0,1,\"m\",null,null],[0,1,\"n\",null,null]"), "lanes"},
    };
    (void)state;

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct sl_error err = {0};
        struct sl_gate *gate = loaded(rows[i].json, &err);
        if (gate || strcmp(err.field, rows[i].field) != 0)
            fail_msg("%s: %s", rows[i].json, gate ? "taken" : err.field);
        assert_int_equal(err.code, SL_BAD_FIELD);
    }
}

static bool count(void *ctx, const struct sl_event *event, bool verbatim)
{
    size_t *counter = ctx;

    (void)event;
    (void)verbatim;
    ++*counter;
    return true;
}

static void feed(struct sl_gate *gate, struct sl_doc *doc, size_t *counter, const char *format,
                 unsigned number)
{
    char text[160];
    int length = snprintf(text, sizeof(text), format, number, number);

    assert_true(sl_doc_parse(doc, (struct sl_str){text, (size_t)length}, NULL));
    assert_int_equal(sl_gate_step(gate, doc, count, counter, NULL), SL_GATE_PASSED);
}

/* Would take minutes if anything were searched one by one. */
static void twenty_thousand_of_everything_cost_linear_time(void **state)
{
    static const char *const formats[] = {
        "{\"type\":\"SUBAGENT_STARTED\",\"subagentRunId\":\"s%u\",\"name\":\"n\"}",
        "{\"type\":\"STEP_STARTED\",\"stepName\":\"p\",\"subagentRunId\":\"s%u\"}",
        "{\"type\":\"STEP_STARTED\",\"stepName\":\"p%u\"}",
        "{\"type\":\"TEXT_MESSAGE_CHUNK\",\"messageId\":\"m%u\",\"subagentRunId\":\"s%u\"}",
        "{\"type\":\"TOOL_CALL_START\",\"toolCallId\":\"c%u\",\"toolCallName\":\"f\"}",
        ("{\"type\":\"ACTIVITY_SNAPSHOT\",\"messageId\":\"a%u\",\"activityType\":\"t\",\"content\":"
         "{}}"),
        "{\"type\":\"TEXT_MESSAGE_CHUNK\",\"messageId\":\"m%u\",\"delta\":\"x\"}",
        "{\"type\":\"MESSAGES_SNAPSHOT\",\"messages\":[]}",
    };
    enum { MANY = 20000 };
    (void)state;
    struct sl_gate *gate = sl_gate_new(SL_POLICY_REPAIR);
    struct sl_doc doc = {0};
    struct sl_buf saved = SL_BUF_INIT;
    size_t counter = 0;

    feed(gate, &doc, &counter, STARTED, 0);
    for (size_t i = 0; i < sizeof(formats) / sizeof(formats[0]); i++)
        for (unsigned number = 0; number < MANY; number++)
            feed(gate, &doc, &counter, formats[i], number);
    /* The snapshot ended what the chunks had open. */
    assert_int_equal(counter, 1 + 9 * (size_t)MANY);
    sl_gate_save(gate, &saved);
    sl_gate_free(gate);
    assert_true(sl_doc_parse(&doc, sl_buf_str(&saved), NULL));
    gate = sl_gate_load(&doc, 0, NULL);
    assert_non_null(gate);
    counter = 0;
    assert_int_equal(sl_gate_close_all(gate, count, &counter, NULL), SL_GATE_PASSED);
    assert_int_equal(counter, 4 * (size_t)MANY);
    sl_gate_free(gate);
    sl_buf_clear(&saved);
    sl_doc_clear(&doc);
}

static void a_refused_event_leaves_nothing_behind(void **state)
{
    static const char *const formats[] = {
        "{\"type\":\"TEXT_MESSAGE_END\",\"messageId\":\"m%d\"}",
        "{\"type\":\"TOOL_CALL_ARGS\",\"toolCallId\":\"c%d\",\"delta\":\"x\"}",
        "{\"type\":\"STEP_FINISHED\",\"stepName\":\"p%d\"}",
        "{\"type\":\"STEP_STARTED\",\"stepName\":\"o%d\"}",
        "{\"type\":\"STEP_FINISHED\",\"stepName\":\"o%d\"}",
        "{\"type\":\"REASONING_ENCRYPTED_VALUE\",\"subtype\":\"message\","
        "\"entityId\":\"e%d\",\"encryptedValue\":\"v\"}",
    };
    (void)state;
    struct sl_gate *gate = started_gate(SL_POLICY_REPAIR);
    char text[160];

    size_t size = sl_gate_size(gate);
    for (int i = 0; i < 100; i++) {
        for (size_t form = 0; form < sizeof(formats) / sizeof(*formats); form++) {
            struct sl_doc doc = {0};
            snprintf(text, sizeof(text), formats[form], i);
            assert_true(sl_doc_parse(&doc, sl_str_from(text), NULL));
            size_t sent = 0;
            assert_int_not_equal(sl_gate_step(gate, &doc, count, &sent, NULL), SL_GATE_FAILED);
            sl_doc_clear(&doc);
        }
    }
    assert_int_equal(sl_gate_size(gate), size);
    sl_gate_free(gate);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(policies_have_names),
        cmocka_unit_test(chunks_come_out_expanded),
        cmocka_unit_test(chunks_that_cannot_be_placed_say_why),
        cmocka_unit_test(a_dropped_event_leaves_the_lane_alone),
        cmocka_unit_test(chunks_and_explicit_events_of_one_item_go_together_in_repair),
        cmocka_unit_test(the_client_chokes_on_the_same_and_so_the_other_policies_end),
        cmocka_unit_test(a_finish_closes_what_is_open),
        cmocka_unit_test(a_subagent_left_open_ends_as_the_run_does),
        cmocka_unit_test(a_terminal_that_cannot_be_mended_ends_the_run),
        cmocka_unit_test(a_run_begins_with_its_start_or_an_error),
        cmocka_unit_test(shapes_go_by_the_policy),
        cmocka_unit_test(thinking_becomes_reasoning_with_the_same_ids_everywhere),
        cmocka_unit_test(a_tag_that_would_be_fatal_to_who_joined_is_left_out),
        cmocka_unit_test(what_is_open_is_listed_in_order),
        cmocka_unit_test(everything_can_be_closed),
        cmocka_unit_test(a_sink_that_refuses_breaks_the_gate),
        cmocka_unit_test(a_refused_event_leaves_nothing_behind),
        cmocka_unit_test(a_stored_gate_goes_on),
        cmocka_unit_test(a_damaged_store_is_refused),
        cmocka_unit_test(twenty_thousand_of_everything_cost_linear_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
