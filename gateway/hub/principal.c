/* SPDX-License-Identifier: MIT */
/* Principals: what a subject may do. */
#include "hub/principal.h"

#include <stdlib.h>

#define LOCAL_SUBJECT "local"

static bool match_everything(struct principal_names *names)
{
    names->patterns = calloc(1, sizeof(*names->patterns));
    if (!names->patterns)
        return false;
    names->patterns[0] = strdup("*");
    names->count = names->patterns[0] ? 1 : 0;
    return names->count == 1;
}

bool principal_init_local(struct principal *principal)
{
    *principal = (struct principal){
        .verbs = (1U << PRINCIPAL_VERB_COUNT) - 1,
        .any_persona = true,
        .expires_ms = UINT64_MAX,
        .subject = strdup(LOCAL_SUBJECT),
    };
    if (principal->subject && match_everything(&principal->threads) &&
        match_everything(&principal->agents))
        return true;
    principal_clear(principal);
    return false;
}

static void names_clear(struct principal_names *names)
{
    for (size_t i = 0; i < names->count; i++)
        free(names->patterns[i]);
    free(names->patterns);
}

void principal_clear(struct principal *principal)
{
    free(principal->subject);
    free(principal->persona);
    names_clear(&principal->threads);
    names_clear(&principal->agents);
    sl_filter_clear(&principal->filter);
    *principal = (struct principal){0};
}

static bool pattern_matches(struct sl_str pattern, struct sl_str name)
{
    if (pattern.len == 0 || pattern.ptr[pattern.len - 1] != '*')
        return sl_str_equal(pattern, name);
    pattern.len--;
    return name.len >= pattern.len && sl_str_equal(pattern, (struct sl_str){name.ptr, pattern.len});
}

bool principal_names_match(const struct principal_names *names, struct sl_str name)
{
    for (size_t i = 0; i < names->count; i++)
        if (pattern_matches(sl_str_from(names->patterns[i]), name))
            return true;
    return false;
}

static bool forbid(struct sl_error *err, const char *field, const char *what)
{
    sl_error_set(err, SL_FORBIDDEN, field, "the token does not allow this %s", what);
    return false;
}

bool principal_may(const struct principal *principal, enum principal_verb verb,
                   struct sl_str thread, struct sl_str agent, uint64_t now_ms, struct sl_error *err)
{
    if (now_ms >= principal->expires_ms) {
        sl_error_set(err, SL_TOKEN_EXPIRED, "token", "the token has expired; renew it");
        return false;
    }
    if (!(principal->verbs & 1U << verb))
        return forbid(err, "op", "verb");
    if (!principal_names_match(&principal->threads, thread))
        return forbid(err, "threadId", "thread");
    if (agent.len && !principal_names_match(&principal->agents, agent))
        return forbid(err, "agent", "agent");
    return true;
}
