/* SPDX-License-Identifier: MIT */
/*
 * The port to agents: what the hub asks of whatever executes runs, and what that may say to the
 * hub.
 *
 * Life of a run at this port: `start` once; any number of hub_run_publish; hub_run_done or
 * hub_run_fail at most once; `stop` exactly once, last, in a later tick than the call that caused
 * it. After `stop` the agent has let go of the run; before it the hub_run pointer is valid.
 */
#ifndef SLUICE_HUB_AGENT_H
#define SLUICE_HUB_AGENT_H

#include "sluice/error.h"
#include "sluice/gate.h"
#include "sluice/str.h"

struct agent;
struct hub_run;

struct agent_start {
    struct sl_str thread, run; /* WTF-8; valid during the call */
    struct sl_str input;       /* RunAgentInput as JSON, messages and state as granted */
    struct sl_str subject;     /* the principal's */
};

struct agent_ops {
    /* Begins executing; returns the agent's own handle. A run that cannot begin is still a handle,
     * followed by hub_run_fail. NULL only without memory. */
    void *(*start)(struct agent *agent, const struct agent_start *start, struct hub_run *run);
    void (*stop)(struct agent *agent, void *handle);
    /* What was published has become durable: publishing may go on after it was paused. */
    void (*resume)(struct agent *agent, void *handle);
    void (*free)(struct agent *agent);
};

struct agent {
    const struct agent_ops *ops;
    char *name;         /* heap; owned by the agent, freed in its `free` */
    char *capabilities; /* AG-UI capabilities as JSON; likewise; "{}" when undeclared */
    enum sl_policy policy;
};

/* The next event, as the producer wrote it (JSON, or what should have been). True while more may
 * come at once; false asks the agent to pause until `resume`. Events in excess are still taken. */
bool hub_run_publish(struct hub_run *run, struct sl_str event);
/* The producer ended. Without a terminal in what was published the run ends with SL_UPSTREAM_LOST.
 */
void hub_run_done(struct hub_run *run);
/* The run cannot go on: it ends with a RUN_ERROR of this code and text, unless it is over. */
void hub_run_fail(struct hub_run *run, enum sl_code code, const char *message);

#endif
