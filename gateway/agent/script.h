/* SPDX-License-Identifier: MIT */
/*
 * A run of a scenario: what the scripted agent says, one event after the other.
 *
 * It is a function of the scenario and the run's input alone, without clock or randomness: ids come
 * from the thread's and the run's id, and where a thread stands comes from the input. A run without
 * `resume` begins with the script `start`; one that answers an interrupt of the scenario goes on
 * behind that interrupt, whose id names it. The variables travel in the shared state, in the member
 * `scenario`, from an interrupt to the end of the run that answers it.
 */
#ifndef SLUICE_AGENT_SCRIPT_H
#define SLUICE_AGENT_SCRIPT_H

#include "agent/scenario.h"
#include "sluice/entry.h"

#define SCRIPT_MAX_STEPS 20000              /* that one run may take */
#define SCRIPT_MAX_EVENT ((size_t)16 << 20) /* bytes that one step may make */
#define SCRIPT_MAX_STATE ((size_t)4 << 20)  /* bytes of the state, of the variables too */

struct script; /* heap */

/* `input` is a RunAgentInput and is copied; the scenario must stay. NULL without memory; what is
 * wrong with the input is told by the first call of script_next. */
struct script *script_new(const struct scenario *scenario, struct sl_str input);
void script_free(struct script *script);

#define SCRIPT_FOR_EVER UINT64_MAX

enum script_next {
    SCRIPT_EVENT,  /* `event` is the next one, valid until the next call */
    SCRIPT_PAUSE,  /* wait `pause_ms` before the next call */
    SCRIPT_WAITS,  /* call again when something was given, or after script_give_up, at the latest
                      `pause_ms` after the wait began; SCRIPT_FOR_EVER */
    SCRIPT_TAKES,  /* an input was taken: `event` is the array of its key */
    SCRIPT_ENDED,  /* the terminal event was the last one */
    SCRIPT_FAILED, /* cannot go on: `err` is SL_SCENARIO_FAILED, SL_TOO_LARGE or SL_NO_MEMORY */
};
enum script_next script_next(struct script *script, struct sl_str *event, uint64_t *pause_ms,
                             struct sl_error *err) SL_MUST_CHECK;

/* An INPUT or ANSWER entry's body. An answer that no step waits for is left to the thread. False
 * without memory. */
bool script_give(struct script *script, enum sl_entry_kind kind, struct sl_str body) SL_MUST_CHECK;
void script_give_up(struct script *script); /* what is waited for does not come */

/*
 * Sharing the state with clients: their changes come in the log's order, with the number of the
 * script's events that lie before them there. What the script changed behind that place is done
 * again on top, as every reader of the log does it.
 */
void script_share(struct script *script); /* before the first script_next */
/* A PATCH entry's body. SL_SCENARIO_FAILED when the script's state is another one than the
 * thread's, which an `emit` of something odd may bring about. */
bool script_patch(struct script *script, uint64_t after, struct sl_str body,
                  struct sl_error *err) SL_MUST_CHECK;
/* The first `count` events lie in the log, and every change before them has been given. False
 * without memory. */
bool script_folded(struct script *script, uint64_t count) SL_MUST_CHECK;

#endif
