/* SPDX-License-Identifier: MIT */
/* Holds values against the event table, as the reference client's enforcement does. */
#include "event_judge.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "text.h"

/* Where a value is, innermost first; printed only when something is wrong with it. */
struct at {
    const struct at *up;
    struct sl_str name; /* as it is spelled; empty for an element */
    uint32_t index;
};

static const double MAX_SAFE = 9007199254740991.0;

static size_t print_pointer(const struct at *at, char *out, size_t size)
{
    size_t len = at->up ? print_pointer(at->up, out, size) : 0;

    if (!at->up || len + 1 >= size)
        return len;
    int added = at->name.ptr ? snprintf(out + len, size - len, "/%.*s", SL_STR_ARG(at->name))
                             : snprintf(out + len, size - len, "/%u", at->index);
    return len + (size_t)added < size ? len + (size_t)added : size - 1;
}

void sl_judge_fault(struct sl_judge *judge, enum sl_fault fault, const char *pointer,
                    const char *what)
{
    bool worse = sl_faults_fatal(fault) && !sl_faults_fatal(judge->faults);

    judge->faults |= fault;
    if (judge->each)
        judge->each(judge->ctx, fault, pointer, what);
    if (worse)
        judge->err.code = SL_OK;
    sl_error_set(&judge->err, judge->code, pointer, "%s", what);
}

static void fault_at(struct sl_judge *judge, enum sl_fault fault, const struct at *at,
                     const char *what)
{
    char pointer[sizeof(judge->err.field)] = "";

    print_pointer(at, pointer, sizeof(pointer));
    sl_judge_fault(judge, fault, pointer, what);
}

static void judge_members(struct sl_judge *judge, const struct sl_shape *shape, uint32_t object,
                          const struct at *at, uint32_t found[SL_MAX_RULES]);

int sl_shape_rule(const struct sl_shape *shape, const struct sl_doc *doc, uint32_t key)
{
    struct sl_str body = sl_doc_body(doc, key);
    bool escaped = doc->nodes[key].escaped;

    for (int i = 0; i < shape->count; i++) {
        struct sl_str name = sl_field_str(shape->rules[i].field);
        if (escaped ? sl_doc_is(doc, key, name) : sl_str_equal(body, name))
            return i;
    }
    return -1;
}

uint32_t sl_shape_members(const struct sl_shape *shape, const struct sl_doc *doc, uint32_t object,
                          uint32_t found[SL_MAX_RULES])
{
    uint32_t stray = SL_NONE;
    uint32_t end = sl_doc_next(doc, object);

    assert(shape->count <= SL_MAX_RULES);
    memset(found, 0xff, sizeof(found[0]) * SL_MAX_RULES);
    for (uint32_t key = object + 1; key < end; key = sl_doc_next(doc, key + 1)) {
        int rule = sl_shape_rule(shape, doc, key);
        if (rule >= 0)
            found[rule] = key + 1;
        else if (stray == SL_NONE &&
                 !(shape->tag != UINT8_MAX && sl_doc_is(doc, key, sl_field_str(shape->tag))))
            stray = key;
    }
    return stray;
}

static bool safe_integer(const struct sl_doc *doc, uint32_t node, double least)
{
    if (sl_doc_kind(doc, node) != SL_NUMBER)
        return false;
    /* Inside an object a number is always followed by a byte that ends it. */
    double value = strtod(sl_doc_raw(doc, node).ptr, NULL);
    return value >= least && value <= MAX_SAFE && floor(value) == value;
}

static bool is_pointer(struct sl_str body)
{
    uint32_t c;
    bool tilde = false, first = true;

    while (sl_body_next(&body, &c)) {
        if ((first && c != '/') || (tilde && c != '0' && c != '1'))
            return false;
        first = false;
        tilde = c == '~' && !tilde;
    }
    return !tilde;
}

/* MAJOR.MINOR, at most 1.0. */
static bool is_our_version(struct sl_str body)
{
    unsigned part[2] = {0, 0}, digits[2] = {0, 0}, at = 0;
    uint32_t c;

    while (sl_body_next(&body, &c)) {
        if (c == '.' && at == 0) {
            at = 1;
            continue;
        }
        if (c < '0' || c > '9')
            return false;
        digits[at] = 1;
        part[at] = part[at] > 1 ? part[at] : part[at] * 10 + (c - '0');
    }
    return digits[0] && digits[1] && (part[0] < 1 || (part[0] == 1 && part[1] == 0));
}

static bool is_word(const struct sl_doc *doc, uint32_t node, enum sl_words_id id)
{
    const struct sl_words *words = sl_words_get(id);

    for (int i = 0; i < words->count; i++)
        if (sl_doc_is(doc, node, words->words[i]))
            return true;
    return false;
}

static enum sl_kinship find_tag(const struct sl_doc *doc, enum sl_union_id id, uint32_t node,
                                enum sl_shape_id *shape)
{
    const struct sl_union *of = sl_union_get(id);

    if (sl_doc_kind(doc, node) != SL_OBJECT)
        return SL_NO_OBJECT;
    uint32_t tag = sl_doc_get(doc, node, sl_field_str(of->field));
    for (int i = 0; i < of->count; i++) {
        if (sl_doc_is(doc, tag, of->members[i].tag)) {
            *shape = (enum sl_shape_id)of->members[i].shape;
            return SL_RELATIVE;
        }
    }
    return SL_STRANGER;
}

/* A required union that is a stranger makes its owner one; in 1.0 this is one level deep. */
enum sl_kinship sl_union_find(const struct sl_doc *doc, enum sl_union_id id, uint32_t node,
                              enum sl_shape_id *shape)
{
    enum sl_kinship kinship = find_tag(doc, id, node, shape);
    enum sl_shape_id inner;

    if (kinship != SL_RELATIVE)
        return kinship;
    const struct sl_shape *found = sl_shape_get(*shape);
    if (found->union_field == UINT8_MAX)
        return SL_RELATIVE;
    uint32_t child = sl_doc_get(doc, node, sl_field_str(found->union_field));
    if (child != SL_NONE && find_tag(doc, SL_UNION_SOURCE, child, &inner) == SL_STRANGER)
        return SL_STRANGER;
    return SL_RELATIVE;
}

static void judge_stranger(struct sl_judge *judge, enum sl_union_id id, uint32_t node,
                           const struct at *at)
{
    struct sl_binary binary;

    if (id != SL_UNION_PART || !sl_binary_read(judge->doc, node, &binary)) {
        fault_at(judge, SL_FAULT_LOST, at, "AG-UI 1.0 knows no such kind of object here");
        return;
    }
    fault_at(judge, SL_FAULT_RETIRED, at, "the content part \"binary\" left the protocol in 1.0");
    if (binary.value == SL_NONE)
        fault_at(judge, SL_FAULT_LOST, at, "a binary part without data or url means nothing");
    else if (sl_doc_kind(judge->doc, binary.value) != SL_STRING)
        fault_at(judge, SL_FAULT_WRONG, at, "the data or url of a binary part must be a string");
}

static void judge_object(struct sl_judge *judge, enum sl_shape_id id, uint32_t node,
                         const struct at *at)
{
    uint32_t found[SL_MAX_RULES];

    if (sl_doc_kind(judge->doc, node) != SL_OBJECT)
        fault_at(judge, SL_FAULT_WRONG, at, "must be an object");
    else
        judge_members(judge, sl_shape_get(id), node, at, found);
}

static void judge_union(struct sl_judge *judge, enum sl_union_id id, uint32_t node,
                        const struct at *at)
{
    enum sl_shape_id shape;

    switch (sl_union_find(judge->doc, id, node, &shape)) {
    case SL_NO_OBJECT:
        fault_at(judge, SL_FAULT_WRONG, at, "must be an object");
        break;
    case SL_STRANGER:
        judge_stranger(judge, id, node, at);
        break;
    case SL_RELATIVE:
        judge_object(judge, shape, node, at);
        break;
    }
}

static void judge_elements(struct sl_judge *judge, const struct sl_rule *rule, uint32_t node,
                           const struct at *at)
{
    const struct sl_doc *doc = judge->doc;
    struct at element = {.up = at};

    if (sl_doc_kind(doc, node) != SL_ARRAY) {
        fault_at(judge, SL_FAULT_WRONG, at, "must be an array");
        return;
    }
    if (rule->kind == SL_K_SHAPES1 && doc->nodes[node].count == 0)
        fault_at(judge, SL_FAULT_WRONG, at, "must not be empty");
    uint32_t end = sl_doc_next(doc, node);
    for (uint32_t i = node + 1; i < end; i = sl_doc_next(doc, i), element.index++) {
        if (rule->kind == SL_K_UNIONS || rule->kind == SL_K_CONTENT)
            judge_union(judge, (enum sl_union_id)rule->arg, i, &element);
        else if (rule->kind != SL_K_STRINGS)
            judge_object(judge, (enum sl_shape_id)rule->arg, i, &element);
        else if (sl_doc_kind(doc, i) != SL_STRING)
            fault_at(judge, SL_FAULT_WRONG, &element, "must be a string");
    }
}

/* Kinds that have nothing inside. NULL when the value fits, else what it must be. */
static const char *misfit(const struct sl_doc *doc, const struct sl_rule *rule, uint32_t node)
{
    enum sl_kind kind = sl_doc_kind(doc, node);

    switch ((enum sl_rule_kind)rule->kind) {
    case SL_K_STRING:
    case SL_K_VERSION:
        return kind == SL_STRING ? NULL : "must be a string";
    case SL_K_BOOL:
        return kind == SL_TRUE || kind == SL_FALSE ? NULL : "must be true or false";
    case SL_K_INT:
        return safe_integer(doc, node, -MAX_SAFE) ? NULL : "must be a safe integer";
    case SL_K_COUNT:
        return safe_integer(doc, node, 0) ? NULL : "must be a safe integer, not negative";
    case SL_K_OBJECT:
        return kind == SL_OBJECT ? NULL : "must be an object";
    case SL_K_POINTER:
        return kind == SL_STRING && is_pointer(sl_doc_body(doc, node)) ? NULL
                                                                       : "must be a JSON Pointer";
    case SL_K_WORD:
        return is_word(doc, node, (enum sl_words_id)rule->arg) ? NULL
                                                               : "is not one of the known words";
    default:
        return NULL;
    }
}

static void judge_null(struct sl_judge *judge, const struct sl_rule *rule, const struct at *at)
{
    if (rule->need == SL_REQUIRED)
        fault_at(judge, SL_FAULT_WRONG, at, "must not be null");
    else if (rule->need == SL_OPTIONAL)
        fault_at(judge, SL_FAULT_NULL, at, "an optional field must be left out, not null");
    else
        fault_at(judge, SL_FAULT_RETIRED, at, "an optional field is left out since 1.0, not null");
}

static void judge_value(struct sl_judge *judge, const struct sl_rule *rule, uint32_t node,
                        const struct at *at)
{
    const char *wanted;

    if (sl_doc_kind(judge->doc, node) == SL_NULL && rule->kind != SL_K_ANY) {
        judge_null(judge, rule, at);
        return;
    }
    switch ((enum sl_rule_kind)rule->kind) {
    case SL_K_SHAPE:
        judge_object(judge, (enum sl_shape_id)rule->arg, node, at);
        break;
    case SL_K_UNION:
        judge_union(judge, (enum sl_union_id)rule->arg, node, at);
        break;
    case SL_K_CONTENT:
        if (sl_doc_kind(judge->doc, node) == SL_STRING)
            break;
        /* fall through */
    case SL_K_STRINGS:
    case SL_K_SHAPES:
    case SL_K_SHAPES1:
    case SL_K_UNIONS:
        judge_elements(judge, rule, node, at);
        break;
    default:
        wanted = misfit(judge->doc, rule, node);
        if (wanted)
            fault_at(judge, SL_FAULT_WRONG, at, wanted);
        else if (rule->kind == SL_K_VERSION && !is_our_version(sl_doc_body(judge->doc, node)))
            fault_at(judge, SL_FAULT_VERSION, at, "is not a version up to 1.0");
    }
}

static void judge_members(struct sl_judge *judge, const struct sl_shape *shape, uint32_t object,
                          const struct at *at, uint32_t found[SL_MAX_RULES])
{
    struct at member = {.up = at};
    uint32_t stray = sl_shape_members(shape, judge->doc, object, found);

    if (stray != SL_NONE && !shape->open) {
        member.name = sl_doc_body(judge->doc, stray);
        fault_at(judge, SL_FAULT_UNKNOWN, &member, "AG-UI 1.0 knows no such field here");
    }
    for (int i = 0; i < shape->count; i++) {
        member.name = sl_field_str(shape->rules[i].field);
        if (found[i] != SL_NONE)
            judge_value(judge, &shape->rules[i], found[i], &member);
        else if (shape->rules[i].need == SL_REQUIRED)
            fault_at(judge, SL_FAULT_WRONG, &member, "is required");
    }
}

void sl_judge_object(struct sl_judge *judge, const struct sl_shape *shape, uint32_t object,
                     uint32_t found[SL_MAX_RULES])
{
    const struct at root = {0};

    judge_members(judge, shape, object, &root, found);
}

void sl_judge_content(struct sl_judge *judge, uint32_t node)
{
    const struct sl_rule rule = {.kind = SL_K_CONTENT, .arg = SL_UNION_RESULT_PART};
    const struct at root = {0};

    judge_value(judge, &rule, node, &root);
}
