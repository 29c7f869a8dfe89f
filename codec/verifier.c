/* SPDX-License-Identifier: MIT */
/* The order rules: what may follow what in a run, as the reference client's verifier has it. */
#include "verifier.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "ids.h"

/* One event under examination. */
struct exam {
    struct sl_verifier *verifier;
    const struct sl_event *event;
    struct sl_tag *tag; /* NULL: the event has none */
    bool dry;
    struct sl_error *err;
};

static enum sl_step illegal(const struct exam *x, enum sl_field field, const char *why)
{
    char pointer[64];

    snprintf(pointer, sizeof(pointer), "/%s", sl_field_name(field));
    sl_error_set(x->err, SL_BAD_EVENT, pointer, "%s: %s", sl_event_name(x->event->type), why);
    return SL_STEP_ILLEGAL;
}

static enum sl_step failed(const struct exam *x)
{
    sl_error_memory(x->err);
    return SL_STEP_FAILED;
}

static struct sl_tag *tag_or_parent(const struct exam *x)
{
    return x->tag ? x->tag : &x->verifier->parent;
}

static struct sl_entity *entity_of(const struct exam *x, enum sl_entity_kind kind,
                                   enum sl_field field)
{
    return sl_verifier_entity(x->verifier, kind, NULL, sl_event_body(x->event, field), true);
}

static enum sl_step illegal_owner(const struct exam *x)
{
    return illegal(x, SL_F_SUBAGENT_RUN_ID, "it belongs to another subagent");
}

/* The members of a START that a reader who joins later has to get again. */
static bool remember(const struct exam *x, const enum sl_field *fields, size_t count,
                     struct sl_buf *out)
{
    const struct sl_event *event = x->event;

    for (size_t i = 0; i < count; i++) {
        if (!sl_event_has(event, fields[i]))
            continue;
        sl_buf_add_lit(out, ",\"");
        sl_buf_add_str(out, sl_str_from(sl_field_name(fields[i])));
        sl_buf_add_lit(out, "\":");
        sl_buf_add_str(out, sl_doc_raw(event->doc, event->field[fields[i]]));
    }
    return !out->failed;
}

static enum sl_step open_item(const struct exam *x, struct sl_entity *entity,
                              enum sl_open_kind kind, const enum sl_field *fields, size_t count)
{
    struct sl_buf more = SL_BUF_INIT;
    bool ok = remember(x, fields, count, &more) &&
              sl_verifier_open(x->verifier, entity, kind, sl_buf_str(&more));

    sl_buf_clear(&more);
    return ok ? SL_STEP_OK : failed(x);
}

static bool is_assistant(const struct sl_event *event)
{
    return !sl_event_has(event, SL_F_ROLE) ||
           sl_doc_is(event->doc, event->field[SL_F_ROLE], SL_STR("assistant"));
}

static bool is_open(struct sl_entity *entity, enum sl_open_kind kind)
{
    const struct sl_item *item = *sl_entity_slot(entity, kind);

    return item && !item->ended;
}

/* START of a text message, a reasoning message or a reasoning span. */
static enum sl_step start_message(const struct exam *x, enum sl_entity_kind in,
                                  enum sl_open_kind kind)
{
    static const enum sl_field fields[] = {SL_F_ROLE, SL_F_NAME};
    struct sl_entity *entity = entity_of(x, in, SL_F_MESSAGE_ID);

    if (!entity)
        return failed(x);
    if (is_open(entity, kind))
        return illegal(x, SL_F_MESSAGE_ID, "it is open already");
    enum sl_step fit = sl_owner_fit(x->verifier, entity, x->tag);
    if (fit != SL_STEP_OK || x->dry)
        return fit == SL_STEP_ILLEGAL ? illegal_owner(x) : fit;
    if (entity->shown != x->verifier->generation)
        entity->assistant = kind == SL_OPEN_TEXT && is_assistant(x->event);
    sl_owner_open(x->verifier, entity, x->tag, kind != SL_OPEN_REASONING);
    return open_item(x, entity, kind, fields, 2);
}

/* CONTENT, ARGS or END. */
static enum sl_step go_on(const struct exam *x, enum sl_entity_kind in, enum sl_open_kind kind,
                          enum sl_field id, bool ends)
{
    struct sl_entity *entity = entity_of(x, in, id);

    if (!entity)
        return failed(x);
    if (!is_open(entity, kind))
        return illegal(x, id, "it is not open");
    enum sl_step fit = sl_owner_fit(x->verifier, entity, x->tag);
    if (fit != SL_STEP_OK)
        return fit == SL_STEP_ILLEGAL ? illegal_owner(x) : fit;
    if (ends && !x->dry)
        sl_verifier_close(x->verifier, *sl_entity_slot(entity, kind));
    return SL_STEP_OK;
}

static enum sl_step start_call(const struct exam *x)
{
    static const enum sl_field fields[] = {SL_F_TOOL_CALL_NAME};
    struct sl_entity *call = entity_of(x, SL_ENTITY_TOOL_CALL, SL_F_TOOL_CALL_ID);
    struct sl_entity *parent = NULL;

    if (!call)
        return failed(x);
    if (is_open(call, SL_OPEN_TOOL_CALL))
        return illegal(x, SL_F_TOOL_CALL_ID, "it is open already");
    if (sl_event_has(x->event, SL_F_PARENT_MESSAGE_ID) &&
        !(parent = entity_of(x, SL_ENTITY_MESSAGE, SL_F_PARENT_MESSAGE_ID)))
        return failed(x);
    enum sl_step fit = sl_owner_fit_call(x->verifier, call, parent, x->tag);
    if (fit != SL_STEP_OK || x->dry)
        return fit == SL_STEP_ILLEGAL ? illegal_owner(x) : fit;
    if (!sl_owner_open_call(x->verifier, call, parent, x->tag) ||
        open_item(x, call, SL_OPEN_TOOL_CALL, fields, 1) != SL_STEP_OK)
        return failed(x);
    call->item->parent = parent;
    if (parent)
        parent->named = true;
    return SL_STEP_OK;
}

static enum sl_step call_result(const struct exam *x)
{
    if (x->dry)
        return SL_STEP_OK;
    struct sl_entity *message = entity_of(x, SL_ENTITY_MESSAGE, SL_F_MESSAGE_ID);
    struct sl_entity *call = message ? entity_of(x, SL_ENTITY_TOOL_CALL, SL_F_TOOL_CALL_ID) : NULL;

    if (!call)
        return failed(x);
    sl_owner_result(x->verifier, message, x->tag);
    call->answered = true;
    if (call->item && call->item->ended)
        sl_verifier_close(x->verifier, call->item);
    return SL_STEP_OK;
}

static enum sl_step step_event(const struct exam *x, bool starts)
{
    struct sl_entity *step = sl_verifier_entity(x->verifier, SL_ENTITY_STEP, tag_or_parent(x),
                                                sl_event_body(x->event, SL_F_STEP_NAME), true);

    if (!step)
        return failed(x);
    if (starts == (step->item != NULL))
        return illegal(x, SL_F_STEP_NAME,
                       starts ? "its owner has it open already" : "its owner has not started it");
    if (x->dry)
        return SL_STEP_OK;
    if (starts)
        return open_item(x, step, SL_OPEN_STEP, NULL, 0);
    sl_verifier_close(x->verifier, step->item);
    return SL_STEP_OK;
}

static enum sl_step activity(const struct exam *x, bool snapshot)
{
    struct sl_entity *entity = entity_of(x, SL_ENTITY_ACTIVITY, SL_F_MESSAGE_ID);
    uint32_t replace = x->event->field[SL_F_REPLACE];

    if (!entity)
        return failed(x);
    if (!snapshot) {
        enum sl_step fit = sl_owner_fit(x->verifier, entity, x->tag);
        return fit == SL_STEP_ILLEGAL ? illegal_owner(x) : fit;
    }
    if (!x->dry)
        sl_owner_activity(x->verifier, entity, x->tag,
                          replace == SL_NONE || sl_doc_kind(x->event->doc, replace) != SL_FALSE);
    return SL_STEP_OK;
}

/* What it names may be gone, closed or never seen; only the owner counts. A reader looks for the
 * id among text messages, then among reasoning. */
static enum sl_step encrypted_value(const struct exam *x)
{
    bool call = sl_doc_is(x->event->doc, x->event->field[SL_F_SUBTYPE], SL_STR("tool-call"));
    struct sl_entity *first =
        entity_of(x, call ? SL_ENTITY_TOOL_CALL : SL_ENTITY_MESSAGE, SL_F_ENTITY_ID);
    struct sl_entity *second = call ? first : entity_of(x, SL_ENTITY_REASONING, SL_F_ENTITY_ID);

    if (!first || !second)
        return failed(x);
    const struct sl_entity *present = first->owner[SL_PRESENT] ? first : second;
    if (sl_owner_fit(x->verifier, present, x->tag) == SL_STEP_ILLEGAL)
        return illegal_owner(x);
    bool fits = sl_owner_fit(x->verifier, first, x->tag) == SL_STEP_OK &&
                sl_owner_fit(x->verifier, second, x->tag) == SL_STEP_OK;
    return fits || !x->verifier->joins ? SL_STEP_OK : SL_STEP_UNTAG;
}

static enum sl_step start_subagent(const struct exam *x)
{
    static const enum sl_field fields[] = {SL_F_NAME, SL_F_DESCRIPTION, SL_F_PARENT_SUBAGENT_RUN_ID,
                                           SL_F_PARENT_TOOL_CALL_ID, SL_F_PARENT_MESSAGE_ID};
    struct sl_entity *subagent = entity_of(x, SL_ENTITY_SUBAGENT, SL_F_SUBAGENT_RUN_ID);
    struct sl_entity *parent = NULL;

    if (!subagent)
        return failed(x);
    if (subagent->item)
        return illegal(x, SL_F_SUBAGENT_RUN_ID, "it was started in this run before");
    if (sl_event_has(x->event, SL_F_PARENT_SUBAGENT_RUN_ID)) {
        parent = entity_of(x, SL_ENTITY_SUBAGENT, SL_F_PARENT_SUBAGENT_RUN_ID);
        if (!parent)
            return failed(x);
        if (!parent->item)
            return illegal(x, SL_F_PARENT_SUBAGENT_RUN_ID, "it was not started in this run");
    }
    if (x->dry)
        return SL_STEP_OK;
    return open_item(x, subagent, SL_OPEN_SUBAGENT, fields, 5);
}

static enum sl_step end_subagent(const struct exam *x)
{
    static const enum sl_field fields[] = {SL_F_OUTCOME, SL_F_RESULT, SL_F_MESSAGE, SL_F_CODE};
    struct sl_entity *subagent = entity_of(x, SL_ENTITY_SUBAGENT, SL_F_SUBAGENT_RUN_ID);
    struct sl_buf more = SL_BUF_INIT;
    bool ok;

    if (!subagent)
        return failed(x);
    if (!subagent->item || subagent->item->ended)
        return illegal(x, SL_F_SUBAGENT_RUN_ID, "it is not running");
    if (x->dry)
        return SL_STEP_OK;
    ok = remember(x, fields, 4, &more) &&
         sl_verifier_keep_end(x->verifier, subagent->item, x->event->type, sl_buf_str(&more));
    sl_buf_clear(&more);
    if (!ok)
        return failed(x);
    sl_verifier_close(x->verifier, subagent->item);
    return SL_STEP_OK;
}

enum sl_step sl_verifier_seed(struct sl_verifier *verifier, const struct sl_doc *doc,
                              uint32_t messages)
{
    verifier->joins = true;
    return sl_owner_seed(verifier, doc, messages, SL_SEED_HISTORY) ? SL_STEP_OK : SL_STEP_FAILED;
}

static enum sl_step start_run(const struct exam *x)
{
    struct sl_verifier *v = x->verifier;
    struct sl_buf id = SL_BUF_INIT;
    bool ok;

    if (v->started)
        return illegal(x, SL_F_TYPE, "the run has begun already");
    if (x->dry)
        return SL_STEP_OK;
    sl_json_body_decode(sl_event_body(x->event, SL_F_THREAD_ID), &id);
    ok = !id.failed && sl_str_copy(sl_buf_str(&id), &v->thread_id);
    sl_buf_reset(&id);
    sl_json_body_decode(sl_event_body(x->event, SL_F_RUN_ID), &id);
    ok = ok && !id.failed && sl_str_copy(sl_buf_str(&id), &v->run_id);
    sl_buf_clear(&id);
    if (!ok)
        return failed(x);
    v->started = true;
    uint32_t messages = sl_doc_get(x->event->doc, x->event->field[SL_F_INPUT], SL_STR("messages"));
    return sl_owner_seed(v, x->event->doc, messages, SL_SEED_ECHO) ? SL_STEP_OK : failed(x);
}

static bool body_is(struct sl_str body, struct sl_str text, struct sl_buf *scratch)
{
    sl_buf_reset(scratch);
    sl_json_body_decode(body, scratch);
    return !scratch->failed && sl_str_equal(sl_buf_str(scratch), text);
}

static enum sl_step finish_run(const struct exam *x)
{
    struct sl_verifier *v = x->verifier;
    const struct sl_doc *doc = x->event->doc;
    bool failure = false;

    if (!body_is(sl_event_body(x->event, SL_F_THREAD_ID), v->thread_id, &v->key))
        return illegal(x, SL_F_THREAD_ID, "it is not that of RUN_STARTED");
    if (!body_is(sl_event_body(x->event, SL_F_RUN_ID), v->run_id, &v->key))
        return illegal(x, SL_F_RUN_ID, "it is not that of RUN_STARTED");
    uint32_t interrupts = sl_doc_get(doc, x->event->field[SL_F_OUTCOME], SL_STR("interrupts"));
    if (sl_ids_repeat(doc, interrupts, &failure))
        return illegal(x, SL_F_OUTCOME, "two interrupts have the same id");
    if (failure)
        return failed(x);
    if (v->open)
        return illegal(x, SL_F_TYPE, "something is still open");
    if (!x->dry)
        v->ended = true;
    return SL_STEP_OK;
}

static enum sl_step examine(const struct exam *x)
{
    switch (x->event->type) {
    case SL_EV_RUN_STARTED:
        return start_run(x);
    case SL_EV_RUN_FINISHED:
        return finish_run(x);
    case SL_EV_RUN_ERROR:
        x->verifier->ended = x->verifier->ended || !x->dry;
        return SL_STEP_OK;
    case SL_EV_STEP_STARTED:
    case SL_EV_STEP_FINISHED:
        return step_event(x, x->event->type == SL_EV_STEP_STARTED);
    case SL_EV_TEXT_MESSAGE_START:
        return start_message(x, SL_ENTITY_MESSAGE, SL_OPEN_TEXT);
    case SL_EV_TEXT_MESSAGE_CONTENT:
    case SL_EV_TEXT_MESSAGE_END:
        return go_on(x, SL_ENTITY_MESSAGE, SL_OPEN_TEXT, SL_F_MESSAGE_ID,
                     x->event->type == SL_EV_TEXT_MESSAGE_END);
    case SL_EV_TOOL_CALL_START:
        return start_call(x);
    case SL_EV_TOOL_CALL_ARGS:
    case SL_EV_TOOL_CALL_END:
        return go_on(x, SL_ENTITY_TOOL_CALL, SL_OPEN_TOOL_CALL, SL_F_TOOL_CALL_ID,
                     x->event->type == SL_EV_TOOL_CALL_END);
    case SL_EV_TOOL_CALL_RESULT:
        return call_result(x);
    case SL_EV_MESSAGES_SNAPSHOT:
        return x->dry || sl_owner_seed(x->verifier, x->event->doc, x->event->field[SL_F_MESSAGES],
                                       SL_SEED_SNAPSHOT)
                   ? SL_STEP_OK
                   : failed(x);
    case SL_EV_ACTIVITY_SNAPSHOT:
    case SL_EV_ACTIVITY_DELTA:
        return activity(x, x->event->type == SL_EV_ACTIVITY_SNAPSHOT);
    case SL_EV_REASONING_START:
        return start_message(x, SL_ENTITY_REASONING, SL_OPEN_REASONING);
    case SL_EV_REASONING_END:
        return go_on(x, SL_ENTITY_REASONING, SL_OPEN_REASONING, SL_F_MESSAGE_ID, true);
    case SL_EV_REASONING_MESSAGE_START:
        return start_message(x, SL_ENTITY_REASONING, SL_OPEN_REASONING_MESSAGE);
    case SL_EV_REASONING_MESSAGE_CONTENT:
    case SL_EV_REASONING_MESSAGE_END:
        return go_on(x, SL_ENTITY_REASONING, SL_OPEN_REASONING_MESSAGE, SL_F_MESSAGE_ID,
                     x->event->type == SL_EV_REASONING_MESSAGE_END);
    case SL_EV_REASONING_ENCRYPTED_VALUE:
        return encrypted_value(x);
    case SL_EV_SUBAGENT_STARTED:
        return start_subagent(x);
    case SL_EV_SUBAGENT_FINISHED:
    case SL_EV_SUBAGENT_ERROR:
        return end_subagent(x);
    default:
        return SL_STEP_OK;
    }
}

enum sl_step sl_verifier_step(struct sl_verifier *verifier, const struct sl_event *event, bool dry,
                              struct sl_error *err)
{
    struct exam x = {verifier, event, NULL, dry, err};

    assert(event->type != SL_EV_UNKNOWN);
    if (verifier->ended)
        return illegal(&x, SL_F_TYPE, "the run is over");
    if (!verifier->started && event->type != SL_EV_RUN_STARTED && event->type != SL_EV_RUN_ERROR)
        return illegal(&x, SL_F_TYPE, "a run begins with RUN_STARTED");
    if (sl_event_has(event, SL_F_SUBAGENT_RUN_ID)) {
        x.tag = sl_verifier_tag(verifier, sl_event_body(event, SL_F_SUBAGENT_RUN_ID));
        if (!x.tag)
            return failed(&x);
    }
    return examine(&x);
}
