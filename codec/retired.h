/* SPDX-License-Identifier: MIT */
/* Private to the codec: the THINKING_* events that AG-UI had before REASONING_*. */
#ifndef SLUICE_CODEC_RETIRED_H
#define SLUICE_CODEC_RETIRED_H

#include "sluice/event.h"

/* They name nothing: an id is made for each opener and kept for what continues it. The client
 * makes random ones; these are numbered in the run, so that every reader sees the same. */
struct sl_thinking {
    uint64_t count;         /* ids made so far */
    uint64_t span, message; /* number of the open one, 0 for none */
};

/* The type is one of them. */
bool sl_thinking_type(const struct sl_doc *doc, uint32_t type);
/* Appends the REASONING_* event that this one stands for. `run_id` is WTF-8. */
void sl_thinking_print(struct sl_thinking *thinking, const struct sl_doc *doc, uint32_t type,
                       struct sl_str run_id, struct sl_buf *out);

#endif
