/* SPDX-License-Identifier: MIT */
/* Rewrites an event into the form that AG-UI 1.0 has for it: optional nulls and binary parts go. */
#include <assert.h>

#include "event_judge.h"

static void mend_value(const struct sl_doc *doc, const struct sl_rule *rule, uint32_t node,
                       struct sl_buf *out);

static bool is_dropped(const struct sl_doc *doc, const struct sl_rule *rule, uint32_t node)
{
    return node != SL_NONE && sl_doc_kind(doc, node) == SL_NULL && rule->need != SL_REQUIRED &&
           rule->kind != SL_K_ANY;
}

/* All repeats of a dropped key go, or an earlier one would come back to life. */
static void mend_object(const struct sl_doc *doc, const struct sl_shape *shape, uint32_t object,
                        struct sl_buf *out)
{
    uint32_t found[SL_MAX_RULES];
    uint32_t end = sl_doc_next(doc, object);
    bool first = true;

    sl_shape_members(shape, doc, object, found);
    sl_buf_add_char(out, '{');
    for (uint32_t key = object + 1; key < end; key = sl_doc_next(doc, key + 1)) {
        int rule = sl_shape_rule(shape, doc, key);
        if (rule >= 0 && is_dropped(doc, &shape->rules[rule], found[rule]))
            continue;
        if (!first)
            sl_buf_add_char(out, ',');
        first = false;
        sl_buf_add_str(out, sl_doc_raw(doc, key));
        sl_buf_add_char(out, ':');
        if (rule >= 0 && found[rule] == key + 1)
            mend_value(doc, &shape->rules[rule], key + 1, out);
        else
            sl_buf_add_str(out, sl_doc_raw(doc, key + 1));
    }
    sl_buf_add_char(out, '}');
}

static bool is_binary(const struct sl_doc *doc, enum sl_union_id id, uint32_t node,
                      struct sl_binary *out)
{
    return id == SL_UNION_PART && sl_binary_read(doc, node, out) && out->value != SL_NONE;
}

static void mend_union(const struct sl_doc *doc, enum sl_union_id id, uint32_t node,
                       struct sl_buf *out)
{
    enum sl_shape_id shape;
    struct sl_binary binary;

    if (sl_union_find(doc, id, node, &shape) == SL_RELATIVE)
        mend_object(doc, sl_shape_get(shape), node, out);
    else if (is_binary(doc, id, node, &binary))
        sl_binary_print(doc, &binary, out);
    else
        sl_buf_add_str(out, sl_doc_raw(doc, node));
}

/* Whether a part goes because the array has it as a media part too. */
static bool is_mirror(const struct sl_doc *doc, const struct sl_rule *rule, uint32_t array,
                      uint32_t node, struct sl_mirrors *mirrors, struct sl_buf *out)
{
    struct sl_binary binary;

    if (rule->kind != SL_K_CONTENT || !is_binary(doc, (enum sl_union_id)rule->arg, node, &binary))
        return false;
    if (!mirrors->slots && !sl_mirrors_init(mirrors, doc, array)) {
        out->failed = true;
        return false;
    }
    return sl_mirrors_have(mirrors, &binary);
}

static void mend_element(const struct sl_doc *doc, const struct sl_rule *rule, uint32_t node,
                         struct sl_buf *out)
{
    if (rule->kind == SL_K_UNIONS || rule->kind == SL_K_CONTENT)
        mend_union(doc, (enum sl_union_id)rule->arg, node, out);
    else if (rule->kind != SL_K_STRINGS && sl_doc_kind(doc, node) == SL_OBJECT)
        mend_object(doc, sl_shape_get((enum sl_shape_id)rule->arg), node, out);
    else
        sl_buf_add_str(out, sl_doc_raw(doc, node));
}

static void mend_elements(const struct sl_doc *doc, const struct sl_rule *rule, uint32_t array,
                          struct sl_buf *out)
{
    struct sl_mirrors mirrors = {0};
    uint32_t end = sl_doc_next(doc, array);
    bool first = true;

    sl_buf_add_char(out, '[');
    for (uint32_t i = array + 1; i < end; i = sl_doc_next(doc, i)) {
        if (is_mirror(doc, rule, array, i, &mirrors, out))
            continue;
        if (!first)
            sl_buf_add_char(out, ',');
        first = false;
        mend_element(doc, rule, i, out);
    }
    sl_buf_add_char(out, ']');
    sl_mirrors_clear(&mirrors);
}

static void mend_value(const struct sl_doc *doc, const struct sl_rule *rule, uint32_t node,
                       struct sl_buf *out)
{
    enum sl_kind kind = sl_doc_kind(doc, node);

    if (rule->kind == SL_K_SHAPE && kind == SL_OBJECT)
        mend_object(doc, sl_shape_get((enum sl_shape_id)rule->arg), node, out);
    else if (rule->kind == SL_K_UNION)
        mend_union(doc, (enum sl_union_id)rule->arg, node, out);
    else if (rule->kind >= SL_K_STRINGS && kind == SL_ARRAY)
        mend_elements(doc, rule, node, out);
    else
        sl_buf_add_str(out, sl_doc_raw(doc, node));
}

void sl_event_mend(const struct sl_event *event, struct sl_buf *out)
{
    assert(event->type != SL_EV_UNKNOWN);
    mend_object(event->doc, sl_event_shape(event->type), 0, out);
}
