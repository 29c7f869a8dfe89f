/* SPDX-License-Identifier: MIT */
/*
 * The view: the fold of a thread's log up to a place.
 *
 * What readers get is a pure function of the log: `sl_view_step` takes an entry, decides whether it
 * counts (lease, run, terminal, gate), derives what is delivered for it, and folds each delivery
 * exactly as the reference client's reducer does. The same calls in the same order give the same
 * deliveries and the same view in every process.
 *
 * A run is delivered as RUN_STARTED, then what the grant changed (messages as RUN_STARTED's `input`
 * when they were only added and the producer sent no `input`, else a MESSAGES_SNAPSHOT with the
 * authority mark; a STATE_SNAPSHOT when the state differs), then its events, then one terminal.
 */
#ifndef SLUICE_VIEW_H
#define SLUICE_VIEW_H

#include "sluice/entry.h"
#include "sluice/value.h"

struct sl_view;

struct sl_view_limits {
    size_t max_state;    /* bytes of the shared state */
    size_t max_messages; /* bytes of all messages */
};

struct sl_view *sl_view_new(struct sl_str thread_id, const struct sl_view_limits *limits);
void sl_view_free(struct sl_view *view);

/* One thing that a subscriber gets for an entry. */
struct sl_delivery {
    bool is_state; /* a `state` frame (between runs): json is the whole state, or
                      the patch when `is_patch` */
    bool is_patch;
    enum sl_event_type type; /* of an event */
    struct sl_str run;       /* requested run id, WTF-8; empty between runs */
    struct sl_str json;      /* valid during the call */
    bool verbatim;           /* json is the entry's body, byte for byte */
    bool inert;              /* an ACTIVITY_* event that readers ignore but for its shape: there is
                                no such activity, or `replace` forbids it */
    uint64_t expires_ms;     /* Unix time, of a RUN_FINISHED: when those of its interrupts expire
                                that have no expiresAt; 0 for none */
};
/* Called in order; false stops (no memory) and makes the step fail. */
typedef bool (*sl_view_sink)(void *ctx, const struct sl_delivery *delivery);

/* What a step found, for logs, metrics and the sender; never needed to go on. */
struct sl_view_report {
    bool skipped;             /* stale lease, other run, after the terminal */
    bool run_began;           /* a grant was taken */
    bool run_ended;           /* a terminal was delivered */
    enum sl_gate_result gate; /* of an event */
    bool deviates;            /* a patch that the reference client may have applied otherwise */
    struct sl_error why;      /* of a skip, repair, drop, end or refused patch, with the field of
                                 the failing operation ("patch/3/path") */
};

/* Folds one entry. False only without memory or when the sink said no; the view is then of no more
 * use and must be loaded again. */
bool sl_view_step(struct sl_view *view, const struct sl_entry *entry, sl_view_sink sink, void *ctx,
                  struct sl_view_report *report, struct sl_error *err) SL_MUST_CHECK;

struct sl_place sl_view_place(const struct sl_view *view);
uint64_t sl_view_lease(const struct sl_view *view);         /* the highest granted or fenced */
struct sl_str sl_view_live_run(const struct sl_view *view); /* requested id; empty when none */
bool sl_view_run_known(const struct sl_view *view, struct sl_str run); /* live or recently ended */
bool sl_view_full(const struct sl_view *view);        /* a limit was hit: no more runs */
bool sl_view_has_history(const struct sl_view *view); /* anything was ever delivered */

/* Borrowed. State is never NULL. */
struct sl_value *sl_view_state(const struct sl_view *view);
void sl_view_print_messages(const struct sl_view *view, struct sl_buf *out); /* JSON array */
/* The open interrupts, as the JSON array of the RUN_FINISHED that opened them; "[]" when none. */
void sl_view_print_interrupts(const struct sl_view *view, struct sl_buf *out);
/* Who answers interrupts, and when. */
struct sl_resume {
    const struct sl_doc *doc;
    uint32_t node; /* the `resume` array of a checked input, SL_NONE for none */
    uint64_t now_ms;
    struct sl_str persona; /* of who asks */
    bool any_persona;      /* who may answer for everybody */
};
/*
 * Whether the open interrupts admit a run that resumes so: each is answered once
 * (SL_INTERRUPTED), none is unknown (SL_UNKNOWN_INTERRUPT), was answered before
 * (SL_INTERRUPT_ANSWERED), is resolved after its time (SL_INTERRUPT_EXPIRED), against its
 * responseSchema (SL_BAD_ANSWER, SL_BAD_SCHEMA), by another persona than its
 * metadata.sluice.persona (SL_FORBIDDEN), or otherwise than an earlier run that failed
 * (SL_CONFLICT). Fields are pointers into the grant: "/input/resume/0/payload/limit".
 */
bool sl_view_resume_check(const struct sl_view *view, const struct sl_resume *resume,
                          struct sl_error *err) SL_MUST_CHECK;
/* {"interruptId":"key of the run that answered it first",…} of the live run's resume. */
void sl_view_print_resume_keys(const struct sl_view *view, struct sl_buf *out);

/* Where the state, and where the messages, last changed: the place of the delivery. */
struct sl_place sl_view_state_changed(const struct sl_view *view);
struct sl_place sl_view_messages_changed(const struct sl_view *view);

/* Whether the patch or answer at this place was refused, and why; false when it was applied or is
 * no longer known (the last SL_VIEW_REFUSALS are). */
#define SL_VIEW_REFUSALS 1024
bool sl_view_refused(const struct sl_view *view, struct sl_place place, struct sl_error *err);

/* What the view has against an answer to this tool call: SL_UNKNOWN_CALL, SL_ANSWERED, or nothing
 * (true). `call` is WTF-8. */
bool sl_view_call_open(const struct sl_view *view, struct sl_str call,
                       struct sl_error *err) SL_MUST_CHECK;

/* Whether an answer with this body would count now: its call is open (as above), it is a message
 * (SL_BAD_FIELD, SL_TOO_DEEP) and there is room for it (SL_THREAD_FULL). */
bool sl_view_answer_fits(const struct sl_view *view, struct sl_str body,
                         struct sl_error *err) SL_MUST_CHECK;

/* Entries that the live run's agent has not dealt with: inputs that were not taken, answers
 * without a TOOL_CALL_RESULT; in log order, with the entry's kind and body. */
typedef bool (*sl_view_owed)(void *ctx, enum sl_entry_kind kind, struct sl_place place,
                             struct sl_str body);
bool sl_view_each_owed(const struct sl_view *view, sl_view_owed each, void *ctx);
/* Inputs that are not taken: their count, and their bytes. */
size_t sl_view_inputs(const struct sl_view *view, size_t *bytes);
/* Whether the live run's agent takes input (its grant's `channel`). */
bool sl_view_has_channel(const struct sl_view *view);

/*
 * What the worker of the live run receives: RunAgentInput as JSON, with the messages and the state
 * that the grant decided, everything else from the request untouched.
 */
void sl_view_print_run_input(const struct sl_view *view, struct sl_buf *out);

/* Stored form (JSON object): everything that is needed to go on exactly. */
void sl_view_save(const struct sl_view *view, struct sl_buf *out);
struct sl_view *sl_view_load(struct sl_str json, const struct sl_view_limits *limits,
                             struct sl_error *err) SL_MUST_CHECK;

/*
 * Resync: the events that bring a reader with an empty pipeline, whatever messages it still holds,
 * to this view: RUN_STARTED, subagents and steps, a resetting MESSAGES_SNAPSHOT, the whole one,
 * STATE_SNAPSHOT, what is open, and the terminal when the run is over. A thread that never ran
 * gives one `state` delivery. Deliveries carry the run ids they belong to.
 */
bool sl_view_resync(const struct sl_view *view, sl_view_sink sink, void *ctx,
                    struct sl_error *err) SL_MUST_CHECK;
/* The last ended runs, oldest first: requested id and the terminal event's JSON. */
bool sl_view_each_ended(const struct sl_view *view,
                        bool (*each)(void *ctx, struct sl_str run, struct sl_str terminal),
                        void *ctx);

#endif
