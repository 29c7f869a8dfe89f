/* SPDX-License-Identifier: MIT */
/*
 * A JSON value that can be changed: state, messages, activity content.
 *
 * Values are counted trees that are shared until somebody writes: `sl_value_ref` is a snapshot at
 * no cost, and a writer that meets a shared container copies that container alone, not what it
 * holds. Scalars keep their raw text and never change, but for strings that grow by appending.
 *
 * Each value knows its serialised size in bytes and its height, so limits are checked before a
 * change is made, also when a copy inside the document would multiply it.
 *
 * Objects keep the order of their members. A repeated key is kept when parsed and printed; looking
 * up, replacing and removing mean the last one, as JavaScript reads it, and removing or replacing
 * one removes its repeats.
 */
#ifndef SLUICE_VALUE_H
#define SLUICE_VALUE_H

#include "sluice/json.h"

struct sl_value; /* private to codec/value.c and codec/patch.c */

/* Each returns a value counted once, or NULL without memory. */
struct sl_value *sl_value_from_node(const struct sl_doc *doc, uint32_t node);
struct sl_value *sl_value_parse(struct sl_str text, struct sl_error *err) SL_MUST_CHECK;
struct sl_value *sl_value_null(void);
struct sl_value *sl_value_string(struct sl_str escaped_body);
struct sl_value *sl_value_array(void);
struct sl_value *sl_value_object(void);

struct sl_value *sl_value_ref(struct sl_value *value);
void sl_value_unref(struct sl_value *value); /* NULL is allowed; no recursion deeper than 512 */

enum sl_kind sl_value_kind(const struct sl_value *value);
size_t sl_value_size(const struct sl_value *value);   /* bytes when printed */
size_t sl_value_height(const struct sl_value *value); /* 0 for scalars, 1 for [] and {} */
size_t sl_value_count(const struct sl_value *value);  /* elements or members; 0 for scalars */
/* A string's escaped body, or a number's text; borrowed until the value changes. */
struct sl_str sl_value_text(const struct sl_value *value);

/* Borrowed; NULL when there is none. Keys are escaped bodies. */
struct sl_value *sl_value_get(const struct sl_value *object, struct sl_str key_body);
struct sl_value *sl_value_at(const struct sl_value *array, size_t index);
struct sl_str sl_value_key_at(const struct sl_value *object, size_t index);
struct sl_value *sl_value_member_at(const struct sl_value *object, size_t index);

/*
 * Changes. `*slot` is the caller's own reference and is replaced by a copy when it is shared.
 * Values given by `_take` are taken over, on failure too. They return false only without memory
 * (or, appending to a string, never for any other reason).
 */
bool sl_value_set_take(struct sl_value **slot, struct sl_str key_body, struct sl_value *member);
bool sl_value_remove(struct sl_value **slot, struct sl_str key_body); /* true also when absent */
bool sl_value_push_take(struct sl_value **slot, struct sl_value *element);
bool sl_value_append(struct sl_value **slot, struct sl_str escaped_body); /* amortised O(added) */
/* Appends to the string member `key` of an object, which becomes "" first when it is absent. */
bool sl_value_append_member(struct sl_value **slot, struct sl_str key_body, struct sl_str body);
/* Shallow merge of a parsed object into an object, each key last write wins (AG-UI metadata). */
bool sl_value_merge(struct sl_value **slot, const struct sl_doc *doc, uint32_t node);

/* Compact JSON, scalars in their raw text. */
void sl_value_print(const struct sl_value *value, struct sl_buf *out);

/* Equality as RFC 6902 section 4.6 has it: member order does not matter, strings by code points,
 * numbers by numeric value (exactly, at any size). */
bool sl_value_equal(const struct sl_value *a, const struct sl_value *b);

#endif
