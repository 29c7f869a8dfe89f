/* SPDX-License-Identifier: MIT */
/* Private to the codec: keyed hashes of what escaped string bodies mean. */
#ifndef SLUICE_CODEC_HASH_H
#define SLUICE_CODEC_HASH_H

#include <stdint.h>

#include "sluice/buf.h"

/* Bodies that mean the same text have the same hash. SipHash-1-3 of the WTF-8 text; the seed should
 * be something that a sender of keys cannot know, such as the address of the table. */
uint64_t sl_body_hash(struct sl_str body, uint64_t seed);

/* The same of text as it is. */
uint64_t sl_text_hash(struct sl_str text, uint64_t seed);

/* An id to look up in a table of decoded ids. */
struct sl_id_key {
    struct sl_str text; /* WTF-8; the body itself where that has no escapes */
    unsigned hash;
    struct sl_buf decoded;
    char small[256]; /* instead of it */
};
/* False without memory, which only long bodies with escapes need. Clear it in any case. */
bool sl_id_init(struct sl_id_key *key, uint64_t seed, struct sl_str body);
void sl_id_clear(struct sl_id_key *key);

#endif
