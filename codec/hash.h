/* SPDX-License-Identifier: MIT */
/* Private to the codec: a keyed hash of what an escaped string body means. */
#ifndef SLUICE_CODEC_HASH_H
#define SLUICE_CODEC_HASH_H

#include <stdint.h>

#include "sluice/str.h"

/* Bodies that mean the same text have the same hash. SipHash-1-3 of the WTF-8 text; the seed should
 * be something that a sender of keys cannot know, such as the address of the table. */
uint64_t sl_body_hash(struct sl_str body, uint64_t seed);

#endif
