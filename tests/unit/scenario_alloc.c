/* SPDX-License-Identifier: MIT */
/*
 * Scenarios without memory: the first, second, third ... allocation fails, and each time the call
 * says so and leaks nothing. The linker sends the allocator's calls here.
 */
#include "unit/starve.h"

#include <stdlib.h>

#include "agent/script.h"

/* Everything that a script can do, and an answer for it. */
static const char text[] =
    "{\"scenario\":\"s\",\"vars\":{\"n\":1},\"scripts\":{\"start\":["
    "{\"do\":\"interrupt\",\"name\":\"ask\",\"reason\":\"r\",\"metadata\":{\"n\":\"${vars.n}\"}},"
    "{\"do\":\"text\",\"text\":\"a ${vars.n} b ${answer.status} ${user.text|}\"},"
    "{\"do\":\"tool\",\"name\":\"t\",\"args\":{\"a\":\"${input.runId}\"},\"result\":[1]},"
    "{\"do\":\"step\",\"name\":\"n\",\"steps\":[{\"do\":\"subagent\",\"name\":\"u\",\"steps\":["
    "{\"do\":\"reasoning\",\"text\":\"r\"}]}]},"
    "{\"do\":\"delta\",\"patch\":[{\"op\":\"add\",\"path\":\"/a\",\"value\":\"${vars.n}\"}]},"
    "{\"do\":\"set\",\"vars\":{\"m\":{\"x\":[\"${state.a}\"]}}},"
    "{\"do\":\"add\",\"var\":\"n\",\"value\":2},"
    "{\"do\":\"when\",\"value\":\"${vars.m}\",\"oneOf\":[1,{\"x\":[1]}],\"then\":["
    "{\"do\":\"snapshot\",\"value\":{\"scenario\":\"${state.scenario}\",\"n\":\"${vars.n}\"}},"
    "{\"do\":\"when\",\"value\":\"${vars.q}\",\"exists\":false,\"then\":["
    "{\"do\":\"goto\",\"script\":\"end\"}]}]}],"
    "\"end\":[{\"do\":\"end\",\"result\":\"${vars}\"}]}}";

static const char *const inputs[] = {
    "{\"threadId\":\"t\",\"runId\":\"r\",\"messages\":[]}",
    "{\"threadId\":\"t\",\"runId\":\"r2\",\"messages\":[{\"role\":\"user\",\"content\":\"hi\"}],"
    "\"state\":{\"scenario\":{\"interrupt\":\"s/ask/649d71ed122dcb37\",\"vars\":{\"n\":1}}},"
    "\"resume\":[{\"interruptId\":\"s/ask/649d71ed122dcb37\",\"status\":\"resolved\"}]}",
};

/* Plays to the end; the number of events, or 0 when the script failed. */
static size_t play(const struct scenario *scenario, const char *input, struct sl_error *err)
{
    struct script *script = script_new(scenario, sl_str_from(input));
    enum script_next what = SCRIPT_EVENT;
    size_t events = 0;

    if (!script) {
        sl_error_memory(err);
        return 0;
    }
    while (what == SCRIPT_EVENT || what == SCRIPT_PAUSE) {
        struct sl_str event;
        uint64_t ms;
        what = script_next(script, &event, &ms, err);
        events += what == SCRIPT_EVENT;
    }
    script_free(script);
    return what == SCRIPT_ENDED ? events : 0;
}

static void reading_fails_as_no_memory(void **state)
{
    (void)state;
    struct scenario *scenario = NULL;

    for (size_t n = 1; !scenario; n++) {
        struct sl_error err = {0};
        countdown = n;
        scenario = scenario_new("s", sl_str_from(text), &err);
        if (!scenario)
            assert_int_equal(err.code, SL_NO_MEMORY);
        assert_true(n < 10000);
    }
    countdown = 0;
    scenario_free(scenario);
}

static void playing_fails_as_no_memory(void **state)
{
    (void)state;
    struct sl_error err = {0};
    struct scenario *scenario = scenario_new("s", sl_str_from(text), &err);

    assert_non_null(scenario);
    for (size_t i = 0; i < sizeof(inputs) / sizeof(inputs[0]); i++) {
        size_t events = play(scenario, inputs[i], &err), played = 0;
        assert_string_equal(err.text, "");
        assert_true(events > 0);
        for (size_t n = 1; !played; n++) {
            countdown = n;
            played = play(scenario, inputs[i], &err);
            if (!played)
                assert_int_equal(err.code, SL_NO_MEMORY);
            err = (struct sl_error){0};
        }
        countdown = 0;
        assert_int_equal(played, events);
    }
    scenario_free(scenario);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reading_fails_as_no_memory),
        cmocka_unit_test(playing_fails_as_no_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
