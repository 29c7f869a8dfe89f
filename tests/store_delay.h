/* SPDX-License-Identifier: MIT */
/*
 * A store around another store that is late, and that fails when told to.
 *
 * What the inner store answers waits here until store_delay_run, in order; answers to operations
 * and what followers get can be held back apart from each other, so that either may overtake.
 */
#ifndef SLUICE_TESTS_STORE_DELAY_H
#define SLUICE_TESTS_STORE_DELAY_H

#include "store/store.h"

enum delay_op {
    DELAY_APPEND,
    DELAY_ADMIT,
    DELAY_RETAKE,
    DELAY_POST,
    DELAY_CLAIM,
    DELAY_FENCE,
    DELAY_FINISH,
    DELAY_CHECKPOINT,
    DELAY_FOLLOW,
    DELAY_OPS,
};

/* Borrows `inner`; it must be freed after this one. */
struct store *store_delay_new(struct store *inner);
/* Hands on what has arrived before this call and is not held. */
void store_delay_run(struct store *store);
void store_delay_hold(struct store *store, enum delay_op op, bool hold); /* the answers */
void store_delay_hold_entries(struct store *store, bool hold);
/* Entries that were held are never given: what a store that loses a thread may do. */
void store_delay_drop_entries(struct store *store);
/* The next `count` operations of this kind fail with `code` and never reach the inner store. */
void store_delay_fail(struct store *store, enum delay_op op, enum sl_code code, unsigned count);
/* The next `count` operations of this kind reach the inner store, whose answer is lost: `code` is
 * told instead. */
void store_delay_lose_answers(struct store *store, enum delay_op op, enum sl_code code,
                              unsigned count);
/* The next `count` operations of this kind cannot even be asked. */
void store_delay_refuse(struct store *store, enum delay_op op, unsigned count);
/* Everybody who follows the thread loses it. */
void store_delay_lose(struct store *store, struct sl_str thread, enum sl_code code);
/* How often an operation was asked for. */
unsigned store_delay_asked(const struct store *store, enum delay_op op);

#endif
