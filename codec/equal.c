/* SPDX-License-Identifier: MIT */
/* Equality of values, and where the reference client may see it otherwise. */
#include "text.h"
#include "tree.h"

/* `blurred` is NULL where nobody asks what the client sees. */
static bool same(const struct sl_value *a, const struct sl_value *b, bool *blurred);

static bool numbers_same(const struct sl_value *a, const struct sl_value *b, bool *blurred)
{
    struct sl_str in_a = sl_value_text(a);
    struct sl_str in_b = sl_value_text(b);
    bool equal = sl_number_equal(in_a, in_b);

    if (blurred)
        *blurred = equal ? a->overflows || b->overflows : sl_number_blurred(in_a, in_b);
    return equal;
}

/* The client turns a number beyond doubles into null when it copies its state. */
static bool kinds_blurred(const struct sl_value *a, const struct sl_value *b)
{
    return (a->overflows && a->kind == SL_NUMBER && b->kind == SL_NULL) ||
           (b->overflows && b->kind == SL_NUMBER && a->kind == SL_NULL);
}

/*
 * Folds the sameness of a part into that of the whole. False as soon as the whole is different for
 * everybody; a blurred difference is not that yet.
 */
static bool fold_part(const struct sl_value *a, const struct sl_value *b, bool *equal,
                      bool *blurred)
{
    bool part_blurred = false;

    if (same(a, b, blurred ? &part_blurred : NULL)) {
        if (part_blurred)
            *blurred = true;
        return true;
    }
    *equal = false;
    if (part_blurred)
        *blurred = true;
    return part_blurred;
}

static bool arrays_same(const struct sl_value *a, const struct sl_value *b, bool *blurred)
{
    bool equal = true;
    bool may_differ = false;

    if (a->count != b->count)
        return false;
    for (size_t i = 0; i < a->count; i++)
        if (!fold_part(sl_as_array(a)->items[i], sl_as_array(b)->items[i], &equal,
                       blurred ? &may_differ : NULL))
            return false;
    if (blurred)
        *blurred = may_differ;
    return equal;
}

/* Only the last of repeated members counts, in both. The client's comparison calls
 * `hasOwnProperty` on the second object, where a member of that name is in the way. */
static bool objects_same(const struct sl_value *a, const struct sl_value *b, bool *blurred)
{
    size_t keys = sl_tree_keys(a);
    bool equal = true;
    bool may_differ = blurred && sl_value_get(b, SL_STR("hasOwnProperty"));

    if (keys != sl_tree_keys(b))
        return false;
    for (size_t i = 0; i < a->count; i++) {
        const struct sl_member *member = &sl_as_object(a)->members[i];
        struct sl_str key = sl_value_text(member->key);
        if (keys < a->count && sl_tree_find(a, key) != i)
            continue;
        const struct sl_value *other = sl_value_get(b, key);
        if (!other || !fold_part(member->value, other, &equal, blurred ? &may_differ : NULL))
            return false;
    }
    if (blurred)
        *blurred = may_differ;
    return equal;
}

static bool same(const struct sl_value *a, const struct sl_value *b, bool *blurred)
{
    if (blurred)
        *blurred = false;
    else if (a == b)
        return true;
    if (a->kind != b->kind) {
        if (blurred)
            *blurred = kinds_blurred(a, b);
        return false;
    }
    switch (a->kind) {
    case SL_NUMBER:
        return numbers_same(a, b, blurred);
    case SL_STRING:
        return sl_json_body_equal(sl_value_text(a), sl_value_text(b));
    case SL_ARRAY:
        return arrays_same(a, b, blurred);
    case SL_OBJECT:
        return objects_same(a, b, blurred);
    default:
        return true;
    }
}

bool sl_value_equal(const struct sl_value *a, const struct sl_value *b)
{
    return same(a, b, NULL);
}

bool sl_tree_test(const struct sl_value *is, const struct sl_value *wanted, bool *blurred)
{
    return same(is, wanted, blurred);
}
