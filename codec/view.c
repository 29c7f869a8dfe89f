/* SPDX-License-Identifier: MIT */
/* The view: which entries count, grants and fences, clients' patches, and what it tells. */
#include "view_private.h"

#include <stdlib.h>

#include "sluice/patch.h"

/* Elements that a client's patch may move. */
#define MAX_WORK ((size_t)4 << 20)

/* ---- life ---- */

void sl_run_free(struct sl_run *run)
{
    if (run == NULL)
        return;
    sl_bytes_unref(run->id);
    sl_bytes_unref(run->agent);
    sl_bytes_unref(run->request);
    sl_gate_free(run->gate);
    sl_messages_clear(&run->added);
    sl_value_unref(run->state);
    sl_bytes_unref(run->started);
    sl_bytes_unref(run->terminal);
    sl_bytes_unref(run->pending);
    free(run);
}

void sl_ended_clear(struct sl_ended *ended)
{
    sl_bytes_unref(ended->run);
    sl_bytes_unref(ended->started);
    sl_bytes_unref(ended->terminal);
    *ended = (struct sl_ended){.run = NULL};
}

struct sl_view *sl_view_new(struct sl_str thread_id, const struct sl_view_limits *limits)
{
    struct sl_view *view = calloc(1, sizeof(*view));
    if (view == NULL)
        return NULL;
    view->limits = *limits;
    sl_messages_init(&view->messages, (uint64_t)(uintptr_t)view);
    view->thread_id = sl_bytes_new(thread_id);
    view->state = sl_value_object();
    if (view->thread_id != NULL && view->state != NULL)
        return view;
    sl_view_free(view);
    return NULL;
}

void sl_view_free(struct sl_view *view)
{
    if (view == NULL)
        return;
    for (size_t i = 0; i < view->ended_count; i++)
        sl_ended_clear(&view->ended[i]);
    sl_ended_clear(&view->finished);
    sl_run_free(view->live);
    sl_run_free(view->last);
    sl_messages_clear(&view->messages);
    sl_value_unref(view->state);
    sl_bytes_unref(view->interrupts);
    sl_bytes_unref(view->thread_id);
    sl_doc_clear(&view->doc);
    free(view);
}

/* ---- grants and fences ---- */

static bool skip(struct sl_step *step, enum sl_code code, const char *why)
{
    step->report->skipped = true;
    sl_error_set(&step->report->why, code, "", "%s", why);
    return true;
}

static bool is_live_run(const struct sl_step *step)
{
    const struct sl_run *live = step->view->live;
    return live != NULL && sl_str_equal(sl_run_id(live), step->entry->run);
}

/* Another holder goes on with the run: what it does next counts, nothing else changes. */
static bool take_over(struct sl_step *step)
{
    step->view->lease = step->entry->lease;
    return true;
}

/* A run that is still live lost its place: it must not be left without an end. The new one is then
 * decided against what that left. */
static bool end_displaced(struct sl_step *step, struct sl_run **run, enum sl_fold *fold)
{
    sl_run_free(*run);
    *run = NULL;
    if (!sl_step_end_code(step, SL_WORKER_LOST, "the thread was given to another run"))
        return false;
    *fold = sl_run_from_grant(step->view, step->entry, run, &step->report->why);
    return *run != NULL || sl_error_memory(step->err);
}

static bool step_grant(struct sl_step *step)
{
    struct sl_view *view = step->view;
    struct sl_error *why = &step->report->why;
    struct sl_run *run;
    if (step->entry->lease <= view->lease)
        return skip(step, SL_CONFLICT, "a higher lease was given already");
    if (is_live_run(step))
        return take_over(step);
    enum sl_fold fold = sl_run_from_grant(view, step->entry, &run, why);
    if (run == NULL)
        return why->code == SL_NO_MEMORY ? sl_error_memory(step->err) : skip(step, why->code, "");
    if (view->live != NULL && !end_displaced(step, &run, &fold))
        return false;
    view->lease = step->entry->lease;
    view->live = run;
    step->report->run_began = true;
    if (view->full || fold == SL_FOLD_FULL)
        return sl_step_end_code(step, SL_THREAD_FULL,
                                view->full ? "the thread is at its limit and takes no more runs"
                                           : "the request takes the thread over its limit");
    if (fold == SL_FOLD_DEEP)
        return sl_step_end_code(step, SL_BAD_INPUT, "the request nests too deep");
    return true;
}

/* The terminal that the fence asks for. */
static bool end_fenced(struct sl_step *step)
{
    struct sl_doc doc = {0};
    bool done;
    bool readable = sl_doc_parse(&doc, step->entry->body, NULL);
    uint32_t outcome = readable ? sl_doc_get(&doc, 0, SL_STR("outcome")) : SL_NONE;
    uint32_t code = readable ? sl_doc_get(&doc, 0, SL_STR("code")) : SL_NONE;
    uint32_t message = readable ? sl_doc_get(&doc, 0, SL_STR("message")) : SL_NONE;
    if (outcome != SL_NONE && sl_doc_is(&doc, outcome, SL_STR("cancelled")))
        done = sl_step_end_cancelled(step);
    else if (code != SL_NONE && sl_doc_kind(&doc, code) == SL_STRING && message != SL_NONE &&
             sl_doc_kind(&doc, message) == SL_STRING)
        done = sl_step_end_error(step, sl_doc_raw(&doc, code), sl_doc_raw(&doc, message));
    else
        done = sl_step_end_code(step, SL_WORKER_LOST, sl_code_meaning(SL_WORKER_LOST));
    sl_doc_clear(&doc);
    return done;
}

static bool step_fence(struct sl_step *step)
{
    if (step->entry->lease <= step->view->lease)
        return skip(step, SL_CONFLICT, "a higher lease was given already");
    step->view->lease = step->entry->lease;
    if (!is_live_run(step))
        return skip(step, SL_UNKNOWN_RUN, "the run is not live");
    return end_fenced(step);
}

static bool step_event(struct sl_step *step)
{
    if (!is_live_run(step))
        return skip(step, SL_UNKNOWN_RUN, "the run is not live");
    if (step->entry->lease != step->view->lease)
        return skip(step, SL_CONFLICT, "the lease is not the run's");
    return sl_step_event(step);
}

/* ---- clients' patches ---- */

static bool send_state_frame(struct sl_step *step, struct sl_str patch)
{
    struct sl_buf json = SL_BUF_INIT;
    struct sl_delivery delivery = {.is_state = true, .type = SL_EV_UNKNOWN, .json = patch};
    delivery.is_patch = patch.len > 0;
    if (patch.len == 0) {
        sl_value_print(step->view->state, &json);
        delivery.json = sl_buf_str(&json);
    }
    bool sent = json.failed ? sl_error_memory(step->err) : sl_step_send(step, &delivery);
    sl_buf_clear(&json);
    return sent;
}

/* Changes `*state`; false when the change is refused, which `why` tells. */
static bool change_state(struct sl_view *view, struct sl_value **state, uint32_t patch,
                         uint32_t whole, bool *deviates, struct sl_error *why)
{
    const struct sl_patch_limits limits = {
        .max_size = view->limits.max_state, .max_work = MAX_WORK, .max_height = SL_MAX_HEIGHT};
    struct sl_patch_result result = {0};
    if (patch != SL_NONE) {
        bool applied = sl_patch_apply(state, &view->doc, patch, &limits, &result, why);
        *deviates = result.deviates;
        return applied;
    }
    if (whole == SL_NONE) {
        sl_error_set(why, SL_BAD_PATCH, "", "neither a patch nor a state");
        return false;
    }
    struct sl_value *value = sl_value_from_node(&view->doc, whole);
    if (value == NULL)
        return sl_error_memory(why);
    if (sl_value_size(value) > limits.max_size)
        sl_error_set(why, SL_TOO_LARGE, "/state", "the state is over its limit");
    else if (sl_value_height(value) > limits.max_height)
        sl_error_set(why, SL_TOO_DEEP, "/state", "the state nests too deep");
    if (why->code != SL_OK) {
        sl_value_unref(value);
        return false;
    }
    sl_value_unref(*state);
    *state = value;
    return true;
}

static bool deliver_change(struct sl_step *step, struct sl_str patch, bool deviates)
{
    struct sl_view *view = step->view;
    struct sl_run *run = view->live;
    if (run != NULL && run->started != NULL)
        return sl_step_state(step, patch) &&
               (!deviates || patch.len == 0 || sl_step_state(step, SL_STR("")));
    if (run != NULL && run->state != NULL) {
        /* It changed the state that the coming run starts with, which thereby is the thread's. */
        sl_value_unref(view->state);
        view->state = run->state;
        run->state = NULL;
        patch = SL_STR("");
    }
    return send_state_frame(step, deviates ? SL_STR("") : patch);
}

static bool step_patch(struct sl_step *step)
{
    struct sl_view *view = step->view;
    struct sl_run *run = view->live;
    struct sl_doc *doc = &view->doc;
    struct sl_error *why = &step->report->why;
    bool deviates = false, changed = false;
    uint32_t patch = SL_NONE;
    if (sl_doc_parse(doc, step->entry->body, why)) {
        patch = sl_doc_get(doc, 0, SL_STR("patch"));
        struct sl_value **state = run != NULL && run->state != NULL ? &run->state : &view->state;
        changed =
            change_state(view, state, patch, sl_doc_get(doc, 0, SL_STR("state")), &deviates, why);
    }
    if (changed)
        return deliver_change(step, patch == SL_NONE ? SL_STR("") : sl_doc_raw(doc, patch),
                              deviates);
    return why->code == SL_NO_MEMORY ? sl_error_memory(step->err) : skip(step, why->code, "");
}

bool sl_view_step(struct sl_view *view, const struct sl_entry *entry, sl_view_sink sink, void *ctx,
                  struct sl_view_report *report, struct sl_error *err)
{
    struct sl_view_report own_report;
    struct sl_error own_err = {0};
    struct sl_step step = {.view = view,
                           .entry = entry,
                           .sink = sink,
                           .ctx = ctx,
                           .report = report != NULL ? report : &own_report,
                           .err = err != NULL ? err : &own_err};
    *step.report = (struct sl_view_report){0};
    view->place = entry->place;
    switch (entry->kind) {
    case SL_ENTRY_GRANT:
        return step_grant(&step);
    case SL_ENTRY_FENCE:
        return step_fence(&step);
    case SL_ENTRY_EVENT:
        return step_event(&step);
    case SL_ENTRY_PATCH:
        return step_patch(&step);
    default:
        return skip(&step, SL_BAD_FIELD, "an unknown kind of entry");
    }
}

/* ---- what it tells ---- */

struct sl_place sl_view_place(const struct sl_view *view)
{
    return view->place;
}

uint64_t sl_view_lease(const struct sl_view *view)
{
    return view->lease;
}

struct sl_str sl_view_live_run(const struct sl_view *view)
{
    return view->live == NULL ? SL_STR("") : sl_run_id(view->live);
}

bool sl_view_run_known(const struct sl_view *view, struct sl_str run)
{
    if (view->live != NULL && sl_str_equal(sl_run_id(view->live), run))
        return true;
    for (size_t i = 0; i < view->ended_count; i++) {
        if (sl_str_equal(sl_bytes_str(view->ended[i].run), run))
            return true;
    }
    return false;
}

bool sl_view_full(const struct sl_view *view)
{
    return view->full;
}

bool sl_view_has_history(const struct sl_view *view)
{
    return view->has_history;
}

struct sl_value *sl_view_state(const struct sl_view *view)
{
    return view->state;
}

void sl_view_print_messages(const struct sl_view *view, struct sl_buf *out)
{
    sl_buf_add_char(out, '[');
    sl_messages_print(&view->messages, false, out);
    sl_buf_add_char(out, ']');
}

void sl_view_print_interrupts(const struct sl_view *view, struct sl_buf *out)
{
    sl_buf_add_str(out, view->interrupts == NULL ? SL_STR("[]") : sl_bytes_str(view->interrupts));
}

bool sl_view_each_ended(const struct sl_view *view,
                        bool (*each)(void *ctx, struct sl_str run, struct sl_str terminal),
                        void *ctx)
{
    for (size_t i = 0; i < view->ended_count; i++) {
        if (!each(ctx, sl_bytes_str(view->ended[i].run), sl_bytes_str(view->ended[i].terminal)))
            return false;
    }
    return true;
}
