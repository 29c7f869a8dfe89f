/* SPDX-License-Identifier: MIT */
/* Private to the codec: the order of numbers, and what divides them, on their texts. */
#ifndef SLUICE_CODEC_NUMBER_ORDER_H
#define SLUICE_CODEC_NUMBER_ORDER_H

#include "sluice/str.h"

/* The number's exponent is below a thousand million: one that others can be compared with. */
bool sl_number_moderate(struct sl_str number);
/* Negative, 0 or positive, exactly, as `a` is below, at or over `b`, which is moderate. */
int sl_number_compare(struct sl_str a, struct sl_str b);
bool sl_number_integral(struct sl_str number);

/* Moderate, over 0 and of at most 18 significant digits: can be asked for below. */
bool sl_number_divides(struct sl_str divisor);
/* `number` is an integer times `divisor`, exactly. */
bool sl_number_multiple(struct sl_str number, struct sl_str divisor);

#endif
