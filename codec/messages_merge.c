/* SPDX-License-Identifier: MIT */
/* Lists of messages against documents and each other: input, snapshots, equality, printing. */
#include <assert.h>
#include <stdlib.h>

#include "id_set.h"
#include "messages.h"

/* ---- adding an array ---- */

static bool answers(const struct sl_message *message, struct sl_str *call)
{
    struct sl_value *id = sl_value_get(message->head, SL_STR("toolCallId"));
    if (message->role != SL_ROLE_TOOL || id == NULL || sl_value_kind(id) != SL_STRING)
        return false;
    *call = sl_value_text(id);
    return true;
}

bool sl_messages_collect_answered(const struct sl_messages *list, struct sl_id_set *answered)
{
    struct sl_str call;
    for (const struct sl_message *m = list->first; m != NULL; m = m->next) {
        if (answers(m, &call) && !sl_id_set_add(answered, call))
            return false;
    }
    return true;
}

const struct sl_message *sl_messages_find_answer(const struct sl_messages *list,
                                                 struct sl_str call_body)
{
    struct sl_str call;
    for (const struct sl_message *m = list->first; m != NULL; m = m->next) {
        if (answers(m, &call) && sl_json_body_equal(call, call_body))
            return m;
    }
    return NULL;
}

static enum sl_fold add_behind(struct sl_messages *list, struct sl_message *after,
                               struct sl_message *message, size_t max_bytes)
{
    enum sl_fold fold = SL_FOLD_DONE;
    if (sl_message_height(message) > SL_MAX_HEIGHT)
        fold = SL_FOLD_DEEP;
    else if (list->bytes + sl_message_bytes(message) > max_bytes)
        fold = SL_FOLD_FULL;
    if (fold != SL_FOLD_DONE)
        sl_message_free(message);
    else if (!sl_messages_link(list, after, message))
        fold = SL_FOLD_MEMORY;
    return fold;
}

static bool is_known(const struct sl_messages *list, const struct sl_add_options *options,
                     struct sl_str id)
{
    return options->known != NULL &&
           (sl_messages_find(list, id) != NULL || sl_messages_find(options->known, id) != NULL);
}

static enum sl_fold add_node(struct sl_messages *list, const struct sl_doc *doc, uint32_t node,
                             const struct sl_add_options *options)
{
    uint32_t id = sl_doc_get(doc, node, SL_STR("id"));
    if (id == SL_NONE || sl_doc_kind(doc, id) != SL_STRING ||
        is_known(list, options, sl_doc_body(doc, id)))
        return SL_FOLD_DONE;
    struct sl_message *message;
    struct sl_str call;
    if (!sl_message_parse(list, doc, node, &message))
        return SL_FOLD_MEMORY;
    if (message == NULL)
        return SL_FOLD_DONE;
    if (options->answered != NULL && answers(message, &call) &&
        sl_id_set_has(options->answered, call)) {
        sl_message_free(message);
        return SL_FOLD_DONE;
    }
    return add_behind(list, list->last, message, options->max_bytes);
}

enum sl_fold sl_messages_add(struct sl_messages *list, const struct sl_doc *doc, uint32_t array,
                             const struct sl_add_options *options)
{
    if (array == SL_NONE || sl_doc_kind(doc, array) != SL_ARRAY)
        return SL_FOLD_DONE;
    enum sl_fold fold = SL_FOLD_DONE;
    uint32_t end = sl_doc_next(doc, array);
    for (uint32_t node = array + 1; fold == SL_FOLD_DONE && node < end;
         node = sl_doc_next(doc, node))
        fold = add_node(list, doc, node, options);
    return fold;
}

enum sl_fold sl_messages_add_answer(struct sl_messages *list, const struct sl_doc *doc,
                                    uint32_t node, size_t max_bytes)
{
    struct sl_message *message;
    struct sl_str id;
    if (!sl_message_parse(list, doc, node, &message))
        return SL_FOLD_MEMORY;
    assert(message != NULL);
    struct sl_call *call = answers(message, &id) ? sl_messages_find_call(list, id) : NULL;
    struct sl_message *after =
        call == NULL ? list->last : sl_messages_answer_place(list, call->owner);
    return add_behind(list, after, message, max_bytes);
}

/* ---- MESSAGES_SNAPSHOT ---- */

enum mark { MARK_NONE, MARK_STAYS, MARK_REPLACES, MARK_APPENDED };

struct merge {
    const struct sl_doc *doc;
    struct sl_message **items; /* of the snapshot */
    size_t count;
    struct sl_message *last_of_id; /* uthash over the items */
    struct sl_message **result;
    size_t result_count;
    size_t result_bytes;
    bool has_reasoning;
    bool aliases;           /* the client puts one object in two places */
    bool owns_all;          /* activities */
    struct sl_id_set types; /* the activity types owned, when not all */
};

static bool read_types(struct merge *merge, uint32_t types)
{
    uint32_t end = sl_doc_next(merge->doc, types);
    for (uint32_t t = types + 1; t < end; t = sl_doc_next(merge->doc, t)) {
        if (sl_doc_kind(merge->doc, t) != SL_STRING) {
            sl_id_set_clear(&merge->types);
            return true;
        }
        if (!sl_id_set_add(&merge->types, sl_doc_body(merge->doc, t)))
            return false;
    }
    return true;
}

/* Which local activities the snapshot may delete: metadata["@ag-ui/client"]. */
static bool read_authority(struct merge *merge, const struct sl_event *snapshot, bool has_activity)
{
    const struct sl_doc *doc = merge->doc;
    uint32_t mark = sl_doc_get(doc, snapshot->field[SL_F_METADATA], SL_STR("@ag-ui/client"));
    uint32_t types = sl_doc_get(doc, mark, SL_STR("authoritativeActivityTypes"));
    if (mark == SL_NONE || (sl_doc_kind(doc, mark) == SL_OBJECT && types == SL_NONE))
        merge->owns_all = has_activity;
    else if (types != SL_NONE && sl_doc_kind(doc, types) == SL_NULL)
        merge->owns_all = true;
    else if (types != SL_NONE && sl_doc_kind(doc, types) == SL_ARRAY)
        return read_types(merge, types);
    return true;
}

static bool owns_type(const struct merge *merge, const struct sl_message *activity)
{
    struct sl_value *type = sl_value_get(activity->head, SL_STR("activityType"));
    return merge->owns_all || (type != NULL && sl_value_kind(type) == SL_STRING &&
                               sl_id_set_has(&merge->types, sl_value_text(type)));
}

static struct sl_message *find_item(const struct merge *merge, const struct sl_message *like)
{
    struct sl_message *found = NULL;
    HASH_FIND_BYHASHVALUE(hh, merge->last_of_id, like->id, (unsigned)like->id_len, like->hash,
                          found);
    return found;
}

static enum sl_fold read_items(struct merge *merge, struct sl_messages *list, uint32_t array)
{
    uint32_t end = sl_doc_next(merge->doc, array);
    for (uint32_t node = array + 1; node < end; node = sl_doc_next(merge->doc, node)) {
        struct sl_message *item;
        if (!sl_message_parse(list, merge->doc, node, &item))
            return SL_FOLD_MEMORY;
        if (item == NULL)
            continue;
        merge->items[merge->count++] = item;
        if (sl_message_height(item) > SL_MAX_HEIGHT)
            return SL_FOLD_DEEP;
        struct sl_message *before = find_item(merge, item);
        if (before != NULL)
            HASH_DELETE(hh, merge->last_of_id, before);
        HASH_ADD_KEYPTR_BYHASHVALUE(hh, merge->last_of_id, item->id, (unsigned)item->id_len,
                                    item->hash, item);
        if (item->hh.tbl == NULL)
            return SL_FOLD_MEMORY;
    }
    return SL_FOLD_DONE;
}

static void put_result(struct merge *merge, struct sl_message *message, enum mark mark)
{
    message->mark = (uint8_t)mark;
    merge->result[merge->result_count++] = message;
    merge->result_bytes += sl_message_bytes(message);
}

static bool stays(const struct merge *merge, const struct sl_message *message)
{
    if (message->role == SL_ROLE_ACTIVITY)
        return !owns_type(merge, message);
    return message->role == SL_ROLE_REASONING && !merge->has_reasoning;
}

/* The new order: local messages in place, those of the snapshot with its content, then the rest of
 * the snapshot. */
static bool arrange(struct merge *merge, struct sl_messages *list)
{
    for (struct sl_message *m = list->first; m != NULL; m = m->next) {
        struct sl_message *item = find_item(merge, m);
        if (item != NULL && item->mark == MARK_REPLACES) {
            /* The id is here twice. */
            merge->aliases = true;
            if ((item = sl_message_clone(item)) == NULL)
                return false;
            put_result(merge, item, MARK_APPENDED);
        } else if (item != NULL) {
            put_result(merge, item, MARK_REPLACES);
        } else if (stays(merge, m)) {
            put_result(merge, m, MARK_STAYS);
        }
    }
    for (size_t i = 0; i < merge->count; i++) {
        if (find_item(merge, merge->items[i])->mark != MARK_REPLACES)
            put_result(merge, merge->items[i], MARK_APPENDED);
    }
    return true;
}

/* Everything that is in no list any more: local messages that go, items that are not used. */
static void free_unused(struct merge *merge, struct sl_messages *list)
{
    for (struct sl_message *m = list->first, *next; m != NULL; m = next) {
        next = m->next;
        if (m->mark != MARK_STAYS)
            sl_message_free(m);
    }
    for (size_t i = 0; i < merge->count; i++) {
        if (merge->items[i]->mark == MARK_NONE)
            sl_message_free(merge->items[i]);
    }
}

static bool commit(struct merge *merge, struct sl_messages *list)
{
    bool done = true;
    HASH_CLEAR(hh, list->by_id);
    HASH_CLEAR(hh, list->calls);
    HASH_CLEAR(hh, merge->last_of_id);
    free_unused(merge, list);
    list->first = list->last = NULL;
    list->count = list->bytes = 0;
    list->answer_epoch++;
    for (size_t i = 0; i < merge->result_count; i++) {
        struct sl_message *message = merge->result[i];
        message->mark = MARK_NONE;
        done = sl_messages_link(list, list->last, message) && done;
    }
    return done;
}

/* The snapshot is not taken: the list is as before. */
static void roll_back(struct merge *merge, struct sl_messages *list)
{
    HASH_CLEAR(hh, merge->last_of_id);
    for (struct sl_message *m = list->first; m != NULL; m = m->next)
        m->mark = MARK_STAYS;
    for (size_t i = 0; i < merge->count; i++)
        merge->items[i]->mark = MARK_NONE;
    /* What is left marked are clones. */
    for (size_t i = 0; i < merge->result_count; i++) {
        if (merge->result[i]->mark == MARK_APPENDED)
            sl_message_free(merge->result[i]);
    }
    free_unused(merge, list);
    for (struct sl_message *m = list->first; m != NULL; m = m->next)
        m->mark = MARK_NONE;
}

static enum sl_fold merge_into(struct merge *merge, struct sl_messages *list,
                               const struct sl_event *snapshot, size_t max_bytes)
{
    enum sl_fold fold = read_items(merge, list, snapshot->field[SL_F_MESSAGES]);
    bool has_activity = false;
    for (size_t i = 0; i < merge->count; i++) {
        has_activity |= merge->items[i]->role == SL_ROLE_ACTIVITY;
        merge->has_reasoning |= merge->items[i]->role == SL_ROLE_REASONING;
    }
    if (fold == SL_FOLD_DONE &&
        (!read_authority(merge, snapshot, has_activity) || !arrange(merge, list)))
        fold = SL_FOLD_MEMORY;
    if (fold == SL_FOLD_DONE && merge->result_bytes > max_bytes)
        fold = SL_FOLD_FULL;
    if (fold != SL_FOLD_DONE)
        roll_back(merge, list);
    else if (!commit(merge, list))
        fold = SL_FOLD_MEMORY;
    else if (merge->aliases)
        fold = SL_FOLD_DEVIATES;
    return fold;
}

enum sl_fold sl_messages_merge(struct sl_messages *list, const struct sl_event *snapshot,
                               size_t max_bytes)
{
    struct merge merge = {.doc = snapshot->doc};
    uint32_t array = snapshot->field[SL_F_MESSAGES];
    assert(sl_doc_kind(merge.doc, array) == SL_ARRAY);
    size_t most = merge.doc->nodes[array].count;
    enum sl_fold fold = SL_FOLD_MEMORY;
    merge.items = calloc(most + 1, sizeof(struct sl_message *));
    merge.result = calloc(most + list->count + 1, sizeof(struct sl_message *));
    if (merge.items != NULL && merge.result != NULL)
        fold = merge_into(&merge, list, snapshot, max_bytes);
    sl_id_set_clear(&merge.types);
    free(merge.items);
    free(merge.result);
    return fold;
}

/* ---- against each other ---- */

static bool message_equal(const struct sl_message *a, const struct sl_message *b)
{
    if (a->role != b->role || a->call_count != b->call_count || a->has_calls != b->has_calls ||
        !sl_value_equal(a->head, b->head))
        return false;
    for (size_t i = 0; i < a->call_count; i++) {
        if (!sl_value_equal(a->calls[i]->head, b->calls[i]->head) ||
            !sl_value_equal(a->calls[i]->function, b->calls[i]->function))
            return false;
    }
    return true;
}

bool sl_messages_equal(const struct sl_messages *a, size_t skip, const struct sl_messages *b)
{
    if (a->count < skip || a->count - skip != b->count)
        return false;
    const struct sl_message *m = a->first;
    while (skip-- > 0)
        m = m->next;
    for (const struct sl_message *n = b->first; n != NULL; n = n->next, m = m->next) {
        if (!message_equal(m, n))
            return false;
    }
    return true;
}

static struct sl_message *find_like(const struct sl_messages *list, const struct sl_message *like)
{
    struct sl_message *found = NULL;
    HASH_FIND_BYHASHVALUE(hh, list->by_id, like->id, (unsigned)like->id_len, like->hash, found);
    return found;
}

bool sl_messages_snapshot_fits(const struct sl_messages *list, const struct sl_messages *target)
{
    bool has_reasoning = sl_messages_has_role(target, SL_ROLE_REASONING);
    const struct sl_message *t = target->first;
    for (const struct sl_message *m = list->first; m != NULL; m = m->next) {
        const struct sl_message *found = find_like(target, m);
        if (found == NULL && m->role == SL_ROLE_REASONING && !has_reasoning)
            return false;
        if (found == NULL)
            continue;
        if (found != t)
            return false;
        t = t->next;
    }
    for (; t != NULL; t = t->next) {
        if (find_like(list, t) != NULL)
            return false;
    }
    return true;
}

/* ---- printing ---- */

static void print_calls(const struct sl_message *message, struct sl_buf *out)
{
    sl_buf_add_lit(out, ",\"toolCalls\":[");
    for (size_t i = 0; i < message->call_count; i++) {
        if (i > 0)
            sl_buf_add_char(out, ',');
        sl_value_print(message->calls[i]->head, out);
        if (!out->failed)
            out->len--; /* the closing brace; a call has an id, so a comma is due */
        sl_buf_add_lit(out, ",\"function\":");
        sl_value_print(message->calls[i]->function, out);
        sl_buf_add_char(out, '}');
    }
    sl_buf_add_char(out, ']');
}

void sl_messages_print(const struct sl_messages *list, bool without_activity, struct sl_buf *out)
{
    bool first = true;
    for (const struct sl_message *m = list->first; m != NULL; m = m->next) {
        if (without_activity && m->role == SL_ROLE_ACTIVITY)
            continue;
        if (!first)
            sl_buf_add_char(out, ',');
        first = false;
        sl_value_print(m->head, out);
        if (m->has_calls) {
            if (!out->failed)
                out->len--;
            print_calls(m, out);
            sl_buf_add_char(out, '}');
        }
    }
}

const struct sl_value *sl_message_owner(const struct sl_message *message)
{
    const struct sl_value *owner = sl_value_get(message->head, SL_STR("subagentRunId"));
    return owner != NULL && sl_value_kind(owner) == SL_STRING ? owner : NULL;
}
