/* SPDX-License-Identifier: MIT */
/* Private to the codec: ids inside arrays of objects. */
#ifndef SLUICE_CODEC_IDS_H
#define SLUICE_CODEC_IDS_H

#include "sluice/json.h"

/* Two objects of the array have the same string `id`. False when `array` is SL_NONE or no array.
 * Sets `*failed` without memory. */
bool sl_ids_repeat(const struct sl_doc *doc, uint32_t array, bool *failed);

/* The escaped body of a string member; false when there is none. */
bool sl_member_body(const struct sl_doc *doc, uint32_t object, const char *name,
                    struct sl_str *body);

#endif
