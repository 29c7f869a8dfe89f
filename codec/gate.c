/* SPDX-License-Identifier: MIT */
/* The gate: shape, retired forms, chunks and order of one run, and what the policy makes of it. */
#include "gate_pass.h"

#include <assert.h>
#include <stdlib.h>

#include <utlist.h>

#include "history.h"

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

size_t sl_gate_size(const struct sl_gate *gate)
{
    return gate->verifier.bytes - gate->verifier.known;
}

bool sl_gate_seed(struct sl_gate *gate, const struct sl_doc *doc, uint32_t messages,
                  struct sl_error *err)
{
    assert(!gate->verifier.started);
    if (sl_verifier_seed(&gate->verifier, doc, messages) != SL_STEP_OK)
        return sl_error_memory(err);
    gate->verifier.known = gate->verifier.bytes;
    return true;
}

void sl_gate_expect_joins(struct sl_gate *gate)
{
    assert(!gate->verifier.started);
    gate->verifier.joins = true;
}

bool sl_gate_know(struct sl_gate *gate, enum sl_known what, struct sl_str id, struct sl_str owner)
{
    static const enum sl_entity_kind kinds[] = {[SL_KNOWN_ASSISTANT] = SL_ENTITY_MESSAGE,
                                                [SL_KNOWN_MESSAGE] = SL_ENTITY_MESSAGE,
                                                [SL_KNOWN_ACTIVITY] = SL_ENTITY_ACTIVITY,
                                                [SL_KNOWN_REASONING] = SL_ENTITY_REASONING,
                                                [SL_KNOWN_CALL] = SL_ENTITY_TOOL_CALL};

    assert(gate->verifier.joins && !gate->verifier.started);
    if (!sl_owner_know(&gate->verifier, kinds[what], id, owner, what == SL_KNOWN_ASSISTANT))
        return false;
    gate->verifier.known = gate->verifier.bytes;
    return true;
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
static enum sl_step pass_finish(struct sl_pass *p, const struct sl_event *event, bool verbatim)
{
    struct sl_str members;
    enum sl_step step = SL_STEP_OK;

    if (!sl_pass_repairs(p) || !p->gate->verifier.open)
        return sl_pass_plain(p, event, verbatim);
    if (!is_the_end(p->gate, event))
        return sl_pass_verify(p, event, true, p->err);
    step = sl_pass_close_lanes(p, SL_SCOPE_ALL, NULL);
    if (step == SL_STEP_OK && p->gate->verifier.open) {
        p->repaired = true;
        sl_error_set(p->err, SL_BAD_EVENT, "/type", "RUN_FINISHED: something was still open");
        enum sl_event_type end = subagent_end(event, &members);
        step = sl_pass_close_all(p, end, members);
    }
    return step == SL_STEP_OK ? sl_pass_verify_and_send(p, event, verbatim, NULL) : step;
}

static enum sl_step pass_event(struct sl_pass *p, const struct sl_event *event, bool verbatim)
{
    if (event->type == SL_EV_RUN_FINISHED)
        return pass_finish(p, event, verbatim);
    if (sl_event_is_chunk(event->type))
        return sl_pass_chunk(p, event);
    return sl_pass_plain(p, event, verbatim);
}

static enum sl_step pass_mended(struct sl_pass *p, const struct sl_event *event)
{
    struct sl_made *made = &p->gate->mended;

    sl_buf_reset(&made->text);
    if (event->type == SL_EV_UNKNOWN)
        sl_thinking_print(&p->gate->thinking, event->doc, event->field[SL_F_TYPE],
                          p->gate->verifier.run_id, &made->text);
    else
        sl_event_mend(event, &made->text);
    p->repaired = true;
    enum sl_step step = sl_pass_read_made(p, made, p->err);
    return step == SL_STEP_OK ? pass_event(p, &made->event, false) : step;
}

static enum sl_step pass_by_shape(struct sl_pass *p, const struct sl_event *event, unsigned faults)
{
    const unsigned harmless = SL_FAULT_UNKNOWN | SL_FAULT_VERSION;
    const unsigned fatal = sl_pass_repairs(p) ? SL_FAULT_WRONG : SL_FAULT_WRONG | SL_FAULT_NULL;

    if ((faults & fatal) || (p->gate->policy == SL_POLICY_REJECT && (faults & ~harmless)))
        return SL_STEP_ILLEGAL;
    if (faults & (SL_FAULT_NULL | SL_FAULT_RETIRED))
        return pass_mended(p, event);
    if (event->type == SL_EV_UNKNOWN)
        return sl_pass_send(p, event, true);
    return pass_event(p, event, true);
}

static enum sl_gate_result refuse(struct sl_pass *p, const struct sl_event *event)
{
    if (sl_pass_repairs(p) && !is_the_end(p->gate, event))
        return p->sent ? SL_GATE_REPAIRED : SL_GATE_DROPPED;
    p->gate->over = true;
    return SL_GATE_ENDS;
}

enum sl_gate_result sl_gate_step(struct sl_gate *gate, const struct sl_doc *doc, sl_gate_sink sink,
                                 void *ctx, struct sl_error *err)
{
    struct sl_pass p = {.gate = gate, .sink = sink, .ctx = ctx, .err = err};
    struct sl_event event;
    struct sl_error why = {0};
    bool heard = err && err->code != SL_OK;
    unsigned faults = 0;

    if (gate->over || gate->verifier.ended) {
        sl_error_set(err, SL_BAD_EVENT, "/type", "the run is over");
        return SL_GATE_DROPPED;
    }
    (void)!sl_event_read(doc, &event, &faults, &why);
    gate->verifier.made = 0;
    enum sl_step step = pass_by_shape(&p, &event, faults);
    sl_verifier_forget_idle(&gate->verifier);
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
    struct sl_pass p = {.gate = gate, .sink = sink, .ctx = ctx, .err = err};

    if (sl_pass_close_all(&p, SL_EV_SUBAGENT_ERROR, members) == SL_STEP_OK)
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
