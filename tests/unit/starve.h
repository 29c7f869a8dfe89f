/* SPDX-License-Identifier: MIT */
/* Allocations that fail, one after the other: the linker sends the allocator's calls here. */
#ifndef SLUICE_TESTS_STARVE_H
#define SLUICE_TESTS_STARVE_H

#include "unit/unit.h"

#include <stdbool.h>
#include <stdlib.h>

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *ptr, size_t size);
void __real_free(void *ptr);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *ptr, size_t size);
void __wrap_free(void *ptr);

static size_t countdown; /* the allocation that fails, 0 for none */
static bool did_fail;
static long blocks; /* that are not freed */

static bool fails_now(void)
{
    if (countdown == 0 || --countdown)
        return false;
    did_fail = true;
    return true;
}

void *__wrap_malloc(size_t size)
{
    if (fails_now())
        return NULL;
    blocks++;
    return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    if (fails_now())
        return NULL;
    blocks++;
    return __real_calloc(count, size);
}

void *__wrap_realloc(void *ptr, size_t size)
{
    if (fails_now())
        return NULL;
    blocks += ptr == NULL;
    return __real_realloc(ptr, size);
}

void __wrap_free(void *ptr)
{
    blocks -= ptr != NULL;
    __real_free(ptr);
}

/* Runs a scenario with each of its allocations failing, until none is left to fail. A scenario
 * returns whether it had all the memory that it needs. Returns how often it had not. */
static inline size_t starved(bool (*scenario)(const void *with), const void *with)
{
    size_t failures = 0;

    for (size_t nth = 1;; nth++) {
        long before = blocks;
        did_fail = false;
        countdown = nth;
        bool good = scenario(with);
        countdown = 0;
        assert_int_equal(blocks, before);
        if (!did_fail) {
            assert_true(good);
            break;
        }
        failures += !good;
    }
    return failures;
}

/* One that needs memory. */
static inline void starve(bool (*scenario)(const void *with), const void *with)
{
    assert_true(starved(scenario, with) > 0);
}

#endif
