/* SPDX-License-Identifier: MIT */
/* Private to the codec: the rows that frames are held against, and the checks of their types. */
#ifndef SLUICE_CODEC_FRAME_CHECK_H
#define SLUICE_CODEC_FRAME_CHECK_H

#include "sluice/frame.h"

struct sl_arg_row {
    unsigned op; /* 0 in the rows of an element */
    struct sl_str field;
    enum sl_arg_type type;
    bool required;
};

/* A part of a table: the rows that one object may have. */
struct sl_arg_rows {
    const struct sl_arg_row *row;
    size_t count;
    unsigned op;
};

struct sl_frame_check {
    const struct sl_doc *doc;
    const struct sl_frame_limits *limits;
    const char *prefix; /* where the object stands in the frame: "" or "subs/3/" */
    struct sl_error *err;
};

struct sl_vocabulary {
    const struct sl_str *ops;
    size_t op_count;
    const struct sl_arg_row *rows;
    size_t row_count;
    const char *stranger; /* what is said of an op that is not of it */
    /* What rows cannot say; NULL for nothing. */
    bool (*whole)(const struct sl_frame_check *check, const struct sl_frame *frame);
};

/* Returns false. `field` stands in the object that is being checked. */
bool sl_frame_refuse(const struct sl_frame_check *check, enum sl_code code, const char *field,
                     size_t limit, const char *why);
bool sl_frame_check_value(const struct sl_frame_check *check, enum sl_arg_type type, uint32_t node,
                          const char *field);
/* Holds an object's members against rows; `arg` has a place for each. `op`, when not SL_NONE, is
 * the value of a member that stands outside the rows. */
bool sl_frame_members(const struct sl_frame_check *check, uint32_t object,
                      const struct sl_arg_rows *rows, uint32_t op, uint32_t arg[]);
bool sl_frame_element(const struct sl_frame_check *check, enum sl_element kind, uint32_t node,
                      uint32_t arg[]);

#endif
