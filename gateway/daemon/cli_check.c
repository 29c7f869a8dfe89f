/* SPDX-License-Identifier: MIT */
/* `sluice check`: what is wrong with a recorded stream. */
#include <inttypes.h>

#include "daemon/cli.h"
#include "daemon/cli_feed.h"
#include "daemon/exit.h"
#include "daemon/operand.h"

#define RULE(symbol, name, meaning) "  " name ": " meaning "\n"
static const struct option_table table = {
    .usage =
        "Usage: sluice check [FILE|-]\n\n"
        "Reads AG-UI events as JSON Lines, or a recording of `sluice record`, and prints\n"
        "\"line N: RULE: TEXT\" for each thing that the AG-UI 1.0 client would refuse, mend or\n"
        "leave out; and what a gateway with the policy `repair` would do about it. Exits with\n"
        "0 when there is nothing, with 1 when there is something, with 2 for misuse.",
    .epilog = "Rules:\n" SL_FINDINGS(RULE),
};
#undef RULE

struct check {
    bool any;
    struct sl_error err; /* of the output */
};

static bool print(void *ctx, uint64_t line, const struct sl_finding *finding)
{
    struct check *check = ctx;

    check->any = true;
    printf("line %" PRIu64 ": %s: %s\n", line, sl_found_name(finding->found), finding->text);
    return cli_flush(&check->err);
}

static bool run(int argc, char *const argv[], struct check *check, struct sl_error *err)
{
    struct operands operands = {.names = {"FILE"}};
    struct sl_stream *stream;

    if (!operands_and_options(&operands, &table, NULL, argc, argv, err))
        return false;
    const struct cli_feed_options options = {
        .path = operands.found[0], .policy = SL_POLICY_REPAIR, .found = print, .ctx = check};
    if (!cli_feed(&options, &stream, err))
        return false;
    sl_stream_free(stream);
    if (check->err.code != SL_OK)
        *err = check->err;
    return err->code == SL_OK;
}

int cli_check_main(int argc, char *const argv[])
{
    struct check check = {0};
    struct sl_error err = {0};

    if (exit_wants_help(argc, argv)) {
        options_help(&table, stdout);
        return EXIT_OK;
    }
    if (!run(argc, argv, &check, &err))
        return cli_report("sluice check", &table, &err);
    return check.any ? EXIT_FAILED : EXIT_OK;
}
