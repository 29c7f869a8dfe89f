/* SPDX-License-Identifier: MIT */
/* The stored form of what clients sent to the thread: answers, inputs, refused patches. */
#include "view_store.h"

/* ---- saving ---- */

static void save_place(struct sl_buf *out, const char *name, struct sl_place place)
{
    if (place.ms == 0 && place.seq == 0 && place.sub == 0)
        return;
    sl_buf_add_lit(out, ",\"");
    sl_buf_add_str(out, sl_str_from(name));
    sl_buf_add_lit(out, "\":{\"ms\":");
    sl_buf_add_u64(out, place.ms);
    sl_save_u64(out, "seq", place.seq);
    sl_save_u64(out, "sub", place.sub);
    sl_buf_add_char(out, '}');
}

static void save_owed(struct sl_buf *out, const struct sl_owed *owed, bool first)
{
    sl_buf_add_str(out, first ? SL_STR("{\"ms\":") : SL_STR(",{\"ms\":"));
    sl_buf_add_u64(out, owed->place.ms);
    sl_save_u64(out, "seq", owed->place.seq);
    sl_save_text(out, "body", owed->body);
    sl_buf_add_char(out, '}');
}

static void save_refusals(struct sl_buf *out, const struct sl_view *view)
{
    sl_buf_add_lit(out, ",\"refusals\":[");
    for (size_t i = 0; i < view->refusal_count; i++) {
        const struct sl_refusal *refusal =
            &view->refusals[(view->refusal_oldest + i) % view->refusal_count];
        sl_buf_add_str(out, i == 0 ? SL_STR("{\"ms\":") : SL_STR(",{\"ms\":"));
        sl_buf_add_u64(out, refusal->place.ms);
        sl_save_u64(out, "seq", refusal->place.seq);
        sl_buf_add_lit(out, ",\"code\":\"");
        sl_buf_add_str(out, sl_str_from(sl_code_name(refusal->code)));
        sl_buf_add_char(out, '"');
        sl_save_u64(out, "limit", refusal->limit);
        sl_save_text(out, "field", refusal->field);
        sl_save_text(out, "text", refusal->text);
        sl_buf_add_char(out, '}');
    }
    sl_buf_add_char(out, ']');
}

void sl_save_posted(struct sl_buf *out, const struct sl_view *view)
{
    save_place(out, "stateChanged", view->state_changed);
    save_place(out, "messagesChanged", view->messages_changed);
    if (view->inputs != NULL) {
        sl_buf_add_lit(out, ",\"inputs\":[");
        for (const struct sl_owed *i = view->inputs; i != NULL; i = i->next)
            save_owed(out, i, i == view->inputs);
        sl_buf_add_char(out, ']');
    }
    if (view->answers != NULL) {
        sl_buf_add_lit(out, ",\"answers\":[");
        for (const struct sl_owed *a = view->answers; a != NULL; a = a->hh.next)
            save_owed(out, a, a == view->answers);
        sl_buf_add_char(out, ']');
    }
    if (view->refusal_count > 0)
        save_refusals(out, view);
}

void sl_save_answered(struct sl_buf *out, const struct sl_view *view)
{
    for (const struct sl_resumed *r = view->resumed; r != NULL; r = r->hh.next) {
        sl_buf_add_str(out, r == view->resumed ? SL_STR(",\"resumed\":[{\"entry\":")
                                               : SL_STR(",{\"entry\":"));
        sl_json_add_string(out, sl_bytes_str(r->entry));
        sl_save_text(out, "key", r->key);
        sl_buf_add_str(out, r->hh.next == NULL ? SL_STR("}]") : SL_STR("}"));
    }
    for (size_t i = 0; i < view->closed_count; i++) {
        sl_buf_add_str(out, i == 0 ? SL_STR(",\"closed\":[") : SL_STR(","));
        sl_buf_add_u64(out, view->closed[i]);
    }
    if (view->closed_count > 0)
        sl_buf_add_char(out, ']');
}

/* ---- loading ---- */

static struct sl_place load_place(struct sl_loader *l, const char *name)
{
    uint32_t node = sl_load_member(l, name, SL_OBJECT, false);
    struct sl_place place = {0};
    if (node == SL_NONE)
        return place;
    struct sl_loader inner = {l->doc, node, l->err};
    place.ms = sl_load_u64(&inner, "ms");
    place.seq = sl_load_u64(&inner, "seq");
    uint64_t sub = sl_load_u64(&inner, "sub");
    place.sub = (uint32_t)sub;
    if (sub > UINT32_MAX)
        sl_load_bad(l, name);
    return place;
}

/* Of an element of a list in the order of places. */
static struct sl_place next_place(struct sl_loader *l, struct sl_place before)
{
    struct sl_place place = {.ms = sl_load_u64(l, "ms"), .seq = sl_load_u64(l, "seq")};
    if (sl_place_compare(before, place) >= 0)
        sl_load_bad(l, "seq");
    return place;
}

/* The recorded answer of one interrupt, which has none yet. */
static void add_resumed(struct sl_loader *l, struct sl_view *view, const struct sl_doc *doc,
                        const struct sl_bytes *entry, const struct sl_bytes *key)
{
    uint32_t id = sl_doc_get(doc, 0, SL_STR("interruptId"));
    struct sl_resumed *before = NULL;
    if (!sl_is_string(doc, id)) {
        sl_load_bad(l, "entry");
        return;
    }
    bool done = sl_resumed_find(view, sl_doc_body(doc, id), &before);
    if (before != NULL) {
        sl_load_bad(l, "entry");
        return;
    }
    if (!done ||
        !sl_resumed_add(view, sl_doc_body(doc, id), sl_bytes_str(entry), sl_bytes_str(key)))
        sl_error_memory(l->err);
}

static void load_resumed(struct sl_loader *l, struct sl_view *view)
{
    struct sl_bytes *entry = sl_load_text(l, "entry", true);
    struct sl_bytes *key = sl_load_text(l, "key", true);
    struct sl_doc doc = {0};
    if (entry != NULL && key != NULL && sl_load_part(l, &doc, entry, "entry"))
        add_resumed(l, view, &doc, entry, key);
    sl_doc_clear(&doc);
    sl_bytes_unref(entry);
    sl_bytes_unref(key);
}

static void load_closed(struct sl_loader *l, struct sl_view *view, uint32_t array)
{
    for (uint32_t n = array + 1; n < sl_doc_next(l->doc, array); n = sl_doc_next(l->doc, n)) {
        if (view->closed_count == SL_CLOSED_MAX ||
            !sl_doc_u64(l->doc, n, &view->closed[view->closed_count++])) {
            sl_load_bad(l, "closed");
            return;
        }
    }
}

void sl_load_answered(struct sl_loader *l, struct sl_view *view)
{
    uint32_t resumed = sl_load_member(l, "resumed", SL_ARRAY, false);
    uint32_t closed = sl_load_member(l, "closed", SL_ARRAY, false);
    if (resumed != SL_NONE) {
        if (view->interrupts == NULL || l->doc->nodes[resumed].count == 0)
            sl_load_bad(l, "resumed");
        for (uint32_t n = resumed + 1; n < sl_doc_next(l->doc, resumed); n = sl_doc_next(l->doc, n))
            load_resumed(&(struct sl_loader){l->doc, n, l->err}, view);
    }
    if (closed != SL_NONE)
        load_closed(l, view, closed);
}

typedef struct sl_place (*load_element)(struct sl_loader *l, struct sl_view *view,
                                        struct sl_place before);

static void load_list(struct sl_loader *l, struct sl_view *view, const char *name,
                      load_element element)
{
    uint32_t array = sl_load_member(l, name, SL_ARRAY, false);
    struct sl_place before = {0};
    if (array == SL_NONE)
        return;
    uint32_t end = sl_doc_next(l->doc, array);
    for (uint32_t n = array + 1; n < end && l->err->code == SL_OK; n = sl_doc_next(l->doc, n))
        before = element(&(struct sl_loader){l->doc, n, l->err}, view, before);
    /* Only what there is is stored. */
    if (l->doc->nodes[array].count == 0)
        sl_load_bad(l, name);
}

static struct sl_place load_input(struct sl_loader *l, struct sl_view *view, struct sl_place before)
{
    struct sl_bytes *body = sl_load_text(l, "body", true);
    struct sl_entry entry = {.place = next_place(l, before), .kind = SL_ENTRY_INPUT};
    struct sl_error why = {0};
    if (body != NULL) {
        entry.body = sl_bytes_str(body);
        if (view->live == NULL || !view->live->channel)
            sl_load_bad(l, "inputs");
        else if (!sl_input_keep(view, &entry, SIZE_MAX, &why))
            sl_load_refuse(l, "body", &why);
    }
    sl_bytes_unref(body);
    return entry.place;
}

static struct sl_place load_answer(struct sl_loader *l, struct sl_view *view,
                                   struct sl_place before)
{
    struct sl_bytes *body = sl_load_text(l, "body", true);
    struct sl_entry entry = {.place = next_place(l, before), .kind = SL_ENTRY_ANSWER};
    struct sl_error why = {0};
    if (body != NULL) {
        entry.body = sl_bytes_str(body);
        if (!sl_answer_keep(view, &entry, SIZE_MAX, &why))
            sl_load_refuse(l, "body", &why);
    }
    sl_bytes_unref(body);
    return entry.place;
}

static enum sl_code load_code(struct sl_loader *l)
{
    uint32_t node = sl_load_member(l, "code", SL_STRING, true);
    for (unsigned code = 1; node != SL_NONE && code < SL_CODE_COUNT; code++) {
        if (sl_doc_is(l->doc, node, sl_str_from(sl_code_name((enum sl_code)code))))
            return (enum sl_code)code;
    }
    sl_load_bad(l, "code");
    return SL_BAD_PATCH;
}

static struct sl_place load_refusal(struct sl_loader *l, struct sl_view *view,
                                    struct sl_place before)
{
    const struct sl_refusal refusal = {.place = next_place(l, before),
                                       .code = load_code(l),
                                       .limit = sl_load_u64(l, "limit"),
                                       .field = sl_load_text(l, "field", true),
                                       .text = sl_load_text(l, "text", true)};
    if (view->refusal_count == SL_VIEW_REFUSALS)
        sl_load_bad(l, "refusals");
    if (!sl_refusal_add_take(view, &refusal))
        sl_error_memory(l->err);
    return refusal.place;
}

void sl_load_posted(struct sl_loader *l, struct sl_view *view)
{
    view->state_changed = load_place(l, "stateChanged");
    view->messages_changed = load_place(l, "messagesChanged");
    load_list(l, view, "inputs", load_input);
    load_list(l, view, "answers", load_answer);
    load_list(l, view, "refusals", load_refusal);
}
