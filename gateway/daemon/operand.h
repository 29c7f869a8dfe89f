/* SPDX-License-Identifier: MIT */
/* Command lines with one operand and options around it: `sluice record URL --thread ID`. */
#ifndef SLUICE_DAEMON_OPERAND_H
#define SLUICE_DAEMON_OPERAND_H

#include "daemon/option.h"

/*
 * Sets the table's options from the arguments, and `*operand` (borrowed) from the one that is
 * none; `-o FILE` is `--out FILE`. SL_BAD_OPTION also when there is no operand or a second one;
 * `what` is what errors call it.
 */
bool operand_and_options(const char *what, const char **operand, const struct option_table *table,
                         void *target, int argc, char *const argv[],
                         struct sl_error *err) SL_MUST_CHECK;

#endif
