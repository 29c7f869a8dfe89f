/* SPDX-License-Identifier: MIT */
/* Lanes: which item a chunk continues or begins, and the events that it stands for. */
#include "chunks.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include <utlist.h>

/* Each kind of chunk: its parts, its id, and the fields that it may only repeat. */
static const struct kind {
    enum sl_event_type chunk, start, content, end;
    enum sl_entity_kind entity;
    enum sl_open_kind open;
    enum sl_field id;
    enum sl_field field[SL_LANE_FIELDS]; /* SL_F_TYPE: none */
} kinds[SL_CHUNK_KINDS] = {
    [SL_CHUNK_TEXT] = {SL_EV_TEXT_MESSAGE_CHUNK,
                       SL_EV_TEXT_MESSAGE_START,
                       SL_EV_TEXT_MESSAGE_CONTENT,
                       SL_EV_TEXT_MESSAGE_END,
                       SL_ENTITY_MESSAGE,
                       SL_OPEN_TEXT,
                       SL_F_MESSAGE_ID,
                       {SL_F_ROLE, SL_F_NAME}},
    [SL_CHUNK_TOOL_CALL] = {SL_EV_TOOL_CALL_CHUNK,
                            SL_EV_TOOL_CALL_START,
                            SL_EV_TOOL_CALL_ARGS,
                            SL_EV_TOOL_CALL_END,
                            SL_ENTITY_TOOL_CALL,
                            SL_OPEN_TOOL_CALL,
                            SL_F_TOOL_CALL_ID,
                            {SL_F_TOOL_CALL_NAME, SL_F_PARENT_MESSAGE_ID}},
    [SL_CHUNK_REASONING] = {SL_EV_REASONING_MESSAGE_CHUNK,
                            SL_EV_REASONING_MESSAGE_START,
                            SL_EV_REASONING_MESSAGE_CONTENT,
                            SL_EV_REASONING_MESSAGE_END,
                            SL_ENTITY_REASONING,
                            SL_OPEN_REASONING_MESSAGE,
                            SL_F_MESSAGE_ID,
                            {SL_F_TYPE, SL_F_TYPE}},
};

static const struct sl_str default_role = {"assistant", 9};

static enum sl_step refuse(const struct sl_event *event, enum sl_field field, const char *why,
                           struct sl_error *err)
{
    char pointer[64];

    snprintf(pointer, sizeof(pointer), "/%s", sl_field_name(field));
    sl_error_set(err, SL_BAD_EVENT, pointer, "%s: %s", sl_event_name(event->type), why);
    return SL_STEP_ILLEGAL;
}

/* Without an id: the parent's item of the kind, or the only one there is. */
static enum sl_step place_by_kind(struct sl_verifier *verifier, const struct sl_lanes *lanes,
                                  const struct sl_event *event, struct sl_placement *out,
                                  struct sl_error *err)
{
    const struct sl_lane *parents = verifier->parent.lane;

    out->tag = &verifier->parent;
    if (parents && parents->kind == out->kind)
        return SL_STEP_OK;
    if (lanes->count[out->kind] > 1)
        return refuse(event, kinds[out->kind].id, "several subagents have one that it may continue",
                      err);
    if (lanes->count[out->kind] == 1)
        out->tag = lanes->of[out->kind]->tag;
    return SL_STEP_OK;
}

static enum sl_step find_lane(struct sl_verifier *verifier, const struct sl_lanes *lanes,
                              const struct sl_event *event, struct sl_tag *tag,
                              struct sl_placement *out, struct sl_error *err)
{
    const struct kind *kind = &kinds[out->kind];

    if (!sl_event_has(event, kind->id)) {
        if (!tag)
            return place_by_kind(verifier, lanes, event, out, err);
        out->tag = tag;
        return SL_STEP_OK;
    }
    out->entity =
        sl_verifier_entity(verifier, kind->entity, NULL, sl_event_body(event, kind->id), true);
    if (!out->entity) {
        sl_error_memory(err);
        return SL_STEP_FAILED;
    }
    const struct sl_lane *holder = out->entity->lane;
    if (holder && tag && tag != holder->tag)
        return refuse(event, SL_F_SUBAGENT_RUN_ID, "another subagent's chunks began it", err);
    out->tag = holder ? holder->tag : tag ? tag : &verifier->parent;
    return SL_STEP_OK;
}

static enum sl_step check_repeats(const struct sl_event *event, const struct sl_lane *lane,
                                  struct sl_error *err)
{
    for (int i = 0; i < SL_LANE_FIELDS; i++) {
        enum sl_field field = kinds[lane->kind].field[i];
        if (field == SL_F_TYPE || !sl_event_has(event, field))
            continue;
        if (!lane->field[i].ptr || !sl_json_body_equal(lane->field[i], sl_event_body(event, field)))
            return refuse(event, field, "it differs from what the item began with", err);
    }
    return SL_STEP_OK;
}

enum sl_step sl_chunk_place(struct sl_verifier *verifier, const struct sl_lanes *lanes,
                            const struct sl_event *event, struct sl_placement *out,
                            struct sl_error *err)
{
    struct sl_tag *tag = NULL;

    *out = (struct sl_placement){0};
    while (kinds[out->kind].chunk != event->type)
        out->kind++;
    if (sl_event_has(event, SL_F_SUBAGENT_RUN_ID) &&
        !(tag = sl_verifier_tag(verifier, sl_event_body(event, SL_F_SUBAGENT_RUN_ID)))) {
        sl_error_memory(err);
        return SL_STEP_FAILED;
    }
    enum sl_step step = find_lane(verifier, lanes, event, tag, out, err);
    if (step != SL_STEP_OK)
        return step;
    const struct sl_lane *lane = out->tag->lane;
    out->goes_on = lane && lane->kind == out->kind && (!out->entity || lane->entity == out->entity);
    if (out->goes_on) {
        out->entity = lane->entity;
        return check_repeats(event, lane, err);
    }
    if (!out->entity)
        return refuse(event, kinds[out->kind].id, "the first chunk of an item needs it", err);
    if (out->kind == SL_CHUNK_TOOL_CALL && !sl_event_has(event, SL_F_TOOL_CALL_NAME))
        return refuse(event, SL_F_TOOL_CALL_NAME, "the first chunk of an item needs it", err);
    return SL_STEP_OK;
}

bool sl_lane_restore(struct sl_lanes *lanes, struct sl_tag *tag, enum sl_chunk_kind kind,
                     struct sl_entity *entity, const struct sl_str field[SL_LANE_FIELDS])
{
    struct sl_lane *lane = calloc(1, sizeof(*lane));
    bool ok = lane != NULL;

    assert(!tag->lane && !entity->lane);
    for (int i = 0; ok && i < SL_LANE_FIELDS; i++)
        ok = !field[i].ptr || sl_str_copy(field[i], &lane->field[i]);
    if (!ok) {
        if (lane)
            free((char *)lane->field[0].ptr);
        free(lane);
        return false;
    }
    lane->tag = tag;
    lane->kind = kind;
    lane->entity = entity;
    tag->lane = entity->lane = lane;
    DL_APPEND(lanes->all, lane);
    DL_APPEND2(lanes->of[kind], lane, kind_prev, kind_next);
    lanes->count[kind]++;
    return true;
}

bool sl_lane_open(struct sl_lanes *lanes, const struct sl_placement *placement,
                  const struct sl_event *chunk)
{
    const struct kind *kind = &kinds[placement->kind];
    struct sl_str field[SL_LANE_FIELDS] = {{NULL, 0}, {NULL, 0}};

    for (int i = 0; i < SL_LANE_FIELDS; i++)
        if (kind->field[i] != SL_F_TYPE)
            field[i] = sl_event_body(chunk, kind->field[i]);
    if (placement->kind == SL_CHUNK_TEXT && !field[0].ptr)
        field[0] = default_role;
    return sl_lane_restore(lanes, placement->tag, placement->kind, placement->entity, field);
}

void sl_lane_remove(struct sl_lanes *lanes, struct sl_lane *lane)
{
    assert(lane->tag->lane == lane && lane->entity->lane == lane);
    lane->tag->lane = NULL;
    lane->entity->lane = NULL;
    DL_DELETE(lanes->all, lane);
    DL_DELETE2(lanes->of[lane->kind], lane, kind_prev, kind_next);
    lanes->count[lane->kind]--;
    for (int i = 0; i < SL_LANE_FIELDS; i++)
        free((char *)lane->field[i].ptr);
    free(lane);
}

void sl_lanes_clear(struct sl_lanes *lanes)
{
    while (lanes->all)
        sl_lane_remove(lanes, lanes->all);
}

struct sl_item *sl_lane_item(const struct sl_lane *lane)
{
    struct sl_item *item = *sl_entity_slot(lane->entity, kinds[lane->kind].open);

    return item && !item->ended ? item : NULL;
}

static void add_member(struct sl_buf *out, enum sl_field field, struct sl_str value)
{
    sl_buf_add_lit(out, ",\"");
    sl_buf_add_str(out, sl_str_from(sl_field_name(field)));
    sl_buf_add_lit(out, "\":");
    sl_buf_add_str(out, value);
}

static void add_copy(struct sl_buf *out, const struct sl_event *event, enum sl_field field)
{
    if (sl_event_has(event, field))
        add_member(out, field, sl_doc_raw(event->doc, event->field[field]));
}

static void begin(struct sl_buf *out, enum sl_event_type type, enum sl_field id,
                  const struct sl_entity *entity, const struct sl_tag *tag)
{
    sl_buf_add_lit(out, "{\"type\":\"");
    sl_buf_add_str(out, sl_str_from(sl_event_name(type)));
    sl_buf_add_char(out, '"');
    add_member(out, id, SL_STR(""));
    sl_json_add_string(out, entity->id);
    if (tag && tag->id.ptr) {
        add_member(out, SL_F_SUBAGENT_RUN_ID, SL_STR(""));
        sl_json_add_string(out, tag->id);
    }
}

/* Each part carries the metadata, so that it arrives whichever part is there. */
static void finish(struct sl_buf *out, const struct sl_event *chunk, bool raw)
{
    add_copy(out, chunk, SL_F_TIMESTAMP);
    add_copy(out, chunk, SL_F_METADATA);
    if (raw)
        add_copy(out, chunk, SL_F_RAW_EVENT);
    sl_buf_add_char(out, '}');
}

void sl_chunk_print_start(const struct sl_event *chunk, const struct sl_placement *placement,
                          struct sl_buf *out)
{
    const struct kind *kind = &kinds[placement->kind];

    begin(out, kind->start, kind->id, placement->entity, placement->tag);
    if (placement->kind == SL_CHUNK_REASONING)
        add_member(out, SL_F_ROLE, SL_STR("\"reasoning\""));
    else if (placement->kind == SL_CHUNK_TEXT && !sl_event_has(chunk, SL_F_ROLE))
        add_member(out, SL_F_ROLE, SL_STR("\"assistant\""));
    for (int i = 0; i < SL_LANE_FIELDS; i++)
        if (kind->field[i] != SL_F_TYPE)
            add_copy(out, chunk, kind->field[i]);
    finish(out, chunk, false);
}

bool sl_chunk_has_content(const struct sl_event *chunk, bool goes_on)
{
    return sl_event_has(chunk, SL_F_DELTA) || sl_event_has(chunk, SL_F_RAW_EVENT) ||
           (goes_on && sl_event_has(chunk, SL_F_METADATA));
}

void sl_chunk_print_content(const struct sl_event *chunk, const struct sl_placement *placement,
                            struct sl_buf *out)
{
    const struct kind *kind = &kinds[placement->kind];

    begin(out, kind->content, kind->id, placement->entity, placement->tag);
    if (sl_event_has(chunk, SL_F_DELTA))
        add_copy(out, chunk, SL_F_DELTA);
    else
        add_member(out, SL_F_DELTA, SL_STR("\"\""));
    finish(out, chunk, true);
}

void sl_lane_print_end(const struct sl_lane *lane, bool tagged, struct sl_buf *out)
{
    const struct kind *kind = &kinds[lane->kind];

    begin(out, kind->end, kind->id, lane->entity, tagged ? lane->tag : NULL);
    sl_buf_add_char(out, '}');
}

enum sl_lane_scope sl_lane_scope(enum sl_event_type type)
{
    switch (type) {
    case SL_EV_RUN_STARTED:
    case SL_EV_RUN_FINISHED:
    case SL_EV_RUN_ERROR:
    case SL_EV_MESSAGES_SNAPSHOT:
        return SL_SCOPE_ALL;
    case SL_EV_RAW:
    case SL_EV_ACTIVITY_SNAPSHOT:
    case SL_EV_ACTIVITY_DELTA:
    case SL_EV_REASONING_ENCRYPTED_VALUE:
    case SL_EV_SUBAGENT_STARTED:
        return SL_SCOPE_NONE;
    default:
        return SL_SCOPE_OWN;
    }
}

enum sl_lane_touch sl_lane_touched(struct sl_verifier *verifier, const struct sl_lane *lane,
                                   const struct sl_event *event)
{
    const struct kind *kind = &kinds[lane->kind];
    enum sl_lane_touch touch = event->type == kind->start     ? SL_TOUCH_START
                               : event->type == kind->content ? SL_TOUCH_CONTENT
                               : event->type == kind->end     ? SL_TOUCH_END
                                                              : SL_TOUCH_NONE;

    if (touch == SL_TOUCH_NONE)
        return SL_TOUCH_NONE;
    const struct sl_entity *named =
        sl_verifier_entity(verifier, kind->entity, NULL, sl_event_body(event, kind->id), false);
    return named == lane->entity ? touch : SL_TOUCH_NONE;
}
