/* SPDX-License-Identifier: MIT */
/*
 * The port to agents: what the hub asks of whatever executes runs, and what that may say to the
 * hub.
 *
 * Life of a run at this port: `start` once; any number of hub_run_publish; hub_run_done,
 * hub_run_fail or hub_run_give_back at most once; `stop` exactly once, last, in a later tick than
 * the call that caused it. After `stop` the agent has let go of the run; before it the hub_run
 * pointer is valid. A run that was given back may come again, with another `start`.
 */
#ifndef SLUICE_HUB_AGENT_H
#define SLUICE_HUB_AGENT_H

#include "sluice/entry.h"
#include "sluice/error.h"
#include "sluice/gate.h"
#include "sluice/str.h"

struct agent;
struct hub_run;

struct agent_start {
    struct sl_str thread, run; /* WTF-8; valid during the call */
    struct sl_str input;       /* RunAgentInput as JSON, messages and state as granted */
    struct sl_str subject;     /* the principal's */
    struct sl_str persona;     /* likewise; may be empty */
    struct sl_str key;         /* idempotency key of the request */
    struct sl_str resume_keys; /* JSON object: interrupt's id to the key of its first answer */
    uint64_t lease;
    unsigned attempt; /* from 1 on; more when the run was given back */
};

/* Something for a run from outside, in log order. */
struct agent_message {
    enum sl_entry_kind kind; /* INPUT, ANSWER or PATCH */
    struct sl_str body;      /* of the entry; a patch that deviates comes as {"state":…} */
    uint64_t after;          /* events of the run's lease that lie before it in the log */
    bool again;              /* given before, to this handle or another one: drop known keys */
};

struct agent_ops {
    /* Begins executing; returns the agent's own handle. A run that cannot begin is still a handle,
     * followed by hub_run_fail. NULL only without memory. */
    void *(*start)(struct agent *agent, const struct agent_start *start, struct hub_run *run);
    void (*stop)(struct agent *agent, void *handle);
    /* What was published has become durable: publishing may go on after it was paused. */
    void (*resume)(struct agent *agent, void *handle);
    /* All events of this producer up to `sequence` are durable. NULL: not wanted. */
    void (*durable)(struct agent *agent, void *handle, struct sl_str producer, uint64_t sequence);
    /* NULL: the agent has no channel in mid-run, and what would come this way is refused. */
    void (*message)(struct agent *agent, void *handle, const struct agent_message *message);
    /* The run should end soon, by itself. Returns how long it is waited for until it is fenced.
     * NULL: at once. */
    uint64_t (*cancel)(struct agent *agent, void *handle);
    void (*free)(struct agent *agent);
};

struct agent {
    const struct agent_ops *ops;
    char *name;         /* heap; owned by the agent, freed in its `free` */
    char *capabilities; /* AG-UI capabilities as JSON; likewise; "{}" when undeclared */
    enum sl_policy policy;
    bool redispatch; /* a run that was given back with nothing published may start again */
};

/* The next event, as the producer wrote it (JSON, or what should have been). True while more may
 * come at once; false asks the agent to pause until `resume`. Events in excess are still taken. */
bool hub_run_publish(struct hub_run *run, struct sl_str event);
/* The same, of one of several producers, under its own numbers. Sequences of a producer rise by one
 * from 1 on; what is wrong about them is for the agent to find before. */
bool hub_run_publish_from(struct hub_run *run, struct sl_str producer, uint64_t sequence,
                          struct sl_str event);
/* The agent has these inputs (keys as in their bodies, JSON array): they are not given again and
 * are not reported as undelivered. */
void hub_run_taken(struct hub_run *run, struct sl_str keys);
/* Calls `message`, before it returns, for everything that the agent has not dealt with: inputs,
 * answers, and the state as it is where it was changed from outside since the agent started. */
void hub_run_repeat_owed(struct hub_run *run);
/* The RunAgentInput as `start` would have it now. False when the run is over or memory is short. */
bool hub_run_input(struct hub_run *run, struct sl_buf *out) SL_MUST_CHECK;
/* Bytes of events that are not durable yet. */
size_t hub_run_unacked_bytes(const struct hub_run *run);
/* Events that the run's fold has passed: every message with an `after` below this was given. */
uint64_t hub_run_folded(const struct hub_run *run);
/* How the run ended: "ended" by its own terminal, "cancelled", or a code's name. Inside `stop`. */
const char *hub_run_verdict(const struct hub_run *run);
/* The agent gives the run back. It starts again under a higher lease, with `stop` and `start`, when
 * nothing was published or taken, the agent's `redispatch` allows and it was not given back too
 * often; else it ends with RUN_ERROR `worker_lost` and this text. A run that was cancelled ends as
 * cancelled, and in a drain with `draining`. */
void hub_run_give_back(struct hub_run *run, const char *message);
/* The producer ended. Without a terminal in what was published the run ends with SL_UPSTREAM_LOST.
 */
void hub_run_done(struct hub_run *run);
/* The run cannot go on: it ends with a RUN_ERROR of this code and text, unless it is over. */
void hub_run_fail(struct hub_run *run, enum sl_code code, const char *message);

#endif
