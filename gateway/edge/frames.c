/* SPDX-License-Identifier: MIT */
/* From a message to its frames, and from a frame to the role's handler. */
#include "edge/internal.h"

#include <assert.h>
#include <stdio.h>

/* --- a frame's fields --- */

bool frame_has(const struct request *request, unsigned arg)
{
    return request->frame->arg[arg] != SL_NONE;
}

struct sl_str session_word(struct session *session, int index, const struct sl_doc *doc,
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

struct sl_str frame_word(const struct request *request, int index, unsigned arg)
{
    return session_word(request->session, index, request->frame->doc, request->frame->arg[arg]);
}

struct sl_str frame_raw(const struct request *request, unsigned arg)
{
    return frame_has(request, arg) ? sl_doc_raw(request->frame->doc, request->frame->arg[arg])
                                   : (struct sl_str){NULL, 0};
}

uint64_t frame_number(const struct request *request, unsigned arg, uint64_t otherwise)
{
    uint64_t number = otherwise;

    if (frame_has(request, arg)) {
        bool is_number = sl_doc_u64(request->frame->doc, request->frame->arg[arg], &number);
        assert(is_number);
        (void)is_number;
    }
    return number;
}

void frame_refuse(const struct request *request, enum sl_code code, const char *field, size_t limit,
                  const char *text)
{
    struct sl_error err = {.limit = limit};

    sl_error_set(&err, code, field, "%s", text);
    session_refuse(request->session, request->ref, &err);
}

struct sl_frame_limits edge_frame_limits(const struct edge *edge)
{
    return (struct sl_frame_limits){.max_id = edge->options.max_id,
                                    .max_subs = edge->options.max_subs,
                                    .max_events = 2 * edge->options.max_unacked_events};
}

/* --- frames --- */

static void handle_frame(struct session *session, const struct sl_doc *doc, uint32_t node)
{
    const struct session_role *role = session->role;
    struct sl_frame_limits limits = edge_frame_limits(session->edge);
    struct sl_frame frame;
    struct sl_error err = {0};
    uint16_t refusals = session->refusals;

    bool ok = sl_frame_read(role->vocabulary, doc, node, &limits, &frame, &err);
    struct request request = {session, &frame, {frame.has_ref, frame.ref}};
    if (!ok) {
        role->refuse(&request, &err);
    } else if (session->state == SESSION_CONNECTED && frame.op != role->hello) {
        frame_refuse(&request, SL_NOT_READY, "op", 0, "the first frame must be `hello`");
    } else if (session->state == SESSION_READY && role->is_busy && role->is_busy(session)) {
        frame_refuse(&request, SL_BUSY, "", session->edge->options.max_unanswered,
                     "too many requests of this connection are unanswered");
    } else {
        role->handlers[frame.op](&request);
    }
    if (session->refusals == refusals)
        session->refusals = 0;
}

/* The frames are the message's elements, or the message is one frame. A frame is handled only while
 * the control lane has room, so a client's lane never holds more than its pause, the answers to
 * one frame, and those that the hub owes: one for each subscription and unanswered request. */
static bool handle_frames(struct session *session, const struct sl_doc *doc)
{
    size_t index = 0;

    if (sl_doc_kind(doc, 0) != SL_ARRAY) {
        if (session->control.len >= session->role->control_pause)
            return false;
        handle_frame(session, doc, 0);
        return true;
    }
    for (uint32_t node = 1; node < sl_doc_next(doc, 0); node = sl_doc_next(doc, node), index++) {
        if (index < session->in_next)
            continue;
        if (!session_listens(session))
            return true;
        if (session->control.len >= session->role->control_pause) {
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

/* What a large message needed is not kept. */
static void forget_large(struct edge *edge)
{
    if (edge->doc.cap > EDGE_CONTROL_PAUSE)
        sl_doc_clear(&edge->doc);
    for (size_t i = 0; i < sizeof(edge->word) / sizeof(*edge->word); i++)
        if (edge->word[i].cap > EDGE_CONTROL_PAUSE)
            sl_buf_clear(&edge->word[i]);
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
    forget_large(session->edge);
    return done;
}
