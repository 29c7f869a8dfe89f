/* SPDX-License-Identifier: MIT */
/* The fold of the shared state. */
#include "state_fold.h"

#include <assert.h>

#include "client_patch.h"

enum sl_fold sl_state_replace(struct sl_value **state, const struct sl_doc *doc, uint32_t node,
                              size_t max_bytes)
{
    struct sl_value *value = sl_value_from_node(doc, node);
    enum sl_fold fold = SL_FOLD_DONE;
    if (value == NULL)
        return SL_FOLD_MEMORY;
    if (sl_value_size(value) > max_bytes)
        fold = SL_FOLD_FULL;
    else if (sl_value_height(value) > SL_MAX_HEIGHT)
        fold = SL_FOLD_DEEP;
    if (fold != SL_FOLD_DONE) {
        sl_value_unref(value);
        return fold;
    }
    sl_value_unref(*state);
    *state = value;
    return SL_FOLD_DONE;
}

enum sl_fold sl_state_patch(struct sl_value **state, const struct sl_doc *doc, uint32_t node,
                            size_t max_bytes)
{
    bool applied;
    const struct sl_client_patch patch = {
        .doc = doc, .node = node, .max_size = max_bytes, .max_height = SL_MAX_HEIGHT};
    return sl_client_patch_apply(state, &patch, &applied);
}

enum sl_fold sl_state_apply(struct sl_value **state, const struct sl_event *ev, size_t max_bytes)
{
    if (ev->type == SL_EV_STATE_SNAPSHOT)
        return sl_state_replace(state, ev->doc, ev->field[SL_F_SNAPSHOT], max_bytes);
    assert(ev->type == SL_EV_STATE_DELTA);
    return sl_state_patch(state, ev->doc, ev->field[SL_F_DELTA], max_bytes);
}
