/* SPDX-License-Identifier: MIT */
/* Reads events and run inputs, and says what the reference client makes of their shape. */
#include "sluice/event.h"

#include <assert.h>

#include "event_judge.h"
#include "retired.h"

static enum sl_event_type find_type(const struct sl_doc *doc, uint32_t node)
{
    struct sl_str body = sl_doc_body(doc, node);
    bool escaped = doc->nodes[node].escaped;

    for (int type = 0; type < SL_EV_COUNT; type++) {
        struct sl_str name = sl_str_from(sl_event_name((enum sl_event_type)type));
        if (escaped ? sl_doc_is(doc, node, name) : sl_str_equal(body, name))
            return (enum sl_event_type)type;
    }
    return SL_EV_UNKNOWN;
}

static void judge_unknown(struct sl_judge *judge, uint32_t type)
{
    bool content = sl_doc_is(judge->doc, type, SL_STR("THINKING_TEXT_MESSAGE_CONTENT"));
    uint32_t found[SL_MAX_RULES];

    if (!sl_thinking_type(judge->doc, type)) {
        sl_judge_fault(judge, SL_FAULT_UNKNOWN, "/type", "AG-UI 1.0 knows no such event");
        return;
    }
    sl_judge_fault(judge, SL_FAULT_RETIRED, "/type", "this type left the protocol in 1.0");
    sl_judge_object(judge, sl_shape_get(content ? SL_SHAPE_THINKING_CONTENT : SL_SHAPE_THINKING), 0,
                    found);
}

static void judge_known(struct sl_judge *judge, struct sl_event *event)
{
    const struct sl_shape *shape = sl_event_shape(event->type);
    uint32_t found[SL_MAX_RULES];

    sl_judge_object(judge, shape, 0, found);
    for (int i = 0; i < shape->count; i++)
        event->field[shape->rules[i].field] = found[i];
}

static void judge_root(struct sl_judge *judge, struct sl_event *event)
{
    const struct sl_doc *doc = judge->doc;
    uint32_t type = sl_doc_get(doc, 0, SL_STR("type"));

    if (sl_doc_kind(doc, 0) != SL_OBJECT) {
        sl_judge_fault(judge, SL_FAULT_WRONG, "", "an event must be an object");
        return;
    }
    if (type == SL_NONE || sl_doc_kind(doc, type) != SL_STRING || sl_doc_body(doc, type).len == 0) {
        sl_judge_fault(judge, SL_FAULT_WRONG, "/type", "an event must have a type");
        return;
    }
    event->field[SL_F_TYPE] = type;
    event->type = find_type(doc, type);
    if (event->type == SL_EV_UNKNOWN)
        judge_unknown(judge, type);
    else
        judge_known(judge, event);
}

static void pass_on(const struct sl_judge *judge, struct sl_error *err)
{
    if (judge->faults && err && err->code == SL_OK)
        *err = judge->err;
}

enum sl_verdict sl_event_read(const struct sl_doc *doc, struct sl_event *event, unsigned *faults,
                              struct sl_error *err)
{
    struct sl_judge judge;

    judge.doc = doc;
    judge.code = SL_BAD_EVENT;
    judge.faults = 0;
    judge.err.code = SL_OK;
    judge.err.offset = 0;
    judge.err.limit = 0;
    judge.each = NULL;
    event->doc = doc;
    event->type = SL_EV_UNKNOWN;
    memset(event->field, 0xff, sizeof(event->field));
    judge_root(&judge, event);
    if (faults)
        *faults = judge.faults;
    pass_on(&judge, err);
    return sl_faults_fatal(judge.faults) ? SL_FATAL : judge.faults ? SL_WARNS : SL_FINE;
}

void sl_event_each_fault(const struct sl_doc *doc,
                         void (*each)(void *ctx, enum sl_fault fault, const char *pointer,
                                      const char *what),
                         void *ctx)
{
    struct sl_judge judge = {.doc = doc, .code = SL_BAD_EVENT, .each = each, .ctx = ctx};
    struct sl_event event = {.doc = doc, .type = SL_EV_UNKNOWN};

    judge_root(&judge, &event);
}

struct sl_str sl_event_body(const struct sl_event *event, enum sl_field field)
{
    uint32_t node = event->field[field];

    if (node == SL_NONE)
        return (struct sl_str){NULL, 0};
    assert(sl_doc_kind(event->doc, node) == SL_STRING);
    return sl_doc_body(event->doc, node);
}

bool sl_input_check(const struct sl_doc *doc, uint32_t node, struct sl_error *err)
{
    struct sl_judge judge = {.doc = doc, .code = SL_BAD_INPUT};
    uint32_t found[SL_MAX_RULES];

    if (sl_doc_kind(doc, node) != SL_OBJECT)
        sl_judge_fault(&judge, SL_FAULT_WRONG, "", "a RunAgentInput must be an object");
    else
        sl_judge_object(&judge, sl_shape_get(SL_SHAPE_INPUT), node, found);
    if (!sl_faults_fatal(judge.faults))
        return true;
    pass_on(&judge, err);
    return false;
}

bool sl_content_check(const struct sl_doc *doc, uint32_t node, struct sl_error *err)
{
    struct sl_judge judge = {.doc = doc, .code = SL_BAD_FIELD};
    enum sl_kind kind = sl_doc_kind(doc, node);

    if (kind == SL_STRING)
        return true;
    if (kind == SL_ARRAY)
        sl_judge_content(&judge, node);
    else
        sl_judge_fault(&judge, SL_FAULT_WRONG, "", "this must be a string or an array of parts");
    if (!sl_faults_fatal(judge.faults))
        return true;
    pass_on(&judge, err);
    return false;
}
