/* SPDX-License-Identifier: MIT */
/* What the two halves of a script share: script.c follows the steps, script_events.c makes events.
 */
#ifndef SLUICE_AGENT_SCRIPT_PRIVATE_H
#define SLUICE_AGENT_SCRIPT_PRIVATE_H

#include "agent/script.h"
#include "sluice/value.h"

#define SCRIPT_ID_BYTES 40 /* "interrupt-0123456789abcdef-1234567890" and smaller ones */

/* One event of `out`, or a pause when it has no bytes. */
struct script_item {
    size_t start, len;
    uint64_t pause_ms;
};

struct script_note;

/* What a step has to be given before the script goes on. */
enum script_waits { SCRIPT_FOR_NOTHING, SCRIPT_FOR_INPUT, SCRIPT_FOR_ANSWER };

struct script {
    const struct scenario *scenario;
    char *text; /* the input */
    size_t len;
    struct sl_doc input;
    uint32_t answer;        /* the entry of `resume`, or SL_NONE */
    struct sl_value *state; /* shared state as the script has made it */
    struct sl_value *vars;
    uint32_t at; /* step */
    unsigned taken;
    bool begun, ended;
    char thread_hash[17], run_hash[17]; /* hexadecimal */
    uint64_t ids;                       /* given out */
    char subagents[SCENARIO_MAX_NESTING][SCRIPT_ID_BYTES];
    unsigned depth; /* of them, open */
    /* What the last step made and was not handed out yet. */
    struct sl_buf out;
    struct script_item *items; /* heap */
    size_t item_count, item_cap, item_next;
    size_t event_start;
    bool no_memory, too_large;

    /* What comes in mid-run; see script_given.c. */
    enum script_waits waits;
    uint64_t wait_ms;   /* at most; SCRIPT_FOR_EVER */
    bool gave_up;       /* it has waited long enough */
    struct sl_buf call; /* escaped id of the call whose answer is waited for */
    struct script_note *inputs, **inputs_last;
    struct script_note *given_answer;
    struct sl_value *received; /* what was waited for; NULL for nothing */
    struct sl_buf keys;        /* of an input that was taken, as an array */
    /* The state as the log has it, with the script's own changes that it may not have yet; NULL
     * while there are none. */
    bool shares;
    uint64_t made; /* events, ever */
    struct sl_value *base;
    struct script_note *changes, **changes_last;
    struct script_note *early, **early_last; /* clients' changes before the beginning */
};

/* The member of the shared state that keeps the variables over an interrupt. */
#define SCRIPT_KEPT "scenario"

/* --- script.c --- */

/* A new id, of this run: "kind-RUN-NUMBER". */
void script_new_id(struct script *script, const char *kind, char out[SCRIPT_ID_BYTES]);
/* How long the step waits at most; SCRIPT_FOR_EVER. */
uint64_t script_wait_ms(const struct script *script, uint32_t node);

/* --- script_given.c --- */

void script_given_clear(struct script *script);
enum script_wait {
    SCRIPT_WAIT_OVER,    /* there is nothing that is waited for (any more) */
    SCRIPT_WAIT_GOES_ON, /* it was not given yet */
    SCRIPT_WAIT_TAKES,   /* it is over, and `keys` has what was taken */
    SCRIPT_WAIT_FAILED,
};
enum script_wait script_settle(struct script *script, struct sl_error *err);
/* The newest event changed the state, which was `before`. False without memory. */
bool script_note_change(struct script *script, struct sl_value *before, bool is_patch,
                        struct sl_str json);
/* Does what clients changed before the script had begun. */
bool script_patch_early(struct script *script, struct sl_error *err);

/* --- script_values.c --- */

/* The step's field, or SL_NONE. */
uint32_t script_field(const struct script *script, uint32_t step, const char *name);
/* Appends a template's JSON. SL_SCENARIO_FAILED when a place has nothing. */
bool script_fill(struct script *script, uint32_t node, struct sl_buf *out, struct sl_error *err);
/* The same as a value of its own, counted once; NULL on failure. */
struct sl_value *script_fill_value(struct script *script, uint32_t node, struct sl_error *err);
/* Tells whether every place of the template has something. False without memory. */
bool script_finds(struct script *script, uint32_t node, bool *found, struct sl_error *err);
/* Sets SL_SCENARIO_FAILED with file, pointer and text; returns false. */
bool script_fault(const struct script *script, uint32_t node, struct sl_error *err,
                  const char *format, ...) __attribute__((format(printf, 4, 5)));

/* --- script_vars.c: steps that change the state or the variables, and make their events --- */

bool script_snapshot(struct script *script, uint32_t step, struct sl_error *err);
bool script_delta(struct script *script, uint32_t step, struct sl_error *err);
/* The same by an event that a step writes out. */
bool script_follow_emit(struct script *script, struct sl_str event, struct sl_error *err);
bool script_set(struct script *script, uint32_t step, struct sl_error *err);
bool script_add(struct script *script, uint32_t step, struct sl_error *err);
/* Puts the variables into the state, where the run that answers the interrupt finds them. */
bool script_keep_vars(struct script *script, uint32_t step, struct sl_error *err);
/* Takes them out again, if they are there. `node` is for errors. */
bool script_drop_vars(struct script *script, uint32_t node, struct sl_error *err);
/* Whether a step `when` holds. */
bool script_holds(struct script *script, uint32_t step, bool *holds, struct sl_error *err);

/* --- script_events.c: each appends what the step makes to `out` --- */

void script_add_pause(struct script *script, uint64_t ms);
void script_run_started(struct script *script);
/* `result` is JSON or empty. */
void script_run_finished(struct script *script, struct sl_str result);
/* "SCENARIO/NAME/RUN", which a later run finds its place by. */
void script_add_interrupt_id(const struct script *script, uint32_t step, struct sl_buf *out);
bool script_interrupt(struct script *script, uint32_t step, struct sl_error *err);
bool script_run_error(struct script *script, uint32_t step, struct sl_error *err);
bool script_emit(struct script *script, uint32_t step, struct sl_error *err);
bool script_text(struct script *script, uint32_t step, struct sl_error *err);
bool script_reasoning(struct script *script, uint32_t step, struct sl_error *err);
bool script_tool(struct script *script, uint32_t step, struct sl_error *err);
/* TOOL_CALL_RESULT as a client's answer (an entry's body) has it. */
void script_tool_answer(struct script *script, const struct sl_doc *body);
void script_state_snapshot(struct script *script, struct sl_str state);
void script_state_delta(struct script *script, struct sl_str patch);
void script_step_edge(struct script *script, uint32_t step, const char *type);
bool script_subagent_start(struct script *script, uint32_t step, struct sl_error *err);
bool script_subagent_end(struct script *script, uint32_t step, struct sl_error *err);

#endif
