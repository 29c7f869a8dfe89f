/* SPDX-License-Identifier: MIT */
/* Messages without what categories of events bring to them. */
#include "shown_messages.h"

#include "view_private.h"

enum part {
    PART_NONE,
    PART_WHOLE,
    PART_WITHOUT_CALLS, /* of an assistant: the text */
    PART_CALLS,         /* of an assistant: what a call alone would have made */
};

static bool hides(unsigned hidden, enum sl_category category)
{
    return hidden & 1U << category;
}

static enum part part_of_assistant(unsigned hidden, bool content, bool has_calls, bool calls)
{
    if (hides(hidden, SL_CAT_TEXT))
        return calls && !hides(hidden, SL_CAT_TOOL) ? PART_CALLS : PART_NONE;
    if (!has_calls || !hides(hidden, SL_CAT_TOOL))
        return PART_WHOLE;
    return content ? PART_WITHOUT_CALLS : PART_NONE;
}

static enum part part_of_other(unsigned hidden, enum sl_role role)
{
    enum sl_category category = SL_CAT_TEXT;
    if (role == SL_ROLE_COUNT)
        return PART_NONE;
    if (role == SL_ROLE_TOOL)
        category = SL_CAT_TOOL;
    else if (role == SL_ROLE_ACTIVITY)
        category = SL_CAT_ACTIVITY;
    else if (role == SL_ROLE_REASONING)
        category = SL_CAT_REASONING;
    return hides(hidden, category) ? PART_NONE : PART_WHOLE;
}

/* REASONING_ENCRYPTED_VALUE brings it to messages and calls of every kind. */
#define ENCRYPTED SL_STR("encryptedValue")

/* ---- of documents ---- */

static enum part part_of_node(unsigned hidden, const struct sl_doc *doc, uint32_t node)
{
    enum sl_role role = sl_role_of(doc, sl_doc_get(doc, node, SL_STR("role")));
    if (role != SL_ROLE_ASSISTANT)
        return sl_is_reset_end(doc, node) ? PART_WHOLE : part_of_other(hidden, role);
    uint32_t calls = sl_doc_get(doc, node, SL_STR("toolCalls"));
    bool any = calls != SL_NONE && doc->nodes[calls].count > 0;
    return part_of_assistant(hidden, sl_doc_get(doc, node, SL_STR("content")) != SL_NONE,
                             calls != SL_NONE, any);
}

/* A member that a message has when a call has made it. */
static bool is_of_call(const struct sl_doc *doc, uint32_t key)
{
    return sl_doc_is(doc, key, SL_STR("id")) || sl_doc_is(doc, key, SL_STR("role")) ||
           sl_doc_is(doc, key, SL_STR("toolCalls")) ||
           sl_doc_is(doc, key, SL_STR("subagentRunId")) || sl_doc_is(doc, key, ENCRYPTED);
}

static bool has_encrypted(const struct sl_doc *doc, uint32_t message)
{
    if (sl_doc_get(doc, message, ENCRYPTED) != SL_NONE)
        return true;
    uint32_t calls = sl_doc_get(doc, message, SL_STR("toolCalls"));
    if (calls == SL_NONE || sl_doc_kind(doc, calls) != SL_ARRAY)
        return false;
    uint32_t end = sl_doc_next(doc, calls);
    for (uint32_t call = calls + 1; call < end; call = sl_doc_next(doc, call)) {
        if (sl_doc_get(doc, call, ENCRYPTED) != SL_NONE)
            return true;
    }
    return false;
}

static void print_plain_call(const struct sl_doc *doc, uint32_t call, struct sl_buf *out)
{
    uint32_t end = sl_doc_next(doc, call);
    sl_buf_add_char(out, '{');
    size_t start = out->len;
    for (uint32_t key = call + 1; key < end; key = sl_doc_next(doc, key + 1)) {
        if (sl_doc_is(doc, key, ENCRYPTED))
            continue;
        if (out->len > start)
            sl_buf_add_char(out, ',');
        sl_buf_add_str(out, sl_doc_raw(doc, key));
        sl_buf_add_char(out, ':');
        sl_buf_add_str(out, sl_doc_raw(doc, key + 1));
    }
    sl_buf_add_char(out, '}');
}

static void print_calls(unsigned hidden, const struct sl_doc *doc, uint32_t calls,
                        struct sl_buf *out)
{
    if (!hides(hidden, SL_CAT_REASONING) || sl_doc_kind(doc, calls) != SL_ARRAY) {
        sl_buf_add_str(out, sl_doc_raw(doc, calls));
        return;
    }
    uint32_t end = sl_doc_next(doc, calls);
    sl_buf_add_char(out, '[');
    for (uint32_t call = calls + 1; call < end; call = sl_doc_next(doc, call)) {
        if (call > calls + 1)
            sl_buf_add_char(out, ',');
        if (sl_doc_kind(doc, call) == SL_OBJECT)
            print_plain_call(doc, call, out);
        else
            sl_buf_add_str(out, sl_doc_raw(doc, call));
    }
    sl_buf_add_char(out, ']');
}

static bool is_left_out(unsigned hidden, enum part part, const struct sl_doc *doc, uint32_t key)
{
    if (part == PART_CALLS && !is_of_call(doc, key))
        return true;
    if (part == PART_WITHOUT_CALLS && sl_doc_is(doc, key, SL_STR("toolCalls")))
        return true;
    return hides(hidden, SL_CAT_REASONING) && sl_doc_is(doc, key, ENCRYPTED);
}

static void print_part(unsigned hidden, enum part part, const struct sl_doc *doc, uint32_t message,
                       struct sl_buf *out)
{
    uint32_t end = sl_doc_next(doc, message);
    sl_buf_add_char(out, '{');
    size_t start = out->len;
    for (uint32_t key = message + 1; key < end; key = sl_doc_next(doc, key + 1)) {
        if (is_left_out(hidden, part, doc, key))
            continue;
        if (out->len > start)
            sl_buf_add_char(out, ',');
        sl_buf_add_str(out, sl_doc_raw(doc, key));
        sl_buf_add_char(out, ':');
        if (sl_doc_is(doc, key, SL_STR("toolCalls")))
            print_calls(hidden, doc, key + 1, out);
        else
            sl_buf_add_str(out, sl_doc_raw(doc, key + 1));
    }
    sl_buf_add_char(out, '}');
}

static bool is_without(const struct sl_id_set *without, const struct sl_doc *doc, uint32_t message)
{
    uint32_t id = sl_doc_get(doc, message, SL_STR("id"));
    return without != NULL && id != SL_NONE && sl_id_set_has(without, sl_doc_body(doc, id));
}

void sl_shown_print(unsigned hidden, const struct sl_doc *doc, uint32_t array,
                    const struct sl_id_set *without, struct sl_buf *out, bool *whole)
{
    *whole = true;
    if (array == SL_NONE || sl_doc_kind(doc, array) != SL_ARRAY)
        return;
    size_t start = out->len;
    uint32_t end = sl_doc_next(doc, array);
    for (uint32_t node = array + 1; node < end; node = sl_doc_next(doc, node)) {
        enum part part =
            is_without(without, doc, node) ? PART_NONE : part_of_node(hidden, doc, node);
        bool plain =
            part == PART_WHOLE && !(hides(hidden, SL_CAT_REASONING) && has_encrypted(doc, node));
        *whole &= plain;
        if (part == PART_NONE)
            continue;
        if (out->len > start)
            sl_buf_add_char(out, ',');
        if (plain)
            sl_buf_add_str(out, sl_doc_raw(doc, node));
        else
            print_part(hidden, part, doc, node, out);
    }
}

/* ---- of lists ---- */

static enum part part_of_message(unsigned hidden, const struct sl_message *message)
{
    if (message->role != SL_ROLE_ASSISTANT)
        return part_of_other(hidden, message->role);
    return part_of_assistant(hidden, sl_value_get(message->head, SL_STR("content")) != NULL,
                             message->has_calls, message->call_count > 0);
}

static bool keep_member(struct sl_value **head, const struct sl_message *message, struct sl_str key)
{
    struct sl_value *member = sl_value_get(message->head, key);
    return member == NULL || sl_value_set_take(head, key, sl_value_ref(member));
}

static struct sl_value *head_of_calls(const struct sl_message *message)
{
    struct sl_value *head = sl_value_object();
    if (head != NULL && keep_member(&head, message, SL_STR("id")) &&
        keep_member(&head, message, SL_STR("role")) &&
        keep_member(&head, message, SL_STR("subagentRunId")) &&
        keep_member(&head, message, ENCRYPTED))
        return head;
    sl_value_unref(head);
    return NULL;
}

/* The message without `toolCalls` as it is shown; NULL without memory. */
static struct sl_value *shown_head(unsigned hidden, enum part part,
                                   const struct sl_message *message)
{
    struct sl_value *head =
        part == PART_CALLS ? head_of_calls(message) : sl_value_ref(message->head);
    if (head == NULL || !hides(hidden, SL_CAT_REASONING) || sl_value_remove(&head, ENCRYPTED))
        return head;
    sl_value_unref(head);
    return NULL;
}

static bool make_plain(struct sl_message *message)
{
    for (size_t i = 0; i < message->call_count; i++) {
        if (!sl_value_remove(&message->calls[i]->head, ENCRYPTED))
            return false;
    }
    return true;
}

static bool copy_message(struct sl_messages *list, unsigned hidden, enum part part,
                         const struct sl_message *message)
{
    struct sl_str id = sl_value_text(sl_value_get(message->head, SL_STR("id")));
    struct sl_value *head = shown_head(hidden, part, message);
    if (part == PART_WITHOUT_CALLS)
        return sl_messages_append_take(list, id, message->role, head) != NULL;
    struct sl_message *copy = head == NULL ? NULL : sl_message_clone(message);
    if (copy == NULL) {
        sl_value_unref(head);
        return false;
    }
    sl_value_unref(copy->head);
    copy->head = head;
    if (!hides(hidden, SL_CAT_REASONING) || make_plain(copy))
        return sl_messages_link(list, list->last, copy);
    sl_message_free(copy);
    return false;
}

bool sl_shown_copy(struct sl_messages *list, const struct sl_messages *from, unsigned hidden)
{
    for (const struct sl_message *m = from->first; m != NULL; m = m->next) {
        enum part part = part_of_message(hidden, m);
        if (part != PART_NONE && !copy_message(list, hidden, part, m))
            return false;
    }
    return true;
}
