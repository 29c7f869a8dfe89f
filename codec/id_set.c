/* SPDX-License-Identifier: MIT */
/* A hash set of decoded ids. */
#define HASH_NONFATAL_OOM 1
#include "id_set.h"

#include <stdlib.h>
#include <uthash.h>

#include "hash.h"
#include "sluice/json.h"

struct sl_id {
    UT_hash_handle hh;
    char text[];
};

static unsigned hash_of(const struct sl_id_set *set, struct sl_str body)
{
    uint64_t hash = sl_body_hash(body, (uint64_t)(uintptr_t)set);
    return (unsigned)(hash ^ hash >> 32);
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
    struct sl_buf text = SL_BUF_INIT;
    sl_json_body_decode(body, &text);
    bool added = !text.failed && add_text(set, sl_buf_str(&text), hash_of(set, body));
    sl_buf_clear(&text);
    return added;
}

bool sl_id_set_has(const struct sl_id_set *set, struct sl_str body)
{
    if (set->ids == NULL)
        return false;
    struct sl_buf text = SL_BUF_INIT;
    sl_json_body_decode(body, &text);
    bool has = !text.failed && find(set, sl_buf_str(&text), hash_of(set, body)) != NULL;
    sl_buf_clear(&text);
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
