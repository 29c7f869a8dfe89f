/* SPDX-License-Identifier: MIT */
/* Number texts that a machine number holds exactly. */
#ifndef SLUICE_CODEC_DOUBLE_H
#define SLUICE_CODEC_DOUBLE_H

#include <stdint.h>

#include "sluice/str.h"

enum sl_number_form {
    SL_NUMBER_UNSIGNED, /* 0 to 2^64-1 in plain digits */
    SL_NUMBER_SIGNED,   /* -2^63 to -1 in plain digits */
    SL_NUMBER_DOUBLE,   /* what sl_number_print gives for the nearest double */
    SL_NUMBER_TEXT,     /* anything else: only the text itself says it exactly */
};

struct sl_number {
    enum sl_number_form form;
    union {
        uint64_t u;
        int64_t i;
        double d;
    };
};

/* `text` is a JSON number of any length. */
struct sl_number sl_number_classify(struct sl_str text);

#endif
