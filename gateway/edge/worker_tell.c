/* SPDX-License-Identifier: MIT */
/* What a worker is told: the pool's calls as control frames, in their order. */
#include "edge/worker.h"

#include <assert.h>
#include <stdlib.h>

static const struct hub_ref no_ref = {0};

void worker_add_run(struct sl_buf *out, const struct pool_run *run)
{
    answer_add_text(out, "threadId", run->thread);
    answer_add_text(out, "runId", run->run);
    answer_add_number(out, "lease", run->lease);
}

/* A frame about a run. What was acknowledged before it is told before it. */
static struct sl_buf *begin(struct session *session, const char *op, const struct pool_run *run)
{
    struct sl_buf *out = &session->edge->answer;

    worker_flush_acks(session);
    answer_begin(out, op, no_ref);
    worker_add_run(out, run);
    return out;
}

static void end(struct session *session)
{
    sl_buf_add_char(&session->edge->answer, '}');
    session_send_answer(session);
}

/* --- acknowledgements: of a tick only the last of each producer --- */

struct worker_ack {
    UT_hash_handle hh;
    uint64_t sequence;
    size_t len;
    char members[]; /* the frame's members but for the sequence */
};

void worker_clear_acks(struct worker_link *link)
{
    struct worker_ack *ack, *next;

    HASH_ITER(hh, link->acks, ack, next)
    {
        HASH_DEL(link->acks, ack);
        free(ack);
    }
}

void worker_flush_acks(struct session *session)
{
    struct sl_buf *out = &session->edge->answer;
    struct worker_ack *ack, *next;

    if (!session->link)
        return;
    HASH_ITER(hh, session->link->acks, ack, next)
    {
        HASH_DEL(session->link->acks, ack);
        answer_begin(out, "ack", no_ref);
        sl_buf_add(out, ack->members, ack->len);
        answer_add_number(out, "sequence", ack->sequence);
        end(session);
        free(ack);
    }
}

static struct worker_ack *add_ack(struct worker_link *link, struct sl_str members)
{
    struct worker_ack *ack = calloc(1, sizeof(*ack) + members.len);

    if (!ack)
        return NULL;
    ack->len = members.len;
    memcpy(ack->members, members.ptr, members.len);
    HASH_ADD_KEYPTR(hh, link->acks, ack->members, ack->len, ack);
    if (ack->hh.tbl)
        return ack;
    free(ack);
    return NULL;
}

static void on_ack(void *ctx, const struct pool_run *run, struct sl_str producer, uint64_t sequence)
{
    struct session *session = ctx;
    struct sl_buf *members = &session->edge->answer;
    struct worker_ack *ack = NULL;

    worker_add_run(members, run);
    answer_add_text(members, "producer", producer);
    if (!members->failed) {
        HASH_FIND(hh, session->link->acks, members->ptr, members->len, ack);
        if (!ack)
            ack = add_ack(session->link, sl_buf_str(members));
    }
    sl_buf_reset(members);
    if (ack)
        ack->sequence = sequence;
    else
        session_close(session, SL_CLOSE_NO_MEMORY);
    session_want_write(session);
}

/* --- runs --- */

static void add_principal(struct sl_buf *out, struct sl_str subject_json, struct sl_str persona)
{
    sl_buf_add_lit(out, ",\"principal\":{\"subject\":");
    sl_buf_add_str(out, subject_json);
    if (persona.len)
        answer_add_text(out, "persona", persona);
    sl_buf_add_char(out, '}');
}

static void on_assign(void *ctx, const struct pool_assign *assign)
{
    struct session *session = ctx;
    struct sl_buf *out = begin(session, "assign", &assign->run);
    struct sl_buf *subject = &session->edge->subject;

    answer_add_text(out, "agent", assign->agent);
    answer_add_text(out, "key", assign->key);
    answer_add_number(out, "attempt", assign->attempt);
    answer_add_raw(out, "input", assign->input);
    sl_buf_reset(subject);
    sl_json_add_string(subject, assign->subject);
    out->failed = out->failed || subject->failed;
    add_principal(out, sl_buf_str(subject), assign->persona);
    answer_add_raw(out, "resumeKeys", assign->resume_keys.len ? assign->resume_keys : SL_STR("{}"));
    end(session);
}

static const char *const message_ops[SL_ENTRY_COUNT] = {
    [SL_ENTRY_INPUT] = "input",
    [SL_ENTRY_ANSWER] = "toolResult",
    [SL_ENTRY_PATCH] = "state",
};

/* Members of the entry's body that the worker gets, as they are. */
static void add_members(struct sl_buf *out, const struct sl_doc *body, enum sl_entry_kind kind)
{
    static const char *const names[SL_ENTRY_COUNT][5] = {
        [SL_ENTRY_INPUT] = {"key", "value"},
        [SL_ENTRY_ANSWER] = {"key", "toolCallId", "messageId", "content", "error"},
        [SL_ENTRY_PATCH] = {"patch", "state"},
    };

    for (size_t i = 0; i < 5 && names[kind][i]; i++) {
        uint32_t node = sl_doc_get(body, 0, sl_str_from(names[kind][i]));
        if (node != SL_NONE)
            answer_add_raw(out, names[kind][i], sl_doc_raw(body, node));
    }
    uint32_t subject = sl_doc_get(body, 0, SL_STR("subject"));
    if (kind != SL_ENTRY_PATCH && subject != SL_NONE)
        add_principal(out, sl_doc_raw(body, subject), SL_STR(""));
}

static void on_message(void *ctx, const struct pool_run *run, const struct agent_message *message)
{
    struct session *session = ctx;
    struct sl_doc *body = &session->edge->body;

    assert(message_ops[message->kind]);
    struct sl_buf *out = begin(session, message_ops[message->kind], run);
    if (message->kind == SL_ENTRY_PATCH)
        answer_add_number(out, "after", message->after);
    if (sl_doc_parse(body, message->body, NULL))
        add_members(out, body, message->kind);
    else
        out->failed = true; /* for lack of memory: the store holds nothing else */
    end(session);
    if (body->cap > EDGE_CONTROL_PAUSE)
        sl_doc_clear(body);
}

static void on_cancel(void *ctx, const struct pool_run *run, uint64_t grace_ms)
{
    struct session *session = ctx;

    answer_add_number(begin(session, "cancel", run), "graceMs", grace_ms);
    end(session);
}

static void on_over(void *ctx, const struct pool_run *run, const char *code)
{
    struct session *session = ctx;

    answer_add_text(begin(session, "over", run), "code", sl_str_from(code));
    end(session);
}

static void on_replaced(void *ctx)
{
    struct session *session = ctx;

    session->link->worker = NULL;
    session_cut(session, SL_CLOSE_REPLACED);
}

static bool has_room(void *ctx)
{
    struct session *session = ctx;
    size_t unsent = session->control.len + session->out.message.size - session->out.sent;
    bool room = session->state == SESSION_READY && unsent < EDGE_WORKER_PAUSE;

    session->link->full = session->link->full || !room;
    return room;
}

const struct pool_worker_ops worker_ops = {
    .assign = on_assign,
    .ack = on_ack,
    .message = on_message,
    .cancel = on_cancel,
    .over = on_over,
    .replaced = on_replaced,
    .has_room = has_room,
};

/* --- errors --- */

void worker_refuse(const struct request *request, const struct sl_error *err)
{
    static const char *const names[] = {"threadId", "runId"};
    const struct sl_doc *doc = request->frame->doc;
    uint32_t frame = request->frame->node;
    struct session *session = request->session;
    struct sl_buf *out = &session->edge->answer;
    uint64_t lease;

    worker_flush_acks(session);
    answer_begin(out, "error", request->ref);
    for (size_t i = 0; i < sizeof(names) / sizeof(*names); i++) {
        uint32_t node = sl_doc_get(doc, frame, sl_str_from(names[i]));
        /* An id has at most six bytes of JSON for each of its own. */
        if (node != SL_NONE && sl_doc_kind(doc, node) == SL_STRING &&
            sl_doc_raw(doc, node).len <= 6 * session->edge->options.max_id + 2)
            answer_add_raw(out, names[i], sl_doc_raw(doc, node));
    }
    if (sl_doc_u64(doc, sl_doc_get(doc, frame, SL_STR("lease")), &lease) && lease <= SL_MAX_REF)
        answer_add_number(out, "lease", lease);
    answer_add_error(out, err);
    end(session);
}
