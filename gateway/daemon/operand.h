/* SPDX-License-Identifier: MIT */
/* Command lines with operands and options among them: `sluice record URL --thread ID`. */
#ifndef SLUICE_DAEMON_OPERAND_H
#define SLUICE_DAEMON_OPERAND_H

#include "daemon/option.h"

#define OPERANDS_MAX 2

struct operands {
    const char *names[OPERANDS_MAX]; /* what errors call them; as many as there may be */
    size_t least;                    /* that must be there */
    const char *found[OPERANDS_MAX]; /* borrowed; NULL where there is none */
};

/*
 * Sets the table's options from the arguments, and `found` from those that are none; `-o FILE` is
 * `--out FILE`, and `-` is an operand. SL_BAD_OPTION also for too few operands or too many.
 */
bool operands_and_options(struct operands *operands, const struct option_table *table, void *target,
                          int argc, char *const argv[], struct sl_error *err) SL_MUST_CHECK;
/* The same with exactly one operand. */
bool operand_and_options(const char *what, const char **operand, const struct option_table *table,
                         void *target, int argc, char *const argv[],
                         struct sl_error *err) SL_MUST_CHECK;

#endif
