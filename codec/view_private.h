/* SPDX-License-Identifier: MIT */
/* Private to the view: what it is made of. */
#ifndef SLUICE_CODEC_VIEW_PRIVATE_H
#define SLUICE_CODEC_VIEW_PRIVATE_H

#include "messages.h"
#include "sluice/view.h"

#define SL_ENDED_MAX       8
#define SL_ENDED_MAX_BYTES ((size_t)1 << 20) /* of all but the newest */

/* A run that got its grant. */
struct sl_run {
    struct sl_bytes *id;    /* as requested, WTF-8 */
    struct sl_bytes *agent; /* WTF-8 */
    enum sl_policy policy;
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
};

/* A run that ended. */
struct sl_ended {
    struct sl_bytes *run;
    struct sl_bytes *started;
    struct sl_bytes *terminal;
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
    struct sl_ended finished; /* the last that ended with RUN_FINISHED */
    bool interrupted;         /* a run once ended with an interrupt */
    bool full;
    bool has_history;
    struct sl_doc doc; /* scratch: the entry's body */
};

void sl_run_free(struct sl_run *run); /* NULL is allowed */
void sl_ended_clear(struct sl_ended *ended);

static inline struct sl_str sl_run_id(const struct sl_run *run)
{
    return sl_bytes_str(run->id);
}

/* ---- view_input.c ---- */

/*
 * Reads a grant's body: what the run starts with, decided against the view. SL_FOLD_FULL and
 * SL_FOLD_DEEP: the run exists, but what its request brings is over a limit and left out. Without a
 * run `*out` is NULL and `err` set.
 */
enum sl_fold sl_run_from_grant(struct sl_view *view, const struct sl_entry *entry,
                               struct sl_run **out, struct sl_error *err);
/* The gate of a run with the owners of all messages that the run starts with. */
bool sl_run_open_gate(struct sl_view *view, struct sl_run *run, struct sl_error *err);

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
};

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

/* ---- owners.c ---- */

/* The event's tag is not the owner that a reader of a snapshot of `list` has on record for what the
 * event goes on with. */
bool sl_owner_differs(const struct sl_messages *list, const struct sl_event *ev);
/* The same of a call's parent message and the message that holds the call. */
bool sl_parent_differs(const struct sl_messages *list, const struct sl_event *ev);
/* The object without the members of these two value nodes; SL_NONE for none. */
void sl_print_without(const struct sl_doc *doc, uint32_t first, uint32_t second,
                      struct sl_buf *out);

/* The event's type, found by name; SL_EV_UNKNOWN for anything else. */
enum sl_event_type sl_json_event_type(const struct sl_doc *doc);

#endif
