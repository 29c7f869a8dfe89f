/* SPDX-License-Identifier: MIT */
/* What a run has on record: tags, entities by kind and id, and open items in order. */
#include <assert.h>
#include <stdlib.h>

#include <utlist.h>

#include "hash.h"
#include "verifier.h"

void sl_verifier_init(struct sl_verifier *verifier)
{
    *verifier = (struct sl_verifier){
        .nobody = {.serial = SL_SERIAL_NOBODY}, .serial = SL_SERIAL_FIRST - 1, .generation = 1};
}

static void free_item(struct sl_verifier *verifier, struct sl_item *item)
{
    verifier->bytes -= sizeof(*item) + item->more.len + item->end.len;
    free((char *)item->more.ptr);
    free((char *)item->end.ptr);
    free(item);
}

void sl_verifier_clear(struct sl_verifier *verifier)
{
    struct sl_entity *entity = verifier->entities, *next_entity;
    struct sl_tag *tag = verifier->tags, *next_tag;
    struct sl_item *item, *next_item;

    DL_FOREACH_SAFE(verifier->items, item, next_item)
    {
        free_item(verifier, item);
    }
    /* The tables go first; what was in them keeps its links. */
    HASH_CLEAR(hh, verifier->entities);
    for (; entity; entity = next_entity) {
        next_entity = entity->hh.next;
        free(entity);
    }
    HASH_CLEAR(hh, verifier->tags);
    for (; tag; tag = next_tag) {
        next_tag = tag->hh.next;
        free(tag);
    }
    free((char *)verifier->thread_id.ptr);
    free((char *)verifier->run_id.ptr);
    sl_buf_clear(&verifier->key);
    sl_verifier_init(verifier);
}

bool sl_str_copy(struct sl_str from, struct sl_str *to)
{
    char *ptr = malloc(from.len + 1);

    if (!ptr)
        return false;
    if (from.len)
        memcpy(ptr, from.ptr, from.len);
    ptr[from.len] = '\0';
    *to = (struct sl_str){ptr, from.len};
    return true;
}

/* Keys come from strangers: the table's address, which they cannot know, seeds the hash. */
static unsigned hash_of(const struct sl_verifier *verifier, struct sl_str body, uint64_t salt)
{
    uint64_t hash = sl_body_hash(body, (uint64_t)(uintptr_t)verifier);

    hash ^= salt * 0x9e3779b97f4a7c15U;
    return (unsigned)(hash ^ (hash >> 32));
}

struct sl_tag *sl_verifier_tag(struct sl_verifier *verifier, struct sl_str body)
{
    unsigned hash = hash_of(verifier, body, 0);
    struct sl_tag *tag;

    sl_buf_reset(&verifier->key);
    sl_json_body_decode(body, &verifier->key);
    if (verifier->key.failed)
        return NULL;
    struct sl_str id = sl_buf_str(&verifier->key);
    HASH_FIND_BYHASHVALUE(hh, verifier->tags, id.len ? id.ptr : "", (unsigned)id.len, hash, tag);
    if (tag)
        return tag;
    tag = malloc(sizeof(*tag) + id.len + 1);
    if (!tag)
        return NULL;
    char *copy = (char *)(tag + 1);
    if (id.len)
        memcpy(copy, id.ptr, id.len);
    *tag = (struct sl_tag){.id = {copy, id.len}, .serial = ++verifier->serial};
    HASH_ADD_KEYPTR_BYHASHVALUE(hh, verifier->tags, tag->id.ptr, (unsigned)tag->id.len, hash, tag);
    if (tag->lost) {
        free(tag);
        return NULL;
    }
    verifier->bytes += sizeof(*tag) + id.len;
    return tag;
}

/* The key: kind, tag's serial (0 but for steps), id. */
static void put_key(struct sl_buf *key, enum sl_entity_kind kind, uint64_t serial,
                    struct sl_str body)
{
    char head[1 + sizeof(serial)] = {(char)kind};

    memcpy(head + 1, &serial, sizeof(serial));
    sl_buf_reset(key);
    sl_buf_add(key, head, sizeof(head));
    sl_json_body_decode(body, key);
}

static struct sl_entity *new_entity(const struct sl_buf *key)
{
    enum { HEAD = 1 + sizeof(uint64_t) };
    struct sl_entity *entity = calloc(1, sizeof(*entity) + key->len);

    if (!entity)
        return NULL;
    char *copy = (char *)(entity + 1);
    memcpy(copy, key->ptr, key->len);
    entity->id = (struct sl_str){copy + HEAD, key->len - HEAD};
    return entity;
}

struct sl_entity *sl_verifier_entity(struct sl_verifier *verifier, enum sl_entity_kind kind,
                                     struct sl_tag *step_tag, struct sl_str body, bool create)
{
    uint64_t serial = step_tag ? step_tag->serial : 0;
    unsigned hash = hash_of(verifier, body, serial * SL_ENTITY_KINDS + (uint64_t)kind);
    struct sl_buf *key = &verifier->key;
    struct sl_entity *entity;

    put_key(key, kind, serial, body);
    if (key->failed)
        return NULL;
    HASH_FIND_BYHASHVALUE(hh, verifier->entities, key->ptr, (unsigned)key->len, hash, entity);
    if (entity || !create || !(entity = new_entity(key)))
        return entity;
    entity->kind = kind;
    entity->tag = step_tag;
    HASH_ADD_KEYPTR_BYHASHVALUE(hh, verifier->entities, (char *)(entity + 1), (unsigned)key->len,
                                hash, entity);
    if (entity->lost) {
        free(entity);
        return NULL;
    }
    verifier->bytes += sizeof(*entity) + key->len;
    verifier->made++;
    return entity;
}

bool sl_entity_on_record(const struct sl_entity *entity)
{
    return entity->owner[SL_PRESENT] || entity->owner[SL_JOINED] || entity->answered;
}

static void forget_if_idle(struct sl_verifier *verifier, struct sl_entity *entity)
{
    if (sl_entity_on_record(entity) || entity->named || entity->item || entity->span ||
        entity->lane)
        return;
    verifier->bytes -= sizeof(*entity) + entity->hh.keylen;
    HASH_DELETE(hh, verifier->entities, entity);
    free(entity);
}

void sl_verifier_forget_idle(struct sl_verifier *verifier)
{
    if (verifier->entities && verifier->made > 0) {
        const UT_hash_table *table = verifier->entities->hh.tbl;
        struct sl_entity *entity = ELMT_FROM_HH(table, table->tail), *before;
        for (; entity && verifier->made > 0; verifier->made--, entity = before) {
            before = entity->hh.prev;
            forget_if_idle(verifier, entity);
        }
    }
    verifier->made = 0;
}

struct sl_item **sl_entity_slot(struct sl_entity *entity, enum sl_open_kind kind)
{
    return kind == SL_OPEN_REASONING ? &entity->span : &entity->item;
}

static bool keep(struct sl_verifier *verifier, struct sl_str text, struct sl_str *kept)
{
    struct sl_str copy;

    if (!sl_str_copy(text, &copy))
        return false;
    verifier->bytes += copy.len;
    verifier->bytes -= kept->len;
    free((char *)kept->ptr);
    *kept = copy;
    return true;
}

bool sl_verifier_keep_start(struct sl_verifier *verifier, struct sl_item *item, struct sl_str more)
{
    return keep(verifier, more, &item->more);
}

bool sl_verifier_keep_end(struct sl_verifier *verifier, struct sl_item *item,
                          enum sl_event_type type, struct sl_str members)
{
    if (!keep(verifier, members, &item->end))
        return false;
    item->end_type = type;
    return true;
}

struct sl_item *sl_verifier_open(struct sl_verifier *verifier, struct sl_entity *entity,
                                 enum sl_open_kind kind, struct sl_str more)
{
    struct sl_item **slot = sl_entity_slot(entity, kind);
    struct sl_item *item = *slot;

    assert(!item || item->ended);
    if (item) { /* a call that waits for its result is opened again, and keeps its place */
        if (!sl_verifier_keep_start(verifier, item, more))
            return NULL;
    } else {
        item = calloc(1, sizeof(*item));
        if (!item)
            return NULL;
        verifier->bytes += sizeof(*item);
        item->entity = entity;
        item->kind = kind;
        if (!sl_verifier_keep_start(verifier, item, more)) {
            free_item(verifier, item);
            return NULL;
        }
        *slot = item;
        DL_APPEND(verifier->items, item);
    }
    item->ended = false;
    verifier->open++;
    return item;
}

void sl_verifier_close(struct sl_verifier *verifier, struct sl_item *item)
{
    bool waits = item->kind == SL_OPEN_TOOL_CALL && !item->entity->answered;

    if (!item->ended)
        verifier->open--;
    if (item->kind == SL_OPEN_SUBAGENT || waits) {
        item->ended = true;
        return;
    }
    struct sl_entity *entity = item->entity;
    *sl_entity_slot(entity, item->kind) = NULL;
    DL_DELETE(verifier->items, item);
    free_item(verifier, item);
    if (entity->kind == SL_ENTITY_STEP) /* nothing is asked of a step that is over */
        forget_if_idle(verifier, entity);
}

struct sl_tag *sl_entity_owner(const struct sl_verifier *verifier, const struct sl_entity *entity)
{
    struct sl_tag *owner = entity->owner[SL_PRESENT];

    if (!owner || owner == &verifier->parent ||
        (verifier->joins && entity->owner[SL_JOINED] != owner))
        return NULL;
    return owner;
}

/* A call that is known has its message; naming another owner's would be refused. */
static bool may_name_parent(const struct sl_verifier *verifier, const struct sl_entity *call,
                            const struct sl_entity *parent)
{
    int reader = verifier->joins ? SL_JOINED : SL_PRESENT;

    return !parent->owner[reader] || (parent->owner[reader] == call->owner[reader] &&
                                      parent->owner[reader] != &verifier->nobody);
}

/* Vocabulary of items: what opens and closes each, and the field that holds its id. */
static const struct {
    enum sl_event_type start, end;
    enum sl_field id;
} item_events[] = {
    [SL_OPEN_SUBAGENT] = {SL_EV_SUBAGENT_STARTED, SL_EV_SUBAGENT_FINISHED, SL_F_SUBAGENT_RUN_ID},
    [SL_OPEN_STEP] = {SL_EV_STEP_STARTED, SL_EV_STEP_FINISHED, SL_F_STEP_NAME},
    [SL_OPEN_REASONING] = {SL_EV_REASONING_START, SL_EV_REASONING_END, SL_F_MESSAGE_ID},
    [SL_OPEN_REASONING_MESSAGE] = {SL_EV_REASONING_MESSAGE_START, SL_EV_REASONING_MESSAGE_END,
                                   SL_F_MESSAGE_ID},
    [SL_OPEN_TEXT] = {SL_EV_TEXT_MESSAGE_START, SL_EV_TEXT_MESSAGE_END, SL_F_MESSAGE_ID},
    [SL_OPEN_TOOL_CALL] = {SL_EV_TOOL_CALL_START, SL_EV_TOOL_CALL_END, SL_F_TOOL_CALL_ID},
};

static void add_name(struct sl_buf *out, enum sl_field field)
{
    sl_buf_add_lit(out, ",\"");
    sl_buf_add_str(out, sl_str_from(sl_field_name(field)));
    sl_buf_add_lit(out, "\":");
}

static void print_event(const struct sl_verifier *verifier, const struct sl_item *item,
                        enum sl_event_type type, struct sl_buf *out)
{
    const struct sl_entity *entity = item->entity;
    const struct sl_tag *tag = entity->kind == SL_ENTITY_STEP ? entity->tag
                               : entity->kind == SL_ENTITY_SUBAGENT
                                   ? NULL
                                   : sl_entity_owner(verifier, entity);

    sl_buf_add_lit(out, "{\"type\":\"");
    sl_buf_add_str(out, sl_str_from(sl_event_name(type)));
    sl_buf_add_char(out, '"');
    add_name(out, item_events[item->kind].id);
    sl_json_add_string(out, entity->id);
    if (tag && tag->id.ptr) {
        add_name(out, SL_F_SUBAGENT_RUN_ID);
        sl_json_add_string(out, tag->id);
    }
}

void sl_item_print_start(const struct sl_verifier *verifier, const struct sl_item *item,
                         struct sl_buf *out)
{
    print_event(verifier, item, item_events[item->kind].start, out);
    if (item->parent && may_name_parent(verifier, item->entity, item->parent)) {
        add_name(out, SL_F_PARENT_MESSAGE_ID);
        sl_json_add_string(out, item->parent->id);
    }
    sl_buf_add_str(out, item->more);
    sl_buf_add_char(out, '}');
}

void sl_item_print_end(const struct sl_verifier *verifier, const struct sl_item *item,
                       enum sl_event_type subagent_end, struct sl_str members, struct sl_buf *out)
{
    bool subagent = item->kind == SL_OPEN_SUBAGENT;

    if (subagent && item->ended) {
        print_event(verifier, item, item->end_type, out);
        sl_buf_add_str(out, item->end);
    } else {
        print_event(verifier, item, subagent ? subagent_end : item_events[item->kind].end, out);
        if (subagent)
            sl_buf_add_str(out, members);
    }
    sl_buf_add_char(out, '}');
}
