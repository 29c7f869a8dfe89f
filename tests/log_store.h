/* SPDX-License-Identifier: MIT */
/*
 * A store that is only a log: entries are put into it from outside, one thread's, and followed.
 * Checkpoints are kept and trim it, as they would in a real one; nothing else can be asked.
 */
#ifndef SLUICE_TESTS_LOG_STORE_H
#define SLUICE_TESTS_LOG_STORE_H

#include "store/store.h"

struct store *log_store_new(void);
/* The entry's place is given here. Copies. */
void log_store_append(struct store *store, enum sl_entry_kind kind, uint64_t lease,
                      struct sl_str run, struct sl_str body);
/* Calls back whoever waits. */
void log_store_run(struct store *store);

#endif
