/* SPDX-License-Identifier: MIT */
/* How the program ends: exit codes, and errors on stderr. */
#ifndef SLUICE_DAEMON_EXIT_H
#define SLUICE_DAEMON_EXIT_H

#include "sluice/error.h"

enum {
    EXIT_OK = 0,
    EXIT_FAILED = 1, /* at run time */
    EXIT_MISUSE = 2, /* of options or configuration */
};

/* Prints "PROGRAM: FIELD: TEXT" and returns the exit code that the error calls for. */
int exit_report(const char *program, const struct sl_error *err);
bool exit_wants_help(int argc, char *const argv[]);

#endif
