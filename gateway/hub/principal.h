/* SPDX-License-Identifier: MIT */
/*
 * A principal: who a verified token says is speaking, and what that allows.
 *
 * Names outside the token are refused alike whether or not they exist.
 */
#ifndef SLUICE_HUB_PRINCIPAL_H
#define SLUICE_HUB_PRINCIPAL_H

#include "sluice/error.h"
#include "sluice/filter.h"
#include "sluice/str.h"

#include <stdint.h>

/* X(symbol, name as in the token's `verbs`) */
#define PRINCIPAL_VERBS(X)                                                                         \
    X(SUBSCRIBE, "subscribe")                                                                      \
    X(RUN, "run")                                                                                  \
    X(CANCEL, "cancel")                                                                            \
    X(INPUT, "input")                                                                              \
    X(STATE, "state")                                                                              \
    X(TOOL, "tool")                                                                                \
    X(WORK, "work")
#define PRINCIPAL_VERB_ENUM(symbol, name) PRINCIPAL_##symbol,
enum principal_verb { PRINCIPAL_VERBS(PRINCIPAL_VERB_ENUM) PRINCIPAL_VERB_COUNT };
#undef PRINCIPAL_VERB_ENUM

/* A pattern is an exact name or a prefix with a trailing '*'. */
struct principal_names {
    char **patterns; /* heap */
    size_t count;
};

struct principal {
    char *subject;    /* heap, UTF-8 */
    char *persona;    /* heap, UTF-8; NULL for none */
    bool any_persona; /* the local user answers for everybody */
    struct principal_names threads;
    struct principal_names agents;
    unsigned verbs;          /* bit per enum principal_verb */
    struct sl_filter filter; /* of everything that it reads */
    uint64_t expires_ms;     /* Unix time; UINT64_MAX for never */
};

/* The all-powerful local user of a gateway without keys. False without memory. */
bool principal_init_local(struct principal *principal) SL_MUST_CHECK;
void principal_clear(struct principal *principal);

/* Whether a pattern lets the name through. */
bool principal_names_match(const struct principal_names *names, struct sl_str name);

/*
 * Whether the principal may do this now. `agent` is empty where no agent is named.
 * SL_TOKEN_EXPIRED, or SL_FORBIDDEN with the field (`op`, `threadId` or `agent`) and no word
 * about existence.
 */
bool principal_may(const struct principal *principal, enum principal_verb verb,
                   struct sl_str thread, struct sl_str agent, uint64_t now_ms,
                   struct sl_error *err) SL_MUST_CHECK;

#endif
