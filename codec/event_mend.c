/* SPDX-License-Identifier: MIT */
/* Rewrites events: optional nulls and binary parts go; where it is asked for, all that is unknown.
 */
#include <assert.h>

#include "event_judge.h"

struct mend {
    const struct sl_doc *doc;
    bool strips; /* leaves out what AG-UI 1.0 does not know */
};

static void mend_value(const struct mend *mend, const struct sl_rule *rule, uint32_t node,
                       struct sl_buf *out);

static bool is_binary(const struct mend *mend, enum sl_union_id id, uint32_t node,
                      struct sl_binary *out)
{
    return id == SL_UNION_PART && sl_binary_read(mend->doc, node, out) && out->value != SL_NONE;
}

static bool is_stranger(const struct mend *mend, enum sl_union_id id, uint32_t node)
{
    enum sl_shape_id shape;
    struct sl_binary binary;

    return sl_union_find(mend->doc, id, node, &shape) == SL_STRANGER &&
           !is_binary(mend, id, node, &binary);
}

/* Whether a member goes. `node` is the last of its repeats: they all go, or an earlier one would
 * come back to life. */
static bool is_dropped(const struct mend *mend, const struct sl_rule *rule, uint32_t node)
{
    if (node == SL_NONE || rule->need == SL_REQUIRED)
        return false;
    if (sl_doc_kind(mend->doc, node) == SL_NULL)
        return rule->kind != SL_K_ANY;
    return mend->strips && rule->kind == SL_K_UNION &&
           is_stranger(mend, (enum sl_union_id)rule->arg, node);
}

static bool is_kept(const struct mend *mend, const struct sl_shape *shape, uint32_t key, int rule,
                    const uint32_t found[SL_MAX_RULES])
{
    if (rule >= 0)
        return !is_dropped(mend, &shape->rules[rule], found[rule]) &&
               (!mend->strips || found[rule] == key + 1);
    return !mend->strips || shape->open ||
           (shape->tag != UINT8_MAX && sl_doc_is(mend->doc, key, sl_field_str(shape->tag)));
}

static void mend_object(const struct mend *mend, const struct sl_shape *shape, uint32_t object,
                        struct sl_buf *out)
{
    const struct sl_doc *doc = mend->doc;
    uint32_t found[SL_MAX_RULES];
    uint32_t end = sl_doc_next(doc, object);
    bool first = true;

    sl_shape_members(shape, doc, object, found);
    sl_buf_add_char(out, '{');
    for (uint32_t key = object + 1; key < end; key = sl_doc_next(doc, key + 1)) {
        int rule = sl_shape_rule(shape, doc, key);
        if (!is_kept(mend, shape, key, rule, found))
            continue;
        if (!first)
            sl_buf_add_char(out, ',');
        first = false;
        sl_buf_add_str(out, sl_doc_raw(doc, key));
        sl_buf_add_char(out, ':');
        if (rule >= 0 && found[rule] == key + 1)
            mend_value(mend, &shape->rules[rule], key + 1, out);
        else
            sl_buf_add_str(out, sl_doc_raw(doc, key + 1));
    }
    sl_buf_add_char(out, '}');
}

static void mend_union(const struct mend *mend, enum sl_union_id id, uint32_t node,
                       struct sl_buf *out)
{
    enum sl_shape_id shape;
    struct sl_binary binary;

    if (sl_union_find(mend->doc, id, node, &shape) == SL_RELATIVE)
        mend_object(mend, sl_shape_get(shape), node, out);
    else if (is_binary(mend, id, node, &binary))
        sl_binary_print(mend->doc, &binary, out);
    else
        sl_buf_add_str(out, sl_doc_raw(mend->doc, node));
}

/* Whether a part goes because the array has it as a media part too. */
static bool is_mirror(const struct mend *mend, const struct sl_rule *rule, uint32_t array,
                      uint32_t node, struct sl_mirrors *mirrors, struct sl_buf *out)
{
    struct sl_binary binary;

    if (rule->kind != SL_K_CONTENT || !is_binary(mend, (enum sl_union_id)rule->arg, node, &binary))
        return false;
    if (!mirrors->slots && !sl_mirrors_init(mirrors, mend->doc, array)) {
        out->failed = true;
        return false;
    }
    return sl_mirrors_have(mirrors, &binary);
}

static void mend_element(const struct mend *mend, const struct sl_rule *rule, uint32_t node,
                         struct sl_buf *out)
{
    if (rule->kind == SL_K_UNIONS || rule->kind == SL_K_CONTENT)
        mend_union(mend, (enum sl_union_id)rule->arg, node, out);
    else if (rule->kind != SL_K_STRINGS && sl_doc_kind(mend->doc, node) == SL_OBJECT)
        mend_object(mend, sl_shape_get((enum sl_shape_id)rule->arg), node, out);
    else
        sl_buf_add_str(out, sl_doc_raw(mend->doc, node));
}

static bool is_unknown(const struct mend *mend, const struct sl_rule *rule, uint32_t node)
{
    return mend->strips && (rule->kind == SL_K_UNIONS || rule->kind == SL_K_CONTENT) &&
           is_stranger(mend, (enum sl_union_id)rule->arg, node);
}

static void mend_elements(const struct mend *mend, const struct sl_rule *rule, uint32_t array,
                          struct sl_buf *out)
{
    struct sl_mirrors mirrors = {0};
    uint32_t end = sl_doc_next(mend->doc, array);
    bool first = true;

    sl_buf_add_char(out, '[');
    for (uint32_t i = array + 1; i < end; i = sl_doc_next(mend->doc, i)) {
        if (is_mirror(mend, rule, array, i, &mirrors, out) || is_unknown(mend, rule, i))
            continue;
        if (!first)
            sl_buf_add_char(out, ',');
        first = false;
        mend_element(mend, rule, i, out);
    }
    sl_buf_add_char(out, ']');
    sl_mirrors_clear(&mirrors);
}

static void mend_value(const struct mend *mend, const struct sl_rule *rule, uint32_t node,
                       struct sl_buf *out)
{
    enum sl_kind kind = sl_doc_kind(mend->doc, node);

    if (rule->kind == SL_K_SHAPE && kind == SL_OBJECT)
        mend_object(mend, sl_shape_get((enum sl_shape_id)rule->arg), node, out);
    else if (rule->kind == SL_K_UNION)
        mend_union(mend, (enum sl_union_id)rule->arg, node, out);
    else if (rule->kind >= SL_K_STRINGS && kind == SL_ARRAY)
        mend_elements(mend, rule, node, out);
    else
        sl_buf_add_str(out, sl_doc_raw(mend->doc, node));
}

static void mend_event(const struct sl_event *event, bool strips, struct sl_buf *out)
{
    const struct mend mend = {event->doc, strips};

    assert(event->type != SL_EV_UNKNOWN);
    mend_object(&mend, sl_event_shape(event->type), 0, out);
}

void sl_event_mend(const struct sl_event *event, struct sl_buf *out)
{
    mend_event(event, false, out);
}

void sl_event_strip(const struct sl_event *event, struct sl_buf *out)
{
    mend_event(event, true, out);
}
