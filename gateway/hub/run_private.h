/* SPDX-License-Identifier: MIT */
/* Runs from inside: what their files share. */
#ifndef SLUICE_HUB_RUN_PRIVATE_H
#define SLUICE_HUB_RUN_PRIVATE_H

#include "hub/run.h"
#include "hub/thread.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

/* --- run.c --- */

/* The agent may still say something. */
static inline bool run_is_open(const struct hub_run *run)
{
    return run->state == RUN_RUNNING && run->end.code == SL_OK && run->done.code == SL_OK &&
           !run->given_back && !run->retaking;
}
/* There is work for the end of the tick. */
void run_mark_busy(struct hub_run *run);
void run_log(const struct hub_run *run, enum hub_log what, const struct sl_error *err);
/* The producer is through and everything it published is folded: a run that is live even so gets
 * its terminal from the gateway. */
void run_end_when_done(struct hub_run *run);
/* Ends the run by a fence with the outcome `cancelled`. */
void run_end_cancelled(struct hub_run *run);
/* Has the grant been folded, has the run ended? The thread must be there. */
void run_follow_view(struct hub_run *run);

/* --- run_publish.c --- */
void run_batch_free(struct run_batch *batch);

/* --- run_agent.c --- */
/* Gives what the agent has not dealt with: inputs, answers. */
void run_give_owed(struct hub_run *run, bool again);
/* An entry that was folded is for the agent too, if it is of such a kind. */
void run_give_entry(struct hub_run *run, const struct sl_entry *entry,
                    const struct sl_view_report *report);
/* The agent does not go on: starts it again, or ends the run. */
void run_take_back(struct hub_run *run);

#endif
