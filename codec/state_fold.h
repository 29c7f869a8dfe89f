/* SPDX-License-Identifier: MIT */
/* Private to the codec: what an event does to the shared state, as the reference client does it. */
#ifndef SLUICE_CODEC_STATE_FOLD_H
#define SLUICE_CODEC_STATE_FOLD_H

#include "messages.h"

/* The state becomes the value at a node. */
enum sl_fold sl_state_replace(struct sl_value **state, const struct sl_doc *doc, uint32_t node,
                              size_t max_bytes);
/* The array of operations at a node changes it, or is skipped. */
enum sl_fold sl_state_patch(struct sl_value **state, const struct sl_doc *doc, uint32_t node,
                            size_t max_bytes);
/* STATE_SNAPSHOT and STATE_DELTA. */
enum sl_fold sl_state_apply(struct sl_value **state, const struct sl_event *ev, size_t max_bytes);

#endif
