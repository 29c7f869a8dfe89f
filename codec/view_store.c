/* SPDX-License-Identifier: MIT */
/*
 * The stored form of a view.
 *
 * Events and requests are stored as strings: they keep their bytes, and what nests deep inside them
 * does not nest deeper here.
 */
#include "view_store.h"

#include <stdlib.h>

/* ---- saving ---- */

void sl_save_text(struct sl_buf *out, const char *name, const struct sl_bytes *text)
{
    if (text == NULL)
        return;
    sl_buf_add_lit(out, ",\"");
    sl_buf_add_str(out, sl_str_from(name));
    sl_buf_add_lit(out, "\":");
    sl_json_add_string(out, sl_bytes_str(text));
}

void sl_save_u64(struct sl_buf *out, const char *name, uint64_t number)
{
    sl_buf_add_lit(out, ",\"");
    sl_buf_add_str(out, sl_str_from(name));
    sl_buf_add_lit(out, "\":");
    sl_buf_add_u64(out, number);
}

static void save_flag(struct sl_buf *out, const char *name, bool flag)
{
    if (!flag)
        return;
    sl_buf_add_lit(out, ",\"");
    sl_buf_add_str(out, sl_str_from(name));
    sl_buf_add_lit(out, "\":true");
}

static void save_messages(struct sl_buf *out, const struct sl_messages *list)
{
    sl_buf_add_lit(out, ",\"messages\":[");
    sl_messages_print(list, false, out);
    sl_buf_add_char(out, ']');
}

static void save_state(struct sl_buf *out, const struct sl_value *state)
{
    sl_buf_add_lit(out, ",\"state\":");
    sl_value_print(state, out);
}

static void save_run(struct sl_buf *out, const char *name, const struct sl_run *run)
{
    if (run == NULL)
        return;
    sl_buf_add_lit(out, ",\"");
    sl_buf_add_str(out, sl_str_from(name));
    sl_buf_add_lit(out, "\":{\"policy\":\"");
    sl_buf_add_str(out, sl_str_from(sl_policy_name(run->policy)));
    sl_buf_add_char(out, '"');
    /* A run that is over is the newest of those that ended. */
    if (run->terminal == NULL) {
        sl_save_text(out, "run", run->id);
        sl_save_text(out, "started", run->started);
    }
    sl_save_text(out, "agent", run->agent);
    sl_save_text(out, "request", run->request);
    sl_save_text(out, "pending", run->pending);
    save_flag(out, "rewrite", run->rewrite);
    save_flag(out, "channel", run->channel);
    if (run->interrupt_ms > 0)
        sl_save_u64(out, "interruptMs", run->interrupt_ms);
    sl_save_u64(out, "derived", run->derived_bytes);
    if (run->state != NULL)
        save_state(out, run->state);
    save_messages(out, &run->added);
    if (run->gate != NULL) {
        sl_buf_add_lit(out, ",\"gate\":");
        sl_gate_save(run->gate, out);
    }
    sl_buf_add_char(out, '}');
}

static void save_ended(struct sl_buf *out, const struct sl_ended *ended)
{
    sl_buf_add_lit(out, "{\"run\":");
    sl_json_add_string(out, sl_bytes_str(ended->run));
    sl_save_text(out, "started", ended->started);
    sl_save_text(out, "terminal", ended->terminal);
    if (ended->expires_ms > 0)
        sl_save_u64(out, "expires", ended->expires_ms);
    sl_buf_add_char(out, '}');
}

static void save_finished(struct sl_buf *out, const struct sl_view *view)
{
    const struct sl_ended *finished = &view->finished;
    if (finished->run == NULL)
        return;
    for (size_t i = 0; i < view->ended_count; i++) {
        if (view->ended[i].terminal == finished->terminal) {
            sl_save_u64(out, "finishedAt", i);
            return;
        }
    }
    sl_buf_add_lit(out, ",\"finished\":");
    save_ended(out, finished);
}

void sl_view_save(const struct sl_view *view, struct sl_buf *out)
{
    sl_buf_add_lit(out, "{\"version\":1");
    sl_save_text(out, "threadId", view->thread_id);
    sl_save_u64(out, "ms", view->place.ms);
    sl_save_u64(out, "seq", view->place.seq);
    sl_save_u64(out, "sub", view->place.sub);
    sl_save_u64(out, "lease", view->lease);
    save_flag(out, "full", view->full);
    save_flag(out, "history", view->has_history);
    save_flag(out, "interrupted", view->interrupted);
    sl_save_text(out, "interrupts", view->interrupts);
    save_state(out, view->state);
    save_messages(out, &view->messages);
    save_run(out, "live", view->live);
    save_run(out, "last", view->last);
    save_finished(out, view);
    sl_save_answered(out, view);
    sl_save_posted(out, view);
    sl_buf_add_lit(out, ",\"ended\":[");
    for (size_t i = 0; i < view->ended_count; i++) {
        if (i > 0)
            sl_buf_add_char(out, ',');
        save_ended(out, &view->ended[i]);
    }
    sl_buf_add_lit(out, "]}");
}

/* ---- loading ---- */

void sl_load_bad(struct sl_loader *l, const char *name)
{
    sl_error_set(l->err, SL_BAD_FIELD, name, "the stored view is damaged");
}

void sl_load_refuse(struct sl_loader *l, const char *name, const struct sl_error *why)
{
    if (why->code == SL_NO_MEMORY)
        sl_error_memory(l->err);
    else
        sl_load_bad(l, name);
}

uint32_t sl_load_member(struct sl_loader *l, const char *name, enum sl_kind kind, bool required)
{
    uint32_t node = sl_doc_get(l->doc, l->node, sl_str_from(name));
    if (node != SL_NONE && sl_doc_kind(l->doc, node) == kind)
        return node;
    if (node != SL_NONE || required)
        sl_load_bad(l, name);
    return SL_NONE;
}

struct sl_bytes *sl_load_text(struct sl_loader *l, const char *name, bool required)
{
    struct sl_buf text = SL_BUF_INIT;
    uint32_t node = sl_load_member(l, name, SL_STRING, required);
    if (node == SL_NONE)
        return NULL;
    sl_doc_decode(l->doc, node, &text);
    struct sl_bytes *bytes = text.failed ? NULL : sl_bytes_new(sl_buf_str(&text));
    if (bytes == NULL)
        sl_error_memory(l->err);
    sl_buf_clear(&text);
    return bytes;
}

uint64_t sl_load_u64(struct sl_loader *l, const char *name)
{
    uint64_t number = 0;
    uint32_t node = sl_load_member(l, name, SL_NUMBER, true);
    if (node != SL_NONE && !sl_doc_u64(l->doc, node, &number))
        sl_load_bad(l, name);
    return number;
}

/* 0 where it is missing, and never stored. */
static uint64_t load_optional_u64(struct sl_loader *l, const char *name)
{
    if (sl_doc_get(l->doc, l->node, sl_str_from(name)) == SL_NONE)
        return 0;
    uint64_t number = sl_load_u64(l, name);
    if (number == 0)
        sl_load_bad(l, name);
    return number;
}

static bool load_flag(struct sl_loader *l, const char *name)
{
    return sl_load_member(l, name, SL_TRUE, false) != SL_NONE;
}

static void load_messages(struct sl_loader *l, struct sl_messages *list, size_t max_bytes)
{
    uint32_t node = sl_load_member(l, "messages", SL_ARRAY, true);
    const struct sl_add_options options = {.max_bytes = max_bytes};
    if (node == SL_NONE)
        return;
    enum sl_fold fold = sl_messages_add(list, l->doc, node, &options);
    if (fold == SL_FOLD_MEMORY)
        sl_error_memory(l->err);
    else if (fold != SL_FOLD_DONE || list->count != l->doc->nodes[node].count)
        sl_load_bad(l, "messages");
}

static struct sl_value *load_state(struct sl_loader *l, bool required)
{
    uint32_t node = sl_doc_get(l->doc, l->node, SL_STR("state"));
    if (node == SL_NONE) {
        if (required)
            sl_load_bad(l, "state");
        return NULL;
    }
    struct sl_value *state = sl_value_from_node(l->doc, node);
    if (state == NULL)
        sl_error_memory(l->err);
    else if (sl_value_height(state) > SL_MAX_HEIGHT)
        sl_load_bad(l, "state");
    return state;
}

bool sl_load_part(struct sl_loader *l, struct sl_doc *doc, const struct sl_bytes *json,
                  const char *name)
{
    struct sl_error why = {0};
    if (sl_doc_parse(doc, sl_bytes_str(json), &why))
        return true;
    sl_doc_clear(doc);
    sl_load_refuse(l, name, &why);
    return false;
}

/* A stored event: JSON of the type that it must have, with the ids of a run. */
static void check_event(struct sl_loader *l, const char *name, const struct sl_bytes *json,
                        bool is_start)
{
    struct sl_doc doc = {0};
    struct sl_event ev;
    struct sl_error why = {0};
    if (json == NULL || !sl_load_part(l, &doc, json, name))
        return;
    bool good = sl_event_read(&doc, &ev, NULL, &why) != SL_FATAL &&
                (is_start ? ev.type == SL_EV_RUN_STARTED
                          : ev.type == SL_EV_RUN_FINISHED || ev.type == SL_EV_RUN_ERROR);
    if (!good)
        sl_load_refuse(l, name, &why);
    sl_doc_clear(&doc);
}

static void load_ended(struct sl_loader *l, struct sl_ended *ended)
{
    ended->run = sl_load_text(l, "run", true);
    ended->started = sl_load_text(l, "started", true);
    ended->terminal = sl_load_text(l, "terminal", true);
    check_event(l, "started", ended->started, true);
    ended->expires_ms = load_optional_u64(l, "expires");
    check_event(l, "terminal", ended->terminal, false);
}

static void load_policy(struct sl_loader *l, struct sl_run *run)
{
    uint32_t node = sl_load_member(l, "policy", SL_STRING, true);
    if (node != SL_NONE && !sl_policy_parse(sl_doc_body(l->doc, node), &run->policy))
        sl_load_bad(l, "policy");
}

/* Each string an event; the calls that wait of a run that is over. */
static void check_pending(struct sl_loader *l, const struct sl_bytes *pending)
{
    struct sl_doc doc = {0};
    if (pending == NULL || !sl_load_part(l, &doc, pending, "pending"))
        return;
    bool good = sl_doc_kind(&doc, 0) == SL_ARRAY && doc.nodes[0].count % 2 == 0;
    for (uint32_t n = 1; good && n < doc.count; n++)
        good = sl_doc_kind(&doc, n) == SL_STRING;
    if (!good)
        sl_load_bad(l, "pending");
    sl_doc_clear(&doc);
}

static void check_request(struct sl_loader *l, const struct sl_bytes *request)
{
    struct sl_doc doc = {0};
    if (request != NULL && sl_load_part(l, &doc, request, "request") &&
        sl_doc_kind(&doc, 0) != SL_OBJECT)
        sl_load_bad(l, "request");
    sl_doc_clear(&doc);
}

static void share_ended(struct sl_run *run, const struct sl_ended *ended)
{
    run->id = ended->run == NULL ? NULL : sl_bytes_ref(ended->run);
    run->started = ended->started == NULL ? NULL : sl_bytes_ref(ended->started);
    run->terminal = ended->terminal == NULL ? NULL : sl_bytes_ref(ended->terminal);
    run->expires_ms = ended->expires_ms;
}

static void load_run_members(struct sl_loader *l, const struct sl_view *view, struct sl_run *run,
                             bool live)
{
    sl_messages_init(&run->added, view->messages.seed);
    load_policy(l, run);
    if (live) {
        run->id = sl_load_text(l, "run", true);
        run->started = sl_load_text(l, "started", false);
    } else if (view->ended_count > 0) {
        share_ended(run, &view->ended[view->ended_count - 1]);
    } else {
        sl_load_bad(l, "ended");
    }
    run->agent = sl_load_text(l, "agent", true);
    run->request = sl_load_text(l, "request", true);
    run->pending = sl_load_text(l, "pending", !live);
    run->rewrite = load_flag(l, "rewrite");
    run->channel = load_flag(l, "channel");
    run->interrupt_ms = load_optional_u64(l, "interruptMs");
    run->derived_bytes = sl_load_u64(l, "derived");
    run->state = load_state(l, false);
    load_messages(l, &run->added, SIZE_MAX);
    check_request(l, run->request);
    check_event(l, "started", run->started, true);
    check_pending(l, run->pending);
    uint32_t gate = sl_load_member(l, "gate", SL_OBJECT, live);
    if (gate != SL_NONE)
        run->gate = sl_gate_load(l->doc, gate, l->err);
    if (live && run->gate != NULL && sl_gate_started(run->gate) != (run->started != NULL))
        sl_load_bad(l, "gate");
}

static struct sl_run *load_run(struct sl_loader *l, const struct sl_view *view, const char *name,
                               bool live)
{
    uint32_t node = sl_load_member(l, name, SL_OBJECT, false);
    if (node == SL_NONE)
        return NULL;
    struct sl_run *run = calloc(1, sizeof(*run));
    if (run == NULL) {
        sl_error_memory(l->err);
        return NULL;
    }
    struct sl_loader inner = {l->doc, node, l->err};
    load_run_members(&inner, view, run, live);
    return run;
}

static void load_ended_runs(struct sl_loader *l, struct sl_view *view)
{
    uint32_t ended = sl_load_member(l, "ended", SL_ARRAY, true);
    if (ended == SL_NONE)
        return;
    uint32_t end = sl_doc_next(l->doc, ended);
    for (uint32_t n = ended + 1; n < end; n = sl_doc_next(l->doc, n)) {
        if (view->ended_count == SL_ENDED_MAX) {
            sl_load_bad(l, "ended");
            return;
        }
        load_ended(&(struct sl_loader){l->doc, n, l->err}, &view->ended[view->ended_count++]);
    }
}

static void load_finished(struct sl_loader *l, struct sl_view *view)
{
    uint32_t finished = sl_load_member(l, "finished", SL_OBJECT, false);
    uint64_t at;
    if (finished != SL_NONE) {
        load_ended(&(struct sl_loader){l->doc, finished, l->err}, &view->finished);
    } else if (sl_load_member(l, "finishedAt", SL_NUMBER, false) != SL_NONE) {
        at = sl_load_u64(l, "finishedAt");
        if (at >= view->ended_count || l->err->code != SL_OK)
            sl_load_bad(l, "finishedAt");
        else
            view->finished = (struct sl_ended){
                sl_bytes_ref(view->ended[at].run), sl_bytes_ref(view->ended[at].started),
                sl_bytes_ref(view->ended[at].terminal), view->ended[at].expires_ms};
    }
}

/* A JSON array of objects that have an id. */
static void check_interrupts(struct sl_loader *l, const struct sl_bytes *interrupts)
{
    struct sl_doc doc = {0};
    if (interrupts == NULL || !sl_load_part(l, &doc, interrupts, "interrupts"))
        return;
    bool good = sl_doc_kind(&doc, 0) == SL_ARRAY;
    for (uint32_t n = 1; good && n < sl_doc_next(&doc, 0); n = sl_doc_next(&doc, n)) {
        uint32_t id = sl_doc_get(&doc, n, SL_STR("id"));
        good = id != SL_NONE && sl_doc_kind(&doc, id) == SL_STRING;
    }
    if (!good)
        sl_load_bad(l, "interrupts");
    sl_doc_clear(&doc);
}

static void load_view(struct sl_loader *l, struct sl_view *view)
{
    uint64_t sub;
    if (sl_load_u64(l, "version") != 1)
        sl_load_bad(l, "version");
    view->place.ms = sl_load_u64(l, "ms");
    view->place.seq = sl_load_u64(l, "seq");
    sub = sl_load_u64(l, "sub");
    view->place.sub = (uint32_t)sub;
    if (sub > UINT32_MAX)
        sl_load_bad(l, "sub");
    view->lease = sl_load_u64(l, "lease");
    view->full = load_flag(l, "full");
    view->has_history = load_flag(l, "history");
    view->interrupted = load_flag(l, "interrupted");
    view->interrupts = sl_load_text(l, "interrupts", false);
    check_interrupts(l, view->interrupts);
    struct sl_value *state = load_state(l, true);
    if (state != NULL) {
        sl_value_unref(view->state);
        view->state = state;
    }
    /* A limit that was lowered since does not make a thread unreadable. */
    load_messages(l, &view->messages, SIZE_MAX);
    load_ended_runs(l, view);
    load_finished(l, view);
    view->live = load_run(l, view, "live", true);
    view->last = load_run(l, view, "last", false);
    if (view->live != NULL && view->live->started != NULL && view->last != NULL)
        sl_load_bad(l, "last");
    sl_load_answered(l, view);
    sl_load_posted(l, view);
}

struct sl_view *sl_view_load(struct sl_str json, const struct sl_view_limits *limits,
                             struct sl_error *err)
{
    struct sl_error own = {0};
    struct sl_doc doc = {0};
    struct sl_loader loader = {&doc, 0, err != NULL ? err : &own};
    struct sl_view *view = NULL;
    if (sl_doc_parse(&doc, json, loader.err)) {
        struct sl_bytes *thread_id = sl_load_text(&loader, "threadId", true);
        if (thread_id != NULL)
            view = sl_view_new(sl_bytes_str(thread_id), limits);
        if (thread_id != NULL && view == NULL)
            sl_error_memory(loader.err);
        sl_bytes_unref(thread_id);
    }
    if (view != NULL)
        load_view(&loader, view);
    sl_doc_clear(&doc);
    if (loader.err->code == SL_OK)
        return view;
    sl_view_free(view);
    return NULL;
}
