/* SPDX-License-Identifier: MIT */
/* Scenarios: the bytes up to the first NUL are the file, what follows up to the next one is a run's
 * input, and then what comes in mid-run, each up to a NUL: its first byte says what it is. */
#include "agent/script.h"

#include "fuzz.h"

static struct sl_str next_part(struct sl_str *rest)
{
    const char *end = rest->len ? memchr(rest->ptr, '\0', rest->len) : NULL;
    size_t len = end ? (size_t)(end - rest->ptr) : rest->len;
    struct sl_str part = {rest->ptr, len};

    *rest = (struct sl_str){rest->ptr + len + (end != NULL), rest->len - len - (end != NULL)};
    return part;
}

/* 'i' an input, 'a' an answer, 'p' a change of the state, anything else: nothing comes. False when
 * the script cannot go on. */
static bool give(struct script *script, struct sl_str *rest, size_t events)
{
    struct sl_str part = next_part(rest), body = {part.ptr + 1, part.len ? part.len - 1 : 0};
    char kind = part.len ? part.ptr[0] : '-';
    struct sl_error err = {0};

    if (kind == 'i' || kind == 'a') {
        REQUIRE(script_give(script, kind == 'i' ? SL_ENTRY_INPUT : SL_ENTRY_ANSWER, body));
    } else if (kind == 'p') {
        bool ok = script_patch(script, events / 2, body, &err);
        REQUIRE(ok == (err.code == SL_OK));
        return ok;
    } else {
        REQUIRE(script_folded(script, events));
        script_give_up(script);
    }
    return true;
}

static void play(const struct scenario *scenario, struct sl_str rest)
{
    struct script *script = script_new(scenario, next_part(&rest));
    struct sl_error err = {0};
    size_t events = 0, waits = 0;

    REQUIRE(script);
    script_share(script);
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
        if (what == SCRIPT_WAITS && (waits++ > 100 || !give(script, &rest, events)))
            break;
        if (what == SCRIPT_EVENT && events % 100 == 99)
            REQUIRE(script_folded(script, events));
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
