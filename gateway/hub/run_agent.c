/* SPDX-License-Identifier: MIT */
/* Between a run and its agent in mid-run: what the agent is given, and gives back. */
#include "hub/run_private.h"

/* --- what it is given --- */

static bool is_for_agent(const struct sl_entry *entry)
{
    return entry->kind == SL_ENTRY_INPUT || entry->kind == SL_ENTRY_ANSWER ||
           entry->kind == SL_ENTRY_PATCH;
}

static void give(struct hub_run *run, const struct agent_message *message)
{
    if (run->started && !run->stopped && run->agent->ops->message)
        run->agent->ops->message(run->agent, run->handle, message);
}

static void print_state(const struct hub_run *run, struct sl_buf *out)
{
    sl_buf_add_lit(out, "{\"state\":");
    sl_value_print(sl_view_state(run->thread->view), out);
    sl_buf_add_char(out, '}');
}

/* A patch that readers may have applied otherwise is followed by the whole state, for the agent
 * too. */
void run_give_entry(struct hub_run *run, const struct sl_entry *entry,
                    const struct sl_view_report *report)
{
    struct sl_buf whole = SL_BUF_INIT;
    struct agent_message message = {.kind = entry->kind, .body = entry->body, .after = run->folded};

    if (!is_for_agent(entry))
        return;
    run->patched |= entry->kind == SL_ENTRY_PATCH;
    if (entry->kind == SL_ENTRY_PATCH && report->deviates) {
        print_state(run, &whole);
        message.body = sl_buf_str(&whole);
    }
    if (whole.failed)
        run_end(run, SL_NO_MEMORY, NULL);
    else
        give(run, &message);
    sl_buf_clear(&whole);
}

struct owed {
    struct hub_run *run;
    bool again;
};

static bool give_one(void *ctx, enum sl_entry_kind kind, struct sl_place place, struct sl_str body)
{
    const struct owed *owed = ctx;
    struct agent_message message = {
        .kind = kind, .body = body, .after = owed->run->folded, .again = owed->again};

    (void)place;
    give(owed->run, &message);
    return true;
}

void run_give_owed(struct hub_run *run, bool again)
{
    struct owed owed = {run, again};

    (void)sl_view_each_owed(run->thread->view, give_one, &owed);
}

static void give_state(struct hub_run *run)
{
    struct sl_buf state = SL_BUF_INIT;

    print_state(run, &state);
    if (state.failed) {
        run_end(run, SL_NO_MEMORY, NULL);
    } else {
        struct agent_message message = {.kind = SL_ENTRY_PATCH,
                                        .body = sl_buf_str(&state),
                                        .after = run->folded,
                                        .again = true};
        give(run, &message);
    }
    sl_buf_clear(&state);
}

void hub_run_repeat_owed(struct hub_run *run)
{
    if (run->state != RUN_RUNNING || !run->thread)
        return;
    if (run->patched)
        give_state(run);
    run_give_owed(run, true);
}

bool hub_run_input(struct hub_run *run, struct sl_buf *out)
{
    if (!run_is_open(run) || !run->thread)
        return false;
    run->patched = false;
    sl_view_print_run_input(run->thread->view, out);
    return !out->failed;
}

static void taken_done(void *ctx, const struct store_posted *posted, const struct sl_error *err)
{
    struct hub_run *run = ctx;

    (void)posted;
    run->in_flight--;
    if (err && err->code != SL_UNKNOWN_RUN) /* as with events */
        run_end(run, err->code, err->text);
    run_mark_busy(run);
}

void hub_run_taken(struct hub_run *run, struct sl_str keys)
{
    struct store *store = run->hub->store;
    struct sl_buf body = SL_BUF_INIT;

    if (!run_is_open(run))
        return;
    run->spoke = true;
    run_flush(run); /* what the agent said before stands before it */
    sl_buf_add_lit(&body, "{\"keys\":");
    sl_buf_add_str(&body, keys);
    sl_buf_add_char(&body, '}');
    struct store_post post = {.thread = sl_bytes_str(run->thread_id),
                              .kind = SL_ENTRY_TAKEN,
                              .run = sl_bytes_str(run->id),
                              .lease = run->lease,
                              .body = sl_buf_str(&body)};
    if (!body.failed && store->ops->post(store, &post, taken_done, run))
        run->in_flight++;
    else
        run_end(run, SL_NO_MEMORY, NULL);
    sl_buf_clear(&body);
}

/* --- giving back, and being cancelled --- */

enum { ATTEMPTS_MAX = 3 };

void hub_run_give_back(struct hub_run *run, const char *message)
{
    run->given_back = true;
    snprintf(run->back_message, sizeof(run->back_message), "%s", message ? message : "");
    run_mark_busy(run);
}

/* The old handle goes, the new lease's grant is waited for. */
static void retaken(struct hub_run *run, uint64_t lease)
{
    assert(run->started && !run->stopped && !run->batches && run->count == 0);
    run->agent->ops->stop(run->agent, run->handle);
    run->started = false;
    run->handle = NULL;
    run->lease = lease;
    run->attempt++;
    run->folded = run->acked = run->sequence = 0;
    run->state = RUN_GRANTED;
}

static void retake_done(void *ctx, uint64_t lease, const struct sl_error *err)
{
    struct hub_run *run = ctx;

    run->in_flight--;
    run->retaking = false;
    run_mark_busy(run);
    if (run->state == RUN_OVER)
        return;
    if (!err)
        retaken(run, lease);
    else if (err->code != SL_UNKNOWN_RUN) /* then somebody else has ended it, as the view tells */
        run_end(run, SL_WORKER_LOST, run->back_message);
    if (run->thread)
        run_follow_view(run);
}

void run_take_back(struct hub_run *run)
{
    struct store *store = run->hub->store;
    struct store_retake retake = {
        .thread = sl_bytes_str(run->thread_id), .run = sl_bytes_str(run->id), .lease = run->lease};
    bool again = !run->spoke && run->agent->redispatch && run->attempt < ATTEMPTS_MAX;

    run->given_back = false;
    if (run->cancelling)
        run_end_cancelled(run);
    else if (run->hub->draining)
        run_end(run, SL_DRAINING, NULL);
    else if (!again)
        run_end(run, SL_WORKER_LOST, run->back_message);
    else if (store->ops->retake(store, &retake, retake_done, run))
        run->retaking = true;
    else
        run_end(run, SL_NO_MEMORY, NULL);
    run->in_flight += run->retaking;
}

void run_cancel(struct hub_run *run)
{
    uint64_t grace_ms = 0;

    if (run->cancelling || run->state == RUN_OVER || run->end.code != SL_OK)
        return;
    run->cancelling = true;
    if (run->started && !run->retaking && run->agent->ops->cancel)
        grace_ms = run->agent->ops->cancel(run->agent, run->handle);
    run->cancel_ms = hub_now_ms(run->hub) + grace_ms;
    if (grace_ms == 0)
        run_end_cancelled(run);
}
