/* SPDX-License-Identifier: MIT */
/* `sluice fold`: what the reference client would hold at the end of a recorded stream. */
#include <inttypes.h>
#include <string.h>

#include "daemon/cli.h"
#include "daemon/cli_feed.h"
#include "daemon/exit.h"
#include "daemon/operand.h"

/* X(member, name, type, value's name, default, min, max, help) */
#define FOLD_OPTIONS(X)                                                                            \
    X(unfinished, "unfinished", CHOICE, "refuse|print", "refuse", 0, 0,                            \
      "what to do when the input ends inside a run")

struct fold_options {
#define MEMBER(member, name, type, value, preset, min, max, help) OPTION_C_##type member;
    FOLD_OPTIONS(MEMBER)
#undef MEMBER
};

static const struct option_row rows[] = {
#define ROW(member, name, type, value, preset, min, max, help)                                     \
    {name,  OPTION_##type, offsetof(struct fold_options, member), value, preset, min, max,         \
     false, help},
    FOLD_OPTIONS(ROW)
#undef ROW
};

static const struct option_table table = {
    .rows = rows,
    .count = sizeof(rows) / sizeof(*rows),
    .usage =
        "Usage: sluice fold [FILE|-] [OPTION]...\n\n"
        "Reads AG-UI events as JSON Lines, or a recording of `sluice record`, and prints\n"
        "{\"messages\":[...],\"state\":...} as the AG-UI 1.0 client holds them at the end. Where\n"
        "that client would refuse the stream, or where clients may differ, it prints nothing\n"
        "but the reason on standard error, and exits with 1.",
    .epilog = "The environment sets none of these.\n",
};

/* The first thing that makes the outcome no answer. */
static bool refuse(void *ctx, uint64_t line, const struct sl_finding *finding)
{
    bool *refused = ctx;

    if (!finding->fatal && finding->found != SL_FOUND_DEVIATES)
        return true;
    fprintf(stderr, "line %" PRIu64 ": %s: %s\n", line, sl_found_name(finding->found),
            finding->text);
    *refused = true;
    return false;
}

static bool print(const struct sl_stream *stream, struct sl_error *err)
{
    struct sl_buf out = SL_BUF_INIT;

    sl_buf_add_lit(&out, "{\"messages\":");
    sl_stream_print_messages(stream, &out);
    sl_buf_add_lit(&out, ",\"state\":");
    sl_value_print(sl_stream_state_value(stream), &out);
    sl_buf_add_lit(&out, "}\n");
    bool ok =
        out.failed ? sl_error_memory(err) : cli_write(sl_buf_str(&out), err) && cli_flush(err);
    sl_buf_clear(&out);
    return ok;
}

static bool run(struct fold_options *options, int argc, char *const argv[], bool *refused,
                struct sl_error *err)
{
    struct operands operands = {.names = {"FILE"}};
    struct sl_stream *stream;

    if (!options_preset(&table, options, err) ||
        !operands_and_options(&operands, &table, options, argc, argv, err))
        return false;
    const struct cli_feed_options feed = {
        .path = operands.found[0],
        .policy = SL_POLICY_PASS,
        .may_be_unfinished = strcmp(options->unfinished, "print") == 0,
        .found = refuse,
        .ctx = refused,
    };
    if (!cli_feed(&feed, &stream, err))
        return false;
    bool ok = *refused || print(stream, err);
    sl_stream_free(stream);
    return ok;
}

int cli_fold_main(int argc, char *const argv[])
{
    struct fold_options options = {0};
    struct sl_error err = {0};
    bool refused = false;

    if (exit_wants_help(argc, argv)) {
        options_help(&table, stdout);
        return EXIT_OK;
    }
    bool ok = run(&options, argc, argv, &refused, &err);
    options_clear(&table, &options);
    if (!ok)
        return cli_report("sluice fold", &table, &err);
    return refused ? EXIT_FAILED : EXIT_OK;
}
