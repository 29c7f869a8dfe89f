/* SPDX-License-Identifier: MIT */
/* Keywords about arrays and objects, and what is in them. */
#include <assert.h>

#include "schema_run.h"

#define QUOTED 60

/* A keyword's value that is a count; `otherwise` where it is not there. */
static size_t count_of(const struct sl_schema_run *run, uint32_t value, size_t otherwise)
{
    uint64_t count = otherwise;

    if (value != SL_NONE)
        (void)sl_doc_u64(run->schema, value, &count);
    return count;
}

static enum sl_outcome check_count(struct sl_schema_run *run, const struct sl_rule *rule,
                                   size_t count, bool is_minimum)
{
    size_t limit = count_of(run, rule->value, 0);

    if (is_minimum ? count >= limit : count <= limit)
        return SL_SATISFIES;
    return sl_run_violated(run, rule->node, rule->word, limit, "there are %zu, the limit is %zu",
                           count, limit);
}

static enum sl_outcome check_prefix(struct sl_schema_run *run, const struct sl_rule *rule)
{
    struct sl_subs subs = sl_subs_of(run->schema, SL_SHAPE_SCHEMAS, rule->value);
    uint32_t end = sl_doc_next(run->doc, rule->node);
    enum sl_outcome outcome = SL_SATISFIES;

    for (uint32_t at = rule->node + 1; at < end && outcome == SL_SATISFIES;
         at = sl_doc_next(run->doc, at)) {
        uint32_t sub = sl_subs_next(&subs);
        if (sub == SL_NONE)
            break;
        outcome = sl_schema_apply(run, sub, at);
    }
    return outcome;
}

/* The first element behind those that `prefixItems` speaks of. */
static uint32_t behind_prefix(struct sl_schema_run *run, const struct sl_rule *rule,
                              uint32_t *prefix)
{
    uint32_t value = sl_rule_beside(run, rule, SL_WORD_PREFIX_ITEMS);
    uint32_t end = sl_doc_next(run->doc, rule->node);
    uint32_t at = rule->node + 1;

    *prefix = value == SL_NONE ? 0 : run->schema->nodes[value].count;
    for (uint32_t i = 0; i < *prefix && at < end; i++)
        at = sl_doc_next(run->doc, at);
    return at;
}

static enum sl_outcome check_items(struct sl_schema_run *run, const struct sl_rule *rule)
{
    uint32_t end = sl_doc_next(run->doc, rule->node);
    enum sl_outcome outcome = SL_SATISFIES;
    uint32_t prefix;
    uint32_t at = behind_prefix(run, rule, &prefix);

    if (!sl_run_spend(run, prefix))
        return SL_STOPS;
    if (at < end && sl_doc_kind(run->schema, rule->value) == SL_FALSE)
        return sl_run_violated(run, at, rule->word, prefix, "more than %u elements", prefix);
    for (; at < end && outcome == SL_SATISFIES; at = sl_doc_next(run->doc, at))
        outcome = sl_schema_apply(run, rule->value, at);
    return outcome;
}

static enum sl_outcome check_unique(struct sl_schema_run *run, const struct sl_rule *rule)
{
    uint32_t end = sl_doc_next(run->doc, rule->node);

    if (sl_doc_kind(run->schema, rule->value) == SL_FALSE)
        return SL_SATISFIES;
    for (uint32_t at = rule->node + 1; at < end; at = sl_doc_next(run->doc, at))
        for (uint32_t before = rule->node + 1; before < at;
             before = sl_doc_next(run->doc, before)) {
            bool equal;
            if (sl_run_equal(run, run->doc, at, run->doc, before, &equal) == SL_STOPS)
                return SL_STOPS;
            if (equal)
                return sl_run_violated(run, at, rule->word, 0, "the element equals one before it");
        }
    return SL_SATISFIES;
}

static enum sl_outcome check_contains(struct sl_schema_run *run, const struct sl_rule *rule)
{
    size_t least = count_of(run, sl_rule_beside(run, rule, SL_WORD_MIN_CONTAINS), 1);
    size_t most = count_of(run, sl_rule_beside(run, rule, SL_WORD_MAX_CONTAINS), SIZE_MAX);
    uint32_t end = sl_doc_next(run->doc, rule->node);
    size_t count = 0;

    for (uint32_t at = rule->node + 1; at < end; at = sl_doc_next(run->doc, at)) {
        enum sl_outcome outcome = sl_schema_try(run, rule->value, at);
        if (outcome == SL_STOPS)
            return SL_STOPS;
        count += outcome == SL_SATISFIES;
    }
    if (count < least)
        return sl_run_violated(run, rule->node, rule->word, least,
                               "%zu elements satisfy it, the least is %zu", count, least);
    if (count > most)
        return sl_run_violated(run, rule->node, rule->word, most,
                               "%zu elements satisfy it, the most is %zu", count, most);
    return SL_SATISFIES;
}

enum sl_outcome sl_check_array(struct sl_schema_run *run, const struct sl_rule *rule)
{
    if (sl_doc_kind(run->doc, rule->node) != SL_ARRAY)
        return SL_SATISFIES;
    size_t count = run->doc->nodes[rule->node].count;
    switch (rule->word) {
    case SL_WORD_PREFIX_ITEMS:
        return check_prefix(run, rule);
    case SL_WORD_ITEMS:
        return check_items(run, rule);
    case SL_WORD_UNIQUE_ITEMS:
        return check_unique(run, rule);
    case SL_WORD_CONTAINS:
        return check_contains(run, rule);
    default:
        assert(rule->word == SL_WORD_MIN_ITEMS || rule->word == SL_WORD_MAX_ITEMS);
        return check_count(run, rule, count, rule->word == SL_WORD_MIN_ITEMS);
    }
}

static enum sl_outcome check_properties(struct sl_schema_run *run, const struct sl_rule *rule)
{
    uint32_t end = sl_doc_next(run->schema, rule->value);
    enum sl_outcome outcome = SL_SATISFIES;

    for (uint32_t key = rule->value + 1; key < end && outcome == SL_SATISFIES;
         key = sl_doc_next(run->schema, key + 1)) {
        uint32_t member;
        if (!sl_run_spend(run, 1) ||
            !sl_run_member(run, run->doc, rule->node, sl_doc_body(run->schema, key), &member))
            return SL_STOPS;
        if (member != SL_NONE)
            outcome = sl_schema_apply(run, key + 1, member);
    }
    return outcome;
}

/* A member that `properties` does not name. */
static enum sl_outcome check_additional(struct sl_schema_run *run, const struct sl_rule *rule,
                                        uint32_t key)
{
    struct sl_str name = sl_doc_body(run->doc, key);
    uint32_t last;

    if (sl_doc_kind(run->schema, rule->value) == SL_FALSE) {
        if (name.len > QUOTED)
            name.len = QUOTED;
        return sl_run_violated(run, key, rule->word, 0, "\"%.*s\" is not allowed",
                               SL_STR_ARG(name));
    }
    if (!sl_run_member(run, run->doc, rule->node, name, &last))
        return SL_STOPS;
    return last == key + 1 ? sl_schema_apply(run, rule->value, last) : SL_SATISFIES;
}

static enum sl_outcome check_additionals(struct sl_schema_run *run, const struct sl_rule *rule)
{
    uint32_t properties = sl_rule_beside(run, rule, SL_WORD_PROPERTIES);
    uint32_t end = sl_doc_next(run->doc, rule->node);
    enum sl_outcome outcome = SL_SATISFIES;

    if (sl_doc_kind(run->schema, rule->value) == SL_TRUE)
        return SL_SATISFIES;
    for (uint32_t key = rule->node + 1; key < end && outcome == SL_SATISFIES;
         key = sl_doc_next(run->doc, key + 1)) {
        uint32_t known = SL_NONE;
        if (!sl_run_spend(run, 1) ||
            (properties != SL_NONE &&
             !sl_run_member(run, run->schema, properties, sl_doc_body(run->doc, key), &known)))
            return SL_STOPS;
        if (known == SL_NONE)
            outcome = check_additional(run, rule, key);
    }
    return outcome;
}

static enum sl_outcome check_names(struct sl_schema_run *run, const struct sl_rule *rule)
{
    uint32_t end = sl_doc_next(run->doc, rule->node);
    enum sl_outcome outcome = SL_SATISFIES;

    for (uint32_t key = rule->node + 1; key < end && outcome == SL_SATISFIES;
         key = sl_doc_next(run->doc, key + 1))
        outcome = sl_schema_apply(run, rule->value, key);
    return outcome;
}

static enum sl_outcome check_required(struct sl_schema_run *run, const struct sl_rule *rule)
{
    uint32_t end = sl_doc_next(run->schema, rule->value);

    for (uint32_t at = rule->value + 1; at < end; at = sl_doc_next(run->schema, at)) {
        struct sl_str name = sl_doc_body(run->schema, at);
        uint32_t member;
        if (!sl_run_spend(run, 1) || !sl_run_member(run, run->doc, rule->node, name, &member))
            return SL_STOPS;
        if (member != SL_NONE)
            continue;
        if (name.len > QUOTED)
            name.len = QUOTED;
        return sl_run_violated(run, rule->node, rule->word, 0, "\"%.*s\" is missing",
                               SL_STR_ARG(name));
    }
    return SL_SATISFIES;
}

static enum sl_outcome count_members(struct sl_schema_run *run, const struct sl_rule *rule)
{
    size_t count;

    if (!sl_run_names(run, run->doc, rule->node, &count))
        return SL_STOPS;
    return check_count(run, rule, count, rule->word == SL_WORD_MIN_PROPERTIES);
}

enum sl_outcome sl_check_object(struct sl_schema_run *run, const struct sl_rule *rule)
{
    if (sl_doc_kind(run->doc, rule->node) != SL_OBJECT)
        return SL_SATISFIES;
    switch (rule->word) {
    case SL_WORD_PROPERTIES:
        return check_properties(run, rule);
    case SL_WORD_ADDITIONAL_PROPERTIES:
        return check_additionals(run, rule);
    case SL_WORD_PROPERTY_NAMES:
        return check_names(run, rule);
    case SL_WORD_REQUIRED:
        return check_required(run, rule);
    default:
        assert(rule->word == SL_WORD_MIN_PROPERTIES || rule->word == SL_WORD_MAX_PROPERTIES);
        return count_members(run, rule);
    }
}
