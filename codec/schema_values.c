/* SPDX-License-Identifier: MIT */
/* Keywords about a value as a whole, numbers and strings; equality of nodes. */
#include <assert.h>

#include "number_order.h"
#include "schema_run.h"
#include "text.h"

/* Quoted from schemas and values at most this long. */
#define QUOTED 60

static struct sl_str quoted(struct sl_str text)
{
    if (text.len > QUOTED)
        text.len = QUOTED;
    return text;
}

/* Texts are compared and counted at about this many bytes a step. */
static size_t steps_of(size_t bytes)
{
    return 1 + bytes / 64;
}

static bool is_of_type(const struct sl_doc *doc, uint32_t node, enum sl_type type)
{
    enum sl_kind kind = sl_doc_kind(doc, node);

    switch (type) {
    case SL_TYPE_NULL:
        return kind == SL_NULL;
    case SL_TYPE_BOOLEAN:
        return kind == SL_TRUE || kind == SL_FALSE;
    case SL_TYPE_INTEGER:
        return kind == SL_NUMBER && sl_number_integral(sl_doc_raw(doc, node));
    case SL_TYPE_NUMBER:
        return kind == SL_NUMBER;
    case SL_TYPE_STRING:
        return kind == SL_STRING;
    case SL_TYPE_ARRAY:
        return kind == SL_ARRAY;
    case SL_TYPE_OBJECT:
        return kind == SL_OBJECT;
    case SL_TYPE_COUNT:
        break;
    }
    return false;
}

enum sl_outcome sl_check_type(struct sl_schema_run *run, const struct sl_rule *rule)
{
    bool many = sl_doc_kind(run->schema, rule->value) == SL_ARRAY;
    uint32_t end = sl_doc_next(run->schema, rule->value);

    for (uint32_t at = rule->value + many; at < end; at = sl_doc_next(run->schema, at)) {
        if (!sl_run_spend(run, 1))
            return SL_STOPS;
        if (is_of_type(run->doc, rule->node, sl_type_find(run->schema, at)))
            return SL_SATISFIES;
    }
    struct sl_str wanted = quoted(sl_doc_raw(run->schema, rule->value));
    return sl_run_violated(run, rule->node, rule->word, 0, "the value is not %.*s",
                           SL_STR_ARG(wanted));
}

enum sl_outcome sl_check_enum(struct sl_schema_run *run, const struct sl_rule *rule)
{
    uint32_t end = sl_doc_next(run->schema, rule->value);

    for (uint32_t at = rule->value + 1; at < end; at = sl_doc_next(run->schema, at)) {
        bool equal;
        if (sl_run_equal(run, run->schema, at, run->doc, rule->node, &equal) == SL_STOPS)
            return SL_STOPS;
        if (equal)
            return SL_SATISFIES;
    }
    struct sl_str wanted = quoted(sl_doc_raw(run->schema, rule->value));
    return sl_run_violated(run, rule->node, rule->word, 0, "the value is none of %.*s",
                           SL_STR_ARG(wanted));
}

enum sl_outcome sl_check_const(struct sl_schema_run *run, const struct sl_rule *rule)
{
    bool equal;

    if (sl_run_equal(run, run->schema, rule->value, run->doc, rule->node, &equal) == SL_STOPS)
        return SL_STOPS;
    struct sl_str wanted = quoted(sl_doc_raw(run->schema, rule->value));
    return equal ? SL_SATISFIES
                 : sl_run_violated(run, rule->node, rule->word, 0, "the value is not %.*s",
                                   SL_STR_ARG(wanted));
}

enum sl_outcome sl_check_number(struct sl_schema_run *run, const struct sl_rule *rule)
{
    if (sl_doc_kind(run->doc, rule->node) != SL_NUMBER)
        return SL_SATISFIES;
    struct sl_str number = sl_doc_raw(run->doc, rule->node);
    struct sl_str limit = sl_doc_raw(run->schema, rule->value);
    if (!sl_run_spend(run, steps_of(number.len + limit.len)))
        return SL_STOPS;
    struct sl_str is = quoted(number), wanted = quoted(limit);
    if (rule->word == SL_WORD_MULTIPLE_OF)
        return sl_number_multiple(number, limit)
                   ? SL_SATISFIES
                   : sl_run_violated(run, rule->node, rule->word, 0, "%.*s is no multiple of %.*s",
                                     SL_STR_ARG(is), SL_STR_ARG(wanted));
    int order = sl_number_compare(number, limit);
    switch (rule->word) {
    case SL_WORD_MINIMUM:
        return order >= 0 ? SL_SATISFIES
                          : sl_run_violated(run, rule->node, rule->word, 0, "%.*s is below %.*s",
                                            SL_STR_ARG(is), SL_STR_ARG(wanted));
    case SL_WORD_MAXIMUM:
        return order <= 0 ? SL_SATISFIES
                          : sl_run_violated(run, rule->node, rule->word, 0, "%.*s is over %.*s",
                                            SL_STR_ARG(is), SL_STR_ARG(wanted));
    case SL_WORD_EXCLUSIVE_MINIMUM:
        return order > 0 ? SL_SATISFIES
                         : sl_run_violated(run, rule->node, rule->word, 0, "%.*s is not over %.*s",
                                           SL_STR_ARG(is), SL_STR_ARG(wanted));
    default:
        assert(rule->word == SL_WORD_EXCLUSIVE_MAXIMUM);
        return order < 0 ? SL_SATISFIES
                         : sl_run_violated(run, rule->node, rule->word, 0, "%.*s is not below %.*s",
                                           SL_STR_ARG(is), SL_STR_ARG(wanted));
    }
}

static size_t code_points(struct sl_str body)
{
    uint32_t code_point;
    size_t count = 0;

    while (sl_body_next(&body, &code_point))
        count++;
    return count;
}

enum sl_outcome sl_check_string(struct sl_schema_run *run, const struct sl_rule *rule)
{
    uint64_t limit = 0;

    if (sl_doc_kind(run->doc, rule->node) != SL_STRING)
        return SL_SATISFIES;
    struct sl_str body = sl_doc_body(run->doc, rule->node);
    if (!sl_run_spend(run, steps_of(body.len)))
        return SL_STOPS;
    (void)sl_doc_u64(run->schema, rule->value, &limit);
    size_t length = code_points(body);
    bool good = rule->word == SL_WORD_MIN_LENGTH ? length >= limit : length <= limit;
    return good ? SL_SATISFIES
                : sl_run_violated(run, rule->node, rule->word, limit,
                                  "a length of %zu, the limit is %llu", length,
                                  (unsigned long long)limit);
}

bool sl_run_member(struct sl_schema_run *run, const struct sl_doc *doc, uint32_t object,
                   struct sl_str name_body, uint32_t *value)
{
    uint32_t end = sl_doc_next(doc, object);

    *value = SL_NONE;
    for (uint32_t key = object + 1; key < end; key = sl_doc_next(doc, key + 1)) {
        struct sl_str body = sl_doc_body(doc, key);
        size_t shorter = body.len < name_body.len ? body.len : name_body.len;
        if (!sl_run_spend(run, steps_of(shorter)))
            return false;
        if (sl_json_body_equal(body, name_body))
            *value = key + 1;
    }
    return true;
}

bool sl_run_names(struct sl_schema_run *run, const struct sl_doc *doc, uint32_t object,
                  size_t *count)
{
    struct sl_error err = {0};
    size_t names = 0;

    if (!sl_run_spend(run, doc->nodes[object].count + steps_of(sl_doc_raw(doc, object).len)))
        return false;
    if (sl_doc_repeated_key(doc, object, &err) == SL_NONE && err.code == SL_OK) {
        *count = doc->nodes[object].count;
        return true;
    }
    uint32_t end = sl_doc_next(doc, object);
    for (uint32_t key = object + 1; key < end; key = sl_doc_next(doc, key + 1)) {
        uint32_t last;
        if (!sl_run_member(run, doc, object, sl_doc_body(doc, key), &last))
            return false;
        names += last == key + 1;
    }
    *count = names;
    return true;
}

static enum sl_outcome arrays_equal(struct sl_schema_run *run, const struct sl_doc *a,
                                    uint32_t in_a, const struct sl_doc *b, uint32_t in_b,
                                    bool *equal)
{
    uint32_t end = sl_doc_next(a, in_a);
    uint32_t other = in_b + 1;

    *equal = a->nodes[in_a].count == b->nodes[in_b].count;
    for (uint32_t at = in_a + 1; *equal && at < end; at = sl_doc_next(a, at)) {
        if (sl_run_equal(run, a, at, b, other, equal) == SL_STOPS)
            return SL_STOPS;
        other = sl_doc_next(b, other);
    }
    return SL_SATISFIES;
}

static enum sl_outcome objects_equal(struct sl_schema_run *run, const struct sl_doc *a,
                                     uint32_t in_a, const struct sl_doc *b, uint32_t in_b,
                                     bool *equal)
{
    uint32_t end = sl_doc_next(a, in_a);
    size_t names_a, names_b;

    if (!sl_run_names(run, a, in_a, &names_a) || !sl_run_names(run, b, in_b, &names_b))
        return SL_STOPS;
    *equal = names_a == names_b;
    for (uint32_t key = in_a + 1; *equal && key < end; key = sl_doc_next(a, key + 1)) {
        struct sl_str name = sl_doc_body(a, key);
        uint32_t mine, other;
        if (!sl_run_member(run, a, in_a, name, &mine) || !sl_run_member(run, b, in_b, name, &other))
            return SL_STOPS;
        if (other == SL_NONE)
            *equal = false;
        else if (mine == key + 1 && sl_run_equal(run, a, mine, b, other, equal) == SL_STOPS)
            return SL_STOPS;
    }
    return SL_SATISFIES;
}

/* Recursion: no deeper than JSON may be. */
enum sl_outcome sl_run_equal(struct sl_schema_run *run, const struct sl_doc *a, uint32_t in_a,
                             const struct sl_doc *b, uint32_t in_b, bool *equal)
{
    enum sl_kind kind = sl_doc_kind(a, in_a);
    struct sl_str raw_a = sl_doc_raw(a, in_a), raw_b = sl_doc_raw(b, in_b);

    *equal = kind == sl_doc_kind(b, in_b);
    if (!*equal)
        return sl_run_spend(run, 1) ? SL_SATISFIES : SL_STOPS;
    if (!sl_run_spend(run, steps_of(raw_a.len < raw_b.len ? raw_a.len : raw_b.len)))
        return SL_STOPS;
    switch (kind) {
    case SL_NUMBER:
        *equal = sl_number_equal(raw_a, raw_b);
        return SL_SATISFIES;
    case SL_STRING:
        *equal = sl_json_body_equal(sl_doc_body(a, in_a), sl_doc_body(b, in_b));
        return SL_SATISFIES;
    case SL_ARRAY:
        return arrays_equal(run, a, in_a, b, in_b, equal);
    case SL_OBJECT:
        return objects_equal(run, a, in_a, b, in_b, equal);
    default:
        return SL_SATISFIES;
    }
}
