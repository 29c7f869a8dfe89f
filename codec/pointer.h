/* SPDX-License-Identifier: MIT */
/* Private to patches: JSON Pointers in pieces (RFC 6901), and walking along them. */
#ifndef SLUICE_CODEC_POINTER_H
#define SLUICE_CODEC_POINTER_H

#include "tree.h"

/* A pointer's reference tokens, unescaped, as string bodies in one spelling: equal tokens have
 * equal bytes. Tokens beyond those that a document can be deep are counted, not kept. */
struct sl_pointer {
    struct sl_buf text; /* what the tokens point into */
    struct sl_str tokens[SL_MAX_DEPTH];
    size_t count;
};

/* Only the small members; the table of tokens is large and need not be set. */
void sl_pointer_init(struct sl_pointer *pointer);
void sl_pointer_clear(struct sl_pointer *pointer);

/* From an escaped string body. False without memory; the syntax must be right. */
bool sl_pointer_read(struct sl_pointer *pointer, struct sl_str body) SL_MUST_CHECK;
/* The syntax of a pointer in an escaped string body. */
bool sl_pointer_valid(struct sl_str body);
/* `a` points to something that holds what `b` points to. */
bool sl_pointer_holds(const struct sl_pointer *a, const struct sl_pointer *b);

/* What a token means to an array. */
enum sl_index {
    SL_INDEX_GOOD,   /* digits as RFC 6901 wants them, within 31 bits */
    SL_INDEX_END,    /* "-" */
    SL_INDEX_EXOTIC, /* no digits, leading zeros or over 31 bits: no index, but to some readers */
    SL_INDEX_NONE,
};
enum sl_index sl_index_read(struct sl_str token, size_t *index);

/* A container and the place inside it that a token names. */
struct sl_step {
    struct sl_value *container;
    size_t position;
};

/*
 * Follows the first `count` tokens; NULL when one of them leads nowhere, `*missed` is then its
 * number and `*at` the value in which it was looked for. `trail`, when not NULL, has room for
 * SL_MAX_DEPTH steps and gets one for each token.
 */
struct sl_value *sl_pointer_walk(const struct sl_pointer *pointer, size_t count,
                                 struct sl_value *root, struct sl_step *trail, size_t *missed,
                                 struct sl_value **at);

#endif
