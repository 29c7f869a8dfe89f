/* SPDX-License-Identifier: MIT */
/*
 * Where a subscription is: the cursor that a reader goes on behind, kept by the protocol's rules
 * (docs/protocol.md, sections 6 and 7).
 */
#ifndef SLUICE_LINK_PLACE_H
#define SLUICE_LINK_PLACE_H

#include "sluice/entry.h"
#include "sluice/json.h"

/* Starts zeroed; `sub` is the caller's. */
struct link_place {
    uint32_t sub;
    char cursor[SL_CURSOR_MAX]; /* "" while there is none */
    uint64_t rebuild_left;      /* frames that the rebuild still has */
    bool in_span;               /* of a collapsed span more frames come */
};

/*
 * Takes note of a frame of the gateway, once what it says was applied. Frames of other
 * subscriptions, and those that name no place, change nothing. False when the frame breaks the
 * protocol: no cursor where one must be, none that is one, or an end of a rebuild that comes too
 * early. A frame without a cursor outside a rebuild is one of a collapsed span.
 */
bool link_place_note(struct link_place *place, const struct sl_doc *doc, uint32_t frame);

#endif
