/* SPDX-License-Identifier: MIT */
/*
 * A worker of a gateway: serves one agent, takes the runs that it is given, and publishes their
 * events in order, as far ahead of their acknowledgement as the gateway allows.
 *
 * Life of a run: `assigned`; any number of sends; then `over`, once, when the terminal has become
 * durable or the gateway took the run away. `room` comes when a run that could not send may again.
 * The connection is not made again: what it carried is over with it.
 */
#ifndef SLUICE_LINK_WORKER_H
#define SLUICE_LINK_WORKER_H

#define HASH_NONFATAL_OOM 1
#include <uthash.h>

#include "link/client.h"

struct link_worker;

struct link_run {
    char *thread, *id; /* heap; WTF-8 */
    uint64_t lease;
    uint64_t sent, acked;             /* events */
    uint64_t sent_bytes, acked_bytes; /* the latter as if events were alike */
    bool is_last_sent;                /* the terminal is on its way */
    bool wants_room;
    void *user; /* its user's */
    struct link_worker *worker;
    char *key; /* heap; thread NUL run */
    size_t key_len;
    UT_hash_handle hh;
};

struct link_worker_ops {
    void (*ready)(void *ctx); /* the gateway welcomed the worker */
    /* A new run; `frame` is the `assign`. False gives it back. */
    bool (*assigned)(void *ctx, struct link_run *run, const struct sl_doc *doc, uint32_t frame);
    void (*room)(void *ctx, struct link_run *run);
    /* `code` is empty when the terminal is durable, "released" when it was given back, else why the
     * run was taken away. The run is freed behind this. */
    void (*over)(void *ctx, struct link_run *run, struct sl_str code);
    /* Another frame of a run: input, toolResult, state, cancel; may be NULL. */
    void (*told)(void *ctx, struct link_run *run, const struct sl_doc *doc, uint32_t frame,
                 struct sl_str op);
    /* The gateway refused something; `message` is a sentence. */
    void (*refused)(void *ctx, struct sl_str message);
    void (*closed)(void *ctx, const struct link_end *end); /* last; runs are gone */
};

struct link_worker_options {
    const struct link_target *target;
    enum sl_framing framing;
    struct sl_str token; /* empty for none */
    const char *agent;   /* the name that it serves */
    size_t capacity;     /* runs at once */
    const struct link_worker_ops *ops;
    void *ctx;
};

struct link_worker *link_worker_new(const struct link_worker_options *options); /* NULL: memory */
/* At once; nothing is called any more. Of its calls only in `closed`. NULL is allowed. */
void link_worker_free(struct link_worker *worker);
/* Says goodbye and closes, once everything is sent; `closed` follows. */
void link_worker_close(struct link_worker *worker);
struct link_run *link_worker_runs(struct link_worker *worker); /* the first; `hh.next` goes on */

/* How many events may be sent now; when none may, asking makes `room` come later. */
uint64_t link_run_room(struct link_run *run);
/* Sends events that are ready as JSON with commas between them; `is_last` when the last one is a
 * terminal. False when the connection cannot take them. */
bool link_run_send(struct link_run *run, struct sl_str events, uint64_t count,
                   bool is_last) SL_MUST_CHECK;
/* Gives the run back without a terminal; `over` is called within. */
void link_run_release(struct link_run *run, const char *message);

#endif
