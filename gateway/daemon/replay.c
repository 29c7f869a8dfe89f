/* SPDX-License-Identifier: MIT */
/* `sluice replay`: its options, and where the recording comes from. */
#include "daemon/replay.h"

#include <errno.h>
#include <string.h>

#include "daemon/exit.h"
#include "daemon/operand.h"
#include "daemon/replayer.h"

/* X(member, name, type, value's name, default, min, max, help) */
#define REPLAY_OPTIONS(X)                                                                          \
    X(url, "url", TEXT, "URL", NULL, 0, 0, "the gateway (ws://HOST:PORT); required")               \
    X(agent, "agent", TEXT, "NAME", NULL, 0, 0, "the agent to serve; required")                    \
    X(token, "token", TEXT, "FILE", NULL, 0, 0, "file that holds the token to connect with")       \
    X(pace, "pace", COUNT, "PERCENT", "100", 0, 100000, "pauses, in percent of what was recorded")

struct replay_options {
#define MEMBER(member, name, type, value, preset, min, max, help) OPTION_C_##type member;
    REPLAY_OPTIONS(MEMBER)
#undef MEMBER
};

static const struct option_row rows[] = {
#define ROW(member, name, type, value, preset, min, max, help)                                     \
    {name,  OPTION_##type, offsetof(struct replay_options, member), value, preset, min, max,       \
     false, help},
    REPLAY_OPTIONS(ROW)
#undef ROW
};

static const struct option_table table = {
    .rows = rows,
    .count = sizeof(rows) / sizeof(*rows),
    .usage =
        "Usage: sluice replay FILE --url URL --agent NAME [OPTION]...\n\n"
        "Serves an agent of the gateway at URL: each run that is asked of it gets the events of\n"
        "the next run in FILE (JSON Lines of `sluice record`, or bare AG-UI events; `-` is\n"
        "standard input), in their time. Ends when all recorded runs were published.",
    .epilog =
        "The environment sets none of these. A recording cannot react: inputs to its runs are\n"
        "reported as undelivered, and a run that is cancelled is ended by the gateway.\n",
};

static bool read_file(const char *path, struct recording *recording, struct sl_error *err)
{
    bool is_stdin = strcmp(path, "-") == 0;
    FILE *in = is_stdin ? stdin : fopen(path, "re");

    if (!in) {
        sl_error_set(err, SL_BAD_OPTION, "FILE", "%.150s: %s", path, strerror(errno));
        return false;
    }
    bool ok = recording_read(recording, in, err);
    if (!is_stdin)
        fclose(in);
    return ok;
}

static bool replay(const char *path, const struct replay_options *options, struct sl_error *err)
{
    struct recording recording = {0};
    struct replayer_options replayer = {
        .url = options->url,
        .agent = options->agent,
        .token = options->token,
        .pace = options->pace,
        .recording = &recording,
        .log = stderr,
    };
    bool ok = read_file(path, &recording, err);

    if (ok && recording.changes_left > 0)
        fprintf(stderr, "%zu changes of the state behind the last run are left out\n",
                recording.changes_left);
    ok = ok && replayer_run(&replayer, err);
    recording_clear(&recording);
    return ok;
}

static bool run(struct replay_options *options, int argc, char *const argv[], struct sl_error *err)
{
    const char *path;

    if (!options_preset(&table, options, err) ||
        !operand_and_options("FILE", &path, &table, options, argc, argv, err))
        return false;
    if (!options->url || !options->agent || !*options->agent) {
        sl_error_set(err, SL_BAD_OPTION, options->url ? "--agent" : "--url", "it is required");
        return false;
    }
    return replay(path, options, err);
}

int replay_main(int argc, char *const argv[])
{
    struct replay_options options = {0};
    struct sl_error err = {0};

    if (exit_wants_help(argc, argv)) {
        options_help(&table, stdout);
        return EXIT_OK;
    }
    bool ok = run(&options, argc, argv, &err);
    options_clear(&table, &options);
    return ok ? EXIT_OK : exit_report("sluice replay", &err);
}
