/* SPDX-License-Identifier: MIT */
/*
 * JSON Schema, the part that forms for people need: docs/schema.md says exactly which.
 *
 * Names and meaning are those of draft 2020-12. What is not supported is refused, never passed
 * over, wherever in the schema it stands. Values are compared as they are written: numbers by
 * value, exactly and at any size; strings by code points; of repeated members the last counts.
 *
 * Schema and value may come from anybody: the work of one check is counted and limited, and so is
 * the depth of what schemas apply to each other.
 */
#ifndef SLUICE_SCHEMA_H
#define SLUICE_SCHEMA_H

#include "sluice/json.h"

#define SL_SCHEMA_MAX_WORK  1000000 /* steps of one check: keywords, members, comparisons */
#define SL_SCHEMA_MAX_DEPTH 512     /* schemas that apply each other */

/*
 * Whether the value at (doc, node) satisfies the schema at (schema, schema_node). Errors:
 * SL_BAD_ANSWER, the field is a JSON Pointer into the value ("" for the value itself), the text
 * names the keyword and its limit; SL_BAD_SCHEMA as below; SL_TOO_LARGE when the work or the depth
 * is over its limit; SL_NO_MEMORY.
 */
bool sl_schema_check(const struct sl_doc *schema, uint32_t schema_node, const struct sl_doc *doc,
                     uint32_t node, struct sl_error *err) SL_MUST_CHECK;
/* The same as one of several checks that share one limit: `*work` are the steps that were made
 * before and grows by those of this one. */
bool sl_schema_check_more(const struct sl_doc *schema, uint32_t schema_node,
                          const struct sl_doc *doc, uint32_t node, size_t *work,
                          struct sl_error *err) SL_MUST_CHECK;
/*
 * Only the schema itself. SL_BAD_SCHEMA, the field is a JSON Pointer into the schema, when it is
 * malformed, leads back to itself without looking deeper into the value, or uses what is not
 * supported (the text names the keyword); SL_NO_MEMORY.
 */
bool sl_schema_supported(const struct sl_doc *schema, uint32_t schema_node,
                         struct sl_error *err) SL_MUST_CHECK;

#endif
