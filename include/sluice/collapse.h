/* SPDX-License-Identifier: MIT */
/*
 * Collapse: what a slow reader gets instead of a span of deliveries that it has not been sent.
 *
 * The result is legal in the same pipeline behind everything in front of the span, and leaves a
 * client exactly where the span itself would have left it. Per run, the deltas of one message,
 * reasoning message or tool call become one, where the first stood; what changed the state becomes
 * one STATE_SNAPSHOT there, holding the state at the end of the run's part of the span (between two
 * runs: one `state` with the whole of it); likewise each activity; of encrypted values the last of
 * an entity stays. Everything else stays as it is, in order. What a rule would make larger than
 * what it replaces stays, too.
 *
 * What the state and the activities were at the ends of runs inside the span is not in the
 * deliveries: it is remembered by marks, taken while folding.
 */
#ifndef SLUICE_COLLAPSE_H
#define SLUICE_COLLAPSE_H

#include "sluice/view.h"

/* --- marks --- */

/* The state, and the activities that the run changed, at one moment of a fold. Shares its values
 * with the fold, so it costs what changes behind it. Counted. */
struct sl_mark;

/* Now. Needed for RUN_STARTED (between runs: the state in front of it) and for terminals: inside
 * the sink that gets them, or right behind the step. NULL without memory. */
struct sl_mark *sl_view_mark(const struct sl_view *view);
struct sl_mark *sl_mark_ref(struct sl_mark *mark);
void sl_mark_unref(struct sl_mark *mark); /* NULL is allowed */
/* An upper bound for the bytes that the mark keeps and `before` (NULL for none) does not. */
size_t sl_mark_bytes(const struct sl_mark *mark, const struct sl_mark *before);

/* --- collapsing --- */

/* X(symbol, name, meaning): what may be left out of a collapsed span, where a subscription says so.
 */
#define SL_DROPS(X)                                                                                \
    X(RAW, "RAW", "RAW events")                                                                    \
    X(STEP, "STEP", "steps that begin and end within the span")                                    \
    X(REASONING, "REASONING",                                                                      \
      "REASONING_START and REASONING_END of spans that do, but for subagents'")
#define SL_DROP_ENUM(symbol, name, meaning) SL_DROP_##symbol,
enum sl_drop { SL_DROPS(SL_DROP_ENUM) SL_DROP_COUNT };
#undef SL_DROP_ENUM
const char *sl_drop_name(enum sl_drop drop);

struct sl_collapse;

/* `drops` are bits 1U << enum sl_drop. NULL without memory. */
struct sl_collapse *sl_collapse_new(unsigned drops);
void sl_collapse_free(struct sl_collapse *collapse); /* NULL is allowed */
/* The span's next delivery, which is read in one pass; its `run` and `json` must stay where they
 * are until the collapse is freed. `mark`: the one that was taken with it; NULL for deliveries that
 * need none, or when it is gone. False without memory. */
bool sl_collapse_add(struct sl_collapse *collapse, const struct sl_delivery *delivery,
                     struct sl_mark *mark) SL_MUST_CHECK;

/* `source`: the number (from 0 on) of the added delivery whose JSON this is, byte for byte;
 * SIZE_MAX when the JSON was made here and is valid during the call. */
typedef bool (*sl_collapse_sink)(void *ctx, const struct sl_delivery *delivery, size_t source);

enum sl_collapsed {
    SL_COLLAPSED,
    SL_COLLAPSE_LOST,   /* a mark that would be needed is gone: nothing was given to the sink */
    SL_COLLAPSE_FAILED, /* no memory, or the sink said no */
};
/* Gives the result in order. `end` is the mark of the span's end. Linear in the span's bytes. */
enum sl_collapsed sl_collapse_end(struct sl_collapse *collapse, struct sl_mark *end,
                                  sl_collapse_sink sink, void *ctx) SL_MUST_CHECK;

#endif
