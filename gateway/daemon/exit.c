/* SPDX-License-Identifier: MIT */
/* Exit codes and last words. */
#include "daemon/exit.h"

#include <stdio.h>
#include <string.h>

int exit_report(const char *program, const struct sl_error *err)
{
    bool misuse = err->code == SL_BAD_OPTION;

    fprintf(stderr, "%s: %s%s%s\n", program, err->field, err->field[0] ? ": " : "", err->text);
    if (misuse)
        fprintf(stderr, "Try '%s --help'.\n", program);
    return misuse ? EXIT_MISUSE : EXIT_FAILED;
}

bool exit_wants_help(int argc, char *const argv[])
{
    for (int i = 0; i < argc; i++)
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)
            return true;
    return false;
}
