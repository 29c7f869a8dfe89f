/* SPDX-License-Identifier: MIT */
/* `sluice token`: its options, and a token on stdout. */
#include "daemon/mint.h"

#include <stdlib.h>

#include "auth/token.h"
#include "daemon/exit.h"
#include "daemon/option.h"
#include "net/loop.h"

/* X(member, name, type, value's name, default, min, max, help) */
#define TOKEN_OPTIONS(X)                                                                           \
    X(jwt_key, "jwt-key", TEXT, "FILE", NULL, 0, 0, "the gateway's key; required")                 \
    X(sub, "sub", TEXT, "NAME", NULL, 0, 0, "who the token is for; required")                      \
    X(threads, "threads", TEXT, "NAME,PREFIX*", "*", 0, 0, "threads it allows")                    \
    X(agents, "agents", TEXT, "NAME,PREFIX*", "*", 0, 0, "agents it allows")                       \
    X(verbs, "verbs", TEXT, "VERB,...", "*", 0, 0, "what it allows; see docs/protocol.md")         \
    X(persona, "persona", TEXT, "NAME", NULL, 0, 0, "whose questions the holder may answer")       \
    X(hide, "hide", TEXT, "CATEGORY,...", "", 0, 0, "events that are hidden from the holder")      \
    X(hide_state, "hide-state", TEXT, "POINTER,...", "", 0, 0,                                     \
      "parts of states that are, as JSON Pointers")                                                \
    X(ttl, "ttl", DURATION, NULL, "1h", 1000, 31536000000, "how long it is valid")

struct token_options {
#define MEMBER(member, name, type, value, preset, min, max, help) OPTION_C_##type member;
    TOKEN_OPTIONS(MEMBER)
#undef MEMBER
};

static const struct option_row rows[] = {
#define ROW(member, name, type, value, preset, min, max, help)                                     \
    {name,  OPTION_##type, offsetof(struct token_options, member), value, preset, min, max,        \
     false, help},
    TOKEN_OPTIONS(ROW)
#undef ROW
};

static const struct option_table table = {
    .rows = rows,
    .count = sizeof(rows) / sizeof(*rows),
    .usage = "Usage: sluice token --jwt-key FILE --sub NAME [OPTION]...\n\n"
             "Prints a token for clients of a gateway that has the same key.",
    .epilog =
        "A prefix ends in '*'. An empty list allows nothing.\n\n"
        "Categories: text, tool, state, activity, reasoning, special, subagent. In a pointer\n"
        "'*' means any member or element: /orders/*/cost.\n",
};

/* The names between the commas; `text` is cut up and must stay. */
static bool split(char *text, struct principal_names *out, struct sl_error *err)
{
    char *rest = NULL;
    size_t most = 1;

    for (const char *c = text; *c; c++)
        most += *c == ',';
    out->patterns = calloc(most, sizeof(*out->patterns));
    if (!out->patterns)
        return sl_error_memory(err);
    for (char *name = strtok_r(text, ",", &rest); name; name = strtok_r(NULL, ",", &rest))
        out->patterns[out->count++] = name;
    return true;
}

static char *mint(struct token_options *options, struct sl_error *err)
{
    struct token_claims claims = {
        .subject = options->sub,
        .persona = options->persona,
        .expires_s = (net_unix_ms() + options->ttl) / 1000,
    };
    struct token_key key = {0};
    char *token = NULL;

    if (!options->jwt_key)
        sl_error_set(err, SL_BAD_OPTION, "--jwt-key", "it is required");
    else if (!options->sub)
        sl_error_set(err, SL_BAD_OPTION, "--sub", "it is required");
    else if (token_key_load(options->jwt_key, &key, err) &&
             split(options->threads, &claims.threads, err) &&
             split(options->agents, &claims.agents, err) &&
             split(options->verbs, &claims.verbs, err) && split(options->hide, &claims.hide, err) &&
             split(options->hide_state, &claims.hide_state, err))
        token = token_mint(&key, &claims, err);
    free(claims.threads.patterns);
    free(claims.agents.patterns);
    free(claims.verbs.patterns);
    free(claims.hide.patterns);
    free(claims.hide_state.patterns);
    token_key_clear(&key);
    return token;
}

int mint_main(int argc, char *const argv[])
{
    struct token_options options = {0};
    struct sl_error err = {0};
    char *token = NULL;

    if (exit_wants_help(argc, argv)) {
        options_help(&table, stdout);
        return EXIT_OK;
    }
    if (options_preset(&table, &options, &err) && options_from_env(&table, &options, &err) &&
        options_from_args(&table, &options, argc, argv, &err))
        token = mint(&options, &err);
    options_clear(&table, &options);
    if (!token)
        return exit_report("sluice token", &err);
    printf("%s\n", token);
    free(token);
    return EXIT_OK;
}
