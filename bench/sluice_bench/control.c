/* SPDX-License-Identifier: MIT */
/* Asking for runs. */
#include "control.h"

#include <stdio.h>
#include <stdlib.h>

#include "link/frames.h"

enum { UNANSWERED = 32 }; /* below what a gateway allows a connection */

struct control {
    struct bench *bench;
    struct link_client *client;
    size_t *waiting; /* heap; indices of threads, a ring of options->threads */
    size_t first, count, unanswered;
};

static void send_run(struct control *control, struct bench_thread *thread)
{
    struct sl_buf input = SL_BUF_INIT, frame = SL_BUF_INIT;
    const char *agent = control->bench->options->agent;
    char key[64], text[400];

    if (!bench_thread_begin(thread)) {
        bench_fail(control->bench, FINDING_CONNECTION, "there is no memory for a run");
        return;
    }
    snprintf(key, sizeof(key), "%.40s-%u", thread->id, thread->runs);
    int len = snprintf(text, sizeof(text),
                       "{\"threadId\":\"%s\",\"runId\":\"r%u\",\"messages\":[{\"id\":\"q%u\","
                       "\"role\":\"user\",\"content\":\"go\"}],\"tools\":[],\"context\":[],"
                       "\"forwardedProps\":{}}",
                       thread->id, thread->runs, thread->runs);
    sl_buf_add(&input, text, (size_t)len);
    /* A later run begins with an empty history, so that no thread grows without end. */
    link_frame_run(&frame, thread->runs, sl_str_from(key), sl_str_from(agent ? agent : BENCH_AGENT),
                   sl_buf_str(&input), thread->runs > 1);
    if (input.failed || frame.failed || !link_client_send(control->client, sl_buf_str(&frame)))
        bench_fail(control->bench, FINDING_CONNECTION, "a run could not be asked for");
    sl_buf_clear(&input);
    sl_buf_clear(&frame);
}

static void send_waiting(struct control *control)
{
    struct bench *bench = control->bench;

    while (control->count > 0 && control->unanswered < UNANSWERED) {
        size_t index = control->waiting[control->first];
        control->first = (control->first + 1) % bench->options->threads;
        control->count--;
        control->unanswered++;
        send_run(control, &bench->threads[index]);
    }
}

void control_run(struct control *control, struct bench_thread *thread)
{
    struct bench *bench = control->bench;
    size_t at = (control->first + control->count++) % bench->options->threads;

    control->waiting[at] = (size_t)(thread - bench->threads);
    send_waiting(control);
}

bool control_is_idle(const struct control *control)
{
    return control->count == 0 && control->unanswered == 0;
}

static void on_frame(void *ctx, const struct sl_doc *doc, uint32_t frame)
{
    struct control *control = ctx;
    struct sl_str op = bench_text(doc, frame, "op");

    if (sl_str_equal(op, SL_STR("welcome"))) {
        control->bench->control_ready = true;
        bench_step(control->bench);
    } else if (sl_str_equal(op, SL_STR("ack"))) {
        control->unanswered--;
        send_waiting(control);
    } else if (sl_str_equal(op, SL_STR("error"))) {
        char text[240];
        snprintf(text, sizeof(text), "a run was refused: %.*s",
                 SL_STR_ARG(bench_text(doc, frame, "message")));
        bench_fail(control->bench, FINDING_PROTOCOL, text);
    }
}

static void on_closed(void *ctx, const struct link_end *end)
{
    struct control *control = ctx;
    char text[240];

    snprintf(text, sizeof(text), "the connection that asks for runs ended: %d %s", end->code,
             end->reason);
    bench_fail(control->bench, FINDING_CONNECTION, text);
}

static const struct link_client_ops ops = {.frame = on_frame, .closed = on_closed};

struct control *control_new(struct bench *bench)
{
    struct control *control = calloc(1, sizeof(*control));
    struct sl_buf hello = SL_BUF_INIT;

    if (!control)
        return NULL;
    control->bench = bench;
    control->waiting = calloc(bench->options->threads, sizeof(*control->waiting));
    link_frame_hello(&hello, sl_buf_str(&bench->token), SL_STR(""));
    struct link_client_options options = {
        .target = bench->clients_target,
        .framing = SL_JSON,
        .hello = sl_buf_str(&hello),
        .ops = &ops,
        .ctx = control,
    };
    if (control->waiting && !hello.failed)
        control->client = link_client_new(&options);
    sl_buf_clear(&hello);
    if (control->client)
        return control;
    control_free(control);
    return NULL;
}

void control_free(struct control *control)
{
    if (!control)
        return;
    link_client_free(control->client);
    free(control->waiting);
    free(control);
}
