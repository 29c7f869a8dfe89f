/* SPDX-License-Identifier: MIT */
/*
 * Filters: what a reader does not get of a thread, and the thread seen through one.
 *
 * A filter hides whole categories of events, never lifecycle, and paths of the state. A reader sees
 * the deliveries that it lets through; a lens folds those, so that a snapshot, a collapse or a
 * resync gives such a reader exactly what it would have from the deliveries.
 *
 * Each delivery of the thread becomes one delivery or none. Behind a filter that hides anything,
 * RUN_STARTED has as `input` no more than the messages that are shown, no event has `rawEvent`, and
 * neither RAW nor events of unknown types pass. MESSAGES_SNAPSHOT belongs to no category: its
 * messages and tool calls do. A STATE_DELTA or patch that touches a hidden path becomes the whole
 * state that is shown, or nothing where it can change only what is hidden.
 */
#ifndef SLUICE_FILTER_H
#define SLUICE_FILTER_H

#include "sluice/collapse.h"

/* X(symbol, name, meaning): what a subscription may do without, though nothing is hidden by it. */
#define SL_STRIPS(X)                                                                               \
    X(RAW_EVENT, "rawEvent", "the member `rawEvent` of events")                                    \
    X(RAW, "RAW", "RAW events")
#define SL_STRIP_ENUM(symbol, name, meaning) SL_STRIP_##symbol,
enum sl_strip { SL_STRIPS(SL_STRIP_ENUM) SL_STRIP_COUNT };
#undef SL_STRIP_ENUM
const char *sl_strip_name(enum sl_strip strip);

/* A filter is a value of its owner: sl_filter_clear frees what it holds. All zero hides nothing. */
struct sl_filter {
    unsigned hidden;        /* bits 1U << enum sl_category; never lifecycle */
    unsigned stripped;      /* bits 1U << enum sl_strip */
    struct sl_bytes *paths; /* hidden in the state: a JSON array of JSON Pointers, sorted, without
                               repeats and without paths below others; NULL for none. A token "*"
                               means every member or element. */
};

void sl_filter_clear(struct sl_filter *filter);
/* False without memory. */
bool sl_filter_copy(struct sl_filter *to, const struct sl_filter *from) SL_MUST_CHECK;
/* What both hide together. False without memory. */
bool sl_filter_join(struct sl_filter *to, const struct sl_filter *with) SL_MUST_CHECK;
bool sl_filter_equal(const struct sl_filter *a, const struct sl_filter *b);
static inline bool sl_filter_hides(const struct sl_filter *filter)
{
    return filter->hidden || filter->paths;
}
static inline bool sl_filter_is_empty(const struct sl_filter *filter)
{
    return !sl_filter_hides(filter) && !filter->stripped;
}
/* As cursors carry it: 0 for one that hides nothing, whatever it strips. The same in every process.
 */
uint32_t sl_filter_hash(const struct sl_filter *filter);
#define SL_FILTER_MAX_PATHS 256
/* Reads an array of JSON Pointers (as state paths of tokens are given): SL_BAD_FIELD with the
 * element's number as the field. Replaces `filter->paths`; a path that names the whole state hides
 * the category instead. */
bool sl_filter_read_paths(struct sl_filter *filter, const struct sl_doc *doc, uint32_t array,
                          struct sl_error *err) SL_MUST_CHECK;
/* Whether who sees no more of a state than the filter shows may change it so: by a patch that
 * neither changes nor reads (`test`, `copy`, `move`) what is hidden; with SL_NONE, by another state
 * instead of the whole. SL_FORBIDDEN with the field "patch/3/path" or "state". */
bool sl_filter_may_change(const struct sl_filter *filter, const struct sl_doc *doc, uint32_t patch,
                          struct sl_error *err) SL_MUST_CHECK;

struct sl_lens;

/* Sees what the filter shows of `view`, which may be given up afterwards. NULL without memory. */
struct sl_lens *sl_lens_new(const struct sl_filter *filter, const struct sl_view *view,
                            const struct sl_view_limits *limits);
void sl_lens_free(struct sl_lens *lens); /* NULL is allowed */

/*
 * The thread's next delivery. `*shown` tells whether it passes; then `*out` is what passes: its
 * `verbatim` says that `json` is `in->json` itself, else it is valid until the next step.
 * `out->inert` is as the reader has it. False without memory, or when readers of the filter would
 * hold several times the limit of messages, which takes a producer that gives one id to things of
 * several kinds on purpose; the lens is of no more use then.
 */
bool sl_lens_step(struct sl_lens *lens, const struct sl_delivery *in, struct sl_delivery *out,
                  bool *shown) SL_MUST_CHECK;
/* As sl_view_mark; right behind the step of a RUN_STARTED (the state is still the one in front of
 * it) or terminal. */
struct sl_mark *sl_lens_mark(const struct sl_lens *lens);
/* As sl_view_resync, of what the lens shows; `view` is the thread's at the same place. */
bool sl_lens_resync(const struct sl_lens *lens, const struct sl_view *view, sl_view_sink sink,
                    void *ctx, struct sl_error *err) SL_MUST_CHECK;
/* As sl_view_each_ended, with the terminals as the lens shows them. Also false without memory. */
bool sl_lens_each_ended(const struct sl_lens *lens, const struct sl_view *view,
                        bool (*each)(void *ctx, struct sl_str run, struct sl_str terminal),
                        void *ctx);

#endif
