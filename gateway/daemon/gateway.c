/* SPDX-License-Identifier: MIT */
/* The gateway's parts, their wiring and its life from start to drain. */
#include "daemon/gateway.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <unistd.h>

#include "agent/pool.h"
#include "agent/shadow.h"
#include "agent/upstream.h"
#include "daemon/exit.h"
#include "edge/edge.h"
#include "hub/hub.h"
#include "net/log.h"
#include "net/loop.h"
#include "sluice/view.h"
#include "store/store.h"

enum {
    STORE_MAX_KEYS = 1000,   /* idempotency keys kept per thread */
    POOL_MAX_AGENTS = 1000,  /* names that workers may bring */
    POOL_MAX_WAITING = 1000, /* runs of one agent that wait for a worker */
    DRAIN_STEP_MS = 20,
    DRAIN_FLUSH_MS = 5000, /* for what is owed to be sent, and then for sockets to close */
};

/* Whoever repeats a patch under a key that is remembered is told what became of it. */
_Static_assert((int)STORE_MAX_KEYS <= (int)SL_VIEW_REFUSALS, "a remembered patch has a verdict");

/* A drain's phases, in their order. */
enum drain { DRAIN_NONE, DRAIN_RUNS, DRAIN_FLUSH, DRAIN_CLOSE };

struct gateway {
    const struct options *options;
    struct log log;
    struct token_key key;
    struct net_loop *loop;
    struct store *store;
    struct hub *hub;
    struct pool *pool;
    struct edge *edge;
    struct net_hook tick_store, tick_hub, tick_last;
    bool store_waits; /* something was asked of the store */
    struct net_timer *second, *pool_timer, *drain_timer, *due_timer;
    uint64_t due_ms; /* what `due_timer` is set to */
    struct net_signal *terminate, *interrupt;
    enum drain drain;
    uint64_t drain_until_ms;
    bool was_idle;
};

/* --- ports --- */

static uint64_t now_ms(void *ctx)
{
    (void)ctx;
    return net_unix_ms();
}

/* For time limits that must not notice when the clock is set. */
static uint64_t loop_now_ms(void *ctx)
{
    const struct gateway *gateway = ctx;

    return net_loop_now_ms(gateway->loop);
}

static uint64_t random_number(void *ctx)
{
    uint64_t number = 0;

    (void)ctx;
    if (getrandom(&number, sizeof(number), 0) != (ssize_t)sizeof(number))
        abort(); /* never short for eight bytes once the system has started */
    return number;
}

static void wake_store(void *ctx)
{
    struct gateway *gateway = ctx;
    gateway->store_waits = true;
}

static void log_from_hub(void *ctx, const char *event, struct sl_str thread, struct sl_str run,
                         const struct sl_error *err, uint64_t count)
{
    struct gateway *gateway = ctx;
    const char *code = err ? sl_code_name(err->code) : "";

    if (count) {
        log_event(&gateway->log, event, LOG_TEXT("thread", thread), LOG_TEXT("run", run),
                  LOG_COUNT("count", count));
        return;
    }
    log_event(&gateway->log, event, LOG_TEXT("thread", thread), LOG_TEXT("run", run),
              LOG_TEXT("code", sl_str_from(code)),
              LOG_TEXT("field", sl_str_from(err ? err->field : "")),
              LOG_TEXT("message", sl_str_from(err ? err->text : "")));
}

static void log_from_pool(void *ctx, const char *event, struct sl_str worker, struct sl_str run,
                          const char *why)
{
    struct gateway *gateway = ctx;

    /* The id lets its holder go on with the runs; its beginning is enough to tell lines apart. */
    if (worker.len > 8)
        worker.len = 8;
    log_event(&gateway->log, event, LOG_TEXT("worker", worker), LOG_TEXT("run", run),
              LOG_TEXT("message", sl_str_from(why ? why : "")));
}

/* --- the tick's end: the store completes, the hub delivers, the edge writes --- */

static void on_tick_store(void *ctx)
{
    struct gateway *gateway = ctx;

    if (!gateway->store_waits)
        return;
    gateway->store_waits = false;
    store_memory_run(gateway->store);
}

/* The tick that the timer makes is all that is needed. */
static void on_due(void *ctx)
{
    struct gateway *gateway = ctx;
    gateway->due_ms = UINT64_MAX;
}

static void on_tick_hub(void *ctx)
{
    struct gateway *gateway = ctx;
    hub_tick_end(gateway->hub);
}

static void on_tick_last(void *ctx)
{
    struct gateway *gateway = ctx;

    if (gateway->store_waits)
        net_loop_wake(gateway->loop);
    uint64_t due = hub_due_ms(gateway->hub), now = net_unix_ms();
    if (due == gateway->due_ms)
        return;
    gateway->due_ms = due;
    if (due == UINT64_MAX)
        net_timer_stop(gateway->due_timer);
    else
        net_timer_start(gateway->due_timer, due > now ? due - now : 1, 0);
}

static void on_second(void *ctx)
{
    struct gateway *gateway = ctx;
    hub_tick_second(gateway->hub);
}

static void on_pool_time(void *ctx)
{
    struct gateway *gateway = ctx;
    pool_tick(gateway->pool);
}

/* Leases and waits are kept to an eighth, and to a second. */
static uint64_t pool_step_ms(const struct options *options)
{
    uint64_t shorter =
        options->worker_wait < options->worker_lease ? options->worker_wait : options->worker_lease;
    uint64_t step = shorter / 8;

    return step < 20 ? 20 : step > 1000 ? 1000 : step;
}

/* --- draining --- */

static void change_drain(struct gateway *gateway, enum drain drain, uint64_t limit_ms)
{
    gateway->drain = drain;
    gateway->drain_until_ms = net_loop_now_ms(gateway->loop) + limit_ms;
}

/* What is owed is out when nothing waits twice in a row: a run's end may lie with the store. */
static bool is_flushed(struct gateway *gateway)
{
    bool idle = hub_live_runs(gateway->hub) == 0 && edge_is_idle(gateway->edge);
    bool flushed = idle && gateway->was_idle;

    gateway->was_idle = idle;
    return flushed;
}

static void on_drain_step(void *ctx)
{
    struct gateway *gateway = ctx;
    bool late = net_loop_now_ms(gateway->loop) >= gateway->drain_until_ms;

    switch (gateway->drain) {
    case DRAIN_NONE:
        return;
    case DRAIN_RUNS:
        if (hub_live_runs(gateway->hub) > 0 && !late)
            return;
        hub_end_runs(gateway->hub);
        change_drain(gateway, DRAIN_FLUSH, DRAIN_FLUSH_MS);
        return;
    case DRAIN_FLUSH:
        if (!is_flushed(gateway) && !late)
            return;
        edge_close_all(gateway->edge, SL_CLOSE_DRAINING);
        change_drain(gateway, DRAIN_CLOSE, DRAIN_FLUSH_MS);
        return;
    case DRAIN_CLOSE:
        if (edge_sessions(gateway->edge) > 0 && !late)
            return;
        net_loop_stop(gateway->loop);
    }
}

static void on_signal(void *ctx)
{
    struct gateway *gateway = ctx;

    if (gateway->drain != DRAIN_NONE) {
        log_event(&gateway->log, "stopped_at_once", LOG_COUNT("runs", hub_live_runs(gateway->hub)));
        _exit(EXIT_FAILED);
    }
    log_event(&gateway->log, "draining", LOG_COUNT("runs", hub_live_runs(gateway->hub)),
              LOG_COUNT("sessions", edge_sessions(gateway->edge)));
    hub_drain(gateway->hub);
    edge_drain(gateway->edge, gateway->options->drain_timeout);
    change_drain(gateway, DRAIN_RUNS, gateway->options->drain_timeout);
    net_timer_start(gateway->drain_timer, DRAIN_STEP_MS, DRAIN_STEP_MS);
}

/* --- start --- */

static bool create_hub(struct gateway *gateway, struct sl_error *err)
{
    const struct options *options = gateway->options;
    struct store_memory_options store = {
        .max_bytes = options->store_bytes,
        .max_threads = options->store_threads,
        .max_keys = STORE_MAX_KEYS,
        .now_ms = now_ms,
        .random = random_number,
        .wake = wake_store,
        .ctx = gateway,
    };
    struct hub_options hub = {
        .max_thread_entries = options->thread_entries,
        .max_thread_bytes = options->thread_bytes,
        .max_state = options->thread_state,
        .max_messages = options->thread_messages,
        .max_unacked_events = options->max_unacked_events,
        .max_unacked_bytes = options->max_unacked_bytes,
        .queue_entries = options->queue_entries,
        .queue_bytes = options->queue_bytes,
        .sub_queue_entries = options->sub_queue_entries,
        .sub_queue_bytes = options->sub_queue_bytes,
        .max_held = options->max_held,
        .max_subs = options->max_subs,
        .thread_idle_ms = options->thread_idle,
        .interrupt_ms = options->interrupt_timeout,
        .max_inputs = options->max_inputs,
        .max_input_bytes = options->max_input_bytes,
        .now_ms = now_ms,
        .log = log_from_hub,
        .ctx = gateway,
    };
    gateway->store = store_memory_new(&store);
    if (!gateway->store)
        return sl_error_memory(err);
    gateway->hub = hub_new(&hub, gateway->store);
    return gateway->hub || sl_error_memory(err);
}

static bool create_pool(struct gateway *gateway, struct sl_error *err)
{
    const struct options *options = gateway->options;
    struct pool_options pool = {
        .lease_ms = options->worker_lease,
        .wait_ms = options->worker_wait,
        .cancel_ms = options->cancel_grace,
        .max_agents = POOL_MAX_AGENTS,
        .max_workers = options->max_connections,
        .max_waiting = POOL_MAX_WAITING,
        .max_event = options->max_event,
        .max_unacked = options->max_unacked_events,
        .max_unacked_bytes = options->max_unacked_bytes,
        .now_ms = loop_now_ms,
        .log = log_from_pool,
        .ctx = gateway,
    };
    gateway->pool = pool_new(&pool, gateway->hub);
    return gateway->pool || sl_error_memory(err);
}

/* What is wrong with an agent's setting, as it is found by who wrote it. */
static void tell_agent(const struct gateway *gateway, const struct option_agent *agent,
                       const struct sl_error *fault, struct sl_error *err)
{
    char field[sizeof(err->field)];

    if (fault->code == SL_NO_MEMORY) {
        sl_error_memory(err);
    } else if (agent->in_file) {
        snprintf(field, sizeof(field), "agents.%.60s.%.40s", agent->name, fault->field);
        sl_error_set(err, fault->code, field, "%s (in %.100s)", fault->text,
                     gateway->options->config);
    } else {
        sl_error_set(err, fault->code, "agent", "%.60s: %s", agent->name, fault->text);
    }
}

static bool add_upstream(struct gateway *gateway, const struct option_agent *agent,
                         struct sl_error *err)
{
    struct sl_error fault = {0};
    struct upstream_header *headers = calloc(agent->header_count + 1, sizeof(*headers));

    if (!headers)
        return sl_error_memory(err);
    for (size_t i = 0; i < agent->header_count; i++)
        headers[i] = (struct upstream_header){agent->headers[i].name, agent->headers[i].value};
    struct upstream_options upstream = {
        .name = agent->name,
        .url = agent->url,
        .headers = headers,
        .header_count = agent->header_count,
        .policy = agent->policy,
        .capabilities = agent->capabilities,
        .ca_file = agent->ca_file,
        .silence_ms = gateway->options->upstream_timeout,
        .max_event = gateway->options->max_event,
    };
    struct agent *added = upstream_new(&upstream, gateway->loop, &fault);
    free(headers);
    if (!added)
        tell_agent(gateway, agent, &fault, err);
    return added && hub_add_agent_take(gateway->hub, added, err);
}

static bool add_scenario_take(struct gateway *gateway, struct scenario *scenario,
                              struct sl_error *err)
{
    struct shadow_options options = {
        .pause_scale = (double)gateway->options->scenario_pace / 100,
    };
    struct agent *shadow =
        scenario ? shadow_new_take(&options, scenario, gateway->loop, err) : NULL;

    if (shadow)
        return hub_add_agent_take(gateway->hub, shadow, err);
    if (err->code != SL_NO_MEMORY)
        err->code = SL_BAD_OPTION; /* a file that cannot be read is a setting that is wrong */
    err->field[0] = '\0';          /* the text says where in which file */
    return false;
}

static bool add_shipped(struct gateway *gateway, struct sl_error *err)
{
    for (int which = 0; which < SCENARIO_SHIPPED_COUNT; which++)
        if (!add_scenario_take(gateway, scenario_shipped((enum scenario_shipped)which, err), err))
            return false;
    return true;
}

static bool add_agents(struct gateway *gateway, struct sl_error *err)
{
    const struct option_list *scenarios = &gateway->options->scenario;

    for (size_t i = 0; i < scenarios->count; i++)
        if (!add_scenario_take(gateway, scenario_read(scenarios->items[i], err), err))
            return false;
    if (scenarios->count == 0 && gateway->options->agent_count == 0 && !add_shipped(gateway, err))
        return false;
    for (size_t i = 0; i < gateway->options->agent_count; i++)
        if (!add_upstream(gateway, &gateway->options->agents[i], err))
            return false;
    return true;
}

static bool create_edge(struct gateway *gateway, struct sl_error *err)
{
    const struct options *options = gateway->options;
    struct edge_options edge = {
        .listen = options->listen,
        .max_connections = options->max_connections,
        .max_frame = options->max_frame,
        .max_worker_frame = options->max_worker_frame,
        .max_event = options->max_event,
        .max_unacked_events = options->max_unacked_events,
        .max_unacked_bytes = options->max_unacked_bytes,
        .max_id = options->max_id,
        .max_subs = options->max_subs,
        .max_unanswered = options->max_unanswered,
        .queue_entries = options->queue_entries,
        .queue_bytes = options->queue_bytes,
        .sub_queue_entries = options->sub_queue_entries,
        .sub_queue_bytes = options->sub_queue_bytes,
        .send_buffer = options->send_buffer,
        .hello_ms = options->hello_timeout,
        .heartbeat_ms = options->heartbeat,
        .stall_ms = options->stall_timeout,
        .key = options->jwt_key ? &gateway->key : NULL,
        .log = &gateway->log,
    };
    gateway->edge = edge_new(gateway->loop, gateway->hub, gateway->pool, &edge, err);
    return gateway->edge != NULL;
}

static void add_hooks(struct gateway *gateway)
{
    gateway->tick_store = (struct net_hook){.call = on_tick_store, .ctx = gateway};
    gateway->tick_hub = (struct net_hook){.call = on_tick_hub, .ctx = gateway};
    net_loop_add_hook(gateway->loop, &gateway->tick_store);
    net_loop_add_hook(gateway->loop, &gateway->tick_hub);
}

static bool create_timers(struct gateway *gateway, struct sl_error *err)
{
    gateway->tick_last = (struct net_hook){.call = on_tick_last, .ctx = gateway};
    net_loop_add_hook(gateway->loop, &gateway->tick_last);
    gateway->second = net_timer_new(gateway->loop, on_second, gateway);
    gateway->pool_timer = net_timer_new(gateway->loop, on_pool_time, gateway);
    gateway->drain_timer = net_timer_new(gateway->loop, on_drain_step, gateway);
    gateway->due_timer = net_timer_new(gateway->loop, on_due, gateway);
    gateway->due_ms = UINT64_MAX;
    if (!gateway->second || !gateway->pool_timer || !gateway->drain_timer || !gateway->due_timer)
        return sl_error_memory(err);
    net_timer_start(gateway->second, 1000, 1000);
    uint64_t step_ms = pool_step_ms(gateway->options);
    net_timer_start(gateway->pool_timer, step_ms, step_ms);
    gateway->terminate = net_signal_new(gateway->loop, SIGTERM, on_signal, gateway, err);
    if (!gateway->terminate)
        return false;
    gateway->interrupt = net_signal_new(gateway->loop, SIGINT, on_signal, gateway, err);
    return gateway->interrupt != NULL;
}

/* Descriptors for all connections and the runs they start, as far as the system allows. */
static void raise_descriptor_limit(size_t connections)
{
    struct rlimit limit;
    rlim_t wanted = (rlim_t)connections * 2 + 256;

    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= wanted)
        return;
    limit.rlim_cur = limit.rlim_max < wanted ? limit.rlim_max : wanted;
    (void)setrlimit(RLIMIT_NOFILE, &limit);
}

/* The edge's hook lies between the hub's and the last one. */
static bool start(struct gateway *gateway, struct sl_error *err)
{
    const char *key = gateway->options->jwt_key;

    if (key && !token_key_load(key, &gateway->key, err))
        return false;
    raise_descriptor_limit(gateway->options->max_connections);
    gateway->loop = net_loop_new(err);
    if (!gateway->loop || !create_hub(gateway, err) || !create_pool(gateway, err))
        return false;
    add_hooks(gateway);
    return add_agents(gateway, err) && create_edge(gateway, err) && create_timers(gateway, err);
}

/* Peers go before the hub, agents with it while the loop still turns, sockets with the loop. */
static void stop(struct gateway *gateway)
{
    net_timer_free(gateway->second);
    net_timer_free(gateway->pool_timer);
    net_timer_free(gateway->drain_timer);
    net_timer_free(gateway->due_timer);
    net_signal_free(gateway->terminate);
    net_signal_free(gateway->interrupt);
    if (gateway->edge)
        edge_stop(gateway->edge);
    if (gateway->tick_last.call)
        net_loop_remove_hook(gateway->loop, &gateway->tick_last);
    if (gateway->tick_hub.call) {
        net_loop_remove_hook(gateway->loop, &gateway->tick_store);
        net_loop_remove_hook(gateway->loop, &gateway->tick_hub);
    }
    if (gateway->pool)
        pool_stop(gateway->pool);
    if (gateway->hub)
        hub_free(gateway->hub);
    pool_free(gateway->pool);
    if (gateway->store)
        gateway->store->ops->free(gateway->store);
    if (gateway->loop)
        net_loop_free(gateway->loop);
    if (gateway->edge)
        edge_free(gateway->edge);
    token_key_clear(&gateway->key);
}

bool gateway_run(const struct options *options, struct sl_error *err)
{
    struct gateway gateway = {
        .options = options,
        .log = {.out = stderr, .json = strcmp(options->log, "json") == 0},
    };
    bool started = start(&gateway, err);

    if (started) {
        log_event(&gateway.log, "listening", LOG_BARE("url", sl_str_from(edge_url(gateway.edge))));
        net_loop_run(gateway.loop);
        log_event(&gateway.log, "stopped", LOG_BARE("version", SL_STR(SLUICE_VERSION)));
    }
    stop(&gateway);
    return started;
}
