/* SPDX-License-Identifier: MIT */
/*
 * The index of a large object's keys.
 *
 * Slots hold a member's id instead of its position: ids rise in member order, so taking a member
 * out moves no slot, and a position is a binary search away.
 */
#include <assert.h>
#include <stdlib.h>

#include "hash.h"
#include "tree.h"

struct slot {
    uint32_t hash;
    uint32_t id; /* of the last member with its key, or SL_NONE */
};

struct sl_key_index {
    uint64_t seed;
    uint32_t next_id;
    uint32_t used; /* slots, that is different keys */
    uint32_t mask;
    struct slot slots[];
};

static struct sl_key_index *index_new(size_t keys)
{
    size_t size = 64;

    while (size < keys * 2)
        size *= 2;
    struct sl_key_index *index = malloc(sizeof(*index) + size * sizeof(struct slot));
    if (!index)
        return NULL;
    index->seed = (uint64_t)(uintptr_t)index;
    index->next_id = 0;
    index->used = 0;
    index->mask = (uint32_t)(size - 1);
    memset(index->slots, 0xff, size * sizeof(struct slot));
    return index;
}

static struct sl_str key_body(const struct sl_object *object, size_t position)
{
    return sl_value_text(object->members[position].key);
}

size_t sl_index_position(const struct sl_object *object, uint32_t id)
{
    size_t low = 0, high = object->head.count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (object->members[middle].id < id)
            low = middle + 1;
        else
            high = middle;
    }
    assert(low < object->head.count && object->members[low].id == id);
    return low;
}

/* The slot of a key, or the free one where it belongs. `*position` is its member's, if any. */
static struct slot *probe(const struct sl_object *object, struct sl_str body, uint32_t hash,
                          size_t *position)
{
    struct sl_key_index *index = object->index;

    for (uint32_t at = hash & index->mask;; at = (at + 1) & index->mask) {
        struct slot *slot = &index->slots[at];
        *position = SL_NOWHERE;
        if (slot->id == SL_NONE)
            return slot;
        if (slot->hash != hash)
            continue;
        *position = sl_index_position(object, slot->id);
        if (sl_json_body_equal(key_body(object, *position), body))
            return slot;
    }
}

static uint32_t hash_of(const struct sl_key_index *index, struct sl_str body)
{
    return (uint32_t)sl_body_hash(body, index->seed);
}

static struct slot *free_slot(struct sl_key_index *index, uint32_t hash)
{
    uint32_t at = hash & index->mask;

    while (index->slots[at].id != SL_NONE)
        at = (at + 1) & index->mask;
    return &index->slots[at];
}

static bool index_grow(struct sl_object *object)
{
    struct sl_key_index *old = object->index;

    if ((size_t)(old->used + 1) * 2 <= (size_t)old->mask + 1)
        return true;
    struct sl_key_index *index = index_new((size_t)old->used * 2);
    if (!index)
        return false;
    index->seed = old->seed;
    index->next_id = old->next_id;
    index->used = old->used;
    for (size_t i = 0; i <= old->mask; i++)
        if (old->slots[i].id != SL_NONE)
            *free_slot(index, old->slots[i].hash) = old->slots[i];
    free(old);
    object->index = index;
    return true;
}

static void index_member(struct sl_object *object, size_t position)
{
    struct sl_member *member = &object->members[position];
    struct sl_str body = sl_value_text(member->key);
    uint32_t hash = hash_of(object->index, body);
    size_t known;
    struct slot *slot = probe(object, body, hash, &known);

    member->id = object->index->next_id++;
    member->earlier = slot->id;
    object->index->used += slot->id == SL_NONE;
    *slot = (struct slot){hash, member->id};
}

void sl_index_want(struct sl_object *object)
{
    size_t count = object->head.count;

    if (object->index || count <= SL_INDEX_FROM)
        return;
    object->index = index_new(count);
    if (!object->index)
        return;
    /* The ids must rise everywhere before the first key is looked up by one. */
    for (size_t i = 0; i < count; i++)
        object->members[i].id = (uint32_t)i;
    for (size_t i = 0; i < count; i++)
        index_member(object, i);
}

void sl_index_drop(struct sl_object *object)
{
    free(object->index);
    object->index = NULL;
}

size_t sl_index_find(const struct sl_object *object, struct sl_str body)
{
    size_t position;

    probe(object, body, hash_of(object->index, body), &position);
    return position;
}

size_t sl_index_keys(const struct sl_object *object)
{
    return object->index->used;
}

void sl_index_add_last(struct sl_object *object)
{
    if (!object->index)
        return;
    /* An index that cannot grow or number the member is given up; the next search builds one. */
    if (object->index->next_id == SL_NONE - 1 || !index_grow(object)) {
        sl_index_drop(object);
        return;
    }
    /* For the time of the search it must not hide the members before it. */
    object->members[object->head.count - 1].id = object->index->next_id;
    index_member(object, object->head.count - 1);
}

/* Takes a slot out and moves those behind it up to where a search finds them. */
static void free_up(struct sl_key_index *index, struct slot *slot)
{
    uint32_t hole = (uint32_t)(slot - index->slots);

    for (uint32_t at = (hole + 1) & index->mask; index->slots[at].id != SL_NONE;
         at = (at + 1) & index->mask) {
        uint32_t home = index->slots[at].hash & index->mask;
        if (((at - home) & index->mask) >= ((at - hole) & index->mask)) {
            index->slots[hole] = index->slots[at];
            hole = at;
        }
    }
    index->slots[hole].id = SL_NONE;
    index->used--;
}

void sl_index_forget(struct sl_object *object, size_t position)
{
    const struct sl_member *member = &object->members[position];
    struct sl_str body = sl_value_text(member->key);
    size_t last;

    if (!object->index)
        return;
    struct slot *slot = probe(object, body, hash_of(object->index, body), &last);
    assert(last != SL_NOWHERE);
    if (slot->id != member->id) {
        while (object->members[last].earlier != member->id)
            last = sl_index_position(object, object->members[last].earlier);
        object->members[last].earlier = member->earlier;
    } else if (member->earlier != SL_NONE) {
        slot->id = member->earlier;
    } else {
        free_up(object->index, slot);
    }
}
