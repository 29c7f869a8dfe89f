/* SPDX-License-Identifier: MIT */
/* Whether a schema is one that can be checked against: its shape, and where its references lead. */
#include <stdlib.h>

#include "number_order.h"
#include "schema_words.h"
#include "sluice/schema.h"

/* Quoted from schemas at most this long. */
#define QUOTED 60

struct support {
    const struct sl_doc *schema;
    uint32_t root;
    size_t work; /* of following references; all else is linear */
    struct sl_error *err;
};

static bool refuse(struct support *s, uint32_t node, const char *what, const char *problem)
{
    char pointer[SL_NODE_POINTER_MAX];

    sl_node_pointer(s->schema, s->root, node, pointer);
    sl_error_set(s->err, SL_BAD_SCHEMA, pointer, "%s%s", what, problem);
    return false;
}

static bool refuse_unknown(struct support *s, uint32_t key)
{
    struct sl_str name = sl_doc_body(s->schema, key);
    char quoted[QUOTED + 4];

    if (name.len > QUOTED)
        name.len = QUOTED;
    memcpy(quoted, name.ptr, name.len);
    quoted[name.len] = '\0';
    return refuse(s, key, quoted, " is not supported");
}

static uint32_t target(struct support *s, uint32_t ref)
{
    uint32_t found;

    if (!sl_schema_target(s->schema, s->root, ref, &s->work, &found))
        sl_error_memory(s->err);
    else if (s->work > SL_SCHEMA_MAX_WORK)
        sl_error_set(s->err, SL_BAD_SCHEMA, "", "following its references takes too long");
    else
        return found;
    return SL_NONE;
}

/* Keys that an object repeats would be read differently by different readers. */
static bool check_keys(struct support *s, uint32_t object)
{
    struct sl_error err = {0};
    uint32_t repeated = sl_doc_repeated_key(s->schema, object, &err);

    if (err.code != SL_OK)
        return sl_error_memory(s->err);
    return repeated == SL_NONE || refuse(s, repeated, "a schema", " repeats a key");
}

static bool all_strings(const struct sl_doc *schema, uint32_t array)
{
    uint32_t end = sl_doc_next(schema, array);

    for (uint32_t at = array + 1; at < end; at = sl_doc_next(schema, at))
        if (sl_doc_kind(schema, at) != SL_STRING)
            return false;
    return true;
}

static bool all_types(const struct sl_doc *schema, uint32_t value)
{
    if (sl_doc_kind(schema, value) == SL_STRING)
        return sl_type_find(schema, value) != SL_TYPE_UNKNOWN;
    if (sl_doc_kind(schema, value) != SL_ARRAY || schema->nodes[value].count == 0)
        return false;
    uint32_t end = sl_doc_next(schema, value);
    for (uint32_t at = value + 1; at < end; at = sl_doc_next(schema, at))
        if (sl_type_find(schema, at) == SL_TYPE_UNKNOWN)
            return false;
    return true;
}

/* Why the value does not have the shape, or NULL. */
static const char *shape_problem(struct support *s, enum sl_word_shape shape, uint32_t value)
{
    enum sl_kind kind = sl_doc_kind(s->schema, value);
    uint64_t number;

    switch (shape) {
    case SL_SHAPE_ANY:
    case SL_SHAPE_SCHEMA:
        return NULL;
    case SL_SHAPE_BOOL:
        return kind == SL_TRUE || kind == SL_FALSE ? NULL : " must be true or false";
    case SL_SHAPE_TEXT:
        return kind == SL_STRING ? NULL : " must be a string";
    case SL_SHAPE_COUNT:
        return sl_doc_u64(s->schema, value, &number) ? NULL : " must be an integer, 0 or more";
    case SL_SHAPE_NUMBER:
        return kind == SL_NUMBER && sl_number_moderate(sl_doc_raw(s->schema, value))
                   ? NULL
                   : " must be a number of moderate size";
    case SL_SHAPE_POSITIVE:
        return kind == SL_NUMBER && sl_number_divides(sl_doc_raw(s->schema, value))
                   ? NULL
                   : " must be a number over 0 of at most 18 digits";
    case SL_SHAPE_ARRAY:
        return kind == SL_ARRAY ? NULL : " must be an array";
    case SL_SHAPE_NAMES:
        return kind == SL_ARRAY && all_strings(s->schema, value) ? NULL
                                                                 : " must be an array of strings";
    case SL_SHAPE_TYPES:
        return all_types(s->schema, value) ? NULL : " must name a type, or be an array of such";
    case SL_SHAPE_REF:
        return kind == SL_STRING && target(s, value) != SL_NONE
                   ? NULL
                   : " must lead to a schema inside this one, as \"#/$defs/NAME\" does";
    case SL_SHAPE_SCHEMAS:
        return kind == SL_ARRAY && s->schema->nodes[value].count > 0
                   ? NULL
                   : " must be an array of schemas, not empty";
    case SL_SHAPE_MAP:
        return kind == SL_OBJECT ? NULL : " must be an object of schemas";
    }
    return NULL;
}

static bool check_schema(struct support *s, uint32_t node);

static bool check_word(struct support *s, uint32_t schema, uint32_t key)
{
    enum sl_word word = sl_word_find(s->schema, key);
    uint32_t value = key + 1;

    if (word == SL_WORD_UNKNOWN)
        return refuse_unknown(s, key);
    if (word == SL_WORD_ID && schema != s->root)
        return refuse(s, value, "$id", " is not supported inside a schema");
    enum sl_word_shape shape = sl_word_shape(word);
    const char *problem = shape_problem(s, shape, value);
    if (problem)
        return refuse(s, value, sl_word_name(word), problem);
    if (shape == SL_SHAPE_MAP && !check_keys(s, value))
        return false;
    struct sl_subs subs = sl_subs_of(s->schema, shape, value);
    for (uint32_t sub; (sub = sl_subs_next(&subs)) != SL_NONE;)
        if (!check_schema(s, sub))
            return false;
    return true;
}

/* Recursion: no deeper than JSON may be. */
static bool check_schema(struct support *s, uint32_t node)
{
    enum sl_kind kind = sl_doc_kind(s->schema, node);

    if (kind == SL_TRUE || kind == SL_FALSE)
        return true;
    if (kind != SL_OBJECT)
        return refuse(s, node, "a schema", " must be an object, true or false");
    if (!check_keys(s, node))
        return false;
    uint32_t end = sl_doc_next(s->schema, node);
    for (uint32_t key = node + 1; key < end; key = sl_doc_next(s->schema, key + 1))
        if (!check_word(s, node, key))
            return false;
    return true;
}

/*
 * Circles. A schema that applies to a value, by way of keywords that stay at that value, must not
 * apply to it again. Each schema is visited once; `marks` says how far its visit is.
 */
enum { NEW, OPEN, DONE };

struct circles {
    struct support *support;
    unsigned char *marks; /* of each node below the root */
    unsigned depth;
};

static bool visit(struct circles *c, uint32_t node);

static bool visit_word(struct circles *c, enum sl_word word, uint32_t value)
{
    struct support *s = c->support;

    if (word == SL_WORD_REF)
        return visit(c, target(s, value));
    struct sl_subs subs = sl_subs_of(s->schema, sl_word_shape(word), value);
    for (uint32_t sub; (sub = sl_subs_next(&subs)) != SL_NONE;)
        if (!visit(c, sub))
            return false;
    return true;
}

static bool visit(struct circles *c, uint32_t node)
{
    struct support *s = c->support;

    if (node == SL_NONE)
        return false; /* a reference that was good before: too much work, or no memory */
    unsigned char *mark = &c->marks[node - s->root];
    if (sl_doc_kind(s->schema, node) != SL_OBJECT || *mark == DONE)
        return true;
    if (*mark == OPEN)
        return refuse(s, node, "$ref", " leads back to where it began");
    if (++c->depth > SL_SCHEMA_MAX_DEPTH)
        return refuse(s, node, "$ref", " goes through too many schemas");
    *mark = OPEN;
    uint32_t end = sl_doc_next(s->schema, node);
    for (uint32_t key = node + 1; key < end; key = sl_doc_next(s->schema, key + 1)) {
        enum sl_word word = sl_word_find(s->schema, key);
        if (sl_word_here(word) && !visit_word(c, word, key + 1))
            return false;
    }
    *mark = DONE;
    c->depth--;
    return true;
}

/* Visits every schema, wherever it stands. */
static bool visit_all(struct circles *c, uint32_t node)
{
    const struct sl_doc *schema = c->support->schema;

    if (sl_doc_kind(schema, node) != SL_OBJECT)
        return true;
    if (!visit(c, node))
        return false;
    uint32_t end = sl_doc_next(schema, node);
    for (uint32_t key = node + 1; key < end; key = sl_doc_next(schema, key + 1)) {
        struct sl_subs subs = sl_subs_of(schema, sl_word_shape(sl_word_find(schema, key)), key + 1);
        for (uint32_t sub; (sub = sl_subs_next(&subs)) != SL_NONE;)
            if (!visit_all(c, sub))
                return false;
    }
    return true;
}

bool sl_schema_supported(const struct sl_doc *schema, uint32_t schema_node, struct sl_error *err)
{
    struct support support = {schema, schema_node, 0, err};

    if (!check_schema(&support, schema_node))
        return false;
    struct circles circles = {.support = &support};
    circles.marks = calloc(sl_doc_next(schema, schema_node) - schema_node, 1);
    if (!circles.marks)
        return sl_error_memory(err);
    bool good = visit_all(&circles, schema_node);
    free(circles.marks);
    return good;
}
