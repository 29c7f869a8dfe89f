/* SPDX-License-Identifier: MIT */
/*
 * A parcel: frames that a reader gets as one, in place of the window's items. A span is a collapsed
 * part of the window; a rebuild brings a reader from nothing to a view.
 *
 * Made once per place, filter and framing, and shared by all readers there: only the heads of its
 * frames, which name the subscription, are a reader's own. It is counted, and its bytes count
 * against the process's ceiling.
 *
 * Deltas are not idempotent, so nobody may go on from inside a parcel. One that fits a message is
 * received whole or not at all, and only its last frame has a cursor. Of a longer one the first
 * frame has a cursor, too, which says so.
 */
#ifndef SLUICE_HUB_PARCEL_H
#define SLUICE_HUB_PARCEL_H

#include "hub/message.h"
#include "hub/window.h"

enum parcel_kind {
    PARCEL_SPAN,
    PARCEL_REBUILD, /* of the view at the head */
    PARCEL_BASE,    /* of the view where the window begins */
};

struct parcel;
struct parcel_frame;

struct parcel {
    struct parcel *prev, *next; /* of its lens */
    struct hub *hub;
    size_t refs;
    enum parcel_kind kind;
    enum sl_framing framing;
    unsigned drops;    /* of a span; as in sl_collapse_new */
    uint64_t from, to; /* items that it stands for; of a rebuild both are where to go on */
    struct sl_cursor begin, end;
    struct parcel_frame *frames;
    size_t count, cap;
    struct sl_buf building; /* small bodies, until it is sealed */
    struct sl_bytes *arena; /* and then */
    struct sl_bytes *reset; /* of a rebuild: the members of its `reset` that all readers share */
    uint32_t reset_members;
    size_t bytes; /* of all frames, about */
    size_t own;   /* that it is counted with itself */
};

/* Empty and counted once; NULL without memory. */
struct parcel *parcel_new(struct hub *hub, enum parcel_kind kind, enum sl_framing framing);
struct parcel *parcel_ref(struct parcel *parcel);
void parcel_unref(struct parcel *parcel); /* NULL is allowed */

/* Appends a delivery, whose body is `shared` from `start` on in the parcel's framing, or where that
 * is NULL the delivery's JSON, which is encoded. False without memory. */
bool parcel_add(struct parcel *parcel, const struct sl_delivery *delivery, struct sl_bytes *shared,
                size_t start, size_t len) SL_MUST_CHECK;
/* What the `reset` frame of a rebuild says of the view. False without memory. */
bool parcel_add_reset(struct parcel *parcel, const struct sl_view *view,
                      const struct sl_lens *fold) SL_MUST_CHECK;
/* Nothing is added any more. False without memory. */
bool parcel_seal(struct parcel *parcel) SL_MUST_CHECK;

/* Frames to write, a rebuild's `reset` included. */
size_t parcel_length(const struct parcel *parcel);
/* All of it fits one message. */
bool parcel_fits(const struct parcel *parcel);
/* Writes frame `index`, from 0 on. `reason` is a rebuild's. */
void parcel_write(const struct parcel *parcel, size_t index, uint32_t sub, enum sl_reset reason,
                  struct message_writer *writer);

#endif
