/* SPDX-License-Identifier: MIT */
/* Whether a connection that ended is made again, and when: docs/protocol.md, section 11. */
#ifndef SLUICE_LINK_RETRY_H
#define SLUICE_LINK_RETRY_H

#include "link/socket.h"

#define LINK_PATIENCE_MS 120000 /* without a welcome, once there was one */

/* Starts zeroed. */
struct link_retry {
    bool was_welcome;
    unsigned failures;   /* since then */
    uint64_t failing_ms; /* since when, by the loop's clock */
};

void link_retry_reset(struct link_retry *retry); /* a welcome came */
/* False with SL_SYSTEM when connecting again would not help: the server could not be reached at
 * first, the close code means stop, or patience is over. `now_ms` is the loop's. */
bool link_retry_after(struct link_retry *retry, const struct link_end *end, uint64_t now_ms,
                      uint64_t *wait_ms, struct sl_error *err) SL_MUST_CHECK;

#endif
