/* SPDX-License-Identifier: MIT */
/*
 * Streams and schemas without memory: the first, second, third ... allocation fails, and each time
 * the call says so and leaks nothing. The linker sends the allocator's calls here.
 */
#include "unit/starve.h"

#include <stdlib.h>

#include "sluice/schema.h"
#include "sluice/stream.h"

static const char *const lines[] = {
    "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\"}",
    "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m\",\"colour\":1,\"name\":null}",
    "{\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"m\",\"delta\":\"x\",\"mood\":{}}",
    "{\"type\":\"TOOL_CALL_CHUNK\",\"toolCallId\":\"c\",\"toolCallName\":\"n\",\"delta\":\"{}\"}",
    "{\"type\":\"THINKING_START\"}",
    "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":{\"a\":[1,2]}}",
    "{\"type\":\"STATE_DELTA\",\"delta\":[{\"op\":\"add\",\"path\":\"/a/-\",\"value\":{\"b\":1}},"
    "{\"op\":\"frob\"}]}",
    "{\"type\":\"ACTIVITY_SNAPSHOT\",\"messageId\":\"a\",\"activityType\":\"p\",\"content\":{}}",
    "{\"type\":\"ACTIVITY_DELTA\",\"messageId\":\"a\",\"activityType\":\"p\",\"patch\":["
    "{\"op\":\"remove\",\"path\":\"/x\"}]}",
    "{\"type\":\"MESSAGES_SNAPSHOT\",\"messages\":[{\"id\":\"u\",\"role\":\"user\",\"content\":["
    "{\"type\":\"hologram\"},{\"type\":\"text\",\"text\":\"t\"}]}]}",
    "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\"}",
    "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r2\",\"protocolVersion\":1}",
    "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r3\"}",
    "{\"type\":\"RUN_ERROR\",\"message\":\"m\"}",
};
enum { LINES = sizeof(lines) / sizeof(*lines) };

static struct sl_doc docs[LINES];

static void count_finding(void *ctx, const struct sl_finding *finding)
{
    size_t *count = ctx;

    assert_true(finding->text[0] != '\0');
    (*count)++;
}

/* Whether there was memory for all of it. */
static bool play(size_t *findings)
{
    struct sl_stream *stream = sl_stream_new(SL_POLICY_REPAIR, count_finding, findings);
    bool good = stream != NULL;

    for (size_t i = 0; good && i < LINES; i++)
        good = sl_stream_event(stream, &docs[i], i + 1);
    if (good)
        sl_stream_end(stream);
    sl_stream_free(stream);
    return good;
}

static void streams_survive(void **state)
{
    size_t expected = 0, failures = 0;

    (void)state;
    for (size_t i = 0; i < LINES; i++)
        assert_true(sl_doc_parse(&docs[i], sl_str_from(lines[i]), NULL));
    assert_true(play(&expected));
    assert_true(expected >= 10);
    for (size_t nth = 1;; nth++) {
        size_t findings = 0;
        countdown = nth;
        bool good = play(&findings);
        bool is_last = countdown > 0;
        countdown = 0;
        failures += !good;
        if (is_last) {
            assert_true(good && findings == expected);
            break;
        }
    }
    assert_true(failures > 100);
    for (size_t i = 0; i < LINES; i++)
        sl_doc_clear(&docs[i]);
}

#define MANY                                                                                       \
    "\"a\":1,\"b\":1,\"c\":1,\"d\":1,\"e\":1,\"f\":1,\"g\":1,\"h\":1,\"i\":1,\"j\":1,\"k\":1,"     \
    "\"l\":1,\"m\":1,\"n\":1,\"o\":1,\"p\":1,\"q\":1,\"r\":1,\"s\":1,\"t\":1,\"u\":1,\"v\":1,"     \
    "\"w\":1,\"x\":1,\"y\":1,\"z\":1,\"aa\":1,\"ab\":1,\"ac\":1,\"ad\":1,\"ae\":1,\"af\":1,"

static void schemas_survive(void **state)
{
    static const char schema_text[] =
        "{\"$ref\":\"#/$defs/T%31\",\"$defs\":{\"T1\":{\"minProperties\":30,\"const\":{" MANY
        "\"z0\":{}}}}}";
    static const char value_text[] = "{" MANY "\"z0\":{}}";
    struct sl_doc schema = {0}, value = {0};
    size_t failures = 0;
    bool is_last;

    (void)state;
    assert_true(sl_doc_parse(&schema, SL_STR(schema_text), NULL));
    assert_true(sl_doc_parse(&value, SL_STR(value_text), NULL));
    for (size_t nth = 1;; nth++) {
        struct sl_error err = {0};
        countdown = nth;
        bool good = sl_schema_check(&schema, 0, &value, 0, &err);
        is_last = countdown > 0;
        countdown = 0;
        assert_int_equal(good, err.code == SL_OK);
        failures += !good;
        if (is_last) {
            assert_true(good);
            break;
        }
        assert_true(good || err.code == SL_NO_MEMORY);
    }
    assert_true(failures > 3);
    sl_doc_clear(&schema);
    sl_doc_clear(&value);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(streams_survive),
        cmocka_unit_test(schemas_survive),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
