/* SPDX-License-Identifier: MIT */
/* What was found wrong, and how long events took. */
#ifndef SLUICE_BENCH_VERDICT_H
#define SLUICE_BENCH_VERDICT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* X(symbol, name, meaning) */
#define FINDINGS(X)                                                                                \
    X(LOSS, "loss", "an event never arrived")                                                      \
    X(REPETITION, "repetition", "an event arrived twice")                                          \
    X(ORDER, "order", "an event arrived behind a later one")                                       \
    X(STATE, "state", "the state at a run's end is not the publisher's")                           \
    X(TEXT, "text", "the messages at a run's end are not the publisher's")                         \
    X(ENDING, "ending", "a run did not end as its publisher ended it")                             \
    X(PROTOCOL, "protocol", "a frame that should not have come, or a refusal")                     \
    X(CONNECTION, "connection", "a connection that could not be had again")

#define FINDING_ENUM(symbol, name, meaning) FINDING_##symbol,
enum finding { FINDINGS(FINDING_ENUM) FINDING_COUNT };
#undef FINDING_ENUM
const char *finding_name(enum finding finding);

#define VERDICT_EXAMPLES 5

struct verdict {
    uint64_t counts[FINDING_COUNT];
    char examples[VERDICT_EXAMPLES][200];
    size_t example_count;
};

/* `count` findings of a kind; the text is kept as an example while there is room. */
void verdict_add(struct verdict *verdict, enum finding finding, uint64_t count, const char *format,
                 ...) __attribute__((format(printf, 4, 5)));
bool verdict_is_clean(const struct verdict *verdict);

/* Times in microseconds, kept to within two percent. */
#define LATENCY_STEPS UINT64_C(64) /* per power of two */

struct latency {
    uint64_t buckets[LATENCY_STEPS * 40];
    uint64_t count, max_us;
};

void latency_add(struct latency *latency, uint64_t us);
/* The time that `percent` of all were no longer than; 0 when there are none. */
uint64_t latency_at(const struct latency *latency, double percent);

#endif
