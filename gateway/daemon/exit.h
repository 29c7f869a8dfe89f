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
/* First of all: a closed standard stream must not become the number of something else, a socket or
 * what the event loop needs. Reading or writing one still fails. */
void exit_hold_streams(void);
/* Last of all: a program that could not print what it was to print has failed. Returns the exit
 * code. */
int exit_flush(const char *program, int code);
bool exit_wants_help(int argc, char *const argv[]);

#endif
