/* SPDX-License-Identifier: MIT */
/* One delivery of the live run: folds it, sends it, and what must go with it. */
#include "view_private.h"

#include <assert.h>
#include <stdio.h>

#include "state_fold.h"

/* Snapshots behind patches that the client may apply otherwise cost far more than the patches. */
#define MAX_DERIVED_BYTES ((uint64_t)256 << 20)

/* RUN_STARTED is for who sends it: it brings messages or not. */
static bool may_change_messages(enum sl_event_type type)
{
    switch (sl_event_category(type)) {
    case SL_CAT_TEXT:
    case SL_CAT_TOOL:
    case SL_CAT_ACTIVITY:
    case SL_CAT_REASONING:
        return true;
    default:
        return type == SL_EV_MESSAGES_SNAPSHOT;
    }
}

struct sl_place sl_step_place(const struct sl_step *step)
{
    struct sl_place place = step->entry->place;
    place.sub = step->sent;
    return place;
}

bool sl_step_send(struct sl_step *step, const struct sl_delivery *delivery)
{
    step->view->has_history = true;
    step->sent++;
    if (delivery->is_state || delivery->type == SL_EV_STATE_DELTA ||
        delivery->type == SL_EV_STATE_SNAPSHOT)
        step->view->state_changed = sl_step_place(step);
    else if (may_change_messages(delivery->type))
        step->view->messages_changed = sl_step_place(step);
    if (step->sink(step->ctx, delivery))
        return true;
    sl_error_set(step->err, SL_NO_MEMORY, "", "a delivery was not taken");
    return false;
}

bool sl_step_send_event(struct sl_step *step, enum sl_event_type type, struct sl_str json,
                        bool verbatim)
{
    assert(step->view->live != NULL);
    return sl_step_send(step, &(struct sl_delivery){.type = type,
                                                    .run = sl_run_id(step->view->live),
                                                    .json = json,
                                                    .verbatim = verbatim,
                                                    .inert = step->inert,
                                                    .expires_ms = step->view->live->expires_ms});
}

bool sl_step_send_buf(struct sl_step *step, enum sl_event_type type, const struct sl_buf *json)
{
    if (json->failed)
        return sl_error_memory(step->err);
    return sl_step_send_event(step, type, sl_buf_str(json), false);
}

/* ---- folding ---- */

static enum sl_fold fold_finished(struct sl_view *view, const struct sl_event *ev)
{
    uint32_t outcome = ev->field[SL_F_OUTCOME];
    uint32_t type = sl_doc_get(ev->doc, outcome, SL_STR("type"));
    uint32_t open = sl_doc_get(ev->doc, outcome, SL_STR("interrupts"));
    if (type == SL_NONE || !sl_doc_is(ev->doc, type, SL_STR("interrupt")))
        open = SL_NONE;
    return sl_interrupts_replace(view, ev->doc, open) ? SL_FOLD_DONE : SL_FOLD_MEMORY;
}

static enum sl_fold fold_messages(struct sl_view *view, const struct sl_event *ev)
{
    enum sl_fold fold = sl_messages_apply(&view->messages, ev, view->limits.max_messages);
    if (view->answers != NULL && fold <= SL_FOLD_DEVIATES && !sl_answers_settle(view, ev))
        return SL_FOLD_MEMORY;
    return fold;
}

static enum sl_fold fold_event(struct sl_view *view, const struct sl_event *ev)
{
    switch (ev->type) {
    case SL_EV_STATE_SNAPSHOT:
    case SL_EV_STATE_DELTA:
        return sl_state_apply(&view->state, ev, view->limits.max_state);
    case SL_EV_RUN_FINISHED:
        return fold_finished(view, ev);
    default:
        return fold_messages(view, ev);
    }
}

/* Why the run ends at an event that was not folded. */
static void note_stop(struct sl_step *step, enum sl_fold fold, const struct sl_event *ev)
{
    const char *name = sl_event_name(ev->type);
    if (fold == SL_FOLD_FULL) {
        step->view->full = true;
        bool state = ev->type == SL_EV_STATE_SNAPSHOT || ev->type == SL_EV_STATE_DELTA;
        sl_error_set(&step->stop, SL_THREAD_FULL, "",
                     "%s would take the thread's %s over the limit of %zu bytes", name,
                     state ? "state" : "messages",
                     state ? step->view->limits.max_state : step->view->limits.max_messages);
    } else if (fold == SL_FOLD_DEEP) {
        sl_error_set(&step->stop, SL_BAD_EVENT, "", "%s nests deeper than %d", name, SL_MAX_HEIGHT);
    } else {
        sl_error_set(&step->stop, SL_BAD_EVENT, "", "%s moves or copies too much at once", name);
    }
}

static void count_derived(struct sl_step *step, size_t bytes)
{
    struct sl_run *run = step->view->live;
    run->derived_bytes += bytes;
    if (run->derived_bytes > MAX_DERIVED_BYTES)
        sl_error_set(&step->stop, SL_BAD_EVENT, "",
                     "too many events that clients may take in different ways");
}

static bool send_derived(struct sl_step *step, enum sl_event_type type, struct sl_buf *json)
{
    count_derived(step, json->len);
    bool sent = sl_step_send_buf(step, type, json);
    sl_buf_clear(json);
    return sent;
}

/* A reset and everything anew: every message is an object of its own. */
static bool send_all_messages(struct sl_step *step)
{
    const struct sl_messages *list = &step->view->messages;
    struct sl_buf json = SL_BUF_INIT;
    for (unsigned i = 0; sl_print_reset(list, NULL, i, &json); i++) {
        if (!send_derived(step, SL_EV_MESSAGES_SNAPSHOT, &json))
            return false;
    }
    sl_print_messages_snapshot(list, &json);
    return send_derived(step, SL_EV_MESSAGES_SNAPSHOT, &json);
}

/* What the client may hold otherwise now is sent as it is here. */
static bool send_outcome(struct sl_step *step, const struct sl_event *ev)
{
    struct sl_buf json = SL_BUF_INIT;
    if (ev->type == SL_EV_MESSAGES_SNAPSHOT)
        return send_all_messages(step);
    if (ev->type == SL_EV_STATE_DELTA) {
        sl_print_state_snapshot(step->view->state, &json);
        return send_derived(step, SL_EV_STATE_SNAPSHOT, &json);
    }
    sl_print_activity_snapshot(
        sl_messages_find(&step->view->messages, sl_event_body(ev, SL_F_MESSAGE_ID)), &json);
    return send_derived(step, SL_EV_ACTIVITY_SNAPSHOT, &json);
}

/* The same event without a tag that a reader of a resync would have to refuse. */
static bool send_untagged(struct sl_step *step, const struct sl_event *ev)
{
    struct sl_buf json = SL_BUF_INIT;
    sl_print_without(ev->doc, ev->field[SL_F_SUBAGENT_RUN_ID], SL_NONE, &json);
    bool sent = sl_step_send_buf(step, ev->type, &json);
    sl_buf_clear(&json);
    return sent;
}

/* Folds one event of the run and sends it. */
bool sl_step_deliver(struct sl_step *step, const struct sl_event *ev, struct sl_str json,
                     bool verbatim)
{
    enum sl_fold fold = fold_event(step->view, ev);
    if (fold == SL_FOLD_MEMORY)
        return sl_error_memory(step->err);
    if (fold > SL_FOLD_DEVIATES) {
        note_stop(step, fold, ev);
        return true;
    }
    step->inert = fold == SL_FOLD_INERT;
    bool sent = sl_goes_on_otherwise(&step->view->messages, ev)
                    ? send_untagged(step, ev)
                    : sl_step_send_event(step, ev->type, json, verbatim);
    step->inert = false;
    return sent && (fold != SL_FOLD_DEVIATES || send_outcome(step, ev));
}

/* An event of the gateway's own. */
bool sl_step_deliver_own(struct sl_step *step, const struct sl_buf *json)
{
    struct sl_doc doc = {0};
    struct sl_event event;
    if (json->failed)
        return sl_error_memory(step->err);
    bool sent = sl_doc_parse(&doc, sl_buf_str(json), step->err);
    if (sent) {
        struct sl_error why = {0};
        enum sl_verdict verdict = sl_event_read(&doc, &event, NULL, &why);
        assert(verdict != SL_FATAL);
        (void)verdict;
        sent = sl_step_deliver(step, &event, sl_buf_str(json), false);
    }
    sl_doc_clear(&doc);
    return sent;
}
