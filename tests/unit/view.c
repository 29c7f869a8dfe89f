/* SPDX-License-Identifier: MIT */
/* Views: what each kind of entry delivers, byte for byte, and what it refuses. */
#include "unit/view_rig.h"

#include <stdlib.h>

static void a_grant_delivers_nothing_yet(void **state)
{
    struct fixture f = fresh();
    (void)state;

    assert_false(sl_view_has_history(f.view));
    assert_prints(print_resync, f.view, "state {}\n");
    grant(&f, "r", "", ",\"messages\":[" HI "],\"state\":{\"n\":1}");
    assert_true(f.report.run_began);
    assert_delivers(&f, "");
    assert_str_equals(sl_view_live_run(f.view), "r");
    assert_prints(sl_view_print_messages, f.view, "[]");
    assert_prints(print_resync, f.view, "state {}\n");
    assert_false(sl_view_has_history(f.view));
    clear(&f);
}

static void added_messages_go_with_run_started(void **state)
{
    struct fixture f = fresh();
    (void)state;

    grant(&f, "r", "", ",\"messages\":[" HI "],\"state\":{\"n\":1.0}");
    event(&f, " {\"type\":\"RUN_STARTED\", \"threadId\":\"t\",\"runId\":\"own\"} ");
    assert_delivers(&f,
                    "- {\"type\":\"RUN_STARTED\", \"threadId\":\"t\",\"runId\":\"own\",\"input\":"
                    "{\"threadId\":\"t\",\"runId\":\"own\",\"messages\":[" HI
                    "],\"tools\":[],\"context\":[]}}\n" STATE("{\"n\":1.0}"));
    assert_prints(sl_view_print_messages, f.view, "[" HI "]");
    assert_prints(print_state, f.view, "{\"n\":1.0}");
    event(&f, " {\"type\":\"CUSTOM\", \"name\":\"n\",\"value\":1e400} ");
    assert_delivers(&f, "=  {\"type\":\"CUSTOM\", \"name\":\"n\",\"value\":1e400} \n");
    event(&f, FINISHED("own"));
    assert_delivers(&f, "= " FINISHED("own") "\n");
    assert_true(f.report.run_ended);
    assert_int_equal(sl_view_live_run(f.view).len, 0);
    /* The same again: nothing is new. */
    grant(&f, "s", "", ",\"messages\":[" HI "],\"state\":{\"n\":1}");
    event(&f, STARTED);
    assert_delivers(&f, "= " STARTED "\n");
    clear(&f);
}

static void own_input_is_taken_or_corrected(void **state)
{
    struct fixture f = fresh();
    (void)state;

    grant(&f, "r", "", ",\"messages\":[" HI "]");
    event(&f,
          "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\",\"input\":{\"threadId\":"
          "\"t\",\"runId\":\"r\",\"messages\":[" HI "]}}");
    assert_delivers(&f, "= {\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\",\"input\":{"
                        "\"threadId\":\"t\",\"runId\":\"r\",\"messages\":[" HI "]}}\n");
    event(&f, FINISHED("r"));
    grant(&f, "s", "", ",\"messages\":[{\"id\":\"v\",\"role\":\"user\",\"content\":\"x\"}]");
    event(&f,
          "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"s\",\"input\":{\"threadId\":"
          "\"t\",\"runId\":\"s\",\"messages\":[{\"id\":\"w\",\"role\":\"user\",\"content\":"
          "\"x\"}]}}");
    assert_delivers(
        &f,
        "= {\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"s\",\"input\":{\"threadId\":"
        "\"t\",\"runId\":\"s\",\"messages\":[{\"id\":\"w\",\"role\":\"user\",\"content\":\"x\"}]"
        "}}\n" SNAPSHOT(HI ",{\"id\":\"v\",\"role\":\"user\",\"content\":\"x\"}"));
    clear(&f);
}

static void a_rewrite_is_a_snapshot(void **state)
{
    struct fixture f = fresh();
    (void)state;

    grant(&f, "r", "",
          ",\"messages\":[" HI ",{\"id\":\"w\",\"role\":\"user\",\"content\":\"old\"}]");
    event(&f, STARTED);
    event(&f, FINISHED("r"));
    grant(&f, "s", ",\"rewrite\":true",
          ",\"messages\":[" HI ",{\"id\":\"v\",\"role\":\"user\",\"content\":\"new\"}]");
    assert_prints(sl_view_print_run_input, f.view,
                  "{\"threadId\":\"t\",\"runId\":\"s\",\"state\":{},\"messages\":[" HI
                  ",{\"id\":\"v\",\"role\":\"user\",\"content\":\"new\"}],\"tools\":[],"
                  "\"context\":[],\"forwardedProps\":{}}");
    event(&f, STARTED);
    assert_delivers(&f, "= " STARTED
                        "\n" SNAPSHOT(HI ",{\"id\":\"v\",\"role\":\"user\",\"content\":\"new\"}"));
    event(&f, FINISHED("r"));
    /* The other order: no single snapshot gives it. */
    grant(&f, "q", ",\"rewrite\":true",
          ",\"messages\":[{\"id\":\"v\",\"role\":\"user\",\"content\":\"new\"}," HI "]");
    event(&f, STARTED);
    assert_delivers(&f, "= " STARTED "\n" RESET SNAPSHOT(
                            "{\"id\":\"v\",\"role\":\"user\",\"content\":\"new\"}," HI));
    assert_prints(sl_view_print_messages, f.view,
                  "[{\"id\":\"v\",\"role\":\"user\",\"content\":\"new\"}," HI "]");
    clear(&f);
}

static void a_rewrite_forgets_reasoning(void **state)
{
    struct fixture f = fresh();
    (void)state;

    grant(&f, "r", "", NO_MESSAGES);
    event(&f, STARTED);
    event(&f, "{\"type\":\"REASONING_MESSAGE_START\",\"messageId\":\"x\",\"role\":\"reasoning\"}");
    event(&f, "{\"type\":\"REASONING_MESSAGE_END\",\"messageId\":\"x\"}");
    event(&f, FINISHED("r"));
    grant(&f, "s", ",\"rewrite\":true", ",\"messages\":[" HI "]");
    event(&f, STARTED);
    assert_delivers(&f, "= " STARTED "\n" RESET SNAPSHOT(HI));
    assert_prints(sl_view_print_messages, f.view, "[" HI "]");
    clear(&f);
}

static void answered_calls_are_not_answered_again(void **state)
{
    struct fixture f = fresh();
    (void)state;

    grant(&f, "r", "", NO_MESSAGES);
    event(&f, STARTED);
    event(&f, "{\"type\":\"TOOL_CALL_START\",\"toolCallId\":\"c\",\"toolCallName\":\"f\"}");
    event(&f, "{\"type\":\"TOOL_CALL_END\",\"toolCallId\":\"c\"}");
    event(&f, "{\"type\":\"TOOL_CALL_RESULT\",\"messageId\":\"x\",\"toolCallId\":\"c\",\"content\":"
              "\"1\"}");
    event(&f, FINISHED("r"));
    grant(&f, "s", "",
          ",\"messages\":[{\"id\":\"y\",\"role\":\"tool\",\"toolCallId\":\"\\u0063\",\"content\":"
          "\"2\"}," HI ",{\"id\":\"z\",\"role\":\"tool\",\"toolCallId\":\"d\",\"content\":\"3\"}]");
    assert_prints(
        sl_view_print_run_input, f.view,
        "{\"threadId\":\"t\",\"runId\":\"s\",\"state\":{},\"messages\":[{\"id\":\"c\",\"role\":"
        "\"assistant\",\"toolCalls\":[{\"id\":\"c\",\"type\":\"function\",\"function\":{\"name\":"
        "\"f\",\"arguments\":\"\"}}]},{\"id\":\"x\",\"toolCallId\":\"c\",\"role\":\"tool\","
        "\"content\":\"1\"}," HI
        ",{\"id\":\"z\",\"role\":\"tool\",\"toolCallId\":\"d\",\"content\":"
        "\"3\"}],\"tools\":[],\"context\":[],\"forwardedProps\":{}}");
    clear(&f);
}

static void the_worker_gets_the_rest_untouched(void **state)
{
    struct fixture f = fresh();
    (void)state;

    grant(&f, "r", "",
          NO_MESSAGES ",\"state\":null,\"forwardedProps\":{ \"a\":1.0 },\"x\":0,"
                      "\"resume\":[],\"protocolVersion\":\"1.0\",\"x\":[1 ]");
    assert_prints(sl_view_print_run_input, f.view,
                  "{\"threadId\":\"t\",\"runId\":\"r\",\"state\":{},\"messages\":[],\"tools\":[],"
                  "\"context\":[],\"forwardedProps\":{ \"a\":1.0 },\"resume\":[],"
                  "\"protocolVersion\":\"1.0\",\"x\":[1 ]}");
    event(&f, STARTED);
    event(&f, "{\"type\":\"ACTIVITY_SNAPSHOT\",\"messageId\":\"v\",\"activityType\":\"p\","
              "\"content\":{}}");
    event(&f, "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":null}");
    event(&f, FINISHED("r"));
    grant(&f, "s", "", ",\"messages\":[" HI "]");
    assert_prints(sl_view_print_run_input, f.view,
                  "{\"threadId\":\"t\",\"runId\":\"s\",\"state\":{},\"messages\":[" HI
                  "],\"tools\":[],\"context\":[],\"forwardedProps\":{}}");
    clear(&f);
}

static void the_gateway_begins_what_the_producer_does_not(void **state)
{
    struct fixture f = fresh();
    (void)state;

    grant(&f, "r", "", ",\"messages\":[" HI "]");
    event(&f, "{\"type\":\"RUN_ERROR\",\"message\":\"m\"}");
    assert_delivers(&f, "- {\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\",\"input\":{"
                        "\"threadId\":\"t\",\"runId\":\"r\",\"messages\":[" HI
                        "],\"tools\":[],\"context\":[]}}\n"
                        "= {\"type\":\"RUN_ERROR\",\"message\":\"m\"}\n");
    grant(&f, "s", "", NO_MESSAGES);
    event(&f, "{\"type\":\"FUTURE\"}");
    assert_delivers(&f, "");
    assert_int_equal(f.report.gate, SL_GATE_DROPPED);
    event(&f, "{\"type\":\"CUSTOM\",\"name\":\"n\",\"value\":0}");
    assert_delivers(&f, "- {\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"s\"}\n"
                        "= {\"type\":\"CUSTOM\",\"name\":\"n\",\"value\":0}\n");
    event(&f, "{\"type\":\"FUTURE\"}");
    assert_delivers(&f, "= {\"type\":\"FUTURE\"}\n");
    event(&f, STARTED);
    assert_delivers(&f, "");
    assert_int_equal(f.report.gate, SL_GATE_DROPPED);
    fence(&f, "s", "{\"outcome\":\"cancelled\"}");
    assert_delivers(&f, CANCELLED("s"));
    grant(&f, "q", ",\"policy\":\"reject\"", NO_MESSAGES);
    event(&f, "{\"type\":\"CUSTOM\",\"name\":\"n\",\"value\":0}");
    assert_delivers(&f, "- {\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"q\"}\n" ERROR(
                            "CUSTOM: a run begins with RUN_STARTED (/type)", "bad_event"));
    assert_int_equal(f.report.why.code, SL_BAD_EVENT);
    clear(&f);
}

static void a_fence_closes_and_ends(void **state)
{
    struct fixture f = fresh();
    (void)state;

    grant(&f, "r", "", NO_MESSAGES);
    event(&f, "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"own\"}");
    event(&f, "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m\"}");
    fence(&f, "other", "{\"outcome\":\"cancelled\"}");
    assert_true(f.report.skipped);
    fence(&f, "r", "{\"outcome\":\"cancelled\"}");
    assert_delivers(&f, "- {\"type\":\"TEXT_MESSAGE_END\",\"messageId\":\"m\"}\n" CANCELLED("own"));
    assert_true(f.report.run_ended);
    fence(&f, "r", "{\"outcome\":\"cancelled\"}");
    assert_true(f.report.skipped);
    grant(&f, "s", "", NO_MESSAGES);
    fence(&f, "s", "{\"code\":\"worker_lost\",\"message\":\"g\\u006fne\"}");
    assert_delivers(&f, "- {\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"s\"}\n" ERROR(
                            "g\\u006fne", "worker_lost"));
    grant(&f, "q", "", NO_MESSAGES);
    fence(&f, "q", "junk");
    assert_delivers(&f, "- {\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"q\"}\n" ERROR(
                            "the worker went away during the run", "worker_lost"));
    clear(&f);
}

static void only_the_highest_lease_counts(void **state)
{
    struct fixture f = fresh();
    (void)state;

    grant(&f, "r", "", NO_MESSAGES);
    event(&f, STARTED);
    step(&f, SL_ENTRY_GRANT, 2, "r", "{}");
    assert_false(f.report.skipped);
    assert_int_equal(sl_view_lease(f.view), 2);
    step(&f, SL_ENTRY_EVENT, 1, "r", "{\"type\":\"RAW\",\"event\":1}");
    assert_true(f.report.skipped);
    assert_delivers(&f, "");
    step(&f, SL_ENTRY_EVENT, 2, "s", "{\"type\":\"RAW\",\"event\":1}");
    assert_true(f.report.skipped);
    step(&f, SL_ENTRY_FENCE, 2, "r", "{\"outcome\":\"cancelled\"}");
    assert_true(f.report.skipped);
    step(&f, SL_ENTRY_GRANT, 2, "s", "{}");
    assert_true(f.report.skipped);
    step(&f, SL_ENTRY_GRANT, 3, "s", "{}");
    assert_true(f.report.skipped);
    assert_int_equal(f.report.why.code, SL_BAD_INPUT);
    assert_int_equal(sl_view_lease(f.view), 2);
    step(&f, SL_ENTRY_EVENT, 2, "r", "{\"type\":\"RAW\",\"event\":1}");
    assert_delivers(&f, "= {\"type\":\"RAW\",\"event\":1}\n");
    grant(&f, "s", "", NO_MESSAGES);
    assert_delivers(&f, ERROR("the thread was given to another run", "worker_lost"));
    assert_str_equals(sl_view_live_run(f.view), "s");
    assert_true(sl_view_run_known(f.view, SL_STR("r")));
    assert_false(sl_view_run_known(f.view, SL_STR("q")));
    clear(&f);
}

static void nothing_follows_a_terminal(void **state)
{
    struct fixture f = fresh();
    (void)state;

    grant(&f, "r", "", NO_MESSAGES);
    event(&f, STARTED);
    event(&f, FINISHED("r"));
    step(&f, SL_ENTRY_EVENT, 1, "r", "{\"type\":\"RUN_ERROR\",\"message\":\"m\"}");
    assert_true(f.report.skipped);
    assert_delivers(&f, "");
    clear(&f);
}

static void what_is_no_event_ends_the_run(void **state)
{
    struct fixture f = fresh();
    (void)state;

    grant(&f, "r", "", NO_MESSAGES);
    event(&f, STARTED);
    event(&f, "{\"type\":");
    assert_int_equal(f.report.gate, SL_GATE_ENDS);
    assert_true(f.report.run_ended);
    assert_int_equal(f.report.why.code, SL_BAD_JSON);
    assert_true(delivers_part(&f, SL_STR("\"code\":\"bad_event\"}")));
    clear(&f);
}

/* What a run begins is remembered for readers that join, and must not grow without an end. */
static void what_a_run_remembers_is_bounded(void **state)
{
    static const char *const forms[] = {
        "{\"type\":\"STEP_STARTED\",\"stepName\":\"%d\"}",
        "{\"type\":\"SUBAGENT_STARTED\",\"subagentRunId\":\"%d\",\"name\":\"n\"}",
        "{\"type\":\"REASONING_START\",\"messageId\":\"%d\"}",
    };
    (void)state;

    for (size_t form = 0; form < sizeof(forms) / sizeof(*forms); form++) {
        struct fixture f = with_limits(20, 100);
        char text[128];
        int count = 0;
        grant(&f, "r", "", NO_MESSAGES);
        event(&f, STARTED);
        while (!f.report.run_ended) {
            assert_true(count < 1000);
            snprintf(text, sizeof(text), forms[form], count++);
            event(&f, text);
        }
        assert_true(count > 100);
        assert_int_equal(f.report.why.code, SL_THREAD_FULL);
        assert_string_equal(f.report.why.text,
                            "what the run has begun takes more than 65636 bytes to remember");
        assert_false(sl_view_full(f.view));
        grant(&f, "s", "", NO_MESSAGES);
        event(&f, "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"s\"}");
        assert_false(f.report.run_ended);
        clear(&f);
    }
}

static void limits_end_the_run(void **state)
{
    struct fixture f = with_limits(20, 100);
    (void)state;

    grant(&f, "r", "", NO_MESSAGES);
    event(&f, STARTED);
    event(&f, "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":\"123456789012345678\"}");
    assert_false(f.report.run_ended);
    event(&f, "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":\"1234567890123456789\"}");
    assert_delivers(&f,
                    ERROR("STATE_SNAPSHOT would take the thread's state over the limit of 20 bytes",
                          "thread_full"));
    assert_int_equal(f.report.why.code, SL_THREAD_FULL);
    assert_prints(print_state, f.view, "\"123456789012345678\"");
    assert_true(sl_view_full(f.view));
    grant(&f, "s", "", ",\"messages\":[" HI "]");
    assert_true(f.report.run_began && f.report.run_ended);
    assert_delivers(&f, "- {\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"s\"}\n" ERROR(
                            "the thread is at its limit and takes no more runs", "thread_full"));
    assert_prints(sl_view_print_messages, f.view, "[]");
    clear(&f);

    f = with_limits(20, 300);
    grant(&f, "r", "", NO_MESSAGES);
    event(&f, STARTED);
    event(&f, "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m\"}");
    for (int i = 0; !f.report.run_ended; i++) {
        assert_true(i < 30);
        event(&f,
              "{\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"m\",\"delta\":\"1234567890\"}");
    }
    assert_delivers(
        &f,
        ERROR("TEXT_MESSAGE_CONTENT would take the thread's messages over the limit of 300 bytes",
              "thread_full"));
    clear(&f);

    f = with_limits(20, 60);
    grant(&f, "r", "",
          ",\"messages\":[" HI ",{\"id\":\"v\",\"role\":\"user\",\"content\":\"hello\"}]");
    assert_delivers(&f, "- {\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\"}\n" ERROR(
                            "the request takes the thread over its limit", "thread_full"));
    assert_false(sl_view_full(f.view));
    grant(&f, "s", "", ",\"messages\":[" HI "],\"state\":{\"x\":\"12345678901234567890\"}");
    assert_true(f.report.run_ended);
    assert_false(sl_view_full(f.view));
    clear(&f);
}

static void patches_between_and_in_runs(void **state)
{
    struct fixture f = fresh();
    (void)state;

    step(&f, SL_ENTRY_PATCH, 0, "",
         "{\"key\":\"k\",\"patch\":[{\"op\":\"add\",\"path\":\"/a\",\"value\":1}]}");
    assert_delivers(&f, "patch [{\"op\":\"add\",\"path\":\"/a\",\"value\":1}]\n");
    step(&f, SL_ENTRY_PATCH, 0, "",
         "{\"key\":\"k\",\"patch\":[{\"op\":\"remove\",\"path\":\"/b\"}]}");
    assert_true(f.report.skipped);
    assert_int_equal(f.report.why.code, SL_PATCH_FAILED);
    assert_delivers(&f, "");
    step(&f, SL_ENTRY_PATCH, 0, "", "{\"key\":\"k\",\"patch\":[{\"op\":\"odd\",\"path\":\"/b\"}]}");
    assert_int_equal(f.report.why.code, SL_BAD_PATCH);
    step(&f, SL_ENTRY_PATCH, 0, "", "{\"key\":\"k\"}");
    assert_int_equal(f.report.why.code, SL_BAD_PATCH);
    step(&f, SL_ENTRY_PATCH, 0, "", "{\"key\":\"k\",\"state\":[ 1]}");
    assert_delivers(&f, "state [1]\n");
    /* The reference client appends there, the RFC refuses. */
    grant(&f, "r", ",\"channel\":true", NO_MESSAGES ",\"state\":{\"own\":1}");
    step(&f, SL_ENTRY_PATCH, 0, "r",
         "{\"key\":\"k\",\"patch\":[{\"op\":\"add\",\"path\":\"/b\",\"value\":2}]}");
    assert_delivers(&f, "state {\"own\":1,\"b\":2}\n");
    event(&f, STARTED);
    assert_delivers(&f, "= " STARTED "\n");
    step(&f, SL_ENTRY_PATCH, 0, "r",
         "{\"key\":\"k\",\"patch\":[{\"op\":\"remove\",\"path\":\"/b\"}]}");
    assert_delivers(
        &f, "- {\"type\":\"STATE_DELTA\",\"delta\":[{\"op\":\"remove\",\"path\":\"/b\"}]}\n");
    step(&f, SL_ENTRY_PATCH, 0, "r", "{\"key\":\"k\",\"state\":7}");
    assert_delivers(&f, STATE("7"));
    clear(&f);

    f = with_limits(10, 100);
    step(&f, SL_ENTRY_PATCH, 0, "", "{\"key\":\"k\",\"state\":\"123456789\"}");
    assert_true(f.report.skipped);
    assert_int_equal(f.report.why.code, SL_TOO_LARGE);
    assert_false(sl_view_full(f.view));
    clear(&f);
}

static void what_clients_do_otherwise_is_followed_by_a_snapshot(void **state)
{
    struct fixture f = fresh();
    (void)state;

    grant(&f, "r", "", NO_MESSAGES ",\"state\":{\"l\":[0]}");
    event(&f, STARTED);
    event(&f,
          "{\"type\":\"STATE_DELTA\",\"delta\":[{\"op\":\"add\",\"path\":\"/l/00\",\"value\":1}]}");
    assert_delivers(&f, "= {\"type\":\"STATE_DELTA\",\"delta\":[{\"op\":\"add\",\"path\":\"/l/00\","
                        "\"value\":1}]}\n" STATE("{\"l\":[0]}"));
    event(&f,
          "{\"type\":\"STATE_DELTA\",\"delta\":[{\"op\":\"odd\",\"path\":\"/x\"},{\"op\":\"add\","
          "\"path\":\"/m\",\"value\":1}]}");
    assert_prints(print_state, f.view, "{\"l\":[0],\"m\":1}");
    event(&f, "{\"type\":\"STATE_DELTA\",\"delta\":[{\"op\":\"add\",\"path\":\"/n\",\"value\":1},{"
              "\"op\":\"test\",\"path\":\"/m\",\"value\":2}]}");
    assert_true(delivers_part(&f, SL_STR("= {\"type\":\"STATE_DELTA\"")));
    assert_false(delivers_part(&f, SL_STR("SNAPSHOT")));
    assert_prints(print_state, f.view, "{\"l\":[0],\"m\":1}");
    event(&f, "{\"type\":\"ACTIVITY_SNAPSHOT\",\"messageId\":\"v\",\"activityType\":\"p\","
              "\"content\":{\"a\":1}}");
    event(&f, "{\"type\":\"ACTIVITY_DELTA\",\"messageId\":\"v\",\"activityType\":\"q\",\"patch\":[{"
              "\"op\":\"replace\",\"path\":\"\",\"value\":5}],\"metadata\":{\"k\":1}}");
    assert_delivers(&f,
                    "= {\"type\":\"ACTIVITY_DELTA\",\"messageId\":\"v\",\"activityType\":\"q\","
                    "\"patch\":[{\"op\":\"replace\",\"path\":\"\",\"value\":5}],\"metadata\":{"
                    "\"k\":1}}\n"
                    "- {\"type\":\"ACTIVITY_SNAPSHOT\",\"messageId\":\"v\",\"activityType\":\"p\","
                    "\"content\":{\"a\":1}}\n");
    clear(&f);
}

static bool resumes(const struct fixture *f, const struct sl_doc *doc, uint32_t node,
                    struct sl_error *err)
{
    return sl_view_resume_check(f->view, &(struct sl_resume){.doc = doc, .node = node}, err);
}

static void interrupts_stay_until_a_finish(void **state)
{
    struct fixture f = fresh();
    struct sl_doc doc = {0};
    struct sl_error err = {0};
    (void)state;

    grant(&f, "r", "", NO_MESSAGES);
    event(&f, STARTED);
    event(&f,
          "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\",\"outcome\":{\"type\":"
          "\"interrupt\",\"interrupts\":[{\"id\":\"i\",\"reason\":\"x\"},{\"id\":\"j\",\"reason\":"
          "\"y\"}]}}");
    assert_prints(sl_view_print_interrupts, f.view,
                  "[{\"id\":\"i\",\"reason\":\"x\"},{\"id\":\"j\",\"reason\":\"y\"}]");
    assert_true(sl_doc_parse(
        &doc, SL_STR("[{\"interruptId\":\"\\u0069\"},{\"interruptId\":\"j\"}]"), NULL));
    assert_true(resumes(&f, &doc, 0, &err));
    assert_true(sl_doc_parse(&doc, SL_STR("[{\"interruptId\":\"i\"}]"), NULL));
    assert_false(resumes(&f, &doc, 0, &err));
    assert_int_equal(err.code, SL_INTERRUPTED);
    assert_false(resumes(&f, &doc, SL_NONE, NULL));
    assert_true(sl_doc_parse(&doc,
                             SL_STR("[{\"interruptId\":\"i\"},{\"interruptId\":\"j\"},"
                                    "{\"interruptId\":\"\\u006a\"}]"),
                             NULL));
    err = (struct sl_error){0};
    assert_false(resumes(&f, &doc, 0, &err));
    assert_int_equal(err.code, SL_BAD_INPUT);
    assert_string_equal(err.field, "/input/resume/2");
    sl_doc_clear(&doc);
    grant(&f, "s", "", NO_MESSAGES);
    event(&f, "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"s\"}");
    /* While it runs, a reader is told first what ended with the interrupts. */
    assert_prints(
        print_resync, f.view,
        "- " STARTED "\n"
        "- {\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\",\"outcome\":{"
        "\"type\":\"interrupt\",\"interrupts\":[{\"id\":\"i\",\"reason\":\"x\"},{\"id\":"
        "\"j\",\"reason\":\"y\"}]}}\n"
        "- {\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"s\"}\n" RESET SNAPSHOT("")
            STATE("{}"));
    event(&f, "{\"type\":\"RUN_ERROR\",\"message\":\"m\"}");
    assert_prints(sl_view_print_interrupts, f.view,
                  "[{\"id\":\"i\",\"reason\":\"x\"},{\"id\":\"j\",\"reason\":\"y\"}]");
    grant(&f, "q", "", NO_MESSAGES);
    fence(&f, "q", "{\"outcome\":\"cancelled\"}");
    assert_prints(sl_view_print_interrupts, f.view, "[]");
    assert_true(resumes(&f, &doc, SL_NONE, NULL));
    clear(&f);
}

static void a_resync_reopens_what_is_open(void **state)
{
    struct fixture f = fresh();
    (void)state;

    grant(&f, "r", "", NO_MESSAGES);
    event(&f, "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\",\"protocolVersion\":"
              "\"1.0\"}");
    event(&f, "{\"type\":\"SUBAGENT_STARTED\",\"subagentRunId\":\"s\",\"name\":\"n\"}");
    event(&f, "{\"type\":\"SUBAGENT_FINISHED\",\"subagentRunId\":\"s\"}");
    event(&f, "{\"type\":\"STEP_STARTED\",\"stepName\":\"p\"}");
    event(&f, "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m\",\"metadata\":{\"k\":1}}");
    event(&f, "{\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"m\",\"delta\":\"half\"}");
    event(&f, "{\"type\":\"TOOL_CALL_START\",\"toolCallId\":\"c\",\"toolCallName\":\"f\"}");
    event(&f, "{\"type\":\"TOOL_CALL_END\",\"toolCallId\":\"c\"}");
    event(&f, "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"lost\"}");
    event(&f,
          "{\"type\":\"MESSAGES_SNAPSHOT\",\"messages\":[{\"id\":\"m\",\"role\":\"assistant\","
          "\"content\":\"half\"},{\"id\":\"c\",\"role\":\"assistant\",\"toolCalls\":[{\"id\":\"c\","
          "\"type\":\"function\",\"function\":{\"name\":\"f\",\"arguments\":\"\"}}]}]}");
    assert_prints(
        print_resync, f.view,
        "- "
        "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\",\"protocolVersion\":\"1.0\"}"
        "\n"
        "- {\"type\":\"SUBAGENT_STARTED\",\"subagentRunId\":\"s\",\"name\":\"n\"}\n"
        "- {\"type\":\"SUBAGENT_FINISHED\",\"subagentRunId\":\"s\"}\n"
        "- {\"type\":\"STEP_STARTED\",\"stepName\":\"p\"}\n"
        /* Its message is gone, so the snapshot must undo what this does. */
        "- {\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"lost\"}\n" RESET SNAPSHOT(
            "{\"id\":\"m\",\"role\":\"assistant\",\"content\":\"half\"},{\"id\":\"c\",\"role\":"
            "\"assistant\",\"toolCalls\":[{\"id\":\"c\",\"type\":\"function\",\"function\":{"
            "\"name\":"
            "\"f\",\"arguments\":\"\"}}]}")
            STATE(
                "{}") "- {\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m\"}\n"
                      "- "
                      "{\"type\":\"TOOL_CALL_START\",\"toolCallId\":\"c\",\"toolCallName\":\"f\"}\n"
                      "- {\"type\":\"TOOL_CALL_END\",\"toolCallId\":\"c\"}\n");
    clear(&f);
}

static void ids_are_what_they_mean(void **state)
{
    struct fixture f = fresh();
    (void)state;

    grant(&f, "r", "", NO_MESSAGES);
    event(&f, STARTED);
    event(&f, "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"\\u006d\\\\\"}");
    event(&f,
          "{\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"m\\u005c\",\"delta\":\"\\ud83d\"}");
    event(&f, "{\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"m\\\\\",\"delta\":\"\\ude00\"}");
    assert_prints(
        sl_view_print_messages, f.view,
        "[{\"id\":\"\\u006d\\\\\",\"role\":\"assistant\",\"content\":\"\\ud83d\\ude00\"}]");
    clear(&f);
}

static bool count_run(void *ctx, struct sl_str run, struct sl_str terminal)
{
    size_t *count = ctx;
    char expected[8];

    snprintf(expected, sizeof(expected), "r%zu", *count + 2);
    assert_true(sl_str_equal(run, sl_str_from(expected)));
    assert_str_equals(terminal, "{\"type\":\"RUN_ERROR\",\"message\":\"m\",\"code\":\"c\"}");
    ++*count;
    return true;
}

static void the_last_eight_runs_are_known(void **state)
{
    struct fixture f = fresh();
    size_t count = 0;
    (void)state;

    for (int i = 0; i < 10; i++) {
        char run[8];
        snprintf(run, sizeof(run), "r%d", i);
        grant(&f, run, "", NO_MESSAGES);
        fence(&f, run, "{\"code\":\"c\",\"message\":\"m\"}");
    }
    assert_true(sl_view_each_ended(f.view, count_run, &count));
    assert_int_equal(count, 8);
    assert_false(sl_view_run_known(f.view, SL_STR("r1")));
    assert_true(sl_view_run_known(f.view, SL_STR("r2")));
    clear(&f);
}

/* Every beginning of a stored view, and it with each byte changed, is refused or taken, no more. */
static void damaged_views_are_refused(void **state)
{
    struct fixture f = fresh();
    struct sl_buf saved = SL_BUF_INIT;
    struct sl_error err = {0};
    (void)state;

    grant(&f, "r", "", ",\"messages\":[" HI "]");
    event(&f, STARTED);
    event(&f, "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\",\"outcome\":{\"type\":"
              "\"interrupt\",\"interrupts\":[{\"id\":\"i\",\"reason\":\"x\"}]}}");
    grant(&f, "s", "", ",\"messages\":[{\"id\":\"v\",\"role\":\"user\",\"content\":\"x\"}]");
    sl_view_save(f.view, &saved);
    for (size_t cut = 0; cut < saved.len; cut++)
        assert_null(sl_view_load((struct sl_str){saved.ptr, cut}, &wide, NULL));
    for (size_t i = 0; i < saved.len; i++) {
        char kept = saved.ptr[i];
        saved.ptr[i] = kept == '1' ? '{' : '1';
        sl_view_free(sl_view_load(sl_buf_str(&saved), &wide, NULL));
        saved.ptr[i] = kept;
    }
    struct sl_view *loaded = sl_view_load(sl_buf_str(&saved), &wide, &err);
    assert_non_null(loaded);
    sl_view_free(loaded);
    assert_null(sl_view_load(SL_STR("{\"version\":2,\"threadId\":\"t\"}"), &wide, &err));
    assert_int_equal(err.code, SL_BAD_FIELD);
    assert_string_equal(err.field, "version");
    sl_buf_clear(&saved);
    clear(&f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_grant_delivers_nothing_yet),
        cmocka_unit_test(added_messages_go_with_run_started),
        cmocka_unit_test(own_input_is_taken_or_corrected),
        cmocka_unit_test(a_rewrite_is_a_snapshot),
        cmocka_unit_test(a_rewrite_forgets_reasoning),
        cmocka_unit_test(answered_calls_are_not_answered_again),
        cmocka_unit_test(the_worker_gets_the_rest_untouched),
        cmocka_unit_test(the_gateway_begins_what_the_producer_does_not),
        cmocka_unit_test(a_fence_closes_and_ends),
        cmocka_unit_test(only_the_highest_lease_counts),
        cmocka_unit_test(nothing_follows_a_terminal),
        cmocka_unit_test(what_is_no_event_ends_the_run),
        cmocka_unit_test(limits_end_the_run),
        cmocka_unit_test(what_a_run_remembers_is_bounded),
        cmocka_unit_test(patches_between_and_in_runs),
        cmocka_unit_test(what_clients_do_otherwise_is_followed_by_a_snapshot),
        cmocka_unit_test(interrupts_stay_until_a_finish),
        cmocka_unit_test(a_resync_reopens_what_is_open),
        cmocka_unit_test(ids_are_what_they_mean),
        cmocka_unit_test(the_last_eight_runs_are_known),
        cmocka_unit_test(damaged_views_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
