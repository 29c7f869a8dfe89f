/* SPDX-License-Identifier: MIT */
/*
 * Random histories, collapsed. Each byte chooses an entry of the log and those behind it its ids,
 * tags and values, of which there are few, so that everything meets everything.
 *
 * One reader takes what is delivered; another takes it in spans that are collapsed, between which
 * it reads along; a third takes all of it as one span. What they get is legal for their pipelines
 * and leaves them with the same messages and the same state; it is in order, and never larger than
 * what it stands for. Now and then all of them begin anew, with what readers get who join.
 */
#include "reader.h"

#include <string.h>

#include "sluice/collapse.h"

static const struct sl_view_limits limits = {.max_state = 8000, .max_messages = 16000};

/* ---- choices ---- */

struct run {
    const uint8_t *at;
    const uint8_t *end;
    struct sl_buf body;
};

static unsigned choose(struct run *run, unsigned count)
{
    return run->at == run->end ? 0 : *run->at++ % count;
}

static void add(struct run *run, const char *text)
{
    sl_buf_add_str(&run->body, sl_str_from(text));
}

#define CHOICE(run, texts) add((run), (texts)[choose((run), sizeof(texts) / sizeof(*(texts)))])

static void begin(struct run *run, const char *type)
{
    sl_buf_reset(&run->body);
    add(run, "{\"type\":\"");
    add(run, type);
    add(run, "\"");
}

static void add_id(struct run *run, const char *field)
{
    static const char *const ids[] = {"a", "b", "\\u0061", "c", ""};

    add(run, ",\"");
    add(run, field);
    add(run, "\":\"");
    CHOICE(run, ids);
    add(run, "\"");
}

static void add_common(struct run *run)
{
    static const char *const more[] = {
        "",
        "",
        "",
        ",\"subagentRunId\":\"p\"",
        ",\"subagentRunId\":\"\\u0070\"",
        ",\"subagentRunId\":\"q\"",
        ",\"metadata\":{\"k\":1}",
        ",\"metadata\":{\"j\":[2],\"k\":3,\"\\u006b\":{}}",
        ",\"timestamp\":17,\"rawEvent\":{\"type\":\"raw\"}",
        ",\"subagentRunId\":\"p\",\"metadata\":{\"j\":4}",
    };

    CHOICE(run, more);
    add(run, "}");
}

/* ---- events ---- */

#define WITH_CALLS                                                                                 \
    (",\"role\":\"assistant\",\"toolCalls\":[{\"id\":\"b\",\"type\":\"function\",\"function\":{"   \
     "\"name\":\"f\",\"arguments\":\"\"}},{\"id\":\"c\",\"type\":\"function\",\"function\":{"      \
     "\"name\":\"f\",\"arguments\":\"x\"}}]")

static void add_message(struct run *run)
{
    static const char *const kinds[] = {
        ",\"role\":\"assistant\",\"content\":\"s\"",
        ",\"role\":\"user\",\"content\":[{\"type\":\"text\",\"text\":\"p\"}]",
        ",\"role\":\"activity\",\"activityType\":\"t\",\"content\":{\"n\":0}",
        ",\"role\":\"activity\",\"activityType\":\"u\",\"content\":{\"l\":[]}",
        ",\"role\":\"reasoning\",\"content\":\"\",\"encryptedValue\":\"v\"",
        ",\"role\":\"tool\",\"toolCallId\":\"b\",\"content\":\"r\"",
        WITH_CALLS,
    };
    static const char *const owners[] = {"", "", ",\"subagentRunId\":\"p\""};

    add(run, "{\"metadata\":{\"s\":0}");
    add_id(run, "id");
    const char *kind = kinds[choose(run, sizeof(kinds) / sizeof(*kinds))];
    add(run, kind);
    if (!strstr(kind, "toolCalls"))
        CHOICE(run, owners);
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

static void messages_event(struct run *run)
{
    static const char *const authority[] = {
        "}",
        ",\"metadata\":{\"@ag-ui/client\":{\"authoritativeActivityTypes\":null}}}",
        ",\"metadata\":{\"@ag-ui/client\":{\"authoritativeActivityTypes\":[\"t\"]}}}",
        ",\"metadata\":{\"@ag-ui/client\":{\"authoritativeActivityTypes\":[1]}}}",
    };

    begin(run, "MESSAGES_SNAPSHOT");
    add_messages(run);
    CHOICE(run, authority);
}

static void delta_event(struct run *run, const char *type, const char *id)
{
    static const char *const deltas[] = {"", "x", "\\ud83d", "\\ude00", "\\n\\\"", "\xc3\xa9"};

    begin(run, type);
    add_id(run, id);
    add(run, ",\"delta\":\"");
    CHOICE(run, deltas);
    add(run, "\"");
    add_common(run);
}

static void id_event(struct run *run, const char *type, const char *id, const char *more)
{
    begin(run, type);
    add_id(run, id);
    add(run, more);
    add_common(run);
}

static void call_event(struct run *run, bool result)
{
    begin(run, result ? "TOOL_CALL_RESULT" : "TOOL_CALL_START");
    add_id(run, "toolCallId");
    if (result || choose(run, 2))
        add_id(run, result ? "messageId" : "parentMessageId");
    add(run, result ? ",\"content\":\"r\"" : ",\"toolCallName\":\"f\"");
    add_common(run);
}

static void activity_event(struct run *run, bool snapshot)
{
    static const char *const contents[] = {
        ",\"content\":{}",
        ",\"content\":{\"n\":1,\"l\":[]}",
        ",\"replace\":true,\"content\":{\"l\":[11,12,13,14,15,16,17,18,19,20,21,22,23]}",
        ",\"content\":{\"n\":2},\"replace\":false",
    };
    static const char *const patches[] = {
        ",\"patch\":[{\"op\":\"add\",\"path\":\"/l/-\",\"value\":[7]}]",
        ",\"patch\":[{\"op\":\"add\",\"path\":\"/l\",\"value\":[]}]",
        ",\"patch\":[{\"op\":\"replace\",\"path\":\"/n\",\"value\":3}]",
        ",\"patch\":[{\"op\":\"copy\",\"from\":\"/l\",\"path\":\"/l/0\"}]",
        ",\"patch\":[{\"op\":\"add\",\"path\":\"/l/01\",\"value\":8}]",
        ",\"patch\":[]",
    };
    static const char *const types[] = {",\"activityType\":\"t\"", ",\"activityType\":\"u\""};

    begin(run, snapshot ? "ACTIVITY_SNAPSHOT" : "ACTIVITY_DELTA");
    add_id(run, "messageId");
    CHOICE(run, types);
    if (snapshot)
        CHOICE(run, contents);
    else
        CHOICE(run, patches);
    add_common(run);
}

static const char *const states[] = {
    "{}",
    "{\"l\":[1]}",
    "null",
    "{\"l\":[],\"n\":{\"m\":\"a longer text, so that patches are smaller than this state is\"}}",
};
static const char *const patches[] = {
    "[{\"op\":\"add\",\"path\":\"/l\",\"value\":[]}]",
    "[{\"op\":\"add\",\"path\":\"/l/-\",\"value\":1}]",
    "[{\"op\":\"copy\",\"from\":\"/l\",\"path\":\"/l/0\"}]",
    "[{\"op\":\"remove\",\"path\":\"/l/0\"},{\"op\":\"test\",\"path\":\"/l/0\",\"value\":1}]",
    "[{\"op\":\"add\",\"path\":\"/l/00\",\"value\":1}]",
    "[{\"op\":\"replace\",\"path\":\"\",\"value\":{\"l\":[2]}}]",
};

static void state_event(struct run *run, bool snapshot)
{
    begin(run, snapshot ? "STATE_SNAPSHOT" : "STATE_DELTA");
    add(run, snapshot ? ",\"snapshot\":" : ",\"delta\":");
    if (snapshot)
        CHOICE(run, states);
    else
        CHOICE(run, patches);
    add_common(run);
}

static void encrypted_event(struct run *run)
{
    static const char *const more[] = {
        ",\"subtype\":\"message\",\"encryptedValue\":\"1\"",
        ",\"subtype\":\"tool-call\",\"encryptedValue\":\"2\"",
        ",\"subtype\":\"message\",\"encryptedValue\":\"3\"",
    };

    begin(run, "REASONING_ENCRYPTED_VALUE");
    add_id(run, "entityId");
    CHOICE(run, more);
    add_common(run);
}

static void other_event(struct run *run)
{
    static const char *const events[] = {
        "{\"type\":\"RAW\",\"event\":null}",
        "{\"type\":\"CUSTOM\",\"name\":\"n\",\"value\":null}",
        "{\"type\":\"ODD\",\"messageId\":1}",
        "{\"type\":\"SUBAGENT_STARTED\",\"subagentRunId\":\"p\",\"name\":\"n\"}",
        "{\"type\":\"SUBAGENT_FINISHED\",\"subagentRunId\":\"p\"}",
    };

    sl_buf_reset(&run->body);
    CHOICE(run, events);
}

static void step_event(struct run *run, bool start)
{
    begin(run, start ? "STEP_STARTED" : "STEP_FINISHED");
    add_id(run, "stepName");
    add_common(run);
}

static void started_event(struct run *run)
{
    begin(run, "RUN_STARTED");
    add(run, ",\"threadId\":\"t\",\"runId\":\"r\"");
    if (choose(run, 3) == 0) {
        add(run, ",\"input\":{\"threadId\":\"t\",\"runId\":\"r\",\"tools\":[],\"context\":[]");
        add_messages(run);
        add(run, "}");
    }
    add(run, "}");
}

#define INTERRUPTED                                                                                \
    "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\",\"outcome\":{\"type\":"         \
    "\"interrupt\",\"interrupts\":[{\"id\":\"i\",\"reason\":\"x\"}]}}"

static void ending_event(struct run *run)
{
    static const char *const events[] = {
        "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\"}",
        "{\"type\":\"RUN_ERROR\",\"message\":\"m\"}",
        INTERRUPTED,
    };

    sl_buf_reset(&run->body);
    CHOICE(run, events);
}

/* Text, reasoning and calls. */
static bool streamed_event(struct run *run, char what)
{
    static const char id[] = "messageId", call[] = "toolCallId";

    switch (what) {
    case 't':
        id_event(run, "TEXT_MESSAGE_START", id, "");
        return true;
    case 'x':
        delta_event(run, "TEXT_MESSAGE_CONTENT", id);
        return true;
    case 'y':
        id_event(run, "TEXT_MESSAGE_END", id, "");
        return true;
    case 'r':
        id_event(run, "REASONING_MESSAGE_START", id, ",\"role\":\"reasoning\"");
        return true;
    case 's':
        delta_event(run, "REASONING_MESSAGE_CONTENT", id);
        return true;
    case 'u':
        id_event(run, "REASONING_MESSAGE_END", id, "");
        return true;
    case 'c':
    case 'f':
        call_event(run, what == 'f');
        return true;
    case 'd':
        delta_event(run, "TOOL_CALL_ARGS", call);
        return true;
    case 'e':
        id_event(run, "TOOL_CALL_END", call, "");
        return true;
    default:
        return false;
    }
}

static void an_event(struct run *run, char what)
{
    if (streamed_event(run, what))
        return;
    switch (what) {
    case 'a':
    case 'b':
        return activity_event(run, what == 'a');
    case 'k':
    case 'l':
        return state_event(run, what == 'k');
    case 'm':
        return messages_event(run);
    case 'v':
        return encrypted_event(run);
    case 'p':
    case 'q':
        return id_event(run, what == 'p' ? "REASONING_START" : "REASONING_END", "messageId", "");
    case 'i':
    case 'j':
        return step_event(run, what == 'i');
    case 'z':
        return ending_event(run);
    case 'n':
        return started_event(run);
    default:
        return other_event(run);
    }
}

/* ---- entries ---- */

static void grant_entry(struct run *run, struct sl_entry *entry)
{
    sl_buf_reset(&run->body);
    add(run, "{\"agent\":\"a\"");
    if (choose(run, 4) == 0)
        add(run, ",\"rewrite\":true");
    add(run, ",\"input\":{\"threadId\":\"t\",\"runId\":\"r\"");
    add_messages(run);
    if (choose(run, 3) == 0) {
        add(run, ",\"state\":");
        CHOICE(run, states);
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
        CHOICE(run, states);
    else
        CHOICE(run, patches);
    add(run, "}");
    entry->kind = SL_ENTRY_PATCH;
}

static void next_entry(struct run *run, const struct sl_view *view, char what,
                       struct sl_entry *entry)
{
    bool live = sl_view_live_run(view).len > 0;

    entry->lease = sl_view_lease(view);
    if (what == 'w' || (!live && strchr("klz", what)))
        patch_entry(run, entry);
    else if (what == 'g' || !live)
        grant_entry(run, entry);
    else
        an_event(run, what);
    entry->run = SL_STR("r");
    entry->body = sl_buf_str(&run->body);
}

/* ---- spans ---- */

struct item {
    struct sl_delivery delivery; /* with its own texts */
    struct sl_mark *mark;
};

struct span {
    struct item *items;
    size_t count, cap;
    /* While it is collapsed. */
    struct reader *reader;
    size_t given, bytes;
    size_t next; /* the lowest number that a verbatim delivery may have */
};

static struct sl_str kept(struct sl_str text)
{
    char *copy = malloc(text.len + 1);

    REQUIRE(copy);
    if (text.len > 0)
        memcpy(copy, text.ptr, text.len);
    return (struct sl_str){copy, text.len};
}

static bool is_marked(const struct sl_delivery *delivery)
{
    return !delivery->is_state &&
           (delivery->type == SL_EV_RUN_STARTED || delivery->type == SL_EV_RUN_FINISHED ||
            delivery->type == SL_EV_RUN_ERROR);
}

static void span_add(struct span *span, const struct sl_delivery *delivery,
                     const struct sl_view *view)
{
    if (span->count == span->cap) {
        span->cap = span->cap ? span->cap * 2 : 16;
        span->items = realloc(span->items, span->cap * sizeof(*span->items));
        REQUIRE(span->items);
    }
    struct item *item = &span->items[span->count++];
    *item = (struct item){.delivery = *delivery};
    item->delivery.run = kept(delivery->run);
    item->delivery.json = kept(delivery->json);
    if (is_marked(delivery)) {
        item->mark = sl_view_mark(view);
        REQUIRE(item->mark);
    }
}

static void span_clear(struct span *span)
{
    for (size_t i = 0; i < span->count; i++) {
        free((char *)(uintptr_t)span->items[i].delivery.run.ptr);
        free((char *)(uintptr_t)span->items[i].delivery.json.ptr);
        sl_mark_unref(span->items[i].mark);
    }
    free(span->items);
    *span = (struct span){.count = 0};
}

static bool take_collapsed(void *ctx, const struct sl_delivery *delivery, size_t source)
{
    struct span *span = ctx;

    if (source != SIZE_MAX) {
        REQUIRE(source >= span->next && source < span->count);
        const struct sl_delivery *same = &span->items[source].delivery;
        REQUIRE(same->json.ptr == delivery->json.ptr && same->json.len == delivery->json.len);
        REQUIRE(same->type == delivery->type && same->is_patch == delivery->is_patch);
        span->next = source + 1;
    }
    span->given++;
    span->bytes += delivery->json.len;
    (void)reader_take(span->reader, delivery);
    return true;
}

/* The reader gets what is left of the span, which is empty then. */
static void span_collapse(struct span *span, struct reader *reader, const struct sl_view *view,
                          unsigned drops)
{
    struct sl_collapse *collapse = sl_collapse_new(drops);
    struct sl_mark *end = sl_view_mark(view);
    size_t bytes = 0;

    REQUIRE(collapse && end);
    span->reader = reader;
    for (size_t i = 0; i < span->count; i++) {
        bytes += span->items[i].delivery.json.len;
        REQUIRE(sl_collapse_add(collapse, &span->items[i].delivery, span->items[i].mark));
    }
    REQUIRE(sl_collapse_end(collapse, end, take_collapsed, span) == SL_COLLAPSED);
    REQUIRE(span->given <= span->count && span->bytes <= bytes);
    sl_collapse_free(collapse);
    sl_mark_unref(end);
    span_clear(span);
}

/* ---- the history ---- */

struct log {
    struct sl_view *view;
    struct reader all;  /* everything, as it comes; what it refuses, the others may refuse */
    struct reader some; /* spans, and what comes between them */
    struct span behind; /* what `some` has not got */
    struct reader late; /* `whole` as one span */
    struct span whole;
    bool along; /* `some` gets what comes */
};

static bool take(void *ctx, const struct sl_delivery *delivery)
{
    struct log *log = ctx;

    (void)reader_take(&log->all, delivery);
    if (log->all.refused)
        return false;
    span_add(&log->whole, delivery, log->view);
    if (log->along)
        (void)reader_take(&log->some, delivery);
    else
        span_add(&log->behind, delivery, log->view);
    return true;
}

static void require_same(const struct reader *reader, const struct reader *all)
{
    if (!sl_messages_equal(&reader->messages, 0, &all->messages)) {
        struct sl_buf out = SL_BUF_INIT;
        sl_messages_print(&reader->messages, false, &out);
        sl_buf_add_lit(&out, "\nis not\n");
        sl_messages_print(&all->messages, false, &out);
        fprintf(stderr, "%.*s\n", SL_STR_ARG(sl_buf_str(&out)));
        sl_buf_clear(&out);
        abort();
    }
    REQUIRE(sl_value_equal(reader->state, all->state));
}

/* A span is over, or begins. */
static void turn(struct log *log, unsigned drops)
{
    log->along = !log->along;
    if (log->along || drops & 8) {
        span_collapse(&log->behind, &log->some, log->view, drops & 7);
        log->along = !(drops & 8);
    }
    require_same(&log->some, &log->all);
}

/* Everybody has got everything. */
static void settle(struct log *log, unsigned drops)
{
    if (!log->along)
        turn(log, drops & 7);
    require_same(&log->some, &log->all);
    span_collapse(&log->whole, &log->late, log->view, drops & 7);
    require_same(&log->late, &log->all);
}

static bool take_joining(void *ctx, const struct sl_delivery *delivery)
{
    (void)reader_take(ctx, delivery);
    return true;
}

static void join(struct log *log, struct reader *reader)
{
    bool lenient = reader->lenient;

    reader_clear(reader);
    reader_init(reader);
    reader->lenient = lenient;
    REQUIRE(sl_view_resync(log->view, take_joining, reader, NULL));
}

static void rejoin(struct log *log)
{
    join(log, &log->all);
    if (log->all.refused)
        return;
    join(log, &log->some);
    join(log, &log->late);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char kinds[] = "gnznaabbabmttxxxyccdddefkllvpqijorsJuwTTT";
    struct run run = {.at = data, .end = data + size};
    struct log log = {.view = sl_view_new(SL_STR("t"), &limits)};
    uint64_t seq = 0;

    REQUIRE(log.view);
    reader_init(&log.all);
    reader_init(&log.some);
    reader_init(&log.late);
    log.all.lenient = true;
    while (run.at < run.end && !log.all.refused) {
        struct sl_entry entry = {.place = {1, ++seq, 0}, .kind = SL_ENTRY_EVENT};
        struct sl_view_report report;
        char what = kinds[choose(&run, sizeof(kinds) - 1)];
        if (what == 'T') {
            turn(&log, choose(&run, 16));
        } else if (what == 'J') {
            settle(&log, choose(&run, 8));
            rejoin(&log);
        } else {
            next_entry(&run, log.view, what, &entry);
            bool taken = sl_view_step(log.view, &entry, take, &log, &report, NULL);
            REQUIRE(taken || log.all.refused);
        }
    }
    if (!log.all.refused)
        settle(&log, size & 7);
    span_clear(&log.behind);
    span_clear(&log.whole);
    reader_clear(&log.all);
    reader_clear(&log.some);
    reader_clear(&log.late);
    sl_view_free(log.view);
    sl_buf_clear(&run.body);
    return 0;
}
