/* SPDX-License-Identifier: MIT */
/*
 * Whose a message or call is to a reader that learned it from a snapshot.
 *
 * The reference client refuses an event whose subagentRunId is not that of what it goes on with. A
 * snapshot gives a call the owner of its message, and messages the owner that they were made with,
 * which is not always the one that the client's verifier had on record. Leaving the tag (or a
 * call's parent) out is always legal and changes nothing but the record.
 */
#include "view_private.h"

/* Readers of a snapshot have the last message of an id on record, lookups mean the first. */
static bool is_ambiguous(const struct sl_messages *list)
{
    return HASH_COUNT(list->by_id) != list->count;
}

static bool same_owner(const struct sl_value *a, const struct sl_value *b)
{
    if (a == NULL || b == NULL)
        return a == b;
    return sl_json_body_equal(sl_value_text(a), sl_value_text(b));
}

/* The client keeps owners apart by kind. */
static bool is_of_kind(const struct sl_message *message, const struct sl_event *ev)
{
    switch (ev->type) {
    case SL_EV_REASONING_START:
    case SL_EV_REASONING_END:
    case SL_EV_REASONING_MESSAGE_START:
    case SL_EV_REASONING_MESSAGE_CONTENT:
    case SL_EV_REASONING_MESSAGE_END:
        return message->role == SL_ROLE_REASONING;
    case SL_EV_ACTIVITY_DELTA:
        return message->role == SL_ROLE_ACTIVITY;
    case SL_EV_REASONING_ENCRYPTED_VALUE:
        return message->role != SL_ROLE_ACTIVITY;
    default:
        return message->role != SL_ROLE_REASONING && message->role != SL_ROLE_ACTIVITY;
    }
}

/* Where the event's entity is found. A call may be in several messages, of which one is on record.
 */
struct entity {
    const struct sl_message *message; /* NULL when there is none */
    const struct sl_call *call;       /* of it, when that is what the event is about */
};

static struct entity entity(const struct sl_messages *list, const struct sl_event *ev)
{
    enum sl_field field = SL_F_MESSAGE_ID;
    bool is_call = ev->type == SL_EV_TOOL_CALL_START || ev->type == SL_EV_TOOL_CALL_ARGS ||
                   ev->type == SL_EV_TOOL_CALL_END;
    if (is_call)
        field = SL_F_TOOL_CALL_ID;
    if (ev->type == SL_EV_REASONING_ENCRYPTED_VALUE) {
        field = SL_F_ENTITY_ID;
        is_call = sl_doc_is(ev->doc, ev->field[SL_F_SUBTYPE], SL_STR("tool-call"));
    }
    if (!sl_event_has(ev, field))
        return (struct entity){NULL, NULL};
    if (is_call) {
        const struct sl_call *call = sl_messages_find_call(list, sl_event_body(ev, field));
        return (struct entity){call == NULL ? NULL : call->owner, call};
    }
    const struct sl_message *message = sl_messages_find(list, sl_event_body(ev, field));
    return (struct entity){message == NULL || !is_of_kind(message, ev) ? NULL : message, NULL};
}

static struct entity next_entity(struct entity at)
{
    const struct sl_call *call = at.call == NULL ? NULL : at.call->next;
    return (struct entity){call == NULL ? NULL : call->owner, call};
}

bool sl_owner_differs(const struct sl_messages *list, const struct sl_event *ev)
{
    if (!sl_event_has(ev, SL_F_SUBAGENT_RUN_ID))
        return false;
    for (struct entity at = entity(list, ev); at.message != NULL; at = next_entity(at)) {
        const struct sl_value *owner = sl_message_owner(at.message);
        if (owner == NULL || is_ambiguous(list) ||
            !sl_json_body_equal(sl_value_text(owner), sl_event_body(ev, SL_F_SUBAGENT_RUN_ID)))
            return true;
    }
    return false;
}

static bool is_continuation(enum sl_event_type type)
{
    return type == SL_EV_TEXT_MESSAGE_CONTENT || type == SL_EV_TEXT_MESSAGE_END ||
           type == SL_EV_TOOL_CALL_ARGS || type == SL_EV_TOOL_CALL_END ||
           type == SL_EV_REASONING_MESSAGE_CONTENT || type == SL_EV_REASONING_MESSAGE_END ||
           type == SL_EV_REASONING_END || type == SL_EV_REASONING_ENCRYPTED_VALUE ||
           type == SL_EV_ACTIVITY_DELTA;
}

bool sl_goes_on_otherwise(const struct sl_messages *list, const struct sl_event *ev)
{
    return is_continuation(ev->type) && sl_owner_differs(list, ev);
}

bool sl_parent_differs(const struct sl_messages *list, const struct sl_event *ev)
{
    if (!sl_event_has(ev, SL_F_PARENT_MESSAGE_ID))
        return false;
    const struct sl_message *parent =
        sl_messages_find(list, sl_event_body(ev, SL_F_PARENT_MESSAGE_ID));
    if (parent == NULL)
        return false;
    for (struct entity at = entity(list, ev); at.message != NULL; at = next_entity(at)) {
        if (is_ambiguous(list) ||
            !same_owner(sl_message_owner(at.message), sl_message_owner(parent)))
            return true;
    }
    return false;
}

/* A key of the value at that node, as often as it is there. */
static bool is_key_of(const struct sl_doc *doc, uint32_t key, uint32_t value)
{
    return value != SL_NONE &&
           sl_json_body_equal(sl_doc_body(doc, key), sl_doc_body(doc, value - 1));
}

void sl_print_without(const struct sl_doc *doc, uint32_t first, uint32_t second, struct sl_buf *out)
{
    sl_buf_add_char(out, '{');
    size_t start = out->len;
    for (uint32_t key = 1; key < doc->count; key = sl_doc_next(doc, key + 1)) {
        if (is_key_of(doc, key, first) || is_key_of(doc, key, second))
            continue;
        if (out->len > start)
            sl_buf_add_char(out, ',');
        sl_buf_add_str(out, sl_doc_raw(doc, key));
        sl_buf_add_char(out, ':');
        sl_buf_add_str(out, sl_doc_raw(doc, key + 1));
    }
    sl_buf_add_char(out, '}');
}
