/* SPDX-License-Identifier: MIT */
/* The hub's answers: subscribed, ack and error frames, given to a peer as control frames. */
#ifndef SLUICE_HUB_ANSWER_H
#define SLUICE_HUB_ANSWER_H

#include "hub/peer.h"
#include "hub/subscription.h"

void answer_error(struct hub_peer *peer, struct hub_ref ref, const struct sl_error *err);
/* About one subscription. */
void answer_sub_error(struct hub_peer *peer, struct hub_ref ref, uint32_t sub,
                      const struct sl_error *err);
void answer_subscribed(const struct sub *sub, const struct sub_verdict *verdict,
                       struct sl_str cursor);
void answer_unsubscribed(struct hub_peer *peer, struct hub_ref ref);
/* `run` and `cancel`. */
void answer_run(struct hub_peer *peer, struct hub_ref ref, struct sl_str thread, struct sl_str run);
void answer_cancel(struct hub_peer *peer, struct hub_ref ref, struct sl_str thread,
                   struct sl_str run, bool ended);
/* A request of post.c was carried out. `cursor` may be empty. */
void answer_done(const struct request *request, struct sl_str cursor);
void answer_claimed(const struct request *request, uint64_t expires_ms);
/* The run of an input ended before its agent took it. */
void answer_undelivered(const struct request *request);

#endif
