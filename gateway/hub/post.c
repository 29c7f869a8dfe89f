/* SPDX-License-Identifier: MIT */
/* What clients bring to a thread beside runs: input, changes of the state, answers, claims. */
#include "hub/answer.h"
#include "hub/holder.h"
#include "hub/request.h"
#include "hub/run.h"
#include "hub/thread.h"

#include <assert.h>

/* --- posts: entries on a client's behalf --- */

static const enum sl_entry_kind entry_kinds[REQUEST_KINDS] = {
    [REQUEST_INPUT] = SL_ENTRY_INPUT,
    [REQUEST_STATE] = SL_ENTRY_PATCH,
    [REQUEST_ANSWER] = SL_ENTRY_ANSWER,
};

static bool is_live(const struct request *request)
{
    assert(request->run);
    return sl_str_equal(sl_view_live_run(request->thread->view), sl_bytes_str(request->run));
}

static void refuse_no_channel(struct sl_error *err)
{
    sl_error_set(err, SL_UNSUPPORTED, "runId",
                 "the agent of the live run is an HTTP server, which takes nothing in mid-run");
}

/* Inputs that the agent has not taken, those on their way to it included. */
static bool has_room_for_input(const struct request *request, struct sl_error *err)
{
    const struct thread *thread = request->thread;
    const struct hub_options *options = &thread->hub->options;
    const struct request *other;
    size_t bytes = 0, unfolded_bytes = 0, count = sl_view_inputs(thread->view, &bytes);

    count += request_inputs_unfolded(thread, &unfolded_bytes);
    bytes += unfolded_bytes;
    DL_FOREACH(thread->asked, other)
    {
        count += other->kind == REQUEST_INPUT;
        bytes += other->kind == REQUEST_INPUT ? other->body->len : 0;
    }
    if (request->body->len > options->max_input_bytes) {
        sl_error_set(err, SL_TOO_LARGE, "value", "the input is larger than all that may wait");
        err->limit = options->max_input_bytes;
    } else if (count >= options->max_inputs ||
               bytes + request->body->len > options->max_input_bytes) {
        sl_error_set(err, SL_TOO_MANY, "value",
                     "the agent has not taken the inputs before this one");
        err->limit = count >= options->max_inputs ? options->max_inputs : options->max_input_bytes;
    }
    return err->code == SL_OK;
}

/* What the view has against it. */
static bool view_objects(const struct request *request, struct sl_error *err)
{
    const struct thread *thread = request->thread;
    struct sl_str live = sl_view_live_run(thread->view);

    switch (request->kind) {
    case REQUEST_INPUT:
        if (is_live(request) && !sl_view_has_channel(thread->view))
            refuse_no_channel(err);
        else
            (void)has_room_for_input(request, err);
        break;
    case REQUEST_STATE:
        if (live.len && !sl_view_has_channel(thread->view))
            refuse_no_channel(err);
        break;
    default:
        return !sl_view_answer_fits(thread->view, sl_bytes_str(request->body), err);
    }
    return err->code != SL_OK;
}

/* The store knows that the run is not live, the view that it once was. */
static bool is_run_over(const struct request *request, const struct sl_error *err)
{
    return request->kind == REQUEST_INPUT && err->code == SL_UNKNOWN_RUN &&
           request->thread->state != THREAD_GONE &&
           sl_view_run_known(request->thread->view, sl_bytes_str(request->run));
}

/* A call that was answered otherwise needs no answer: its claim must hold nobody back. */
static void give_up_claim(const struct request *request, const struct sl_error *err)
{
    const struct thread *thread = request->thread;

    if (request->kind == REQUEST_ANSWER &&
        (err->code == SL_ANSWERED || err->code == SL_UNKNOWN_CALL))
        holder_give_back(thread->hub, request->holder, sl_bytes_str(thread->id),
                         sl_bytes_str(request->call));
}

static void post_done(void *ctx, const struct store_posted *result, const struct sl_error *err)
{
    struct request *request = ctx;
    struct thread *thread = request->thread;
    struct sl_error told = {0};

    request_set_state(request, REQUEST_LOOSE);
    if (!err) {
        request_posted(request, result);
    } else {
        give_up_claim(request, err);
        if (is_run_over(request, err))
            sl_error_set(&told, SL_RUN_OVER, "runId", "the run has ended");
        else
            told = *err;
        request_refuse(request, &told);
    }
    thread_settle(thread);
}

void request_post(struct request *request)
{
    struct thread *thread = request->thread;
    struct store *store = thread->hub->store;
    struct sl_error objection = {0};
    struct store_post post = {
        .thread = sl_bytes_str(thread->id),
        .kind = entry_kinds[request->kind],
        .run = request->run ? sl_bytes_str(request->run) : SL_STR(""),
        .key = sl_bytes_str(request->key),
        .request_hash = request->hash,
        .body = sl_bytes_str(request->body),
        .call = request->call ? sl_bytes_str(request->call) : SL_STR(""),
        .holder = request->holder ? sl_bytes_str(request->holder) : SL_STR(""),
    };

    if (view_objects(request, &objection))
        post.refuse = &objection;
    if (!store->ops->post(store, &post, post_done, request)) {
        request_refuse_without_memory(request);
        return;
    }
    request_set_state(request, REQUEST_ASKED);
}

/* --- claims --- */

static void claim_done(void *ctx, uint64_t expires_ms, const struct sl_error *err)
{
    struct request *request = ctx;
    struct thread *thread = request->thread;
    struct sl_error told = {0};

    request_set_state(request, REQUEST_LOOSE);
    if (err && err->code != SL_STORE_LOST) /* then it may be there */
        holder_drop(thread->hub, request->holder, sl_bytes_str(thread->id),
                    sl_bytes_str(request->call));
    if (err) {
        if (err->code == SL_NOT_STORED)
            sl_error_set(&told, SL_UNKNOWN_CALL, "toolCallId", "%s",
                         sl_code_meaning(SL_UNKNOWN_CALL));
        else
            told = *err;
        request_refuse(request, &told);
    } else {
        if (request->peer)
            answer_claimed(request, expires_ms);
        request_free(request);
    }
    thread_settle(thread);
}

void request_claim(struct request *request)
{
    struct thread *thread = request->thread;
    struct store *store = thread->hub->store;
    struct sl_error objection = {0};
    struct store_claim claim = {
        .thread = sl_bytes_str(thread->id),
        .call = sl_bytes_str(request->call),
        .holder = sl_bytes_str(request->holder),
        .ttl_ms = request->ttl_ms,
    };

    if (!sl_view_call_open(thread->view, claim.call, &objection))
        claim.refuse = &objection;
    if (!claim.refuse && claim.ttl_ms &&
        !holder_note(thread->hub, request->holder, claim.thread, claim.call,
                     hub_now_ms(thread->hub) + claim.ttl_ms)) {
        request_refuse_without_memory(request);
        return;
    }
    if (!store->ops->claim(store, &claim, claim_done, request)) {
        request_refuse_without_memory(request);
        return;
    }
    request_set_state(request, REQUEST_ASKED);
}

/* --- the verbs --- */

static bool keyed(struct request *request, const struct principal *who, struct sl_str key)
{
    request->own_key = sl_bytes_new(key);
    request->key = request_scoped(who->subject, key);
    if (request->peer->holder)
        request->holder = sl_bytes_ref(request->peer->holder);
    return request->own_key && request->key;
}

static void begin_body(struct sl_buf *body, const struct request *request,
                       const struct principal *who)
{
    sl_buf_add_lit(body, "{\"key\":");
    sl_json_add_string(body, sl_bytes_str(request->key));
    sl_buf_add_lit(body, ",\"subject\":");
    sl_json_add_string(body, sl_str_from(who->subject));
}

static void add_raw(struct sl_buf *body, const char *name, struct sl_str json)
{
    sl_buf_add_lit(body, ",\"");
    sl_buf_add_str(body, sl_str_from(name));
    sl_buf_add_lit(body, "\":");
    sl_buf_add_str(body, json);
}

/* Takes the body; false without memory. */
static bool end_body(struct sl_buf *body, struct request *request)
{
    sl_buf_add_char(body, '}');
    request->body = body->failed ? NULL : sl_bytes_new(sl_buf_str(body));
    sl_buf_clear(body);
    if (request->body) {
        const struct sl_str parts[] = {request->run ? sl_bytes_str(request->run) : SL_STR(""),
                                       sl_bytes_str(request->body)};
        request->hash = request_hash(request->kind, parts, 2);
    }
    return request->body && request->hash;
}

/* The end of each verb: into the queue, or refused. Takes the request, which may be NULL. */
static void send_take(struct hub_peer *peer, struct hub_ref ref, struct request *request,
                      bool complete, struct sl_str thread)
{
    struct sl_error err = {0};

    if (request && complete) {
        request_enqueue_take(request, thread);
        return;
    }
    if (request)
        request_free(request);
    sl_error_memory(&err);
    answer_error(peer, ref, &err);
}

static bool may(struct hub_peer *peer, const struct principal *who, struct hub_ref ref,
                enum principal_verb verb, struct sl_str thread)
{
    struct sl_error err = {0};

    if (principal_may(who, verb, thread, SL_STR(""), hub_now_ms(peer->hub), &err))
        return true;
    answer_error(peer, ref, &err);
    return false;
}

void hub_input(struct hub_peer *peer, const struct principal *who, struct hub_ref ref,
               const struct hub_input *input)
{
    struct sl_buf body = SL_BUF_INIT;

    if (!may(peer, who, ref, PRINCIPAL_INPUT, input->thread))
        return;
    struct request *request = request_new(peer, ref, REQUEST_INPUT);
    bool ok = request && keyed(request, who, input->key) &&
              (request->run = sl_bytes_new(input->run)) != NULL;
    if (ok) {
        begin_body(&body, request, who);
        add_raw(&body, "value", input->value);
        ok = end_body(&body, request);
    }
    send_take(peer, ref, request, ok, input->thread);
}

/* Who is not shown a part of the state may not find out what it is, nor change it. */
static bool may_change(struct hub_peer *peer, const struct principal *who, struct hub_ref ref,
                       const struct hub_state_change *change)
{
    struct sl_doc doc = {0};
    struct sl_error err = {0};
    bool ok = !sl_filter_hides(&who->filter);

    if (!ok && sl_doc_parse(&doc, change->json, &err))
        ok = sl_filter_may_change(&who->filter, &doc, change->is_patch ? 0 : SL_NONE, &err);
    sl_doc_clear(&doc);
    if (!ok)
        answer_error(peer, ref, &err);
    return ok;
}

void hub_change_state(struct hub_peer *peer, const struct principal *who, struct hub_ref ref,
                      const struct hub_state_change *change)
{
    struct sl_buf body = SL_BUF_INIT;

    if (!may(peer, who, ref, PRINCIPAL_STATE, change->thread) ||
        !may_change(peer, who, ref, change))
        return;
    struct request *request = request_new(peer, ref, REQUEST_STATE);
    bool ok = request && keyed(request, who, change->key);
    if (ok) {
        begin_body(&body, request, who);
        add_raw(&body, change->is_patch ? "patch" : "state", change->json);
        ok = end_body(&body, request);
    }
    send_take(peer, ref, request, ok, change->thread);
}

void hub_answer_tool(struct hub_peer *peer, const struct principal *who, struct hub_ref ref,
                     const struct hub_tool_result *result)
{
    struct sl_buf body = SL_BUF_INIT;

    if (!may(peer, who, ref, PRINCIPAL_TOOL, result->thread))
        return;
    struct request *request = request_new(peer, ref, REQUEST_ANSWER);
    bool ok = request && keyed(request, who, result->key) &&
              (request->call = sl_bytes_new(result->call)) != NULL;
    if (ok) {
        begin_body(&body, request, who);
        sl_buf_add_lit(&body, ",\"toolCallId\":");
        sl_json_add_string(&body, result->call);
        sl_buf_add_lit(&body, ",\"messageId\":");
        sl_json_add_string(&body, result->message);
        add_raw(&body, "content", result->content);
        if (result->error.len)
            add_raw(&body, "error", result->error);
        ok = end_body(&body, request);
    }
    send_take(peer, ref, request, ok, result->thread);
}

void hub_claim_tool(struct hub_peer *peer, const struct principal *who, struct hub_ref ref,
                    const struct hub_tool_claim *claim)
{
    if (!may(peer, who, ref, PRINCIPAL_TOOL, claim->thread))
        return;
    assert(peer->holder);
    struct request *request = request_new(peer, ref, REQUEST_CLAIM);
    bool ok = request && (request->call = sl_bytes_new(claim->call)) != NULL;
    if (ok) {
        request->holder = sl_bytes_ref(peer->holder);
        request->ttl_ms = claim->ttl_ms;
    }
    send_take(peer, ref, request, ok, claim->thread);
}
