/* SPDX-License-Identifier: MIT */
/* cmocka with what it needs in front of it, and assertions on strings that may hold NUL. */
#ifndef SLUICE_TESTS_UNIT_H
#define SLUICE_TESTS_UNIT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "sluice/str.h"

#define assert_str_equals(str, literal)                                                            \
    do {                                                                                           \
        struct sl_str got_ = (str);                                                                \
        if (!sl_str_equal(got_, SL_STR(literal)))                                                  \
            fail_msg("got \"%.*s\", not \"%s\"", SL_STR_ARG(got_), literal);                       \
    } while (0)

#endif
