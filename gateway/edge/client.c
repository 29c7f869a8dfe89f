/* SPDX-License-Identifier: MIT */
/* Clients: what each of their frames asks of the hub. */
#include "edge/internal.h"

#include <assert.h>
#include <stdio.h>

/* --- hello and token --- */

static void want_write(void *ctx)
{
    session_want_write(ctx);
}

static void control(void *ctx, struct sl_str json)
{
    session_control(ctx, json);
}

static const struct hub_peer_ops peer_ops = {.want_write = want_write, .control = control};

/* Whether the session that `hello` names may be taken over; if a connection has it, that one is
 * cut off. */
static bool take_over(const struct request *request, struct sl_str id, const struct principal *who)
{
    struct session *other = id.len ? session_find(request->session->edge, id) : NULL;

    if (!other)
        return true;
    if (strcmp(other->who.subject, who->subject) != 0) {
        frame_refuse(request, SL_FORBIDDEN, "session", 0, "the token does not allow this session");
        return false;
    }
    session_cut(other, SL_CLOSE_REPLACED);
    return true;
}

static bool become_ready(struct session *session, struct sl_str id)
{
    if (!session_ready(session, id))
        return false;
    session->peer =
        hub_peer_new(session->edge->hub, (enum sl_framing)session->framing, &peer_ops, session);
    return session->peer && hub_peer_name(session->peer, &session->who, sl_str_from(session->id));
}

static void on_hello(const struct request *request)
{
    struct session *session = request->session;
    struct principal who = {0};

    if (!hello_may_come(request) || !hello_identify(request, SL_A_HELLO_TOKEN, &who))
        return;
    struct sl_str id = frame_word(request, 2, SL_A_HELLO_SESSION);
    if (session->state != SESSION_CONNECTED || !take_over(request, id, &who)) {
        principal_clear(&who);
        return;
    }
    session_set_who_take(session, &who);
    if (!become_ready(session, id)) {
        session_close(session, SL_CLOSE_NO_MEMORY);
        return;
    }
    session_log_ready(request, SL_A_HELLO_CLIENT);
    session_welcome(session, request->ref);
    if (session->edge->draining)
        session_tell_drain(session);
}

static void on_token(const struct request *request)
{
    struct session *session = request->session;
    struct principal who = {0};

    if (!hello_renew(request, SL_A_TOKEN_TOKEN, &who))
        return;
    session_set_who_take(session, &who);
    session_ack(session, request->ref, "token");
    hub_peer_recheck(session->peer, &session->who);
}

/* --- the hub's verbs --- */

static void subscribe_one(const struct request *request, uint32_t node, size_t index,
                          const struct sl_frame_limits *limits)
{
    struct session *session = request->session;
    const struct sl_doc *doc = request->frame->doc;
    struct hub_subscribe subscribe = {0};
    uint32_t arg[SL_SA_COUNT];
    struct sl_error err = {0};
    uint64_t sub;

    if (!sl_frame_read_element(SL_ELEMENT_SUB, doc, node, limits, arg, &err)) {
        session_refuse(session, request->ref, &err);
        return;
    }
    bool is_number = sl_doc_u64(doc, arg[SL_SA_SUB], &sub);
    assert(is_number && sub <= UINT32_MAX);
    (void)is_number;
    subscribe.sub = (uint32_t)sub;
    subscribe.index = index;
    subscribe.thread = session_word(session, 0, doc, arg[SL_SA_THREAD]);
    subscribe.from_start =
        arg[SL_SA_FROM] != SL_NONE && sl_doc_is(doc, arg[SL_SA_FROM], SL_STR("start"));
    subscribe.after = session_word(session, 1, doc, arg[SL_SA_AFTER]);
    if (arg[SL_SA_COALESCE] != SL_NONE) {
        is_number = sl_doc_u64(doc, arg[SL_SA_COALESCE], &subscribe.coalesce_ms);
        assert(is_number && subscribe.coalesce_ms <= SL_MAX_RHYTHM_MS);
    }
    subscribe.hidden = sl_frame_names(SL_ARG_HIDE, doc, arg[SL_SA_HIDE]);
    subscribe.stripped = sl_frame_names(SL_ARG_STRIP, doc, arg[SL_SA_STRIP]);
    subscribe.drops = sl_frame_names(SL_ARG_DROP, doc, arg[SL_SA_MAY_DROP]);
    if (session->state == SESSION_READY)
        hub_subscribe(session->peer, &session->who, request->ref, &subscribe);
}

static void on_subscribe(const struct request *request)
{
    const struct sl_doc *doc = request->frame->doc;
    struct sl_frame_limits limits = edge_frame_limits(request->session->edge);
    uint32_t list = request->frame->arg[SL_A_SUBSCRIBE_SUBS];
    size_t index = 0;

    for (uint32_t node = list + 1;
         node < sl_doc_next(doc, list) && request->session->state == SESSION_READY;
         node = sl_doc_next(doc, node))
        subscribe_one(request, node, index++, &limits);
}

static void on_unsubscribe(const struct request *request)
{
    struct session *session = request->session;
    const struct sl_doc *doc = request->frame->doc;
    uint32_t list = request->frame->arg[SL_A_UNSUBSCRIBE_SUBS];
    struct sl_buf *subs = &session->edge->word[0];

    sl_buf_reset(subs);
    for (uint32_t node = list + 1; node < sl_doc_next(doc, list); node = sl_doc_next(doc, node)) {
        uint64_t number;
        bool is_number = sl_doc_u64(doc, node, &number);
        assert(is_number && number <= UINT32_MAX);
        uint32_t sub = is_number ? (uint32_t)number : 0;
        sl_buf_add(subs, &sub, sizeof(sub));
    }
    if (subs->failed)
        session_close(session, SL_CLOSE_NO_MEMORY);
    else
        hub_unsubscribe(session->peer, request->ref, (const uint32_t *)(const void *)subs->ptr,
                        subs->len / sizeof(uint32_t));
}

/* `field` is a JSON Pointer into the input. */
static void refuse_input(const struct request *request, const struct sl_error *err)
{
    struct sl_error told = *err;

    if (err->code != SL_NO_MEMORY)
        snprintf(told.field, sizeof(told.field), "input%.100s", err->field);
    session_refuse(request->session, request->ref, &told);
}

static void on_run(const struct request *request)
{
    struct session *session = request->session;
    const struct sl_doc *doc = request->frame->doc;
    uint32_t input = request->frame->arg[SL_A_RUN_INPUT];
    struct hub_run_request run = {0};
    struct sl_error err = {0};

    if (!sl_input_check(doc, input, &err)) {
        refuse_input(request, &err);
        return;
    }
    run.key = frame_word(request, 0, SL_A_RUN_KEY);
    run.agent = frame_word(request, 1, SL_A_RUN_AGENT);
    run.thread = session_word(session, 2, doc, sl_doc_get(doc, input, SL_STR("threadId")));
    run.run = session_word(session, 3, doc, sl_doc_get(doc, input, SL_STR("runId")));
    run.input = sl_doc_raw(doc, input);
    run.rewrite = frame_has(request, SL_A_RUN_REWRITE) &&
                  sl_doc_kind(doc, request->frame->arg[SL_A_RUN_REWRITE]) == SL_TRUE;
    run.based_on = frame_word(request, 4, SL_A_RUN_BASED_ON);
    if (session->state == SESSION_READY)
        hub_request_run(session->peer, &session->who, request->ref, &run);
}

static void on_cancel(const struct request *request)
{
    struct session *session = request->session;
    struct sl_str key = frame_word(request, 0, SL_A_CANCEL_KEY);
    struct sl_str thread = frame_word(request, 1, SL_A_CANCEL_THREAD);
    struct sl_str run = frame_word(request, 2, SL_A_CANCEL_RUN);

    if (session->state == SESSION_READY)
        hub_cancel(session->peer, &session->who, request->ref, key, thread, run);
}

static void on_input(const struct request *request)
{
    struct session *session = request->session;
    struct hub_input input = {
        .key = frame_word(request, 0, SL_A_INPUT_KEY),
        .thread = frame_word(request, 1, SL_A_INPUT_THREAD),
        .run = frame_word(request, 2, SL_A_INPUT_RUN),
        .value = frame_raw(request, SL_A_INPUT_VALUE),
    };

    if (session->state == SESSION_READY)
        hub_input(session->peer, &session->who, request->ref, &input);
}

static void on_state(const struct request *request)
{
    struct session *session = request->session;
    bool is_patch = frame_has(request, SL_A_STATE_PATCH);
    struct hub_state_change change = {
        .key = frame_word(request, 0, SL_A_STATE_KEY),
        .thread = frame_word(request, 1, SL_A_STATE_THREAD),
        .json = frame_raw(request, is_patch ? SL_A_STATE_PATCH : SL_A_STATE_STATE),
        .is_patch = is_patch,
    };

    if (session->state == SESSION_READY)
        hub_change_state(session->peer, &session->who, request->ref, &change);
}

static void on_tool_claim(const struct request *request)
{
    struct session *session = request->session;
    struct hub_tool_claim claim = {
        .key = frame_word(request, 0, SL_A_CLAIM_KEY),
        .thread = frame_word(request, 1, SL_A_CLAIM_THREAD),
        .call = frame_word(request, 2, SL_A_CLAIM_CALL),
        .ttl_ms = frame_number(request, SL_A_CLAIM_TTL, SL_DEFAULT_TTL_MS),
    };

    if (session->state == SESSION_READY)
        hub_claim_tool(session->peer, &session->who, request->ref, &claim);
}

static void on_tool_result(const struct request *request)
{
    struct session *session = request->session;
    struct hub_tool_result result = {
        .key = frame_word(request, 0, SL_A_RESULT_KEY),
        .thread = frame_word(request, 1, SL_A_RESULT_THREAD),
        .call = frame_word(request, 2, SL_A_RESULT_CALL),
        .message = frame_word(request, 3, SL_A_RESULT_MESSAGE),
        .content = frame_raw(request, SL_A_RESULT_CONTENT),
        .error = frame_raw(request, SL_A_RESULT_ERROR),
    };

    if (session->state == SESSION_READY)
        hub_answer_tool(session->peer, &session->who, request->ref, &result);
}

static void on_goodbye(const struct request *request)
{
    struct session *session = request->session;

    hub_release_claims(session->peer);
    session_ack(session, request->ref, "goodbye");
    session_close(session, SL_CLOSE_GOODBYE);
}

static void (*const handlers[SL_OP_COUNT])(const struct request *request) = {
    [SL_OP_HELLO] = on_hello,
    [SL_OP_SUBSCRIBE] = on_subscribe,
    [SL_OP_UNSUBSCRIBE] = on_unsubscribe,
    [SL_OP_RUN] = on_run,
    [SL_OP_CANCEL] = on_cancel,
    [SL_OP_INPUT] = on_input,
    [SL_OP_STATE] = on_state,
    [SL_OP_TOOL_CLAIM] = on_tool_claim,
    [SL_OP_TOOL_RESULT] = on_tool_result,
    [SL_OP_GOODBYE] = on_goodbye,
    [SL_OP_TOKEN] = on_token,
};

/* --- the role --- */

static size_t max_frame(const struct edge *edge)
{
    return edge->options.max_frame;
}

static bool is_busy(const struct session *session)
{
    return hub_peer_unanswered(session->peer) >= session->edge->options.max_unanswered;
}

static bool gather(struct session *session, struct hub_message *message)
{
    bool more;

    return hub_gather(session->peer, EDGE_GATHER_MAX, message, &more);
}

static void add_cursors(const struct session *session, struct sl_buf *out)
{
    sl_buf_add_lit(out, ",\"cursors\":");
    hub_peer_cursors(session->peer, out);
}

static void refuse_frame(const struct request *request, const struct sl_error *err)
{
    session_refuse(request->session, request->ref, err);
}

static void leave(struct session *session)
{
    if (session->peer)
        hub_peer_free(session->peer);
    session->peer = NULL;
}

const struct session_role session_client = {
    .name = "",
    .vocabulary = &sl_client_vocabulary,
    .handlers = handlers,
    .hello = SL_OP_HELLO,
    .control_pause = EDGE_CONTROL_PAUSE,
    .max_frame = max_frame,
    .is_busy = is_busy,
    .refuse = refuse_frame,
    .gather = gather,
    .add_to_heartbeat = add_cursors,
    .leave = leave,
};
