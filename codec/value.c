/* SPDX-License-Identifier: MIT */
/* JSON values: building, asking, changing and printing. */
#include "sluice/value.h"

#include <assert.h>
#include <stdlib.h>

#include "tree.h"

struct sl_value *sl_value_null(void)
{
    return sl_tree_scalar(SL_NULL, SL_STR(""));
}

struct sl_value *sl_value_string(struct sl_str escaped_body)
{
    return sl_tree_scalar(SL_STRING, escaped_body);
}

struct sl_value *sl_value_array(void)
{
    return sl_tree_container(SL_ARRAY, 0);
}

struct sl_value *sl_value_object(void)
{
    return sl_tree_container(SL_OBJECT, 0);
}

static struct sl_value *value_of_one_node(const struct sl_doc *doc, uint32_t node)
{
    enum sl_kind kind = sl_doc_kind(doc, node);

    if (kind >= SL_ARRAY)
        return sl_tree_container(kind, doc->nodes[node].count);
    if (kind == SL_STRING)
        return sl_tree_scalar(kind, sl_doc_body(doc, node));
    return sl_tree_scalar(kind, kind == SL_NUMBER ? sl_doc_raw(doc, node) : SL_STR(""));
}

/* Containers under construction, outermost first. */
struct builder {
    struct sl_value *open[SL_MAX_DEPTH];
    uint32_t end[SL_MAX_DEPTH];
    size_t depth;
};

/* Both belong to the container from here on; the value's own size is added when it is complete. */
static void attach(struct sl_value *container, struct sl_value *key, struct sl_value *value)
{
    size_t position = container->count++;

    container->size += (position > 0) + (key ? key->size + 1 : 0);
    if (key)
        sl_as_object(container)->members[position] = (struct sl_member){.key = key, .value = value};
    else
        sl_as_array(container)->items[position] = value;
}

static void complete(struct builder *builder, const struct sl_value *value)
{
    if (builder->depth == 0)
        return;
    struct sl_value *container = builder->open[builder->depth - 1];
    container->size += value->size;
    container->overflows |= value->overflows;
    if (container->height <= value->height)
        container->height = value->height + 1;
}

static void open_or_complete(struct builder *builder, const struct sl_doc *doc, uint32_t node,
                             struct sl_value *value)
{
    if (doc->nodes[node].count) {
        assert(builder->depth < SL_MAX_DEPTH);
        builder->open[builder->depth] = value;
        builder->end[builder->depth++] = doc->nodes[node].next;
        return;
    }
    complete(builder, value);
    while (builder->depth && builder->end[builder->depth - 1] == doc->nodes[node].next) {
        value = builder->open[--builder->depth];
        complete(builder, value);
    }
}

struct sl_value *sl_value_from_node(const struct sl_doc *doc, uint32_t node)
{
    struct builder builder;
    struct sl_value *root = NULL;
    uint32_t end = doc->nodes[node].next;

    builder.depth = 0;
    for (uint32_t at = node; at < end; at++) {
        struct sl_value *container = builder.depth ? builder.open[builder.depth - 1] : NULL;
        struct sl_value *key = NULL;
        if (container && container->kind == SL_OBJECT && !(key = value_of_one_node(doc, at++)))
            goto no_memory;
        struct sl_value *value = value_of_one_node(doc, at);
        if (!value) {
            sl_value_unref(key);
            goto no_memory;
        }
        if (container)
            attach(container, key, value);
        else
            root = value;
        open_or_complete(&builder, doc, at, value);
    }
    return root;

no_memory:
    sl_value_unref(root);
    return NULL;
}

struct sl_value *sl_value_parse(struct sl_str text, struct sl_error *err)
{
    struct sl_doc doc = {0};
    struct sl_value *value = NULL;

    if (sl_doc_parse(&doc, text, err)) {
        value = sl_value_from_node(&doc, 0);
        if (!value)
            sl_error_memory(err);
    }
    sl_doc_clear(&doc);
    return value;
}

enum sl_kind sl_value_kind(const struct sl_value *value)
{
    return (enum sl_kind)value->kind;
}

size_t sl_value_size(const struct sl_value *value)
{
    return value->size;
}

size_t sl_value_height(const struct sl_value *value)
{
    size_t visited = 0;
    return sl_tree_tighten((struct sl_value *)value, &visited);
}

size_t sl_value_count(const struct sl_value *value)
{
    return sl_is_container(value) ? value->count : 0;
}

struct sl_str sl_value_text(const struct sl_value *value)
{
    assert(value->kind == SL_STRING || value->kind == SL_NUMBER);
    return (struct sl_str){((const struct sl_text *)value)->bytes, value->count};
}

struct sl_value *sl_value_get(const struct sl_value *object, struct sl_str key_body)
{
    if (object->kind != SL_OBJECT)
        return NULL;
    size_t position = sl_tree_find(object, key_body);
    return position == SL_NOWHERE ? NULL : sl_as_object(object)->members[position].value;
}

struct sl_value *sl_value_at(const struct sl_value *array, size_t index)
{
    return array->kind == SL_ARRAY && index < array->count ? sl_as_array(array)->items[index]
                                                           : NULL;
}

struct sl_str sl_value_key_at(const struct sl_value *object, size_t index)
{
    assert(object->kind == SL_OBJECT && index < object->count);
    return sl_value_text(sl_as_object(object)->members[index].key);
}

struct sl_value *sl_value_member_at(const struct sl_value *object, size_t index)
{
    return object->kind == SL_OBJECT && index < object->count
               ? sl_as_object(object)->members[index].value
               : NULL;
}

static void discard(struct sl_value *container, size_t position)
{
    struct sl_value *key, *value;

    sl_tree_take_out(container, position, &key, &value);
    sl_value_unref(key);
    sl_value_unref(value);
}

static void discard_earlier(struct sl_value *object, size_t position)
{
    for (size_t at; (at = sl_tree_earlier(object, position)) != SL_NOWHERE; position--)
        discard(object, at);
}

static bool add_member_take(struct sl_value *object, struct sl_str key_body,
                            struct sl_value *member)
{
    struct sl_value *key = sl_value_string(key_body);

    if (!key || !sl_tree_reserve(object)) {
        sl_value_unref(key);
        sl_value_unref(member);
        return false;
    }
    sl_tree_put_in(object, object->count, key, member);
    return true;
}

bool sl_value_set_take(struct sl_value **slot, struct sl_str key_body, struct sl_value *member)
{
    assert((*slot)->kind == SL_OBJECT);
    if (!member)
        return false;
    if (!sl_tree_own(slot)) {
        sl_value_unref(member);
        return false;
    }
    size_t position = sl_tree_find(*slot, key_body);
    if (position == SL_NOWHERE)
        return add_member_take(*slot, key_body, member);
    sl_value_unref(sl_tree_swap(*slot, position, member));
    discard_earlier(*slot, position);
    return true;
}

bool sl_value_remove(struct sl_value **slot, struct sl_str key_body)
{
    assert((*slot)->kind == SL_OBJECT);
    size_t position = sl_tree_find(*slot, key_body);
    if (position == SL_NOWHERE)
        return true;
    if (!sl_tree_own(slot))
        return false;
    do
        discard(*slot, position);
    while ((position = sl_tree_find(*slot, key_body)) != SL_NOWHERE);
    return true;
}

bool sl_value_push_take(struct sl_value **slot, struct sl_value *element)
{
    assert((*slot)->kind == SL_ARRAY);
    if (!element)
        return false;
    if (!sl_tree_own(slot) || !sl_tree_reserve(*slot)) {
        sl_value_unref(element);
        return false;
    }
    sl_tree_put_in(*slot, (*slot)->count, NULL, element);
    return true;
}

bool sl_value_append(struct sl_value **slot, struct sl_str escaped_body)
{
    assert((*slot)->kind == SL_STRING);
    if (!sl_tree_own(slot))
        return false;
    struct sl_text *text = (struct sl_text *)*slot;
    size_t length = text->head.count + escaped_body.len;
    if (length > text->head.cap) {
        size_t cap = length + length / 2;
        text = realloc(text, sizeof(*text) + cap);
        if (!text)
            return false;
        text->head.cap = cap;
        *slot = &text->head;
    }
    if (escaped_body.len)
        memcpy(text->bytes + text->head.count, escaped_body.ptr, escaped_body.len);
    text->head.count = length;
    text->head.size += escaped_body.len;
    return true;
}

bool sl_value_append_member(struct sl_value **slot, struct sl_str key_body, struct sl_str body)
{
    assert((*slot)->kind == SL_OBJECT);
    if (!sl_tree_own(slot))
        return false;
    size_t position = sl_tree_find(*slot, key_body);
    if (position == SL_NOWHERE)
        return sl_value_set_take(slot, key_body, sl_value_string(body));
    if (!sl_value_append(&sl_as_object(*slot)->members[position].value, body))
        return false;
    (*slot)->size += body.len;
    discard_earlier(*slot, position);
    return true;
}

bool sl_value_merge(struct sl_value **slot, const struct sl_doc *doc, uint32_t node)
{
    assert(sl_doc_kind(doc, node) == SL_OBJECT);
    uint32_t end = doc->nodes[node].next;
    for (uint32_t at = node + 1; at < end; at = doc->nodes[at + 1].next)
        if (!sl_value_set_take(slot, sl_doc_body(doc, at), sl_value_from_node(doc, at + 1)))
            return false;
    return true;
}

static void print_inside(const struct sl_value *container, struct sl_buf *out)
{
    for (size_t i = 0; i < container->count; i++) {
        if (i)
            sl_buf_add_char(out, ',');
        if (container->kind == SL_OBJECT) {
            sl_value_print(sl_as_object(container)->members[i].key, out);
            sl_buf_add_char(out, ':');
            sl_value_print(sl_as_object(container)->members[i].value, out);
        } else {
            sl_value_print(sl_as_array(container)->items[i], out);
        }
    }
}

void sl_value_print(const struct sl_value *value, struct sl_buf *out)
{
    switch (value->kind) {
    case SL_NULL:
        sl_buf_add_lit(out, "null");
        break;
    case SL_FALSE:
        sl_buf_add_lit(out, "false");
        break;
    case SL_TRUE:
        sl_buf_add_lit(out, "true");
        break;
    case SL_NUMBER:
        sl_buf_add_str(out, sl_value_text(value));
        break;
    case SL_STRING:
        sl_buf_add_char(out, '"');
        sl_buf_add_str(out, sl_value_text(value));
        sl_buf_add_char(out, '"');
        break;
    case SL_ARRAY:
        sl_buf_add_char(out, '[');
        print_inside(value, out);
        sl_buf_add_char(out, ']');
        break;
    default:
        sl_buf_add_char(out, '{');
        print_inside(value, out);
        sl_buf_add_char(out, '}');
    }
}
