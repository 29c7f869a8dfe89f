/* SPDX-License-Identifier: MIT */
/*
 * Tokens: JWTs (RFC 7519) signed with HS256 and nothing else, verified into principals and minted.
 *
 * Claims:
 *   sub      required: the subject, a non-empty string of at most 256 bytes
 *   exp      required: seconds since 1970; from then on the token is refused, without leeway
 *   nbf      optional: refused before then, less TOKEN_LEEWAY_S for clocks that differ
 *   threads  names of threads, an array of exact names or prefixes with a trailing '*'
 *   agents   names of agents, likewise
 *   verbs    what may be done: names of PRINCIPAL_VERBS, or "*"; others are ignored
 *   hide       optional: categories of events that the holder does not get; another name is refused
 *   hideState  optional: JSON Pointers of what is hidden in states; the token "*" means any member
 * A list that is absent allows nothing. Claims that are not named here are ignored.
 *
 * No token and no key is ever put in an error's text.
 */
#ifndef SLUICE_AUTH_TOKEN_H
#define SLUICE_AUTH_TOKEN_H

#include "hub/principal.h"

enum { TOKEN_MIN_KEY = 32, TOKEN_MAX_KEY = 4096, TOKEN_LEEWAY_S = 5, TOKEN_MAX_NAMES = 1000 };

struct token_key {
    unsigned char *bytes; /* heap; overwritten before it is freed */
    size_t len;
};

/* Reads a key of 32 to 4,096 bytes; one newline (LF or CR LF) at the very end of the file is not
 * part of it. SL_BAD_OPTION with the field `jwt-key`. */
bool token_key_load(const char *path, struct token_key *key, struct sl_error *err) SL_MUST_CHECK;
void token_key_clear(struct token_key *key);

/* SL_UNAUTHENTICATED or SL_TOKEN_EXPIRED with the field `token`, SL_NO_MEMORY. */
bool token_verify(const struct token_key *key, struct sl_str token, uint64_t now_ms,
                  struct principal *principal, struct sl_error *err) SL_MUST_CHECK;

struct token_claims {
    const char *subject;
    const char *persona; /* NULL for none */
    struct principal_names threads, agents;
    struct principal_names verbs;
    struct principal_names hide;       /* categories; empty: no claim */
    struct principal_names hide_state; /* JSON Pointers, likewise */
    uint64_t expires_s;                /* Unix time */
};
/* A signed token, heap. NULL with SL_BAD_OPTION (a verb, say, that cannot be) or
 * SL_NO_MEMORY. */
char *token_mint(const struct token_key *key, const struct token_claims *claims,
                 struct sl_error *err) SL_MUST_CHECK;

#endif
