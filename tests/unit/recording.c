/* SPDX-License-Identifier: MIT */
/* Recordings: what their lines become, and which line is to blame. */
#include "unit/unit.h"

#include <stdio.h>
#include <string.h>

#include "daemon/recording.h"

static bool read_text(struct recording *recording, struct sl_str text, struct sl_error *err)
{
    FILE *in = fmemopen((void *)(uintptr_t)text.ptr, text.len, "r");

    assert_non_null(in);
    bool ok = recording_read(recording, in, err);
    fclose(in);
    return ok;
}

/* The runs as "MS JSON; MS JSON!\n" lines; "!" behind a terminal. */
static void check_runs(struct sl_str text, const char *wanted)
{
    struct recording recording = {0};
    struct sl_error err = {0};
    struct sl_buf got = SL_BUF_INIT;

    if (!read_text(&recording, text, &err))
        fail_msg("%s", err.text);
    for (size_t i = 0; i < recording.run_count; i++) {
        for (size_t j = 0; j < recording.runs[i].count; j++) {
            const struct recording_event *event = &recording.events[recording.runs[i].first + j];
            if (j > 0)
                sl_buf_add_lit(&got, "; ");
            sl_buf_add_u64(&got, event->ms);
            sl_buf_add_char(&got, ' ');
            sl_buf_add_str(&got, recording_text(&recording, event));
            if (event->is_last)
                sl_buf_add_char(&got, '!');
        }
        sl_buf_add_char(&got, '\n');
    }
    sl_buf_add_char(&got, '\0');
    assert_string_equal(got.ptr, wanted);
    sl_buf_clear(&got);
    recording_clear(&recording);
}

#define START "{\"type\":\"RUN_STARTED\"}"
#define TEXT  "{\"type\":\"CUSTOM\",\"n\":1.0}"
#define END   "{\"type\":\"RUN_FINISHED\"}"
#define ERROR "{\"type\":\"RUN_ERROR\"}"

static void test_runs(void **state)
{
    (void)state;
    check_runs(SL_STR(START "\n" TEXT "\n" END "\n"), "0 " START "; 0 " TEXT "; 0 " END "!\n");
    check_runs(SL_STR("{\"ms\":0,\"runId\":\"r\",\"event\":" START "}\r\n\r\n"
                      "{\"ms\":7,\"event\":" TEXT "}\r\n{\"ms\":9,\"event\":" END "}\r\n"
                      "{\"ms\":11,\"event\":" ERROR "}\r\n{\"ms\":12,\"event\":" START "}\r\n"),
               "0 " START "; 7 " TEXT "; 9 " END "!\n11 " ERROR "!\n12 " START "\n");
    check_runs(SL_STR(START "\n" END), "0 " START "; 0 " END "!\n");
}

static void test_start(void **state)
{
    (void)state;
    check_runs(
        SL_STR("{ \"input\":{\"a\":[1]}, \"type\" : \"RUN_STARTED\", \"n\":1.0,\"input\":2}\n"),
        "0 {\"type\":\"RUN_STARTED\",\"n\":1.0}\n");
}

static void test_changes_between_runs(void **state)
{
    (void)state;
    check_runs(
        SL_STR("{\"ms\":0,\"patch\":[1]}\n{\"ms\":1,\"state\":null}\n{\"ms\":2,\"event\":" START
               "}\n{\"ms\":3,\"event\":" END "}\n"),
        "2 " START "; 2 {\"type\":\"STATE_DELTA\",\"delta\":[1]}; "
        "2 {\"type\":\"STATE_SNAPSHOT\",\"snapshot\":null}; 3 " END "!\n");
    struct recording recording = {0};
    assert_true(read_text(
        &recording, SL_STR(START "\n" END "\n{\"ms\":0,\"patch\":[]}\n{\"ms\":0,\"state\":1}\n"),
        NULL));
    assert_int_equal(recording.changes_left, 2);
    recording_clear(&recording);
}

static void test_reset(void **state)
{
    (void)state;
    check_runs(SL_STR(START "\n" TEXT
                            "\n{\"ms\":5,\"reset\":\"behind\"}\n{\"ms\":5,\"event\":" START
                            "}\n{\"ms\":6,\"event\":" END "}\n"),
               "5 " START "; 6 " END "!\n");
    check_runs(SL_STR("{\"ms\":0,\"patch\":[]}\n{\"ms\":5,\"reset\":null}\n" START "\n" END "\n"),
               "5 " START "; 5 " END "!\n");
}

struct fault {
    struct sl_str text;
    const char *message;
};
#define BYTES(text)                                                                                \
    {                                                                                              \
        (text), sizeof(text) - 1                                                                   \
    }

static void test_faults(void **state)
{
    static const struct fault faults[] = {
        {BYTES(START "\n{\"type\":\"CUS"),
         "line 2: the recording ends within it: the text ends inside a string"},
        {BYTES(START "\n{\"type\":\"CUS\n" END "\n"), "line 2: "},
        {BYTES("\n" TEXT "\n"), "line 2: an event belongs to no run"},
        {BYTES(START "\n" START "\n"), "line 2: a run begins before the one before it ended"},
        {BYTES("[]\n"), "line 1: this is no object"},
        {BYTES("{}\n"), "line 1: an event has no type"},
        {BYTES("{\"ms\":-1,\"event\":" START "}\n"),
         "line 1: `ms` must be a whole number of milliseconds"},
        {BYTES("{\"ms\":1,\"event\":[]}\n"),
         "line 1: there is neither `event`, `patch`, `state` nor `reset`"},
        {BYTES(START "\n{\"ms\":1,\"patch\":[]}\n"),
         "line 2: the state changes between runs while a run is live"},
        {BYTES("\r\n"), "the recording has no run"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof(faults) / sizeof(*faults); i++) {
        struct recording recording = {0};
        struct sl_error err = {0};
        assert_false(read_text(&recording, faults[i].text, &err));
        if (strncmp(err.text, faults[i].message, strlen(faults[i].message)) != 0)
            fail_msg("%s, not %s", err.text, faults[i].message);
        assert_int_not_equal(err.code, SL_BAD_OPTION);
        recording_clear(&recording);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_runs),
        cmocka_unit_test(test_start),
        cmocka_unit_test(test_changes_between_runs),
        cmocka_unit_test(test_reset),
        cmocka_unit_test(test_faults),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
