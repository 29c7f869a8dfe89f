/* SPDX-License-Identifier: MIT */
/* Private to the codec: holds values against the rows of the event table. */
#ifndef SLUICE_CODEC_EVENT_JUDGE_H
#define SLUICE_CODEC_EVENT_JUDGE_H

#include "binary_part.h"
#include "event_table.h"

enum { SL_MAX_RULES = 16 };

/* Which member of a union an object is. */
enum sl_kinship {
    SL_NO_OBJECT, /* malformed */
    SL_STRANGER,  /* an unknown tag, or a required union inside that has one */
    SL_RELATIVE,
};
enum sl_kinship sl_union_find(const struct sl_doc *doc, enum sl_union_id id, uint32_t node,
                              enum sl_shape_id *shape);

/* The rule for a key of an object, or -1. */
int sl_shape_rule(const struct sl_shape *shape, const struct sl_doc *doc, uint32_t key);
/* The object's value for each rule, the last of repeats; SL_NONE where there is none. Returns the
 * key of the first member that has no rule and is not the tag, or SL_NONE. */
uint32_t sl_shape_members(const struct sl_shape *shape, const struct sl_doc *doc, uint32_t object,
                          uint32_t found[SL_MAX_RULES]);

/* What was found so far. Starts zeroed, but for the document. */
struct sl_judge {
    const struct sl_doc *doc;
    enum sl_code code; /* of the errors */
    unsigned faults;
    struct sl_error err;
    /* Hears of every fault; may be NULL. */
    void (*each)(void *ctx, enum sl_fault fault, const char *pointer, const char *what);
    void *ctx;
};
/* Holds an object against a shape; `found` gets its members. */
void sl_judge_object(struct sl_judge *judge, const struct sl_shape *shape, uint32_t object,
                     uint32_t found[SL_MAX_RULES]);
/* Holds a value against what a tool's result may be: a string or content parts. */
void sl_judge_content(struct sl_judge *judge, uint32_t node);
void sl_judge_fault(struct sl_judge *judge, enum sl_fault fault, const char *pointer,
                    const char *what);
static inline bool sl_faults_fatal(unsigned faults)
{
    return (faults & (SL_FAULT_NULL | SL_FAULT_WRONG)) != 0;
}

#endif
