/* SPDX-License-Identifier: MIT */
/*
 * Writing: at the tick's end, to sockets that take it; the writable callback is asked for only when
 * a socket does not.
 */
#include "edge/internal.h"

#include <assert.h>
#include <linux/sockios.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

static void outgoing_clear(struct outgoing *out)
{
    assert(!out->is_held);
    hub_message_clear(&out->message);
    *out = (struct outgoing){0};
}

void session_drop_out(struct session *session)
{
    struct outgoing *out = &session->out;

    if (out->is_held)
        hub_release(session->edge->hub, &out->message);
    out->is_held = false;
    outgoing_clear(out);
}

/* What the socket did not take waits here. Nothing was left to it: the bytes are shared. */
static void park(struct session *session, struct outgoing *work)
{
    session->out = *work;
    *work = (struct outgoing){0};
    if (session->role != &session_client)
        return;
    session->out.is_held = hub_hold(session->edge->hub, &session->out.message);
    if (!session->out.is_held) {
        session_drop_out(session);
        session_close(session, SL_CLOSE_NO_MEMORY);
    }
}

/* The library may have begun with a message: the close frame comes in the middle of it then. */
void session_drop_unsent(struct session *session)
{
    session_drop_out(session);
    sl_buf_clear(&session->control);
    session->control_frames = 0;
}

static void outgoing_reset(struct outgoing *out)
{
    hub_message_reset(&out->message);
    out->sent = out->piece = out->offset = 0;
}

void session_want_write(struct session *session)
{
    if (session->is_ready || session->state == SESSION_CLOSED)
        return;
    session->is_ready = true;
    session->edge->ready_count++;
    DL_APPEND2(session->edge->ready, session, ready_prev, ready_next);
}

void session_unready(struct session *session)
{
    if (!session->is_ready)
        return;
    session->is_ready = false;
    session->edge->ready_count--;
    DL_DELETE2(session->edge->ready, session, ready_prev, ready_next);
}

void session_kill(struct session *session)
{
    /* The library would first wait for its own buffer to drain; a dead socket needs no waiting. */
    session->killed = true;
    shutdown(lws_get_socket_fd(session->wsi), SHUT_RDWR);
    lws_set_timeout(session->wsi, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC);
}

static void choke(struct session *session)
{
    session->choked = true;
    session->progress_ms = net_loop_now_ms(session->edge->loop);
    if (ioctl(lws_get_socket_fd(session->wsi), SIOCOUTQ, &session->unacked) != 0)
        session->unacked = 0;
    lws_callback_on_writable(session->wsi);
}

static const char *piece_at(const struct hub_message *message, const struct hub_piece *piece)
{
    return (piece->bytes ? piece->bytes->data : message->text.ptr) + piece->start;
}

/* Copies the message's next bytes behind the scratch's head room. */
static size_t fill_scratch(struct edge *edge, struct outgoing *out)
{
    size_t filled = 0;

    while (filled < EDGE_WRITE_MAX && out->piece < out->message.count) {
        const struct hub_piece *piece = &out->message.pieces[out->piece];
        size_t n = piece->len - out->offset;
        if (n > EDGE_WRITE_MAX - filled)
            n = EDGE_WRITE_MAX - filled;
        if (n)
            memcpy(edge->scratch + LWS_PRE + filled, piece_at(&out->message, piece) + out->offset,
                   n);
        filled += n;
        out->offset += n;
        if (out->offset == piece->len) {
            out->piece++;
            out->offset = 0;
        }
    }
    return filled;
}

/* Sends what the socket takes. True when the message is out. */
static bool send_outgoing(struct session *session, struct outgoing *out)
{
    enum lws_write_protocol kind = session->framing == SL_JSON ? LWS_WRITE_TEXT : LWS_WRITE_BINARY;

    while (out->sent < out->message.size) {
        if (lws_send_pipe_choked(session->wsi)) {
            choke(session);
            return false;
        }
        bool first = out->sent == 0;
        size_t n = fill_scratch(session->edge, out);
        assert(n > 0);
        out->sent += n;
        int flags = lws_write_ws_flags((int)kind, first, out->sent == out->message.size);
        int rc = lws_write(session->wsi, session->edge->scratch + LWS_PRE, n,
                           (enum lws_write_protocol)flags);
        if (!session->wsi)
            return false;
        if (rc < 0) {
            session_kill(session);
            return false;
        }
    }
    return true;
}

/* Makes all of the message's text its one piece. */
static bool add_text_piece(struct hub_message *message)
{
    if (message->cap == 0) {
        message->pieces = malloc(sizeof(*message->pieces));
        if (!message->pieces)
            return false;
        message->cap = 1;
    }
    message->pieces[0] = (struct hub_piece){.len = message->text.len};
    message->count = 1;
    message->size = message->text.len;
    return true;
}

/* Makes the control lane the next message. */
static bool take_control(struct session *session, struct outgoing *out)
{
    struct hub_message *message = &out->message;

    sl_message_end((enum sl_framing)session->framing, 0, session->control_frames,
                   &session->control);
    sl_buf_add_str(&message->text, sl_buf_str(&session->control));
    if (session->control.failed || message->text.failed || !add_text_piece(message))
        return false;
    message->frames = session->control_frames;
    sl_buf_clear(&session->control);
    session->control_frames = 0;
    return true;
}

/* Puts the next message into `out`; its size is 0 when nothing is owed. */
static bool next_message(struct session *session, struct outgoing *out)
{
    if (session->state == SESSION_READY && session->role->tick_end)
        session->role->tick_end(session);
    if (session->control_frames)
        return take_control(session, out);
    if (session->state != SESSION_READY || !session->role->gather)
        return true;
    if (!session->role->gather(session, &out->message))
        return false;
    if (out->message.frames == 0)
        hub_message_reset(&out->message);
    return true;
}

/* The library sends the close frame and waits a little for the client's. Asked for from the
 * writable callback it would send none. */
static void send_close(struct session *session)
{
    const char *reason = sl_close_name(session->close_code);

    if (lws_send_pipe_choked(session->wsi)) {
        choke(session);
        return;
    }
    session->killed = true;
    lws_close_reason(session->wsi, (enum lws_close_status)session->close_code,
                     (unsigned char *)(uintptr_t)reason, strlen(reason));
    lws_set_timeout(session->wsi, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_SYNC);
}

void session_flush(struct session *session)
{
    struct edge *edge = session->edge;
    struct outgoing *work = &edge->work;
    size_t turn = 0;

    if (session->state == SESSION_CLOSING)
        session_leave(session);
    if (session->choked || session->killed)
        return;
    if (session->out.message.size) {
        if (!send_outgoing(session, &session->out))
            return;
        session_drop_out(session);
    }
    while (turn < EDGE_TURN_MAX) {
        if (session->control_frames == 0)
            session_resume(session);
        if (!next_message(session, work)) {
            outgoing_reset(work);
            session_close(session, SL_CLOSE_NO_MEMORY);
            return;
        }
        if (work->message.size == 0) {
            if (session->state == SESSION_CLOSING)
                send_close(session);
            else if (session->role->drained)
                session->role->drained(session);
            return;
        }
        turn += work->message.size;
        if (!send_outgoing(session, work)) {
            if (session->wsi)
                park(session, work);
            else
                outgoing_reset(work);
            return;
        }
        outgoing_reset(work);
    }
    session_want_write(session);
}

/* --- the ceiling --- */

static bool holds(const struct session *session)
{
    return session->state == SESSION_READY && session->choked &&
           (session->out.is_held || (session->peer && hub_peer_holds(session->peer)));
}

static struct session *longest_stalled(const struct edge *edge)
{
    struct session *session, *longest = NULL;

    DL_FOREACH(edge->sessions, session)
    {
        if (holds(session) && (!longest || session->progress_ms < longest->progress_ms))
            longest = session;
    }
    return longest;
}

void edge_shed(struct edge *edge)
{
    while (hub_holds_too_much(edge->hub)) {
        struct session *session = longest_stalled(edge);
        if (!session)
            return;
        log_event(edge->options.log, "session_shed",
                  LOG_TEXT("session", ((struct sl_str){session->id, 8})));
        session_cut(session, SL_CLOSE_STALLED);
    }
}

int session_writable(struct session *session)
{
    if (session->killed)
        return -1;
    session->choked = false;
    session_want_write(session);
    return 0;
}
