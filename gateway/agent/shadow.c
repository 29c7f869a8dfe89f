/* SPDX-License-Identifier: MIT */
/* The shadow agent: runs scripts on the loop, a bounded number of events a tick. */
#include "agent/shadow.h"

#include <assert.h>
#include <stdlib.h>

#include "agent/script.h"

/* A script without pauses must leave the loop to others. */
#define EVENTS_A_TICK 64

struct shadow {
    struct agent agent; /* first */
    struct scenario *scenario;
    struct net_loop *loop;
    double pause_scale;
    size_t runs;
};

struct shadow_run {
    struct shadow *shadow;
    struct hub_run *hub;
    struct script *script;
    struct net_timer *timer; /* runs while the script may go on and is not waiting for the hub */
    bool paused;             /* by the hub */
    bool waiting;            /* for something from outside */
    uint64_t until_ms;       /* no longer than this; SCRIPT_FOR_EVER */
    bool over;
};

static void end(struct shadow_run *run, const struct sl_error *err)
{
    run->over = true;
    if (err)
        hub_run_fail(run->hub, err->code, err->text);
    else
        hub_run_done(run->hub);
}

static void end_without_memory(struct shadow_run *run)
{
    struct sl_error err = {0};

    sl_error_memory(&err);
    end(run, &err);
}

/* A time limit is no pause: it is kept as it is written. */
static void begin_waiting(struct shadow_run *run, uint64_t limit_ms)
{
    uint64_t now_ms = net_loop_now_ms(run->shadow->loop);

    if (!run->waiting)
        run->until_ms = limit_ms == SCRIPT_FOR_EVER ? SCRIPT_FOR_EVER : now_ms + limit_ms;
    run->waiting = true;
}

/* One event or pause; false when the tick is over for this run. `wait_ms` is how long. */
static bool go_on(struct shadow_run *run, uint64_t *wait_ms)
{
    struct sl_error err = {0};
    struct sl_str event;
    uint64_t pause_ms;
    enum script_next what = script_next(run->script, &event, &pause_ms, &err);

    if (what != SCRIPT_WAITS)
        run->waiting = false;
    switch (what) {
    case SCRIPT_EVENT:
        if (!hub_run_publish(run->hub, event))
            run->paused = true;
        return !run->paused;
    case SCRIPT_PAUSE:
        *wait_ms = (uint64_t)((double)pause_ms * run->shadow->pause_scale);
        return *wait_ms == 0;
    case SCRIPT_WAITS:
        begin_waiting(run, pause_ms);
        return false;
    case SCRIPT_TAKES:
        hub_run_taken(run->hub, event);
        return true;
    case SCRIPT_ENDED:
        end(run, NULL);
        return false;
    case SCRIPT_FAILED:
        end(run, &err);
        return false;
    }
    return false;
}

static void on_timer(void *ctx)
{
    struct shadow_run *run = ctx;
    uint64_t wait_ms = 0, now_ms = net_loop_now_ms(run->shadow->loop);

    if (run->waiting && now_ms >= run->until_ms)
        script_give_up(run->script);
    if (!script_folded(run->script, hub_run_folded(run->hub))) {
        end_without_memory(run);
        return;
    }
    for (int i = 0; i < EVENTS_A_TICK; i++)
        if (!go_on(run, &wait_ms))
            break;
    if (run->over || run->paused || (run->waiting && run->until_ms == SCRIPT_FOR_EVER))
        return;
    if (run->waiting)
        wait_ms = run->until_ms > now_ms ? run->until_ms - now_ms : 0;
    /* A timer of 0 ms that is started in its own call comes again before sockets get their turn. */
    net_timer_start(run->timer, wait_ms ? wait_ms : 1, 0);
}

static void shadow_message(struct agent *agent, void *handle, const struct agent_message *message)
{
    struct shadow_run *run = handle;
    struct sl_error err = {0};

    (void)agent;
    if (run->over)
        return;
    if (message->kind == SL_ENTRY_PATCH) {
        if (!script_patch(run->script, message->after, message->body, &err))
            end(run, &err);
    } else if (!script_give(run->script, message->kind, message->body)) {
        end_without_memory(run);
    }
    if (run->waiting && !run->paused && !run->over)
        net_timer_start(run->timer, 0, 0);
}

static void run_free(struct shadow_run *run)
{
    net_timer_free(run->timer);
    script_free(run->script);
    free(run);
}

static void *shadow_start(struct agent *agent, const struct agent_start *start, struct hub_run *hub)
{
    struct shadow *shadow = (struct shadow *)agent;
    struct shadow_run *run = calloc(1, sizeof(*run));
    if (!run)
        return NULL;
    run->shadow = shadow;
    run->hub = hub;
    run->script = script_new(shadow->scenario, start->input);
    run->timer = net_timer_new(shadow->loop, on_timer, run);
    if (!run->script || !run->timer) {
        run_free(run);
        return NULL;
    }
    script_share(run->script);
    net_timer_start(run->timer, 0, 0);
    shadow->runs++;
    return run;
}

static void shadow_stop(struct agent *agent, void *handle)
{
    struct shadow *shadow = (struct shadow *)agent;

    assert(shadow->runs > 0);
    shadow->runs--;
    run_free(handle);
}

static void shadow_resume(struct agent *agent, void *handle)
{
    struct shadow_run *run = handle;

    (void)agent;
    if (!run->paused)
        return;
    run->paused = false;
    if (!run->over)
        net_timer_start(run->timer, 0, 0);
}

static void shadow_free(struct agent *agent)
{
    struct shadow *shadow = (struct shadow *)agent;

    assert(shadow->runs == 0);
    scenario_free(shadow->scenario);
    free(shadow->agent.name);
    free(shadow->agent.capabilities);
    free(shadow);
}

static const struct agent_ops shadow_ops = {
    .start = shadow_start,
    .stop = shadow_stop,
    .resume = shadow_resume,
    .message = shadow_message,
    .free = shadow_free,
};

static char *copy_of(struct sl_str text)
{
    return strndup(text.ptr, text.len);
}

struct agent *shadow_new_take(const struct shadow_options *options, struct scenario *scenario,
                              struct net_loop *loop, struct sl_error *err)
{
    struct shadow *shadow = calloc(1, sizeof(*shadow));
    if (!shadow) {
        scenario_free(scenario);
        sl_error_memory(err);
        return NULL;
    }
    shadow->scenario = scenario;
    shadow->agent.ops = &shadow_ops;
    shadow->agent.policy = options->policy;
    shadow->loop = loop;
    shadow->pause_scale = options->pause_scale;
    shadow->agent.name = copy_of(options->name ? sl_str_from(options->name) : scenario->name);
    shadow->agent.capabilities = copy_of(scenario->capabilities == SL_NONE
                                             ? SL_STR("{}")
                                             : sl_doc_raw(&scenario->doc, scenario->capabilities));
    if (!shadow->agent.name || !shadow->agent.capabilities)
        sl_error_memory(err);
    else if (options->pause_scale >= 0 && options->pause_scale <= 1000)
        return &shadow->agent;
    else
        sl_error_set(err, SL_BAD_OPTION, "scenario-pace",
                     "the factor of a scenario's pauses is from 0 to 1000");
    shadow_free(&shadow->agent);
    return NULL;
}
