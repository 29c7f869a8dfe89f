/* SPDX-License-Identifier: MIT */
/* The state through a lens: the whole of it, and what is shown. */
#include "lens_private.h"
#include "state_fold.h"

static enum sl_fold change(struct sl_value **state, const struct sl_lens *lens,
                           const struct sl_doc *doc, uint32_t node, bool is_patch)
{
    return is_patch ? sl_state_patch(state, doc, node, lens->limits.max_state)
                    : sl_state_replace(state, doc, node, lens->limits.max_state);
}

static enum sl_lens_change show(struct sl_lens *lens)
{
    struct sl_value *shown = sl_hidden_take_out(&lens->paths, lens->full);
    if (shown == NULL)
        return SL_LENS_FAILED;
    sl_value_unref(lens->state);
    lens->state = shown;
    return SL_LENS_WHOLE;
}

static enum sl_lens_change replace(struct sl_lens *lens)
{
    if (show(lens) == SL_LENS_FAILED)
        return SL_LENS_FAILED;
    return lens->state == lens->full ? SL_LENS_SAME : SL_LENS_WHOLE;
}

enum sl_lens_change sl_lens_change_state(struct sl_lens *lens, const struct sl_doc *doc,
                                         uint32_t node, bool is_patch)
{
    bool part = lens->full != NULL;
    enum sl_fold fold = change(part ? &lens->full : &lens->state, lens, doc, node, is_patch);
    if (fold > SL_FOLD_DEVIATES)
        return SL_LENS_FAILED;
    if (!part)
        return SL_LENS_SAME;
    if (!is_patch)
        return replace(lens);
    switch (sl_hidden_touched(&lens->paths, doc, node)) {
    case SL_HIDDEN_INSIDE:
        return SL_LENS_NOTHING;
    case SL_HIDDEN_TOUCHED:
        return show(lens);
    case SL_HIDDEN_MEMORY:
        return SL_LENS_FAILED;
    case SL_HIDDEN_APART:
        break;
    }
    fold = change(&lens->state, lens, doc, node, true);
    if (fold == SL_FOLD_MEMORY)
        return SL_LENS_FAILED;
    return fold == SL_FOLD_DONE ? SL_LENS_SAME : show(lens);
}
