/* SPDX-License-Identifier: MIT */
/* What clients send to a thread: inputs, answers to tool calls, changes of the state. */
#include "unit/view_rig.h"

#include <stdlib.h>

#define CHANNEL      ",\"channel\":true"
#define CALL(id)     "{\"type\":\"TOOL_CALL_START\",\"toolCallId\":\"" id "\",\"toolCallName\":\"f\"}"
#define CALL_END(id) "{\"type\":\"TOOL_CALL_END\",\"toolCallId\":\"" id "\"}"
#define RESULT(id)                                                                                 \
    "{\"type\":\"TOOL_CALL_RESULT\",\"messageId\":\"own-" id "\",\"toolCallId\":\"" id             \
    "\",\"content\":\"done\"}"
#define INPUT(key) "{\"key\":\"" key "\",\"subject\":\"ann\",\"value\":{\"n\":1}}"
#define ANSWER(call, message)                                                                      \
    "{\"key\":\"k-" call "\",\"subject\":\"ann\",\"toolCallId\":\"" call                           \
    "\",\"messageId\":\"" message "\",\"content\":\"yes\"}"
#define TOOL(call, message)                                                                        \
    "{\"id\":\"" message "\",\"role\":\"tool\",\"toolCallId\":\"" call "\",\"content\":\"yes\"}"
#define HOLDS(id)                                                                                  \
    "{\"id\":\"" id "\",\"role\":\"assistant\",\"toolCalls\":[{\"id\":\"" id                       \
    "\",\"type\":\"function\",\"function\":{\"name\":\"f\",\"arguments\":\"\"}}]}"
#define RUN_INPUT(run, state, messages)                                                            \
    "{\"threadId\":\"t\",\"runId\":\"" run "\",\"state\":" state ",\"messages\":[" messages        \
    "],\"tools\":[],\"context\":[],\"forwardedProps\":{}}"

#define assert_skipped(f, expected_code, expected_field)                                           \
    do {                                                                                           \
        assert_true((f)->report.skipped);                                                          \
        assert_int_equal((f)->report.why.code, expected_code);                                     \
        assert_string_equal((f)->report.why.field, expected_field);                                \
        assert_int_equal((f)->out.len, 0);                                                         \
    } while (0)

static void assert_same_error(const struct sl_error *a, const struct sl_error *b)
{
    assert_int_equal(a->code, b->code);
    assert_string_equal(a->field, b->field);
    assert_string_equal(a->text, b->text);
}

/* What becomes of an answer is foreseen, and remembered. */
static void post_answer(struct fixture *f, const char *run, const char *body)
{
    struct sl_error foreseen = {0}, told = {0};
    bool fits = sl_view_answer_fits(f->view, sl_str_from(body), &foreseen);

    step(f, SL_ENTRY_ANSWER, 0, run, body);
    assert_int_equal(fits, !f->report.skipped);
    assert_int_equal(sl_view_refused(f->view, sl_view_place(f->view), &told), f->report.skipped);
    assert_same_error(&foreseen, &f->report.why);
    assert_same_error(&told, &f->report.why);
}

static void post(struct fixture *f, enum sl_entry_kind kind, const char *run, const char *body)
{
    if (kind == SL_ENTRY_ANSWER) {
        post_answer(f, run, body);
        return;
    }
    step(f, kind, kind == SL_ENTRY_TAKEN ? sl_view_lease(f->view) : 0, run, body);
}

/* A live run with a channel that has called the tools "c" and "d". */
static struct fixture with_calls(void)
{
    struct fixture f = fresh();

    grant(&f, "r", CHANNEL, ",\"messages\":[" HI "]");
    event(&f, STARTED);
    event(&f, CALL("c"));
    event(&f, CALL_END("c"));
    event(&f, CALL("d"));
    event(&f, CALL_END("d"));
    return f;
}

static bool list_owed(void *ctx, enum sl_entry_kind kind, struct sl_place place, struct sl_str body)
{
    struct sl_buf *out = ctx;

    assert_int_equal(place.sub, 0);
    sl_buf_add_lit(out, "1-");
    sl_buf_add_u64(out, place.seq);
    sl_buf_add_str(out, kind == SL_ENTRY_INPUT ? SL_STR(" input ") : SL_STR(" answer "));
    sl_buf_add_str(out, body);
    sl_buf_add_char(out, '\n');
    return true;
}

static void print_owed(const struct sl_view *view, struct sl_buf *out)
{
    assert_true(sl_view_each_owed(view, list_owed, out));
}

static void print_resume_keys(const struct sl_view *view, struct sl_buf *out)
{
    sl_view_print_resume_keys(view, out);
}

/* ---- inputs ---- */

static void inputs_wait_until_they_are_taken(void **state)
{
    struct fixture f = fresh();
    size_t bytes = 0;
    (void)state;

    grant(&f, "r", CHANNEL, NO_MESSAGES);
    assert_true(sl_view_has_channel(f.view));
    post(&f, SL_ENTRY_INPUT, "r", INPUT("k"));
    assert_false(f.report.skipped);
    assert_delivers(&f, "");
    event(&f, STARTED);
    post(&f, SL_ENTRY_INPUT, "r", INPUT("\\u006c"));
    post(&f, SL_ENTRY_INPUT, "r", INPUT("m"));
    assert_int_equal(sl_view_inputs(f.view, &bytes), 3);
    assert_int_equal(bytes, 2 * strlen(INPUT("k")) + strlen(INPUT("\\u006c")));
    assert_prints(
        print_owed, f.view,
        "1-2 input " INPUT("k") "\n1-4 input " INPUT("\\u006c") "\n1-5 input " INPUT("m") "\n");
    post(&f, SL_ENTRY_TAKEN, "r", "{\"keys\":[\"l\",\"unknown\"]}");
    assert_false(f.report.skipped);
    assert_prints(print_owed, f.view, "1-2 input " INPUT("k") "\n1-5 input " INPUT("m") "\n");
    /* Another holder of the lease gets what the first one has not taken. */
    step(&f, SL_ENTRY_GRANT, 2, "r", "{}");
    assert_int_equal(sl_view_inputs(f.view, NULL), 2);
    assert_true(sl_view_has_channel(f.view));
    step(&f, SL_ENTRY_TAKEN, 1, "r", "{\"keys\":[\"k\"]}");
    assert_skipped(&f, SL_CONFLICT, "");
    assert_int_equal(sl_view_inputs(f.view, NULL), 2);
    post(&f, SL_ENTRY_TAKEN, "r", "{\"keys\":[\"k\"]}");
    event(&f, FINISHED("r"));
    assert_int_equal(sl_view_inputs(f.view, &bytes), 0);
    assert_int_equal(bytes, 0);
    assert_prints(print_owed, f.view, "");
    clear(&f);
}

static void inputs_of_a_run_go_with_it(void **state)
{
    struct fixture f = fresh();
    (void)state;

    grant(&f, "r", CHANNEL, NO_MESSAGES);
    post(&f, SL_ENTRY_INPUT, "r", INPUT("k"));
    fence(&f, "r", "{\"outcome\":\"cancelled\"}");
    assert_int_equal(sl_view_inputs(f.view, NULL), 0);
    grant(&f, "s", CHANNEL, NO_MESSAGES);
    post(&f, SL_ENTRY_INPUT, "s", INPUT("k"));
    grant(&f, "q", CHANNEL, NO_MESSAGES); /* displaces s */
    assert_int_equal(sl_view_inputs(f.view, NULL), 0);
    clear(&f);
}

static void bad_inputs_are_skipped(void **state)
{
    struct fixture f = fresh();
    (void)state;

    post(&f, SL_ENTRY_INPUT, "r", INPUT("k"));
    assert_skipped(&f, SL_UNKNOWN_RUN, "runId");
    post(&f, SL_ENTRY_TAKEN, "r", "{\"keys\":[\"k\"]}");
    assert_skipped(&f, SL_UNKNOWN_RUN, "runId");
    grant(&f, "r", CHANNEL, NO_MESSAGES);
    post(&f, SL_ENTRY_INPUT, "s", INPUT("k"));
    assert_skipped(&f, SL_UNKNOWN_RUN, "runId");
    post(&f, SL_ENTRY_INPUT, "r", "{\"value\":1}");
    assert_skipped(&f, SL_BAD_FIELD, "key");
    post(&f, SL_ENTRY_INPUT, "r", "{\"key\":\"k\",\"value\":null}");
    assert_skipped(&f, SL_BAD_FIELD, "value");
    post(&f, SL_ENTRY_INPUT, "r", "[");
    assert_skipped(&f, SL_BAD_JSON, "");
    post(&f, SL_ENTRY_TAKEN, "r", "{\"keys\":[1]}");
    assert_skipped(&f, SL_BAD_FIELD, "keys");
    post(&f, SL_ENTRY_TAKEN, "r", "{}");
    assert_skipped(&f, SL_BAD_FIELD, "keys");
    fence(&f, "r", "{\"outcome\":\"cancelled\"}");
    grant(&f, "s", ",\"channel\":false", NO_MESSAGES);
    assert_false(sl_view_has_channel(f.view));
    post(&f, SL_ENTRY_INPUT, "s", INPUT("k"));
    assert_skipped(&f, SL_UNSUPPORTED, "");
    grant(&f, "q", ",\"channel\":1", NO_MESSAGES);
    assert_skipped(&f, SL_BAD_FIELD, "channel");
    grant(&f, "q", ",\"interruptMs\":\"1\"", NO_MESSAGES);
    assert_skipped(&f, SL_BAD_FIELD, "interruptMs");
    clear(&f);

    f = with_limits(20, 100);
    grant(&f, "r", CHANNEL, NO_MESSAGES);
    post(&f, SL_ENTRY_INPUT, "r", INPUT("k"));
    assert_false(f.report.skipped);
    post(&f, SL_ENTRY_INPUT, "r", INPUT("l"));
    assert_false(f.report.skipped);
    post(&f, SL_ENTRY_INPUT, "r", INPUT("m"));
    assert_skipped(&f, SL_TOO_MANY, "");
    clear(&f);
}

/* ---- answers ---- */

static void assert_call(const struct fixture *f, struct sl_str call, enum sl_code code)
{
    struct sl_error err = {0};

    assert_int_equal(sl_view_call_open(f->view, call, &err), code == SL_OK);
    assert_int_equal(err.code, code);
    assert_string_equal(err.field, code == SL_OK ? "" : "toolCallId");
}

static void answers_wait_for_a_result(void **state)
{
    struct fixture f = with_calls();
    (void)state;

    assert_call(&f, SL_STR("c"), SL_OK);
    assert_call(&f, SL_STR("e"), SL_UNKNOWN_CALL);
    post(&f, SL_ENTRY_ANSWER, "r", ANSWER("\\u0063", "a"));
    assert_false(f.report.skipped);
    assert_delivers(&f, "");
    assert_call(&f, SL_STR("c"), SL_ANSWERED);
    assert_call(&f, SL_STR("d"), SL_OK);
    post(&f, SL_ENTRY_INPUT, "r", INPUT("k"));
    post(&f, SL_ENTRY_ANSWER, "r", ANSWER("d", "b"));
    post(&f, SL_ENTRY_ANSWER, "r", ANSWER("d", "e"));
    assert_skipped(&f, SL_ANSWERED, "toolCallId");
    assert_prints(print_owed, f.view,
                  "1-7 answer " ANSWER("\\u0063", "a") "\n1-8 input " INPUT(
                      "k") "\n1-9 answer " ANSWER("d", "b") "\n");
    /* Nobody who joins is told of them. */
    assert_prints(sl_view_print_messages, f.view, "[" HI "," HOLDS("c") "," HOLDS("d") "]");
    step(&f, SL_ENTRY_GRANT, 2, "r", "{}");
    event(&f, RESULT("c"));
    assert_delivers(&f, "= " RESULT("c") "\n");
    assert_prints(print_owed, f.view,
                  "1-8 input " INPUT("k") "\n1-9 answer " ANSWER("d", "b") "\n");
    assert_call(&f, SL_STR("c"), SL_ANSWERED);
    post(&f, SL_ENTRY_ANSWER, "r", ANSWER("c", "e"));
    assert_skipped(&f, SL_ANSWERED, "toolCallId");
    /* Messages that hold the answer are as good as a result. */
    event(&f,
          "{\"type\":\"MESSAGES_SNAPSHOT\",\"messages\":[" HOLDS("d") "," TOOL("d", "own") "]}");
    assert_prints(print_owed, f.view, "1-8 input " INPUT("k") "\n");
    clear(&f);
}

static void answers_become_messages_of_the_next_run(void **state)
{
    struct fixture f = with_calls();
    (void)state;

    post(&f, SL_ENTRY_ANSWER, "r", ANSWER("d", "b"));
    event(&f, FINISHED("r"));
    assert_prints(print_owed, f.view, "");
    post(&f, SL_ENTRY_ANSWER, "",
         "{\"key\":\"k\",\"toolCallId\":\"c\",\"messageId\":\"a\",\"content\":[{\"type\":\"text\","
         "\"text\":\"no\"}],\"error\":\"denied\",\"subject\":\"bob\"}");
    assert_false(f.report.skipped);
    assert_call(&f, SL_STR("c"), SL_ANSWERED);
    /* Whatever the input says about answered calls, or with the ids of their answers. */
    grant(&f, "s", CHANNEL,
          ",\"messages\":[" HI "," TOOL("c", "mine") "," TOOL(
              "e", "z") ",{\"id\":\"a\",\"role\":\"user\",\"content\":\"taken\"},"
                        "{\"id\":\"v\",\"role\":\"user\",\"content\":\"on\"}]");
#define ANSWERS                                                                                    \
    TOOL("d", "b")                                                                                 \
    ",{\"id\":\"a\",\"role\":\"tool\",\"toolCallId\":\"c\",\"content\":[{\"type\":\"text\","       \
    "\"text\":\"no\"}],\"error\":\"denied\"}"
    assert_prints(sl_view_print_run_input, f.view,
                  RUN_INPUT("s", "{}",
                            HI "," HOLDS("c") "," HOLDS("d") "," ANSWERS "," TOOL(
                                "e", "z") ",{\"id\":\"v\",\"role\":\"user\",\"content\":\"on\"}"));
    assert_prints(print_owed, f.view, "");
    event(&f, "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"s\"}");
    assert_delivers(
        &f,
        "- {\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"s\",\"input\":{\"threadId\":"
        "\"t\",\"runId\":\"s\",\"messages\":[" ANSWERS
        "," TOOL("e", "z") ",{\"id\":\"v\",\"role\":\"user\",\"content\":\"on\"}],\"tools\":[],"
                           "\"context\":[]}}\n");
    assert_call(&f, SL_STR("d"), SL_ANSWERED);
    clear(&f);
}

static void a_run_without_a_channel_leaves_answers_to_the_next(void **state)
{
    struct fixture f = with_calls();
    (void)state;

    event(&f, FINISHED("r"));
    grant(&f, "s", "", NO_MESSAGES);
    post(&f, SL_ENTRY_ANSWER, "s", ANSWER("c", "a"));
    assert_false(f.report.skipped);
    assert_prints(print_owed, f.view, "");
    fence(&f, "s", "{\"outcome\":\"cancelled\"}");
    grant(&f, "q", "", NO_MESSAGES);
    assert_prints(sl_view_print_run_input, f.view,
                  RUN_INPUT("q", "{}", HI "," HOLDS("c") "," HOLDS("d") "," TOOL("c", "a")));
    clear(&f);
}

static void a_rewrite_keeps_answers_with_their_calls(void **state)
{
    struct fixture f = with_calls();
    (void)state;

    event(&f, FINISHED("r"));
    post(&f, SL_ENTRY_ANSWER, "", ANSWER("c", "a"));
    post(&f, SL_ENTRY_ANSWER, "", ANSWER("d", "b"));
    grant(&f, "s", ",\"rewrite\":true",
          ",\"messages\":[" HOLDS("c") "," TOOL("c", "mine") "," HI "," TOOL("e", "z") "]");
    assert_prints(sl_view_print_run_input, f.view,
                  RUN_INPUT("s", "{}", HOLDS("c") "," TOOL("c", "a") "," HI "," TOOL("e", "z")));
    event(&f, "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"s\"}");
    assert_prints(sl_view_print_messages, f.view,
                  "[" HOLDS("c") "," TOOL("c", "a") "," HI "," TOOL("e", "z") "]");
    /* The other call is gone, and its answer with it. */
    event(&f, "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"s\"}");
    grant(&f, "q", "", ",\"messages\":[" HOLDS("d") "]");
    event(&f, "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"q\"}");
    assert_call(&f, SL_STR("d"), SL_OK);
    clear(&f);
}

static void answers_to_vanished_calls_become_nothing(void **state)
{
    struct fixture f = with_calls();
    (void)state;

    post(&f, SL_ENTRY_ANSWER, "r", ANSWER("c", "a"));
    event(&f, "{\"type\":\"MESSAGES_SNAPSHOT\",\"messages\":[" HI "]}");
    /* The agent may be waiting all the same. */
    assert_prints(print_owed, f.view, "1-7 answer " ANSWER("c", "a") "\n");
    event(&f, FINISHED("r"));
    grant(&f, "s", "", NO_MESSAGES);
    assert_prints(sl_view_print_run_input, f.view, RUN_INPUT("s", "{}", HI));
    clear(&f);
}

static void an_answer_whose_id_was_taken_gets_another(void **state)
{
    struct fixture f = with_calls();
    (void)state;

    post(&f, SL_ENTRY_ANSWER, "r", ANSWER("c", "m"));
    event(&f, "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m\"}");
    event(&f, "{\"type\":\"TEXT_MESSAGE_END\",\"messageId\":\"m\"}");
    event(&f, FINISHED("r"));
    grant(&f, "s", "", NO_MESSAGES);
    assert_prints(sl_view_print_run_input, f.view,
                  RUN_INPUT("s", "{}",
                            HI "," HOLDS("c") "," HOLDS(
                                "d") ",{\"id\":\"m\",\"role\":\"assistant\",\"content\":\"\"}"
                                     "," TOOL("c", "sluice-answer-1-7")));
    clear(&f);
}

static void bad_answers_are_skipped(void **state)
{
    struct fixture f = with_calls();
    struct sl_buf deep = SL_BUF_INIT;
    (void)state;

    post(&f, SL_ENTRY_ANSWER, "r", ANSWER("e", "a"));
    assert_skipped(&f, SL_UNKNOWN_CALL, "toolCallId");
    post(&f, SL_ENTRY_ANSWER, "r", "{\"messageId\":\"a\",\"content\":\"\"}");
    assert_skipped(&f, SL_BAD_FIELD, "toolCallId");
    post(&f, SL_ENTRY_ANSWER, "r", "{\"toolCallId\":\"c\",\"messageId\":1,\"content\":\"\"}");
    assert_skipped(&f, SL_BAD_FIELD, "messageId");
    post(&f, SL_ENTRY_ANSWER, "r", "{\"toolCallId\":\"c\",\"messageId\":\"a\"}");
    assert_skipped(&f, SL_BAD_FIELD, "content");
    post(&f, SL_ENTRY_ANSWER, "r", "{\"toolCallId\":\"c\",\"messageId\":\"a\",\"content\":{}}");
    assert_skipped(&f, SL_BAD_FIELD, "content");
    post(&f, SL_ENTRY_ANSWER, "r",
         "{\"toolCallId\":\"c\",\"messageId\":\"a\",\"content\":[{\"type\":\"text\"}]}");
    assert_skipped(&f, SL_BAD_FIELD, "content");
    post(&f, SL_ENTRY_ANSWER, "r",
         "{\"toolCallId\":\"c\",\"messageId\":\"a\",\"content\":\"\",\"error\":null}");
    assert_skipped(&f, SL_BAD_FIELD, "error");
    sl_buf_add_lit(&deep, "{\"toolCallId\":\"c\",\"messageId\":\"a\",\"content\":[{\"type\":"
                          "\"text\",\"text\":\"\",\"metadata\":");
    for (int i = 0; i < 499; i++)
        sl_buf_add_char(&deep, '[');
    for (int i = 0; i < 499; i++)
        sl_buf_add_char(&deep, ']');
    sl_buf_add(&deep, "}]}", sizeof("}]}"));
    post(&f, SL_ENTRY_ANSWER, "r", deep.ptr);
    assert_skipped(&f, SL_TOO_DEEP, "content");
    assert_call(&f, SL_STR("c"), SL_OK);
    sl_buf_clear(&deep);
    clear(&f);
}

/* An answer takes the room that its message will. */
static void answers_count_as_messages(void **state)
{
    struct fixture f = with_limits(20, 600);
    char text[512];
    (void)state;

    grant(&f, "r", CHANNEL, NO_MESSAGES);
    event(&f, STARTED);
    event(&f, CALL("c"));
    event(&f, CALL("d"));
    post(&f, SL_ENTRY_ANSWER, "r", ANSWER("c", "a"));
    assert_false(f.report.skipped);
    snprintf(text, sizeof(text),
             "{\"toolCallId\":\"d\",\"messageId\":\"b\",\"content\":\"%0300d\"}", 1);
    post(&f, SL_ENTRY_ANSWER, "r", text);
    assert_skipped(&f, SL_THREAD_FULL, "");
    assert_false(sl_view_full(f.view));
    assert_call(&f, SL_STR("d"), SL_OK);
    event(&f, RESULT("c"));
    assert_false(f.report.run_ended);
    clear(&f);
}

/* The run that would have taken them is over the limit and never was. */
static void answers_outlive_a_request_that_is_too_large(void **state)
{
    struct fixture f = with_limits(200, 400);
    char text[512];
    (void)state;

    grant(&f, "r", CHANNEL, NO_MESSAGES);
    event(&f, STARTED);
    event(&f, CALL("c"));
    event(&f, CALL_END("c"));
    post(&f, SL_ENTRY_ANSWER, "r", ANSWER("c", "a"));
    event(&f, FINISHED("r"));
    snprintf(text, sizeof(text),
             ",\"messages\":[{\"id\":\"v\",\"role\":\"user\",\"content\":\"%0300d\"}]", 1);
    grant(&f, "s", CHANNEL, text);
    assert_true(f.report.run_ended);
    assert_call(&f, SL_STR("c"), SL_ANSWERED);
    grant(&f, "q", "", NO_MESSAGES);
    assert_prints(sl_view_print_run_input, f.view,
                  RUN_INPUT("q", "{}", HOLDS("c") "," TOOL("c", "a")));
    clear(&f);
}

static void an_answer_in_the_request_is_known_before_the_run_starts(void **state)
{
    struct fixture f = with_calls();
    (void)state;

    event(&f, FINISHED("r"));
    grant(&f, "s", CHANNEL, ",\"messages\":[" TOOL("c", "mine") "]");
    assert_call(&f, SL_STR("c"), SL_ANSWERED);
    post(&f, SL_ENTRY_ANSWER, "s", ANSWER("c", "a"));
    assert_skipped(&f, SL_ANSWERED, "toolCallId");
    post(&f, SL_ENTRY_ANSWER, "s", ANSWER("d", "b"));
    assert_prints(print_owed, f.view, "1-10 answer " ANSWER("d", "b") "\n");
    clear(&f);
}

/* ---- changes of the state ---- */

#define PATCH(operations) "{\"key\":\"k\",\"subject\":\"ann\",\"patch\":[" operations "]}"
#define ADD(path, value)  "{\"op\":\"add\",\"path\":\"" path "\",\"value\":" value "}"

static void refused_patches_are_remembered(void **state)
{
    static const struct {
        const char *body;
        enum sl_code code;
        const char *field;
    } cases[] = {
        {PATCH(ADD("/a", "1") "," ADD("/b/c", "1")), SL_PATCH_FAILED, "patch/1/path"},
        {PATCH("{\"op\":\"test\",\"path\":\"/a\",\"value\":2}"), SL_PATCH_FAILED, "patch/0/path"},
        {PATCH(ADD("/a", "1") ",{\"op\":\"test\",\"path\":\"/a\",\"value\":2}"), SL_PATCH_FAILED,
         "patch/1/value"},
        {PATCH("{\"op\":\"copy\",\"path\":\"/a\",\"from\":\"/b\"}"), SL_PATCH_FAILED,
         "patch/0/from"},
        {PATCH("{\"op\":\"spam\",\"path\":\"/a\"}"), SL_BAD_PATCH, "patch/0/op"},
        {PATCH("{\"op\":\"add\",\"path\":\"/a\"}"), SL_BAD_PATCH, "patch/0/value"},
        {"{\"patch\":{}}", SL_BAD_PATCH, "patch"},
        {"{\"key\":\"k\"}", SL_BAD_PATCH, ""},
        {PATCH(ADD("/a", "\"12345678901234567890\"")), SL_TOO_LARGE, "patch"},
        {"{\"state\":\"12345678901234567890\"}", SL_TOO_LARGE, "state"},
        {"{", SL_BAD_JSON, ""},
    };
    struct fixture f = with_limits(20, 100);
    struct sl_error err = {0};
    (void)state;

    for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
        post(&f, SL_ENTRY_PATCH, "", cases[i].body);
        assert_skipped(&f, cases[i].code, cases[i].field);
        post(&f, SL_ENTRY_PATCH, "", PATCH(""));
        assert_false(f.report.skipped);
    }
    for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
        err = (struct sl_error){0};
        assert_true(sl_view_refused(f.view, (struct sl_place){1, 2 * i + 1, 0}, &err));
        assert_int_equal(err.code, cases[i].code);
        assert_string_equal(err.field, cases[i].field);
        assert_true(strlen(err.text) > 0);
        assert_int_equal(err.limit > 0, err.code == SL_TOO_LARGE);
        assert_false(sl_view_refused(f.view, (struct sl_place){1, 2 * i + 2, 0}, NULL));
    }
    assert_false(sl_view_refused(f.view, (struct sl_place){0}, NULL));
    assert_false(sl_view_refused(f.view, (struct sl_place){9, 9, 0}, NULL));
    clear(&f);
}

static void the_last_refusals_are_known(void **state)
{
    struct fixture f = fresh();
    const uint64_t more = 5;
    (void)state;

    f.is_not_kept = true;
    for (uint64_t i = 0; i < SL_VIEW_REFUSALS + more; i++)
        post(&f, SL_ENTRY_PATCH, "", "{}");
    f.is_not_kept = false;
    assert_false(sl_view_refused(f.view, (struct sl_place){1, more, 0}, NULL));
    assert_true(sl_view_refused(f.view, (struct sl_place){1, more + 1, 0}, NULL));
    assert_true(sl_view_refused(f.view, (struct sl_place){1, f.seq, 0}, NULL));
    post(&f, SL_ENTRY_PATCH, "", "{}");
    assert_false(sl_view_refused(f.view, (struct sl_place){1, more + 1, 0}, NULL));
    struct sl_view *loaded = reloaded(f.view, &f.limits);
    assert_false(sl_view_refused(loaded, (struct sl_place){1, more + 1, 0}, NULL));
    assert_true(sl_view_refused(loaded, (struct sl_place){1, more + 2, 0}, NULL));
    assert_true(sl_view_refused(loaded, (struct sl_place){1, f.seq, 0}, NULL));
    sl_view_free(loaded);
    clear(&f);
}

static void a_run_without_a_channel_takes_no_patch(void **state)
{
    struct fixture f = fresh();
    struct sl_error err = {0};
    (void)state;

    grant(&f, "r", "", NO_MESSAGES);
    post(&f, SL_ENTRY_PATCH, "r", PATCH(ADD("/a", "1")));
    assert_skipped(&f, SL_UNSUPPORTED, "");
    event(&f, STARTED);
    post(&f, SL_ENTRY_PATCH, "r", "{\"state\":1}");
    assert_skipped(&f, SL_UNSUPPORTED, "");
    assert_true(sl_view_refused(f.view, (struct sl_place){1, 4, 0}, &err));
    assert_int_equal(err.code, SL_UNSUPPORTED);
    event(&f, FINISHED("r"));
    post(&f, SL_ENTRY_PATCH, "", PATCH(ADD("/a", "1")));
    assert_delivers(&f, "patch [" ADD("/a", "1") "]\n");
    clear(&f);
}

static void a_patch_can_be_all_there_is(void **state)
{
    struct fixture f = fresh();
    (void)state;

    post(&f, SL_ENTRY_PATCH, "", PATCH(ADD("/a", "1")));
    assert_delivers(&f, "patch [" ADD("/a", "1") "]\n");
    assert_true(sl_view_has_history(f.view));
    assert_prints(print_resync, f.view, "state {\"a\":1}\n");
    grant(&f, "r", "", NO_MESSAGES);
    assert_prints(sl_view_print_run_input, f.view, RUN_INPUT("r", "{\"a\":1}", ""));
    clear(&f);
}

/* The reference client copies what is beyond its array, so readers get the whole state. */
static void a_deviation_is_told(void **state)
{
    struct fixture f = fresh();
    (void)state;

    post(&f, SL_ENTRY_PATCH, "", "{\"state\":{\"toString\":1}}");
    assert_false(f.report.deviates);
    post(&f, SL_ENTRY_PATCH, "", PATCH("{\"op\":\"test\",\"path\":\"\",\"value\":{}}"));
    assert_skipped(&f, SL_PATCH_FAILED, "patch/0/value");
    post(&f, SL_ENTRY_PATCH, "",
         PATCH("{\"op\":\"move\",\"from\":\"/toString\",\"path\":\"/l\"},"
               "{\"op\":\"test\",\"path\":\"/l\",\"value\":1.0}"));
    assert_false(f.report.deviates);
    post(&f, SL_ENTRY_PATCH, "", PATCH(ADD("/n", "1e999")));
    assert_false(f.report.deviates);
    post(&f, SL_ENTRY_PATCH, "", PATCH(ADD("/m", "1")));
    assert_true(f.report.deviates);
    assert_delivers(&f, "state {\"l\":1,\"n\":1e999,\"m\":1}\n");
    clear(&f);
}

/* ---- where things changed ---- */

#define assert_place(place, s, n)                                                                  \
    do {                                                                                           \
        struct sl_place place_ = (place);                                                          \
        assert_int_equal(place_.seq, s);                                                           \
        assert_int_equal(place_.sub, n);                                                           \
    } while (0)

static void changes_have_places(void **state)
{
    struct fixture f = fresh();
    (void)state;

    assert_place(sl_view_state_changed(f.view), 0, 0);
    assert_place(sl_view_messages_changed(f.view), 0, 0);
    post(&f, SL_ENTRY_PATCH, "", PATCH(ADD("/a", "1")));
    assert_place(sl_view_state_changed(f.view), 1, 1);
    post(&f, SL_ENTRY_PATCH, "", "{}");
    assert_place(sl_view_state_changed(f.view), 1, 1);
    grant(&f, "r", CHANNEL, NO_MESSAGES ",\"state\":{\"b\":1}");
    event(&f, STARTED);
    assert_place(sl_view_state_changed(f.view), 4, 2);
    assert_place(sl_view_messages_changed(f.view), 0, 0);
    event(&f, "{\"type\":\"TOOL_CALL_CHUNK\",\"toolCallId\":\"c\",\"toolCallName\":\"f\",\"delta\":"
              "\"x\"}");
    assert_place(sl_view_messages_changed(f.view), 5, 2);
    event(&f, "{\"type\":\"CUSTOM\",\"name\":\"n\",\"value\":1}"); /* ends the call in front */
    assert_place(sl_view_messages_changed(f.view), 6, 1);
    event(&f, "{\"type\":\"STATE_DELTA\",\"delta\":[" ADD("/c", "1") "]}");
    assert_place(sl_view_state_changed(f.view), 7, 1);
    event(&f, FINISHED("r"));
    assert_place(sl_view_state_changed(f.view), 7, 1);
    assert_place(sl_view_messages_changed(f.view), 6, 1);
    grant(&f, "s", "", ",\"messages\":[" HI "],\"state\":{\"d\":1}");
    assert_place(sl_view_messages_changed(f.view), 6, 1);
    event(&f, STARTED);
    assert_place(sl_view_messages_changed(f.view), 10, 1);
    assert_place(sl_view_state_changed(f.view), 10, 2);
    clear(&f);
}

/* ---- what is stored ---- */

static void print_all(const struct sl_view *view, struct sl_buf *out)
{
    sl_view_save(view, out);
}

static struct fixture with_everything(void)
{
    struct fixture f = with_calls();

    post(&f, SL_ENTRY_INPUT, "r", INPUT("k"));
    post(&f, SL_ENTRY_ANSWER, "r", ANSWER("c", "a"));
    post(&f, SL_ENTRY_PATCH, "r", PATCH(ADD("/a/b", "1")));
    return f;
}

/* Every beginning of it, and it with each byte changed, is refused or taken, no more. */
static void damaged_views_are_refused(void **state)
{
    struct fixture f = with_everything();
    struct sl_buf saved = SL_BUF_INIT;
    (void)state;

    print_all(f.view, &saved);
    for (size_t cut = 0; cut < saved.len; cut++)
        assert_null(sl_view_load((struct sl_str){saved.ptr, cut}, &wide, NULL));
    for (size_t i = 0; i < saved.len; i++) {
        char kept = saved.ptr[i];
        saved.ptr[i] = kept == '1' ? '{' : '1';
        sl_view_free(sl_view_load(sl_buf_str(&saved), &wide, NULL));
        saved.ptr[i] = kept;
    }
    sl_buf_clear(&saved);
    clear(&f);
}

static void hostile_views_are_refused(void **state)
{
    static const struct {
        const char *is;
        const char *becomes;
        const char *field;
    } cases[] = {
        {",\"channel\":true", "", "inputs"},
        {"\"inputs\":[{\"ms\":1,\"seq\":7", "\"inputs\":[{\"ms\":0,\"seq\":0", "seq"},
        {"\"inputs\":[{", "\"inputs\":[{\"body\":\"[]\",\"seq\":2,\"ms\":1},{", "body"},
        {"\\\"value\\\":{\\\"n\\\":1}", "\\\"value\\\":null", "body"},
        {"\"answers\":[{",
         "\"answers\":[{\"ms\":1,\"seq\":1,\"body\":\"{\\\"toolCallId\\\":\\\"c\\\","
         "\\\"messageId\\\""
         ":\\\"a\\\",\\\"content\\\":1}\"},{",
         "body"},
        {"\"answers\":[{",
         "\"answers\":[{\"ms\":1,\"seq\":1,\"body\":\"{\\\"toolCallId\\\":\\\"c\\\","
         "\\\"messageId\\\""
         ":\\\"a\\\",\\\"content\\\":\\\"\\\"}\"},{",
         "body"},
        {"\"code\":\"patch_failed\"", "\"code\":\"ok\"", "code"},
        {"\"refusals\":[{\"ms\":1,\"seq\":9", "\"refusals\":[],\"x\":[{\"ms\":1,\"seq\":9",
         "refusals"},
        {"\"text\":\"nothing", "\"text\":1,\"x\":\"nothing", "text"},
        {"\"messagesChanged\":{\"ms\":1,\"seq\":6,\"sub\":1}",
         "\"messagesChanged\":{\"ms\":1,\"seq\":6,\"sub\":4294967296}", "messagesChanged"},
    };
    struct fixture f = with_everything();
    struct sl_buf saved = SL_BUF_INIT;
    (void)state;

    print_all(f.view, &saved);
    sl_buf_add_char(&saved, '\0');
    for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
        struct sl_buf text = SL_BUF_INIT;
        struct sl_error err = {0};
        char *at = strstr(saved.ptr, cases[i].is);
        if (!at)
            fail_msg("%s is not in %s", cases[i].is, saved.ptr);
        sl_buf_add(&text, saved.ptr, (size_t)(at - saved.ptr));
        sl_buf_add_str(&text, sl_str_from(cases[i].becomes));
        sl_buf_add_str(&text, sl_str_from(at + strlen(cases[i].is)));
        struct sl_view *view = sl_view_load(sl_buf_str(&text), &wide, &err);
        if (view || strcmp(err.field, cases[i].field) != 0)
            fail_msg("%s: %s", cases[i].becomes, err.field);
        assert_int_equal(err.code, SL_BAD_FIELD);
        sl_buf_clear(&text);
    }
    assert_prints(print_resume_keys, f.view, "{}");
    sl_buf_clear(&saved);
    clear(&f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(inputs_wait_until_they_are_taken),
        cmocka_unit_test(inputs_of_a_run_go_with_it),
        cmocka_unit_test(bad_inputs_are_skipped),
        cmocka_unit_test(answers_wait_for_a_result),
        cmocka_unit_test(answers_become_messages_of_the_next_run),
        cmocka_unit_test(a_run_without_a_channel_leaves_answers_to_the_next),
        cmocka_unit_test(a_rewrite_keeps_answers_with_their_calls),
        cmocka_unit_test(answers_to_vanished_calls_become_nothing),
        cmocka_unit_test(an_answer_whose_id_was_taken_gets_another),
        cmocka_unit_test(bad_answers_are_skipped),
        cmocka_unit_test(answers_count_as_messages),
        cmocka_unit_test(answers_outlive_a_request_that_is_too_large),
        cmocka_unit_test(an_answer_in_the_request_is_known_before_the_run_starts),
        cmocka_unit_test(refused_patches_are_remembered),
        cmocka_unit_test(the_last_refusals_are_known),
        cmocka_unit_test(a_run_without_a_channel_takes_no_patch),
        cmocka_unit_test(a_patch_can_be_all_there_is),
        cmocka_unit_test(a_deviation_is_told),
        cmocka_unit_test(changes_have_places),
        cmocka_unit_test(damaged_views_are_refused),
        cmocka_unit_test(hostile_views_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
