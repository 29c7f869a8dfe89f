/* SPDX-License-Identifier: MIT */
/* The list of messages: order, index by id, sizes, and its JSON form. */
#include "messages.h"

#include <assert.h>
#include <stdlib.h>
#include <utlist.h>

#include "hash.h"

/* Bytes that a printed list has beside its values: a comma for each message and call, and
 * ,"toolCalls":[] and ,"function": */
#define MESSAGE_BYTES 1
#define CALLS_BYTES   15
#define CALL_BYTES    13

#define ORDER_GAP ((uint64_t)1 << 32)

static const char *const role_names[] = {
#define ROLE_NAME(symbol, name) name,
    SL_ROLES(ROLE_NAME)
#undef ROLE_NAME
};

const char *sl_role_name(enum sl_role role)
{
    return role_names[role];
}

enum sl_role sl_role_of(const struct sl_doc *doc, uint32_t node)
{
    for (unsigned i = 0; node != SL_NONE && i < SL_ROLE_COUNT; i++) {
        if (sl_doc_is(doc, node, sl_str_from(role_names[i])))
            return (enum sl_role)i;
    }
    return SL_ROLE_COUNT;
}

/* ---- keys ---- */

static char *key_copy(const struct sl_id_key *key)
{
    char *copy = malloc(key->text.len + 1);
    if (copy != NULL && key->text.len > 0)
        memcpy(copy, key->text.ptr, key->text.len);
    return copy;
}

static struct sl_message *find_key(const struct sl_messages *list, const char *id, size_t len,
                                   unsigned hash)
{
    struct sl_message *found = NULL;
    HASH_FIND_BYHASHVALUE(hh, list->by_id, id, (unsigned)len, hash, found);
    return found;
}

/* ---- one message ---- */

static void call_free(struct sl_call *call)
{
    sl_value_unref(call->head);
    sl_value_unref(call->function);
    free(call->id);
    free(call);
}

void sl_message_free(struct sl_message *message)
{
    for (size_t i = 0; i < message->call_count; i++)
        call_free(message->calls[i]);
    free(message->calls);
    sl_value_unref(message->head);
    free(message->id);
    free(message);
}

static size_t call_bytes(const struct sl_call *call)
{
    return CALL_BYTES + sl_value_size(call->head) + sl_value_size(call->function);
}

size_t sl_message_bytes(const struct sl_message *message)
{
    size_t bytes = MESSAGE_BYTES + sl_value_size(message->head);
    if (message->has_calls)
        bytes += CALLS_BYTES;
    for (size_t i = 0; i < message->call_count; i++)
        bytes += call_bytes(message->calls[i]);
    return bytes;
}

size_t sl_message_height(const struct sl_message *message)
{
    size_t height = sl_value_height(message->head);
    for (size_t i = 0; i < message->call_count; i++) {
        size_t head = sl_value_height(message->calls[i]->head) + 2;
        size_t function = sl_value_height(message->calls[i]->function) + 3;
        height = head > height ? head : height;
        height = function > height ? function : height;
    }
    return height;
}

static struct sl_message *message_new_take(const struct sl_id_key *key, enum sl_role role,
                                           struct sl_value *head)
{
    struct sl_message *message = head == NULL ? NULL : calloc(1, sizeof(*message));
    if (message != NULL && (message->id = key_copy(key)) != NULL) {
        message->id_len = key->text.len;
        message->hash = key->hash;
        message->role = role;
        message->head = head;
        return message;
    }
    free(message);
    sl_value_unref(head);
    return NULL;
}

static bool message_room(struct sl_message *message)
{
    if (message->call_count < message->call_cap)
        return true;
    size_t cap = message->call_cap == 0 ? 2 : message->call_cap * 2;
    struct sl_call **calls = realloc(message->calls, cap * sizeof(struct sl_call *));
    if (calls == NULL)
        return false;
    message->calls = calls;
    message->call_cap = cap;
    return true;
}

/* Adds to the message alone, not to the index. */
static struct sl_call *message_add_call_take(struct sl_message *message,
                                             const struct sl_id_key *key, struct sl_value *head,
                                             struct sl_value *function)
{
    struct sl_call *call = NULL;
    if (head != NULL && function != NULL && message_room(message))
        call = calloc(1, sizeof(*call));
    if (call == NULL || (call->id = key_copy(key)) == NULL) {
        free(call);
        sl_value_unref(head);
        sl_value_unref(function);
        return NULL;
    }
    call->id_len = key->text.len;
    call->hash = key->hash;
    call->head = head;
    call->function = function;
    call->owner = message;
    message->calls[message->call_count++] = call;
    message->has_calls = true;
    return call;
}

/* The element of `toolCalls` at `node`; anything that is no tool call is left out. */
static bool parse_call(const struct sl_messages *list, struct sl_message *message,
                       const struct sl_doc *doc, uint32_t node)
{
    uint32_t id = sl_doc_get(doc, node, SL_STR("id"));
    uint32_t function = sl_doc_get(doc, node, SL_STR("function"));
    if (id == SL_NONE || sl_doc_kind(doc, id) != SL_STRING || function == SL_NONE ||
        sl_doc_kind(doc, function) != SL_OBJECT)
        return true;
    struct sl_id_key key;
    struct sl_call *call = NULL;
    if (sl_id_init(&key, list->seed, sl_doc_body(doc, id))) {
        struct sl_value *head = sl_value_from_node(doc, node);
        if (head != NULL && !sl_value_remove(&head, SL_STR("function"))) {
            sl_value_unref(head);
            head = NULL;
        }
        call = message_add_call_take(message, &key, head, sl_value_from_node(doc, function));
    }
    sl_id_clear(&key);
    return call != NULL;
}

static bool parse_calls(const struct sl_messages *list, struct sl_message *message,
                        const struct sl_doc *doc, uint32_t node)
{
    uint32_t calls = sl_doc_get(doc, node, SL_STR("toolCalls"));
    if (message->role != SL_ROLE_ASSISTANT || calls == SL_NONE ||
        sl_doc_kind(doc, calls) != SL_ARRAY)
        return true;
    message->has_calls = true;
    uint32_t end = sl_doc_next(doc, calls);
    for (uint32_t call = calls + 1; call < end; call = sl_doc_next(doc, call)) {
        if (!parse_call(list, message, doc, call))
            return false;
    }
    return sl_value_remove(&message->head, SL_STR("toolCalls"));
}

bool sl_message_parse(const struct sl_messages *list, const struct sl_doc *doc, uint32_t node,
                      struct sl_message **out)
{
    *out = NULL;
    uint32_t id = sl_doc_get(doc, node, SL_STR("id"));
    enum sl_role role = sl_role_of(doc, sl_doc_get(doc, node, SL_STR("role")));
    if (id == SL_NONE || sl_doc_kind(doc, id) != SL_STRING || role == SL_ROLE_COUNT)
        return true;
    struct sl_id_key key;
    struct sl_message *message = NULL;
    if (sl_id_init(&key, list->seed, sl_doc_body(doc, id)))
        message = message_new_take(&key, role, sl_value_from_node(doc, node));
    sl_id_clear(&key);
    if (message == NULL || !parse_calls(list, message, doc, node)) {
        if (message != NULL)
            sl_message_free(message);
        return false;
    }
    *out = message;
    return true;
}

/* ---- linking and the index ---- */

static bool index_message(struct sl_messages *list, struct sl_message *message)
{
    struct sl_message *known = find_key(list, message->id, message->id_len, message->hash);
    if (known != NULL && known->order < message->order)
        return true;
    if (known != NULL)
        HASH_DELETE(hh, list->by_id, known);
    HASH_ADD_KEYPTR_BYHASHVALUE(hh, list->by_id, message->id, (unsigned)message->id_len,
                                message->hash, message);
    return message->hh.tbl != NULL;
}

static bool index_call(struct sl_messages *list, struct sl_call *call)
{
    struct sl_call *first = NULL;
    HASH_FIND_BYHASHVALUE(hh, list->calls, call->id, (unsigned)call->id_len, call->hash, first);
    if (first != NULL) {
        DL_APPEND(first, call);
        return true;
    }
    DL_APPEND(first, call);
    HASH_ADD_KEYPTR_BYHASHVALUE(hh, list->calls, call->id, (unsigned)call->id_len, call->hash,
                                call);
    return call->hh.tbl != NULL;
}

static bool unindex_call(struct sl_messages *list, struct sl_call *call)
{
    struct sl_call *first = NULL;
    HASH_FIND_BYHASHVALUE(hh, list->calls, call->id, (unsigned)call->id_len, call->hash, first);
    assert(first != NULL);
    if (first == call)
        HASH_DELETE(hh, list->calls, call);
    struct sl_call *head = first;
    DL_DELETE(head, call);
    if (first != call || head == NULL)
        return true;
    HASH_ADD_KEYPTR_BYHASHVALUE(hh, list->calls, head->id, (unsigned)head->id_len, head->hash,
                                head);
    return head->hh.tbl != NULL;
}

static void renumber(struct sl_messages *list)
{
    uint64_t order = 0;
    for (struct sl_message *m = list->first; m != NULL; m = m->next)
        m->order = order += ORDER_GAP;
}

/* Insertions come in rows, each behind the one before: a small step leaves room for many. */
static uint64_t order_behind(struct sl_messages *list, const struct sl_message *after)
{
    for (;;) {
        uint64_t low = after == NULL ? 0 : after->order;
        const struct sl_message *before = after == NULL ? list->first : after->next;
        if (before == NULL && low <= UINT64_MAX - ORDER_GAP)
            return low + ORDER_GAP;
        if (before != NULL && before->order - low >= 2)
            return low + 1 + (before->order - low - 2) / 1024;
        renumber(list);
    }
}

bool sl_messages_link(struct sl_messages *list, struct sl_message *after,
                      struct sl_message *message)
{
    message->order = order_behind(list, after);
    message->prev = after;
    message->next = after == NULL ? list->first : after->next;
    *(message->prev == NULL ? &list->first : &message->prev->next) = message;
    *(message->next == NULL ? &list->last : &message->next->prev) = message;
    list->count++;
    list->bytes += sl_message_bytes(message);
    bool done = index_message(list, message);
    for (size_t i = 0; done && i < message->call_count; i++)
        done = index_call(list, message->calls[i]);
    return done;
}

/* ---- whole lists ---- */

void sl_messages_init(struct sl_messages *list, uint64_t seed)
{
    *list = (struct sl_messages){.seed = seed, .run = 1};
}

void sl_messages_clear(struct sl_messages *list)
{
    HASH_CLEAR(hh, list->by_id);
    HASH_CLEAR(hh, list->calls);
    for (struct sl_message *m = list->first, *next; m != NULL; m = next) {
        next = m->next;
        sl_message_free(m);
    }
    sl_messages_init(list, list->seed);
}

struct sl_message *sl_messages_find(const struct sl_messages *list, struct sl_str id_body)
{
    struct sl_id_key key;
    struct sl_message *found = NULL;
    if (list->by_id == NULL)
        return NULL;
    if (sl_id_init(&key, list->seed, id_body))
        found = find_key(list, key.text.ptr, key.text.len, key.hash);
    sl_id_clear(&key);
    return found;
}

struct sl_call *sl_messages_find_call(const struct sl_messages *list, struct sl_str id_body)
{
    struct sl_id_key key;
    struct sl_call *found = NULL;
    if (list->calls == NULL)
        return NULL;
    if (sl_id_init(&key, list->seed, id_body))
        HASH_FIND_BYHASHVALUE(hh, list->calls, key.text.ptr, (unsigned)key.text.len, key.hash,
                              found);
    sl_id_clear(&key);
    return found;
}

bool sl_messages_collect_twice(const struct sl_messages *list, struct sl_id_set *ids)
{
    if (HASH_COUNT(list->by_id) == list->count)
        return true;
    for (const struct sl_message *m = list->first; m != NULL; m = m->next) {
        if (find_key(list, m->id, m->id_len, m->hash) != m &&
            !sl_id_set_add(ids, sl_value_text(sl_value_get(m->head, SL_STR("id")))))
            return false;
    }
    return true;
}

bool sl_messages_has_role(const struct sl_messages *list, enum sl_role role)
{
    for (const struct sl_message *m = list->first; m != NULL; m = m->next) {
        if (m->role == role)
            return true;
    }
    return false;
}

struct sl_message *sl_messages_insert_take(struct sl_messages *list, struct sl_message *after,
                                           struct sl_str id_body, enum sl_role role,
                                           struct sl_value *head)
{
    struct sl_id_key key;
    struct sl_message *message = NULL;
    if (sl_id_init(&key, list->seed, id_body))
        message = message_new_take(&key, role, head);
    else
        sl_value_unref(head);
    sl_id_clear(&key);
    if (message == NULL)
        return NULL;
    /* Linked in any case, so that clearing the list frees it. */
    return sl_messages_link(list, after, message) ? message : NULL;
}

struct sl_message *sl_messages_append_take(struct sl_messages *list, struct sl_str id_body,
                                           enum sl_role role, struct sl_value *head)
{
    return sl_messages_insert_take(list, list->last, id_body, role, head);
}

struct sl_call *sl_messages_add_call_take(struct sl_messages *list, struct sl_message *message,
                                          struct sl_str id_body, struct sl_value *head,
                                          struct sl_value *function)
{
    struct sl_id_key key;
    struct sl_call *call = NULL;
    bool first = !message->has_calls;
    if (sl_id_init(&key, list->seed, id_body)) {
        call = message_add_call_take(message, &key, head, function);
    } else {
        sl_value_unref(head);
        sl_value_unref(function);
    }
    sl_id_clear(&key);
    if (call == NULL)
        return NULL;
    list->bytes += first ? CALLS_BYTES : 0;
    list->bytes += call_bytes(call);
    return index_call(list, call) ? call : NULL;
}

bool sl_messages_replace_take(struct sl_messages *list, struct sl_message *message,
                              enum sl_role role, struct sl_value *head)
{
    bool done = true;
    list->bytes -= sl_message_bytes(message);
    for (size_t i = 0; i < message->call_count; i++) {
        done = unindex_call(list, message->calls[i]) && done;
        call_free(message->calls[i]);
    }
    message->call_count = 0;
    message->has_calls = false;
    sl_value_unref(message->head);
    message->head = head;
    message->role = role;
    list->answer_epoch++;
    list->bytes += sl_message_bytes(message);
    return done;
}

bool sl_messages_move(struct sl_messages *list, struct sl_messages *from)
{
    assert(list->seed == from->seed);
    bool done = true;
    HASH_CLEAR(hh, from->by_id);
    HASH_CLEAR(hh, from->calls);
    for (struct sl_message *m = from->first, *next; m != NULL; m = next) {
        next = m->next;
        done = sl_messages_link(list, list->last, m) && done;
    }
    from->first = from->last = NULL;
    sl_messages_clear(from);
    return done;
}

struct sl_message *sl_message_clone(const struct sl_message *message)
{
    struct sl_id_key key = {.text = {message->id, message->id_len}, .hash = message->hash};
    struct sl_message *clone = message_new_take(&key, message->role, sl_value_ref(message->head));
    if (clone == NULL)
        return NULL;
    clone->has_calls = message->has_calls;
    for (size_t i = 0; i < message->call_count; i++) {
        const struct sl_call *call = message->calls[i];
        struct sl_id_key call_key = {.text = {call->id, call->id_len}, .hash = call->hash};
        if (message_add_call_take(clone, &call_key, sl_value_ref(call->head),
                                  sl_value_ref(call->function)) == NULL) {
            sl_message_free(clone);
            return NULL;
        }
    }
    return clone;
}

bool sl_messages_copy(struct sl_messages *list, const struct sl_messages *from, size_t count)
{
    assert(list->seed == from->seed);
    for (const struct sl_message *m = from->first; m != NULL && count > 0; m = m->next, count--) {
        struct sl_message *clone = sl_message_clone(m);
        if (clone == NULL || !sl_messages_link(list, list->last, clone))
            return false;
    }
    return true;
}
