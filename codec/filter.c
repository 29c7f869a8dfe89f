/* SPDX-License-Identifier: MIT */
/* Filters: what they hide, and how they are told apart. */
#include "sluice/filter.h"

#include <assert.h>

#define STRIP_NAME(symbol, name, meaning) [SL_STRIP_##symbol] = (name),
static const char *const strip_names[] = {SL_STRIPS(STRIP_NAME)};
#undef STRIP_NAME

const char *sl_strip_name(enum sl_strip strip)
{
    assert(strip < SL_STRIP_COUNT);
    return strip_names[strip];
}
