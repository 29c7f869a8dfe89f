/* SPDX-License-Identifier: MIT */
/* Private to patches: the operations, and the list that takes changes back. */
#ifndef SLUICE_CODEC_PATCH_OPS_H
#define SLUICE_CODEC_PATCH_OPS_H

#include "tree.h"

/* X(symbol, name, needs `value`, needs `from`) */
#define SL_PATCH_OPS(X)                                                                            \
    X(ADD, "add", true, false)                                                                     \
    X(REMOVE, "remove", false, false)                                                              \
    X(REPLACE, "replace", true, false)                                                             \
    X(MOVE, "move", false, true)                                                                   \
    X(COPY, "copy", false, true)                                                                   \
    X(TEST, "test", true, false)

#define SL_PATCH_OP_ENUM(symbol, name, value, from) SL_PATCH_OP_##symbol,
enum sl_patch_op { SL_PATCH_OPS(SL_PATCH_OP_ENUM) SL_PATCH_OP_COUNT };
#undef SL_PATCH_OP_ENUM

/* SL_PATCH_OP_COUNT when it is none. */
enum sl_patch_op sl_patch_op_of(const struct sl_doc *doc, uint32_t operation);

struct sl_undo_entry;

/*
 * Changes of a tree that can be taken back. Each call makes one change and notes how to undo it;
 * where memory may be missing, it fails before it has changed anything. Taking back cannot fail.
 * A container of NULL means the root's slot.
 */
struct sl_undo {
    struct sl_value **root;
    struct sl_undo_entry *entries;
    size_t count;
    size_t cap;
};

void sl_undo_init(struct sl_undo *undo, struct sl_value **root);
void sl_undo_keep(struct sl_undo *undo); /* the changes stay; frees the list */
void sl_undo_back(struct sl_undo *undo); /* the changes go; frees the list */

/* Takes `value` over, on failure too. */
bool sl_undo_swap_take(struct sl_undo *undo, struct sl_value *container, size_t position,
                       struct sl_value *value);
bool sl_undo_insert_take(struct sl_undo *undo, struct sl_value *container, size_t position,
                         struct sl_value *key, struct sl_value *value);
bool sl_undo_remove(struct sl_undo *undo, struct sl_value *container, size_t position);
/* Something inside the container changed its size by `delta` (modulo SIZE_MAX + 1). */
bool sl_undo_resize(struct sl_undo *undo, struct sl_value *container, size_t delta);
/* The value in the slot, unshared: itself or a copy that took its place; NULL without memory. */
struct sl_value *sl_undo_own(struct sl_undo *undo, struct sl_value *container, size_t position);

#endif
