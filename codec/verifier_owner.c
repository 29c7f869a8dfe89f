/* SPDX-License-Identifier: MIT */
/* Whose is what: the owner that each reader has on record for an id. */
#include <stdlib.h>

#include "ids.h"
#include "verifier.h"

/* What a reader may have learned from the messages. Once two readers may differ, only an untagged
 * event is right for both. */
static void learn(struct sl_verifier *verifier, struct sl_entity *entity, struct sl_tag *owner)
{
    struct sl_tag *known = entity->owner[SL_JOINED];

    entity->owner[SL_JOINED] = known && known != owner ? &verifier->nobody : owner;
}

static bool is_shown(const struct sl_verifier *verifier, const struct sl_entity *entity)
{
    return entity->shown == verifier->generation;
}

enum sl_step sl_owner_fit(const struct sl_verifier *verifier, const struct sl_entity *entity,
                          const struct sl_tag *tag)
{
    if (tag && entity->owner[SL_PRESENT] && entity->owner[SL_PRESENT] != tag)
        return SL_STEP_ILLEGAL;
    if (tag && verifier->joins && entity->owner[SL_JOINED] && entity->owner[SL_JOINED] != tag)
        return SL_STEP_UNTAG;
    return SL_STEP_OK;
}

/* A call lives in its parent message and shares its owner. */
enum sl_step sl_owner_fit_call(const struct sl_verifier *verifier, const struct sl_entity *call,
                               const struct sl_entity *parent, const struct sl_tag *tag)
{
    enum sl_step fit = sl_owner_fit(verifier, call, tag);
    int readers = verifier->joins ? SL_READERS : 1;

    if (!parent || fit == SL_STEP_ILLEGAL)
        return fit;
    for (int i = 0; !tag && i < readers; i++)
        if (parent->owner[i] && call->owner[i] &&
            (parent->owner[i] != call->owner[i] || parent->owner[i] == &verifier->nobody))
            return SL_STEP_ILLEGAL;
    enum sl_step with_parent = sl_owner_fit(verifier, parent, tag);
    return with_parent == SL_STEP_OK ? fit : with_parent;
}

void sl_owner_open(struct sl_verifier *verifier, struct sl_entity *entity, struct sl_tag *tag,
                   bool makes)
{
    struct sl_tag *owner = tag ? tag : &verifier->parent;

    if (!entity->owner[SL_PRESENT])
        entity->owner[SL_PRESENT] = owner;
    if (!entity->owner[SL_JOINED])
        entity->owner[SL_JOINED] = owner;
    else if (!is_shown(verifier, entity))
        learn(verifier, entity, owner);
    if (makes)
        entity->shown = verifier->generation;
}

/* Any message of that id, as far as can be told: reasoning and activity may outlive a snapshot.
 * False without memory. */
enum presence { ABSENT, PERHAPS, PRESENT };
static bool find_presence(struct sl_verifier *verifier, const struct sl_entity *message,
                          enum presence *found)
{
    static const enum sl_entity_kind others[] = {SL_ENTITY_REASONING, SL_ENTITY_ACTIVITY};
    struct sl_buf body = SL_BUF_INIT;
    bool ok = true;

    *found = is_shown(verifier, message) ? PRESENT : ABSENT;
    sl_json_body_encode(message->id, &body);
    for (int i = 0; i < 2 && *found != PRESENT && ok; i++) {
        const struct sl_entity *other =
            sl_verifier_entity(verifier, others[i], NULL, sl_buf_str(&body), false);
        ok = !body.failed && !verifier->key.failed;
        if (other && other->shown)
            *found = is_shown(verifier, other) ? PRESENT : PERHAPS;
    }
    sl_buf_clear(&body);
    return ok;
}

/* The message that is made for a call without one. It has the call's tag, unless its id is taken.
 */
static bool make_message(struct sl_verifier *verifier, struct sl_entity *call,
                         struct sl_entity *message, struct sl_tag *tag)
{
    enum presence taken;

    if (!find_presence(verifier, message, &taken))
        return false;
    if (tag && taken != PRESENT) {
        learn(verifier, message, tag);
        learn(verifier, call, tag);
    }
    if (!tag || taken != ABSENT) {
        learn(verifier, message, &verifier->parent);
        learn(verifier, call, &verifier->parent);
    }
    message->shown = verifier->generation;
    message->assistant = true;
    return true;
}

/* The call's own id is its message's. */
static struct sl_entity *message_of_call(struct sl_verifier *verifier, const struct sl_entity *call)
{
    struct sl_buf body = SL_BUF_INIT;
    struct sl_entity *message = NULL;

    sl_json_body_encode(call->id, &body);
    if (!body.failed)
        message = sl_verifier_entity(verifier, SL_ENTITY_MESSAGE, NULL, sl_buf_str(&body), true);
    sl_buf_clear(&body);
    return message;
}

static bool show_call(struct sl_verifier *verifier, struct sl_entity *call,
                      struct sl_entity *parent, struct sl_tag *tag)
{
    struct sl_entity *message = parent;
    enum presence taken = ABSENT;

    call->shown = verifier->generation;
    if (parent && parent->id.len && is_shown(verifier, parent) && parent->assistant) {
        learn(verifier, call, parent->owner[SL_JOINED]);
        return true;
    }
    if (parent && parent->id.len && !find_presence(verifier, parent, &taken))
        return false;
    if (!parent || parent->id.len == 0 || taken != ABSENT)
        message = message_of_call(verifier, call);
    return message && make_message(verifier, call, message, tag);
}

bool sl_owner_open_call(struct sl_verifier *verifier, struct sl_entity *call,
                        struct sl_entity *parent, struct sl_tag *tag)
{
    struct sl_tag *inherited = parent ? parent->owner[SL_PRESENT] : NULL;

    if (!call->owner[SL_PRESENT])
        call->owner[SL_PRESENT] = tag ? tag : inherited ? inherited : &verifier->parent;
    return !verifier->joins || is_shown(verifier, call) || show_call(verifier, call, parent, tag);
}

/* A result is a message of its own, also when its id is taken; then two readers may learn either.
 */
void sl_owner_result(struct sl_verifier *verifier, struct sl_entity *message, struct sl_tag *tag)
{
    struct sl_tag *owner = tag ? tag : &verifier->parent;

    message->owner[SL_PRESENT] = owner;
    if (is_shown(verifier, message))
        learn(verifier, message, owner);
    else
        message->owner[SL_JOINED] = owner;
    message->shown = verifier->generation;
    message->assistant = false;
}

void sl_owner_activity(struct sl_verifier *verifier, struct sl_entity *entity, struct sl_tag *tag,
                       bool replaces)
{
    struct sl_tag *owner = tag ? tag : &verifier->parent;

    if (replaces || !entity->owner[SL_PRESENT])
        entity->owner[SL_PRESENT] = owner;
    if (replaces || !entity->owner[SL_JOINED])
        entity->owner[SL_JOINED] = owner;
    else if (!is_shown(verifier, entity))
        learn(verifier, entity, owner);
    entity->shown = verifier->generation;
}

static void seed(const struct sl_verifier *verifier, struct sl_entity *entity, struct sl_tag *owner,
                 enum sl_seed how)
{
    if (how == SL_SEED_SNAPSHOT || (how == SL_SEED_ECHO && !entity->owner[SL_PRESENT]))
        entity->owner[SL_PRESENT] = owner;
    if (how != SL_SEED_ECHO || !entity->owner[SL_JOINED])
        entity->owner[SL_JOINED] = owner;
    entity->shown = verifier->generation;
}

/* An opener that is sent again would rename the call that the snapshot shows. */
static bool rename_item(struct sl_verifier *verifier, struct sl_item *item,
                        const struct sl_doc *doc, uint32_t call)
{
    struct sl_buf more = SL_BUF_INIT;
    struct sl_str name;

    if (!sl_member_body(doc, sl_doc_get(doc, call, SL_STR("function")), "name", &name))
        return true;
    sl_buf_add_lit(&more, ",\"toolCallName\":\"");
    sl_buf_add_str(&more, name);
    sl_buf_add_char(&more, '"');
    bool ok = !more.failed && sl_verifier_keep_start(verifier, item, sl_buf_str(&more));
    sl_buf_clear(&more);
    return ok;
}

static bool seed_calls(struct sl_verifier *verifier, const struct sl_doc *doc, uint32_t calls,
                       struct sl_tag *owner, enum sl_seed how)
{
    if (calls == SL_NONE || sl_doc_kind(doc, calls) != SL_ARRAY)
        return true;
    uint32_t end = sl_doc_next(doc, calls);
    for (uint32_t call = calls + 1; call < end; call = sl_doc_next(doc, call)) {
        struct sl_entity *entity;
        struct sl_str id;
        if (!sl_member_body(doc, call, "id", &id))
            continue;
        entity = sl_verifier_entity(verifier, SL_ENTITY_TOOL_CALL, NULL, id, true);
        if (!entity)
            return false;
        seed(verifier, entity, owner, how);
        if (entity->item && !rename_item(verifier, entity->item, doc, call))
            return false;
    }
    return true;
}

/* False for a role that the client does not know: it takes such a message out. */
static bool kind_of_role(const struct sl_doc *doc, uint32_t role, enum sl_entity_kind *kind,
                         bool *assistant)
{
    static const struct {
        const char *role;
        enum sl_entity_kind kind;
    } roles[] = {{"assistant", SL_ENTITY_MESSAGE}, {"user", SL_ENTITY_MESSAGE},
                 {"tool", SL_ENTITY_MESSAGE},      {"activity", SL_ENTITY_ACTIVITY},
                 {"system", SL_ENTITY_MESSAGE},    {"reasoning", SL_ENTITY_REASONING},
                 {"developer", SL_ENTITY_MESSAGE}};

    for (size_t i = 0; i < sizeof(roles) / sizeof(roles[0]); i++) {
        if (sl_doc_is(doc, role, sl_str_from(roles[i].role))) {
            *kind = roles[i].kind;
            *assistant = i == 0;
            return true;
        }
    }
    return false;
}

static bool seed_message(struct sl_verifier *verifier, const struct sl_doc *doc, uint32_t message,
                         enum sl_seed how)
{
    struct sl_tag *owner = &verifier->parent;
    enum sl_entity_kind kind;
    struct sl_str id, tag;
    bool assistant;

    if (!kind_of_role(doc, sl_doc_get(doc, message, SL_STR("role")), &kind, &assistant) ||
        !sl_member_body(doc, message, "id", &id))
        return true;
    if (sl_member_body(doc, message, "subagentRunId", &tag))
        owner = sl_verifier_tag(verifier, tag);
    struct sl_entity *entity = owner ? sl_verifier_entity(verifier, kind, NULL, id, true) : NULL;
    if (!entity)
        return false;
    seed(verifier, entity, owner, how);
    entity->assistant = assistant;
    return !assistant ||
           seed_calls(verifier, doc, sl_doc_get(doc, message, SL_STR("toolCalls")), owner, how);
}

bool sl_owner_know(struct sl_verifier *verifier, enum sl_entity_kind kind, struct sl_str id,
                   struct sl_str owner, bool assistant)
{
    struct sl_tag *tag = owner.ptr ? sl_verifier_tag(verifier, owner) : &verifier->parent;
    struct sl_entity *entity = tag ? sl_verifier_entity(verifier, kind, NULL, id, true) : NULL;

    if (!entity)
        return false;
    seed(verifier, entity, tag, SL_SEED_HISTORY);
    entity->assistant = assistant;
    return true;
}

bool sl_owner_seed(struct sl_verifier *verifier, const struct sl_doc *doc, uint32_t messages,
                   enum sl_seed how)
{
    if (how == SL_SEED_SNAPSHOT)
        verifier->generation++;
    if (messages == SL_NONE || sl_doc_kind(doc, messages) != SL_ARRAY)
        return true;
    uint32_t end = sl_doc_next(doc, messages);
    for (uint32_t i = messages + 1; i < end; i = sl_doc_next(doc, i))
        if (!seed_message(verifier, doc, i, how))
            return false;
    return true;
}
