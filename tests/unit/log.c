/* SPDX-License-Identifier: MIT */
/* The log's lines: both forms, and values that would break or forge one. */
#include "unit/unit.h"

#include <stdlib.h>

#include "net/log.h"

/* The line without its time, which has 24 characters behind `skip` others; heap. */
static char *line_of(bool json, const char *event, const struct log_field *fields, size_t count)
{
    char *text = NULL, *line;
    size_t len = 0;
    struct log log = {.out = open_memstream(&text, &len), .json = json};

    log_write(&log, event, fields, count);
    fclose(log.out);
    line = strdup(text + (json ? strlen("{\"time\":\"") : 0) + 24);
    free(text);
    return line;
}

#define assert_line(json, want, event, ...)                                                        \
    do {                                                                                           \
        const struct log_field fields_[] = {__VA_ARGS__};                                          \
        char *line_ = line_of(json, event, fields_, sizeof(fields_) / sizeof(*fields_));           \
        assert_string_equal(line_, want);                                                          \
        free(line_);                                                                               \
    } while (0)

static void lines_for_people(void **state)
{
    (void)state;
    assert_line(false, " listening http://127.0.0.1:1\n", "listening",
                LOG_BARE("url", SL_STR("http://127.0.0.1:1")));
    assert_line(false, " x a=b n=0 s=\"two words\" q=\"\\\"\"\n", "x", LOG_TEXT("a", SL_STR("b")),
                LOG_TEXT("gone", SL_STR("")), LOG_COUNT("n", 0), LOG_TEXT("s", SL_STR("two words")),
                LOG_TEXT("q", SL_STR("\"")));
}

static void lines_as_json(void **state)
{
    (void)state;
    assert_line(true, "\",\"event\":\"x\",\"a\":\"b\",\"n\":18446744073709551615}\n", "x",
                LOG_TEXT("a", SL_STR("b")), LOG_TEXT("gone", ((struct sl_str){NULL, 0})),
                LOG_COUNT("n", UINT64_MAX));
}

static void no_value_breaks_a_line(void **state)
{
    (void)state;
    assert_line(false, " x a=\"1\\n2\\u0000\\u001b[0m\" b=\"??\" c=\"a=b\"\n", "x",
                LOG_TEXT("a", ((struct sl_str){"1\n2\0\x1b[0m", 8})),
                LOG_TEXT("b", SL_STR("\xff\xc0")), LOG_TEXT("c", SL_STR("a=b")));
    assert_line(true, "\",\"event\":\"x\",\"a\":\"1\\n2\",\"b\":\"??\"}\n", "x",
                LOG_TEXT("a", SL_STR("1\n2")), LOG_TEXT("b", SL_STR("\xff\xc0")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_for_people),
        cmocka_unit_test(lines_as_json),
        cmocka_unit_test(no_value_breaks_a_line),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
