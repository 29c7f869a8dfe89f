/* SPDX-License-Identifier: MIT */
/* Exit codes and last words. */
#include "daemon/exit.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

void exit_hold_streams(void)
{
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) == -1 && errno == EBADF)
            (void)open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

int exit_flush(const char *program, int code)
{
    bool written = fflush(stdout) == 0 && !ferror(stdout);

    if (code != EXIT_OK || written)
        return code;
    fprintf(stderr, "%s: standard output cannot be written\n", program);
    return EXIT_FAILED;
}

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
