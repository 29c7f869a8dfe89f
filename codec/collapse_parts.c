/* SPDX-License-Identifier: MIT */
/* Collapsing a span: what a mark may stand for, and the events that are made. */
#include <assert.h>

#include "collapse_private.h"

#define STATE_BEGIN    "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":"
#define ACTIVITY_BEGIN "{\"type\":\"ACTIVITY_SNAPSHOT\""

/* ---- groups ---- */

void sl_group_add(struct sl_collapse *collapse, struct sl_group *group, size_t slot,
                  bool is_snapshot)
{
    size_t bytes = collapse->slots[slot].delivery.json.len;

    if (group->count == 0) {
        group->first = slot;
        group->last_snapshot = SL_NO_SLOT;
    } else {
        collapse->slots[group->last].next = slot;
    }
    group->last = slot;
    group->count++;
    group->bytes += bytes;
    if (is_snapshot) {
        group->last_snapshot = slot;
        group->bytes_cut = 0;
        group->count_cut = 0;
    }
    group->bytes_cut += bytes;
    group->count_cut++;
}

/* All of the group up to a slot, which stays; SL_NO_SLOT: all of it. */
static void drop_until(struct sl_collapse *collapse, const struct sl_group *group, size_t until)
{
    for (size_t slot = group->first; slot != until && slot != SL_NO_SLOT;
         slot = collapse->slots[slot].next)
        collapse->slots[slot].kind = SL_SLOT_GONE;
}

/* ---- the state ---- */

/* From the last snapshot on, or what the mark has, whichever is smaller. Nothing depends on where
 * in its part the state changes. */
static void close_state(struct sl_collapse *collapse, struct sl_mark *mark)
{
    struct sl_group *group = &collapse->state;
    size_t cut = group->last_snapshot;

    if (group->count == 0)
        return;
    struct sl_slot *first = &collapse->slots[group->first];
    size_t around = first->delivery.is_state ? 0 : sizeof(STATE_BEGIN);
    if (mark == NULL) {
        collapse->lost = collapse->lost || group->count_cut > 1;
    } else if (group->bytes_cut > sl_value_size(mark->state) + around) {
        drop_until(collapse, group, SL_NO_SLOT);
        first->kind = SL_SLOT_STATE;
        first->mark = sl_mark_ref(mark);
        return;
    }
    if (cut != SL_NO_SLOT)
        drop_until(collapse, group, cut);
}

/* ---- activities ---- */

/* X(member of the message, field of the event) */
#define ACTIVITY_FIELDS(X)                                                                         \
    X("id", "messageId")                                                                           \
    X("activityType", "activityType")                                                              \
    X("content", "content")                                                                        \
    X("subagentRunId", "subagentRunId")                                                            \
    X("metadata", "metadata")
#define ACTIVITY_FIELD(member, field) {member, field},
static const struct {
    const char *member, *field;
} activity_fields[] = {ACTIVITY_FIELDS(ACTIVITY_FIELD)};
enum { ACTIVITY_FIELD_COUNT = sizeof(activity_fields) / sizeof(*activity_fields) };

static size_t activity_size(const struct sl_value *message)
{
    size_t size = sizeof(ACTIVITY_BEGIN);

    for (size_t i = 0; i < ACTIVITY_FIELD_COUNT; i++) {
        const struct sl_value *value =
            sl_value_get(message, sl_str_from(activity_fields[i].member));
        if (value != NULL)
            size += sl_value_size(value) + strlen(activity_fields[i].field) + 4;
    }
    return size;
}

static void print_activity(const struct sl_value *message, struct sl_buf *out)
{
    sl_buf_add_lit(out, ACTIVITY_BEGIN);
    for (size_t i = 0; i < ACTIVITY_FIELD_COUNT; i++) {
        const struct sl_value *value =
            sl_value_get(message, sl_str_from(activity_fields[i].member));
        if (value == NULL)
            continue;
        sl_buf_add_lit(out, ",\"");
        sl_buf_add_str(out, sl_str_from(activity_fields[i].field));
        sl_buf_add_lit(out, "\":");
        sl_value_print(value, out);
    }
    sl_buf_add_char(out, '}');
}

/* Where an activity stands among the messages is decided by the first event of it, so that one
 * stays in its place. When it is gone at the end of the part, a snapshot of all messages has taken
 * or replaced it, whatever was in it; but whose it was last is remembered. */
static bool close_activity(struct sl_collapse *collapse, const struct sl_group *group,
                           const struct sl_mark *mark)
{
    struct sl_slot *first = &collapse->slots[group->first];
    bool failed = false;

    if (group->stays)
        return true;
    if (mark == NULL) {
        collapse->lost = collapse->lost || group->count > 1;
        return true;
    }
    const struct sl_value *message = sl_mark_find(mark, group->id, &failed);
    if (failed)
        return false;
    if (message != NULL && group->bytes <= activity_size(message))
        return true;
    drop_until(collapse, group, SL_NO_SLOT);
    if (message != NULL) {
        first->kind = SL_SLOT_ACTIVITY;
        first->value = sl_value_ref((struct sl_value *)(uintptr_t)message);
        return true;
    }
    if (first->delivery.type == SL_EV_ACTIVITY_SNAPSHOT)
        first->kind = SL_SLOT_SAME;
    if (group->last_snapshot != SL_NO_SLOT)
        collapse->slots[group->last_snapshot].kind = SL_SLOT_SAME;
    return true;
}

bool sl_collapse_close_part(struct sl_collapse *collapse, struct sl_mark *mark)
{
    close_state(collapse, mark);
    for (size_t i = 0; i < collapse->group_count; i++) {
        if (!close_activity(collapse, &collapse->groups[i], mark))
            return false;
    }
    collapse->state = (struct sl_group){.count = 0};
    collapse->group_count = collapse->staying = 0;
    collapse->part++;
    collapse->barrier++;
    return true;
}

/* ---- printing ---- */

bool sl_collapse_print(struct sl_collapse *collapse, const struct sl_slot *slot, struct sl_buf *out)
{
    switch (slot->kind) {
    case SL_SLOT_STATE:
        if (!slot->delivery.is_state)
            sl_buf_add_lit(out, STATE_BEGIN);
        sl_value_print(slot->mark->state, out);
        if (!slot->delivery.is_state)
            sl_buf_add_char(out, '}');
        return !out->failed;
    case SL_SLOT_ACTIVITY:
        print_activity(slot->value, out);
        return !out->failed;
    case SL_SLOT_JOINED:
        if (!sl_doc_parse(&collapse->doc, slot->delivery.json, NULL))
            return false;
        sl_joint_print(&collapse->doc, &collapse->joints[slot->next], out);
        return !out->failed;
    case SL_SLOT_SAME:
    case SL_SLOT_GONE:
        break;
    }
    assert(!"a slot whose JSON is made");
    return false;
}
