/* SPDX-License-Identifier: MIT */
/* The pool's bench. */
#include "pool_rig.h"

#include <stdio.h>
#include <stdlib.h>

/* --- what workers hear --- */

static void add_run(struct sl_buf *heard, const char *what, const struct pool_run *run)
{
    sl_buf_add_str(heard, sl_str_from(what));
    sl_buf_add_char(heard, ' ');
    sl_buf_add_str(heard, run->thread);
    sl_buf_add_char(heard, ' ');
    sl_buf_add_str(heard, run->run);
}

static void add_number(struct sl_buf *heard, uint64_t number)
{
    sl_buf_add_char(heard, ' ');
    sl_buf_add_u64(heard, number);
}

static void copy(char *out, size_t size, struct sl_str text)
{
    assert_true(text.len < size);
    if (text.len)
        memcpy(out, text.ptr, text.len);
    out[text.len] = '\0';
}

static void on_assign(void *ctx, const struct pool_assign *assign)
{
    struct pool_rig_worker *worker = ctx;

    assert_non_null(worker->worker);
    assert_str_equals(assign->agent, "w");
    add_run(&worker->heard, "assign", &assign->run);
    add_number(&worker->heard, assign->run.lease);
    add_number(&worker->heard, assign->attempt);
    sl_buf_add_char(&worker->heard, '\n');
    sl_buf_reset(&worker->input);
    sl_buf_add_str(&worker->input, assign->input);
    sl_buf_add_char(&worker->input, '\0');
    copy(worker->key, sizeof(worker->key), assign->key);
    copy(worker->persona, sizeof(worker->persona), assign->persona);
    copy(worker->subject, sizeof(worker->subject), assign->subject);
    copy(worker->resume_keys, sizeof(worker->resume_keys), assign->resume_keys);
    if (worker->on_assign)
        worker->on_assign(worker, assign);
}

static void on_ack(void *ctx, const struct pool_run *run, struct sl_str producer, uint64_t sequence)
{
    struct pool_rig_worker *worker = ctx;

    assert_non_null(worker->worker);
    add_run(&worker->heard, "ack", run);
    sl_buf_add_char(&worker->heard, ' ');
    sl_buf_add_str(&worker->heard, producer);
    add_number(&worker->heard, sequence);
    sl_buf_add_char(&worker->heard, '\n');
}

static void on_message(void *ctx, const struct pool_run *run, const struct agent_message *message)
{
    static const char *const names[SL_ENTRY_COUNT] = {
        [SL_ENTRY_PATCH] = "patch", [SL_ENTRY_INPUT] = "input", [SL_ENTRY_ANSWER] = "answer"};
    struct pool_rig_worker *worker = ctx;

    assert_non_null(worker->worker);
    add_run(&worker->heard, names[message->kind], run);
    add_number(&worker->heard, message->after);
    sl_buf_add_str(&worker->heard, message->again ? SL_STR(" again ") : SL_STR(" "));
    sl_buf_add_str(&worker->heard, message->body);
    sl_buf_add_char(&worker->heard, '\n');
}

static void on_cancel(void *ctx, const struct pool_run *run, uint64_t grace_ms)
{
    struct pool_rig_worker *worker = ctx;

    assert_non_null(worker->worker);
    add_run(&worker->heard, "cancel", run);
    add_number(&worker->heard, grace_ms);
    sl_buf_add_char(&worker->heard, '\n');
}

static void on_over(void *ctx, const struct pool_run *run, const char *code)
{
    struct pool_rig_worker *worker = ctx;

    assert_non_null(worker->worker);
    add_run(&worker->heard, "over", run);
    sl_buf_add_char(&worker->heard, ' ');
    sl_buf_add_str(&worker->heard, sl_str_from(code));
    sl_buf_add_char(&worker->heard, '\n');
    if (worker->on_over)
        worker->on_over(worker, run);
}

static void on_replaced(void *ctx)
{
    struct pool_rig_worker *worker = ctx;

    assert_non_null(worker->worker);
    sl_buf_add_lit(&worker->heard, "replaced\n");
    worker->worker = NULL;
}

static const struct pool_worker_ops worker_ops = {
    .assign = on_assign,
    .ack = on_ack,
    .message = on_message,
    .cancel = on_cancel,
    .over = on_over,
    .replaced = on_replaced,
};

void pool_rig_assert_heard(struct pool_rig_worker *worker, const char *file, int line,
                           const char *text)
{
    if (!sl_str_equal(sl_buf_str(&worker->heard), sl_str_from(text))) {
        print_error("%s heard\n%.*snot\n%s", worker->id, SL_STR_ARG(sl_buf_str(&worker->heard)),
                    text);
        _fail(file, line);
    }
    sl_buf_reset(&worker->heard);
}

/* --- workers --- */

void pool_rig_worker_init(struct pool_rig_worker *worker, struct pool_rig *lab, const char *id)
{
    *worker = (struct pool_rig_worker){.lab = lab};
    copy(worker->id, sizeof(worker->id), sl_str_from(id));
}

void pool_rig_detach(struct pool_rig_worker *worker)
{
    struct pool_worker *handle = worker->worker;

    assert_non_null(handle);
    worker->worker = NULL;
    pool_detach(handle, false);
}

void pool_rig_worker_clear(struct pool_rig_worker *worker)
{
    if (worker->worker)
        pool_rig_detach(worker);
    sl_buf_clear(&worker->heard);
    sl_buf_clear(&worker->input);
}

bool pool_rig_hello(struct pool_rig_worker *worker, const struct pool_hello *hello,
                    struct sl_error *err)
{
    struct pool_worker *handle = pool_attach(worker->lab->pool, hello, &worker_ops, worker, err);

    worker->worker = handle;
    return handle != NULL;
}

void pool_rig_ready(struct pool_rig_worker *worker)
{
    pool_ready(worker->worker);
}

void pool_rig_attach(struct pool_rig_worker *worker, uint32_t capacity)
{
    struct pool_agent_row row = {
        .name = SL_STR("w"), .policy = SL_POLICY_REPAIR, .redispatch = true};
    struct pool_hello hello = {.worker = sl_str_from(worker->id),
                               .subject = SL_STR("s"),
                               .agents = &row,
                               .agent_count = 1,
                               .capacity = capacity};
    struct sl_error err = {0};

    if (!pool_rig_hello(worker, &hello, &err))
        fail_msg("%s cannot attach: %s %s", worker->id, err.field, err.text);
    pool_rig_ready(worker);
}

bool pool_rig_say(struct pool_rig_worker *worker, const char *thread, const char *run,
                  uint64_t lease, uint64_t sequence, const char *event, struct sl_error *err)
{
    struct pool_run named = {sl_str_from(thread), sl_str_from(run), lease};
    struct sl_str events[] = {sl_str_from(event)};

    return pool_events(worker->worker, &named, SL_STR("main"), sequence, events, 1, err);
}

void pool_rig_begin(struct pool_rig_worker *worker, const char *thread, const char *run,
                    uint64_t lease)
{
    char text[256];

    snprintf(text, sizeof(text), "{\"type\":\"RUN_STARTED\",\"threadId\":\"%s\",\"runId\":\"%s\"}",
             thread, run);
    assert_true(pool_rig_say(worker, thread, run, lease, 1, text, NULL));
}

void pool_rig_finish(struct pool_rig_worker *worker, const char *thread, const char *run,
                     uint64_t lease, uint64_t sequence)
{
    char text[256];

    snprintf(text, sizeof(text), "{\"type\":\"RUN_FINISHED\",\"threadId\":\"%s\",\"runId\":\"%s\"}",
             thread, run);
    assert_true(pool_rig_say(worker, thread, run, lease, sequence, text, NULL));
}

/* --- the bench --- */

void pool_rig_ask(struct rig_peer *peer, const char *agent, const char *thread, const char *run)
{
    char input[256];
    struct hub_run_request request = {.key = sl_str_from(run),
                                      .agent = sl_str_from(agent),
                                      .thread = sl_str_from(thread),
                                      .run = sl_str_from(run)};

    snprintf(input, sizeof(input),
             "{\"threadId\":\"%s\",\"runId\":\"%s\",\"tools\":[],\"context\":[],"
             "\"forwardedProps\":{},\"messages\":[]}",
             thread, run);
    request.input = sl_str_from(input);
    rig_watch(peer->rig, thread);
    hub_request_run(peer->peer, &peer->who, (struct hub_ref){true, 1}, &request);
}

static uint64_t lab_now(void *ctx)
{
    return ((struct pool_rig *)ctx)->rig->now_ms;
}

static void lab_log(void *ctx, const char *event, struct sl_str worker, struct sl_str run,
                    const char *why)
{
    struct pool_rig *lab = ctx;

    (void)why;
    sl_buf_add_str(&lab->log, sl_str_from(event));
    sl_buf_add_char(&lab->log, ' ');
    sl_buf_add_str(&lab->log, worker);
    if (run.len)
        sl_buf_add_char(&lab->log, ' ');
    sl_buf_add_str(&lab->log, run);
    sl_buf_add_char(&lab->log, '\n');
}

struct pool_rig *pool_rig_new(const struct rig_setup *setup)
{
    struct pool_rig *lab = calloc(1, sizeof(*lab));

    assert_non_null(lab);
    lab->rig = rig_new(setup);
    lab->options = (struct pool_options){.lease_ms = 1000,
                                         .wait_ms = 1000,
                                         .cancel_ms = 400,
                                         .max_agents = 3,
                                         .max_workers = 4,
                                         .max_waiting = 3,
                                         .max_event = 1000,
                                         .max_unacked = 10,
                                         .max_unacked_bytes = 1000,
                                         .now_ms = lab_now,
                                         .log = lab_log,
                                         .ctx = lab};
    lab->pool = pool_new(&lab->options, lab->rig->hub);
    assert_non_null(lab->pool);
    return lab;
}

void pool_rig_free(struct pool_rig *lab)
{
    pool_stop(lab->pool);
    rig_free(lab->rig);
    pool_free(lab->pool);
    sl_buf_clear(&lab->log);
    free(lab);
}

void pool_rig_pass(struct pool_rig *lab, unsigned ms)
{
    while (ms > 0) {
        unsigned step = ms < 100 ? ms : 100;
        uint64_t until = lab->rig->now_ms + step;
        rig_settle(lab->rig); /* takes a few milliseconds of its own */
        if (lab->rig->now_ms < until)
            lab->rig->now_ms = until;
        pool_tick(lab->pool);
        hub_tick_second(lab->rig->hub);
        ms -= step;
    }
    rig_settle(lab->rig);
}
