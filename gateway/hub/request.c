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

/* The list that a request is in. */
static struct request **list_of(const struct request *request)
{
    struct thread *thread = request->thread;

    switch (request->state) {
    case REQUEST_WAITING:
        return &thread->requests;
    case REQUEST_ASKED:
        return &thread->asked;
    case REQUEST_STORED:
        return request->kind == REQUEST_INPUT ? &thread->inputs : &thread->stored;
    default:
        return NULL;
    }
}

/* Behind those of the same place and of places before. */
static void insert_by_place(struct request **list, struct request *request)
{
    struct request *before = *list ? (*list)->prev : NULL;

    while (before && sl_place_compare(before->place, request->place) > 0)
        before = before == *list ? NULL : before->prev;
    if (before)
        DL_APPEND_ELEM(*list, before, request);
    else
        DL_PREPEND(*list, request);
}

void request_set_state(struct request *request, enum request_state state)
{
    struct request **list = list_of(request);

    assert(request->thread);
    if (list)
        DL_DELETE(*list, request);
    if (request->state == REQUEST_ASKED)
        request->thread->in_flight--;
    request->state = state;
    list = list_of(request);
    if (state == REQUEST_STORED)
        insert_by_place(list, request);
    else if (list)
        DL_APPEND(*list, request);
    if (state == REQUEST_ASKED)
        request->thread->in_flight++;
}

void request_wait_again(struct request *request)
{
    request_set_state(request, REQUEST_LOOSE);
    request->state = REQUEST_WAITING;
    DL_PREPEND(request->thread->requests, request);
}

void request_free(struct request *request)
{
    assert(request->state == REQUEST_LOOSE);
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

/* An input that was acknowledged is kept for nobody but its peer. */
void requests_forget_peer(struct hub_peer *peer)
{
    struct request *request, *next;

    DL_FOREACH_SAFE2(peer->requests, request, next, peer_next)
    {
        struct thread *thread = request->thread;
        leave_peer(request);
        if (request->state != REQUEST_STORED || request->kind != REQUEST_INPUT)
            continue;
        request_set_state(request, REQUEST_LOOSE);
        request_free(request);
        thread_settle(thread);
    }
}

static void lose_list(struct request **list, const struct sl_error *err)
{
    while (*list) {
        struct request *request = *list;
        request_set_state(request, REQUEST_LOOSE);
        request_refuse(request, err);
    }
}

void requests_lose(struct thread *thread, const struct sl_error *err)
{
    lose_list(&thread->requests, err);
    lose_list(&thread->stored, err);
    lose_list(&thread->inputs, err);
}

static void discard_list(struct request **list)
{
    while (*list) {
        struct request *request = *list;
        request_set_state(request, REQUEST_LOOSE);
        request_free(request);
    }
}

void requests_discard(struct thread *thread)
{
    discard_list(&thread->requests);
    discard_list(&thread->asked);
    discard_list(&thread->stored);
    discard_list(&thread->inputs);
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

uint64_t request_hash(enum request_kind kind, const struct sl_str *parts, size_t count)
{
    struct sl_buf buf = SL_BUF_INIT;

    sl_buf_add_str(&buf, sl_str_from(ops[kind]));
    for (size_t i = 0; i < count; i++) {
        sl_buf_add_char(&buf, ' ');
        sl_buf_add_u64(&buf, parts[i].len); /* so that no two lists of parts look alike */
        sl_buf_add_char(&buf, ':');
        sl_buf_add_str(&buf, parts[i]);
    }
    uint64_t hash = buf.failed ? 0 : sl_thread_hash(sl_buf_str(&buf));
    sl_buf_clear(&buf);
    return hash;
}

/* --- cancel --- */

static void cancel_done(void *ctx, const struct sl_error *err)
{
    struct request *request = ctx;
    struct thread *thread = request->thread;
    /* The lease is another one by now: the run ended in the meantime. */
    bool ended = err && err->code == SL_UNKNOWN_RUN;

    request_set_state(request, REQUEST_LOOSE);
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
        request_set_state(request, REQUEST_STORED); /* until the run is over */
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
    request_set_state(request, REQUEST_ASKED);
}

/* --- the queue --- */

/* What the view says about inputs, changes and calls means little until it has the live run. */
static bool needs_the_grant(const struct request *request)
{
    return request->kind != REQUEST_RUN && request->kind != REQUEST_CANCEL &&
           request->thread->run && request->thread->run->state == RUN_GRANTED;
}

static bool must_wait(const struct thread *thread)
{
    const struct request *first = thread->requests;

    return thread->state != THREAD_READY || !first || thread->admitting || needs_the_grant(first) ||
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
        request_set_state(request, REQUEST_LOOSE);
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
    request_set_state(request, REQUEST_WAITING);
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
