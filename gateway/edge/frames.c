/* SPDX-License-Identifier: MIT */
/* What each frame of a client asks of the hub. */
#include "edge/internal.h"

#include <assert.h>
#include <stdio.h>

struct request {
    struct session *session;
    const struct sl_frame *frame;
    struct hub_ref ref;
};

static bool has(const struct request *request, enum sl_arg arg)
{
    return request->frame->arg[arg] != SL_NONE;
}

/* A string's decoded text, in one of the edge's words. An absent one is empty. */
static struct sl_str word(struct session *session, int index, const struct sl_doc *doc,
                          uint32_t node)
{
    struct sl_buf *buf = &session->edge->word[index];

    sl_buf_reset(buf);
    if (node != SL_NONE)
        sl_doc_decode(doc, node, buf);
    if (buf->failed)
        session_close(session, SL_CLOSE_NO_MEMORY);
    return sl_buf_str(buf);
}

static struct sl_str arg_word(const struct request *request, int index, enum sl_arg arg)
{
    return word(request->session, index, request->frame->doc, request->frame->arg[arg]);
}

static void refuse(const struct request *request, enum sl_code code, const char *field,
                   size_t limit, const char *text)
{
    struct sl_error err = {.limit = limit};

    sl_error_set(&err, code, field, "%s", text);
    session_refuse(request->session, request->ref, &err);
}

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

/* Who speaks, by the token or without keys the local user. */
static bool identify(const struct request *request, enum sl_arg arg, struct principal *who,
                     struct sl_error *err)
{
    const struct edge_options *options = &request->session->edge->options;

    if (!options->key)
        return principal_init_local(who) || sl_error_memory(err);
    if (!has(request, arg)) {
        sl_error_set(err, SL_UNAUTHENTICATED, "token", "this gateway needs a token");
        return false;
    }
    return token_verify(options->key, arg_word(request, 0, arg), net_unix_ms(), who, err);
}

/* `tokenExpiring` comes a tenth of the token's life before its end, but not more than a minute and
 * not less than two seconds. */
static void plan_warning(struct session *session)
{
    uint64_t now_ms = net_unix_ms(), expires_ms = session->who.expires_ms;

    session->warn_ms = UINT64_MAX;
    if (expires_ms == UINT64_MAX || expires_ms <= now_ms)
        return;
    uint64_t before_ms = (expires_ms - now_ms) / 10;
    if (before_ms > EDGE_WARN_MAX_MS)
        before_ms = EDGE_WARN_MAX_MS;
    if (before_ms < EDGE_WARN_MIN_MS)
        before_ms = EDGE_WARN_MIN_MS;
    session->warn_ms = expires_ms > before_ms ? expires_ms - before_ms : 0;
}

static void refuse_identity(const struct request *request, const struct sl_error *err)
{
    session_refuse(request->session, request->ref, err);
    session_close(request->session, err->code == SL_TOKEN_EXPIRED ? SL_CLOSE_TOKEN_EXPIRED
                                    : err->code == SL_NO_MEMORY   ? SL_CLOSE_NO_MEMORY
                                                                  : SL_CLOSE_UNAUTHENTICATED);
}

static void log_ready(const struct request *request)
{
    const struct session *session = request->session;
    struct sl_str client = arg_word(request, 1, SL_A_HELLO_CLIENT);

    if (client.len > 100)
        client.len = 100;
    log_event(
        session->edge->options.log, "session_ready",
        LOG_TEXT("session", ((struct sl_str){session->id, 8})),
        LOG_TEXT("subject", sl_str_from(session->who.subject)), LOG_TEXT("client", client),
        LOG_TEXT("protocol", sl_str_from(sl_framing_protocol((enum sl_framing)session->framing))));
}

static void on_hello(const struct request *request)
{
    struct session *session = request->session;
    struct edge *edge = session->edge;
    struct sl_error err = {0};

    if (session->state != SESSION_CONNECTED) {
        refuse(request, SL_REPEATED_HELLO, "op", 0, "this connection has said `hello` before");
        return;
    }
    if (!identify(request, SL_A_HELLO_TOKEN, &session->who, &err)) {
        refuse_identity(request, &err);
        return;
    }
    session->peer = hub_peer_new(edge->hub, (enum sl_framing)session->framing, &peer_ops, session);
    if (!session->peer || !hub_peer_name(session->peer, &session->who, sl_str_from(session->id))) {
        session_close(session, SL_CLOSE_NO_MEMORY);
        return;
    }
    session_ready(session);
    plan_warning(session);
    log_ready(request);
    session_welcome(session, request->ref);
    if (edge->draining)
        session_tell_drain(session);
}

static void on_token(const struct request *request)
{
    struct session *session = request->session;
    struct principal who = {0};
    struct sl_error err = {0};

    if (!identify(request, SL_A_TOKEN_TOKEN, &who, &err)) {
        session_refuse(session, request->ref, &err);
        return;
    }
    if (strcmp(who.subject, session->who.subject) != 0) {
        principal_clear(&who);
        refuse(request, SL_UNAUTHENTICATED, "token", 0,
               "the token is of another subject; connect again to be somebody else");
        return;
    }
    principal_clear(&session->who);
    session->who = who;
    plan_warning(session);
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
    subscribe.thread = word(session, 0, doc, arg[SL_SA_THREAD]);
    subscribe.from_start =
        arg[SL_SA_FROM] != SL_NONE && sl_doc_is(doc, arg[SL_SA_FROM], SL_STR("start"));
    subscribe.after = word(session, 1, doc, arg[SL_SA_AFTER]);
    if (session->state == SESSION_READY)
        hub_subscribe(session->peer, &session->who, request->ref, &subscribe);
}

static struct sl_frame_limits frame_limits(const struct edge *edge)
{
    return (struct sl_frame_limits){.max_id = edge->options.max_id,
                                    .max_subs = edge->options.max_subs};
}

static void on_subscribe(const struct request *request)
{
    const struct sl_doc *doc = request->frame->doc;
    struct sl_frame_limits limits = frame_limits(request->session->edge);
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
    run.key = arg_word(request, 0, SL_A_RUN_KEY);
    run.agent = arg_word(request, 1, SL_A_RUN_AGENT);
    run.thread = word(session, 2, doc, sl_doc_get(doc, input, SL_STR("threadId")));
    run.run = word(session, 3, doc, sl_doc_get(doc, input, SL_STR("runId")));
    run.input = sl_doc_raw(doc, input);
    run.rewrite = has(request, SL_A_RUN_REWRITE) &&
                  sl_doc_kind(doc, request->frame->arg[SL_A_RUN_REWRITE]) == SL_TRUE;
    run.based_on = arg_word(request, 4, SL_A_RUN_BASED_ON);
    if (session->state == SESSION_READY)
        hub_request_run(session->peer, &session->who, request->ref, &run);
}

static void on_cancel(const struct request *request)
{
    struct session *session = request->session;
    struct sl_str key = arg_word(request, 0, SL_A_CANCEL_KEY);
    struct sl_str thread = arg_word(request, 1, SL_A_CANCEL_THREAD);
    struct sl_str run = arg_word(request, 2, SL_A_CANCEL_RUN);

    if (session->state == SESSION_READY)
        hub_cancel(session->peer, &session->who, request->ref, key, thread, run);
}

/* A field's JSON as written; an absent one is empty. */
static struct sl_str arg_raw(const struct request *request, enum sl_arg arg)
{
    return has(request, arg) ? sl_doc_raw(request->frame->doc, request->frame->arg[arg])
                             : (struct sl_str){NULL, 0};
}

static void on_input(const struct request *request)
{
    struct session *session = request->session;
    struct hub_input input = {
        .key = arg_word(request, 0, SL_A_INPUT_KEY),
        .thread = arg_word(request, 1, SL_A_INPUT_THREAD),
        .run = arg_word(request, 2, SL_A_INPUT_RUN),
        .value = arg_raw(request, SL_A_INPUT_VALUE),
    };

    if (session->state == SESSION_READY)
        hub_input(session->peer, &session->who, request->ref, &input);
}

static void on_state(const struct request *request)
{
    struct session *session = request->session;
    bool is_patch = has(request, SL_A_STATE_PATCH);
    struct hub_state_change change = {
        .key = arg_word(request, 0, SL_A_STATE_KEY),
        .thread = arg_word(request, 1, SL_A_STATE_THREAD),
        .json = arg_raw(request, is_patch ? SL_A_STATE_PATCH : SL_A_STATE_STATE),
        .is_patch = is_patch,
    };

    if (session->state == SESSION_READY)
        hub_change_state(session->peer, &session->who, request->ref, &change);
}

static void on_tool_claim(const struct request *request)
{
    struct session *session = request->session;
    struct hub_tool_claim claim = {
        .key = arg_word(request, 0, SL_A_CLAIM_KEY),
        .thread = arg_word(request, 1, SL_A_CLAIM_THREAD),
        .call = arg_word(request, 2, SL_A_CLAIM_CALL),
        .ttl_ms = SL_DEFAULT_TTL_MS,
    };

    if (has(request, SL_A_CLAIM_TTL)) {
        bool is_number =
            sl_doc_u64(request->frame->doc, request->frame->arg[SL_A_CLAIM_TTL], &claim.ttl_ms);
        assert(is_number);
        (void)is_number;
    }
    if (session->state == SESSION_READY)
        hub_claim_tool(session->peer, &session->who, request->ref, &claim);
}

static void on_tool_result(const struct request *request)
{
    struct session *session = request->session;
    struct hub_tool_result result = {
        .key = arg_word(request, 0, SL_A_RESULT_KEY),
        .thread = arg_word(request, 1, SL_A_RESULT_THREAD),
        .call = arg_word(request, 2, SL_A_RESULT_CALL),
        .message = arg_word(request, 3, SL_A_RESULT_MESSAGE),
        .content = arg_raw(request, SL_A_RESULT_CONTENT),
        .error = arg_raw(request, SL_A_RESULT_ERROR),
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

static bool is_busy(const struct session *session)
{
    return hub_peer_unanswered(session->peer) >= session->edge->options.max_unanswered;
}

static void handle_frame(struct session *session, const struct sl_doc *doc, uint32_t node)
{
    struct sl_frame_limits limits = frame_limits(session->edge);
    struct sl_frame frame;
    struct sl_error err = {0};
    uint16_t refusals = session->refusals;

    bool ok = sl_frame_read(&sl_client_vocabulary, doc, node, &limits, &frame, &err);
    struct request request = {session, &frame, {frame.has_ref, frame.ref}};
    if (!ok) {
        session_refuse(session, request.ref, &err);
    } else if (session->state == SESSION_CONNECTED && frame.op != SL_OP_HELLO) {
        refuse(&request, SL_NOT_READY, "op", 0, "the first frame must be `hello`");
    } else if (session->state == SESSION_READY && is_busy(session)) {
        refuse(&request, SL_BUSY, "", session->edge->options.max_unanswered,
               "too many requests of this connection are unanswered");
    } else {
        handlers[frame.op](&request);
    }
    if (session->refusals == refusals)
        session->refusals = 0;
}

/* The frames are the message's elements, or the message is one frame. A frame is handled only while
 * the control lane has room, so the lane never holds more than EDGE_CONTROL_PAUSE, the answers to
 * one frame, and those that the hub owes: one for each subscription and unanswered request. */
static bool handle_frames(struct session *session, const struct sl_doc *doc)
{
    size_t index = 0;

    if (sl_doc_kind(doc, 0) != SL_ARRAY) {
        if (session->control.len >= EDGE_CONTROL_PAUSE)
            return false;
        handle_frame(session, doc, 0);
        return true;
    }
    for (uint32_t node = 1; node < sl_doc_next(doc, 0); node = sl_doc_next(doc, node), index++) {
        if (index < session->in_next)
            continue;
        if (session->state >= SESSION_CLOSING)
            return true;
        if (session->control.len >= EDGE_CONTROL_PAUSE) {
            session->in_next = index;
            return false;
        }
        handle_frame(session, doc, node);
    }
    return true;
}

void session_refuse_message(struct session *session, const struct sl_error *err)
{
    struct sl_error told = *err;

    if (err->code != SL_NO_MEMORY)
        snprintf(told.text, sizeof(told.text), "%.200s at byte %zu", err->text, err->offset);
    session_refuse(session, (struct hub_ref){0}, &told);
}

bool session_handle(struct session *session, struct sl_str json)
{
    struct sl_doc *doc = &session->edge->doc;
    struct sl_error err = {0};
    bool done = true;

    if (sl_doc_parse(doc, json, &err))
        done = handle_frames(session, doc);
    else
        session_refuse_message(session, &err);
    if (doc->cap > EDGE_CONTROL_PAUSE)
        sl_doc_clear(doc);
    return done;
}
