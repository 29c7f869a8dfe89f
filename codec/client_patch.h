/* SPDX-License-Identifier: MIT */
/* Private to the codec: a patch inside an event, applied as the reference client applies it. */
#ifndef SLUICE_CODEC_CLIENT_PATCH_H
#define SLUICE_CODEC_CLIENT_PATCH_H

#include "messages.h"

struct sl_client_patch {
    const struct sl_doc *doc;
    uint32_t node;        /* the array of operations */
    size_t max_size;      /* bytes of the document afterwards */
    size_t max_height;    /* of the document afterwards */
    bool object;          /* it must be an object afterwards */
    struct sl_error *why; /* gets the reason of a patch that is skipped; may be NULL */
};

/*
 * Leaves out operations of an unknown `op`; a patch that does not apply is skipped whole, as the
 * client skips it (SL_FOLD_DONE). SL_FOLD_DEVIATES: the client's document may be another one now,
 * because it applies this patch otherwise or because it was refused here alone. SL_FOLD_FULL and
 * SL_FOLD_WORK: refused, and so should be the event. `applied` tells whether `*root` is the
 * outcome.
 */
enum sl_fold sl_client_patch_apply(struct sl_value **root, const struct sl_client_patch *patch,
                                   bool *applied);

#endif
