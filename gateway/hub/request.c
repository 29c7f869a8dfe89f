/* SPDX-License-Identifier: MIT */
/* Run requests and cancels, from the verb to the answer. */
#include "hub/request.h"

#include "hub/answer.h"
#include "hub/run.h"
#include "hub/thread.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

/* An admission is tried again when the thread moved under it; each try needs another move. */
enum { MAX_TRIES = 8 };

static const struct sl_str no_agent = {NULL, 0};

/* --- life --- */

static struct request *request_new(struct hub_peer *peer, struct hub_ref ref,
                                   enum request_kind kind, struct sl_str run)
{
    struct request *request = calloc(1, sizeof(*request));
    if (!request)
        return NULL;
    request->run = sl_bytes_new(run);
    if (!request->run) {
        free(request);
        return NULL;
    }
    request->kind = kind;
    request->peer = peer;
    request->ref = ref;
    DL_APPEND2(peer->requests, request, peer_prev, peer_next);
    peer->unanswered++;
    return request;
}

static void leave_peer(struct request *request)
{
    if (!request->peer)
        return;
    DL_DELETE2(request->peer->requests, request, peer_prev, peer_next);
    request->peer->unanswered--;
    request->peer = NULL;
}

/* The request is in no queue any more. */
static void request_free(struct request *request)
{
    leave_peer(request);
    if (request->made)
        run_drop(request->made);
    sl_bytes_unref(request->run);
    sl_bytes_unref(request->key);
    sl_bytes_unref(request->subject);
    sl_bytes_unref(request->grant);
    free(request);
}

/* A `run` has what names it in its input, and the store and the view do not know frames. */
static void refuse_run(struct hub_peer *peer, struct hub_ref ref, const struct sl_error *err)
{
    struct sl_error told = *err;
    bool is_member = strcmp(err->field, "threadId") == 0 || strcmp(err->field, "runId") == 0;

    if (is_member)
        snprintf(told.field, sizeof(told.field), "input/%.20s", err->field);
    else if (err->field[0] == '/') /* a pointer into the grant, which holds the input */
        snprintf(told.field, sizeof(told.field), "%s", err->field + 1);
    answer_error(peer, ref, &told);
}

static void refuse(struct request *request, const struct sl_error *err)
{
    if (request->peer && request->kind == REQUEST_RUN)
        refuse_run(request->peer, request->ref, err);
    else if (request->peer)
        answer_error(request->peer, request->ref, err);
    request_free(request);
}

static void refuse_without_memory(struct request *request)
{
    struct sl_error err = {0};

    sl_error_memory(&err);
    refuse(request, &err);
}

void requests_forget_peer(struct hub_peer *peer)
{
    struct request *request, *next;

    DL_FOREACH_SAFE2(peer->requests, request, next, peer_next)
    {
        leave_peer(request);
    }
}

void requests_lose(struct thread *thread, const struct sl_error *err)
{
    struct request *request, *next;

    DL_FOREACH_SAFE(thread->requests, request, next)
    {
        DL_DELETE(thread->requests, request);
        refuse(request, err);
    }
}

void requests_discard(struct thread *thread)
{
    struct request *request, *next;

    DL_CONCAT(thread->requests, thread->asked);
    thread->asked = NULL;
    DL_FOREACH_SAFE(thread->requests, request, next)
    {
        DL_DELETE(thread->requests, request);
        request_free(request);
    }
}

static void set_asked(struct request *request)
{
    DL_APPEND(request->thread->asked, request);
    request->thread->in_flight++;
}

static void set_answered(struct request *request)
{
    DL_DELETE(request->thread->asked, request);
    request->thread->in_flight--;
}

/* --- cancel --- */

static void cancel_done(void *ctx, const struct sl_error *err)
{
    struct request *request = ctx;
    struct thread *thread = request->thread;
    /* The lease is another one by now: the run ended in the meantime. */
    bool ended = err && err->code == SL_UNKNOWN_RUN;

    set_answered(request);
    if (err && !ended) {
        refuse(request, err);
    } else {
        if (request->peer)
            answer_cancel(request->peer, request->ref, sl_bytes_str(thread->id),
                          sl_bytes_str(request->run), ended);
        request_free(request);
    }
    thread_settle(thread);
}

/* The lease of the run while it is live, 0 when it is not. */
static uint64_t live_lease(const struct thread *thread, struct sl_str run)
{
    if (thread->run && sl_str_equal(sl_bytes_str(thread->run->id), run))
        return thread->run->lease;
    if (sl_str_equal(sl_view_live_run(thread->view), run))
        return sl_view_lease(thread->view);
    return 0;
}

static void answer_not_live(struct request *request)
{
    struct thread *thread = request->thread;
    struct sl_error err = {0};

    if (!sl_view_run_known(thread->view, sl_bytes_str(request->run))) {
        sl_error_set(&err, SL_UNKNOWN_RUN, "runId", "the thread has no live run of that id");
        refuse(request, &err);
        return;
    }
    if (request->peer)
        answer_cancel(request->peer, request->ref, sl_bytes_str(thread->id),
                      sl_bytes_str(request->run), true);
    request_free(request);
}

static void cancel_go(struct request *request)
{
    struct thread *thread = request->thread;
    struct store *store = thread->hub->store;
    uint64_t lease = live_lease(thread, sl_bytes_str(request->run));

    if (lease == 0) {
        answer_not_live(request);
        return;
    }
    struct store_fence fence = {.thread = sl_bytes_str(thread->id),
                                .run = sl_bytes_str(request->run),
                                .lease = lease,
                                .body = SL_STR("{\"outcome\":\"cancelled\"}")};
    if (thread->run)
        run_flush(thread->run); /* what the agent said before the cancel stands before it */
    if (!store->ops->fence(store, &fence, cancel_done, request)) {
        refuse_without_memory(request);
        return;
    }
    set_asked(request);
}

/* --- admission --- */

/* What the view has against the run. */
static bool view_objects(const struct thread *thread, const struct request *request,
                         struct sl_error *err)
{
    struct sl_doc doc = {0};

    if (sl_view_run_known(thread->view, sl_bytes_str(request->run))) {
        sl_error_set(err, SL_RUN_ID_USED, "runId", "the thread already had a run of that id");
        return true;
    }
    if (sl_view_full(thread->view)) {
        sl_error_set(err, SL_THREAD_FULL, "threadId", "the thread is full and takes no more runs");
        return true;
    }
    bool ok = sl_doc_parse(&doc, sl_bytes_str(request->grant), err);
    if (ok) {
        uint32_t input = sl_doc_get(&doc, 0, SL_STR("input"));
        uint32_t resume = sl_doc_get(&doc, input, SL_STR("resume"));
        ok = sl_view_resume_covers(thread->view, &doc, resume, err);
    }
    sl_doc_clear(&doc);
    return !ok;
}

static void admitted(struct request *request, const struct store_admitted *result)
{
    struct thread *thread = request->thread;
    struct hub_run *run = request->made;

    if (!result->repeated) {
        request->made = NULL;
        run_granted(run, thread, result->lease);
    }
    if (request->peer)
        answer_run(request->peer, request->ref, sl_bytes_str(thread->id),
                   sl_bytes_str(request->run));
    request_free(request);
}

static void admit_done(void *ctx, const struct store_admitted *result, const struct sl_error *err)
{
    struct request *request = ctx;
    struct thread *thread = request->thread;

    set_answered(request);
    thread->admitting = NULL;
    if (!err) {
        admitted(request, result);
    } else if (err->code == SL_CONFLICT && thread->state != THREAD_GONE &&
               ++request->tries < MAX_TRIES) {
        request->moved = true;
        DL_PREPEND(thread->requests, request);
    } else {
        refuse(request, err);
    }
    requests_go(thread);
    thread_settle(thread);
}

static void admit_go(struct request *request)
{
    struct thread *thread = request->thread;
    struct store *store = thread->hub->store;
    struct sl_error objection = {0};
    struct store_admit admit = {
        .thread = sl_bytes_str(thread->id),
        .run = sl_bytes_str(request->run),
        .key = sl_bytes_str(request->key),
        .request_hash = sl_thread_hash(sl_bytes_str(request->grant)),
        .grant = sl_bytes_str(request->grant),
        .based_on_lease = sl_view_lease(thread->view),
    };

    if (view_objects(thread, request, &objection))
        admit.refuse = &objection;
    request->moved = false;
    request->based_on_lease = admit.based_on_lease;
    if (!request->made)
        request->made = run_new(thread->hub, request->agent, request->thread->id, request->run,
                                request->subject);
    if (!request->made || !store->ops->admit(store, &admit, admit_done, request)) {
        refuse_without_memory(request);
        return;
    }
    thread->admitting = request;
    set_asked(request);
}

static bool must_wait(const struct thread *thread)
{
    const struct request *first = thread->requests;

    return thread->state != THREAD_READY || !first || thread->admitting ||
           (first->moved && sl_view_lease(thread->view) == first->based_on_lease);
}

void requests_go(struct thread *thread)
{
    while (!must_wait(thread)) {
        struct request *request = thread->requests;
        DL_DELETE(thread->requests, request);
        if (request->kind == REQUEST_RUN)
            admit_go(request);
        else
            cancel_go(request);
    }
}

/* --- verbs --- */

static struct sl_bytes *print_grant(const struct hub_run_request *asked, enum sl_policy policy)
{
    struct sl_buf buf = SL_BUF_INIT;

    sl_buf_add_lit(&buf, "{\"threadId\":");
    sl_json_add_string(&buf, asked->thread);
    sl_buf_add_lit(&buf, ",\"agent\":");
    sl_json_add_string(&buf, asked->agent);
    sl_buf_add_lit(&buf, ",\"policy\":");
    sl_json_add_string(&buf, sl_str_from(sl_policy_name(policy)));
    sl_buf_add_lit(&buf, ",\"rewrite\":");
    sl_buf_add_str(&buf, asked->rewrite ? SL_STR("true") : SL_STR("false"));
    sl_buf_add_lit(&buf, ",\"input\":");
    sl_buf_add_str(&buf, asked->input);
    sl_buf_add_char(&buf, '}');
    struct sl_bytes *bytes = buf.failed ? NULL : sl_bytes_new(sl_buf_str(&buf));
    sl_buf_clear(&buf);
    return bytes;
}

/* Keys of different subjects never meet. A subject holds no NUL. */
static struct sl_bytes *scoped_key(const struct principal *who, struct sl_str key)
{
    struct sl_buf buf = SL_BUF_INIT;

    sl_buf_add(&buf, who->subject, strlen(who->subject) + 1);
    sl_buf_add_str(&buf, key);
    struct sl_bytes *bytes = buf.failed ? NULL : sl_bytes_new(sl_buf_str(&buf));
    sl_buf_clear(&buf);
    return bytes;
}

/* Puts the request into its thread's queue; takes it. */
static void enqueue_take(struct request *request, struct sl_str name)
{
    struct thread *thread = thread_get(request->peer->hub, name);

    if (!thread) {
        refuse_without_memory(request);
        return;
    }
    request->thread = thread;
    DL_APPEND(thread->requests, request);
    requests_go(thread); /* may answer and free it */
    thread_settle(thread);
}

static struct request *run_request_new(struct hub_peer *peer, const struct principal *who,
                                       struct hub_ref ref, const struct hub_run_request *asked,
                                       struct agent *agent)
{
    struct request *request = request_new(peer, ref, REQUEST_RUN, asked->run);
    if (!request)
        return NULL;
    request->agent = agent;
    request->key = scoped_key(who, asked->key);
    request->subject = sl_bytes_new(sl_str_from(who->subject));
    request->grant = print_grant(asked, agent->policy);
    if (request->key && request->subject && request->grant)
        return request;
    request_free(request);
    return NULL;
}

void hub_request_run(struct hub_peer *peer, const struct principal *who, struct hub_ref ref,
                     const struct hub_run_request *asked)
{
    struct hub *hub = peer->hub;
    struct agent *agent = hub_find_agent(hub, asked->agent);
    struct request *request = NULL;
    struct sl_error err = {0};

    if (!principal_may(who, PRINCIPAL_RUN, asked->thread, asked->agent, hub_now_ms(hub), &err))
        ;
    else if (!agent)
        sl_error_set(&err, SL_UNKNOWN_AGENT, "agent", "no agent of that name is served here");
    else if (hub->draining)
        sl_error_set(&err, SL_DRAINING, "", "the gateway is shutting down");
    else if (!(request = run_request_new(peer, who, ref, asked, agent)))
        sl_error_memory(&err);
    if (request)
        enqueue_take(request, asked->thread);
    else
        refuse_run(peer, ref, &err);
}

void hub_cancel(struct hub_peer *peer, const struct principal *who, struct hub_ref ref,
                struct sl_str key, struct sl_str thread, struct sl_str run)
{
    struct request *request = NULL;
    struct sl_error err = {0};

    (void)key; /* a cancel may be repeated with any key: it adds nothing to a run that has ended */
    if (principal_may(who, PRINCIPAL_CANCEL, thread, no_agent, hub_now_ms(peer->hub), &err)) {
        request = request_new(peer, ref, REQUEST_CANCEL, run);
        if (!request)
            sl_error_memory(&err);
    }
    if (request)
        enqueue_take(request, thread);
    else
        answer_error(peer, ref, &err);
}
