/* SPDX-License-Identifier: MIT */
/* Run requests, from the verb to the answer. */
#include "hub/answer.h"
#include "hub/request.h"
#include "hub/run.h"
#include "hub/thread.h"

#include <stdio.h>

/* An admission is tried again when the thread moved under it; each try needs another move. */
enum { MAX_TRIES = 64 };

void request_refuse_run(struct hub_peer *peer, struct hub_ref ref, const struct sl_error *err)
{
    struct sl_error told = *err;
    bool is_member = strcmp(err->field, "threadId") == 0 || strcmp(err->field, "runId") == 0;

    if (is_member)
        snprintf(told.field, sizeof(told.field), "input/%.20s", err->field);
    else if (err->field[0] == '/') /* a pointer into the grant, which holds the input */
        snprintf(told.field, sizeof(told.field), "%s", err->field + 1);
    answer_error(peer, ref, &told);
}

/* --- what the view has against the run --- */

static bool resume_fits(const struct thread *thread, const struct request *request,
                        struct sl_error *err)
{
    struct sl_doc doc = {0};
    bool ok = sl_doc_parse(&doc, sl_bytes_str(request->body), err);

    if (ok) {
        uint32_t input = sl_doc_get(&doc, 0, SL_STR("input"));
        struct sl_resume resume = {
            .doc = &doc,
            .node = sl_doc_get(&doc, input, SL_STR("resume")),
            .now_ms = hub_now_ms(thread->hub),
            .persona = request->persona ? sl_bytes_str(request->persona) : SL_STR(""),
            .any_persona = request->any_persona,
        };
        ok = sl_view_resume_check(thread->view, &resume, err);
    }
    sl_doc_clear(&doc);
    return ok;
}

/* Whether the thread is where the request says that it looked at it. */
static bool is_where_it_was(const struct thread *thread, const struct request *request,
                            struct sl_error *err)
{
    struct sl_cursor cursor = request->based_on;

    if (!request->has_based_on)
        return true;
    bool other_log = cursor.generation != thread->generation && !cursor_is_before_all(&cursor);
    bool moved = cursor.thread != thread->hash || other_log || cursor.in_span ||
                 (request->has_state &&
                  sl_place_compare(cursor.place, sl_view_state_changed(thread->view)) < 0) ||
                 (request->rewrite &&
                  sl_place_compare(cursor.place, sl_view_messages_changed(thread->view)) < 0);
    if (moved)
        sl_error_set(err, SL_CONFLICT, "basedOn",
                     "the thread's %s changed since the place that the request is based on",
                     request->rewrite ? "messages or state" : "state");
    return !moved;
}

static bool view_objects(const struct thread *thread, const struct request *request,
                         struct sl_error *err)
{
    if (sl_view_run_known(thread->view, sl_bytes_str(request->run))) {
        sl_error_set(err, SL_RUN_ID_USED, "runId", "the thread already had a run of that id");
        return true;
    }
    if (sl_view_full(thread->view)) {
        sl_error_set(err, SL_THREAD_FULL, "threadId", "the thread is full and takes no more runs");
        return true;
    }
    return !is_where_it_was(thread, request, err) || !resume_fits(thread, request, err);
}

/* --- admission --- */

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

/* The store's "moved"; the view's own conflict has a field of its own. */
static bool may_try_again(struct request *request, const struct sl_error *err)
{
    return err->code == SL_CONFLICT && strcmp(err->field, "threadId") == 0 &&
           request->thread->state != THREAD_GONE && ++request->tries < MAX_TRIES;
}

static void admit_done(void *ctx, const struct store_admitted *result, const struct sl_error *err)
{
    struct request *request = ctx;
    struct thread *thread = request->thread;

    request_set_state(request, REQUEST_LOOSE);
    thread->admitting = NULL;
    if (!err) {
        admitted(request, result);
    } else if (may_try_again(request, err)) {
        request->moved = true;
        request_wait_again(request);
    } else {
        request_refuse(request, err);
    }
    requests_go(thread);
    thread_settle(thread);
}

static bool make_run(struct request *request)
{
    const struct run_names names = {.thread = request->thread->id,
                                    .run = request->run,
                                    .subject = request->subject,
                                    .key = request->key,
                                    .persona = request->persona};

    if (!request->made)
        request->made = run_new(request->thread->hub, request->agent, &names);
    return request->made != NULL;
}

void request_admit(struct request *request)
{
    struct thread *thread = request->thread;
    struct store *store = thread->hub->store;
    struct sl_error objection = {0};
    struct store_admit admit = {
        .thread = sl_bytes_str(thread->id),
        .run = sl_bytes_str(request->run),
        .key = sl_bytes_str(request->key),
        .request_hash = request->hash,
        .grant = sl_bytes_str(request->body),
        .based_on_lease = sl_view_lease(thread->view),
        .holder = request->holder ? sl_bytes_str(request->holder) : SL_STR(""),
    };

    if (view_objects(thread, request, &objection))
        admit.refuse = &objection;
    request->moved = false;
    request->seen = sl_view_place(thread->view);
    /* A view that takes a run for live that the store does not is behind the store. */
    admit.has_based_on = request->has_based_on || sl_view_live_run(thread->view).len > 0;
    admit.based_on = request->seen;
    if (!make_run(request) || !store->ops->admit(store, &admit, admit_done, request)) {
        request_refuse_without_memory(request);
        return;
    }
    thread->admitting = request;
    request_set_state(request, REQUEST_ASKED);
}

/* --- the verb --- */

static void add_member(struct sl_buf *buf, const char *name, struct sl_str text)
{
    sl_buf_add_str(buf, sl_str_from(name));
    sl_json_add_string(buf, text);
}

static struct sl_bytes *print_grant(const struct request *request,
                                    const struct hub_run_request *asked)
{
    const struct agent *agent = request->agent;
    struct sl_buf buf = SL_BUF_INIT;

    add_member(&buf, "{\"threadId\":", asked->thread);
    add_member(&buf, ",\"agent\":", asked->agent);
    add_member(&buf, ",\"policy\":", sl_str_from(sl_policy_name(agent->policy)));
    add_member(&buf, ",\"key\":", sl_bytes_str(request->key));
    add_member(&buf, ",\"subject\":", sl_bytes_str(request->subject));
    sl_buf_add_lit(&buf, ",\"channel\":");
    sl_buf_add_str(&buf, agent->ops->message ? SL_STR("true") : SL_STR("false"));
    sl_buf_add_lit(&buf, ",\"interruptMs\":");
    sl_buf_add_u64(&buf, request->peer->hub->options.interrupt_ms);
    sl_buf_add_lit(&buf, ",\"rewrite\":");
    sl_buf_add_str(&buf, asked->rewrite ? SL_STR("true") : SL_STR("false"));
    sl_buf_add_lit(&buf, ",\"input\":");
    sl_buf_add_str(&buf, asked->input);
    sl_buf_add_char(&buf, '}');
    struct sl_bytes *bytes = buf.failed ? NULL : sl_bytes_new(sl_buf_str(&buf));
    sl_buf_clear(&buf);
    return bytes;
}

static bool input_has_state(struct sl_str input)
{
    struct sl_doc doc = {0};
    bool has = sl_doc_parse(&doc, input, NULL) && sl_doc_get(&doc, 0, SL_STR("state")) != SL_NONE;

    sl_doc_clear(&doc);
    return has;
}

/* Of the request, not of the grant: that depends on settings. */
static uint64_t hash_run(const struct hub_run_request *asked)
{
    const struct sl_str parts[] = {asked->thread,   asked->run,
                                   asked->agent,    asked->rewrite ? SL_STR("1") : SL_STR("0"),
                                   asked->based_on, asked->input};

    return request_hash(REQUEST_RUN, parts, sizeof(parts) / sizeof(parts[0]));
}

static bool fill(struct request *request, const struct principal *who,
                 const struct hub_run_request *asked)
{
    request->run = sl_bytes_new(asked->run);
    request->own_key = sl_bytes_new(asked->key);
    request->key = request_scoped(who->subject, asked->key);
    request->subject = sl_bytes_new(sl_str_from(who->subject));
    request->any_persona = who->any_persona;
    request->rewrite = asked->rewrite;
    if (request->peer->holder)
        request->holder = sl_bytes_ref(request->peer->holder);
    if (!request->run || !request->own_key || !request->key || !request->subject)
        return false;
    if (who->persona && !(request->persona = sl_bytes_new(sl_str_from(who->persona))))
        return false;
    request->has_state = asked->based_on.len > 0 && input_has_state(asked->input);
    request->body = print_grant(request, asked);
    request->hash = hash_run(asked);
    return request->body && request->hash;
}

static struct request *run_request_new(struct hub_peer *peer, const struct principal *who,
                                       struct hub_ref ref, const struct hub_run_request *asked,
                                       const struct sl_cursor *based_on, struct agent *agent)
{
    struct request *request = request_new(peer, ref, REQUEST_RUN);
    if (!request)
        return NULL;
    request->agent = agent;
    request->has_based_on = asked->based_on.len > 0;
    request->based_on = *based_on;
    if (fill(request, who, asked))
        return request;
    request_free(request);
    return NULL;
}

static bool read_based_on(struct sl_str text, struct sl_cursor *out, struct sl_error *err)
{
    if (text.len == 0 || sl_cursor_parse(text, out, NULL))
        return true;
    sl_error_set(err, SL_BAD_CURSOR, "basedOn", "this is not a cursor");
    return false;
}

void hub_request_run(struct hub_peer *peer, const struct principal *who, struct hub_ref ref,
                     const struct hub_run_request *asked)
{
    struct hub *hub = peer->hub;
    struct agent *agent = hub_find_agent(hub, asked->agent);
    struct request *request = NULL;
    struct sl_cursor based_on = {0};
    struct sl_error err = {0};

    if (!principal_may(who, PRINCIPAL_RUN, asked->thread, asked->agent, hub_now_ms(hub), &err) ||
        !read_based_on(asked->based_on, &based_on, &err))
        ;
    else if (!agent)
        sl_error_set(&err, SL_UNKNOWN_AGENT, "agent", "no agent of that name is served here");
    else if (hub->draining)
        sl_error_set(&err, SL_DRAINING, "", "the gateway is shutting down");
    else if (!(request = run_request_new(peer, who, ref, asked, &based_on, agent)))
        sl_error_memory(&err);
    if (request)
        request_enqueue_take(request, asked->thread);
    else
        request_refuse_run(peer, ref, &err);
}
