/* SPDX-License-Identifier: MIT */
/* Messages of a gateway, given to a follower. */
#ifndef SLUICE_BENCH_FOLD_H
#define SLUICE_BENCH_FOLD_H

#include "follow.h"

/* Each frame of the one subscription. `doc` is room to parse in. A message that cannot be read, and
 * a refusal, end the program. */
void fold_message(struct follower *follower, struct sl_doc *doc, struct sl_str message);
/* Whether a message answers the subscription. */
bool fold_is_answer(struct sl_str message);

#endif
