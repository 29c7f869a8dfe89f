/* SPDX-License-Identifier: MIT */
/*
 * What a reader on a slow link gets of predictive state, as agent frameworks send it: a document is
 * written as a tool call's argument, token by token, and with each token goes a STATE_DELTA that
 * replaces the whole document in the state; behind the call stand its result and a STATE_SNAPSHOT.
 *
 * The reader takes so many bytes a second, twenty times a second, with segments and a receive
 * buffer of such a link. With `drain` it takes the rest at once when the run is over, for a gateway
 * that replays everything: how fast that is read changes nothing of what is sent.
 *
 * Usage: predictive PORT TOKENS RATE LINK_BYTES steady|drain [COALESCE_MS]
 * RATE counts tokens a second, LINK_BYTES bytes a second. Prints one JSON object.
 */
#include <stdio.h>
#include <stdlib.h>

#include "feed.h"
#include "link/place.h"
#include "load.h"
#include "sluice/patch.h"
#include "wire.h"

enum {
    READ_MS = 50,
    SEGMENT = 1400,
    RECEIVE_BUFFER = 8192,
    DRAIN_BYTES = 64 * 1024,
    PATIENCE_MS = 1200000,
};

enum step { STARTED, SNAPSHOT, CALL, TOKENS, CALL_END, RESULT, SNAPSHOT_AT_END, FINISHED };

/* What a reader makes of the run. */
struct copy {
    struct sl_value *state;
    struct sl_buf arguments;
    bool has_ended;
    uint64_t frames, rebuilds, spans;
    struct link_place place;
};

struct predictive {
    unsigned port;
    uint64_t tokens, rate, link_bytes;
    bool drains;

    struct net_loop *loop;
    struct net_timer *timer;
    struct feed *feed;
    enum step step;
    uint64_t token; /* of the next event */
    bool has_argument;
    struct sl_buf document; /* its text so far */
    uint64_t published, began_us, over_us, begun_ms;

    struct wire wire;
    uint64_t allowed; /* bytes that the link has carried */
    struct sl_doc doc;
    struct copy copy;
};

/* --- publishing --- */

static void add_document(const struct predictive *bench, struct sl_buf *out)
{
    sl_buf_add_lit(out, "{\"title\":\"A report\",\"text\":\"");
    sl_buf_add_str(out, sl_buf_str(&bench->document));
    sl_buf_add_lit(out, "\"}");
}

static void add_snapshot(const struct predictive *bench, struct sl_buf *out)
{
    sl_buf_add_lit(out, "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"document\":");
    add_document(bench, out);
    sl_buf_add_lit(out, "}}");
}

/* The argument's piece, and behind it, as the next event, the state that it makes. */
static void add_token(struct predictive *bench, struct sl_buf *out)
{
    static const char *const words[] = {"the ", "plan ", "and ", "its ", "cost, ", "by ", "week "};

    if (bench->has_argument) {
        sl_buf_add_lit(out, "{\"type\":\"STATE_DELTA\",\"delta\":[{\"op\":\"replace\",\"path\":"
                            "\"/document\",\"value\":");
        add_document(bench, out);
        sl_buf_add_lit(out, "}]}");
        bench->token++;
    } else {
        const char *word = words[bench->token % (sizeof(words) / sizeof(*words))];
        sl_buf_add_str(&bench->document, sl_str_from(word));
        sl_buf_add_lit(out, "{\"type\":\"TOOL_CALL_ARGS\",\"toolCallId\":\"c\",\"delta\":\"");
        sl_buf_add_str(out, sl_str_from(word));
        sl_buf_add_lit(out, "\"}");
    }
    bench->has_argument = !bench->has_argument;
    if (bench->token == bench->tokens)
        bench->step++;
}

static void add_event(struct predictive *bench, struct sl_buf *out)
{
    static const char *const fixed[] = {
        [STARTED] = "{\"type\":\"RUN_STARTED\",\"threadId\":\"" FEED_THREAD
                    "\",\"runId\":\"" FEED_RUN "\"}",
        [CALL] = "{\"type\":\"TOOL_CALL_START\",\"toolCallId\":\"c\",\"toolCallName\":\"write\"}",
        [CALL_END] = "{\"type\":\"TOOL_CALL_END\",\"toolCallId\":\"c\"}",
        [RESULT] = "{\"type\":\"TOOL_CALL_RESULT\",\"messageId\":\"t\",\"toolCallId\":\"c\","
                   "\"content\":\"written\"}",
        [FINISHED] = "{\"type\":\"RUN_FINISHED\",\"threadId\":\"" FEED_THREAD
                     "\",\"runId\":\"" FEED_RUN "\"}",
    };

    if (bench->step == TOKENS) {
        add_token(bench, out);
        return;
    }
    if (bench->step == SNAPSHOT || bench->step == SNAPSHOT_AT_END)
        add_snapshot(bench, out);
    else
        sl_buf_add_str(out, sl_str_from(fixed[bench->step]));
    bench->step++;
}

static bool is_due(void *ctx)
{
    struct predictive *bench = ctx;
    uint64_t now_us = bench_now_us();

    if (bench->began_us == 0)
        bench->began_us = now_us;
    return bench->step != TOKENS || bench->has_argument ||
           bench->token < (now_us - bench->began_us) * bench->rate / 1000000;
}

static bool next_event(void *ctx, struct sl_buf *out)
{
    struct predictive *bench = ctx;
    size_t at = out->len;

    add_event(bench, out);
    bench->published += out->len - at;
    return bench->step > FINISHED;
}

static void on_ready(void *ctx)
{
    feed_begin(((struct predictive *)ctx)->feed);
}

static void on_over(void *ctx)
{
    ((struct predictive *)ctx)->over_us = bench_now_us();
}

/* --- reading --- */

static struct sl_str text_of(const struct sl_doc *doc, uint32_t object, const char *name)
{
    uint32_t node = object == SL_NONE ? SL_NONE : sl_doc_get(doc, object, sl_str_from(name));

    return node == SL_NONE ? SL_STR("") : sl_doc_body(doc, node);
}

/* The arguments of the one call that there is. */
static void take_messages(struct copy *copy, const struct sl_doc *doc, uint32_t event)
{
    uint32_t list = sl_doc_get(doc, event, SL_STR("messages"));

    sl_buf_reset(&copy->arguments);
    for (uint32_t at = list + 1; at < sl_doc_next(doc, list); at = sl_doc_next(doc, at)) {
        uint32_t calls = sl_doc_get(doc, at, SL_STR("toolCalls"));
        if (calls == SL_NONE || sl_doc_next(doc, calls) == calls + 1)
            continue;
        uint32_t function = sl_doc_get(doc, calls + 1, SL_STR("function"));
        sl_buf_add_str(&copy->arguments, text_of(doc, function, "arguments"));
    }
}

static void take_state(struct copy *copy, const struct sl_doc *doc, uint32_t event, bool is_whole)
{
    static const struct sl_patch_limits limits = {0};
    uint32_t node = sl_doc_get(doc, event, is_whole ? SL_STR("snapshot") : SL_STR("delta"));
    struct sl_patch_result result;
    struct sl_error err = {0};

    if (is_whole) {
        sl_value_unref(copy->state);
        copy->state = sl_value_from_node(doc, node);
    } else if (!sl_patch_apply(&copy->state, doc, node, &limits, &result, &err)) {
        fail("a patch does not apply: %s", err.text);
    }
}

static void take_event(struct copy *copy, const struct sl_doc *doc, uint32_t event)
{
    struct sl_str type = text_of(doc, event, "type");

    if (sl_str_equal(type, SL_STR("TOOL_CALL_ARGS")))
        sl_buf_add_str(&copy->arguments, text_of(doc, event, "delta"));
    else if (sl_str_equal(type, SL_STR("STATE_SNAPSHOT")))
        take_state(copy, doc, event, true);
    else if (sl_str_equal(type, SL_STR("STATE_DELTA")))
        take_state(copy, doc, event, false);
    else if (sl_str_equal(type, SL_STR("MESSAGES_SNAPSHOT")))
        take_messages(copy, doc, event);
    else if (sl_str_equal(type, SL_STR("RUN_FINISHED")))
        copy->has_ended = true;
}

static void take_frame(struct copy *copy, const struct sl_doc *doc, uint32_t frame)
{
    struct sl_str op = text_of(doc, frame, "op");
    bool was_in_span = copy->place.in_span;

    if (!link_place_note(&copy->place, doc, frame))
        fail("a frame has no place");
    copy->spans += copy->place.in_span && !was_in_span;
    if (sl_str_equal(op, SL_STR("reset"))) {
        copy->rebuilds++;
    } else if (sl_str_equal(op, SL_STR("event"))) {
        copy->frames++;
        take_event(copy, doc, sl_doc_get(doc, frame, SL_STR("event")));
    } else if (sl_str_equal(op, SL_STR("error"))) {
        fail("the reader was refused: %.*s", SL_STR_ARG(text_of(doc, frame, "message")));
    }
}

static void on_message(void *ctx, struct sl_str message)
{
    struct predictive *bench = ctx;
    struct sl_error err = {0};

    if (!sl_doc_parse(&bench->doc, message, &err))
        fail("a message cannot be read: %s", err.text);
    for (uint32_t at = 1; at < bench->doc.count; at = sl_doc_next(&bench->doc, at))
        take_frame(&bench->copy, &bench->doc, at);
}

static void read_link(struct predictive *bench)
{
    bool is_free = bench->drains && bench->over_us;

    bench->allowed += bench->link_bytes * READ_MS / 1000;
    while (!bench->copy.has_ended) {
        uint64_t left = is_free ? DRAIN_BYTES : bench->allowed - bench->wire.bytes;
        if (!is_free && bench->allowed <= bench->wire.bytes)
            return;
        if (wire_read(&bench->wire, left, on_message, bench) == 0)
            break;
    }
    /* What the link did not carry for want of bytes, it does not carry later. */
    if (bench->allowed > bench->wire.bytes)
        bench->allowed = bench->wire.bytes;
}

static void on_timer(void *ctx)
{
    struct predictive *bench = ctx;

    feed_publish(bench->feed);
    read_link(bench);
    if (bench->copy.has_ended && bench->over_us)
        net_loop_stop(bench->loop);
    else if (net_loop_now_ms(bench->loop) - bench->begun_ms > PATIENCE_MS)
        fail("the reader did not get the run's end");
}

/* --- the program --- */

static void check_copy(const struct predictive *bench)
{
    struct sl_buf text = SL_BUF_INIT;

    sl_buf_add_lit(&text, "{\"document\":");
    add_document(bench, &text);
    sl_buf_add_char(&text, '}');
    struct sl_value *state = sl_value_parse(sl_buf_str(&text), NULL);
    sl_buf_clear(&text);
    if (!state || !bench->copy.state || !sl_value_equal(state, bench->copy.state))
        fail("the reader's state is not the publisher's");
    if (!sl_str_equal(sl_buf_str(&bench->copy.arguments), sl_buf_str(&bench->document)))
        fail("the reader's call has other arguments than the publisher's");
    sl_value_unref(state);
}

static void run(struct predictive *bench, const char *more)
{
    static const struct feed_ops ops = {
        .due = is_due, .next = next_event, .ready = on_ready, .over = on_over};
    static const struct wire_link link = {.receive_buffer = RECEIVE_BUFFER, .segment = SEGMENT};
    struct sl_error err = {0};

    bench->loop = net_loop_new(&err);
    if (!bench->loop)
        fail("%s", err.text);
    wire_open(&bench->wire, bench->port, &link);
    wire_subscribe(&bench->wire, FEED_THREAD, more);
    bench->timer = net_timer_new(bench->loop, on_timer, bench);
    if (!bench->timer)
        fail("no memory for a timer");
    bench->feed = feed_new(bench->loop, bench->port, &ops, bench);
    bench->begun_ms = net_loop_now_ms(bench->loop);
    net_timer_start(bench->timer, READ_MS, READ_MS);
    net_loop_run(bench->loop);
    feed_free(bench->feed);
    net_timer_free(bench->timer);
    net_loop_free(bench->loop);
}

int main(int argc, char **argv)
{
    struct predictive bench = {0};
    char more[40] = "";

    if (argc == 6 || argc == 7) {
        bench.port = (unsigned)strtoul(argv[1], NULL, 10);
        bench.tokens = strtoull(argv[2], NULL, 10);
        bench.rate = strtoull(argv[3], NULL, 10);
        bench.link_bytes = strtoull(argv[4], NULL, 10);
        bench.drains = strcmp(argv[5], "drain") == 0;
    }
    if (argc == 7)
        snprintf(more, sizeof(more), ",\"coalesceMs\":%u", (unsigned)strtoul(argv[6], NULL, 10));
    if (!bench.port || !bench.tokens || !bench.rate || bench.link_bytes < 1000 / READ_MS) {
        fprintf(stderr,
                "usage: predictive PORT TOKENS RATE LINK_BYTES steady|drain [COALESCE_MS]\n");
        return 2;
    }
    net_log_to(NULL);
    run(&bench, more);
    check_copy(&bench);
    printf("{\"tokens\":%llu,\"published\":%llu,\"bytes\":%llu,\"seconds\":%.3f,\"behind_seconds\":"
           "%.3f,\"frames\":%llu,\"spans\":%llu,\"rebuilds\":%llu}\n",
           (unsigned long long)bench.tokens, (unsigned long long)bench.published,
           (unsigned long long)bench.wire.bytes, (double)(bench.over_us - bench.began_us) / 1e6,
           (double)(bench_now_us() - bench.over_us) / 1e6, (unsigned long long)bench.copy.frames,
           (unsigned long long)bench.copy.spans, (unsigned long long)bench.copy.rebuilds);
    sl_value_unref(bench.copy.state);
    sl_buf_clear(&bench.copy.arguments);
    sl_buf_clear(&bench.document);
    sl_doc_clear(&bench.doc);
    wire_clear(&bench.wire);
    return 0;
}
