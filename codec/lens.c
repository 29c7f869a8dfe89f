/* SPDX-License-Identifier: MIT */
/* A thread seen through a filter: its life, and what readers that join get. */
#include <assert.h>
#include <stdlib.h>

#include "history.h"
#include "lens_private.h"
#include "mark.h"
#include "resync.h"
#include "shown_messages.h"

/* ---- life ---- */

static bool show_state(struct sl_lens *lens, struct sl_value *state)
{
    if (sl_lens_hides(lens, SL_CAT_STATE)) {
        lens->state = sl_value_object();
    } else if (lens->filter.paths == NULL) {
        lens->state = sl_value_ref(state);
    } else if (sl_hidden_read(&lens->paths, lens->filter.paths)) {
        lens->full = sl_value_ref(state);
        lens->state = sl_hidden_take_out(&lens->paths, state);
    }
    return lens->state != NULL;
}

static bool pass_on(void *ctx, const struct sl_event *event, bool verbatim)
{
    (void)ctx, (void)event, (void)verbatim;
    return true;
}

static bool feed_gate(void *ctx, const struct sl_delivery *delivery)
{
    struct sl_lens *lens = ctx;
    return sl_doc_parse(&lens->doc, delivery->json, NULL) &&
           sl_gate_step(lens->gate, &lens->doc, pass_on, NULL, NULL) != SL_GATE_FAILED;
}

static bool new_gate(struct sl_lens *lens)
{
    sl_gate_free(lens->gate);
    lens->gate = sl_gate_new(SL_POLICY_REPAIR);
    if (lens->gate != NULL)
        sl_gate_expect_joins(lens->gate);
    return lens->gate != NULL;
}

bool sl_lens_open_gate(struct sl_lens *lens)
{
    return new_gate(lens) && sl_gate_know_messages(lens->gate, &lens->messages);
}

/* In the middle of a run readers know what a reader that joins is told. */
static bool join_run(struct sl_lens *lens, const struct sl_view *view)
{
    const struct sl_resync live = {.view = view,
                                   .messages = &lens->messages,
                                   .gate = view->live->gate,
                                   .hidden = lens->filter.hidden};
    return new_gate(lens) && sl_resync_live(&live, feed_gate, lens, NULL);
}

struct sl_lens *sl_lens_new(const struct sl_filter *filter, const struct sl_view *view,
                            const struct sl_view_limits *limits)
{
    struct sl_lens *lens = calloc(1, sizeof(*lens));
    if (lens == NULL)
        return NULL;
    assert(!(filter->hidden & 1U << SL_CAT_LIFECYCLE));
    lens->limits = *limits;
    sl_messages_init(&lens->messages, view->messages.seed);
    bool live = view->live != NULL && view->live->started != NULL;
    if (sl_filter_copy(&lens->filter, filter) && show_state(lens, view->state) &&
        sl_shown_copy(&lens->messages, &view->messages, filter->hidden) &&
        (!live || !sl_filter_hides(filter) || join_run(lens, view)))
        return lens;
    sl_lens_free(lens);
    return NULL;
}

void sl_lens_free(struct sl_lens *lens)
{
    if (lens == NULL)
        return;
    sl_filter_clear(&lens->filter);
    sl_hidden_clear(&lens->paths);
    sl_messages_clear(&lens->messages);
    sl_value_unref(lens->state);
    sl_value_unref(lens->full);
    sl_gate_free(lens->gate);
    sl_doc_clear(&lens->doc);
    sl_doc_clear(&lens->again);
    sl_buf_clear(&lens->made);
    sl_buf_clear(&lens->retry);
    sl_buf_clear(&lens->sent);
    free(lens);
}

/* ---- for readers that are behind ---- */

struct sl_mark *sl_lens_mark(const struct sl_lens *lens)
{
    return sl_mark_new(lens->state, &lens->messages);
}

bool sl_lens_resync(const struct sl_lens *lens, const struct sl_view *view, sl_view_sink sink,
                    void *ctx, struct sl_error *err)
{
    const struct sl_gate *gate = lens->gate;
    if (gate == NULL && view->live != NULL)
        gate = view->live->gate;
    const struct sl_resync shown = {.view = view,
                                    .messages = &lens->messages,
                                    .state = sl_lens_hides(lens, SL_CAT_STATE) ? NULL : lens->state,
                                    .gate = gate,
                                    .hidden = lens->filter.hidden,
                                    .without_raw_event = sl_lens_drops_raw_event(lens)};
    return sl_resync(&shown, sink, ctx, err);
}

static bool each_plain(const struct sl_ended *ended,
                       bool (*each)(void *ctx, struct sl_str run, struct sl_str terminal),
                       void *ctx)
{
    struct sl_doc doc = {0};
    struct sl_buf plain = SL_BUF_INIT;
    bool done = sl_doc_parse(&doc, sl_bytes_str(ended->terminal), NULL);
    if (done)
        sl_print_without_raw_event(&doc, &plain);
    done = done && !plain.failed && each(ctx, sl_bytes_str(ended->run), sl_buf_str(&plain));
    sl_buf_clear(&plain);
    sl_doc_clear(&doc);
    return done;
}

bool sl_lens_each_ended(const struct sl_lens *lens, const struct sl_view *view,
                        bool (*each)(void *ctx, struct sl_str run, struct sl_str terminal),
                        void *ctx)
{
    if (!sl_lens_drops_raw_event(lens))
        return sl_view_each_ended(view, each, ctx);
    for (size_t i = 0; i < view->ended_count; i++) {
        if (!each_plain(&view->ended[i], each, ctx))
            return false;
    }
    return true;
}
