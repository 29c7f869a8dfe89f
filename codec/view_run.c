/* SPDX-License-Identifier: MIT */
/* The live run: its beginning, its way through the gate, and its end. */
#include "view_private.h"

#include <assert.h>
#include <stdio.h>

/* ---- the beginning ---- */

static void add_raw(struct sl_buf *out, const struct sl_event *ev, enum sl_field field)
{
    if (!sl_event_has(ev, field))
        return;
    sl_buf_add_lit(out, ",\"");
    sl_buf_add_str(out, sl_str_from(sl_field_name(field)));
    sl_buf_add_lit(out, "\":");
    sl_buf_add_str(out, sl_doc_raw(ev->doc, ev->field[field]));
}

/* RUN_STARTED for readers that come later: what names the run. */
static bool note_started(struct sl_step *step, const struct sl_event *ev)
{
    struct sl_buf out = SL_BUF_INIT;
    sl_buf_add_lit(&out, "{\"type\":\"RUN_STARTED\"");
    add_raw(&out, ev, SL_F_THREAD_ID);
    add_raw(&out, ev, SL_F_RUN_ID);
    add_raw(&out, ev, SL_F_PROTOCOL_VERSION);
    add_raw(&out, ev, SL_F_PARENT_RUN_ID);
    sl_buf_add_char(&out, '}');
    step->view->live->started = out.failed ? NULL : sl_bytes_new(sl_buf_str(&out));
    sl_buf_clear(&out);
    if (step->view->live->started != NULL)
        return true;
    sl_error_memory(step->err);
    return false;
}

static struct sl_str text_of(const struct sl_event *ev)
{
    return (struct sl_str){ev->doc->text, ev->doc->len};
}

static bool has_input(const struct sl_event *ev)
{
    return sl_event_has(ev, SL_F_INPUT) && sl_doc_kind(ev->doc, ev->field[SL_F_INPUT]) == SL_OBJECT;
}

/* The event with the added messages as its `input`. */
static void print_with_input(const struct sl_run *run, const struct sl_event *ev,
                             struct sl_buf *out)
{
    struct sl_str raw = sl_doc_raw(ev->doc, 0);
    sl_buf_add(out, raw.ptr, raw.len - 1);
    sl_buf_add_lit(out, ",\"input\":{\"threadId\":");
    sl_buf_add_str(out, sl_doc_raw(ev->doc, ev->field[SL_F_THREAD_ID]));
    sl_buf_add_lit(out, ",\"runId\":");
    sl_buf_add_str(out, sl_doc_raw(ev->doc, ev->field[SL_F_RUN_ID]));
    sl_buf_add_lit(out, ",\"messages\":[");
    sl_messages_print(&run->added, false, out);
    sl_buf_add_lit(out, "],\"tools\":[],\"context\":[]}}");
}

static bool start_with_added(struct sl_step *step, const struct sl_event *ev)
{
    struct sl_run *run = step->view->live;
    struct sl_buf json = SL_BUF_INIT;
    print_with_input(run, ev, &json);
    bool sent = sl_step_send_buf(step, SL_EV_RUN_STARTED, &json);
    sl_buf_clear(&json);
    return sent &&
           (sl_messages_move(&step->view->messages, &run->added) || sl_error_memory(step->err));
}

/* Brings readers from the view's messages to `target`. */
static bool deliver_messages(struct sl_step *step, const struct sl_messages *target)
{
    const struct sl_messages *list = &step->view->messages;
    struct sl_buf resets[2] = {SL_BUF_INIT, SL_BUF_INIT};
    struct sl_buf json = SL_BUF_INIT;
    bool sent = true;
    if (sl_messages_equal(list, 0, target))
        return true;
    /* Both of one id, which the first one makes known. */
    if (!sl_messages_snapshot_fits(list, target)) {
        (void)(sl_print_reset(target, list, 0, &resets[0]) &&
               sl_print_reset(target, list, 1, &resets[1]));
    }
    for (unsigned i = 0; i < 2; i++) {
        bool none = resets[i].len == 0 && !resets[i].failed;
        sent = sent && (none || sl_step_deliver_own(step, &resets[i]));
        sl_buf_clear(&resets[i]);
    }
    sl_print_messages_snapshot(target, &json);
    sent = sent && sl_step_deliver_own(step, &json);
    sl_buf_clear(&json);
    return sent;
}

/* RUN_STARTED brought messages of its own behind the first `before`: those that the grant decided
 * take their place. */
static bool settle_input(struct sl_step *step, size_t before)
{
    struct sl_run *run = step->view->live;
    struct sl_messages target;
    if (sl_messages_equal(&step->view->messages, before, &run->added))
        return true;
    sl_messages_init(&target, run->added.seed);
    bool done = sl_messages_copy(&target, &step->view->messages, before) &&
                sl_messages_move(&target, &run->added);
    done = done ? deliver_messages(step, &target) : sl_error_memory(step->err);
    sl_messages_clear(&target);
    return done;
}

static bool deliver_granted_state(struct sl_step *step)
{
    struct sl_view *view = step->view;
    struct sl_run *run = view->live;
    bool sent = true;
    if (run->state != NULL && !sl_value_equal(run->state, view->state)) {
        struct sl_buf json = SL_BUF_INIT;
        sl_print_state_snapshot(run->state, &json);
        sent = sl_step_send_buf(step, SL_EV_STATE_SNAPSHOT, &json);
        sl_buf_clear(&json);
        sl_value_unref(view->state);
        view->state = run->state;
        run->state = NULL;
    }
    sl_value_unref(run->state);
    run->state = NULL;
    return sent;
}

/* RUN_STARTED, and behind it what the grant changed. */
static bool start(struct sl_step *step, const struct sl_event *ev, bool verbatim)
{
    struct sl_view *view = step->view;
    struct sl_run *run = view->live;
    size_t before = view->messages.count;
    bool sent;
    if (!note_started(step, ev))
        return false;
    sl_messages_begin_run(&view->messages);
    sl_run_free(view->last);
    view->last = NULL;
    if (!run->rewrite && !has_input(ev) && run->added.count > 0) {
        sent = start_with_added(step, ev);
    } else {
        sent = sl_step_deliver(step, ev, text_of(ev), verbatim);
        if (sent && step->stop.code != SL_OK)
            sent = sl_step_send_event(step, SL_EV_RUN_STARTED, sl_bytes_str(run->started), false);
        else if (sent && run->rewrite)
            sent = deliver_messages(step, &run->added);
        else if (sent && has_input(ev))
            sent = settle_input(step, before);
    }
    if (view->messages.count != before)
        view->messages_changed = sl_step_place(step);
    sl_messages_clear(&run->added);
    run->rewrite = false;
    return sent && deliver_granted_state(step);
}

/* ---- the end ---- */

/* A JSON array of strings: START and END of each call that waits for its result. */
static bool add_pending(void *ctx, const struct sl_open_item *item)
{
    struct sl_buf *out = ctx;
    if (item->kind != SL_OPEN_UNANSWERED)
        return true;
    if (out->len > 1)
        sl_buf_add_char(out, ',');
    sl_json_add_string(out, item->start_event);
    sl_buf_add_char(out, ',');
    sl_json_add_string(out, item->end_event);
    return true;
}

/* The gate goes; what later readers still need of it stays. Not inside the gate's own step. */
static bool retire(struct sl_step *step)
{
    struct sl_run *run = step->view->last;
    struct sl_buf out = SL_BUF_INIT;
    if (run == NULL || run->gate == NULL)
        return true;
    sl_buf_add_char(&out, '[');
    bool done = sl_gate_each_open(run->gate, add_pending, &out);
    sl_buf_add_char(&out, ']');
    run->pending = !done || out.failed ? NULL : sl_bytes_new(sl_buf_str(&out));
    sl_buf_clear(&out);
    sl_gate_free(run->gate);
    run->gate = NULL;
    return run->pending != NULL || sl_error_memory(step->err);
}

static size_t ended_bytes(const struct sl_ended *ended)
{
    return ended->run->len + ended->started->len + ended->terminal->len;
}

static void forget_oldest(struct sl_view *view)
{
    sl_ended_clear(&view->ended[0]);
    view->ended_count--;
    memmove(&view->ended[0], &view->ended[1], view->ended_count * sizeof(view->ended[0]));
}

static struct sl_ended ended_of(const struct sl_run *run)
{
    return (struct sl_ended){sl_bytes_ref(run->id), sl_bytes_ref(run->started),
                             sl_bytes_ref(run->terminal), run->expires_ms};
}

static void remember(struct sl_view *view, const struct sl_run *run)
{
    size_t bytes = 0;
    for (size_t i = 0; i < view->ended_count; i++)
        bytes += ended_bytes(&view->ended[i]);
    while (view->ended_count > 0 &&
           (view->ended_count == SL_ENDED_MAX || bytes > SL_ENDED_MAX_BYTES)) {
        bytes -= ended_bytes(&view->ended[0]);
        forget_oldest(view);
    }
    view->ended[view->ended_count++] = ended_of(run);
}

/* The terminal was sent: the run is over. */
static bool finish(struct sl_step *step, enum sl_event_type type, struct sl_str terminal)
{
    struct sl_view *view = step->view;
    struct sl_run *run = view->live;
    run->terminal = sl_bytes_new(terminal);
    if (run->terminal == NULL)
        return sl_error_memory(step->err);
    remember(view, run);
    if (type == SL_EV_RUN_FINISHED) {
        sl_ended_clear(&view->finished);
        view->finished = ended_of(run);
    }
    sl_inputs_clear(view);
    assert(view->last == NULL);
    view->last = run;
    view->live = NULL;
    step->report->run_ended = true;
    return true;
}

/* ---- the gate ---- */

static bool on_event(void *ctx, const struct sl_event *ev, bool unchanged)
{
    struct sl_step *step = ctx;
    struct sl_run *run = step->view->live;
    bool verbatim = unchanged && ev->doc->text == step->entry->body.ptr;
    if (step->stop.code != SL_OK || run == NULL)
        return true;
    if (ev->type == SL_EV_RUN_STARTED)
        return start(step, ev, verbatim);
    assert(run->started != NULL);
    if (!sl_step_deliver(step, ev, text_of(ev), verbatim))
        return false;
    bool terminal = ev->type == SL_EV_RUN_FINISHED || ev->type == SL_EV_RUN_ERROR;
    return !terminal || finish(step, ev->type, text_of(ev));
}

static bool failed(struct sl_step *step)
{
    return step->err->code != SL_OK ? false : sl_error_memory(step->err);
}

/* A gate that has ended the run takes nothing more, but the run needs its beginning. */
static bool start_past_gate(struct sl_step *step, const struct sl_doc *doc)
{
    struct sl_event ev;
    struct sl_error why = {0};
    return sl_event_read(doc, &ev, NULL, &why) == SL_FINE && start(step, &ev, false);
}

/* RUN_STARTED as the gateway writes it, with the requested ids. */
static bool begin(struct sl_step *step)
{
    struct sl_view *view = step->view;
    struct sl_buf json = SL_BUF_INIT;
    struct sl_doc doc = {0};
    sl_buf_add_lit(&json, "{\"type\":\"RUN_STARTED\",\"threadId\":");
    sl_json_add_string(&json, sl_bytes_str(view->thread_id));
    sl_buf_add_lit(&json, ",\"runId\":");
    sl_json_add_string(&json, sl_run_id(view->live));
    sl_buf_add_char(&json, '}');
    bool done = !json.failed && sl_doc_parse(&doc, sl_buf_str(&json), step->err) &&
                sl_gate_step(view->live->gate, &doc, on_event, step, NULL) != SL_GATE_FAILED;
    if (done && view->live->started == NULL)
        done = start_past_gate(step, &doc);
    sl_doc_clear(&doc);
    sl_buf_clear(&json);
    return done || failed(step);
}

static bool begin_if_needed(struct sl_step *step)
{
    return step->view->live->started != NULL || begin(step);
}

/* ---- the gateway's terminals ---- */

static bool end_with(struct sl_step *step, enum sl_event_type type, struct sl_buf *json)
{
    struct sl_doc doc = {0};
    struct sl_event ev;
    bool done = !json->failed && sl_doc_parse(&doc, sl_buf_str(json), step->err) &&
                sl_event_read(&doc, &ev, NULL, NULL) != SL_FATAL;
    assert(!done || ev.type == type);
    done = done && sl_step_deliver(step, &ev, sl_buf_str(json), false) &&
           finish(step, type, sl_buf_str(json));
    sl_doc_clear(&doc);
    sl_buf_clear(json);
    return done ? retire(step) : failed(step);
}

bool sl_step_end_error(struct sl_step *step, struct sl_str code, struct sl_str message)
{
    struct sl_buf json = SL_BUF_INIT;
    step->stop = (struct sl_error){0};
    if (!begin_if_needed(step))
        return false;
    step->stop = (struct sl_error){0};
    sl_buf_add_lit(&json, "{\"type\":\"RUN_ERROR\",\"message\":");
    sl_buf_add_str(&json, message);
    sl_buf_add_lit(&json, ",\"code\":");
    sl_buf_add_str(&json, code);
    sl_buf_add_char(&json, '}');
    return end_with(step, SL_EV_RUN_ERROR, &json);
}

bool sl_step_end_code(struct sl_step *step, enum sl_code code, const char *message)
{
    struct sl_buf code_text = SL_BUF_INIT, text = SL_BUF_INIT;
    sl_json_add_string(&code_text, sl_str_from(sl_code_name(code)));
    sl_json_add_string(&text, sl_str_from(message));
    bool done = code_text.failed || text.failed
                    ? sl_error_memory(step->err)
                    : sl_step_end_error(step, sl_buf_str(&code_text), sl_buf_str(&text));
    sl_buf_clear(&code_text);
    sl_buf_clear(&text);
    return done;
}

bool sl_step_end_cancelled(struct sl_step *step)
{
    struct sl_run *run = step->view->live;
    struct sl_buf json = SL_BUF_INIT;
    struct sl_doc doc = {0};
    if (!begin_if_needed(step))
        return false;
    if (sl_gate_close_all(run->gate, on_event, step, NULL) == SL_GATE_FAILED)
        return failed(step);
    step->stop = (struct sl_error){0};
    if (!sl_doc_parse(&doc, sl_bytes_str(run->started), step->err))
        return failed(step);
    sl_buf_add_lit(&json, "{\"type\":\"RUN_FINISHED\",\"threadId\":");
    sl_buf_add_str(&json, sl_doc_raw(&doc, sl_doc_get(&doc, 0, SL_STR("threadId"))));
    sl_buf_add_lit(&json, ",\"runId\":");
    sl_buf_add_str(&json, sl_doc_raw(&doc, sl_doc_get(&doc, 0, SL_STR("runId"))));
    sl_buf_add_lit(&json, ",\"outcome\":{\"type\":\"cancelled\"}}");
    sl_doc_clear(&doc);
    return end_with(step, SL_EV_RUN_FINISHED, &json);
}

/* ---- entries ---- */

/* The run cannot go on behind this event. */
static bool end_stopped(struct sl_step *step)
{
    const struct sl_error stop = step->stop;
    char text[sizeof(stop.text) + sizeof(stop.field) + 4];
    snprintf(text, sizeof(text), stop.field[0] == '\0' ? "%s" : "%s (%s)", stop.text, stop.field);
    return sl_step_end_code(step, stop.code == SL_THREAD_FULL ? SL_THREAD_FULL : SL_BAD_EVENT,
                            text);
}

/* What to do before the gate sees a first event: an error may come first, and under the policy
 * repair anything, so the gateway writes RUN_STARTED. Events that the client does not know may not
 * stand before it. */
static bool before_start(struct sl_step *step, const struct sl_doc *doc, bool *skip)
{
    struct sl_event ev;
    unsigned faults = 0;
    enum sl_verdict verdict = sl_event_read(doc, &ev, &faults, NULL);
    *skip = ev.type == SL_EV_UNKNOWN && verdict != SL_FATAL && !(faults & SL_FAULT_RETIRED);
    if (*skip || (faults & SL_FAULT_WRONG) || ev.type == SL_EV_RUN_STARTED)
        return true;
    if (ev.type == SL_EV_RUN_ERROR || step->view->live->policy == SL_POLICY_REPAIR)
        return begin(step);
    return true;
}

/* What a run has open and has ended is part of what joining readers get, so it is bounded like the
 * messages. The thread itself stays as it is: the next run has a gate of its own. */
enum { GATE_ROOM = 64 << 10 }; /* a small limit of messages still leaves a run room to work in */

static void check_gate(struct sl_step *step)
{
    const struct sl_view *view = step->view;
    if (view->live != NULL && step->stop.code == SL_OK &&
        sl_gate_size(view->live->gate) > view->limits.max_messages + GATE_ROOM)
        sl_error_set(&step->stop, SL_THREAD_FULL, "",
                     "what the run has begun takes more than %zu bytes to remember",
                     view->limits.max_messages + GATE_ROOM);
}

bool sl_step_event(struct sl_step *step)
{
    struct sl_view *view = step->view;
    struct sl_error *why = &step->report->why;
    struct sl_doc *doc = &view->doc;
    bool skip = false;
    if (!sl_doc_parse(doc, step->entry->body, why)) {
        if (why->code == SL_NO_MEMORY)
            return sl_error_memory(step->err);
        step->report->gate = SL_GATE_ENDS;
        sl_error_set(&step->stop, SL_BAD_EVENT, "",
                     "the agent's event cannot be read: %s, at byte %zu", why->text, why->offset);
        return end_stopped(step);
    }
    if (view->live->started == NULL && !before_start(step, doc, &skip))
        return false;
    if (skip) {
        step->report->gate = SL_GATE_DROPPED;
        sl_error_set(why, SL_BAD_EVENT, "/type", "an unknown event before RUN_STARTED");
        return true;
    }
    step->report->gate = sl_gate_step(view->live->gate, doc, on_event, step, why);
    if (step->report->gate == SL_GATE_FAILED)
        return failed(step);
    if (step->report->gate == SL_GATE_ENDS)
        step->stop = *why;
    check_gate(step);
    if (view->live != NULL && step->stop.code != SL_OK) {
        *why = step->stop;
        return end_stopped(step);
    }
    return view->live != NULL || retire(step);
}

/* The view holds the state already. */
bool sl_step_state(struct sl_step *step, struct sl_str delta)
{
    struct sl_buf json = SL_BUF_INIT;
    if (delta.len > 0) {
        sl_buf_add_lit(&json, "{\"type\":\"STATE_DELTA\",\"delta\":");
        sl_buf_add_str(&json, delta);
        sl_buf_add_char(&json, '}');
    } else {
        sl_print_state_snapshot(step->view->state, &json);
    }
    bool sent =
        sl_step_send_buf(step, delta.len > 0 ? SL_EV_STATE_DELTA : SL_EV_STATE_SNAPSHOT, &json);
    sl_buf_clear(&json);
    return sent;
}
