/* SPDX-License-Identifier: MIT */
/* Collapsing a span: reading its deliveries, and giving the result. */
#include "sluice/collapse.h"

#include <assert.h>
#include <stdlib.h>

#include "collapse_private.h"
#include "hash.h"

#define DROP_NAME(symbol, name, meaning) [SL_DROP_##symbol] = (name),
static const char *const drop_names[] = {SL_DROPS(DROP_NAME)};
#undef DROP_NAME

const char *sl_drop_name(enum sl_drop drop)
{
    assert(drop < SL_DROP_COUNT);
    return drop_names[drop];
}

/* ---- life ---- */

struct sl_collapse *sl_collapse_new(unsigned drops)
{
    struct sl_collapse *collapse = calloc(1, sizeof(*collapse));
    if (collapse != NULL) {
        collapse->drops = drops;
        collapse->barrier = collapse->part = 1;
    }
    return collapse;
}

void sl_collapse_free(struct sl_collapse *collapse)
{
    if (collapse == NULL)
        return;
    for (size_t i = 0; i < collapse->count; i++) {
        sl_mark_unref(collapse->slots[i].mark);
        sl_value_unref(collapse->slots[i].value);
    }
    for (size_t i = 0; i < collapse->joint_count; i++) {
        sl_buf_clear(&collapse->joints[i].delta);
        sl_value_unref(collapse->joints[i].metadata);
    }
    struct sl_track *track = collapse->tracks;
    HASH_CLEAR(hh, collapse->tracks);
    while (track != NULL) {
        struct sl_track *next = track->hh.next;
        free(track);
        track = next;
    }
    free(collapse->slots);
    free(collapse->joints);
    free(collapse->groups);
    sl_doc_clear(&collapse->doc);
    sl_buf_clear(&collapse->scratch);
    free(collapse);
}

/* ---- slots and tracks ---- */

/* The new slot's number; SL_NO_SLOT without memory. */
static size_t add_slot(struct sl_collapse *collapse, const struct sl_delivery *delivery)
{
    if (collapse->count == collapse->cap) {
        size_t cap = collapse->cap == 0 ? 64 : collapse->cap * 2;
        struct sl_slot *slots = realloc(collapse->slots, cap * sizeof(*slots));
        if (slots == NULL)
            return SL_NO_SLOT;
        collapse->slots = slots;
        collapse->cap = cap;
    }
    collapse->slots[collapse->count] = (struct sl_slot){.delivery = *delivery,
                                                        .source = collapse->added - 1,
                                                        .kind = SL_SLOT_SAME,
                                                        .next = SL_NO_SLOT};
    return collapse->count++;
}

static struct sl_track *track_new(struct sl_collapse *collapse, struct sl_str name, unsigned hash)
{
    struct sl_track *track = calloc(1, sizeof(*track) + name.len);
    if (track == NULL)
        return NULL;
    memcpy(track->name, name.ptr, name.len);
    HASH_ADD_KEYPTR_BYHASHVALUE(hh, collapse->tracks, track->name, (unsigned)name.len, hash, track);
    if (track->hh.tbl != NULL)
        return track;
    free(track);
    return NULL;
}

/* The track of that name, which means nothing yet when it is new or from before a barrier. `name`
 * is what the scratch holds: a kind, and text. */
static struct sl_track *track_get(struct sl_collapse *collapse)
{
    struct sl_str name = sl_buf_str(&collapse->scratch);
    struct sl_track *track = NULL;
    if (collapse->scratch.failed)
        return NULL;
    unsigned hash = (unsigned)sl_text_hash(name, (uint64_t)(uintptr_t)collapse);
    HASH_FIND_BYHASHVALUE(hh, collapse->tracks, name.ptr, (unsigned)name.len, hash, track);
    if (track == NULL && (track = track_new(collapse, name, hash)) == NULL)
        return NULL;
    uint64_t barrier = collapse->barrier;
    if (name.ptr[0] == 'a' + SL_TRACK_CALL)
        barrier += collapse->call_barrier;
    if (track->barrier != barrier) {
        track->barrier = barrier;
        track->slot = SL_NO_SLOT;
        track->group = SL_NO_SLOT;
    }
    return track;
}

static struct sl_track *track_of(struct sl_collapse *collapse, enum sl_track_kind kind,
                                 uint32_t node)
{
    sl_buf_reset(&collapse->scratch);
    sl_buf_add_char(&collapse->scratch, (char)('a' + kind));
    sl_doc_decode(&collapse->doc, node, &collapse->scratch);
    return track_get(collapse);
}

/* ---- deltas ---- */

/* A delta of a message or call: it joins the one before it, or is the one that others join. */
static bool add_delta(struct sl_collapse *collapse, const struct sl_delivery *delivery,
                      enum sl_track_kind kind, enum sl_field id)
{
    struct sl_track *track = track_of(collapse, kind, sl_collapse_field(collapse, id));
    if (track == NULL)
        return false;
    if (track->slot != SL_NO_SLOT && track->type == delivery->type)
        return sl_joint_add(collapse, track);
    track->slot = add_slot(collapse, delivery);
    track->type = delivery->type;
    track->delta = sl_doc_body(&collapse->doc, sl_collapse_field(collapse, SL_F_DELTA));
    return track->slot != SL_NO_SLOT;
}

/* Nothing joins what came of this id before. */
static bool bar(struct sl_collapse *collapse, enum sl_track_kind kind, enum sl_field id)
{
    struct sl_track *track = track_of(collapse, kind, sl_collapse_field(collapse, id));
    if (track == NULL)
        return false;
    track->slot = SL_NO_SLOT;
    track->group = SL_NO_SLOT;
    return true;
}

/* A call may begin a message of its parent's id, or its own, to which text is added then. */
static bool bar_call(struct sl_collapse *collapse)
{
    return bar(collapse, SL_TRACK_CALL, SL_F_TOOL_CALL_ID) &&
           bar(collapse, SL_TRACK_MESSAGE, SL_F_TOOL_CALL_ID) &&
           (sl_collapse_field(collapse, SL_F_PARENT_MESSAGE_ID) == SL_NONE ||
            bar(collapse, SL_TRACK_MESSAGE, SL_F_PARENT_MESSAGE_ID));
}

/* A result is a message in front of others of its id. */
static bool bar_result(struct sl_collapse *collapse)
{
    return bar(collapse, SL_TRACK_MESSAGE, SL_F_MESSAGE_ID) &&
           bar(collapse, SL_TRACK_ACTIVITY, SL_F_MESSAGE_ID) &&
           bar(collapse, SL_TRACK_MESSAGE_VALUE, SL_F_MESSAGE_ID);
}

/* ---- activities ---- */

static size_t add_group(struct sl_collapse *collapse, struct sl_str id)
{
    if (collapse->group_count == collapse->group_cap) {
        size_t cap = collapse->group_cap == 0 ? 8 : collapse->group_cap * 2;
        struct sl_group *groups = realloc(collapse->groups, cap * sizeof(*groups));
        if (groups == NULL)
            return SL_NO_SLOT;
        collapse->groups = groups;
        collapse->group_cap = cap;
    }
    collapse->groups[collapse->group_count] = (struct sl_group){.id = id};
    return collapse->group_count++;
}

/* The track's group, or a new one. An older group of the part stays: the mark has what the newer
 * one leaves, to which its patches do not apply. A first snapshot may turn a message with tool
 * calls into an activity; arguments go to other calls of their ids from then on. */
static struct sl_group *group_of(struct sl_collapse *collapse, struct sl_track *track,
                                 struct sl_str id, bool is_snapshot)
{
    if (track->group != SL_NO_SLOT)
        return &collapse->groups[track->group];
    size_t group = add_group(collapse, id);
    if (group == SL_NO_SLOT)
        return NULL;
    if (track->part == collapse->part)
        collapse->groups[track->last_group].stays = true;
    track->part = collapse->part;
    track->group = track->last_group = group;
    if (is_snapshot)
        collapse->call_barrier++;
    return &collapse->groups[group];
}

static bool keeps(const struct sl_collapse *collapse)
{
    uint32_t replace = sl_collapse_field(collapse, SL_F_REPLACE);
    return replace != SL_NONE && sl_doc_kind(&collapse->doc, replace) == SL_FALSE;
}

static bool add_activity(struct sl_collapse *collapse, const struct sl_delivery *delivery)
{
    uint32_t id = sl_collapse_field(collapse, SL_F_MESSAGE_ID);
    bool is_snapshot = delivery->type == SL_EV_ACTIVITY_SNAPSHOT;
    struct sl_track *track;
    if (!bar(collapse, SL_TRACK_MESSAGE, SL_F_MESSAGE_ID) ||
        (track = track_of(collapse, SL_TRACK_ACTIVITY, id)) == NULL)
        return false;
    size_t slot = add_slot(collapse, delivery);
    if (is_snapshot && keeps(collapse)) {
        track->group = SL_NO_SLOT;
        return slot != SL_NO_SLOT;
    }
    struct sl_group *group =
        group_of(collapse, track, sl_doc_body(&collapse->doc, id), is_snapshot);
    if (slot == SL_NO_SLOT || group == NULL)
        return false;
    sl_group_add(collapse, group, slot, is_snapshot);
    return true;
}

/* ---- what the last one of stays, and what goes in pairs ---- */

static bool add_encrypted(struct sl_collapse *collapse, const struct sl_delivery *delivery)
{
    bool of_call =
        sl_doc_is(&collapse->doc, sl_collapse_field(collapse, SL_F_SUBTYPE), SL_STR("tool-call"));
    struct sl_track *track =
        track_of(collapse, of_call ? SL_TRACK_CALL_VALUE : SL_TRACK_MESSAGE_VALUE,
                 sl_collapse_field(collapse, SL_F_ENTITY_ID));
    if (track == NULL)
        return false;
    if (track->slot != SL_NO_SLOT)
        collapse->slots[track->slot].kind = SL_SLOT_GONE;
    track->slot = add_slot(collapse, delivery);
    return track->slot != SL_NO_SLOT;
}

/* Steps are told apart by their owner and their name. */
static struct sl_track *step_track(struct sl_collapse *collapse)
{
    struct sl_buf *name = &collapse->scratch;
    uint32_t owner = sl_collapse_field(collapse, SL_F_SUBAGENT_RUN_ID);
    sl_buf_reset(name);
    sl_buf_add_char(name, (char)('a' + SL_TRACK_STEP));
    if (owner != SL_NONE)
        sl_doc_decode(&collapse->doc, owner, name);
    size_t split = owner == SL_NONE ? 0 : name->len;
    sl_doc_decode(&collapse->doc, sl_collapse_field(collapse, SL_F_STEP_NAME), name);
    sl_buf_add(name, &split, sizeof(split));
    return track_get(collapse);
}

static bool add_start(struct sl_collapse *collapse, const struct sl_delivery *delivery,
                      struct sl_track *track)
{
    if (track == NULL)
        return false;
    track->slot = add_slot(collapse, delivery);
    return track->slot != SL_NO_SLOT;
}

static bool add_end(struct sl_collapse *collapse, const struct sl_delivery *delivery,
                    struct sl_track *track)
{
    if (track == NULL)
        return false;
    if (track->slot == SL_NO_SLOT)
        return add_slot(collapse, delivery) != SL_NO_SLOT;
    collapse->slots[track->slot].kind = SL_SLOT_GONE;
    track->slot = SL_NO_SLOT;
    return true;
}

/* ---- a delivery ---- */

static bool drops(const struct sl_collapse *collapse, enum sl_drop drop)
{
    return (collapse->drops & (1U << drop)) != 0;
}

/* Whether the event's fields are needed at all. */
static bool is_read(const struct sl_collapse *collapse, enum sl_event_type type)
{
    switch (sl_event_category(type)) {
    case SL_CAT_TEXT:
    case SL_CAT_TOOL:
    case SL_CAT_ACTIVITY:
    case SL_CAT_REASONING:
        return true;
    default:
        return drops(collapse, SL_DROP_STEP) &&
               (type == SL_EV_STEP_STARTED || type == SL_EV_STEP_FINISHED);
    }
}

static bool same(struct sl_collapse *collapse, const struct sl_delivery *delivery)
{
    return add_slot(collapse, delivery) != SL_NO_SLOT;
}

static bool add_state(struct sl_collapse *collapse, const struct sl_delivery *delivery)
{
    size_t slot = add_slot(collapse, delivery);
    if (slot == SL_NO_SLOT)
        return false;
    sl_group_add(collapse, &collapse->state, slot,
                 delivery->is_state ? !delivery->is_patch : delivery->type == SL_EV_STATE_SNAPSHOT);
    return true;
}

/* A span that says whose its id is stays: what follows of that id may rely on it. */
static bool add_reasoning_span(struct sl_collapse *collapse, const struct sl_delivery *delivery)
{
    if (!drops(collapse, SL_DROP_REASONING) ||
        (delivery->type == SL_EV_REASONING_START &&
         sl_collapse_field(collapse, SL_F_SUBAGENT_RUN_ID) != SL_NONE))
        return same(collapse, delivery);
    struct sl_track *track =
        track_of(collapse, SL_TRACK_SPAN, sl_collapse_field(collapse, SL_F_MESSAGE_ID));
    return delivery->type == SL_EV_REASONING_START ? add_start(collapse, delivery, track)
                                                   : add_end(collapse, delivery, track);
}

static bool add_step(struct sl_collapse *collapse, const struct sl_delivery *delivery)
{
    if (!drops(collapse, SL_DROP_STEP))
        return same(collapse, delivery);
    struct sl_track *track = step_track(collapse);
    return delivery->type == SL_EV_STEP_STARTED ? add_start(collapse, delivery, track)
                                                : add_end(collapse, delivery, track);
}

/* An event of the category text, tool, activity or reasoning, or a step; the document is its. */
static bool add_event(struct sl_collapse *collapse, const struct sl_delivery *delivery)
{
    switch (delivery->type) {
    case SL_EV_TEXT_MESSAGE_CONTENT:
    case SL_EV_REASONING_MESSAGE_CONTENT:
        return add_delta(collapse, delivery, SL_TRACK_MESSAGE, SL_F_MESSAGE_ID);
    case SL_EV_TOOL_CALL_ARGS:
        return add_delta(collapse, delivery, SL_TRACK_CALL, SL_F_TOOL_CALL_ID);
    case SL_EV_TEXT_MESSAGE_START:
    case SL_EV_TEXT_MESSAGE_END:
    case SL_EV_REASONING_MESSAGE_START:
    case SL_EV_REASONING_MESSAGE_END:
        return bar(collapse, SL_TRACK_MESSAGE, SL_F_MESSAGE_ID) && same(collapse, delivery);
    case SL_EV_TOOL_CALL_START:
        return bar_call(collapse) && same(collapse, delivery);
    case SL_EV_TOOL_CALL_END:
        return bar(collapse, SL_TRACK_CALL, SL_F_TOOL_CALL_ID) && same(collapse, delivery);
    case SL_EV_TOOL_CALL_RESULT:
        return bar_result(collapse) && same(collapse, delivery);
    case SL_EV_ACTIVITY_SNAPSHOT:
    case SL_EV_ACTIVITY_DELTA:
        return add_activity(collapse, delivery);
    case SL_EV_REASONING_ENCRYPTED_VALUE:
        return add_encrypted(collapse, delivery);
    case SL_EV_REASONING_START:
    case SL_EV_REASONING_END:
        return add_reasoning_span(collapse, delivery);
    case SL_EV_STEP_STARTED:
    case SL_EV_STEP_FINISHED:
        return add_step(collapse, delivery);
    default:
        return same(collapse, delivery);
    }
}

/* Which activities a snapshot of all messages takes may depend on their types, which change as
 * their content does. */
static bool is_by_type(const struct sl_collapse *collapse)
{
    const struct sl_doc *doc = &collapse->doc;
    uint32_t client =
        sl_doc_get(doc, sl_collapse_field(collapse, SL_F_METADATA), SL_STR("@ag-ui/client"));
    uint32_t types = sl_doc_get(doc, client, SL_STR("authoritativeActivityTypes"));
    return types != SL_NONE && sl_doc_kind(doc, types) == SL_ARRAY;
}

static bool add_messages(struct sl_collapse *collapse, const struct sl_delivery *delivery)
{
    collapse->barrier++;
    if (collapse->group_count > collapse->staying) {
        if (!sl_doc_parse(&collapse->doc, delivery->json, NULL))
            return false;
        bool by_type = is_by_type(collapse);
        while (by_type && collapse->staying < collapse->group_count)
            collapse->groups[collapse->staying++].stays = true;
    }
    return same(collapse, delivery);
}

bool sl_collapse_add(struct sl_collapse *collapse, const struct sl_delivery *delivery,
                     struct sl_mark *mark)
{
    collapse->added++;
    if (delivery->inert)
        return delivery->type == SL_EV_ACTIVITY_DELTA || same(collapse, delivery);
    if (delivery->is_state)
        return add_state(collapse, delivery);
    if (is_read(collapse, delivery->type))
        return sl_doc_parse(&collapse->doc, delivery->json, NULL) && add_event(collapse, delivery);
    switch (delivery->type) {
    case SL_EV_STATE_SNAPSHOT:
    case SL_EV_STATE_DELTA:
        return add_state(collapse, delivery);
    case SL_EV_MESSAGES_SNAPSHOT:
        return add_messages(collapse, delivery);
    case SL_EV_RUN_STARTED:
    case SL_EV_RUN_FINISHED:
    case SL_EV_RUN_ERROR:
        return sl_collapse_close_part(collapse, mark) && same(collapse, delivery);
    case SL_EV_RAW:
        return drops(collapse, SL_DROP_RAW) || same(collapse, delivery);
    default:
        return same(collapse, delivery);
    }
}

/* ---- the result ---- */

static bool give(struct sl_collapse *collapse, const struct sl_slot *slot, sl_collapse_sink sink,
                 void *ctx)
{
    struct sl_delivery made = slot->delivery;
    struct sl_buf json = SL_BUF_INIT;

    if (slot->kind == SL_SLOT_GONE)
        return true;
    if (slot->kind == SL_SLOT_SAME)
        return sink(ctx, &slot->delivery, slot->source);
    bool given = sl_collapse_print(collapse, slot, &json);
    if (given) {
        made.json = sl_buf_str(&json);
        made.verbatim = made.is_patch = false;
        if (slot->kind == SL_SLOT_STATE && !made.is_state)
            made.type = SL_EV_STATE_SNAPSHOT;
        else if (slot->kind == SL_SLOT_ACTIVITY)
            made.type = SL_EV_ACTIVITY_SNAPSHOT;
        given = sink(ctx, &made, SIZE_MAX);
    }
    sl_buf_clear(&json);
    return given;
}

enum sl_collapsed sl_collapse_end(struct sl_collapse *collapse, struct sl_mark *end,
                                  sl_collapse_sink sink, void *ctx)
{
    if (!sl_collapse_close_part(collapse, end))
        return SL_COLLAPSE_FAILED;
    if (collapse->lost)
        return SL_COLLAPSE_LOST;
    for (size_t i = 0; i < collapse->count; i++) {
        if (!give(collapse, &collapse->slots[i], sink, ctx))
            return SL_COLLAPSE_FAILED;
    }
    return SL_COLLAPSED;
}
