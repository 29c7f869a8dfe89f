/* SPDX-License-Identifier: MIT */
/*
 * The shadow agent: it follows a scenario, needs no model and no network, and says the same on the
 * same input every time. For demos, tests and CI.
 */
#ifndef SLUICE_AGENT_SHADOW_H
#define SLUICE_AGENT_SHADOW_H

#include "agent/scenario.h"
#include "hub/agent.h"
#include "net/loop.h"

struct shadow_options {
    const char *name;   /* NULL for the scenario's */
    double pause_scale; /* all pauses times this: 1 as written, 0 for none; 0 to 1000 */
    enum sl_policy policy;
};

/* Takes the scenario over, on failure too. NULL with SL_BAD_OPTION or SL_NO_MEMORY. The loop must
 * outlive the agent. */
struct agent *shadow_new_take(const struct shadow_options *options, struct scenario *scenario,
                              struct net_loop *loop, struct sl_error *err) SL_MUST_CHECK;

#endif
