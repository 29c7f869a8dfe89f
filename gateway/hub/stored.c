/* SPDX-License-Identifier: MIT */
/* What becomes of requests that the store has: decided by the fold, or taken by the agent. */
#include "hub/answer.h"
#include "hub/holder.h"
#include "hub/request.h"
#include "hub/thread.h"

static bool is_folded(const struct request *request)
{
    return sl_place_compare(request->place, sl_view_place(request->thread->view)) <= 0;
}

static void forget(struct request *request)
{
    request_set_state(request, REQUEST_LOOSE);
    request_free(request);
}

/* --- changes of the state, and answers --- */

/* The place behind what the entry delivered, as readers know it. */
static struct sl_place place_behind(const struct request *request)
{
    const struct thread *thread = request->thread;
    struct sl_place place = window_behind(&thread->plain.window, request->place);
    struct sl_place changed = sl_view_state_changed(thread->view);

    /* The last change of all may have left the window. */
    return changed.ms == place.ms && changed.seq == place.seq ? changed : place;
}

static void acknowledge(struct request *request)
{
    char text[SL_CURSOR_MAX];
    struct sl_str cursor = {NULL, 0};

    if (request->peer && !request->answered) {
        if (request->kind == REQUEST_STATE) {
            struct sl_cursor at = thread_cursor(request->thread, place_behind(request));
            cursor = (struct sl_str){text, sl_cursor_print(&at, text)};
        }
        answer_done(request, cursor);
    }
    request_set_answered(request);
}

/* The fold has decided it. */
static void settle(struct request *request)
{
    struct sl_error why = {0};

    if (sl_view_refused(request->thread->view, request->place, &why)) {
        request_refuse(request, &why);
        return;
    }
    acknowledge(request);
    if (request->kind == REQUEST_ANSWER)
        holder_drop(request->thread->hub, request->holder, sl_bytes_str(request->thread->id),
                    sl_bytes_str(request->call));
    request_free(request);
}

static void settle_stored(struct thread *thread)
{
    struct request *request, *next;

    DL_FOREACH_SAFE(thread->stored, request, next)
    {
        if (!is_folded(request))
            break;
        if (request->kind == REQUEST_CANCEL) {
            if (request_settle_cancel(request))
                forget(request);
            continue;
        }
        request_set_state(request, REQUEST_LOOSE);
        settle(request);
    }
}

/* --- inputs --- */

size_t request_inputs_unfolded(const struct thread *thread, size_t *bytes)
{
    const struct request *request = thread->inputs ? thread->inputs->prev : NULL;
    size_t count = 0;

    *bytes = 0;
    while (request && !is_folded(request)) {
        count++;
        *bytes += request->body->len;
        request = request == thread->inputs ? NULL : request->prev;
    }
    return count;
}

/* A walk through the stored inputs beside those that the agent has not taken; both lie in the order
 * of their places. */
struct walk {
    struct request *at;
    bool taken; /* those that are not among them were taken; else they never will be */
};

static void leave_behind(struct walk *walk, struct sl_place place)
{
    while (walk->at && sl_place_compare(walk->at->place, place) < 0) {
        struct request *request = walk->at;
        walk->at = request->next;
        if (!walk->taken)
            answer_undelivered(request);
        forget(request);
    }
}

static bool on_owed(void *ctx, enum sl_entry_kind kind, struct sl_place place, struct sl_str body)
{
    struct walk *walk = ctx;

    (void)body;
    if (kind != SL_ENTRY_INPUT)
        return true;
    leave_behind(walk, place);
    while (walk->at && sl_place_compare(walk->at->place, place) == 0)
        walk->at = walk->at->next;
    return walk->at != NULL;
}

static void settle_inputs(struct thread *thread, bool taken)
{
    struct walk walk = {thread->inputs, taken};
    struct sl_place behind = sl_view_place(thread->view);

    if (!walk.at)
        return;
    (void)sl_view_each_owed(thread->view, on_owed, &walk);
    behind.sub++;
    leave_behind(&walk, behind);
}

static void mark_taken(struct thread *thread, const struct sl_doc *doc, uint32_t key)
{
    struct request *request;

    DL_FOREACH(thread->asked, request)
    {
        if (request->kind == REQUEST_INPUT && sl_doc_is(doc, key, sl_bytes_str(request->key)))
            request->taken = true;
    }
}

/* An agent may be faster than the store's answer. */
static void mark_taken_early(struct thread *thread, const struct sl_entry *entry)
{
    struct sl_doc doc = {0};

    if (thread->asked && sl_doc_parse(&doc, entry->body, NULL)) {
        uint32_t keys = sl_doc_get(&doc, 0, SL_STR("keys"));
        uint32_t end = sl_doc_next(&doc, keys);
        for (uint32_t node = keys + 1; node < end; node = sl_doc_next(&doc, node))
            mark_taken(thread, &doc, node);
    }
    sl_doc_clear(&doc);
}

struct search {
    struct sl_place place;
    bool found;
};

static bool is_it(void *ctx, enum sl_entry_kind kind, struct sl_place place, struct sl_str body)
{
    struct search *search = ctx;

    (void)body;
    search->found = kind == SL_ENTRY_INPUT && sl_place_compare(place, search->place) == 0;
    return !search->found;
}

static bool is_owed(const struct request *request)
{
    struct search search = {request->place, false};

    (void)sl_view_each_owed(request->thread->view, is_it, &search);
    return search.found;
}

static void keep_input(struct request *request, bool repeated)
{
    bool gone = is_folded(request) && !is_owed(request);

    acknowledge(request);
    if (request->peer && !request->taken && !gone) {
        request_set_state(request, REQUEST_STORED);
        return;
    }
    /* What a repeat is about may have been taken before it came. */
    if (request->peer && !request->taken && !repeated)
        answer_undelivered(request);
    request_free(request);
}

/* --- both --- */

void request_posted(struct request *request, const struct store_posted *result)
{
    bool is_served = request->thread->state != THREAD_GONE;
    struct sl_error err = {0};

    request->place = result->place;
    if (is_served && request->kind == REQUEST_INPUT) {
        keep_input(request, result->repeated);
    } else if (is_served && is_folded(request)) {
        settle(request);
    } else if (is_served) {
        request_set_state(request, REQUEST_STORED);
    } else {
        /* It is stored; what became of it, whoever asks again under the same key is told. */
        sl_error_set(&err, SL_STORE_LOST, "", "the thread is not served any more");
        request_refuse(request, &err);
    }
}

void requests_folded(struct thread *thread, const struct sl_entry *entry,
                     const struct sl_view_report *report)
{
    bool taken = entry->kind == SL_ENTRY_TAKEN && !report->skipped;

    if (entry->kind == SL_ENTRY_EVENT && !report->run_ended)
        return;
    if (taken)
        mark_taken_early(thread, entry);
    settle_stored(thread);
    if (taken || report->run_ended || (entry->kind == SL_ENTRY_INPUT && report->skipped))
        settle_inputs(thread, taken);
}
