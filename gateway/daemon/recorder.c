/* SPDX-License-Identifier: MIT */
/* Saving a thread: one subscription from the beginning, and the question whether that was all. */
#include "daemon/recorder.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>

#include "link/client.h"
#include "link/frames.h"
#include "link/place.h"
#include "link/retry.h"
#include "link/token.h"

enum { THREAD_SUB = 1 };

struct recorder {
    const struct recorder_options *options;
    struct net_loop *loop;
    struct link_target *target;
    struct link_client *client;
    struct link_retry retry;
    struct net_timer *timer;
    struct net_signal *interrupt, *terminate;
    struct sl_buf token, frame, line;
    struct link_place place;
    uint64_t lines, first_ms, last_ms;
    bool run_live;        /* by what was delivered */
    uint32_t question;    /* the subscription that asks whether there is more; 0 for none */
    uint32_t questions;   /* how many were asked */
    uint64_t asked_after; /* lines, when it was asked */
    bool done;
    struct sl_error fault;
};

static void stop(struct recorder *recorder)
{
    if (recorder->done)
        return;
    recorder->done = true;
    if (recorder->client)
        link_client_close(recorder->client, 1000);
    else
        net_loop_stop(recorder->loop);
}

static void fail(struct recorder *recorder, enum sl_code code, const char *field, const char *text)
{
    sl_error_set(&recorder->fault, code, field, "%s", text);
    stop(recorder);
}

static void send_frame(struct recorder *recorder)
{
    if (recorder->frame.failed || !link_client_send(recorder->client, sl_buf_str(&recorder->frame)))
        fail(recorder, SL_NO_MEMORY, "", "a frame could not be sent");
}

/* --- lines --- */

/* When the frame's place was stored; what has no place came with what was before it. A cursor means
 * nothing to clients in general; this one is the gateway's own. */
static uint64_t frame_ms(struct recorder *recorder, const struct sl_doc *doc, uint32_t frame)
{
    struct sl_cursor cursor;
    uint32_t node = sl_doc_get(doc, frame, SL_STR("cursor"));

    if (node != SL_NONE && sl_cursor_parse(sl_doc_body(doc, node), &cursor, NULL) &&
        cursor.place.ms > recorder->last_ms)
        recorder->last_ms = cursor.place.ms;
    if (recorder->first_ms == 0)
        recorder->first_ms = recorder->last_ms;
    return recorder->last_ms - recorder->first_ms;
}

static void add_one_line(struct sl_buf *out, struct sl_str json)
{
    size_t at = out->len;

    sl_buf_add_str(out, json);
    for (; !out->failed && at < out->len; at++)
        if (out->ptr[at] == '\n' || out->ptr[at] == '\r')
            out->ptr[at] = ' ';
}

static void add_member(struct recorder *recorder, const struct sl_doc *doc, uint32_t frame,
                       const char *name)
{
    uint32_t node = sl_doc_get(doc, frame, sl_str_from(name));

    if (node == SL_NONE)
        return;
    sl_buf_add_lit(&recorder->line, ",\"");
    sl_buf_add_str(&recorder->line, sl_str_from(name));
    sl_buf_add_lit(&recorder->line, "\":");
    add_one_line(&recorder->line, sl_doc_raw(doc, node));
}

static void begin_line(struct recorder *recorder, const struct sl_doc *doc, uint32_t frame)
{
    sl_buf_reset(&recorder->line);
    sl_buf_add_lit(&recorder->line, "{\"ms\":");
    sl_buf_add_u64(&recorder->line, frame_ms(recorder, doc, frame));
}

static void end_line(struct recorder *recorder)
{
    struct sl_buf *line = &recorder->line;
    FILE *out = recorder->options->out;

    sl_buf_add_lit(line, "}\n");
    if (line->failed)
        fail(recorder, SL_NO_MEMORY, "", "there is no memory for a line");
    else if (fwrite(line->ptr, 1, line->len, out) != line->len || fflush(out) != 0)
        fail(recorder, SL_SYSTEM, "out", strerror(errno));
    recorder->lines++;
}

/* --- whether that was all --- */

/* A subscription behind the last line is `live` when nothing is owed. */
static void ask(struct recorder *recorder)
{
    if (recorder->question || recorder->options->follow || recorder->run_live ||
        recorder->place.rebuild_left > 0)
        return;
    recorder->question = THREAD_SUB + ++recorder->questions;
    recorder->asked_after = recorder->lines;
    sl_buf_reset(&recorder->frame);
    link_frame_subscribe(&recorder->frame, recorder->question,
                         sl_str_from(recorder->options->thread),
                         sl_str_from(recorder->place.cursor), false);
    send_frame(recorder);
}

static void on_answer(struct recorder *recorder, bool is_live)
{
    sl_buf_reset(&recorder->frame);
    sl_buf_add_lit(&recorder->frame, "{\"op\":\"unsubscribe\",\"subs\":[");
    sl_buf_add_u64(&recorder->frame, recorder->question);
    sl_buf_add_lit(&recorder->frame, "]}");
    send_frame(recorder);
    recorder->question = 0;
    bool is_newer = recorder->lines > recorder->asked_after;
    if (is_newer)
        ask(recorder);
    else if (is_live)
        stop(recorder);
}

/* --- frames --- */

static void subscribe(struct recorder *recorder)
{
    recorder->place.sub = THREAD_SUB;
    recorder->place.rebuild_left = 0;
    recorder->question = 0;
    sl_buf_reset(&recorder->frame);
    link_frame_subscribe(&recorder->frame, THREAD_SUB, sl_str_from(recorder->options->thread),
                         sl_str_from(recorder->place.cursor), true);
    send_frame(recorder);
}

static void on_subscribed(struct recorder *recorder, const struct sl_doc *doc, uint32_t frame,
                          uint64_t sub)
{
    uint32_t verdict = sl_doc_get(doc, frame, SL_STR("verdict"));
    bool is_live = verdict != SL_NONE && sl_doc_is(doc, verdict, SL_STR("live"));

    if (sub == recorder->question)
        on_answer(recorder, is_live);
    else if (is_live && !recorder->options->follow && !recorder->run_live)
        stop(recorder);
}

static void on_event(struct recorder *recorder, const struct sl_doc *doc, uint32_t frame)
{
    uint32_t event = sl_doc_get(doc, frame, SL_STR("event"));
    uint32_t type = sl_doc_get(doc, event, SL_STR("type"));

    begin_line(recorder, doc, frame);
    add_member(recorder, doc, frame, "runId");
    add_member(recorder, doc, frame, "event");
    end_line(recorder);
    if (type == SL_NONE)
        return;
    if (sl_doc_is(doc, type, SL_STR("RUN_STARTED")))
        recorder->run_live = true;
    if (sl_doc_is(doc, type, SL_STR("RUN_FINISHED")) || sl_doc_is(doc, type, SL_STR("RUN_ERROR")))
        recorder->run_live = false;
}

static void on_delivery(struct recorder *recorder, const struct sl_doc *doc, uint32_t frame,
                        struct sl_str op)
{
    if (sl_str_equal(op, SL_STR("event"))) {
        on_event(recorder, doc, frame);
        return;
    }
    begin_line(recorder, doc, frame);
    if (sl_str_equal(op, SL_STR("reset"))) {
        recorder->run_live = false;
        uint32_t reason = sl_doc_get(doc, frame, SL_STR("reason"));
        sl_buf_add_lit(&recorder->line, ",\"reset\":");
        sl_buf_add_str(&recorder->line,
                       reason == SL_NONE ? SL_STR("null") : sl_doc_raw(doc, reason));
    } else {
        add_member(recorder, doc, frame, "patch");
        add_member(recorder, doc, frame, "state");
    }
    end_line(recorder);
}

static void on_error(struct recorder *recorder, const struct sl_doc *doc, uint32_t frame)
{
    uint32_t message = sl_doc_get(doc, frame, SL_STR("message"));
    struct sl_str text =
        message == SL_NONE ? SL_STR("the gateway refused") : sl_doc_body(doc, message);

    sl_error_set(&recorder->fault, SL_FORBIDDEN, "", "%.*s", SL_STR_ARG(text));
    stop(recorder);
}

static void renew_token(struct recorder *recorder)
{
    if (!recorder->options->token ||
        !link_token_read(recorder->options->token, &recorder->token, &recorder->fault))
        return;
    sl_buf_reset(&recorder->frame);
    sl_buf_add_lit(&recorder->frame, "{\"op\":\"token\",\"token\":");
    sl_json_add_string(&recorder->frame, sl_buf_str(&recorder->token));
    sl_buf_add_char(&recorder->frame, '}');
    send_frame(recorder);
}

static void on_frame(void *ctx, const struct sl_doc *doc, uint32_t frame)
{
    struct recorder *recorder = ctx;
    uint32_t op_node = sl_doc_get(doc, frame, SL_STR("op"));
    uint32_t sub_node = sl_doc_get(doc, frame, SL_STR("sub"));
    struct sl_str op = op_node == SL_NONE ? SL_STR("") : sl_doc_body(doc, op_node);
    uint64_t sub = 0;

    if (recorder->done)
        return;
    if (sub_node != SL_NONE && !sl_doc_u64(doc, sub_node, &sub))
        sub = 0;
    if (sl_str_equal(op, SL_STR("welcome"))) {
        link_retry_reset(&recorder->retry);
        subscribe(recorder);
    } else if (sl_str_equal(op, SL_STR("error"))) {
        on_error(recorder, doc, frame);
    } else if (sl_str_equal(op, SL_STR("tokenExpiring"))) {
        renew_token(recorder);
    } else if (sub == THREAD_SUB &&
               (sl_str_equal(op, SL_STR("event")) || sl_str_equal(op, SL_STR("state")) ||
                sl_str_equal(op, SL_STR("reset")))) {
        on_delivery(recorder, doc, frame, op);
    }
    if (!link_place_note(&recorder->place, doc, frame))
        fail(recorder, SL_BAD_FRAME, "", "the gateway sent a frame without its place");
    if (recorder->done)
        return;
    if (sl_str_equal(op, SL_STR("subscribed")))
        on_subscribed(recorder, doc, frame, sub);
    else if (sub == THREAD_SUB)
        ask(recorder);
}

/* --- connections --- */

static void on_closed(void *ctx, const struct link_end *end)
{
    struct recorder *recorder = ctx;

    link_client_free(recorder->client);
    recorder->client = NULL;
    if (recorder->done) {
        net_loop_stop(recorder->loop);
        return;
    }
    uint64_t wait_ms;
    if (link_retry_after(&recorder->retry, end, net_loop_now_ms(recorder->loop), &wait_ms,
                         &recorder->fault))
        net_timer_start(recorder->timer, wait_ms, 0);
    else
        stop(recorder);
}

static const struct link_client_ops client_ops = {.frame = on_frame, .closed = on_closed};

static void on_timer(void *ctx)
{
    struct recorder *recorder = ctx;
    struct sl_buf hello = SL_BUF_INIT;

    if (recorder->options->token &&
        !link_token_read(recorder->options->token, &recorder->token, &recorder->fault)) {
        stop(recorder);
        return;
    }
    link_frame_hello(&hello, sl_buf_str(&recorder->token), SL_STR(""));
    struct link_client_options options = {
        .target = recorder->target,
        .framing = SL_JSON,
        .hello = sl_buf_str(&hello),
        .ops = &client_ops,
        .ctx = recorder,
    };
    recorder->client = hello.failed ? NULL : link_client_new(&options);
    if (!recorder->client)
        fail(recorder, SL_NO_MEMORY, "", "there is no memory for a connection");
    sl_buf_clear(&hello);
}

static void on_signal(void *ctx)
{
    stop(ctx);
}

static bool start(struct recorder *recorder, struct sl_error *err)
{
    recorder->loop = net_loop_new(err);
    if (!recorder->loop)
        return false;
    recorder->target = link_target_new(recorder->loop, recorder->options->url, "ws", err);
    if (!recorder->target)
        return false;
    recorder->timer = net_timer_new(recorder->loop, on_timer, recorder);
    if (!recorder->timer)
        return sl_error_memory(err);
    recorder->interrupt = net_signal_new(recorder->loop, SIGINT, on_signal, recorder, err);
    if (!recorder->interrupt)
        return false;
    recorder->terminate = net_signal_new(recorder->loop, SIGTERM, on_signal, recorder, err);
    if (!recorder->terminate)
        return false;
    net_timer_start(recorder->timer, 0, 0);
    return true;
}

static void clear(struct recorder *recorder)
{
    link_client_free(recorder->client);
    net_timer_free(recorder->timer);
    net_signal_free(recorder->interrupt);
    net_signal_free(recorder->terminate);
    if (recorder->loop)
        net_loop_free(recorder->loop);
    link_target_free(recorder->target);
    sl_buf_clear(&recorder->token);
    sl_buf_clear(&recorder->frame);
    sl_buf_clear(&recorder->line);
}

bool recorder_run(const struct recorder_options *options, struct sl_error *err)
{
    struct recorder recorder = {.options = options};
    bool ok = start(&recorder, err);

    if (ok) {
        net_loop_run(recorder.loop);
        ok = recorder.fault.code == SL_OK;
        if (ok && recorder.lines == 0 && !options->follow)
            sl_error_set(&recorder.fault, SL_NOT_STORED, "thread",
                         "the thread has nothing to record");
        ok = recorder.fault.code == SL_OK;
        if (!ok)
            *err = recorder.fault;
    }
    clear(&recorder);
    return ok;
}
