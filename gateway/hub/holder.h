/* SPDX-License-Identifier: MIT */
/*
 * Which claims of tool calls a session took, so that they can be given back when it ends. The store
 * knows who has a call, not which calls somebody has.
 *
 * A session is known by its holder's name as the store has it, however often it connects; what runs
 * out is forgotten, and so is a session without claims.
 */
#ifndef SLUICE_HUB_HOLDER_H
#define SLUICE_HUB_HOLDER_H

#include "hub/state.h"

struct hub_holder;

/* The holder asks for this claim or has it, until `expires_ms` (Unix time). The oldest of very many
 * is forgotten and runs out by itself. False without memory. */
bool holder_note(struct hub *hub, struct sl_bytes *holder, struct sl_str thread, struct sl_str call,
                 uint64_t expires_ms) SL_MUST_CHECK;
/* It has nothing of this call to give back (any more). */
void holder_drop(struct hub *hub, struct sl_bytes *holder, struct sl_str thread,
                 struct sl_str call);
/* Gives this claim back, if it has it. */
void holder_give_back(struct hub *hub, struct sl_bytes *holder, struct sl_str thread,
                      struct sl_str call);
/* Gives everything back. */
void holder_release(struct hub *hub, struct sl_bytes *holder);
/* Once in a while: forgets what has run out. */
void holders_tick(struct hub *hub, uint64_t now_ms);
void holders_free(struct hub *hub);

#endif
