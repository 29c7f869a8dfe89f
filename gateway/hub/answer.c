/* SPDX-License-Identifier: MIT */
/* Control frames that answer a peer's verbs. */
#include "hub/answer.h"

#include "hub/request.h"
#include "hub/thread.h"

static void add_number(struct sl_buf *out, const char *field, uint64_t number)
{
    sl_buf_add_lit(out, ",\"");
    sl_buf_add_str(out, sl_str_from(field));
    sl_buf_add_lit(out, "\":");
    sl_buf_add_u64(out, number);
}

static void add_text(struct sl_buf *out, const char *field, struct sl_str text)
{
    sl_buf_add_lit(out, ",\"");
    sl_buf_add_str(out, sl_str_from(field));
    sl_buf_add_lit(out, "\":");
    sl_json_add_string(out, text);
}

static void begin(struct sl_buf *out, const char *op, struct hub_ref ref)
{
    sl_buf_add_lit(out, "{\"op\":\"");
    sl_buf_add_str(out, sl_str_from(op));
    sl_buf_add_char(out, '"');
    if (ref.has)
        add_number(out, "ref", ref.ref);
}

static void end(struct hub_peer *peer, struct sl_buf *out)
{
    sl_buf_add_char(out, '}');
    if (out->failed) {
        peer->broken = true;
        peer_wake(peer);
    } else {
        peer->ops->control(peer->ctx, sl_buf_str(out));
    }
    sl_buf_clear(out);
}

static void add_error(struct sl_buf *out, const struct sl_error *err)
{
    add_text(out, "code", sl_str_from(sl_code_name(err->code)));
    add_text(out, "message", sl_str_from(err->text));
    if (err->field[0])
        add_text(out, "field", sl_str_from(err->field));
    if (err->limit)
        add_number(out, "limit", err->limit);
    sl_buf_add_lit(out, ",\"retryable\":");
    sl_buf_add_str(out, sl_code_retryable(err->code) ? SL_STR("true") : SL_STR("false"));
}

void answer_error(struct hub_peer *peer, struct hub_ref ref, const struct sl_error *err)
{
    struct sl_buf out = SL_BUF_INIT;

    begin(&out, "error", ref);
    add_error(&out, err);
    end(peer, &out);
}

void answer_sub_error(struct hub_peer *peer, struct hub_ref ref, uint32_t sub,
                      const struct sl_error *err)
{
    struct sl_buf out = SL_BUF_INIT;

    begin(&out, "error", ref);
    add_number(&out, "sub", sub);
    add_error(&out, err);
    end(peer, &out);
}

void answer_subscribed(const struct sub *sub, const struct sub_verdict *verdict,
                       struct sl_str cursor)
{
    struct sl_buf out = SL_BUF_INIT;

    begin(&out, "subscribed", sub->ref);
    add_number(&out, "sub", sub->number);
    add_text(&out, "threadId", sl_bytes_str(sub->thread->id));
    add_text(&out, "verdict", sl_str_from(sub_verdict_name(verdict->kind)));
    if (verdict->kind == SUB_RESYNC)
        add_text(&out, "reason", sl_str_from(sl_reset_name(verdict->reason)));
    add_text(&out, "cursor", cursor);
    end(sub->peer, &out);
}

void answer_unsubscribed(struct hub_peer *peer, struct hub_ref ref)
{
    struct sl_buf out = SL_BUF_INIT;

    begin(&out, "ack", ref);
    add_text(&out, "request", SL_STR("unsubscribe"));
    end(peer, &out);
}

void answer_run(struct hub_peer *peer, struct hub_ref ref, struct sl_str thread, struct sl_str run)
{
    struct sl_buf out = SL_BUF_INIT;

    begin(&out, "ack", ref);
    add_text(&out, "request", SL_STR("run"));
    add_text(&out, "runId", run);
    add_text(&out, "threadId", thread);
    end(peer, &out);
}

void answer_cancel(struct hub_peer *peer, struct hub_ref ref, struct sl_str thread,
                   struct sl_str run, bool ended)
{
    struct sl_buf out = SL_BUF_INIT;

    begin(&out, "ack", ref);
    add_text(&out, "request", SL_STR("cancel"));
    add_text(&out, "runId", run);
    add_text(&out, "threadId", thread);
    if (ended)
        sl_buf_add_lit(&out, ",\"ended\":true");
    end(peer, &out);
}

/* An ack with the names that the request has. */
static void begin_done(struct sl_buf *out, const struct request *request)
{
    begin(out, "ack", request->ref);
    add_text(out, "request", sl_str_from(request_op(request->kind)));
    if (request->run)
        add_text(out, "runId", sl_bytes_str(request->run));
    add_text(out, "threadId", sl_bytes_str(request->thread->id));
    if (request->call)
        add_text(out, "toolCallId", sl_bytes_str(request->call));
    if (request->own_key)
        add_text(out, "key", sl_bytes_str(request->own_key));
}

void answer_done(const struct request *request, struct sl_str cursor)
{
    struct sl_buf out = SL_BUF_INIT;

    begin_done(&out, request);
    if (cursor.len)
        add_text(&out, "cursor", cursor);
    end(request->peer, &out);
}

void answer_claimed(const struct request *request, uint64_t expires_ms)
{
    struct sl_buf out = SL_BUF_INIT;

    begin_done(&out, request);
    if (expires_ms)
        add_number(&out, "expiresAt", expires_ms);
    end(request->peer, &out);
}

void answer_undelivered(const struct request *request)
{
    static const struct hub_ref none;
    struct sl_buf out = SL_BUF_INIT;

    begin(&out, "undelivered", none);
    add_text(&out, "threadId", sl_bytes_str(request->thread->id));
    add_text(&out, "runId", sl_bytes_str(request->run));
    add_text(&out, "key", sl_bytes_str(request->own_key));
    end(request->peer, &out);
}
