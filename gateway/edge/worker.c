/* SPDX-License-Identifier: MIT */
/* Workers: what each of their frames asks of the pool. */
#include "edge/worker.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

/* --- hello --- */

/* The verb, and each agent's name; `field` of an error counts the names. */
static bool may_work(const struct principal *who, struct sl_str names, struct sl_error *err)
{
    char field[40];

    if (!(who->verbs & 1U << PRINCIPAL_WORK)) {
        sl_error_set(err, SL_FORBIDDEN, "op", "the token does not allow this verb");
        return false;
    }
    for (size_t i = 0; names.len > 0; i++) {
        struct sl_str name = sl_str_from(names.ptr);
        if (!principal_names_match(&who->agents, name)) {
            snprintf(field, sizeof(field), "agents/%zu/name", i);
            sl_error_set(err, SL_FORBIDDEN, field, "the token does not allow this agent");
            return false;
        }
        names = (struct sl_str){names.ptr + name.len + 1, names.len - name.len - 1};
    }
    return true;
}

static enum sl_policy read_policy(const struct sl_doc *doc, uint32_t node)
{
    int policy = SL_POLICY_COUNT - 1;

    while (policy > 0 && !sl_doc_is(doc, node, sl_str_from(sl_policy_name((enum sl_policy)policy))))
        policy--;
    return (enum sl_policy)policy;
}

static bool read_row(const struct sl_doc *doc, const uint32_t arg[], size_t index,
                     struct pool_agent_row *row, struct sl_error *err)
{
    char field[40];

    row->redispatch =
        arg[SL_AA_REDISPATCH] == SL_NONE || sl_doc_kind(doc, arg[SL_AA_REDISPATCH]) == SL_TRUE;
    if (arg[SL_AA_POLICY] != SL_NONE)
        row->policy = read_policy(doc, arg[SL_AA_POLICY]);
    if (arg[SL_AA_CAPABILITIES] == SL_NONE)
        return true;
    row->capabilities = sl_doc_raw(doc, arg[SL_AA_CAPABILITIES]);
    if (row->capabilities.len <= EDGE_CAPABILITIES_MAX)
        return true;
    snprintf(field, sizeof(field), "agents/%zu/capabilities", index);
    sl_error_set(err, SL_TOO_LARGE, field, "the capabilities have more bytes than the limit");
    err->limit = EDGE_CAPABILITIES_MAX;
    return false;
}

/* The rows of `agents`; their names lie in `names`. */
static bool read_agents(const struct request *request, struct sl_buf *names,
                        struct pool_agent_row rows[], struct sl_error *err)
{
    const struct sl_doc *doc = request->frame->doc;
    uint32_t list = request->frame->arg[SL_WA_HELLO_AGENTS];
    struct sl_frame_limits limits = edge_frame_limits(request->session->edge);
    uint32_t arg[SL_AA_COUNT];
    size_t i = 0;

    for (uint32_t node = list + 1; node < sl_doc_next(doc, list); node = sl_doc_next(doc, node)) {
        rows[i] = (struct pool_agent_row){.policy = SL_POLICY_REPAIR};
        if (!sl_frame_read_element(SL_ELEMENT_AGENT, doc, node, &limits, arg, err) ||
            !read_row(doc, arg, i, &rows[i], err))
            return false;
        i++;
        sl_doc_decode(doc, arg[SL_AA_NAME], names);
        sl_buf_add_char(names, '\0');
    }
    if (names->failed)
        return sl_error_memory(err);
    const char *at = names->ptr;
    for (size_t n = 0; n < i; n++) {
        rows[n].name = sl_str_from(at);
        at += rows[n].name.len + 1;
    }
    return true;
}

static struct pool_worker *attach(const struct request *request, const struct principal *who,
                                  struct sl_buf *names, struct sl_error *err)
{
    struct session *session = request->session;
    const struct sl_doc *doc = request->frame->doc;
    size_t count = doc->nodes[request->frame->arg[SL_WA_HELLO_AGENTS]].count;
    struct pool_agent_row *rows = calloc(count, sizeof(*rows));
    struct pool_worker *worker = NULL;
    struct pool_hello hello = {
        .worker = frame_word(request, 0, SL_WA_HELLO_WORKER),
        .subject = sl_str_from(who->subject),
        .agents = rows,
        .agent_count = count,
        .capacity = (uint32_t)frame_number(request, SL_WA_HELLO_CAPACITY, 0),
    };

    if (!rows)
        sl_error_memory(err);
    else if (read_agents(request, names, rows, err) && may_work(who, sl_buf_str(names), err))
        worker = pool_attach(session->edge->pool, &hello, &worker_ops, session, err);
    free(rows);
    return worker;
}

static struct pool_run read_run(const struct request *request, unsigned thread, unsigned run,
                                unsigned lease)
{
    return (struct pool_run){
        .thread = frame_word(request, 0, thread),
        .run = frame_word(request, 1, run),
        .lease = frame_number(request, lease, 0),
    };
}

static void add_producer(void *ctx, struct sl_str producer, uint64_t sequence)
{
    struct sl_buf *out = ctx;

    if (out->len)
        sl_buf_add_char(out, ',');
    sl_json_add_string(out, producer);
    sl_buf_add_char(out, ':');
    sl_buf_add_u64(out, sequence);
}

/* One run that the worker says it has: still its own, or over and why. */
static void add_continued(const struct request *request, uint32_t node, struct sl_buf *out)
{
    struct session *session = request->session;
    const struct sl_doc *doc = request->frame->doc;
    struct sl_frame_limits limits = edge_frame_limits(session->edge);
    struct sl_buf *producers = &session->edge->word[2];
    struct sl_error err = {0};
    uint32_t arg[SL_RA_COUNT];
    uint64_t lease = 0;

    bool ok = sl_frame_read_element(SL_ELEMENT_RUN, doc, node, &limits, arg, NULL) &&
              sl_doc_u64(doc, arg[SL_RA_LEASE], &lease);
    assert(ok);
    (void)ok;
    struct pool_run run = {session_word(session, 0, doc, arg[SL_RA_THREAD]),
                           session_word(session, 1, doc, arg[SL_RA_RUN]), lease};
    sl_buf_add_lit(out, "{\"threadId\":");
    sl_json_add_string(out, run.thread);
    answer_add_text(out, "runId", run.run);
    answer_add_number(out, "lease", run.lease);
    sl_buf_reset(producers);
    if (pool_continue(session->link->worker, &run, add_producer, producers, &err)) {
        sl_buf_add_lit(out, ",\"producers\":{");
        sl_buf_add_str(out, sl_buf_str(producers));
        sl_buf_add_lit(out, "}}");
    } else {
        answer_add_text(out, "over", sl_str_from(sl_code_name(err.code)));
        sl_buf_add_char(out, '}');
    }
    out->failed = out->failed || producers->failed;
}

static void welcome(const struct request *request)
{
    struct session *session = request->session;
    const struct edge *edge = session->edge;
    const struct sl_doc *doc = request->frame->doc;
    struct sl_buf *out = &session->edge->answer;
    uint32_t list = request->frame->arg[SL_WA_HELLO_RUNS];
    uint32_t end = list == SL_NONE ? 0 : sl_doc_next(doc, list);

    answer_begin(out, "welcome", request->ref);
    answer_add_raw(out, "worker", frame_raw(request, SL_WA_HELLO_WORKER));
    answer_add_number(out, "leaseMs", pool_options(edge->pool)->lease_ms);
    answer_add_number(out, "heartbeatMs", edge->options.heartbeat_ms);
    sl_buf_add_lit(out, ",\"limits\":{\"nesting\":");
    sl_buf_add_u64(out, SL_MAX_DEPTH);
#define ADD_LIMIT(name, member) answer_add_number(out, name, edge->options.member);
    EDGE_WORKER_LIMITS(ADD_LIMIT)
#undef ADD_LIMIT
    sl_buf_add_lit(out, "},\"runs\":[");
    for (uint32_t node = list + 1; node < end; node = sl_doc_next(doc, node)) {
        if (node != list + 1)
            sl_buf_add_char(out, ',');
        add_continued(request, node, out);
    }
    sl_buf_add_lit(out, "]}");
    session_send_answer(session);
}

static bool join(const struct request *request, struct principal *who, struct sl_error *err)
{
    struct session *session = request->session;
    struct worker_link *link = calloc(1, sizeof(*link));

    if (!link)
        return sl_error_memory(err);
    link->worker = attach(request, who, &link->agents, err);
    if (!link->worker) {
        sl_buf_clear(&link->agents);
        free(link);
        return false;
    }
    session->link = link;
    session_set_who_take(session, who);
    return session_ready(session, SL_STR("")) || sl_error_memory(err);
}

static void on_hello(const struct request *request)
{
    struct session *session = request->session;
    struct principal who = {0};
    struct sl_error err = {0};

    if (!hello_may_come(request) || !hello_identify(request, SL_WA_HELLO_TOKEN, &who))
        return;
    if (session->state != SESSION_CONNECTED || !join(request, &who, &err)) {
        principal_clear(&who);
        if (err.code != SL_OK)
            session_refuse(session, request->ref, &err);
        return;
    }
    session_log_ready(request, SL_WA_HELLO_CLIENT);
    welcome(request);
    if (session->edge->draining)
        session_tell_drain(session);
    if (session->state == SESSION_READY)
        pool_ready(session->link->worker);
}

/* --- runs --- */

/* The events as they were written: spans of the message. */
static const struct sl_str *list_events(const struct request *request, size_t *count)
{
    const struct sl_doc *doc = request->frame->doc;
    uint32_t list = request->frame->arg[SL_WA_EVENTS_EVENTS];
    struct sl_buf *spans = &request->session->edge->word[3];

    sl_buf_reset(spans);
    for (uint32_t node = list + 1; node < sl_doc_next(doc, list); node = sl_doc_next(doc, node)) {
        struct sl_str span = sl_doc_raw(doc, node);
        sl_buf_add(spans, &span, sizeof(span));
    }
    *count = spans->len / sizeof(struct sl_str);
    return spans->failed ? NULL : (const struct sl_str *)(const void *)spans->ptr;
}

static void on_events(const struct request *request)
{
    struct session *session = request->session;
    struct pool_run run =
        read_run(request, SL_WA_EVENTS_THREAD, SL_WA_EVENTS_RUN, SL_WA_EVENTS_LEASE);
    struct sl_str producer = frame_has(request, SL_WA_EVENTS_PRODUCER)
                                 ? frame_word(request, 2, SL_WA_EVENTS_PRODUCER)
                                 : SL_STR("main");
    struct sl_error err = {0};
    size_t count;
    const struct sl_str *events = list_events(request, &count);

    if (!events)
        session_close(session, SL_CLOSE_NO_MEMORY);
    if (session->state != SESSION_READY)
        return;
    if (!pool_events(session->link->worker, &run, producer,
                     frame_number(request, SL_WA_EVENTS_SEQUENCE, 0), events, count, &err))
        worker_refuse(request, &err);
}

static void on_taken(const struct request *request)
{
    struct session *session = request->session;
    struct pool_run run = read_run(request, SL_WA_TAKEN_THREAD, SL_WA_TAKEN_RUN, SL_WA_TAKEN_LEASE);
    struct sl_error err = {0};

    if (session->state == SESSION_READY &&
        !pool_taken(session->link->worker, &run, frame_raw(request, SL_WA_TAKEN_KEYS), &err))
        worker_refuse(request, &err);
}

/* The text's beginning, cut between characters. */
static void copy_beginning(struct sl_str text, char *out, size_t size)
{
    size_t len = text.len < size ? text.len : size - 1;

    while (len < text.len && len > 0 && ((unsigned char)text.ptr[len] & 0xc0U) == 0x80U)
        len--;
    if (len)
        memcpy(out, text.ptr, len);
    out[len] = '\0';
}

static void on_release(const struct request *request)
{
    struct session *session = request->session;
    struct pool_run run =
        read_run(request, SL_WA_RELEASE_THREAD, SL_WA_RELEASE_RUN, SL_WA_RELEASE_LEASE);
    char message[200];
    struct sl_str text = frame_word(request, 2, SL_WA_RELEASE_MESSAGE);
    struct sl_error err = {0};

    copy_beginning(text, message, sizeof(message));
    if (session->state == SESSION_READY &&
        !pool_release(session->link->worker, &run, message, &err))
        worker_refuse(request, &err);
}

/* --- the worker itself --- */

static void on_capacity(const struct request *request)
{
    pool_set_capacity(request->session->link->worker,
                      (uint32_t)frame_number(request, SL_WA_CAPACITY_CAPACITY, 0));
}

static void on_heartbeat(const struct request *request)
{
    (void)request; /* that it came is what it says */
}

static void on_token(const struct request *request)
{
    struct session *session = request->session;
    struct principal who = {0};
    struct sl_error err = {0};

    if (!hello_renew(request, SL_WA_TOKEN_TOKEN, &who))
        return;
    if (may_work(&who, sl_buf_str(&session->link->agents), &err)) {
        session_set_who_take(session, &who);
        return;
    }
    principal_clear(&who);
    frame_refuse(request, SL_FORBIDDEN, "token", 0,
                 "the token does not allow what this worker serves");
}

static void on_goodbye(const struct request *request)
{
    struct session *session = request->session;
    struct pool_worker *worker = session->link->worker;

    session->link->worker = NULL;
    session_close(session, SL_CLOSE_GOODBYE);
    pool_detach(worker, true);
}

static void (*const handlers[SL_WOP_COUNT])(const struct request *request) = {
    [SL_WOP_HELLO] = on_hello,       [SL_WOP_EVENTS] = on_events,
    [SL_WOP_TAKEN] = on_taken,       [SL_WOP_RELEASE] = on_release,
    [SL_WOP_CAPACITY] = on_capacity, [SL_WOP_HEARTBEAT] = on_heartbeat,
    [SL_WOP_TOKEN] = on_token,       [SL_WOP_GOODBYE] = on_goodbye,
};

/* --- the role --- */

static size_t max_frame(const struct edge *edge)
{
    return edge->options.max_worker_frame;
}

static uint64_t silence_ms(const struct edge *edge)
{
    return pool_options(edge->pool)->lease_ms;
}

static void refuse_frame(const struct request *request, const struct sl_error *err)
{
    worker_refuse(request, err);
    session_count_refusal(request->session, err);
}

static void heard(struct session *session)
{
    if (session->link && session->link->worker)
        pool_heard(session->link->worker);
}

static void drained(struct session *session)
{
    if (!session->link || !session->link->full)
        return;
    session->link->full = false;
    pool_room(session->link->worker);
}

static void leave(struct session *session)
{
    struct worker_link *link = session->link;

    if (!link)
        return;
    session->link = NULL;
    if (link->worker)
        pool_detach(link->worker, false);
    worker_clear_acks(link);
    sl_buf_clear(&link->agents);
    free(link);
}

const struct session_role session_worker = {
    .name = "worker",
    .vocabulary = &sl_worker_vocabulary,
    .handlers = handlers,
    .hello = SL_WOP_HELLO,
    .control_pause = EDGE_WORKER_PAUSE,
    .control_max = EDGE_WORKER_LANE_MAX,
    .max_frame = max_frame,
    .refuse = refuse_frame,
    .heard = heard,
    .tick_end = worker_flush_acks,
    .drained = drained,
    .silence_ms = silence_ms,
    .leave = leave,
};
