/* SPDX-License-Identifier: MIT */
/* Connecting again: a random time, doubling with each failure up to half a minute. */
#include "link/retry.h"

#include <stdlib.h>
#include <sys/random.h>

#define FIRST_MS   200
#define LONGEST_MS 30000

struct close_row {
    int code;
    bool is_final;
};
/* The protocol's codes, and those with which we ended it ourselves. */
static const struct close_row rows[] = {
#define ROW(symbol, number, name, reconnect, meaning) {number, sizeof(reconnect) == sizeof("stop")},
    SL_CLOSES(ROW)
#undef ROW
        {1003, true},
    {1007, true},
    {1008, true},
    {1009, true},
};

/* Connecting again would not help. */
static bool is_final(int code)
{
    for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++)
        if (rows[i].code == code)
            return rows[i].is_final;
    return false;
}

void link_retry_reset(struct link_retry *retry)
{
    *retry = (struct link_retry){.was_welcome = true};
}

static uint64_t pick(unsigned failures)
{
    uint64_t longest = failures > 8 ? LONGEST_MS : (uint64_t)FIRST_MS << failures;
    uint32_t chance = 0;

    if (longest > LONGEST_MS)
        longest = LONGEST_MS;
    (void)!getrandom(&chance, sizeof(chance), 0);
    return longest / 2 + chance % (longest / 2);
}

static bool give_up(const struct link_end *end, struct sl_error *err)
{
    if (end->code == 0)
        sl_error_set(err, SL_SYSTEM, "", "the gateway cannot be reached: %s", end->reason);
    else
        sl_error_set(err, SL_SYSTEM, "", "the gateway closed the connection: %d %s", end->code,
                     end->reason);
    return false;
}

bool link_retry_after(struct link_retry *retry, const struct link_end *end, uint64_t now_ms,
                      uint64_t *wait_ms, struct sl_error *err)
{
    if (!retry->was_welcome || is_final(end->code))
        return give_up(end, err);
    if (retry->failures == 0)
        retry->failing_ms = now_ms;
    if (now_ms - retry->failing_ms > LINK_PATIENCE_MS)
        return give_up(end, err);
    *wait_ms = pick(retry->failures++);
    return true;
}
