/* SPDX-License-Identifier: MIT */
/* Collapsing a span of deliveries. */
#include "sluice/collapse.h"

#include <assert.h>

#define DROP_NAME(symbol, name, meaning) [SL_DROP_##symbol] = (name),
static const char *const drop_names[] = {SL_DROPS(DROP_NAME)};
#undef DROP_NAME

const char *sl_drop_name(enum sl_drop drop)
{
    assert(drop < SL_DROP_COUNT);
    return drop_names[drop];
}
