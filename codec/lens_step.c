/* SPDX-License-Identifier: MIT */
/* One delivery through a lens: whether it is shown, and as what. */
#include <assert.h>

#include "lens_private.h"
#include "state_fold.h"

/* Readers may hold a little more than the thread, where what is hidden would have taken its place;
 * much more only if a producer means it. */
enum { LIMIT_FACTOR = 4 };

struct passing {
    struct sl_lens *lens;
    const struct sl_delivery *in;
    struct sl_delivery *out;
    bool shown;
    bool replaced; /* by a snapshot of the activity */
};

static bool is_hidden(const struct sl_lens *lens, enum sl_event_type type)
{
    bool hides = sl_filter_hides(&lens->filter);
    if (type == SL_EV_UNKNOWN)
        return hides;
    if (type == SL_EV_RAW)
        return hides || (lens->filter.stripped & 1U << SL_STRIP_RAW) != 0;
    return type != SL_EV_MESSAGES_SNAPSHOT && sl_lens_hides(lens, sl_event_category(type));
}

/* ---- folding what is shown ---- */

static enum sl_fold fold_event(struct sl_lens *lens, const struct sl_event *ev)
{
    switch (ev->type) {
    case SL_EV_STATE_SNAPSHOT:
    case SL_EV_STATE_DELTA:
        return SL_FOLD_DONE; /* was before */
    case SL_EV_RUN_STARTED:
        sl_messages_begin_run(&lens->messages);
        break;
    default:
        break;
    }
    return sl_messages_apply(&lens->messages, ev, LIMIT_FACTOR * lens->limits.max_messages);
}

/* Readers may apply the patch otherwise. The thread's view says so behind it only where it found
 * the same. */
static void print_activity(struct passing *p, const struct sl_event *ev)
{
    struct sl_buf *out = &p->lens->sent;
    sl_print_activity_snapshot(
        sl_messages_find(&p->lens->messages, sl_event_body(ev, SL_F_MESSAGE_ID)), out);
    if (sl_event_has(ev, SL_F_METADATA) && !out->failed) {
        out->len--;
        sl_buf_add_lit(out, ",\"metadata\":");
        sl_buf_add_str(out, sl_doc_raw(ev->doc, ev->field[SL_F_METADATA]));
        sl_buf_add_char(out, '}');
    }
    p->out->type = SL_EV_ACTIVITY_SNAPSHOT;
    p->replaced = true;
}

/* Takes what the gate lets through. `out->json` must outlive the gate's own texts. */
static bool on_event(void *ctx, const struct sl_event *ev, bool verbatim)
{
    struct passing *p = ctx;
    struct sl_lens *lens = p->lens;
    (void)verbatim;
    if (p->shown)
        return false; /* one for one */
    enum sl_fold fold = fold_event(lens, ev);
    if (fold > SL_FOLD_DEVIATES)
        return false;
    sl_buf_reset(&lens->sent);
    if (fold == SL_FOLD_DEVIATES && ev->type == SL_EV_ACTIVITY_DELTA)
        print_activity(p, ev);
    else if (sl_goes_on_otherwise(&lens->messages, ev))
        sl_edit_print(ev->doc, &(struct sl_edit){.no_tag = true}, &lens->sent);
    else if (ev->doc != &lens->doc)
        sl_buf_add(&lens->sent, ev->doc->text, ev->doc->len);
    p->shown = true;
    p->out->inert = fold == SL_FOLD_INERT;
    p->out->json =
        lens->sent.len > 0 ? sl_buf_str(&lens->sent) : (struct sl_str){ev->doc->text, ev->doc->len};
    return !lens->sent.failed;
}

/* ---- the gate ---- */

static bool ignore(void *ctx, const struct sl_event *ev, bool verbatim)
{
    (void)ctx, (void)ev, (void)verbatim;
    return true;
}

/* Whose it is, or where it belongs, was told by something hidden: it goes without that. */
static enum sl_gate_result try_without(struct passing *p, bool parent)
{
    struct sl_lens *lens = p->lens;
    const struct sl_edit edit = {.no_tag = true, .no_parent = parent};
    sl_buf_reset(&lens->retry);
    sl_edit_print(&lens->doc, &edit, &lens->retry);
    if (lens->retry.failed || !sl_doc_parse(&lens->again, sl_buf_str(&lens->retry), NULL))
        return SL_GATE_FAILED;
    return sl_gate_step(lens->gate, &lens->again, on_event, p, NULL);
}

static bool pass_gate(struct passing *p)
{
    struct sl_lens *lens = p->lens;
    enum sl_gate_result result = sl_gate_step(lens->gate, &lens->doc, on_event, p, NULL);
    if (result == SL_GATE_DROPPED)
        result = try_without(p, false);
    if (result == SL_GATE_DROPPED && p->in->type == SL_EV_TOOL_CALL_START)
        result = try_without(p, true);
    if (result == SL_GATE_FAILED || result == SL_GATE_ENDS)
        return false;
    if (!p->replaced)
        return true;
    return sl_doc_parse(&lens->again, p->out->json, NULL) &&
           sl_gate_step(lens->gate, &lens->again, ignore, NULL, NULL) != SL_GATE_FAILED;
}

/* `lens->doc` is the event as it would be shown. */
static bool pass(struct passing *p)
{
    struct sl_lens *lens = p->lens;
    enum sl_event_type type = p->in->type;
    struct sl_event ev;
    bool hides = sl_filter_hides(&lens->filter);
    if (hides && type == SL_EV_RUN_STARTED && !sl_lens_open_gate(lens))
        return false;
    assert(!hides || lens->gate != NULL);
    if (!hides)
        return sl_event_read(&lens->doc, &ev, NULL, NULL) != SL_FATAL && on_event(p, &ev, false);
    if (!pass_gate(p))
        return false;
    if (type == SL_EV_RUN_FINISHED || type == SL_EV_RUN_ERROR) {
        sl_gate_free(lens->gate);
        lens->gate = NULL;
    }
    return true;
}

/* ---- events as they are shown ---- */

static void print_state(struct passing *p, const struct sl_doc *doc)
{
    struct sl_buf state = SL_BUF_INIT;
    struct sl_buf *out = &p->lens->made;
    uint32_t tag = sl_doc_get(doc, 0, SL_STR("subagentRunId"));
    if (p->in->type == SL_EV_STATE_SNAPSHOT) {
        sl_value_print(p->lens->state, &state);
        sl_edit_print(doc,
                      &(struct sl_edit){
                          .no_raw_event = true, .field = "snapshot", .text = sl_buf_str(&state)},
                      out);
        out->failed |= state.failed;
        sl_buf_clear(&state);
        return;
    }
    sl_print_state_snapshot(p->lens->state, out);
    if (tag != SL_NONE && !out->failed) {
        out->len--;
        sl_buf_add_lit(out, ",\"subagentRunId\":");
        sl_buf_add_str(out, sl_doc_raw(doc, tag));
        sl_buf_add_char(out, '}');
    }
    p->out->type = SL_EV_STATE_SNAPSHOT;
}

static enum sl_lens_change step_state_event(struct passing *p, const struct sl_doc *doc)
{
    bool is_patch = p->in->type == SL_EV_STATE_DELTA;
    uint32_t node = sl_doc_get(doc, 0, is_patch ? SL_STR("delta") : SL_STR("snapshot"));
    enum sl_lens_change change = sl_lens_change_state(p->lens, doc, node, is_patch);
    if (change == SL_LENS_WHOLE)
        print_state(p, doc);
    return change;
}

/* Prints into `made` where the event is shown as another one. */
static enum sl_lens_change make(struct passing *p, const struct sl_doc *doc)
{
    struct sl_lens *lens = p->lens;
    enum sl_lens_change change = SL_LENS_SAME;
    bool hides = sl_filter_hides(&lens->filter);
    sl_buf_reset(&lens->made);
    switch (p->in->type) {
    case SL_EV_RUN_STARTED:
        if (hides && sl_doc_get(doc, 0, SL_STR("input")) != SL_NONE)
            sl_lens_print_started(lens, doc, &lens->made);
        break;
    case SL_EV_MESSAGES_SNAPSHOT:
        sl_lens_print_messages(lens, doc, &lens->made);
        break;
    case SL_EV_STATE_SNAPSHOT:
    case SL_EV_STATE_DELTA:
        change = step_state_event(p, doc);
        break;
    default:
        break;
    }
    if (lens->made.len == 0 && sl_lens_drops_raw_event(lens) &&
        sl_doc_get(doc, 0, SL_STR("rawEvent")) != SL_NONE)
        sl_edit_print(doc, &(struct sl_edit){.no_raw_event = true}, &lens->made);
    return lens->made.failed ? SL_LENS_FAILED : change;
}

static bool step_event(struct passing *p)
{
    struct sl_lens *lens = p->lens;
    struct sl_str json = p->in->json;
    if (!sl_doc_parse(&lens->doc, json, NULL))
        return false;
    enum sl_lens_change change = make(p, &lens->doc);
    if (change == SL_LENS_FAILED || change == SL_LENS_NOTHING)
        return change == SL_LENS_NOTHING;
    if (lens->made.len > 0 && !sl_str_equal(sl_buf_str(&lens->made), json) &&
        !sl_doc_parse(&lens->doc, sl_buf_str(&lens->made), NULL))
        return false;
    return pass(p);
}

/* ---- between runs ---- */

static bool step_state(struct passing *p)
{
    struct sl_lens *lens = p->lens;
    if (sl_lens_hides(lens, SL_CAT_STATE))
        return true;
    if (!sl_doc_parse(&lens->doc, p->in->json, NULL))
        return false;
    enum sl_lens_change change = sl_lens_change_state(lens, &lens->doc, 0, p->in->is_patch);
    p->shown = change != SL_LENS_NOTHING;
    if (change != SL_LENS_WHOLE)
        return change != SL_LENS_FAILED;
    sl_buf_reset(&lens->sent);
    sl_value_print(lens->state, &lens->sent);
    p->out->json = sl_buf_str(&lens->sent);
    p->out->is_patch = false;
    return !lens->sent.failed;
}

bool sl_lens_step(struct sl_lens *lens, const struct sl_delivery *in, struct sl_delivery *out,
                  bool *shown)
{
    struct sl_delivery made = *in;
    struct passing p = {.lens = lens, .in = in, .out = &made};
    bool done = true;
    if (in->is_state)
        done = step_state(&p);
    else if (!is_hidden(lens, in->type))
        done = step_event(&p);
    if (!done)
        return false;
    made.verbatim = made.json.ptr == in->json.ptr;
    *shown = p.shown;
    *out = made;
    return true;
}
