/* SPDX-License-Identifier: MIT */
/*
 * A run that this process executes: between its agent, the store and its thread's view.
 *
 * States: NEW until the store admits it; GRANTED until the view has folded the grant; RUNNING while
 * the view says that it is live; OVER for ever after. The view alone decides that a run is over:
 * whatever happens to the agent or the store only leads to a fence, which the view then folds. A
 * run that its agent gives back goes from RUNNING to GRANTED, under another lease.
 *
 * Nothing here calls the agent or frees from inside a call of the agent: that is work for the end
 * of the tick, for which a run registers itself as busy.
 */
#ifndef SLUICE_HUB_RUN_H
#define SLUICE_HUB_RUN_H

#include "hub/state.h"
#include "sluice/view.h"

enum run_state { RUN_NEW, RUN_GRANTED, RUN_RUNNING, RUN_OVER };

/* Most bytes of a message in a terminal that the gateway writes. */
#define RUN_MAX_MESSAGE 300

/* How a run is to be ended by the gateway. */
struct run_end {
    enum sl_code code; /* SL_OK for "not" */
    bool cancelled;    /* with the outcome `cancelled`, whatever the code */
    char message[RUN_MAX_MESSAGE + 1];
};

/* Events given to the store together. */
struct run_batch {
    struct run_batch *prev, *next;
    struct hub_run *run;
    struct sl_bytes *producer;
    uint64_t last; /* sequence of the last event */
    size_t events, bytes;
};

struct hub_run {
    struct hub_run *prev, *next; /* in the hub's list of all */
    struct hub_run *busy_next;   /* in its list of those with work, when `busy` */
    bool busy;
    struct hub *hub;
    struct thread *thread; /* while RUNNING or GRANTED and the thread is served */
    struct sl_bytes *thread_id, *id, *subject, *key;
    struct sl_bytes *persona; /* NULL for none */
    struct agent *agent;
    void *handle; /* the agent's */
    enum run_state state;
    uint64_t lease;
    size_t in_flight; /* store operations that will call back with the run */

    /* Published, not yet given to the store: `ends` has where each event ends in `text`. */
    struct sl_buf text;
    size_t *ends;
    size_t count, cap;
    struct sl_bytes *producer; /* of those; NULL while there are none */
    uint64_t first;            /* sequence of the first of those */
    uint64_t sequence;         /* of the last event of an agent that does not count itself */
    size_t unacked_events, unacked_bytes;
    struct run_batch *batches; /* those that the store has not confirmed */
    uint64_t acked, folded;    /* events confirmed by the store; seen by the fold */
    bool paused, resume_due;   /* the agent was told to wait; may go on */

    bool started, stopped; /* the agent's `start` and `stop` were called */
    bool spoke;            /* it published, or has taken inputs: nobody else can begin again */
    bool patched;          /* the state was changed from outside since it started */
    unsigned attempt;      /* of the agent, from 1 on */
    bool given_back;       /* the agent does not go on: start again, or end with this */
    char back_message[RUN_MAX_MESSAGE + 1];
    bool retaking;        /* a new lease is asked for */
    bool cancelling;      /* the agent was asked to end the run */
    uint64_t cancel_ms;   /* Unix time when it is ended without asking */
    struct run_end done;  /* the producer is through; this ends the run unless it ends itself */
    struct run_end end;   /* the gateway ends the run: fence it */
    bool fencing, fenced; /* the fence is on its way; is in the log, or cannot be */
    bool finish_due;      /* the store must be told that the run is over */
    uint64_t finish_lease;
    bool interrupted;
};

/* Who asked for a run. All but `persona` are there. */
struct run_names {
    struct sl_bytes *thread, *run, *subject, *key, *persona;
};
/* Counts the names. NULL without memory. */
struct hub_run *run_new(struct hub *hub, struct agent *agent, const struct run_names *names);
/* A NEW run that is not wanted after all. */
void run_drop(struct hub_run *run);
/* The store admitted it. The thread may be gone by now. */
void run_granted(struct hub_run *run, struct thread *thread, uint64_t lease);
/* The thread's view has folded an entry. */
void run_folded(struct hub_run *run, const struct sl_entry *entry,
                const struct sl_view_report *report);
/* The thread is not served any more: nobody would see the run's end, so it is ended here. */
void run_lost(struct hub_run *run, const struct sl_error *err);
/* Ends the run by a fence with RUN_ERROR, unless it is being ended already. */
void run_end(struct hub_run *run, enum sl_code code, const char *message);
/* Whether run_cancel ends the run sooner or later, so that nobody else has to fence it. */
static inline bool run_asks_to_cancel(const struct hub_run *run)
{
    return run->retaking || (run->agent->ops->cancel && run->started && run->end.code == SL_OK);
}
/* Asks the agent to end the run; it is fenced when that takes too long, and at once while there is
 * nobody to be asked. */
void run_cancel(struct hub_run *run);
/* Gives the store what was published. */
void run_flush(struct hub_run *run);
/* The end of a tick: calls that were put off. The run is out of the list of busy ones and may be
 * freed. */
void run_work(struct hub_run *run);
/* Once a second: tries again what the store refused. */
void run_retry(struct hub_run *run);
/* The hub goes away: stops the agent and frees. */
void run_destroy(struct hub_run *run);

#endif
