/* SPDX-License-Identifier: MIT */
/* Private to the lens: what it is made of. */
#ifndef SLUICE_CODEC_LENS_PRIVATE_H
#define SLUICE_CODEC_LENS_PRIVATE_H

#include "hidden_state.h"
#include "view_private.h"

struct sl_lens {
    struct sl_filter filter;
    struct sl_hidden paths; /* of the state; none when all of it is hidden */
    struct sl_view_limits limits;
    struct sl_messages messages; /* as readers have them */
    struct sl_value *state;      /* as readers have it; {} when it is hidden */
    struct sl_value *full;       /* the thread's, where paths are hidden; else NULL */
    /* Of the live run, where anything is hidden: the order and the owners that its readers know of.
     * What is hidden from them may be what made an event legal. */
    struct sl_gate *gate;
    struct sl_doc doc;
    struct sl_doc again;
    struct sl_buf made;  /* an event that is not as it was */
    struct sl_buf retry; /* one that its readers would refuse otherwise */
    struct sl_buf sent;
};

static inline bool sl_lens_hides(const struct sl_lens *lens, enum sl_category category)
{
    return (lens->filter.hidden & 1U << category) != 0;
}

static inline bool sl_lens_drops_raw_event(const struct sl_lens *lens)
{
    return sl_filter_hides(&lens->filter) ||
           (lens->filter.stripped & 1U << SL_STRIP_RAW_EVENT) != 0;
}

/* A gate for a run that begins now. False without memory. */
bool sl_lens_open_gate(struct sl_lens *lens) SL_MUST_CHECK;

/* ---- lens_event.c: events as they are shown ---- */

/* What to change in an event. */
struct sl_edit {
    bool no_raw_event;
    bool no_tag;
    bool no_parent;
    const char *field;  /* the value of this one; NULL for none */
    struct sl_str text; /* becomes this; a NULL ptr: it goes */
};
/* The event with that done, each field that is meant as often as it is there. */
void sl_edit_print(const struct sl_doc *doc, const struct sl_edit *edit, struct sl_buf *out);

/* RUN_STARTED and MESSAGES_SNAPSHOT with the messages that are shown: prints the event when it is
 * another one. */
void sl_lens_print_started(const struct sl_lens *lens, const struct sl_doc *doc,
                           struct sl_buf *out);
void sl_lens_print_messages(const struct sl_lens *lens, const struct sl_doc *doc,
                            struct sl_buf *out);

/* ---- lens_state.c ---- */

enum sl_lens_change {
    SL_LENS_SAME,    /* what it says is true of what is shown */
    SL_LENS_WHOLE,   /* readers need the whole state that is shown */
    SL_LENS_NOTHING, /* it changes nothing that is shown */
    SL_LENS_FAILED,
};
/* The state becomes the value at the node or, for a patch, is changed by it. */
enum sl_lens_change sl_lens_change_state(struct sl_lens *lens, const struct sl_doc *doc,
                                         uint32_t node, bool is_patch);

#endif
