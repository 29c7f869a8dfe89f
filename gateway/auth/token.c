/* SPDX-License-Identifier: MIT */
/* Tokens, by libjwt: it checks signatures; which algorithm and when is checked here. */
#include "auth/token.h"

#include <errno.h>
#include <jansson.h>
#include <jwt.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "auth/token_filter.h"

#define MAX_TIME_S   253402300799.0 /* the end of year 9999 */
#define MAX_NAME_LEN 256

static const char *const verb_names[PRINCIPAL_VERB_COUNT] = {
#define ROW(symbol, name) [PRINCIPAL_##symbol] = name,
    PRINCIPAL_VERBS(ROW)
#undef ROW
};

static bool refuse_key(struct sl_error *err, const char *path, const char *why)
{
    sl_error_set(err, SL_BAD_OPTION, "jwt-key", "the key file %.120s %s", path, why);
    return false;
}

/* Without the newline that editors and `echo` put at the end. */
static size_t key_length(const unsigned char *bytes, size_t len)
{
    if (len && bytes[len - 1] == '\n') {
        len--;
        if (len && bytes[len - 1] == '\r')
            len--;
    }
    return len;
}

bool token_key_load(const char *path, struct token_key *key, struct sl_error *err)
{
    unsigned char bytes[TOKEN_MAX_KEY + 3];
    struct token_key loaded = {0};
    bool ok = false;

    FILE *file = fopen(path, "rb");
    if (!file) {
        sl_error_set(err, SL_BAD_OPTION, "jwt-key", "the key file %.120s cannot be opened: %s",
                     path, strerror(errno));
        return false;
    }
    size_t len = fread(bytes, 1, sizeof(bytes), file);
    bool failed = ferror(file);
    fclose(file);
    loaded.len = key_length(bytes, len);
    if (failed) {
        refuse_key(err, path, "cannot be read");
    } else if (loaded.len < TOKEN_MIN_KEY) {
        refuse_key(err, path, "holds fewer than 32 bytes");
    } else if (loaded.len > TOKEN_MAX_KEY) {
        refuse_key(err, path, "holds more than 4096 bytes");
    } else if (!(loaded.bytes = malloc(loaded.len))) {
        sl_error_memory(err);
    } else {
        memcpy(loaded.bytes, bytes, loaded.len);
        *key = loaded;
        ok = true;
    }
    explicit_bzero(bytes, sizeof(bytes));
    return ok;
}

void token_key_clear(struct token_key *key)
{
    if (key->bytes)
        explicit_bzero(key->bytes, key->len);
    free(key->bytes);
    *key = (struct token_key){0};
}

static bool refuse(struct sl_error *err, const char *why)
{
    sl_error_set(err, SL_UNAUTHENTICATED, "token", "%s", why);
    return false;
}

static bool has_critical_extensions(jwt_t *jwt)
{
    char *crit = jwt_get_headers_json(jwt, "crit");
    bool has = crit != NULL;

    free(crit);
    return has;
}

/* The claims of a token whose signature is right, or NULL. */
static json_t *verified_claims(const struct token_key *key, struct sl_str token,
                               struct sl_error *err)
{
    jwt_t *jwt = NULL;
    char *text = NULL;
    json_t *claims = NULL;

    if (token.len == 0 || memchr(token.ptr, '\0', token.len)) {
        refuse(err, "the token is not a JWT");
        return NULL;
    }
    char *copy = strndup(token.ptr, token.len);
    if (!copy) {
        sl_error_memory(err);
        return NULL;
    }
    int rc = jwt_decode(&jwt, copy, key->bytes, (int)key->len);
    if (rc == ENOMEM) {
        sl_error_memory(err);
    } else if (rc != 0) {
        refuse(err, "the token is not a JWT signed with HS256 by this gateway's key");
    } else if (jwt_get_alg(jwt) != JWT_ALG_HS256) {
        refuse(err, "the token is not signed with HS256, the only algorithm that is accepted");
    } else if (has_critical_extensions(jwt)) {
        refuse(err, "the token's header has critical extensions that are not known here");
    } else if (!(text = jwt_get_grants_json(jwt, NULL)) ||
               !(claims = json_loads(text, JSON_REJECT_DUPLICATES, NULL))) {
        refuse(err, "the token's claims cannot be read");
    }
    jwt_free(jwt);
    free(text);
    explicit_bzero(copy, token.len);
    free(copy);
    return claims;
}

/* A NumericDate; it may have a fraction. */
static bool read_time(const json_t *value, double *out)
{
    if (!json_is_number(value))
        return false;
    *out = json_number_value(value);
    return *out >= 0 && *out <= MAX_TIME_S;
}

static bool check_times(const json_t *claims, uint64_t now_ms, uint64_t *expires_ms,
                        struct sl_error *err)
{
    double exp, nbf;
    const json_t *not_before = json_object_get(claims, "nbf");

    if (!read_time(json_object_get(claims, "exp"), &exp))
        return refuse(err, "the token's claim `exp` is missing or no time");
    if (not_before && !read_time(not_before, &nbf))
        return refuse(err, "the token's claim `nbf` is no time");
    *expires_ms = (uint64_t)floor(exp * 1000);
    if (now_ms >= *expires_ms) {
        sl_error_set(err, SL_TOKEN_EXPIRED, "token", "the token has expired");
        return false;
    }
    if (not_before && (double)now_ms < (nbf - TOKEN_LEEWAY_S) * 1000)
        return refuse(err, "the token is not valid yet (`nbf`)");
    return true;
}

static bool is_name(const json_t *value)
{
    return json_is_string(value) && json_string_length(value) > 0 &&
           json_string_length(value) <= MAX_NAME_LEN;
}

static bool read_names(const json_t *claims, const char *claim, struct principal_names *out,
                       struct sl_error *err)
{
    const json_t *list = json_object_get(claims, claim);
    size_t count = json_array_size(list);
    bool ok = !list || (json_is_array(list) && count <= TOKEN_MAX_NAMES);

    for (size_t i = 0; ok && i < count; i++)
        ok = is_name(json_array_get(list, i));
    if (!ok) {
        sl_error_set(err, SL_UNAUTHENTICATED, "token",
                     "the token's claim `%s` is not an array of at most 1000 names of 1 to 256 "
                     "bytes",
                     claim);
        return false;
    }
    if (count == 0)
        return true;
    out->patterns = calloc(count, sizeof(*out->patterns));
    if (!out->patterns)
        return sl_error_memory(err);
    for (; out->count < count; out->count++) {
        const char *name = json_string_value(json_array_get(list, out->count));
        if (!(out->patterns[out->count] = strdup(name)))
            return sl_error_memory(err);
    }
    return true;
}

/* The bits that a verb's name stands for; 0 when it is none. */
static unsigned verb_bits(const char *name)
{
    if (strcmp(name, "*") == 0)
        return (1U << PRINCIPAL_VERB_COUNT) - 1;
    for (unsigned verb = 0; verb < PRINCIPAL_VERB_COUNT; verb++)
        if (strcmp(name, verb_names[verb]) == 0)
            return 1U << verb;
    return 0;
}

static bool read_verbs(const json_t *claims, unsigned *out, struct sl_error *err)
{
    struct principal names = {0};
    bool ok = read_names(claims, "verbs", &names.threads, err);

    for (size_t i = 0; i < names.threads.count; i++)
        *out |= verb_bits(names.threads.patterns[i]);
    principal_clear(&names);
    return ok;
}

static bool read_subject(const json_t *claims, char **out, struct sl_error *err)
{
    const json_t *subject = json_object_get(claims, "sub");

    if (!is_name(subject))
        return refuse(err, "the token's claim `sub` is missing or no string of 1 to 256 bytes");
    *out = strdup(json_string_value(subject));
    return *out || sl_error_memory(err);
}

static bool read_persona(const json_t *claims, char **out, struct sl_error *err)
{
    const json_t *persona = json_object_get(claims, "persona");

    if (!persona)
        return true;
    if (!is_name(persona))
        return refuse(err, "the token's claim `persona` is no string of 1 to 256 bytes");
    *out = strdup(json_string_value(persona));
    return *out || sl_error_memory(err);
}

static bool read_filter(const json_t *claims, struct sl_filter *out, struct sl_error *err)
{
    struct sl_error why = {0};

    if (token_filter_read(claims, out, &why))
        return true;
    if (why.code == SL_NO_MEMORY)
        return sl_error_memory(err);
    sl_error_set(err, SL_UNAUTHENTICATED, "token", "the token's claim `%s` %s", why.field,
                 why.text);
    return false;
}

bool token_verify(const struct token_key *key, struct sl_str token, uint64_t now_ms,
                  struct principal *principal, struct sl_error *err)
{
    struct principal read = {0};
    json_t *claims = verified_claims(key, token, err);

    if (!claims)
        return false;
    bool ok = check_times(claims, now_ms, &read.expires_ms, err) &&
              read_subject(claims, &read.subject, err) &&
              read_names(claims, "threads", &read.threads, err) &&
              read_names(claims, "agents", &read.agents, err) &&
              read_verbs(claims, &read.verbs, err) && read_persona(claims, &read.persona, err) &&
              read_filter(claims, &read.filter, err);
    json_decref(claims);
    if (ok)
        *principal = read;
    else
        principal_clear(&read);
    return ok;
}

static bool add_names(json_t *claims, const char *claim, const struct principal_names *names)
{
    json_t *list = json_array();

    for (size_t i = 0; list && i < names->count; i++)
        if (json_array_append_new(list, json_string(names->patterns[i])) != 0) {
            json_decref(list);
            return false;
        }
    return json_object_set_new(claims, claim, list) == 0;
}

static bool check_claims(const struct token_claims *claims, struct sl_error *err)
{
    if (!claims->subject[0] || strlen(claims->subject) > MAX_NAME_LEN) {
        sl_error_set(err, SL_BAD_OPTION, "sub", "the subject needs 1 to 256 bytes");
        return false;
    }
    if (claims->persona && (!claims->persona[0] || strlen(claims->persona) > MAX_NAME_LEN)) {
        sl_error_set(err, SL_BAD_OPTION, "persona", "the persona needs 1 to 256 bytes");
        return false;
    }
    for (size_t i = 0; i < claims->verbs.count; i++)
        if (!verb_bits(claims->verbs.patterns[i])) {
            sl_error_set(err, SL_BAD_OPTION, "verbs", "there is no verb \"%s\"",
                         claims->verbs.patterns[i]);
            return false;
        }
    return true;
}

static char *sign(const struct token_key *key, const char *claims)
{
    jwt_t *jwt = NULL;
    char *token = NULL;

    if (jwt_new(&jwt) == 0 && jwt_set_alg(jwt, JWT_ALG_HS256, key->bytes, (int)key->len) == 0 &&
        jwt_add_grants_json(jwt, claims) == 0)
        token = jwt_encode_str(jwt);
    jwt_free(jwt);
    return token;
}

/* Claims that are absent unless they hide something, and are checked as a gateway will. */
static bool add_filter(json_t *json, const struct token_claims *claims, struct sl_error *err)
{
    struct sl_filter filter = {0};
    bool ok = (!claims->hide.count || add_names(json, "hide", &claims->hide)) &&
              (!claims->hide_state.count || add_names(json, "hideState", &claims->hide_state));
    struct sl_error why = {0};

    if (ok && !token_filter_read(json, &filter, &why)) {
        ok = false;
        if (why.code != SL_NO_MEMORY)
            sl_error_set(err, SL_BAD_OPTION, why.field, "this %s", why.text);
    }
    sl_filter_clear(&filter);
    return ok;
}

static bool add_persona(json_t *claims, const char *persona)
{
    return !persona || json_object_set_new(claims, "persona", json_string(persona)) == 0;
}

char *token_mint(const struct token_key *key, const struct token_claims *claims,
                 struct sl_error *err)
{
    char *text = NULL, *token = NULL;

    if (!check_claims(claims, err))
        return NULL;
    json_t *json = json_object();
    if (json && json_object_set_new(json, "sub", json_string(claims->subject)) == 0 &&
        json_object_set_new(json, "exp", json_integer((json_int_t)claims->expires_s)) == 0 &&
        add_names(json, "threads", &claims->threads) &&
        add_names(json, "agents", &claims->agents) && add_names(json, "verbs", &claims->verbs) &&
        add_persona(json, claims->persona) && add_filter(json, claims, err))
        text = json_dumps(json, JSON_COMPACT);
    if (text)
        token = sign(key, text);
    if (!token)
        sl_error_set(err, SL_BAD_OPTION, "token",
                     "the token cannot be made: a name is not UTF-8, or memory ran out");
    json_decref(json);
    free(text);
    return token;
}
