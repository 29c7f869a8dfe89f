/* SPDX-License-Identifier: MIT */
/* Private to the codec: the inside of a gate, for what stores it. */
#ifndef SLUICE_CODEC_GATE_PRIVATE_H
#define SLUICE_CODEC_GATE_PRIVATE_H

#include "chunks.h"
#include "retired.h"

/* An event of the gate's own making. */
struct sl_made {
    struct sl_buf text;
    struct sl_doc doc;
    struct sl_event event;
};

struct sl_gate {
    enum sl_policy policy;
    bool over; /* the policy ended the run */
    struct sl_verifier verifier;
    struct sl_lanes lanes;
    struct sl_thinking thinking;
    struct sl_made mended, made, closing, untagged;
};

#endif
