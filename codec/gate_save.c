/* SPDX-License-Identifier: MIT */
/* A gate's stored form: one JSON object, written compactly and checked when it is read. */
#include "gate_private.h"

#include <assert.h>
#include <stdlib.h>

#include <utlist.h>

/* Lists inside the object. Owners are numbers: 0 none on record, 1 the parent agent, 2 nobody, 3
 * and up the tags in their order. Entities: [kind, step's tag, id, owner, owner for who joined,
 * shown, assistant, answered]. Items: [open kind, step's tag, id, ended, parent message or null,
 * members of the START, end's type or "", its members or null]. Lanes: [chunk kind, tag, id, field
 * or null, field or null]. */
enum { ENTITY_PLACES = 8, ITEM_PLACES = 8, LANE_PLACES = 5, THINKING_PLACES = 3, MOST_PLACES = 8 };

static const enum sl_entity_kind kind_of_open[] = {
    [SL_OPEN_SUBAGENT] = SL_ENTITY_SUBAGENT,   [SL_OPEN_STEP] = SL_ENTITY_STEP,
    [SL_OPEN_REASONING] = SL_ENTITY_REASONING, [SL_OPEN_REASONING_MESSAGE] = SL_ENTITY_REASONING,
    [SL_OPEN_TEXT] = SL_ENTITY_MESSAGE,        [SL_OPEN_TOOL_CALL] = SL_ENTITY_TOOL_CALL,
};
static const enum sl_entity_kind kind_of_chunk[] = {
    [SL_CHUNK_TEXT] = SL_ENTITY_MESSAGE,
    [SL_CHUNK_TOOL_CALL] = SL_ENTITY_TOOL_CALL,
    [SL_CHUNK_REASONING] = SL_ENTITY_REASONING,
};

static uint64_t owner_number(const struct sl_tag *owner)
{
    return owner ? owner->serial + 1 : 0;
}

static void add_number(struct sl_buf *out, uint64_t number)
{
    sl_buf_add_u64(out, number);
    sl_buf_add_char(out, ',');
}

/* Every list element and member ends with a comma, which the bracket behind the last replaces. */
static void end_list(struct sl_buf *out, char bracket)
{
    if (!out->failed && out->ptr[out->len - 1] == ',')
        out->len--;
    sl_buf_add_char(out, bracket);
}

static void add_members(struct sl_buf *out, struct sl_str members)
{
    sl_buf_add_char(out, '{');
    if (members.len)
        sl_buf_add(out, members.ptr + 1, members.len - 1);
    sl_buf_add_char(out, '}');
}

static void save_tags(const struct sl_verifier *verifier, struct sl_buf *out)
{
    const struct sl_tag *tag;

    sl_buf_add_lit(out, "\"tags\":[");
    for (tag = verifier->tags; tag; tag = tag->hh.next) {
        sl_json_add_string(out, tag->id);
        sl_buf_add_char(out, ',');
    }
    end_list(out, ']');
}

static int compare_ids(struct sl_str a, struct sl_str b)
{
    size_t common = a.len < b.len ? a.len : b.len;
    int order = common ? memcmp(a.ptr, b.ptr, common) : 0;

    return order ? order : (a.len > b.len) - (a.len < b.len);
}

static int compare_entities(const void *a, const void *b)
{
    const struct sl_entity *one = *(struct sl_entity *const *)a;
    const struct sl_entity *other = *(struct sl_entity *const *)b;

    if (one->kind != other->kind)
        return one->kind < other->kind ? -1 : 1;
    if (one->tag != other->tag)
        return owner_number(one->tag) < owner_number(other->tag) ? -1 : 1;
    return compare_ids(one->id, other->id);
}

static void save_entity(const struct sl_entity *entity, struct sl_buf *out)
{
    sl_buf_add_char(out, '[');
    add_number(out, entity->kind);
    add_number(out, owner_number(entity->tag));
    sl_json_add_string(out, entity->id);
    sl_buf_add_char(out, ',');
    add_number(out, owner_number(entity->owner[SL_PRESENT]));
    add_number(out, owner_number(entity->owner[SL_JOINED]));
    add_number(out, entity->shown);
    sl_buf_add_str(out, entity->assistant ? SL_STR("true,") : SL_STR("false,"));
    sl_buf_add_str(out, entity->answered ? SL_STR("true],") : SL_STR("false],"));
}

/* In an order of their own: the order in which they came knows of events that were refused. */
static void save_entities(const struct sl_verifier *verifier, struct sl_buf *out)
{
    const struct sl_entity *entity;
    size_t count = 0;
    const struct sl_entity **sorted =
        malloc((HASH_COUNT(verifier->entities) + 1) * sizeof(struct sl_entity *));

    if (!sorted) {
        out->failed = true;
        return;
    }
    for (entity = verifier->entities; entity; entity = entity->hh.next) {
        if (sl_entity_on_record(entity))
            sorted[count++] = entity;
    }
    qsort(sorted, count, sizeof(struct sl_entity *), compare_entities);
    sl_buf_add_lit(out, ",\"entities\":[");
    for (size_t i = 0; i < count; i++)
        save_entity(sorted[i], out);
    end_list(out, ']');
    free(sorted);
}

static void save_items(const struct sl_verifier *verifier, struct sl_buf *out)
{
    const struct sl_item *item;

    sl_buf_add_lit(out, ",\"items\":[");
    DL_FOREACH(verifier->items, item)
    {
        bool end = item->end.ptr != NULL;
        sl_buf_add_char(out, '[');
        add_number(out, item->kind);
        add_number(out, owner_number(item->entity->tag));
        sl_json_add_string(out, item->entity->id);
        sl_buf_add_str(out, item->ended ? SL_STR(",true,") : SL_STR(",false,"));
        if (item->parent)
            sl_json_add_string(out, item->parent->id);
        else
            sl_buf_add_lit(out, "null");
        sl_buf_add_char(out, ',');
        add_members(out, item->more);
        sl_buf_add_lit(out, ",\"");
        if (end)
            sl_buf_add_str(out, sl_str_from(sl_event_name(item->end_type)));
        sl_buf_add_lit(out, "\",");
        if (end)
            add_members(out, item->end);
        else
            sl_buf_add_lit(out, "null");
        sl_buf_add_lit(out, "],");
    }
    end_list(out, ']');
}

static void save_lanes(const struct sl_lanes *lanes, struct sl_buf *out)
{
    const struct sl_lane *lane;

    sl_buf_add_lit(out, ",\"lanes\":[");
    DL_FOREACH(lanes->all, lane)
    {
        sl_buf_add_char(out, '[');
        add_number(out, lane->kind);
        add_number(out, owner_number(lane->tag));
        sl_json_add_string(out, lane->entity->id);
        for (int i = 0; i < SL_LANE_FIELDS; i++) {
            const char *quote = lane->field[i].ptr ? "\"" : "";
            sl_buf_add_char(out, ',');
            sl_buf_add_str(out, sl_str_from(quote));
            sl_buf_add_str(out, lane->field[i].ptr ? lane->field[i] : SL_STR("null"));
            sl_buf_add_str(out, sl_str_from(quote));
        }
        sl_buf_add_lit(out, "],");
    }
    end_list(out, ']');
}

static void save_flag(struct sl_buf *out, const char *name, bool flag)
{
    sl_buf_add_lit(out, ",\"");
    sl_buf_add_str(out, sl_str_from(name));
    sl_buf_add_str(out, flag ? SL_STR("\":true") : SL_STR("\":false"));
}

void sl_gate_save(const struct sl_gate *gate, struct sl_buf *out)
{
    sl_buf_add_lit(out, "{\"policy\":\"");
    sl_buf_add_str(out, sl_str_from(sl_policy_name(gate->policy)));
    sl_buf_add_char(out, '"');
    save_flag(out, "over", gate->over);
    save_flag(out, "ended", gate->verifier.ended);
    save_flag(out, "joins", gate->verifier.joins);
    if (gate->verifier.started) {
        sl_buf_add_lit(out, ",\"threadId\":");
        sl_json_add_string(out, gate->verifier.thread_id);
        sl_buf_add_lit(out, ",\"runId\":");
        sl_json_add_string(out, gate->verifier.run_id);
    }
    sl_buf_add_lit(out, ",\"generation\":");
    sl_buf_add_u64(out, gate->verifier.generation);
    sl_buf_add_lit(out, ",\"known\":");
    sl_buf_add_u64(out, gate->verifier.known);
    sl_buf_add_lit(out, ",\"thinking\":[");
    add_number(out, gate->thinking.count);
    add_number(out, gate->thinking.span);
    add_number(out, gate->thinking.message);
    end_list(out, ']');
    sl_buf_add_char(out, ',');
    save_tags(&gate->verifier, out);
    save_entities(&gate->verifier, out);
    save_items(&gate->verifier, out);
    save_lanes(&gate->lanes, out);
    sl_buf_add_char(out, '}');
}

/* Reading. */
struct loader {
    struct sl_gate *gate;
    const struct sl_doc *doc;
    struct sl_tag **tags; /* by serial, from SL_SERIAL_FIRST */
    uint32_t tag_count;
    struct sl_error *err;
};

static bool bad(const struct loader *l, const char *list)
{
    sl_error_set(l->err, SL_BAD_FIELD, list, "a stored gate is damaged");
    return false;
}

static bool is_kind(const struct sl_doc *doc, uint32_t node, enum sl_kind kind)
{
    return node != SL_NONE && sl_doc_kind(doc, node) == kind;
}

/* The places of an array that must have exactly `count`. */
static bool places(const struct sl_doc *doc, uint32_t array, uint32_t count,
                   uint32_t place[MOST_PLACES])
{
    if (!is_kind(doc, array, SL_ARRAY) || doc->nodes[array].count != count)
        return false;
    uint32_t at = array + 1;
    for (uint32_t i = 0; i < count; i++, at = sl_doc_next(doc, at))
        place[i] = at;
    return true;
}

static bool read_flag(const struct sl_doc *doc, uint32_t node, bool *out)
{
    *out = is_kind(doc, node, SL_TRUE);
    return *out || is_kind(doc, node, SL_FALSE);
}

static bool read_owner(const struct loader *l, uint32_t node, struct sl_tag **out)
{
    uint64_t number;

    if (!sl_doc_u64(l->doc, node, &number) || number > (uint64_t)l->tag_count + SL_SERIAL_FIRST)
        return false;
    *out = number == 0                      ? NULL
           : number == SL_SERIAL_PARENT + 1 ? &l->gate->verifier.parent
           : number == SL_SERIAL_NOBODY + 1 ? &l->gate->verifier.nobody
                                            : l->tags[number - SL_SERIAL_FIRST - 1];
    return true;
}

static bool load_tags(struct loader *l, uint32_t list)
{
    if (!is_kind(l->doc, list, SL_ARRAY))
        return bad(l, "tags");
    uint32_t count = l->doc->nodes[list].count;
    l->tags = calloc((size_t)count + 1, sizeof(struct sl_tag *));
    if (!l->tags)
        return sl_error_memory(l->err);
    uint32_t end = sl_doc_next(l->doc, list);
    for (uint32_t i = list + 1; i < end; i = sl_doc_next(l->doc, i)) {
        if (!is_kind(l->doc, i, SL_STRING))
            return bad(l, "tags");
        struct sl_tag *tag = sl_verifier_tag(&l->gate->verifier, sl_doc_body(l->doc, i));
        if (!tag)
            return sl_error_memory(l->err);
        l->tags[l->tag_count++] = tag;
        if (tag->serial != l->tag_count + SL_SERIAL_FIRST - 1)
            return bad(l, "tags");
    }
    return true;
}

static bool find_entity(const struct loader *l, enum sl_entity_kind kind, uint32_t tag_node,
                        uint32_t id, struct sl_entity **out)
{
    struct sl_tag *tag;

    if (!read_owner(l, tag_node, &tag) || !is_kind(l->doc, id, SL_STRING) ||
        (kind == SL_ENTITY_STEP) != (tag != NULL) || tag == &l->gate->verifier.nobody)
        return false;
    *out = sl_verifier_entity(&l->gate->verifier, kind, tag, sl_doc_body(l->doc, id), true);
    if (!*out)
        return sl_error_memory(l->err);
    return true;
}

static bool load_entity(const struct loader *l, uint32_t node)
{
    uint32_t place[MOST_PLACES];
    uint64_t kind;
    struct sl_entity *entity;

    return (places(l->doc, node, ENTITY_PLACES, place) && sl_doc_u64(l->doc, place[0], &kind) &&
            kind < SL_ENTITY_KINDS &&
            find_entity(l, (enum sl_entity_kind)kind, place[1], place[2], &entity) &&
            !entity->owner[SL_PRESENT] && !entity->owner[SL_JOINED] && !entity->answered &&
            read_owner(l, place[3], &entity->owner[SL_PRESENT]) &&
            read_owner(l, place[4], &entity->owner[SL_JOINED]) &&
            sl_doc_u64(l->doc, place[5], &entity->shown) &&
            entity->shown <= l->gate->verifier.generation &&
            read_flag(l->doc, place[6], &entity->assistant) &&
            read_flag(l->doc, place[7], &entity->answered)) ||
           bad(l, "entities");
}

/* An object's members, each after a comma. */
static bool read_members(const struct loader *l, uint32_t node, struct sl_buf *out)
{
    if (!is_kind(l->doc, node, SL_OBJECT))
        return false;
    struct sl_str raw = sl_doc_raw(l->doc, node);
    if (l->doc->nodes[node].count) {
        sl_buf_add_char(out, ',');
        sl_buf_add(out, raw.ptr + 1, raw.len - 2);
    }
    return true;
}

/* What was printed is an event. Being JSON it can fail to be parsed without memory only. */
static bool is_sound(const struct loader *l)
{
    struct sl_made *made = &l->gate->made;

    if (made->text.failed || !sl_doc_parse(&made->doc, sl_buf_str(&made->text), NULL))
        return sl_error_memory(l->err);
    return sl_event_read(&made->doc, &made->event, NULL, NULL) != SL_FATAL;
}

static bool load_end(const struct loader *l, struct sl_item *item, const uint32_t place[])
{
    struct sl_gate *gate = l->gate;
    struct sl_buf members = SL_BUF_INIT;
    bool error = sl_doc_is(l->doc, place[6], SL_STR("SUBAGENT_ERROR"));

    if (item->kind != SL_OPEN_SUBAGENT || !item->ended)
        return is_kind(l->doc, place[7], SL_NULL);
    if ((!error && !sl_doc_is(l->doc, place[6], SL_STR("SUBAGENT_FINISHED"))) ||
        !read_members(l, place[7], &members))
        return false;
    bool ok = !members.failed &&
              sl_verifier_keep_end(&gate->verifier, item,
                                   error ? SL_EV_SUBAGENT_ERROR : SL_EV_SUBAGENT_FINISHED,
                                   sl_buf_str(&members));
    sl_buf_clear(&members);
    if (!ok)
        return sl_error_memory(l->err);
    sl_buf_reset(&gate->made.text);
    sl_item_print_end(&gate->verifier, item, item->end_type, SL_STR(""), &gate->made.text);
    return is_sound(l);
}

static bool find_parent(const struct loader *l, enum sl_open_kind kind, uint32_t node,
                        struct sl_entity **out)
{
    *out = NULL;
    if (is_kind(l->doc, node, SL_NULL))
        return true;
    if (kind != SL_OPEN_TOOL_CALL || !is_kind(l->doc, node, SL_STRING))
        return false;
    *out = sl_verifier_entity(&l->gate->verifier, SL_ENTITY_MESSAGE, NULL,
                              sl_doc_body(l->doc, node), true);
    return *out || sl_error_memory(l->err);
}

static bool load_item(const struct loader *l, uint32_t node)
{
    struct sl_gate *gate = l->gate;
    uint32_t place[MOST_PLACES];
    uint64_t kind;
    struct sl_entity *entity;
    struct sl_entity *parent;
    struct sl_buf more = SL_BUF_INIT;
    bool ended;

    if (!places(l->doc, node, ITEM_PLACES, place) || !sl_doc_u64(l->doc, place[0], &kind) ||
        kind >= SL_OPEN_UNANSWERED ||
        !find_entity(l, kind_of_open[kind], place[1], place[2], &entity) ||
        *sl_entity_slot(entity, (enum sl_open_kind)kind) || !read_flag(l->doc, place[3], &ended) ||
        !find_parent(l, (enum sl_open_kind)kind, place[4], &parent) ||
        !read_members(l, place[5], &more))
        return bad(l, "items");
    struct sl_item *item =
        more.failed
            ? NULL
            : sl_verifier_open(&gate->verifier, entity, (enum sl_open_kind)kind, sl_buf_str(&more));
    sl_buf_clear(&more);
    if (!item)
        return sl_error_memory(l->err);
    item->parent = parent;
    if (parent)
        parent->named = true;
    if (ended) {
        if (kind != SL_OPEN_SUBAGENT && (kind != SL_OPEN_TOOL_CALL || entity->answered))
            return bad(l, "items");
        sl_verifier_close(&gate->verifier, item);
    }
    sl_buf_reset(&gate->made.text);
    sl_item_print_start(&gate->verifier, item, &gate->made.text);
    return (is_sound(l) && load_end(l, item, place)) || bad(l, "items");
}

static bool load_lane(const struct loader *l, uint32_t node)
{
    uint32_t place[MOST_PLACES];
    uint64_t kind;
    struct sl_tag *tag;
    struct sl_entity *entity;
    struct sl_str field[SL_LANE_FIELDS] = {{NULL, 0}, {NULL, 0}};

    if (!places(l->doc, node, LANE_PLACES, place) || !sl_doc_u64(l->doc, place[0], &kind) ||
        kind >= SL_CHUNK_KINDS || !read_owner(l, place[1], &tag) || !tag ||
        tag == &l->gate->verifier.nobody || tag->lane || !is_kind(l->doc, place[2], SL_STRING))
        return bad(l, "lanes");
    entity = sl_verifier_entity(&l->gate->verifier, kind_of_chunk[kind], NULL,
                                sl_doc_body(l->doc, place[2]), true);
    if (!entity)
        return sl_error_memory(l->err);
    for (int i = 0; i < SL_LANE_FIELDS; i++) {
        if (is_kind(l->doc, place[3 + i], SL_STRING))
            field[i] = sl_doc_body(l->doc, place[3 + i]);
        else if (!is_kind(l->doc, place[3 + i], SL_NULL))
            return bad(l, "lanes");
    }
    if (entity->lane)
        return bad(l, "lanes");
    return sl_lane_restore(&l->gate->lanes, tag, (enum sl_chunk_kind)kind, entity, field) ||
           sl_error_memory(l->err);
}

static bool load_list(const struct loader *l, uint32_t object, const char *name,
                      bool (*load)(const struct loader *l, uint32_t node))
{
    uint32_t list = sl_doc_get(l->doc, object, sl_str_from(name));

    if (!is_kind(l->doc, list, SL_ARRAY))
        return bad(l, name);
    uint32_t end = sl_doc_next(l->doc, list);
    for (uint32_t i = list + 1; i < end; i = sl_doc_next(l->doc, i))
        if (!load(l, i))
            return false;
    return true;
}

static bool load_id(const struct loader *l, uint32_t node, struct sl_str *out)
{
    struct sl_buf text = SL_BUF_INIT;

    if (!is_kind(l->doc, node, SL_STRING))
        return bad(l, "runId");
    sl_doc_decode(l->doc, node, &text);
    bool ok = !text.failed && sl_str_copy(sl_buf_str(&text), out);
    sl_buf_clear(&text);
    return ok || sl_error_memory(l->err);
}

static bool load_head(const struct loader *l, uint32_t object)
{
    struct sl_verifier *verifier = &l->gate->verifier;
    struct sl_thinking *thinking = &l->gate->thinking;
    const struct sl_doc *doc = l->doc;
    uint32_t run_id = sl_doc_get(doc, object, SL_STR("runId"));
    uint32_t place[MOST_PLACES];

    if (!read_flag(doc, sl_doc_get(doc, object, SL_STR("over")), &l->gate->over) ||
        !read_flag(doc, sl_doc_get(doc, object, SL_STR("ended")), &verifier->ended) ||
        !read_flag(doc, sl_doc_get(doc, object, SL_STR("joins")), &verifier->joins))
        return bad(l, "ended");
    if (!sl_doc_u64(doc, sl_doc_get(doc, object, SL_STR("generation")), &verifier->generation) ||
        verifier->generation == 0)
        return bad(l, "generation");
    if (!places(doc, sl_doc_get(doc, object, SL_STR("thinking")), THINKING_PLACES, place) ||
        !sl_doc_u64(doc, place[0], &thinking->count) ||
        !sl_doc_u64(doc, place[1], &thinking->span) ||
        !sl_doc_u64(doc, place[2], &thinking->message) || thinking->span > thinking->count ||
        thinking->message > thinking->count)
        return bad(l, "thinking");
    uint64_t known;
    if (!sl_doc_u64(doc, sl_doc_get(doc, object, SL_STR("known")), &known))
        return bad(l, "known");
    verifier->known = (size_t)known;
    verifier->started = run_id != SL_NONE;
    if (verifier->started != (sl_doc_get(doc, object, SL_STR("threadId")) != SL_NONE))
        return bad(l, "threadId");
    return !verifier->started ||
           (load_id(l, run_id, &verifier->run_id) &&
            load_id(l, sl_doc_get(doc, object, SL_STR("threadId")), &verifier->thread_id));
}

struct sl_gate *sl_gate_load(const struct sl_doc *doc, uint32_t node, struct sl_error *err)
{
    uint32_t name = sl_doc_get(doc, node, SL_STR("policy"));
    struct loader l = {.doc = doc, .err = err};
    enum sl_policy policy;

    if (!is_kind(doc, name, SL_STRING) || !sl_policy_parse(sl_doc_body(doc, name), &policy)) {
        bad(&l, "policy");
        return NULL;
    }
    l.gate = sl_gate_new(policy);
    if (!l.gate) {
        sl_error_memory(err);
        return NULL;
    }
    bool ok = load_head(&l, node) && load_tags(&l, sl_doc_get(doc, node, SL_STR("tags"))) &&
              load_list(&l, node, "entities", load_entity) &&
              load_list(&l, node, "items", load_item) && load_list(&l, node, "lanes", load_lane);
    free(l.tags);
    if (ok && !l.gate->verifier.started && (l.gate->verifier.items || l.gate->lanes.all))
        ok = bad(&l, "items");
    if (ok && l.gate->verifier.known > l.gate->verifier.bytes)
        ok = bad(&l, "known");
    if (ok)
        return l.gate;
    sl_gate_free(l.gate);
    return NULL;
}
