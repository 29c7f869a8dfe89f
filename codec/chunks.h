/* SPDX-License-Identifier: MIT */
/*
 * Private to the codec: the lanes in which *_CHUNK events are put together.
 *
 * A lane belongs to a subagent or to the parent agent and assembles one item at a time. A chunk
 * that names neither id nor subagent is placed by what is being assembled.
 */
#ifndef SLUICE_CODEC_CHUNKS_H
#define SLUICE_CODEC_CHUNKS_H

#include "verifier.h"

enum sl_chunk_kind { SL_CHUNK_TEXT, SL_CHUNK_TOOL_CALL, SL_CHUNK_REASONING, SL_CHUNK_KINDS };

/* What a chunk may repeat, but not change: role and name, or toolCallName and parentMessageId. */
enum { SL_LANE_FIELDS = 2 };

struct sl_lane {
    struct sl_lane *prev, *next;           /* all lanes, in the order in which they were opened */
    struct sl_lane *kind_prev, *kind_next; /* of its kind */
    struct sl_tag *tag;                    /* the parent's for the parent agent */
    enum sl_chunk_kind kind;
    struct sl_entity *entity;
    struct sl_str field[SL_LANE_FIELDS]; /* heap: escaped bodies; ptr NULL when absent */
};

struct sl_lanes {
    struct sl_lane *all;
    struct sl_lane *of[SL_CHUNK_KINDS];
    size_t count[SL_CHUNK_KINDS];
};

static inline bool sl_event_is_chunk(enum sl_event_type type)
{
    return type == SL_EV_TEXT_MESSAGE_CHUNK || type == SL_EV_TOOL_CALL_CHUNK ||
           type == SL_EV_REASONING_MESSAGE_CHUNK;
}

/* Where a chunk belongs. */
struct sl_placement {
    enum sl_chunk_kind kind;
    struct sl_tag *tag;       /* the lane's */
    struct sl_entity *entity; /* the item's; NULL when it continues without an id */
    bool goes_on;             /* with what the lane assembles; else it begins an item */
};
/* Changes nothing but entities on record. */
enum sl_step sl_chunk_place(struct sl_verifier *verifier, const struct sl_lanes *lanes,
                            const struct sl_event *event, struct sl_placement *out,
                            struct sl_error *err);

/* Puts the chunk's item into its lane, which is empty. False without memory. */
bool sl_lane_open(struct sl_lanes *lanes, const struct sl_placement *placement,
                  const struct sl_event *chunk);
bool sl_lane_restore(struct sl_lanes *lanes, struct sl_tag *tag, enum sl_chunk_kind kind,
                     struct sl_entity *entity, const struct sl_str field[SL_LANE_FIELDS]);
void sl_lane_remove(struct sl_lanes *lanes, struct sl_lane *lane);
void sl_lanes_clear(struct sl_lanes *lanes);
struct sl_item *sl_lane_item(const struct sl_lane *lane); /* NULL when it is open no more */

/* Events made of a chunk, appended as JSON. */
void sl_chunk_print_start(const struct sl_event *chunk, const struct sl_placement *placement,
                          struct sl_buf *out);
bool sl_chunk_has_content(const struct sl_event *chunk, bool goes_on);
void sl_chunk_print_content(const struct sl_event *chunk, const struct sl_placement *placement,
                            struct sl_buf *out);
void sl_lane_print_end(const struct sl_lane *lane, bool tagged, struct sl_buf *out);

/* The lanes that an explicit event closes. */
enum sl_lane_scope { SL_SCOPE_NONE, SL_SCOPE_OWN, SL_SCOPE_ALL };
enum sl_lane_scope sl_lane_scope(enum sl_event_type type);
/* What an event does with the item that the lane assembles; NONE when it names another. */
enum sl_lane_touch { SL_TOUCH_NONE, SL_TOUCH_START, SL_TOUCH_CONTENT, SL_TOUCH_END };
enum sl_lane_touch sl_lane_touched(struct sl_verifier *verifier, const struct sl_lane *lane,
                                   const struct sl_event *event);

#endif
