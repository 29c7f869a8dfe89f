/* SPDX-License-Identifier: MIT */
/*
 * JSON documents that keep what was sent.
 *
 * A document is a flat table of nodes over the sender's own bytes: parsing checks RFC 8259 and
 * UTF-8, and copies nothing. Numbers of any size, halves of surrogate pairs, "\u0000", the order of
 * members and repeated keys are all kept because nothing is converted. The bytes must outlive the
 * document.
 *
 * Nodes are numbered in text order; the root is 0. A container's members follow it; `next` of a
 * node is the first node that is not inside it, so a walk needs no stack. An object's members are
 * pairs of nodes: a string node for the key and the value behind it.
 *
 * Strings compare by what they mean, not how they are spelled: "\u0061" equals "a". Decoded text is
 * WTF-8: UTF-8 that may also hold the three-byte form of a lone surrogate (a pair spelled as two
 * escapes is one code point).
 */
#ifndef SLUICE_JSON_H
#define SLUICE_JSON_H

#include <stdint.h>

#include "sluice/buf.h"
#include "sluice/error.h"
#include "sluice/str.h"

#define SL_MAX_DEPTH 512 /* nested arrays and objects; one more is SL_TOO_DEEP */

enum sl_kind { SL_NULL, SL_FALSE, SL_TRUE, SL_NUMBER, SL_STRING, SL_ARRAY, SL_OBJECT };

struct sl_node {
    uint32_t start;  /* offset of the first byte: of a string, its opening quote */
    uint32_t end;    /* one past the last byte */
    uint32_t next;   /* number of the first node behind this one and all that is inside it */
    uint32_t count;  /* elements of an array, members of an object */
    uint8_t kind;    /* enum sl_kind */
    uint8_t escaped; /* a string that has a backslash */
};

/* Reusable: parsing again keeps the table's memory. Starts zeroed. */
struct sl_doc {
    const char *text;
    size_t len;
    struct sl_node *nodes;
    uint32_t count;
    uint32_t cap;
};

#define SL_NONE UINT32_MAX /* "no such node" */

/*
 * Parses one JSON text, with white space around it, and nothing behind. Errors: SL_BAD_JSON,
 * SL_BAD_UTF8, SL_TOO_DEEP, SL_TOO_LARGE (4 GiB and over), SL_NO_MEMORY; `offset` is set. A failed
 * document holds no nodes. The document borrows `text`.
 */
bool sl_doc_parse(struct sl_doc *doc, struct sl_str text, struct sl_error *err) SL_MUST_CHECK;
void sl_doc_clear(struct sl_doc *doc);

static inline enum sl_kind sl_doc_kind(const struct sl_doc *doc, uint32_t node)
{
    return (enum sl_kind)doc->nodes[node].kind;
}
/* The node's bytes as written, quotes and brackets included. */
static inline struct sl_str sl_doc_raw(const struct sl_doc *doc, uint32_t node)
{
    const struct sl_node *n = &doc->nodes[node];
    return (struct sl_str){doc->text + n->start, n->end - n->start};
}
/* A string's bytes between its quotes, escapes as written. */
static inline struct sl_str sl_doc_body(const struct sl_doc *doc, uint32_t node)
{
    const struct sl_node *n = &doc->nodes[node];
    return (struct sl_str){doc->text + n->start + 1, n->end - n->start - 2U};
}
/* Walking: first inside a container, then each one's next, until `next` of the container. */
static inline uint32_t sl_doc_next(const struct sl_doc *doc, uint32_t node)
{
    return doc->nodes[node].next;
}

/* The value of the last member named `key` (plain text), as JavaScript reads repeats; or SL_NONE.
 * Also SL_NONE when `object` is SL_NONE or no object. Linear in the members. */
uint32_t sl_doc_get(const struct sl_doc *doc, uint32_t object, struct sl_str key);
/* A string node against plain text. */
bool sl_doc_is(const struct sl_doc *doc, uint32_t node, struct sl_str text);
/* Appends a string node's decoded text (WTF-8) to `out`. */
void sl_doc_decode(const struct sl_doc *doc, uint32_t node, struct sl_buf *out);
/* A number node as an integer, when it is one and fits. "1.0" and "1e0" are integers as well. */
bool sl_doc_u64(const struct sl_doc *doc, uint32_t node, uint64_t *out);
/* The first key that an object repeats, or SL_NONE; used where repeats are refused. */
uint32_t sl_doc_repeated_key(const struct sl_doc *doc, uint32_t object, struct sl_error *err);

/* The escaped bodies of two JSON strings mean the same text. */
bool sl_json_body_equal(struct sl_str a, struct sl_str b);
/* Appends the decoded text (WTF-8) of an escaped body. */
void sl_json_body_decode(struct sl_str body, struct sl_buf *out);
/* Appends WTF-8 text as an escaped body, without quotes: the two-character escapes where JSON has
 * them, \u00xx for other controls, \udxxx for lone surrogates, everything else as it is. */
void sl_json_body_encode(struct sl_str text, struct sl_buf *out);
/* The same with its quotes: WTF-8 text as a JSON string. */
void sl_json_add_string(struct sl_buf *out, struct sl_str text);
/* The text is UTF-8 (Unicode 15, table 3-7). `bad_at`, when not NULL, gets the first bad offset. */
bool sl_utf8_valid(struct sl_str text, size_t *bad_at);

#endif
