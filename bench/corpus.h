/* SPDX-License-Identifier: MIT */
/* Logs to measure with: AG-UI events in the shapes that agents send, the same in every run. */
#ifndef SLUICE_BENCH_CORPUS_H
#define SLUICE_BENCH_CORPUS_H

#include <stddef.h>

#include "sluice/view.h"

/* X(symbol, name, what its runs are made by, its events have timestamps, what it holds) */
#define CORPORA(X)                                                                                 \
    X(TEXT, "text", text, false, "one word a delta, bare events")                                  \
    X(TIMED, "timed", text, true, "the same with timestamps")                                      \
    X(PROSE, "prose", prose, false, "paragraphs with escapes and letters outside ASCII")           \
    X(TOOL, "tool", tool, false, "arguments in pieces of a few characters, results")               \
    X(PREDICTIVE, "predictive", predictive, false,                                                 \
      "deltas that replace one growing object, as MAF predicts state")                             \
    X(DELTAS, "deltas", deltas, false, "small patches all over a document")                        \
    X(SNAPSHOTS, "snapshots", snapshots, false, "whole states and whole conversations")            \
    X(MAF, "maf", maf, false, "runs of a Microsoft Agent Framework recipe assistant")              \
    X(PYDANTIC, "pydantic", pydantic, true,                                                        \
      "runs of a Pydantic AI agent: thoughts, tools, timestamps")                                  \
    X(RICH, "rich", rich, false, "steps, subagents, activities, chunks, custom events")            \
    X(HISTORY, "history", history, false, "runs that each bring the whole conversation")           \
    X(RAW, "raw", raw, false, "events that carry what they were made from")

#define CORPUS_ENUM(symbol, name, run, timed, what) CORPUS_##symbol,
enum corpus_name { CORPORA(CORPUS_ENUM) CORPUS_COUNT };
#undef CORPUS_ENUM

struct corpus {
    struct sl_buf text;        /* all bodies, one behind the other */
    struct corpus_item *items; /* heap */
    size_t count, cap;
    /* --- of the generator --- */
    uint64_t random, clock;
    uint64_t lease;
    char run[40];
    bool whole;            /* a run brings the whole conversation */
    bool timed;            /* every event has a timestamp */
    struct sl_buf history; /* the messages that a run's input has in front of the new one */
};

struct corpus_item {
    enum sl_entry_kind kind;
    size_t start, len;
    uint64_t lease;
    char run[40];
};

#define CORPUS_THREAD "7d3f0c52-6a0e-4bb5-9f1c-2f6e8a7d9b10"

const char *corpus_name(enum corpus_name name);
const char *corpus_what(enum corpus_name name);
/* Whole runs until there are `bytes` of bodies. Exits without memory. */
void corpus_make(struct corpus *corpus, enum corpus_name name, size_t bytes);
void corpus_clear(struct corpus *corpus);

struct sl_entry corpus_entry(const struct corpus *corpus, size_t number);

#endif
