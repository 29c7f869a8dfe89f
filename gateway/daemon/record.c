/* SPDX-License-Identifier: MIT */
/* `sluice record`: its options, and where the lines go. */
#include "daemon/record.h"

#include <errno.h>
#include <string.h>

#include "daemon/exit.h"
#include "daemon/operand.h"
#include "daemon/recorder.h"

/* X(member, name, type, value's name, default, min, max, help) */
#define RECORD_OPTIONS(X)                                                                          \
    X(thread, "thread", TEXT, "ID", NULL, 0, 0, "the thread; required")                            \
    X(token, "token", TEXT, "FILE", NULL, 0, 0, "file that holds the token to connect with")       \
    X(out, "out", TEXT, "FILE", "-", 0, 0, "where the lines go, also -o; `-` is standard output")  \
    X(until, "until", CHOICE, "idle|signal", "idle", 0, 0,                                         \
      "`signal`: also what comes later, until SIGINT or SIGTERM")

struct record_options {
#define MEMBER(member, name, type, value, preset, min, max, help) OPTION_C_##type member;
    RECORD_OPTIONS(MEMBER)
#undef MEMBER
};

static const struct option_row rows[] = {
#define ROW(member, name, type, value, preset, min, max, help)                                     \
    {name,  OPTION_##type, offsetof(struct record_options, member), value, preset, min, max,       \
     false, help},
    RECORD_OPTIONS(ROW)
#undef ROW
};

static const struct option_table table = {
    .rows = rows,
    .count = sizeof(rows) / sizeof(*rows),
    .usage = "Usage: sluice record URL --thread ID [OPTION]...\n\n"
             "Saves a thread of the gateway at URL (ws://HOST:PORT) from its beginning, a line of\n"
             "JSON for each event, until no run is live and all is saved.",
    .epilog =
        "The environment sets none of these. Lines: {\"ms\":N,\"runId\":...,\"event\":{...}},\n"
        "{\"ms\":N,\"patch\":[...]}, {\"ms\":N,\"state\":...}, and {\"ms\":N,\"reset\":REASON}\n"
        "where what came before is superseded by the rebuild that follows.\n",
};

static bool record(const char *url, const struct record_options *options, struct sl_error *err)
{
    struct recorder_options recorder = {
        .url = url,
        .thread = options->thread,
        .token = options->token,
        .out = stdout,
        .follow = strcmp(options->until, "signal") == 0,
    };
    bool to_file = strcmp(options->out, "-") != 0;

    if (to_file)
        recorder.out = fopen(options->out, "we");
    if (!recorder.out) {
        sl_error_set(err, SL_BAD_OPTION, "--out", "%.150s: %s", options->out, strerror(errno));
        return false;
    }
    bool ok = recorder_run(&recorder, err);
    if (to_file && fclose(recorder.out) != 0 && ok) {
        sl_error_set(err, SL_SYSTEM, "--out", "%.150s: %s", options->out, strerror(errno));
        ok = false;
    }
    return ok;
}

static bool run(struct record_options *options, int argc, char *const argv[], struct sl_error *err)
{
    const char *url;

    if (!options_preset(&table, options, err) ||
        !operand_and_options("URL", &url, &table, options, argc, argv, err))
        return false;
    if (!options->thread || !*options->thread) {
        sl_error_set(err, SL_BAD_OPTION, "--thread", "it is required");
        return false;
    }
    return record(url, options, err);
}

int record_main(int argc, char *const argv[])
{
    struct record_options options = {0};
    struct sl_error err = {0};

    if (exit_wants_help(argc, argv)) {
        options_help(&table, stdout);
        return EXIT_OK;
    }
    bool ok = run(&options, argc, argv, &err);
    options_clear(&table, &options);
    return ok ? EXIT_OK : exit_report("sluice record", &err);
}
