/* SPDX-License-Identifier: MIT */
/* WebSocket sessions: their states, the assembly of messages, and time limits. */
#include "edge/internal.h"

#include <assert.h>
#include <linux/sockios.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/random.h>

static bool name_session(struct session *session)
{
    static const char digits[] = "0123456789abcdef";
    unsigned char random[EDGE_SESSION_ID / 2];

    if (getrandom(random, sizeof(random), 0) != (ssize_t)sizeof(random))
        return false;
    for (size_t i = 0; i < sizeof(random); i++) {
        session->id[2 * i] = digits[random[i] >> 4];
        session->id[2 * i + 1] = digits[random[i] & 15];
    }
    return true;
}

struct session *session_open(struct edge *edge, struct lws *wsi, const struct session_role *role,
                             enum sl_framing framing)
{
    uint64_t now_ms = net_loop_now_ms(edge->loop);
    struct session *session = role ? calloc(1, sizeof(*session)) : NULL;

    if (!session || !name_session(session)) {
        free(session);
        return NULL;
    }
    session->edge = edge;
    session->role = role;
    session->heard_ms = now_ms;
    session->wsi = wsi;
    session->framing = (uint8_t)framing;
    session->state = SESSION_CONNECTED;
    session->deadline_ms = now_ms + edge->options.hello_ms;
    session->heartbeat_ms = UINT64_MAX;
    session->warn_ms = UINT64_MAX;
    DL_APPEND(edge->sessions, session);
    edge->session_count++;
    return session;
}

struct session *session_find(const struct edge *edge, struct sl_str id)
{
    struct session *session = NULL;

    HASH_FIND(hh, edge->named, id.ptr, id.len, session);
    return session;
}

static void forget_name(struct session *session)
{
    if (session->hh.tbl)
        HASH_DEL(session->edge->named, session);
    session->hh.tbl = NULL;
}

void session_leave(struct session *session)
{
    session->role->leave(session);
}

void session_free(struct session *session)
{
    session_leave(session);
    principal_clear(&session->who);
    session_drop_out(session);
    sl_buf_clear(&session->in);
    sl_buf_clear(&session->control);
    free(session);
}

/* The one place where a session's state changes. */
static void change_state(struct session *session, enum session_state state)
{
    struct edge *edge = session->edge;

    assert(state > session->state);
    session->state = (uint8_t)state;
    session->deadline_ms = net_loop_now_ms(edge->loop) + EDGE_CLOSE_GRACE_MS;
    if (state >= SESSION_CLOSING)
        forget_name(session);
    if (state != SESSION_CLOSED)
        return;
    session->wsi = NULL;
    DL_DELETE(edge->sessions, session);
    edge->session_count--;
    session_unready(session);
    DL_APPEND(edge->dead, session);
}

void session_closed(struct session *session)
{
    /* The name is a secret while the session lives; its beginning is enough to tell lines apart. */
    log_event(
        session->edge->options.log, "session_closed",
        LOG_TEXT("session", ((struct sl_str){session->id, 8})),
        LOG_COUNT("code", session->close_code),
        LOG_TEXT("reason", sl_str_from(session->close_code ? sl_close_name(session->close_code)
                                                           : "by_peer")));
    change_state(session, SESSION_CLOSED);
}

bool session_ready(struct session *session, struct sl_str id)
{
    if (session->role == &session_client) {
        assert(id.len == 0 || id.len == EDGE_SESSION_ID);
        if (id.len)
            memcpy(session->id, id.ptr, id.len);
        HASH_ADD_KEYPTR(hh, session->edge->named, session->id, EDGE_SESSION_ID, session);
        if (!session->hh.tbl)
            return false;
    }
    change_state(session, SESSION_READY);
    session->heartbeat_ms =
        session->deadline_ms - EDGE_CLOSE_GRACE_MS + session->edge->options.heartbeat_ms;
    return true;
}

void session_close(struct session *session, enum sl_close code)
{
    if (session->state >= SESSION_CLOSING)
        return;
    session->close_code = (uint16_t)code;
    change_state(session, SESSION_CLOSING);
    sl_buf_clear(&session->in);
    session_want_write(session);
}

void session_cut(struct session *session, enum sl_close code)
{
    session_drop_unsent(session);
    session_close(session, code);
    session_leave(session);
}

static void pause_reading(struct session *session, bool pause)
{
    if (session->reading_paused == pause)
        return;
    session->reading_paused = pause;
    lws_rx_flow_control(session->wsi, pause ? 0 : 1);
}

void session_linger(struct session *session, enum sl_close code)
{
    if (!session_listens(session))
        return;
    session->linger_code = (uint16_t)code;
    session->linger_ms = net_loop_now_ms(session->edge->loop) + EDGE_CLOSE_GRACE_MS;
    sl_buf_clear(&session->in);
    pause_reading(session, false);
}

/* --- receiving --- */

static void refuse_message(struct session *session, enum sl_code code, const char *field,
                           size_t limit, const char *text)
{
    struct sl_error err = {.limit = limit};

    sl_error_set(&err, code, field, "%s", text);
    session_refuse(session, (struct hub_ref){0}, &err);
}

/* A message, as JSON, whose bytes are the session's `in` or somebody else's. */
static void handle_json(struct session *session, struct sl_str json)
{
    session->in_next = 0;
    if (session_handle(session, json) || !session_listens(session)) {
        sl_buf_clear(&session->in);
        return;
    }
    if (json.ptr != session->in.ptr) {
        sl_buf_reset(&session->in);
        sl_buf_add_str(&session->in, json);
        if (session->in.failed) {
            session_close(session, SL_CLOSE_NO_MEMORY);
            return;
        }
    }
    pause_reading(session, true);
}

void session_resume(struct session *session)
{
    if (!session->reading_paused || !session_listens(session))
        return;
    if (!session_handle(session, sl_buf_str(&session->in)))
        return;
    if (!session_listens(session))
        return;
    sl_buf_clear(&session->in);
    pause_reading(session, false);
}

/* MessagePack is handled as the JSON that it means. */
static void handle_message(struct session *session, struct sl_str message)
{
    struct edge *edge = session->edge;
    struct sl_error err = {0};

    if (session->framing == SL_JSON) {
        handle_json(session, message);
        return;
    }
    sl_buf_reset(&edge->text);
    if (sl_msgpack_read(message, &edge->text, &err)) {
        handle_json(session, sl_buf_str(&edge->text));
    } else {
        session_refuse_message(session, &err);
        sl_buf_clear(&session->in);
    }
    if (edge->text.cap > EDGE_CONTROL_PAUSE)
        sl_buf_clear(&edge->text);
}

static void refuse_type(struct session *session)
{
    if (session->framing == SL_JSON)
        refuse_message(session, SL_BAD_JSON, "", 0,
                       "a binary message on sluice.v1.json, which takes text messages");
    else
        refuse_message(session, SL_BAD_MSGPACK, "", 0,
                       "a text message on sluice.v1.msgpack, which takes binary messages");
}

void session_received(struct session *session, const char *bytes, size_t len)
{
    struct lws *wsi = session->wsi;
    size_t max = session->role->max_frame(session->edge);
    bool first = lws_is_first_fragment(wsi) != 0, last;

    last = lws_is_final_fragment(wsi) && lws_remaining_packet_payload(wsi) == 0;
    if (session->state >= SESSION_CLOSING)
        return;
    session->heard_ms = net_loop_now_ms(session->edge->loop);
    if (session->role->heard)
        session->role->heard(session);
    if (session->linger_code)
        return;
    size_t rest = lws_remaining_packet_payload(wsi);
    if (len > max || session->in.len > max - len || rest > max - len - session->in.len) {
        refuse_message(session, SL_TOO_LARGE, "", max, "the message is over the limit");
        session_linger(session, SL_CLOSE_TOO_LARGE);
        return;
    }
    if (first && last) {
        if ((lws_frame_is_binary(wsi) != 0) != (session->framing == SL_MSGPACK))
            refuse_type(session);
        else
            handle_message(session, (struct sl_str){bytes, len});
        return;
    }
    sl_buf_add(&session->in, bytes, len);
    if (session->in.failed) {
        session_close(session, SL_CLOSE_NO_MEMORY);
        return;
    }
    if (!last)
        return;
    if ((lws_frame_is_binary(wsi) != 0) != (session->framing == SL_MSGPACK)) {
        sl_buf_clear(&session->in);
        refuse_type(session);
    } else {
        handle_message(session, sl_buf_str(&session->in));
    }
}

/* --- time --- */

static void check_token(struct session *session, uint64_t unix_ms)
{
    if (unix_ms >= session->who.expires_ms) {
        session_close(session, SL_CLOSE_TOKEN_EXPIRED);
    } else if (unix_ms >= session->warn_ms) {
        session->warn_ms = UINT64_MAX;
        session_tell_expiry(session);
    }
}

/* Whether the kernel got rid of some of what was in its queue when the socket choked. */
static bool kernel_progressed(struct session *session)
{
    int unacked = 0;

    if (ioctl(lws_get_socket_fd(session->wsi), SIOCOUTQ, &unacked) != 0)
        return false;
    bool progressed = unacked < session->unacked;
    session->unacked = unacked;
    return progressed;
}

static void check_stall(struct session *session, uint64_t now_ms)
{
    if (!session->choked || now_ms - session->progress_ms < session->edge->options.stall_ms)
        return;
    if (kernel_progressed(session)) {
        session->progress_ms = now_ms;
        return;
    }
    log_event(session->edge->options.log, "session_stalled",
              LOG_TEXT("session", ((struct sl_str){session->id, 8})),
              LOG_COUNT("unacked", (uint64_t)session->unacked));
    /* What it was owed is let go at once; a reader that wakes up in time sees the close code. */
    session_drop_unsent(session);
    session_close(session, SL_CLOSE_STALLED);
}

static void check_silence(struct session *session, uint64_t now_ms)
{
    if (!session->role->silence_ms ||
        now_ms - session->heard_ms < session->role->silence_ms(session->edge))
        return;
    log_event(session->edge->options.log, "session_silent",
              LOG_TEXT("session", ((struct sl_str){session->id, 8})));
    session_drop_unsent(session);
    session_close(session, SL_CLOSE_STALLED);
}

void session_sweep(struct session *session, uint64_t now_ms, uint64_t unix_ms)
{
    if (session->linger_code && session->state < SESSION_CLOSING &&
        (now_ms - session->heard_ms >= EDGE_LINGER_MS || now_ms >= session->linger_ms))
        session_close(session, (enum sl_close)session->linger_code);
    if (session->state == SESSION_CONNECTED && now_ms >= session->deadline_ms)
        session_close(session, SL_CLOSE_HELLO_TIMEOUT);
    if (session->state == SESSION_CLOSING && now_ms >= session->deadline_ms) {
        session->deadline_ms = UINT64_MAX;
        session_kill(session);
    }
    if (session->state != SESSION_READY)
        return;
    check_token(session, unix_ms);
    check_stall(session, now_ms);
    check_silence(session, now_ms);
    if (session->state == SESSION_READY && now_ms >= session->heartbeat_ms && !session->choked) {
        session->heartbeat_ms = now_ms + session->edge->options.heartbeat_ms;
        session_heartbeat(session, unix_ms);
    }
}
