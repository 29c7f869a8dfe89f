/* SPDX-License-Identifier: MIT */
/* The control frames that a session makes itself, and the lane that they wait in. */
#include "edge/internal.h"

/* X(name, value) of AG-UI's TransportCapabilities */
#define TRANSPORT "{\"streaming\":true,\"websocket\":true,\"resumable\":true}"

void session_control(struct session *session, struct sl_str json)
{
    enum sl_framing framing = (enum sl_framing)session->framing;
    struct sl_buf *lane = &session->control;

    if (session->state >= SESSION_CLOSING)
        return;
    if (session->control_frames == 0)
        sl_message_begin(framing, lane);
    sl_message_next(framing, session->control_frames, lane);
    sl_frame_encode(framing, json, lane);
    session->control_frames++;
    if (lane->failed) {
        session_drop_unsent(session);
        session_close(session, SL_CLOSE_NO_MEMORY);
    } else if (session->role->control_max && lane->len > session->role->control_max) {
        log_event(session->edge->options.log, "session_overfull",
                  LOG_TEXT("session", ((struct sl_str){session->id, 8})),
                  LOG_COUNT("bytes", lane->len));
        session_drop_unsent(session);
        session_close(session, SL_CLOSE_STALLED);
    }
    session_want_write(session);
}

void session_send_answer(struct session *session)
{
    struct sl_buf *answer = &session->edge->answer;

    if (answer->failed)
        session_close(session, SL_CLOSE_NO_MEMORY);
    else
        session_control(session, sl_buf_str(answer));
    sl_buf_reset(answer);
    if (answer->cap > EDGE_CONTROL_PAUSE)
        sl_buf_clear(answer);
}

/* --- members --- */

void answer_add_raw(struct sl_buf *out, const char *name, struct sl_str json)
{
    sl_buf_add_lit(out, ",\"");
    sl_buf_add_str(out, sl_str_from(name));
    sl_buf_add_lit(out, "\":");
    sl_buf_add_str(out, json);
}

void answer_add_number(struct sl_buf *out, const char *name, uint64_t number)
{
    answer_add_raw(out, name, (struct sl_str){NULL, 0});
    sl_buf_add_u64(out, number);
}

void answer_add_text(struct sl_buf *out, const char *name, struct sl_str text)
{
    answer_add_raw(out, name, (struct sl_str){NULL, 0});
    sl_json_add_string(out, text);
}

void answer_begin(struct sl_buf *out, const char *op, struct hub_ref ref)
{
    sl_buf_add_lit(out, "{\"op\":\"");
    sl_buf_add_str(out, sl_str_from(op));
    sl_buf_add_char(out, '"');
    if (ref.has)
        answer_add_number(out, "ref", ref.ref);
}

void answer_add_error(struct sl_buf *out, const struct sl_error *err)
{
    answer_add_text(out, "code", sl_str_from(sl_code_name(err->code)));
    answer_add_text(out, "message", sl_str_from(err->text));
    if (err->field[0])
        answer_add_text(out, "field", sl_str_from(err->field));
    if (err->limit)
        answer_add_number(out, "limit", err->limit);
    answer_add_raw(out, "retryable",
                   sl_code_retryable(err->code) ? SL_STR("true") : SL_STR("false"));
}

/* --- frames --- */

void session_count_refusal(struct session *session, const struct sl_error *err)
{
    if (!sl_code_retryable(err->code) && ++session->refusals >= EDGE_REFUSALS_MAX)
        session_linger(session, SL_CLOSE_TOO_MANY_ERRORS);
}

void session_refuse(struct session *session, struct hub_ref ref, const struct sl_error *err)
{
    struct sl_buf *out = &session->edge->answer;

    answer_begin(out, "error", ref);
    answer_add_error(out, err);
    sl_buf_add_char(out, '}');
    session_send_answer(session);
    session_count_refusal(session, err);
}

void session_ack(struct session *session, struct hub_ref ref, const char *request)
{
    struct sl_buf *out = &session->edge->answer;

    answer_begin(out, "ack", ref);
    answer_add_text(out, "request", sl_str_from(request));
    sl_buf_add_char(out, '}');
    session_send_answer(session);
}

struct listing {
    const struct session *session;
    struct sl_buf *out;
    bool any;
};

/* Agents that the token does not name are nobody else's business. */
static void list_agent(void *ctx, const struct agent *agent)
{
    struct listing *listing = ctx;

    if (!principal_names_match(&listing->session->who.agents, sl_str_from(agent->name)))
        return;
    if (listing->any)
        sl_buf_add_char(listing->out, ',');
    listing->any = true;
    sl_buf_add_lit(listing->out, "{\"name\":");
    sl_json_add_string(listing->out, sl_str_from(agent->name));
    sl_buf_add_lit(listing->out, ",\"capabilities\":");
    sl_buf_add_str(listing->out, sl_str_from(agent->capabilities));
    sl_buf_add_char(listing->out, '}');
}

void session_welcome(struct session *session, struct hub_ref ref)
{
    struct edge *edge = session->edge;
    struct sl_buf *out = &edge->answer;
    struct listing listing = {.session = session, .out = out};

    answer_begin(out, "welcome", ref);
    answer_add_text(out, "session", sl_str_from(session->id));
    sl_buf_add_lit(out, ",\"agents\":[");
    hub_each_agent(edge->hub, list_agent, &listing);
    sl_buf_add_lit(out, "],\"limits\":{\"nesting\":");
    sl_buf_add_u64(out, SL_MAX_DEPTH);
#define ADD_LIMIT(name, member)                                                                    \
    sl_buf_add_lit(out, ",\"" name "\":");                                                         \
    sl_buf_add_u64(out, edge->options.member);
    EDGE_LIMITS(ADD_LIMIT)
#undef ADD_LIMIT
    sl_buf_add_lit(out, "},\"heartbeatMs\":");
    sl_buf_add_u64(out, edge->options.heartbeat_ms);
    sl_buf_add_lit(out, ",\"capabilities\":" TRANSPORT "}");
    session_send_answer(session);
}

void session_heartbeat(struct session *session, uint64_t unix_ms)
{
    struct sl_buf *out = &session->edge->answer;

    answer_begin(out, "heartbeat", (struct hub_ref){0});
    answer_add_number(out, "time", unix_ms);
    if (session->role->add_to_heartbeat)
        session->role->add_to_heartbeat(session, out);
    sl_buf_add_char(out, '}');
    session_send_answer(session);
}

void session_tell_drain(struct session *session)
{
    struct sl_buf *out = &session->edge->answer;

    answer_begin(out, "drain", (struct hub_ref){0});
    answer_add_number(out, "graceMs", session->edge->grace_ms);
    sl_buf_add_char(out, '}');
    session_send_answer(session);
}

void session_tell_expiry(struct session *session)
{
    struct sl_buf *out = &session->edge->answer;

    answer_begin(out, "tokenExpiring", (struct hub_ref){0});
    answer_add_number(out, "expiresAt", session->who.expires_ms / 1000);
    sl_buf_add_char(out, '}');
    session_send_answer(session);
}
