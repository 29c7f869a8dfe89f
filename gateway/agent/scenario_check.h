/* SPDX-License-Identifier: MIT */
/* The shape of a scenario's steps: which fields a step has, and what they hold. */
#ifndef SLUICE_AGENT_SCENARIO_CHECK_H
#define SLUICE_AGENT_SCENARIO_CHECK_H

#include "agent/scenario.h"

/* Sets SL_BAD_OPTION with file, the node's pointer and the rule; returns false. */
bool scenario_fault(const struct scenario *scenario, uint32_t node, struct sl_error *err,
                    const char *rule, ...) __attribute__((format(printf, 4, 5)));

/* A name: 1 to SCENARIO_MAX_NAME letters, digits, '-' and '_'. */
bool scenario_check_name(const struct scenario *scenario, uint32_t node, struct sl_error *err);

/* Checks the fields of the step at `node` and finds its op; what is inside its blocks is not
 * looked at. */
bool scenario_check_step(const struct scenario *scenario, uint32_t node, enum scenario_op *op,
                         struct sl_error *err);

#endif
