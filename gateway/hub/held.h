/* SPDX-License-Identifier: MIT */
/*
 * What the process holds for readers that have not taken it yet, in bytes: half-sent messages,
 * collapsed spans, rebuilds. Shared bytes count once, however many hold them.
 */
#ifndef SLUICE_HUB_HELD_H
#define SLUICE_HUB_HELD_H

#include "sluice/buf.h"

struct held_row;

struct held {
    struct held_row *rows; /* hash by address */
    size_t bytes;
};

/* One more holder of `bytes`. False without memory. */
bool held_pin(struct held *held, const struct sl_bytes *bytes);
/* One holder less, who had pinned them. */
void held_unpin(struct held *held, const struct sl_bytes *bytes);

#endif
