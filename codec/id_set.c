/* SPDX-License-Identifier: MIT */
/* A hash set of decoded ids. */
#define HASH_NONFATAL_OOM 1
#include "id_set.h"

#include <stdlib.h>
#include <uthash.h>

#include "hash.h"

struct sl_id {
    UT_hash_handle hh;
    char text[];
};

static bool key_init(struct sl_id_key *key, const struct sl_id_set *set, struct sl_str body)
{
    return sl_id_init(key, (uint64_t)(uintptr_t)set, body);
}

static struct sl_id *find(const struct sl_id_set *set, struct sl_str text, unsigned hash)
{
    struct sl_id *found = NULL;
    HASH_FIND_BYHASHVALUE(hh, set->ids, text.ptr, (unsigned)text.len, hash, found);
    return found;
}

static bool add_text(struct sl_id_set *set, struct sl_str text, unsigned hash)
{
    if (find(set, text, hash) != NULL)
        return true;
    struct sl_id *id = calloc(1, sizeof(*id) + text.len);
    if (id == NULL)
        return false;
    if (text.len > 0)
        memcpy(id->text, text.ptr, text.len);
    HASH_ADD_KEYPTR_BYHASHVALUE(hh, set->ids, id->text, (unsigned)text.len, hash, id);
    if (id->hh.tbl != NULL)
        return true;
    free(id);
    return false;
}

bool sl_id_set_add(struct sl_id_set *set, struct sl_str body)
{
    struct sl_id_key key;
    bool added = key_init(&key, set, body) && add_text(set, key.text, key.hash);
    sl_id_clear(&key);
    return added;
}

bool sl_id_set_has(const struct sl_id_set *set, struct sl_str body)
{
    if (set->ids == NULL)
        return false;
    struct sl_id_key key;
    bool has = key_init(&key, set, body) && find(set, key.text, key.hash) != NULL;
    sl_id_clear(&key);
    return has;
}

void sl_id_set_clear(struct sl_id_set *set)
{
    struct sl_id *id = set->ids;
    HASH_CLEAR(hh, set->ids);
    while (id != NULL) {
        struct sl_id *next = id->hh.next;
        free(id);
        id = next;
    }
}
