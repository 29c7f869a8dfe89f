/* SPDX-License-Identifier: MIT */
/* Private to the codec: a set of ids, given as escaped bodies, equal when they mean the same. */
#ifndef SLUICE_CODEC_ID_SET_H
#define SLUICE_CODEC_ID_SET_H

#include <stdbool.h>

#include "sluice/str.h"

struct sl_id;
struct sl_id_set {
    struct sl_id *ids; /* uthash */
};

/* Starts zeroed. False without memory. */
bool sl_id_set_add(struct sl_id_set *set, struct sl_str body);
bool sl_id_set_has(const struct sl_id_set *set, struct sl_str body);
void sl_id_set_clear(struct sl_id_set *set);

#endif
