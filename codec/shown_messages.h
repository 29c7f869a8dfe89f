/* SPDX-License-Identifier: MIT */
/* Private to the codec: what is left of messages where categories of events are hidden. */
#ifndef SLUICE_CODEC_SHOWN_MESSAGES_H
#define SLUICE_CODEC_SHOWN_MESSAGES_H

#include "messages.h"

/* `hidden` are bits 1U << enum sl_category. */

/* The shown ones of an array of messages, comma-separated, without brackets, but for those of the
 * ids `without` (may be NULL). What is shown whole keeps its bytes. `*whole` tells whether that is
 * everything. */
void sl_shown_print(unsigned hidden, const struct sl_doc *doc, uint32_t array,
                    const struct sl_id_set *without, struct sl_buf *out, bool *whole);
/* The shown ones of `from` behind `list`, sharing the values. Both have the same seed. False
 * without memory. */
bool sl_shown_copy(struct sl_messages *list, const struct sl_messages *from,
                   unsigned hidden) SL_MUST_CHECK;

#endif
