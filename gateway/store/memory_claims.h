/* SPDX-License-Identifier: MIT */
/* Claims of tool calls of one thread: who may answer which call, and until when. */
#ifndef SLUICE_STORE_MEMORY_CLAIMS_H
#define SLUICE_STORE_MEMORY_CLAIMS_H

#include "sluice/buf.h"
#include "sluice/error.h"
#include "sluice/str.h"

#include <stdint.h>

enum { MEMORY_CLAIMS_MAX = 1000 };

struct memory_claim {
    struct memory_claim *next;
    struct sl_bytes *call, *holder;
    uint64_t expires_ms; /* Unix time */
    bool answered;       /* stays until the calls of the last run can no longer be answered */
};

struct memory_claims {
    struct memory_claim *list;
    size_t count;
};

/* What stands against the holder's answering or claiming the call: SL_ANSWERED, SL_CLAIMED, or
 * nothing. */
bool memory_claims_admit(const struct memory_claims *claims, struct sl_str call,
                         struct sl_str holder, uint64_t now_ms, struct sl_error *err) SL_MUST_CHECK;
/* Whether somebody else has a claim that is neither answered nor over. */
bool memory_claims_of_others(const struct memory_claims *claims, struct sl_str holder,
                             uint64_t now_ms);
/* What a claim of the call costs beside what is there. */
size_t memory_claims_cost(const struct memory_claims *claims, struct sl_str call,
                          struct sl_str holder);
/* The row of a call that the holder may claim, for the caller to set; made, as one that is over
 * already, when there is none. NULL: SL_TOO_MANY, SL_NO_MEMORY. */
struct memory_claim *memory_claims_row(struct memory_claims *claims, struct sl_str call,
                                       struct sl_str holder, uint64_t now_ms, size_t *bytes,
                                       struct sl_error *err) SL_MUST_CHECK;
/* Gives back what the holder has and has not answered. */
void memory_claims_release(struct memory_claims *claims, struct sl_str call, struct sl_str holder,
                           size_t *bytes);
/* Forgets all: a new run has begun. */
void memory_claims_clear(struct memory_claims *claims, size_t *bytes);

#endif
