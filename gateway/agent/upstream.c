/* SPDX-License-Identifier: MIT */
/* Upstreams: the agent port, the life of their runs, and what ends them. */
#include "agent/upstream_run.h"

#include <assert.h>
#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <strings.h>

#include "sluice/json.h"

/* The library's own limit before the headers is 20 s; it is put off more often than that. */
#define TIMER_SLICE_MS 5000
/* How long the body of a refusal is waited for. */
#define REFUSAL_WAIT_MS 1000

static uint64_t now_ms(const struct upstream_run *run)
{
    return net_loop_now_ms(run->upstream->loop);
}

/* --- the end of a run --- */

static void let_go(struct upstream_run *run)
{
    assert(run->phase != UPSTREAM_OVER);
    run->phase = UPSTREAM_OVER;
    net_timer_stop(run->timer);
}

void upstream_run_fail(struct upstream_run *run, const struct sl_error *err)
{
    let_go(run);
    hub_run_fail(run->hub, err->code, err->text);
}

void upstream_run_lost(struct upstream_run *run, const char *what, const char *why)
{
    struct sl_error err = {0};

    sl_error_set(&err, SL_UPSTREAM_LOST, "", "%s%s%s", what, why ? ": " : "", why ? why : "");
    upstream_run_fail(run, &err);
}

static void fail_silent(struct upstream_run *run)
{
    struct sl_error err = {0};

    sl_error_set(&err, SL_UPSTREAM_TIMEOUT, "",
                 "the agent's server was silent for %" PRIu64 " ms %s", run->upstream->silence_ms,
                 run->phase == UPSTREAM_STREAMING ? "in the middle of its answer"
                                                  : "and did not answer");
    upstream_run_fail(run, &err);
}

static void fail_refused(struct upstream_run *run)
{
    struct sl_error err = {0};

    sl_error_set(&err, run->refusal.code, "", "%s%s%.*s", run->refusal.text,
                 run->refusal_body.len ? ": " : "", SL_STR_ARG(sl_buf_str(&run->refusal_body)));
    upstream_run_fail(run, &err);
}

/* --- the timer: the next tick at first, then silence --- */

static void arm_timer(struct upstream_run *run)
{
    uint64_t limit = run->phase == UPSTREAM_REFUSED ? REFUSAL_WAIT_MS : run->upstream->silence_ms;
    uint64_t silent = now_ms(run) - run->heard_ms;
    uint64_t left = silent < limit ? limit - silent : 0;

    net_timer_start(run->timer, left < TIMER_SLICE_MS ? left : TIMER_SLICE_MS, 0);
}

void upstream_run_heard(struct upstream_run *run)
{
    run->heard_ms = now_ms(run);
}

static void connect_next(struct upstream_run *run)
{
    const char *address = upstream_names_at(run->upstream->names, run->address);

    assert(run->phase == UPSTREAM_STARTING && address);
    run->phase = UPSTREAM_CONNECTING;
    upstream_run_heard(run);
    arm_timer(run);
    upstream_http_connect(run, address);
}

static void on_name(void *ctx, const char *failure)
{
    struct upstream_run *run = ctx;

    run->waiting = false;
    if (failure)
        upstream_run_lost(run, "the name of the agent's server does not resolve", failure);
    else
        connect_next(run);
}

static void start(struct upstream_run *run)
{
    struct upstream_names *names = run->upstream->names;

    if (run->address > 0 || upstream_names_fresh(names)) {
        connect_next(run);
        return;
    }
    run->waiter = (struct upstream_waiter){.call = on_name, .ctx = run};
    run->waiting = upstream_names_ask(names, &run->waiter);
    if (!run->waiting)
        upstream_run_lost(run, "the name of the agent's server does not resolve", "out of memory");
}

static bool is_silent(const struct upstream_run *run)
{
    return !run->paused && now_ms(run) - run->heard_ms >= run->upstream->silence_ms;
}

static void on_timer(void *ctx)
{
    struct upstream_run *run = ctx;

    if (run->phase == UPSTREAM_STARTING) {
        start(run);
        return;
    }
    if (run->phase == UPSTREAM_REFUSED && now_ms(run) - run->heard_ms >= REFUSAL_WAIT_MS)
        fail_refused(run);
    else if (is_silent(run))
        fail_silent(run);
    if (run->phase == UPSTREAM_OVER) {
        upstream_http_close(run);
        return;
    }
    if (run->paused)
        upstream_run_heard(run);
    upstream_http_keep(run);
    arm_timer(run);
}

/* --- the answer --- */

void upstream_run_unreachable(struct upstream_run *run, const char *why)
{
    if (run->phase == UPSTREAM_CONNECTING &&
        upstream_names_at(run->upstream->names, run->address + 1)) {
        run->address++;
        run->phase = UPSTREAM_STARTING;
        net_timer_start(run->timer, 0, 0);
        return;
    }
    if (run->phase == UPSTREAM_CONNECTING) {
        upstream_names_spoil(run->upstream->names);
        upstream_run_lost(run, "cannot connect to the agent's server", why);
    } else {
        upstream_run_lost(run, "the agent's server broke the connection before it answered", why);
    }
}

void upstream_run_answered(struct upstream_run *run, const struct sl_error *err)
{
    assert(run->phase == UPSTREAM_ASKING);
    upstream_run_heard(run);
    if (err->code == SL_OK) {
        run->phase = UPSTREAM_STREAMING;
        return;
    }
    run->phase = UPSTREAM_REFUSED;
    run->refusal = *err;
    arm_timer(run);
}

static void publish(void *ctx, struct sl_str event)
{
    struct upstream_run *run = ctx;

    if (hub_run_publish(run->hub, event) || run->paused)
        return;
    run->paused = true;
    upstream_http_flow(run, false);
}

static void read_refusal(struct upstream_run *run, struct sl_str bytes)
{
    size_t room = UPSTREAM_REFUSAL_BYTES - run->refusal_body.len;

    sl_buf_add(&run->refusal_body, bytes.ptr, bytes.len < room ? bytes.len : room);
    if (run->refusal_body.failed || run->refusal_body.len == UPSTREAM_REFUSAL_BYTES)
        fail_refused(run);
}

void upstream_run_read(struct upstream_run *run, struct sl_str bytes)
{
    struct sl_error err = {0};

    if (run->phase == UPSTREAM_REFUSED) {
        read_refusal(run, bytes);
        return;
    }
    assert(run->phase == UPSTREAM_STREAMING);
    upstream_run_heard(run);
    if (!sl_sse_feed(&run->sse, bytes, publish, run, &err))
        upstream_run_fail(run, &err);
}

/* The stream's last event came without its blank line: whole, or cut off. */
static void publish_last(void *ctx, struct sl_str event)
{
    struct upstream_run *run = ctx;
    struct sl_doc doc = {0};
    struct sl_error err = {0};
    bool whole = sl_doc_parse(&doc, event, &err);

    sl_doc_clear(&doc);
    if (whole || err.code == SL_NO_MEMORY)
        hub_run_publish(run->hub, event);
    else
        upstream_run_lost(run, "the agent's server closed the connection in the middle of an event",
                          NULL);
}

void upstream_run_ended(struct upstream_run *run)
{
    if (run->phase == UPSTREAM_REFUSED) {
        fail_refused(run);
        return;
    }
    if (run->phase != UPSTREAM_STREAMING) {
        upstream_run_unreachable(run, NULL);
        return;
    }
    sl_sse_finish(&run->sse, publish_last, run);
    if (run->phase == UPSTREAM_OVER)
        return;
    let_go(run);
    hub_run_done(run->hub);
}

/* --- the port --- */

static void run_free(struct upstream_run *run)
{
    net_timer_free(run->timer);
    free(run->body);
    sl_sse_clear(&run->sse);
    sl_buf_clear(&run->refusal_body);
    free(run);
}

static void *upstream_start(struct agent *agent, const struct agent_start *start_with,
                            struct hub_run *hub)
{
    struct upstream *upstream = (struct upstream *)agent;
    struct upstream_run *run = calloc(1, sizeof(*run));
    if (!run)
        return NULL;
    run->upstream = upstream;
    run->hub = hub;
    sl_sse_init(&run->sse, upstream->max_event);
    run->timer = net_timer_new(upstream->loop, on_timer, run);
    if (!run->timer || !upstream_http_set_body(run, start_with->input)) {
        run_free(run);
        return NULL;
    }
    net_timer_start(run->timer, 0, 0);
    upstream->runs++;
    return run;
}

static void upstream_stop(struct agent *agent, void *handle)
{
    struct upstream *upstream = (struct upstream *)agent;
    struct upstream_run *run = handle;

    if (run->waiting)
        upstream_names_forget(upstream->names, &run->waiter);
    upstream_http_close(run);
    run_free(run);
    assert(upstream->runs > 0);
    upstream->runs--;
}

static void upstream_resume(struct agent *agent, void *handle)
{
    struct upstream_run *run = handle;

    (void)agent;
    if (!run->paused)
        return;
    run->paused = false;
    if (run->phase == UPSTREAM_OVER)
        return;
    upstream_run_heard(run);
    upstream_http_flow(run, true);
}

static void upstream_free(struct agent *agent)
{
    struct upstream *upstream = (struct upstream *)agent;

    assert(upstream->runs == 0);
    for (size_t i = 0; upstream->headers && i < upstream->header_count * 2; i++)
        free(upstream->headers[i]);
    free(upstream->headers);
    upstream_names_free(upstream->names);
    net_url_clear(&upstream->url);
    free(upstream->agent.name);
    free(upstream->agent.capabilities);
    free(upstream);
}

static const struct agent_ops upstream_ops = {
    .start = upstream_start,
    .stop = upstream_stop,
    .resume = upstream_resume,
    .free = upstream_free,
};

/* --- options --- */

/* Those that the request sets itself. */
static const char *const own_headers[] = {
    "accept", "connection", "content-encoding", "content-length",    "content-type", "expect",
    "host",   "te",         "trailer",          "transfer-encoding", "upgrade",
};

static bool check_header(const struct upstream_header *header, struct sl_error *err)
{
    bool token = header->name[0] != '\0';

    for (const char *at = header->name; *at; at++)
        token = token && (isalnum((unsigned char)*at) || strchr("!#$%&'*+-.^_`|~", *at));
    if (!token) {
        sl_error_set(err, SL_BAD_OPTION, "headers", "\"%.60s\" is not the name of an HTTP header",
                     header->name);
        return false;
    }
    for (size_t i = 0; i < sizeof(own_headers) / sizeof(own_headers[0]); i++)
        if (strcasecmp(header->name, own_headers[i]) == 0) {
            sl_error_set(err, SL_BAD_OPTION, "headers", "the header %s is set by the gateway",
                         header->name);
            return false;
        }
    for (const char *at = header->value; *at; at++)
        if (((unsigned char)*at < 0x20 && *at != '\t') || *at == 0x7f) {
            sl_error_set(err, SL_BAD_OPTION, "headers",
                         "the value of the header %.60s has a control character", header->name);
            return false;
        }
    return true;
}

static char *name_with_colon(const char *name)
{
    char *out = NULL;
    return asprintf(&out, "%s:", name) < 0 ? NULL : out;
}

static bool copy_headers(struct upstream *upstream, const struct upstream_options *options,
                         struct sl_error *err)
{
    size_t size = 0;

    upstream->header_count = options->header_count;
    upstream->headers = calloc(options->header_count * 2 + 1, sizeof(*upstream->headers));
    if (!upstream->headers)
        return sl_error_memory(err);
    for (size_t i = 0; i < options->header_count; i++) {
        const struct upstream_header *header = &options->headers[i];
        if (!check_header(header, err))
            return false;
        size += strlen(header->name) + strlen(header->value) + 4;
        upstream->headers[i * 2] = name_with_colon(header->name);
        upstream->headers[i * 2 + 1] = strdup(header->value);
        if (!upstream->headers[i * 2] || !upstream->headers[i * 2 + 1])
            return sl_error_memory(err);
    }
    if (size <= UPSTREAM_MAX_HEADERS)
        return true;
    sl_error_set(err, SL_BAD_OPTION, "headers", "the headers are over %d bytes together",
                 UPSTREAM_MAX_HEADERS);
    if (err)
        err->limit = UPSTREAM_MAX_HEADERS;
    return false;
}

static bool check_capabilities(const char *text, struct sl_error *err)
{
    struct sl_doc doc = {0};
    struct sl_error why = {0};
    bool ok = sl_doc_parse(&doc, sl_str_from(text), &why);

    if (!ok)
        sl_error_set(err, SL_BAD_OPTION, "capabilities", "the capabilities are not JSON: %s",
                     why.text);
    else if (sl_doc_kind(&doc, 0) != SL_OBJECT)
        sl_error_set(err, SL_BAD_OPTION, "capabilities", "the capabilities are not an object");
    ok = ok && sl_doc_kind(&doc, 0) == SL_OBJECT;
    sl_doc_clear(&doc);
    return ok;
}

static const struct net_url_form url_form = {"the agent's URL", "http", "https",
                                             "an Authorization header"};

static bool set_up(struct upstream *upstream, const struct upstream_options *options,
                   struct sl_error *err)
{
    const char *capabilities = options->capabilities ? options->capabilities : "{}";

    if (!net_url_parse(options->url, &url_form, &upstream->url, err) ||
        !check_capabilities(capabilities, err) || !copy_headers(upstream, options, err))
        return false;
    upstream->agent.name = strdup(options->name);
    upstream->agent.capabilities = strdup(capabilities);
    upstream->names = upstream_names_new(upstream->loop, upstream->url.host);
    if (!upstream->agent.name || !upstream->agent.capabilities || !upstream->names)
        return sl_error_memory(err);
    upstream->vhost = upstream_http_vhost(upstream->loop, upstream->url.tls, options->ca_file);
    if (upstream->vhost)
        return true;
    sl_error_set(err, SL_SYSTEM, "url", "libwebsockets cannot make %s requests%s%s",
                 upstream->url.tls ? "https" : "http", options->ca_file ? " with " : "",
                 options->ca_file ? options->ca_file : "");
    return false;
}

struct agent *upstream_new(const struct upstream_options *options, struct net_loop *loop,
                           struct sl_error *err)
{
    struct upstream *upstream = calloc(1, sizeof(*upstream));
    if (!upstream) {
        sl_error_memory(err);
        return NULL;
    }
    upstream->agent.ops = &upstream_ops;
    upstream->agent.policy = options->policy;
    upstream->loop = loop;
    upstream->silence_ms = options->silence_ms ? options->silence_ms : UPSTREAM_SILENCE_MS;
    upstream->max_event = options->max_event ? options->max_event : SL_SSE_MAX_EVENT;
    if (set_up(upstream, options, err))
        return &upstream->agent;
    upstream_free(&upstream->agent);
    return NULL;
}
