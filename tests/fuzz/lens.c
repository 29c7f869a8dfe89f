/* SPDX-License-Identifier: MIT */
/*
 * Random histories through random filters. The first bytes choose what is hidden, each further one
 * an entry of the log, and those behind it its ids, tags and values, of which there are few.
 *
 * Whatever passes is legal for the reader's pipeline, and who folds it holds what the lens holds;
 * so does who joins at any time by the lens's resync and goes on from there, also with a lens that
 * was made in the middle, and who gets collapsed spans. Nothing of a hidden category, and no hidden
 * part of the state, passes.
 */
#include "reader.h"

#include <string.h>

#include "lens_private.h"

static const struct sl_view_limits limits = {.max_state = 4000, .max_messages = 6000};

/* What every text of a category has in it. */
static const char *const marks[SL_CAT_COUNT] = {
    [SL_CAT_TEXT] = "mark-text",         [SL_CAT_TOOL] = "mark-tool",
    [SL_CAT_STATE] = "mark-state",       [SL_CAT_ACTIVITY] = "mark-activity",
    [SL_CAT_REASONING] = "mark-thought", [SL_CAT_SPECIAL] = "mark-special",
    [SL_CAT_SUBAGENT] = "mark-subagent",
};
#define RAW_MARK "mark-raw"

static const char *const hideable[] = {"/s",     "/a/s", "/l/*/s", "/l/0",
                                       "/l/1/s", "/*/d", "/o/*",   "/l/*"};
static const char *const places[] = {
    "",     "/s",     "/a",     "/a/s",   "/a/x", "/l",       "/l/0",      "/l/1",
    "/l/-", "/l/0/s", "/l/1/s", "/l/1/x", "/o",   "/o/d",     "/o/x",      "/x",
    "/a/d", "/x/y",   "/l/01",  "/l/0/x", "/s/0", "/l/1/s/0", "/toString", "/o/s",
};
enum { HIDEABLE = sizeof(hideable) / sizeof(*hideable), PLACES = sizeof(places) / sizeof(*places) };

struct run {
    const uint8_t *at;
    const uint8_t *end;
    struct sl_buf body;
    bool collides; /* messages of all kinds share their ids */
    bool owned;    /* by subagents, some of them */
};

/* ---- choices ---- */

static unsigned choose(struct run *run, unsigned count)
{
    return run->at == run->end ? 0 : *run->at++ % count;
}

static void add(struct run *run, const char *text)
{
    sl_buf_add_str(&run->body, sl_str_from(text));
}

/* What events of two kinds say of one message is in that message. */
enum kind { MESSAGE, ANSWER, THOUGHT, ACTIVITY };

static void add_id(struct run *run, const char *field, enum kind kind)
{
    static const char *const ids[] = {"a", "b", "c", "\\u0061"};
    static const char *const kinds[] = {"", "result-", "thought-", "activity-"};

    add(run, ",\"");
    add(run, field);
    add(run, "\":\"");
    add(run, run->collides ? "" : kinds[kind]);
    add(run, ids[choose(run, 4)]);
    add(run, "\"");
}

static void add_text(struct run *run, const char *field, const char *mark)
{
    add(run, ",\"");
    add(run, field);
    add(run, "\":\"");
    add(run, mark);
    add(run, "\"");
}

/* What any event may have. */
static void add_common(struct run *run, const char *mark)
{
    static const char *const tags[] = {"", "", ",\"subagentRunId\":\"p\"",
                                       ",\"subagentRunId\":\"q\""};
    unsigned more = choose(run, 8);

    add(run, run->owned ? tags[choose(run, 4)] : "");
    if (more == 0 && mark) {
        add(run, ",\"metadata\":{\"m\":\"");
        add(run, mark);
        add(run, "\"}");
    } else if (more == 1) {
        add(run, ",\"rawEvent\":{\"r\":\"" RAW_MARK "\"}");
    }
}

static void begin(struct run *run, const char *type)
{
    sl_buf_reset(&run->body);
    add(run, "{\"type\":\"");
    add(run, type);
    add(run, "\"");
}

/* ---- messages ---- */

static void add_encrypted(struct run *run)
{
    if (choose(run, 4) == 0)
        add_text(run, "encryptedValue", marks[SL_CAT_REASONING]);
}

static void add_calls(struct run *run)
{
    add(run, ",\"toolCalls\":[");
    for (unsigned i = choose(run, 3); i > 0; i--) {
        add(run, "{\"type\":\"function\",\"function\":{\"name\":\"f\",\"arguments\":\"");
        add(run, marks[SL_CAT_TOOL]);
        add(run, "\"}");
        add_id(run, "id", MESSAGE);
        add_encrypted(run);
        add(run, i > 1 ? "}," : "}");
    }
    add(run, "]");
}

static void add_message(struct run *run)
{
    static const char *const roles[] = {"assistant", "user",      "tool",
                                        "activity",  "reasoning", "assistant"};
    unsigned role = choose(run, 6);
    const char *mark = role == 2   ? marks[SL_CAT_TOOL]
                       : role == 3 ? marks[SL_CAT_ACTIVITY]
                       : role == 4 ? marks[SL_CAT_REASONING]
                                   : marks[SL_CAT_TEXT];

    add(run, "{\"role\":\"");
    add(run, roles[role]);
    add(run, "\"");
    add_id(run, "id",
           role >= 2 && role <= 4 ? (enum kind)(role == 3   ? ACTIVITY
                                                : role == 4 ? THOUGHT
                                                            : ANSWER)
                                  : MESSAGE);
    if (role == 3) {
        add(run, ",\"activityType\":\"t\",\"content\":{\"n\":\"");
        add(run, mark);
        add(run, "\"}");
    } else if (role != 5) {
        add_text(run, "content", mark);
    }
    if (role == 2)
        add_id(run, "toolCallId", MESSAGE);
    if (role == 5 || (role == 0 && choose(run, 2)))
        add_calls(run);
    if (role != 3)
        add_encrypted(run);
    if (run->owned && choose(run, 4) == 0)
        add(run, ",\"subagentRunId\":\"p\"");
    if (choose(run, 4) == 0) {
        add(run, ",\"metadata\":{\"m\":\"");
        add(run, mark);
        add(run, "\"}");
    }
    add(run, "}");
}

static void add_messages(struct run *run)
{
    add(run, ",\"messages\":[");
    for (unsigned i = choose(run, 4); i > 0; i--) {
        add_message(run);
        add(run, i > 1 ? "," : "");
    }
    add(run, "]");
}

/* ---- the state ---- */

static const char rich[] =
    "{\"s\":2,\"a\":{\"s\":3,\"d\":[4],\"x\":5},\"l\":[{\"s\":6,\"x\":7},{\"s\":8},{\"s\":9}],"
    "\"o\":{\"d\":1,\"x\":\"mark-state\"}}";

static void add_value(struct run *run)
{
    static const char *const values[] = {
        "1",
        "\"mark-state\"",
        "{\"s\":\"mark-state\",\"x\":[0],\"d\":1}",
        "[{\"s\":1,\"x\":2},{\"s\":\"mark-state\",\"d\":3},4]",
        rich,
        "{\"s\":1,\"s\":\"mark-state\",\"a\":{\"s\":2},\"a\":{\"s\":3,\"x\":4},\"l\":[]}",
        "null",
        "{}",
    };

    add(run, values[choose(run, 8)]);
}

static void add_patch(struct run *run)
{
    static const char *const names[] = {"add", "replace", "remove", "copy", "move", "test", "odd"};

    add(run, "[");
    for (unsigned i = 1 + choose(run, 2); i > 0; i--) {
        add(run, "{\"op\":\"");
        add(run, names[choose(run, 7)]);
        add(run, "\",\"path\":\"");
        add(run, places[choose(run, PLACES)]);
        if (choose(run, 3) == 0) {
            add(run, "\",\"from\":\"");
            add(run, places[choose(run, PLACES)]);
        }
        add(run, "\",\"value\":");
        add_value(run);
        add(run, i > 1 ? "}," : "}");
    }
    add(run, "]");
}

/* ---- events ---- */

static void text_event(struct run *run, const char *type, bool delta, const char *mark)
{
    begin(run, type);
    add_id(run, "messageId", type[0] == 'T' ? MESSAGE : THOUGHT);
    if (delta)
        add_text(run, "delta", mark);
    add_common(run, mark);
    add(run, "}");
}

static void reasoning_start(struct run *run)
{
    begin(run, "REASONING_MESSAGE_START");
    add(run, ",\"role\":\"reasoning\"");
    add_id(run, "messageId", THOUGHT);
    add_common(run, marks[SL_CAT_REASONING]);
    add(run, "}");
}

static void call_event(struct run *run, unsigned what)
{
    static const char *const types[] = {"TOOL_CALL_START", "TOOL_CALL_ARGS", "TOOL_CALL_END",
                                        "TOOL_CALL_RESULT"};

    begin(run, types[what]);
    add_id(run, "toolCallId", MESSAGE);
    if (what == 0) {
        add(run, ",\"toolCallName\":\"f\"");
        if (choose(run, 2))
            add_id(run, "parentMessageId", MESSAGE);
    } else if (what == 1) {
        add_text(run, "delta", marks[SL_CAT_TOOL]);
    } else if (what == 3) {
        add_id(run, "messageId", ANSWER);
        add_text(run, "content", marks[SL_CAT_TOOL]);
    }
    add_common(run, marks[SL_CAT_TOOL]);
    add(run, "}");
}

static void activity_event(struct run *run, bool snapshot)
{
    begin(run, snapshot ? "ACTIVITY_SNAPSHOT" : "ACTIVITY_DELTA");
    add_id(run, "messageId", ACTIVITY);
    add_text(run, "activityType", marks[SL_CAT_ACTIVITY]);
    if (snapshot) {
        static const char *const replaces[] = {"", ",\"replace\":true", ",\"replace\":false"};
        add(run, ",\"content\":{\"n\":\"mark-activity\"}");
        add(run, replaces[choose(run, 3)]);
    } else {
        static const char *const patches[] = {
            "[{\"op\":\"replace\",\"path\":\"/n\",\"value\":\"mark-activity\"}]",
            "[{\"op\":\"add\",\"path\":\"/l\",\"value\":[1]}]",
            "[{\"op\":\"replace\",\"path\":\"/toString\",\"value\":1}]",
            "[{\"op\":\"add\",\"path\":\"/l/01\",\"value\":\"mark-activity\"}]",
        };
        add(run, ",\"patch\":");
        add(run, patches[choose(run, 4)]);
    }
    add_common(run, marks[SL_CAT_ACTIVITY]);
    add(run, "}");
}

static void encrypted_event(struct run *run)
{
    begin(run, "REASONING_ENCRYPTED_VALUE");
    add(run, choose(run, 2) ? ",\"subtype\":\"message\"" : ",\"subtype\":\"tool-call\"");
    add_id(run, "entityId", choose(run, 4) ? MESSAGE : THOUGHT);
    add_text(run, "encryptedValue", marks[SL_CAT_REASONING]);
    add_common(run, marks[SL_CAT_REASONING]);
    add(run, "}");
}

static void state_event(struct run *run, bool snapshot)
{
    begin(run, snapshot ? "STATE_SNAPSHOT" : "STATE_DELTA");
    add(run, snapshot ? ",\"snapshot\":" : ",\"delta\":");
    if (snapshot)
        add_value(run);
    else
        add_patch(run);
    add_common(run, marks[SL_CAT_STATE]);
    add(run, "}");
}

static void messages_event(struct run *run)
{
    static const char *const authority[] = {
        "", ",\"metadata\":{\"@ag-ui/client\":{\"authoritativeActivityTypes\":null}}",
        ",\"metadata\":{\"@ag-ui/client\":{\"authoritativeActivityTypes\":[\"t\"]}}"};

    begin(run, "MESSAGES_SNAPSHOT");
    add_messages(run);
    add(run, authority[choose(run, 3)]);
    if (choose(run, 8) == 0)
        add(run, ",\"rawEvent\":\"" RAW_MARK "\"");
    add(run, "}");
}

static void subagent_event(struct run *run, bool start)
{
    begin(run, start ? "SUBAGENT_STARTED" : "SUBAGENT_FINISHED");
    add(run, choose(run, 2) ? ",\"subagentRunId\":\"p\"" : ",\"subagentRunId\":\"q\"");
    if (start) {
        add_text(run, "name", marks[SL_CAT_SUBAGENT]);
        if (choose(run, 2))
            add(run, ",\"parentSubagentRunId\":\"p\"");
    }
    add(run, "}");
}

static void step_event(struct run *run, bool start)
{
    begin(run, start ? "STEP_STARTED" : "STEP_FINISHED");
    add(run, ",\"stepName\":\"n\"");
    add_common(run, NULL);
    add(run, "}");
}

static void special_event(struct run *run)
{
    static const char *const events[] = {
        "{\"type\":\"RAW\",\"event\":\"" RAW_MARK "\"}",
        "{\"type\":\"ODD\",\"x\":\"" RAW_MARK "\"}",
        "{\"type\":\"CUSTOM\",\"name\":\"n\",\"value\":\"mark-special\"}",
        "{\"type\":\"CUSTOM\",\"name\":\"n\",\"value\":\"mark-special\",\"rawEvent\":\"" RAW_MARK
        "\",\"rawEvent\":1}",
    };

    sl_buf_reset(&run->body);
    add(run, events[choose(run, 4)]);
}

static void started_event(struct run *run)
{
    begin(run, "RUN_STARTED");
    add(run, ",\"threadId\":\"t\",\"runId\":\"r\"");
    if (choose(run, 3) == 0) {
        add(run, ",\"input\":{\"threadId\":\"t\",\"runId\":\"r\",\"state\":\"" RAW_MARK
                 "\",\"tools\":[],\"context\":[{\"description\":\"" RAW_MARK "\",\"value\":\"\"}]");
        add_messages(run);
        add(run, "}");
    }
    add(run, choose(run, 8) == 0 ? ",\"rawEvent\":\"" RAW_MARK "\"}" : "}");
}

static void ending_event(struct run *run)
{
    static const char *const events[] = {
        "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\"}",
        "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\",\"outcome\":{\"type\":"
        "\"interrupt\",\"interrupts\":[{\"id\":\"i\",\"reason\":\"x\"}]},\"rawEvent\":\"" RAW_MARK
        "\"}",
        "{\"type\":\"RUN_ERROR\",\"message\":\"m\",\"rawEvent\":\"" RAW_MARK "\"}",
    };

    sl_buf_reset(&run->body);
    add(run, events[choose(run, 3)]);
}

static void an_event(struct run *run, unsigned what)
{
    switch (what) {
    case 0:
    case 1:
        return text_event(run, "TEXT_MESSAGE_START", false, marks[SL_CAT_TEXT]);
    case 2:
    case 3:
        return text_event(run, "TEXT_MESSAGE_CONTENT", true, marks[SL_CAT_TEXT]);
    case 4:
        return text_event(run, "TEXT_MESSAGE_END", false, marks[SL_CAT_TEXT]);
    case 5:
    case 6:
    case 7:
    case 8:
        return call_event(run, what - 5);
    case 9:
        return reasoning_start(run);
    case 10:
        return text_event(run, "REASONING_MESSAGE_CONTENT", true, marks[SL_CAT_REASONING]);
    case 11:
        return text_event(run, "REASONING_MESSAGE_END", false, marks[SL_CAT_REASONING]);
    case 12:
    case 13:
        return text_event(run, what == 12 ? "REASONING_START" : "REASONING_END", false,
                          marks[SL_CAT_REASONING]);
    case 14:
        return encrypted_event(run);
    case 15:
    case 16:
        return activity_event(run, what == 15);
    case 17:
        return state_event(run, true);
    case 18:
    case 19:
    case 20:
        return state_event(run, false);
    case 21:
        return messages_event(run);
    case 22:
    case 23:
        return subagent_event(run, what == 22);
    case 24:
    case 25:
        return step_event(run, what == 24);
    case 26:
        return special_event(run);
    case 27:
        return ending_event(run);
    default:
        return started_event(run);
    }
}

/* ---- entries ---- */

enum { EVENTS = 29, KINDS = EVENTS + 4 };

static void grant_entry(struct run *run, struct sl_entry *entry)
{
    sl_buf_reset(&run->body);
    add(run, "{\"agent\":\"a\",\"channel\":true");
    if (choose(run, 4) == 0)
        add(run, ",\"rewrite\":true");
    add(run, ",\"input\":{\"threadId\":\"t\",\"runId\":\"r\"");
    add_messages(run);
    if (choose(run, 3) == 0) {
        add(run, ",\"state\":");
        add_value(run);
    }
    add(run, "}}");
    entry->kind = SL_ENTRY_GRANT;
    entry->lease++;
}

static void patch_entry(struct run *run, struct sl_entry *entry)
{
    bool whole = choose(run, 3) == 0;

    sl_buf_reset(&run->body);
    add(run, whole ? "{\"state\":" : "{\"patch\":");
    if (whole)
        add_value(run);
    else
        add_patch(run);
    add(run, "}");
    entry->kind = SL_ENTRY_PATCH;
}

static void next_entry(struct run *run, const struct sl_view *view, struct sl_entry *entry)
{
    unsigned what = choose(run, KINDS);

    entry->lease = sl_view_lease(view);
    if (what < EVENTS && sl_view_live_run(view).len) {
        entry->kind = SL_ENTRY_EVENT;
        an_event(run, what);
    } else if (what < EVENTS + 1 || (what < EVENTS + 3 && !sl_view_live_run(view).len)) {
        grant_entry(run, entry);
    } else {
        patch_entry(run, entry);
    }
    entry->run = SL_STR("r");
    entry->body = sl_buf_str(&run->body);
}

/* ---- checks ---- */

/* A reader with the lens that it looks through. */
struct side {
    const struct sl_filter *filter;
    bool collides;
    bool owned;
    struct sl_view *view;
    struct sl_lens *lens; /* NULL: it gave up in this step */
    struct reader reader;
    struct reader joined; /* by a resync of the same lens */
    struct reader slow;   /* gets spans, collapsed */
    struct kept *kept;    /* what it has not got */
    size_t count;
};

/* A delivery that the lens has shown, and the mark that was taken with it. */
struct kept {
    struct sl_delivery delivery;
    struct sl_bytes *json;
    struct sl_bytes *run;
    struct sl_mark *mark;
};

static bool has(struct sl_str text, const char *part)
{
    return memmem(text.ptr, text.len, part, strlen(part)) != NULL;
}

static void check_hidden_state(const struct sl_lens *lens, const struct sl_delivery *shown)
{
    struct sl_doc doc = {0};

    if (lens->full == NULL)
        return;
    REQUIRE(sl_doc_parse(&doc, shown->json, NULL));
    bool patch = shown->is_state ? shown->is_patch : shown->type == SL_EV_STATE_DELTA;
    uint32_t node = 0;
    if (!shown->is_state)
        node = sl_doc_get(&doc, 0, patch ? SL_STR("delta") : SL_STR("snapshot"));
    if (patch) {
        REQUIRE(sl_hidden_touched(&lens->paths, &doc, node) == SL_HIDDEN_APART);
    } else {
        struct sl_value *state = sl_value_from_node(&doc, node);
        REQUIRE(sl_value_equal(state, lens->state));
        sl_value_unref(state);
    }
    sl_doc_clear(&doc);
}

static void check_hidden(const struct side *side, const struct sl_delivery *shown)
{
    const struct sl_lens *lens = side->lens;
    enum sl_category category = shown->is_state                ? SL_CAT_STATE
                                : shown->type == SL_EV_UNKNOWN ? SL_CAT_SPECIAL
                                                               : sl_event_category(shown->type);

    for (int i = 1; i < SL_CAT_COUNT; i++)
        REQUIRE(side->collides || !(lens->filter.hidden & 1U << i) || !has(shown->json, marks[i]));
    REQUIRE(!(lens->filter.hidden & 1U << category) || shown->type == SL_EV_MESSAGES_SNAPSHOT);
    if (sl_filter_hides(&lens->filter))
        REQUIRE(!has(shown->json, RAW_MARK));
    if (lens->filter.stripped & 1U << SL_STRIP_RAW_EVENT)
        REQUIRE(!has(shown->json, "rawEvent"));
    if (lens->filter.stripped & 1U << SL_STRIP_RAW)
        REQUIRE(shown->type != SL_EV_RAW);
}

/* Where the lens is at it. */
static void check_now(const struct side *side, const struct sl_delivery *shown)
{
    check_hidden(side, shown);
    if (shown->is_state || shown->type == SL_EV_STATE_SNAPSHOT || shown->type == SL_EV_STATE_DELTA)
        check_hidden_state(side->lens, shown);
}

static void require_held(const struct reader *reader, const struct sl_lens *lens)
{
    REQUIRE(sl_messages_equal(&reader->messages, 0, &lens->messages));
    REQUIRE(lens->filter.hidden & 1U << SL_CAT_STATE || sl_value_equal(reader->state, lens->state));
}

/* ---- a reader that is behind ---- */

static void keep(struct side *side, const struct sl_delivery *shown)
{
    struct kept kept = {.delivery = *shown,
                        .json = sl_bytes_new(shown->json),
                        .run = sl_bytes_new(shown->run),
                        .mark = sl_lens_mark(side->lens)};

    side->kept = realloc(side->kept, (side->count + 1) * sizeof(kept));
    REQUIRE(side->kept && kept.json && kept.run && kept.mark);
    kept.delivery.json = sl_bytes_str(kept.json);
    kept.delivery.run = sl_bytes_str(kept.run);
    side->kept[side->count++] = kept;
}

static void forget_kept(struct side *side)
{
    for (size_t i = 0; i < side->count; i++) {
        sl_bytes_unref(side->kept[i].json);
        sl_bytes_unref(side->kept[i].run);
        sl_mark_unref(side->kept[i].mark);
    }
    side->count = 0;
}

/* ---- readers ---- */

static bool take_rebuilt(void *ctx, const struct sl_delivery *delivery)
{
    struct side *side = ctx;

    if (!delivery->is_state || !(side->filter->hidden & 1U << SL_CAT_STATE))
        check_now(side, delivery);
    REQUIRE(reader_take(&side->joined, delivery) <= SL_FOLD_DEVIATES);
    return true;
}

/* Who joins may hold anything. Whose a joiner thinks an id is that several messages have is not
 * always what the thread's own gate thinks, whatever the filter. */
static void rejoin(struct side *side)
{
    struct reader fresh;

    reader_init(&fresh);
    fresh.lenient = side->owned;
    REQUIRE(sl_messages_copy(&fresh.messages, &side->joined.messages, SIZE_MAX));
    reader_clear(&side->joined);
    side->joined = fresh;
    REQUIRE(sl_lens_resync(side->lens, side->view, take_rebuilt, side, NULL));
    require_held(&side->joined, side->lens);
}

static void renew(struct side *side)
{
    struct reader fresh;

    sl_lens_free(side->lens);
    side->lens = sl_lens_new(side->filter, side->view, &limits);
    REQUIRE(side->lens);
    rejoin(side);
    reader_init(&fresh);
    reader_clear(&side->reader);
    side->reader = side->joined;
    side->reader.lenient &= sl_view_has_history(side->view);
    side->joined = fresh;
    rejoin(side);
    forget_kept(side);
    reader_clear(&side->slow);
    struct reader joined = side->joined;
    reader_init(&side->joined);
    rejoin(side);
    side->slow = side->joined;
    side->slow.lenient = side->reader.lenient;
    side->joined = joined;
}

static bool take_collapsed(void *ctx, const struct sl_delivery *delivery, size_t source)
{
    struct side *side = ctx;

    (void)source;
    check_hidden(side, delivery);
    (void)reader_take(&side->slow, delivery);
    return true;
}

static void catch_up(struct side *side)
{
    struct sl_collapse *collapse = sl_collapse_new(0);
    struct sl_mark *end = sl_lens_mark(side->lens);

    REQUIRE(collapse && end);
    for (size_t i = 0; i < side->count; i++)
        REQUIRE(sl_collapse_add(collapse, &side->kept[i].delivery, side->kept[i].mark));
    REQUIRE(sl_collapse_end(collapse, end, take_collapsed, side) == SL_COLLAPSED);
    sl_collapse_free(collapse);
    sl_mark_unref(end);
    forget_kept(side);
    require_held(&side->slow, side->lens);
}

static void side_step(struct side *side, const struct sl_delivery *in)
{
    struct sl_delivery out;
    bool shown;

    if (!side->lens)
        return;
    if (!sl_lens_step(side->lens, in, &out, &shown)) {
        sl_lens_free(side->lens);
        side->lens = NULL;
        return;
    }
    if (!shown)
        return;
    REQUIRE(sl_str_equal(out.run, in->run) && out.is_state == in->is_state);
    REQUIRE(!out.verbatim || (out.json.ptr == in->json.ptr && out.json.len == in->json.len));
    check_now(side, &out);
    enum sl_fold fold = reader_take(&side->reader, &out);
    REQUIRE((fold == SL_FOLD_INERT) == out.inert);
    (void)reader_take(&side->joined, &out);
    keep(side, &out);
}

static void side_check(struct side *side)
{
    if (!side->lens) {
        renew(side);
        return;
    }
    require_held(&side->reader, side->lens);
    require_held(&side->joined, side->lens);
    if (side->lens->full) {
        struct sl_value *shown = sl_hidden_take_out(&side->lens->paths, side->view->state);
        REQUIRE(sl_value_equal(side->lens->full, side->view->state));
        REQUIRE(sl_value_equal(side->lens->state, shown));
        sl_value_unref(shown);
    }
}

static void side_init(struct side *side, const struct run *run, const struct sl_filter *filter,
                      struct sl_view *view)
{
    *side = (struct side){
        .filter = filter, .view = view, .collides = run->collides, .owned = run->owned};
    reader_init(&side->reader);
    reader_init(&side->joined);
    reader_init(&side->slow);
    renew(side);
}

static void side_clear(struct side *side)
{
    sl_lens_free(side->lens);
    reader_clear(&side->reader);
    reader_clear(&side->joined);
    reader_clear(&side->slow);
    forget_kept(side);
    free(side->kept);
}

/* ---- the history ---- */

struct log {
    struct side sides[2]; /* the second one's lens is made in the middle, again and again */
    uint64_t seq;
};

static bool take(void *ctx, const struct sl_delivery *delivery)
{
    struct log *log = ctx;

    for (int i = 0; i < 2; i++)
        side_step(&log->sides[i], delivery);
    return true;
}

static void choose_filter(struct run *run, struct sl_filter *filter)
{
    unsigned paths = choose(run, 256);
    unsigned stripped = choose(run, 8);
    struct sl_doc doc = {0};

    sl_buf_reset(&run->body);
    filter->hidden = choose(run, 256) & ~1U;
    if (filter->hidden & 1U << SL_CAT_STATE && choose(run, 4))
        filter->hidden &= ~(1U << SL_CAT_STATE);
    filter->stripped = stripped < 4 ? stripped : 0;
    add(run, "[");
    for (unsigned i = 0; i < HIDEABLE; i++) {
        if (!(paths & 1U << i))
            continue;
        add(run, run->body.len > 1 ? ",\"" : "\"");
        add(run, hideable[i]);
        add(run, "\"");
    }
    add(run, "]");
    REQUIRE(sl_doc_parse(&doc, sl_buf_str(&run->body), NULL));
    REQUIRE(sl_filter_read_paths(filter, &doc, 0, NULL));
    sl_doc_clear(&doc);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct run run = {.at = data, .end = data + size};
    struct sl_view *view = sl_view_new(SL_STR("t"), &limits);
    struct sl_filter filter = {0};
    struct log log = {.seq = 0};

    run.collides = choose(&run, 2);
    run.owned = choose(&run, 2);
    choose_filter(&run, &filter);
    for (int i = 0; i < 2; i++)
        side_init(&log.sides[i], &run, &filter, view);
    while (run.at < run.end) {
        struct sl_entry entry = {.place = {1, ++log.seq, 0}};
        struct sl_view_report report;
        next_entry(&run, view, &entry);
        REQUIRE(sl_view_step(view, &entry, take, &log, &report, NULL));
        for (int i = 0; i < 2; i++)
            side_check(&log.sides[i]);
        if (log.seq % 4 == 0)
            rejoin(&log.sides[log.seq / 4 % 2]);
        if (log.seq % 5 == 0)
            catch_up(&log.sides[0]);
        if (log.seq % 7 == 0) {
            catch_up(&log.sides[1]);
            renew(&log.sides[1]);
        }
    }
    for (int i = 0; i < 2; i++)
        side_clear(&log.sides[i]);
    sl_filter_clear(&filter);
    sl_view_free(view);
    sl_buf_clear(&run.body);
    return 0;
}
