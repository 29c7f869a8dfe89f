/* SPDX-License-Identifier: MIT */
/* Private to the codec: marks from inside. */
#ifndef SLUICE_CODEC_MARK_H
#define SLUICE_CODEC_MARK_H

#include "messages.h"
#include "sluice/collapse.h"

/* An activity that events of the run have changed. */
struct sl_marked {
    struct sl_value *head; /* the message */
    UT_hash_handle hh;
    char id[]; /* WTF-8 */
};

struct sl_mark {
    size_t refs;
    struct sl_value *state;
    struct sl_marked *activities; /* uthash by id, in the order of the messages */
    uint64_t seed;                /* of its hashes: that of the messages */
};

/* Of a fold's state and messages; NULL without memory. */
struct sl_mark *sl_mark_new(struct sl_value *state, const struct sl_messages *messages);
/* The activity of that id (an escaped body) as it was, or NULL. `*failed` is set without memory. */
const struct sl_value *sl_mark_find(const struct sl_mark *mark, struct sl_str id_body,
                                    bool *failed);

#endif
