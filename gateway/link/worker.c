/* SPDX-License-Identifier: MIT */
/* A worker of a gateway: its runs and their flow. */
#include "link/worker.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/random.h>

#include "link/frames.h"

enum {
    QUEUED_BYTES = 4 << 20, /* with more waiting to be sent no run has room */
    WINDOW_EVENTS = 1000,   /* unless the gateway says otherwise */
    WINDOW_BYTES = 1 << 20,
};

struct link_worker {
    struct link_client *client;
    struct net_timer *heart;
    const struct link_worker_ops *ops;
    void *ctx;
    struct link_run *runs;
    uint64_t window_events, window_bytes;
    struct sl_buf frame, thread, run;
};

/* --- frames --- */

static uint32_t member(const struct sl_doc *doc, uint32_t object, const char *name)
{
    return sl_doc_get(doc, object, sl_str_from(name));
}

/* A string's decoded text in `out`. */
static struct sl_str text_of(const struct sl_doc *doc, uint32_t object, const char *name,
                             struct sl_buf *out)
{
    uint32_t node = member(doc, object, name);

    sl_buf_reset(out);
    if (node != SL_NONE && sl_doc_kind(doc, node) == SL_STRING)
        sl_doc_decode(doc, node, out);
    return sl_buf_str(out);
}

static uint64_t number_of(const struct sl_doc *doc, uint32_t object, const char *name)
{
    uint32_t node = member(doc, object, name);
    uint64_t number = 0;

    return node != SL_NONE && sl_doc_u64(doc, node, &number) ? number : 0;
}

static void add_head(struct sl_buf *out, const char *op, const struct link_run *run)
{
    sl_buf_reset(out);
    sl_buf_add_lit(out, "{\"op\":\"");
    sl_buf_add_str(out, sl_str_from(op));
    sl_buf_add_lit(out, "\",\"threadId\":");
    sl_json_add_string(out, sl_str_from(run->thread));
    sl_buf_add_lit(out, ",\"runId\":");
    sl_json_add_string(out, sl_str_from(run->id));
    sl_buf_add_lit(out, ",\"lease\":");
    sl_buf_add_u64(out, run->lease);
}

static bool send_frame(struct link_worker *worker)
{
    return !worker->frame.failed && link_client_send(worker->client, sl_buf_str(&worker->frame));
}

/* --- runs --- */

static void run_free(struct link_run *run)
{
    HASH_DEL(run->worker->runs, run);
    free(run->thread);
    free(run->id);
    free(run->key);
    free(run);
}

static struct link_run *run_new(struct link_worker *worker, struct sl_str thread, struct sl_str id,
                                struct sl_str key)
{
    struct link_run *run = calloc(1, sizeof(*run));
    if (!run)
        return NULL;
    run->worker = worker;
    run->thread = strndup(thread.ptr, thread.len);
    run->id = strndup(id.ptr, id.len);
    run->key = malloc(key.len);
    if (run->thread && run->id && run->key) {
        memcpy(run->key, key.ptr, key.len);
        run->key_len = key.len;
        HASH_ADD_KEYPTR(hh, worker->runs, run->key, run->key_len, run);
    }
    if (run->hh.tbl)
        return run;
    free(run->thread);
    free(run->id);
    free(run->key);
    free(run);
    return NULL;
}

/* The run that a frame names, and its key in `worker->run`. */
static struct link_run *find_run(struct link_worker *worker, const struct sl_doc *doc,
                                 uint32_t frame)
{
    struct link_run *run = NULL;
    uint32_t id = member(doc, frame, "runId");

    text_of(doc, frame, "threadId", &worker->thread);
    sl_buf_reset(&worker->run);
    sl_buf_add_str(&worker->run, sl_buf_str(&worker->thread));
    sl_buf_add_char(&worker->run, '\0');
    if (id != SL_NONE && sl_doc_kind(doc, id) == SL_STRING)
        sl_doc_decode(doc, id, &worker->run);
    if (!worker->run.failed)
        HASH_FIND(hh, worker->runs, worker->run.ptr, worker->run.len, run);
    return run;
}

/* A frame that cannot be sent is one of a connection that is over. */
static void send_release(struct link_run *run, const char *message)
{
    struct sl_buf *frame = &run->worker->frame;

    add_head(frame, "release", run);
    if (message) {
        sl_buf_add_lit(frame, ",\"message\":");
        sl_json_add_string(frame, sl_str_from(message));
    }
    sl_buf_add_char(frame, '}');
    (void)!send_frame(run->worker);
}

static void on_assign(struct link_worker *worker, const struct sl_doc *doc, uint32_t frame)
{
    if (find_run(worker, doc, frame)) {
        worker->ops->refused(worker->ctx, SL_STR("a run was assigned twice"));
        return;
    }
    struct sl_str thread = sl_buf_str(&worker->thread), key = sl_buf_str(&worker->run);
    struct sl_str id = {key.ptr + thread.len + 1, key.len - thread.len - 1};
    struct link_run *run =
        worker->run.failed || worker->thread.failed ? NULL : run_new(worker, thread, id, key);
    if (!run) {
        worker->ops->refused(worker->ctx, SL_STR("there is no memory for a run"));
        return;
    }
    run->lease = number_of(doc, frame, "lease");
    if (worker->ops->assigned(worker->ctx, run, doc, frame))
        return;
    send_release(run, NULL);
    run_free(run);
}

static void end_run(struct link_worker *worker, struct link_run *run, struct sl_str code)
{
    worker->ops->over(worker->ctx, run, code);
    run_free(run);
}

static void on_ack(struct link_worker *worker, struct link_run *run, uint64_t sequence)
{
    if (sequence <= run->acked || sequence > run->sent)
        return;
    run->acked_bytes +=
        (run->sent_bytes - run->acked_bytes) * (sequence - run->acked) / (run->sent - run->acked);
    run->acked = sequence;
    if (run->is_last_sent && run->acked == run->sent) {
        end_run(worker, run, SL_STR(""));
        return;
    }
    if (run->wants_room && link_run_room(run) > 0)
        worker->ops->room(worker->ctx, run);
}

static void on_welcome(struct link_worker *worker, const struct sl_doc *doc, uint32_t frame)
{
    uint32_t limits = member(doc, frame, "limits");
    uint64_t events = number_of(doc, limits, "unackedEvents");
    uint64_t bytes = number_of(doc, limits, "unackedBytes");
    uint64_t lease_ms = number_of(doc, frame, "leaseMs");

    worker->window_events = events ? events : WINDOW_EVENTS;
    worker->window_bytes = bytes ? bytes : WINDOW_BYTES;
    if (lease_ms)
        net_timer_start(worker->heart, lease_ms / 4, lease_ms / 4);
    worker->ops->ready(worker->ctx);
}

static void on_heart(void *ctx)
{
    struct link_worker *worker = ctx;

    /* With a full queue there is no need for a sign of life. */
    (void)!link_client_send(worker->client, SL_STR("{\"op\":\"heartbeat\"}"));
}

static void on_run_frame(struct link_worker *worker, const struct sl_doc *doc, uint32_t frame,
                         struct sl_str op)
{
    struct link_run *run = find_run(worker, doc, frame);

    if (!run || number_of(doc, frame, "lease") != run->lease)
        return;
    if (sl_str_equal(op, SL_STR("ack"))) {
        on_ack(worker, run, number_of(doc, frame, "sequence"));
    } else if (sl_str_equal(op, SL_STR("over"))) {
        struct sl_str code = text_of(doc, frame, "code", &worker->thread);
        end_run(worker, run, run->is_last_sent ? SL_STR("") : code);
    } else if (worker->ops->told) {
        worker->ops->told(worker->ctx, run, doc, frame, op);
    }
}

static void on_frame(void *ctx, const struct sl_doc *doc, uint32_t frame)
{
    struct link_worker *worker = ctx;
    uint32_t op_node = member(doc, frame, "op");
    struct sl_str op = op_node == SL_NONE ? SL_STR("") : sl_doc_body(doc, op_node);

    if (sl_str_equal(op, SL_STR("welcome")))
        on_welcome(worker, doc, frame);
    else if (sl_str_equal(op, SL_STR("assign")))
        on_assign(worker, doc, frame);
    else if (sl_str_equal(op, SL_STR("error")))
        worker->ops->refused(worker->ctx, text_of(doc, frame, "message", &worker->thread));
    else
        on_run_frame(worker, doc, frame, op);
}

static void on_closed(void *ctx, const struct link_end *end)
{
    struct link_worker *worker = ctx;

    net_timer_stop(worker->heart);
    while (worker->runs)
        end_run(worker, worker->runs, SL_STR("worker_lost"));
    worker->ops->closed(worker->ctx, end);
}

static void on_drained(void *ctx)
{
    struct link_worker *worker = ctx;
    struct link_run *run, *next;

    HASH_ITER(hh, worker->runs, run, next)
    {
        if (run->wants_room && link_run_room(run) > 0)
            worker->ops->room(worker->ctx, run);
    }
}

static const struct link_client_ops client_ops = {on_frame, on_closed, on_drained};

/* --- what its user calls --- */

uint64_t link_run_room(struct link_run *run)
{
    struct link_worker *worker = run->worker;
    uint64_t owed = run->sent - run->acked;
    bool has = !run->is_last_sent && owed < worker->window_events &&
               run->sent_bytes - run->acked_bytes < worker->window_bytes &&
               link_client_queued(worker->client) < QUEUED_BYTES;

    run->wants_room = !has;
    return has ? worker->window_events - owed : 0;
}

bool link_run_send(struct link_run *run, struct sl_str events, uint64_t count, bool is_last)
{
    struct sl_buf *frame = &run->worker->frame;

    assert(count > 0 && !run->is_last_sent);
    add_head(frame, "events", run);
    sl_buf_add_lit(frame, ",\"sequence\":");
    sl_buf_add_u64(frame, run->sent + 1);
    sl_buf_add_lit(frame, ",\"events\":[");
    sl_buf_add_str(frame, events);
    sl_buf_add_lit(frame, "]}");
    if (!send_frame(run->worker))
        return false;
    run->sent += count;
    run->sent_bytes += events.len;
    run->is_last_sent = is_last;
    return true;
}

void link_run_release(struct link_run *run, const char *message)
{
    send_release(run, message);
    end_run(run->worker, run, SL_STR("released"));
}

static void make_hello(const struct link_worker_options *options, struct sl_buf *hello)
{
    struct sl_buf more = SL_BUF_INIT;
    uint64_t name[2] = {0};
    char text[80];

    (void)!getrandom(name, sizeof(name), 0);
    snprintf(text, sizeof(text), ",\"worker\":\"%016llx%016llx\",\"capacity\":%zu",
             (unsigned long long)name[0], (unsigned long long)name[1], options->capacity);
    sl_buf_add_str(&more, sl_str_from(text));
    sl_buf_add_lit(&more, ",\"agents\":[{\"name\":");
    sl_json_add_string(&more, sl_str_from(options->agent));
    sl_buf_add_lit(&more, "}]");
    link_frame_hello(hello, options->token, sl_buf_str(&more));
    hello->failed = hello->failed || more.failed;
    sl_buf_clear(&more);
}

struct link_worker *link_worker_new(const struct link_worker_options *options)
{
    struct link_worker *worker = calloc(1, sizeof(*worker));
    struct sl_buf hello = SL_BUF_INIT;

    if (!worker)
        return NULL;
    worker->ops = options->ops;
    worker->ctx = options->ctx;
    worker->heart = net_timer_new(options->target->loop, on_heart, worker);
    make_hello(options, &hello);
    struct link_client_options client = {
        .target = options->target,
        .framing = options->framing,
        .hello = sl_buf_str(&hello),
        .ops = &client_ops,
        .ctx = worker,
    };
    if (worker->heart && !hello.failed)
        worker->client = link_client_new(&client);
    sl_buf_clear(&hello);
    if (worker->client)
        return worker;
    link_worker_free(worker);
    return NULL;
}

void link_worker_free(struct link_worker *worker)
{
    if (!worker)
        return;
    while (worker->runs)
        run_free(worker->runs);
    link_client_free(worker->client);
    net_timer_free(worker->heart);
    sl_buf_clear(&worker->frame);
    sl_buf_clear(&worker->thread);
    sl_buf_clear(&worker->run);
    free(worker);
}

void link_worker_close(struct link_worker *worker)
{
    (void)!link_client_send(worker->client, SL_STR("{\"op\":\"goodbye\"}"));
    link_client_close(worker->client, 1000);
}

struct link_run *link_worker_runs(struct link_worker *worker)
{
    return worker->runs;
}
