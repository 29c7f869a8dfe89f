/* SPDX-License-Identifier: MIT */
/* Command lines with one operand and options around it. */
#include "daemon/operand.h"

#include <stdlib.h>
#include <string.h>

static bool is_operand(const char *arg)
{
    return arg[0] != '-' || arg[1] == '\0';
}

/* `--name` and `-o` have their value behind them. */
static bool takes_next(const char *flag)
{
    return !strchr(flag, '=');
}

/* Splits the arguments; `flags` has room for all of them. NULL with SL_BAD_OPTION. */
static const char *split(const char *what, int argc, char *const argv[], char **flags, int *count,
                         struct sl_error *err)
{
    static char out[] = "--out";
    const char *operand = NULL;

    for (int i = 0; i < argc; i++) {
        if (is_operand(argv[i])) {
            if (operand)
                sl_error_set(err, SL_BAD_OPTION, "", "%s: one %s is enough", argv[i], what);
            operand = argv[i];
            continue;
        }
        flags[(*count)++] = strcmp(argv[i], "-o") == 0 ? out : argv[i];
        if (takes_next(argv[i]) && i + 1 < argc)
            flags[(*count)++] = argv[++i];
    }
    if (!operand)
        sl_error_set(err, SL_BAD_OPTION, what, "it is required");
    return err->code == SL_OK ? operand : NULL;
}

bool operand_and_options(const char *what, const char **operand, const struct option_table *table,
                         void *target, int argc, char *const argv[], struct sl_error *err)
{
    char **flags = calloc((size_t)argc + 1, sizeof(*flags));
    int count = 0;

    if (!flags)
        return sl_error_memory(err);
    const char *found = split(what, argc, argv, flags, &count, err);
    bool ok = found && options_from_args(table, target, count, flags, err);
    free(flags);
    if (ok)
        *operand = found;
    return ok;
}
