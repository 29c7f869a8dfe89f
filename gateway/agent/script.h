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

#define SCRIPT_MAX_STEPS 20000              /* that one run may take */
#define SCRIPT_MAX_EVENT ((size_t)16 << 20) /* bytes that one step may make */
#define SCRIPT_MAX_STATE ((size_t)4 << 20)  /* bytes of the state, of the variables too */

struct script; /* heap */

/* `input` is a RunAgentInput and is copied; the scenario must stay. NULL without memory; what is
 * wrong with the input is told by the first call of script_next. */
struct script *script_new(const struct scenario *scenario, struct sl_str input);
void script_free(struct script *script);

enum script_next {
    SCRIPT_EVENT,  /* `event` is the next one, valid until the next call */
    SCRIPT_PAUSE,  /* wait `pause_ms` before the next call */
    SCRIPT_ENDED,  /* the terminal event was the last one */
    SCRIPT_FAILED, /* cannot go on: `err` is SL_SCENARIO_FAILED, SL_TOO_LARGE or SL_NO_MEMORY */
};
enum script_next script_next(struct script *script, struct sl_str *event, uint64_t *pause_ms,
                             struct sl_error *err) SL_MUST_CHECK;

#endif
