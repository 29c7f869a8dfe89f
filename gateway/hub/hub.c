/* SPDX-License-Identifier: MIT */
/* The hub: its agents, its ticks, its end. */
#include "hub/holder.h"
#include "hub/request.h"
#include "hub/run.h"
#include "hub/state.h"
#include "hub/subscription.h"
#include "hub/thread.h"

#include <assert.h>
#include <stdlib.h>

#define LOG_NAME(symbol, name) [HUB_LOG_##symbol] = (name),
static const char *const log_names[HUB_LOG_COUNT] = {HUB_LOGS(LOG_NAME)};
#undef LOG_NAME

void hub_log(const struct hub *hub, enum hub_log what, struct sl_str thread, struct sl_str run,
             const struct sl_error *err)
{
    if (hub->options.log)
        hub->options.log(hub->options.ctx, log_names[what], thread, run, err, 0);
}

void hub_log_count(const struct hub *hub, enum hub_log what, struct sl_str thread,
                   struct sl_str run, uint64_t count)
{
    if (hub->options.log)
        hub->options.log(hub->options.ctx, log_names[what], thread, run, NULL, count);
}

struct hub *hub_new(const struct hub_options *options, struct store *store)
{
    struct hub *hub = calloc(1, sizeof(*hub));
    if (!hub)
        return NULL;
    hub->options = *options;
    hub->store = store;
    hub->due_ms = UINT64_MAX;
    return hub;
}

void hub_free(struct hub *hub)
{
    struct thread *thread, *next_thread;
    struct hub_run *run, *next_run;
    struct hub_agent *row, *next_row;

    if (!hub)
        return;
    assert(hub->peers == 0);
    HASH_ITER(hh, hub->threads, thread, next_thread)
    {
        requests_discard(thread);
        thread_close(thread);
    }
    DL_FOREACH_SAFE(hub->runs, run, next_run)
    {
        if (run->state != RUN_NEW) /* those belong to requests */
            run_destroy(run);
    }
    thread_free_gone(hub, true);
    assert(hub->held.bytes == 0);
    holders_free(hub);
    LL_FOREACH_SAFE(hub->agents, row, next_row)
    {
        row->agent->ops->free(row->agent);
        free(row);
    }
    free(hub);
}

/* --- agents --- */

struct agent *hub_find_agent(const struct hub *hub, struct sl_str name)
{
    const struct hub_agent *row;

    LL_FOREACH(hub->agents, row)
    {
        if (sl_str_equal(sl_str_from(row->agent->name), name))
            return row->agent;
    }
    return NULL;
}

bool hub_add_agent_take(struct hub *hub, struct agent *agent, struct sl_error *err)
{
    struct hub_agent *row = NULL;

    if (hub_find_agent(hub, sl_str_from(agent->name)))
        sl_error_set(err, SL_BAD_OPTION, "agent", "there are two agents of the name \"%.60s\"",
                     agent->name);
    else if (!(row = calloc(1, sizeof(*row))))
        sl_error_memory(err);
    if (!row) {
        agent->ops->free(agent);
        return false;
    }
    row->agent = agent;
    LL_APPEND(hub->agents, row);
    return true;
}

bool hub_has_agent(const struct hub *hub, struct sl_str name)
{
    return hub_find_agent(hub, name) != NULL;
}

void hub_each_agent(const struct hub *hub, void (*each)(void *ctx, const struct agent *agent),
                    void *ctx)
{
    const struct hub_agent *row;

    LL_FOREACH(hub->agents, row)
    {
        each(ctx, row->agent);
    }
}

/* --- ticks --- */

void hub_tick_second(struct hub *hub)
{
    struct thread *thread, *next_thread;
    struct hub_run *run, *next_run;
    uint64_t now = hub_now_ms(hub);

    DL_FOREACH_SAFE(hub->runs, run, next_run)
    {
        run_retry(run);
    }
    HASH_ITER(hh, hub->threads, thread, next_thread)
    {
        thread_tick(thread, now);
    }
    holders_tick(hub, now);
}

void hub_tick_end(struct hub *hub)
{
    while (hub->busy_runs) {
        struct hub_run *run = hub->busy_runs;
        hub->busy_runs = run->busy_next;
        run_work(run);
    }
    hub->made_bytes = 0;
    hub->tidied = false;
    subs_due(hub);
    thread_free_gone(hub, false);
}

uint64_t hub_due_ms(const struct hub *hub)
{
    return hub->waiting ? hub->due_ms : UINT64_MAX;
}

/* --- what is held --- */

void hub_tidy(struct hub *hub)
{
    struct thread *thread, *next;

    if (hub->tidied)
        return;
    hub->tidied = true;
    HASH_ITER(hh, hub->threads, thread, next)
    {
        thread_tidy(thread);
    }
}

static void release_pieces(struct hub *hub, const struct hub_message *message, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (message->pieces[i].bytes)
            held_unpin(&hub->held, message->pieces[i].bytes);
    }
}

bool hub_hold(struct hub *hub, const struct hub_message *message)
{
    for (size_t i = 0; i < message->count; i++) {
        const struct sl_bytes *bytes = message->pieces[i].bytes;
        if (bytes && !held_pin(&hub->held, bytes)) {
            release_pieces(hub, message, i);
            return false;
        }
    }
    hub->held.bytes += message->text.len;
    return true;
}

void hub_release(struct hub *hub, const struct hub_message *message)
{
    release_pieces(hub, message, message->count);
    hub->held.bytes -= message->text.len;
}

struct hub_counts hub_counts(const struct hub *hub)
{
    return (struct hub_counts){
        .spans = hub->spans_made, .rebuilds = hub->rebuilds_made, .held_bytes = hub->held.bytes};
}

bool hub_holds_too_much(struct hub *hub)
{
    if (hub->held.bytes <= hub->options.max_held)
        return false;
    hub_tidy(hub);
    return hub->held.bytes > hub->options.max_held;
}

/* --- draining --- */

void hub_drain(struct hub *hub)
{
    hub->draining = true;
}

size_t hub_live_runs(const struct hub *hub)
{
    const struct hub_run *run;
    size_t count = 0;

    DL_FOREACH(hub->runs, run)
    {
        count++;
    }
    return count;
}

void hub_end_runs(struct hub *hub)
{
    struct hub_run *run;

    DL_FOREACH(hub->runs, run)
    {
        if (run->state != RUN_NEW)
            run_end(run, SL_DRAINING, NULL);
    }
}
