/* SPDX-License-Identifier: MIT */
/* Private to schemas: a check in progress, and what its keywords need. */
#ifndef SLUICE_CODEC_SCHEMA_RUN_H
#define SLUICE_CODEC_SCHEMA_RUN_H

#include "schema_words.h"

/* A check stops with the first of the last two; the error says why. */
enum sl_outcome { SL_SATISFIES, SL_VIOLATES, SL_STOPS };

struct sl_schema_run {
    const struct sl_doc *schema;
    uint32_t schema_root;
    const struct sl_doc *doc;
    uint32_t doc_root;
    size_t work;
    unsigned depth;
    unsigned quiet; /* over 0: a violation is no news */
    struct sl_error *err;
};

/* A keyword at work. */
struct sl_rule {
    uint32_t schema; /* the schema object that it stands in */
    uint32_t value;  /* the keyword's */
    uint32_t node;   /* what is checked */
    enum sl_word word;
};

enum sl_outcome sl_schema_apply(struct sl_schema_run *run, uint32_t schema, uint32_t node);
/* The same, without news of a violation. */
enum sl_outcome sl_schema_try(struct sl_schema_run *run, uint32_t schema, uint32_t node);

/* Counts steps; false when they are over the limit. */
bool sl_run_spend(struct sl_schema_run *run, size_t steps);
/* Says what is violated, by the value at `node`; the text begins with the keyword's name. */
enum sl_outcome sl_run_violated(struct sl_schema_run *run, uint32_t node, enum sl_word word,
                                size_t limit, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

/* The value of a sibling keyword, or SL_NONE. */
uint32_t sl_rule_beside(const struct sl_schema_run *run, const struct sl_rule *rule,
                        enum sl_word word);

/* Equality by meaning of two nodes, of any two documents. `*equal` is set unless it stops. */
enum sl_outcome sl_run_equal(struct sl_schema_run *run, const struct sl_doc *a, uint32_t in_a,
                             const struct sl_doc *b, uint32_t in_b, bool *equal);
/* The last member of that name: its value, SL_NONE when there is none. False when it stops. */
bool sl_run_member(struct sl_schema_run *run, const struct sl_doc *doc, uint32_t object,
                   struct sl_str name_body, uint32_t *value);
/* How many different names an object has. False when it stops. */
bool sl_run_names(struct sl_schema_run *run, const struct sl_doc *doc, uint32_t object,
                  size_t *count);

/* One keyword each, or a few that are alike; only for values of the kind they speak of. */
enum sl_outcome sl_check_type(struct sl_schema_run *run, const struct sl_rule *rule);
enum sl_outcome sl_check_enum(struct sl_schema_run *run, const struct sl_rule *rule);
enum sl_outcome sl_check_const(struct sl_schema_run *run, const struct sl_rule *rule);
enum sl_outcome sl_check_number(struct sl_schema_run *run, const struct sl_rule *rule);
enum sl_outcome sl_check_string(struct sl_schema_run *run, const struct sl_rule *rule);
enum sl_outcome sl_check_array(struct sl_schema_run *run, const struct sl_rule *rule);
enum sl_outcome sl_check_object(struct sl_schema_run *run, const struct sl_rule *rule);

#endif
