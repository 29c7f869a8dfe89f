/* SPDX-License-Identifier: MIT */
/* The claims of a token that hide something: `hide` and `hideState`. */
#ifndef SLUICE_AUTH_TOKEN_FILTER_H
#define SLUICE_AUTH_TOKEN_FILTER_H

#include <jansson.h>

#include "hub/principal.h"

/* Reads both claims. SL_BAD_FIELD with the claim as the field and the rest of a sentence about it;
 * SL_NO_MEMORY. `filter` starts empty; clear it in any case. */
bool token_filter_read(const json_t *claims, struct sl_filter *filter,
                       struct sl_error *err) SL_MUST_CHECK;

#endif
