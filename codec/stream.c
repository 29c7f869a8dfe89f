/* SPDX-License-Identifier: MIT */
/* A stream of runs: which gate an event goes to, and what comes of it. */
#include "stream_private.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "mark.h"
#include "state_fold.h"

const char *sl_found_name(enum sl_found found)
{
    static const char *const names[] = {
#define NAME(symbol, name, meaning) name,
        SL_FINDINGS(NAME)
#undef NAME
    };
    assert(found < SL_FOUND_COUNT);
    return names[found];
}

/* ---- life ---- */

struct sl_stream *sl_stream_new(enum sl_policy policy, sl_stream_sink sink, void *ctx)
{
    struct sl_stream *stream = calloc(1, sizeof(*stream));

    if (!stream)
        return NULL;
    stream->policy = policy;
    stream->sink = sink;
    stream->ctx = ctx;
    stream->state = sl_value_object();
    if (!stream->state) {
        free(stream);
        return NULL;
    }
    stream->empty = sl_value_ref(stream->state);
    sl_messages_init(&stream->messages, (uint64_t)(uintptr_t)stream);
    return stream;
}

void sl_stream_free(struct sl_stream *stream)
{
    if (!stream)
        return;
    sl_gate_free(stream->gate);
    sl_messages_clear(&stream->messages);
    sl_value_unref(stream->state);
    sl_value_unref(stream->empty);
    sl_buf_clear(&stream->thread);
    sl_buf_clear(&stream->run);
    sl_buf_clear(&stream->text);
    sl_doc_clear(&stream->made);
    free(stream);
}

void sl_stream_reset(struct sl_stream *stream)
{
    sl_gate_free(stream->gate);
    stream->gate = NULL;
    stream->last = SL_ENDED_NONE;
    sl_messages_clear(&stream->messages);
    sl_value_unref(stream->state);
    stream->state = sl_value_ref(stream->empty);
    sl_buf_clear(&stream->thread);
}

void sl_stream_print_messages(const struct sl_stream *stream, struct sl_buf *out)
{
    sl_buf_add_char(out, '[');
    sl_messages_print(&stream->messages, false, out);
    sl_buf_add_char(out, ']');
}

const struct sl_value *sl_stream_state_value(const struct sl_stream *stream)
{
    return stream->state;
}

/* ---- runs ---- */

static void retire(struct sl_stream *stream, enum sl_ended ended)
{
    sl_gate_free(stream->gate);
    stream->gate = NULL;
    stream->last = ended;
}

static void report_no_end(struct sl_stream *stream)
{
    struct sl_str run = sl_buf_str(&stream->run);

    sl_stream_find(stream, SL_FOUND_NO_END, true, "the run \"%.*s\" of line %llu has no terminal",
                   (int)(run.len < 60 ? run.len : 60), run.ptr ? run.ptr : "",
                   (unsigned long long)stream->began);
}

void sl_stream_end(struct sl_stream *stream)
{
    if (!stream->gate)
        return;
    report_no_end(stream);
    retire(stream, SL_ENDED_NONE);
}

/* The decoded text of a string member; false without memory. */
static bool read_id(const struct sl_doc *doc, const char *name, struct sl_buf *out)
{
    uint32_t node = sl_doc_get(doc, 0, sl_str_from(name));

    sl_buf_reset(out);
    if (node != SL_NONE && sl_doc_kind(doc, node) == SL_STRING)
        sl_doc_decode(doc, node, out);
    return !out->failed;
}

/* Another run begins while one is live. */
static bool restarts(const struct sl_stream *stream, const struct sl_event *event)
{
    uint32_t run = sl_doc_get(event->doc, 0, SL_STR("runId"));

    return stream->gate && event->type == SL_EV_RUN_STARTED && sl_gate_started(stream->gate) &&
           run != SL_NONE && sl_doc_kind(event->doc, run) == SL_STRING &&
           !sl_doc_is(event->doc, run, sl_buf_str(&stream->run));
}

static bool begin(struct sl_stream *stream, const struct sl_doc *doc, uint64_t line)
{
    bool first = stream->thread.len == 0;

    assert(!stream->gate);
    stream->gate = sl_gate_new(stream->policy);
    stream->began = line;
    if (!stream->gate || !read_id(doc, "runId", &stream->run))
        return false;
    if (first)
        return read_id(doc, "threadId", &stream->thread);
    uint32_t thread = sl_doc_get(doc, 0, SL_STR("threadId"));
    if (thread != SL_NONE && sl_doc_kind(doc, thread) == SL_STRING &&
        !sl_doc_is(doc, thread, sl_buf_str(&stream->thread)))
        sl_stream_find(stream, SL_FOUND_THREAD, false,
                       "RUN_STARTED /threadId: the first run's is another one");
    return true;
}

/* ---- folding what the gate lets through ---- */

static void report_fold(struct sl_stream *stream, const struct sl_event *event, enum sl_fold fold)
{
    const char *name = sl_event_name(event->type);

    if (fold == SL_FOLD_DEVIATES)
        sl_stream_find(stream, SL_FOUND_DEVIATES, false, "%s: clients may hold something else now",
                       name);
    else if (fold == SL_FOLD_FULL)
        sl_stream_find(stream, SL_FOUND_TOO_LARGE, true,
                       "%s: what the client holds would be over %zu bytes; dropped", name,
                       SL_STREAM_MAX_HELD);
    else if (fold == SL_FOLD_DEEP)
        sl_stream_find(stream, SL_FOUND_TOO_DEEP, true, "%s: nested deeper than %d; dropped", name,
                       SL_MAX_HEIGHT);
    else if (fold == SL_FOLD_WORK)
        sl_stream_find(stream, SL_FOUND_TOO_LARGE, true,
                       "%s: it moves or copies too much at once; dropped", name);
}

static enum sl_fold fold_patch(struct sl_stream *stream, const struct sl_event *event,
                               enum sl_field field, struct sl_value **root)
{
    struct sl_error why = {0};
    bool applied;
    const struct sl_client_patch patch = {.doc = event->doc,
                                          .node = event->field[field],
                                          .max_size = SL_STREAM_MAX_HELD,
                                          .max_height = SL_MAX_HEIGHT,
                                          .object = event->type == SL_EV_ACTIVITY_DELTA,
                                          .why = &why};
    enum sl_fold fold = sl_client_patch_apply(root, &patch, &applied);

    if (fold <= SL_FOLD_DEVIATES && !applied && why.code != SL_OK)
        sl_stream_find(stream, SL_FOUND_PATCH, false, "%s /%s%s: %s", sl_event_name(event->type),
                       sl_field_name(field), why.field, why.text);
    return fold;
}

/* What the patch of an activity does is the fold's business; here it is only tried. */
static bool try_activity(struct sl_stream *stream, const struct sl_event *event)
{
    const struct sl_message *message =
        sl_messages_find(&stream->messages, sl_event_body(event, SL_F_MESSAGE_ID));

    if (!message || message->role != SL_ROLE_ACTIVITY)
        return true;
    struct sl_value *content = sl_value_get(message->head, SL_STR("content"));
    if (!content)
        return true;
    sl_value_ref(content);
    enum sl_fold fold = fold_patch(stream, event, SL_F_PATCH, &content);
    sl_value_unref(content);
    return fold != SL_FOLD_MEMORY;
}

struct sl_mark *sl_stream_mark(const struct sl_stream *stream)
{
    return sl_mark_new(stream->state, &stream->messages);
}

static bool tell(struct sl_stream *stream, const struct sl_delivery *delivery)
{
    bool marked = !delivery->is_state &&
                  (delivery->type == SL_EV_RUN_STARTED || delivery->type == SL_EV_RUN_FINISHED ||
                   delivery->type == SL_EV_RUN_ERROR);
    struct sl_mark *mark = marked ? sl_stream_mark(stream) : NULL;
    bool told = (mark || !marked) && stream->taken(stream->taken_ctx, delivery, mark);

    sl_mark_unref(mark);
    return told;
}

static bool tell_event(struct sl_stream *stream, const struct sl_event *event, bool inert)
{
    return !stream->taken ||
           tell(stream, &(struct sl_delivery){.type = event->type,
                                              .run = sl_buf_str(&stream->run),
                                              .json = {event->doc->text, event->doc->len},
                                              .inert = inert});
}

/* A change between runs, as it stands in the document. */
static bool tell_change(struct sl_stream *stream, const struct sl_doc *doc, uint32_t node,
                        bool is_patch)
{
    return !stream->taken || tell(stream, &(struct sl_delivery){.is_state = true,
                                                                .is_patch = is_patch,
                                                                .type = SL_EV_UNKNOWN,
                                                                .json = sl_doc_raw(doc, node)});
}

void sl_stream_watch(struct sl_stream *stream, sl_stream_taken taken, void *ctx)
{
    stream->taken = taken;
    stream->taken_ctx = ctx;
}

static bool take(void *ctx, const struct sl_event *event, bool verbatim)
{
    struct sl_stream *stream = ctx;
    enum sl_fold fold;

    (void)verbatim;
    switch (event->type) {
    case SL_EV_UNKNOWN:
        return tell_event(stream, event, false);
    case SL_EV_RUN_STARTED:
        sl_messages_begin_run(&stream->messages);
        fold = sl_messages_apply(&stream->messages, event, SL_STREAM_MAX_HELD);
        break;
    case SL_EV_STATE_SNAPSHOT:
        fold = sl_state_replace(&stream->state, event->doc, event->field[SL_F_SNAPSHOT],
                                SL_STREAM_MAX_HELD);
        break;
    case SL_EV_STATE_DELTA:
        fold = fold_patch(stream, event, SL_F_DELTA, &stream->state);
        break;
    case SL_EV_ACTIVITY_DELTA:
        if (!try_activity(stream, event))
            return false;
        /* fall through */
    default:
        fold = sl_messages_apply(&stream->messages, event, SL_STREAM_MAX_HELD);
    }
    if (event->type == SL_EV_RUN_FINISHED || event->type == SL_EV_RUN_ERROR)
        stream->last = event->type == SL_EV_RUN_FINISHED ? SL_ENDED_FINISHED : SL_ENDED_ERROR;
    report_fold(stream, event, fold);
    if (fold > SL_FOLD_DEVIATES)
        return fold != SL_FOLD_MEMORY;
    return tell_event(stream, event, fold == SL_FOLD_INERT);
}

/* ---- one event ---- */

/* What the client leaves out is left out before the gate sees the event. False without memory. */
static bool strip(struct sl_stream *stream, const struct sl_event *event, const struct sl_doc **doc)
{
    sl_buf_reset(&stream->text);
    sl_event_strip(event, &stream->text);
    if (stream->text.failed || !sl_doc_parse(&stream->made, sl_buf_str(&stream->text), NULL))
        return false;
    *doc = &stream->made;
    return true;
}

/* A RUN_STARTED that is dropped for its shape still says that the run begins. */
static bool start_anyway(struct sl_stream *stream, const struct sl_event *event)
{
    struct sl_buf *text = &stream->text;
    struct sl_doc made = {0};

    if (stream->policy != SL_POLICY_REPAIR || event->type != SL_EV_RUN_STARTED ||
        sl_gate_started(stream->gate))
        return true;
    sl_buf_reset(text);
    sl_buf_add_lit(text, "{\"type\":\"RUN_STARTED\",\"threadId\":");
    sl_json_add_string(text, sl_buf_str(&stream->thread));
    sl_buf_add_lit(text, ",\"runId\":");
    sl_json_add_string(text, sl_buf_str(&stream->run));
    sl_buf_add_char(text, '}');
    bool done = !text->failed && sl_doc_parse(&made, sl_buf_str(text), NULL) &&
                sl_gate_step(stream->gate, &made, take, stream, NULL) != SL_GATE_FAILED;
    sl_doc_clear(&made);
    return done;
}

static bool step(struct sl_stream *stream, const struct sl_event *event,
                 const struct sl_judged *judged)
{
    const struct sl_doc *doc = event->doc;
    const unsigned left_out = SL_FAULT_UNKNOWN | SL_FAULT_LOST;
    const unsigned fatal =
        stream->policy == SL_POLICY_REPAIR ? SL_FAULT_WRONG : SL_FAULT_WRONG | SL_FAULT_NULL;
    struct sl_error why = {0};

    if (event->type != SL_EV_UNKNOWN && (judged->faults & left_out) && !(judged->faults & fatal) &&
        !strip(stream, event, &doc))
        return false;
    enum sl_gate_result result = sl_gate_step(stream->gate, doc, take, stream, &why);
    if (result == SL_GATE_FAILED)
        return false;
    sl_stream_report_step(stream, event, judged, result, &why);
    if (result == SL_GATE_DROPPED && !start_anyway(stream, event))
        return false;
    if (result == SL_GATE_ENDS)
        retire(stream, event->type == SL_EV_RUN_ERROR ? SL_ENDED_ERROR : SL_ENDED_FINISHED);
    else if (sl_gate_ended(stream->gate))
        retire(stream, stream->last);
    return true;
}

/* Where no run is live. True when the event begins one. */
static bool begins(const struct sl_stream *stream, const struct sl_event *event)
{
    return event->type == SL_EV_RUN_STARTED ||
           (event->type == SL_EV_RUN_ERROR && stream->last == SL_ENDED_NONE);
}

static void report_outside(struct sl_stream *stream, const struct sl_event *event,
                           const struct sl_judged *judged)
{
    struct sl_str type = sl_stream_type(judged->doc);
    /* What the client leaves out may stand anywhere; it makes known events of retired ones. */
    bool ignored = event->type == SL_EV_UNKNOWN && !(judged->faults & SL_FAULT_RETIRED);

    if (judged->faults)
        sl_stream_report_shape(stream, judged, SL_GATE_DROPPED);
    if (ignored)
        return;
    if (stream->last == SL_ENDED_NONE)
        sl_stream_find(stream, SL_FOUND_NOT_STARTED, true, "%.*s: no run has started; dropped",
                       SL_STR_ARG(type));
    else
        /* The client takes a late failure. */
        sl_stream_find(stream, SL_FOUND_AFTER_END,
                       event->type != SL_EV_RUN_ERROR || stream->last == SL_ENDED_ERROR,
                       "%.*s: the run is over; dropped", SL_STR_ARG(type));
    if (event->type == SL_EV_RUN_ERROR && stream->last == SL_ENDED_FINISHED)
        stream->last = SL_ENDED_ERROR;
}

bool sl_stream_event(struct sl_stream *stream, const struct sl_doc *doc, uint64_t line)
{
    struct sl_event event;
    struct sl_judged judged = {.doc = doc};

    (void)!sl_event_read(doc, &event, &judged.faults, &judged.why);
    if (restarts(stream, &event)) {
        report_no_end(stream);
        retire(stream, SL_ENDED_NONE);
    }
    if (!stream->gate && !begins(stream, &event)) {
        report_outside(stream, &event, &judged);
        return true;
    }
    return (stream->gate || begin(stream, doc, line)) && step(stream, &event, &judged);
}

/* ---- between runs ---- */

static bool refuse_change(struct sl_stream *stream)
{
    if (!stream->gate)
        return false;
    sl_stream_find(stream, SL_FOUND_ORDER, true,
                   "the state changes between runs, but one is live; dropped");
    return true;
}

bool sl_stream_patch(struct sl_stream *stream, const struct sl_doc *doc, uint32_t node)
{
    const struct sl_patch_limits limits = {
        .max_size = SL_STREAM_MAX_HELD, .max_work = 16 << 20, .max_height = SL_MAX_HEIGHT};
    struct sl_patch_result result;
    struct sl_error why = {0};

    if (refuse_change(stream))
        return true;
    if (sl_patch_apply(&stream->state, doc, node, &limits, &result, &why))
        return tell_change(stream, doc, node, true);
    sl_stream_find(stream, SL_FOUND_PATCH, true, "/patch%s: %s; dropped", why.field, why.text);
    return why.code != SL_NO_MEMORY;
}

bool sl_stream_state(struct sl_stream *stream, const struct sl_doc *doc, uint32_t node)
{
    if (refuse_change(stream))
        return true;
    enum sl_fold fold = sl_state_replace(&stream->state, doc, node, SL_STREAM_MAX_HELD);
    if (fold == SL_FOLD_DONE)
        return tell_change(stream, doc, node, false);
    if (fold == SL_FOLD_FULL)
        sl_stream_find(stream, SL_FOUND_TOO_LARGE, true, "the state is over %zu bytes; dropped",
                       SL_STREAM_MAX_HELD);
    else if (fold == SL_FOLD_DEEP)
        sl_stream_find(stream, SL_FOUND_TOO_DEEP, true,
                       "the state is nested deeper than %d; dropped", SL_MAX_HEIGHT);
    return fold != SL_FOLD_MEMORY;
}
