/* SPDX-License-Identifier: MIT */
/* Command lines with operands and options among them. */
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

static void add_operand(struct operands *operands, const char *arg, size_t *count,
                        struct sl_error *err)
{
    if (*count < OPERANDS_MAX && operands->names[*count])
        operands->found[(*count)++] = arg;
    else if (*count == 1)
        sl_error_set(err, SL_BAD_OPTION, "", "%s: one %s is enough", arg, operands->names[0]);
    else
        sl_error_set(err, SL_BAD_OPTION, "", "%s: that is one too many", arg);
}

/* Splits the arguments; `flags` has room for all of them. */
static void split(struct operands *operands, int argc, char *const argv[], char **flags,
                  int *flag_count, struct sl_error *err)
{
    static char out[] = "--out";
    size_t count = 0;

    for (int i = 0; i < argc; i++) {
        if (is_operand(argv[i])) {
            add_operand(operands, argv[i], &count, err);
            continue;
        }
        flags[(*flag_count)++] = strcmp(argv[i], "-o") == 0 ? out : argv[i];
        if (takes_next(argv[i]) && i + 1 < argc)
            flags[(*flag_count)++] = argv[++i];
    }
    if (count < operands->least)
        sl_error_set(err, SL_BAD_OPTION, operands->names[count], "it is required");
}

bool operands_and_options(struct operands *operands, const struct option_table *table, void *target,
                          int argc, char *const argv[], struct sl_error *err)
{
    char **flags = calloc((size_t)argc + 1, sizeof(*flags));
    struct sl_error wrong = {0};
    int count = 0;

    if (!flags)
        return sl_error_memory(err);
    split(operands, argc, argv, flags, &count, &wrong);
    /* An option that there is not may have swallowed an operand: that comes first. */
    bool ok = options_from_args(table, target, count, flags, err);
    free(flags);
    if (ok && wrong.code != SL_OK) {
        sl_error_set(err, wrong.code, wrong.field, "%s", wrong.text);
        ok = false;
    }
    return ok;
}

bool operand_and_options(const char *what, const char **operand, const struct option_table *table,
                         void *target, int argc, char *const argv[], struct sl_error *err)
{
    struct operands operands = {.names = {what}, .least = 1};

    if (!operands_and_options(&operands, table, target, argc, argv, err))
        return false;
    *operand = operands.found[0];
    return true;
}
