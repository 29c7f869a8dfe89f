/* SPDX-License-Identifier: MIT */
/* What values are made of: allocation, sharing, and changes of one container. */
#include "tree.h"

#include <assert.h>
#include <stdlib.h>

#include "text.h"

static struct sl_value *value_new(enum sl_kind kind, size_t bytes)
{
    struct sl_value *value = malloc(bytes);

    if (value)
        *value = (struct sl_value){.refs = 1, .kind = (uint8_t)kind};
    return value;
}

static size_t scalar_size(enum sl_kind kind, size_t length)
{
    switch (kind) {
    case SL_NULL:
    case SL_TRUE:
        return 4;
    case SL_FALSE:
        return 5;
    case SL_STRING:
        return length + 2;
    default:
        return length;
    }
}

struct sl_value *sl_tree_scalar(enum sl_kind kind, struct sl_str text)
{
    struct sl_text *value = (struct sl_text *)value_new(kind, sizeof(*value) + text.len);

    if (!value)
        return NULL;
    assert(!sl_is_container(&value->head));
    value->head.count = text.len;
    value->head.cap = text.len;
    value->head.size = scalar_size(kind, text.len);
    value->head.overflows = kind == SL_NUMBER && sl_number_overflows(text);
    if (text.len)
        memcpy(value->bytes, text.ptr, text.len);
    return &value->head;
}

static size_t slot_bytes(enum sl_kind kind)
{
    return kind == SL_ARRAY ? sizeof(struct sl_value *) : sizeof(struct sl_member);
}

/* The address of a container's table. */
static void *table_of(const struct sl_value *value)
{
    return value->kind == SL_ARRAY ? (void *)sl_as_array(value)->items
                                   : (void *)sl_as_object(value)->members;
}

static bool set_capacity(struct sl_value *value, size_t cap)
{
    void *table = realloc(table_of(value), cap * slot_bytes((enum sl_kind)value->kind));

    if (!table)
        return false;
    if (value->kind == SL_ARRAY)
        sl_as_array(value)->items = table;
    else
        sl_as_object(value)->members = table;
    value->cap = cap;
    return true;
}

struct sl_value *sl_tree_container(enum sl_kind kind, size_t cap)
{
    size_t bytes = kind == SL_ARRAY ? sizeof(struct sl_array) : sizeof(struct sl_object);
    struct sl_value *value = value_new(kind, bytes);

    if (!value)
        return NULL;
    value->size = 2;
    value->height = 1;
    if (kind == SL_ARRAY) {
        sl_as_array(value)->items = NULL;
    } else {
        sl_as_object(value)->members = NULL;
        sl_as_object(value)->index = NULL;
    }
    if (cap && !set_capacity(value, cap)) {
        free(value);
        return NULL;
    }
    return value;
}

struct sl_value *sl_tree_copy(const struct sl_value *value)
{
    if (!sl_is_container(value))
        return sl_tree_scalar(
            (enum sl_kind)value->kind,
            (struct sl_str){((const struct sl_text *)value)->bytes, value->count});
    struct sl_value *copy =
        sl_tree_container((enum sl_kind)value->kind, value->count + value->count / 8 + 1);
    if (!copy)
        return NULL;
    copy->size = value->size;
    copy->count = value->count;
    copy->height = value->height;
    copy->loose = value->loose;
    copy->overflows = value->overflows;
    if (value->count)
        memcpy(table_of(copy), table_of(value), value->count * slot_bytes(copy->kind));
    for (size_t i = 0; i < copy->count; i++) {
        sl_value_ref(*sl_tree_slot(copy, i));
        if (copy->kind == SL_OBJECT)
            sl_value_ref(sl_as_object(copy)->members[i].key);
    }
    return copy;
}

bool sl_tree_own(struct sl_value **slot)
{
    if ((*slot)->refs == 1)
        return true;
    struct sl_value *copy = sl_tree_copy(*slot);
    if (!copy)
        return false;
    sl_value_unref(*slot);
    *slot = copy;
    return true;
}

bool sl_tree_reserve(struct sl_value *container)
{
    if (container->count < container->cap)
        return true;
    return set_capacity(container, container->cap + container->cap / 2 + 4);
}

struct sl_value *sl_value_ref(struct sl_value *value)
{
    assert(value->refs > 0);
    value->refs++;
    return value;
}

/* Drops a reference; a value that dies is put on the list, which holds the dead. */
static void drop(struct sl_value *value, struct sl_value **dead)
{
    assert(value->refs > 0);
    if (--value->refs)
        return;
    value->next_dead = *dead;
    *dead = value;
}

void sl_value_unref(struct sl_value *value)
{
    struct sl_value *dead = NULL;

    if (value)
        drop(value, &dead);
    while (dead) {
        value = dead;
        dead = value->next_dead;
        if (sl_is_container(value)) {
            for (size_t i = 0; i < value->count; i++) {
                drop(*sl_tree_slot(value, i), &dead);
                if (value->kind == SL_OBJECT)
                    drop(sl_as_object(value)->members[i].key, &dead);
            }
            free(table_of(value));
            if (value->kind == SL_OBJECT)
                sl_index_drop(sl_as_object(value));
        }
        free(value);
    }
}

/* What an element or member adds to its container's size, the comma left out. */
static size_t entry_size(const struct sl_value *key, const struct sl_value *value)
{
    return value->size + (key ? key->size + 1 : 0);
}

void sl_tree_put_in(struct sl_value *container, size_t position, struct sl_value *key,
                    struct sl_value *value)
{
    char *place = (char *)table_of(container) + position * slot_bytes(container->kind);
    size_t behind = container->count - position;

    assert(position <= container->count && container->count < container->cap);
    assert(container->refs == 1 && (container->kind == SL_OBJECT) == (key != NULL));
    memmove(place + slot_bytes(container->kind), place, behind * slot_bytes(container->kind));
    container->size += entry_size(key, value) + (container->count > 0);
    container->count++;
    if (value->height >= container->height)
        container->height = value->height + 1;
    container->loose |= value->loose;
    container->overflows |= value->overflows;
    if (container->kind == SL_ARRAY) {
        sl_as_array(container)->items[position] = value;
        return;
    }
    struct sl_object *object = sl_as_object(container);
    object->members[position] = (struct sl_member){.key = key, .value = value};
    if (behind == 0)
        sl_index_add_last(object);
    else
        sl_index_drop(object);
}

void sl_tree_take_out(struct sl_value *container, size_t position, struct sl_value **key,
                      struct sl_value **value)
{
    char *place = (char *)table_of(container) + position * slot_bytes(container->kind);

    assert(position < container->count && container->refs == 1);
    *key = NULL;
    *value = *sl_tree_slot(container, position);
    if (container->kind == SL_OBJECT) {
        *key = sl_as_object(container)->members[position].key;
        sl_index_forget(sl_as_object(container), position);
    }
    container->count--;
    container->size -= entry_size(*key, *value) + (container->count > 0);
    container->loose |= (*value)->height + 1 == container->height && container->height > 1;
    memmove(place, place + slot_bytes(container->kind),
            (container->count - position) * slot_bytes(container->kind));
}

struct sl_value *sl_tree_swap(struct sl_value *container, size_t position, struct sl_value *value)
{
    struct sl_value **slot = sl_tree_slot(container, position);
    struct sl_value *old = *slot;

    assert(position < container->count && container->refs == 1);
    container->size = container->size - old->size + value->size;
    container->loose |= old->height + 1 == container->height && value->height < old->height;
    container->loose |= value->loose;
    container->overflows |= value->overflows;
    if (value->height >= container->height)
        container->height = value->height + 1;
    *slot = value;
    return old;
}

uint32_t sl_tree_tighten(struct sl_value *value, size_t *visited)
{
    uint32_t height = 0;

    if (!value->loose)
        return value->height;
    *visited += value->count;
    for (size_t i = 0; i < value->count; i++) {
        uint32_t inside = sl_tree_tighten(*sl_tree_slot(value, i), visited);
        height = inside > height ? inside : height;
    }
    value->height = height + 1;
    value->loose = false;
    return value->height;
}

size_t sl_tree_find(const struct sl_value *object, struct sl_str key_body)
{
    struct sl_object *in = sl_as_object(object);

    sl_index_want(in);
    if (in->index)
        return sl_index_find(in, key_body);
    for (size_t i = object->count; i-- > 0;)
        if (sl_json_body_equal(sl_value_text(in->members[i].key), key_body))
            return i;
    return SL_NOWHERE;
}

size_t sl_tree_earlier(const struct sl_value *object, size_t position)
{
    const struct sl_object *in = sl_as_object(object);

    if (in->index) {
        uint32_t earlier = in->members[position].earlier;
        return earlier == SL_NONE ? SL_NOWHERE : sl_index_position(in, earlier);
    }
    for (size_t i = position; i-- > 0;)
        if (sl_json_body_equal(sl_value_text(in->members[i].key),
                               sl_value_text(in->members[position].key)))
            return i;
    return SL_NOWHERE;
}

size_t sl_tree_keys(const struct sl_value *object)
{
    struct sl_object *in = sl_as_object(object);
    size_t keys = object->count;

    sl_index_want(in);
    if (in->index)
        return sl_index_keys(in);
    for (size_t i = 0; i < object->count; i++)
        keys -= sl_tree_earlier(object, i) != SL_NOWHERE;
    return keys;
}
