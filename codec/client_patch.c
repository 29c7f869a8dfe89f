/* SPDX-License-Identifier: MIT */
/* Patches inside events: what the reference client leaves out, skips, and does otherwise. */
#include "client_patch.h"

#include "sluice/patch.h"

/* Elements that one patch may move: far more than any honest one, a fraction of a second at most.
 */
#define MAX_WORK ((size_t)16 << 20)

static bool is_known(const struct sl_doc *doc, uint32_t operation)
{
    static const char *const names[] = {"add", "remove", "replace", "move", "copy", "test"};
    uint32_t op = sl_doc_get(doc, operation, SL_STR("op"));
    for (size_t i = 0; op != SL_NONE && i < sizeof(names) / sizeof(names[0]); i++) {
        if (sl_doc_is(doc, op, sl_str_from(names[i])))
            return true;
    }
    return false;
}

/* An operation that may make another value of the whole document. */
static bool replaces_root(const struct sl_client_patch *patch)
{
    uint32_t end = sl_doc_next(patch->doc, patch->node);
    for (uint32_t op = patch->node + 1; op < end; op = sl_doc_next(patch->doc, op)) {
        uint32_t path = sl_doc_get(patch->doc, op, SL_STR("path"));
        if (path != SL_NONE && sl_doc_is(patch->doc, path, SL_STR("")))
            return true;
    }
    return false;
}

static enum sl_fold apply(struct sl_value **root, const struct sl_client_patch *patch,
                          bool *applied)
{
    struct sl_error err = {0};
    struct sl_patch_result result;
    const struct sl_patch_limits limits = {.max_size = patch->max_size == 0 ? 1 : patch->max_size,
                                           .max_work = MAX_WORK,
                                           .max_height = patch->max_height};
    struct sl_value *before = NULL;
    if (patch->object && replaces_root(patch))
        before = sl_value_ref(*root);
    *applied = sl_patch_apply(root, patch->doc, patch->node, &limits, &result, &err);
    if (before != NULL && *applied && sl_value_kind(*root) != SL_OBJECT) {
        /* The client takes it, but could not take it back from a snapshot. */
        sl_value_unref(*root);
        *root = sl_value_ref(before);
        *applied = false;
        result.deviates = true;
    }
    sl_value_unref(before);
    if (!*applied && patch->why != NULL && err.code != SL_OK)
        *patch->why = err;
    if (err.code == SL_NO_MEMORY)
        return SL_FOLD_MEMORY;
    if (err.code == SL_TOO_LARGE)
        return err.limit == MAX_WORK ? SL_FOLD_WORK : SL_FOLD_FULL;
    return result.deviates ? SL_FOLD_DEVIATES : SL_FOLD_DONE;
}

/* The known operations as an array of their own. */
static enum sl_fold apply_known(struct sl_value **root, const struct sl_client_patch *patch,
                                bool *applied)
{
    struct sl_buf text = SL_BUF_INIT;
    struct sl_doc doc = {0};
    enum sl_fold fold = SL_FOLD_MEMORY;
    uint32_t end = sl_doc_next(patch->doc, patch->node);
    sl_buf_add_char(&text, '[');
    for (uint32_t op = patch->node + 1; op < end; op = sl_doc_next(patch->doc, op)) {
        if (!is_known(patch->doc, op))
            continue;
        if (text.len > 1)
            sl_buf_add_char(&text, ',');
        sl_buf_add_str(&text, sl_doc_raw(patch->doc, op));
    }
    sl_buf_add_char(&text, ']');
    if (!text.failed && sl_doc_parse(&doc, sl_buf_str(&text), NULL)) {
        struct sl_client_patch known = *patch;
        known.doc = &doc;
        known.node = 0;
        fold = apply(root, &known, applied);
    }
    sl_doc_clear(&doc);
    sl_buf_clear(&text);
    return fold;
}

enum sl_fold sl_client_patch_apply(struct sl_value **root, const struct sl_client_patch *patch,
                                   bool *applied)
{
    *applied = false;
    if (patch->node == SL_NONE || sl_doc_kind(patch->doc, patch->node) != SL_ARRAY)
        return SL_FOLD_DONE;
    uint32_t end = sl_doc_next(patch->doc, patch->node);
    for (uint32_t op = patch->node + 1; op < end; op = sl_doc_next(patch->doc, op)) {
        if (!is_known(patch->doc, op))
            return apply_known(root, patch, applied);
    }
    return apply(root, patch, applied);
}
