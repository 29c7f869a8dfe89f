/* SPDX-License-Identifier: MIT */
/*
 * Private to the codec: a collapse from inside.
 *
 * Each delivery takes a slot. Reading a span decides at once what joins an earlier slot; what needs
 * a mark (the state, activities) is decided when its part of a run is over: a part ends with a
 * terminal, with the RUN_STARTED behind what came between two runs, or with the span.
 */
#ifndef SLUICE_CODEC_COLLAPSE_PRIVATE_H
#define SLUICE_CODEC_COLLAPSE_PRIVATE_H

#include "mark.h"

enum sl_slot_kind {
    SL_SLOT_SAME,     /* goes out as it came */
    SL_SLOT_GONE,     /* does not go out */
    SL_SLOT_JOINED,   /* a delta with others behind it */
    SL_SLOT_STATE,    /* the state of the mark */
    SL_SLOT_ACTIVITY, /* the activity of the mark */
};

#define SL_NO_SLOT SIZE_MAX

struct sl_slot {
    struct sl_delivery delivery;
    size_t source;
    enum sl_slot_kind kind;
    size_t next;          /* JOINED: its number among the joints; in a group: the next slot of it */
    struct sl_mark *mark; /* STATE: counted */
    struct sl_value *value; /* ACTIVITY: the message, counted */
};

/* Deltas that became one. */
struct sl_joint {
    struct sl_buf delta;       /* escaped body */
    struct sl_value *metadata; /* NULL: none */
    struct sl_str timestamp;   /* of the last; as written, empty for none */
};

/* X(symbol): what names are told apart by, beside their text. */
#define SL_TRACKS(X)                                                                               \
    X(MESSAGE)                                                                                     \
    X(CALL)                                                                                        \
    X(ACTIVITY)                                                                                    \
    X(MESSAGE_VALUE) /* encrypted values */                                                        \
    X(CALL_VALUE)                                                                                  \
    X(STEP)                                                                                        \
    X(SPAN)
#define SL_TRACK_ENUM(symbol) SL_TRACK_##symbol,
enum sl_track_kind { SL_TRACKS(SL_TRACK_ENUM) SL_TRACK_COUNT };
#undef SL_TRACK_ENUM

/* What is known of a message, a call and so on since the last barrier. */
struct sl_track {
    UT_hash_handle hh;
    uint64_t barrier; /* counted at the last use: another one makes the rest mean nothing */
    size_t slot;      /* the one that others join, or the start of a pair; SL_NO_SLOT: none */
    enum sl_event_type type; /* of that slot */
    struct sl_str delta;     /* of the first delta, while nothing has joined it */
    size_t group;            /* an activity's that others join; SL_NO_SLOT: none */
    uint64_t part;           /* in which it had a group */
    size_t last_group;       /* the last one there */
    char name[];             /* kind, then WTF-8 */
};

/* Slots of the part that one mark may stand for, in order. */
struct sl_group {
    size_t first, last;
    size_t last_snapshot; /* SL_NO_SLOT: none */
    size_t count;
    size_t bytes;     /* of all */
    size_t bytes_cut; /* from the last snapshot on */
    size_t count_cut;
    struct sl_str id; /* an activity's, an escaped body; empty for the state */
    bool stays;       /* an activity's: something depends on what it leaves */
};

struct sl_collapse {
    unsigned drops;
    struct sl_slot *slots;
    size_t count, cap;
    size_t added; /* deliveries, inert ones included */
    struct sl_joint *joints;
    size_t joint_count, joint_cap;
    struct sl_track *tracks; /* uthash */
    uint64_t barrier;
    uint64_t call_barrier; /* the same for calls alone */
    /* Of the part. */
    uint64_t part;         /* counts them, from 1 on */
    struct sl_group state; /* `count` 0: none */
    struct sl_group *groups;
    size_t group_count, group_cap;
    size_t staying; /* of the first groups it is known that they stay */

    bool lost;
    struct sl_doc doc;
    struct sl_buf scratch;
};

/* A field of the delivery that is being read. */
static inline uint32_t sl_collapse_field(const struct sl_collapse *collapse, enum sl_field name)
{
    return sl_doc_get(&collapse->doc, 0, sl_str_from(sl_field_name(name)));
}

/* The delivery that is being read joins the track's slot. False without memory. */
bool sl_joint_add(struct sl_collapse *collapse, struct sl_track *track) SL_MUST_CHECK;
/* The first event, the root of the document, with what the others brought. */
void sl_joint_print(const struct sl_doc *doc, const struct sl_joint *joint, struct sl_buf *out);

/* The part is over; `mark` as it was there, NULL when that is gone. False without memory. */
bool sl_collapse_close_part(struct sl_collapse *collapse, struct sl_mark *mark) SL_MUST_CHECK;
/* The slot joins a group, whose chain it ends. */
void sl_group_add(struct sl_collapse *collapse, struct sl_group *group, size_t slot,
                  bool is_snapshot);
/* The slot's JSON is made and printed. False without memory. */
bool sl_collapse_print(struct sl_collapse *collapse, const struct sl_slot *slot,
                       struct sl_buf *out) SL_MUST_CHECK;

#endif
