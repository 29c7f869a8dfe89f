/* SPDX-License-Identifier: MIT */
/* Findings and latencies. */
#include "verdict.h"

#include <stdarg.h>
#include <stdio.h>

const char *finding_name(enum finding finding)
{
#define NAME(symbol, name, meaning) name,
    static const char *const names[] = {FINDINGS(NAME)};
#undef NAME
    return names[finding];
}

void verdict_add(struct verdict *verdict, enum finding finding, uint64_t count, const char *format,
                 ...)
{
    va_list args;

    if (count == 0)
        return;
    verdict->counts[finding] += count;
    if (verdict->example_count == VERDICT_EXAMPLES)
        return;
    char *text = verdict->examples[verdict->example_count++];
    int len = snprintf(text, sizeof(verdict->examples[0]), "%s: ", finding_name(finding));
    va_start(args, format);
    vsnprintf(text + len, sizeof(verdict->examples[0]) - (size_t)len, format, args);
    va_end(args);
}

bool verdict_is_clean(const struct verdict *verdict)
{
    for (size_t i = 0; i < FINDING_COUNT; i++)
        if (verdict->counts[i])
            return false;
    return true;
}

/* Below LATENCY_STEPS exactly, above in LATENCY_STEPS equal steps from each power of two. */
static size_t bucket_of(uint64_t us)
{
    unsigned shift = 0;

    while (us >> shift >= LATENCY_STEPS * 2)
        shift++;
    size_t bucket = (size_t)shift * LATENCY_STEPS + (size_t)(us >> shift);
    size_t last = sizeof(((struct latency *)0)->buckets) / sizeof(uint64_t) - 1;
    return bucket < last ? bucket : last;
}

static uint64_t bucket_top(size_t bucket)
{
    if (bucket < LATENCY_STEPS * 2)
        return bucket;
    size_t shift = bucket / LATENCY_STEPS - 1;
    return ((uint64_t)(bucket - shift * LATENCY_STEPS + 1) << shift) - 1;
}

void latency_add(struct latency *latency, uint64_t us)
{
    latency->buckets[bucket_of(us)]++;
    latency->count++;
    if (us > latency->max_us)
        latency->max_us = us;
}

uint64_t latency_at(const struct latency *latency, double percent)
{
    uint64_t wanted = (uint64_t)((double)latency->count * percent / 100 + 0.5), seen = 0;
    size_t count = sizeof(latency->buckets) / sizeof(*latency->buckets);

    for (size_t i = 0; latency->count && i < count; i++) {
        seen += latency->buckets[i];
        if (seen >= wanted && seen > 0) {
            uint64_t top = bucket_top(i);
            return top < latency->max_us ? top : latency->max_us;
        }
    }
    return latency->max_us;
}
