/* SPDX-License-Identifier: MIT */
/* Takes events through a gate: lanes are closed, chunks expanded, order checked, tags left out. */
#include "gate_pass.h"

#include <assert.h>

#include <utlist.h>

bool sl_pass_repairs(const struct sl_pass *p)
{
    return p->gate->policy == SL_POLICY_REPAIR;
}

static enum sl_step no_memory(const struct sl_pass *p)
{
    sl_error_memory(p->err);
    return SL_STEP_FAILED;
}

enum sl_step sl_pass_send(struct sl_pass *p, const struct sl_event *event, bool verbatim)
{
    p->sent = true;
    return p->sink(p->ctx, event, verbatim) ? SL_STEP_OK : SL_STEP_FAILED;
}

/* Dry, an event that has to lose its tag is as good as one that keeps it. */
enum sl_step sl_pass_verify(const struct sl_pass *p, const struct sl_event *event, bool dry,
                            struct sl_error *err)
{
    enum sl_step step = sl_verifier_step(&p->gate->verifier, event, dry, err);

    return dry && step == SL_STEP_UNTAG ? SL_STEP_OK : step;
}

/* Reads what was printed into `made->text`. What the gate prints has the right shape, but for what
 * it copies from a retired event. */
enum sl_step sl_pass_read_made(const struct sl_pass *p, struct sl_made *made, struct sl_error *err)
{
    struct sl_error ignored = {0};

    if (made->text.failed || !sl_doc_parse(&made->doc, sl_buf_str(&made->text), &ignored))
        return no_memory(p);
    return sl_event_read(&made->doc, &made->event, NULL, err) == SL_FATAL ? SL_STEP_ILLEGAL
                                                                          : SL_STEP_OK;
}

static void print_untagged(const struct sl_event *event, struct sl_buf *out)
{
    const struct sl_doc *doc = event->doc;
    uint32_t end = sl_doc_next(doc, 0);
    bool first = true;

    sl_buf_reset(out);
    sl_buf_add_char(out, '{');
    for (uint32_t key = 1; key < end; key = sl_doc_next(doc, key + 1)) {
        if (sl_doc_is(doc, key, SL_STR("subagentRunId")))
            continue;
        if (!first)
            sl_buf_add_char(out, ',');
        first = false;
        sl_buf_add_str(out, sl_doc_raw(doc, key));
        sl_buf_add_char(out, ':');
        sl_buf_add_str(out, sl_doc_raw(doc, key + 1));
    }
    sl_buf_add_char(out, '}');
}

enum sl_step sl_pass_verify_and_send(struct sl_pass *p, const struct sl_event *event, bool verbatim,
                                     struct sl_error *err)
{
    struct sl_made *made = &p->gate->untagged;
    enum sl_step step = sl_pass_verify(p, event, false, err);

    if (step == SL_STEP_UNTAG) {
        sl_error_set(p->err, SL_BAD_EVENT, "/subagentRunId",
                     "%s: readers that joined have another owner on record",
                     sl_event_name(event->type));
        print_untagged(event, &made->text);
        event = &made->event;
        verbatim = false;
        p->repaired = true;
        step = sl_pass_read_made(p, made, err);
        if (step == SL_STEP_OK)
            step = sl_pass_verify(p, event, false, err);
        assert(step != SL_STEP_UNTAG);
    }
    return step == SL_STEP_OK ? sl_pass_send(p, event, verbatim) : step;
}

static enum sl_step close_item(struct sl_pass *p, const struct sl_item *item,
                               enum sl_event_type subagent_end, struct sl_str members)
{
    struct sl_made *made = &p->gate->closing;

    sl_buf_reset(&made->text);
    sl_item_print_end(&p->gate->verifier, item, subagent_end, members, &made->text);
    enum sl_step step = sl_pass_read_made(p, made, p->err);
    if (step == SL_STEP_OK)
        step = sl_pass_verify_and_send(p, &made->event, false, p->err);
    assert(step != SL_STEP_ILLEGAL);
    return step;
}

/* The last opened first: what a subagent has open ends before it. */
enum sl_step sl_pass_close_all(struct sl_pass *p, enum sl_event_type subagent_end,
                               struct sl_str members)
{
    struct sl_gate *gate = p->gate;
    struct sl_item *item = gate->verifier.items ? gate->verifier.items->prev : NULL;
    enum sl_step step = SL_STEP_OK;

    sl_lanes_clear(&gate->lanes);
    while (!gate->verifier.ended && item && step == SL_STEP_OK && gate->verifier.open) {
        struct sl_item *before = item == gate->verifier.items ? NULL : item->prev;
        if (!item->ended)
            step = close_item(p, item, subagent_end, members);
        item = before;
    }
    return step;
}

/* The END that the client makes for a lane. Where the client would choke on its own END, a repair
 * ends the item without a tag, or leaves alone what is closed already. */
static enum sl_step close_lane(struct sl_pass *p, struct sl_lane *lane)
{
    struct sl_made *made = &p->gate->closing;
    struct sl_error ignored = {0};
    enum sl_step step = SL_STEP_OK;

    for (int tagged = 1; tagged >= 0; tagged--) {
        if (sl_pass_repairs(p) && !sl_lane_item(lane))
            break;
        sl_buf_reset(&made->text);
        sl_lane_print_end(lane, tagged, &made->text);
        step = sl_pass_read_made(p, made, p->err);
        if (step == SL_STEP_OK)
            step = sl_pass_verify_and_send(p, &made->event, false,
                                           sl_pass_repairs(p) ? &ignored : p->err);
        if (step != SL_STEP_ILLEGAL || !sl_pass_repairs(p))
            break;
    }
    if (step == SL_STEP_OK)
        sl_lane_remove(&p->gate->lanes, lane);
    return step;
}

enum sl_step sl_pass_close_lanes(struct sl_pass *p, enum sl_lane_scope scope, struct sl_lane *own)
{
    enum sl_step step = SL_STEP_OK;

    if (scope == SL_SCOPE_OWN && own)
        return close_lane(p, own);
    while (scope == SL_SCOPE_ALL && step == SL_STEP_OK && p->gate->lanes.all)
        step = close_lane(p, p->gate->lanes.all);
    return step;
}

static enum sl_step own_lane(const struct sl_pass *p, const struct sl_event *event,
                             struct sl_lane **out)
{
    struct sl_tag *tag = &p->gate->verifier.parent;

    if (sl_event_has(event, SL_F_SUBAGENT_RUN_ID))
        tag = sl_verifier_tag(&p->gate->verifier, sl_event_body(event, SL_F_SUBAGENT_RUN_ID));
    if (!tag)
        return no_memory(p);
    *out = tag->lane;
    return SL_STEP_OK;
}

/* An event that goes on with the very item of its lane takes the lane's place instead of closing
 * it first, which would make it illegal. */
static enum sl_step go_on_in_lane(struct sl_pass *p, const struct sl_event *event, bool verbatim,
                                  struct sl_lane *lane, enum sl_lane_touch touch)
{
    enum sl_step step = sl_pass_verify_and_send(p, event, verbatim, p->err);

    if (step != SL_STEP_OK)
        return step;
    if (touch == SL_TOUCH_END)
        sl_lane_remove(&p->gate->lanes, lane);
    p->repaired = true;
    sl_error_set(p->err, SL_BAD_EVENT, "/type", "%s: chunks began what it goes on with",
                 sl_event_name(event->type));
    return step;
}

enum sl_step sl_pass_plain(struct sl_pass *p, const struct sl_event *event, bool verbatim)
{
    enum sl_lane_scope scope = sl_lane_scope(event->type);
    struct sl_lane *lane = NULL;
    enum sl_step step = SL_STEP_OK;

    if (p->gate->lanes.all && scope == SL_SCOPE_OWN)
        step = own_lane(p, event, &lane);
    if (step == SL_STEP_OK && sl_pass_repairs(p) && (lane || scope == SL_SCOPE_ALL)) {
        enum sl_lane_touch touch =
            lane ? sl_lane_touched(&p->gate->verifier, lane, event) : SL_TOUCH_NONE;
        if (touch == SL_TOUCH_CONTENT || touch == SL_TOUCH_END)
            return go_on_in_lane(p, event, verbatim, lane, touch);
        if (touch == SL_TOUCH_NONE)
            step = sl_pass_verify(p, event, true, p->err);
    }
    if (step == SL_STEP_OK)
        step = sl_pass_close_lanes(p, scope, lane);
    return step == SL_STEP_OK ? sl_pass_verify_and_send(p, event, verbatim, p->err) : step;
}

/* The START of a chunk's item. A repair takes over an item that is open without one. */
static enum sl_step begin_item(struct sl_pass *p, const struct sl_event *chunk,
                               const struct sl_placement *placement)
{
    struct sl_made *made = &p->gate->made;
    struct sl_error why = {0};
    struct sl_lane *old = placement->tag->lane;
    bool omitted = false;

    sl_buf_reset(&made->text);
    sl_chunk_print_start(chunk, placement, &made->text);
    enum sl_step step = sl_pass_read_made(p, made, p->err);
    if (step == SL_STEP_OK && sl_pass_repairs(p)) {
        step = sl_pass_verify(p, &made->event, true, &why);
        omitted = step == SL_STEP_ILLEGAL;
        if (omitted) {
            sl_buf_reset(&made->text);
            sl_chunk_print_content(chunk, placement, &made->text);
            step = sl_pass_read_made(p, made, p->err);
            if (step == SL_STEP_OK)
                step = sl_pass_verify(p, &made->event, true, NULL);
        }
        if (step == SL_STEP_ILLEGAL || omitted)
            sl_error_set(p->err, why.code, why.field, "%s", why.text);
    }
    if (step == SL_STEP_OK && old)
        step = close_lane(p, old);
    if (step == SL_STEP_OK && !omitted)
        step = sl_pass_verify_and_send(p, &made->event, false, p->err);
    p->repaired |= omitted;
    if (step == SL_STEP_OK && !sl_lane_open(&p->gate->lanes, placement, chunk))
        return no_memory(p);
    return step;
}

enum sl_step sl_pass_chunk(struct sl_pass *p, const struct sl_event *chunk)
{
    struct sl_gate *gate = p->gate;
    struct sl_made *made = &gate->made;
    struct sl_placement placement;
    enum sl_step step = sl_chunk_place(&gate->verifier, &gate->lanes, chunk, &placement, p->err);

    if (step == SL_STEP_OK && sl_pass_repairs(p) && placement.goes_on &&
        !sl_lane_item(placement.tag->lane)) {
        /* The item was closed from elsewhere: the lane is empty after all. */
        sl_lane_remove(&gate->lanes, placement.tag->lane);
        step = sl_chunk_place(&gate->verifier, &gate->lanes, chunk, &placement, p->err);
    }
    if (step != SL_STEP_OK)
        return step;
    if (!placement.goes_on)
        step = begin_item(p, chunk, &placement);
    if (step != SL_STEP_OK || !sl_chunk_has_content(chunk, placement.goes_on))
        return step;
    sl_buf_reset(&made->text);
    sl_chunk_print_content(chunk, &placement, &made->text);
    step = sl_pass_read_made(p, made, p->err);
    return step == SL_STEP_OK ? sl_pass_verify_and_send(p, &made->event, false, p->err) : step;
}
