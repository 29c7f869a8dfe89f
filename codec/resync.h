/* SPDX-License-Identifier: MIT */
/* Private to the codec: what a resync is made of, where that is not all of the view. */
#ifndef SLUICE_CODEC_RESYNC_H
#define SLUICE_CODEC_RESYNC_H

#include "view_private.h"

struct sl_resync {
    const struct sl_view *view; /* its runs */
    const struct sl_messages *messages;
    const struct sl_value *state; /* NULL: readers are not told */
    const struct sl_gate *gate;   /* what the live run has open; NULL for none */
    unsigned hidden;              /* bits 1U << enum sl_category: nothing of these is open */
    bool without_raw_event;
};
bool sl_resync(const struct sl_resync *of, sl_view_sink sink, void *ctx,
               struct sl_error *err) SL_MUST_CHECK;
/* Of it, the live run alone. */
bool sl_resync_live(const struct sl_resync *of, sl_view_sink sink, void *ctx,
                    struct sl_error *err) SL_MUST_CHECK;

/* The object without its members `rawEvent`. */
void sl_print_without_raw_event(const struct sl_doc *doc, struct sl_buf *out);

#endif
