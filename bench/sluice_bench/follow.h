/* SPDX-License-Identifier: MIT */
/*
 * One reader's copy of one thread: what arrives is counted, folded, and at each run's end held
 * against what the publisher made of it.
 */
#ifndef SLUICE_BENCH_FOLLOW_H
#define SLUICE_BENCH_FOLLOW_H

#include "link/place.h"
#include "load.h"
#include "verdict.h"

/* A thread, as its publisher knows it. */
struct bench_thread {
    char id[48];
    struct load_result **results; /* heap, of heap; of run 1 and on */
    unsigned runs;                /* that were begun */
    /* Of an agent that is not ours: hashes of its events, as the first reader got them. */
    uint64_t *log; /* heap */
    size_t log_count, log_cap;
};

#define FOLLOW_GAPS 16

struct follow_gap {
    uint64_t first, last;
};

/* Pieces of text and patches are counted apart, each from 1 on: a collapsed span brings the text of
 * a message, or the state, in front of what lay between. */
struct follow_track {
    uint64_t next;                       /* that should come */
    struct follow_gap gaps[FOLLOW_GAPS]; /* below `next`, not come yet */
    size_t gap_count;
};

/* Where a reader's findings go. */
struct follow_report {
    struct verdict *verdict;
    struct latency *latency;
    uint64_t delivered;       /* numbered events */
    uint64_t rebuilds, spans; /* spans: collapsed ones, of more than one frame */
    bool has_custom;          /* CUSTOM events are published */
    bool is_foreign;          /* the agent is not ours: readers are held against each other */
};

struct follower {
    struct link_place place;
    struct bench_thread *thread;
    struct follow_report *report;
    unsigned reader; /* for texts */
    unsigned run;    /* that was begun last; 0 for none */
    bool in_run, is_rebuilding;
    struct follow_track pieces, patches;
    uint64_t hash;
    char message[32]; /* id of the message that began last */
    struct sl_value *state;
    size_t at;       /* in the thread's log */
    size_t unknown;  /* events since then that the log does not have */
    bool lost_place; /* behind a rebuild or a span, until the next event tells */
};

void follower_init(struct follower *follower, struct bench_thread *thread,
                   struct follow_report *report, unsigned reader, uint32_t sub);
void follower_clear(struct follower *follower);

/* Takes a frame of its subscription (event, state, reset, subscribed). */
void follower_take(struct follower *follower, const struct sl_doc *doc, uint32_t frame,
                   struct sl_str op);
/* The end of run `run` has been seen. */
bool follower_has_ended(const struct follower *follower, unsigned run);
/* What is still missing, when nothing more will come. */
void follower_give_up(struct follower *follower);
/* A finding about the event at a place in the thread's log. */
void follower_find(struct follower *follower, enum finding finding, uint64_t count, size_t at,
                   const char *what);

#endif
