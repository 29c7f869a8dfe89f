/* SPDX-License-Identifier: MIT */
/*
 * What collapsing deltas costs, next to folding them: for each kind of delta and each number of
 * them, both in turns.
 *
 * Usage: collapse ROUNDS COUNT...
 * Prints one JSON object a line: the kind, how many deltas of how many bytes became how many, the
 * median of what collapsing costs as a ratio of folding in the same round, between which values the
 * middle half of the rounds lies, and nanoseconds a delta.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "sluice/collapse.h"

#define MAX_ROUNDS 1000

/* X(symbol, name, opening event or NULL, delta) The delta's number is put into its text. */
#define KINDS(X)                                                                                   \
    X(TEXT, "text",                                                                                \
      "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m\",\"role\":\"assistant\"}",              \
      "{\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"m\",\"delta\":\"token %u \"}")           \
    X(ARGUMENTS, "arguments",                                                                      \
      "{\"type\":\"TOOL_CALL_START\",\"toolCallId\":\"c\",\"toolCallName\":\"f\"}",                \
      "{\"type\":\"TOOL_CALL_ARGS\",\"toolCallId\":\"c\",\"delta\":\"%u,\"}")                      \
    X(COUNTER, "counter", NULL,                                                                    \
      "{\"type\":\"STATE_DELTA\",\"delta\":[{\"op\":\"add\",\"path\":\"/n\",\"value\":%u}]}")      \
    X(STATE, "state", NULL,                                                                        \
      "{\"type\":\"STATE_DELTA\",\"delta\":[{\"op\":\"add\",\"path\":\"/plan\",\"value\":"         \
      "{\"title\":\"Two days\",\"steps\":[\"one\",\"two\",\"three\",%u],\"done\":false}}]}")       \
    X(ACTIVITY, "activity",                                                                        \
      "{\"type\":\"ACTIVITY_SNAPSHOT\",\"messageId\":\"a\",\"activityType\":\"plan\","             \
      "\"content\":{}}",                                                                           \
      "{\"type\":\"ACTIVITY_DELTA\",\"messageId\":\"a\",\"activityType\":\"plan\","                \
      "\"patch\":[{\"op\":\"add\",\"path\":\"/n\",\"value\":%u}]}")
#define KIND_ENUM(symbol, name, opening, delta) KIND_##symbol,
enum kind { KINDS(KIND_ENUM) KIND_COUNT };
#undef KIND_ENUM

static const struct {
    const char *name, *opening, *delta;
} kinds[] = {
#define KIND_ROW(symbol, name, opening, delta) {name, opening, delta},
    KINDS(KIND_ROW)
#undef KIND_ROW
};

/* A run that is live, and the deltas that come next. */
struct load {
    struct sl_view *view;
    char **deltas;
    size_t count, bytes;
    struct sl_delivery *deliveries; /* of the deltas, once they were folded */
    size_t delivered;
    uint64_t seq;
};

static void fail(const char *what)
{
    fprintf(stderr, "%s\n", what);
    exit(1);
}

static uint64_t spent_ns(void)
{
    struct timespec time;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (uint64_t)time.tv_sec * 1000000000U + (uint64_t)time.tv_nsec;
}

static bool note(void *ctx, const struct sl_delivery *delivery)
{
    struct load *load = ctx;

    if (load->deliveries && load->delivered < load->count)
        load->deliveries[load->delivered++] = *delivery;
    return true;
}

static void step(struct load *load, enum sl_entry_kind kind, const char *body)
{
    const struct sl_entry entry = {.place = {1, ++load->seq, 0},
                                   .kind = kind,
                                   .lease = 1,
                                   .run = SL_STR("r"),
                                   .body = sl_str_from(body)};

    if (!sl_view_step(load->view, &entry, note, load, NULL, NULL))
        fail("no memory");
}

static void begin(struct load *load, enum kind kind)
{
    const struct sl_view_limits limits = {(size_t)64 << 20, (size_t)64 << 20};

    load->view = sl_view_new(SL_STR("t"), &limits);
    if (!load->view)
        fail("no memory");
    step(load, SL_ENTRY_GRANT,
         "{\"threadId\":\"t\",\"agent\":\"a\",\"policy\":\"pass\",\"input\":"
         "{\"threadId\":\"t\",\"runId\":\"r\",\"messages\":[]}}");
    step(load, SL_ENTRY_EVENT, "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\"}");
    if (kinds[kind].opening)
        step(load, SL_ENTRY_EVENT, kinds[kind].opening);
}

static void make(struct load *load, enum kind kind, size_t count)
{
    char text[512];

    *load = (struct load){.count = count};
    load->deltas = calloc(count, sizeof(*load->deltas));
    load->deliveries = calloc(count, sizeof(*load->deliveries));
    if (!load->deltas || !load->deliveries)
        fail("no memory");
    for (size_t i = 0; i < count; i++) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
        load->bytes += (size_t)snprintf(text, sizeof(text), kinds[kind].delta, (unsigned)i);
#pragma GCC diagnostic pop
        load->deltas[i] = strdup(text);
        if (!load->deltas[i])
            fail("no memory");
    }
}

static void clear(struct load *load)
{
    for (size_t i = 0; i < load->count; i++)
        free(load->deltas[i]);
    free(load->deltas);
    free(load->deliveries);
}

static uint64_t fold(struct load *load, enum kind kind)
{
    load->seq = 0;
    load->delivered = load->count; /* what opens the run is not noted */
    begin(load, kind);
    load->delivered = 0;
    uint64_t start = spent_ns();
    for (size_t i = 0; i < load->count; i++)
        step(load, SL_ENTRY_EVENT, load->deltas[i]);
    uint64_t spent = spent_ns() - start;
    if (load->delivered != load->count)
        fail("not every delta was delivered");
    return spent;
}

static bool count_result(void *ctx, const struct sl_delivery *delivery, size_t source)
{
    (void)delivery;
    (void)source;
    ++*(size_t *)ctx;
    return true;
}

static uint64_t collapse(const struct load *load, size_t *became)
{
    uint64_t start = spent_ns();
    struct sl_collapse *span = sl_collapse_new(0);
    struct sl_mark *end = sl_view_mark(load->view);

    *became = 0;
    if (!span || !end)
        fail("no memory");
    for (size_t i = 0; i < load->count; i++) {
        /* As they lie in a window: the entry's own bytes. */
        struct sl_delivery delivery = load->deliveries[i];
        delivery.json = sl_str_from(load->deltas[i]);
        delivery.run = SL_STR("r");
        if (!sl_collapse_add(span, &delivery, NULL))
            fail("no memory");
    }
    if (sl_collapse_end(span, end, count_result, became) != SL_COLLAPSED)
        fail("the span did not collapse");
    sl_collapse_free(span);
    sl_mark_unref(end);
    return spent_ns() - start;
}

static int by_size(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;

    return (left > right) - (left < right);
}

static void measure(enum kind kind, size_t count, size_t rounds)
{
    static double ratios[MAX_ROUNDS], times[MAX_ROUNDS];
    struct load load;
    size_t became = 0;

    make(&load, kind, count);
    for (size_t round = 0; round <= rounds; round++) {
        double folded = (double)fold(&load, kind);
        double collapsed = (double)collapse(&load, &became);
        sl_view_free(load.view);
        if (round == 0) /* it warms up */
            continue;
        ratios[round - 1] = collapsed / folded;
        times[round - 1] = collapsed / (double)count;
    }
    qsort(ratios, rounds, sizeof(double), by_size);
    qsort(times, rounds, sizeof(double), by_size);
    printf("{\"deltas\":\"%s\",\"count\":%zu,\"bytes\":%zu,\"became\":%zu,\"ratio\":%.3f,"
           "\"low\":%.3f,\"high\":%.3f,\"ns\":%.0f}\n",
           kinds[kind].name, count, load.bytes, became, ratios[rounds / 2], ratios[rounds / 4],
           ratios[rounds * 3 / 4], times[rounds / 2]);
    fflush(stdout);
    clear(&load);
}

int main(int argc, char **argv)
{
    size_t rounds = argc > 2 ? strtoul(argv[1], NULL, 10) : 0;

    if (rounds < 1 || rounds > MAX_ROUNDS) {
        fprintf(stderr, "usage: collapse ROUNDS COUNT...\nROUNDS is 1 to %d.\n", MAX_ROUNDS);
        return 2;
    }
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        for (int i = 2; i < argc; i++) {
            size_t count = strtoul(argv[i], NULL, 10);
            if (count < 1)
                fail("COUNT is a number of deltas");
            measure((enum kind)kind, count, rounds);
        }
    }
    return 0;
}
