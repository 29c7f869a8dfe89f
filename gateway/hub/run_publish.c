/* SPDX-License-Identifier: MIT */
/* What a run's agent publishes, on its way into the store. */
#include "hub/run_private.h"

void run_batch_free(struct run_batch *batch)
{
    sl_bytes_unref(batch->producer);
    free(batch);
}

static void append_done(void *ctx, const struct sl_error *err)
{
    struct run_batch *batch = ctx;
    struct hub_run *run = batch->run;
    const struct hub_options *options = &run->hub->options;

    run->in_flight--;
    DL_DELETE(run->batches, batch);
    run->unacked_events -= batch->events;
    run->unacked_bytes -= batch->bytes;
    if (!err)
        run->acked += batch->events;
    else if (err->code != SL_UNKNOWN_RUN) /* then the lease is lost, and the view will see why */
        run_end(run, err->code, err->text);
    if (!err && run->started && !run->stopped && run->agent->ops->durable)
        run->agent->ops->durable(run->agent, run->handle, sl_bytes_str(batch->producer),
                                 batch->last);
    run_batch_free(batch);
    if (run->paused && run->unacked_events <= options->max_unacked_events / 2 &&
        run->unacked_bytes <= options->max_unacked_bytes / 2)
        run->resume_due = true;
    run_end_when_done(run);
    run_mark_busy(run);
}

static bool append(struct hub_run *run, const struct sl_str *events)
{
    struct store *store = run->hub->store;
    struct store_append append = {
        .thread = sl_bytes_str(run->thread_id),
        .run = sl_bytes_str(run->id),
        .lease = run->lease,
        .producer = sl_bytes_str(run->producer),
        .sequence = run->first,
        .events = events,
        .count = run->count,
    };
    struct run_batch *batch = calloc(1, sizeof(*batch));
    if (!batch)
        return false;
    *batch = (struct run_batch){.run = run,
                                .producer = sl_bytes_ref(run->producer),
                                .last = run->first + run->count - 1,
                                .events = run->count,
                                .bytes = run->text.len};
    if (!store->ops->append(store, &append, append_done, batch)) {
        run_batch_free(batch);
        return false;
    }
    run->in_flight++;
    DL_APPEND(run->batches, batch);
    return true;
}

static void forget_pending(struct hub_run *run)
{
    run->count = 0;
    sl_bytes_unref(run->producer);
    run->producer = NULL;
    sl_buf_reset(&run->text);
    if (run->text.cap > (size_t)64 * 1024)
        sl_buf_clear(&run->text); /* one burst must not cost memory for the run's whole life */
}

void run_flush(struct hub_run *run)
{
    if (run->count == 0)
        return;
    struct sl_str *events = calloc(run->count, sizeof(*events));
    for (size_t i = 0, from = 0; events && i < run->count; from = run->ends[i++])
        events[i] = (struct sl_str){run->text.ptr + from, run->ends[i] - from};
    if (!events || !append(run, events)) {
        run->unacked_events -= run->count;
        run->unacked_bytes -= run->text.len;
        run_end(run, SL_NO_MEMORY, NULL);
    }
    free(events);
    forget_pending(run);
}

/* A batch is of one producer, without gaps. */
static bool begin_batch(struct hub_run *run, struct sl_str producer, uint64_t sequence)
{
    if (run->count && (sequence != run->first + run->count ||
                       !sl_str_equal(sl_bytes_str(run->producer), producer)))
        run_flush(run);
    if (run->count)
        return true;
    run->first = sequence;
    run->producer = sl_bytes_new(producer);
    return run->producer != NULL;
}

static bool keep(struct hub_run *run, struct sl_str event)
{
    if (run->count == run->cap) {
        size_t cap = run->cap ? run->cap * 2 : 16;
        size_t *ends = realloc(run->ends, cap * sizeof(*ends));
        if (!ends)
            return false;
        run->ends = ends;
        run->cap = cap;
    }
    sl_buf_add_str(&run->text, event);
    if (run->text.failed)
        return false;
    run->ends[run->count++] = run->text.len;
    return true;
}

bool hub_run_publish_from(struct hub_run *run, struct sl_str producer, uint64_t sequence,
                          struct sl_str event)
{
    const struct hub_options *options = &run->hub->options;

    if (!run_is_open(run))
        return false;
    run_mark_busy(run);
    run->spoke = true;
    if (!begin_batch(run, producer, sequence) || !keep(run, event)) {
        run->unacked_events -= run->count;
        run->unacked_bytes -= run->count ? run->ends[run->count - 1] : 0;
        forget_pending(run);
        run_end(run, SL_NO_MEMORY, NULL);
        return false;
    }
    run->unacked_events++;
    run->unacked_bytes += event.len;
    if (run->unacked_events > options->max_unacked_events ||
        run->unacked_bytes > options->max_unacked_bytes)
        run->paused = true;
    return !run->paused;
}

size_t hub_run_unacked_bytes(const struct hub_run *run)
{
    return run->unacked_bytes;
}

bool hub_run_publish(struct hub_run *run, struct sl_str event)
{
    return hub_run_publish_from(run, SL_STR("gateway"), ++run->sequence, event);
}
