/* SPDX-License-Identifier: MIT */
/*
 * A rebuild: what brings a reader from nothing to a view, made once per place and framing and
 * shared by all readers there. Only the frames' heads, which name the subscription, are a reader's
 * own.
 */
#ifndef SLUICE_HUB_REBUILD_H
#define SLUICE_HUB_REBUILD_H

#include "hub/message.h"
#include "sluice/view.h"

struct rebuild;

/* Of `view`, whose place `at` names; NULL without memory. */
struct rebuild *rebuild_new(const struct sl_view *view, const struct sl_cursor *at,
                            enum sl_framing framing);
void rebuild_free(struct rebuild *rebuild); /* NULL is allowed */
struct sl_place rebuild_place(const struct rebuild *rebuild);
/* Writes the `reset` frame and all that follows it. */
void rebuild_write(const struct rebuild *rebuild, uint32_t sub, enum sl_reset reason,
                   struct message_writer *writer);

#endif
