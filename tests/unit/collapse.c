/* SPDX-License-Identifier: MIT */
/*
 * Collapsed spans, byte for byte. A log is lines of text: `>` an event of the run, `G` the grant of
 * a run with members of its input, `P` what a client changes between runs, `|` where the span
 * begins. A result is lines, too: `=N` the span's delivery of that number as it is, `+` an event
 * and `s` a state between runs that were made.
 */
#include "unit/unit.h"

#include <stdlib.h>

#include "sluice/collapse.h"

/* ---- a span ---- */

enum { MAX_ITEMS = 64 };

struct span {
    struct sl_view *view;
    struct sl_delivery items[MAX_ITEMS];
    struct sl_mark *marks[MAX_ITEMS];
    size_t count;
    struct sl_buf out;
};

static struct sl_str kept(struct sl_str text)
{
    char *copy = malloc(text.len + 1);

    assert_non_null(copy);
    if (text.len > 0)
        memcpy(copy, text.ptr, text.len);
    return (struct sl_str){copy, text.len};
}

static bool take(void *ctx, const struct sl_delivery *delivery)
{
    struct span *span = ctx;

    assert_in_range(span->count, 0, MAX_ITEMS - 1);
    span->items[span->count] = *delivery;
    span->items[span->count].run = kept(delivery->run);
    span->items[span->count].json = kept(delivery->json);
    bool marked = delivery->type == SL_EV_RUN_STARTED || delivery->type == SL_EV_RUN_FINISHED ||
                  delivery->type == SL_EV_RUN_ERROR;
    if (marked && !delivery->is_state)
        assert_non_null(span->marks[span->count] = sl_view_mark(span->view));
    span->count++;
    return true;
}

static void forget_items(struct span *span)
{
    for (size_t i = 0; i < span->count; i++) {
        free((char *)(uintptr_t)span->items[i].run.ptr);
        free((char *)(uintptr_t)span->items[i].json.ptr);
        sl_mark_unref(span->marks[i]);
        span->marks[i] = NULL;
    }
    span->count = 0;
}

static void step(struct span *span, char what, struct sl_str text)
{
    struct sl_entry entry = {.lease = sl_view_lease(span->view), .run = SL_STR("r"), .body = text};
    struct sl_place last = sl_view_place(span->view);
    struct sl_view_report report;
    struct sl_buf body = SL_BUF_INIT;
    struct sl_error err = {0};

    entry.place = (struct sl_place){1, last.seq + 1, 0};
    entry.kind = what == '>' ? SL_ENTRY_EVENT : SL_ENTRY_PATCH;
    if (what == 'G') {
        entry.kind = SL_ENTRY_GRANT;
        entry.lease++;
        sl_buf_add_lit(&body, "{\"agent\":\"a\",\"policy\":\"pass\",\"input\":{\"threadId\":\"t\","
                              "\"runId\":\"r\"");
        sl_buf_add_str(&body, text);
        sl_buf_add_lit(&body, "}}");
        entry.body = sl_buf_str(&body);
    }
    if (!sl_view_step(span->view, &entry, take, span, &report, &err) || report.why.code != SL_OK)
        if (report.skipped || report.run_ended == (what == 'G') ||
            (what == '>' && report.gate != SL_GATE_PASSED))
            fail_msg("%.*s: %s%s", SL_STR_ARG(text), err.text, report.why.text);
    sl_buf_clear(&body);
}

static void read_log(struct span *span, const char *log)
{
    while (*log) {
        size_t len = strcspn(log, "\n");
        if (log[0] == '|')
            forget_items(span);
        else
            step(span, log[0], (struct sl_str){log + 1, len - 1});
        log += len + (log[len] == '\n');
    }
}

static bool give(void *ctx, const struct sl_delivery *delivery, size_t source)
{
    struct span *span = ctx;
    struct sl_buf *out = &span->out;

    if (source != SIZE_MAX) {
        assert_in_range(source, 0, span->count - 1);
        assert_ptr_equal(delivery->json.ptr, span->items[source].json.ptr);
        sl_buf_add_char(out, '=');
        sl_buf_add_u64(out, source);
    } else {
        assert_false(delivery->verbatim || delivery->is_patch);
        sl_buf_add_char(out, delivery->is_state ? 's' : '+');
        sl_buf_add_str(out, delivery->json);
    }
    assert_true(sl_str_equal(delivery->run, delivery->is_state ? SL_STR("") : SL_STR("r")));
    sl_buf_add_char(out, '\n');
    return true;
}

/* Which marks are there. */
enum marks { ALL_MARKS, NO_END, NO_MARKS };

static enum sl_collapsed collapse(struct span *span, enum marks marks, unsigned drops)
{
    struct sl_collapse *made = sl_collapse_new(drops);
    struct sl_mark *end = marks == ALL_MARKS ? sl_view_mark(span->view) : NULL;

    assert_non_null(made);
    for (size_t i = 0; i < span->count; i++)
        assert_true(
            sl_collapse_add(made, &span->items[i], marks == NO_MARKS ? NULL : span->marks[i]));
    enum sl_collapsed result = sl_collapse_end(made, end, give, span);
    sl_collapse_free(made);
    sl_mark_unref(end);
    return result;
}

static const struct sl_view_limits limits = {1 << 16, 1 << 16};

#define BEGUN "G,\"messages\":[]\n>{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\"}\n"

static void check(const char *log, enum marks marks, unsigned drops, enum sl_collapsed result,
                  const char *want)
{
    struct span span = {.view = sl_view_new(SL_STR("t"), &limits)};

    assert_non_null(span.view);
    read_log(&span, log);
    assert_int_equal(collapse(&span, marks, drops), result);
    if (!sl_str_equal(sl_buf_str(&span.out), sl_str_from(want)))
        fail_msg("got\n%.*sand not\n%s", SL_STR_ARG(sl_buf_str(&span.out)), want);
    forget_items(&span);
    sl_buf_clear(&span.out);
    sl_view_free(span.view);
}

/* Within a run that has begun. */
#define gives(log, want)             check(BEGUN log, ALL_MARKS, 0, SL_COLLAPSED, want)
#define gives_with(log, drops, want) check(BEGUN log, ALL_MARKS, drops, SL_COLLAPSED, want)

/* ---- events ---- */

#define EVENT(type, members)   ">{\"type\":\"" type "\"" members "}\n"
#define OF(type, id, more)     EVENT(type, ",\"messageId\":\"" id "\"" more)
#define TEXT(id)               OF("TEXT_MESSAGE_START", id, "")
#define ADD(id, delta)         OF("TEXT_MESSAGE_CONTENT", id, ",\"delta\":\"" delta "\"")
#define ADD_M(id, delta, more) OF("TEXT_MESSAGE_CONTENT", id, ",\"delta\":\"" delta "\"" more)
#define DONE(id)               OF("TEXT_MESSAGE_END", id, "")
#define THINK(id)              OF("REASONING_MESSAGE_START", id, ",\"role\":\"reasoning\"")
#define THOUGHT(id, delta)     OF("REASONING_MESSAGE_CONTENT", id, ",\"delta\":\"" delta "\"")
#define CALL(id)               EVENT("TOOL_CALL_START", ",\"toolCallId\":\"" id "\",\"toolCallName\":\"f\"")
#define ARGS(id, delta)                                                                            \
    EVENT("TOOL_CALL_ARGS", ",\"toolCallId\":\"" id "\",\"delta\":\"" delta "\"")
#define CALLED(id) EVENT("TOOL_CALL_END", ",\"toolCallId\":\"" id "\"")
#define RESULT(id, call)                                                                           \
    OF("TOOL_CALL_RESULT", id, ",\"toolCallId\":\"" call "\",\"content\":\"r\"")
#define MESSAGES(list) EVENT("MESSAGES_SNAPSHOT", ",\"messages\":[" list "]")
#define MESSAGES_BY(list, types)                                                                   \
    EVENT("MESSAGES_SNAPSHOT", ",\"messages\":[" list "],\"metadata\":{\"@ag-ui/client\":{"        \
                               "\"authoritativeActivityTypes\":" types "}}")
#define SHOW(id, content, more)                                                                    \
    OF("ACTIVITY_SNAPSHOT", id, ",\"activityType\":\"t\",\"content\":" content more)
#define CHANGE(id, patch, more)                                                                    \
    OF("ACTIVITY_DELTA", id, ",\"activityType\":\"t\",\"patch\":[" patch "]" more)
#define STATE(state)     EVENT("STATE_SNAPSHOT", ",\"snapshot\":" state)
#define DELTA(patch)     EVENT("STATE_DELTA", ",\"delta\":[" patch "]")
#define PUT(path, value) "{\"op\":\"add\",\"path\":\"" path "\",\"value\":" value "}"
#define FINISHED         EVENT("RUN_FINISHED", ",\"threadId\":\"t\",\"runId\":\"r\"")
#define FAILED           EVENT("RUN_ERROR", ",\"message\":\"m\"")
#define ENCRYPTED(what, id, value)                                                                 \
    EVENT("REASONING_ENCRYPTED_VALUE",                                                             \
          ",\"subtype\":\"" what "\",\"entityId\":\"" id "\",\"encryptedValue\":\"" value "\"")
#define JOINED(id, delta)                                                                          \
    "+{\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"" id "\",\"delta\":\"" delta "\"}\n"

/* ---- deltas ---- */

static void deltas_join_the_first(void **state)
{
    (void)state;
    gives(TEXT("a") TEXT("b") "|\n" ADD("a", "1") ADD("b", "x") ADD("a", "2") ADD("\\u0061", "3"),
          JOINED("a", "123") "=1\n");
    gives("|\n" TEXT("a") ADD("a", "1") ADD("a", "2") DONE("a"), "=0\n" JOINED("a", "12") "=3\n");
    /* One alone is not touched. */
    gives(TEXT("a") "|\n" ADD("a", "1"), "=0\n");
    gives("|\n", "");
}

static void bodies_are_joined_as_they_are(void **state)
{
    (void)state;
    gives(TEXT("a") "|\n" ADD("a", "\\ud83d") ADD("a", "\\ude00\\n") ADD("a", "\xc3\xa9\\u00e9"),
          JOINED("a", "\\ud83d\\ude00\\n\xc3\xa9\\u00e9"));
    gives(TEXT("a") "|\n" ADD("a", "") ADD("a", ""), JOINED("a", ""));
}

static void the_first_event_gives_the_rest(void **state)
{
    (void)state;
    gives(OF("TEXT_MESSAGE_START", "a", ",\"subagentRunId\":\"p\"") "|\n" ADD_M(
              "a", "1", ",\"rawEvent\":{},\"timestamp\":1,\"odd\":[ 1 ],\"subagentRunId\":\"p\"")
              ADD_M("a", "2", ",\"timestamp\":2,\"rawEvent\":2"),
          "+{\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"a\",\"odd\":[ 1 ],\"subagentRunId\":"
          "\"p\",\"delta\":\"12\",\"timestamp\":2}\n");
    /* Without one in the last. */
    gives(TEXT("a") "|\n" ADD_M("a", "1", ",\"timestamp\":1") ADD("a", "2"), JOINED("a", "12"));
}

static void metadata_merges(void **state)
{
    (void)state;
    gives(TEXT("a") "|\n" ADD_M("a", "1", ",\"metadata\":{\"i\":0,\"k\":1,\"j\":{\"x\":1}}")
              ADD("a", "2") ADD_M("a", "3", ",\"metadata\":{\"k\":[2],\"k\":3,\"j\":{\"y\":1.0}}"),
          "+{\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"a\",\"delta\":\"123\",\"metadata\":"
          "{\"i\":0,\"k\":3,\"j\":{\"y\":1.0}}}\n");
    gives(TEXT("a") "|\n" ADD("a", "1") ADD_M("a", "2", ",\"metadata\":{}"),
          "+{\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"a\",\"delta\":\"12\",\"metadata\":"
          "{}}\n");
}

static void what_bars_text(void **state)
{
    (void)state;
#define TWO(between) gives(TEXT("a") "|\n" ADD("a", "1") between ADD("a", "2"), "=0\n=1\n=2\n")
    TWO(MESSAGES(""));
    TWO(SHOW("a", "{}", ""));
    TWO(RESULT("a", "c"));
    TWO(EVENT("TOOL_CALL_START",
              ",\"toolCallId\":\"c\",\"toolCallName\":\"f\",\"parentMessageId\":\"a\""));
    TWO(CALL("a"));
#undef TWO
    gives(TEXT("a") "|\n" ADD("a", "1") DONE("a") TEXT("a") ADD("a", "2"), "=0\n=1\n=2\n=3\n");
    /* Of another id, or of nothing: no bar. */
    gives(TEXT("a") "|\n" ADD("a", "1") RESULT("b", "c") SHOW("a", "{}", ",\"replace\":false")
              STATE("1") ADD("a", "2"),
          JOINED("a", "12") "=1\n=2\n=3\n");
}

static void text_and_reasoning_of_one_id(void **state)
{
    (void)state;
    gives(
        TEXT("a") THINK("a") "|\n" ADD("a", "1") ADD("a", "2") THOUGHT("a", "x") THOUGHT("a", "y")
            ADD("a", "3"),
        JOINED("a", "12") "+{\"type\":\"REASONING_MESSAGE_CONTENT\",\"messageId\":\"a\",\"delta\":"
                          "\"xy\"}\n=4\n");
}

static void arguments_join(void **state)
{
    (void)state;
    gives(CALL("a") CALL("b") "|\n" ARGS("a", "{") ARGS("b", "1") ARGS("a", "}") RESULT("r", "a")
              ARGS("a", " ") CALLED("a"),
          "+{\"type\":\"TOOL_CALL_ARGS\",\"toolCallId\":\"a\",\"delta\":\"{} \"}\n=1\n=3\n=5\n");
    gives(CALL("a") "|\n" ARGS("a", "1") CALLED("a") CALL("a") ARGS("a", "2"), "=0\n=1\n=2\n=3\n");
    gives(CALL("a") "|\n" ARGS("a", "1") MESSAGES("") ARGS("a", "2"), "=0\n=1\n=2\n");
    /* What becomes an activity takes its calls along. */
    gives(CALL("a") "|\n" ARGS("a", "1") SHOW("b", "{}", "") ARGS("a", "2"), "=0\n=1\n=2\n");
}

/* ---- the state ---- */

#define LONG  "\"" LONG_ "\""
#define LONG_ "a text that is longer than each of the patches and longer than the event around it"

static void state_becomes_one_snapshot(void **state)
{
    (void)state;
    gives("|\n" DELTA(PUT("/a", "1")) TEXT("m") DELTA(PUT("/b", "[]")) DELTA(PUT("/b/-", "2")),
          "+{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"a\":1,\"b\":[2]}}\n=1\n");
    /* What was before the last snapshot goes; the rest is smaller as it is. */
    gives("|\n" DELTA(PUT("/a", "1")) STATE("{\"a\":" LONG "}") TEXT("m") DELTA(PUT("/b", "1")),
          "+{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"a\":" LONG ",\"b\":1}}\n=2\n");
    gives("|\n" DELTA(PUT("/a", "1")) TEXT("m") STATE("7"), "=1\n=2\n");
    gives(STATE("{\"a\":" LONG "}") "|\n" DELTA(PUT("/b", "1")), "=0\n");
    gives(STATE("{\"a\":[" LONG "," LONG "," LONG "]}") "|\n" DELTA(PUT("/b", "1"))
              DELTA(PUT("/c", "1")),
          "=0\n=1\n");
}

#define PATCHED(value) "P{\"patch\":[" PUT("/p", value) "]}\n"

static void a_tie_stays(void **state)
{
    (void)state;
    gives(STATE("{\"a\":\"1234567890123456\"}") "|\n" DELTA(PUT("/b", "4")), "=0\n");
    gives(STATE("{\"a\":\"123456789012345\"}") "|\n" DELTA(PUT("/b", "4")),
          "+{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"a\":\"123456789012345\",\"b\":4}}\n");
    /* A state between runs has nothing around it. */
    gives(STATE("{\"a\":\"1234567890123456789012\"}") FINISHED "|\n" PATCHED("1"), "=0\n");
    gives(STATE("{\"a\":\"123456789012345678901\"}") FINISHED "|\n" PATCHED("1"),
          "s{\"a\":\"123456789012345678901\",\"p\":1}\n");
}

static void a_copied_bomb_is_one_snapshot(void **state)
{
    (void)state;
#define COPY DELTA("{\"op\":\"copy\",\"from\":\"/l\",\"path\":\"/l/0\"}")
    gives(STATE("{\"l\":[]}") "|\n" COPY COPY COPY,
          "+{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"l\":[[[[]],[]],[[]],[]]}}\n");
    /* Until it is larger than its patches. */
    gives(STATE("{\"l\":[]}") "|\n" COPY COPY COPY COPY COPY COPY COPY COPY,
          "=0\n=1\n=2\n=3\n=4\n=5\n=6\n=7\n");
#undef COPY
}

/* What is refused changes nothing, and what clients may apply otherwise is a snapshot already. */
static void patches_that_fail(void **state)
{
    (void)state;
    gives("|\n" DELTA("{\"op\":\"remove\",\"path\":\"/x\"}")
              DELTA("{\"op\":\"replace\",\"path\":\"/y\",\"value\":1}"),
          "+{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{}}\n");
    gives(STATE("[1]") "|\n" DELTA(PUT("/00", "1")) DELTA(PUT("/-", "2")),
          "+{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":[1,2]}\n");
}

static void each_part_has_its_state(void **state)
{
    (void)state;
    gives("|\n" DELTA(PUT("/a", "1")) DELTA(PUT("/a", "2")) FINISHED PATCHED("1") PATCHED("2")
              BEGUN DELTA(PUT("/a", "3")) DELTA(PUT("/a", "4"))
                  FAILED PATCHED("5") "P{\"state\":{\"q\":0}}\n",
          "+{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"a\":2}}\n=2\n"
          "s{\"a\":2,\"p\":2}\n=5\n"
          "+{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"a\":4,\"p\":2}}\n=8\n=10\n");
    /* A grant that changes the state does so behind RUN_STARTED. */
    gives(FINISHED "|\n" PATCHED("1") PATCHED(
              "2") "G,\"messages\":[],\"state\":7\n>{\"type\":\"RUN_STARTED\",\"threadId\":\"t\","
                   "\"runId\":\"r\"}\n",
          "s{\"p\":2}\n=2\n=3\n");
}

/* ---- activities ---- */

#define MADE(id, content, more)                                                                    \
    "+{\"type\":\"ACTIVITY_SNAPSHOT\",\"messageId\":\"" id "\",\"activityType\":\"t\","            \
    "\"content\":" content more "}\n"
#define META(members) ",\"metadata\":{" members "}"

static void activities_become_one_snapshot(void **state)
{
    (void)state;
    gives("|\n" SHOW("a", "{}", "") TEXT("m") CHANGE("a", PUT("/x", "1"), "") SHOW("b", "{}", "")
              CHANGE("a", PUT("/y", "2"), ""),
          MADE("a", "{\"x\":1,\"y\":2}", "") "=1\n=3\n");
    /* Known before the span. */
    gives(SHOW("a", "{}", META("\"o\":1")) "|\n" CHANGE("a", PUT("/x", "1"), META("\"k\":1"))
              TEXT("m") CHANGE("a", PUT("/x", "2"), META("\"k\":2")),
          MADE("a", "{\"x\":2}", META("\"o\":1,\"k\":2")) "=1\n");
    /* The owner of the last snapshot. */
    gives("|\n" SHOW("a", "{}", ",\"subagentRunId\":\"p\"")
              SHOW("a", "{}", ",\"subagentRunId\":\"q\"")
                  CHANGE("a", "", ",\"subagentRunId\":\"q\""),
          MADE("a", "{}", ",\"subagentRunId\":\"q\""));
    /* Smaller as it is. */
    gives(SHOW("a", "{\"l\":[" LONG "," LONG "," LONG "]}",
               "") "|\n" CHANGE("a", PUT("/x", "1"), "") CHANGE("a", PUT("/x", "2"), ""),
          "=0\n=1\n");
}

static void what_is_about_nothing_goes(void **state)
{
    (void)state;
    gives("|\n" CHANGE("a", PUT("/x", "1"), "") TEXT("b") CHANGE("b", PUT("/x", "1"), "")
              ADD("b", "1"),
          "=1\n=3\n");
    /* But for whose it says that it is. */
    gives(TEXT("b") "|\n" ADD("b", "1")
              SHOW("b", "{}", ",\"replace\":false,\"subagentRunId\":\"p\"") ADD("b", "2"),
          JOINED("b", "12") "=1\n");
}

static void metadata_alone_stays(void **state)
{
    (void)state;
#define KEEP(id, more) SHOW(id, "{}", ",\"replace\":false" more)
    gives(SHOW("a", "{}", "") "|\n" CHANGE("a", PUT("/x", "1"), "") CHANGE("a", PUT("/x", "2"), "")
              KEEP("a", META("\"k\":1")),
          MADE("a", "{\"x\":2}", META("\"k\":1")) "=2\n");
    /* Patches behind it apply to what was in front of it. */
    gives("|\n" SHOW("a", "{\"l\":[" LONG "," LONG "]}", "") CHANGE("a", PUT("/l/-", "1"), "")
              KEEP("a", "") CHANGE("a", PUT("/l/-", "2"), ""),
          "=0\n=1\n=2\n=3\n");
    gives("|\n" KEEP("a", "") CHANGE("a", PUT("/x", "1"), "") CHANGE("a", PUT("/x", "2"), ""),
          "=0\n" MADE("a", "{\"x\":2}", ""));
}

#define ACTIVITY(id, type)                                                                         \
    "{\"id\":\"" id "\",\"role\":\"activity\",\"activityType\":\"" type "\",\"content\":{}}"

static void activities_that_a_snapshot_takes(void **state)
{
    (void)state;
    /* Gone, but it may have had a place. */
    gives("|\n" SHOW("a", "{}", "") CHANGE("a", PUT("/x", "1"), "") MESSAGES_BY("", "null"),
          "=0\n=2\n");
    gives("|\n" SHOW("a", "{}", "") SHOW("a", "{\"x\":1}", "") CHANGE("a", PUT("/x", "1"), "")
              MESSAGES_BY("", "null"),
          "=0\n=1\n=3\n");
    gives(SHOW("a", "{}", "") "|\n" CHANGE("a", PUT("/x", "1"), "") MESSAGES(ACTIVITY("a", "u")),
          "=1\n");
    /* It stays, with what it is. */
    gives(SHOW("a", "{}", "") "|\n" CHANGE("a", PUT("/x", "1"), "") CHANGE("a", PUT("/x", "2"), "")
              MESSAGES(""),
          MADE("a", "{\"x\":2}", "") "=2\n");
    gives(SHOW("a", "{}", "") "|\n" CHANGE("a", PUT("/x", "1"), "") CHANGE("a", PUT("/x", "2"), "")
              MESSAGES("") CHANGE("a", PUT("/y", "1"), "") CHANGE("a", PUT("/y", "2"), ""),
          "=0\n=1\n=2\n" MADE("a", "{\"x\":2,\"y\":2}", ""));
    /* Whether it stays depends on what it is. */
    gives(SHOW("a", "{}", "") "|\n" CHANGE("a", PUT("/x", "1"), "") CHANGE("a", PUT("/x", "2"), "")
              MESSAGES_BY("", "[\"u\"]"),
          "=0\n=1\n=2\n");
}

static void an_answer_hides_an_activity(void **state)
{
    (void)state;
    gives(CALL("c") SHOW("a", "{}", "") "|\n" CHANGE("a", PUT("/x", "1"), "")
              CHANGE("a", PUT("/x", "2"), "") RESULT("a", "c") CHANGE("a", PUT("/x", "3"), "")
                  SHOW("a", "{\"z\":1}", ""),
          "=0\n=1\n=2\n=4\n");
}

static void a_text_becomes_an_activity(void **state)
{
    (void)state;
    gives(TEXT("a") ADD("a", "0") "|\n" ADD("a", "1") SHOW("a", "{}", "")
              CHANGE("a", PUT("/x", "1"), "") ADD("a", "2") DONE("a"),
          "=0\n" MADE("a", "{\"x\":1}", "") "=3\n=4\n");
}

static void a_run_has_activities_of_its_own(void **state)
{
    (void)state;
    gives("|\n" SHOW("a", "{}", "") CHANGE("a", PUT("/x", "1"), "")
              FINISHED BEGUN CHANGE("a", PUT("/x", "2"), "") CHANGE("a", PUT("/x", "3"), "")
                  FINISHED,
          MADE("a", "{\"x\":1}", "") "=2\n=3\n" MADE("a", "{\"x\":3}", "") "=6\n");
}

/* ---- the rest ---- */

static void the_last_encrypted_value_stays(void **state)
{
    (void)state;
    gives("|\n" ENCRYPTED("message", "a", "1") ENCRYPTED("tool-call", "a", "2") TEXT("a")
              ENCRYPTED("message", "\\u0061", "3") ENCRYPTED("tool-call", "a", "4"),
          "=2\n=3\n=4\n");
    gives("|\n" ENCRYPTED("message", "a", "1") MESSAGES("") ENCRYPTED("message", "a", "2"),
          "=0\n=1\n=2\n");
    /* The answer is another message of that id. */
    gives(TEXT("m") CALL("c") TEXT("a") "|\n" ENCRYPTED("message", "a", "1") RESULT("a", "c")
              ENCRYPTED("message", "a", "2"),
          "=0\n=1\n=2\n");
}

#define STEP(which, name, more) EVENT("STEP_" which, ",\"stepName\":\"" name "\"" more)
#define OWN(owner)              ",\"subagentRunId\":\"" owner "\""
#define RAW                     EVENT("RAW", ",\"event\":1")
#define SPAN(which, id)         OF("REASONING_" which, id, "")

static void what_may_be_dropped(void **state)
{
    const unsigned raw = 1U << SL_DROP_RAW, step_ = 1U << SL_DROP_STEP;
    const unsigned reasoning = 1U << SL_DROP_REASONING;
    (void)state;

#define ALL                                                                                        \
    STEP("STARTED", "o", "")                                                                       \
    "|\n" RAW STEP("STARTED", "n", "") SPAN("START", "s") STEP("FINISHED", "o", "")                \
        SPAN("END", "s") STEP("FINISHED", "n", "") STEP("STARTED", "n", "") SPAN("START", "s")
    gives(ALL, "=0\n=1\n=2\n=3\n=4\n=5\n=6\n=7\n");
    gives_with(ALL, raw, "=1\n=2\n=3\n=4\n=5\n=6\n=7\n");
    gives_with(ALL, step_, "=0\n=2\n=3\n=4\n=6\n=7\n");
    gives_with(ALL, reasoning, "=0\n=1\n=3\n=5\n=6\n=7\n");
    gives_with(ALL, raw | step_ | reasoning, "=3\n=6\n=7\n");
#undef ALL
    /* A step belongs to its owner, however that is written. */
    gives_with("|\n" STEP("STARTED", "n", "") STEP("STARTED", "n", OWN("p"))
                   STEP("FINISHED", "n", OWN("\\u0070")) STEP("STARTED", "n", OWN("q"))
                       STEP("FINISHED", "n", ""),
               step_, "=3\n");
    /* Whose the id is from then on. */
    gives_with("|\n" OF("REASONING_START", "s", OWN("p")) SPAN("END", "s") SPAN("START", "s")
                   SPAN("END", "s"),
               reasoning, "=0\n=1\n");
    /* In different parts. */
    gives_with("|\n" STEP("STARTED", "n", "") FAILED BEGUN STEP("STARTED", "n", "")
                   STEP("FINISHED", "n", ""),
               step_, "=0\n=1\n=2\n");
    assert_string_equal(sl_drop_name(SL_DROP_RAW), "RAW");
    assert_string_equal(sl_drop_name(SL_DROP_STEP), "STEP");
    assert_string_equal(sl_drop_name(SL_DROP_REASONING), "REASONING");
}

static void runs_are_kept(void **state)
{
    (void)state;
    gives(TEXT("a") "|\n" ADD("a", "1") FAILED BEGUN TEXT("a") ADD("a", "2") EVENT("ODD", "")
              EVENT("CUSTOM", ",\"name\":\"n\",\"value\":1")
                  EVENT("SUBAGENT_STARTED", ",\"subagentRunId\":\"p\",\"name\":\"n\"")
                      EVENT("SUBAGENT_FINISHED", ",\"subagentRunId\":\"p\"") DONE("a") FINISHED,
          "=0\n=1\n=2\n=3\n=4\n=5\n=6\n=7\n=8\n=9\n=10\n");
}

/* ---- marks ---- */

static void lost_marks(void **state)
{
    (void)state;
#define LOST(log, marks) check(BEGUN "|\n" log, marks, 0, SL_COLLAPSE_LOST, "")
    LOST(TEXT("m") DELTA(PUT("/a", "1")) DELTA(PUT("/a", "2")), NO_END);
    LOST(SHOW("a", "{}", "") CHANGE("a", PUT("/a", "2"), ""), NO_END);
    LOST(DELTA(PUT("/a", "1")) DELTA(PUT("/a", "2")) FINISHED, NO_MARKS);
#undef LOST
    /* The others are not needed. */
    check(BEGUN TEXT("a") "|\n" ADD("a", "1") ADD("a", "2") STATE("0") STATE("1")
              SHOW("b", "{}", ""),
          NO_END, 0, SL_COLLAPSED, JOINED("a", "12") "=3\n=4\n");
    check(BEGUN "|\n" DELTA(PUT("/a", "1")) DELTA(PUT("/a", "2")) FINISHED, NO_END, 0, SL_COLLAPSED,
          "+{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"a\":2}}\n=2\n");
}

static void marks_are_snapshots(void **state)
{
    struct span span = {.view = sl_view_new(SL_STR("t"), &limits)};
    (void)state;

    read_log(&span, BEGUN STATE("{\"a\":" LONG "}") SHOW("a", "{}", ""));
    struct sl_mark *first = sl_view_mark(span.view);
    struct sl_mark *second = sl_view_mark(span.view);
    read_log(&span, STATE("1") CHANGE("a", PUT("/x", "1"), ""));
    struct sl_mark *third = sl_view_mark(span.view);
    assert_true(first && second && third);
    /* The state is shared. */
    assert_in_range(sl_mark_bytes(first, NULL), sizeof(LONG), 1000);
    assert_true(sl_mark_bytes(second, first) + sizeof(LONG) < sl_mark_bytes(first, NULL));
    assert_true(sl_mark_bytes(third, first) + sizeof(LONG) / 2 < sl_mark_bytes(first, NULL));
    assert_ptr_equal(sl_mark_ref(first), first);
    sl_mark_unref(first);
    sl_mark_unref(NULL);
    forget_items(&span);
    sl_view_free(span.view);
    sl_mark_unref(first);
    sl_mark_unref(second);
    sl_mark_unref(third);
}

static bool refuse(void *ctx, const struct sl_delivery *delivery, size_t source)
{
    size_t *left = ctx;

    (void)delivery;
    (void)source;
    return (*left)-- > 0;
}

static void a_sink_may_refuse(void **state)
{
    struct span span = {.view = sl_view_new(SL_STR("t"), &limits)};
    (void)state;

    read_log(&span, BEGUN TEXT("a") ADD("a", "1") ADD("a", "2") DONE("a"));
    for (size_t left = 0; left <= 4; left++) {
        size_t given = left;
        struct sl_collapse *made = sl_collapse_new(0);
        for (size_t i = 0; i < span.count; i++)
            assert_true(sl_collapse_add(made, &span.items[i], span.marks[i]));
        assert_int_equal(sl_collapse_end(made, NULL, refuse, &given),
                         left == 4 ? SL_COLLAPSED : SL_COLLAPSE_FAILED);
        sl_collapse_free(made);
    }
    sl_collapse_free(NULL);
    forget_items(&span);
    sl_view_free(span.view);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(deltas_join_the_first),
        cmocka_unit_test(bodies_are_joined_as_they_are),
        cmocka_unit_test(the_first_event_gives_the_rest),
        cmocka_unit_test(metadata_merges),
        cmocka_unit_test(what_bars_text),
        cmocka_unit_test(text_and_reasoning_of_one_id),
        cmocka_unit_test(arguments_join),
        cmocka_unit_test(state_becomes_one_snapshot),
        cmocka_unit_test(a_tie_stays),
        cmocka_unit_test(a_copied_bomb_is_one_snapshot),
        cmocka_unit_test(patches_that_fail),
        cmocka_unit_test(each_part_has_its_state),
        cmocka_unit_test(activities_become_one_snapshot),
        cmocka_unit_test(what_is_about_nothing_goes),
        cmocka_unit_test(metadata_alone_stays),
        cmocka_unit_test(activities_that_a_snapshot_takes),
        cmocka_unit_test(an_answer_hides_an_activity),
        cmocka_unit_test(a_text_becomes_an_activity),
        cmocka_unit_test(a_run_has_activities_of_its_own),
        cmocka_unit_test(the_last_encrypted_value_stays),
        cmocka_unit_test(what_may_be_dropped),
        cmocka_unit_test(runs_are_kept),
        cmocka_unit_test(lost_marks),
        cmocka_unit_test(marks_are_snapshots),
        cmocka_unit_test(a_sink_may_refuse),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
