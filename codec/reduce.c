/* SPDX-License-Identifier: MIT */
/* The reducer: what an event does to the messages, as @ag-ui/client 1.0.0 does it. */
#include <assert.h>

#include "client_patch.h"
#include "messages.h"

/* What a new message takes at most beside the text of its event, whose ids it may print twice. */
#define NEW_MESSAGE_BYTES 160

struct reduce {
    struct sl_messages *list;
    const struct sl_event *ev;
    size_t max_bytes;
};

/* ---- small changes that keep the list's size ---- */

static bool put_take(struct sl_messages *list, struct sl_value **slot, struct sl_str key,
                     struct sl_value *member)
{
    list->bytes -= sl_value_size(*slot);
    bool done = sl_value_set_take(slot, key, member);
    list->bytes += sl_value_size(*slot);
    return done;
}

static bool append(struct sl_messages *list, struct sl_value **slot, struct sl_str key,
                   struct sl_str body)
{
    list->bytes -= sl_value_size(*slot);
    const struct sl_value *text = sl_value_get(*slot, key);
    bool done = text == NULL || sl_value_kind(text) == SL_STRING ||
                sl_value_set_take(slot, key, sl_value_string(SL_STR("")));
    done = done && sl_value_append_member(slot, key, body);
    list->bytes += sl_value_size(*slot);
    return done;
}

static bool set_string(struct sl_value **slot, const char *key, struct sl_str body)
{
    return sl_value_set_take(slot, sl_str_from(key), sl_value_string(body));
}

/* Members that an event may lack. */
static bool set_field(struct sl_value **slot, const struct sl_event *ev, enum sl_field field)
{
    if (!sl_event_has(ev, field) || sl_doc_kind(ev->doc, ev->field[field]) != SL_STRING)
        return true;
    return set_string(slot, sl_field_name(field), sl_event_body(ev, field));
}

/* Key by key, the last write wins. The old value is taken out so that it is changed in place. */
static bool merge_metadata(const struct reduce *r, struct sl_value **slot)
{
    uint32_t node = r->ev->field[SL_F_METADATA];
    struct sl_str key = SL_STR("metadata");
    if (node == SL_NONE || sl_doc_kind(r->ev->doc, node) != SL_OBJECT)
        return true;
    struct sl_value *old = sl_value_get(*slot, key);
    if (old == NULL || sl_value_kind(old) != SL_OBJECT)
        return put_take(r->list, slot, key, sl_value_from_node(r->ev->doc, node));
    old = sl_value_ref(old);
    bool done =
        put_take(r->list, slot, key, sl_value_null()) && sl_value_merge(&old, r->ev->doc, node);
    return put_take(r->list, slot, key, old) && done;
}

/* ---- limits ---- */

static bool node_deep(const struct sl_doc *doc, uint32_t node)
{
    size_t most = SL_MAX_HEIGHT - 4; /* inside a tool call inside a message */
    /* A value is at most as high as it has nodes. */
    if (node == SL_NONE || doc->nodes[node].next - node <= most)
        return false;
    struct sl_value *value = sl_value_from_node(doc, node);
    bool deep = value != NULL && sl_value_height(value) > most;
    sl_value_unref(value);
    return deep;
}

static enum sl_fold check_limits(const struct reduce *r, size_t growth)
{
    const struct sl_event *ev = r->ev;
    if (sl_event_has(ev, SL_F_METADATA))
        growth += sl_doc_raw(ev->doc, ev->field[SL_F_METADATA]).len + 12;
    if (r->list->bytes + growth > r->max_bytes)
        return SL_FOLD_FULL;
    if (node_deep(ev->doc, ev->field[SL_F_METADATA]) || node_deep(ev->doc, ev->field[SL_F_CONTENT]))
        return SL_FOLD_DEEP;
    return SL_FOLD_DONE;
}

/* An upper bound for what an event adds that makes a message. */
static size_t whole_event(const struct reduce *r)
{
    return sl_doc_raw(r->ev->doc, 0).len + sl_event_body(r->ev, SL_F_TOOL_CALL_ID).len +
           NEW_MESSAGE_BYTES;
}

static enum sl_fold done_or_memory(bool done)
{
    return done ? SL_FOLD_DONE : SL_FOLD_MEMORY;
}

/* ---- text and reasoning ---- */

static struct sl_value *new_text(const struct sl_event *ev, struct sl_str role)
{
    struct sl_value *head = sl_value_object();
    if (head != NULL && set_string(&head, "id", sl_event_body(ev, SL_F_MESSAGE_ID)) &&
        set_string(&head, "role", role) && set_string(&head, "content", SL_STR("")) &&
        (ev->type != SL_EV_TEXT_MESSAGE_START || set_field(&head, ev, SL_F_NAME)) &&
        set_field(&head, ev, SL_F_SUBAGENT_RUN_ID))
        return head;
    sl_value_unref(head);
    return NULL;
}

static enum sl_role start_role(const struct sl_event *ev)
{
    if (ev->type == SL_EV_REASONING_MESSAGE_START)
        return SL_ROLE_REASONING;
    enum sl_role role = sl_role_of(ev->doc, ev->field[SL_F_ROLE]);
    return role == SL_ROLE_COUNT ? SL_ROLE_ASSISTANT : role;
}

static enum sl_fold start_message(const struct reduce *r)
{
    struct sl_str id = sl_event_body(r->ev, SL_F_MESSAGE_ID);
    struct sl_message *message = sl_messages_find(r->list, id);
    if (message != NULL && message->role == SL_ROLE_ACTIVITY)
        return SL_FOLD_DONE;
    enum sl_fold limit = check_limits(r, message != NULL ? 0 : whole_event(r));
    if (limit != SL_FOLD_DONE)
        return limit;
    if (message == NULL) {
        enum sl_role role = start_role(r->ev);
        message = sl_messages_append_take(r->list, id, role,
                                          new_text(r->ev, sl_str_from(sl_role_name(role))));
    }
    return done_or_memory(message != NULL && merge_metadata(r, &message->head));
}

static enum sl_fold message_content(const struct reduce *r)
{
    struct sl_message *message = sl_messages_find(r->list, sl_event_body(r->ev, SL_F_MESSAGE_ID));
    struct sl_str delta = sl_event_body(r->ev, SL_F_DELTA);
    if (message == NULL || message->role == SL_ROLE_ACTIVITY)
        return SL_FOLD_DONE;
    enum sl_fold limit = check_limits(r, delta.len + 13);
    if (limit != SL_FOLD_DONE)
        return limit;
    return done_or_memory(append(r->list, &message->head, SL_STR("content"), delta) &&
                          merge_metadata(r, &message->head));
}

static enum sl_fold end_message(const struct reduce *r)
{
    struct sl_message *message = sl_messages_find(r->list, sl_event_body(r->ev, SL_F_MESSAGE_ID));
    if (message == NULL || message->role == SL_ROLE_ACTIVITY)
        return SL_FOLD_DONE;
    enum sl_fold limit = check_limits(r, 0);
    return limit != SL_FOLD_DONE ? limit : done_or_memory(merge_metadata(r, &message->head));
}

/* ---- tool calls ---- */

static struct sl_message *new_call_message(const struct reduce *r, struct sl_str id)
{
    struct sl_value *head = sl_value_object();
    bool fresh = sl_messages_find(r->list, id) == NULL;
    bool made = head != NULL && set_string(&head, "id", id) &&
                set_string(&head, "role", SL_STR("assistant")) &&
                (!fresh || set_field(&head, r->ev, SL_F_SUBAGENT_RUN_ID));
    if (!made) {
        sl_value_unref(head);
        head = NULL;
    }
    return sl_messages_append_take(r->list, id, SL_ROLE_ASSISTANT, head);
}

/* The assistant message that a new call belongs to. An empty parent id means none. */
static struct sl_message *call_message(const struct reduce *r, struct sl_str call_id)
{
    struct sl_str parent = sl_event_body(r->ev, SL_F_PARENT_MESSAGE_ID);
    if (parent.len == 0)
        return new_call_message(r, call_id);
    struct sl_message *message = sl_messages_find(r->list, parent);
    if (message == NULL)
        return new_call_message(r, parent);
    return message->role == SL_ROLE_ASSISTANT ? message : new_call_message(r, call_id);
}

static struct sl_call *new_call(const struct reduce *r, struct sl_str id)
{
    struct sl_message *message = call_message(r, id);
    struct sl_value *head = sl_value_object();
    struct sl_value *function = sl_value_object();
    if (message != NULL && head != NULL && function != NULL && set_string(&head, "id", id) &&
        set_string(&head, "type", SL_STR("function")) &&
        set_string(&function, "name", sl_event_body(r->ev, SL_F_TOOL_CALL_NAME)) &&
        set_string(&function, "arguments", SL_STR("")))
        return sl_messages_add_call_take(r->list, message, id, head, function);
    sl_value_unref(head);
    sl_value_unref(function);
    return NULL;
}

static bool same_name(const struct sl_call *call, const struct sl_event *ev)
{
    const struct sl_value *name = sl_value_get(call->function, SL_STR("name"));
    return name != NULL && sl_value_kind(name) == SL_STRING &&
           sl_json_body_equal(sl_value_text(name), sl_event_body(ev, SL_F_TOOL_CALL_NAME));
}

static enum sl_fold start_call(const struct reduce *r)
{
    struct sl_str id = sl_event_body(r->ev, SL_F_TOOL_CALL_ID);
    struct sl_call *call = sl_messages_find_call(r->list, id);
    enum sl_fold limit = check_limits(r, whole_event(r));
    if (limit != SL_FOLD_DONE)
        return limit;
    if (call == NULL)
        call = new_call(r, id);
    else if (!same_name(call, r->ev) &&
             !put_take(r->list, &call->function, SL_STR("name"),
                       sl_value_string(sl_event_body(r->ev, SL_F_TOOL_CALL_NAME))))
        call = NULL;
    return done_or_memory(call != NULL && merge_metadata(r, &call->head));
}

static enum sl_fold call_args(const struct reduce *r)
{
    struct sl_call *call = sl_messages_find_call(r->list, sl_event_body(r->ev, SL_F_TOOL_CALL_ID));
    struct sl_str delta = sl_event_body(r->ev, SL_F_DELTA);
    if (call == NULL)
        return SL_FOLD_DONE;
    enum sl_fold limit = check_limits(r, delta.len);
    if (limit != SL_FOLD_DONE)
        return limit;
    return done_or_memory(append(r->list, &call->function, SL_STR("arguments"), delta) &&
                          merge_metadata(r, &call->head));
}

static enum sl_fold end_call(const struct reduce *r)
{
    struct sl_call *call = sl_messages_find_call(r->list, sl_event_body(r->ev, SL_F_TOOL_CALL_ID));
    if (call == NULL)
        return SL_FOLD_DONE;
    enum sl_fold limit = check_limits(r, 0);
    return limit != SL_FOLD_DONE ? limit : done_or_memory(merge_metadata(r, &call->head));
}

/* The place for an answer: behind the call's message and the answers that follow it already. */
struct sl_message *sl_messages_answer_place(struct sl_messages *list, struct sl_message *owner)
{
    struct sl_message *after = owner;
    if (owner->last_answer != NULL && owner->answer_epoch == list->answer_epoch)
        after = owner->last_answer;
    while (after->next != NULL && after->next->role == SL_ROLE_TOOL)
        after = after->next;
    return after;
}

static struct sl_value *new_result(const struct sl_event *ev)
{
    struct sl_value *head = sl_value_object();
    if (head != NULL && set_string(&head, "id", sl_event_body(ev, SL_F_MESSAGE_ID)) &&
        set_string(&head, "toolCallId", sl_event_body(ev, SL_F_TOOL_CALL_ID)) &&
        set_string(&head, "role", SL_STR("tool")) &&
        sl_value_set_take(&head, SL_STR("content"),
                          sl_value_from_node(ev->doc, ev->field[SL_F_CONTENT])) &&
        set_field(&head, ev, SL_F_SUBAGENT_RUN_ID))
        return head;
    sl_value_unref(head);
    return NULL;
}

static enum sl_fold call_result(const struct reduce *r)
{
    struct sl_call *call = sl_messages_find_call(r->list, sl_event_body(r->ev, SL_F_TOOL_CALL_ID));
    struct sl_message *owner = call == NULL ? NULL : call->owner;
    enum sl_fold limit = check_limits(r, whole_event(r));
    if (limit != SL_FOLD_DONE)
        return limit;
    struct sl_message *answer = sl_messages_insert_take(
        r->list, owner == NULL ? r->list->last : sl_messages_answer_place(r->list, owner),
        sl_event_body(r->ev, SL_F_MESSAGE_ID), SL_ROLE_TOOL, new_result(r->ev));
    if (answer != NULL && owner != NULL) {
        owner->last_answer = answer;
        owner->answer_epoch = r->list->answer_epoch;
    }
    return done_or_memory(answer != NULL && merge_metadata(r, &answer->head));
}

/* ---- activities ---- */

static struct sl_value *new_activity(const struct sl_event *ev)
{
    struct sl_value *head = sl_value_object();
    if (head != NULL && set_string(&head, "id", sl_event_body(ev, SL_F_MESSAGE_ID)) &&
        set_string(&head, "role", SL_STR("activity")) &&
        set_string(&head, "activityType", sl_event_body(ev, SL_F_ACTIVITY_TYPE)) &&
        sl_value_set_take(&head, SL_STR("content"),
                          sl_value_from_node(ev->doc, ev->field[SL_F_CONTENT])) &&
        set_field(&head, ev, SL_F_SUBAGENT_RUN_ID))
        return head;
    sl_value_unref(head);
    return NULL;
}

/* A new content, type and owner; metadata and whatever else it has stay. */
static bool replace_activity(struct sl_messages *list, struct sl_message *message,
                             const struct sl_event *ev)
{
    list->bytes -= sl_value_size(message->head);
    bool done = set_field(&message->head, ev, SL_F_ACTIVITY_TYPE) &&
                sl_value_set_take(&message->head, SL_STR("content"),
                                  sl_value_from_node(ev->doc, ev->field[SL_F_CONTENT]));
    if (sl_event_has(ev, SL_F_SUBAGENT_RUN_ID))
        done = done && set_field(&message->head, ev, SL_F_SUBAGENT_RUN_ID);
    else
        done = done && sl_value_remove(&message->head, SL_STR("subagentRunId"));
    list->bytes += sl_value_size(message->head);
    return done;
}

static void touch(struct sl_messages *list, struct sl_message *activity)
{
    activity->touched_run = list->run;
    list->touched = true;
}

void sl_messages_begin_run(struct sl_messages *list)
{
    list->run++;
    list->touched = false;
}

static enum sl_fold activity_snapshot(const struct reduce *r)
{
    const struct sl_event *ev = r->ev;
    struct sl_str id = sl_event_body(ev, SL_F_MESSAGE_ID);
    struct sl_message *message = sl_messages_find(r->list, id);
    bool keep =
        sl_event_has(ev, SL_F_REPLACE) && sl_doc_kind(ev->doc, ev->field[SL_F_REPLACE]) == SL_FALSE;
    if (message != NULL && message->role != SL_ROLE_ACTIVITY && keep)
        return SL_FOLD_INERT;
    enum sl_fold limit = check_limits(r, whole_event(r));
    if (limit != SL_FOLD_DONE)
        return limit;
    bool done = true;
    if (message == NULL) {
        message = sl_messages_append_take(r->list, id, SL_ROLE_ACTIVITY, new_activity(ev));
        done = message != NULL;
    } else if (message->role != SL_ROLE_ACTIVITY) {
        struct sl_value *head = new_activity(ev);
        done = head != NULL && sl_messages_replace_take(r->list, message, SL_ROLE_ACTIVITY, head);
    } else if (!keep) {
        done = replace_activity(r->list, message, ev);
    }
    if (!done || !merge_metadata(r, &message->head))
        return SL_FOLD_MEMORY;
    touch(r->list, message);
    return SL_FOLD_DONE;
}

/* The content is taken out while the patch changes it, so that nothing of it is shared. */
static enum sl_fold patch_content(const struct reduce *r, struct sl_message *message)
{
    struct sl_str key = SL_STR("content");
    struct sl_value *content = sl_value_get(message->head, key);
    content = content == NULL ? sl_value_object() : sl_value_ref(content);
    if (content == NULL || !put_take(r->list, &message->head, key, sl_value_null())) {
        sl_value_unref(content);
        return SL_FOLD_MEMORY;
    }
    struct sl_client_patch patch = {.doc = r->ev->doc,
                                    .node = r->ev->field[SL_F_PATCH],
                                    .max_size = r->max_bytes - r->list->bytes,
                                    .max_height = SL_MAX_HEIGHT - 4,
                                    .object = true};
    bool applied = false;
    enum sl_fold fold = sl_client_patch_apply(&content, &patch, &applied);
    if (!put_take(r->list, &message->head, key, content) ||
        (applied && !put_take(r->list, &message->head, SL_STR("activityType"),
                              sl_value_string(sl_event_body(r->ev, SL_F_ACTIVITY_TYPE)))))
        return SL_FOLD_MEMORY;
    return fold;
}

static enum sl_fold activity_delta(const struct reduce *r)
{
    struct sl_message *message = sl_messages_find(r->list, sl_event_body(r->ev, SL_F_MESSAGE_ID));
    if (message == NULL || message->role != SL_ROLE_ACTIVITY)
        return SL_FOLD_INERT;
    touch(r->list, message);
    enum sl_fold fold = check_limits(r, sl_event_body(r->ev, SL_F_ACTIVITY_TYPE).len);
    if (fold == SL_FOLD_DONE)
        fold = patch_content(r, message);
    if (fold > SL_FOLD_DEVIATES)
        return fold;
    /* Metadata does not depend on the patch. */
    return merge_metadata(r, &message->head) ? fold : SL_FOLD_MEMORY;
}

/* ---- the rest ---- */

static enum sl_fold encrypted_value(const struct reduce *r)
{
    struct sl_str id = sl_event_body(r->ev, SL_F_ENTITY_ID);
    struct sl_value **slot = NULL;
    if (sl_doc_is(r->ev->doc, r->ev->field[SL_F_SUBTYPE], SL_STR("tool-call"))) {
        struct sl_call *call = sl_messages_find_call(r->list, id);
        slot = call == NULL ? NULL : &call->head;
    } else {
        struct sl_message *message = sl_messages_find(r->list, id);
        slot = message == NULL || message->role == SL_ROLE_ACTIVITY ? NULL : &message->head;
    }
    if (slot == NULL)
        return SL_FOLD_DONE;
    struct sl_str value = sl_event_body(r->ev, SL_F_ENCRYPTED_VALUE);
    if (r->list->bytes + value.len + 20 > r->max_bytes)
        return SL_FOLD_FULL;
    return done_or_memory(
        put_take(r->list, slot, SL_STR("encryptedValue"), sl_value_string(value)));
}

/* All of the input's unknown messages, or none. */
static enum sl_fold run_started(const struct reduce *r)
{
    struct sl_messages *list = r->list;
    uint32_t array = sl_doc_get(r->ev->doc, r->ev->field[SL_F_INPUT], SL_STR("messages"));
    if (array == SL_NONE)
        return SL_FOLD_DONE;
    if (list->bytes > r->max_bytes)
        return SL_FOLD_FULL;
    struct sl_messages added;
    const struct sl_add_options options = {.known = list, .max_bytes = r->max_bytes - list->bytes};
    sl_messages_init(&added, list->seed);
    enum sl_fold fold = sl_messages_add(&added, r->ev->doc, array, &options);
    if (fold == SL_FOLD_DONE && !sl_messages_move(list, &added))
        fold = SL_FOLD_MEMORY;
    sl_messages_clear(&added);
    return fold;
}

enum sl_fold sl_messages_apply(struct sl_messages *list, const struct sl_event *event,
                               size_t max_bytes)
{
    const struct reduce r = {list, event, max_bytes};
    switch (event->type) {
    case SL_EV_RUN_STARTED:
        return run_started(&r);
    case SL_EV_TEXT_MESSAGE_START:
    case SL_EV_REASONING_MESSAGE_START:
        return start_message(&r);
    case SL_EV_TEXT_MESSAGE_CONTENT:
    case SL_EV_REASONING_MESSAGE_CONTENT:
        return message_content(&r);
    case SL_EV_TEXT_MESSAGE_END:
    case SL_EV_REASONING_MESSAGE_END:
        return end_message(&r);
    case SL_EV_TOOL_CALL_START:
        return start_call(&r);
    case SL_EV_TOOL_CALL_ARGS:
        return call_args(&r);
    case SL_EV_TOOL_CALL_END:
        return end_call(&r);
    case SL_EV_TOOL_CALL_RESULT:
        return call_result(&r);
    case SL_EV_MESSAGES_SNAPSHOT:
        return sl_messages_merge(list, event, max_bytes);
    case SL_EV_ACTIVITY_SNAPSHOT:
        return activity_snapshot(&r);
    case SL_EV_ACTIVITY_DELTA:
        return activity_delta(&r);
    case SL_EV_REASONING_ENCRYPTED_VALUE:
        return encrypted_value(&r);
    default:
        return SL_FOLD_DONE;
    }
}

bool sl_messages_knows(const struct sl_messages *list, const struct sl_event *event)
{
    assert(!sl_event_has(event, SL_F_METADATA));
    if (event->type == SL_EV_TOOL_CALL_START) {
        struct sl_call *call = sl_messages_find_call(list, sl_event_body(event, SL_F_TOOL_CALL_ID));
        return call != NULL && same_name(call, event);
    }
    if (event->type == SL_EV_TEXT_MESSAGE_START || event->type == SL_EV_REASONING_MESSAGE_START)
        return sl_messages_find(list, sl_event_body(event, SL_F_MESSAGE_ID)) != NULL;
    return true;
}
