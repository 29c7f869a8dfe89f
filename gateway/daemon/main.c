/* SPDX-License-Identifier: MIT */
/* `sluice`: the gateway, or one of its subcommands. */
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "daemon/exit.h"
#include "daemon/gateway.h"
#include "daemon/mint.h"
#include "daemon/record.h"
#include "daemon/replay.h"
#include "net/loop.h"

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

int main(int argc, char *argv[])
{
    int count = argc > 0 ? argc - 1 : 0;

    signal(SIGPIPE, SIG_IGN);
    net_log_to(NULL);
    if (count > 0 && strcmp(argv[1], "token") == 0)
        return mint_main(count - 1, argv + 2);
    if (count > 0 && strcmp(argv[1], "record") == 0)
        return record_main(count - 1, argv + 2);
    if (count > 0 && strcmp(argv[1], "replay") == 0)
        return replay_main(count - 1, argv + 2);
    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], "--version") == 0) {
            printf("sluice %s\n", SLUICE_VERSION);
            return EXIT_OK;
        }
    if (exit_wants_help(count, argv + 1)) {
        options_help(&gateway_options, stdout);
        return EXIT_OK;
    }
    return run_gateway(count, argv + 1);
}
