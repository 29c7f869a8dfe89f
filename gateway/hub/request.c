/* SPDX-License-Identifier: MIT */
/* Requests: their life, their order, and cancels. */
#include "hub/request.h"

#include "hub/answer.h"
#include "hub/run.h"
#include "hub/thread.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#define REQUEST_OP(symbol, op) [REQUEST_##symbol] = (op),
static const char *const ops[REQUEST_KINDS] = {REQUESTS(REQUEST_OP)};
#undef REQUEST_OP

const char *request_op(enum request_kind kind)
{
    return ops[kind];
}

/* --- life --- */

struct request *request_new(struct hub_peer *peer, struct hub_ref ref, enum request_kind kind)
{
    struct request *request = calloc(1, sizeof(*request));
    if (!request)
        return NULL;
    request->kind = kind;
    request->peer = peer;
    request->ref = ref;
    DL_APPEND2(peer->requests, request, peer_prev, peer_next);
    peer->unanswered++;
    return request;
}

void request_set_answered(struct request *request)
{
    if (request->peer && !request->answered)
        request->peer->unanswered--;
    request->answered = true;
}

static void leave_peer(struct request *request)
{
    if (!request->peer)
        return;
    request_set_answered(request);
    DL_DELETE2(request->peer->requests, request, peer_prev, peer_next);
    request->peer = NULL;
}

void request_free(struct request *request)
{
    leave_peer(request);
    if (request->made)
        run_drop(request->made);
    sl_bytes_unref(request->run);
    sl_bytes_unref(request->own_key);
    sl_bytes_unref(request->key);
    sl_bytes_unref(request->body);
    sl_bytes_unref(request->call);
    sl_bytes_unref(request->holder);
    sl_bytes_unref(request->subject);
    sl_bytes_unref(request->persona);
    sl_bytes_unref(request->based_on);
    free(request);
}

void request_refuse(struct request *request, const struct sl_error *err)
{
    if (request->peer && !request->answered && request->kind == REQUEST_RUN)
        request_refuse_run(request->peer, request->ref, err);
    else if (request->peer && !request->answered)
        answer_error(request->peer, request->ref, err);
    request_free(request);
}

void request_refuse_without_memory(struct request *request)
{
    struct sl_error err = {0};

    sl_error_memory(&err);
    request_refuse(request, &err);
}

void requests_forget_peer(struct hub_peer *peer)
{
    struct request *request, *next;

    DL_FOREACH_SAFE2(peer->requests, request, next, peer_next)
    {
        leave_peer(request);
    }
}

static void lose_list(struct request **list, const struct sl_error *err)
{
    while (*list) {
        struct request *request = *list;
        DL_DELETE(*list, request);
        request_refuse(request, err);
    }
}

void requests_lose(struct thread *thread, const struct sl_error *err)
{
    lose_list(&thread->requests, err);
    lose_list(&thread->stored, err);
}

void requests_discard(struct thread *thread)
{
    struct request *request, *next;

    DL_CONCAT(thread->requests, thread->asked);
    DL_CONCAT(thread->requests, thread->stored);
    thread->asked = thread->stored = NULL;
    DL_FOREACH_SAFE(thread->requests, request, next)
    {
        DL_DELETE(thread->requests, request);
        request_free(request);
    }
}

void request_set_asked(struct request *request)
{
    DL_APPEND(request->thread->asked, request);
    request->thread->in_flight++;
}

void request_unset_asked(struct request *request)
{
    DL_DELETE(request->thread->asked, request);
    request->thread->in_flight--;
}

void request_set_stored(struct request *request)
{
    DL_APPEND(request->thread->stored, request);
}

void requests_folded(struct thread *thread, const struct sl_entry *entry, bool run_ended)
{
    struct request *request, *next;

    if (entry->kind == SL_ENTRY_EVENT && !run_ended)
        return;
    DL_FOREACH_SAFE(thread->stored, request, next)
    {
        request_settle_stored(request, entry);
    }
}

struct sl_bytes *request_scoped(const char *subject, struct sl_str key)
{
    struct sl_buf buf = SL_BUF_INIT;

    sl_buf_add_u64(&buf, strlen(subject));
    sl_buf_add_char(&buf, ':');
    sl_buf_add_str(&buf, sl_str_from(subject));
    sl_buf_add_char(&buf, ':');
    sl_buf_add_str(&buf, key);
    struct sl_bytes *bytes = buf.failed ? NULL : sl_bytes_new(sl_buf_str(&buf));
    sl_buf_clear(&buf);
    return bytes;
}

/* --- cancel --- */

static void cancel_done(void *ctx, const struct sl_error *err)
{
    struct request *request = ctx;
    struct thread *thread = request->thread;
    /* The lease is another one by now: the run ended in the meantime. */
    bool ended = err && err->code == SL_UNKNOWN_RUN;

    request_unset_asked(request);
    if (err && !ended) {
        request_refuse(request, err);
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
        request_refuse(request, &err);
        return;
    }
    if (request->peer)
        answer_cancel(request->peer, request->ref, sl_bytes_str(thread->id),
                      sl_bytes_str(request->run), true);
    request_free(request);
}

bool request_settle_cancel(struct request *request)
{
    struct thread *thread = request->thread;

    if (sl_str_equal(sl_view_live_run(thread->view), sl_bytes_str(request->run)))
        return false;
    if (request->peer)
        answer_cancel(request->peer, request->ref, sl_bytes_str(thread->id),
                      sl_bytes_str(request->run), false);
    return true;
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
    if (thread->run && run_asks_to_cancel(thread->run)) {
        run_cancel(thread->run);
        request_set_stored(request); /* until the run is over */
        return;
    }
    struct store_fence fence = {.thread = sl_bytes_str(thread->id),
                                .run = sl_bytes_str(request->run),
                                .lease = lease,
                                .body = SL_STR("{\"outcome\":\"cancelled\"}")};
    if (thread->run)
        run_flush(thread->run); /* what the agent said before the cancel stands before it */
    if (!store->ops->fence(store, &fence, cancel_done, request)) {
        request_refuse_without_memory(request);
        return;
    }
    request_set_asked(request);
}

/* --- the queue --- */

static bool must_wait(const struct thread *thread)
{
    const struct request *first = thread->requests;

    return thread->state != THREAD_READY || !first || thread->admitting ||
           (first->moved && sl_place_compare(sl_view_place(thread->view), first->seen) == 0);
}

static void go(struct request *request)
{
    switch (request->kind) {
    case REQUEST_RUN:
        request_admit(request);
        break;
    case REQUEST_CANCEL:
        cancel_go(request);
        break;
    case REQUEST_CLAIM:
        request_claim(request);
        break;
    default:
        request_post(request);
        break;
    }
}

void requests_go(struct thread *thread)
{
    while (!must_wait(thread)) {
        struct request *request = thread->requests;
        DL_DELETE(thread->requests, request);
        go(request);
    }
}

void request_enqueue_take(struct request *request, struct sl_str name)
{
    struct thread *thread = thread_get(request->peer->hub, name);

    if (!thread) {
        request_refuse_without_memory(request);
        return;
    }
    request->thread = thread;
    DL_APPEND(thread->requests, request);
    requests_go(thread); /* may answer and free it */
    thread_settle(thread);
}

void hub_cancel(struct hub_peer *peer, const struct principal *who, struct hub_ref ref,
                struct sl_str key, struct sl_str thread, struct sl_str run)
{
    struct request *request = NULL;
    struct sl_error err = {0};

    (void)key; /* a cancel may be repeated with any key: it adds nothing to a run that has ended */
    if (!principal_may(who, PRINCIPAL_CANCEL, thread, SL_STR(""), hub_now_ms(peer->hub), &err)) {
        answer_error(peer, ref, &err);
        return;
    }
    request = request_new(peer, ref, REQUEST_CANCEL);
    if (request)
        request->run = sl_bytes_new(run);
    if (request && request->run) {
        request_enqueue_take(request, thread);
        return;
    }
    if (request)
        request_free(request);
    sl_error_memory(&err);
    answer_error(peer, ref, &err);
}
