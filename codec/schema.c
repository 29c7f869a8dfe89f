/* SPDX-License-Identifier: MIT */
/* Checks a value against a schema: the schemas that apply, and those that combine others. */
#include "sluice/schema.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>

#include "schema_run.h"

static enum sl_outcome stop(struct sl_schema_run *run, size_t limit, const char *text)
{
    sl_error_set(run->err, SL_TOO_LARGE, "", "%s", text);
    if (run->err)
        run->err->limit = limit;
    return SL_STOPS;
}

bool sl_run_spend(struct sl_schema_run *run, size_t steps)
{
    if (steps <= SL_SCHEMA_MAX_WORK && run->work <= SL_SCHEMA_MAX_WORK - steps) {
        run->work += steps;
        return true;
    }
    stop(run, SL_SCHEMA_MAX_WORK, "checking the value against the schema takes too many steps");
    return false;
}

enum sl_outcome sl_run_violated(struct sl_schema_run *run, uint32_t node, enum sl_word word,
                                size_t limit, const char *format, ...)
{
    char pointer[SL_NODE_POINTER_MAX], text[200];
    va_list args;

    if (run->quiet > 0 || !run->err)
        return SL_VIOLATES;
    va_start(args, format);
    vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    sl_node_pointer(run->doc, run->doc_root, node, pointer);
    sl_error_set(run->err, SL_BAD_ANSWER, pointer, "%s: %s", sl_word_name(word), text);
    run->err->limit = limit;
    return SL_VIOLATES;
}

uint32_t sl_rule_beside(const struct sl_schema_run *run, const struct sl_rule *rule,
                        enum sl_word word)
{
    return sl_doc_get(run->schema, rule->schema, sl_str_from(sl_word_name(word)));
}

enum sl_outcome sl_schema_try(struct sl_schema_run *run, uint32_t schema, uint32_t node)
{
    run->quiet++;
    enum sl_outcome outcome = sl_schema_apply(run, schema, node);
    run->quiet--;
    return outcome;
}

static enum sl_outcome apply_all(struct sl_schema_run *run, const struct sl_rule *rule)
{
    struct sl_subs subs = sl_subs_of(run->schema, SL_SHAPE_SCHEMAS, rule->value);
    enum sl_outcome outcome = SL_SATISFIES;

    for (uint32_t sub; outcome == SL_SATISFIES && (sub = sl_subs_next(&subs)) != SL_NONE;)
        outcome = sl_schema_apply(run, sub, rule->node);
    return outcome;
}

/* How many are satisfied, counted up to `most`. */
static enum sl_outcome count_satisfied(struct sl_schema_run *run, const struct sl_rule *rule,
                                       unsigned most, unsigned *count)
{
    struct sl_subs subs = sl_subs_of(run->schema, SL_SHAPE_SCHEMAS, rule->value);

    *count = 0;
    for (uint32_t sub; *count < most && (sub = sl_subs_next(&subs)) != SL_NONE;) {
        enum sl_outcome outcome = sl_schema_try(run, sub, rule->node);
        if (outcome == SL_STOPS)
            return SL_STOPS;
        *count += outcome == SL_SATISFIES;
    }
    return SL_SATISFIES;
}

static enum sl_outcome apply_any(struct sl_schema_run *run, const struct sl_rule *rule)
{
    unsigned all = run->schema->nodes[rule->value].count, count;

    if (all == 1)
        return sl_schema_apply(run, rule->value + 1, rule->node);
    enum sl_outcome outcome = count_satisfied(run, rule, 1, &count);
    if (outcome == SL_SATISFIES && count == 0)
        return sl_run_violated(run, rule->node, rule->word, 0,
                               "none of the %u schemas is satisfied", all);
    return outcome;
}

static enum sl_outcome apply_one(struct sl_schema_run *run, const struct sl_rule *rule)
{
    unsigned all = run->schema->nodes[rule->value].count, count;

    if (all == 1)
        return sl_schema_apply(run, rule->value + 1, rule->node);
    enum sl_outcome outcome = count_satisfied(run, rule, 2, &count);
    if (outcome == SL_SATISFIES && count != 1)
        return sl_run_violated(run, rule->node, rule->word, 0,
                               count ? "more than one of the %u schemas is satisfied"
                                     : "none of the %u schemas is satisfied",
                               all);
    return outcome;
}

static enum sl_outcome apply_not(struct sl_schema_run *run, const struct sl_rule *rule)
{
    enum sl_outcome outcome = sl_schema_try(run, rule->value, rule->node);

    if (outcome == SL_STOPS)
        return SL_STOPS;
    return outcome == SL_VIOLATES ? SL_SATISFIES
                                  : sl_run_violated(run, rule->node, rule->word, 0,
                                                    "the schema that must not be is satisfied");
}

static enum sl_outcome apply_if(struct sl_schema_run *run, const struct sl_rule *rule)
{
    enum sl_outcome outcome = sl_schema_try(run, rule->value, rule->node);

    if (outcome == SL_STOPS)
        return SL_STOPS;
    uint32_t then =
        sl_rule_beside(run, rule, outcome == SL_SATISFIES ? SL_WORD_THEN : SL_WORD_ELSE);
    return then == SL_NONE ? SL_SATISFIES : sl_schema_apply(run, then, rule->node);
}

static enum sl_outcome apply_ref(struct sl_schema_run *run, const struct sl_rule *rule)
{
    size_t work = 1;
    uint32_t target;

    if (!sl_schema_target(run->schema, run->schema_root, rule->value, &work, &target)) {
        sl_error_memory(run->err);
        return SL_STOPS;
    }
    if (!sl_run_spend(run, work))
        return SL_STOPS;
    assert(target != SL_NONE); /* it was good before */
    return sl_schema_apply(run, target, rule->node);
}

typedef enum sl_outcome (*checker)(struct sl_schema_run *run, const struct sl_rule *rule);

/* NULL where a keyword says nothing on its own. */
static checker checker_of(enum sl_word word)
{
    static const checker checkers[SL_WORD_COUNT] = {
        [SL_WORD_TYPE] = sl_check_type,
        [SL_WORD_ENUM] = sl_check_enum,
        [SL_WORD_CONST] = sl_check_const,
        [SL_WORD_MULTIPLE_OF] = sl_check_number,
        [SL_WORD_MINIMUM] = sl_check_number,
        [SL_WORD_MAXIMUM] = sl_check_number,
        [SL_WORD_EXCLUSIVE_MINIMUM] = sl_check_number,
        [SL_WORD_EXCLUSIVE_MAXIMUM] = sl_check_number,
        [SL_WORD_MIN_LENGTH] = sl_check_string,
        [SL_WORD_MAX_LENGTH] = sl_check_string,
        [SL_WORD_PREFIX_ITEMS] = sl_check_array,
        [SL_WORD_ITEMS] = sl_check_array,
        [SL_WORD_MIN_ITEMS] = sl_check_array,
        [SL_WORD_MAX_ITEMS] = sl_check_array,
        [SL_WORD_UNIQUE_ITEMS] = sl_check_array,
        [SL_WORD_CONTAINS] = sl_check_array,
        [SL_WORD_PROPERTIES] = sl_check_object,
        [SL_WORD_ADDITIONAL_PROPERTIES] = sl_check_object,
        [SL_WORD_PROPERTY_NAMES] = sl_check_object,
        [SL_WORD_REQUIRED] = sl_check_object,
        [SL_WORD_MIN_PROPERTIES] = sl_check_object,
        [SL_WORD_MAX_PROPERTIES] = sl_check_object,
        [SL_WORD_ALL_OF] = apply_all,
        [SL_WORD_ANY_OF] = apply_any,
        [SL_WORD_ONE_OF] = apply_one,
        [SL_WORD_NOT] = apply_not,
        [SL_WORD_IF] = apply_if,
        [SL_WORD_REF] = apply_ref,
    };
    return checkers[word];
}

static enum sl_outcome apply_words(struct sl_schema_run *run, uint32_t schema, uint32_t node)
{
    enum sl_outcome outcome = SL_SATISFIES;
    uint32_t end = sl_doc_next(run->schema, schema);

    for (uint32_t key = schema + 1; key < end && outcome == SL_SATISFIES;
         key = sl_doc_next(run->schema, key + 1)) {
        struct sl_rule rule = {schema, key + 1, node, sl_word_find(run->schema, key)};
        checker check = checker_of(rule.word);
        if (!sl_run_spend(run, 1))
            return SL_STOPS;
        if (check)
            outcome = check(run, &rule);
    }
    return outcome;
}

enum sl_outcome sl_schema_apply(struct sl_schema_run *run, uint32_t schema, uint32_t node)
{
    enum sl_kind kind = sl_doc_kind(run->schema, schema);

    if (!sl_run_spend(run, 1))
        return SL_STOPS;
    if (kind == SL_TRUE)
        return SL_SATISFIES;
    if (kind == SL_FALSE) {
        char pointer[SL_NODE_POINTER_MAX];
        sl_node_pointer(run->doc, run->doc_root, node, pointer);
        if (run->quiet == 0)
            sl_error_set(run->err, SL_BAD_ANSWER, pointer, "false: no value is allowed here");
        return SL_VIOLATES;
    }
    if (run->depth == SL_SCHEMA_MAX_DEPTH)
        return stop(run, SL_SCHEMA_MAX_DEPTH, "schemas apply each other too deeply");
    run->depth++;
    enum sl_outcome outcome = apply_words(run, schema, node);
    run->depth--;
    return outcome;
}

bool sl_schema_check_more(const struct sl_doc *schema, uint32_t schema_node,
                          const struct sl_doc *doc, uint32_t node, size_t *work,
                          struct sl_error *err)
{
    struct sl_schema_run run = {
        .schema = schema,
        .schema_root = schema_node,
        .doc = doc,
        .doc_root = node,
        .work = *work,
        .err = err,
    };

    if (!sl_schema_supported(schema, schema_node, err))
        return false;
    bool satisfied = sl_schema_apply(&run, schema_node, node) == SL_SATISFIES;
    *work = run.work;
    return satisfied;
}

bool sl_schema_check(const struct sl_doc *schema, uint32_t schema_node, const struct sl_doc *doc,
                     uint32_t node, struct sl_error *err)
{
    size_t work = 0;

    return sl_schema_check_more(schema, schema_node, doc, node, &work, err);
}
