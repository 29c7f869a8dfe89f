/* SPDX-License-Identifier: MIT */
/* Changes of a tree that can be taken back. */
#include <assert.h>
#include <stdlib.h>

#include "patch_ops.h"

enum undo_kind { UNDO_SWAP, UNDO_INSERT, UNDO_REMOVE, UNDO_RESIZE };

/* Containers are borrowed: entries are taken back last first, so a container is where it was. */
struct sl_undo_entry {
    enum undo_kind kind;
    struct sl_value *container;
    size_t position;        /* or the size's difference */
    struct sl_value *key;   /* of a removed member */
    struct sl_value *value; /* what was there before */
};

void sl_undo_init(struct sl_undo *undo, struct sl_value **root)
{
    *undo = (struct sl_undo){.root = root};
}

static bool reserve(struct sl_undo *undo)
{
    if (undo->count < undo->cap)
        return true;
    size_t cap = undo->cap ? undo->cap * 2 : 16;
    struct sl_undo_entry *entries = realloc(undo->entries, cap * sizeof(*entries));
    if (!entries)
        return false;
    undo->entries = entries;
    undo->cap = cap;
    return true;
}

static struct sl_undo_entry *note(struct sl_undo *undo, enum undo_kind kind,
                                  struct sl_value *container, size_t position)
{
    assert(undo->count < undo->cap);
    struct sl_undo_entry *entry = &undo->entries[undo->count++];
    *entry = (struct sl_undo_entry){.kind = kind, .container = container, .position = position};
    return entry;
}

static struct sl_value *swap(struct sl_undo *undo, struct sl_value *container, size_t position,
                             struct sl_value *value)
{
    if (container)
        return sl_tree_swap(container, position, value);
    struct sl_value *old = *undo->root;
    *undo->root = value;
    return old;
}

bool sl_undo_swap_take(struct sl_undo *undo, struct sl_value *container, size_t position,
                       struct sl_value *value)
{
    if (!reserve(undo)) {
        sl_value_unref(value);
        return false;
    }
    struct sl_undo_entry *entry = note(undo, UNDO_SWAP, container, position);
    entry->value = swap(undo, container, position, value);
    return true;
}

bool sl_undo_insert_take(struct sl_undo *undo, struct sl_value *container, size_t position,
                         struct sl_value *key, struct sl_value *value)
{
    if (!reserve(undo) || !sl_tree_reserve(container)) {
        sl_value_unref(key);
        sl_value_unref(value);
        return false;
    }
    note(undo, UNDO_INSERT, container, position);
    sl_tree_put_in(container, position, key, value);
    return true;
}

bool sl_undo_remove(struct sl_undo *undo, struct sl_value *container, size_t position)
{
    if (!reserve(undo))
        return false;
    struct sl_undo_entry *entry = note(undo, UNDO_REMOVE, container, position);
    sl_tree_take_out(container, position, &entry->key, &entry->value);
    return true;
}

bool sl_undo_resize(struct sl_undo *undo, struct sl_value *container, size_t delta)
{
    if (!reserve(undo))
        return false;
    note(undo, UNDO_RESIZE, container, delta);
    container->size += delta;
    return true;
}

struct sl_value *sl_undo_own(struct sl_undo *undo, struct sl_value *container, size_t position)
{
    struct sl_value *value = container ? *sl_tree_slot(container, position) : *undo->root;

    if (value->refs == 1)
        return value;
    value = sl_tree_copy(value);
    return value && sl_undo_swap_take(undo, container, position, value) ? value : NULL;
}

static void free_entries(struct sl_undo *undo)
{
    for (size_t i = 0; i < undo->count; i++) {
        sl_value_unref(undo->entries[i].key);
        sl_value_unref(undo->entries[i].value);
    }
    free(undo->entries);
    sl_undo_init(undo, undo->root);
}

void sl_undo_keep(struct sl_undo *undo)
{
    free_entries(undo);
}

/* What the entry held goes back into the tree, what it finds there is dropped. */
static void take_back(struct sl_undo *undo, const struct sl_undo_entry *entry)
{
    struct sl_value *key = NULL, *value = NULL;

    switch (entry->kind) {
    case UNDO_SWAP:
        value = swap(undo, entry->container, entry->position, entry->value);
        break;
    case UNDO_INSERT:
        sl_tree_take_out(entry->container, entry->position, &key, &value);
        break;
    case UNDO_REMOVE:
        sl_tree_put_in(entry->container, entry->position, entry->key, entry->value);
        break;
    case UNDO_RESIZE:
        /* Heights are not noted: they stay too large, which `loose` allows. */
        entry->container->size -= entry->position;
        entry->container->loose = true;
        break;
    }
    sl_value_unref(key);
    sl_value_unref(value);
}

void sl_undo_back(struct sl_undo *undo)
{
    while (undo->count)
        take_back(undo, &undo->entries[--undo->count]);
    free_entries(undo);
}
