/* SPDX-License-Identifier: MIT */
/* Collapsing a span: deltas that become one. */
#include <stdlib.h>

#include "collapse_private.h"

/* ---- gathering ---- */

static struct sl_str raw_of(const struct sl_collapse *collapse, enum sl_field name)
{
    uint32_t node = sl_collapse_field(collapse, name);
    return node == SL_NONE ? SL_STR("") : sl_doc_raw(&collapse->doc, node);
}

static bool merge_metadata(struct sl_value **metadata, const struct sl_doc *doc)
{
    uint32_t node = sl_doc_get(doc, 0, SL_STR("metadata"));
    if (node == SL_NONE || sl_doc_kind(doc, node) != SL_OBJECT)
        return true;
    if (*metadata == NULL)
        *metadata = sl_value_object();
    return *metadata != NULL && sl_value_merge(metadata, doc, node);
}

/* The metadata of the slot's own event. */
static bool first_metadata(const struct sl_slot *slot, struct sl_value **metadata)
{
    struct sl_doc doc = {0};
    bool done = sl_doc_parse(&doc, slot->delivery.json, NULL) && merge_metadata(metadata, &doc);
    sl_doc_clear(&doc);
    return done;
}

/* What joins the track's slot is gathered from now on. */
static bool begin_joint(struct sl_collapse *collapse, const struct sl_track *track)
{
    struct sl_slot *slot = &collapse->slots[track->slot];
    if (collapse->joint_count == collapse->joint_cap) {
        size_t cap = collapse->joint_cap == 0 ? 8 : collapse->joint_cap * 2;
        struct sl_joint *joints = realloc(collapse->joints, cap * sizeof(*joints));
        if (joints == NULL)
            return false;
        collapse->joints = joints;
        collapse->joint_cap = cap;
    }
    struct sl_joint *joint = &collapse->joints[collapse->joint_count];
    *joint = (struct sl_joint){.metadata = NULL};
    slot->kind = SL_SLOT_JOINED;
    slot->next = collapse->joint_count++;
    sl_buf_add_str(&joint->delta, track->delta);
    return !joint->delta.failed && first_metadata(slot, &joint->metadata);
}

bool sl_joint_add(struct sl_collapse *collapse, struct sl_track *track)
{
    const struct sl_slot *slot = &collapse->slots[track->slot];
    if (slot->kind != SL_SLOT_JOINED && !begin_joint(collapse, track))
        return false;
    struct sl_joint *joint = &collapse->joints[collapse->slots[track->slot].next];
    sl_buf_add_str(&joint->delta,
                   sl_doc_body(&collapse->doc, sl_collapse_field(collapse, SL_F_DELTA)));
    joint->timestamp = raw_of(collapse, SL_F_TIMESTAMP);
    return !joint->delta.failed && merge_metadata(&joint->metadata, &collapse->doc);
}

/* ---- the event ---- */

static void add_member(struct sl_buf *out, struct sl_str key, struct sl_str value)
{
    sl_buf_add_char(out, out->len == 0 ? '{' : ',');
    sl_buf_add_str(out, key);
    sl_buf_add_char(out, ':');
    sl_buf_add_str(out, value);
}

static bool is_replaced(const struct sl_doc *doc, uint32_t key)
{
    return sl_doc_is(doc, key, SL_STR("delta")) || sl_doc_is(doc, key, SL_STR("metadata")) ||
           sl_doc_is(doc, key, SL_STR("timestamp")) || sl_doc_is(doc, key, SL_STR("rawEvent"));
}

void sl_joint_print(const struct sl_doc *doc, const struct sl_joint *joint, struct sl_buf *out)
{
    for (uint32_t key = 1; key < doc->nodes[0].next; key = sl_doc_next(doc, key + 1)) {
        if (!is_replaced(doc, key))
            add_member(out, sl_doc_raw(doc, key), sl_doc_raw(doc, key + 1));
    }
    sl_buf_add_lit(out, ",\"delta\":\"");
    sl_buf_add_str(out, sl_buf_str(&joint->delta));
    sl_buf_add_char(out, '"');
    if (joint->timestamp.len > 0)
        add_member(out, SL_STR("\"timestamp\""), joint->timestamp);
    if (joint->metadata != NULL) {
        sl_buf_add_lit(out, ",\"metadata\":");
        sl_value_print(joint->metadata, out);
    }
    sl_buf_add_char(out, '}');
}
