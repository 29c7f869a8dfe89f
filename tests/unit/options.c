/* SPDX-License-Identifier: MIT */
/* Options: values, bounds, names, and which source goes over which. */
#include "unit/unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "daemon/options.h"

static char config_path[] = "/tmp/sluice-config-XXXXXX";

static void write_config(const char *text)
{
    FILE *file = fopen(config_path, "w");

    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    fclose(file);
}

#define ARGS(...) ((char *[]){__VA_ARGS__}), sizeof((char *[]){__VA_ARGS__}) / sizeof(char *)

static void assert_loads(struct options *options, char *const argv[], size_t argc)
{
    struct sl_error err = {0};

    if (!options_load(options, (int)argc, argv, &err))
        fail_msg("%s: %s", err.field, err.text);
}

static void assert_refused(char *const argv[], size_t argc, const char *field, const char *text)
{
    struct options options;
    struct sl_error err = {0};

    assert_false(options_load(&options, (int)argc, argv, &err));
    assert_int_equal(err.code, SL_BAD_OPTION);
    assert_string_equal(err.field, field);
    assert_string_equal(err.text, text);
}

static void assert_config_refused(const char *config, const char *field, const char *text)
{
    char whole[300];

    write_config(config);
    snprintf(whole, sizeof(whole), "%s (in %s)", text, config_path);
    assert_refused(ARGS("--config", config_path), field, whole);
}

static void numbers_have_units(void **state)
{
    uint64_t n;

    (void)state;
    assert_true(option_parse_size("0", &n) && n == 0);
    assert_true(option_parse_size("17", &n) && n == 17);
    assert_true(option_parse_size("17B", &n) && n == 17);
    assert_true(option_parse_size("3KiB", &n) && n == 3072);
    assert_true(option_parse_size("2MiB", &n) && n == 2097152);
    assert_true(option_parse_size("1GiB", &n) && n == 1073741824);
    assert_true(option_parse_duration("0", &n) && n == 0);
    assert_true(option_parse_duration("250ms", &n) && n == 250);
    assert_true(option_parse_duration("2s", &n) && n == 2000);
    assert_true(option_parse_duration("3m", &n) && n == 180000);
    assert_true(option_parse_duration("1h", &n) && n == 3600000);
}

static void what_is_no_number_is_refused(void **state)
{
    static const char *const sizes[] = {"",
                                        " 1",
                                        "1 ",
                                        "-1",
                                        "+1",
                                        "1kib",
                                        "1 KiB",
                                        "1.5MiB",
                                        "0x10",
                                        "18446744073709551616",
                                        "17179869184GiB",
                                        "KiB"};
    uint64_t n;

    (void)state;
    for (size_t i = 0; i < sizeof(sizes) / sizeof(*sizes); i++)
        if (option_parse_size(sizes[i], &n))
            fail_msg("\"%s\" was taken for %llu", sizes[i], (unsigned long long)n);
    assert_false(option_parse_duration("10", &n));
    assert_false(option_parse_duration("10sec", &n));
    assert_false(option_parse_duration("5124095576031h", &n));
}

static void every_row_has_its_names_and_a_default_in_bounds(void **state)
{
    char env[OPTION_NAME_MAX], key[OPTION_NAME_MAX];
    struct options options;

    (void)state;
    assert_loads(&options, NULL, 0);
    assert_string_equal(options.listen, "127.0.0.1:8787");
    assert_int_equal(options.max_frame, 1048576);
    assert_true(options.stall_timeout == 60000);
    assert_null(options.jwt_key);
    options_free(&options);
    for (size_t i = 0; i < gateway_options.count; i++) {
        option_env_name(&gateway_options.rows[i], env);
        option_key_name(&gateway_options.rows[i], key);
        assert_memory_equal(env, "SLUICE_", 7);
        assert_null(strchr(env, '-'));
        assert_null(strchr(key, '-'));
    }
    option_key_name(&(struct option_row){.name = "max-unacked-events"}, key);
    assert_string_equal(key, "maxUnackedEvents");
    option_env_name(&(struct option_row){.name = "max-unacked-events"}, env);
    assert_string_equal(env, "SLUICE_MAX_UNACKED_EVENTS");
}

static void flags_go_over_environment_over_file(void **state)
{
    struct options options;

    (void)state;
    write_config("{\"maxId\": 100, \"maxSubs\": 7, \"heartbeat\": \"2s\", \"log\": \"json\"}");
    setenv("SLUICE_MAX_ID", "200", 1);
    setenv("SLUICE_MAX_SUBS", "8", 1);
    assert_loads(&options, ARGS("--max-id=300", "--config", config_path));
    assert_int_equal(options.max_id, 300);
    assert_int_equal(options.max_subs, 8);
    assert_true(options.heartbeat == 2000);
    assert_string_equal(options.log, "json");
    options_free(&options);

    setenv("SLUICE_CONFIG", config_path, 1);
    assert_loads(&options, ARGS("--max-id", "250", "--max-id", "260"));
    assert_int_equal(options.max_id, 260);
    assert_true(options.heartbeat == 2000);
    options_free(&options);
    unsetenv("SLUICE_CONFIG");
    unsetenv("SLUICE_MAX_ID");
    unsetenv("SLUICE_MAX_SUBS");
}

static void lists_replace_those_of_lower_sources(void **state)
{
    struct options options;

    (void)state;
    write_config("{\"scenario\": [\"a\", \"b\"]}");
    assert_loads(&options, ARGS("--config", config_path));
    assert_int_equal(options.scenario.count, 2);
    options_free(&options);
    setenv("SLUICE_SCENARIO", " c  d\te ", 1);
    assert_loads(&options, ARGS("--config", config_path));
    assert_int_equal(options.scenario.count, 3);
    assert_string_equal(options.scenario.items[2], "e");
    options_free(&options);
    assert_loads(&options, ARGS("--scenario", "f", "--config", config_path, "--scenario", "g"));
    assert_int_equal(options.scenario.count, 2);
    assert_string_equal(options.scenario.items[1], "g");
    options_free(&options);
    unsetenv("SLUICE_SCENARIO");
}

static void agents_come_from_file_and_flags(void **state)
{
    struct options options;

    (void)state;
    write_config("{\"agents\": {\"a\": {\"url\": \"http://x/\", \"headers\": {\"k\": \"v\"},"
                 "\"policy\": \"reject\", \"capabilities\": {\"x\": 1}, \"caFile\": \"/ca\"},"
                 "\"b\": {\"url\": \"http://y/\"}}}");
    assert_loads(&options,
                 ARGS("--config", config_path, "--agent", "b=http://z/?q=1", "--agent", "c=u"));
    assert_int_equal(options.agent_count, 3);
    assert_string_equal(options.agents[0].name, "a");
    assert_string_equal(options.agents[0].headers[0].value, "v");
    assert_int_equal(options.agents[0].policy, SL_POLICY_REJECT);
    assert_string_equal(options.agents[0].capabilities, "{\"x\":1}");
    assert_string_equal(options.agents[0].ca_file, "/ca");
    assert_string_equal(options.agents[1].url, "http://z/?q=1");
    assert_string_equal(options.agents[2].name, "c");
    options_free(&options);
}

static void bad_flags_are_named(void **state)
{
    (void)state;
    assert_refused(ARGS("--max-id"), "--max-id", "a value is missing behind it");
    assert_refused(ARGS("--max-idx", "1"), "--max-idx", "there is no such option");
    assert_refused(ARGS("stray"), "stray", "there is no such option");
    assert_refused(ARGS("--max-subs", "many"), "--max-subs", "\"many\" is not a number");
    assert_refused(ARGS("--max-id", "15"), "--max-id",
                   "\"15\" is out of bounds: from 16 bytes to 4KiB");
    assert_refused(ARGS("--heartbeat", "1h1"), "--heartbeat",
                   "\"1h1\" is not a duration such as 250ms, 10s, 5m or 1h");
    assert_refused(ARGS("--stall-timeout", "999ms"), "--stall-timeout",
                   "\"999ms\" is out of bounds: from 1s to 1h");
    assert_refused(ARGS("--log", "xml"), "--log", "\"xml\" is not one of text|json");
    assert_refused(ARGS("--log", "te"), "--log", "\"te\" is not one of text|json");
    assert_refused(ARGS("--agent", "=http://x"), "agent", "\"=http://x\" is not NAME=URL");
    assert_refused(ARGS("--agent", "x="), "agent", "\"x=\" is not NAME=URL");
    setenv("SLUICE_LOG", "xml", 1);
    assert_refused(NULL, 0, "SLUICE_LOG", "\"xml\" is not one of text|json");
    unsetenv("SLUICE_LOG");
}

static void bad_files_are_named(void **state)
{
    (void)state;
    assert_config_refused("[]", "config", "the file must hold one object");
    assert_config_refused("{\"agent\": []}", "agent", "there is no such key");
    assert_config_refused("{\"config\": \"x\"}", "config", "there is no such key");
    assert_config_refused("{\"max-id\": 100}", "max-id", "there is no such key");
    assert_config_refused("{\"maxSubs\": \"7\"}", "maxSubs", "this must be a whole number");
    assert_config_refused("{\"maxSubs\": 7.5}", "maxSubs", "this must be a whole number");
    assert_config_refused("{\"maxSubs\": -1}", "maxSubs", "\"-1\" is not a number");
    assert_config_refused("{\"maxId\": true}", "maxId",
                          "this must be a whole number or a string such as \"64KiB\"");
    assert_config_refused("{\"heartbeat\": 5}", "heartbeat",
                          "this must be a string such as \"10s\"");
    assert_config_refused("{\"listen\": null}", "listen", "this must be a string");
    assert_config_refused("{\"scenario\": \"x\"}", "scenario", "this must be an array of strings");
    assert_config_refused("{\"agents\": []}", "agents", "this must be an object");
    assert_config_refused("{\"agents\": {\"a\": 1}}", "agents.a",
                          "an agent has a name and is an object with a `url`");
    assert_config_refused("{\"agents\": {\"a\": {\"uri\": \"x\"}}}", "agents.a.uri",
                          "there is no such key");
    assert_config_refused("{\"agents\": {\"a\": {\"url\": 1}}}", "agents.a.url",
                          "this must be a string");
    assert_config_refused("{\"agents\": {\"a\": {\"url\": \"x\", \"headers\": {\"h\": 1}}}}",
                          "agents.a.headers", "this must be an object of strings");
    assert_config_refused("{\"agents\": {\"a\": {\"url\": \"x\", \"capabilities\": 1}}}",
                          "agents.a.capabilities", "this must be an object");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_have_units),
        cmocka_unit_test(what_is_no_number_is_refused),
        cmocka_unit_test(every_row_has_its_names_and_a_default_in_bounds),
        cmocka_unit_test(flags_go_over_environment_over_file),
        cmocka_unit_test(lists_replace_those_of_lower_sources),
        cmocka_unit_test(agents_come_from_file_and_flags),
        cmocka_unit_test(bad_flags_are_named),
        cmocka_unit_test(bad_files_are_named),
    };
    int fd = mkstemp(config_path);

    if (fd < 0)
        return 1;
    close(fd);
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    unlink(config_path);
    return failed;
}
