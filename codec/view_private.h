/* SPDX-License-Identifier: MIT */
/* Private to the view: what it is made of. */
#ifndef SLUICE_CODEC_VIEW_PRIVATE_H
#define SLUICE_CODEC_VIEW_PRIVATE_H

#include "id_set.h"
#include "messages.h"
#include "sluice/view.h"

#define SL_ENDED_MAX       8
#define SL_ENDED_MAX_BYTES ((size_t)1 << 20) /* of all but the newest */
/* Far above what a hub lets wait; a log that holds more was not written by one. */
#define SL_INPUTS_MAX 65536
#define SL_CLOSED_MAX 64

/* A run that got its grant. */
struct sl_run {
    struct sl_bytes *id;    /* as requested, WTF-8 */
    struct sl_bytes *agent; /* WTF-8 */
    enum sl_policy policy;
    bool channel;             /* its agent takes what comes in mid-run */
    uint64_t interrupt_ms;    /* life of its interrupts that do not say; 0: for ever */
    struct sl_bytes *request; /* the RunAgentInput without messages and state */
    struct sl_gate *gate;     /* NULL once the run is over */

    /* What the grant changes; delivered behind RUN_STARTED and empty from then on. */
    bool rewrite;             /* `added` are all messages */
    struct sl_messages added; /* behind the thread's */
    struct sl_value *state;   /* NULL: the thread's */

    struct sl_bytes *started;  /* RUN_STARTED as delivered, without input; NULL before it */
    struct sl_bytes *terminal; /* as delivered; NULL before it */
    struct sl_bytes *pending;  /* once it is over: a JSON array of strings, START and END of each
                                  call that has no result */
    uint64_t derived_bytes;    /* snapshots sent behind patches of this run */
    uint64_t expires_ms;       /* of its interrupts that do not say; 0: for ever */
};

/* A run that ended. */
struct sl_ended {
    struct sl_bytes *run;
    struct sl_bytes *started;
    struct sl_bytes *terminal;
    uint64_t expires_ms; /* as in struct sl_run */
};

/* The first answer to an open interrupt. */
struct sl_resumed {
    struct sl_bytes *entry; /* of the request's `resume` */
    struct sl_bytes *key;   /* of the request, WTF-8 */
    UT_hash_handle hh;
    char id[]; /* of the interrupt, WTF-8 */
};

/* An input or an answer that waits for an agent. */
struct sl_owed {
    struct sl_place place;
    struct sl_bytes *body; /* of the entry */
    size_t bytes;          /* an answer: of its tool message */
    struct sl_owed *prev;  /* inputs */
    struct sl_owed *next;
    UT_hash_handle hh; /* answers, by their calls */
    char call[];       /* of an answer: WTF-8 */
};

/* A client's patch that was not applied. */
struct sl_refusal {
    struct sl_place place;
    enum sl_code code;
    size_t limit;
    struct sl_bytes *field;
    struct sl_bytes *text;
};

struct sl_view {
    struct sl_view_limits limits;
    struct sl_bytes *thread_id;
    struct sl_place place;
    uint64_t lease;
    struct sl_messages messages;
    struct sl_value *state;
    struct sl_bytes *interrupts;         /* JSON array; NULL: none */
    struct sl_run *live;                 /* granted and not over */
    struct sl_run *last;                 /* over, until the next one has started */
    struct sl_ended ended[SL_ENDED_MAX]; /* oldest first */
    size_t ended_count;
    struct sl_ended finished;   /* the last that ended with RUN_FINISHED */
    bool interrupted;           /* a run once ended with an interrupt */
    struct sl_resumed *resumed; /* uthash, in log order */
    size_t resumed_bytes;
    uint64_t closed[SL_CLOSED_MAX]; /* hashes of the last interrupts that were answered */
    size_t closed_count;
    bool full;
    bool has_history;
    struct sl_place state_changed;
    struct sl_place messages_changed;
    struct sl_owed *inputs; /* utlist */
    size_t input_count;
    size_t input_bytes;
    struct sl_owed *answers; /* uthash, in log order */
    size_t answer_bytes;
    struct sl_refusal *refusals; /* a ring once it has SL_VIEW_REFUSALS */
    size_t refusal_count;
    size_t refusal_cap;
    size_t refusal_oldest;
    struct sl_doc doc; /* scratch: the entry's body */
};

void sl_run_free(struct sl_run *run); /* NULL is allowed */
void sl_ended_clear(struct sl_ended *ended);

static inline struct sl_str sl_run_id(const struct sl_run *run)
{
    return sl_bytes_str(run->id);
}

static inline bool sl_is_string(const struct sl_doc *doc, uint32_t node)
{
    return node != SL_NONE && sl_doc_kind(doc, node) == SL_STRING;
}

/* ---- view_input.c ---- */

/* Messages from outside as the snapshot event that would bring them: their shape is checked, and
 * older forms in them are mended, as they are in events. Starts zeroed. */
struct sl_outside {
    struct sl_buf text;
    struct sl_buf mended;
    struct sl_doc doc;
    struct sl_event event;
};
bool sl_outside_read(struct sl_outside *outside, struct sl_str array,
                     struct sl_error *err) SL_MUST_CHECK;
void sl_outside_clear(struct sl_outside *outside);
static inline uint32_t sl_outside_array(const struct sl_outside *outside)
{
    return outside->event.field[SL_F_MESSAGES];
}

/*
 * Reads a grant's body: what the run starts with, decided against the view. SL_FOLD_FULL and
 * SL_FOLD_DEEP: the run exists, but what its request brings is over a limit and left out. Without a
 * run `*out` is NULL and `err` set.
 */
enum sl_fold sl_run_from_grant(struct sl_view *view, const struct sl_entry *entry,
                               struct sl_run **out, struct sl_error *err);
/* The gate of a run with the owners of all messages that the run starts with. */
bool sl_run_open_gate(struct sl_view *view, struct sl_run *run, struct sl_error *err);
/* Before its first event the gate learns whose the messages and their calls are. False without
 * memory. */
bool sl_gate_know_messages(struct sl_gate *gate, const struct sl_messages *list) SL_MUST_CHECK;

/* ---- view_deliver.c ---- */

/* One step of the view, while it is made. */
struct sl_step {
    struct sl_view *view;
    const struct sl_entry *entry;
    sl_view_sink sink;
    void *ctx;
    struct sl_view_report *report;
    struct sl_error *err;
    struct sl_error stop; /* why the run cannot go on behind this event */
    uint32_t sent;        /* deliveries */
    bool inert;           /* the event that is being sent changes nothing */
};

/* The entry does not count. Returns true, or false without memory. */
bool sl_step_skip(struct sl_step *step, enum sl_code code, const char *field, const char *why);
bool sl_step_is_live_run(const struct sl_step *step);
struct sl_place sl_step_place(const struct sl_step *step); /* of the last delivery */

/* All return false only without memory or when the sink said no; `err` is set. */
bool sl_step_send(struct sl_step *step, const struct sl_delivery *delivery);
bool sl_step_send_event(struct sl_step *step, enum sl_event_type type, struct sl_str json,
                        bool verbatim);
bool sl_step_send_buf(struct sl_step *step, enum sl_event_type type, const struct sl_buf *json);
/* Folds an event, then sends it and what is derived from it. An event that cannot be folded is not
 * sent; `step->stop` says why. */
bool sl_step_deliver(struct sl_step *step, const struct sl_event *ev, struct sl_str json,
                     bool verbatim);
/* The same for an event of the view's own making. */
bool sl_step_deliver_own(struct sl_step *step, const struct sl_buf *json);

/* ---- view_run.c ---- */

bool sl_step_event(struct sl_step *step); /* an event of the live run */
/* The gateway's own terminals. RUN_STARTED goes before them where it is missing. `message` and
 * `code` are JSON strings with their quotes. */
bool sl_step_end_error(struct sl_step *step, struct sl_str code, struct sl_str message);
bool sl_step_end_code(struct sl_step *step, enum sl_code code, const char *message);
bool sl_step_end_cancelled(struct sl_step *step);
/* The view's state changed by a client's patch: sends `delta` or, where it is empty, the whole
 * state as an event of the live run. */
bool sl_step_state(struct sl_step *step, struct sl_str delta);

/* ---- view_patch.c ---- */

bool sl_step_patch(struct sl_step *step); /* a client's change of the state */
/* Skips the entry and remembers that, with the report's reason. */
bool sl_step_refuse(struct sl_step *step);
void sl_refusals_clear(struct sl_view *view);
/* Takes over both texts. False without memory. */
bool sl_refusal_add_take(struct sl_view *view, const struct sl_refusal *refusal);

/* ---- view_owed.c ---- */

bool sl_step_input(struct sl_step *step);
bool sl_step_taken(struct sl_step *step);
bool sl_step_answer(struct sl_step *step);
/* Check what the body says and keep it. False with `err`. */
bool sl_input_keep(struct sl_view *view, const struct sl_entry *entry, size_t max_bytes,
                   struct sl_error *err) SL_MUST_CHECK;
bool sl_answer_keep(struct sl_view *view, const struct sl_entry *entry, size_t max_bytes,
                    struct sl_error *err) SL_MUST_CHECK;
void sl_inputs_clear(struct sl_view *view);
void sl_answers_clear(struct sl_view *view);
/* Behind an event that was folded: answers whose calls have a tool message now are dealt with. */
bool sl_answers_settle(struct sl_view *view, const struct sl_event *ev);
/* The calls of all answers join the set. */
bool sl_answers_collect(const struct sl_view *view, struct sl_id_set *calls);
/* The tool messages that the answers become, into what the run adds: behind their calls where that
 * is the whole history, else at its end. Answers to calls that are gone become nothing. */
enum sl_fold sl_answers_add(const struct sl_view *view, struct sl_run *run, size_t max_bytes);

/* ---- view_resume.c ---- */

/* The grant answers open interrupts. `body` is its body. False without memory. */
bool sl_resume_record(struct sl_view *view, const struct sl_doc *body);
/* NULL when there is none; false without memory. */
bool sl_resumed_find(const struct sl_view *view, struct sl_str id_body, struct sl_resumed **out);
bool sl_resumed_add(struct sl_view *view, struct sl_str id_body, struct sl_str entry,
                    struct sl_str key);
void sl_resumed_clear(struct sl_view *view);
/* The live run has finished, with these interrupts (SL_NONE: without). */
bool sl_interrupts_replace(struct sl_view *view, const struct sl_doc *doc, uint32_t array);

/* ---- snapshots.c: derived events ---- */

/* {"type":"MESSAGES_SNAPSHOT",...} that owns all activities. */
void sl_print_messages_snapshot(const struct sl_messages *list, struct sl_buf *out);
void sl_print_state_snapshot(const struct sl_value *state, struct sl_buf *out);
void sl_print_activity_snapshot(const struct sl_message *activity, struct sl_buf *out);
/* TOOL_CALL_RESULT as the message says, or an empty one where the answer is NULL. `call` is a body.
 */
void sl_print_result(const struct sl_message *answer, struct sl_str call, struct sl_buf *out);
/*
 * The reset that makes a client forget whatever it holds, so that a snapshot of `target` behind it
 * gives exactly `target`: one MESSAGES_SNAPSHOT or, for a target without reasoning messages, two.
 * `which` is 0 or 1; false when there is none of that number. `avoid` may be NULL.
 */
bool sl_print_reset(const struct sl_messages *target, const struct sl_messages *avoid,
                    unsigned which, struct sl_buf *out);
/* The one message of the second of them. */
bool sl_is_reset_end(const struct sl_doc *doc, uint32_t message);

/* ---- owners.c ---- */

/* The event's tag is not the owner that a reader of a snapshot of `list` has on record for what the
 * event goes on with. */
bool sl_owner_differs(const struct sl_messages *list, const struct sl_event *ev);
/* The same of a call's parent message and the message that holds the call. */
bool sl_parent_differs(const struct sl_messages *list, const struct sl_event *ev);
/* The same for nothing but an event that goes on with something, which may always do without. */
bool sl_goes_on_otherwise(const struct sl_messages *list, const struct sl_event *ev);
/* The object without the members of these two value nodes; SL_NONE for none. */
void sl_print_without(const struct sl_doc *doc, uint32_t first, uint32_t second,
                      struct sl_buf *out);

/* The event's type, found by name; SL_EV_UNKNOWN for anything else. */
enum sl_event_type sl_json_event_type(const struct sl_doc *doc);

#endif
