/* SPDX-License-Identifier: MIT */
/* Threads through lenses: what passes, as which bytes, and what a reader that joins gets. */
#include "unit/view_rig.h"

#include "sluice/filter.h"

/* A thread and one lens on it; `seen` is what the last entry shows, one delivery a line: "= " and
 * the bytes that came in, "- " and others, "state " and "patch " between runs. */
struct look {
    struct fixture f;
    struct sl_filter filter;
    struct sl_lens *lens;
    struct sl_buf seen;
};

#define HIDE(category) (1U << SL_CAT_##category)

static struct look look(unsigned hidden, const char *paths)
{
    struct look l = {.f = fresh()};
    struct sl_doc doc = {0};

    if (paths) {
        assert_true(sl_doc_parse(&doc, sl_str_from(paths), NULL));
        assert_true(sl_filter_read_paths(&l.filter, &doc, 0, NULL));
        sl_doc_clear(&doc);
    }
    l.filter.hidden |= hidden;
    l.lens = sl_lens_new(&l.filter, l.f.view, &wide);
    assert_non_null(l.lens);
    return l;
}

static void done(struct look *l)
{
    sl_lens_free(l->lens);
    sl_filter_clear(&l->filter);
    sl_buf_clear(&l->seen);
    clear(&l->f);
}

static bool see(void *ctx, const struct sl_delivery *in)
{
    struct look *l = ctx;
    struct sl_delivery out;
    bool shown;

    assert_true(sl_lens_step(l->lens, in, &out, &shown));
    if (!shown)
        return true;
    assert_true(out.verbatim == sl_str_equal(out.json, in->json));
    if (out.inert)
        sl_buf_add_lit(&l->seen, "inert ");
    return take(&l->seen, &out);
}

static void enter(struct look *l, enum sl_entry_kind kind, uint64_t lease, const char *body)
{
    const struct sl_entry entry = {.place = {1, ++l->f.seq, 0},
                                   .kind = kind,
                                   .lease = lease,
                                   .run = SL_STR("r"),
                                   .body = sl_str_from(body)};
    struct sl_error err = {0};

    sl_buf_reset(&l->seen);
    if (!sl_view_step(l->f.view, &entry, see, l, &l->f.report, &err))
        fail_msg("%s", err.text);
}

/* `members` are those of the RunAgentInput behind its ids. */
static void grants(struct look *l, const char *members)
{
    char body[1024];

    snprintf(body, sizeof(body),
             "{\"agent\":\"a\",\"channel\":true,\"input\":{\"threadId\":\"t\",\"runId\":\"r\"%s}}",
             members);
    enter(l, SL_ENTRY_GRANT, sl_view_lease(l->f.view) + 1, body);
}

static void sends(struct look *l, const char *event)
{
    enter(l, SL_ENTRY_EVENT, sl_view_lease(l->f.view), event);
}

static void starts(struct look *l)
{
    grants(l, NO_MESSAGES);
    sends(l, STARTED);
}

#define assert_sees(l, event, lines)                                                               \
    do {                                                                                           \
        sends(l, event);                                                                           \
        assert_str_equals(sl_buf_str(&(l)->seen), lines);                                          \
    } while (0)
#define assert_passes(l, event) assert_sees(l, event, "= " event "\n")
#define assert_hides(l, event)  assert_sees(l, event, "")

static void assert_tells(const struct sl_lens *lens, const struct look *l, const char *lines)
{
    struct sl_buf out = SL_BUF_INIT;

    assert_true(sl_lens_resync(lens, l->f.view, take, &out, NULL));
    if (!sl_str_equal(sl_buf_str(&out), sl_str_from(lines)))
        fail_msg("%.*s\nis not\n%s", SL_STR_ARG(sl_buf_str(&out)), lines);
    sl_buf_clear(&out);
}

/* By this lens as by one that is made now. */
static void assert_joins(const struct look *l, const char *lines)
{
    struct sl_lens *late = sl_lens_new(&l->filter, l->f.view, &wide);

    assert_non_null(late);
    assert_tells(l->lens, l, lines);
    assert_tells(late, l, lines);
    sl_lens_free(late);
}

/* ---- categories ---- */

#define TEXT_START   "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m\"}"
#define TEXT_CONTENT "{\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"m\",\"delta\":\"x\"}"
#define TEXT_END     "{\"type\":\"TEXT_MESSAGE_END\",\"messageId\":\"m\"}"
#define CALL_START   "{\"type\":\"TOOL_CALL_START\",\"toolCallId\":\"c\",\"toolCallName\":\"f\"}"
#define CALL_ARGS    "{\"type\":\"TOOL_CALL_ARGS\",\"toolCallId\":\"c\",\"delta\":\"{}\"}"
#define CALL_END     "{\"type\":\"TOOL_CALL_END\",\"toolCallId\":\"c\"}"
#define CALL_RESULT                                                                                \
    "{\"type\":\"TOOL_CALL_RESULT\",\"messageId\":\"n\",\"toolCallId\":\"c\",\"content\":\"y\"}"
#define SPAN_START "{\"type\":\"REASONING_START\",\"messageId\":\"s\"}"
#define SPAN_END   "{\"type\":\"REASONING_END\",\"messageId\":\"s\"}"
#define THOUGHT_START                                                                              \
    "{\"type\":\"REASONING_MESSAGE_START\",\"messageId\":\"o\",\"role\":\"reasoning\"}"
#define THOUGHT     "{\"type\":\"REASONING_MESSAGE_CONTENT\",\"messageId\":\"o\",\"delta\":\"z\"}"
#define THOUGHT_END "{\"type\":\"REASONING_MESSAGE_END\",\"messageId\":\"o\"}"
#define ENCRYPTED                                                                                  \
    "{\"type\":\"REASONING_ENCRYPTED_VALUE\",\"subtype\":\"message\",\"entityId\":\"m\","          \
    "\"encryptedValue\":\"e\"}"
#define ACTIVITY                                                                                   \
    "{\"type\":\"ACTIVITY_SNAPSHOT\",\"messageId\":\"v\",\"activityType\":\"t\","                  \
    "\"content\":{\"a\":1}}"
#define ACTIVITY_DELTA                                                                             \
    "{\"type\":\"ACTIVITY_DELTA\",\"messageId\":\"v\",\"activityType\":\"t\",\"patch\":"           \
    "[{\"op\":\"add\",\"path\":\"/a\",\"value\":2}]}"
#define SNAP       "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"a\": 1.50, \"b\":2}}"
#define DELTA      "{\"type\":\"STATE_DELTA\",\"delta\":[{\"op\":\"remove\",\"path\":\"/b\"}]}"
#define CUSTOM     "{\"type\":\"CUSTOM\",\"name\":\"n\",\"value\":1}"
#define RAW        "{\"type\":\"RAW\",\"event\":1}"
#define ODD        "{\"type\":\"ODD\",\"x\":1}"
#define SUB_START  "{\"type\":\"SUBAGENT_STARTED\",\"subagentRunId\":\"p\",\"name\":\"n\"}"
#define SUB_END    "{\"type\":\"SUBAGENT_FINISHED\",\"subagentRunId\":\"p\"}"
#define STEP_START "{\"type\":\"STEP_STARTED\",\"stepName\":\"n\"}"
#define STEP_END   "{\"type\":\"STEP_FINISHED\",\"stepName\":\"n\"}"

static const struct {
    enum sl_category category;
    const char *event;
} all[] = {
    {SL_CAT_TEXT, TEXT_START},
    {SL_CAT_TEXT, TEXT_CONTENT},
    {SL_CAT_TEXT, TEXT_END},
    {SL_CAT_TOOL, CALL_START},
    {SL_CAT_TOOL, CALL_ARGS},
    {SL_CAT_TOOL, CALL_END},
    {SL_CAT_TOOL, CALL_RESULT},
    {SL_CAT_REASONING, SPAN_START},
    {SL_CAT_REASONING, THOUGHT_START},
    {SL_CAT_REASONING, THOUGHT},
    {SL_CAT_REASONING, THOUGHT_END},
    {SL_CAT_REASONING, SPAN_END},
    {SL_CAT_REASONING, ENCRYPTED},
    {SL_CAT_ACTIVITY, ACTIVITY},
    {SL_CAT_ACTIVITY, ACTIVITY_DELTA},
    {SL_CAT_STATE, SNAP},
    {SL_CAT_STATE, DELTA},
    {SL_CAT_SPECIAL, CUSTOM},
    {SL_CAT_SUBAGENT, SUB_START},
    {SL_CAT_SUBAGENT, SUB_END},
    {SL_CAT_LIFECYCLE, STEP_START},
    {SL_CAT_LIFECYCLE, STEP_END},
    {SL_CAT_LIFECYCLE, FINISHED("r")},
};

static void a_category_hides_its_events_alone(void **state)
{
    (void)state;
    for (int hidden = 1; hidden < SL_CAT_COUNT; hidden++) {
        struct look l = look(1U << hidden, NULL);
        grants(&l, NO_MESSAGES);
        assert_passes(&l, STARTED);
        for (size_t i = 0; i < sizeof(all) / sizeof(*all); i++) {
            char want[256];
            snprintf(want, sizeof(want), "= %s\n", all[i].event);
            sends(&l, all[i].event);
            if ((int)all[i].category == hidden)
                want[0] = '\0';
            /* An ACTIVITY_DELTA is inert to nobody who saw the snapshot. */
            if (!sl_str_equal(sl_buf_str(&l.seen), sl_str_from(want)))
                fail_msg("%d: %.*s is not %s", hidden, SL_STR_ARG(sl_buf_str(&l.seen)), want);
        }
        done(&l);
    }
}

static void raw_and_unknown_events_pass_no_filter_that_hides(void **state)
{
    struct look l = look(HIDE(REASONING), NULL);
    struct look paths = look(0, "[\"/x\"]");

    (void)state;
    starts(&l);
    assert_hides(&l, RAW);
    assert_hides(&l, ODD);
    assert_passes(&l, CUSTOM);
    starts(&paths);
    assert_hides(&paths, RAW);
    assert_hides(&paths, ODD);
    done(&l);
    done(&paths);
}

static void raw_events_are_taken_out(void **state)
{
    struct look l = look(HIDE(REASONING), NULL);

    (void)state;
    starts(&l);
    assert_sees(&l,
                "{\"rawEvent\":{\"a\":1}, \"type\":\"CUSTOM\", \"name\" : \"n\",\"value\": "
                "[ 1.0 ],\"rawEvent\":2}",
                "- {\"type\":\"CUSTOM\",\"name\":\"n\",\"value\":[ 1.0 ]}\n");
    assert_sees(&l, "{\"type\":\"RUN_ERROR\",\"message\":\"m\",\"rawEvent\":[]}",
                "- {\"type\":\"RUN_ERROR\",\"message\":\"m\"}\n");
    assert_joins(&l, "- " STARTED "\n" RESET SNAPSHOT("")
                         STATE("{}") "- {\"type\":\"RUN_ERROR\",\"message\":\"m\"}\n");
    done(&l);
}

static bool ended(void *ctx, struct sl_str run, struct sl_str terminal)
{
    sl_buf_add_str(ctx, run);
    sl_buf_add_char(ctx, ' ');
    sl_buf_add_str(ctx, terminal);
    return true;
}

static void stripping_changes_nothing_else(void **state)
{
    struct look l = look(0, NULL);
    struct sl_buf runs = SL_BUF_INIT;

    (void)state;
    sl_lens_free(l.lens);
    l.filter.stripped = 1U << SL_STRIP_RAW_EVENT;
    l.lens = sl_lens_new(&l.filter, l.f.view, &wide);
    grants(&l, NO_MESSAGES);
    assert_passes(&l, "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\",\"input\":"
                      "{\"threadId\":\"t\",\"runId\":\"r\",\"messages\":[],\"tools\":[],"
                      "\"context\":[{\"description\":\"d\",\"value\":\"v\"}],\"state\":7}}");
    assert_passes(&l, RAW);
    assert_passes(&l, ODD);
    assert_sees(&l, "{\"type\":\"ODD\",\"rawEvent\":1}", "- {\"type\":\"ODD\"}\n");
    assert_passes(&l, SNAP);
    sends(&l, "{\"type\":\"RUN_ERROR\",\"message\":\"m\",\"rawEvent\":[]}");
    assert_true(sl_lens_each_ended(l.lens, l.f.view, ended, &runs));
    assert_str_equals(sl_buf_str(&runs), "r {\"type\":\"RUN_ERROR\",\"message\":\"m\"}");
    sl_buf_clear(&runs);
    done(&l);
    l = look(0, NULL);
    sl_lens_free(l.lens);
    l.filter.stripped = 1U << SL_STRIP_RAW;
    l.lens = sl_lens_new(&l.filter, l.f.view, &wide);
    starts(&l);
    assert_hides(&l, RAW);
    assert_passes(&l, "{\"type\":\"ODD\",\"rawEvent\":1}");
    done(&l);
}

/* ---- messages ---- */

#define USER "{\"id\": \"u\",\"role\":\"user\",\"content\":\"hi\"}"
#define BOTH                                                                                       \
    "{\"id\":\"b\",\"role\":\"assistant\",\"content\":\"x\",\"name\":\"n\",\"subagentRunId\":"     \
    "\"p\","                                                                                       \
    "\"metadata\":{\"k\":1},\"encryptedValue\":\"e\",\"toolCalls\":[{\"id\":\"c\",\"type\":"       \
    "\"function\",\"encryptedValue\":\"e\",\"function\":{\"name\":\"f\",\"arguments\":\"{}\"}}]}"
#define CALLS(extra)                                                                               \
    "[{\"id\":\"c\",\"type\":\"function\"" extra                                                   \
    ",\"function\":{\"name\":\"f\",\"arguments\":\"{}\"}}]"
#define NO_TEXT                                                                                    \
    "{\"id\":\"b\",\"role\":\"assistant\",\"subagentRunId\":\"p\",\"encryptedValue\":\"e\","       \
    "\"toolCalls\":" CALLS(",\"encryptedValue\":\"e\"") "}"
#define NO_CALLS                                                                                   \
    "{\"id\":\"b\",\"role\":\"assistant\",\"content\":\"x\",\"name\":\"n\",\"subagentRunId\":"     \
    "\"p\","                                                                                       \
    "\"metadata\":{\"k\":1},\"encryptedValue\":\"e\"}"
#define NO_SECRET                                                                                  \
    "{\"id\":\"b\",\"role\":\"assistant\",\"content\":\"x\",\"name\":\"n\",\"subagentRunId\":"     \
    "\"p\","                                                                                       \
    "\"metadata\":{\"k\":1},\"toolCalls\":" CALLS("") "}"
#define BARE                                                                                       \
    "{\"id\":\"d\",\"role\":\"assistant\",\"toolCalls\":[{\"id\":\"e\",\"type\":\"function\","     \
    "\"function\":{\"name\":\"f\",\"arguments\":\"\"}}]}"
#define EMPTY          "{\"id\":\"i\",\"role\":\"assistant\",\"content\":\"\",\"toolCalls\":[]}"
#define TOOL           "{\"id\":\"n\",\"role\":\"tool\",\"content\":\"y\",\"toolCallId\":\"c\"}"
#define ACT            "{\"id\":\"v\",\"role\":\"activity\",\"activityType\":\"t\",\"content\":{}}"
#define REASONING      "{\"id\":\"o\",\"role\":\"reasoning\",\"content\":\"z\"}"
#define SYSTEM         "{\"id\":\"y\",\"role\":\"system\",\"content\":\"s\"}"
#define EVERY          USER "," BOTH "," TOOL "," BARE "," EMPTY "," ACT "," REASONING "," SYSTEM
#define MESSAGES(list) "{\"type\":\"MESSAGES_SNAPSHOT\",\"messages\":[" list "]}"

/* What is shown of messages is the same from an event, from a run's input, and to who joins. */
static void check_messages(unsigned hidden, const char *shown)
{
    char want[2048];
    struct look l = look(hidden, NULL);

    grants(&l, ",\"messages\":[" EVERY "]");
    sends(&l, STARTED);
    snprintf(
        want, sizeof(want),
        "- {\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\",\"input\":{\"threadId\":"
        "\"t\",\"runId\":\"r\",\"messages\":[%s],\"tools\":[],\"context\":[]}}\n",
        shown);
    struct sl_str seen = sl_buf_str(&l.seen);
    struct sl_buf compact = SL_BUF_INIT;
    for (const char *c = want; *c; c++)
        if (c[0] != ' ' || c < want + 2)
            sl_buf_add_char(&compact, *c);
    if (!sl_str_equal(seen, sl_buf_str(&compact)))
        fail_msg("%x: %.*s is not %.*s", hidden, SL_STR_ARG(seen),
                 SL_STR_ARG(sl_buf_str(&compact)));
    sl_buf_clear(&compact);
    sends(&l, MESSAGES(EVERY));
    snprintf(want, sizeof(want), "- {\"type\":\"MESSAGES_SNAPSHOT\",\"messages\":[%s]}\n", shown);
    if (!sl_str_equal(sl_buf_str(&l.seen), sl_str_from(want)))
        fail_msg("%x: %.*s is not %s", hidden, SL_STR_ARG(sl_buf_str(&l.seen)), want);
    sends(&l, FINISHED("r"));
    struct sl_lens *late = sl_lens_new(&l.filter, l.f.view, &wide);
    struct sl_buf ours = SL_BUF_INIT, theirs = SL_BUF_INIT;
    assert_true(sl_lens_resync(l.lens, l.f.view, take, &ours, NULL));
    assert_true(sl_lens_resync(late, l.f.view, take, &theirs, NULL));
    assert_true(sl_str_equal(sl_buf_str(&ours), sl_buf_str(&theirs)));
    sl_buf_clear(&ours);
    sl_buf_clear(&theirs);
    sl_lens_free(late);
    done(&l);
}

static void messages_lose_what_categories_bring(void **state)
{
    (void)state;
    check_messages(HIDE(TEXT), NO_TEXT "," TOOL "," BARE "," ACT "," REASONING);
    check_messages(HIDE(TOOL), USER "," NO_CALLS ",{\"id\":\"i\",\"role\":\"assistant\","
                                    "\"content\":\"\"}," ACT "," REASONING "," SYSTEM);
    check_messages(HIDE(ACTIVITY),
                   USER "," BOTH "," TOOL "," BARE "," EMPTY "," REASONING "," SYSTEM);
    check_messages(HIDE(REASONING),
                   USER "," NO_SECRET "," TOOL "," BARE "," EMPTY "," ACT "," SYSTEM);
    check_messages(HIDE(TEXT) | HIDE(TOOL), ACT "," REASONING);
    check_messages(HIDE(TEXT) | HIDE(TOOL) | HIDE(REASONING), ACT);
}

static void snapshots_that_are_shown_whole_keep_their_bytes(void **state)
{
    struct look l = look(HIDE(STATE), NULL);
    struct look tools = look(HIDE(TOOL), NULL);

    (void)state;
    starts(&l);
    assert_passes(&l, MESSAGES(EVERY));
    starts(&tools);
    assert_passes(&tools, MESSAGES(USER "," REASONING));
    assert_sees(&tools, "{\"messages\":[" TOOL "],\"timestamp\":1, \"type\":\"MESSAGES_SNAPSHOT\"}",
                "- {\"messages\":[],\"timestamp\":1,\"type\":\"MESSAGES_SNAPSHOT\"}\n");
    done(&l);
    done(&tools);
}

static void nothing_of_an_input_passes_but_messages(void **state)
{
    struct look l = look(HIDE(TOOL), NULL);

    (void)state;
    grants(&l, NO_MESSAGES);
    assert_sees(
        &l,
        "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\",\"input\":{\"threadId\":"
        "\"t\",\"runId\":\"r\",\"parentRunId\":\"q\",\"state\":{\"s\":1},\"messages\":[" TOOL
        "],\"tools\":[],\"context\":[],\"forwardedProps\":{}},\"parentRunId\":\"q\"}",
        "- {\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\",\"parentRunId\":\"q\"}\n"
        "= {\"type\":\"MESSAGES_SNAPSHOT\",\"messages\":[]" AUTHORITY "\n");
    done(&l);
}

/* A run that rewrites the history resets it; who is shown no users' messages needs that as well. */
static void resets_work_for_everybody(void **state)
{
    static const unsigned filters[] = {HIDE(TEXT), HIDE(REASONING), HIDE(TEXT) | HIDE(REASONING),
                                       HIDE(TEXT) | HIDE(TOOL), HIDE(SPECIAL)};

    (void)state;
    for (size_t i = 0; i < sizeof(filters) / sizeof(*filters); i++) {
        struct look l = look(filters[i], NULL);
        grants(&l, ",\"messages\":[" REASONING "," USER "," TOOL "]");
        sends(&l, STARTED);
        sends(&l, FINISHED("r"));
        enter(&l, SL_ENTRY_GRANT, sl_view_lease(l.f.view) + 1,
              "{\"agent\":\"a\",\"rewrite\":true,\"input\":{\"threadId\":\"t\",\"runId\":\"r\","
              "\"messages\":[]}}");
        sends(&l, STARTED);
        assert_joins(&l, "- " STARTED "\n" RESET SNAPSHOT("") STATE("{}"));
        done(&l);
    }
}

/* ---- what was legal by something hidden ---- */

static void a_hidden_message_may_have_been_a_call_s_parent(void **state)
{
    struct look l = look(HIDE(TEXT), NULL);

    (void)state;
    starts(&l);
    assert_hides(&l,
                 "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m\",\"subagentRunId\":\"p\"}");
    /* To the reader the call makes its message, whose owner is nobody's. */
    assert_passes(&l, "{\"type\":\"TOOL_CALL_START\",\"toolCallId\":\"c\",\"toolCallName\":\"f\","
                      "\"parentMessageId\":\"m\"}");
    assert_sees(&l,
                "{\"type\":\"TOOL_CALL_ARGS\",\"toolCallId\":\"c\",\"delta\":\"1\","
                "\"subagentRunId\":\"p\"}",
                "- {\"type\":\"TOOL_CALL_ARGS\",\"toolCallId\":\"c\",\"delta\":\"1\"}\n");
    assert_tells(l.lens, &l,
                 "- " STARTED "\n" RESET SNAPSHOT(
                     "{\"id\":\"m\",\"role\":\"assistant\",\"toolCalls\":[{\"id\":\"c\",\"type\":"
                     "\"function\",\"function\":{\"name\":\"f\",\"arguments\":\"1\"}}]}")
                     STATE("{}") "- {\"type\":\"TOOL_CALL_START\",\"toolCallId\":\"c\","
                                 "\"parentMessageId\":\"m\",\"toolCallName\":\"f\"}\n");
    done(&l);
}

static void a_hidden_call_may_have_made_a_message(void **state)
{
    struct look l = look(HIDE(TOOL), NULL);

    (void)state;
    starts(&l);
    assert_hides(&l, "{\"type\":\"TOOL_CALL_START\",\"toolCallId\":\"c\",\"toolCallName\":\"f\","
                     "\"parentMessageId\":\"m\"}");
    assert_passes(&l, "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m\",\"name\":\"n\"}");
    assert_passes(&l, TEXT_CONTENT);
    assert_hides(&l, CALL_END);
    assert_tells(
        l.lens, &l,
        "- " STARTED "\n" RESET SNAPSHOT(
            "{\"id\":\"m\",\"role\":\"assistant\",\"content\":\"x\",\"name\":\"n\"}")
            STATE("{}") "- {\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m\",\"name\":\"n\"}\n");
    assert_passes(&l, TEXT_END);
    assert_passes(&l, FINISHED("r"));
    done(&l);
}

/* A snapshot that gives the message away makes another owner of it. */
static void a_start_loses_the_tag_that_its_reader_would_refuse(void **state)
{
    struct look l = look(HIDE(TOOL), NULL);

    (void)state;
    starts(&l);
    assert_passes(&l,
                  "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m\",\"subagentRunId\":\"p\"}");
    assert_passes(&l, TEXT_END);
    assert_sees(&l,
                MESSAGES("{\"id\":\"m\",\"role\":\"tool\",\"content\":\"\",\"toolCallId\":\"c\","
                         "\"subagentRunId\":\"q\"}"),
                "- " MESSAGES("") "\n");
    assert_sees(&l, "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m\",\"subagentRunId\":\"q\"}",
                "- " TEXT_START "\n");
    assert_passes(&l, TEXT_CONTENT);
    done(&l);
}

static void an_activity_is_inert_where_it_was_not_shown(void **state)
{
    struct look l = look(HIDE(TEXT), NULL);
    const char *keep = "{\"type\":\"ACTIVITY_SNAPSHOT\",\"messageId\":\"m\",\"activityType\":\"t\","
                       "\"content\":{\"a\":1},\"replace\":false}";

    (void)state;
    starts(&l);
    assert_hides(&l, TEXT_START);
    sends(&l, keep);
    assert_true(l.seen.len > 0 && l.seen.ptr[0] == '='); /* to this reader it is new */
    assert_sees(
        &l, "{\"type\":\"ACTIVITY_DELTA\",\"messageId\":\"w\",\"activityType\":\"t\",\"patch\":[]}",
        "inert = {\"type\":\"ACTIVITY_DELTA\",\"messageId\":\"w\",\"activityType\":\"t\","
        "\"patch\":[]}\n");
    /* Only here: the thread has a text of that id. */
    assert_sees(&l,
                "{\"type\":\"ACTIVITY_DELTA\",\"messageId\":\"m\",\"activityType\":\"u\",\"patch\":"
                "[{\"op\":\"replace\",\"path\":\"/toString\",\"value\":1}],\"metadata\":{\"k\":1}}",
                "- {\"type\":\"ACTIVITY_SNAPSHOT\",\"messageId\":\"m\",\"activityType\":\"t\","
                "\"content\":{\"a\":1},\"metadata\":{\"k\":1}}\n");
    done(&l);
}

/* ---- the state ---- */

#define WHOLE "{\"s\":1,\"a\":{\"s\":2,\"x\": 3.0},\"l\":[{\"s\":4,\"x\":5},{\"s\":6},7]}"
#define SHOWN "{\"a\":{\"x\":3.0},\"l\":[{\"x\":5},{},7]}"

static void states_are_shown_in_part(void **state)
{
    struct look l = look(0, "[\"/s\",\"/a/s\",\"/l/*/s\"]");

    (void)state;
    starts(&l);
    assert_passes(&l, "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"b\": 1, \"l\":[]}}");
    assert_passes(&l, "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":null}");
    assert_sees(&l, "{\"type\":\"STATE_SNAPSHOT\", \"snapshot\":" WHOLE ",\"timestamp\":1}",
                "- {\"type\":\"STATE_SNAPSHOT\",\"snapshot\":" SHOWN ",\"timestamp\":1}\n");
    assert_joins(&l, "- " STARTED "\n" RESET SNAPSHOT("") STATE(SHOWN));
    /* Repeated keys: what JavaScript would not see goes as well. */
    assert_sees(
        &l,
        "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"s\":1,\"a\":{\"s\":2},\"b\":1,\"b\":2,"
        "\"s\":3,\"a\":{\"x\":4}}}",
        "- "
        "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"b\":1,\"b\":2,\"a\":{\"x\":4}}}\n");
    done(&l);
}

static void elements_that_are_hidden_go(void **state)
{
    struct look l = look(0, "[\"/l/0\",\"/l/2\",\"/m/*\",\"/n/1/x\",\"/n/0\"]");

    (void)state;
    starts(&l);
    assert_sees(&l,
                "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"l\":[0,1,2,3],\"m\":[1,[2]],\"n\":"
                "[0,{\"x\":1},{\"x\":2}]}}",
                "- {\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"l\":[1,3],\"m\":[],\"n\":"
                "[{},{\"x\":2}]}}\n");
    assert_sees(
        &l, "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"l\":{\"0\":1,\"1\":2},\"m\":{\"a\":1}}}",
        "- {\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"l\":{\"1\":2},\"m\":{}}}\n");
    done(&l);
}

#define PATCH(op, path, more)                                                                      \
    "{\"type\":\"STATE_DELTA\",\"delta\":[{\"op\":\"" op "\",\"path\":\"" path "\"" more "}]}"

static void patches_that_touch_become_snapshots(void **state)
{
    struct look l = look(0, "[\"/s\",\"/a/s\",\"/l/*/s\",\"/n/1\"]");
    struct {
        const char *op, *path, *more;
        char becomes; /* = the same, - a snapshot, or nothing */
    } patches[] = {
        {"add", "/b", ",\"value\":1", '='},
        {"add", "/a/x", ",\"value\":1", '='},
        {"test", "/a/x", ",\"value\":2", '='}, /* fails everywhere */
        {"replace", "/l/0/x", ",\"value\":1", '='},
        {"add", "/n/x", ",\"value\":1", '='},
        {"odd", "/b", "", '='},
        {"add", "/s", ",\"value\":1", 0},
        {"add", "/s/t", ",\"value\":1", 0},
        {"test", "/a/s", ",\"value\":1", 0},
        {"remove", "/l/1/s", "", 0},
        {"copy", "/s", ",\"from\":\"/a/s\"", 0},
        {"copy", "/b", ",\"from\":\"/s\"", '-'},
        {"move", "/s", ",\"from\":\"/b\"", '-'},
        {"add", "/a", ",\"value\":{\"s\":1}", '-'},
        {"add", "/l/0", ",\"value\":{\"s\":1}", '-'},
        {"add", "/l/-", ",\"value\":{\"s\":1}", '-'},
        {"remove", "/l/2", "", '-'},
        {"replace", "", ",\"value\":" WHOLE, '-'},
        {"odd", "/s", ",\"from\":\"/b\"", '-'},
        {"add", "/n", ",\"value\":[1,2,3]", '-'},
        {"replace", "/n/0", ",\"value\":1", '-'}, /* next to a hidden element */
        {"replace", "/n/2", ",\"value\":1", '-'},
        {"add", "/n/1", ",\"value\":1", '-'}, /* moves one to where it is shown */
        {"add", "/n/-", ",\"value\":1", '-'},
        {"test", "/n/01", ",\"value\":1", '-'},
        {"add", "/n/1/x", ",\"value\":1", 0},
    };

    (void)state;
    starts(&l);
    sends(&l, "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":" WHOLE "}");
    for (size_t i = 0; i < sizeof(patches) / sizeof(*patches); i++) {
        char event[512];
        snprintf(event, sizeof(event),
                 "{\"type\":\"STATE_DELTA\",\"delta\":[{\"op\":\"%s\",\"path\":\"%s\"%s}]}",
                 patches[i].op, patches[i].path, patches[i].more);
        sends(&l, event);
        if ((l.seen.len ? l.seen.ptr[0] : 0) != patches[i].becomes)
            fail_msg("%s becomes %.*s", event, SL_STR_ARG(sl_buf_str(&l.seen)));
    }
    done(&l);
}

static void snapshots_for_patches_have_their_tag(void **state)
{
    struct look l = look(0, "[\"/s\"]");

    (void)state;
    starts(&l);
    assert_sees(
        &l,
        "{\"type\":\"STATE_DELTA\",\"subagentRunId\":\"p\",\"delta\":[{\"op\":\"add\",\"path\":"
        "\"/s\",\"value\":1},{\"op\":\"add\",\"path\":\"/b\",\"value\":2}],\"rawEvent\":1}",
        "- {\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"b\":2},\"subagentRunId\":\"p\"}\n");
    assert_sees(&l, PATCH("add", "/b", ",\"value\":3"),
                "= " PATCH("add", "/b", ",\"value\":3") "\n");
    assert_joins(&l, "- " STARTED "\n" RESET SNAPSHOT("") STATE("{\"b\":3}"));
    done(&l);
}

/* Who hides a path may not learn it from what comes in its place, and a patch that readers may
 * apply otherwise is followed by a snapshot. */
static void deviating_patches_are_snapshots(void **state)
{
    struct look l = look(0, "[\"/s\"]");

    (void)state;
    starts(&l);
    sends(&l, "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"s\":1,\"a\":[1]}}");
    assert_sees(&l, PATCH("add", "/a/00", ",\"value\":2"),
                STATE("{\"a\":[1]}") STATE("{\"a\":[1]}"));
    done(&l);
}

static void frames_between_runs_are_shown_in_part(void **state)
{
    struct look l = look(0, "[\"/s\"]");
    struct look none = look(HIDE(STATE), NULL);

    (void)state;
    assert_joins(&l, "state {}\n");
    enter(&l, SL_ENTRY_PATCH, 0, "{\"state\":{\"s\":1, \"b\":2}}");
    assert_str_equals(sl_buf_str(&l.seen), "state {\"b\":2}\n");
    enter(&l, SL_ENTRY_PATCH, 0, "{\"patch\":[{\"op\":\"add\",\"path\":\"/b\",\"value\":3}]}");
    assert_str_equals(sl_buf_str(&l.seen),
                      "patch [{\"op\":\"add\",\"path\":\"/b\",\"value\":3}]\n");
    enter(&l, SL_ENTRY_PATCH, 0, "{\"patch\":[{\"op\":\"copy\",\"from\":\"/b\",\"path\":\"/s\"}]}");
    assert_str_equals(sl_buf_str(&l.seen), "state {\"b\":3}\n");
    enter(&l, SL_ENTRY_PATCH, 0, "{\"patch\":[{\"op\":\"add\",\"path\":\"/s\",\"value\":3}]}");
    assert_str_equals(sl_buf_str(&l.seen), "");
    enter(&l, SL_ENTRY_PATCH, 0, "{\"state\":{\"b\":4}}");
    assert_str_equals(sl_buf_str(&l.seen), "state {\"b\":4}\n");
    assert_joins(&l, "state {\"b\":4}\n");
    enter(&none, SL_ENTRY_PATCH, 0, "{\"state\":{\"s\":1}}");
    assert_str_equals(sl_buf_str(&none.seen), "");
    assert_joins(&none, "state {}\n");
    done(&l);
    done(&none);
}

/* ---- readers that join ---- */

static void who_joins_is_told_what_is_open_and_shown(void **state)
{
    static const struct {
        unsigned hidden;
        const char *lines;
    } cases[] = {
        {HIDE(SPECIAL),
         "- " STARTED "\n- " SUB_START "\n- " STEP_START "\n" RESET SNAPSHOT(
             "{\"id\":\"m\",\"role\":\"assistant\",\"content\":\"x\"},"
             "{\"id\":\"c\",\"role\":\"assistant\",\"toolCalls\":[{\"id\":\"c\","
             "\"type\":\"function\",\"function\":{\"name\":\"f\",\"arguments\":\"\"}}]}")
             STATE("{\"a\":1.50,\"b\":2}") "- " TEXT_START "\n- " CALL_START "\n- " SPAN_START
                                           "\n"},
        {HIDE(TEXT) | HIDE(STATE),
         "- " STARTED "\n- " SUB_START "\n- " STEP_START
         "\n" RESET SNAPSHOT("{\"id\":\"c\",\"role\":\"assistant\",\"toolCalls\":[{\"id\":\"c\","
                             "\"type\":\"function\",\"function\":{\"name\":\"f\",\"arguments\":"
                             "\"\"}}]}") "- " CALL_START "\n- " SPAN_START "\n"},
        {HIDE(TOOL) | HIDE(SUBAGENT) | HIDE(REASONING),
         "- " STARTED "\n- " STEP_START
         "\n" RESET SNAPSHOT("{\"id\":\"m\",\"role\":\"assistant\",\"content\":\"x\"}")
             STATE("{\"a\":1.50,\"b\":2}") "- " TEXT_START "\n"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
        struct look l = look(cases[i].hidden, NULL);
        starts(&l);
        sends(&l, SUB_START);
        sends(&l, STEP_START);
        sends(&l, TEXT_START);
        sends(&l, TEXT_CONTENT);
        sends(&l, CALL_START);
        sends(&l, SPAN_START);
        sends(&l, SNAP);
        assert_joins(&l, cases[i].lines);
        done(&l);
    }
}

static void calls_without_a_result_are_told_behind_the_run(void **state)
{
    struct look l = look(HIDE(TEXT), NULL);
    struct look none = look(HIDE(TOOL), NULL);

    (void)state;
    starts(&l);
    sends(&l, CALL_START);
    sends(&l, CALL_END);
    sends(&l, FINISHED("r"));
    assert_joins(&l,
                 "- " STARTED "\n" RESET SNAPSHOT(
                     "{\"id\":\"c\",\"role\":\"assistant\",\"toolCalls\":[{\"id\":\"c\",\"type\":"
                     "\"function\",\"function\":{\"name\":\"f\",\"arguments\":\"\"}}]}")
                     STATE("{}") "- " CALL_START "\n- " CALL_END "\n- " FINISHED("r") "\n");
    starts(&none);
    sends(&none, CALL_START);
    sends(&none, CALL_END);
    sends(&none, FINISHED("r"));
    assert_joins(&none, "- " STARTED "\n" RESET SNAPSHOT("") STATE("{}") "- " FINISHED("r") "\n");
    done(&l);
    done(&none);
}

static void marks_hold_what_is_shown(void **state)
{
    struct look l = look(0, "[\"/s\"]");
    struct look none = look(HIDE(STATE), NULL);

    (void)state;
    starts(&l);
    starts(&none);
    sends(&l, "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"s\":\"0123456789\",\"b\":1}}");
    sends(&none, "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"s\":\"0123456789\",\"b\":1}}");
    struct sl_mark *mark = sl_lens_mark(l.lens), *empty = sl_lens_mark(none.lens);
    assert_non_null(mark);
    assert_non_null(empty);
    assert_int_equal(sl_mark_bytes(mark, NULL) - sl_mark_bytes(empty, NULL),
                     strlen("{\"b\":1}") - 2);
    sl_mark_unref(mark);
    sl_mark_unref(empty);
    done(&l);
    done(&none);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_category_hides_its_events_alone),
        cmocka_unit_test(raw_and_unknown_events_pass_no_filter_that_hides),
        cmocka_unit_test(raw_events_are_taken_out),
        cmocka_unit_test(stripping_changes_nothing_else),
        cmocka_unit_test(messages_lose_what_categories_bring),
        cmocka_unit_test(snapshots_that_are_shown_whole_keep_their_bytes),
        cmocka_unit_test(nothing_of_an_input_passes_but_messages),
        cmocka_unit_test(resets_work_for_everybody),
        cmocka_unit_test(a_hidden_message_may_have_been_a_call_s_parent),
        cmocka_unit_test(a_hidden_call_may_have_made_a_message),
        cmocka_unit_test(a_start_loses_the_tag_that_its_reader_would_refuse),
        cmocka_unit_test(an_activity_is_inert_where_it_was_not_shown),
        cmocka_unit_test(states_are_shown_in_part),
        cmocka_unit_test(elements_that_are_hidden_go),
        cmocka_unit_test(patches_that_touch_become_snapshots),
        cmocka_unit_test(snapshots_for_patches_have_their_tag),
        cmocka_unit_test(deviating_patches_are_snapshots),
        cmocka_unit_test(frames_between_runs_are_shown_in_part),
        cmocka_unit_test(who_joins_is_told_what_is_open_and_shown),
        cmocka_unit_test(calls_without_a_result_are_told_behind_the_run),
        cmocka_unit_test(marks_hold_what_is_shown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
