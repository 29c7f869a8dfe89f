/* SPDX-License-Identifier: MIT */
/* Tokens and principals: what verifies, what each defect is called, and what a token allows. */
#include "unit/unit.h"

#include <fcntl.h>
#include <jwt.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "auth/token.h"

#define NOW_S  1800000000
#define NOW_MS (NOW_S * 1000ULL)

static unsigned char secret[] = "0123456789abcdef0123456789abcdef";
static const struct token_key key = {.bytes = secret, .len = 32};

/* A token of these claims (JSON), signed as asked; heap. */
static char *sign(const char *claims, jwt_alg_t alg, const char *by)
{
    jwt_t *jwt = NULL;

    assert_int_equal(jwt_new(&jwt), 0);
    assert_int_equal(jwt_add_grants_json(jwt, claims), 0);
    assert_int_equal(jwt_set_alg(jwt, alg, (const unsigned char *)by, by ? 32 : 0), 0);
    char *token = jwt_encode_str(jwt);
    assert_non_null(token);
    jwt_free(jwt);
    return token;
}

static struct sl_error refused(const char *token)
{
    struct sl_error err = {0};
    struct principal who = {0};

    assert_false(token_verify(&key, sl_str_from(token), NOW_MS, &who, &err));
    assert_null(who.subject);
    assert_string_equal(err.field, "token");
    return err;
}

static void assert_refused(const char *claims, enum sl_code code, const char *text)
{
    char *token = sign(claims, JWT_ALG_HS256, (const char *)secret);
    struct sl_error err = refused(token);

    assert_string_equal(err.text, text);
    assert_int_equal(err.code, code);
    free(token);
}

static struct principal accepted(const char *claims)
{
    char *token = sign(claims, JWT_ALG_HS256, (const char *)secret);
    struct sl_error err = {0};
    struct principal who = {0};

    if (!token_verify(&key, sl_str_from(token), NOW_MS, &who, &err))
        fail_msg("refused: %s", err.text);
    free(token);
    return who;
}

static bool may(const struct principal *who, enum principal_verb verb, const char *thread,
                const char *agent, struct sl_error *err)
{
    *err = (struct sl_error){0};
    return principal_may(who, verb, sl_str_from(thread), sl_str_from(agent), NOW_MS, err);
}

static void claims_become_rights(void **state)
{
    struct sl_error err;
    struct principal who = accepted(
        "{\"sub\":\"ann\",\"exp\":1800000060,\"nbf\":1800000004,\"threads\":[\"a\",\"b/*\"],"
        "\"agents\":[\"bank\"],\"verbs\":[\"subscribe\",\"run\",\"fly\"],"
        "\"persona\":\"adviser\"}");

    (void)state;
    assert_string_equal(who.subject, "ann");
    assert_string_equal(who.persona, "adviser");
    assert_false(who.any_persona);
    assert_true(who.expires_ms == 1800000060000);
    assert_true(may(&who, PRINCIPAL_SUBSCRIBE, "a", "", &err));
    assert_true(may(&who, PRINCIPAL_SUBSCRIBE, "b/", "", &err));
    assert_true(may(&who, PRINCIPAL_RUN, "b/c", "bank", &err));
    assert_false(may(&who, PRINCIPAL_SUBSCRIBE, "aa", "", &err));
    assert_int_equal(err.code, SL_FORBIDDEN);
    assert_string_equal(err.field, "threadId");
    assert_false(may(&who, PRINCIPAL_SUBSCRIBE, "b", "", &err));
    assert_false(may(&who, PRINCIPAL_RUN, "a", "ban", &err));
    assert_string_equal(err.field, "agent");
    assert_false(may(&who, PRINCIPAL_CANCEL, "a", "", &err));
    assert_string_equal(err.field, "op");
    assert_false(
        principal_may(&who, PRINCIPAL_RUN, SL_STR("a"), SL_STR("bank"), 1800000060000, &err));
    err = (struct sl_error){0};
    assert_false(
        principal_may(&who, PRINCIPAL_RUN, SL_STR("a"), SL_STR("bank"), 1800000060000, &err));
    assert_int_equal(err.code, SL_TOKEN_EXPIRED);
    principal_clear(&who);
}

static void absent_lists_allow_nothing(void **state)
{
    struct sl_error err;
    struct principal who = accepted("{\"sub\":\"ann\",\"exp\":1800000060,\"verbs\":[\"*\"]}");

    (void)state;
    assert_false(may(&who, PRINCIPAL_SUBSCRIBE, "", "", &err));
    assert_string_equal(err.field, "threadId");
    principal_clear(&who);
    who = accepted("{\"sub\":\"ann\",\"exp\":1800000060,\"threads\":[\"*\"],\"agents\":[\"*\"]}");
    assert_false(may(&who, PRINCIPAL_SUBSCRIBE, "a", "", &err));
    assert_string_equal(err.field, "op");
    principal_clear(&who);
}

static void the_local_user_may_everything(void **state)
{
    struct sl_error err;
    struct principal who;

    (void)state;
    assert_true(principal_init_local(&who));
    for (unsigned verb = 0; verb < PRINCIPAL_VERB_COUNT; verb++)
        assert_true(may(&who, (enum principal_verb)verb, "any", "any", &err));
    principal_clear(&who);
}

static void bad_claims_are_named(void **state)
{
    static const char names[] = "is not an array of at most 1000 names of 1 to 256 bytes";
    char text[128];

    (void)state;
    assert_refused("{\"sub\":\"a\"}", SL_UNAUTHENTICATED,
                   "the token's claim `exp` is missing or no time");
    assert_refused("{\"sub\":\"a\",\"exp\":\"1800000060\"}", SL_UNAUTHENTICATED,
                   "the token's claim `exp` is missing or no time");
    assert_refused("{\"sub\":\"a\",\"exp\":1e300}", SL_UNAUTHENTICATED,
                   "the token's claim `exp` is missing or no time");
    assert_refused("{\"sub\":\"a\",\"exp\":-5}", SL_UNAUTHENTICATED,
                   "the token's claim `exp` is missing or no time");
    assert_refused("{\"sub\":\"a\",\"exp\":1800000000}", SL_TOKEN_EXPIRED, "the token has expired");
    assert_refused("{\"sub\":\"a\",\"exp\":1800000060,\"nbf\":1800000006}", SL_UNAUTHENTICATED,
                   "the token is not valid yet (`nbf`)");
    assert_refused("{\"sub\":\"a\",\"exp\":1800000060,\"nbf\":null}", SL_UNAUTHENTICATED,
                   "the token's claim `nbf` is no time");
    assert_refused("{\"exp\":1800000060}", SL_UNAUTHENTICATED,
                   "the token's claim `sub` is missing or no string of 1 to 256 bytes");
    assert_refused("{\"sub\":\"a\",\"exp\":1800000060,\"persona\":7}", SL_UNAUTHENTICATED,
                   "the token's claim `persona` is no string of 1 to 256 bytes");
    assert_refused("{\"sub\":\"\",\"exp\":1800000060}", SL_UNAUTHENTICATED,
                   "the token's claim `sub` is missing or no string of 1 to 256 bytes");
    snprintf(text, sizeof(text), "the token's claim `threads` %s", names);
    assert_refused("{\"sub\":\"a\",\"exp\":1800000060,\"threads\":\"*\"}", SL_UNAUTHENTICATED,
                   text);
    snprintf(text, sizeof(text), "the token's claim `agents` %s", names);
    assert_refused("{\"sub\":\"a\",\"exp\":1800000060,\"agents\":[1]}", SL_UNAUTHENTICATED, text);
    snprintf(text, sizeof(text), "the token's claim `verbs` %s", names);
    assert_refused("{\"sub\":\"a\",\"exp\":1800000060,\"verbs\":[\"\"]}", SL_UNAUTHENTICATED, text);
}

static void claims_hide(void **state)
{
    struct principal who =
        accepted("{\"sub\":\"ann\",\"exp\":1800000060,\"hide\":[\"tool\",\"subagent\",\"tool\"],"
                 "\"hideState\":[\"/b/*/cost\",\"/a/\\u0062\",\"/b/2/cost/x\",\"/a/b\"]}");

    (void)state;
    assert_int_equal(who.filter.hidden, 1U << SL_CAT_TOOL | 1U << SL_CAT_SUBAGENT);
    assert_int_equal(who.filter.stripped, 0);
    assert_str_equals(sl_bytes_str(who.filter.paths), "[\"/a/b\",\"/b/*/cost\"]");
    principal_clear(&who);
    assert_null(who.filter.paths);
    who = accepted("{\"sub\":\"ann\",\"exp\":1800000060,\"hide\":[],\"hideState\":[]}");
    assert_true(sl_filter_is_empty(&who.filter));
    principal_clear(&who);
    who = accepted("{\"sub\":\"ann\",\"exp\":1800000060,\"hideState\":[\"/a\",\"\"]}");
    assert_int_equal(who.filter.hidden, 1U << SL_CAT_STATE);
    principal_clear(&who);
}

/* A claim that is not understood must not show what it meant to hide. */
static void bad_filters_are_refused(void **state)
{
    static const char *const hide[] = {"null",
                                       "\"tool\"",
                                       "{}",
                                       "[7]",
                                       "[null]",
                                       "[\"\"]",
                                       "[\"lifecycle\"]",
                                       "[\"tool\",\"Tool\"]"};
    static const char *const paths[] = {"null", "7",       "\"/a\"",    "[null]",
                                        "{}",   "[\"a\"]", "[\"/~2\"]", "[\"/a\",[\"/b\"]]"};
    char claims[160];

    (void)state;
    for (size_t i = 0; i < sizeof(hide) / sizeof(*hide); i++) {
        snprintf(claims, sizeof(claims), "{\"sub\":\"a\",\"exp\":1800000060,\"hide\":%s}", hide[i]);
        assert_refused(claims, SL_UNAUTHENTICATED,
                       "the token's claim `hide` is not an array of categories of events that can "
                       "be hidden");
    }
    for (size_t i = 0; i < sizeof(paths) / sizeof(*paths); i++) {
        snprintf(claims, sizeof(claims), "{\"sub\":\"a\",\"exp\":1800000060,\"hideState\":%s}",
                 paths[i]);
        assert_refused(claims, SL_UNAUTHENTICATED,
                       "the token's claim `hideState` is not an array of at most 256 JSON "
                       "Pointers");
    }
}

static void there_are_not_too_many_paths(void **state)
{
    struct sl_buf claims = SL_BUF_INIT;
    struct principal who = {0};

    (void)state;
    for (size_t count = SL_FILTER_MAX_PATHS; count <= SL_FILTER_MAX_PATHS + 1; count++) {
        sl_buf_reset(&claims);
        sl_buf_add_lit(&claims, "{\"sub\":\"a\",\"exp\":1800000060,\"hideState\":[\"/x\"");
        for (size_t i = 1; i < count; i++) {
            sl_buf_add_lit(&claims, ",\"/");
            sl_buf_add_u64(&claims, i);
            sl_buf_add_lit(&claims, "\"");
        }
        sl_buf_add(&claims, "]}", 3);
        if (count == SL_FILTER_MAX_PATHS)
            who = accepted(claims.ptr);
        else
            assert_refused(claims.ptr, SL_UNAUTHENTICATED,
                           "the token's claim `hideState` is not an array of at most 256 JSON "
                           "Pointers");
    }
    principal_clear(&who);
    sl_buf_clear(&claims);
}

static void only_hs256_by_our_key_is_accepted(void **state)
{
    static const char claims[] = "{\"sub\":\"a\",\"exp\":1800000060}";
    char *other = sign(claims, JWT_ALG_HS256, "ffffffffffffffffffffffffffffffff");
    char *longer = sign(claims, JWT_ALG_HS384, (const char *)secret);
    char *none = sign(claims, JWT_ALG_NONE, NULL);
    char *good = sign(claims, JWT_ALG_HS256, (const char *)secret);

    (void)state;
    assert_int_equal(refused(other).code, SL_UNAUTHENTICATED);
    assert_string_equal(refused(longer).text,
                        "the token is not signed with HS256, the only algorithm that is accepted");
    assert_int_equal(refused(none).code, SL_UNAUTHENTICATED);
    assert_int_equal(refused("").code, SL_UNAUTHENTICATED);
    assert_int_equal(refused("a.b.c").code, SL_UNAUTHENTICATED);
    assert_int_equal(refused("...").code, SL_UNAUTHENTICATED);
    /* {"alg":"none"} over the good token's claims, with and without its signature */
    char forged[512];
    snprintf(forged, sizeof(forged), "eyJhbGciOiJub25lIn0%s", strchr(good, '.'));
    assert_int_equal(refused(forged).code, SL_UNAUTHENTICATED);
    *(strrchr(forged, '.') + 1) = '\0';
    assert_int_equal(refused(forged).code, SL_UNAUTHENTICATED);
    free(other);
    free(longer);
    free(none);
    free(good);
}

static void every_cut_of_a_good_token_is_refused(void **state)
{
    char *good = sign("{\"sub\":\"a\",\"exp\":1800000060}", JWT_ALG_HS256, (const char *)secret);

    (void)state;
    for (size_t len = strlen(good); len-- > 0;) {
        good[len] = '\0';
        assert_int_equal(refused(good).code, SL_UNAUTHENTICATED);
    }
    free(good);
}

static void what_is_minted_verifies(void **state)
{
    char *threads[] = {"a", "b*"}, *agents[] = {"*"}, *verbs[] = {"run", "cancel"};
    struct token_claims claims = {
        .subject = "b\xc3\xb6rn",
        .threads = {threads, 2},
        .agents = {agents, 1},
        .verbs = {verbs, 2},
        .expires_s = NOW_S + 60,
    };
    struct sl_error err = {0};
    struct principal who = {0};

    (void)state;
    char *token = token_mint(&key, &claims, &err);
    assert_non_null(token);
    assert_true(token_verify(&key, sl_str_from(token), NOW_MS, &who, &err));
    free(token);
    assert_string_equal(who.subject, "b\xc3\xb6rn");
    assert_int_equal(who.threads.count, 2);
    assert_string_equal(who.threads.patterns[1], "b*");
    assert_int_equal(who.verbs, 1U << PRINCIPAL_RUN | 1U << PRINCIPAL_CANCEL);
    principal_clear(&who);

    verbs[0] = "fly";
    assert_null(token_mint(&key, &claims, &err));
    assert_string_equal(err.text, "there is no verb \"fly\"");
    claims.subject = "";
    err = (struct sl_error){0};
    assert_null(token_mint(&key, &claims, &err));
    assert_string_equal(err.field, "sub");
}

static void what_is_minted_hides(void **state)
{
    char *hide[] = {"reasoning", "tool"}, *paths[] = {"/b", "/a/*"};
    struct token_claims claims = {
        .subject = "a", .hide = {hide, 2}, .hide_state = {paths, 2}, .expires_s = NOW_S + 60};
    struct sl_error err = {0};
    struct principal who = {0};

    (void)state;
    char *token = token_mint(&key, &claims, &err);
    assert_non_null(token);
    assert_true(token_verify(&key, sl_str_from(token), NOW_MS, &who, &err));
    free(token);
    assert_int_equal(who.filter.hidden, 1U << SL_CAT_REASONING | 1U << SL_CAT_TOOL);
    assert_str_equals(sl_bytes_str(who.filter.paths), "[\"/a/*\",\"/b\"]");
    principal_clear(&who);
    hide[1] = "tools";
    assert_null(token_mint(&key, &claims, &err));
    assert_string_equal(err.field, "hide");
    assert_string_equal(err.text,
                        "this is not an array of categories of events that can be hidden");
    hide[1] = "text";
    paths[0] = "b";
    err = (struct sl_error){0};
    assert_null(token_mint(&key, &claims, &err));
    assert_int_equal(err.code, SL_BAD_OPTION);
    assert_string_equal(err.field, "hideState");
}

/* Loads a key file of these bytes; the length of the key or 0. */
static size_t load(const char *bytes, size_t len, struct sl_error *err)
{
    char path[] = "/tmp/sluice-key-XXXXXX";
    struct token_key loaded = {0};
    int fd = mkstemp(path);

    *err = (struct sl_error){0};
    assert_true(fd >= 0);
    assert_int_equal(write(fd, bytes, len), len);
    close(fd);
    bool ok = token_key_load(path, &loaded, err);
    unlink(path);
    len = loaded.len;
    if (ok)
        assert_memory_equal(loaded.bytes, bytes, len);
    token_key_clear(&loaded);
    return len;
}

static void key_files_have_limits_and_lose_one_newline(void **state)
{
    static char big[TOKEN_MAX_KEY + 3];
    struct sl_error err;
    struct token_key none = {0};

    (void)state;
    assert_int_equal(load("0123456789abcdef0123456789abcdef", 32, &err), 32);
    assert_int_equal(load("0123456789abcdef0123456789abcdef\n", 33, &err), 32);
    assert_int_equal(load("0123456789abcdef0123456789abcdef\r\n", 34, &err), 32);
    assert_int_equal(load("0123456789abcdef0123456789abcdef\n\n", 34, &err), 33);
    assert_int_equal(load("0123456789abcdef0123456789abcde\n", 32, &err), 0);
    assert_int_equal(err.code, SL_BAD_OPTION);
    assert_non_null(strstr(err.text, "holds fewer than 32 bytes"));
    assert_int_equal(load("", 0, &err), 0);
    assert_int_equal(load(big, TOKEN_MAX_KEY, &err), TOKEN_MAX_KEY);
    assert_int_equal(load(big, TOKEN_MAX_KEY + 1, &err), 0);
    assert_non_null(strstr(err.text, "holds more than 4096 bytes"));
    err = (struct sl_error){0};
    assert_false(token_key_load("/nonexistent/key", &none, &err));
    assert_string_equal(
        err.text, "the key file /nonexistent/key cannot be opened: No such file or directory");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(claims_become_rights),
        cmocka_unit_test(absent_lists_allow_nothing),
        cmocka_unit_test(the_local_user_may_everything),
        cmocka_unit_test(bad_claims_are_named),
        cmocka_unit_test(claims_hide),
        cmocka_unit_test(bad_filters_are_refused),
        cmocka_unit_test(there_are_not_too_many_paths),
        cmocka_unit_test(what_is_minted_hides),
        cmocka_unit_test(only_hs256_by_our_key_is_accepted),
        cmocka_unit_test(every_cut_of_a_good_token_is_refused),
        cmocka_unit_test(what_is_minted_verifies),
        cmocka_unit_test(key_files_have_limits_and_lose_one_newline),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
