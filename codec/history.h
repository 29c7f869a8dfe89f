/* SPDX-License-Identifier: MIT */
/*
 * Private to the codec: tells a gate of the thread's messages one by one, without their JSON.
 *
 * It is what sl_gate_seed does with an array; a thread of thousands of messages has to do it for
 * every run. Before the run's first event only.
 */
#ifndef SLUICE_CODEC_HISTORY_H
#define SLUICE_CODEC_HISTORY_H

#include "sluice/gate.h"

enum sl_known {
    SL_KNOWN_ASSISTANT,
    SL_KNOWN_MESSAGE, /* of another role than these */
    SL_KNOWN_ACTIVITY,
    SL_KNOWN_REASONING,
    SL_KNOWN_CALL, /* `owner` is its message's */
};

/* Readers may join; what they learn is told by sl_gate_know. */
void sl_gate_expect_joins(struct sl_gate *gate);
/* `id` and `owner` are escaped bodies; an owner with a NULL ptr is the parent agent. False without
 * memory. */
bool sl_gate_know(struct sl_gate *gate, enum sl_known what, struct sl_str id,
                  struct sl_str owner) SL_MUST_CHECK;

#endif
