/* SPDX-License-Identifier: MIT */
/* Finds repeated ids in linear time. */
#include "ids.h"

#include <stdlib.h>

#include "hash.h"

bool sl_member_body(const struct sl_doc *doc, uint32_t object, const char *name,
                    struct sl_str *body)
{
    uint32_t node = sl_doc_get(doc, object, sl_str_from(name));

    if (node == SL_NONE || sl_doc_kind(doc, node) != SL_STRING)
        return false;
    *body = sl_doc_body(doc, node);
    return true;
}

/* Puts the body into a table of 2^n slots; true when an equal one is there already. */
static bool is_known(struct sl_str *slots, size_t mask, struct sl_str body)
{
    size_t at = (size_t)sl_body_hash(body, (uint64_t)(uintptr_t)slots) & mask;

    for (; slots[at].ptr; at = (at + 1) & mask)
        if (sl_json_body_equal(slots[at], body))
            return true;
    slots[at] = body;
    return false;
}

bool sl_ids_repeat(const struct sl_doc *doc, uint32_t array, bool *failed)
{
    size_t size = 4;
    bool found = false;
    struct sl_str id;

    if (array == SL_NONE || sl_doc_kind(doc, array) != SL_ARRAY || doc->nodes[array].count < 2)
        return false;
    while (size < (size_t)doc->nodes[array].count * 2)
        size *= 2;
    struct sl_str *slots = calloc(size, sizeof(*slots));
    if (!slots) {
        *failed = true;
        return false;
    }
    uint32_t end = sl_doc_next(doc, array);
    for (uint32_t i = array + 1; i < end && !found; i = sl_doc_next(doc, i))
        found = sl_member_body(doc, i, "id", &id) && is_known(slots, size - 1, id);
    free(slots);
    return found;
}
