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
        sl_buf_clear(lane);
        session->control_frames = 0;
        session_close(session, SL_CLOSE_NO_MEMORY);
    }
    session_want_write(session);
}

static void send_answer(struct session *session)
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

static void add_ref(struct sl_buf *out, struct hub_ref ref)
{
    if (!ref.has)
        return;
    sl_buf_add_lit(out, ",\"ref\":");
    sl_buf_add_u64(out, ref.ref);
}

void session_refuse(struct session *session, struct hub_ref ref, const struct sl_error *err)
{
    struct sl_buf *out = &session->edge->answer;

    sl_buf_add_lit(out, "{\"op\":\"error\"");
    add_ref(out, ref);
    sl_buf_add_lit(out, ",\"code\":");
    sl_json_add_string(out, sl_str_from(sl_code_name(err->code)));
    sl_buf_add_lit(out, ",\"message\":");
    sl_json_add_string(out, sl_str_from(err->text));
    if (err->field[0]) {
        sl_buf_add_lit(out, ",\"field\":");
        sl_json_add_string(out, sl_str_from(err->field));
    }
    if (err->limit) {
        sl_buf_add_lit(out, ",\"limit\":");
        sl_buf_add_u64(out, err->limit);
    }
    if (sl_code_retryable(err->code))
        sl_buf_add_lit(out, ",\"retryable\":true}");
    else
        sl_buf_add_lit(out, ",\"retryable\":false}");
    send_answer(session);
    /* What may succeed later is no sign of a client that is broken. */
    if (!sl_code_retryable(err->code) && ++session->refusals >= EDGE_REFUSALS_MAX)
        session_close(session, SL_CLOSE_TOO_MANY_ERRORS);
}

void session_ack(struct session *session, struct hub_ref ref, const char *request)
{
    struct sl_buf *out = &session->edge->answer;

    sl_buf_add_lit(out, "{\"op\":\"ack\"");
    add_ref(out, ref);
    sl_buf_add_lit(out, ",\"request\":");
    sl_json_add_string(out, sl_str_from(request));
    sl_buf_add_char(out, '}');
    send_answer(session);
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

    sl_buf_add_lit(out, "{\"op\":\"welcome\"");
    add_ref(out, ref);
    sl_buf_add_lit(out, ",\"session\":\"");
    sl_buf_add_str(out, sl_str_from(session->id));
    sl_buf_add_lit(out, "\",\"agents\":[");
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
    send_answer(session);
}

void session_heartbeat(struct session *session, uint64_t unix_ms)
{
    struct sl_buf *out = &session->edge->answer;

    sl_buf_add_lit(out, "{\"op\":\"heartbeat\",\"time\":");
    sl_buf_add_u64(out, unix_ms);
    sl_buf_add_lit(out, ",\"cursors\":");
    hub_peer_cursors(session->peer, out);
    sl_buf_add_char(out, '}');
    send_answer(session);
}

void session_tell_drain(struct session *session)
{
    struct sl_buf *out = &session->edge->answer;

    sl_buf_add_lit(out, "{\"op\":\"drain\",\"graceMs\":");
    sl_buf_add_u64(out, session->edge->grace_ms);
    sl_buf_add_char(out, '}');
    send_answer(session);
}

void session_tell_expiry(struct session *session)
{
    struct sl_buf *out = &session->edge->answer;

    sl_buf_add_lit(out, "{\"op\":\"tokenExpiring\",\"expiresAt\":");
    sl_buf_add_u64(out, session->who.expires_ms / 1000);
    sl_buf_add_char(out, '}');
    send_answer(session);
}
