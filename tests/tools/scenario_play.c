/* SPDX-License-Identifier: MIT */
/*
 * Plays one run of a scenario without pauses: the RunAgentInput comes from standard input, the
 * events go to standard output, one a line. Argument: the scenario's file; none for the shipped
 * one. Exit code 1, with the reason, when the script cannot go on.
 */
#include <stdio.h>

#include "agent/script.h"

static bool play(struct script *script)
{
    struct sl_error err = {0};
    struct sl_str event;
    uint64_t pause_ms;

    for (;;)
        switch (script_next(script, &event, &pause_ms, &err)) {
        case SCRIPT_EVENT:
            fwrite(event.ptr, 1, event.len, stdout);
            fputc('\n', stdout);
            break;
        case SCRIPT_PAUSE:
        case SCRIPT_TAKES:
            break;
        case SCRIPT_WAITS:
            script_give_up(script); /* nobody is here */
            break;
        case SCRIPT_ENDED:
            return true;
        case SCRIPT_FAILED:
            fprintf(stderr, "%s: %s\n", sl_code_name(err.code), err.text);
            return false;
        }
}

int main(int argc, char **argv)
{
    static char input[1 << 20];
    struct sl_error err = {0};
    struct scenario *scenario = argc > 1 ? scenario_read(argv[1], &err)
                                         : scenario_shipped(SCENARIO_SHIPPED_ONBOARDING, &err);

    if (!scenario) {
        fprintf(stderr, "%s: %s\n", sl_code_name(err.code), err.text);
        return 1;
    }
    size_t len = fread(input, 1, sizeof(input), stdin);
    struct script *script = script_new(scenario, (struct sl_str){input, len});
    bool ok = script && play(script);
    script_free(script);
    scenario_free(scenario);
    return ok ? 0 : 1;
}
