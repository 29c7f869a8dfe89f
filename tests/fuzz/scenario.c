/* SPDX-License-Identifier: MIT */
/* Scenarios: the bytes up to the first NUL are the file, what follows is a run's input. */
#include "agent/script.h"

#include "fuzz.h"

static void play(const struct scenario *scenario, struct sl_str input)
{
    struct script *script = script_new(scenario, input);
    struct sl_error err = {0};
    size_t events = 0;

    REQUIRE(script);
    for (;;) {
        struct sl_str event;
        uint64_t ms;
        enum script_next what = script_next(script, &event, &ms, &err);
        if (what == SCRIPT_ENDED)
            break;
        if (what == SCRIPT_FAILED) {
            REQUIRE(err.code != SL_OK);
            break;
        }
        if (what == SCRIPT_EVENT && events++ < 1000) {
            struct sl_doc doc = {0};
            REQUIRE(sl_doc_parse(&doc, event, NULL) || event.len > 1000);
            sl_doc_clear(&doc);
        }
    }
    script_free(script);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *text = (const char *)data;
    const char *end = size ? memchr(text, '\0', size) : NULL;
    size_t len = end ? (size_t)(end - text) : size;
    struct sl_error err = {0};
    struct scenario *scenario = scenario_new("f", (struct sl_str){text, len}, &err);

    REQUIRE((scenario != NULL) == (err.code == SL_OK));
    if (!scenario)
        return 0;
    play(scenario, SL_STR("{\"threadId\":\"t\",\"runId\":\"r\",\"messages\":[]}"));
    if (end)
        play(scenario, (struct sl_str){end + 1, size - len - 1});
    scenario_free(scenario);
    return 0;
}
