/* SPDX-License-Identifier: MIT */
/*
 * JSON Pointer (RFC 6901) and JSON Patch (RFC 6902), exactly, all or nothing.
 *
 * A patch changes the tree in place and keeps an undo list; when an operation fails, everything
 * before it is undone. Nothing else of the document is copied.
 *
 * The reference AG-UI client (fast-json-patch 3.1.1) departs from the RFC in a few exotic cases.
 * A patch that touches one of them is applied by the RFC and flagged `deviates`: its reader may
 * hold another document now and needs a STATE_SNAPSHOT.
 */
#ifndef SLUICE_PATCH_H
#define SLUICE_PATCH_H

#include "sluice/value.h"

struct sl_patch_limits {
    size_t max_size;   /* bytes of the whole document afterwards, 0 for none: SL_TOO_LARGE */
    size_t max_height; /* of the whole document afterwards, 0 for SL_MAX_DEPTH: SL_TOO_DEEP */
    size_t max_work;   /* elements moved or copied by one patch, 0 for none: SL_TOO_LARGE */
};

struct sl_patch_result {
    bool deviates;    /* the reference client may do something else with this patch */
    size_t failed_op; /* index of the operation that failed, or their number when the whole did */
};

/*
 * Applies the array at `node` to `*root` (the caller's reference; becomes another value when the
 * whole document is replaced). Operations of an unknown `op` fail as malformed here; the view
 * leaves them out beforehand, as the client does. Errors: SL_BAD_PATCH (malformed), SL_PATCH_FAILED
 * (does not apply, `test` included), SL_TOO_LARGE, SL_TOO_DEEP, SL_NO_MEMORY; the field is the
 * pointer of the culprit inside the patch ("/3/path"), empty for what all of it makes. On failure
 * `*root` means what it meant before; `result` is always set.
 */
bool sl_patch_apply(struct sl_value **root, const struct sl_doc *doc, uint32_t node,
                    const struct sl_patch_limits *limits, struct sl_patch_result *result,
                    struct sl_error *err) SL_MUST_CHECK;

/* The syntax alone, each operation's required members included. SL_BAD_PATCH when it is not one.
 * `unknown_op`, when not NULL, tells whether an `op` is not one of the six (which is no error
 * then). */
bool sl_patch_check(const struct sl_doc *doc, uint32_t node, bool *unknown_op,
                    struct sl_error *err) SL_MUST_CHECK;

/* The value at a JSON Pointer (decoded text); borrowed. NULL with SL_BAD_PATCH for bad syntax, with
 * SL_PATCH_FAILED where there is nothing. */
struct sl_value *sl_pointer_get(struct sl_value *root, struct sl_str pointer,
                                struct sl_error *err) SL_MUST_CHECK;

#endif
