/* SPDX-License-Identifier: MIT */
/* Names of the error and close codes, from their tables. */
#include "sluice/codes.h"

#include <stddef.h>

struct code_row {
    const char *name;
    const char *meaning;
    bool retryable;
};

static const struct code_row code_rows[SL_CODE_COUNT] = {
    [SL_OK] = {"ok", "nothing is wrong", false},
#define ROW(symbol, name, retryable, meaning) [SL_##symbol] = {name, meaning, retryable},
    SL_CODES(ROW)
#undef ROW
};

const char *sl_code_name(enum sl_code code)
{
    return code_rows[code].name;
}

const char *sl_code_meaning(enum sl_code code)
{
    return code_rows[code].meaning;
}

bool sl_code_retryable(enum sl_code code)
{
    return code_rows[code].retryable;
}

const char *sl_close_name(int number)
{
    switch (number) {
#define ROW(symbol, number, name, reconnect, meaning)                                              \
    case SL_CLOSE_##symbol:                                                                        \
        return name;
        SL_CLOSES(ROW)
#undef ROW
    default:
        return NULL;
    }
}
