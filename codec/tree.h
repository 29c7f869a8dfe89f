/* SPDX-License-Identifier: MIT */
/*
 * Private to values and patches: what a value is made of, and changes of one container.
 *
 * The changes here know nothing of the container's ancestors: who changes a container inside a tree
 * carries the difference of size and height upwards. They need the container unshared and, to put
 * something in, room from `sl_tree_reserve`; then they cannot fail.
 */
#ifndef SLUICE_CODEC_TREE_H
#define SLUICE_CODEC_TREE_H

#include "sluice/value.h"

#define SL_NOWHERE SIZE_MAX

struct sl_value {
    union {
        size_t refs;
        struct sl_value *next_dead; /* while its tree is being freed */
    };
    size_t size;     /* bytes when printed */
    size_t count;    /* bytes of a text, elements, members */
    size_t cap;      /* likewise */
    uint32_t height; /* at least the real one, and equal to it unless `loose` */
    uint8_t kind;
    bool loose;     /* something was taken out: the height may be smaller than it says */
    bool overflows; /* holds, or once held, a number that may be beyond doubles */
};

/* A string's escaped body or a number's text; empty for null, true and false. */
struct sl_text {
    struct sl_value head;
    char bytes[];
};

struct sl_array {
    struct sl_value head;
    struct sl_value **items;
};

/* Members carry rising ids while the object has an index. `earlier` is the id of the member before
 * this one that has the same key, or SL_NONE. */
struct sl_member {
    struct sl_value *key; /* a string */
    struct sl_value *value;
    uint32_t id;
    uint32_t earlier;
};

struct sl_key_index;

struct sl_object {
    struct sl_value head;
    struct sl_member *members;
    struct sl_key_index *index; /* NULL until one is useful */
};

static inline struct sl_array *sl_as_array(const struct sl_value *value)
{
    return (struct sl_array *)value;
}
static inline struct sl_object *sl_as_object(const struct sl_value *value)
{
    return (struct sl_object *)value;
}
static inline bool sl_is_container(const struct sl_value *value)
{
    return value->kind >= SL_ARRAY;
}
/* The slot that holds an element or a member's value. */
static inline struct sl_value **sl_tree_slot(struct sl_value *container, size_t position)
{
    return container->kind == SL_ARRAY ? &sl_as_array(container)->items[position]
                                       : &sl_as_object(container)->members[position].value;
}

/* A scalar counted once, or NULL without memory. */
struct sl_value *sl_tree_scalar(enum sl_kind kind, struct sl_str text);
/* An empty container with room for `cap`. */
struct sl_value *sl_tree_container(enum sl_kind kind, size_t cap);
/* A copy of one container that shares what is inside; of a scalar, with its text. */
struct sl_value *sl_tree_copy(const struct sl_value *value);
/* Makes `*slot` unshared. */
bool sl_tree_own(struct sl_value **slot);
/* Room for one more element or member. */
bool sl_tree_reserve(struct sl_value *container);

/* Puts an element, or a member with its key, at a position. Members go to the end, where the key
 * must be new, or back to where `sl_tree_take_out` found them. */
void sl_tree_put_in(struct sl_value *container, size_t position, struct sl_value *key,
                    struct sl_value *value);
/* Takes it out and hands over its references; `*key` is NULL for an element. */
void sl_tree_take_out(struct sl_value *container, size_t position, struct sl_value **key,
                      struct sl_value **value);
/* Puts another value in the place of one, which is returned. */
struct sl_value *sl_tree_swap(struct sl_value *container, size_t position, struct sl_value *value);

/* The position of the last member with this key, or SL_NOWHERE. */
size_t sl_tree_find(const struct sl_value *object, struct sl_str key_body);
/* The position of the next earlier member with the same key, or SL_NOWHERE. */
size_t sl_tree_earlier(const struct sl_value *object, size_t position);
/* The number of different keys. */
size_t sl_tree_keys(const struct sl_value *object);

/* The exact height. What became loose is tightened; `*visited` grows by the values looked at. */
uint32_t sl_tree_tighten(struct sl_value *value, size_t *visited);

/* `sl_value_equal`, and whether the reference client may see it otherwise (`*blurred`). */
bool sl_tree_test(const struct sl_value *is, const struct sl_value *wanted, bool *blurred);

/*
 * The index of an object's keys; it never changes what is found, only how fast.
 */
#define SL_INDEX_FROM 16 /* members from which an index pays */

/* Builds one where it is useful and missing. Without memory there is simply none. */
void sl_index_want(struct sl_object *object);
void sl_index_drop(struct sl_object *object);
size_t sl_index_find(const struct sl_object *object, struct sl_str key_body);
size_t sl_index_position(const struct sl_object *object, uint32_t id);
size_t sl_index_keys(const struct sl_object *object);
void sl_index_add_last(struct sl_object *object);                /* the last member is new */
void sl_index_forget(struct sl_object *object, size_t position); /* before it is taken out */

#endif
