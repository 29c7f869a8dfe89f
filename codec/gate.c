/* SPDX-License-Identifier: MIT */
/* The gate: shape, retired forms, chunks and order of one run, and what the policy makes of it. */
#include "gate_private.h"

#include <assert.h>
#include <stdlib.h>

#include <utlist.h>

static const char *const policy_names[] = {
#define POLICY_NAME(symbol, name) name,
    SL_POLICIES(POLICY_NAME)
#undef POLICY_NAME
};

const char *sl_policy_name(enum sl_policy policy)
{
    return policy_names[policy];
}

bool sl_policy_parse(struct sl_str name, enum sl_policy *out)
{
    for (int i = 0; i < SL_POLICY_COUNT; i++) {
        if (sl_str_equal(name, sl_str_from(policy_names[i]))) {
            *out = (enum sl_policy)i;
            return true;
        }
    }
    return false;
}

struct sl_gate *sl_gate_new(enum sl_policy policy)
{
    struct sl_gate *gate = calloc(1, sizeof(*gate));

    if (!gate)
        return NULL;
    gate->policy = policy;
    sl_verifier_init(&gate->verifier);
    return gate;
}

static void clear_made(struct sl_made *made)
{
    sl_doc_clear(&made->doc);
    sl_buf_clear(&made->text);
}

void sl_gate_free(struct sl_gate *gate)
{
    if (!gate)
        return;
    sl_lanes_clear(&gate->lanes);
    sl_verifier_clear(&gate->verifier);
    clear_made(&gate->mended);
    clear_made(&gate->made);
    clear_made(&gate->closing);
    clear_made(&gate->untagged);
    free(gate);
}

bool sl_gate_started(const struct sl_gate *gate)
{
    return gate->verifier.started;
}

bool sl_gate_ended(const struct sl_gate *gate)
{
    return gate->verifier.ended;
}

bool sl_gate_seed(struct sl_gate *gate, const struct sl_doc *doc, uint32_t messages,
                  struct sl_error *err)
{
    assert(!gate->verifier.started);
    return sl_verifier_seed(&gate->verifier, doc, messages) == SL_STEP_OK || sl_error_memory(err);
}

/* One event on its way. */
struct pass {
    struct sl_gate *gate;
    sl_gate_sink sink;
    void *ctx;
    struct sl_error *err;
    bool sent;     /* something went to the sink */
    bool repaired; /* something was changed, added or left out */
};

static bool repairs(const struct pass *p)
{
    return p->gate->policy == SL_POLICY_REPAIR;
}

/* Every function of a pass returns SL_STEP_OK while the event goes on, SL_STEP_ILLEGAL when it may
 * not be let through (`err` says why), SL_STEP_FAILED when the gate is of no more use. */
static enum sl_step no_memory(const struct pass *p)
{
    sl_error_memory(p->err);
    return SL_STEP_FAILED;
}

static enum sl_step send(struct pass *p, const struct sl_event *event, bool verbatim)
{
    p->sent = true;
    return p->sink(p->ctx, event, verbatim) ? SL_STEP_OK : SL_STEP_FAILED;
}

/* Dry, an event that has to lose its tag is as good as one that keeps it. */
static enum sl_step verify(const struct pass *p, const struct sl_event *event, bool dry,
                           struct sl_error *err)
{
    enum sl_step step = sl_verifier_step(&p->gate->verifier, event, dry, err);

    return dry && step == SL_STEP_UNTAG ? SL_STEP_OK : step;
}

/* Reads what was printed into `made->text`. What the gate prints has the right shape, but for what
 * it copies from a retired event. */
static enum sl_step read_made(const struct pass *p, struct sl_made *made, struct sl_error *err)
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

static enum sl_step verify_and_send(struct pass *p, const struct sl_event *event, bool verbatim,
                                    struct sl_error *err)
{
    struct sl_made *made = &p->gate->untagged;
    enum sl_step step = verify(p, event, false, err);

    if (step == SL_STEP_UNTAG) {
        sl_error_set(p->err, SL_BAD_EVENT, "/subagentRunId",
                     "%s: readers that joined have another owner on record",
                     sl_event_name(event->type));
        print_untagged(event, &made->text);
        event = &made->event;
        verbatim = false;
        p->repaired = true;
        step = read_made(p, made, err);
        if (step == SL_STEP_OK)
            step = verify(p, event, false, err);
        assert(step != SL_STEP_UNTAG);
    }
    return step == SL_STEP_OK ? send(p, event, verbatim) : step;
}

static enum sl_step close_item(struct pass *p, const struct sl_item *item,
                               enum sl_event_type subagent_end, struct sl_str members)
{
    struct sl_made *made = &p->gate->closing;

    sl_buf_reset(&made->text);
    sl_item_print_end(&p->gate->verifier, item, subagent_end, members, &made->text);
    enum sl_step step = read_made(p, made, p->err);
    if (step == SL_STEP_OK)
        step = verify_and_send(p, &made->event, false, p->err);
    assert(step != SL_STEP_ILLEGAL);
    return step;
}

/* The last opened first: what a subagent has open ends before it. */
static enum sl_step close_all(struct pass *p, enum sl_event_type subagent_end,
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
static enum sl_step close_lane(struct pass *p, struct sl_lane *lane)
{
    struct sl_made *made = &p->gate->closing;
    struct sl_error ignored = {0};
    enum sl_step step = SL_STEP_OK;

    for (int tagged = 1; tagged >= 0; tagged--) {
        if (repairs(p) && !sl_lane_item(lane))
            break;
        sl_buf_reset(&made->text);
        sl_lane_print_end(lane, tagged, &made->text);
        step = read_made(p, made, p->err);
        if (step == SL_STEP_OK)
            step = verify_and_send(p, &made->event, false, repairs(p) ? &ignored : p->err);
        if (step != SL_STEP_ILLEGAL || !repairs(p))
            break;
    }
    if (step == SL_STEP_OK)
        sl_lane_remove(&p->gate->lanes, lane);
    return step;
}

static enum sl_step close_lanes(struct pass *p, enum sl_lane_scope scope, struct sl_lane *own)
{
    enum sl_step step = SL_STEP_OK;

    if (scope == SL_SCOPE_OWN && own)
        return close_lane(p, own);
    while (scope == SL_SCOPE_ALL && step == SL_STEP_OK && p->gate->lanes.all)
        step = close_lane(p, p->gate->lanes.all);
    return step;
}

static enum sl_step own_lane(const struct pass *p, const struct sl_event *event,
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
static enum sl_step go_on_in_lane(struct pass *p, const struct sl_event *event, bool verbatim,
                                  struct sl_lane *lane, enum sl_lane_touch touch)
{
    enum sl_step step = verify_and_send(p, event, verbatim, p->err);

    if (step != SL_STEP_OK)
        return step;
    if (touch == SL_TOUCH_END)
        sl_lane_remove(&p->gate->lanes, lane);
    p->repaired = true;
    sl_error_set(p->err, SL_BAD_EVENT, "/type", "%s: chunks began what it goes on with",
                 sl_event_name(event->type));
    return step;
}

static enum sl_step pass_plain(struct pass *p, const struct sl_event *event, bool verbatim)
{
    enum sl_lane_scope scope = sl_lane_scope(event->type);
    struct sl_lane *lane = NULL;
    enum sl_step step = SL_STEP_OK;

    if (p->gate->lanes.all && scope == SL_SCOPE_OWN)
        step = own_lane(p, event, &lane);
    if (step == SL_STEP_OK && repairs(p) && (lane || scope == SL_SCOPE_ALL)) {
        enum sl_lane_touch touch =
            lane ? sl_lane_touched(&p->gate->verifier, lane, event) : SL_TOUCH_NONE;
        if (touch == SL_TOUCH_CONTENT || touch == SL_TOUCH_END)
            return go_on_in_lane(p, event, verbatim, lane, touch);
        if (touch == SL_TOUCH_NONE)
            step = verify(p, event, true, p->err);
    }
    if (step == SL_STEP_OK)
        step = close_lanes(p, scope, lane);
    return step == SL_STEP_OK ? verify_and_send(p, event, verbatim, p->err) : step;
}

/* The START of a chunk's item. A repair takes over an item that is open without one. */
static enum sl_step begin_item(struct pass *p, const struct sl_event *chunk,
                               const struct sl_placement *placement)
{
    struct sl_made *made = &p->gate->made;
    struct sl_error why = {0};
    struct sl_lane *old = placement->tag->lane;
    bool omitted = false;

    sl_buf_reset(&made->text);
    sl_chunk_print_start(chunk, placement, &made->text);
    enum sl_step step = read_made(p, made, p->err);
    if (step == SL_STEP_OK && repairs(p)) {
        step = verify(p, &made->event, true, &why);
        omitted = step == SL_STEP_ILLEGAL;
        if (omitted) {
            sl_buf_reset(&made->text);
            sl_chunk_print_content(chunk, placement, &made->text);
            step = read_made(p, made, p->err);
            if (step == SL_STEP_OK)
                step = verify(p, &made->event, true, NULL);
        }
        if (step == SL_STEP_ILLEGAL || omitted)
            sl_error_set(p->err, why.code, why.field, "%s", why.text);
    }
    if (step == SL_STEP_OK && old)
        step = close_lane(p, old);
    if (step == SL_STEP_OK && !omitted)
        step = verify_and_send(p, &made->event, false, p->err);
    p->repaired |= omitted;
    if (step == SL_STEP_OK && !sl_lane_open(&p->gate->lanes, placement, chunk))
        return no_memory(p);
    return step;
}

static enum sl_step pass_chunk(struct pass *p, const struct sl_event *chunk)
{
    struct sl_gate *gate = p->gate;
    struct sl_made *made = &gate->made;
    struct sl_placement placement;
    enum sl_step step = sl_chunk_place(&gate->verifier, &gate->lanes, chunk, &placement, p->err);

    if (step == SL_STEP_OK && repairs(p) && placement.goes_on &&
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
    step = read_made(p, made, p->err);
    return step == SL_STEP_OK ? verify_and_send(p, &made->event, false, p->err) : step;
}

static bool is_string_of(const struct sl_event *event, enum sl_field field, struct sl_str text)
{
    uint32_t node = sl_doc_get(event->doc, 0, sl_str_from(sl_field_name(field)));

    return node == SL_NONE || sl_doc_kind(event->doc, node) != SL_STRING ||
           sl_doc_is(event->doc, node, text);
}

/* A terminal means that the producer is done, whatever is wrong with it, unless it is another
 * run's. */
static bool is_the_end(const struct sl_gate *gate, const struct sl_event *event)
{
    if (event->type == SL_EV_RUN_ERROR)
        return true;
    return event->type == SL_EV_RUN_FINISHED &&
           is_string_of(event, SL_F_THREAD_ID, gate->verifier.thread_id) &&
           is_string_of(event, SL_F_RUN_ID, gate->verifier.run_id);
}

/* How a subagent ends that a finished run left open: as the run did. */
static enum sl_event_type subagent_end(const struct sl_event *finish, struct sl_str *members)
{
    uint32_t type = sl_doc_get(finish->doc, finish->field[SL_F_OUTCOME], SL_STR("type"));

    *members = SL_STR("");
    if (sl_doc_is(finish->doc, type, SL_STR("interrupt")))
        *members = SL_STR(",\"outcome\":{\"type\":\"suspended\"}");
    if (!sl_doc_is(finish->doc, type, SL_STR("cancelled")))
        return SL_EV_SUBAGENT_FINISHED;
    *members = SL_STR(",\"message\":\"the run was cancelled\",\"code\":\"cancelled\"");
    return SL_EV_SUBAGENT_ERROR;
}

/* Before RUN_FINISHED a repair closes what is open. */
static enum sl_step pass_finish(struct pass *p, const struct sl_event *event, bool verbatim)
{
    struct sl_str members;
    enum sl_step step = SL_STEP_OK;

    if (!repairs(p) || !p->gate->verifier.open)
        return pass_plain(p, event, verbatim);
    if (!is_the_end(p->gate, event))
        return verify(p, event, true, p->err);
    step = close_lanes(p, SL_SCOPE_ALL, NULL);
    if (step == SL_STEP_OK && p->gate->verifier.open) {
        p->repaired = true;
        sl_error_set(p->err, SL_BAD_EVENT, "/type", "RUN_FINISHED: something was still open");
        enum sl_event_type end = subagent_end(event, &members);
        step = close_all(p, end, members);
    }
    return step == SL_STEP_OK ? verify_and_send(p, event, verbatim, NULL) : step;
}

static enum sl_step pass_event(struct pass *p, const struct sl_event *event, bool verbatim)
{
    if (event->type == SL_EV_RUN_FINISHED)
        return pass_finish(p, event, verbatim);
    if (sl_event_is_chunk(event->type))
        return pass_chunk(p, event);
    return pass_plain(p, event, verbatim);
}

static enum sl_step pass_mended(struct pass *p, const struct sl_event *event)
{
    struct sl_made *made = &p->gate->mended;

    sl_buf_reset(&made->text);
    if (event->type == SL_EV_UNKNOWN)
        sl_thinking_print(&p->gate->thinking, event->doc, event->field[SL_F_TYPE],
                          p->gate->verifier.run_id, &made->text);
    else
        sl_event_mend(event, &made->text);
    p->repaired = true;
    enum sl_step step = read_made(p, made, p->err);
    return step == SL_STEP_OK ? pass_event(p, &made->event, false) : step;
}

static enum sl_step pass_by_shape(struct pass *p, const struct sl_event *event, unsigned faults)
{
    const unsigned harmless = SL_FAULT_UNKNOWN | SL_FAULT_VERSION;
    const unsigned fatal = repairs(p) ? SL_FAULT_WRONG : SL_FAULT_WRONG | SL_FAULT_NULL;

    if ((faults & fatal) || (p->gate->policy == SL_POLICY_REJECT && (faults & ~harmless)))
        return SL_STEP_ILLEGAL;
    if (faults & (SL_FAULT_NULL | SL_FAULT_RETIRED))
        return pass_mended(p, event);
    if (event->type == SL_EV_UNKNOWN)
        return send(p, event, true);
    return pass_event(p, event, true);
}

static enum sl_gate_result refuse(struct pass *p, const struct sl_event *event)
{
    if (repairs(p) && !is_the_end(p->gate, event))
        return p->sent ? SL_GATE_REPAIRED : SL_GATE_DROPPED;
    p->gate->over = true;
    return SL_GATE_ENDS;
}

enum sl_gate_result sl_gate_step(struct sl_gate *gate, const struct sl_doc *doc, sl_gate_sink sink,
                                 void *ctx, struct sl_error *err)
{
    struct pass p = {.gate = gate, .sink = sink, .ctx = ctx, .err = err};
    struct sl_event event;
    struct sl_error why = {0};
    bool heard = err && err->code != SL_OK;
    unsigned faults = 0;

    if (gate->over || gate->verifier.ended) {
        sl_error_set(err, SL_BAD_EVENT, "/type", "the run is over");
        return SL_GATE_DROPPED;
    }
    (void)!sl_event_read(doc, &event, &faults, &why);
    enum sl_step step = pass_by_shape(&p, &event, faults);
    /* What order had to say comes first; it is the reason when the shape could be mended. */
    if (faults && (p.repaired || step == SL_STEP_ILLEGAL))
        sl_error_set(err, why.code, why.field, "%s", why.text);
    switch (step) {
    case SL_STEP_OK:
        return p.repaired ? SL_GATE_REPAIRED : SL_GATE_PASSED;
    case SL_STEP_ILLEGAL:
        return refuse(&p, &event);
    default:
        /* It matters more than a repair that was under way. */
        if (err && !heard)
            err->code = SL_OK;
        sl_error_memory(err);
        return SL_GATE_FAILED;
    }
}

enum sl_gate_result sl_gate_close_all(struct sl_gate *gate, sl_gate_sink sink, void *ctx,
                                      struct sl_error *err)
{
    const struct sl_str members =
        SL_STR(",\"message\":\"the run ended before this subagent did\",\"code\":\"unfinished\"");
    struct pass p = {.gate = gate, .sink = sink, .ctx = ctx, .err = err};

    if (close_all(&p, SL_EV_SUBAGENT_ERROR, members) == SL_STEP_OK)
        return SL_GATE_PASSED;
    sl_error_memory(err);
    return SL_GATE_FAILED;
}

static bool show(const struct sl_gate *gate, const struct sl_item *item,
                 bool (*each)(void *ctx, const struct sl_open_item *item), void *ctx)
{
    struct sl_buf start = SL_BUF_INIT, end = SL_BUF_INIT;
    bool waits = item->kind == SL_OPEN_TOOL_CALL && item->ended;
    struct sl_open_item open = {.kind = waits ? SL_OPEN_UNANSWERED : item->kind,
                                .answered = item->entity->answered,
                                .id = item->entity->id};

    sl_item_print_start(&gate->verifier, item, &start);
    if (item->ended)
        sl_item_print_end(&gate->verifier, item, item->end_type, SL_STR(""), &end);
    open.start_event = sl_buf_str(&start);
    open.end_event = sl_buf_str(&end);
    bool ok = !start.failed && !end.failed && each(ctx, &open);
    sl_buf_clear(&start);
    sl_buf_clear(&end);
    return ok;
}

bool sl_gate_each_open(const struct sl_gate *gate,
                       bool (*each)(void *ctx, const struct sl_open_item *item), void *ctx)
{
    const struct sl_item *item;

    DL_FOREACH(gate->verifier.items, item)
    {
        if (!show(gate, item, each, ctx))
            return false;
    }
    return true;
}
