/* SPDX-License-Identifier: MIT */
/* The events that bring a reader with an empty pipeline to the view, or to what is shown of it. */
#include "resync.h"

#include <assert.h>
#include <stdlib.h>

/* Something that the reader has to be told of the current run. */
struct item {
    enum sl_open_kind kind;
    bool answered;
    /* It must stand before the snapshot, which then undoes what its START did to the messages. */
    bool early;
    struct sl_bytes *start;
    struct sl_bytes *end; /* NULL: none */
};

struct resync {
    const struct sl_resync *of;
    const struct sl_run *run;
    sl_view_sink sink;
    void *ctx;
    struct sl_error *err;
    struct item *items;
    size_t count;
    size_t cap;
};

/* ---- collecting what is open ---- */

static bool find_early(struct resync *r, struct sl_str start, bool *early)
{
    struct sl_doc doc = {0};
    struct sl_event ev;
    bool read = sl_doc_parse(&doc, start, r->err);
    if (read)
        *early = sl_event_read(&doc, &ev, NULL, NULL) != SL_FATAL &&
                 !sl_messages_knows(r->of->messages, &ev);
    sl_doc_clear(&doc);
    return read;
}

static bool add_item(struct resync *r, const struct sl_open_item *open)
{
    if (r->count == r->cap) {
        size_t cap = r->cap == 0 ? 16 : r->cap * 2;
        struct item *items = realloc(r->items, cap * sizeof(*items));
        if (items == NULL)
            return sl_error_memory(r->err);
        r->items = items;
        r->cap = cap;
    }
    struct item *item = &r->items[r->count++];
    *item = (struct item){.kind = open->kind, .answered = open->answered};
    item->start = sl_bytes_new(open->start_event);
    item->end = open->end_event.len == 0 ? NULL : sl_bytes_new(open->end_event);
    if (item->start == NULL || (item->end == NULL && open->end_event.len > 0))
        return sl_error_memory(r->err);
    item->early = true;
    return open->answered || find_early(r, open->start_event, &item->early);
}

static enum sl_category category_of(enum sl_open_kind kind)
{
    switch (kind) {
    case SL_OPEN_SUBAGENT:
        return SL_CAT_SUBAGENT;
    case SL_OPEN_STEP:
        return SL_CAT_LIFECYCLE;
    case SL_OPEN_REASONING:
    case SL_OPEN_REASONING_MESSAGE:
        return SL_CAT_REASONING;
    case SL_OPEN_TEXT:
        return SL_CAT_TEXT;
    default:
        return SL_CAT_TOOL;
    }
}

static bool on_open(void *ctx, const struct sl_open_item *open)
{
    struct resync *r = ctx;
    return (r->of->hidden & 1U << category_of(open->kind)) != 0 || add_item(r, open);
}

/* Calls without a result of a run that is over. */
static bool collect_pending(struct resync *r)
{
    struct sl_doc doc = {0};
    struct sl_buf start = SL_BUF_INIT, end = SL_BUF_INIT;
    bool done = sl_doc_parse(&doc, sl_bytes_str(r->run->pending), r->err);
    for (uint32_t n = 1; done && n + 1 < doc.count; n += 2) {
        sl_buf_reset(&start);
        sl_buf_reset(&end);
        sl_doc_decode(&doc, n, &start);
        sl_doc_decode(&doc, n + 1, &end);
        done = !start.failed && !end.failed &&
               add_item(r, &(struct sl_open_item){.kind = SL_OPEN_UNANSWERED,
                                                  .start_event = sl_buf_str(&start),
                                                  .end_event = sl_buf_str(&end)});
    }
    sl_buf_clear(&start);
    sl_buf_clear(&end);
    sl_doc_clear(&doc);
    return done || sl_error_memory(r->err);
}

static bool collect(struct resync *r)
{
    if (r->run->terminal == NULL)
        return sl_gate_each_open(r->of->gate, on_open, r) || sl_error_memory(r->err);
    bool hidden = (r->of->hidden & 1U << SL_CAT_TOOL) != 0;
    return hidden || r->run->pending == NULL || collect_pending(r);
}

/* ---- sending ---- */

static bool send_delivery(struct resync *r, const struct sl_delivery *delivery)
{
    if (r->sink(r->ctx, delivery))
        return true;
    sl_error_set(r->err, SL_NO_MEMORY, "", "a delivery was not taken");
    return false;
}

static bool send(struct resync *r, enum sl_event_type type, struct sl_str run, struct sl_str json)
{
    return send_delivery(r, &(struct sl_delivery){.type = type, .run = run, .json = json});
}

static bool send_buf_clear(struct resync *r, enum sl_event_type type, struct sl_buf *json)
{
    bool sent =
        json->failed ? sl_error_memory(r->err) : send(r, type, sl_run_id(r->run), sl_buf_str(json));
    sl_buf_clear(json);
    return sent;
}

static bool send_bytes(struct resync *r, const struct sl_bytes *json)
{
    struct sl_doc doc = {0};
    bool sent = sl_doc_parse(&doc, sl_bytes_str(json), r->err) &&
                send(r, sl_json_event_type(&doc), sl_run_id(r->run), sl_bytes_str(json));
    sl_doc_clear(&doc);
    return sent;
}

static bool is_place(const struct item *item)
{
    return item->kind == SL_OPEN_SUBAGENT || item->kind == SL_OPEN_STEP;
}

static bool is_call(const struct item *item)
{
    return item->kind == SL_OPEN_TOOL_CALL || item->kind == SL_OPEN_UNANSWERED;
}

/* START or END of what the snapshot holds. The client refuses other owners than the snapshot's, and
 * has no use for them any more. */
static bool send_known(struct resync *r, const struct sl_bytes *text)
{
    const struct sl_messages *list = r->of->messages;
    struct sl_doc doc = {0};
    struct sl_event ev;
    struct sl_buf json = SL_BUF_INIT;
    if (!sl_doc_parse(&doc, sl_bytes_str(text), r->err)) {
        sl_doc_clear(&doc);
        return false;
    }
    enum sl_verdict verdict = sl_event_read(&doc, &ev, NULL, NULL);
    bool tag = verdict != SL_FATAL && sl_owner_differs(list, &ev);
    bool parent = verdict != SL_FATAL && sl_parent_differs(list, &ev);
    if (tag || parent)
        sl_print_without(&doc, tag ? ev.field[SL_F_SUBAGENT_RUN_ID] : SL_NONE,
                         parent ? ev.field[SL_F_PARENT_MESSAGE_ID] : SL_NONE, &json);
    else
        sl_buf_add_str(&json, sl_bytes_str(text));
    sl_doc_clear(&doc);
    return send_buf_clear(r, ev.type, &json);
}

static bool send_late_item(struct resync *r, const struct item *item)
{
    return send_known(r, item->start) && (item->end == NULL || send_known(r, item->end));
}

static bool send_item(struct resync *r, const struct item *item)
{
    return send_bytes(r, item->start) && (item->end == NULL || send_bytes(r, item->end));
}

/* A reader that is told of a call but not of its result would count it as waiting for one. */
static bool send_answer(struct resync *r, const struct item *item)
{
    struct sl_doc doc = {0};
    struct sl_buf json = SL_BUF_INIT;
    bool done = sl_doc_parse(&doc, sl_bytes_str(item->start), r->err);
    if (done) {
        struct sl_str call = sl_doc_body(&doc, sl_doc_get(&doc, 0, SL_STR("toolCallId")));
        sl_print_result(sl_messages_find_answer(r->of->messages, call), call, &json);
        done = send_buf_clear(r, SL_EV_TOOL_CALL_RESULT, &json);
    }
    sl_doc_clear(&doc);
    return done;
}

static bool send_places(struct resync *r)
{
    for (size_t i = 0; i < r->count; i++) {
        if (is_place(&r->items[i]) && !send_item(r, &r->items[i]))
            return false;
    }
    return true;
}

/* Calls go first, while no owner is known yet that their parent message could disagree with. */
static bool send_early(struct resync *r, bool calls)
{
    for (size_t i = 0; i < r->count; i++) {
        const struct item *item = &r->items[i];
        if (!is_place(item) && item->early && is_call(item) == calls && !send_item(r, item))
            return false;
    }
    return true;
}

static bool send_answers(struct resync *r)
{
    for (size_t i = 0; i < r->count; i++) {
        if (r->items[i].answered && !send_answer(r, &r->items[i]))
            return false;
    }
    return true;
}

static bool send_late(struct resync *r)
{
    for (size_t i = 0; i < r->count; i++) {
        const struct item *item = &r->items[i];
        if (!is_place(item) && !item->early && !send_late_item(r, item))
            return false;
    }
    return true;
}

static bool send_snapshots(struct resync *r)
{
    const struct sl_messages *list = r->of->messages;
    struct sl_buf json = SL_BUF_INIT;
    for (unsigned i = 0; sl_print_reset(list, NULL, i, &json); i++) {
        if (!send_buf_clear(r, SL_EV_MESSAGES_SNAPSHOT, &json))
            return false;
    }
    sl_print_messages_snapshot(list, &json);
    if (!send_buf_clear(r, SL_EV_MESSAGES_SNAPSHOT, &json))
        return false;
    if (r->of->state == NULL)
        return true;
    sl_print_state_snapshot(r->of->state, &json);
    return send_buf_clear(r, SL_EV_STATE_SNAPSHOT, &json);
}

static bool send_terminal(struct resync *r, struct sl_str run, const struct sl_bytes *terminal,
                          uint64_t expires_ms)
{
    struct sl_doc doc = {0};
    struct sl_buf plain = SL_BUF_INIT;
    struct sl_delivery delivery = {
        .run = run, .json = sl_bytes_str(terminal), .expires_ms = expires_ms};
    bool parsed = sl_doc_parse(&doc, delivery.json, r->err);
    if (parsed)
        delivery.type = sl_json_event_type(&doc);
    if (parsed && r->of->without_raw_event && sl_doc_get(&doc, 0, SL_STR("rawEvent")) != SL_NONE) {
        sl_print_without_raw_event(&doc, &plain);
        parsed = !plain.failed || sl_error_memory(r->err);
        delivery.json = sl_buf_str(&plain);
    }
    bool sent = parsed && send_delivery(r, &delivery);
    sl_doc_clear(&doc);
    sl_buf_clear(&plain);
    return sent;
}

static bool ended_by_finish(const struct resync *r)
{
    struct sl_doc doc = {0};
    bool finish = r->run->terminal != NULL &&
                  sl_doc_parse(&doc, sl_bytes_str(r->run->terminal), NULL) &&
                  sl_json_event_type(&doc) == SL_EV_RUN_FINISHED;
    sl_doc_clear(&doc);
    return finish;
}

/* Without it a reader would keep the interrupts that it has, when the run ends in an error. */
static bool send_prelude(struct resync *r)
{
    const struct sl_ended *finished = &r->of->view->finished;
    if (!r->of->view->interrupted || finished->run == NULL || ended_by_finish(r))
        return true;
    struct sl_str run = sl_bytes_str(finished->run);
    return send(r, SL_EV_RUN_STARTED, run, sl_bytes_str(finished->started)) &&
           send_terminal(r, run, finished->terminal, finished->expires_ms);
}

static bool send_run(struct resync *r)
{
    const struct sl_run *run = r->run;
    return send(r, SL_EV_RUN_STARTED, sl_run_id(run), sl_bytes_str(run->started)) &&
           send_places(r) && send_early(r, true) && send_early(r, false) && send_answers(r) &&
           send_snapshots(r) && send_late(r) &&
           (run->terminal == NULL ||
            send_terminal(r, sl_run_id(run), run->terminal, run->expires_ms));
}

/* A thread that never ran: there is nothing but the state. */
static bool send_state(struct resync *r)
{
    struct sl_buf json = SL_BUF_INIT;
    if (r->of->state != NULL)
        sl_value_print(r->of->state, &json);
    else
        sl_buf_add_lit(&json, "{}");
    struct sl_delivery delivery = {
        .is_state = true, .type = SL_EV_UNKNOWN, .json = sl_buf_str(&json)};
    bool sent = !json.failed && r->sink(r->ctx, &delivery);
    sl_buf_clear(&json);
    return sent || sl_error_memory(r->err);
}

static bool started(const struct sl_run *run)
{
    return run != NULL && run->started != NULL;
}

static bool resync(struct resync *r, bool alone)
{
    bool sent = collect(r) && (alone || send_prelude(r)) && send_run(r);
    for (size_t i = 0; i < r->count; i++) {
        sl_bytes_unref(r->items[i].start);
        sl_bytes_unref(r->items[i].end);
    }
    free(r->items);
    return sent;
}

bool sl_resync(const struct sl_resync *of, sl_view_sink sink, void *ctx, struct sl_error *err)
{
    struct sl_error own = {0};
    struct resync r = {.of = of, .sink = sink, .ctx = ctx, .err = err != NULL ? err : &own};
    r.run = started(of->view->live) ? of->view->live : of->view->last;
    return r.run == NULL ? send_state(&r) : resync(&r, false);
}

bool sl_resync_live(const struct sl_resync *of, sl_view_sink sink, void *ctx, struct sl_error *err)
{
    struct sl_error own = {0};
    struct resync r = {.of = of, .sink = sink, .ctx = ctx, .err = err != NULL ? err : &own};
    assert(started(of->view->live));
    r.run = of->view->live;
    return resync(&r, true);
}

bool sl_view_resync(const struct sl_view *view, sl_view_sink sink, void *ctx, struct sl_error *err)
{
    const struct sl_resync all = {.view = view,
                                  .messages = &view->messages,
                                  .state = view->state,
                                  .gate = started(view->live) ? view->live->gate : NULL};
    return sl_resync(&all, sink, ctx, err);
}
