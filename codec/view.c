/* SPDX-License-Identifier: MIT */
/* The view: which entries count, grants and fences, and what it tells. */
#include "view_private.h"

#include <stdlib.h>

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
    sl_resumed_clear(view);
    sl_inputs_clear(view);
    sl_answers_clear(view);
    sl_refusals_clear(view);
    sl_bytes_unref(view->thread_id);
    sl_doc_clear(&view->doc);
    free(view);
}

/* ---- grants and fences ---- */

bool sl_step_skip(struct sl_step *step, enum sl_code code, const char *field, const char *why)
{
    step->report->skipped = true;
    sl_error_set(&step->report->why, code, field, "%s", why);
    return step->report->why.code != SL_NO_MEMORY || sl_error_memory(step->err);
}

bool sl_step_is_live_run(const struct sl_step *step)
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
        return sl_step_skip(step, SL_CONFLICT, "", "a higher lease was given already");
    if (sl_step_is_live_run(step))
        return take_over(step);
    enum sl_fold fold = sl_run_from_grant(view, step->entry, &run, why);
    if (run == NULL)
        return sl_step_skip(step, why->code, "", "");
    if (view->live != NULL && !end_displaced(step, &run, &fold))
        return false;
    view->lease = step->entry->lease;
    view->live = run;
    step->report->run_began = true;
    if (fold == SL_FOLD_DONE) {
        sl_answers_clear(view); /* the run adds them */
        if (!sl_resume_record(view, &view->doc))
            return sl_error_memory(step->err);
    }
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
    struct sl_error why = {0};
    bool done;
    bool readable = sl_doc_parse(&doc, step->entry->body, &why);
    if (why.code == SL_NO_MEMORY) {
        sl_doc_clear(&doc);
        return sl_error_memory(step->err);
    }
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
        return sl_step_skip(step, SL_CONFLICT, "", "a higher lease was given already");
    step->view->lease = step->entry->lease;
    if (!sl_step_is_live_run(step))
        return sl_step_skip(step, SL_UNKNOWN_RUN, "", "the run is not live");
    return end_fenced(step);
}

static bool step_event(struct sl_step *step)
{
    if (!sl_step_is_live_run(step))
        return sl_step_skip(step, SL_UNKNOWN_RUN, "", "the run is not live");
    if (step->entry->lease != step->view->lease)
        return sl_step_skip(step, SL_CONFLICT, "", "the lease is not the run's");
    return sl_step_event(step);
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
        return sl_step_patch(&step);
    case SL_ENTRY_INPUT:
        return sl_step_input(&step);
    case SL_ENTRY_TAKEN:
        return sl_step_taken(&step);
    case SL_ENTRY_ANSWER:
        return sl_step_answer(&step);
    default:
        return sl_step_skip(&step, SL_BAD_FIELD, "", "an unknown kind of entry");
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

bool sl_view_has_channel(const struct sl_view *view)
{
    return view->live != NULL && view->live->channel;
}

struct sl_place sl_view_state_changed(const struct sl_view *view)
{
    return view->state_changed;
}

struct sl_place sl_view_messages_changed(const struct sl_view *view)
{
    return view->messages_changed;
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
