/* SPDX-License-Identifier: MIT */
/* The gateway: store, hub, agents and edge wired together on one loop, from start to drain. */
#ifndef SLUICE_DAEMON_GATEWAY_H
#define SLUICE_DAEMON_GATEWAY_H

#include "daemon/options.h"

/* Runs until a signal has drained it. False with SL_BAD_OPTION, SL_SYSTEM or SL_NO_MEMORY when it
 * could not start. */
bool gateway_run(const struct options *options, struct sl_error *err) SL_MUST_CHECK;

#endif
