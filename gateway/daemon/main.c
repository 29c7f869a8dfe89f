/* SPDX-License-Identifier: MIT */
/* `sluice`: the gateway, or one of its subcommands. */
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "daemon/cli.h"
#include "daemon/exit.h"
#include "daemon/gateway.h"
#include "daemon/mint.h"
#include "daemon/record.h"
#include "daemon/replay.h"
#include "net/loop.h"

static const struct {
    const char *name;
    int (*run)(int argc, char *const argv[]); /* without the program's and its own name */
} subcommands[] = {
    {"check", cli_check_main}, {"collapse", cli_collapse_main},   {"fold", cli_fold_main},
    {"patch", cli_patch_main}, {"record", record_main},           {"replay", replay_main},
    {"token", mint_main},      {"transcode", cli_transcode_main},
};

static int run_gateway(int argc, char *const argv[])
{
    struct options options;
    struct sl_error err = {0};

    if (!options_load(&options, argc, argv, &err))
        return exit_report("sluice", &err);
    bool ok = gateway_run(&options, &err);
    options_free(&options);
    return ok ? EXIT_OK : exit_report("sluice", &err);
}

static int run(int count, char *const argv[])
{
    for (size_t i = 0; count > 0 && i < sizeof(subcommands) / sizeof(*subcommands); i++)
        if (strcmp(argv[0], subcommands[i].name) == 0)
            return subcommands[i].run(count - 1, argv + 1);
    for (int i = 0; i < count; i++)
        if (strcmp(argv[i], "--version") == 0) {
            printf("sluice %s\n", SLUICE_VERSION);
            return EXIT_OK;
        }
    if (exit_wants_help(count, argv)) {
        options_help(&gateway_options, stdout);
        return EXIT_OK;
    }
    return run_gateway(count, argv);
}

int main(int argc, char *argv[])
{
    exit_hold_streams();
    signal(SIGPIPE, SIG_IGN);
    net_log_to(NULL);
    return exit_flush("sluice", run(argc > 0 ? argc - 1 : 0, argv + 1));
}
