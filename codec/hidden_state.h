/* SPDX-License-Identifier: MIT */
/* Private to the codec: the parts of a state that a filter hides. */
#ifndef SLUICE_CODEC_HIDDEN_STATE_H
#define SLUICE_CODEC_HIDDEN_STATE_H

#include "sluice/filter.h"

/* A JSON Pointer; the token "*" means every member or element. */
struct sl_hidden_path {
    struct sl_str *tokens; /* unescaped, as string bodies in one spelling */
    size_t count;          /* at least 1, at most SL_MAX_DEPTH */
};

/* Starts zeroed. */
struct sl_hidden {
    struct sl_hidden_path *paths; /* in the order in which they can be taken out one by one */
    size_t count;
};

/* Takes over nothing; `paths` is a filter's. False without memory. */
bool sl_hidden_read(struct sl_hidden *hidden, const struct sl_bytes *paths) SL_MUST_CHECK;
void sl_hidden_clear(struct sl_hidden *hidden);

/* One pointer from an escaped body. SL_BAD_FIELD for what is none, or goes too deep. */
bool sl_hidden_path_read(struct sl_hidden_path *path, struct sl_str body,
                         struct sl_error *err) SL_MUST_CHECK;
void sl_hidden_path_clear(struct sl_hidden_path *path);
/* Whether `path` hides whatever `other` does. */
bool sl_hidden_path_covers(const struct sl_hidden_path *path, const struct sl_hidden_path *other);

/* The state without what is hidden, counted for the caller: the same value where that is nothing,
 * else one that shares the rest with it. NULL without memory. */
struct sl_value *sl_hidden_take_out(const struct sl_hidden *hidden, struct sl_value *state);

/* What an array of patch operations does to a state of which parts are hidden. */
enum sl_hidden_touch {
    SL_HIDDEN_APART,   /* the same as to the whole, to what is shown of it */
    SL_HIDDEN_TOUCHED, /* what is shown may become something else */
    SL_HIDDEN_INSIDE,  /* nothing outside of what is hidden */
    SL_HIDDEN_MEMORY,
};
/* Of one operation; `*member` is its first ("path" or "from") that is not apart. */
enum sl_hidden_touch sl_hidden_touched_by(const struct sl_hidden *hidden, const struct sl_doc *doc,
                                          uint32_t operation, const char **member);
enum sl_hidden_touch sl_hidden_touched(const struct sl_hidden *hidden, const struct sl_doc *doc,
                                       uint32_t patch);

#endif
